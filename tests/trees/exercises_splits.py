"""Exercises of the chapter *What a split can promise*."""

from fractions import Fraction

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st
from margins.trees.every_split import subsets


def total(rows):
    a, b = (sum(column) for column in zip(*rows, strict=True))
    return Fraction(2 * a * b, a + b)


def scanned(rows):
    return min(total(rows[:k]) + total(rows[k:]) for k in range(1, len(rows)))


def least(rows):
    return scanned(sorted(rows, key=lambda row: Fraction(row[1], sum(row))))


def unsorted(rows):
    """the levels have to be sorted first."""
    return scanned(rows)


def by_number(rows):
    """the order is by the share of a class, not by its number of examples."""
    return scanned(sorted(rows, key=lambda row: row[1]))


def one_level(rows):
    """a group may have several levels."""
    others = [rows[:k] + rows[k + 1 :] for k in range(len(rows))]
    return min(total([row]) + total(rest) for row, rest in zip(rows, others, strict=True))


row = st.tuples(st.integers(0, 4), st.integers(0, 4)).filter(any)


@exercise("ex-best-group", solution=least, wrong=(unsorted, by_number, one_level))
@given(rows=st.lists(row, min_size=2, max_size=4))
def the_least(yours, rows):
    """The least sum over all groups of levels."""
    best = min(
        total([rows[v] for v in group])
        + total([rows[v] for v in range(len(rows)) if v not in group])
        for group in subsets(range(len(rows)))
    )
    assert yours(rows).equals(best, "the least sum is")

"""Exercises of the chapter *The promise of a clean street*."""

from fractions import Fraction

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st
from margins.generalisation.finite import distribution
from margins.generalisation.seen import chances


def expected_error(p, n):
    return sum(v * (1 - v) ** n for v in p)


def average_atom(p, n):
    """the chance of missing an atom is not that of missing an average one: rare ones are missed
    longer."""
    return (1 - sum(v * v for v in p)) ** n


def missed(p, n):
    """this adds up the chances of missing each atom; a missed atom only costs its probability."""
    return sum((1 - v) ** n for v in p)


def no_repetition(p, n):
    """draws repeat, so n draws may show fewer than n atoms."""
    return sum(v for v in p[n:])


shares = st.lists(st.integers(1, 5), min_size=1, max_size=4).map(
    lambda parts: [Fraction(part, sum(parts)) for part in parts]
)


@exercise("ex-unseen", solution=expected_error, wrong=(average_atom, missed, no_repetition))
@given(p=shares, n=st.integers(1, 4))
def the_error(yours, p, n):
    """The expected share of what was not drawn, over all sets that can have been drawn."""
    D = distribution([[i] for i in range(len(p))], [1] * len(p), p)
    left = sum(
        chance * sum(v for i, v in enumerate(p) if i not in rows)
        for rows, chance in chances(D, n).items()
    )
    assert yours(p, n).equals(left, "the expected error is")

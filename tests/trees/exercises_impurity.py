"""Exercises of the chapter *How mixed is a leaf*."""

from fractions import Fraction

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st


def gini(counts):
    return 1 - sum(Fraction(c, sum(counts)) ** 2 for c in counts)


def gain(left, right):
    node = [a + b for a, b in zip(left, right, strict=True)]
    inside = sum(left) * gini(left) + sum(right) * gini(right)
    return gini(node) - inside / sum(node)


def plain(left, right):
    """the children count by their size."""
    node = [a + b for a, b in zip(left, right, strict=True)]
    return gini(node) - (gini(left) + gini(right)) / 2


def summed(left, right):
    """the children are averaged, and not added up."""
    node = [a + b for a, b in zip(left, right, strict=True)]
    return gini(node) - gini(left) - gini(right)


def left_over(left, right):
    """that is what remains in the children. The gain is what they have less than the node."""
    inside = sum(left) * gini(left) + sum(right) * gini(right)
    return Fraction(inside) / (sum(left) + sum(right))


@st.composite
def children(draw):
    size = draw(st.integers(2, 3))
    row = st.lists(st.integers(0, 4), min_size=size, max_size=size).filter(any)
    return draw(row), draw(row)


@exercise("ex-split-gain", solution=gain, wrong=(plain, summed, left_over))
@given(pair=children())
def the_gain(yours, pair):
    """The Gini gain of a split."""
    left, right = pair
    assert yours(left, right).equals(gain(left, right), "the gain is")

"""Exercises of the chapter *Cutting back*."""

from fractions import Fraction

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st


def next_price(branches):
    return min((leaf - branch) / (leaves - 1) for leaf, branch, leaves in branches)


def saving(branches):
    """what a branch saves must pay for all the leaves that it has more."""
    return min(leaf - branch for leaf, branch, _ in branches)


def each_leaf(branches):
    """a branch with k leaves has k - 1 more than a single leaf."""
    return min((leaf - branch) / leaves for leaf, branch, leaves in branches)


def strongest(branches):
    """the weakest link goes first, the one with the least saving for a leaf."""
    return max((leaf - branch) / (leaves - 1) for leaf, branch, leaves in branches)


@st.composite
def nodes(draw):
    """Mistakes as a leaf and of the branch, and its leaves."""
    branch = draw(st.integers(0, 5))
    leaf = branch + draw(st.integers(0, 6))
    return Fraction(leaf), Fraction(branch), draw(st.integers(2, 5))


@exercise("ex-weakest-link", solution=next_price, wrong=(saving, each_leaf, strongest))
@given(branches=st.lists(nodes(), min_size=1, max_size=3))
def the_weakest_link(yours, branches):
    """The least saving for each further leaf."""
    ratios = [Fraction(leaf - branch, leaves - 1) for leaf, branch, leaves in branches]
    assert yours(branches).equals(min(ratios), "the next price is")

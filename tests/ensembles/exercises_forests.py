"""Exercises of the chapter *Many trees that differ*."""

from fractions import Fraction
from math import comb

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st


@st.composite
def sizes(draw):
    """d features, k of which are drawn, and r that matter."""
    d = draw(st.integers(1, 12))
    return d, draw(st.integers(1, d)), draw(st.integers(0, d))


def missed(d, k, r):
    return Fraction(comb(d - r, k), comb(d, k))


def with_replacement(d, k, r):
    """no feature is drawn twice."""
    return (1 - Fraction(r, d)) ** k


def seen(d, k, r):
    """this is the probability that one of them is drawn."""
    return 1 - missed(d, k, r)


@exercise("ex-missed-feature", solution=missed, wrong=(with_replacement, seen))
@given(case=sizes())
def none_is_drawn(yours, case):
    """The probability that a split sees none of the features that matter."""
    assert yours(*case).equals(missed(*case), "the probability is")

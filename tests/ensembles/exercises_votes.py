"""Exercises of the chapter *Many voters*."""

from fractions import Fraction
from math import comb

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st

chances = st.sampled_from(sorted({Fraction(k, n) for n in range(1, 11) for k in range(n + 1)}))


def tail(p, n, least):
    return sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(least, n + 1))


def error(p, voters):
    return (tail(p, voters, (voters + 1) // 2) + tail(p, voters, voters // 2 + 1)) / 2


def ties_are_right(p, voters):
    """a tie counts as right here, and the coin is wrong in half of them."""
    return tail(p, voters, voters // 2 + 1)


def ties_are_wrong(p, voters):
    """a tie counts as a mistake here, and the coin is right in half of them."""
    return tail(p, voters, (voters + 1) // 2)


@exercise("ex-fair-majority", solution=error, wrong=(ties_are_right, ties_are_wrong))
@given(p=chances, voters=st.integers(1, 6))
def a_fair_coin(yours, p, voters):
    """The error of a majority whose ties are decided by a fair coin."""
    assert yours(p, voters).equals(error(p, voters), "the error is")


def worst(p, voters):
    return min(Fraction(1), 2 * voters * p / (voters + 1))


def twice(p, voters):
    """more than half must be wrong, so the factor is a little less than 2."""
    return min(Fraction(1), 2 * p)


def unlimited(p, voters):
    """this can be larger than 1."""
    return 2 * voters * p / (voters + 1)


def independent(p, voters):
    """the voters need not be independent."""
    return tail(p, voters, (voters + 1) // 2)


@exercise("ex-worst-majority", solution=worst, wrong=(twice, unlimited, independent))
@given(p=chances, voters=st.sampled_from([1, 3, 5, 7]))
def any_dependence(yours, p, voters):
    """The largest error over all dependences."""
    assert yours(p, voters).equals(worst(p, voters), "the largest error is")

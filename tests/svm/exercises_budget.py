"""Exercises of the chapter *Dear slack*."""

from fractions import Fraction

from evidence import exercise
from exercise_data import amounts
from hypothesis import given
from hypothesis import strategies as st
from margins.svm import path


def price(s, r):
    return (2 - s) / (4 * r**2)


def budget_of_one(s, r):
    """this spends the whole budget on one point; the two points share it."""
    return (1 - s) / (2 * r**2)


def without_the_square(s, r):
    """the margin is r w, and w itself grows with r: a price goes with the square of the scale."""
    return (2 - s) / (4 * r)


def only_for_one(s, r):
    """this is the price for the points 1 and -1; r is not used."""
    return (2 - s) / 4


tenths = [Fraction(k, 10) for k in range(1, 20)]  # between 0 and 2
budgets = st.sampled_from(sorted(tenths, key=lambda s: s.denominator))  # the simplest first


@exercise(
    "ex-price-of-budget", solution=price, wrong=(budget_of_one, without_the_square, only_for_one)
)
@given(s=budgets, r=amounts)
def slack_is_the_budget(yours, s, r):
    """The price at which the total slack is the budget."""
    expected = path.trace([[r], [-r]], [1, -1]).constrained(s).C[0]
    assert yours(s, r).equals(expected, "the price is")

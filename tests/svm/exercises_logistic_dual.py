"""Exercises on the dual of logistic regression."""

import math

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st


def multipliers(margins, C):
    return [C / (1 + math.exp(m)) for m in margins]


def other_side(margins, C):
    """this is C times sigma(m); a large margin needs little force, so it is sigma(-m)."""
    return [C / (1 + math.exp(-m)) for m in margins]


def without_price(margins, C):
    """these are the shares alpha_i / C; the multipliers go up to C."""
    return [1 / (1 + math.exp(m)) for m in margins]


def like_the_hinge(margins, C):
    """only the hinge gives margins below 1 the whole C and larger ones nothing."""
    return [C if m < 1 else 0 for m in margins]


margin_lists = st.lists(st.integers(-8, 8), min_size=1, max_size=3)
prices = st.integers(1, 20)


@exercise(
    "ex-logistic-multipliers",
    solution=multipliers,
    wrong=(other_side, without_price, like_the_hinge),
)
@given(margins=margin_lists, C=prices)
def never_sparse(yours, margins, C):
    """Every multiplier lies strictly between 0 and C."""

    def inside(alpha):
        return all(0 < a < C for a in alpha)

    assert yours(margins, C).satisfies(inside, "each must lie strictly between 0 and C")


@exercise("ex-logistic-multipliers")
@given(margins=margin_lists, C=prices)
def slope_of_the_loss(yours, margins, C):
    """The multipliers at the optimum, from its margins."""
    expected = [C * math.exp(-m) / (1 + math.exp(-m)) for m in margins]
    assert yours(margins, C).equals(expected, "the multipliers are")

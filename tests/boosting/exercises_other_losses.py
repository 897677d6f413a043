"""Exercises of the chapter *Other losses*."""

import math

from evidence import exercise
from exercise_data import labels, listed
from hypothesis import given
from hypothesis import strategies as st
from margins.boosting.other_losses import pseudo_residuals
from margins.losses import LOGISTIC


def residuals(y, scores):
    return [t / (1 + math.exp(t * f)) for t, f in zip(y, scores, strict=True)]


def without_the_label(y, scores):
    """this is the weight; the pseudo-residual points to the side of the label."""
    return [1 / (1 + math.exp(t * f)) for t, f in zip(y, scores, strict=True)]


def uphill(y, scores):
    """this is the slope of the loss; the pseudo-residual is minus that."""
    return [-t / (1 + math.exp(t * f)) for t, f in zip(y, scores, strict=True)]


def margin_with_the_wrong_sign(y, scores):
    """the larger the margin, the smaller the weight: it is sigma(-m)."""
    return [t / (1 + math.exp(-t * f)) for t, f in zip(y, scores, strict=True)]


@exercise(
    "ex-pseudo-residuals",
    solution=residuals,
    wrong=(without_the_label, uphill, margin_with_the_wrong_sign),
)
@given(listed((labels, st.integers(-8, 8)), most=3))
def steepest_descent(yours, sample):
    """Minus the slope of the logistic loss in each score."""
    expected = pseudo_residuals(LOGISTIC, *sample)
    assert yours(*sample).equals(expected, "the pseudo-residuals are")

"""Exercises of the chapter *Linear classifiers*."""

from fractions import Fraction

from evidence import exercise
from exercise_data import labels, listed, numbers
from hypothesis import given
from margins.hyperplanes.linear import zero_one_risk


def risk(scores, y):
    wrong = [t * f <= 0 for f, t in zip(scores, y, strict=True)]
    return Fraction(sum(wrong), len(wrong))


def lucky_boundary(scores, y):
    """sgn(0) = +1 gives a positive point on the boundary its label by luck; its margin is 0."""
    wrong = [(1 if f >= 0 else -1) != t for f, t in zip(scores, y, strict=True)]
    return Fraction(sum(wrong), len(wrong))


def open_boundary(scores, y):
    """a margin of 0 counts as a mistake, too."""
    wrong = [t * f < 0 for f, t in zip(scores, y, strict=True)]
    return Fraction(sum(wrong), len(wrong))


def number_of_mistakes(scores, y):
    """this is the number of mistakes; the risk is their share."""
    return sum(t * f <= 0 for f, t in zip(scores, y, strict=True))


@exercise("ex-risk", solution=risk, wrong=(lucky_boundary, open_boundary, number_of_mistakes))
@given(listed((numbers, labels)))
def share_of_mistakes(yours, sample):
    """The share of the points whose margin is not positive."""
    scores, y = sample
    expected = zero_one_risk([[f] for f in scores], y, [1])
    assert yours(scores, y).equals(expected, "the risk is")

"""Exercises on what convex losses get wrong."""

from fractions import Fraction

from evidence import exercise
from exercise_data import listed
from hypothesis import given
from hypothesis import strategies as st


def line(x, y):
    n = len(x)
    middle, level = Fraction(sum(x), n), Fraction(sum(y), n)
    slope = sum((a - middle) * t for a, t in zip(x, y, strict=True)) / sum(
        (a - middle) ** 2 for a in x
    )
    return slope, level - slope * middle


def through_the_origin(x, y):
    """this is the best line through the origin; here b is free."""
    return Fraction(sum(a * t for a, t in zip(x, y, strict=True)), sum(a * a for a in x) or 1), 0


def not_centred(x, y):
    """the slope needs the points as seen from their mean."""
    n = len(x)
    slope = Fraction(sum(a * t for a, t in zip(x, y, strict=True)), sum(a * a for a in x) or 1)
    return slope, Fraction(sum(y), n) - slope * Fraction(sum(x), n)


def level_at_zero(x, y):
    """the line passes through the mean of the points, not through that of the labels at x = 0."""
    return line(x, y)[0], Fraction(sum(y), len(y))


samples = listed((st.integers(-5, 5), st.sampled_from([1, -1])), 2, 5).filter(
    lambda found: len(set(found[0])) > 1
)


@exercise(
    "ex-least-squares-line",
    solution=line,
    wrong=(through_the_origin, not_centred, level_at_zero),
)
@given(sample=samples)
def the_line(yours, sample):
    """Slope and offset of the line with the least sum of squares."""
    x, y = sample
    assert yours(x, y).equals(line(x, y), "slope and offset are")

"""Exercises of the chapter *The machine that never sees its features*."""

from evidence import exercise
from exercise_data import amounts, labels, listed, numbers
from hypothesis import given


def score(alpha, y, b, column):
    return sum(a * t * k for a, t, k in zip(alpha, y, column, strict=True)) + b


def without_the_bias(alpha, y, b, column):
    """this is the score of a machine without a bias."""
    return score(alpha, y, 0, column)


def without_labels(alpha, y, b, column):
    """a negative point pulls the score down: its kernel value counts with its label."""
    return score(alpha, [1] * len(y), b, column)


def only_the_values(alpha, y, b, column):
    """each point counts as much as its multiplier says."""
    return score([1] * len(y), y, b, column)


@exercise(
    "ex-kernel-score", solution=score, wrong=(without_the_bias, without_labels, only_the_values)
)
@given(sample=listed((amounts, labels, numbers)), b=numbers)
def the_score_of_a_new_input(yours, sample, b):
    """The score from multipliers, labels, bias and kernel values."""
    alpha, y, column = sample
    up = sum(a * k for a, t, k in zip(alpha, y, column, strict=True) if t > 0)
    down = sum(a * k for a, t, k in zip(alpha, y, column, strict=True) if t < 0)
    assert yours(alpha, y, b, column).equals(up - down + b, "the score is")

"""Exercises of the chapter *Why votes generalise*."""

from fractions import Fraction

from evidence import exercise
from exercise_data import amounts, numbers
from hypothesis import given
from hypothesis import strategies as st


def first_term(votes, predictions, y, theta):
    size = sum(abs(a) for a in votes)
    scores = [sum(a * h for a, h in zip(votes, row, strict=True)) / size for row in predictions]
    return Fraction(sum(s * f < theta for s, f in zip(y, scores, strict=True)), len(y))


def not_normalised(votes, predictions, y, theta):
    """the scores have to be divided by the sum of the sizes of the votes."""
    scores = [sum(a * h for a, h in zip(votes, row, strict=True)) for row in predictions]
    return Fraction(sum(s * f < theta for s, f in zip(y, scores, strict=True)), len(y))


def at_the_level_too(votes, predictions, y, theta):
    """a margin of exactly theta is not below theta."""
    size = sum(abs(a) for a in votes)
    scores = [sum(a * h for a, h in zip(votes, row, strict=True)) / size for row in predictions]
    return Fraction(sum(s * f <= theta for s, f in zip(y, scores, strict=True)), len(y))


def without_labels(votes, predictions, y, theta):
    """the margin is the score times the label."""
    return first_term(votes, predictions, [1] * len(y), theta)


def plain_sum(votes, predictions, y, theta):
    """a negative vote counts with its size in the sum by which one divides."""
    size = sum(votes) or 1
    scores = [sum(a * h for a, h in zip(votes, row, strict=True)) / size for row in predictions]
    return Fraction(sum(s * f < theta for s, f in zip(y, scores, strict=True)), len(y))


signs = st.sampled_from((1, -1))


@st.composite
def cases(draw):
    """Votes, not all 0, and predictions of a few points; often the level is one of the margins."""
    votes = draw(st.lists(numbers, min_size=1, max_size=3).filter(any))
    row = st.lists(signs, min_size=len(votes), max_size=len(votes))
    predictions = draw(st.lists(row, min_size=1, max_size=4))
    y = draw(st.lists(signs, min_size=len(predictions), max_size=len(predictions)))
    size = sum(abs(a) for a in votes)
    margins = [
        s * sum(a * h for a, h in zip(votes, row, strict=True)) / size
        for s, row in zip(y, predictions, strict=True)
    ]
    own = [m for m in margins if m > 0]
    return votes, predictions, y, draw(st.sampled_from(own)) if own else draw(amounts)


@exercise(
    "ex-below-level",
    solution=first_term,
    wrong=(not_normalised, at_the_level_too, without_labels, plain_sum),
)
@given(case=cases())
def the_share(yours, case):
    """Counted without a division: y F < theta sum |a|."""
    votes, predictions, y, theta = case
    size = sum(abs(a) for a in votes)
    below = 0
    for row, label in zip(predictions, y, strict=True):
        score = sum(a * h for a, h in zip(votes, row, strict=True))
        below += label * score < theta * size
    share = Fraction(below, len(y))
    assert yours(votes, predictions, y, theta).equals(share, "the share is")

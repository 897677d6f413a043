"""Exercises of the chapter *After the errors are gone*."""

from evidence import exercise
from exercise_data import labels, listed, numbers
from hypothesis import given


def margin(votes, predictions, y):
    score = sum(a * h for a, h in zip(votes, predictions, strict=True))
    return y * score / sum(abs(a) for a in votes)


def not_divided(votes, predictions, y):
    """the margin is not divided: it must not grow when all votes are doubled."""
    return y * sum(a * h for a, h in zip(votes, predictions, strict=True))


def by_the_sum(votes, predictions, y):
    """divided by the sum of the votes; a negative vote must count with its absolute value."""
    total = sum(votes) or 1
    return y * sum(a * h for a, h in zip(votes, predictions, strict=True)) / total


def by_the_number(votes, predictions, y):
    """divided by the number of votes, not by how much they weigh."""
    return y * sum(a * h for a, h in zip(votes, predictions, strict=True)) / len(votes)


votings = listed((numbers, labels)).filter(lambda case: any(case[0]))


@exercise("ex-vote-margin", solution=margin, wrong=(not_divided, by_the_sum, by_the_number))
@given(case=votings, y=labels)
def between_minus_one_and_one(yours, case, y):
    """A margin lies between -1 and 1."""

    def inside(value):
        return -1 <= value <= 1

    assert yours(*case, y).satisfies(inside, "a normalised margin lies between -1 and 1")


@exercise("ex-vote-margin")
@given(case=votings, y=labels)
def share_for_minus_share_against(yours, case, y):
    """It is the share of votes for the label minus the share against it."""
    supports = [a * h * y for a, h in zip(*case, strict=True)]
    right = sum(v for v in supports if v > 0)
    against = sum(-v for v in supports if v < 0)
    assert yours(*case, y).equals((right - against) / (right + against), "the margin is")

"""Exercises on the softmax."""

import math

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st


def stable(scores):
    top = max(scores)
    powers = [math.exp(s - top) for s in scores]
    return [p / sum(powers) for p in powers]


def of_the_scores(scores):
    """shares of the scores themselves are no probabilities where a score is negative or 0."""
    return [s / sum(scores) if sum(scores) else 0 for s in scores]


def only_the_winner(scores):
    """this says which class wins, not how sure that is."""
    return [1 if s == max(scores) else 0 for s in scores]


def without_the_last(scores):
    """the sum below the line runs over all classes."""
    powers = [math.exp(min(s - max(scores), 0)) for s in scores]
    return [p / (sum(powers[:-1]) or 1) for p in powers]


@exercise(
    "ex-softmax-stable",
    solution=stable,
    wrong=(of_the_scores, only_the_winner, without_the_last),
)
@given(scores=st.lists(st.sampled_from([0, 1, -1, 2, 1000, -1000]), min_size=2, max_size=4))
def the_probabilities(yours, scores):
    """The probabilities, also where the powers have no room in a float."""
    top = max(scores)
    total = math.fsum(math.exp(s - top) for s in scores)
    shares = [math.exp(s - top) / total for s in scores]
    assert yours(scores).equals(shares, "the probabilities are")

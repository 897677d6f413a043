"""Exercises of the chapter *One step at a time*."""

import math

from evidence import exercise
from exercise_data import rounds
from hypothesis import given
from margins.boosting.exponential_loss import weighted_error


def parts(weights, wrong):
    bad = sum(w for w, bad in zip(weights, wrong, strict=True) if bad)
    return bad, sum(weights) - bad


def vote(weights, wrong):
    bad, good = parts(weights, wrong)
    return math.log(good / bad) / 2


def without_the_half(weights, wrong):
    """this is twice the vote: the two exponentials e^a and e^-a are e^2a apart."""
    bad, good = parts(weights, wrong)
    return math.log(good / bad)


def upside_down(weights, wrong):
    """the ratio is upside down: few mistakes must give a positive vote."""
    bad, good = parts(weights, wrong)
    return math.log(bad / good) / 2


def every_mistake_once(weights, wrong):
    """the weights are not used: an example counts as much as it weighs."""
    return vote([1] * len(weights), wrong)


@exercise("ex-vote", solution=vote, wrong=(without_the_half, upside_down, every_mistake_once))
@given(rounds())
def best_vote(yours, case):
    """The vote with the least exponential sum."""
    weights, wrong = case
    error = weighted_error(weights, [-1 if bad else 1 for bad in wrong])
    assert yours(weights, wrong).equals(math.log((1 - error) / error) / 2, "the best vote is")

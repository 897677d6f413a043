"""Exercises of the chapter *The price of a margin*."""

import math

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st
from margins.losses import LOGISTIC


def loss(t, s):
    return math.log(1 + math.exp(-(2 * t - 1) * s))


def target_times_score(t, s):
    """a target of 0 is no label: with it the score would not count at all."""
    return math.log(1 + math.exp(-t * s))


def in_bits(t, s):
    """the logarithm is natural."""
    return math.log2(1 + math.exp(-(2 * t - 1) * s))


def probability(t, s):
    """this is the probability of the target; the loss is minus its logarithm."""
    return 1 / (1 + math.exp(-(2 * t - 1) * s))


def only_the_positive(t, s):
    """a target of 0 costs something, too: minus the logarithm of 1 - p."""
    return t * math.log(1 + math.exp(-s))


@exercise(
    "ex-cross-entropy",
    solution=loss,
    wrong=(target_times_score, in_bits, probability, only_the_positive),
)
@given(t=st.sampled_from([0, 1]), s=st.integers(-60, 60))
def the_loss(yours, t, s):
    """The logistic loss of the margin (2t - 1) s."""
    assert yours(t, s).equals(float(LOGISTIC((2 * t - 1) * s)), "the loss is")

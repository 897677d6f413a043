"""Exercises on the temperature family."""

import math

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st


def stable(level, tau, m):
    return max(0, level - m) + tau * math.log1p(math.exp(-abs(level - m) / tau))


def without_tau(level, tau, m):
    """the factor tau stands in front of the logarithm, too."""
    return max(0, level - m) + math.log1p(math.exp(-abs(level - m) / tau))


def other_sign(level, tau, m):
    """a margin above the level costs little: the loss falls with m."""
    return max(0, m - level) + tau * math.log1p(math.exp(-abs(level - m) / tau))


def only_the_limit(level, tau, m):
    """this is the limit for tau towards 0; at m = L the loss is tau ln 2."""
    return max(0, level - m)


margins = st.integers(-2000, 2000)


@exercise("ex-stable-loss", solution=stable, wrong=(without_tau, other_sign, only_the_limit))
@given(level=st.integers(0, 1), tau=st.sampled_from([1, 2, 0.5, 0.01]), m=margins)
def the_loss(yours, level, tau, m):
    """The loss, also where the power in its definition has no room in a float."""
    short = level - m
    small = abs(short) / tau < 700
    rest = tau * math.log1p(math.exp(-abs(short) / tau)) if small else 0
    assert yours(level, tau, m).equals(max(0, short) + rest, "the loss is")

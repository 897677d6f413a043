"""Exercises of the chapter *The widest street*."""

import math

from evidence import exercise
from hypothesis import given
from margins.hyperplanes.linear import functional_margins
from margins.svm import max_margin
from strategies import planted


def least_margin(X, y, w, b):
    scores = [sum(v * c for v, c in zip(w, x, strict=True)) + b for x in X]
    return min(t * f for t, f in zip(y, scores, strict=True))


def canonical(X, y, w, b):
    m = least_margin(X, y, w, b)
    return [v / m for v in w], b / m


def forgets_b(X, y, w, b):
    """b is divided as well, or the boundary moves."""
    m = least_margin(X, y, w, b)
    return [v / m for v in w], b


def unit_normal(X, y, w, b):
    """this makes the length of w equal to 1, not the least margin."""
    length = math.hypot(*w)
    return [v / length for v in w], b / length


def multiplies(X, y, w, b):
    """a pair with the least margin m is divided by m, not multiplied."""
    m = least_margin(X, y, w, b)
    return [v * m for v in w], b * m


separated = planted(n=(1, 3), d=(1, 2))


@exercise("ex-canonical", solution=canonical, wrong=(forgets_b, unit_normal, multiplies))
@given(separated)
def least_margin_is_one(yours, sample):
    """The least functional margin of the new pair is 1."""

    def least_is_one(pair):
        return abs(min(functional_margins(sample.X, sample.y, *pair)) - 1) < 1e-9

    assert yours(*sample).satisfies(least_is_one, "the least margin of this pair is not 1")


@exercise("ex-canonical")
@given(separated)
def same_boundary(yours, sample):
    """It describes the same boundary, with the same sides."""
    w, b = max_margin.canonical(*sample)
    assert yours(*sample).equals((w, b), "the pair is")

"""Distributions with few atoms, for the theorems that hold for all of them."""

from fractions import Fraction
from math import inf, nextafter, sqrt

from hypothesis import strategies as st
from margins.generalisation import distribution
from margins.generalisation.left_out import hard_machine, hard_machine_with_bias
from strategies import ONE, ZERO, planted, positive, signs

homogeneous = hard_machine
with_offset = hard_machine_with_bias


def shares(draw, atoms):
    """Positive probabilities; one atom may be a hundred times as likely as another."""
    sizes = draw(st.lists(st.sampled_from([1, 2, 5, 30, 100]), min_size=atoms, max_size=atoms))
    return [Fraction(size, sum(sizes)) for size in sizes]


@st.composite
def separable(draw, *, bias=False):
    """A distribution with a few atoms on a line or in the plane, separable with a margin."""
    X, y, *_ = draw(planted(n=(1, 3 if bias else 4), d=(1, 2), bias=bias, two_classes=bias))
    return distribution(X, y, shares(draw, len(y)))


@st.composite
def axes(draw):
    """Atoms on different axes: unseen ones have the score 0, and a rare one is seen late."""
    sizes = draw(st.lists(positive, min_size=1, max_size=4))
    X = [[size if i == j else ZERO for j in range(len(sizes))] for i, size in enumerate(sizes)]
    y = draw(st.lists(signs, min_size=len(X), max_size=len(X)))
    return distribution(X, y, shares(draw, len(X)))


def orthonormal(N, y=None):
    """N equally likely unit vectors at right angles."""
    eye = [[ONE if i == j else ZERO for j in range(N)] for i in range(N)]
    return distribution(eye, y or [1] * N)


def radius(D):
    """A float that is at least every norm."""
    return nextafter(sqrt(max(sum(v * v for v in x) for x in D.X)), inf)


def margin(D, learner=homogeneous):
    """A float that is at most the largest margin of the distribution."""
    w = learner(D.X, D.y).w
    return nextafter(1 / sqrt(sum(v * v for v in w)), 0)

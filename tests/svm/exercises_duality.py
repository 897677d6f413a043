"""Exercises of the chapter *Two problems, one answer*."""

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st
from margins.svm.duality import dual_value as library
from strategies import nonnegative, samples


def combination(X, y, alpha):
    d = len(X[0])
    return [sum(a * t * x[j] for a, t, x in zip(alpha, y, X, strict=True)) for j in range(d)]


def dual_value(X, y, alpha):
    return sum(alpha) - sum(v * v for v in combination(X, y, alpha)) / 2


def wrong_sign(X, y, alpha):
    """the quadratic part is taken off; with a plus there would be no largest value."""
    return sum(alpha) + sum(v * v for v in combination(X, y, alpha)) / 2


def without_the_half(X, y, alpha):
    """the quadratic part has a factor 1/2."""
    return sum(alpha) - sum(v * v for v in combination(X, y, alpha))


def without_labels(X, y, alpha):
    """the labels are missing: the points enter as y_i x_i."""
    return dual_value(X, [1] * len(y), alpha)


@st.composite
def multiplied(draw):
    """A sample with multipliers."""
    X, y = draw(samples(n=(1, 3), d=(1, 2)))
    return X, y, draw(st.lists(nonnegative, min_size=len(y), max_size=len(y)))


@exercise(
    "ex-dual-value", solution=dual_value, wrong=(wrong_sign, without_the_half, without_labels)
)
@given(multiplied())
def the_value(yours, case):
    """The dual value of multipliers."""
    assert yours(*case).equals(library(*case), "the dual value is")

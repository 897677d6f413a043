"""The zoo: losses of the margin m = y f(x) that stand in for the number of mistakes.

The piecewise polynomial losses (`ZERO_ONE`, `HINGE`, `PERCEPTRON`, `RAMP`, `SQUARED`) are exact on
`Fraction`s; the others answer in floats.
"""

import math
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np
from scipy.special import xlog1py, xlogy

from margins.base.data import BadInput, elementwise, in_floats, is_exact, real_array
from margins.base.types import Array, ValuesLike
from margins.losses.loss import Loss


def hinge(margins: ValuesLike) -> Array:
    """h(m) = max(0, 1 - m), the least slack at margin m (`slack-elimination`)."""
    return _positive_part(1 - elementwise("margins", margins))


def _positive_part(result: Array) -> Array:
    array = np.asarray(result)  # of one number numpy makes a scalar
    zero: Any = Fraction(0) if is_exact(array) else 0
    return np.asarray(np.maximum(zero, array))


# ---------------------------------------------------------------- population minimisers


def log_odds(p: ValuesLike) -> Array:
    """log(p / (1 - p)) for 0 < p < 1."""
    array = _probabilities(p).astype(np.float64)
    return np.asarray(np.log(array) - np.log1p(-array))


def _probabilities(p: ValuesLike) -> Array:
    array = real_array("p", p)
    if not ((array > 0) & (array < 1)).all():
        raise BadInput("p must lie strictly between 0 and 1: at the ends there is no minimiser")
    return array


def _half_log_odds(p: ValuesLike) -> Array:
    return log_odds(p) / 2


def _difference(p: ValuesLike) -> Array:
    """P(Y = 1 | x) - P(Y = -1 | x)."""
    return np.asarray(2 * _probabilities(p) - 1)


def _zero(p: ValuesLike) -> Array:
    return np.asarray(0 * _probabilities(p))


def _majority(p: ValuesLike, *, at_half: int) -> Array:
    array = _probabilities(p)
    half = Fraction(1, 2)
    return np.where(array > half, 1, np.where(array < half, -1, at_half))


# ---------------------------------------------------------------- values, slopes, conjugates


def _exp_minus(m: Array) -> Array:
    with np.errstate(over="ignore"):
        return np.asarray(np.exp(-in_floats("margins", m)))


def _minus_exp_minus(m: Array) -> Array:
    return -_exp_minus(m)


def logistic_terms(margins: Array) -> tuple[Array, Array, Array]:
    """log(1 + exp(-m)), and the shares 1 / (1 + exp(m)) and 1 / (1 + exp(-m)).

    All from one exponential, which cannot overflow.
    """
    small = np.exp(-np.abs(margins))
    losses = np.log1p(small)
    losses -= np.minimum(margins, 0)
    large = 1 / (1 + small)
    small *= large
    wrong = margins < 0
    return losses, np.where(wrong, large, small), np.where(wrong, small, large)


def logistic_value(m: Array) -> Array:
    """log(1 + exp(-m))."""
    return logistic_terms(in_floats("margins", m))[0]


def logistic_slope(m: Array) -> Array:
    """The derivative of the logistic loss."""
    return -logistic_terms(in_floats("margins", m))[1]


def logistic_second(m: Array) -> Array:
    """The second derivative of the logistic loss."""
    _, share, rest = logistic_terms(in_floats("margins", m))
    return np.asarray(share * rest)


def _minus_entropy(s: Array) -> Array:
    """The binary entropy of -s, negated: l log l + (1 - l) log(1 - l) for l = -s."""
    slope = in_floats("slopes", s)
    share = np.clip(-slope, 0, 1)
    inside = xlogy(share, share) + xlog1py(1 - share, -share)
    return np.where(share == -slope, inside, math.inf)


def _squared(m: Array) -> Array:
    with np.errstate(over="ignore"):
        return np.asarray((1 - m) ** 2)


def _squared_slope(m: Array) -> Array:
    with np.errstate(over="ignore"):
        return np.asarray(2 * (m - 1))


def _two(m: Array) -> Array:
    return np.full(m.shape, 2)


def _left_of(kink: int, m: Array) -> Array:
    """The slope from the right of a loss that falls with slope -1 up to its kink, then is flat."""
    return np.where(m < kink, -1, 0)


def _up_to(kink: int, m: Array) -> Array:
    """Its slope from the left."""
    return np.where(m <= kink, -1, 0)


def _between(s: Array) -> Array:
    """The conjugate of the hinge: all lines of slope -1 <= s <= 0 go through (1, 0)."""
    return np.where((s >= -1) & (s <= 0), s, math.inf)


def _perceptron(m: Array) -> Array:
    return _positive_part(0 - m)


def _ramp(m: Array) -> Array:
    return np.asarray(np.minimum(1, hinge(m)))


def _ramp_slope(m: Array) -> Array:
    return np.where((m >= 0) & (m < 1), -1, 0)


def _step(m: Array) -> Array:
    return np.where(m <= 0, 1, 0)


# ---------------------------------------------------------------- the losses

EXPONENTIAL = Loss(
    "exponential",
    value=_exp_minus,
    derivative=_minus_exp_minus,
    second=_exp_minus,
    convex=True,
    minimiser=_half_log_odds,
)

LOGISTIC = Loss(
    "logistic",
    value=logistic_value,
    derivative=logistic_slope,
    second=logistic_second,
    convex=True,
    minimiser=log_odds,
    dual=_minus_entropy,
    lipschitz=1,
)

SQUARED = Loss(
    "squared",
    value=_squared,
    derivative=_squared_slope,
    second=_two,
    convex=True,
    minimiser=_difference,
)

HINGE = Loss(
    "hinge",
    value=hinge,
    derivative=partial(_left_of, 1),
    second=None,
    convex=True,
    minimiser=partial(_majority, at_half=0),
    left=partial(_up_to, 1),
    dual=_between,
    lipschitz=1,
)

PERCEPTRON = Loss(
    "perceptron",
    value=_perceptron,
    derivative=partial(_left_of, 0),
    second=None,
    convex=True,
    minimiser=_zero,
    left=partial(_up_to, 0),
    lipschitz=1,
)

RAMP = Loss(
    "ramp",
    value=_ramp,
    derivative=_ramp_slope,
    second=None,
    convex=False,
    minimiser=partial(_majority, at_half=1),
    lipschitz=1,
)

ZERO_ONE = Loss(
    "zero-one",
    value=_step,
    derivative=None,
    second=None,
    convex=False,
    minimiser=partial(_majority, at_half=1),
)

LOSSES = (ZERO_ONE, HINGE, PERCEPTRON, RAMP, SQUARED, LOGISTIC, EXPONENTIAL)

"""The family of losses that joins logistic, hinge and perceptron loss."""

import math
from dataclasses import dataclass

import numpy as np

from margins.base.data import BadInput, as_floats, positive_float, real, sample
from margins.base.types import Array, LabelsLike, PointsLike, Scalar, ValuesLike
from margins.losses import logistic
from margins.losses.loss import Loss
from margins.losses.surrogates import log_odds, logistic_second, logistic_slope

_LOG_PRICE = math.log(1e12)
_ACCURACY = 1e-12
_UNDERFLOW = 1e-300


def tempered(level: Scalar, tau: Scalar) -> Loss:
    """tau log(1 + exp((level - m) / tau)), a smooth max(0, level - m), for tau > 0.

    It exceeds its limit for tau -> 0+ by at most tau log 2 (`temperature-uniform-bound`). (0, 1)
    is the logistic loss; the limits at levels 1 and 0 are hinge and perceptron
    (`interpolation-endpoints`).

    Values, slopes and minimisers are right to rounding wherever level - m has room in a float,
    for every tau, 1e-300 included: what does not fit into a float on the way, such as
    (level - m) / tau, is a limit that is known. The curvature is at most 1 / (4 tau), infinite
    where that has no room.
    """
    width = positive_float("the temperature tau", tau)
    family = _Tempered(float(real("level", level)), width)
    return Loss(
        f"temperature({level}, {width})",
        value=family.value,
        derivative=family.slope,
        second=family.second,
        convex=True,
        minimiser=family.minimiser,
        lipschitz=1,
    )


@dataclass(frozen=True)
class _Tempered:
    """The functions of one member. Methods of an object can be pickled, closures cannot."""

    level: float
    tau: float

    def short(self, m: Array) -> Array:
        """How much of the level is missing."""
        return np.asarray(self.level - np.asarray(m, dtype=np.float64))

    def scaled(self, m: Array) -> Array:
        with np.errstate(over="ignore"):
            return np.asarray(-self.short(m) / self.tau)

    def value(self, m: Array) -> Array:
        rest = np.log1p(np.exp(-np.abs(self.scaled(m))))
        return np.asarray(np.maximum(0.0, self.short(m)) + self.tau * rest)

    def slope(self, m: Array) -> Array:
        return logistic_slope(self.scaled(m))

    def second(self, m: Array) -> Array:
        with np.errstate(over="ignore"):
            return np.asarray(logistic_second(self.scaled(m)) / self.tau)

    def minimiser(self, p: ValuesLike) -> Array:
        half = log_odds(p) / 2
        return np.asarray(self.tau * half + self._tilt(_imbalance(p)))

    def _tilt(self, x: Array) -> Array:
        """tau asinh(x exp(level / tau)), for a large quotient sign(x) (level + tau log|2x|)."""
        if self.level / self.tau < 300:
            return np.asarray(self.tau * np.arcsinh(x * np.exp(self.level / self.tau)))
        with np.errstate(divide="ignore", invalid="ignore"):
            large = np.sign(x) * (self.level + self.tau * np.log(2 * np.abs(x)))
        return np.where(x == 0, 0.0, large)


def _imbalance(p: ValuesLike) -> Array:
    """sinh of half the log odds."""
    q = np.asarray(p, dtype=np.float64)
    return np.asarray((2 * q - 1) / (2 * np.sqrt(q * (1 - q))))


def unit_minimiser(
    X: PointsLike, y: LabelsLike, tau: Scalar, *, bias: bool = True
) -> tuple[Array, float]:
    """(w, b) that minimises sum tau log(1 + exp(-m_i / tau)) over |w| <= 1, for a sample that can
    be separated strictly: its least margin is near the best one (`logistic-path-to-hard-margin`).

    Such a sample wants |w| as long as it may be. So it is tau (v, c) with the logistic regression
    (v, c) at the price for which |v| = 1/tau (`conv-temperature`), which is found by bisection.
    """
    from scipy.optimize import brentq

    points, signs = sample(X, y)
    floats = as_floats("X", points)
    unit = float(np.abs(floats).max()) or 1.0  # prices are compared at one size of the points
    width = positive_float("the temperature tau", tau) / unit

    def found(log_price: float) -> logistic.LogisticSolution:
        return logistic.fit(floats / unit, signs, math.exp(log_price), bias=bias, tol=_ACCURACY)

    def excess(log_price: float) -> float:
        return math.log(width * float(np.linalg.norm(found(log_price).w)) + _UNDERFLOW)

    ends = excess(-_LOG_PRICE), excess(_LOG_PRICE)
    if not ends[0] < 0 < ends[1]:
        raise BadInput(
            f"no price from 1e-12 to 1e12 gives |w| = 1 at tau = {width * unit:g}; the sample must "
            "be separable, and tau of the size of its margin"
        )
    machine = found(float(brentq(excess, -_LOG_PRICE, _LOG_PRICE, xtol=1e-10)))
    scale = 1 / max(1 / width, float(np.linalg.norm(machine.w)))
    return machine.w * scale, machine.b * scale * unit

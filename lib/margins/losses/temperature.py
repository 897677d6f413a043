"""The family of losses that joins logistic, hinge and perceptron loss."""

from dataclasses import dataclass

import numpy as np

from margins.base.data import positive_float, real
from margins.base.types import Array, Scalar, ValuesLike
from margins.losses.loss import Loss
from margins.losses.surrogates import (
    log_odds,
    logistic_second,
    logistic_slope,
    logistic_value,
)


def tempered(level: Scalar, tau: Scalar) -> Loss:
    """tau log(1 + exp((level - m) / tau)), a smooth max(0, level - m), for tau > 0.

    It exceeds its limit for tau -> 0+ by at most tau log 2. (0, 1) is the logistic loss; the
    limits at levels 1 and 0 are hinge and perceptron.
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

    def scaled(self, m: Array) -> Array:
        return np.asarray((np.asarray(m, dtype=np.float64) - self.level) / self.tau)

    def value(self, m: Array) -> Array:
        return self.tau * logistic_value(self.scaled(m))

    def slope(self, m: Array) -> Array:
        return logistic_slope(self.scaled(m))

    def second(self, m: Array) -> Array:
        return logistic_second(self.scaled(m)) / self.tau

    def minimiser(self, p: ValuesLike) -> Array:
        half = log_odds(p) / 2
        return self.tau * (half + _asinh_exp(_imbalance(p), self.level / self.tau))


def _imbalance(p: ValuesLike) -> Array:
    """sinh of half the log odds."""
    q = np.asarray(p, dtype=np.float64)
    return np.asarray((2 * q - 1) / (2 * np.sqrt(q * (1 - q))))


def _asinh_exp(x: Array, k: float) -> Array:
    """asinh(x exp(k)) without overflow: for large k it is sign(x) (k + log|2x|)."""
    if k < 300:
        return np.asarray(np.arcsinh(x * np.exp(k)))
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(x == 0, 0.0, np.sign(x) * (k + np.log(2 * np.abs(x))))

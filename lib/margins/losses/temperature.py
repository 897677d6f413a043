"""The family of losses that joins logistic, hinge and perceptron loss."""

from dataclasses import dataclass

import numpy as np

from margins.base.data import positive_float, real
from margins.base.types import Array, Scalar, ValuesLike
from margins.losses.surrogates import Loss, log_odds, logistic_second, logistic_slope


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

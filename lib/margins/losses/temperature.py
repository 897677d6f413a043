"""The family of losses that joins logistic, hinge and perceptron loss."""

import numpy as np
from scipy.special import expit

from margins.base.data import positive_float, real
from margins.base.types import Array, Scalar, ValuesLike
from margins.losses.surrogates import LOGISTIC, Loss, log_odds, logistic_second


def tempered(level: Scalar, tau: Scalar) -> Loss:
    """tau log(1 + exp((level - m) / tau)), a smooth max(0, level - m), for tau > 0.

    It exceeds its limit for tau -> 0+ by at most tau log 2. (0, 1) is the logistic loss; the
    limits at levels 1 and 0 are hinge and perceptron.
    """
    width = positive_float("the temperature tau", tau)
    place = float(real("level", level))

    def scaled(m: Array) -> Array:
        return np.asarray((np.asarray(m, dtype=np.float64) - place) / width)

    return Loss(
        f"temperature({level}, {width})",
        value=lambda m: width * LOGISTIC.value(scaled(m)),
        derivative=lambda m: -expit(-scaled(m)),
        second=lambda m: logistic_second(scaled(m)) / width,
        convex=True,
        minimiser=lambda p: width * (log_odds(p) / 2 + _asinh_exp(_imbalance(p), place / width)),
    )


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

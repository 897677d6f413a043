"""The family of losses that joins logistic, hinge and perceptron loss."""

from typing import Any

import numpy as np
from scipy.special import expit

from margins.base.data import positive
from margins.base.types import Array
from margins.losses.surrogates import LOGISTIC, Loss, log_odds, logistic_second


def tempered(level: float, tau: float) -> Loss:
    """tau log(1 + exp((level - m) / tau)), a smooth max(0, level - m), for tau > 0.

    It exceeds its limit for tau -> 0+ by at most tau log 2. (0, 1) is the logistic loss; the
    limits at levels 1 and 0 are hinge and perceptron.
    """
    tau = float(positive("the temperature", tau))

    def scaled(m: Any) -> Array:
        return np.asarray((np.asarray(m, dtype=np.float64) - level) / tau)

    return Loss(
        f"temperature({level}, {tau})",
        value=lambda m: tau * LOGISTIC.value(scaled(m)),
        derivative=lambda m: -expit(-scaled(m)),
        second=lambda m: logistic_second(scaled(m)) / tau,
        convex=True,
        minimiser=lambda p: tau * (log_odds(p) / 2 + _asinh_exp(_imbalance(p), level / tau)),
    )


def _imbalance(p: Any) -> Array:
    """sinh of half the log odds."""
    return np.asarray((2 * p - 1) / (2 * np.sqrt(p * (1 - p))))


def _asinh_exp(x: Array, k: float) -> Array:
    """asinh(x exp(k)) without overflow: for large k it is sign(x) (k + log|2x|)."""
    if k < 300:
        return np.asarray(np.arcsinh(x * np.exp(k)))
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(x == 0, 0.0, np.sign(x) * (k + np.log(2 * np.abs(x))))

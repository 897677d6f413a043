"""Losses of the margin: `loss` says what one is, `surrogates` is the zoo, `temperature` a family.
What minimises their sum: `logistic` regression, by `descent` in stable `axes`, and `least_squares`
with `ridge`, which certifies it. `blunders` has the examples on which they err."""

from margins.losses.loss import Loss
from margins.losses.surrogates import (
    EXPONENTIAL,
    HINGE,
    LOGISTIC,
    LOSSES,
    PERCEPTRON,
    RAMP,
    SQUARED,
    ZERO_ONE,
    hinge,
)
from margins.losses.temperature import tempered, unit_minimiser

__all__ = [
    "EXPONENTIAL",
    "HINGE",
    "LOGISTIC",
    "LOSSES",
    "PERCEPTRON",
    "RAMP",
    "SQUARED",
    "ZERO_ONE",
    "Loss",
    "hinge",
    "tempered",
    "unit_minimiser",
]

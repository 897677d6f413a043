"""Losses of the margin: `loss` says what one is, `surrogates` is the zoo, `temperature` a family;
`logistic` regression."""

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
from margins.losses.temperature import tempered

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
]

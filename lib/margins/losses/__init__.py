"""Losses of the margin: `surrogates` (the zoo), `temperature`, and `logistic` regression."""

from margins.losses.surrogates import (
    EXPONENTIAL,
    HINGE,
    LOGISTIC,
    LOSSES,
    PERCEPTRON,
    RAMP,
    SQUARED,
    ZERO_ONE,
    Loss,
    hinge,
    slopes,
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
    "slopes",
    "tempered",
]

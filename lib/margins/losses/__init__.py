"""Losses of the margin: `surrogates` (the zoo), `temperature`; and what minimises their sum:
`logistic` regression, and `least_squares` with `ridge`, which certifies it."""

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
    "slopes",
    "tempered",
    "unit_minimiser",
]

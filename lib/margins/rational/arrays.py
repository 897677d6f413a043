"""Arrays of `Fraction`s, and the integers behind them."""

from collections.abc import Iterable
from fractions import Fraction
from math import lcm

import numpy as np

from margins.base.types import Array


def array(values: list[Fraction]) -> Array:
    """A list of `Fraction`s as the kind of array the rest of the library uses."""
    return np.array(values, dtype=object)


def cleared(values: Array) -> tuple[Array, int]:
    """(D * values in Python integers, D) for the common denominator D. Integers add much faster."""
    denominator = common_denominator(values.flat)
    whole = np.empty(values.shape, dtype=object)
    for index, v in np.ndenumerate(values):
        whole[index] = v.numerator * (denominator // v.denominator)
    return whole, denominator


def common_denominator(values: Iterable[Fraction | int]) -> int:
    """The least positive D for which D*v is an integer for all the given numbers."""
    return lcm(*(v.denominator for v in values))

"""The edge of the exact library: integers and `Fraction`s in, `Fraction`s out, floats refused.

A float such as 0.1 is not the decimal a reader sees, and taking it for the binary number it is
would give answers with 55-bit denominators that look like a bug. So only floats that are whole
numbers are accepted.
"""

from fractions import Fraction
from math import lcm
from numbers import Rational
from typing import Any

import numpy as np

from margins.data import Array, BadInput, numbers


def rational(name: str, value: Any) -> Fraction:
    """One exact number."""
    if isinstance(value, Rational | np.integer):
        return Fraction(int(value)) if isinstance(value, np.integer) else Fraction(value)
    if not isinstance(value, float | np.floating):
        raise BadInput(f"{name} holds {value!r}; use integers and Fractions")
    if not np.isfinite(value):
        raise BadInput(f"{name} contains NaN or infinity; remove or impute those entries")
    if value != int(value):
        raise BadInput(
            f"{name} holds the float {float(value)!r}, which is seldom the number meant; "
            "for an exact result write Fraction(str(v)) for the decimal v that is printed, "
            "or Fraction(v) for the binary number that is stored"
        )
    return Fraction(int(value))


def rationals(name: str, value: Any, ndim: int) -> Array:
    """An object array of `Fraction`s with `ndim` axes."""
    try:
        raw = np.asarray(value)
    except ValueError as error:
        raise BadInput(f"{name} has rows of different lengths") from error
    exact = np.empty(raw.shape, dtype=object)
    for index, entry in np.ndenumerate(raw):
        exact[index] = rational(name, entry)
    numbers(**{name: (exact, ndim)})  # the number of axes is checked in one place
    return exact


def array(values: list[Fraction]) -> Array:
    """A list of `Fraction`s as the kind of array the rest of the library uses."""
    return np.array(values, dtype=object)


def common_denominator(values: Any) -> int:
    """The least positive D for which D*v is an integer for all the given numbers."""
    return lcm(*(v.denominator for v in values))

"""Single numbers at the edge: `data` checks arrays, this module what stands alone.

Truth values are refused wherever a number is asked for: Python takes True for 1, and
`fit(X, y, True)` would be a price of 1 where a bias was meant.
"""

import math
from fractions import Fraction
from numbers import Rational
from typing import Any

import numpy as np

from margins.base.types import Count, Number, Scalar


class BadInput(ValueError):
    """Input that no definition covers. The message says what is wrong and how to mend it."""


def is_truth_value(value: object) -> bool:
    """Whether a value is True or False, of Python or of numpy."""
    return isinstance(value, bool | np.bool_)


def rational(name: str, value: Scalar) -> Fraction:
    """One exact number."""
    if type(value) is Fraction:  # most are
        return value
    if isinstance(value, Rational | np.integer) and not is_truth_value(value):
        return fraction(value)
    if not isinstance(value, float | np.floating):
        raise BadInput(f"{name} holds {shown(value)}; use integers and Fractions")
    if not np.isfinite(value):
        raise BadInput(f"{name} contains NaN or infinity; remove or impute those entries")
    if value != int(value):
        raise BadInput(
            f"{name} holds the float {float(value)!r}, which is seldom the number meant; "
            "for an exact result write Fraction(str(v)) for the decimal v that is printed, "
            "or Fraction(v) for the binary number that is stored"
        )
    return Fraction(int(value))


def fraction(value: Any) -> Fraction:
    """numpy's integers are not rational numbers to Python; the others are."""
    if type(value) is Fraction:
        return value
    return Fraction(int(value)) if isinstance(value, np.integer) else Fraction(value)


def shown(value: object) -> str:
    """A value for a message, cut where it would fill the screen."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def real(name: str, value: Scalar) -> Number:
    """A real number, not NaN: a `Fraction` if it is rational, otherwise a float."""
    number = _number(name, value, "a number")
    if isinstance(number, float) and math.isnan(number):  # a Fraction may be too large to ask
        raise BadInput(f"{name} must be a number, but is {value}")
    return number


def _number(name: str, value: Scalar, kind: str) -> Number:
    """A number, NaN included."""
    if not _is_number(value):
        raise BadInput(f"{name} must be {kind}, but is {shown(value)}")
    return fraction(value) if isinstance(value, Rational | np.integer) else float(value)


def _is_number(value: object) -> bool:
    known = isinstance(value, Rational | np.integer | float | np.floating)
    return known and not is_truth_value(value)


def positive(name: str, value: Scalar, *, infinite: bool = False, hint: str = "") -> Number:
    """A positive number: a `Fraction` if it is rational, otherwise a float.

    `infinite` allows infinity; `hint` tells how to mend a number that is refused.
    """
    number = _number(name, value, "a positive number")
    if not number > 0 or (number == math.inf and not infinite):
        wanted = "positive" if infinite else "positive and finite"
        raise BadInput(f"{name} must be {wanted}, but is {value}" + (hint and f"; {hint}"))
    return number


def positive_float(name: str, value: Scalar, *, infinite: bool = False, hint: str = "") -> float:
    """`positive` as a float, refused if it has no room there: beyond 1e308, or rounded to 0."""
    number = positive(name, value, infinite=infinite, hint=hint)
    try:
        return float(positive(name, float(number), infinite=infinite, hint=hint))
    except OverflowError as error:
        raise BadInput(f"{name} is too large for a float; rescale the data") from error


def not_negative(name: str, value: Scalar, *, hint: str = "") -> Number:
    """A finite number of at least 0. The hint is for those who give a negative one."""
    number = real(name, value)
    if number < 0 or number == math.inf:
        wanted = "not be negative" if number < 0 else "be finite"
        why = f"; {hint}" if hint and number < 0 else ""
        raise BadInput(f"{name} must {wanted}, but is {value}{why}")
    return number


def price(C: Scalar) -> Number:
    """C of the soft margin, or infinity, which stands for the hard margin."""
    return positive("C", C, infinite=True, hint="use infinity for the hard margin")


def tolerance(tol: Scalar) -> float:
    """A relative tolerance."""
    if not _is_number(tol) or not 0 < tol < 1:
        raise BadInput(f"tol must lie between 0 and 1, but is {shown(tol)}")
    return float(tol)


def is_whole(value: object) -> bool:
    """Whether a value is an integer, of Python or of numpy."""
    return isinstance(value, int | np.integer) and not is_truth_value(value)


def count(name: str, value: Count) -> int:
    """A whole number of at least 1."""
    if not is_whole(value) or value < 1:
        raise BadInput(f"{name} must be a whole number of at least 1, but is {shown(value)}")
    return int(value)

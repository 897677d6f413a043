"""Formulas with roots and logarithms, rounded upwards: the float is never below the number.

They are computed with fifty digits. A bound that rounding makes smaller is no bound.
"""

import math
from collections.abc import Callable
from decimal import Context, Decimal, localcontext
from fractions import Fraction

from margins.base.data import BadInput, positive, real
from margins.base.types import Number, Scalar

_DIGITS = Context(prec=50, Emin=-(10**9), Emax=10**9)
_SLACK = Decimal(1) + Decimal(10) ** -40


def above(formula: Callable[[], Decimal]) -> float:
    """The least float that is not below the value of a formula, of which forty digits are
    right."""
    with localcontext(_DIGITS):
        least = formula() * _SLACK
        nearest = float(least)
        return nearest if Decimal(nearest) >= least else math.nextafter(nearest, math.inf)


def decimal(value: Number) -> Decimal:
    """A number in the digits of the formula that asks for it."""
    exact = Fraction(value)
    return Decimal(exact.numerator) / Decimal(exact.denominator)


def chance(delta: Scalar) -> Fraction:
    """A probability of failure: neither 0 nor 1."""
    number = positive("delta", delta)
    if number >= 1:
        raise BadInput(f"delta must lie between 0 and 1, but is {delta}")
    return Fraction(number)


def share(name: str, value: Scalar) -> Fraction:
    """A fraction of a whole: from 0 to 1."""
    number = real(name, value)
    if not 0 <= number <= 1:
        raise BadInput(f"{name} is a fraction, from 0 to 1, but is {value}")
    return Fraction(number)


def luck(n: int, delta: Fraction) -> Decimal:
    """sqrt(ln(1/delta) / (2n))."""
    return (decimal(1 / delta).ln() / (2 * n)).sqrt()

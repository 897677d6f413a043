"""The bound on the margins of a vote (`margin-distribution-bound`), in floats and exactly."""

from collections.abc import Sequence
from fractions import Fraction
from math import prod
from typing import Any

import numpy as np

from margins.base.data import BadInput, rational
from margins.base.types import Array


def margin_bound(errors: Array, theta: float) -> float:
    """prod 2 sqrt(e^(1 - theta) (1 - e)^(1 + theta)), for -1 <= theta <= 1
    (`margin-distribution-bound`).

    A hypothesis with an error above 1/2 counts as flipped.
    """
    _check(theta)
    e = np.minimum(errors, 1 - errors)
    return float(np.prod(2 * np.sqrt(e ** (1 - theta) * (1 - e) ** (1 + theta))))


def margin_bound_power(errors: Sequence[Fraction], theta: Any) -> Fraction:
    """The same bound at theta = p/q, raised to the power 2q: prod 4^q e^(q - p) (1 - e)^(q + p)
    (`margin-distribution-bound`)."""
    p, q = level(theta)
    better = [min(e, 1 - e) for e in errors]
    return prod((4**q * e ** (q - p) * (1 - e) ** (q + p) for e in better), start=Fraction(1))


def level(theta: Any) -> tuple[int, int]:
    """(p, q) of a rational margin theta = p/q."""
    exact = rational("theta", theta)
    _check(exact)
    return exact.numerator, exact.denominator


def _check(theta: Any) -> None:
    if not -1 <= theta <= 1:
        raise BadInput(f"normalised margins lie in [-1, 1]; theta is {theta}")

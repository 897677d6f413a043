"""The bound on the margins of a vote (`margin-distribution-bound`), in floats and exactly."""

from collections.abc import Sequence
from fractions import Fraction
from math import prod

import numpy as np

from margins.base.data import BadInput, numbers, rational, real
from margins.base.types import Number, Scalar, VectorLike


def margin_bound(errors: VectorLike, theta: Scalar) -> float:
    """prod 2 sqrt(e^(1 - theta) (1 - e)^(1 + theta)), for -1 <= theta <= 1
    (`margin-distribution-bound`).

    A hypothesis with an error above 1/2 counts as flipped.
    """
    t = float(_checked(theta))
    (array,) = numbers(errors=(errors, 1))
    e = np.minimum(array, 1 - array).astype(np.float64)
    return float(np.prod(2 * np.sqrt(e ** (1 - t) * (1 - e) ** (1 + t))))


def margin_bound_power(errors: Sequence[Fraction], theta: Scalar) -> Fraction:
    """The same bound at theta = p/q, raised to the power 2q: prod 4^q e^(q - p) (1 - e)^(q + p)
    (`margin-distribution-bound`)."""
    p, q = level(theta)
    better = [min(e, 1 - e) for e in errors]
    return prod((4**q * e ** (q - p) * (1 - e) ** (q + p) for e in better), start=Fraction(1))


def level(theta: Scalar) -> tuple[int, int]:
    """(p, q) of a rational margin theta = p/q."""
    exact = rational("theta", theta)
    _checked(exact)
    return exact.numerator, exact.denominator


def _checked(theta: Scalar) -> Number:
    number = real("theta", theta)
    if not -1 <= number <= 1:
        raise BadInput(f"normalised margins lie in [-1, 1]; theta is {theta}")
    return number

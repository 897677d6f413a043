"""The bound on the margins of a vote (`margin-distribution-bound`), in floats and exactly, and the
rounds that it asks for."""

from collections.abc import Sequence
from fractions import Fraction
from math import atanh, floor, log, log1p, prod

import numpy as np

from margins.base.data import BadInput, count, numbers, positive_float, rational, real
from margins.base.types import Count, Number, Scalar, VectorLike


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


def rounds_until_margin(n: Count, edge: Scalar) -> int:
    """Rounds after which all n margins exceed `edge` if every edge g_t is at least that: the least
    T > ln(n) / ln(1/q(edge)), 2 ln(q(g)) = ln(1 - x^2) + x artanh(x) with x = 2g
    (`margin-distribution-bound`).

    >>> rounds_until_margin(4, 0.25)
    213
    """
    size, least = count("n", n), positive_float("edge", edge)
    if not 1e-4 <= least < 0.5:
        raise BadInput(
            f"edge = {least} is out of range: 1/2 is perfect, 1/10000 takes 10^15 rounds"
        )
    x = 2 * least
    return floor(-2 * log(size) / (log1p(-x * x) + x * atanh(x))) + 1


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

"""The promise of the hard margin's theorem, as a number: a bound on the error that comes after
the sample.

It is a float and never below the formula. A bound of 1 or more says nothing, and is returned as it
is.
"""

from decimal import Decimal
from fractions import Fraction

import numpy as np

from margins.base.data import BadInput, as_floats, count, points, positive
from margins.base.types import Array, Count, Number, PointsLike, Scalar
from margins.generalisation.rounding import above, chance, decimal, luck


def error_bound(
    rho: Scalar, gamma: Scalar, n: Count, delta: Scalar, *, bias: bool = False
) -> float:
    """2 rho / (gamma sqrt(n)) + sqrt(ln(1/delta) / (2n)) (`hard-svm-generalisation`), with 4 in
    place of 2 for the machine with bias (`hard-svm-generalisation-offset`).

    rho and gamma are those of the distribution: no norm is larger than rho, and some fixed
    hyperplane has all points on their side at a distance of at least gamma.

    >>> round(error_bound(5, 1, 10_000, 0.05), 3)
    0.112
    """
    ratio, size, failure = _ratio(rho, gamma), count("n", n), chance(delta)
    constant = 4 if bias else 2
    return above(lambda: constant * decimal(ratio) / Decimal(size).sqrt() + luck(size, failure))


def printed_bound(rho: Scalar, gamma: Scalar, n: Count, delta: Scalar) -> float:
    """sqrt(4 (rho/gamma)^2 / n) + sqrt(2 ln(2/delta) / n), the form in the M2 course
    (`hard-svm-generalisation`)."""
    ratio, size, failure = _ratio(rho, gamma), count("n", n), chance(delta)
    return above(lambda: 2 * decimal(ratio) / Decimal(size).sqrt() + 2 * luck(size, failure / 2))


def error_bound_on(
    X: PointsLike, rho: Scalar, gamma: Scalar, delta: Scalar, *, bias: bool = False
) -> float:
    """The same for a sample (`hard-svm-generalisation`). A point longer than rho shows that the
    theorem does not apply, and is refused."""
    array = points(X)
    radius = positive("rho", rho)
    longer = [i for i in _longest(array) if _longer(array[i], radius)]
    if longer:
        raise BadInput(
            f"point {longer[0]} is longer than rho = {rho}, which must bound every norm that the "
            "distribution can give; take a larger rho, known before the sample"
        )
    return error_bound(radius, gamma, len(array), delta, bias=bias)


def _ratio(rho: Scalar, gamma: Scalar) -> Fraction:
    """rho/gamma, at least 1."""
    radius, margin = Fraction(positive("rho", rho)), Fraction(positive("gamma", gamma))
    if margin > radius:
        raise BadInput(
            f"gamma = {gamma} is larger than rho = {rho}: no point is farther from a hyperplane "
            "through 0 than from 0, and with a bias two classes in the ball leave no such street"
        )
    return radius / margin


def _longest(array: Array) -> list[int]:
    """The longest points, as far as floats can tell."""
    floats = np.abs(as_floats("X", array))
    with np.errstate(under="ignore"):
        unit = floats / max(floats.max(), np.finfo(float).tiny)
        squares = (unit * unit).sum(axis=1)
    return np.flatnonzero(squares >= squares.max() * (1 - 1e-6)).tolist()


def _longer(x: Array, radius: Number) -> bool:
    """Whether |x| > radius, decided in fractions, as floats are fractions, too."""
    return sum(Fraction(v) ** 2 for v in x.tolist()) > Fraction(radius) ** 2

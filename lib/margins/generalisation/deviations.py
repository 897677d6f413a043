"""How far the means over a sample may lie from their expectations: exact tails, and bounds.

A class of functions comes as a matrix of its values: a row for each function, a column for each
atom of the distribution.
"""

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from math import ceil, comb, log

from margins.base.data import (
    BadInput,
    count,
    not_empty,
    not_negative,
    positive_float,
    rational,
    rationals,
)
from margins.base.types import Array, Count, Number, PointsLike, Scalar
from margins.generalisation.finite import Finite, Sample
from margins.generalisation.rounding import above, chance, decimal, luck


def coin_tail(n: Count, t: Scalar) -> Fraction:
    """The probability that the mean of n fair coins, heads counted 1, is 1/2 + t or more.

    >>> print(coin_tail(10, Fraction(2, 5)))
    11/1024
    """
    flips = count("n", n)
    least = max(0, ceil(flips * (Fraction(1, 2) + rational("t", t))))
    return Fraction(sum(comb(flips, k) for k in range(least, flips + 1)), 2**flips)


def tail_bound(n: Count, t: Scalar) -> float:
    """exp(-2 n t^2), rounded upwards, for a mean of n independent draws from [0, 1], and for
    whatever else one of n examples changes by at most 1/n (`bounded-differences`)."""
    power = 2 * count("n", n) * Fraction(not_negative("t", t)) ** 2

    def bound() -> Decimal:
        return (-decimal(min(power, Fraction(1000)))).exp()

    return above(bound)


def deviation(n: Count, delta: Scalar) -> float:
    """The root of ln(1/delta)/(2 n), rounded upwards, which is passed with the probability delta
    at most (`bounded-differences`, `uniform-deviation`)."""
    size, failure = count("n", n), chance(delta)
    return above(lambda: luck(size, failure))


def draws(t: Scalar, delta: Scalar) -> int:
    """How many draws bring exp(-2 n t^2) down to delta, up to rounding.

    >>> draws(0.05, 0.05)
    600
    """
    width, failure = positive_float("t", t), chance(delta)
    wanted = -log(failure) / 2 / width / width
    if not wanted <= 2**53:
        raise BadInput(f"t = {t} asks for more than 2^53 draws; take a larger one")
    return max(1, ceil(wanted))


def excess(D: Finite, values: PointsLike, S: Sample) -> Number:
    """The largest L_D(f) - L_S(f) of a class, for one of the samples of D."""
    return _excess(D, values)(S)


def expected_excess(D: Finite, values: PointsLike, n: Count) -> Number:
    """E sup_f (L_D(f) - L_S(f)), over all samples of n draws (`symmetrisation`)."""
    return D.expected(n, _excess(D, values))


def ghost_excess(D: Finite, values: PointsLike, n: Count) -> Number:
    """E sup_f (L_S'(f) - L_S(f)), over pairs of samples of n draws (`ghost-sample-identity`)."""
    table = _class_values(D, values)
    means = [(S.probability, _means(table, S)) for S in D.samples(n)]
    return sum((p * q * max(a - b) for p, a in means for q, b in means), start=Fraction(0))


def excess_tail(D: Finite, values: PointsLike, n: Count, t: Scalar) -> Number:
    """The probability that some function of the class has L_D(f) - L_S(f) >= t, exactly
    (`uniform-deviation`)."""
    level, sup = rational("t", t), _excess(D, values)
    return D.expected(n, lambda S: Fraction(int(sup(S) >= level)))


def _excess(D: Finite, values: PointsLike) -> Callable[[Sample], Number]:
    table = _class_values(D, values)
    expected = table @ D.probabilities
    return lambda S: max(expected - _means(table, S))


def _means(table: Array, S: Sample) -> Array:
    """L_S(f) of each function."""
    means: Array = table[:, S.rows].sum(axis=1) / Fraction(len(S.rows))
    return means


def _class_values(D: Finite, values: PointsLike) -> Array:
    table = not_empty("values", rationals("values", values, 2))
    if table.shape[1] != len(D.y):
        raise BadInput(
            f"values must have a column for each of the {len(D.y)} atoms; it has {table.shape[1]}"
        )
    return table

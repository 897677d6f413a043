"""Bounds on the training error of a vote, from the weighted errors of its rounds.

In floats after every round; in `Fraction`s, where roots and exponentials are not rational, as
squares and as decisions.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import floor, log, prod

import numpy as np

from margins.base.data import BadInput, count, numbers, positive_float
from margins.base.types import Array, Count, Scalar, VectorLike
from margins.rational.exponentials import at_most_exp


def products(normalisers: VectorLike) -> Array:
    """prod Z_s for t = 0, ..., T (`training-error-bound`)."""
    (array,) = numbers(normalisers=(normalisers, 1))
    return np.cumprod([1.0, *array])


def exponentials(edges: VectorLike) -> Array:
    """exp(-2 sum g_s^2) for t = 0, ..., T (`normaliser-below-exponential`)."""
    (array,) = numbers(edges=(edges, 1))
    return np.asarray(np.exp(-2 * np.cumsum([0.0, *np.square(array)])))


def rounds_until_consistent(n: Count, edge: Scalar) -> int:
    """Rounds after which n points have no training error left if every edge g_t is at least
    `edge`: the least T > ln(n) / (2 edge^2) (`zero-training-error-time`)."""
    size, least = count("n", n), positive_float("edge", edge)
    if least * least < 1e-300:
        raise BadInput(f"edge = {least} is too small: its square has no room in a float")
    return floor(log(size) / (2 * least**2)) + 1


def squared_normalisers(errors: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """Z_t^2 = 4 e_t (1 - e_t) (`conv-normaliser`)."""
    return tuple(4 * e * (1 - e) for e in errors)


def squared_product(errors: Sequence[Fraction]) -> Fraction:
    """(prod Z_t)^2 (`training-error-bound`)."""
    return prod(squared_normalisers(errors), start=Fraction(1))


def product_below_exponential(errors: Sequence[Fraction]) -> bool:
    """Whether prod Z_t <= exp(-2 sum g_t^2), decided exactly (`normaliser-below-exponential`)."""
    squares = sum(((Fraction(1, 2) - e) ** 2 for e in errors), start=Fraction(0))
    return at_most_exp(squared_product(errors), -4 * squares)

"""What kernels compute with: samples, features, and numbers that stay exact where they can."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from numbers import Rational
from typing import Any

import numpy as np

from margins.base.brief import Brief
from margins.base.data import BadInput, as_floats, is_exact, numbers
from margins.base.types import Array, Number, PointsLike

_MOST = 100_000  # features


@dataclass(frozen=True, eq=False, repr=False)
class Features(Brief):
    """Row i of `values` holds the features of point i, for the inner product with `weights`.

    The weights are not negative. Without them most features would have irrational factors.
    """

    values: Array
    weights: Array

    def gram(self) -> Array:
        """The inner products of all pairs: the Gram matrix of the kernel, exact if they are."""
        return np.asarray((self.values * self.weights) @ self.values.T)

    def plain(self) -> Array:
        """In floats, for the usual inner product: each column times the root of its weight."""
        roots = np.sqrt(as_floats("the weights", self.weights))
        return np.asarray(as_floats("the features", self.values) * roots)


def limited(count: int) -> None:
    """Refuse more features than anybody wants to see."""
    if count > _MOST:
        raise BadInput(f"these are {count} features, more than {_MOST}; use the kernel itself")


def same_features(X: PointsLike, Z: PointsLike) -> list[Array]:
    """Two samples with the same features."""
    left, right = numbers(X=(X, 2), Z=(Z, 2))
    if left.shape[1] != right.shape[1]:
        raise BadInput(f"X has {left.shape[1]} features, but Z has {right.shape[1]}")
    return [left, right]


def named(function: Callable[..., Any]) -> str:
    """A function by its name; the representation of most would show an address."""
    return getattr(function, "__name__", None) or repr(function)


def is_rational(array: Array) -> bool:
    """Whether all entries are integers or `Fraction`s."""
    if is_exact(array):
        return all(isinstance(value, Rational) for value in array.flat)
    return array.dtype.kind in "iu"


def matched(factor: Number, values: Array) -> Array:
    """A number times an array: exact if both are."""
    return np.asarray(values * (factor if is_exact(values) else float(factor)))


def ratio(above: float, below: float) -> float:
    """above / below, infinite if that has no value."""
    return above / below if 0 < below < math.inf else math.inf

"""Kernels from kernels: the rules that are not an operator.

`exp(k)`, `conjugated(f, k)` and `normalised(k)` take and give kernels as `functions` has them, or
any function of two samples.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from margins.base.arrays import with_axes
from margins.base.data import BadInput, as_floats, is_exact, rationals
from margins.base.rounding import EPS
from margins.base.types import Array
from margins.kernels.functions import AnyKernel, KernelFunction, as_kernel, largest
from margins.kernels.values import Features, is_rational, named, ratio

Factor: TypeAlias = Callable[[Array], Array]
"""From points of shape (n, d) to n numbers."""


@dataclass(frozen=True, repr=False)
class Exponential(KernelFunction):
    """e to the k (`kernel-closure-exp`): in floats."""

    kernel: KernelFunction

    def __repr__(self) -> str:
        return f"exp({self.kernel!r})"

    def _values(self, X: Array, Z: Array) -> Array:
        return np.asarray(np.exp(as_floats("the kernel", self.kernel(X, Z))))

    def _diagonal(self, X: Array) -> Array:
        return np.asarray(np.exp(as_floats("the kernel", self.kernel.diagonal(X))))

    def rounding(self, X: Array) -> float:
        """An error of the exponent is a relative one of the power."""
        error = self.kernel.rounding(X) * max(largest(self.kernel, X), 0)
        return 1.01 * error + 2 * EPS if error < 0.01 else math.inf


def exp(kernel: AnyKernel) -> Exponential:
    """e to the k, entry by entry (`kernel-closure-exp`).

    >>> from margins.kernels import linear
    >>> exp(linear)([[0, 1]], [[3, 0], [0, 1]]).round(6).tolist()
    [[1.0, 2.718282]]
    """
    return Exponential(as_kernel(kernel))


@dataclass(frozen=True, repr=False)
class Conjugated(KernelFunction):
    """f(x) k(x, z) f(z) (`kernel-closure-conjugation`): the features times f(x)."""

    factor: Factor
    kernel: KernelFunction

    def __repr__(self) -> str:
        return f"conjugated({named(self.factor)}, {self.kernel!r})"

    def _factors(self, X: Array) -> Array:
        found = with_axes("the factor", self.factor(X), 1)
        if len(found) != len(X):
            raise BadInput(f"the factor must give {len(X)} numbers, one for each point")
        exact = is_exact(X) and is_rational(found)
        return rationals("the factor", found, 1) if exact else as_floats("the factor", found)

    def _values(self, X: Array, Z: Array) -> Array:
        values, left, right = self.kernel(X, Z), self._factors(X), self._factors(Z)
        return np.asarray(left[:, None] * values * right)

    def _diagonal(self, X: Array) -> Array:
        return np.asarray(self._factors(X) ** 2 * self.kernel.diagonal(X))

    def _features(self, X: Array) -> Features:
        inner = self.kernel.features(X)
        return Features(self._factors(X)[:, None] * inner.values, inner.weights)

    def rounding(self, X: Array) -> float:
        """The largest factor may stand where k is small: then it grows."""
        apart = float((self._factors(X) ** 2).max()) * largest(self.kernel, X)
        each = self.kernel.rounding(X) + 2 * EPS
        return 1.01 * each * ratio(apart, largest(self, X))


def conjugated(factor: Factor, kernel: AnyKernel) -> Conjugated:
    """f(x) k(x, z) f(z) for a function f from n points to n numbers (`kernel-closure-conjugation`).

    >>> from margins.kernels import linear
    >>> conjugated(lambda X: X[:, 0], linear)([[2, 1]], [[3, 1]]).tolist()
    [[42.0]]
    """
    if not callable(factor):
        raise BadInput(f"the factor is {factor!r}, but must be a function from points to numbers")
    return Conjugated(factor, as_kernel(kernel))


@dataclass(frozen=True, repr=False)
class Normalised(KernelFunction):
    """k(x, z) / sqrt(k(x, x) k(z, z)), and 0 where that has no value (`normalised-kernel`)."""

    kernel: KernelFunction

    def __repr__(self) -> str:
        return f"normalised({self.kernel!r})"

    def _factors(self, X: Array) -> Array:
        squares = as_floats("the kernel", self.kernel.diagonal(X)) if len(X) else np.zeros(0)
        if (squares < 0).any():
            raise BadInput("the kernel has k(x, x) < 0 at some x, so it is no kernel")
        return np.where(squares > 0, 1 / np.sqrt(np.where(squares > 0, squares, 1)), 0.0)

    def _values(self, X: Array, Z: Array) -> Array:
        values = as_floats("the kernel", self.kernel(X, Z))
        return np.asarray(self._factors(X)[:, None] * values * self._factors(Z))

    def _diagonal(self, X: Array) -> Array:
        return np.sign(self._factors(X))

    def _features(self, X: Array) -> Features:
        inner = self.kernel.features(X)
        values = self._factors(X)[:, None] * as_floats("the features", inner.values)
        return Features(values, as_floats("weights", inner.weights))

    def rounding(self, X: Array) -> float:
        """Errors relative to the largest k(x, x) are divided by the least that is not 0."""
        squares = as_floats("the kernel", self.kernel.diagonal(X))
        least = float(squares[squares > 0].min(initial=math.inf))
        return 3 * (self.kernel.rounding(X) + 3 * EPS) * ratio(float(squares.max()), least)


def normalised(kernel: AnyKernel) -> Normalised:
    """k(x, z) / sqrt(k(x, x) k(z, z)), the cosine in feature space (`normalised-kernel`).

    >>> from margins.kernels import linear
    >>> normalised(linear)([[3, 4]], [[6, 8], [4, -3], [0, 0]]).tolist()
    [[1.0, 0.0, 0.0]]
    """
    return Normalised(as_kernel(kernel))

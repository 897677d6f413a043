"""Kernels as objects: functions of two samples that can be added, multiplied and scaled.

A kernel of this book shows its parameters, can be pickled, and knows the rules by which it was
made: `k + l`, `k * l`, `c * k`. Any function of two samples can stand in for l. Where feature
spaces have finite dimension the features are made by the same rules. `kernel_algebra` has the
other rules.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from margins.base.data import (
    BadInput,
    as_floats,
    callable_kernel,
    is_exact,
    kernel_values,
    not_negative,
    numbers,
    points,
    rationals,
    real_array,
)
from margins.base.rounding import EPS
from margins.base.types import Array, Kernel, PointsLike, Scalar
from margins.kernels.values import (
    Features,
    is_rational,
    limited,
    matched,
    named,
    ratio,
    same_features,
)

AnyKernel: TypeAlias = "KernelFunction | Kernel"


class KernelFunction(ABC):
    """A function of two samples that gives the matrix of the values k(x, z) (`kernel-function`)."""

    __array_ufunc__ = None  # a numpy number leaves c * k to the kernel

    def __call__(self, X: PointsLike, Z: PointsLike) -> Array:
        """k(x, z) for each row x of X and each row z of Z."""
        values = self._values(*self._samples(X, Z))
        return numbers(kernel=(values, 2))[0] if is_exact(values) else values

    def diagonal(self, X: PointsLike) -> Array:
        """k(x, x) for each row x of X."""
        values = self._diagonal(points(X))
        return numbers(kernel=(values, 1))[0] if is_exact(values) else values

    def features(self, X: PointsLike) -> Features:
        """The points in feature space, if it has finite dimension."""
        found = self._features(points(X))
        if is_rational(found.values) and is_rational(found.weights):
            return found
        weights = as_floats("the weights", found.weights)
        return Features(as_floats("the features", found.values), weights)

    def rounding(self, _X: Array) -> float:
        """See `base.gram`; infinite where no theorem says that this is a kernel."""
        return math.inf

    def __add__(self, other: AnyKernel) -> "Sum":
        """`kernel-closure-sum`."""
        return Sum(self, as_kernel(other))

    def __radd__(self, other: AnyKernel) -> "Sum":
        return Sum(as_kernel(other), self)

    def __mul__(self, other: "AnyKernel | Scalar") -> "KernelFunction":
        """`kernel-closure-product` or, by a number, `kernel-closure-scale`."""
        return Product(self, as_kernel(other)) if callable(other) else scaled(other, self)

    def __rmul__(self, other: "AnyKernel | Scalar") -> "KernelFunction":
        return Product(as_kernel(other), self) if callable(other) else scaled(other, self)

    @abstractmethod
    def _values(self, X: Array, Z: Array) -> Array:
        """The values on checked samples."""

    def _samples(self, X: PointsLike, Z: PointsLike) -> list[Array]:
        return same_features(X, Z)

    def _diagonal(self, X: Array) -> Array:
        return np.concatenate([self._values(x[None], x[None])[0] for x in X])

    def _features(self, _X: Array) -> Features:
        raise BadInput(f"{self!r} has no features of finite dimension that are known here")


@dataclass(frozen=True, repr=False)
class Plain(KernelFunction):
    """A function of two samples, to be used in sums, products and so on."""

    function: Kernel

    def __repr__(self) -> str:
        return named(self.function)

    def _values(self, X: Array, Z: Array) -> Array:
        return kernel_values(self.function, X, Z)


@dataclass(frozen=True, repr=False)
class Pointwise(KernelFunction):
    """A kernel that is written for two points; see `pointwise`."""

    function: Callable[[Any, Any], Any]

    def __repr__(self) -> str:
        return f"pointwise({named(self.function)})"

    def _values(self, X: Array, Z: Array) -> Array:
        rows = [[self.function(x, z) for z in _as_points(Z)] for x in _as_points(X)]
        values = real_array("kernel", rows).reshape(len(X), len(Z))
        exact = is_exact(X) and is_rational(values)
        return rationals("kernel", values, 2) if exact else as_floats("kernel", values)


def _as_points(X: Array) -> list[Any]:
    rows: list[Any] = X[:, 0].tolist() if X.shape[1] == 1 else X.tolist()
    return rows


def pointwise(function: Callable[[Any, Any], Any]) -> Pointwise:
    """The kernel k(x, z) of a function of two points: numbers, or lists if d > 1.

    >>> pointwise(min)([[1], [3]], [[2]]).tolist()
    [[1.0], [2.0]]
    """
    return Pointwise(callable_kernel(function))


def as_kernel(kernel: AnyKernel) -> KernelFunction:
    """A kernel that can be added and multiplied."""
    return kernel if isinstance(kernel, KernelFunction) else Plain(callable_kernel(kernel))


def largest(kernel: KernelFunction, X: Array) -> float:
    """The largest entry of a Gram matrix, which stands on its diagonal (`gram-psd`)."""
    return float(kernel.diagonal(X).max())


@dataclass(frozen=True, repr=False)
class Scaled(KernelFunction):
    """c k for c >= 0 (`kernel-closure-scale`): the features times the root of c."""

    factor: Any
    kernel: KernelFunction

    def __repr__(self) -> str:
        return f"{self.factor} * {self.kernel!r}"

    def _values(self, X: Array, Z: Array) -> Array:
        return matched(self.factor, self.kernel(X, Z))

    def _diagonal(self, X: Array) -> Array:
        return matched(self.factor, self.kernel.diagonal(X))

    def _features(self, X: Array) -> Features:
        inner = self.kernel.features(X)
        return Features(inner.values, matched(self.factor, inner.weights))

    def rounding(self, X: Array) -> float:
        """A product and the factor in floats are rounded."""
        return self.kernel.rounding(X) + 2 * EPS


def scaled(factor: Scalar, kernel: AnyKernel) -> Scaled:
    """c k, the same as `c * k` (`kernel-closure-scale`).

    >>> from margins.kernels import linear
    >>> scaled(3, linear)([[1, 2]], [[1, 1]]).tolist()
    [[9.0]]
    """
    c = not_negative("factor", factor, hint="a negative multiple of a kernel is no kernel")
    return Scaled(c, as_kernel(kernel))


@dataclass(frozen=True, repr=False)
class Sum(KernelFunction):
    """k + l (`kernel-closure-sum`): the features of both, side by side."""

    left: KernelFunction
    right: KernelFunction

    def __repr__(self) -> str:
        return f"({self.left!r} + {self.right!r})"

    def _values(self, X: Array, Z: Array) -> Array:
        return np.asarray(self.left(X, Z) + self.right(X, Z))

    def _diagonal(self, X: Array) -> Array:
        return np.asarray(self.left.diagonal(X) + self.right.diagonal(X))

    def _features(self, X: Array) -> Features:
        a, b = self.left.features(X), self.right.features(X)
        both = np.concatenate((a.weights, b.weights))
        return Features(np.hstack((a.values, b.values)), both)

    def rounding(self, X: Array) -> float:
        """The largest entry of the sum is at least that of each."""
        return 1.01 * (self.left.rounding(X) + self.right.rounding(X) + 2 * EPS)


@dataclass(frozen=True, repr=False)
class Product(KernelFunction):
    """k l, entry by entry (`kernel-closure-product`): all products of two features."""

    left: KernelFunction
    right: KernelFunction

    def __repr__(self) -> str:
        return f"{self.left!r} * {self.right!r}"

    def _values(self, X: Array, Z: Array) -> Array:
        return np.asarray(self.left(X, Z) * self.right(X, Z))

    def _diagonal(self, X: Array) -> Array:
        return np.asarray(self.left.diagonal(X) * self.right.diagonal(X))

    def _features(self, X: Array) -> Features:
        a, b = self.left.features(X), self.right.features(X)
        limited(len(a.weights) * len(b.weights))
        pairs = a.values[:, :, None] * b.values[:, None, :]
        return Features(pairs.reshape(len(X), -1), np.outer(a.weights, b.weights).ravel())

    def rounding(self, X: Array) -> float:
        """The largest entries of the two may stand at different points: then it grows."""
        each = self.left.rounding(X) + self.right.rounding(X) + EPS
        if each == math.inf:
            return math.inf
        apart = largest(self.left, X) * largest(self.right, X)
        return 1.01 * each * ratio(apart, largest(self, X))

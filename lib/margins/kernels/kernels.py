"""Kernels: functions of two samples that give the matrix of their inner products in feature
space, for `svm.fit(..., kernel=...)`.

They are objects that show their parameters and can be pickled. Kernels with a length or a scale
take it in the units of the data, so that stretching the data and the length together changes
nothing.
"""

import math
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from margins.base.data import (
    BadInput,
    as_floats,
    count,
    indices,
    not_empty,
    not_negative,
    numbers,
    points,
    positive,
    positive_float,
    real,
    squarable,
)
from margins.base.rounding import EPS
from margins.base.types import Array, Count, PointsLike, Scalar
from margins.kernels.functions import KernelFunction
from margins.kernels.values import Features, limited, same_features
from margins.rational.psd import factor


@dataclass(frozen=True, repr=False)
class Linear(KernelFunction):
    """<x, z>: the points are their own features."""

    def __repr__(self) -> str:
        return "linear"

    def _values(self, X: Array, Z: Array) -> Array:
        return np.asarray(X @ Z.T)

    def _diagonal(self, X: Array) -> Array:
        return np.asarray((X**2).sum(axis=1))

    def _features(self, X: Array) -> Features:
        return Features(X, np.full(X.shape[1], Fraction(1)))

    def rounding(self, X: Array) -> float:
        """See `base.gram`: of inner products, relative to the longest."""
        return float(2 * (X.shape[1] + 6) * EPS)


linear = Linear()
"""The kernel <x, z> of the linear machine."""


@dataclass(frozen=True)
class Polynomial(KernelFunction):
    """The kernel (<x, z> / scale^2 + offset)^degree; see `polynomial`."""

    degree: Any
    offset: Any
    scale: Any

    def _values(self, X: Array, Z: Array) -> Array:
        return self._power(X @ Z.T)

    def _diagonal(self, X: Array) -> Array:
        return self._power((X**2).sum(axis=1))

    def _power(self, products: Array) -> Array:
        divisor = self.scale * self.scale  # a power of a float may overflow
        return np.asarray((products / divisor + self.offset) ** self.degree)

    def _features(self, X: Array) -> Features:
        """All monomials of the degree in x and, for offset > 0, a further 1."""
        d = X.shape[1] + (self.offset > 0)
        limited(math.comb(self.degree + d - 1, self.degree))
        exponents = [
            _counts(chosen, d) for chosen in combinations_with_replacement(range(d), self.degree)
        ]
        weights = [self._weight(powers, X.shape[1]) for powers in exponents]
        values = [(X ** powers[: X.shape[1]]).prod(axis=1) for powers in exponents]
        return Features(np.column_stack(values), np.array(weights))

    def _weight(self, powers: Array, d: int) -> Any:
        """p! / (q_0! ... q_d!) offset^q_0 / scale^(2 (q_1 + ... + q_d))."""
        ways = math.factorial(self.degree) // math.prod(map(math.factorial, powers.tolist()))
        offset, scale = real("the offset", self.offset), real("the scale", self.scale)
        extra, inside = int(powers[d:].sum()), int(powers[:d].sum())
        return ways * offset**extra / (scale * scale) ** inside

    def rounding(self, X: Array) -> float:
        """See `base.gram`: of inner products, relative to the longest, and of their power."""
        return float(2 * int(self.degree) * (X.shape[1] + 6) * EPS)


def polynomial(degree: Count, offset: Scalar = 1, scale: Scalar = 1) -> Polynomial:
    """(<x, z> / scale^2 + offset)^degree (`polynomial-kernel`).

    A kernel for offset >= 0 and integer degree >= 1 only. Exact on exact data with exact
    parameters.

    >>> X, Z = np.array([[1, 2]]), np.array([[3, 4], [0, 0]])
    >>> bool((polynomial(2)(X, Z) == [[144, 1]]).all())
    True
    """
    count("the degree", degree)
    positive("the scale", scale)
    not_negative("the offset", offset, hint="with a negative one this is no kernel")
    return Polynomial(degree, offset, scale)


def _counts(chosen: tuple[int, ...], d: int) -> Array:
    """How often each of d factors is chosen."""
    return np.bincount(chosen, minlength=d)


@dataclass(frozen=True)
class Gaussian(KernelFunction):
    """The kernel exp(-|x - z|^2 / (2 width^2)); see `rbf`."""

    width: float

    def _values(self, X: Array, Z: Array) -> Array:
        left, right = (as_floats("X", A) / self.width for A in _about_the_centre(X, Z))
        half = _distances(left, right, -0.5)
        np.minimum(half, np.zeros(half.shape[1]), out=half)  # twice as fast as with one 0
        return np.exp(half, out=half)

    def _diagonal(self, X: Array) -> Array:
        return np.ones(len(X))

    def rounding(self, X: Array) -> float:
        """See `base.gram`: a squared distance is off by its rounding as far out as the points."""
        far = float(np.abs((X - X.mean(axis=0)) / self.width).max(initial=0))
        d = float(X.shape[1])
        return (8 * d * (d + 4) * far**2 + 2) * EPS


def rbf(width: Scalar) -> Gaussian:
    """exp(-|x - z|^2 / (2 width^2)), the Gaussian kernel (`gaussian-kernel`).

    scikit-learn's gamma is 1 / (2 width^2).

    >>> rbf(2)([[0, 0]], [[0, 0], [3, 4]]).round(6).tolist()
    [[1.0, 0.043937]]
    """
    return Gaussian(positive_float("the width", width, hint="try median_width(X)"))


def squared_distances(X: PointsLike, Z: PointsLike) -> Array:
    """|x - z|^2 for all pairs, by |x|^2 - 2 <x, z> + |z|^2 about the centre of Z.

    Far from the origin the differences would drown in rounding; about the centre they do not.
    """
    squares = _distances(*_about_the_centre(*same_features(X, Z)), 1)
    return np.asarray(np.maximum(squares, 0, out=squares))


def _about_the_centre(X: Array, Z: Array) -> tuple[Array, Array]:
    left, right = squarable("X", X), squarable("Z", Z)
    centre = right.mean(axis=0) if len(right) else 0  # of no points
    return left - centre, right - centre


def _distances(X: Array, Z: Array, times: Scalar) -> Array:
    """So many times |x - z|^2, but for rounding, as one product of longer rows."""
    left, right = squarable("X", X), squarable("X", Z)
    ones = np.ones(len(left), dtype=left.dtype), np.ones(len(right), dtype=left.dtype)
    long = np.column_stack((times * left, times * (left**2).sum(axis=1), times * ones[0]))
    other = np.column_stack((-2 * right, ones[1], (right**2).sum(axis=1)))
    return np.asarray(long @ other.T)


def median_width(X: PointsLike) -> float:
    """The median distance between points of at most 500 rows: a width that follows the data."""
    sample = as_floats("X", points(X))
    sample = sample[:: -(-len(sample) // 500)]
    distances = np.sqrt(squared_distances(sample, sample)[np.triu_indices(len(sample), 1)])
    apart = distances[distances > 0]
    if not len(apart):
        raise BadInput("all points are equal; give the width by hand")
    return float(np.median(apart))


@dataclass(frozen=True, eq=False, repr=False)
class Precomputed(KernelFunction):
    """The kernel of a given Gram matrix; see `precomputed`."""

    gram: Array

    def __repr__(self) -> str:
        return f"Precomputed(n={len(self.gram)})"

    def _samples(self, X: PointsLike, Z: PointsLike) -> list[Array]:
        return numbers(X=(X, 2), Z=(Z, 2))

    def _values(self, X: Array, Z: Array) -> Array:
        return np.asarray(self.gram[np.ix_(self._places("X", X), self._places("Z", Z))])

    def _diagonal(self, X: Array) -> Array:
        return np.asarray(self.gram.diagonal()[self._places("X", X)])

    def _features(self, X: Array) -> Features:
        """Rows of L, weighted by D, if the matrix is L D L' (`psd-has-features`)."""
        found = factor(self.gram)
        return Features(found.L[self._places("X", X)], found.D)

    def _places(self, name: str, sample: Array) -> Array:
        if sample.shape[1] != 1:
            raise BadInput(f"{name} must be one column of indices into the Gram matrix")
        return indices(name, sample[:, 0], len(self.gram))


def precomputed(gram: PointsLike) -> Precomputed:
    """The kernel of a given Gram matrix, on samples that are columns of indices into it.

    Train with X = np.arange(n)[:, None], predict with the indices of other rows.
    """
    (K,) = numbers(gram=(gram, 2))
    if not_empty("gram", K).shape[0] != K.shape[1]:
        raise BadInput(f"a Gram matrix is square, but this one has shape {K.shape}")
    return Precomputed(K)

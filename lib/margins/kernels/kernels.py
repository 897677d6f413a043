"""Kernels: functions of two samples that give the matrix of their inner products in feature
space, for `svm.fit(..., kernel=...)`.

They are objects that show their parameters and can be pickled. Kernels with a length or a scale
take it in the units of the data, so that stretching the data and the length together changes
nothing.
"""

from dataclasses import dataclass
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
    squarable,
)
from margins.base.types import Array, Count, PointsLike, Scalar


def linear(X: PointsLike, Z: PointsLike) -> Array:
    """<x, z>."""
    left, right = _samples(X, Z)
    return np.asarray(left @ right.T)


def _samples(X: PointsLike, Z: PointsLike) -> list[Array]:
    """Two samples with the same features."""
    left, right = numbers(X=(X, 2), Z=(Z, 2))
    if left.shape[1] != right.shape[1]:
        raise BadInput(f"X has {left.shape[1]} features, but Z has {right.shape[1]}")
    return [left, right]


@dataclass(frozen=True)
class Polynomial:
    """The kernel (<x, z> / scale^2 + offset)^degree; see `polynomial`."""

    degree: Any
    offset: Any
    scale: Any

    def __call__(self, X: PointsLike, Z: PointsLike) -> Array:
        divisor = self.scale * self.scale  # a power of a float may overflow
        return np.asarray((linear(X, Z) / divisor + self.offset) ** self.degree)


def polynomial(degree: Count, offset: Scalar = 1, scale: Scalar = 1) -> Polynomial:
    """(<x, z> / scale^2 + offset)^degree, a kernel for offset >= 0 and integer degree >= 1.

    Exact on exact data with exact parameters.

    >>> X, Z = np.array([[1, 2]]), np.array([[3, 4], [0, 0]])
    >>> bool((polynomial(2)(X, Z) == [[144, 1]]).all())
    True
    """
    count("the degree", degree)
    positive("the scale", scale)
    not_negative("the offset", offset, hint="with a negative one this is no kernel")
    return Polynomial(degree, offset, scale)


@dataclass(frozen=True)
class Gaussian:
    """The kernel exp(-|x - z|^2 / (2 width^2)); see `rbf`."""

    width: float

    def __call__(self, X: PointsLike, Z: PointsLike) -> Array:
        left, right = _samples(X, Z)
        squares = squared_distances(left / self.width, right / self.width)
        return np.asarray(np.exp(-0.5 * squares.astype(np.float64)))


def rbf(width: Scalar) -> Gaussian:
    """exp(-|x - z|^2 / (2 width^2)); scikit-learn's gamma is 1 / (2 width^2).

    >>> rbf(2)([[0, 0]], [[0, 0], [3, 4]]).round(6).tolist()
    [[1.0, 0.043937]]
    """
    return Gaussian(positive_float("the width", width, hint="try median_width(X)"))


def squared_distances(X: PointsLike, Z: PointsLike) -> Array:
    """|x - z|^2 for all pairs, by |x|^2 - 2 <x, z> + |z|^2 about the centre of Z.

    Far from the origin the differences would drown in rounding; about the centre they do not.
    """
    left, right = (squarable(name, A) for name, A in zip("XZ", _samples(X, Z), strict=True))
    centre = right.mean(axis=0) if len(right) else 0  # of no points
    left, right = left - centre, right - centre
    squares = (left**2).sum(axis=1)[:, None] - 2 * (left @ right.T) + (right**2).sum(axis=1)
    return np.asarray(np.maximum(squares, 0))


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
class Precomputed:
    """The kernel of a given Gram matrix; see `precomputed`."""

    gram: Array

    def __repr__(self) -> str:
        return f"Precomputed(n={len(self.gram)})"

    def __call__(self, X: PointsLike, Z: PointsLike) -> Array:
        left, right = numbers(X=(X, 2), Z=(Z, 2))
        return np.asarray(self.gram[np.ix_(self._places("X", left), self._places("Z", right))])

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

"""Kernels: functions of two samples that give the matrix of their inner products in feature
space, for `svm.fit(..., kernel=...)`.

Kernels with a length or a scale take it in the units of the data, so that stretching the data
and the length together changes nothing.
"""

from typing import Any

import numpy as np

from margins.base.data import BadInput, count, numbers, points, positive
from margins.base.types import Array, Kernel


def linear(X: Array, Z: Array) -> Array:
    """<x, z>."""
    return np.asarray(X @ Z.T)


def polynomial(degree: int, offset: Any = 1, scale: Any = 1) -> Kernel:
    """(<x, z> / scale^2 + offset)^degree, a kernel for offset >= 0 and integer degree >= 1.

    Exact on exact data with exact parameters.
    """
    count("the degree", degree)
    positive("the scale", scale)
    if not offset >= 0:
        raise BadInput(f"the offset must not be negative, but is {offset}: this is no kernel")

    def kernel(X: Array, Z: Array) -> Array:
        return np.asarray((X @ Z.T / scale**2 + offset) ** degree)

    return kernel


def rbf(width: float) -> Kernel:
    """exp(-|x - z|^2 / (2 width^2)); scikit-learn's gamma is 1 / (2 width^2)."""
    width = float(positive("the width", width, hint="try median_width(X)"))

    def kernel(X: Array, Z: Array) -> Array:
        return np.asarray(np.exp(-0.5 * squared_distances(X / width, Z / width)))

    return kernel


def squared_distances(X: Array, Z: Array) -> Array:
    """|x - z|^2 for all pairs, by |x|^2 - 2 <x, z> + |z|^2 about the centre of Z.

    Far from the origin the differences would drown in rounding; about the centre they do not.
    """
    centre = Z.mean(axis=0)
    X, Z = X - centre, Z - centre
    squares = (X**2).sum(axis=1)[:, None] - 2 * (X @ Z.T) + (Z**2).sum(axis=1)
    return np.asarray(np.maximum(squares, 0))


def median_width(X: Any) -> float:
    """The median distance between points of at most 500 rows: a width that follows the data."""
    sample = points(X).astype(float)
    sample = sample[:: -(-len(sample) // 500)]
    distances = np.sqrt(squared_distances(sample, sample)[np.triu_indices(len(sample), 1)])
    positive = distances[distances > 0]
    if not len(positive):
        raise BadInput("all points are equal; give the width by hand")
    return float(np.median(positive))


def precomputed(gram: Any) -> Kernel:
    """The kernel of a given Gram matrix, on samples that are columns of indices into it.

    Train with X = np.arange(n)[:, None], predict with the indices of other rows.
    """
    (K,) = numbers(gram=(gram, 2))
    if K.shape[0] != K.shape[1]:
        raise BadInput(f"a Gram matrix is square, but this one has shape {K.shape}")

    def kernel(X: Array, Z: Array) -> Array:
        return np.asarray(K[np.ix_(X[:, 0].astype(int), Z[:, 0].astype(int))])

    return kernel

"""What can be had of a machine in feature space without its features: from kernel values alone."""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from margins.base.brief import Brief
from margins.base.data import (
    BadInput,
    callable_kernel,
    inner,
    kernel_values,
    labels,
    not_empty,
    numbers,
    rationals,
    same_length,
)
from margins.base.types import Array, Kernel, Labels, LabelsLike, PointsLike, VectorLike
from margins.rational.arrays import array
from margins.rational.psd import Factor, factor


def feature_distances(kernel: Kernel, X: PointsLike, Z: PointsLike) -> Array:
    """|phi(x) - phi(z)|^2 for all pairs, by k(x, x) - 2 k(x, z) + k(z, z) (`kernel-prediction`).

    >>> from margins.kernels import polynomial
    >>> feature_distances(polynomial(2), [[0], [1]], [[1]]).tolist()
    [[3.0], [0.0]]
    """
    left, right = numbers(X=(X, 2), Z=(Z, 2))
    k = callable_kernel(kernel)
    squares = [
        np.array([kernel_values(k, row[None], row[None])[0, 0] for row in rows])
        for rows in (left, right)
    ]
    return np.asarray(squares[0][:, None] - 2 * kernel_values(k, left, right) + squares[1])


def interpolant(gram: PointsLike, targets: VectorLike) -> Array:
    """The coefficients c = K^-1 targets: w = sum c_j phi(x_j) has <w, phi(x_i)> = targets_i.

    For a positive definite rational matrix K; labels as targets give a w with all margins 1
    (`strictly-pd-separates`). O(n^3).

    >>> print(*interpolant([[1, 1], [1, 2]], [1, -1]))
    3 -2
    """
    found, values = factor(_matrix(gram)), rationals("targets", targets, 1)
    same_length(len(found.D), targets=values)
    if not all(found.D):
        raise BadInput("gram is not positive definite, so some targets cannot be reached")
    return found.solve(values)


@dataclass(frozen=True, eq=False, repr=False)
class Inseparable(Brief):
    """Labels that no features with this Gram matrix separate, and Gordan's weights that prove it:
    a >= 0, sum 1, sum a_i y_i phi(x_i) = 0, with a bias also sum a_i y_i = 0."""

    y: Labels
    weights: Array


def inseparable_labels(gram: PointsLike, *, bias: bool = True) -> Inseparable | None:
    """Labels that cannot be separated; None if all can, which says that no combination of the
    points (with a bias: none whose coefficients have the sum 0) is 0 (`strictly-pd-separates`).

    >>> found = inseparable_labels([[1, 2], [2, 4]], bias=False)
    >>> found.y.tolist(), [str(a) for a in found.weights]
    ([-1, 1], ['2/3', '1/3'])
    >>> inseparable_labels([[1, 2], [2, 4]]) is None
    True
    """
    K = _matrix(gram)
    found = factor(K)
    v = _null_vector(factor(K + 1) if bias else found)
    if v is None:
        return None
    return Inseparable(np.where(v >= 0, 1, -1), abs(v) / sum(abs(v)))


def _null_vector(found: Factor) -> Array | None:
    """v != 0 with K v = 0, from L' v = e_k where D_k = 0."""
    zeros = np.flatnonzero(found.D == 0)
    if not len(zeros):
        return None
    k = zeros[0]
    v = array([Fraction(int(i == k)) for i in range(len(found.D))])
    for i in reversed(range(k)):
        v[i] = -sum(found.L[i + 1 : k + 1, i] * v[i + 1 : k + 1], start=Fraction(0))
    return v


def interpolation_norm(gram: PointsLike, y: LabelsLike) -> Fraction:
    """y'K^-1 y, the square of |w| for the w with all margins 1: the hard margin without bias has
    none longer (`hard-margin-interpolates`).

    >>> print(interpolation_norm([[1, 1], [1, 2]], [1, -1]))
    5
    """
    K = _matrix(gram)
    signs = labels(y, len(K))
    return Fraction(inner(interpolant(K, signs), signs))


def _matrix(gram: PointsLike) -> Array:
    """A rational matrix; `factor` refuses it if it is no Gram matrix."""
    return not_empty("gram", rationals("gram", gram, 2))

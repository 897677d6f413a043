"""Hyperplanes: distance, projection, normal form, slab. Exact wherever no root is needed.

The hyperplane of (w, b) with w != 0 is {x : <w, x> + b = 0}. Costs are O(n d).
"""

from math import sqrt

import numpy as np

from margins.base.data import BadInput, as_floats, entry, inner, numbers
from margins.base.types import Array, LabelsLike, Number, PointsLike, Scalar, VectorLike
from margins.hyperplanes.linear import functional_margins, score


def normal(w: VectorLike) -> Array:
    """w, checked: the normal vector of a hyperplane is not zero."""
    (array,) = numbers(w=(w, 1))
    if not array.any():
        raise BadInput("w = 0 defines no hyperplane; give a normal vector with a non-zero entry")
    return array


def squared_norm(w: VectorLike) -> Number:
    """|w|^2."""
    array = normal(w)
    return inner(array, array)


def norm(w: VectorLike) -> float:
    """|w|, scaled first so that it neither overflows nor vanishes."""
    array = as_floats("w", normal(w))
    largest = float(max(abs(array)))
    return largest * sqrt(float(squared_norm(array / largest)))


def project(X: PointsLike, w: VectorLike, b: Scalar = 0) -> Array:
    """The nearest point of the hyperplane to each row of X (`orthogonal-decomposition`)."""
    points, direction, offset = numbers(X=(X, 2), w=(w, 1), b=(b, 0))
    coefficient = score(points, direction, entry(offset)) / squared_norm(direction)
    return np.asarray(points - np.outer(coefficient, direction))


def squared_distance(X: PointsLike, w: VectorLike, b: Scalar = 0) -> Array:
    """f(x)^2 / |w|^2, exact on `Fraction`s (`hyperplane-distance`)."""
    points, direction, offset = numbers(X=(X, 2), w=(w, 1), b=(b, 0))
    return np.asarray(score(points, direction, entry(offset)) ** 2 / squared_norm(direction))


def signed_distance(X: PointsLike, w: VectorLike, b: Scalar = 0) -> Array:
    """f(x) / |w|: positive on the side that w points to (`signed-distance`).

    >>> signed_distance([[3, 4], [0, 0]], [3, 4], -5)
    array([ 4., -1.])
    """
    return np.asarray(score(X, w, b).astype(float) / norm(w))


def geometric_margins(X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar = 0) -> Array:
    """m_i / |w|, the signed distance to the side that the label asks for (`scale-invariance`)."""
    return np.asarray(functional_margins(X, y, w, b).astype(float) / norm(w))


def normal_form(w: VectorLike, b: Scalar = 0) -> tuple[Array, float]:
    """(w, b) / |w|: the same hyperplane with a unit normal (`unit-normal-same-hyperplane`)."""
    direction, offset = numbers(w=(w, 1), b=(b, 0))
    length = norm(direction)
    return as_floats("w", direction) / length, float(as_floats("b", offset)) / length


def slab_width(w: VectorLike) -> float:
    """The distance 2 / |w| between {f = 1} and {f = -1} (`slab-width`)."""
    return 2 / norm(w)


def directions(w: VectorLike) -> Array:
    """A basis of the d - 1 directions inside the hyperplane (`hyperplane-codimension-one`).

    With k the first non-zero entry of w, column j gives the direction w_k e_j - w_j e_k.
    """
    array = normal(w)
    k = int(np.flatnonzero(array)[0])
    rows = []
    for j in (j for j in range(len(array)) if j != k):
        row = array * 0
        row[j], row[k] = array[k], -array[j]
        rows.append(row)
    return np.array(rows, dtype=array.dtype).reshape(len(array) - 1, len(array))

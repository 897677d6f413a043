"""Hyperplanes: distance, projection, normal form, slab. Exact wherever no root is needed.

The hyperplane of (w, b) with w != 0 is {x : <w, x> + b = 0}. Costs are O(n d).
"""

from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np

from margins.data import Array, BadInput, is_exact, numbers
from margins.linear import functional_margins, score


def normal(w: Any) -> Array:
    """w, checked: the normal vector of a hyperplane is not zero."""
    (array,) = numbers(w=(w, 1))
    if not array.any():
        raise BadInput("w = 0 defines no hyperplane; give a normal vector with a non-zero entry")
    return array


def squared_norm(w: Any) -> Any:
    """|w|^2."""
    array = normal(w)
    return array @ array


def norm(w: Any) -> float:
    """|w|, scaled first so that it neither overflows nor vanishes."""
    array = normal(w)
    largest = float(max(abs(array)))
    return largest * sqrt(float(squared_norm([v / largest for v in array.astype(float)])))


def project(X: Any, w: Any, b: Any = 0) -> Array:
    """The nearest point of the hyperplane to each row of X (`orthogonal-decomposition`)."""
    points, direction = numbers(X=(X, 2), w=(normal(w), 1))
    coefficient = score(X, w, b) / squared_norm(w)
    return np.asarray(points - np.outer(coefficient, direction))


def squared_distance(X: Any, w: Any, b: Any = 0) -> Array:
    """f(x)^2 / |w|^2, exact on `Fraction`s (`hyperplane-distance`)."""
    return np.asarray(score(X, w, b) ** 2 / squared_norm(w))


def signed_distance(X: Any, w: Any, b: Any = 0) -> Array:
    """f(x) / |w|: positive on the side that w points to (`signed-distance`)."""
    return np.asarray(score(X, w, b).astype(float) / norm(w))


def geometric_margins(X: Any, y: Any, w: Any, b: Any = 0) -> Array:
    """m_i / |w|, the signed distance to the side that the label asks for (`scale-invariance`)."""
    return np.asarray(functional_margins(X, y, w, b).astype(float) / norm(w))


def normal_form(w: Any, b: Any = 0) -> tuple[Array, float]:
    """(w, b) / |w|: the same hyperplane with a unit normal (`unit-normal-same-hyperplane`)."""
    length = norm(w)
    return normal(w).astype(float) / length, float(b) / length


def slab_width(w: Any) -> float:
    """The distance 2 / |w| between {f = 1} and {f = -1} (`slab-width`)."""
    return 2 / norm(w)


def directions(w: Any) -> Array:
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


def made_strict(X: Any, y: Any, w: Any, b: Any = 0) -> Any:
    """A b that separates strictly, if (w, b) is right with sign(0) = +1.

    Raises b by half the smallest |f| over the negative class (`separation-can-be-made-strict`).
    """
    scores = score(X, w, b)
    margins = functional_margins(X, y, w, b)
    wrong = (margins < 0) | ((margins == 0) & (np.asarray(y) == -1))
    if wrong.any():
        raise BadInput(f"point {int(np.flatnonzero(wrong)[0])} is on the wrong side of (w, b)")
    (offset,) = numbers(b=(b, 0))
    negative = -scores[scores < 0]
    step = min(negative) / 2 if len(negative) else 1
    return offset.item() + step


def separation_radius(X: Any, y: Any, w: Any, b: Any = 0) -> Any:
    """How far (w, b) may move and still separate strictly (`strict-separators-open`).

    Every (w', b') with |w' - w| and |b' - b| below min m_i / (1 + R) separates, where R bounds
    |x_i|; exact input uses the l1 norm for R, which is rational and at least |x_i|.
    """
    least = min(functional_margins(X, y, w, b))
    if least <= 0:
        raise BadInput(f"(w, b) does not separate: the smallest functional margin is {least}")
    (points,) = numbers(X=(X, 2))
    reach = (
        max(abs(points).sum(axis=1)) if is_exact(points) else np.hypot.reduce(points, axis=1).max()
    )
    return least / (1 + (reach if isinstance(reach, Fraction) else float(reach)))

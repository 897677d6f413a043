"""What separates a sample, and what nothing separates: two rings, labels along a line, and inputs
that occur with both labels.
"""

import math
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np

from margins.base.brief import Brief
from margins.base.data import (
    BadInput,
    entry,
    inner,
    not_empty,
    not_negative,
    numbers,
    rationals,
    sample,
)
from margins.base.types import Array, Labels, LabelsLike, PointsLike, Scalar, VectorLike
from margins.rational.arrays import array

# ---------------------------------------------------------------- both labels


@dataclass(frozen=True, eq=False, repr=False)
class Copies(Brief):
    """How often each different input of a sample has the label +1, and how often -1.

    A feature map that separates exists if and only if no input has both
    (`contradictory-duplicates-unsalvageable`). What else must be paid is `contradiction-price`.
    """

    inputs: Array
    positive: Labels
    negative: Labels

    @property
    def separable(self) -> bool:
        """Whether some feature map separates the sample."""
        return self.mistakes == 0

    @property
    def mistakes(self) -> int:
        """The least number of mistakes of any score that depends on the input alone."""
        return int(np.minimum(self.positive, self.negative).sum())

    @property
    def hinge(self) -> int:
        """The least total hinge loss of any such score."""
        return 2 * self.mistakes

    @property
    def majority(self) -> Labels:
        """For each input the label that it has more often, +1 if both as often: a w for
        `one_hot` features that pays the least."""
        return np.where(self.positive >= self.negative, 1, -1)


def copies(X: PointsLike, y: LabelsLike) -> Copies:
    """Count the copies of each different row of X, in the order in which they come. O(n d).

    >>> found = copies([[5], [7], [5], [5]], [1, -1, -1, 1])
    >>> found.positive.tolist(), found.negative.tolist(), found.mistakes, found.hinge
    ([2, 0], [1, 1], 1, 2)
    """
    points, signs = sample(X, y)
    rows = list(map(tuple, points.tolist()))
    places = {x: k for k, x in enumerate(dict.fromkeys(rows))}
    at = np.array([places[x] for x in rows])
    firsts = [rows.index(x) for x in places]
    counts = [np.bincount(at[signs == s], minlength=len(places)) for s in (1, -1)]
    return Copies(points[firsts], *(c.astype(np.int64) for c in counts))


# ---------------------------------------------------------------- two rings, and a line


def ring_classifier(centre: VectorLike, inner_radius: Scalar, radius: Scalar) -> tuple[Array, Any]:
    """(w, b) on `powers(2)` with f(x) = (r^2 + R^2)/2 - |x - centre|^2 (`feature-map-ring`).

    >>> w, b = ring_classifier([0, 1], 1, Fraction(2))
    >>> print(*w, b)
    0 2 -1 -1 3/2
    """
    middle, small, large = numbers(
        centre=(centre, 1), inner_radius=(inner_radius, 0), radius=(radius, 0)
    )
    not_empty("centre", middle)
    r, R = entry(small), entry(large)
    not_negative("the inner radius", r)
    if not r < R:
        raise BadInput(f"the inner radius must be below the outer one, but is {r} with {R}")
    w = np.concatenate([2 * middle, -np.ones_like(middle)])
    return w, (r * r + R * R) / 2 - inner(middle, middle)


def sign_changes(x: VectorLike, y: LabelsLike) -> int:
    """How often the label changes along the line: the least degree whose powers separate
    (`powers-on-a-line`).

    >>> sign_changes([3, 1, 2, 2], [-1, -1, 1, 1])
    2
    """
    return len(_changes(x, y)[0])


def separating_polynomial(x: VectorLike, y: LabelsLike) -> tuple[Array, Any]:
    """(w, b) on `powers(p)` with a root between the two numbers of each of p changes of the label
    (`powers-on-a-line`); without a change w is (0,). Exact on `Fraction`s.

    >>> w, b = separating_polynomial([0, 2, 4], [-1, 1, -1])
    >>> w.tolist(), b
    ([4.0, -1.0], -3.0)
    """
    roots, first = _changes(x, y)
    coefficients = [first * (1 + 0 * root) for root in roots[:1]] or [first]
    for root in roots:  # of the product of all root - x, the constant first
        times = [root * c for c in coefficients]
        shifted = [-c for c in coefficients]
        coefficients = [a + b for a, b in zip([*times, 0], [0, *shifted], strict=True)]
    b, *w = coefficients
    return np.array(w or [0 * b], dtype=object if isinstance(b, Fraction) else None), b


def _changes(x: VectorLike, y: LabelsLike) -> tuple[list[Any], int]:
    """A number in the middle of each change of the label, in order, and the label of the least."""
    (places,) = numbers(x=(x, 1))
    column, signs = sample(not_empty("x", places)[:, None], y)
    along = sorted(set(zip(column[:, 0].tolist(), signs.tolist(), strict=True)))
    for (a, _), (b, _) in pairwise(along):
        if a == b:
            raise BadInput(f"{a} has both labels, so no feature map separates")
    middles = [(a + b) / 2 for (a, s), (b, t) in pairwise(along) if s != t]
    return middles, along[0][1]


def alternating_weights(z: VectorLike) -> Array:
    """a_i = 1 / prod |z_i - z_j|, divided by their sum, for different rational numbers z.

    With alternating labels along the line they are Gordan's certificate that powers up to
    len(z) - 2 do not separate (`powers-on-a-line`).

    >>> print(*alternating_weights([0, 1, 2]))
    1/4 1/2 1/4
    """
    places = rationals("z", z, 1).tolist()
    if len(places) < 2 or len(set(places)) < len(places):
        raise BadInput("z must hold at least two numbers, all different")
    weights = [1 / math.prod(abs(a - b) for b in places if b != a) for a in places]
    return array([w / sum(weights) for w in weights])

"""Problems with two signs that are made of several classes, and how large they are."""

from fractions import Fraction
from itertools import combinations

import numpy as np

from margins.base.arrays import with_axes
from margins.base.data import BadInput, count, is_exact
from margins.base.types import Array, Codes, Labels, VectorLike

ROUNDING = 2.0**-40
"""Float scores that differ by no more than this share of the best one count as equal; sums, by no
more than this share of the sizes that were added."""

Sizes = list[tuple[int, int]]
"""For each problem the points with the sign +1, and those with -1."""


def against(codes: Codes, k: int) -> Labels:
    """The signs of one class against all others."""
    return np.where(codes == k, 1, -1)


def pairs(classes: int) -> list[tuple[int, int]]:
    """All (j, k) with j < k, in the order in which pairwise machines stand (`ovo-count`)."""
    return list(combinations(range(classes), 2))


def first_largest(scores: Array) -> Codes:
    """In each row the first of the largest entries. Floats may be equal up to `ROUNDING`."""
    return np.asarray(largest(scores).argmax(axis=1))


def largest(scores: Array, sizes: Array | None = None) -> Array:
    """Where a row has its largest entry; floats may be equal up to `ROUNDING`. If scores are sums,
    `sizes` has the sums of the absolute values."""
    best = scores.max(axis=1, keepdims=True)
    scale = np.abs(best)
    if sizes is not None:
        there = scores.argmax(axis=1, keepdims=True)
        scale = np.maximum(sizes, np.take_along_axis(sizes, there, axis=1))
    slack = 0 if is_exact(scores) else ROUNDING
    return np.asarray(scores >= best - slack * scale)


def one_vs_rest_sizes(sizes: VectorLike) -> Sizes:
    """The problems of one against all for classes of these sizes (`ova-count-and-imbalance`)."""
    checked = _checked(sizes)
    return [(size, sum(checked) - size) for size in checked]


def one_vs_one_sizes(sizes: VectorLike) -> Sizes:
    """The problems of all pairs for classes of these sizes (`ovo-count`)."""
    return list(combinations(_checked(sizes), 2))


def imbalance(problems: Sizes) -> Fraction:
    """The largest quotient of the larger size and the smaller one (`ovo-balance`)."""
    return max(Fraction(max(sides), min(sides)) for sides in problems)


def _checked(sizes: VectorLike) -> list[int]:
    """The sizes of at least two classes."""
    found = [count("sizes", size) for size in with_axes("sizes", sizes, 1).tolist()]
    if len(found) < 2:
        raise BadInput("sizes must have an entry for each of at least two classes")
    return found

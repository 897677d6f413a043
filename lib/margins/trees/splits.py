"""How many splits there are, and what the best of them gains if there is nothing to gain.

Qualitative features (`categorical-count`), the decrease that chance alone brings (`mdi-bias`), and
points on which stumps label in as many ways as they can (`stump-dichotomies`). The splits
themselves are listed in `every_split`.
"""

from itertools import product

import numpy as np

from margins.base.data import BadInput, count, not_empty, rationals
from margins.base.scalars import rational
from margins.base.types import Array, Count, Number, PointsLike, Scalar
from margins.trees.impurity import variance_gain

_MOST_EXAMPLES = 12


def level_splits(q: Count) -> int:
    """2^(q-1) - 1: the ways to part q levels into two nonempty groups (`categorical-count`)."""
    return int(2 ** (count("q", q) - 1) - 1)


def most_dichotomies(n: Count, d: Count) -> int:
    """2 + 2d(n-1), which no n points exceed with stumps on d features (`stump-dichotomies`)."""
    return 2 + 2 * count("d", d) * (count("n", n) - 1)


def zigzag(n: Count, d: Count) -> Array:
    """n points of whole numbers in d coordinates, on which stumps label in 2 + 2d(n-1) ways if
    n = 1 or n >= 2d (`stump-dichotomies`): O(nd).

    Coordinate s is the place of a point in the order s, s+1, s-1, s+2, s-2, ... on a cycle.
    """
    size, width = count("n", n), count("d", d)
    steps = np.arange(1, size + 1) // 2 * np.where(np.arange(size) % 2, 1, -1)
    places = np.empty((size, width), dtype=np.int64)
    for s in range(width):
        places[(s + steps) % size, s] = np.arange(size)
    return places


def expected_decrease(splits: PointsLike, p: Scalar) -> Number:
    """The expectation of n times the largest gain in variance over some splits, if the n labels
    are independent, 1 with probability p and else 0 (`mdi-bias`): O(2^n) gains for each split.

    Row k of `splits` says which child of split k gets each example, as a number.
    """
    rows = not_empty("splits", rationals("splits", splits, 2))
    n, chance = rows.shape[1], rational("p", p)
    if not 0 <= chance <= 1:
        raise BadInput(f"p is {p}, but must be between 0 and 1")
    if n > _MOST_EXAMPLES:
        raise BadInput(
            f"there are 2^{n} ways to label {n} examples; use {_MOST_EXAMPLES} examples at most"
        )
    total: Number = chance * 0
    for y in product((0, 1), repeat=n):
        gains = [variance_gain(list(y), row) for row in rows]
        total += chance ** sum(y) * (1 - chance) ** (n - sum(y)) * n * max(gains)
    return total

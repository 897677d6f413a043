"""The boxes into which a tree cuts the space, one for each leaf (`tree-cells-boxes`)."""

from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np

from margins.base.brief import Brief
from margins.base.data import points
from margins.base.types import Array, Number, PointsLike

Level: TypeAlias = tuple[frozenset[object], bool]
"""Values of a qualitative feature, and whether these or all others are meant."""


@dataclass(frozen=True, eq=False, repr=False)
class Box(Brief):
    """Where the points of a leaf lie: low[j] < x[j] <= high[j] for each feature j.

    `levels[j]` says which values of a qualitative feature come here: (values, True) if only
    these, (values, False) if all but these. It is None where no qualitative split was met.
    """

    leaf: int
    low: Array
    high: Array
    levels: tuple[Level | None, ...]

    def contains(self, X: PointsLike) -> Array:
        """Which rows of X lie in the box."""
        rows = points(X)
        inside = np.asarray(((self.low < rows) & (rows <= self.high)).all(axis=1), dtype=bool)
        for j, level in enumerate(self.levels):
            if level is not None:
                values, wanted = level
                inside &= np.array([(value in values) == wanted for value in rows[:, j].tolist()])
        return inside

    def half(
        self, j: int, threshold: Number, subset: tuple[object, ...] | None, *, left: bool
    ) -> "Box":
        """The part of the box on one side of a test of feature j."""
        if subset is not None:
            levels = list(self.levels)
            levels[j] = _narrowed(levels[j], frozenset(subset), left)
            return replace(self, levels=tuple(levels))
        end = (self.high if left else self.low).copy()
        end[j] = threshold
        return replace(self, high=end) if left else replace(self, low=end)


def everywhere(d: int, dtype: np.dtype[np.generic]) -> Box:
    """The whole space, as the box of node 0."""
    return Box(0, np.full(d, -np.inf, dtype=dtype), np.full(d, np.inf, dtype=dtype), (None,) * d)


def _narrowed(level: Level | None, subset: frozenset[object], inside: bool) -> Level:
    """What passes a condition on a qualitative feature and one more."""
    if level is None:
        return subset, inside
    values, wanted = level
    if wanted:
        return (values & subset if inside else values - subset), True
    return (subset - values, True) if inside else (values | subset, False)

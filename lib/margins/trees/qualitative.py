"""Splits of a qualitative feature for all leaves of a frontier: which subsets come into question.

The order among ties is that of `trees.every_split`: a sorted list for two classes and for numbers
(`categorical-sorted-suffices`), for more classes all subsets (`categorical-count`).
"""

from dataclasses import dataclass

import numpy as np

from margins.base.brief import Brief
from margins.base.types import Array
from margins.trees.frontier import Frontier
from margins.trees.material import Material
from margins.trees.totals import Totals


@dataclass(frozen=True, eq=False, repr=False)
class Options(Brief):
    """The best splits of each leaf by one feature, and those tied with them; leaf by leaf, in the
    order among ties. `levels` has the values that go left."""

    leaf: Array
    score: Array
    sums: Array
    left: Array
    counts: Array
    levels: list[tuple[float, ...]]

    def best(self, leaves: int) -> Array:
        """The best score of each leaf, or -inf."""
        best = np.full(leaves, -np.inf)
        np.maximum.at(best, self.leaf, self.score)
        return best


@dataclass(frozen=True, eq=False, repr=False)
class _Cells(Brief):
    """The levels that occur in each leaf: leaf by leaf, ascending."""

    leaf: Array
    value: Array
    sums: Array
    weight: Array
    count: Array

    def at(self, order: Array) -> "_Cells":
        return _Cells(
            self.leaf[order],
            self.value[order],
            self.sums[:, order],
            self.weight[order],
            self.count[order],
        )


def options(
    material: Material,
    frontier: Frontier,
    totals: Totals,
    feature: int,
    min_leaf: int,
    simple: bool,
) -> Options:
    """The options of each leaf by a qualitative feature; `simple` if sorting is enough."""
    cells = _cells(material, frontier, feature)
    parts = [_prefixes(cells)] if simple else [
        _subsets(cells, leaf) for leaf in range(len(frontier.sizes))
    ]  # fmt: skip
    return _joined([_near(part, material, totals, min_leaf) for part in parts])


def _cells(material: Material, frontier: Frontier, feature: int) -> _Cells:
    ids, leaf = frontier.order[feature], frontier.leaf
    values = material.X[ids, feature]
    new = np.ones(len(ids), dtype=bool)
    new[1:] = (values[1:] != values[:-1]) | (leaf[1:] != leaf[:-1])
    first = np.flatnonzero(new)
    count = np.diff(np.append(first, len(ids)))
    weight = count if material.units is None else np.add.reduceat(material.units[ids], first)
    sums = np.array([np.add.reduceat(each[ids], first) for each in material.sums])
    return _Cells(leaf[first], values[first], sums, weight, count)


def _prefixes(cells: _Cells) -> Options:
    """The first levels of each leaf in the order of the second class's share, or of the mean."""
    cells = cells.at(np.lexsort((cells.value, cells.sums[-1] / cells.weight, cells.leaf)))
    first = np.flatnonzero(np.diff(cells.leaf, prepend=-1))
    place = np.repeat(first, np.diff(np.append(first, len(cells.leaf))))

    def up_to(each: Array) -> Array:
        total = np.cumsum(each, axis=-1)
        return np.asarray(total - (total - each)[..., place])

    levels = [
        tuple(sorted(cells.value[start : last + 1].tolist()))
        for start, last in zip(place.tolist(), range(len(place)), strict=True)
    ]
    score = np.where(np.diff(cells.leaf, append=-1) != 0, -np.inf, 0)  # not all of them
    return Options(
        cells.leaf, score, up_to(cells.sums), up_to(cells.weight), up_to(cells.count), levels
    )


def _subsets(cells: _Cells, leaf: int) -> Options:
    """All subsets of the levels of a leaf with the first of them, but for the whole."""
    here = cells.at(np.flatnonzero(cells.leaf == leaf))
    digits = np.arange(2 ** (len(here.leaf) - 1) - 1)
    inside = (digits[:, None] >> np.arange(len(here.leaf) - 1)) & 1
    inside = np.concatenate([np.ones((len(digits), 1), dtype=inside.dtype), inside], axis=1)
    return Options(
        np.full(len(digits), leaf),
        np.zeros(len(digits)),
        here.sums @ inside.T,
        inside @ here.weight,
        inside @ here.count,
        _Levels(here.value, inside),  # type: ignore[arg-type]
    )


@dataclass(frozen=True, eq=False, repr=False)
class _Levels(Brief):
    """A list of subsets that is written only where it is read."""

    value: Array
    inside: Array

    def __getitem__(self, index: int) -> tuple[float, ...]:
        return tuple(self.value[self.inside[index] > 0].tolist())


def _near(found: Options, material: Material, totals: Totals, min_leaf: int) -> Options:
    """Those that are tied with the best of their leaf."""
    right = totals.sizes[found.leaf] - found.counts
    allowed = (np.minimum(found.counts, right) >= min_leaf) & (found.score == 0)
    score = np.full(len(found.leaf), -np.inf)
    if allowed.any():
        leaf = found.leaf[allowed]
        score[allowed] = material.criterion.scores(
            [each[allowed] for each in found.sums],
            found.left[allowed].astype(np.float64),
            [each[leaf].astype(np.float64) for each in totals.sums],
            totals.weight[leaf].astype(np.float64),
            np.empty(len(leaf)),
        )
    best = np.full(len(totals.sizes), -np.inf)
    np.maximum.at(best, found.leaf, score)
    known = np.isfinite(best)
    limit = np.full(len(best), np.inf)
    whole = [each[known].astype(np.float64) for each in totals.sums]
    limit[known] = material.criterion.limits(best[known], whole, totals.weight[known])
    kept = np.flatnonzero(score >= limit[found.leaf])
    return Options(
        found.leaf[kept],
        score[kept],
        found.sums[:, kept],
        found.left[kept],
        found.counts[kept],
        [found.levels[i] for i in kept.tolist()],
    )


def _joined(parts: list[Options]) -> Options:
    return Options(
        np.concatenate([part.leaf for part in parts]),
        np.concatenate([part.score for part in parts]),
        np.concatenate([part.sums for part in parts], axis=1),
        np.concatenate([part.left for part in parts]),
        np.concatenate([part.counts for part in parts]),
        [levels for part in parts for levels in part.levels],
    )

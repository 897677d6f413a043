"""Which leaf of a tree each point falls into: all points step down together."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from margins.base.brief import Brief
from margins.base.types import Array

Subsets = Sequence[tuple[object, ...] | None]
_BLOCK = 1 << 14
"""So many points at a time: what they need stays in the cache."""
_PAUSE = 4
"""So many steps until the points that have arrived are put aside."""


@dataclass(frozen=True, eq=False, repr=False)
class _Table(Brief):
    """The nodes, each in two places 2v and 2v + 1: where a point goes next is found in place
    2v + 1 if it is above the threshold. From a leaf it comes back to the leaf."""

    feature: Array
    threshold: Array
    next: Array
    inner: Array
    subsets: dict[int, frozenset[object]]


def leaves_of(
    X: Array, feature: Array, threshold: Array, left: Array, right: Array, subsets: Subsets
) -> Array:
    """The leaf of each row of X: O(depth) steps for each point (`tree-cells-boxes`)."""
    inner = feature >= 0
    own = 2 * np.arange(len(feature))
    table = _Table(
        feature=np.repeat(np.where(inner, feature, 0), 2),
        threshold=np.repeat(threshold, 2),
        next=np.where(inner[:, None], 2 * np.stack([left, right], axis=1), own[:, None]).ravel(),
        inner=np.repeat(inner, 2),
        subsets={2 * v: frozenset(s) for v, s in enumerate(subsets) if s is not None},
    )
    leaves = np.zeros(len(X), dtype=np.int64)
    if inner[0]:
        for first in range(0, len(X), _BLOCK):
            block = slice(first, first + _BLOCK)
            _route(X[block].copy(), leaves[block], table)  # read once in a row, not here and there
    leaves >>= 1
    return leaves


def _route(X: Array, leaves: Array, table: _Table) -> None:
    """Writes the places of the leaves of a few points."""
    values, place = X.reshape(-1), np.zeros(len(X), dtype=np.int64)
    start = np.arange(len(X)) * X.shape[1]
    rows = np.arange(len(X))
    while len(rows):
        for _ in range(_PAUSE):
            at = table.feature.take(place)
            at += start
            at = values.take(at)
            above = np.asarray(at > table.threshold.take(place), dtype=bool)
            if table.subsets:
                _decide_subsets(above, place, at, table)
            place += above
            place = table.next.take(place)
        leaves[rows] = place
        walks = table.inner.take(place)
        rows, place, start = rows.compress(walks), place.compress(walks), start.compress(walks)


def _decide_subsets(above: Array, place: Array, values: Array, table: _Table) -> None:
    """At qualitative splits a value goes left if it is in the subset; overwrites `above`.

    At leaves it does not matter what is above: both places of a leaf lead back to it.
    """
    for node in np.unique(place).tolist():
        if node in table.subsets:
            here = place == node
            subset = table.subsets[node]
            above[here] = [value not in subset for value in values[here].tolist()]

"""Which leaf of a tree each point falls into: all points step down together."""

from collections.abc import Sequence

import numpy as np

from margins.base.types import Array

Subsets = Sequence[tuple[object, ...] | None]
_BLOCK = 1 << 14
"""So many points at a time: what they need stays in the cache."""


def leaves_of(
    X: Array, feature: Array, threshold: Array, left: Array, right: Array, subsets: Subsets
) -> Array:
    """The leaf of each row of X: O(depth) steps for each point (`tree-cells-boxes`)."""
    if feature[0] < 0:
        return np.zeros(len(X), dtype=np.int64)
    blocks = range(0, len(X), _BLOCK)
    steps = (feature, threshold, left, right, subsets)
    found = [_routed(X[first : first + _BLOCK], *steps) for first in blocks]
    return np.concatenate(found) if found else np.zeros(0, dtype=np.int64)


def _routed(
    X: Array, feature: Array, threshold: Array, left: Array, right: Array, subsets: Subsets
) -> Array:
    node = np.zeros(len(X), dtype=np.int64)
    rows = np.arange(len(X))
    while len(rows):
        at = node[rows]
        values = X[rows, feature[at]]
        goes_left = np.asarray(values <= threshold[at], dtype=bool)
        _decide_subsets(goes_left, at, values, subsets)
        node[rows] = at = np.where(goes_left, left[at], right[at])
        rows = rows[feature[at] >= 0]
    return node


def _decide_subsets(goes_left: Array, at: Array, values: Array, subsets: Subsets) -> None:
    """At qualitative splits a value goes left if it is in the subset; overwrites `goes_left`."""
    if all(subset is None for subset in subsets):
        return
    for node in np.unique(at).tolist():
        subset = subsets[node]
        if subset is not None:
            here = at == node
            goes_left[here] = [value in subset for value in values[here].tolist()]

"""A sample sorted and binned once, for many searches with different weights."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import sparse

from margins.base.brief import Brief
from margins.base.data import BadInput, count, is_exact, sample
from margins.base.types import Array, Count, Labels, LabelsLike, PointsLike

_MOST_BINS = 1 << 16
_BLOCK = 1 << 20


@dataclass(frozen=True, eq=False, repr=False)
class SortedSample(Brief):
    """A sample prepared once for many searches with different weights; made by `presort`.

    Each feature is cut into at most `bins` bins of about equal size that never separate equal
    values, so every bin ends at a threshold. `order[j]` sorts feature j, `splits[j, p]` says
    whether its p-th and (p+1)-th smallest values differ, `last[j, b]` is the last position of
    bin b. `histograms` are matrices, one for a few features, that turn weights of points into
    weights of bins; see `bin_weights`.

    The rest is flat: place j * n + p for position p of feature j, and j * bins + b for a bin.
    `ends` are the places of the thresholds between bins, `start` and `sizes` tell first place
    and size of each bin, `splittable` lists the bins with a threshold inside.
    """

    X: Array
    y: Labels
    order: Array
    splits: Array
    last: Array
    histograms: tuple[Any, ...]
    ends: Array
    start: Array
    sizes: Array
    splittable: Array

    def bin_weights(self, weights: Array) -> Array:
        """The weight of each (class, feature, bin), negative class first: O(nd)."""
        blocks = [(block @ weights).reshape(2, -1, self.last.shape[1]) for block in self.histograms]
        return np.concatenate(blocks, axis=1)


def presort(X: PointsLike, y: LabelsLike, *, bins: Count | None = None) -> SortedSample:
    """Sort and bin every feature: O(d n log n) once, about 3 times the memory of X.

    `bins` changes the speed of a search, never its result.
    """
    points, signs = sample(X, y)
    if is_exact(points):
        raise BadInput("this search is in floats; for Fractions use margins.exact.adaboost")
    points = np.asfortranarray(points)  # a stump reads one column
    n, d = points.shape
    wanted = int(np.sqrt(n)) + 32 if bins is None else count("bins", bins)
    number = min(n, _MOST_BINS, wanted)
    order = np.empty((d, n), dtype=np.int32)
    splits = np.zeros((d, n), dtype=bool)
    last = np.full((d, number), n - 1)
    mixed = np.zeros((d, number), dtype=bool)
    bin_of = np.empty((d, n), dtype=np.uint16)
    for j in range(d):
        order[j] = np.argsort(points[:, j])
        values = points[order[j], j]
        splits[j, :-1] = values[:-1] < values[1:]
        ends = _bin_ends(splits[j], number)
        sizes = np.diff(ends, prepend=-1)
        last[j, : len(ends)] = ends
        mixed[j, : len(ends)] = values[ends - sizes + 1] < values[ends]
        bin_of[j, order[j]] = np.repeat(np.arange(len(ends)), sizes)
    places = last + n * np.arange(d)[:, None]
    sizes = np.diff(last, axis=1, prepend=-1).ravel()
    return SortedSample(
        X=points,
        y=signs,
        order=order,
        splits=splits,
        last=last,
        histograms=_histograms(bin_of, signs, number),
        ends=places[last < n - 1],
        start=places.ravel() - sizes + 1,
        sizes=sizes,
        splittable=np.flatnonzero(mixed),
    )


def _histograms(bin_of: Array, y: Labels, bins: int) -> tuple[Any, ...]:
    """Sparse 0-1 matrices from points to (class, feature, bin), for a few features each.

    Multiplying by one is the fastest weighted count that numpy and scipy have. The blocks share
    their array of ones, which would otherwise be the largest part of the memory.
    """
    d, n = bin_of.shape
    width = min(d, max(8, _BLOCK // n))
    ones = np.ones(n * width)
    blocks = []
    for first in range(0, d, width):
        features = min(width, d - first)
        cells = bin_of[first : first + features].T + bins * np.arange(features, dtype=np.int32)
        cells[y > 0] += features * bins
        pointers = np.arange(0, n * features + 1, features, dtype=np.int32)
        shape = (2 * features * bins, n)
        blocks.append(
            sparse.csc_array((ones[: n * features], cells.ravel(), pointers), shape=shape)
        )
    return tuple(blocks)


def _bin_ends(splits: Array, bins: int) -> Array:
    """Last positions of at most `bins` bins of about equal size that keep equal values together."""
    n = len(splits)
    allowed = np.append(np.flatnonzero(splits), n - 1)
    wanted = np.arange(1, bins + 1) * n // bins - 1
    return np.unique(allowed[np.searchsorted(allowed, wanted)])

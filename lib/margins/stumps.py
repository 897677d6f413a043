"""Decision stumps: one feature, one threshold, and the exact minimiser of the weighted error.

The stump with feature j, threshold t and polarity s predicts s where x_j > t and -s elsewhere.
On a sample only finitely many differ; their thresholds lie midway between neighbouring values
of a feature, and t = -inf on feature 0 stands for the two constant classifiers.

**Order among ties.** Lowest weighted error, then lowest feature, then lowest threshold (so the
constants come first), then polarity +1 before -1. All searches of this module follow it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from scipy import sparse

from margins.data import Array, BadInput, Labels, is_exact, numbers, points, sample

_MOST_BINS = 1 << 16
_FIRST_CHUNK, _CHUNK = 1 << 14, 1 << 18
_BLOCK = 1 << 20


@dataclass(frozen=True)
class Stump:
    """The classifier `polarity` if x[feature] > threshold, else `-polarity`."""

    feature: int
    threshold: Any
    polarity: int

    def __call__(self, X: Array) -> Labels:
        return np.where(self.above(X), self.polarity, -self.polarity)

    def above(self, X: Array) -> Array:
        """Which points lie above the threshold."""
        return np.asarray(X[:, self.feature] > self.threshold)

    def __neg__(self) -> "Stump":
        return Stump(self.feature, self.threshold, -self.polarity)


@dataclass(frozen=True)
class RegressionStump:
    """The function `above` if x[feature] > threshold, else `below`."""

    feature: int
    threshold: float
    below: float
    above: float

    def __call__(self, X: Array) -> Array:
        return np.where(X[:, self.feature] > self.threshold, self.above, self.below)


def midpoint(low: Any, high: Any) -> Any:
    """A threshold t with low <= t < high, midway if the number type has room for it.

    Between neighbouring floats the rounded mean can be `high`, which would put `high` on the
    wrong side of x > t; and `low + high` may overflow. Exact for `Fraction`s.
    """
    middle = low / 2 + high / 2
    return middle if low <= middle < high else low


def all_stumps(X: Any) -> Iterator[Stump]:
    """Every stump with a midpoint threshold on the sample, in the order among ties."""
    array = points(X)
    yield from (Stump(0, -np.inf, +1), Stump(0, -np.inf, -1))
    for feature, column in enumerate(array.T):
        for low, high in pairwise(np.unique(column)):
            threshold = midpoint(low, high)
            yield from (Stump(feature, threshold, +1), Stump(feature, threshold, -1))


def dichotomies(X: Any) -> tuple[list[Stump], Labels]:
    """The ways in which stumps label the sample: stumps, and their predictions as columns.

    Of several stumps with the same predictions the first in the order among ties is kept, so
    the columns are distinct, and closed under negation. There are at most 2 + 2d(n-1) of them;
    O(d n^2) time and memory.
    """
    array = points(X)
    first: dict[bytes, tuple[Stump, Labels]] = {}
    for stump in all_stumps(array):
        predictions = stump(array)
        first.setdefault(predictions.tobytes(), (stump, predictions))
    stumps, columns = zip(*first.values(), strict=True)
    return list(stumps), np.column_stack(columns)


def close_under_negation(pool: Any) -> Labels:
    """The columns of a pool of +-1 predictions, followed by those negations it lacks."""
    columns = sign_matrix(pool)
    present = {column.tobytes() for column in columns.T}
    missing = [j for j, column in enumerate(-columns.T) if column.tobytes() not in present]
    return np.hstack([columns, -columns[:, missing]])


def sign_matrix(pool: Any) -> Labels:
    """A checked pool of hypotheses: rows are points, columns hypotheses, entries -1 or +1."""
    (array,) = numbers(pool=(pool, 2))
    if 0 in array.shape:
        raise BadInput(f"the pool is empty (shape {array.shape}); give at least one hypothesis")
    if not np.isin(array, (-1, 1)).all():
        raise BadInput("the pool must hold predictions -1 or +1 only, one hypothesis a column")
    return array.astype(np.int64)


@dataclass(frozen=True, eq=False)
class SortedSample:
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


def presort(X: Any, y: Any, *, bins: int | None = None) -> SortedSample:
    """Sort and bin every feature: O(d n log n) once, about 3 times the memory of X.

    `bins` changes the speed of a search, never its result.
    """
    X, y = sample(X, y)
    if is_exact(X):
        raise BadInput("this search is in floats; for Fractions use margins.exact.boosting")
    X = np.asfortranarray(X)  # a stump reads one column
    n, d = X.shape
    bins = min(n, _MOST_BINS, bins or int(np.sqrt(n)) + 32)
    order = np.empty((d, n), dtype=np.int32)
    splits = np.zeros((d, n), dtype=bool)
    last = np.full((d, bins), n - 1)
    mixed = np.zeros((d, bins), dtype=bool)
    bin_of = np.empty((d, n), dtype=np.uint16)
    for j in range(d):
        order[j] = np.argsort(X[:, j])
        values = X[order[j], j]
        splits[j, :-1] = values[:-1] < values[1:]
        ends = _bin_ends(splits[j], bins)
        sizes = np.diff(ends, prepend=-1)
        last[j, : len(ends)] = ends
        mixed[j, : len(ends)] = values[ends - sizes + 1] < values[ends]
        bin_of[j, order[j]] = np.repeat(np.arange(len(ends)), sizes)
    places = last + n * np.arange(d)[:, None]
    sizes = np.diff(last, axis=1, prepend=-1).ravel()
    return SortedSample(
        X=X,
        y=y,
        order=order,
        splits=splits,
        last=last,
        histograms=_histograms(bin_of, y, bins),
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


def best_stump(prepared: SortedSample, weights: Any, *, tie: float = 0.0) -> Stump:
    """The first stump, in the order among ties, of minimal weighted error.

    The weights are rounded once to whole multiples of a power of two, with a sum below 2^53.
    On that grid float64 adds without error, so the answer does not depend on the order of
    summation and ties are decided exactly. Weights that are integers (or dyadic fractions) with
    a sum below 2^52 are not changed at all; in general the error of the answer exceeds the
    minimum by at most n 2^-51 of the total weight.

    With `tie` > 0 all stumps whose share of the total weight is within `tie` of the minimum
    count as tied. AdaBoost uses this: its weights carry rounding errors, which would otherwise
    decide between stumps that are tied in exact arithmetic.

    Branch and bound: O(nd) additions for the weights of the bins, which give all errors at bin
    ends and a lower bound inside each bin; only bins that can still win are looked into.
    """
    (array,) = numbers(weights=(weights, 1))
    n = len(prepared.y)
    if len(array) != n:
        raise BadInput(f"one weight for each of the {n} points is needed, not {len(array)}")
    array = array.astype(np.float64, copy=False)
    with np.errstate(over="ignore"):
        total = array.sum()
    if array.min() < 0 or not 0 < total < np.inf:
        raise BadInput("weights must be nonnegative with a positive, finite sum; rescale them")
    return search(prepared, array, tie)


def search(prepared: SortedSample, weights: Array, tie: float) -> Stump:
    """`best_stump` for weights that are known to be in order."""
    units = _on_grid(weights)
    bin_weights = prepared.bin_weights(units)
    negative, positive = (float(share) for share in bin_weights[:, 0].sum(axis=1))
    slack = tie * (negative + positive)

    def errors(left: Array) -> Array:
        """From `left`, the positive minus the negative weight below a threshold, the smaller
        error of the two polarities: +1 errs on positives below and negatives above."""
        return np.minimum(negative + left, positive - left)

    change = bin_weights[1] - bin_weights[0]
    at_end = np.cumsum(change, axis=1)
    at_start = at_end - change
    places, left = prepared.ends, at_end[prepared.last < len(units) - 1]
    error = errors(left)
    best = min(negative, positive, error.min(initial=np.inf))
    found = [_within(best + slack, error, places, left)]

    floor = np.minimum(  # inside a bin, at best one class comes first
        negative + at_start - bin_weights[0], positive - at_start - bin_weights[1]
    ).ravel()
    waiting = prepared.splittable[floor[prepared.splittable] <= best + slack]
    waiting = waiting[np.argsort(floor[waiting])]
    chunk = _FIRST_CHUNK
    while len(waiting):
        now = max(1, int(np.searchsorted(np.cumsum(prepared.sizes[waiting]), chunk)))
        places, left = _inside(prepared, waiting[:now], at_start.flat[waiting[:now]], units)
        error = errors(left)
        best = min(best, error.min())
        found.append(_within(best + slack, error, places, left))
        waiting, chunk = waiting[now:], _CHUNK
        waiting = waiting[floor[waiting] <= best + slack]

    if negative <= best + slack:
        return Stump(0, -np.inf, +1)
    if positive <= best + slack:
        return Stump(0, -np.inf, -1)
    places, left = (np.concatenate(parts) for parts in zip(*found, strict=True))
    places, left = _within(best + slack, errors(left), places, left)
    first = np.argmin(places)
    feature, position = divmod(int(places[first]), len(units))
    polarity = +1 if negative + left[first] <= best + slack else -1
    return Stump(feature, _threshold(prepared, feature, position), polarity)


def _within(limit: float, errors: Array, places: Array, left: Array) -> tuple[Array, Array]:
    good = errors <= limit
    return places[good], left[good]


def _inside(
    prepared: SortedSample, bins: Array, at_start: Array, units: Array
) -> tuple[Array, Array]:
    """Places of the thresholds strictly inside some bins, with the signed weight below each.

    A place is feature * n + position. The sums run through all bins at once, in integers, which
    are exact even if they wrap around; then each bin is shifted to start where it should.
    """
    sizes = prepared.sizes[bins] - 1  # the end of the bin is known already
    starts = np.cumsum(sizes) - sizes
    places = np.arange(sizes.sum()) + np.repeat(prepared.start[bins] - starts, sizes)
    rows = prepared.order.ravel()[places]
    steps = (units[rows] * prepared.y[rows]).astype(np.int64)
    sums = np.cumsum(steps)
    shift = at_start.astype(np.int64) - sums[starts] + steps[starts]
    inside = prepared.splits.ravel()[places]
    left = (sums + np.repeat(shift, sizes))[inside].astype(np.float64)
    return places[inside], left


def _threshold(prepared: SortedSample, feature: int, position: int) -> float:
    rows = prepared.order[feature, position : position + 2]
    return float(midpoint(*prepared.X[rows, feature]))


def _on_grid(weights: Array) -> Array:
    """The weights as integers (in float64) with a sum below 2^53, up to one power of two."""
    _, exponent = np.frexp(weights.sum())
    half = (52 - exponent) // 2  # the whole power of two may overflow
    units = weights * np.ldexp(1.0, half)
    units *= np.ldexp(1.0, 52 - exponent - half)
    return np.asarray(np.rint(units, out=units))


def best_regression_stump(
    prepared: SortedSample, slopes: Array, curvatures: Array, *, limit: float = np.inf
) -> RegressionStump:
    """The stump f, constant on each side with |f| <= limit, that minimises
    sum(curvature f^2 / 2 - slope f).

    With curvature 1 it is the least-squares fit to the slopes; with weights as curvature and
    weight * response as slope the weighted fit to the response. The value of a side is
    sum(slope) / sum(curvature) within the limit. Curvatures must be positive. Gains equal up to
    rounding (relative 2^-40) are ties: lowest feature, then lowest threshold. Without any
    threshold the stump is constant. O(nd).
    """

    def values(sums: Array) -> Array:
        return np.asarray(np.clip(sums[0] / sums[1], -limit, limit))

    def sides(feature: int) -> tuple[Array, Array, Array]:
        """Positions of the thresholds of a feature, and the sums below and above each.

        The sums above are added up from the other end: total - below may cancel to 0.
        """
        order, positions = prepared.order[feature], np.flatnonzero(prepared.splits[feature])
        terms = np.array([slopes[order], curvatures[order]])
        above = np.cumsum(terms[:, ::-1], axis=1)[:, ::-1]
        return positions, np.cumsum(terms, axis=1)[:, positions], above[:, positions + 1]

    def gains(*sums: Array) -> Array:
        return np.asarray(sum(2 * values(s) * s[0] - values(s) ** 2 * s[1] for s in sums))

    features = range(prepared.X.shape[1])
    best = np.array([gains(*sides(j)[1:]).max(initial=-np.inf) for j in features])
    enough = best.max() - 2.0**-40 * abs(best.max())
    feature = int(np.argmax(best >= enough))
    positions, below, above = sides(feature)
    if not len(positions):
        mean = float(values(np.array([slopes.sum(), curvatures.sum()])))
        return RegressionStump(0, -np.inf, mean, mean)
    first = int(np.argmax(gains(below, above) >= enough))
    threshold = _threshold(prepared, feature, int(positions[first]))
    low, high = float(values(below[:, first])), float(values(above[:, first]))
    return RegressionStump(feature, threshold, low, high)

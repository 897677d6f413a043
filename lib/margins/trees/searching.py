"""The best stump for given weights: exact branch and bound on a presorted sample."""

import numpy as np

from margins.base.data import BadInput, numbers, same_length
from margins.base.types import Array, VectorLike
from margins.trees.presorting import SortedSample
from margins.trees.stumps import RegressionStump, Stump, midpoint

_FIRST_CHUNK, _CHUNK = 1 << 14, 1 << 18


def best_stump(prepared: SortedSample, weights: VectorLike, *, tie: float = 0.0) -> Stump:
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
    same_length(len(prepared.y), weights=array)
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

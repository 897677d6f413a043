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

    d, n = prepared.order.shape
    sides = _even_sides if (curvatures == curvatures[0]).all() else _sides

    def values(sums: tuple[Array, Array]) -> Array:
        return np.asarray(np.clip(sums[0] / sums[1], -limit, limit))

    def gains(below: tuple[Array, Array], above: tuple[Array, Array], features: slice) -> Array:
        """What the stumps gain, -inf where there is no threshold."""
        won = np.zeros(below[0].shape)
        for s, c in (below, above):  # 2 v s - v^2 c; without a limit v is s / c
            won += s * s / c if np.isinf(limit) else (v := values((s, c))) * (2 * s - v * c)
        splits = prepared.splits[features, :-1]
        if not splits.all():
            np.copyto(won, -np.inf, where=~splits)
        return won

    best = np.empty(d)
    step = max(1, _CHUNK // n)
    for first in range(0, d, step):
        features = slice(first, first + step)
        best[features] = gains(*sides(prepared, features, slopes, curvatures), features).max(
            axis=1, initial=-np.inf
        )
    if not np.isfinite(best).any():
        mean = float(values((slopes.sum(), curvatures.sum())))
        return RegressionStump(0, -np.inf, mean, mean)
    enough = best.max() - 2.0**-40 * abs(best.max())
    feature = int(np.argmax(best >= enough))
    only = slice(feature, feature + 1)
    below, above = sides(prepared, only, slopes, curvatures)
    position = int(np.argmax(gains(below, above, only)[0] >= enough))
    threshold = _threshold(prepared, feature, position)
    low, high = (
        float(values((np.ravel(s)[position], np.ravel(c)[position]))) for s, c in (below, above)
    )
    return RegressionStump(feature, threshold, low, high)


_Sides = tuple[tuple[Array, Array], tuple[Array, Array]]


def _sides(prepared: SortedSample, features: slice, slopes: Array, curvatures: Array) -> _Sides:
    """The sums of slopes and curvatures below and above each position of some features.

    Those above are added up from the other end: total - below may cancel to 0.
    """
    order = prepared.order[features]
    each = [terms.take(order) for terms in (slopes, curvatures)]
    below = [np.cumsum(terms[:, :-1], axis=1) for terms in each]
    above = [np.cumsum(terms[:, :0:-1], axis=1)[:, ::-1] for terms in each]
    return (below[0], below[1]), (above[0], above[1])


def _even_sides(
    prepared: SortedSample, features: slice, slopes: Array, curvatures: Array
) -> _Sides:
    """The same where all curvatures are equal. Slopes are rounded to multiples of a power of two,
    and are added up as whole numbers."""
    n = len(slopes)
    _, exponent = np.frexp(np.abs(slopes).max() * n)
    unit = np.ldexp(1.0, min(52 - exponent, 1000))
    units = np.rint(slopes * unit).astype(np.int64)
    sums = np.cumsum(units.take(prepared.order[features])[:, :-1], axis=1)
    sizes = np.arange(1, n) * curvatures[0]
    below = sums * (1 / unit)
    return (below, sizes), (units.sum() / unit - below, sizes[::-1])

"""The best b for a given w: the one place where it is computed, for floats and for `Fraction`s.

Point i has margin 1 at b = y_i - <w, x_i>, its kink. As b grows past a kink, the slope of the
total slack grows by 1, from minus the number n+ of positive points to the number of negative
ones. So the total slack is least between the kinks n+ and n+ + 1 in their order
(`bias-recovery`). A point with a price of its own counts as that many points. For the hard
margin b is the middle of the gap between the classes
(`feasible-max-margin-nonhomogeneous-attained`).
"""

import math
from fractions import Fraction
from typing import Any

import numpy as np

from margins.base.data import both_classes, is_exact, labels, numbers
from margins.base.rounding import EPS
from margins.base.types import Array, Labels, LabelsLike, Number, PointsLike, VectorLike
from margins.hyperplanes.geometry import normal
from margins.hyperplanes.linear import score

Interval = tuple[Any, Any]
"""The ends have the type of the scores: floats or `Fraction`s."""


def best_bias(X: PointsLike, y: LabelsLike, w: VectorLike) -> tuple[Number, Number]:
    """All b with the least total slack for this w (`bias-recovery`). O(nd), exact O(nd + n log n).

    With a single class one end is infinite.
    """
    scores = score(X, w)
    return soft_interval(scores, labels(y, len(scores)))


def best_offset(X: PointsLike, y: LabelsLike, w: VectorLike) -> Number:
    """The b with the largest least margin for a given normal w: the middle of the gap.

    It is the only one (`feasible-max-margin-nonhomogeneous-attained`).
    """
    points, direction = numbers(X=(X, 2), w=(w, 1))
    heights = score(points, normal(direction))
    signs = labels(y, len(heights))
    both_classes(signs, "the middle of the gap")
    b: Number = _middle_of_gap(heights, signs)
    return b


def soft_interval(scores: Array, y: Labels, prices: Array | None = None) -> Interval:
    """All b that are best for the soft margin with these scores <w, x_i>."""
    if prices is not None:
        return _weighted_interval(y - scores, y, prices)
    kinks, positive = y - scores, int(np.count_nonzero(y > 0))
    places = [k for k in (positive - 1, positive) if 0 <= k < len(y)]
    ordered = np.sort(kinks) if is_exact(kinks) else np.partition(kinks, places)
    low = _plain(ordered[positive - 1]) if positive > 0 else -math.inf
    high = _plain(ordered[positive]) if positive < len(y) else math.inf
    return low, high


def _weighted_interval(kinks: Array, y: Labels, prices: Array) -> Interval:
    """Where the slope, minus the price of the positive points at first, passes through 0.

    Float sums that differ by no more than rounding count as equal.
    """
    order = np.argsort(kinks, kind="stable")
    slopes = np.cumsum(prices[order]) - prices[y > 0].sum()
    rounding = 0 if is_exact(prices) else len(y) * EPS * prices.sum()
    low, high = (
        kinks[order[np.argmax(slopes >= -rounding)]],
        kinks[order[np.argmax(slopes > rounding)]],
    )
    return (
        _plain(low) if (y > 0).any() else -math.inf,
        _plain(high) if (y < 0).any() else math.inf,
    )


def hard_interval(scores: Array, y: Labels) -> Interval:
    """All b with every margin at least 1, for the scores of the hard margin's w.

    With both classes there is only one. A single class leaves one end open.
    """
    if (y == y[0]).all():
        kinks = y - scores
        return (kinks.max(), math.inf) if y[0] > 0 else (-math.inf, kinks.min())
    b = _middle_of_gap(scores, y)
    return b, b


def middle(low: Any, high: Any) -> Any:
    """The midpoint of an interval, or its finite end; one end is always finite."""
    if low == -math.inf:
        return high
    return low if high == math.inf else low + (high - low) / 2


def _middle_of_gap(scores: Array, y: Labels) -> Any:
    return _plain(-(scores[y > 0].min() + scores[y < 0].max()) / 2)


def _plain(value: Any) -> Any:
    """A Python number: numpy's floats print differently."""
    return value if isinstance(value, Fraction) else float(value)

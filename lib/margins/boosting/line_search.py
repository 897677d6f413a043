"""The best vote for each hypothesis of a pool, for any convex loss."""

import numpy as np

from margins.base.types import Array
from margins.losses.loss import Loss, known_loss

_LARGEST, _BISECTIONS = 2.0**20, 60


def moved(margins: Array, votes: Array, agreement: Array) -> Array:
    """The margins after a vote for each column of `agreement`."""
    return np.asarray(margins[:, None] + votes * agreement)


def line_minima(loss: Loss, margins: Array, agreement: Array) -> Array:
    """For each column s of `agreement` (+-1) an a that minimises sum loss(margins + a s).

    The slope is monotone in a because the loss is convex: bisection on its sign, or Newton steps
    kept inside the bracket if the loss has a second derivative. Of an interval of minimisers the
    one nearest to 0. Infinite if the loss falls for ever, as far as floats can tell, or
    beyond 2^20.
    """
    direction = -np.sign(agreement.T @ known_loss(loss).slope(margins))
    along = agreement * direction
    with np.errstate(over="ignore", divide="ignore", invalid="ignore"):
        low, high, endless = _bracket(loss, margins, along)
        low[endless] = high[endless]
        refine = _bisect if loss.second is None else _newton
        found = refine(loss, margins, along, low, high)
        return np.asarray(direction * np.where(endless, np.inf, found))


def _bracket(loss: Loss, margins: Array, along: Array) -> tuple[Array, Array, Array]:
    """(low, high) with a minimiser between them, by doubling; and where there is none.

    A smooth loss whose slope and curvature are both 0 has underflowed: it falls for ever.
    """
    low, high = np.zeros(along.shape[1]), np.ones(along.shape[1])
    while (falls := _slope(loss, margins, high, along) < 0).any() and high.max() < _LARGEST:
        low, high = np.where(falls, high, low), np.where(falls, 2 * high, high)
    if loss.second is None:
        return low, high, falls
    flat = (_slope(loss, margins, high, along) == 0) & (_curvature(loss, margins, high, along) == 0)
    return low, high, falls | (flat & along.any(axis=0))


def _bisect(loss: Loss, margins: Array, along: Array, low: Array, high: Array) -> Array:
    for _ in range(_BISECTIONS):
        a = (low + high) / 2
        falls = _slope(loss, margins, a, along) < 0
        low, high = np.where(falls, a, low), np.where(falls, high, a)
    return high


def _newton(loss: Loss, margins: Array, along: Array, low: Array, high: Array) -> Array:
    """The steps converge quadratically: after one of 2^-30 the next would be below rounding.

    A step that is not half as long as the one before is replaced by bisection: far from the
    minimum of an exponential all Newton steps have length 1. A step beyond the bracket ends at
    its end: the column of the last stage has its minimum at 0.
    """
    a, moved = (low + high) / 2, high - low
    for _ in range(_BISECTIONS):
        slope = _slope(loss, margins, a, along)
        low, high = np.where(slope < 0, a, low), np.where(slope < 0, high, a)
        newton = np.clip(a - slope / _curvature(loss, margins, a, along), low, high)
        small = 2.0**-30 * np.maximum(a, 2.0**-10)
        shrinks = np.abs(newton - a) <= np.maximum(moved / 2, small)
        previous, a = a, np.where(shrinks, newton, (low + high) / 2)
        moved = np.abs(a - previous)
        if (moved <= small).all():
            break
    return a


def _slope(loss: Loss, margins: Array, a: Array, agreement: Array) -> Array:
    return np.asarray((loss.slope(moved(margins, a, agreement)) * agreement).sum(axis=0))


def _curvature(loss: Loss, margins: Array, a: Array, agreement: Array) -> Array:
    return np.asarray(loss.curvature(moved(margins, a, agreement)).sum(axis=0))

"""What (W, b) and alpha are worth, with every rounding on the safe side.

The floats that are returned are real numbers. For these, `cost` is not below the primal value, and
`proved` not above the dual value (`multiclass-duality-gap`). Sums are first taken as floats come,
with a bound of the rounding; where that bound matters, they are taken again and rounded once.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from margins.base.rounding import EPS, combined, dots, summed, up
from margins.base.types import Array, Codes

_UNDERFLOW = 1e-280
_STRETCHES = 12


@dataclass(frozen=True)
class Data:
    """A sample with its price. `reach` bounds the entries of each column of X."""

    X: Array
    own: Codes
    C: float
    reach: Array
    tol: float

    @property
    def at(self) -> tuple[Array, Codes]:
        return np.arange(len(self.own)), self.own


@dataclass(frozen=True)
class Primal:
    """A machine, its slacks up to rounding, and at least its cost."""

    W: Array
    b: Array
    slack: Array
    cost: float


def primals(data: Data, W: Array, b: Array) -> Iterator[Primal]:
    """The machine, roughly and precisely, and then slightly longer.

    A support vector has margin 1, and by rounding a little less; a high price makes much of it. A
    longer W has margins above 1, and costs hardly more.
    """
    rough, error = _rough(data, W, b)
    yield _primal(data, W, b, rough, rough + error * (rough > -error))
    stretch = 0.0
    for _ in range(_STRETCHES):
        long, shift = W * (1 + stretch), b * (1 + stretch)
        slack = _fine(data, long, shift)
        found = _primal(data, long, shift, slack, slack)
        yield found
        near = slack[slack < 8 * error]
        if data.C * float(near.sum()) < data.tol / 16 * found.cost:
            break  # nothing is to be gained
        stretch = max(2 * EPS, 2 * stretch, float(near.max()))


def _rough(data: Data, W: Array, b: Array) -> tuple[Array, float]:
    """The largest Delta + s_k - s_y over all rivals k, and a bound of its error."""
    scores = data.X @ W.T
    scores += b
    size = float((np.abs(W) @ data.reach + np.abs(b)).max())
    scores -= scores[data.at][:, None]
    scores[data.at] = -np.inf
    return scores.max(axis=1) + 1, (len(data.reach) + 6) * EPS * (1 + 2 * size)


def _primal(data: Data, W: Array, b: Array, largest: Array, bound: Array) -> Primal:
    total, lost = summed(np.maximum(0, bound), data.tol)
    norm2 = up(float(np.vdot(W, W)), W.size)
    return Primal(W, b, np.maximum(0, largest), up(norm2 / 2 + data.C * up(total + lost, 2), 4))


def _fine(data: Data, W: Array, b: Array) -> Array:
    """The same, rounded once where it may be positive, and then up."""
    rough, error = _rough(data, W, b)
    found = np.where(rough > -error, -np.inf, rough)
    for y in range(len(W)):
        rows = np.flatnonzero((data.own == y) & (rough > -error))
        for k in range(len(W)):
            if k == y or not len(rows):
                continue
            part = data.X[rows]
            rest = np.tile((b[k], -b[y], 1.0), (len(rows), 1))
            values = dots(np.hstack((part, -part)), np.concatenate((W[k], W[y])), rest)
            found[rows] = np.maximum(found[rows], values)
    return found + EPS * np.abs(found) + _UNDERFLOW * (found > -1)


def proved(data: Data, alpha: Array, *, fine: bool) -> float:
    """At most sum over all rivals of alpha_ik - sum |w_k(alpha)|^2 / 2. Rows of alpha sum to C."""
    rivals = alpha.copy()
    rivals[data.at] = 0
    total, lost = summed(rivals.ravel(), 1e-16 if fine else data.tol)
    beta = -alpha
    beta[data.at] = rivals.sum(axis=1)
    norm2 = 0.0
    for k in range(alpha.shape[1]):
        pull, error = combined(data.X, beta[:, k], data.reach, fine=fine)
        sizes = np.abs(pull) + error
        norm2 += up(float(sizes @ sizes), len(sizes) + 4)
    norm2 = up(norm2, alpha.shape[1])
    return total - lost - norm2 / 2 - EPS * (total + norm2)


def feasible(alpha: Array, own: Codes, C: float, bias: bool) -> Array:
    """alpha >= 0 with rows that sum to C and, with biases, columns that sum to C n_k; exactly.

    All become multiples of one last digit, so that their sums are those of integers. What is too
    much in a column is moved to one that has too little, in rows that have some of both if there
    are such. The digit is that of C or, if rivals have little of it, of what they have; then the
    entry of the own class, which is the rest, is rounded.
    """
    at = np.arange(len(own)), own
    rivals = np.clip(alpha, 0, C)
    rivals[at] = 0
    cap = _cap(float(rivals.sum(axis=1).max()), C)
    digit = float(np.spacing(cap))
    whole = int(cap / digit)
    units = np.rint(np.clip(rivals / digit, 0, whole)).astype(np.int64)
    while (surplus := units.sum(axis=1) - whole).max() > 0:
        rows = np.flatnonzero(surplus > 0)
        largest = units[rows].argmax(axis=1)
        units[rows, largest] -= np.minimum(surplus[rows], units[rows, largest])
    units[at] = whole - units.sum(axis=1)
    if bias:
        _balance(units, own, whole)
    found = units * digit
    if cap < C:
        found[at] = C - (cap - found[at])
    return np.asarray(found)


def _cap(largest: float, C: float) -> float:
    """A price of at most C that leaves room for twice what the rivals have."""
    power = 2.0 ** (math.frexp(largest)[1] + 1)
    return min(power, C) if largest else C


def _balance(units: Array, own: Codes, whole: int) -> None:
    """Sums of integers may run over; their differences, which are small, come out right."""
    off = units.copy()
    off[np.arange(len(own)), own] -= whole
    surplus = off.sum(axis=0)
    while surplus.any():
        k, j = int(surplus.argmax()), int(surplus.argmin())
        wanted = min(int(surplus[k]), -int(surplus[j]))
        both = np.minimum(units[:, k], units[:, j])
        row = int(both.argmax())
        if both[row] < wanted:
            row = int(units[:, k].argmax())
        moved = min(wanted, int(units[row, k]))
        units[row, k] -= moved
        units[row, j] += moved
        surplus[k] -= moved
        surplus[j] += moved

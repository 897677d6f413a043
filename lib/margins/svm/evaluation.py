"""What (w, b) and alpha are worth, with every rounding on the safe side.

The floats that are returned are real numbers. For these, `primal` is not below what (w, b) costs,
and `dual` not above what alpha proves. So dual <= optimum <= primal (`duality-gap-identity`), and
their relative gap is not below the true one.

Sums are first taken as floats come, with a bound of the rounding. Where that bound matters, the
few sums in question are taken again and rounded once.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from margins.base.rounding import EPS, UNIT, combined, dots, products, summed, up
from margins.base.types import Array, Labels
from margins.svm.bias import Interval, hard_interval, middle, soft_interval
from margins.svm.solution import is_hard

_UNDERFLOW = 1e-250  # of a product whose parts may be lost
_STRETCHES = 16
_FEW = 50  # rows


@dataclass(frozen=True)
class Data:
    """A sample and its price. The scores <w, x_i> are M v.

    Either M holds the points and v is w, or M holds their inner products and v the coefficients
    of w. `reach` bounds the entries of each column of M. `last` are the v and the scores that
    were asked for last: to read a Gram matrix takes longest.
    """

    M: Array
    y: Labels
    C: float | Array
    bias: bool
    gram: bool
    reach: Array
    last: list[Array] = field(default_factory=list, repr=False)

    @property
    def hard(self) -> bool:
        return is_hard(self.C)

    @property
    def starts_rough(self) -> bool:
        """Whether values are first taken roughly. For a hard margin of few rows little is saved."""
        return not self.hard or len(self.y) > _FEW

    def rounding(self, v: Array) -> float:
        """More than rounding does to a margin near 1, unless b is large."""
        return 1.25 * (len(v) + 5) * UNIT * (1 + 1.5 * self.size(v))

    def interval(self, scores: Array) -> Interval:
        """All b that are best for these scores."""
        if not self.bias:
            return 0.0, 0.0
        if self.hard:
            return hard_interval(scores, self.y)
        return soft_interval(scores, self.y, self.C if isinstance(self.C, np.ndarray) else None)

    def size(self, v: Array) -> float:
        """A bound of the sum of the sizes of the products that make a score."""
        return float(self.reach @ np.abs(v))

    def scores(self, v: Array) -> Array:
        """M v."""
        if not self.gram:
            return np.asarray(self.M @ v)
        if not (self.last and np.array_equal(self.last[0], v)):
            self.last[:] = v, self.M @ v
        return self.last[1].copy()

    def deficits(self, v: Array, b: float, rows: Array) -> Array:
        """1 - y_i (<w, x_i> + b), rounded once; so the sign is right."""
        used = np.flatnonzero(v)
        part = self.M[rows] if len(used) == len(v) else self.M[np.ix_(rows, used)]
        signs = -self.y[rows, None]
        rest = np.column_stack((signs * b, np.ones(len(rows))))
        found = dots(signs * part, v[used], rest)
        lowest = float(np.abs(v[used]).min(initial=1)) * _least(part)
        return found if lowest > _UNDERFLOW else found + _UNDERFLOW

    def norm2(self, v: Array, *, fine: bool) -> float:
        """At least |w|^2."""
        if not self.gram:
            return up(float(v @ v), len(v))
        used = np.flatnonzero(v)
        if not fine:
            error = (2 * len(used) + 4) * UNIT * self.size(v) * float(np.abs(v).sum())
            return up(max(0.0, float(v @ self.scores(v))) + error, 1)
        v, K = v[used], self.M[np.ix_(used, used)]
        scores = dots(K, v)
        value = math.fsum(np.concatenate(products(scores, v)).tolist())
        return up(max(0.0, value) + EPS * float(np.abs(v) @ np.abs(scores)), 2)

    def dual(self, alpha: Array, tol: float, *, fine: bool) -> float:
        """At most sum alpha - |sum alpha_i y_i x_i|^2 / 2."""
        (total, error), norm2 = summed(alpha, tol), self._pull2(alpha, fine=fine)
        return total - error - norm2 / 2 - EPS * (total + norm2)

    def _pull2(self, alpha: Array, *, fine: bool) -> float:
        beta = alpha * self.y
        if self.gram:
            return self.norm2(beta, fine=fine)
        pull, error = combined(self.M, beta, self.reach, fine=fine)
        sizes = np.abs(pull) + error
        return up(float(sizes @ sizes), len(sizes) + 4)


def _least(A: Array) -> float:
    """The least size of the entries that are not zero."""
    sizes = np.abs(A)
    return float(sizes[sizes > 0].min(initial=1))


@dataclass(frozen=True)
class Primal:
    """A point (w, b): its deficits 1 - margin, and at least its cost."""

    v: Array
    b: float
    interval: Interval
    deficits: Array
    cost: float


def primals(data: Data, v: Array, tol: float) -> Iterator[Primal]:
    """w with the best b: at first roughly, then precisely, then slightly longer.

    A support vector has margin 1, and by rounding a little less; a high price makes much of it. A
    longer w has margins above 1, and costs hardly more. At a hard margin any doubt costs infinity:
    there already the first w is longer, by more than its rounding.
    """
    if data.starts_rough:
        first = v * (1 + data.rounding(v)) if data.hard else v
        yield _Point(data, first).primal(data.norm2(first, fine=False), tol)
    longer, stretch = v, 0.0
    for _ in range(_STRETCHES):
        point = _Point(data, longer)
        near = point.settle()
        primal = point.primal(data.norm2(longer, fine=True), tol)
        yield primal
        short = float(point.deficits[near].max(initial=0))
        if short <= 0 or len(near) * short * float(np.max(data.C)) < tol / 16 * primal.cost:
            break  # nothing is to be gained
        stretch = max(2 * EPS, 1.5 * stretch, short / 4)
        longer = v * (1 + stretch)


def primal_at(data: Data, v: Array, b: float, tol: float) -> Primal:
    """w with this b and no other."""
    return _Point(data, v, b).primal(data.norm2(v, fine=data.gram), tol)


class _Point:
    """(w, b) with the deficits of all rows. `error` bounds the error of those not `certain`.

    Without b it is the best one.
    """

    def __init__(self, data: Data, v: Array, b: float | None = None) -> None:
        self.data, self.v = data, v
        scores = data.scores(v)
        self.interval = data.interval(scores) if b is None else (b, b)
        self.b = middle(*self.interval)
        scores += self.b
        scores *= data.y
        self.deficits = 1 - scores
        self.error = (np.count_nonzero(v) + 5) * UNIT * (1 + data.size(v) + abs(self.b))
        self.certain = np.zeros(len(scores), dtype=bool)

    def settle(self) -> Array:
        """Rows near margin 1 decide about b and the cost: their deficits become certain."""
        near = np.flatnonzero(np.abs(self.deficits) <= 4 * self.error)
        self._be_certain(near)
        if self.data.bias and len(near):
            y, b = self.data.y, self.b
            self.interval = self.data.interval(y * (1 - self.deficits))
            shift = middle(*self.interval)
            self.b = b + shift
            self.deficits = self.deficits - y * shift
            self.error *= 2
            self.interval = (b + self.interval[0], b + self.interval[1])
            self._be_certain(near)
        return near

    def primal(self, norm2: float, tol: float) -> Primal:
        loss, doubt = self._loss(tol)
        if doubt > tol / 16 * (norm2 / 2 + loss):
            self._be_certain(np.flatnonzero(self._in_doubt()))
            loss, _ = self._loss(tol)
        return Primal(self.v, self.b, self.interval, self.deficits, up(norm2 / 2 + loss, 1))

    def _be_certain(self, rows: Array) -> None:
        self.deficits[rows] = self.data.deficits(self.v, self.b, rows)
        self.certain[rows] = True

    def _in_doubt(self) -> Array:
        return np.asarray((self.deficits > -self.error) & ~self.certain)

    def _loss(self, tol: float) -> tuple[float, float]:
        """At least the price of the slack, and how much of it is due to doubt."""
        doubtful = self.error * self._in_doubt()
        slack = np.maximum(0, self.deficits) + doubtful
        if not slack.any():
            return 0.0, 0.0
        C = self.data.C
        if self.data.hard:
            return math.inf, math.inf
        total, error = summed(C * slack, tol)
        return up(total + error, 4), float(
            np.dot(C, doubtful) if isinstance(C, np.ndarray) else C * doubtful.sum()
        )

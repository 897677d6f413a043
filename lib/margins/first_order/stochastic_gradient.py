"""One example at a time: updates, runs along given indices, and exact expectations over all runs.

The objective of one example is lam/2 |w|^2 + h(m_i); without b. Exact on `Fraction`s, float
otherwise. An update costs O(d).
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from margins.base.brief import Brief
from margins.base.data import (
    BadInput,
    count,
    entry,
    indices,
    inner,
    labels,
    not_empty,
    not_negative,
    numbers,
    positive,
    rationals,
)
from margins.base.types import (
    Array,
    Count,
    Labels,
    LabelsLike,
    Number,
    PointsLike,
    Scalar,
    VectorLike,
)
from margins.first_order.subgradients import (
    Trajectory,
    positive_rates,
    same_dimension,
    share_at,
    value,
)


def update(
    x: VectorLike, y: int, lam: Scalar, w: VectorLike, eta: Scalar, *, kink: Scalar = 0
) -> Array:
    """(1 - eta lam) w, plus eta y x if the example has a margin below 1 (`single-example-update`).

    At the margin 1 it is the share `kink` of eta y x.
    """
    point, weight, normal, step = numbers(x=(x, 1), lam=(lam, 0), w=(w, 1), eta=(eta, 0))
    same_dimension("w", normal, not_empty("x", point)[None, :])
    (sign,) = labels([y], 1)
    rate = positive("eta", entry(step))
    return _updated(point, sign, not_negative("lam", entry(weight)), normal, rate, share_at(kink))


def margin_gain(x: VectorLike, y: int, lam: Scalar, w: VectorLike, eta: Scalar) -> Number:
    """By how much an update raises the margin of its own example (`update-margin-gain`)."""
    point, normal, weight = numbers(x=(x, 1), w=(w, 1), lam=(lam, 0))
    moved = update(point, y, entry(weight), normal, eta)
    return y * inner(point, moved - normal)


def walk(
    X: PointsLike,
    y: LabelsLike,
    lam: Scalar,
    rates: VectorLike,
    order: VectorLike,
    *,
    start: VectorLike | None = None,
    kink: Scalar = 0,
) -> Trajectory:
    """The iterates for a given order of examples, one rate for each (`single-example-update`)."""
    points, signs, weight, etas, first = _prepared(X, y, lam, rates, start)
    places = indices("order", order, len(points))
    if len(etas) != len(places):
        raise BadInput(f"rates has {len(etas)} entries, but order has {len(places)} draws")
    share, ws = share_at(kink), [first]
    for eta, i in zip(etas, places, strict=True):
        ws.append(_updated(points[i], signs[i], weight, ws[-1], eta, share))
    return Trajectory(np.array(ws), np.append(0 * etas, 0 * etas[:1]), etas)


@dataclass(frozen=True, eq=False, repr=False)
class Outcomes(Brief):
    """What T random draws lead to: all pairs of the last iterate w_{T+1} and the mean of
    w_1, ..., w_T, with their probabilities."""

    probabilities: Array
    last: Array
    means: Array
    points: Array
    labels: Labels
    lam: Number

    def expected_objective(self) -> Number:
        """E Phi of the mean (`sgd-average-bound`, `sgd-constant-step`)."""
        return self._expected(self.means)

    def expected_last(self) -> Number:
        """E Phi of the last iterate."""
        return self._expected(self.last)

    def _expected(self, rows: Array) -> Number:
        values = [value(self.points, self.labels, self.lam, w) for w in rows]
        result: Number = self.probabilities @ np.array(values)
        return result


def outcomes(
    X: PointsLike,
    y: LabelsLike,
    lam: Scalar,
    rates: VectorLike,
    *,
    start: VectorLike | None = None,
    kink: Scalar = 0,
) -> Outcomes:
    """All n^T runs with uniform draws, exactly (`sgd-unbiased`).

    Runs that meet in the same iterate with the same sum are followed as one, and equal examples
    are drawn as one, so that it takes fewer than n^T steps. Asks for exact numbers.
    """
    exact = rationals("X", X, 2)
    points, signs, weight, etas, first = _prepared(exact, y, lam, rates, start)
    share, n = share_at(kink), len(points)
    runs = {(tuple(first), tuple(0 * first)): Fraction(1)}
    for eta in etas:
        met: dict[tuple[Any, Any], Fraction] = {}
        for (w, total), probability in runs.items():
            here = np.array(w, dtype=object)
            summed = tuple(np.array(total, dtype=object) + here)
            for x, sign in zip(points, signs, strict=True):
                then = tuple(_updated(x, sign, weight, here, eta, share))
                met[then, summed] = met.get((then, summed), Fraction(0)) + probability / n
        runs = met
    last, sums = (np.array(rows, dtype=object) for rows in zip(*runs, strict=True))
    shares = np.array(list(runs.values()), dtype=object)
    return Outcomes(shares, last, sums / len(etas), points, signs, weight)


def constant_step_bound(rho: Scalar, length: Scalar, eta: Scalar, steps: Count) -> Number:
    """|w*|^2 / (2 eta T) + 2 eta rho^2 (`sgd-constant-step`)."""
    size, far, rate = numbers(rho=(rho, 0), length=(length, 0), eta=(eta, 0))
    r, R = not_negative("rho", entry(size)), not_negative("length", entry(far))
    step = positive("eta", entry(rate))
    return R * R / (2 * step * count("steps", steps)) + 2 * step * r * r


def _updated(x: Array, sign: int, lam: Number, w: Array, eta: Number, share: Number) -> Array:
    """Checked already; a run takes many of these."""
    m = sign * inner(w, x)
    shrunk = (1 - eta * lam) * w
    return shrunk if m > 1 else shrunk + eta * sign * (share if m == 1 else 1) * x


def _prepared(
    X: PointsLike, y: LabelsLike, lam: Scalar, rates: VectorLike, start: VectorLike | None
) -> tuple[Array, Labels, Number, Array, Array]:
    points, weight, etas = numbers(X=(X, 2), lam=(lam, 0), rates=(rates, 1))
    not_empty("X", points)
    positive_rates(etas)
    given = 0 * points[0] if start is None else start
    _, first = numbers(X=(points, 2), start=(given, 1))
    same_dimension("start", first, points)
    return points, labels(y, len(points)), not_negative("lam", entry(weight)), etas, first

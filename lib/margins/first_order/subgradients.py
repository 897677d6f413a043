"""Subgradients of the regularised mean hinge, and the steps that they make.

The objective is Phi(w, b) = lam/2 |w|^2 + (1/n) sum h(m_i). A point on the kink, m_i = 1, takes
part with a share of its signed point: `kink` says which, 0 for the rule "m < 1", 1 for the rule
"m <= 1". Exact on `Fraction`s, float otherwise. A step costs O(n d).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from margins.base.brief import Brief
from margins.base.data import (
    BadInput,
    entry,
    inner,
    is_exact,
    labels,
    not_empty,
    not_negative,
    numbers,
    real,
)
from margins.base.types import Array, Labels, LabelsLike, Number, PointsLike, Scalar, VectorLike
from margins.losses.surrogates import hinge


@dataclass(frozen=True, eq=False, repr=False)
class Slope(Brief):
    """A subgradient of the objective at (w, b): `w` is the part for w, `b` the part for b."""

    w: Array
    b: Number


@dataclass(frozen=True, eq=False, repr=False)
class Trajectory(Brief):
    """The iterates (w_1, b_1), ..., (w_{T+1}, b_{T+1}), a row each, and the T step sizes."""

    w: Array
    b: Array
    rates: Array

    def mean(self) -> Array:
        """The mean of w_1, ..., w_T (`sgd-average-bound`)."""
        return np.asarray(self.w[:-1].sum(axis=0) / len(self.rates))

    def weighted_mean(self) -> Array:
        """The mean of w_1, ..., w_T, weighted by the steps (`subgradient-distance-lemma`)."""
        return np.asarray(self.rates @ self.w[:-1] / self.rates.sum())


def objective(X: PointsLike, y: LabelsLike, lam: Scalar, w: VectorLike, b: Scalar = 0) -> Number:
    """Phi(w, b) = lam/2 |w|^2 + (1/n) sum h(m_i), for lam >= 0 (`objective-subgradient`)."""
    points, signs, weight, normal, offset = _checked(X, y, lam, w, b)
    return value(points, signs, weight, normal, offset)


def subgradient_at(
    X: PointsLike,
    y: LabelsLike,
    lam: Scalar,
    w: VectorLike,
    b: Scalar = 0,
    *,
    kink: Scalar = 0,
) -> Slope:
    """The subgradient of the objective at (w, b) with a share of each point on the kink
    (`objective-subgradient`, `both-kink-rules-valid`)."""
    points, signs, weight, normal, offset = _checked(X, y, lam, w, b)
    return _slope(points, signs, weight, normal, offset, share_at(kink))


def descend(
    X: PointsLike,
    y: LabelsLike,
    lam: Scalar,
    rates: VectorLike,
    *,
    start: VectorLike | None = None,
    b: Scalar = 0,
    kink: Scalar = 0,
    bias: bool = False,
) -> Trajectory:
    """Subgradient steps w <- w - eta g, one for each rate eta (`subgradient-update-algebra`).

    The offset b stays as it is, unless `bias` asks for its steps (`bias-must-be-updated`).
    """
    points, weight, etas, offset = numbers(X=(X, 2), lam=(lam, 0), rates=(rates, 1), b=(b, 0))
    positive_rates(etas)
    first = 0 * not_empty("X", points)[0] if start is None else start
    checked = _checked(points, y, entry(weight), first, entry(offset), name="start")
    points, signs, lam, normal, b = checked
    share = share_at(kink)
    ws, bs = [normal], [b]
    for eta in etas:
        slope = _slope(points, signs, lam, ws[-1], bs[-1], share)
        ws.append(ws[-1] - eta * slope.w)
        bs.append(bs[-1] - eta * slope.b if bias else bs[-1])
    return Trajectory(np.array(ws), np.array(bs), etas)


def best(X: PointsLike, y: LabelsLike, lam: Scalar, run: Trajectory) -> tuple[Array, Number]:
    """Of the iterates (w_1, b_1), ..., (w_T, b_T) of a run, the first with the least objective
    (`subgradient-distance-lemma`)."""
    rows = list(zip(run.w[:-1], run.b[:-1], strict=True))
    w, b = min(rows, key=lambda row: objective(X, y, lam, *row))
    return w, b


def distance_bound(distance: Scalar, size: Scalar, rates: VectorLike) -> Number:
    """(R^2 + G^2 sum eta^2) / (2 sum eta), by how much the best iterate and the weighted mean can
    exceed the objective at a point at distance R, if no subgradient is longer than G
    (`subgradient-distance-lemma`)."""
    far, long, etas = numbers(distance=(distance, 0), size=(size, 0), rates=(rates, 1))
    positive_rates(etas)
    R, G = not_negative("distance", entry(far)), not_negative("size", entry(long))
    bound: Number = (R * R + G * G * (etas * etas).sum()) / (2 * etas.sum())
    return bound


# ------------------------------------------------------- what all chapters of this part share


def value(X: Array, y: Labels, lam: Number, w: Array, b: Number = 0) -> Number:
    """The objective, from checked arrays."""
    total: Number = hinge(y * (X @ w + b)).sum()
    return lam * inner(w, w) / 2 + total / len(y)


def pulls(margins: Array, share: Number) -> Array:
    """How much of its signed point each margin asks for: 1 below 1, nothing above, a share at 1
    (`hinge-subdifferential`)."""
    part = share if is_exact(margins) else float(share)
    return np.asarray((margins < 1) + np.asarray(part) * (margins == 1))


def share_at(kink: Scalar) -> Number:
    """The share of points on the kink, from 0 to 1."""
    share = real("kink", kink)
    if not 0 <= share <= 1:
        raise BadInput(f"kink must lie between 0 (the rule m < 1) and 1 (m <= 1), but is {kink}")
    return share


def positive_rates(rates: Array) -> None:
    """Refuse a run without steps, or with a step that is not positive."""
    if not (not_empty("rates", rates) > 0).all():
        raise BadInput("rates must hold positive step sizes only")


def same_dimension(name: str, w: Array, X: Array) -> None:
    """Refuse a vector that is not as long as the points are."""
    if len(w) != X.shape[1]:
        raise BadInput(f"{name} has {len(w)} entries, but the points have {X.shape[1]}")


def _slope(X: Array, y: Labels, lam: Number, w: Array, b: Number, share: Number) -> Slope:
    s = y * pulls(y * (X @ w + b), share)
    return Slope(lam * w - s @ X / len(y), -s.sum() / len(y))


def _checked(
    X: PointsLike, y: LabelsLike, lam: Scalar, w: VectorLike, b: Scalar, name: str = "w"
) -> tuple[Array, Labels, Number, Array, Number]:
    arrays: Sequence[Array] = numbers(X=(X, 2), lam=(lam, 0), **{name: (w, 1)}, b=(b, 0))
    points, weight, normal, offset = arrays
    not_empty("X", points)
    same_dimension(name, normal, points)
    signs = labels(y, len(points))
    return points, signs, not_negative("lam", entry(weight)), normal, entry(offset)

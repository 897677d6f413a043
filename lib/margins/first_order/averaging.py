"""Steps 1/(lam t) and the mean of the iterates: the listing, and what the mean is worth.

Exact on `Fraction`s, float otherwise.
"""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from margins.base.brief import Brief
from margins.base.data import (
    count,
    entry,
    indices,
    inner,
    labels,
    not_empty,
    not_negative,
    numbers,
    positive,
)
from margins.base.types import Array, Count, LabelsLike, Number, PointsLike, Scalar, VectorLike
from margins.first_order.subgradients import pulls, share_at


@dataclass(frozen=True, eq=False, repr=False)
class Averaged(Brief):
    """What the listing makes: w_0, ..., w_T, a row each, and the mean of the first T of them."""

    w: Array
    mean: Array


def rates(lam: Scalar, steps: Count) -> Array:
    """The steps 1/(lam t) for t = 1, ..., T (`sgd-closed-form`)."""
    weight = positive("lam", lam)
    return np.array([1 / (weight * t) for t in range(1, count("steps", steps) + 1)])


def listing(
    X: PointsLike, y: LabelsLike, lam: Scalar, order: VectorLike, *, kink: Scalar = 0
) -> Averaged:
    """The listing: theta adds up the signed points with a margin below 1, and w_t is
    theta_t / (lam t), with w_0 = 0 (`sgd-listing-equals-recursion`). O(T d)."""
    points, scalar = numbers(X=(X, 2), lam=(lam, 0))
    weight, share = positive("lam", entry(scalar)), share_at(kink)
    signed = points * labels(y, len(not_empty("X", points)))[:, None]
    theta = 0 * signed[0]
    ws = [theta]
    for t, i in enumerate(not_empty("order", indices("order", order, len(points))), start=1):
        theta = theta + pulls(np.asarray(inner(ws[-1], signed[i])), share) * signed[i]
        ws.append(theta / (weight * t))
    return Averaged(np.array(ws), sum(ws[1:-1], ws[0]) / (len(ws) - 1))


def harmonic(k: int) -> Fraction:
    """H_k = 1 + 1/2 + ... + 1/k, and H_0 = 0."""
    return sum((Fraction(1, t) for t in range(1, k + 1)), start=Fraction(0))


def average_bound(rho: Scalar, lam: Scalar, steps: Count) -> Number:
    """By how much the mean of w_1, ..., w_T exceeds the minimum at most, in expectation:
    rho^2 (2 + H_{T-1}) / (2 lam T), for T = 1 half of it (`sgd-average-bound`)."""
    T = count("steps", steps)
    size, scalar = numbers(rho=(rho, 0), lam=(lam, 0))
    r, weight = not_negative("rho", entry(size)), positive("lam", entry(scalar))
    factor = 2 + harmonic(T - 1) if T > 1 else Fraction(1)
    return r * r * (factor if isinstance(r, Fraction) else float(factor)) / (2 * weight * T)

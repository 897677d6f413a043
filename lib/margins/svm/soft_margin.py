"""Slack and the hinge, the least total slack, and the geometric programs behind the soft margin.

A hyperplane with geometric margins g_i and a street of half-width M needs the relative slack
h(g_i / M) at point i. Penalising its total gives a program without a maximum
(`soft-relative-unbounded`); bounding it gives the soft margin (`soft-constrained-geometric`).
Exact on `Fraction`s, float otherwise.
"""

import math
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from margins.base.brief import Brief
from margins.base.data import entry, inner, numbers, positive
from margins.base.types import Array, LabelsLike, Number, PointsLike, Scalar, VectorLike
from margins.hyperplanes.geometry import squared_norm
from margins.hyperplanes.linear import functional_margins
from margins.losses.surrogates import hinge
from margins.rational.arrays import array
from margins.rational.lp import optimum
from margins.svm import conventions
from margins.svm.exact import problem


def minimal_slack(X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar = 0) -> Array:
    """The least feasible slack of each point for this (w, b) (`slack-elimination`)."""
    return hinge(functional_margins(X, y, w, b))


def total_slack(X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar = 0) -> Number:
    """S(w, b) = sum h(m_i)."""
    result: Number = minimal_slack(X, y, w, b).sum()
    return result


def objective(
    X: PointsLike,
    y: LabelsLike,
    w: VectorLike,
    b: Scalar,
    value: Scalar,
    convention: str = "conv-gamma0",
) -> Number:
    """The soft margin objective at (w, b) in one of the conventions of `svm.conventions`."""
    points, normal, offset, penalty = numbers(X=(X, 2), w=(w, 1), b=(b, 0), value=(value, 0))
    total = total_slack(points, y, normal, entry(offset))
    norm2 = inner(normal, normal)
    return conventions.objective(norm2, total, entry(penalty), convention, len(points))


def relative_slack(distances: VectorLike, M: Scalar) -> Array:
    """The least slacks with g_i >= M (1 - slack_i) for geometric margins g_i and M > 0."""
    g, half_width = numbers(distances=(distances, 1), M=(M, 0))
    return hinge(g / positive("the margin M", entry(half_width)))


def relative_value(distances: VectorLike, M: Scalar, c: Scalar) -> Number:
    """M - c sum(slack) with the least relative slack, for any real c.

    It is at least M - 2 |c| n once M >= max |g_i|, so no M is best (`soft-relative-unbounded`).
    """
    _, half_width, price = numbers(distances=(distances, 1), M=(M, 0), c=(c, 0))
    result: Number = entry(half_width) - entry(price) * relative_slack(distances, M).sum()
    return result


def widest_margin2(
    X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar, s: Scalar
) -> Number | None:
    """The square of the largest M for which this hyperplane has total relative slack <= s.

    None if there is no such M > 0, infinity if there is no largest (s >= n). With t = 1/(M |w|)
    the total is sum h(t m_i), convex and piecewise linear in t with kinks at 1/m_i; its first
    point at height s is found piece by piece. O(n^2).
    """
    _, _, total = numbers(X=(X, 2), w=(w, 1), s=(s, 0))
    bound = entry(total)
    margins = functional_margins(X, y, w, b)
    if bound >= len(margins):
        return math.inf
    kinks = sorted(1 / m for m in margins if m > 0)
    for start, end in pairwise([0, *kinks]):
        active = margins[margins * start < 1]
        over = len(active) - bound
        if over <= end * active.sum():  # the total is above s at the start, not at the end
            t = over / active.sum()
            widest: Number = 1 / (t * t * squared_norm(w))
            return widest
    return None


@dataclass(frozen=True, eq=False, repr=False)
class LeastSlack(Brief):
    """A minimiser (w, b) of the total slack, not unique, with the minimum `total`."""

    w: Array
    b: Fraction
    slack: Array
    total: Fraction


def least_slack(X: PointsLike, y: LabelsLike, *, bias: bool = True) -> LeastSlack:
    """min sum(slack) subject to y_i f(x_i) >= 1 - slack_i and slack >= 0: a linear program.

    It is the well-posed form of the slackened feasibility problem; with > -slack_i in place of
    >= 1 - slack_i the infimum is always 0 (`slackened-feasibility-vacuous`).
    """
    checked = problem(X, y, bias=bias)
    n, d = checked.X.shape
    signed = (checked.X * checked.y[:, None]).tolist()
    # unknowns: the positive and negative parts of w and of b, then the slacks
    A = [
        [*row, *(-v for v in row), sign * bias, -sign * bias, *(int(i == j) for j in range(n))]
        for i, (row, sign) in enumerate(zip(signed, checked.y.tolist(), strict=True))
    ]
    solved = optimum([0] * (2 * d + 2) + [1] * n, A, [1] * n)
    x = array(solved.x)
    return LeastSlack(x[:d] - x[d : 2 * d], x[2 * d] - x[2 * d + 1], x[2 * d + 2 :], solved.value)

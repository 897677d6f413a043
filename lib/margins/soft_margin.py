"""Slack in units of the margin: the geometric programs behind the soft margin.

A hyperplane with geometric margins g_i and a street of half-width M needs the relative slack
h(g_i / M) at point i. Penalising its total gives a program without a maximum
(`soft-relative-unbounded`); bounding it gives the soft margin (`soft-constrained-geometric`).
Exact on `Fraction`s, float otherwise.
"""

import math
from itertools import pairwise
from typing import Any

from margins.data import Array, BadInput, numbers
from margins.geometry import squared_norm
from margins.hinge import hinge
from margins.linear import functional_margins


def relative_slack(distances: Any, M: Any) -> Array:
    """The least slacks with g_i >= M (1 - slack_i) for geometric margins g_i and M > 0."""
    g, half_width = numbers(distances=(distances, 1), M=(M, 0))
    if not half_width[()] > 0:
        raise BadInput(f"the margin M must be positive, but is {M}")
    return hinge(g / half_width[()])


def relative_value(distances: Any, M: Any, c: Any) -> Any:
    """M - c sum(slack) with the least relative slack, for any real c.

    It is at least M - 2 |c| n once M >= max |g_i|, so no M is best (`soft-relative-unbounded`).
    """
    _, half_width, price = numbers(distances=(distances, 1), M=(M, 0), c=(c, 0))
    return half_width[()] - price[()] * relative_slack(distances, M).sum()


def widest_margin2(X: Any, y: Any, w: Any, b: Any, s: Any) -> Any:
    """The square of the largest M for which this hyperplane has total relative slack <= s.

    None if there is no such M > 0, infinity if there is no largest (s >= n). With t = 1/(M |w|)
    the total is sum h(t m_i), convex and piecewise linear in t with kinks at 1/m_i; its first
    point at height s is found piece by piece. O(n^2).
    """
    _, _, bound = numbers(X=(X, 2), w=(w, 1), s=(s, 0))
    margins = functional_margins(X, y, w, b)
    if bound[()] >= len(margins):
        return math.inf
    kinks = sorted(1 / m for m in margins if m > 0)
    for start, end in pairwise([0, *kinks]):
        active = margins[margins * start < 1]
        over = len(active) - bound[()]
        if over <= end * active.sum():  # the total is above s at the start, not at the end
            t = over / active.sum()
            return 1 / (t * t * squared_norm(w))
    return None

"""The dual of the soft margin: where it is finite, and what its multipliers say about each point.

All functions take floats or, for exact answers, `Fraction`s, and cost O(n d).
"""

import math
from dataclasses import dataclass

import numpy as np

from margins.base.brief import Brief
from margins.base.data import BadInput, entry, numbers
from margins.base.types import Array, LabelsLike, Number, PointsLike, Scalar, VectorLike
from margins.svm import duality
from margins.svm.solution import Solution


def slack_infimum(alpha: Scalar, C: Scalar) -> Number:
    """The infimum of slack * (C - alpha) over slack >= 0 (`slack-multiplier`): 0 or -infinity."""
    multiplier, price = numbers(alpha=(alpha, 0), C=(C, 0))
    room = entry(price) - entry(multiplier)
    return 0 * room if room >= 0 else -math.inf


def dual_function(
    X: PointsLike, y: LabelsLike, alpha: VectorLike, C: Scalar, *, bias: bool = True
) -> Number:
    """The infimum of the soft margin Lagrangian over w, b and slack >= 0 (`soft-dual-box`).

    D(alpha) on the box alpha <= C and, with bias, in balance; -infinity elsewhere.
    """
    multipliers, price = numbers(alpha=(alpha, 1), C=(C, 0))
    loose = [slack_infimum(a, entry(price)) for a in multipliers]
    return sum(loose, duality.dual_function(X, y, alpha, bias=bias))


@dataclass(frozen=True, eq=False, repr=False)
class Trichotomy(Brief):
    """The points by their multiplier, and how far their margins are from what it demands.

    zero: alpha_i = 0, demands m_i >= 1
    free: 0 < alpha_i < C, demands m_i = 1
    full: alpha_i = C, demands m_i <= 1

    `violation` is the largest distance of a margin from its demand. It is 0 exactly at an optimum,
    provided that w = sum alpha_i y_i x_i and alpha is feasible (`kkt-trichotomy`).
    """

    zero: Array
    free: Array
    full: Array
    violation: Number


def trichotomy(solution: Solution) -> Trichotomy:
    """Sort the points of a soft margin solution by their multipliers."""
    if solution.hard:
        raise BadInput(
            "the hard margin has no upper bound for alpha; give a solution with finite C"
        )
    alpha, lacking = solution.alpha, 1 - solution.margins
    short = np.where(alpha < solution.C, lacking, 0 * lacking)
    beyond = np.where(alpha > 0, -lacking, 0 * lacking)
    return Trichotomy(
        zero=np.flatnonzero(alpha == 0),
        free=np.flatnonzero((alpha > 0) & (alpha < solution.C)),
        full=np.flatnonzero(alpha == solution.C),
        violation=max(0 * lacking[0], short.max(), beyond.max()),
    )

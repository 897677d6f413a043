"""The Lagrangian of the support vector machine, its infimum, and the terms of the duality gap.

    minimise |w|^2 / 2 + C sum slack_i   subject to   y_i (<w, x_i> + b) >= 1 - slack_i, slack >= 0

and, without slack, the hard margin: C and slack are left out. Without bias, b is 0. All functions
take floats or, for exact answers, `Fraction`s, and cost O(n d).
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from margins.data import Array, BadInput, Labels, is_exact, labels, numbers
from margins.linear import functional_margins


def combination(X: Any, y: Any, alpha: Any) -> Array:
    """sum alpha_i y_i x_i, the w that belongs to the multipliers (`lagrangian-minimiser`)."""
    points, signs, multipliers = _weighted(X, y, alpha)
    return np.asarray((multipliers * signs) @ points)


def dual_value(X: Any, y: Any, alpha: Any) -> Any:
    """D(alpha) = sum alpha_i - |sum alpha_i y_i x_i|^2 / 2, for multipliers of any sign."""
    points, signs, multipliers = _weighted(X, y, alpha)
    w = (multipliers * signs) @ points
    return multipliers.sum() - w @ w / 2


def dual_function(X: Any, y: Any, alpha: Any, *, bias: bool = True) -> Any:
    """The infimum of the hard margin Lagrangian over w, and over b if there is a bias.

    D(alpha), except with bias and sum alpha_i y_i != 0, where it is -infinity
    (`bias-gives-balance`); floats are forgiven the rounding of that sum. It is finite for negative
    multipliers, too: alpha >= 0 is a condition of the dual problem, not of this function.
    """
    _, signs, multipliers = _weighted(X, y, alpha)
    eps = 0 if is_exact(multipliers) else len(signs) * np.finfo(np.float64).eps
    if bias and abs(multipliers @ signs) > eps * abs(multipliers).sum():
        return -math.inf
    return dual_value(X, y, alpha)


def lagrangian(
    X: Any, y: Any, w: Any, b: Any, alpha: Any, *, slack: Any = None, C: Any = None
) -> Any:
    """|w|^2 / 2 + sum alpha_i (1 - m_i) and, with slack, + sum (C - alpha_i) slack_i."""
    at = _point(X, y, w, b, alpha, slack, C)
    return at.w @ at.w / 2 + at.alpha @ (1 - at.margins) + at.box @ at.slack


@dataclass(frozen=True)
class Gap:
    """The duality gap as a sum of four terms (`duality-gap-identity`).

    distance: |w - sum alpha_i y_i x_i|^2 / 2
    box: sum (C - alpha_i) slack_i, which is 0 for the hard margin
    complementarity: sum alpha_i (m_i - 1 + slack_i)
    imbalance: -b sum alpha_i y_i
    """

    distance: Any
    box: Any
    complementarity: Any
    imbalance: Any

    @property
    def total(self) -> Any:
        """Primal minus dual value. With feasible points no term is negative, and the last is 0."""
        return self.distance + self.box + self.complementarity + self.imbalance


def gap(X: Any, y: Any, w: Any, b: Any, alpha: Any, *, slack: Any = None, C: Any = None) -> Gap:
    """P(w, slack) - D(alpha), term by term; the points need not be feasible."""
    at = _point(X, y, w, b, alpha, slack, C)
    away = at.w - (at.alpha * at.y) @ at.X
    return Gap(
        distance=away @ away / 2,
        box=at.box @ at.slack,
        complementarity=at.alpha @ (at.margins - 1 + at.slack),
        imbalance=-at.b * (at.alpha @ at.y),
    )


@dataclass(frozen=True, eq=False)
class _Point:
    """Checked arguments: a primal point (w, b, slack) and multipliers; `box` is C - alpha."""

    X: Array
    y: Labels
    w: Array
    b: Any
    alpha: Array
    margins: Array
    slack: Array
    box: Array


def _point(X: Any, y: Any, w: Any, b: Any, alpha: Any, slack: Any, C: Any) -> _Point:
    if (slack is None) != (C is None):
        raise BadInput("slack and C belong together: give both, or neither for the hard margin")
    hard = slack is None
    points, weights, offset, multipliers, loose, cost = numbers(
        X=(X, 2),
        w=(w, 1),
        b=(b, 0),
        alpha=(alpha, 1),
        slack=([0] * np.size(alpha) if hard else slack, 1),
        C=(0 if hard else C, 0),
    )
    signs = labels(y, len(points))
    _same_length(len(points), alpha=multipliers, slack=loose)
    return _Point(
        X=points,
        y=signs,
        w=weights,
        b=offset[()],
        alpha=multipliers,
        margins=functional_margins(points, signs, weights, offset[()]),
        slack=loose,
        box=cost[()] - multipliers,
    )


def _weighted(X: Any, y: Any, alpha: Any) -> tuple[Array, Labels, Array]:
    points, multipliers = numbers(X=(X, 2), alpha=(alpha, 1))
    _same_length(len(points), alpha=multipliers)
    return points, labels(y, len(points)), multipliers


def _same_length(n: int, **vectors: Array) -> None:
    for name, vector in vectors.items():
        if len(vector) != n:
            raise BadInput(f"{name} needs {n} entries, one for each point; it has {len(vector)}")

"""The Lagrangian of the support vector machine, its infimum, and the terms of the duality gap.

    minimise |w|^2 / 2 + C sum slack_i   subject to   y_i (<w, x_i> + b) >= 1 - slack_i, slack >= 0

and, without slack, the hard margin: C and slack are left out. Without bias, b is 0. All functions
take floats or, for exact answers, `Fraction`s, and cost O(n d).
"""

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from margins.base.data import BadInput, is_exact, labels, numbers, rationals, same_length
from margins.base.types import Array, Labels
from margins.hyperplanes.linear import combination, functional_margins
from margins.svm import exact
from margins.svm.solution import NotSeparable


def dual_value(X: Any, y: Any, alpha: Any) -> Any:
    """D(alpha) = sum alpha_i - |sum alpha_i y_i x_i|^2 / 2, for multipliers of any sign."""
    points, multipliers = numbers(X=(X, 2), alpha=(alpha, 1))
    w = combination(points, y, multipliers)
    return multipliers.sum() - w @ w / 2


def dual_function(X: Any, y: Any, alpha: Any, *, bias: bool = True) -> Any:
    """The infimum of the hard margin Lagrangian over w, and over b if there is a bias.

    D(alpha), except with bias and sum alpha_i y_i != 0, where it is -infinity
    (`bias-gives-balance`); floats are forgiven the rounding of that sum. It is finite for negative
    multipliers, too: alpha >= 0 is a condition of the dual problem, not of this function.
    """
    points, multipliers = numbers(X=(X, 2), alpha=(alpha, 1))
    same_length(len(points), alpha=multipliers)
    signs = labels(y, len(points))
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
    away = at.w - combination(at.X, at.y, at.alpha)
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
    same_length(len(points), alpha=multipliers, slack=loose)
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


def check_gordan(X: Any, y: Any, certificate: Any, *, bias: bool = True, gram: Any = None) -> bool:
    """Whether the weights prove that the sample is not strictly separable.

    With a Gram matrix, sum a_i y_i phi(x_i) = 0 is read off as Q a = 0.
    """
    checked = exact.problem(X, y, bias=bias, gram=gram)
    weights = rationals("certificate", certificate, 1)
    same_length(len(checked.y), certificate=weights)
    balanced = not bias or (weights @ checked.y) == 0
    vanishes = not checked.scores(weights).any()
    return bool((weights >= 0).all() and weights.sum() == 1 and balanced and vanishes)


def common_point(X: Any, y: Any, certificate: Any) -> Array:
    """The point of both convex hulls that a certificate with bias describes."""
    if not check_gordan(X, y, certificate):
        raise BadInput("these weights do not prove that the classes cannot be separated")
    weights = rationals("certificate", certificate, 1)
    positive = np.asarray(y) > 0
    # the weights of each class sum to 1/2
    return 2 * weights[positive] @ rationals("X", X, 2)[positive]


@dataclass(frozen=True, eq=False)
class Alternative:
    """Exactly one of the two: (w, b) with y_i f(x_i) >= 1 for all i, or Gordan's `certificate`."""

    w: Array | None
    b: Fraction | None
    certificate: Array | None

    @property
    def separable(self) -> bool:
        """Whether some hyperplane has all points strictly on their sides."""
        return self.certificate is None


def alternative(X: Any, y: Any, *, bias: bool = True) -> Alternative:
    """Decide strict separability, with the proof (`gordan-alternative`, `feasible-iff-margin-one`).

    A single class with bias is separable: w = 0 and b = y.
    """
    checked = exact.problem(X, y, bias=bias)
    try:
        found = exact.solution(checked, math.inf, exact.basic_alpha(checked, math.inf))
    except NotSeparable as error:
        return Alternative(None, None, error.certificate)
    return Alternative(found.w, found.b, None)

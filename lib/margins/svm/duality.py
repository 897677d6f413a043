"""The Lagrangian of the support vector machine, its infimum, and the terms of the duality gap.

    minimise |w|^2 / 2 + C sum slack_i   subject to   y_i (<w, x_i> + b) >= 1 - slack_i, slack >= 0

and, without slack, the hard margin: C and slack are left out. Without bias, b is 0. All functions
take floats or, for exact answers, `Fraction`s, and cost O(n d).
"""

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from margins.base.brief import Brief
from margins.base.data import (
    BadInput,
    entry,
    inner,
    is_exact,
    labels,
    not_empty,
    numbers,
    rationals,
    real_array,
    same_length,
)
from margins.base.types import Array, Labels, LabelsLike, Number, PointsLike, Scalar, VectorLike
from margins.hyperplanes.linear import combination, functional_margins
from margins.svm import exact
from margins.svm.solution import NotSeparable


def dual_value(X: PointsLike, y: LabelsLike, alpha: VectorLike) -> Number:
    """D(alpha) = sum alpha_i - |sum alpha_i y_i x_i|^2 / 2, for multipliers of any sign."""
    points, multipliers = numbers(X=(X, 2), alpha=(alpha, 1))
    w = combination(points, y, multipliers)
    result: Number = multipliers.sum() - inner(w, w) / 2
    return result


def dual_function(X: PointsLike, y: LabelsLike, alpha: VectorLike, *, bias: bool = True) -> Number:
    """The infimum of the hard margin Lagrangian over w, and over b if there is a bias.

    D(alpha), except with bias and sum alpha_i y_i != 0, where it is -infinity
    (`bias-gives-balance`); floats are forgiven the rounding of that sum. It is finite for negative
    multipliers, too: alpha >= 0 is a condition of the dual problem, not of this function.
    """
    points, multipliers = numbers(X=(X, 2), alpha=(alpha, 1))
    same_length(len(not_empty("X", points)), alpha=multipliers)
    signs = labels(y, len(points))
    eps = 0 if is_exact(multipliers) else len(signs) * np.finfo(np.float64).eps
    if bias and abs(multipliers @ signs) > eps * abs(multipliers).sum():
        return -math.inf
    return dual_value(X, y, alpha)


def lagrangian(
    X: PointsLike,
    y: LabelsLike,
    w: VectorLike,
    b: Scalar,
    alpha: VectorLike,
    *,
    slack: VectorLike | None = None,
    C: Scalar | None = None,
) -> Number:
    """|w|^2 / 2 + sum alpha_i (1 - m_i) and, with slack, + sum (C - alpha_i) slack_i."""
    at = _point(X, y, w, b, alpha, slack, C)
    return inner(at.w, at.w) / 2 + inner(at.alpha, 1 - at.margins) + inner(at.box, at.slack)


@dataclass(frozen=True)
class Gap:
    """The duality gap as a sum of four terms (`duality-gap-identity`).

    distance: |w - sum alpha_i y_i x_i|^2 / 2
    box: sum (C - alpha_i) slack_i, which is 0 for the hard margin
    complementarity: sum alpha_i (m_i - 1 + slack_i)
    imbalance: -b sum alpha_i y_i
    """

    distance: Number
    box: Number
    complementarity: Number
    imbalance: Number

    @property
    def total(self) -> Number:
        """Primal minus dual value. With feasible points no term is negative, and the last is 0."""
        return self.distance + self.box + self.complementarity + self.imbalance


def gap(
    X: PointsLike,
    y: LabelsLike,
    w: VectorLike,
    b: Scalar,
    alpha: VectorLike,
    *,
    slack: VectorLike | None = None,
    C: Scalar | None = None,
) -> Gap:
    """P(w, slack) - D(alpha), term by term; the points need not be feasible."""
    at = _point(X, y, w, b, alpha, slack, C)
    away = at.w - combination(at.X, at.y, at.alpha)
    return Gap(
        distance=inner(away, away) / 2,
        box=inner(at.box, at.slack),
        complementarity=inner(at.alpha, at.margins - 1 + at.slack),
        imbalance=-at.b * inner(at.alpha, at.y),
    )


@dataclass(frozen=True, eq=False)
class _Point:
    """Checked arguments: a primal point (w, b, slack) and multipliers; `box` is C - alpha."""

    X: Array
    y: Labels
    w: Array
    b: Number
    alpha: Array
    margins: Array
    slack: Array
    box: Array


def _point(
    X: PointsLike,
    y: LabelsLike,
    w: VectorLike,
    b: Scalar,
    alpha: VectorLike,
    slack: VectorLike | None,
    C: Scalar | None,
) -> _Point:
    if (slack is None) != (C is None):
        raise BadInput("slack and C belong together: give both, or neither for the hard margin")
    points, weights, offset, multipliers, loose, cost = numbers(
        X=(X, 2),
        w=(w, 1),
        b=(b, 0),
        alpha=(alpha, 1),
        slack=([0] * len(real_array("alpha", alpha).flat) if slack is None else slack, 1),
        C=(0 if C is None else C, 0),
    )
    signs = labels(y, len(not_empty("X", points)))
    same_length(len(points), alpha=multipliers, slack=loose)
    return _Point(
        X=points,
        y=signs,
        w=weights,
        b=entry(offset),
        alpha=multipliers,
        margins=functional_margins(points, signs, weights, entry(offset)),
        slack=loose,
        box=entry(cost) - multipliers,
    )


def check_gordan(
    X: PointsLike,
    y: LabelsLike,
    certificate: VectorLike,
    *,
    bias: bool = True,
    gram: PointsLike | None = None,
) -> bool:
    """Whether the weights prove that the sample is not strictly separable.

    With a Gram matrix, sum a_i y_i phi(x_i) = 0 is read off as Q a = 0.
    """
    checked = exact.problem(X, y, bias=bias, gram=gram)
    weights = rationals("certificate", certificate, 1)
    same_length(len(checked.y), certificate=weights)
    balanced = not bias or (weights @ checked.y) == 0
    vanishes = not checked.scores(weights).any()
    return bool((weights >= 0).all() and weights.sum() == 1 and balanced and vanishes)


def common_point(X: PointsLike, y: LabelsLike, certificate: VectorLike) -> Array:
    """The point of both convex hulls that a certificate with bias describes."""
    if not check_gordan(X, y, certificate):
        raise BadInput("these weights do not prove that the classes cannot be separated")
    weights = rationals("certificate", certificate, 1)
    positive = np.asarray(y) > 0
    # the weights of each class sum to 1/2
    return 2 * weights[positive] @ rationals("X", X, 2)[positive]


@dataclass(frozen=True, eq=False, repr=False)
class Alternative(Brief):
    """Exactly one of the two: (w, b) with y_i f(x_i) >= 1 for all i, or Gordan's `certificate`."""

    w: Array | None
    b: Fraction | None
    certificate: Array | None

    @property
    def separable(self) -> bool:
        """Whether some hyperplane has all points strictly on their sides."""
        return self.certificate is None


def alternative(X: PointsLike, y: LabelsLike, *, bias: bool = True) -> Alternative:
    """Decide strict separability, with the proof (`gordan-alternative`, `feasible-iff-margin-one`).

    A single class with bias is separable: w = 0 and b = y.
    """
    checked = exact.problem(X, y, bias=bias)
    try:
        found = exact.solution(checked, math.inf, exact.basic_alpha(checked, math.inf))
    except NotSeparable as error:
        return Alternative(None, None, error.certificate)
    return Alternative(found.w, Fraction(found.b), None)

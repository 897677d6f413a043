"""Logistic regression with a ridge, and its dual: every answer comes with its certificate.

    minimise |w|^2 / 2 + C sum log(1 + exp(-m_i)),   m_i = y_i (<w, x_i> + b)

This is the soft margin with another loss, and its dual lives in the same box
(`logistic-strong-duality`):

    maximise C sum H(alpha_i / C) - |sum alpha_i y_i x_i|^2 / 2   over 0 <= alpha_i <= C,

with bias also sum alpha_i y_i = 0. H is the binary entropy in nats.
"""

import math
import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.special import entr, expit, xlog1py

from margins.base.data import BadInput, both_classes, numbers, positive, sample, tolerance
from margins.base.types import Array, Labels
from margins.hyperplanes.linear import combination, functional_margins, predict, score
from margins.losses.surrogates import LOGISTIC

_STEPS = 100
_TINY = sys.float_info.min


class NotConverged(ArithmeticError):
    """The tolerance was not reached. `solution` is the best point found, with its gap."""

    def __init__(self, solution: "LogisticSolution", tol: float) -> None:
        super().__init__(
            f"the certified relative gap is {solution.gap:.2g}, not {tol:.2g}; `solution` holds "
            "what was found. Ask for a larger tol or rescale the features"
        )
        self.solution = solution


@dataclass(frozen=True, eq=False)
class LogisticSolution:
    """A primal point (w, b) and a feasible dual point alpha, hence dual <= optimum <= primal.

    `excess` is primal - dual, summed from terms that are not negative, so it does not drown in
    the rounding of the two values. The objective is 1-strongly convex in w: the optimal w lies
    within sqrt(2 excess) of `w`, and so does sum alpha_i y_i x_i.
    """

    X: Array
    y: Labels
    C: float
    bias: bool
    w: Array
    b: float
    alpha: Array
    margins: Array
    primal: float
    dual: float
    excess: float

    @property
    def gap(self) -> float:
        """The relative duality gap."""
        return self.excess / self.primal

    def decision(self, X: Any) -> Array:
        """The scores f(x) of new points, which are log-odds."""
        return score(X, self.w, self.b)

    def probability(self, X: Any) -> Array:
        """P(Y = 1 | x) = 1 / (1 + exp(-f(x)))."""
        return np.asarray(expit(self.decision(X)))

    def predict(self, X: Any) -> Labels:
        """The labels of new points; a score of zero counts as +1."""
        return predict(X, self.w, self.b)


def entropy(share: Any) -> Array:
    """H(l) = -l log l - (1 - l) log(1 - l) in nats, for shares 0 <= l <= 1."""
    values = np.asarray(share, dtype=np.float64)
    if not ((values >= 0) & (values <= 1)).all():
        raise BadInput("the binary entropy is defined for numbers between 0 and 1")
    return np.asarray(entr(values) - xlog1py(1 - values, -values))


def objective(X: Any, y: Any, w: Any, b: Any, C: Any) -> float:
    """|w|^2 / 2 + C sum log(1 + exp(-m_i))."""
    (normal,) = numbers(w=(w, 1))
    losses = LOGISTIC(functional_margins(X, y, w, b))
    return float(normal @ normal / 2 + float(positive("C", C)) * losses.sum())


def dual_value(X: Any, y: Any, alpha: Any, C: Any) -> float:
    """C sum H(alpha_i / C) - |sum alpha_i y_i x_i|^2 / 2, for alpha in the box [0, C]."""
    price = float(positive("C", C))
    (multipliers,) = numbers(alpha=(alpha, 1))
    w = combination(X, y, multipliers)
    return float(price * entropy(multipliers.astype(np.float64) / price).sum() - w @ w / 2)


def fit(X: Any, y: Any, C: Any, *, bias: bool = True, tol: float = 1e-10) -> LogisticSolution:
    """The minimiser, with a relative duality gap of at most tol.

    Both problems have exactly one solution. With bias the sample needs both classes: with one
    class the loss falls for ever as b grows. Newton's method, O(n d min(n, d)) for each of
    usually 3 to 40 steps. Raises `NotConverged` with the best point if rounding keeps the gap
    above tol.
    """
    points, signs = sample(X, y)
    tolerance(tol)
    if bias:
        both_classes(signs, "logistic regression with bias")
    problem = _problem(points.astype(np.float64), signs, float(positive("C", C)), bias)
    place = np.zeros(problem.design.shape[1])
    best = problem.certified(place)
    for _ in range(_STEPS):
        if best.gap <= tol:
            return best
        place = problem.newton_step(place)
        best = min(best, problem.certified(place), key=lambda found: found.gap)
    raise NotConverged(best, tol)


@dataclass(frozen=True, eq=False)
class _Problem:
    """The objective divided by C, in coordinates in which Newton's method is stable.

    `axes` are the principal directions of the points (about their `centre`, if there is a bias),
    stretched by sqrt(C): w = axes @ v gives the score design @ v. The last column of the design
    is 1 if there is a bias. `ridge` is 1 for coordinates of w and 0 for the bias. In this basis
    the Hessian has no hidden cancellation between very long and very short directions, so that
    scaling its diagonal to 1 is enough.
    """

    X: Array
    y: Labels
    C: float
    bias: bool
    centre: Array
    axes: Array
    design: Array
    ridge: Array

    def value(self, place: Array) -> float:
        losses = LOGISTIC(self.y * (self.design @ place))
        return float(self.ridge @ place**2 / 2 + losses.sum())

    def newton_step(self, place: Array) -> Array:
        """The next point: Newton's, or nearer until the objective falls as it should."""
        margins = self.y * (self.design @ place)
        share = expit(-margins)
        gradient = self.ridge * place - (share * self.y) @ self.design
        hessian = np.diag(self.ridge) + (self.design.T * (share * expit(margins))) @ self.design
        size = np.sqrt(np.diag(hessian)) + _TINY
        step = -np.linalg.solve(hessian / np.outer(size, size), gradient / size) / size
        value, slope, length = self.value(place), float(gradient @ step), 1.0
        rounding = self._rounding(place, share, value)
        while self.value(place + length * step) > value + 1e-4 * length * slope + rounding:
            length /= 2
        return np.asarray(place + length * step)

    def _rounding(self, place: Array, share: Array, value: float) -> float:
        """How far `value` may be off: the rounding of the sum, and of the margins in it."""
        margin_errors = len(place) * (np.abs(self.design) @ np.abs(place))
        return float(np.finfo(np.float64).eps * (len(share) * value + share @ margin_errors))

    def certified(self, place: Array) -> LogisticSolution:
        """The primal point, with alpha_i = C sigma(-m_i) made feasible as its dual point.

        A balanced alpha does not feel a shift of the points, so everything is evaluated about the
        centre, where less is lost to rounding.
        """
        X, y, C = self.X - self.centre, self.y, self.C
        w = self.axes @ place[: self.axes.shape[1]]
        b = float(place[-1]) if self.bias else 0.0
        margins = y * (X @ w + b)
        share, divergence = expit(-margins), 0.0
        if self.bias:
            share, divergence = _balanced(share, margins, y)
        alpha = C * share
        away = w - combination(X, y, alpha)
        return LogisticSolution(
            X=self.X,
            y=y,
            C=C,
            bias=self.bias,
            w=w,
            b=b - float(self.centre @ w),
            alpha=alpha,
            margins=margins,
            primal=objective(X, y, w, b, C),
            dual=dual_value(X, y, alpha, C),
            excess=float(away @ away / 2) + C * divergence,
        )


def _problem(X: Array, y: Labels, C: float, bias: bool) -> _Problem:
    centre = X.mean(axis=0) if bias else np.zeros(X.shape[1])
    directions = np.linalg.svd(X - centre, full_matrices=False)[2].T
    axes = math.sqrt(C) * directions
    design = (X - centre) @ axes
    ridge = np.ones(design.shape[1])
    if bias:
        design, ridge = np.column_stack([design, np.ones(len(y))]), np.append(ridge, 0.0)
    return _Problem(X, y, C, bias, centre, axes, design, ridge)


def _balanced(share: Array, margins: Array, y: Labels) -> tuple[Array, float]:
    """Shares with equal sums in both classes, and what that costs.

    The shares of the heavier class are multiplied by a factor f < 1. The price is the divergence
    sum l log(l / s) + (1 - l) log((1 - l) / (1 - s)) between l = f s and s = sigma(-m), here with
    (1 - l) / (1 - s) = 1 + (1 - f) exp(-m).
    """
    sums = {sign: max(share[y == sign].sum(), _TINY) for sign in (1, -1)}
    heavy = max(sums, key=lambda sign: sums[sign])
    factor = sums[-heavy] / sums[heavy]
    mine = y == heavy
    balanced = np.where(mine, factor * share, share)
    if factor == 1:
        return balanced, 0.0
    rest = np.logaddexp(0.0, math.log1p(-factor) - margins[mine])
    terms = balanced[mine] * math.log(factor) + (1 - balanced[mine]) * rest
    return balanced, max(0.0, float(terms.sum()))

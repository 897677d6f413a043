"""The support vector machine over the rationals: every quantity exact, primal == dual."""

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from margins.base.data import (
    BadInput,
    both_classes,
    labels,
    not_empty,
    price,
    rational,
    rationals,
)
from margins.base.types import Array, Labels
from margins.losses.surrogates import hinge
from margins.rational.arrays import array, cleared
from margins.rational.lcp import Infeasible, Number, solve
from margins.rational.psd import factor
from margins.svm.bias import hard_interval, middle, soft_interval
from margins.svm.solution import NotSeparable, Solution, is_hard


@dataclass(frozen=True, eq=False)
class Problem:
    """A checked sample with its signed Gram matrix Q_ij = y_i y_j <x_i, x_j>.

    `signed` holds scale * Q in Python integers. `X` holds the points or, when nothing else was
    given, the Gram matrix.
    """

    X: Array
    y: Labels
    bias: bool
    signed: Array
    scale: int
    only_gram: bool

    def scores(self, alpha: Array) -> Array:
        """<w, y_i x_i> for every i, where w = sum alpha_j y_j x_j; that is Q alpha."""
        return np.asarray(self.signed @ alpha / self.scale)


def problem(X: Any, y: Any, *, bias: bool, gram: Any = None) -> Problem:
    """Check a sample, given by points or by its Gram matrix (then X is None)."""
    if (X is None) == (gram is None):
        raise BadInput("give either the points X or, with X=None, their Gram matrix `gram`")
    if gram is None:
        points = not_empty("X", rationals("X", X, 2))
        whole, clear = cleared(points)
        inner, scale = whole @ whole.T, clear**2
    else:
        points = rationals("gram", gram, 2)
        factor(points)
        inner, scale = cleared(points)
    sign = labels(y, len(points))
    signed = inner * np.outer(sign, sign).astype(object)
    return Problem(points, sign, bias, signed, scale, only_gram=gram is not None)


def complementarity(p: Problem, *, soft: bool) -> tuple[list[list[int]], list[int], list[int]]:
    """The optimality conditions as a complementarity problem (M, q0 + (C/scale) q1).

    The unknowns are alpha/scale, then (soft margin) the slacks, then (bias) the two parts of
    b = z[-2] - z[-1]. Each is complementary to the row of the same place:
    m_i - 1 + slack_i >= 0, C - alpha_i >= 0, and the balance sum alpha_i y_i = 0 as two
    inequalities. M is the semidefinite matrix Q plus a skew part.
    """
    n = len(p.y)
    size = n * (2 if soft else 1) + (2 if p.bias else 0)
    M = [[0] * size for _ in range(size)]
    for i, sign in enumerate(p.y.tolist()):
        M[i][:n] = p.signed[i].tolist()
        if soft:
            M[i][n + i], M[n + i][i] = 1, -1
        if p.bias:
            M[i][-2:] = sign, -sign
            M[-2][i], M[-1][i] = -sign, sign
    rest = size - n
    box = n if soft else 0
    return M, [-1] * n + [0] * rest, [0] * n + [1] * box + [0] * (rest - box)


def penalty(C: Any) -> Any:
    """A checked C: a positive `Fraction`, or math.inf for the hard margin."""
    return math.inf if is_hard(C) else price(rational("C", C))


def fit(X: Any, y: Any, C: Any = math.inf, *, bias: bool = True, gram: Any = None) -> Solution:
    """The support vector machine min |w|^2/2 + C sum(slack), y_i f(x_i) >= 1 - slack_i, exactly.

    C is a positive integer or `Fraction`, or infinity for the hard margin. The sample is X, or
    X=None and `gram`, a positive semidefinite matrix; then w is None, and `decision` takes rows
    of kernel values of new points against all training points.

    w and the objective are unique. alpha is one dual optimum of possibly many, basic: the
    points with 0 < alpha_i < C have linearly independent (x_i, 1), so there are at most d+1 of
    them, d without bias (`few-sv-suffice`). `interval` holds all optimal b; the one returned is
    its midpoint. The interval is unbounded only for a soft margin with a single class: then
    w = 0 and every b with y b >= 1 is optimal, and b = y is returned.

    Hard margin: `NotSeparable` with its certificate if there is no solution (strong duality
    otherwise: `hard-strong-duality`); `BadInput` for a single class with bias, where w = 0
    defines no hyperplane (`single-class-degenerate`).

    Always terminates. About 10 ms for n = 8, 30 ms for n = 16, 200 ms for n = 32.
    """
    C = penalty(C)
    checked = problem(X, y, bias=bias, gram=gram)
    if is_hard(C) and bias:
        both_classes(checked.y, "the hard margin with bias")
    return solution(checked, C, basic_alpha(checked, C))


def basic_alpha(p: Problem, C: Any) -> Array:
    """A basic optimal alpha of the hard or soft dual."""
    soft = not is_hard(C)
    M, q0, q1 = complementarity(p, soft=soft)
    n = len(p.y)
    q: list[Number] = [a + C / p.scale * b for a, b in zip(q0, q1, strict=True)] if soft else [*q0]
    result = solve(M, q)
    if isinstance(result, Infeasible):
        weights = array(result.u[:n])
        raise NotSeparable(weights / weights.sum(), bias=p.bias)
    return array(result.z[:n]) * p.scale


def solution(p: Problem, C: Any, alpha: Array) -> Solution:
    """Everything else follows from one dual optimum, by complementary slackness."""
    pulls = p.scores(alpha)
    interval = _interval(p, C, p.y * pulls)
    b = middle(*interval)
    margins = pulls + p.y * b
    slack = hinge(margins)
    norm2 = alpha @ pulls
    loss = 0 if is_hard(C) else C * slack.sum()
    used = np.flatnonzero(alpha)
    return Solution(
        X=p.X,
        y=p.y,
        C=C,
        bias=p.bias,
        w=None if p.only_gram else (alpha * p.y) @ p.X,
        b=b,
        interval=interval,
        slack=slack,
        alpha=alpha,
        margins=margins,
        primal=norm2 / 2 + loss,
        dual=alpha.sum() - norm2 / 2,
        kernel=(lambda rows, _: rows[:, used]) if p.only_gram else None,
    )


def _interval(p: Problem, C: Any, scores: Array) -> tuple[Any, Any]:
    """All b that are optimal together with w (`bias-recovery`)."""
    if not p.bias:
        return Fraction(0), Fraction(0)
    return hard_interval(scores, p.y) if is_hard(C) else soft_interval(scores, p.y)

"""The support vector machine over the rationals: every quantity exact, primal == dual."""

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from margins.base.brief import Brief
from margins.base.data import (
    BadInput,
    both_classes,
    labels,
    not_empty,
    price,
    prices,
    rational,
    rationals,
)
from margins.base.types import Array, Labels, LabelsLike, PointsLike, PricesLike, Scalar
from margins.base.types import Number as Value
from margins.losses.surrogates import hinge
from margins.rational.arrays import array, cleared
from margins.rational.lcp import Infeasible, Number, solve
from margins.rational.psd import factor
from margins.svm.bias import Interval, hard_interval, middle, soft_interval
from margins.svm.solution import NotSeparable, Solution, each, is_hard


@dataclass(frozen=True, eq=False, repr=False)
class Problem(Brief):
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


def problem(
    X: PointsLike | None, y: LabelsLike, *, bias: bool, gram: PointsLike | None = None
) -> Problem:
    """Check a sample, given by points or by its Gram matrix (then X is None)."""
    if X is not None and gram is None:
        points = not_empty("X", rationals("X", X, 2))
        whole, clear = cleared(points)
        inner, scale = whole @ whole.T, clear**2
    elif X is None and gram is not None:
        points = rationals("gram", gram, 2)
        factor(points)
        inner, scale = cleared(points)
    else:
        raise BadInput("give either the points X or, with X=None, their Gram matrix `gram`")
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


def penalties(C: PricesLike, n: int) -> Value | Array:
    """A checked C: one as for `penalty`, or one `Fraction` for each of n points."""
    value = prices(C, n)
    return rationals("C", value, 1) if isinstance(value, np.ndarray) else penalty(value)


def penalty(C: Scalar) -> Value:
    """A checked C: a positive `Fraction`, or math.inf for the hard margin."""
    return math.inf if is_hard(C) else price(rational("C", C))


def fit(
    X: PointsLike | None,
    y: LabelsLike,
    C: PricesLike = math.inf,
    *,
    bias: bool = True,
    gram: PointsLike | None = None,
) -> Solution:
    """The support vector machine min |w|^2/2 + C sum(slack), y_i f(x_i) >= 1 - slack_i, exactly.

    C is a positive integer or `Fraction`, or a vector with one for each point, or infinity for
    the hard margin. A point with price k C is as good as k copies with price C. The sample is X,
    or X=None and `gram`, a positive semidefinite matrix; then w is None, and `decision` takes
    rows of kernel values of new points against all training points.

    w and the objective are unique. alpha is one dual optimum of possibly many, basic: the
    points with 0 < alpha_i < C have linearly independent (x_i, 1), so there are at most d+1 of
    them, d without bias (`few-sv-suffice`). `interval` holds all optimal b; the one returned is
    its midpoint. The interval is unbounded only for a soft margin with a single class: then
    w = 0 and every b with y b >= 1 is optimal, and b = y is returned.

    Hard margin: `NotSeparable` with its certificate if there is no solution (strong duality
    otherwise: `hard-strong-duality`); `BadInput` for a single class with bias, where w = 0
    defines no hyperplane (`single-class-degenerate`).

    Always terminates. About 10 ms for n = 8, 30 ms for n = 16, 200 ms for n = 32.

    >>> machine = fit([[0, 0], [2, 2]], [-1, 1], Fraction(1, 8))
    >>> print(*machine.w, machine.b, machine.primal == machine.dual, machine.gap)
    1/4 1/4 -1/2 True 0
    """
    checked = problem(X, y, bias=bias, gram=gram)
    cost = penalties(C, len(checked.y))
    if is_hard(cost) and bias:
        both_classes(checked.y, "the hard margin with bias")
    return solution(checked, cost, basic_alpha(checked, cost))


def basic_alpha(p: Problem, C: Value | Array) -> Array:
    """A basic optimal alpha of the hard or soft dual."""
    soft = not is_hard(C)
    M, q0, q1 = complementarity(p, soft=soft)
    n = len(p.y)
    q: list[Number] = [*q0]
    if soft:
        box = [*[0] * n, *each(C, n) / p.scale, *[0] * (len(q) - 2 * n)]
        q = [a + b * c for a, b, c in zip(q0, q1, box, strict=True)]
    result = solve(M, q)
    if isinstance(result, Infeasible):
        weights = array(result.u[:n])
        raise NotSeparable(weights / weights.sum(), bias=p.bias)
    return array(result.z[:n]) * p.scale


def solution(p: Problem, C: Value | Array, alpha: Array) -> Solution:
    """Everything else follows from one dual optimum, by complementary slackness."""
    pulls = p.scores(alpha)
    interval = _interval(p, C, p.y * pulls)
    b = middle(*interval)
    margins = pulls + p.y * b
    slack = hinge(margins)
    norm2: Value = (alpha * pulls).sum()
    loss: Value = Fraction(0) if is_hard(C) else (C * slack).sum()
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
    )


def _interval(p: Problem, C: Value | Array, scores: Array) -> Interval:
    """All b that are optimal together with w (`bias-recovery`)."""
    if not p.bias:
        return Fraction(0), Fraction(0)
    if is_hard(C):
        return hard_interval(scores, p.y)
    return soft_interval(scores, p.y, C if isinstance(C, np.ndarray) else None)

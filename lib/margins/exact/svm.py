"""The support vector machine over the rationals: every quantity exact, primal == dual."""

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from margins.data import Array, BadInput, Labels, both_classes, labels
from margins.exact.lcp import Infeasible, Number, solve
from margins.exact.psd import factor
from margins.exact.rational import array, common_denominator, rational, rationals
from margins.hinge import hinge
from margins.solution import NotSeparable, Solution


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
        points = rationals("X", X, 2)
        if points.size == 0:
            raise BadInput(f"X is empty (shape {points.shape}); at least one point is needed")
        whole, clear = _cleared(points)
        inner, scale = whole @ whole.T, clear**2
    else:
        points = rationals("gram", gram, 2)
        factor(points)
        inner, scale = _cleared(points)
    sign = labels(y, len(points))
    signed = inner * np.outer(sign, sign).astype(object)
    return Problem(points, sign, bias, signed, scale, only_gram=gram is not None)


def _cleared(values: Array) -> tuple[Array, int]:
    """(D * values in Python integers, D) for the common denominator D."""
    clear = common_denominator(values.flat)
    return np.vectorize(lambda v: int(v * clear), otypes=[object])(values), clear


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


def is_hard(value: Any) -> bool:
    """Whether this C stands for the hard margin."""
    return bool(value == math.inf)


def penalty(C: Any) -> Any:
    """A checked C: a positive `Fraction`, or math.inf for the hard margin."""
    if isinstance(C, float | np.floating) and is_hard(C):
        return math.inf
    value = rational("C", C)
    if value <= 0:
        raise BadInput(f"C must be positive (infinity for the hard margin), but is {C}")
    return value


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
    scores = p.scores(alpha)
    interval = bias_interval(p, C, alpha, scores)
    b = _middle(*interval)
    margins = scores + p.y * b
    slack = hinge(margins)
    norm2 = alpha @ scores
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


def bias_interval(p: Problem, C: Any, alpha: Array, scores: Array) -> tuple[Any, Any]:
    """All b that are optimal together with w (`bias-recovery`).

    By `kkt-trichotomy` b is optimal iff m_i >= 1 wherever alpha_i < C and m_i <= 1 wherever
    alpha_i > 0. The margin of point i is 1 at b = y_i - <w, x_i>; each condition bounds b there,
    from below or from above according to the label.
    """
    if not p.bias:
        return Fraction(0), Fraction(0)
    low: list[Any] = [-math.inf]
    high: list[Any] = [math.inf]
    for sign, multiplier, at_one in zip(p.y, alpha, p.y * (1 - scores), strict=True):
        if multiplier < C:
            (low if sign > 0 else high).append(at_one)
        if multiplier > 0:
            (high if sign > 0 else low).append(at_one)
    return max(low), min(high)


def _middle(low: Any, high: Any) -> Any:
    """The midpoint of an interval, or its finite end; one end is always finite."""
    if low == -math.inf:
        return high
    return low if high == math.inf else (low + high) / 2


def check_gordan(X: Any, y: Any, certificate: Any, *, bias: bool = True, gram: Any = None) -> bool:
    """Whether the weights prove that the sample is not strictly separable.

    With a Gram matrix, sum a_i y_i phi(x_i) = 0 is read off as Q a = 0.
    """
    checked = problem(X, y, bias=bias, gram=gram)
    weights = rationals("certificate", certificate, 1)
    if len(weights) != len(checked.y):
        raise BadInput(f"the certificate needs {len(checked.y)} weights, it has {len(weights)}")
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
    checked = problem(X, y, bias=bias)
    try:
        found = solution(checked, math.inf, basic_alpha(checked, math.inf))
    except NotSeparable as error:
        return Alternative(None, None, error.certificate)
    return Alternative(found.w, found.b, None)

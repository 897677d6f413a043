"""The multiclass support vector machine over the rationals: primal == dual."""

from fractions import Fraction
from typing import cast

import numpy as np

from margins.base.classes import coded
from margins.base.data import not_empty, positive, rational, rationals
from margins.base.types import Array, ClassesLike, Codes, PointsLike, Scalar
from margins.multiclass.machine import MulticlassSolution
from margins.multiclass.ranking import dual_value, hinges, pulls
from margins.rational.lcp import Number, Solved, solve


def fit_multiclass(
    X: PointsLike, y: ClassesLike, C: Scalar, *, bias: bool = True
) -> MulticlassSolution:
    """The multiclass machine of integers and `Fraction`s, exactly (`multiclass-strong-duality`).

    W is unique; alpha is one dual optimum of possibly many, and b one of possibly many, with sum 0.
    Always terminates. About 20 ms for n = 6, K = 3.

    >>> machine = fit_multiclass([[1], [-1]], ["a", "b"], 1)
    >>> print(*machine.W.ravel(), machine.primal == machine.dual, machine.gap)
    1/2 -1/2 True 0
    """
    points = not_empty("X", rationals("X", X, 2))
    classes, own = coded(y, len(points))
    cost, K, n = Fraction(positive("C", rational("C", C))), len(classes), len(points)
    pairs = [(i, k) for i in range(n) for k in range(K) if k != own[i]]
    z = _solved(points, own, pairs, cost, K, bias)
    alpha = np.full((n, K), Fraction(0), dtype=object)
    for (i, k), value in zip(pairs, z, strict=False):
        alpha[i, k] = value
    alpha[np.arange(n), own] = cost - alpha.sum(axis=1)
    b = np.full(K, Fraction(0), dtype=object)
    if bias:
        free = np.array(z[-2 * (K - 1) :], dtype=object)
        b[:-1] = free[: K - 1] - free[K - 1 :]
        b -= b.sum() / K
    W = pulls(points, own, alpha)
    slack = hinges(points @ W.T + b, own)
    primal = (W * W).sum() / 2 + cost * slack.sum()
    dual = dual_value(points, own, alpha)
    return MulticlassSolution(points, classes, own, cost, bias, W, b, slack, alpha, primal, dual)


def _solved(
    X: Array, own: Codes, pairs: list[tuple[int, int]], C: Fraction, K: int, bias: bool
) -> list[Fraction]:
    """The optimality conditions as a complementarity problem.

    The unknowns are alpha_ik for all rivals k, the slacks, and the two parts of all b_k but the
    last, which is 0. Each is complementary to the row of the same place: s_y - s_k - 1 + slack >=
    0, C - sum_k alpha_ik >= 0, and the balance of each class as two inequalities. Slack can always
    be bought, so there is a solution.
    """
    gram, n, m = X @ X.T, len(X), len(pairs)
    free = K - 1 if bias else 0
    size = m + n + 2 * free
    M: list[list[Number]] = [[Fraction(0)] * size for _ in range(size)]
    for r, (i, k) in enumerate(pairs):
        for c, (j, h) in enumerate(pairs):
            M[r][c] = gram[i, j] * _alike(int(own[i]), k, int(own[j]), h)
        M[r][m + i], M[m + i][r] = Fraction(1), Fraction(-1)
        for f in range(free):
            sign = (own[i] == f) * 1 - (k == f) * 1
            for part, direction in ((f, sign), (free + f, -sign)):
                M[r][m + n + part] = Fraction(int(direction))
                M[m + n + part][r] = Fraction(int(-direction))
    q: list[Number] = [*[-1] * m, *[C] * n, *[0] * (2 * free)]
    result = solve(M, q)
    return cast(Solved, result).z


def _alike(y: int, k: int, z: int, h: int) -> int:
    """<e_y - e_k, e_z - e_h>."""
    return (y == z) - (y == h) - (k == z) + (k == h)

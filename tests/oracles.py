"""Slow answers that share no code with the library: enumeration of all KKT partitions."""

from fractions import Fraction
from itertools import product
from typing import NamedTuple


class Best(NamedTuple):
    """The optimal w, one optimal alpha, the optimal value."""

    w: list[Fraction]
    alpha: list[Fraction]
    value: Fraction


def dot(a, b):
    """The inner product of two sequences."""
    return sum((x * y for x, y in zip(a, b, strict=True)), Fraction(0))


def square(v):
    """The squared length of a sequence."""
    return dot(v, v)


def gauss(A, b):
    """The solution of a square system Ax = b, or None if A is singular."""
    rows = [[*map(Fraction, row), Fraction(v)] for row, v in zip(A, b, strict=True)]
    size = len(rows)
    for k in range(size):
        r = next((r for r in range(k, size) if rows[r][k]), None)
        if r is None:
            return None
        rows[k], rows[r] = rows[r], rows[k]
        rows[k] = [v / rows[k][k] for v in rows[k]]
        for i in range(size):
            if i != k:
                rows[i] = [a - rows[i][k] * p for a, p in zip(rows[i], rows[k], strict=True)]
    return [row[-1] for row in rows]


def svm(X, y, C=None, *, bias=True):
    """The optimum of the soft (hard if C is None) margin, or None if there is none; n <= 5.

    Every problem with a solution has a dual optimum whose free points (0 < alpha < C) have
    linearly independent (x, 1), or x without bias; then a regular linear system gives alpha on the
    free points. So trying every partition into alpha = 0, free, alpha = C finds it.
    """
    u = [[label * v for v in x] for x, label in zip(X, y, strict=True)]
    Q = [[dot(a, b) for b in u] for a in u]
    for parts in product("0f" if C is None else "0fC", repeat=len(y)):
        alpha = _alpha(Q, y, C, parts, bias)
        if alpha is not None and _optimal(Q, y, C, alpha, bias):
            w = [dot(alpha, column) for column in zip(*u, strict=True)]
            return Best(w, alpha, sum(alpha) - dot(w, w) / 2)
    return None


def _alpha(Q, y, C, parts, bias):
    """The alpha of a partition whose free points have margin 1; None if it is not unique."""
    free = [i for i, part in enumerate(parts) if part == "f"]
    alpha = [C if part == "C" else Fraction(0) for part in parts]
    if bias and not free and dot(alpha, y) != 0:
        return None
    A = [[Q[i][j] for j in free] + [y[i]] * bias for i in free]
    rhs = [1 - dot(Q[i], alpha) for i in free]
    if bias and free:
        A.append([y[j] for j in free] + [0])
        rhs.append(-dot(alpha, y))
    solved = gauss(A, rhs)
    if solved is None:
        return None
    for i, a in zip(free, solved, strict=False):
        alpha[i] = a
    return alpha


def _optimal(Q, y, C, alpha, bias):
    """Whether alpha lies in the box and some b fits it.

    If any b does, then one of those at which a margin is 1.
    """
    if any(a < 0 or (C is not None and a > C) for a in alpha):
        return False
    scores = [dot(row, alpha) for row in Q]
    at_one = [y_i * (1 - score) for y_i, score in zip(y, scores, strict=True)]
    return any(
        all(
            (a == C or score + y_i * b >= 1) and (a == 0 or score + y_i * b <= 1)
            for a, score, y_i in zip(alpha, scores, y, strict=True)
        )
        for b in (at_one if bias else [0])
    )


def total_slack(X, y, w, b):
    """sum max(0, 1 - y (<w, x> + b))."""
    return sum(
        (max(Fraction(0), 1 - y_i * (dot(w, x) + b)) for x, y_i in zip(X, y, strict=True)),
        Fraction(0),
    )


def bias_minimisers(X, y, w):
    """The least and the largest kink of b -> S(w, b) among its minimisers.

    With two classes S grows on both sides, so this is the whole interval of minimisers.
    """
    kinks = [y_i - dot(w, x) for x, y_i in zip(X, y, strict=True)]
    least = min(total_slack(X, y, w, b) for b in kinks)
    best = [b for b in kinks if total_slack(X, y, w, b) == least]
    return min(best), max(best)


def determinant(rows):
    """By the first row."""
    if not rows:
        return Fraction(1)
    minors = ([row[:j] + row[j + 1 :] for row in rows[1:]] for j in range(len(rows)))
    terms = (v * determinant(m) if v else 0 for v, m in zip(rows[0], minors, strict=True))
    return sum((-t if j % 2 else t for j, t in enumerate(terms)), Fraction(0))


def semidefinite(K):
    """Whether a symmetric matrix is positive semidefinite: no principal minor is negative."""
    places = [[i for i in range(len(K)) if bits >> i & 1] for bits in range(1, 2 ** len(K))]
    return all(determinant([[K[i][j] for j in chosen] for i in chosen]) >= 0 for chosen in places)

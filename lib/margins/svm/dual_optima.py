"""The set of all dual optima of a machine, exactly (`w-unique-alpha-not`).

All functions take a `Solution` made by `exact.fit` or `path.Path.at`, from points or from a Gram
matrix.
"""

from fractions import Fraction

import numpy as np

from margins.base.data import rationals, same_length
from margins.base.types import Array, VectorLike
from margins.rational.arrays import array
from margins.rational.lcp import Number
from margins.rational.lp import equalities, optimum
from margins.svm.solution import Solution, each


def image(solution: Solution, alpha: Array) -> Array:
    """sum alpha_i y_i x_i; from a Gram matrix K its inner products K (y alpha) with all points.

    In both cases it is linear in alpha and determines w.
    """
    return np.asarray((alpha * solution.y) @ solution.X)


def is_dual_optimum(solution: Solution, alpha: VectorLike) -> bool:
    """Whether alpha is optimal for the dual problem that `solution` solves.

    All dual optima give the same w (`w-unique-alpha-not`), hence have the same sum; conversely a
    feasible alpha with this w and this sum has the optimal value.
    """
    candidate = rationals("alpha", alpha, 1)
    same_length(len(solution.y), alpha=candidate)
    in_box = (candidate >= 0).all() and (candidate <= solution.C).all()
    balanced = not solution.bias or candidate @ solution.y == 0
    same_sum = candidate.sum() == solution.alpha.sum()
    return bool(
        in_box and balanced and same_sum and not image(solution, candidate - solution.alpha).any()
    )


def dual_optimum(solution: Solution, cost: VectorLike) -> Array:
    """The dual optimum with the least cost'alpha: a linear program over all dual optima."""
    weights = rationals("cost", cost, 1)
    same_length(len(solution.y), cost=weights)
    A, b = dual_face(solution)
    if not solution.hard:
        n = len(weights)
        A += [[-int(i == j) for j in range(n)] for i in range(n)]
        b += (-each(solution.C, n)).tolist()
    return array(optimum(weights.tolist(), A, b).x)


def dual_face(solution: Solution) -> tuple[list[list[Number]], list[Number]]:
    """Inequalities A alpha >= b that, with alpha >= 0 and the box, say: alpha is a dual optimum."""
    y = solution.y
    rows = [*(solution.X * y[:, None]).T.tolist(), [1] * len(y)]
    values = [*image(solution, solution.alpha).tolist(), solution.alpha.sum()]
    if solution.bias:
        rows.append(y.tolist())
        values.append(Fraction(0))
    return equalities(rows, values)


def alpha_range(solution: Solution) -> tuple[Array, Array]:
    """The least and the largest alpha_i over all dual optima, for every i.

    alpha is unique iff they are equal; point i has a positive multiplier in every dual optimum
    iff the first is positive. Off the margin alpha is fixed (`kkt-trichotomy`); each point on it
    takes two linear programs.
    """
    low, high = solution.alpha.copy(), solution.alpha.copy()
    for i in np.flatnonzero(solution.margins == 1):
        cost = np.zeros(len(low), dtype=np.int64)
        cost[i] = 1
        low[i] = dual_optimum(solution, cost)[i]
        high[i] = dual_optimum(solution, -cost)[i]
    return low, high

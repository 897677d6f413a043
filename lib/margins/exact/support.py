"""Support vectors in three senses, and the set of all dual optima (`sv-inclusions`).

The points with a positive multiplier are `Solution.positive`. All functions take a `Solution` made
by `exact.fit` or `path.Path.at`, from points or from a Gram matrix.
"""

from fractions import Fraction
from typing import Any

import numpy as np

from margins.data import Array, BadInput
from margins.exact.lcp import Number
from margins.exact.lp import equalities, optimum
from margins.exact.rational import array, rationals
from margins.exact.svm import fit, is_hard
from margins.solution import Solution


def tight(solution: Solution) -> Array:
    """Indices with y_i f(x_i) = 1 - slack_i: on the margin or, soft, also inside or beyond.

    For the soft margin this depends on b where its optimal interval has more than one point.
    """
    return np.flatnonzero(solution.margins + solution.slack == 1)


def refit_on(solution: Solution, subset: Any) -> Solution:
    """The machine with the same C and bias, trained on the given indices only."""
    chosen = np.asarray(subset, dtype=np.int64).reshape(-1)
    if len(chosen) == 0:
        raise BadInput("the subset is empty; at least one point is needed")
    y = solution.y[chosen]
    if solution.w is None:
        gram = solution.X[np.ix_(chosen, chosen)]
        return fit(None, y, solution.C, bias=solution.bias, gram=gram)
    return fit(solution.X[chosen], y, solution.C, bias=solution.bias)


def essential(solution: Solution) -> Array:
    """Indices whose removal changes w, found by refitting.

    For the hard margin these are the points with a positive multiplier in every dual optimum
    (`alpha_range`). For the soft margin they can be fewer: a point x = 0 without bias always has
    alpha = C and never moves w. Where nothing that can be solved is left (no point, or the hard
    margin with bias and one class) w counts as 0.
    """
    return np.array([i for i in solution.positive if _moves_w(solution, i)], dtype=np.int64)


def _moves_w(solution: Solution, i: int) -> bool:
    others = np.delete(np.arange(len(solution.y)), i)
    alpha = array([Fraction(0)] * len(solution.y))
    if not _trivial(solution, others):
        alpha[others] = refit_on(solution, others).alpha
    return bool(_image(solution, solution.alpha - alpha).any())


def _trivial(solution: Solution, subset: Array) -> bool:
    one_class = len(set(solution.y[subset].tolist())) < 2
    return len(subset) == 0 or (one_class and solution.bias and is_hard(solution.C))


def _image(solution: Solution, alpha: Array) -> Array:
    """sum alpha_i y_i x_i; from a Gram matrix K its inner products K (y alpha) with all points.

    In both cases it is linear in alpha and determines w.
    """
    return np.asarray((alpha * solution.y) @ solution.X)


def is_dual_optimum(solution: Solution, alpha: Any) -> bool:
    """Whether alpha is optimal for the dual problem that `solution` solves.

    All dual optima give the same w (`w-unique-alpha-not`), hence have the same sum; conversely a
    feasible alpha with this w and this sum has the optimal value.
    """
    candidate = rationals("alpha", alpha, 1)
    if len(candidate) != len(solution.y):
        raise BadInput(f"alpha needs {len(solution.y)} entries, it has {len(candidate)}")
    in_box = (candidate >= 0).all() and (candidate <= solution.C).all()
    balanced = not solution.bias or candidate @ solution.y == 0
    same_sum = candidate.sum() == solution.alpha.sum()
    return bool(
        in_box and balanced and same_sum and not _image(solution, candidate - solution.alpha).any()
    )


def dual_optimum(solution: Solution, cost: Any) -> Array:
    """The dual optimum with the least cost'alpha: a linear program over all dual optima."""
    weights = rationals("cost", cost, 1)
    if len(weights) != len(solution.y):
        raise BadInput(f"cost needs {len(solution.y)} entries, it has {len(weights)}")
    A, b = dual_face(solution)
    if not is_hard(solution.C):
        n = len(weights)
        A += [[-int(i == j) for j in range(n)] for i in range(n)]
        b += [-solution.C] * n
    return array(optimum(weights.tolist(), A, b).x)


def dual_face(solution: Solution) -> tuple[list[list[Number]], list[Number]]:
    """Inequalities A alpha >= b that, with alpha >= 0 and the box, say: alpha is a dual optimum."""
    y = solution.y
    rows = [*(solution.X * y[:, None]).T.tolist(), [1] * len(y)]
    values = [*_image(solution, solution.alpha).tolist(), solution.alpha.sum()]
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

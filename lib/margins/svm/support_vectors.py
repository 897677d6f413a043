"""Support vectors in three senses (`sv-inclusions`), and the closest points of the two hulls.

Points with a positive multiplier are `Solution.positive`. Everything here is exact on exact
solutions, and costs O(n d) where nothing else is said.
"""

import math

import numpy as np

from margins.base.data import BadInput, indices, is_exact, tolerance
from margins.base.types import Array, Scalar, VectorLike
from margins.svm import certified, exact
from margins.svm.dual_optima import image
from margins.svm.solution import Solution


def tight(solution: Solution) -> Array:
    """Indices with y_i f(x_i) = 1 - slack_i: on the margin or, soft, also inside or beyond.

    For the soft margin this depends on b where its optimal interval has more than one point. In
    floats, points with 0 < alpha_i < C have margin 1 (`kkt-trichotomy`), so the largest deviation
    among them tells how precise the margins are; margins within twice that and 1e-9 count as 1.
    A multiplier within a millionth of 0 or C may belong there, and tells nothing.
    """
    m = solution.margins
    if is_exact(m):
        return np.flatnonzero(m <= 1)
    alpha = solution.alpha
    doubt = 1e-6 * float(alpha.max())
    free = (alpha > doubt) & (alpha < solution.C - doubt)
    error = 2 * float(np.abs(m[free] - 1).max(initial=0)) + 1e-9
    return np.flatnonzero(m <= 1 + error)


def refit_on(solution: Solution, subset: VectorLike, tol: Scalar = certified.TOLERANCE) -> Solution:
    """The machine with the same C, kernel and bias, trained on the given indices only.

    `tol` is the gap asked of a float machine.
    """
    gap, chosen = tolerance(tol), indices("subset", subset, len(solution.y))
    if len(chosen) == 0:
        raise BadInput("the subset is empty; at least one point is needed")
    s, y = solution, solution.y[chosen]
    C = s.C[chosen] if isinstance(s.C, np.ndarray) else s.C
    if not is_exact(s.alpha):
        return certified.fit(s.X[chosen], y, C, kernel=s.kernel, bias=s.bias, tol=gap)
    if s.w is None:
        return exact.fit(None, y, C, bias=s.bias, gram=s.X[np.ix_(chosen, chosen)])
    return exact.fit(s.X[chosen], y, C, bias=s.bias)


def essential(solution: Solution) -> Array:
    """Indices whose removal (provably, for floats) changes w: one refit a positive multiplier.

    For the hard margin these are the points with a positive multiplier in every dual optimum
    (`sv-inclusions`). For the soft margin they can be fewer: a point x = 0 without bias always has
    alpha = C and never moves w. Where nothing that can be solved is left (no point, or the hard
    margin with bias and one class) w counts as 0.
    """
    return np.array([i for i in solution.positive if _moves_w(solution, i)], dtype=np.int64)


def _moves_w(solution: Solution, i: int) -> bool:
    others = np.delete(np.arange(len(solution.y)), i)
    smaller = None if _trivial(solution, others) else refit_on(solution, others)
    change = solution.alpha.copy()
    if smaller is not None:
        change[others] -= smaller.alpha
    if is_exact(change):
        return bool(image(solution, change).any())
    radius = _radius(solution) + (_radius(smaller) if smaller is not None else 0.0)
    return _moved_by(solution, smaller, change) > radius


def _trivial(solution: Solution, subset: Array) -> bool:
    one_class = len(set(solution.y[subset].tolist())) < 2
    return len(subset) == 0 or (one_class and solution.bias and solution.hard)


def _moved_by(solution: Solution, smaller: Solution | None, change: Array) -> float:
    """The distance between the w of two float machines whose multipliers differ by `change`."""
    if solution.kernel is None:
        rest = 0.0 if smaller is None else smaller.w
        return float(np.linalg.norm(np.asarray(solution.w) - np.asarray(rest)))
    beta = change * solution.y
    return math.sqrt(max(0.0, float(beta @ solution.kernel(solution.X, solution.X) @ beta)))


def _radius(solution: Solution) -> float:
    """How far a float w may be from the optimal one.

    The objective is 1-strongly convex in w, so the optimum lies within sqrt(2 (primal - dual)).
    The rounding of the two values is added to the gap.
    """
    rounding = 1e-15 * float(solution.primal)
    return math.sqrt(2 * (solution.primal - solution.dual + rounding))


def closest_pair(solution: Solution) -> tuple[Array, Array]:
    """A point of the positive and a point of the negative hull with the least distance.

    Averages of the points of each class, weighted by alpha (`hull-distance`). The pair depends on
    the dual optimum, the difference of its points does not.
    """
    if solution.w is None or not solution.hard or not solution.bias:
        raise BadInput("the closest points of the hulls come from a linear hard margin with bias")
    upper, lower = (_average(solution, label) for label in (1, -1))
    return upper, lower


def _average(solution: Solution, label: int) -> Array:
    mine = solution.y == label
    return np.asarray(solution.alpha[mine] @ solution.X[mine] / solution.alpha[mine].sum())

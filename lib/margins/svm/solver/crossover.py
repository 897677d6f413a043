"""Crossover: from a point near the end of the central path to the exact solution."""

import numpy as np

from margins.base import lapack
from margins.base.rounding import reach
from margins.base.types import Array
from margins.svm.solver.least_squares import between_zero_and_one
from margins.svm.solver.program import Program, cholesky

_ROUNDING = 1e-12  # what a few operations lose, relative to the size of their terms
_SAFE = 1e-4  # for the pivots of a square system, relative to the largest
_MAX_BOX = 200  # tight rows that are worth a search in the box


def cross_over(program: Program, path: Array, relative: Array) -> tuple[Array, Array] | None:
    """Jump from the multipliers on the path to the exact solution, if rows are already sorted.

    In the limit each alpha and each beta = c - alpha either stays or vanishes, and the relative
    change of the predictor step tells which: 0 or -1. Then q u = A alpha + g, with alpha fixed
    outside the tight rows and A_tight^T u = 1, is linear. Tight rows may be dependent
    (duplicates): alpha is moved as little as needed from the path, which keeps it inside the
    box. O(p^2 k).
    """
    right, left = relative < -0.5
    return jump(program, path, left, right)


def jump(program: Program, near: Array, left: Array, right: Array) -> tuple[Array, Array] | None:
    """The exact solution with alpha = c in the rows `left` and 0 in `right`, if there is one.

    The other rows are tight; their multipliers are close to those of `near`.
    """
    A, q, c, g = program.A, program.q, program.c, program.g
    (tight,) = np.logical_not(left | right).nonzero()
    alpha = np.zeros(len(c))
    np.copyto(alpha, c, where=left)
    pinned = g + A.dot(alpha)
    if len(tight):
        columns, most = A[:, tight], c[tight]
        u, alpha[tight] = _solve_partition(columns, near[tight], pinned, q)
    else:
        u = _without_tight(program, pinned, left)
    if not _margins_fit(program, u, alpha, left, right):
        return None
    if len(tight):
        chosen = alpha[tight]
        if (chosen < -_ROUNDING * most).any() or (chosen > (1 + _ROUNDING) * most).any():
            if len(tight) > _MAX_BOX:
                return None
            chosen = _into_the_box(columns, q * u - pinned, most)
        alpha[tight] = np.minimum(np.maximum(chosen, 0), most)
    return (u, alpha) if _is_stationary(program, u, alpha) else None


def _without_tight(program: Program, pinned: Array, left: Array) -> Array:
    """u when every multiplier is at a bound: q u = pinned, and any b that the margins allow.

    Point i has margin 1 at b = y_i - <w, x_i>; left rows want a smaller margin, others a larger.
    """
    free = program.q == 0
    u = np.where(free, 0.0, pinned / np.where(free, 1.0, program.q))
    if free.any():
        y = program.A[-1]
        at_one = y * (1 - u @ program.A)
        is_lower_bound = (y > 0) != left
        low = at_one[is_lower_bound].max(initial=-np.inf)
        high = at_one[~is_lower_bound].min(initial=np.inf)
        u[-1] = np.clip(0.0, low, high)
    return u


def _margins_fit(program: Program, u: Array, alpha: Array, left: Array, right: Array) -> bool:
    """Whether margins are 1, at most 1 (left) or at least 1 (right), up to rounding.

    A small gap would not do: where costs are high or rows are many, a wrong partition may cost
    less than the rounding of the objective. The rounding of u = (A alpha + g) / q counts too.
    """
    A, q = program.A, program.q
    r = u.dot(A) - 1
    above = np.maximum.reduce(r, where=~right, initial=0.0)
    below = np.minimum.reduce(r, where=~left, initial=0.0)
    wrong = max(float(above), -float(below))
    if wrong <= _ROUNDING:
        return True
    sizes = reach(A.T)
    pull = sizes * float(np.abs(alpha).sum()) + np.abs(program.g)
    of_u = (sizes[q > 0] * pull[q > 0] / q[q > 0]).sum()
    return wrong <= _ROUNDING * (1 + float(np.abs(u) @ sizes)) + min(1e-15 * float(of_u), 1e-8)


def _is_stationary(program: Program, u: Array, alpha: Array) -> bool:
    """Whether q u = A alpha + g up to the rounding of these terms."""
    A, g, pull = program.A, program.g, program.A.dot(alpha)
    drag = program.q * u
    error = np.abs(drag - pull - g)
    if error.max() <= _ROUNDING * np.abs(pull).max():  # the terms are at least as large
        return True
    size = np.abs(drag) + (np.abs(A) @ alpha + np.abs(g)).max()
    return bool((error <= _ROUNDING * size).all())


def _into_the_box(A: Array, target: Array, c: Array) -> Array:
    """A alpha = target with 0 <= alpha <= c, if possible.

    Needed where an optimal multiplier is at its bound though the margin is 1: a neighbour on
    the path may then be outside.
    """
    return between_zero_and_one(A / c.max() * c, target / c.max()) * c


def _solve_partition(A: Array, alpha: Array, pinned: Array, q: Array) -> tuple[Array, Array]:
    """u and alpha with A^T u = 1 and q u = A alpha + pinned, the latter close to `alpha`.

    A pivoted QR splits the space into the span of the tight rows, where u is determined by
    margins of 1, and its complement, where it is determined by stationarity.
    """
    if A.shape[0] == A.shape[1]:  # most corners of few unknowns
        factor, pivots, _ = lapack.dgetrf(A)
        size = np.abs(factor.diagonal())
        if size.min() > _SAFE * size.max():
            u = lapack.dgetrs(factor, pivots, np.ones(len(q)), trans=1)[0]
            return u, lapack.dgetrs(factor, pivots, q * u - pinned)[0]
    basis, R, order = _pivoted_qr(A)
    size = np.abs(R.diagonal())
    rank = int(np.count_nonzero(size > 1e-11 * size[0]))
    R = R[:rank, :rank]
    span, complement = basis[:, :rank], basis[:, rank:]
    u = span.dot(lapack.dtrtrs(R, np.ones(rank), trans=1)[0])
    if rank < len(q):
        factor = cholesky((complement.T * q) @ complement)
        u = u + complement @ lapack.dpotrs(factor, complement.T @ (pinned - q * u), lower=1)[0]
    missing = span.T.dot(q * u - pinned - A.dot(alpha))
    alpha = alpha.copy()
    alpha[order[:rank]] += lapack.dtrtrs(R, missing)[0]
    return u, alpha


def _pivoted_qr(A: Array) -> tuple[Array, Array, Array]:
    """A[:, order] = basis R with a square basis and diagonal entries of falling size.

    Straight from LAPACK: scipy's wrapper takes longer than the work when p is small.
    """
    p, k = A.shape
    R, order, tau, _, _ = lapack.dgeqp3(A, lwork=34 * (k + 1))
    reflectors = np.zeros((p, p), order="F")
    reflectors[:, : min(p, k)] = R[:, :p]
    basis, _, _ = lapack.dorgqr(reflectors, tau, lwork=32 * p)
    return basis, R, order - 1

"""A primal-dual interior point for hinge programs with few unknowns and many rows.

With the slack variables s - xi = A^T u - 1 and beta = c - alpha, the optimality of a `Program`
(`kkt-trichotomy`) says q u = A alpha + g and s alpha = xi beta = 0. The method follows
s alpha = xi beta = mu down to mu = 0 by Newton steps. Eliminating everything but u leaves a
p x p system, so that a step costs O(p^2 k) for k rows, and about 10 to 25 steps are needed
whatever the data.
"""

from dataclasses import dataclass

import numpy as np

from margins.base import lapack
from margins.base.types import Array
from margins.svm.solver.crossover import cross_over
from margins.svm.solver.pivoting import pivot
from margins.svm.solver.program import Program, cholesky, least_squares

_FEW_UNKNOWNS = 3
_MANY_ROWS = 10  # for each unknown
_BLOCK = 8192  # columns that stay in the cache while the normal matrix is formed
_MAX_STEPS = 80
_PATIENCE = 8  # steps without much progress, or beyond the tolerance to find the exact solution
_SORTED = 2.0  # over the number of rows: the relative gap at which they may be sorted
_TO_THE_WALL = 0.99  # share of the way to the boundary that a step may go
_LARGEST, _LEAST, _SUM = np.maximum.reduce, np.minimum.reduce, np.add.reduce  # of all, with None


@dataclass(frozen=True)
class Point:
    """A primal point u and a dual point alpha of a `Program`.

    `settled` says that the rows were sorted into alpha = 0, alpha = c and margin 1, and the
    equations of that partition solved to rounding.
    """

    u: Array
    alpha: Array
    settled: bool


def solve(program: Program, tol: float, start: Array | None = None, settle: bool = True) -> Point:
    """A point of relative duality gap `tol`, or the best one that rounding allows.

    Every step below a gap of `_SORTED` / k tries to jump to the exact solution; with `settle` also
    some steps beyond the tolerance.
    O(min(p, k)^2 k) for each of at most 80 steps.
    """
    p, k = program.A.shape
    if p > k + 2:
        return _solve_in_span(program, tol, settle)
    if start is None and p <= _FEW_UNKNOWNS and k > _MANY_ROWS * p:
        pivoted = pivot(program)
        if pivoted is not None:
            return Point(*pivoted, settled=True)
    return _follow_the_path(program, tol, start, settle)


def _solve_in_span(program: Program, tol: float, settle: bool) -> Point:
    """Solve in the span of the rows: sqrt(q) u = q^(-1/2) (A alpha + g) lies in it.

    This makes more features than rows as cheap as equally many.
    """
    free = program.q == 0
    root = np.sqrt(program.q[~free])
    columns = np.column_stack((program.A[~free], program.g[~free])) / root[:, None]
    basis, R = np.linalg.qr(columns)
    A = np.vstack((R[:, :-1], program.A[free]))
    g = np.concatenate((R[:, -1], program.g[free]))
    q = np.concatenate((np.ones(len(R)), program.q[free]))
    inner = _follow_the_path(Program(A, q, program.c, g, program.constant), tol, None, settle)
    u = np.zeros(len(program.q))
    u[~free] = basis @ inner.u[: len(R)] / root
    u[free] = inner.u[len(R) :]
    return Point(u, inner.alpha, inner.settled)


def _follow_the_path(program: Program, tol: float, start: Array | None, settle: bool) -> Point:
    """Mehrotra's predictor-corrector method.

    Z has the rows s, xi, alpha and beta; its halves are S and T. s - xi = A^T u - 1 and
    alpha + beta = c hold from the start and are kept by every step; what remains to be driven
    to zero are the residual q u - A alpha - g and the products S T. For few rows a step takes as
    long as its calls of numpy, so these are few: hence the halves, and reductions by name.
    """
    A, q, c, g = program.A, program.q, program.c, program.g
    u = least_squares(program) if start is None else start
    Z = _central(u.dot(A) - 1, c)
    dZ = np.empty_like(Z)
    S, T, dS, dT = Z[:2], Z[2:], dZ[:2], dZ[2:]
    best, best_gap, last_gap = Point(u, T[0], False), np.inf, np.inf
    patience, step_before = _PATIENCE, 1.0
    sorted_at = min(0.1, _SORTED / len(c))
    for _ in range(_MAX_STEPS):
        residual = q * u - A.dot(T[0]) - g
        complementarity = float(np.vdot(S, T))
        value = abs(program.value(u, S[1]))
        gap = complementarity + _cost_of(residual, q, u)
        done = gap <= tol * value
        stalled = gap > 0.9 * best_gap
        if done or gap > 0.9 * last_gap:  # a way back from a bad step needs no patience
            patience -= 1
        last_gap = gap
        if gap < best_gap:
            best, best_gap = Point(u, T[0].copy(), False), gap
        if (done and not settle) or not patience:
            break
        ratio = S / T
        D = 1 / (ratio[0] + ratio[1])
        factor = cholesky(_normal_matrix(A, D, q))

        # predictor: aim at S T = 0, where dS / S = -1 - dT / T
        _direction(A, D, factor, S[1] - S[0], residual, dT)
        relative = dT / T
        if complementarity < sorted_at * value:
            settled = cross_over(program, T[0], relative)
            if settled is not None:
                return Point(*settled, settled=True)
        step = 1 / max(_LARGEST(relative, None) + 1, -_LEAST(relative, None))
        second_order = ratio * dT
        second_order += S
        second_order *= dT
        mu = complementarity / T.size
        predicted = (1 - step) * mu - step**2 * float(_SUM(second_order, None)) / T.size

        # corrector: aim at S T = sigma mu, the second-order term of the predictor included;
        # after a short step more at the centre, and never far beyond mu, or steps stay short;
        # without that term if nothing was gained: the method may go in circles with it
        sigma = min(1.0, max(predicted / mu, 1e-8)) ** 3
        if step_before < 0.1 or stalled:
            sigma = max(sigma, 0.5)
        limit = 0.0 if stalled else 10 * mu
        target = np.minimum(np.maximum(second_order, -limit), limit)
        target += sigma * mu
        target /= T
        target -= S
        du = _direction(A, D, factor, target[0] - target[1], residual, dT)
        np.subtract(target, ratio * dT, out=dS)
        step_before = step = min(1.0, _TO_THE_WALL / max(-_LEAST(dZ / Z, None), 1e-300))
        u = u + step * du
        dZ *= step
        Z += dZ
    return best


def _central(r: Array, c: Array) -> Array:
    """s, xi, alpha, beta with s - xi = r, alpha + beta = c and s alpha = xi beta = mu in every row.

    mu / alpha - mu / (c - alpha) = r is a quadratic equation for alpha. mu is twice the mean
    of c |r|: found by trial to need the fewest steps.
    """
    rc = r * c
    mu = 2 * float(_SUM(np.abs(rc))) / len(c) + 1e-300
    root = np.sqrt(rc**2 + 4 * mu**2) + 2 * mu
    Z = np.empty((4, len(c)))
    np.add(root, rc, out=Z[2])
    np.subtract(root, rc, out=Z[3])
    np.divide(2 * mu * c, Z[2:], out=Z[2:])
    np.divide(mu, Z[2:], out=Z[:2])
    return Z


def _cost_of(residual: Array, q: Array, u: Array) -> float:
    """What a dual residual adds to the duality gap (`duality-gap-identity`).

    1/2 |w - sum alpha_i u_i|^2 for the part with a cost; an imbalance is mended by changing
    multipliers by as much, each worth at most about 1 + |u|.
    """
    if q[-1]:
        return 0.5 * float(residual.dot(residual / q))
    costly = residual[:-1]
    quadratic = 0.5 * float(costly.dot(costly / q[:-1]))
    return quadratic + abs(float(residual[-1])) * (1 + float(_LARGEST(np.abs(u))))


def _normal_matrix(A: Array, D: Array, q: Array) -> Array:
    """diag(q) + A diag(D) A^T, in blocks of rows."""
    M = (A[:, :_BLOCK] * D[:_BLOCK]).dot(A[:, :_BLOCK].T)
    for i in range(_BLOCK, A.shape[1], _BLOCK):
        block = A[:, i : i + _BLOCK]
        M += (block * D[i : i + _BLOCK]) @ block.T
    M.ravel()[:: len(q) + 1] += q
    return np.asarray(M)


def _direction(A: Array, D: Array, factor: Array, h: Array, residual: Array, dT: Array) -> Array:
    """The Newton direction: M du = A (D h) - residual, d alpha = D (h - A^T du) = -d beta.

    Returns d u, and writes the others to dT.
    """
    du = np.asarray(lapack.dpotrs(factor, A.dot(D * h) - residual, lower=1)[0])
    np.multiply(D, h - du.dot(A), out=dT[0])
    np.negative(dT[0], out=dT[1])
    return du

"""A primal-dual interior point for hinge programs with few unknowns and many rows.

The program, for columns a_i of `A` (the lifted points y_i (x_i, 1)), is

    minimise over u   1/2 sum_j q_j u_j^2 - g.u + sum_i c_i max(0, 1 - a_i.u),

the soft margin with q = (1, ..., 1, 0) (the bias costs nothing). The linear term g stands for
rows whose multiplier is known to be at its bound: row i pulls with c_i a_i. The dual
(`soft-dual-box`) has a multiplier 0 <= alpha_i <= c_i for each row and asks for

    q u = A alpha + g,

whose last line is the balance condition (`bias-gives-balance`). With the slack variables
s - xi = A^T u - 1 and beta = c - alpha, optimality (`kkt-trichotomy`) says s alpha = xi beta = 0.
The method follows s alpha = xi beta = mu down to mu = 0 by Newton steps. Eliminating everything
but u leaves a p x p system, so that a step costs O(p^2 k) for k rows, and about 10 to 25 steps
are needed whatever the data.
"""

from dataclasses import dataclass

import numpy as np
from scipy.linalg import qr, solve_triangular
from scipy.linalg.lapack import dpotrf, dpotrs
from scipy.optimize import lsq_linear

from margins.data import Array

_BLOCK = 8192  # columns that stay in the cache while the normal matrix is formed
_MAX_STEPS = 80
_PATIENCE = 8  # steps without much progress, or beyond the tolerance to find the exact solution
_TO_THE_WALL = 0.99  # share of the way to the boundary that a step may go
_ROUNDING = 1e-12  # what a few operations lose, relative to the size of their terms


@dataclass(frozen=True)
class Program:
    """minimise 1/2 sum q u^2 - g.u + sum c_i max(0, 1 - a_i.u) + constant, with q >= 0.

    At most the last q is zero. `constant` only matters for relative gaps.
    """

    A: Array
    q: Array
    c: Array
    g: Array
    constant: float = 0.0

    def value(self, u: Array, slack: Array) -> float:
        """The primal objective."""
        return float(0.5 * (self.q * u) @ u - self.g @ u + self.c @ slack + self.constant)


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

    With `settle`, every step below a gap of 1e-3 tries to jump to the exact solution.
    O(min(p, k)^2 k) for each of at most 80 steps.
    """
    p, k = program.A.shape
    if p > k + 2:
        return _solve_in_span(program, tol, settle)
    return _follow_the_path(program, tol, start, settle)


def _solve_in_span(program: Program, tol: float, settle: bool) -> Point:
    """Solve in the span of the rows: sqrt(q) u = q^(-1/2) (A alpha + g) lies in it.

    This makes more features than rows as cheap as equally many.
    """
    free = program.q == 0
    root = np.sqrt(program.q[~free])
    columns = np.column_stack((program.A[~free], program.g[~free])) / root[:, None]
    basis, R = qr(columns, mode="economic", check_finite=False)
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

    Rows 0 and 1 of S are s and xi, those of T are alpha and beta. s - xi = A^T u - 1 and
    alpha + beta = c hold from the start and are kept by every step; what remains to be driven
    to zero are the residual q u - A alpha - g and the products S T.
    """
    A, q, c, g = program.A, program.q, program.c, program.g
    u = _least_squares(program) if start is None else start
    S, T = _central(u @ A - 1, c)
    pull = A @ T[0]
    dT = np.empty_like(T)
    best, best_gap = Point(u, T[0], False), np.inf
    patience, step_before = _PATIENCE, 1.0
    for _ in range(_MAX_STEPS):
        residual = q * u - pull - g
        ST = S * T
        complementarity = float(ST.sum())
        value = abs(program.value(u, S[1]))
        gap = complementarity + _cost_of(residual, q, u)
        done = gap <= tol * value
        if done or gap > 0.9 * best_gap:
            patience -= 1
        if gap < best_gap:
            best, best_gap = Point(u, T[0].copy(), False), gap
        if (done and not settle) or not patience:
            break
        ratio = S / T
        D = 1 / (ratio[0] + ratio[1])
        factor = _factor(_normal_matrix(A, D, q))
        if factor is None:
            break

        # predictor: aim at S T = 0, where dS / S = -1 - dT / T
        dT[0], _ = _direction(A, D, factor, S[1] - S[0], residual)
        np.negative(dT[0], out=dT[1])
        relative = dT / T
        if settle and complementarity < 1e-3 * value:
            settled = _settle(program, T[0], relative)
            if settled is not None:
                return settled
        step = min(1.0, 1 / max(relative.max() + 1, -relative.min()))
        second_order = dT * (S + ratio * dT)
        mu = complementarity / ST.size
        predicted = (1 - step) * mu - step**2 * float(second_order.sum()) / ST.size

        # corrector: aim at S T = sigma mu, the second-order term of the predictor included;
        # after a short step more at the centre, and never far beyond mu, or steps stay short
        sigma = min(1.0, max(predicted / mu, 1e-8)) ** 3
        if step_before < 0.1:
            sigma = max(sigma, 0.5)
        target = (sigma * mu - ST + np.clip(second_order, -10 * mu, 10 * mu)) / T
        dT[0], du = _direction(A, D, factor, target[0] - target[1], residual)
        np.negative(dT[0], out=dT[1])
        dS = target - ratio * dT
        step = min(1.0, _TO_THE_WALL / max(-(dS / S).min(), -(dT / T).min(), 1e-300))
        step_before = step
        u = u + step * du
        S += step * dS
        T += step * dT
        pull = pull + step * (A @ dT[0])
    return best


def _least_squares(program: Program) -> Array:
    """Where all margins are about 1: a start that is never far off."""
    M = program.A @ program.A.T
    M.flat[:: len(M) + 1] += 1e-6 * M.trace() / len(M) + program.q / program.c.mean() + 1e-300
    factor = _factor(M)
    if factor is None:
        return np.zeros(len(program.q))
    return np.asarray(dpotrs(factor, program.A.sum(axis=1), lower=1)[0])


def _central(r: Array, c: Array) -> tuple[Array, Array]:
    """S and T with s - xi = r, alpha + beta = c and s alpha = xi beta = mu in every row.

    mu / alpha - mu / (c - alpha) = r is a quadratic equation for alpha. mu is twice the mean
    of c |r|: found by trial to need the fewest steps.
    """
    rc = r * c
    mu = 2 * float(np.abs(rc).mean()) + 1e-300
    root = np.sqrt(rc**2 + 4 * mu**2) + 2 * mu
    T = 2 * mu * c / np.stack((root + rc, root - rc))
    return mu / T, T


def _cost_of(residual: Array, q: Array, u: Array) -> float:
    """What a dual residual adds to the duality gap (`duality-gap-identity`).

    1/2 |w - sum alpha_i u_i|^2 for the part with a cost; an imbalance is mended by changing
    multipliers by as much, each worth at most about 1 + |u|.
    """
    costly = q > 0
    quadratic = 0.5 * float((residual[costly] ** 2 / q[costly]).sum())
    return quadratic + float(np.abs(residual[~costly]).sum()) * (1 + float(np.abs(u).max()))


def _normal_matrix(A: Array, D: Array, q: Array) -> Array:
    """diag(q) + A diag(D) A^T, in blocks of rows."""
    M = np.diag(q)
    root = np.sqrt(D)
    for i in range(0, A.shape[1], _BLOCK):
        block = A[:, i : i + _BLOCK] * root[i : i + _BLOCK]
        M += block @ block.T
    return M


def _factor(M: Array) -> Array | None:
    """The Cholesky factor, with a nudge to the diagonal where rounding made M indefinite.

    LAPACK is called directly: numpy's own call may wake all threads for a small matrix.
    """
    for nudge in (0.0, 1e-14, 1e-11, 1e-8):
        M.flat[:: len(M) + 1] *= 1 + nudge
        factor, failed = dpotrf(M, lower=1)
        if not failed:
            return np.asarray(factor)
    return None


def _direction(A: Array, D: Array, factor: Array, h: Array, residual: Array) -> tuple[Array, Array]:
    """The Newton direction (d alpha, d u): M du = A (D h) - residual, d alpha = D (h - A^T du)."""
    du = dpotrs(factor, A @ (D * h) - residual, lower=1)[0]
    return D * (h - du @ A), du


def _settle(program: Program, path: Array, relative: Array) -> Point | None:
    """Jump from the multipliers on the path to the exact solution, if rows are already sorted.

    In the limit each alpha and each beta = c - alpha either stays or vanishes, and the relative
    change of the predictor step tells which: 0 or -1. Then q u = A alpha + g, with alpha fixed
    outside the tight rows and A_tight^T u = 1, is linear. Tight rows may be dependent
    (duplicates): alpha is moved as little as needed from the path, which keeps it inside the
    box. O(p^2 k).
    """
    A, q, c, g = program.A, program.q, program.c, program.g
    right, left = relative < -0.5
    tight = ~(left | right)
    alpha = np.where(left, c, 0.0)
    alpha[tight] = path[tight]
    pinned = g + A @ np.where(left, c, 0.0)
    if tight.any():
        u, alpha[tight] = _solve_partition(A[:, tight], alpha[tight], pinned, q)
    else:
        u = _without_tight(program, pinned, left)
    if not _margins_fit(program, u, alpha, left, right):
        return None
    outside = (alpha < -_ROUNDING * c) | (alpha > (1 + _ROUNDING) * c)
    if outside.any():
        alpha[tight] = _into_the_box(A[:, tight], q * u - pinned, c[tight])
    alpha = np.clip(alpha, 0, c)
    return Point(u, alpha, True) if _is_stationary(program, u, alpha) else None


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
        u[-1] = (max(low, min(high, 0) - 1) + min(high, max(low, 0) + 1)) / 2
    return u


def _margins_fit(program: Program, u: Array, alpha: Array, left: Array, right: Array) -> bool:
    """Whether margins are 1, at most 1 (left) or at least 1 (right), up to rounding.

    A small gap would not do: where costs are high or rows are many, a wrong partition may cost
    less than the rounding of the objective. The rounding of u = (A alpha + g) / q counts too.
    """
    A, q = program.A, program.q
    r = u @ A - 1
    reach = np.abs(A).max(axis=1)
    pull = reach * float(np.abs(alpha).sum()) + np.abs(program.g)
    of_u = (reach[q > 0] * pull[q > 0] / q[q > 0]).sum()
    r[np.abs(r) <= _ROUNDING * (1 + np.abs(u) @ reach) + min(1e-15 * of_u, 1e-8)] = 0
    return not ((r > 0) & ~right).any() and not ((r < 0) & ~left).any()


def _is_stationary(program: Program, u: Array, alpha: Array) -> bool:
    """Whether q u = A alpha + g up to the rounding of these terms."""
    A, q, g = program.A, program.q, program.g
    size = np.abs(q * u) + (np.abs(A) @ alpha + np.abs(g)).max()
    return bool((np.abs(q * u - A @ alpha - g) <= _ROUNDING * size).all())


def _into_the_box(A: Array, target: Array, c: Array) -> Array:
    """A alpha = target with 0 <= alpha <= c, if possible.

    Needed where an optimal multiplier is at its bound though the margin is 1: a neighbour on
    the path may then be outside.
    """
    return np.asarray(lsq_linear(A / c.max() * c, target / c.max(), (0, 1), method="bvls").x * c)


def _solve_partition(A: Array, alpha: Array, pinned: Array, q: Array) -> tuple[Array, Array]:
    """u and alpha with A^T u = 1 and q u = A alpha + pinned, the latter close to `alpha`.

    A pivoted QR splits the space into the span of the tight rows, where u is determined by
    margins of 1, and its complement, where it is determined by stationarity.
    """
    basis, R, order = qr(A, pivoting=True, check_finite=False)
    diagonal = np.abs(np.diag(R))
    rank = int(np.count_nonzero(diagonal > 1e-11 * diagonal[0]))
    R = R[:rank, :rank]
    span, complement = basis[:, :rank], basis[:, rank:]
    u = span @ solve_triangular(R, np.ones(rank), trans="T", check_finite=False)
    if complement.shape[1]:
        factor = _factor((complement.T * q) @ complement)
        if factor is not None:
            u = u + complement @ dpotrs(factor, complement.T @ (pinned - q * u), lower=1)[0]
    missing = span.T @ (q * u - pinned - A @ alpha)
    alpha = alpha.copy()
    alpha[order[:rank]] += solve_triangular(R, missing, check_finite=False)
    return u, alpha

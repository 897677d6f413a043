"""A primal-dual interior point for a `Program` of few unknowns and many rows.

With t_ik = eta_i - v_ik >= 0, the optimality of a program says q U = pull(alpha),
sum_k alpha_ik = c_i and t_ik alpha_ik = 0 (`multiclass-strong-duality`). The method follows
t alpha = mu down to mu = 0 by Newton steps (Mehrotra's predictor and corrector). Eliminating
everything but U leaves K p unknowns, so a step costs O(K^2 p^2) for each row and O(K^3 p^3), and
about 10 to 30 steps are needed whatever the data.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from margins.base import lapack
from margins.base.types import Array
from margins.multiclass.solver.program import Program
from margins.svm.solver.program import cholesky

_MAX_STEPS = 100
_PATIENCE = 25  # steps without much progress
_TO_THE_WALL = 0.99  # share of the way to the boundary that a step may go
_ROOT_STEPS = 8  # of a scalar equation for each row
_APART = 3  # times the least squares is a good start
_CORRECTIONS = 2  # of a step that stays short, by aiming at products t alpha near their mean
_FAR = 0.6  # such a step is long enough
_GAINED = 0.05  # a correction is worth it
_BAND = 0.1  # products within this factor of the aim are let be


@dataclass(frozen=True)
class Point:
    """A primal point and a dual point, and about how far apart they are."""

    U: Array
    alpha: Array
    gap: float


def solve(program: Program, tol: float, start: Array | None = None) -> Point:
    """A point of relative duality gap `tol`, or the best one that rounding allows."""
    U = _APART * least_squares(program) if start is None else start
    v = program.values(U)
    t, alpha = _central(v, program.c)
    best, last, patience, step = Point(U, alpha, np.inf), np.inf, _PATIENCE, 1.0
    for _ in range(_MAX_STEPS):
        residual = program.q * U - program.pull(alpha)
        complementarity = float(np.vdot(t, alpha))
        gap = complementarity + _cost_of(residual, program.q, U)
        stalled = gap > 0.9 * best.gap
        patience -= gap > 0.9 * last  # a way back from a bad step needs no patience
        last = gap
        if gap < best.gap:
            best = Point(U, alpha.copy(), gap)
        if gap <= tol * abs(program.cost(U, v)) or not patience:
            break
        newton = _Newton(program, alpha, t, residual)
        mu = complementarity / t.size
        aim, second = _aims(newton.step(-alpha), mu, stalled=stalled, short=step < 0.1)
        found = _corrected(newton, (aim - second) / t - alpha, aim)
        step = min(1.0, _TO_THE_WALL * found.reach)
        U, v = U + step * found.move, v + step * found.dv
        t += step * found.dt
        alpha += step * found.da
    return best


@dataclass(frozen=True)
class _Step:
    """A direction from (t, alpha), and how far it can be followed until one of them meets 0."""

    t: Array
    alpha: Array
    move: Array
    dv: Array
    dt: Array
    da: Array

    @cached_property
    def reach(self) -> float:
        """At most 1."""
        steepest = float((-self.dt / self.t).max()), float((-self.da / self.alpha).max())
        return 1 / max(1.0, *steepest)

    def products(self, share: float) -> Array:
        """t alpha after a share of the step."""
        return np.asarray((self.t + share * self.dt) * (self.alpha + share * self.da))


def _aims(predictor: _Step, mu: float, *, stalled: bool, short: bool) -> tuple[float, Array]:
    """The product that the next step aims at, and the second-order term of the predictor.

    After a short step more at the centre; and without that term if nothing was gained: the method
    may go in circles with it.
    """
    after = float(predictor.products(predictor.reach).mean())
    sigma = 0.5 * min(1.0, max(after / mu, 1e-8)) ** 3
    if short or stalled:
        sigma = max(sigma, 0.5)
    limit = 0.0 if stalled else 10 * mu
    return sigma * mu, np.clip(predictor.dt * predictor.da, -limit, limit)


def _corrected(newton: "_Newton", h: Array, aim: float) -> _Step:
    """The step for h, made longer where it is short: products that would leave the neighbourhood
    of the aim are led back (Gondzio)."""
    step = newton.step(h)
    for _ in range(_CORRECTIONS):
        if step.reach > _FAR:
            break
        products = step.products(min(1.0, 1.5 * step.reach + 0.1))
        wanted = np.clip(products, _BAND * aim, aim / _BAND)
        h = h + np.maximum(wanted - products, -aim / _BAND) / step.t
        other = newton.step(h)
        if other.reach < step.reach + _GAINED:
            break
        step = other
    return step


class _Newton:
    """The Newton equations at one point, factored."""

    def __init__(self, program: Program, alpha: Array, t: Array, residual: Array) -> None:
        self.program, self.residual, self.alpha, self.t = program, residual, alpha, t
        self.D = alpha / t
        self.total = self.D.sum(axis=0)
        self.factor = cholesky(program.normal_matrix(self.D))

    def step(self, h: Array) -> _Step:
        """dU (`move`), dv, dt and d alpha with d alpha = h - D dt, and sum_k d alpha_ik = 0."""
        program, mean = self.program, h.sum(axis=0) / self.total
        right = -(self.residual + program.balanced(h - self.D * mean) @ program.A.T)
        move = np.asarray(lapack.dpotrs(self.factor, right.ravel(), lower=1)[0]).reshape(
            right.shape
        )
        dv = program.ahead(move @ program.A)
        dt = mean + np.einsum("km,km->m", self.D, dv) / self.total - dv
        return _Step(self.t, self.alpha, move, dv, dt, program.balanced(h - self.D * dt))


def least_squares(program: Program) -> Array:
    """Where the own score is about 1 and the others 0: a start that is never far off."""
    A = program.A
    M = A.dot(A.T)
    diagonal = M.ravel()[:: len(M) + 1]
    small = 1e-6 * float(diagonal.sum()) / len(M) + 1e-300
    diagonal += program.q * (len(program.c) / float(program.c.sum())) + small
    wanted = (np.arange(program.classes)[:, None] == program.own) - 1 / program.classes
    return np.ascontiguousarray(lapack.dpotrs(cholesky(M), A @ wanted.T, lower=1)[0].T)


def _central(v: Array, c: Array) -> tuple[Array, Array]:
    """t_ik = eta_i - v_ik and alpha with t_ik alpha_ik = mu and sum_k alpha_ik = c_i.

    sum_k mu / (eta - v_k) = c is solved by Newton's method for the reciprocals of both sides, from
    max v + mu / c, where that of the left side is too small. It is concave, so the steps never go
    too far, and nearly linear, so that few of them do for any number of classes.
    """
    top = v.max(axis=0)
    mu = float(np.mean(c * (top - v))) + 1e-300
    eta = top + mu / c
    for _ in range(_ROOT_STEPS):
        alpha = mu / (eta - v)
        total = alpha.sum(axis=0)
        eta += total * (total / c - 1) * mu / np.einsum("km,km->m", alpha, alpha)
    alpha = mu / (eta - v)
    alpha *= c / alpha.sum(axis=0)
    return mu / alpha, alpha


def _cost_of(residual: Array, q: Array, U: Array) -> float:
    """What a dual residual adds to the gap (`multiclass-duality-gap`), as for two classes."""
    if q[-1]:
        return 0.5 * float(np.vdot(residual, residual / q))
    costly = residual[:, :-1]
    imbalance = float(np.abs(residual[:, -1]).sum())
    return 0.5 * float(np.vdot(costly, costly / q[:-1])) + imbalance * (1 + float(np.abs(U).max()))

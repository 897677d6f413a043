"""The support vector machine in floating point, every answer with its certificate.

    minimise |w|^2 / 2 + C sum slack_i   subject to   y_i (<w, x_i> + b) >= 1 - slack_i, slack >= 0

for finite C, and without slack for C = infinity. How it is solved does not matter for what is
returned: `fit` evaluates the primal at (w, b), the dual at a feasible alpha, and the difference
bounds the error of the objective (`duality-gap-identity`). The solver is in `svm.solver`.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from margins.base.data import BadInput, both_classes, price, sample, tolerance
from margins.base.types import Array, Kernel, Labels
from margins.svm.balance import feasible
from margins.svm.bias import hard_interval, middle, soft_interval
from margins.svm.solution import NotSeparable, Solution
from margins.svm.solver.hard import (
    HIGH,
    Inseparable,
    fit_hard,
    fit_high_cost,
    harden,
    least_margin,
)
from margins.svm.solver.rows import GramRows, Rows, gram_rows, linear_rows
from margins.svm.solver.sifting import Fitted, fit_soft, solve_all
from margins.svm.solver.threads import one_thread

TOLERANCE = 1e-8  # a relative gap that is enough for most
_UTMOST = 1e-13  # a gap near rounding
_TINY = 1e-100
_ROUNDING = float(np.finfo(float).eps)
_SEED = 0  # samples are drawn alike in every call, so that equal input gives equal output


class NotConverged(ArithmeticError):
    """The tolerance was not reached. `solution` is the best that was found, with its gap."""

    def __init__(self, solution: Solution, bound: float, tol: float) -> None:
        super().__init__(
            f"the certified relative gap, rounding included, is {bound:.2g}, not {tol:.2g}; "
            "`solution` holds what was found. Ask for a larger tol, centre or rescale the "
            "features, or solve exactly with margins.exact.fit"
        )
        self.solution = solution


def fit(
    X: Any,
    y: Any,
    C: Any = math.inf,
    *,
    kernel: Kernel | None = None,
    bias: bool = True,
    tol: float = TOLERANCE,
) -> Solution:
    """The soft (C finite) or hard (C infinite) margin with a relative duality gap of at most tol.

    `kernel(X, Z)` is the matrix of inner products; without it the machine is linear. `bias`
    says whether there is a b. alpha lies in the box and is balanced, both exactly; b is the
    midpoint of the interval of all b that are optimal for this w (`bias-recovery`); with one
    class only, w = 0 and b is its finite end.

    Raises `NotSeparable` with Gordan's certificate for the hard margin of data that cannot be
    separated, and `NotConverged` with the solution if rounding keeps the gap above tol.

    Linear: about O(n d) for n much larger than d, never a matrix of n x n numbers. Kernel: the
    Gram matrix is stored, so n is limited to some thousands.
    """
    X, y = sample(X, y)
    X = X.astype(np.float64, copy=False)
    C = float(price(C))
    tolerance(tol)
    if bias and math.isinf(C):
        both_classes(y, "the hard margin with bias")
    rows: Rows
    if kernel is None:
        rows = linear_rows(X, y, bias)
    else:
        rows = _semidefinite(gram_rows(_gram(kernel, X), y, bias))
    _check_size(rows.unit, C)
    problem = _Problem(X, y, C, bias, kernel, rows)
    with one_thread():
        return _first_certified(problem, tol)


def _check_size(unit: float, C: float) -> None:
    """Refuse squares of the data, or their product with C, that come near overflow."""
    if not _TINY < unit < 1 / _TINY:
        raise BadInput("the entries of X are too large or too small for their squares; rescale X")
    if math.isfinite(C) and not _TINY < C * unit < 1 / _TINY:
        raise BadInput(
            f"C = {C:g} is too large or too small for data of this size; "
            "use infinity for the hard margin, or rescale X"
        )


def _first_certified(problem: "_Problem", tol: float) -> Solution:
    """The first candidate that is good enough, or `NotConverged` with the best."""
    tried: list[tuple[Solution, float]] = []
    for solution, bound in problem.candidates(tol):
        if bound <= tol:
            return solution
        tried.append((solution, bound))
    raise NotConverged(*min(tried, key=lambda pair: pair[1]), tol)


@dataclass(frozen=True)
class _Problem:
    """A checked problem: the data for `Solution`, and the rows that the solver works on."""

    X: Array
    y: Labels
    C: float
    bias: bool
    kernel: Kernel | None
    rows: Rows

    def candidates(self, tol: float) -> Iterator[tuple[Solution, float]]:
        """Certified solutions, each from a slower and safer method than the one before.

        With each comes a bound of its relative gap that allows for rounding.
        """
        cost = self.rows.unit * self.C
        for attempt in self._attempts(cost, tol / 4):
            try:
                fitted = attempt()
            except Inseparable as error:
                raise NotSeparable(error.weights, bias=self.bias) from None
            if not fitted.settled:
                yield self._certified(fitted, _sorted_out(fitted, cost))
            yield self._certified(fitted, fitted.alpha)

    def _attempts(self, cost: float, tol: float) -> Iterator[Callable[[], Fitted]]:
        """First with sifting, at last with all rows and as precisely as rounding allows."""
        rows, rng = self.rows, np.random.default_rng(_SEED)
        c = np.full(len(self.y), cost)
        if self.bias and (self.y == self.y[0]).all():  # w = 0 and a large b satisfy everybody
            nothing = np.zeros(len(self.y))
            yield lambda: Fitted(np.zeros(self.X.shape[1]), nothing, nothing, 0.0, settled=True)
        elif math.isinf(cost):
            yield lambda: fit_hard(rows, tol, rng)
            yield lambda: harden(rows, lambda c: solve_all(rows, c, _UTMOST))
        else:
            if cost > HIGH:
                yield lambda: fit_high_cost(rows, cost, tol, rng)
            yield lambda: fit_soft(rows, c, tol, rng)
            yield lambda: solve_all(rows, c, _UTMOST)

    def _certified(self, fitted: Fitted, alpha: Array) -> tuple[Solution, float]:
        """The `Solution` in original units, with alpha made feasible and b optimal.

        All is evaluated on the original data, whatever the solver thought of it.
        """
        hard = math.isinf(self.C)
        unit = self.rows.unit
        alpha = np.where(alpha >= unit * self.C, self.C, alpha / unit)
        alpha = feasible(alpha, self.y, self.C, self.bias)
        w: Any = self.rows.w(fitted.u)
        image = self.rows.image(w, alpha)
        # the hard margin is scaled to least margin 1, if there is one
        least = least_margin(self.y * image.scores, self.y, self.bias) if hard else 1.0
        factor = 1 / least if least > 0 else 1.0
        scores = factor * image.scores
        interval = _interval(scores, self.y, hard) if self.bias else (0.0, 0.0)
        b = middle(*interval)
        margins = self.y * (scores + b)
        slack = np.maximum(0, 1 - margins)
        # a slack below the rounding of its margin vanishes when (w, b) grows by as little
        rounding = factor * image.scores_rounding + _ROUNDING * (1 + abs(b))
        slack[slack <= 4 * rounding] = 0
        loss = self.C * float(slack.sum()) if slack.any() else 0.0
        loss_rounding = rounding * self.C * np.count_nonzero(slack) if slack.any() else 0.0
        primal = factor**2 * image.norm2 / 2 + loss
        dual = factor * float(alpha.sum()) - factor**2 * image.dual_norm2 / 2
        solution = Solution(
            X=self.X,
            y=self.y,
            C=self.C,
            bias=self.bias,
            w=None if w is None else factor * w,
            b=b,
            interval=interval,
            slack=slack,
            alpha=feasible(factor * alpha, self.y, self.C, self.bias) if hard else alpha,
            margins=margins,
            primal=primal,
            dual=min(dual, primal),  # by rounding alone they may come out in the wrong order
            kernel=self.kernel,
        )
        if math.isinf(primal):  # no street was found
            return solution, math.inf
        error = float(loss_rounding + factor**2 * image.dual_rounding)
        return solution, solution.gap + (error / primal if primal else error)


def _interval(scores: Array, y: Labels, hard: bool) -> tuple[float, float]:
    return hard_interval(scores, y) if hard else soft_interval(scores, y)


def _gram(kernel: Kernel, X: Array) -> Array:
    """The Gram matrix, checked: duality needs it symmetric and positive semidefinite."""
    K = np.asarray(kernel(X, X), dtype=np.float64)
    n = len(X)
    if K.shape != (n, n):
        raise BadInput(f"kernel(X, X) must have shape {(n, n)}, but has {K.shape}")
    if not np.isfinite(K).all():
        raise BadInput("the kernel gives NaN or infinity on these points")
    size = float(np.abs(K).max())
    if np.abs(K - K.T).max() > 1e-10 * size:
        raise BadInput("the kernel is not symmetric on these points")
    return (K + K.T) / 2


def _semidefinite(rows: GramRows) -> GramRows:
    """Refuse a Gram matrix that is not positive semidefinite: then there are no features."""
    error = np.abs(rows.K - rows.features @ rows.features.T).max()
    if error > 1e-10:
        least = rows.unit * np.linalg.eigvalsh(rows.K)[0]
        raise BadInput(
            "the kernel is not positive semidefinite on these points: its Gram matrix has the "
            f"eigenvalue {least:.3g}; then there are no features behind it and no certificate"
        )
    return rows


def _sorted_out(fitted: Fitted, c: float) -> Array:
    """Multipliers that look like 0 or c become 0 or c (`kkt-trichotomy`).

    The interior point leaves all of them between the bounds; which one it is heading to is told
    by comparing with the margin.
    """
    alpha, r = fitted.alpha, fitted.margins - 1
    top = min(c, float(alpha.max()))
    alpha = np.where(r * top > alpha, 0.0, alpha)
    return np.where(-r * c > c - alpha, c, alpha) if c < math.inf else alpha

"""From a checked problem to a certified solution: attempts, each slower and safer than the last."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from margins.base.balance import feasible
from margins.base.convergence import NotConverged
from margins.base.types import Array, Kernel
from margins.svm.evaluation import Data, Primal, primals
from margins.svm.solution import NotSeparable, Solution
from margins.svm.solver.hard import (
    HIGH,
    Inseparable,
    fit_hard,
    fit_high_cost,
    harden,
    least_margin,
)
from margins.svm.solver.rows import LinearRows, Rows
from margins.svm.solver.sifting import Fitted, refit_linear, solve_all
from margins.svm.solver.soft import fit_soft

_UTMOST = 1e-13  # a gap near rounding
_ADVICE = "centre or rescale the features, or solve exactly with margins.exact.fit"


@dataclass(frozen=True)
class Problem:
    """The rows that the solver works on, the data that judge it, and the gap that is asked for."""

    X: Array
    kernel: Kernel | None
    rows: Rows
    data: Data
    tol: float

    def solve(self, before: Sequence[Solution] = ()) -> Solution:
        """The first candidate that is good enough, or `NotConverged` with the best.

        `before` are solutions of the same problem with other prices, the nearest last.
        """
        candidates = self._candidates(before)
        best = next(candidates)
        while best.gap > self.tol:
            another = next(candidates, None)
            if another is None:
                raise NotConverged(best, self.tol, _ADVICE)
            best = min(best, another, key=lambda s: s.gap)
        return best

    def _candidates(self, before: Sequence[Solution]) -> Iterator[Solution]:
        c = np.full(len(self.X), self.rows.unit * self.data.C)
        for attempt in self._attempts(c, self.tol / 4, before):
            try:
                fitted = attempt()
            except Inseparable as error:
                raise NotSeparable(error.weights, bias=self.data.bias) from None
            if not fitted.settled:
                yield from self._certified(fitted, _sorted_out(fitted, c))
            yield from self._certified(fitted, fitted.alpha)

    def _attempts(
        self, c: Array, tol: float, before: Sequence[Solution]
    ) -> Iterator[Callable[[], Fitted]]:
        """First with sifting, at last with all rows and as precisely as rounding allows."""
        rows, y = self.rows, self.data.y
        if self.data.bias and (y == y[0]).all():  # w = 0 and a large b satisfy everybody
            nothing = np.zeros(len(y))
            yield lambda: Fitted(np.zeros(self.X.shape[1]), nothing, nothing, 0.0, settled=True)
        elif self.data.hard:
            yield lambda: fit_hard(rows, tol)
            yield lambda: harden(rows, lambda c: solve_all(rows, c, _UTMOST))
        else:
            if len(before) > 1 and isinstance(rows, LinearRows):
                u, moved = rows.place(np.asarray(before[-1].w), before[-1].b), _moved(*before[-2:])
                yield lambda: refit_linear(rows, c, u, moved, tol)
            if c.max() > HIGH:
                yield lambda: fit_high_cost(rows, c, tol)
            yield lambda: fit_soft(rows, c, tol)
            yield lambda: solve_all(rows, c, _UTMOST)

    def _certified(self, fitted: Fitted, alpha: Array) -> Iterator[Solution]:
        """`Solution`s in original units, with alpha made feasible and b optimal.

        All is evaluated on the original data, whatever the solver thought of it.
        """
        data, unit = self.data, self.rows.unit
        y, C, bias = data.y, data.C, data.bias
        w: Any = self.rows.w(fitted.u)
        if data.hard:
            alpha = alpha / unit
            least = least_margin(y * data.scores(alpha * y if w is None else w), y, bias)
            if least > 0:  # it becomes 1
                w, alpha = w if w is None else w / least, alpha / least
        else:
            alpha = np.where(alpha >= unit * C, C, alpha / unit)
        alpha = feasible(alpha, y, C, bias)
        points = primals(data, alpha * y if w is None else w, tol=self.tol)
        if data.starts_rough:
            yield self._solution(next(points), alpha, data.dual(alpha, self.tol, fine=False))
        dual = data.dual(alpha, self.tol, fine=True)
        for point in points:
            yield self._solution(point, alpha, dual)

    def _solution(self, point: Primal, alpha: Array, dual: float) -> Solution:
        if dual < 0:  # nothing proves more
            alpha, dual = np.zeros(len(alpha)), 0.0
        linear = self.kernel is None
        return Solution(
            X=self.X,
            y=self.data.y,
            C=self.data.C,
            bias=self.data.bias,
            w=point.v if linear else None,
            b=point.b,
            interval=point.interval,
            slack=np.maximum(0, point.deficits),
            alpha=alpha,
            margins=1 - point.deficits,
            primal=point.cost,
            dual=dual,
            kernel=self.kernel,
            coefficients=None if linear else point.v,
        )


def _moved(first: Solution, second: Solution) -> float:
    """How far margins may move at the next price: twice as far as at the last, but for a few."""
    few = np.abs(second.margins - first.margins)[:: max(1, len(first.y) // 20000)]
    return 2 * float(np.quantile(few, 0.999))


def _sorted_out(fitted: Fitted, c: Array) -> Array:
    """Multipliers that look like 0 or c become 0 or c (`kkt-trichotomy`).

    The interior point leaves all of them between the bounds; which one it is heading to is told
    by comparing with the margin.
    """
    alpha, r = fitted.alpha, fitted.margins - 1
    top = np.minimum(c, alpha.max())
    alpha = np.where(r * top > alpha, 0.0, alpha)
    return np.where(-r * c > c - alpha, c, alpha) if np.isfinite(c).all() else alpha

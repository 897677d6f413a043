"""The subgradient method: every step looks at the whole sample."""

import numpy as np

from margins.base.data import count
from margins.base.progress import Progress, reporting
from margins.base.types import Count, LabelsLike, PointsLike, Scalar, VectorLike
from margins.first_order.problem import Problem, checked_problem
from margins.first_order.rates import INVERSE, Rate
from margins.first_order.run import Iterate, Record, Run


def subgradient(
    X: PointsLike,
    y: LabelsLike,
    lam: Scalar,
    *,
    steps: Count,
    rate: Rate = INVERSE,
    weights: VectorLike | None = None,
    bias: bool = False,
    kink: Scalar = 0,
    progress: Progress = False,
) -> Run:
    """Steps against a subgradient of F(w, b) = lam/2 |w|^2 + (1/n) sum max(0, 1 - m_i).

        w <- w - eta (lam w - (1/n) sum v_i y_i x_i),   b <- b + eta (1/n) sum v_i y_i

    from (0, 0) (`subgradient-update-algebra`), where v_i = 1 below margin 1 and 0 above. At the
    kink v_i is `kink`, 0 or 1: both give subgradients (`both-kink-rules-valid`). b moves only with
    `bias` (`bias-must-be-updated`). `rate` is a number, a function of the step t = 1, 2, ..., or a
    rule: "1/(lam t)", "1/sqrt(t)", or "2 sqrt(k/t)/|x|^2" with the mean of |x|^2 (with bias |x|^2
    + 1) and k = 1, which does not depend on the units of the data. A step may go up
    (`subgradient-not-descent`), so the iterate of the least objective is returned; the objective
    of each is known on the way, also that of the mean. One class is no exception: without bias
    there is still something to minimise, with bias min F = 0 at w = 0.

    With `weights` the mean is weighted: a point of weight k counts as k copies do. A step takes
    O(nd). `progress` is True for a bar, or a function of (step, of).

    >>> run = subgradient([[0, 1], [2, 1], [1, 3]], [-1, 1, 1], 0.5, steps=200)
    >>> run.gap < 0.01, len(run.record.steps)
    (True, 201)
    """
    at = checked_problem(X, y, lam, weights=weights, bias=bias, kink=kink)
    steps = count("steps", steps)
    eta = at.rates(rate, 1)
    walk = _Descent(at, steps)
    with reporting(progress, steps) as report, np.errstate(over="ignore", invalid="ignore"):
        walk.look(0)
        for t in range(1, steps + 1):
            walk.step(float(eta.at(t, 1)[0]))
            walk.look(t)
            report(t)
    return at.run(
        walk.best,
        last=Iterate(walk.w, walk.b),
        mean=Iterate(walk.total / steps, walk.total_b / steps),
        best=walk.best,
        record=Record(np.arange(steps + 1), walk.last, walk.mean),
        steps=steps,
        batch=len(at.y),
    )


class _Descent:
    """An iterate, the sums of those before it, and what they cost."""

    def __init__(self, at: Problem, steps: int) -> None:
        n, d = at.X.shape
        self.at, self.Z = at, at.X * at.signs[:, None]
        self.w, self.b, self.margins = np.zeros(d), 0.0, np.zeros(n)
        self.total, self.total_b, self.total_margins = np.zeros(d), 0.0, np.zeros(n)
        self.last, self.mean = np.empty(steps + 1), np.empty(steps + 1)
        self.best, self.best_value = Iterate(self.w, self.b), np.inf

    def look(self, t: int) -> None:
        """Note the objectives after step t."""
        at, before = self.at, max(t, 1)
        at.check_room(self.w, self.b, t)
        self.margins = self.Z @ self.w + at.signs * self.b
        self.last[t] = at.objective(self.w, self.margins)
        self.mean[t] = at.objective(self.total / before, self.total_margins / before)
        if self.last[t] < self.best_value:
            self.best, self.best_value = Iterate(self.w, self.b), self.last[t]

    def step(self, length: float) -> None:
        """Go so far against a subgradient."""
        at, margins = self.at, self.margins
        self.total = self.total + self.w
        self.total_b += self.b
        self.total_margins = self.total_margins + margins
        v = (margins <= 1 if at.ties else margins < 1).astype(float)
        v = v / len(v) if at.shares is None else v * at.shares
        self.w = (1 - length * at.lam) * self.w + length * (v @ self.Z)
        if at.bias:
            self.b += length * float(v @ at.signs)

"""The subgradient method: every step looks at the whole sample."""

import numpy as np

from margins.base.data import count
from margins.base.progress import Progress, reporting
from margins.base.types import Count, LabelsLike, PointsLike, Scalar, VectorLike
from margins.first_order.problem import checked_problem
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
    n, d = at.X.shape
    Z = at.X * at.signs[:, None]
    w, b = np.zeros(d), 0.0
    best, best_value = Iterate(w, b), np.inf
    total, total_b, total_margins = np.zeros(d), 0.0, np.zeros(n)
    last, mean = np.empty(steps + 1), np.empty(steps + 1)
    with reporting(progress, steps) as report, np.errstate(over="ignore", invalid="ignore"):
        for t in range(steps + 1):
            at.check_room(w, b, t)
            margins = Z @ w + at.signs * b
            last[t] = at.objective(w, margins)
            before = max(t, 1)
            mean[t] = at.objective(total / before, total_margins / before)
            if last[t] < best_value:
                best, best_value = Iterate(w, b), last[t]
            if t == steps:
                break
            total, total_b, total_margins = total + w, total_b + b, total_margins + margins
            v = (margins <= 1 if at.ties else margins < 1).astype(float)
            length = float(eta.at(t + 1, 1)[0])
            v = v / n if at.shares is None else v * at.shares
            w = (1 - length * at.lam) * w + length * (v @ Z)
            if bias:
                b += length * float(v @ at.signs)
            report(t + 1)
    return Run(
        X=at.X,
        y=at.y,
        lam=at.lam,
        shares=at.shares,
        bias=bias,
        w=best.w,
        b=best.b,
        last=Iterate(w, b),
        mean=Iterate(total / steps, total_b / steps),
        best=best,
        record=Record(np.arange(steps + 1), last, mean),
        steps=steps,
        batch=n,
    )

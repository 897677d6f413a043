"""The multiclass support vector machine: one hinge for all classes.

    minimise sum_k |w_k|^2 / 2 + C sum_i max_k (Delta(y_i, k) + s_k(x_i)) - s_{y_i}(x_i)

with s_k(x) = <w_k, x> + b_k, and Delta = 0 for the own class, 1 for a rival. `fit` works in floats
and certifies what it returns; `rational.fit_multiclass` is exact.
"""

from collections.abc import Iterator

import numpy as np

from margins.base.classes import coded
from margins.base.convergence import NotConverged
from margins.base.data import BadInput, as_floats, points, positive_float, squarable, tolerance
from margins.base.rounding import reach
from margins.base.types import Array, ClassesLike, PointsLike, Scalar
from margins.multiclass.machine import MulticlassSolution
from margins.multiclass.ranking import (
    dual_value,
    hinges,
    joint_features,
    objective,
    printed_objective,
    pulls,
    raised,
    tempered_hinges,
)
from margins.multiclass.solver.sifting import Rows, at_once, fit_rows, rows_of, sorted_out
from margins.multiclass.worth import Data, feasible, primals, proved
from margins.svm.solver.threads import one_thread

__all__ = [
    "MulticlassSolution",
    "dual_value",
    "fit",
    "hinges",
    "joint_features",
    "objective",
    "printed_objective",
    "pulls",
    "raised",
    "tempered_hinges",
]

_LARGE = 1e50  # for an entry


def fit(
    X: PointsLike, y: ClassesLike, C: Scalar, *, bias: bool = True, tol: Scalar = 1e-8
) -> MulticlassSolution:
    """The machine with a relative duality gap of at most tol (`multiclass-strong-duality`).

    Labels may be any hashable values, of which there must be two at least. The vectors w_k sum to
    0 up to rounding (`multiclass-sum-zero`), and so do the b_k. alpha is feasible exactly. Raises
    `NotConverged` with the best solution if rounding keeps the gap above tol.

    An interior point: O(n K^2 d^2 + K^3 d^3) for each of about 20 steps, most of them on a part of
    the rows.

    >>> machine = fit([[0, 3], [3, 0], [-3, -3]], ["up", "right", "down"], 1)
    >>> machine.predict([[1, 5], [-2, -9]]).tolist(), machine.gap <= 1e-8
    (['up', 'down'], True)
    """
    sample = points(X)
    classes, own = coded(y, len(sample))
    price, gap = positive_float("C", C), tolerance(tol)
    floats = squarable("X", as_floats("X", sample))
    data = Data(floats, own, price, reach(floats), gap)
    if float(data.reach.max()) > _LARGE:
        raise BadInput("the entries of X are too large for their squares; rescale X")
    found: list[MulticlassSolution] = []
    with one_thread():
        for W, b, alpha in _attempts(data, len(classes), bias):
            found.append(_certified(data, classes, bias, W, b, alpha))
            if found[-1].gap <= gap:
                return found[-1]
    best = min(found, key=lambda solution: solution.gap)
    raise NotConverged(best, gap)


def _attempts(data: Data, K: int, bias: bool) -> Iterator[tuple[Array, Array, Array]]:
    """Machines and multipliers: at first from few rows, then from all of them at once.

    More features than points are turned into as many: W lies in the span of the points.
    """
    X, basis = data.X, None
    if X.shape[1] > len(X):
        basis, R = np.linalg.qr(X.T)
        X = np.ascontiguousarray(R.T)
    rows = rows_of(X, data.own, K, data.C, bias)
    _check_price(data.C, rows)
    for solve, tol in ((fit_rows, data.tol / 2), (at_once, data.tol / 2), (at_once, 1e-14)):
        point = solve(rows, tol)
        W, b = rows.machine(point.U)
        weights, shift = W if basis is None else W @ basis.T, b - b.mean()
        for alpha in (sorted_out(rows, point), point.alpha):
            yield weights, shift, alpha.T / rows.points.unit


def _check_price(C: float, rows: Rows) -> None:
    """Refuse squares of the data, or their product with C, that come near underflow or overflow."""
    if rows.points.unit < _LARGE**-2:
        raise BadInput("the entries of X are too small for their squares; rescale X")
    if not _LARGE**-2 < C * rows.points.unit < _LARGE**2 or not _LARGE**-2 < C < _LARGE**2:
        raise BadInput(f"C = {C:g} is too large or too small for data of this size; rescale X")


def _certified(
    data: Data, classes: Array, bias: bool, W: Array, b: Array, alpha: Array
) -> MulticlassSolution:
    """The solution with both values, taken more precisely only where it matters."""
    alpha = feasible(alpha, data.own, data.C, bias)
    dual, tried = proved(data, alpha, fine=False), []
    for primal in primals(data, W, b):
        tried.append(primal)
        if primal.cost - dual <= data.tol * primal.cost:
            break
    else:
        dual = max(dual, proved(data, alpha, fine=True))
    if dual < 0:  # to put all of the price on the own class proves 0
        alpha, dual = feasible(0 * alpha, data.own, data.C, bias), 0.0
    best = min(tried, key=lambda primal: primal.cost)
    return MulticlassSolution(
        X=data.X,
        classes=classes,
        y=data.own,
        C=data.C,
        bias=bias,
        W=best.W,
        b=best.b,
        slack=best.slack,
        alpha=alpha,
        primal=best.cost,
        dual=dual,
    )

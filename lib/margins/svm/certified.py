"""The support vector machine in floating point, every answer with its certificate.

    minimise |w|^2 / 2 + C sum slack_i   subject to   y_i (<w, x_i> + b) >= 1 - slack_i, slack >= 0

for finite C, and without slack for C = infinity. How it is solved does not matter for what is
returned: `fit` evaluates the primal at (w, b), the dual at a feasible alpha, and the difference
bounds the error of the objective (`duality-gap-identity`). The solver is in `svm.solver`.
"""

import math
from dataclasses import replace

import numpy as np

from margins.base.data import (
    BadInput,
    as_floats,
    both_classes,
    callable_kernel,
    not_empty,
    numbers,
    prices,
    sample,
    tolerance,
)
from margins.base.gram import gram_matrix
from margins.base.rounding import reach
from margins.base.types import (
    Array,
    Kernel,
    Labels,
    LabelsLike,
    Number,
    PointsLike,
    PricesLike,
    Scalar,
    VectorLike,
)
from margins.svm.evaluation import Data
from margins.svm.solution import Solution, is_hard
from margins.svm.solver.gram import check_semidefinite, gram_reach, gram_rows
from margins.svm.solver.rows import Rows, linear_rows
from margins.svm.solver.threads import one_thread
from margins.svm.solving import Problem

TOLERANCE = 1e-8  # a relative gap that is enough for most
_LARGE = 1e50  # for an entry


def fit(
    X: PointsLike,
    y: LabelsLike,
    C: PricesLike = math.inf,
    *,
    kernel: Kernel | None = None,
    bias: bool = True,
    tol: Scalar = TOLERANCE,
) -> Solution:
    """The soft (C finite) or hard (C infinite) margin with a relative duality gap of at most tol.

    C may be a vector with a price for each point: a point with price k C is as good as k copies
    with price C. `kernel(X, Z)` is the matrix of inner products; without it the machine is
    linear. `bias` says whether there is a b. alpha lies in the box and is balanced, both exactly;
    b is the midpoint of the interval of all b that are optimal for this w (`bias-recovery`); with
    one class only, w = 0 and b is its finite end.

    Raises `NotSeparable` with Gordan's certificate for the hard margin of data that cannot be
    separated, and `NotConverged` with the solution if rounding keeps the gap above tol.

    Linear: about O(n d) for n much larger than d, never a matrix of n x n numbers. Kernel: the
    Gram matrix is stored, 8 n^2 bytes. That it is positive semidefinite a theorem says for
    `rbf`, `polynomial`, `linear` and what is made of them in `margins.kernels`; of other functions
    it is checked, which takes O(n^3).

    >>> machine = fit([[0, 0], [2, 2]], [-1, 1])
    >>> machine.w.round(6).tolist(), round(machine.b, 6), machine.gap <= 1e-8
    ([0.5, 0.5], -1.0, True)
    >>> machine.predict([[0, 1], [2, 1]])
    array([-1,  1])
    """
    points, signs = sample(X, y)
    problem = _problem(points, signs, prices(C, len(signs)), kernel, bias, tol)
    with one_thread():
        return problem.solve()


def fit_path(
    X: PointsLike,
    y: LabelsLike,
    prices: VectorLike,
    *,
    kernel: Kernel | None = None,
    bias: bool = True,
    tol: Scalar = TOLERANCE,
) -> list[Solution]:
    """The soft margins for many finite prices, each with its certificate (`price-path`).

    A linear machine of many rows starts from the one before it if margins hardly move, and takes
    a third to two thirds of the time of `fit`. `path.trace` gives the whole path of a small
    sample at once, exactly. Raises as `fit` does.

    >>> machines = fit_path([[0, 0], [2, 2]], [-1, 1], [0.125, 0.25, 1])
    >>> [machine.w.round(6).tolist() for machine in machines]
    [[0.25, 0.25], [0.5, 0.5], [0.5, 0.5]]
    """
    points, signs = sample(X, y)
    (grid,) = numbers(prices=(prices, 1))
    if not (not_empty("prices", grid) > 0).all():
        raise BadInput("all prices must be positive")
    problem = _problem(points, signs, float(grid[0]), kernel, bias, tol)
    found: list[Solution] = []
    with one_thread():
        for C in grid.tolist():
            _check_price(float(C), problem.rows.unit)
            step = replace(problem, data=replace(problem.data, C=float(C)))
            found.append(step.solve(found[-2:]))
    return found


def _problem(
    X: Array, y: Labels, C: Number | Array, kernel: Kernel | None, bias: bool, tol: Scalar
) -> Problem:
    """A checked problem in floats."""
    X = as_floats("X", X)
    cost = as_floats("C", C) if isinstance(C, np.ndarray) else float(C)
    gap = tolerance(tol)
    if bias and is_hard(cost):
        both_classes(y, "the hard margin with bias")
    rows: Rows
    if kernel is None:
        columns = reach(X)
        _check_size(float(columns.max()), _LARGE)
        rows, data = linear_rows(X, y, bias), Data(X, y, cost, bias, gram=False, reach=columns)
    else:
        K, certain = gram_matrix(callable_kernel(kernel), X)
        _check_size(float(np.abs(np.diag(K)).max()), _LARGE**2)
        rows = gram_rows(K, y, bias)
        if not certain:
            check_semidefinite(rows)
        data = Data(K, y, cost, bias, gram=True, reach=gram_reach(K))
    _check_price(cost, rows.unit)
    return Problem(X, kernel, rows, data, gap)


def _check_size(size: float, largest: float) -> None:
    if size > largest:
        raise BadInput("the entries of X are too large for their squares; rescale X")


def _check_price(C: float | Array, unit: float) -> None:
    """Refuse squares of the data, or their product with C, that come near underflow or overflow."""
    if unit < _LARGE**-2:
        raise BadInput("the entries of X are too small for their squares; rescale X")
    for price in (C.min(), C.max()) if isinstance(C, np.ndarray) else (C,):
        if price < math.inf and not _LARGE**-2 < price * unit < _LARGE**2:
            raise BadInput(
                f"C = {price:g} is too large or too small for data of this size; "
                "use infinity for the hard margin, or rescale X"
            )

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
    kernel_values,
    not_empty,
    numbers,
    prices,
    sample,
    tolerance,
)
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
from margins.svm.solver.rows import GramRows, Rows, gram_rows, linear_rows
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
    Gram matrix is stored, so n is limited to some thousands.

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
    M = X if kernel is None else _gram(callable_kernel(kernel), X)
    data = Data(M, y, cost, bias, gram=kernel is not None, reach=reach(M))
    if data.reach.max() > (_LARGE if kernel is None else _LARGE**2):
        raise BadInput("the entries of X are too large for their squares; rescale X")
    rows: Rows
    rows = linear_rows(X, y, bias) if kernel is None else _semidefinite(gram_rows(M, y, bias))
    _check_price(cost, rows.unit)
    return Problem(X, kernel, rows, data, gap)


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


def _gram(kernel: Kernel, X: Array) -> Array:
    """The Gram matrix, checked: duality needs it symmetric and positive semidefinite.

    Rounding may break the symmetry; then the upper triangle counts.
    """
    K = as_floats("kernel", kernel_values(kernel, X, X))
    size = float(np.abs(K).max())
    if np.abs(K - K.T).max() > 1e-10 * size:
        raise BadInput("the kernel is not symmetric on these points")
    return np.asarray(np.triu(K) + np.triu(K, 1).T)  # symmetric to the last digit


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

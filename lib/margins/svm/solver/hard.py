"""Very high costs: the hard margin, and soft margins that are as good as hard.

Beyond some cost the optimal w does not change any more, and the multipliers are affine in the
cost: constant if the data can be separated (`gamma-infinity-separable`), otherwise growing
along weights that prove the contrary (`gamma-infinity-nonseparable`).
"""

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from margins.base.types import Array
from margins.svm.solver.least_squares import nonnegative
from margins.svm.solver.rows import LinearRows, Rows
from margins.svm.solver.sifting import (
    Fitted,
    are_few,
    band_width,
    refine,
    solve_all,
    stratified_sample,
)
from margins.svm.solver.soft import fit_soft
from margins.svm.solver.support import grow_support

HIGH = 1e6  # a cost, for data of size 1, at which rounding begins to hide |w|^2
_HARD_COST = 1e3  # a first guess
_MODERATE = 1e5
_COST_RAISES = 9
_SOON = 5000  # entries


class Inseparable(Exception):
    """No u has positive margins: sum weights_i y_i (x_i, 1) = 0 (`gordan-alternative`)."""

    def __init__(self, weights: Array) -> None:
        self.weights = weights


def fit_hard(rows: Rows, tol: float) -> Fitted:
    """The hard margin; `Inseparable` if there is none."""
    if isinstance(rows, LinearRows):
        return fit_hard_linear(rows, tol)
    return harden(rows, lambda c: fit_soft(rows, c, tol))


def fit_hard_linear(rows: LinearRows, tol: float) -> Fitted:
    """The linear hard margin. A sample that cannot be separated settles the matter at once."""
    n = len(rows.y)
    if are_few(rows):
        return _grown(rows) or harden(rows, lambda c: solve_all(rows, c, tol))
    sample, _ = stratified_sample(rows.y)
    try:
        rough = fit_hard_linear(rows.take(sample), tol)
    except Inseparable as error:
        raise Inseparable(np.bincount(sample, error.weights, minlength=n)) from None
    r = rows.evaluate(rough.u)[0] - 1
    width = band_width(r, rows.unknowns, len(sample))
    cost = max(_HARD_COST, 4 * float(rough.alpha.sum()))
    return harden(rows, lambda c: refine(rows, c, r, width, tol, start=rough.u, pin=False), cost)


def _grown(rows: LinearRows) -> Fitted | None:
    """The hard margin of so few rows that its support vectors are soon found."""
    n = len(rows.y)
    if n * rows.unknowns > _SOON:
        return None
    grown = grow_support(rows.program(np.arange(n), np.ones(n), np.zeros(n)))
    if grown is None:
        return None
    u, alpha = grown
    margins, norm2 = rows.evaluate(u)
    return Fitted(u, alpha, margins, norm2, settled=True)


def harden(rows: Rows, fit: Callable[[Array], Fitted], cost: float = _HARD_COST) -> Fitted:
    """The hard margin as a soft margin whose cost is high enough (`gamma-infinity-separable`).

    From a hyperplane with least margin m > 0 the optimal |w|^2 = sum alpha is at most
    |w|^2 / m^2, and no multiplier exceeds half of it (all of it without a bias): a cost above
    that surely suffices. Until one is found the cost grows a hundredfold a time; then either
    the data get separated or the multipliers tend to Gordan's weights.
    """
    for _ in range(_COST_RAISES):
        fitted = fit(np.full(len(rows.y), cost))
        least = least_margin(fitted.margins, rows.y, rows.bias)
        if least > 0:
            if fitted.alpha.max() < cost / 2:
                break
            cost = min(max(10 * cost, 1.1 * fitted.norm2 / least**2), 1e4 * cost)
        else:
            weights = gordan_weights(rows, fitted.alpha)
            if weights is not None:
                raise Inseparable(weights)
            cost *= 100
    return fitted


def fit_high_cost(rows: Rows, c: Array, tol: float) -> Fitted:
    """The soft margin at costs c above HIGH, from the one at moderate costs.

    w is kept. The multipliers at the bound grow with the cost, those below it so that
    sum alpha_i y_i (x_i, 1) is kept too; small ones belong to w and stay. Whether the result is
    optimal shows in its certificate.
    """
    share, raised = c / c.max(), float(c.max()) - _MODERATE
    moderate = fit_soft(rows, _MODERATE * share, tol)
    alpha = moderate.alpha
    at_bound = alpha >= _MODERATE * share
    if not at_bound.any():
        return moderate
    growth = np.where(at_bound, share, 0.0)
    growing = np.flatnonzero((alpha > np.sqrt(_MODERATE)) & ~at_bound)
    if len(growing):
        program = rows.program(growing, alpha[growing], growth)
        growth[growing] = np.linalg.lstsq(program.A, -program.g)[0]
    grown = np.clip(alpha + raised * growth, 0, c)
    grown[at_bound] = c[at_bound]
    return replace(moderate, alpha=grown)


def least_margin(margins: Array, y: Array, bias: bool) -> float:
    """The least margin, after b was moved to the middle of the street."""
    if not bias:
        return float(margins.min())
    return float(margins[y > 0].min() + margins[y < 0].min()) / 2


def gordan_weights(rows: Rows, alpha: Array) -> Array | None:
    """Weights >= 0 of sum 1 with sum weights_i y_i (x_i, 1) = 0, if rounding lets them be found.

    Rows with a positive multiplier are enough: as the cost grows, alpha / cost tends to such
    weights. Non-negative least squares finds a solution with at most one weight for each
    unknown and one more (Caratheodory); its weights are then computed once more, precisely.
    """
    used = np.flatnonzero(alpha > 0)
    A = rows.program(used, alpha[used], np.zeros(len(alpha))).A
    A = np.vstack((A, np.ones(len(used))))
    target = np.append(np.zeros(len(A) - 1), 1.0)
    try:
        chosen = nonnegative(A, target) > 0
    except RuntimeError:  # it went in circles
        return None
    weights = np.linalg.lstsq(A[:, chosen], target)[0]
    weights[np.abs(weights) < 1e-13] = 0  # not needed, but chosen by rounding
    error = np.abs(A[:, chosen] @ weights - target).max()
    if error > 1e-12 * float(np.abs(A).max()) or (weights < 0).any():
        return None
    result = np.zeros(len(alpha))
    result[used[chosen]] = weights / weights.sum()
    return result

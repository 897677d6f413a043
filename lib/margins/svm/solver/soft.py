"""The soft margin, from coordinates or from a Gram matrix."""

from dataclasses import replace

import numpy as np

from margins.base.types import Array
from margins.svm.solver.decomposition import decompose, nothing
from margins.svm.solver.gram import GramRows
from margins.svm.solver.rows import LinearRows, Rows, linear_rows
from margins.svm.solver.settling import settle
from margins.svm.solver.sifting import Fitted, fit_linear, refine, solve_all

_FEW = 300  # so many rows are solved at once
# how near margins are to be, and steps for each row
_STAGES = (1, 0.4), (0.3, 0.5), (0.05, 0.5), (0.01, 2), (1e-3, 8)
_LEAST_STEPS = 200


def fit_soft(rows: Rows, c: Array, tol: float) -> Fitted:
    """The soft margin with costs c, to a relative gap of about tol."""
    if isinstance(rows, LinearRows):
        return fit_linear(rows, c, tol)
    return fit_gram(rows, c, tol)


def fit_gram(rows: GramRows, c: Array, tol: float) -> Fitted:
    """The soft margin from a Gram matrix.

    If its rank is small it has few features, and the machine is linear in them. Otherwise
    decomposition steps, O(n) each, lead near a solution that can be settled. If none can, a band
    of k rows is refined in O(k^3).
    """
    n = len(rows.y)
    if n <= _FEW:
        return solve_all(rows, c, tol)
    if rows.features is not None:
        return _fit_features(rows, rows.features, c, tol)
    prices, rough = c / rows.unit, nothing(n)
    for near, steps in _STAGES:
        step_limit = max(int(steps * n), _LEAST_STEPS)
        rough = decompose(rows.K, rows.y, prices, rough, bias=rows.bias, tol=near, steps=step_limit)
        settled = settle(rows.K, rows.y, prices, rough, bias=rows.bias, tol=tol)
        if settled is not None:
            u, unit = np.array([settled.b]), rows.unit
            return Fitted(u, unit * settled.alpha, settled.margins, unit * settled.norm2, True)
    return refine(rows, c, rough.margins - 1, 2 * rough.violation, tol)


def _fit_features(rows: GramRows, features: Array, c: Array, tol: float) -> Fitted:
    """The linear machine in the features of a Gram matrix."""
    linear = linear_rows(features, rows.y, rows.bias)
    fitted = fit_linear(linear, linear.unit * c, tol)
    unit = linear.unit  # of the multipliers, and of |w|^2, which is their sum at a hard margin
    return replace(fitted, alpha=fitted.alpha / unit, norm2=fitted.norm2 / unit)

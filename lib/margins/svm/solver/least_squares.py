"""Least squares with bounds: SciPy's, loaded when they are first needed.

To import them takes longer than most fits, and few fits need them.
"""

import numpy as np

from margins.base.types import Array


def nonnegative(A: Array, target: Array) -> Array:
    """x >= 0 with Ax nearest to the target. RuntimeError if the search went in circles."""
    from scipy.optimize import nnls

    return np.asarray(nnls(A, target)[0])


def between_zero_and_one(A: Array, target: Array) -> Array:
    """0 <= x <= 1 with Ax nearest to the target."""
    from scipy.optimize import lsq_linear

    return np.asarray(lsq_linear(A, target, (0, 1), method="bvls").x)

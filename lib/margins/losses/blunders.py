"""Samples on which a convex loss of the margin goes wrong, though each of them is easy."""

import numpy as np

from margins.base.data import count
from margins.base.types import Array, Count, Labels

TILTED_POINTS, TILTED_LABELS = [[0], [0], [1], [4]], [-1, -1, 1, 1]
"""Least squares errs on the point 1 (`ls-tilt`)."""

PULLED_POINTS, PULLED_LABELS = [[1, -0.5], [1, -0.5], [4, 0.5]], [-1, -1, 1]
"""Without b, logistic regression errs on two of three at prices up to 3 ln(2) / 5, the support
vector machine up to 3/10 (`logistic-blunder`)."""


def tilted(k: Count, M: Count) -> tuple[Array, Labels]:
    """k + 1 negative points at 0, k positive ones at 1, and one at M (`ls-tilt-extreme`)."""
    size = count("k", k)
    X = np.array([0] * (size + 1) + [1] * size + [count("M", M)])[:, None]
    return X, np.where(X[:, 0] > 0, 1, -1)


def heavy(k: Count) -> tuple[Array, Labels]:
    """k points at 1 and one at k + 1 with the other label, on a line (`logistic-blunder`)."""
    size = count("k", k)
    return np.array([1] * size + [size + 1])[:, None], np.array([1] * size + [-1])

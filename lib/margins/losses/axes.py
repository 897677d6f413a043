"""Coordinates in which Newton's method is stable, whatever the sizes of the features."""

import numpy as np

from margins.base.types import Array

_PLAIN = 1e-6  # the least eigenvalue of the correlations that needs no other coordinates


def stable(X: Array, bias: bool) -> tuple[Array, Array, Array]:
    """The centre c, the axes and the design (X - c) @ axes.

    The points are taken about their centre, if there is a bias. Where their coordinates are
    nearly dependent, or more than the points, their principal directions take the place of the
    axes: then the Hessian has no hidden cancellation between very long and very short directions,
    and scaling its diagonal to 1 is enough.
    """
    n, d = X.shape
    centre = np.full(n, 1 / n) @ X if bias else np.zeros(d)
    design = X - centre if bias else X
    if _independent(design):
        return centre, np.eye(d), design
    axes = np.linalg.svd(design, full_matrices=False)[2].T
    return centre, axes, design @ axes


def _independent(design: Array) -> bool:
    """Whether the columns are far from linear dependence, and fewer than the rows."""
    n, d = design.shape
    if n <= 2 * d:
        return False
    gram = design.T @ design
    size = np.sqrt(np.diag(gram))
    if not (size > 0).all():
        return False
    return bool(np.linalg.eigvalsh(gram / np.outer(size, size))[0] > _PLAIN)

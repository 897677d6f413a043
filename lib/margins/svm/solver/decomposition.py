"""Decomposition: climb the kernel dual by changing one or two multipliers at a time.

A step needs one or two rows of the Gram matrix and O(n) work. It gets near the solution fast
and then crawls, so it is used only to find out which rows lie near the margin.
"""

from dataclasses import dataclass

import numpy as np

from margins.base.types import Array


@dataclass(frozen=True)
class Rough:
    """Multipliers, a b, the margins they give, and how far both are from optimal.

    A row whose margin differs from 1 by more than `violation` has its multiplier at the right
    bound or could gain from a move towards it.
    """

    alpha: Array
    b: float
    margins: Array
    violation: float


def nothing(n: int) -> Rough:
    """No multipliers."""
    return Rough(np.zeros(n), 0.0, np.zeros(n), np.inf)


def decompose(
    K: Array,
    y: Array,
    c: Array,
    start: Rough | None = None,
    *,
    bias: bool,
    tol: float,
    steps: int,
) -> Rough:
    """Steps until no margin is wrong by more than `tol`, at most `steps` of them. O(n) each."""
    return (_pairs if bias else _singles)(K, y, c, start or nothing(len(y)), tol, steps)


def _pairs(K: Array, y: Array, c: Array, start: Rough, tol: float, steps: int) -> Rough:
    """Two multipliers at a time, which keeps sum alpha_i y_i = 0.

    `force` is y - f, the b at which each row would have margin 1. A row that may move up
    (y alpha may grow) wants b >= force, one that may move down wants b <= force; the worst
    upward row is paired with the row that promises the largest gain. The bounds of beta =
    y alpha are [0, c] for positive and [-c, 0] for negative rows.
    """
    low, high = np.minimum(0, y * c), np.maximum(0, y * c)
    beta = start.alpha * y
    force = y * (1 - start.margins) + start.b
    # -inf and +inf keep rows out of the search that cannot move in the direction
    no_up, no_down = np.where(beta < high, 0, -np.inf), np.where(beta > low, 0, np.inf)
    diagonal = np.diag(K).copy()
    tiny = 1e-12 * float(diagonal.max())
    lead, curvature = np.empty_like(force), np.empty_like(force)  # a step takes as long as numpy
    for _ in range(steps):
        np.add(force, no_up, out=lead)
        i = int(lead.argmax())
        np.subtract(lead[i], force, out=lead)
        lead -= no_down
        np.maximum(lead, 0, out=lead)
        if lead.max() <= tol:
            break
        np.multiply(K[i], -2, out=curvature)
        curvature += diagonal
        curvature += diagonal[i]
        np.maximum(curvature, tiny, out=curvature)
        j = int(np.divide(lead * lead, curvature).argmax())
        step = min(lead[j] / curvature[j], high[i] - beta[i], beta[j] - low[j])
        beta[i] = high[i] if step == high[i] - beta[i] else beta[i] + step
        beta[j] = low[j] if step == beta[j] - low[j] else beta[j] - step
        np.subtract(K[i], K[j], out=lead)
        lead *= step
        force -= lead
        for k in (i, j):
            no_up[k] = 0 if beta[k] < high[k] else -np.inf
            no_down[k] = 0 if beta[k] > low[k] else np.inf
    top, bottom = float((force + no_up).max()), float((force + no_down).min())
    b = (top + bottom) / 2
    return Rough(beta * y, b, 1 + y * (b - force), max(top - bottom, tol))


def _singles(K: Array, y: Array, c: Array, start: Rough, tol: float, steps: int) -> Rough:
    """One multiplier at a time, for machines without a bias."""
    alpha, wanted = start.alpha.copy(), 1 - start.margins
    diagonal = np.maximum(np.diag(K), 1e-12 * float(np.diag(K).max()))
    violation = np.inf
    for _ in range(steps):
        gain = np.where(wanted > 0, alpha < c, alpha > 0) * np.abs(wanted)
        i = int((gain**2 / diagonal).argmax())
        violation = float(gain.max())
        if violation <= tol:
            break
        new = min(max(alpha[i] + wanted[i] / diagonal[i], 0.0), c[i])
        wanted -= (new - alpha[i]) * y[i] * (y * K[i])
        alpha[i] = new
    return Rough(alpha, 0.0, 1 - wanted, max(violation, tol))

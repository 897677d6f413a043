"""Decomposition: climb the kernel dual by changing one or two multipliers at a time.

A step needs one or two rows of the Gram matrix and O(n) work. It gets near the solution fast
and then crawls, so it is used only to find out which rows lie near the margin.
"""

import math
from dataclasses import dataclass

import numpy as np

from margins.base.types import Array

_LOOK = 8  # steps from one look at what is left to the next


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

    The b at which a row would have margin 1 is y - f. A row that may move up (y alpha may grow)
    wants b >= that, one that may move down b <= that; where it may not, `up` is -inf and `down`
    inf. The worst upward row is paired with the row that promises the largest gain. The bounds of
    beta = y alpha are [0, c] for positive and [-c, 0] for negative rows.
    """
    low, high = np.minimum(0, y * c), np.maximum(0, y * c)
    beta = start.alpha * y
    force = y * (1 - start.margins) + start.b
    ends = np.where(beta < high, force, -np.inf), np.where(beta > low, force, np.inf)
    up, down = both = np.stack(ends)
    half = np.diag(K) / 2
    tiny = 1e-12 * float(half.max())
    moved, least, most = beta.tolist(), low.tolist(), high.tolist()  # faster entry by entry
    lead, curvature, gain = np.empty((3, len(y)))  # a step takes as long as its calls of numpy
    for done in range(steps):
        i = int(up.argmax())
        np.subtract(up[i], down, out=lead)
        np.maximum(lead, 0, out=lead)
        if done % _LOOK == 0 and lead.max() <= tol:
            break
        np.add(half, half[i], out=curvature)
        curvature -= K[i]
        np.maximum(curvature, tiny, out=curvature)
        np.multiply(lead, lead, out=gain)
        gain /= curvature
        j = int(gain.argmax())
        rise, fall = most[i] - moved[i], moved[j] - least[j]
        step = min(lead.item(j) / (2 * curvature.item(j)), rise, fall)
        moved[i] = most[i] if step == rise else moved[i] + step
        moved[j] = least[j] if step == fall else moved[j] - step
        np.subtract(K[i], K[j], out=gain)
        gain *= step
        both -= gain
        for k in (i, j):
            wanted = up.item(k) if up.item(k) > -math.inf else down.item(k)
            up[k] = wanted if moved[k] < most[k] else -math.inf
            down[k] = wanted if moved[k] > least[k] else math.inf
    top, bottom = float(up.max()), float(down.min())
    b = (top + bottom) / 2
    force = np.where(up > -np.inf, up, down)
    return Rough(np.array(moved) * y, b, 1 + y * (b - force), max(top - bottom, tol))


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

"""What (w, b) and alpha are worth in logistic regression, with every rounding on the safe side.

Their gap is a sum of terms that are not negative (`logistic-strong-duality`),

    |w - sum alpha_i y_i x_i|^2 / 2 + sum C_i D(alpha_i / C_i, sigma(-m_i)),

where D is the divergence of two coins. All terms are of second order: an error e of a margin
costs about e^2. Elementary functions are taken to be right to eight units in the last place.
"""

import math
from dataclasses import dataclass

import numpy as np
from scipy.special import entr, expit, xlog1py

from margins.base.rounding import EPS, UNIT, combined, dots, up
from margins.base.types import Array, Labels

_UNDERFLOW = 1e-300
_FUNCTIONS = 16 * EPS  # a few elementary functions, relative to the size of their terms


@dataclass(frozen=True)
class Worth:
    """The margins; primal is not below the cost of (w, b), dual not above what alpha proves.

    `excess` is not below their true difference, and relative to `primal` not below the true gap.
    """

    margins: Array
    primal: float
    dual: float
    excess: float


def worth(
    X: Array, y: Labels, C: Array, reach: Array, w: Array, b: float, alpha: Array, tol: float
) -> Worth:
    """Both values of (w, b) and a feasible alpha, the gap being of interest down to tol."""
    margins = np.asarray(y * (X @ w + b))
    error = (len(w) + 5) * UNIT * (1 + float(reach @ np.abs(w)) + abs(b))
    cost, doubt = _cost(w, C, margins, error)
    if error**2 * float(C.sum()) > tol * cost:  # then it is worth to round once
        margins = np.asarray(y * dots(X, w, np.full((len(X), 1), b)))
        error = EPS * float(np.abs(margins).max())
        cost, doubt = _cost(w, C, margins, error)
    away2 = _away2(X, y, alpha, w, reach, fine=False)
    if away2 > tol / 2 * cost:
        away2 = min(away2, _away2(X, y, alpha, w, reach, fine=True))
    terms = C * divergences(alpha / C, margins, error)
    high, low = cost + doubt, max(cost - doubt, 0.0)
    excess = up(math.fsum([away2 / 2, *terms.tolist()]), 4)
    relative = excess * (high / low) if low else math.inf
    return Worth(margins, high, low - excess - EPS * low, up(relative, 4))


def _cost(w: Array, C: Array, margins: Array, error: float) -> tuple[float, float]:
    """|w|^2 / 2 + sum C_i log(1 + exp(-m_i)), and how far it may be off."""
    norm2 = float(w @ w)
    cost = math.fsum([norm2 / 2, *(C * np.logaddexp(0.0, -margins)).tolist()])
    slope = up(float(C @ expit(error - margins)), len(C) + 8)
    return cost, (len(w) + 8) * EPS * norm2 + _FUNCTIONS * cost + error * slope


def _away2(X: Array, y: Labels, alpha: Array, w: Array, reach: Array, *, fine: bool) -> float:
    """At least |w - sum alpha_i y_i x_i|^2."""
    pull, error = combined(X, alpha * y, reach, fine=fine)
    sizes = np.abs(w - pull) + error + EPS * (np.abs(w) + np.abs(pull))
    return up(float(sizes @ sizes), len(sizes) + 4)


def divergences(shares: Array, margins: Array, error: float) -> Array:
    """At least D(l, sigma(-m)) = log(1 + exp(-m)) + l m - H(l), for m within `error` of `margins`.

    Near l = sigma(-m) this difference drowns in rounding; there D <= (l - s)^2 / (s (1 - s)).
    As a function of m its slope is l - s, and its curvature at most 1/4.
    """
    s, rest = expit(-margins), expit(margins)
    off = np.abs(shares - s) + _FUNCTIONS * np.maximum(shares, s)
    sizes = (
        np.logaddexp(0.0, -margins),
        shares * margins,
        -entr(shares),
        xlog1py(1 - shares, -shares),
    )
    plain = np.maximum(0, sum(sizes)) + _FUNCTIONS * sum(np.abs(size) for size in sizes)
    with np.errstate(divide="ignore", over="ignore", invalid="ignore"):
        near = off * (off / s / rest) * (1 + _FUNCTIONS)
    return np.asarray(np.fmin(near, plain) + off * error + error**2 / 8 + _UNDERFLOW)

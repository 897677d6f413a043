"""What (w, b) and alpha are worth in logistic regression, with every rounding on the safe side.

Their gap is a sum of terms that are not negative (`logistic-strong-duality`),

    |w - sum alpha_i y_i x_i|^2 / 2 + sum C_i D(alpha_i / C_i, sigma(-m_i)),

where D is the divergence of two coins. All terms are of second order: an error e of a margin
costs about e^2. Elementary functions are taken to be right to eight units in the last place.
"""

import math
from dataclasses import dataclass

import numpy as np
from scipy.special import entr, xlog1py

from margins.base.rounding import EPS, UNIT, combined, dots, summed, up
from margins.base.types import Array, Labels
from margins.losses.surrogates import logistic_terms

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
    losses = Losses(margins, error)
    cost, doubt = _cost(w, C, losses, tol)
    if error**2 * float(C.sum()) > tol * cost:  # then it is worth to round once
        margins = np.asarray(y * dots(X, w, np.full((len(X), 1), b)))
        losses = Losses(margins, EPS * float(np.abs(margins).max()))
        cost, doubt = _cost(w, C, losses, tol)
    away2 = _away2(X, y, alpha, w, reach, tol * cost)
    terms, lost = summed(C * losses.divergences(alpha / C), tol)
    high, low = cost + doubt, max(cost - doubt, 0.0)
    excess = up(away2 / 2 + terms + lost, 8)
    relative = excess * (high / low) if low else math.inf
    return Worth(margins, high, low - excess - EPS * low, up(relative, 4))


def _cost(w: Array, C: Array, losses: "Losses", tol: float) -> tuple[float, float]:
    """|w|^2 / 2 + sum C_i log(1 + exp(-m_i)), and how far it may be off."""
    norm2 = float(w @ w)
    total, lost = summed(C * losses.values, tol)
    cost = norm2 / 2 + total
    slope = up(float(C @ losses.slopes), len(C) + 8)
    rounding = (len(w) + 8) * EPS * norm2 + _FUNCTIONS * cost + lost
    return cost, rounding + losses.error * slope


def _away2(X: Array, y: Labels, alpha: Array, w: Array, reach: Array, matters: float) -> float:
    """At least |w - sum alpha_i y_i x_i|^2, rounded once where that rounding matters."""
    pull, error = combined(X, alpha * y, reach, fine=False)
    rough, known = _length2(w, pull, error), _length2(w, pull, 0 * error)
    if rough <= max(matters / 2, 1.5 * known):
        return rough
    return min(rough, _length2(w, *combined(X, alpha * y, reach, fine=True)))


def _length2(w: Array, pull: Array, error: Array) -> float:
    sizes = np.abs(w - pull) + error + EPS * (np.abs(w) + np.abs(pull))
    return up(float(sizes @ sizes), len(sizes) + 4)


class Losses:
    """The losses at margins that are known up to an error, and what shares lack against them."""

    def __init__(self, margins: Array, error: float) -> None:
        self.margins, self.error = margins, error
        self.values, self.shares, self.rest = logistic_terms(margins)

    @property
    def slopes(self) -> Array:
        """At least -d/dm log(1 + exp(-m)) at all these margins: an error e changes it by e^e."""
        return np.minimum(1, self.shares * math.exp(min(self.error, 700)))

    def divergences(self, shares: Array) -> Array:
        """At least D(l, sigma(-m)) = log(1 + exp(-m)) + l m - H(l), for the given shares l.

        Near l = sigma(-m) this difference drowns in rounding; there D <= (l - s)^2 / (s (1 - s)).
        As a function of m its slope is l - s, and its curvature at most 1/4.
        """
        off = np.abs(shares - self.shares) + _FUNCTIONS * np.maximum(shares, self.shares)
        with np.errstate(divide="ignore", over="ignore", invalid="ignore"):
            found = off * (off / self.shares / self.rest) * (1 + _FUNCTIONS)
        far = ~(found <= _FUNCTIONS * self.values)  # elsewhere `_plainly` is not smaller
        found[far] = np.fmin(found[far], self._plainly(shares[far], far))
        return np.asarray(found + off * self.error + (self.error**2 / 8 + _UNDERFLOW))

    def _plainly(self, shares: Array, rows: Array) -> Array:
        """The three terms, and their rounding."""
        sizes = (
            self.values[rows],
            shares * self.margins[rows],
            -entr(shares),
            xlog1py(1 - shares, -shares),
        )
        plain = np.maximum(0, sum(sizes)) + _FUNCTIONS * sum(np.abs(size) for size in sizes)
        return np.asarray(plain)

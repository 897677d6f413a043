"""What (W, b) and a dual point are worth, with every rounding on the safe side.

Their gap is a sum of terms that are not negative (`softmax-strong-duality`),

    lam/2 sum |w_k - v_k|^2 + (1/n) sum KL(q_i, p_i),   v_k = sum alpha_ik x_i / (lam n),

with alpha_ik = 1{y_i = k} - q_ik and the divergence of Kullback and Leibler. All terms are of
second order. Elementary functions are taken to be right to eight units in the last place.
"""

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from scipy.special import xlog1py, xlogy

from margins.base.rounding import EPS, UNIT, combined, dots, reach, summed, up
from margins.base.types import Array, Codes
from margins.multiclass.cross_entropy import Terms

_UNDERFLOW = 1e-300
_NEAR = 1 / 64
_FUNCTIONS = 32 * EPS  # a few elementary functions, relative to the size of their terms


@dataclass(frozen=True)
class Worth:
    """primal is not below the objective of (W, b), dual not above what alpha proves.

    `excess` is not below their true difference, and relative to `primal` not below the true gap.
    """

    primal: float
    dual: float
    excess: float


@dataclass(frozen=True, eq=False)
class Certifier:
    """A sample in floats, to which points are held; the gap is of interest down to tol."""

    X: Array
    codes: Codes
    lam: float
    tol: float

    @cached_property
    def reach(self) -> Array:
        return reach(self.X)

    def worth(self, W: Array, b: Array, alpha: Array) -> Worth:
        """Both values of (W, b) and of a feasible alpha (`softmax-strong-duality`)."""
        n, d = self.X.shape
        scores = W @ self.X.T + b[:, None]
        size = 1 + float((np.abs(W) @ self.reach + np.abs(b)).max())
        terms, rough = Terms(scores, self.codes), (2 * d + 20) * UNIT * size
        error = np.full(n, rough)
        cost, doubt = self._cost(W, terms, error)
        if max(rough * rough, 1e-3 * doubt) > self.tol * cost:  # then it is worth to round once
            rows = zip(W, b.tolist(), strict=True)
            scores = np.stack([dots(self.X, w, np.full((n, 1), c)) for w, c in rows])
            terms, error = Terms(scores, self.codes), 6 * EPS * np.abs(scores).max(axis=0)
            cost, doubt = self._cost(W, terms, error)
        away2 = self._away2(W, alpha, self.tol * cost)
        total, lost = summed(divergences(terms, alpha, error), self.tol)
        high, low = cost + doubt, max(cost - doubt, 0.0)
        excess = up(self.lam * away2 / 2 + (total + lost) / n, 8)
        relative = excess * (high / low) if low else math.inf
        return Worth(high, low - excess - EPS * low, up(relative, 4))

    def _cost(self, W: Array, terms: Terms, error: Array) -> tuple[float, float]:
        """lam/2 sum |w_k|^2 + (1/n) sum -ln p_y, and how far it may be off.

        The slope of a loss is at most the probability of the other classes, at all scores near by.
        """
        n, norm2 = len(self.codes), float((W * W).sum())
        total, lost = summed(terms.losses, self.tol)
        cost = self.lam * norm2 / 2 + total / n
        slopes = np.minimum(1, terms.missing * np.exp(np.minimum(2 * error, 700)))
        rounding = (W.size + 8) * EPS * self.lam * norm2 + _FUNCTIONS * cost + lost / n
        return cost, rounding + up(float(slopes @ error) / n, n + 8)

    def _away2(self, W: Array, alpha: Array, matters: float) -> float:
        """At least sum |w_k - v_k|^2, rounded once where that rounding matters."""
        rough, known = self._apart2(W, alpha, fine=False)
        if self.lam * rough <= max(matters, 1.5 * self.lam * known):
            return rough
        return min(rough, self._apart2(W, alpha, fine=True)[0])

    def _apart2(self, W: Array, alpha: Array, *, fine: bool) -> tuple[float, float]:
        """At least sum |w_k - v_k|^2, and what it would be without rounding in the sums."""
        scale, found, known = self.lam * len(self.codes), 0.0, 0.0
        for w, weights in zip(W, alpha, strict=True):
            pull, error = combined(self.X, weights, self.reach, fine=fine)
            v = pull / scale
            apart = np.abs(w - v) + 2 * EPS * (np.abs(w) + np.abs(v))
            sizes = apart + error / scale * (1 + 4 * EPS)
            known += float(apart @ apart)
            found += float(sizes @ sizes)
        return up(found, W.size + 8), known


def divergences(terms: Terms, alpha: Array, error: Array) -> Array:
    """At least KL(q, p) for each point, where alpha = 1{y = k} - q; `error` is that of the scores.

    It is the sum of q ln(q/p) - q + p over the classes. With r = |q - p| / p each of these is at
    most p r^2 (1 + r) / 2. The former drowns in rounding where q is near p, the latter is large
    where p is tiny. As a function of the scores the slope of KL is p - q; beyond that, errors e
    add at most e^2 / 2, and at most 2 e.
    """
    own = alpha.take(terms.places)
    q = -alpha
    q.put(terms.places, 0)
    off = np.abs(q - terms.wrong) + _FUNCTIONS * np.maximum(q, terms.wrong)
    found = _nearly(off, terms.wrong)
    far = np.nonzero(~(off <= _NEAR * terms.wrong))  # elsewhere both are nearly the same
    plain = _plainly(q[far], terms.wrong[far], terms.behind[far], terms.losses[far[1]])
    found[far] = np.fmin(found[far], plain)
    apart = np.abs(own - terms.missing) + _FUNCTIONS * np.maximum(own, terms.missing)
    last = np.fmin(_nearly(apart, terms.own), _own(own, terms))
    slopes = off.sum(axis=0) * error
    return np.asarray(
        found.sum(axis=0) + last + slopes + (error * np.minimum(error, 4) / 2 + _UNDERFLOW)
    )


def _nearly(off: Array, p: Array) -> Array:
    with np.errstate(divide="ignore", over="ignore", invalid="ignore"):
        ratio = off / p
        return np.where(off > 0, off * ratio * (1 + ratio) / 2 * (1 + _FUNCTIONS), 0)


def _plainly(q: Array, p: Array, behind: Array, losses: Array) -> Array:
    """q ln(q / p) - q + p with ln p = behind - loss, and its rounding."""
    sizes = xlogy(q, q), -q * behind, q * losses, -q, p
    return np.asarray(np.maximum(0, sum(sizes)) + _FUNCTIONS * sum(np.abs(s) for s in sizes))


def _own(missing: Array, terms: Terms) -> Array:
    """The same for the own class, which has 1 - missing."""
    q = 1 - missing
    sizes = xlog1py(q, -missing), q * terms.losses, missing, -terms.missing
    return np.asarray(np.maximum(0, sum(sizes)) + _FUNCTIONS * sum(np.abs(s) for s in sizes))

"""Least squares in floats: a basis in which it is easy, and what an answer is worth.

With c = n lam / 2 the objective is 1/n times |y - A v|^2 + c |w|^2, where A has the centred points
and a column of ones for the bias, and v = (w, f(centre)). It is quadratic, so its excess over the
least value is 1/n times g' H^-1 g with

    H = A'A + c (for w only),   g = A'r - c w,   r = y - A v.

If T'HT is within q < 1 of the identity, this is at most |T'g|^2 / (n (1 - q)). T comes from a QR
decomposition, and that it does what it should is checked afterwards, with every rounding on the
safe side: nothing is taken on trust.
"""

import math
from dataclasses import dataclass

import numpy as np

from margins.base.brief import Brief
from margins.base.data import BadInput
from margins.base.rounding import EPS, dots, up
from margins.base.types import Array, Labels

_REFINED = 3
_UNDERFLOW = 1e-290


@dataclass(frozen=True)
class Worth:
    """primal is not below the objective of (w, b), dual not above the least one.

    `excess` is not below their true difference, and relative to `primal` not below the true gap.
    """

    primal: float
    dual: float
    excess: float


@dataclass(frozen=True, eq=False, repr=False)
class Basis(Brief):
    """T, the matrix B = A T, and how far B (in the norm of Frobenius) and T'HT may be off."""

    X: Array
    y: Labels
    lam: float
    bias: bool
    centre: Array
    design: Array
    T: Array
    B: Array
    spread: float
    off: float

    @property
    def cost(self) -> float:
        """c, which stands beside |w|^2 if that of the squares is 1."""
        return len(self.y) * self.lam / 2

    def pulls(self, w: Array, residuals: Array) -> Array:
        """T'g."""
        rows = self.T[: len(w)]
        return np.asarray(self.B.T @ residuals - rows.T @ (self.cost * w))

    def machine(self) -> tuple[Array, float]:
        """w and b. T'HT is not quite the identity, and A v is rounded; so it is done again."""
        d = self.X.shape[1]
        place = np.zeros(self.T.shape[0])
        for _ in range(1 + _REFINED):
            place = place + self.T @ self.pulls(place[:d], self.y - self.design @ place)
        w = place[:d]
        if not self.bias:
            return w, 0.0
        return w, float(dots(-w[None], self.centre, place[d:, None])[0])

    def worth(self, w: Array, b: float) -> Worth:
        """What exactly these numbers are worth."""
        n, d = self.X.shape
        with np.errstate(over="ignore", invalid="ignore"):
            residuals = dots(-self.X, w, np.column_stack([self.y, np.full(n, -b)]))
            norm2 = float(w @ w)
        if not (np.isfinite(residuals).all() and math.isfinite(norm2)):
            raise BadInput("the answer has no room in floats; rescale X")
        value = self.lam / 2 * norm2 + math.fsum((residuals**2).tolist()) / n
        doubt = (d + 16) * EPS * value
        length = float(np.linalg.norm(residuals))
        rows = np.abs(self.T[:d])
        size = float(np.linalg.norm(self.B)) * length
        size += float(np.linalg.norm(rows.T @ (self.cost * np.abs(w))))
        error = self.spread * length + (n + d + 8) * EPS * size
        pull = up(float(np.linalg.norm(self.pulls(w, residuals))) + error, n + d + 8)
        excess = up(pull * pull / (n * (1 - self.off)), n + d + 8)
        high, low = value + doubt, value - doubt
        relative = up(excess * (high / low), 4) if low > 0 else excess
        return Worth(high, max(0.0, low - excess - EPS * low), relative)


def basis(X: Array, y: Labels, lam: float, bias: bool) -> Basis:
    """T from the QR decomposition of A on top of the root of c."""
    n, d = X.shape
    centre = X.mean(axis=0) if bias else np.zeros(d)
    design = np.column_stack([X - centre, np.ones(n)]) if bias else X
    ridge = math.sqrt(n * lam / 2) * np.eye(d, design.shape[1])
    with np.errstate(all="ignore"):
        R: Array = np.asarray(np.linalg.qr(np.vstack([design, ridge]), mode="r"))
        k = design.shape[1]
        T = _inverse(R) if R.shape == (k, k) and R.diagonal().all() else np.full((k, k), np.nan)
        B, lower = design @ T, ridge @ T
        spread = up((k + 4) * EPS * float(np.linalg.norm(np.abs(design) @ np.abs(T))), n + k)
        spread += _UNDERFLOW
        sizes = float(np.linalg.norm(B)), float(np.linalg.norm(lower))
        error = 2 * sizes[0] * spread + spread**2
        error += (n + d + 16) * EPS * (sizes[0] ** 2 + sizes[1] ** 2)
        off = up(float(np.linalg.norm(B.T @ B + lower.T @ lower - np.eye(k))) + error, k * k + 16)
    if not off <= 1 / 2:
        raise BadInput(
            f"floats cannot tell what w is for lam = {lam:g} on these points, whose features "
            "depend on each other or nearly do; take a larger lam, or Fractions for an exact answer"
        )
    return Basis(X, y, lam, bias, centre, design, T, B, spread, off)


def _inverse(R: Array) -> Array:
    """Of a triangular matrix, column by column of its rows in their own size."""
    scale = np.abs(R).max(axis=0)
    return np.asarray(np.linalg.inv(R / scale) / scale[:, None])

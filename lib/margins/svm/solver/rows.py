"""Labelled samples as the interior point sees them: points, or a Gram matrix.

Both offer the same: `program` sets up the interior point for some of the rows, the others
having given multipliers; `evaluate` tells the margins of all rows at a solution; `image` returns
to the original data. Inside, points have size about 1: with costs c = unit * C, the solver's
multipliers are unit * alpha.
"""

from dataclasses import dataclass

import numpy as np
from scipy.linalg import solve_triangular
from scipy.linalg.lapack import dpstrf

from margins.base.types import Array
from margins.svm.solver.program import Program

_ROUNDING = float(np.finfo(float).eps)  # typical of a sum, relative to the size of its terms


@dataclass(frozen=True)
class Image:
    """<w, x_i> for all i, |w|^2, and |sum alpha_i y_i x_i|^2, with the rounding to expect."""

    scores: Array
    scores_rounding: float
    norm2: float
    dual_norm2: float
    dual_rounding: float


@dataclass(frozen=True)
class LinearRows:
    """Points with coordinates shifted and scaled to size 1; X itself is never copied.

    u_j = scale_j w_j, so that the objective times unit = sum scale_j^2 has
    q_j = unit / scale_j^2 and costs unit * C: every choice of shift (with a bias) and scale
    describes the same problem, so both may be estimated from a few rows.
    """

    X: Array
    y: Array
    bias: bool
    shift: Array
    scale: Array
    reach: Array  # the size of the entries in each column

    @property
    def unknowns(self) -> int:
        return len(self.shift) + self.bias

    @property
    def unit(self) -> float:
        with np.errstate(over="ignore"):  # the caller refuses what is too large
            return float((self.scale**2).sum())

    def take(self, rows: Array) -> "LinearRows":
        return LinearRows(self.X[rows], self.y[rows], self.bias, self.shift, self.scale, self.reach)

    def lifted(self, rows: Array) -> Array:
        """The columns y_i (x_i, 1) in scaled coordinates."""
        A = np.empty((self.unknowns, len(rows)))
        features = A[: self.X.shape[1]]
        np.subtract(self.X[rows].T, self.shift[:, None], out=features)
        features /= self.scale[:, None]
        features *= self.y[rows]
        if self.bias:
            A[-1] = self.y[rows]
        return A

    def program(self, inside: Array, c: Array, pinned: Array) -> Program:
        """The program with costs c on the rows `inside`, the others having multipliers `pinned`."""
        q = self.unit / self.scale**2
        if self.bias:
            q = np.append(q, 0.0)
        g = np.zeros(self.unknowns)
        total = float(pinned.sum())
        if total:
            weights = pinned * self.y
            balance = weights.sum()
            g[: self.X.shape[1]] = (weights @ self.X - balance * self.shift) / self.scale
            if self.bias:
                g[-1] = balance
        return Program(self.lifted(inside), q, c, g, total)

    def w(self, u: Array) -> Array:
        """w in the coordinates of X."""
        return np.asarray(u[: self.X.shape[1]] / self.scale)

    def offset(self, u: Array) -> float:
        """b in the coordinates of X."""
        return float(u[-1] - self.shift @ self.w(u)) if self.bias else 0.0

    def evaluate(self, u: Array, _alpha: Array | None = None, /) -> tuple[Array, float]:
        """The margins of all rows and |w|^2 at a solution u with multipliers alpha."""
        w = self.w(u)
        scores = self.X @ w
        scores += self.offset(u)
        scores *= self.y
        return scores, self.unit * float(w @ w)

    def image(self, w: Array, alpha: Array) -> Image:
        """What the objectives need to know about w and alpha, in original units. O(n d)."""
        pull = (alpha * self.y) @ self.X
        return Image(
            scores=self.X @ w,
            scores_rounding=_ROUNDING * float(self.reach @ np.abs(w)),
            norm2=float(w @ w),
            dual_norm2=float(pull @ pull),
            dual_rounding=_ROUNDING * float(self.reach @ np.abs(pull)) * float(alpha.sum()),
        )


def linear_rows(X: Array, y: Array, bias: bool) -> LinearRows:
    """Shift by the mean and scale by the deviation of about 4000 rows, column by column.

    Without a bias the problem is not invariant under shifts. A constant column gets an
    ordinary scale: blowing up its rounding noise would help nobody.
    """
    few = X[:: max(1, len(X) // 4000)]
    shift = few.mean(axis=0) if bias else np.zeros(X.shape[1])
    centred = few - shift
    peak = np.abs(centred).max(axis=0)
    deviation = peak * np.sqrt(((centred / np.where(peak > 0, peak, 1)) ** 2).mean(axis=0))
    varies = deviation > 1e-12 * np.abs(shift)
    ordinary = float(deviation[varies].mean()) if varies.any() else 1.0
    scale = np.where(varies, deviation, ordinary)
    return LinearRows(X, y.astype(float), bias, shift, scale, np.abs(few).max(axis=0))


@dataclass(frozen=True)
class GramRows:
    """Rows known only through their Gram matrix K (`dual-inner-products-only`).

    The coordinates of u belong to the rows of one program: a pivoted Cholesky factor of their
    Gram matrix . So margins are computed from the multipliers.
    """

    K: Array
    y: Array
    bias: bool
    unit: float
    features: Array  # rows F with F F^T = K

    def program(self, inside: Array, c: Array, pinned: Array) -> Program:
        """The program with costs c on the rows `inside`, the others having multipliers `pinned`."""
        features, pivots = features_of(self.K[np.ix_(inside, inside)])
        rank = features.shape[1]
        weights = pinned * self.y
        pull = solve_triangular(features[pivots], (self.K @ weights)[inside][pivots], lower=True)
        A = np.empty((rank + self.bias, len(inside)))
        A[:rank] = features.T * self.y[inside]
        if self.bias:
            A[-1] = self.y[inside]
            pull = np.append(pull, weights.sum())
        q = np.append(np.ones(rank), np.zeros(int(self.bias)))
        return Program(A, q, c, pull, float(pinned.sum()))

    def evaluate(self, u: Array, alpha: Array, /) -> tuple[Array, float]:
        """The margins of all rows and |w|^2 at a solution u with multipliers alpha."""
        beta = alpha * self.y
        scores = self.K @ beta
        b = u[-1] if self.bias else 0.0
        return self.y * (scores + b), float(beta @ scores)

    def w(self, _u: Array, /) -> None:
        """There are no coordinates for w."""

    def image(self, _w: None, alpha: Array) -> Image:
        """What the objectives need to know about alpha and its w, in original units. O(n^2)."""
        beta = alpha * self.y
        scores = self.unit * (self.K @ beta)
        norm2 = float(beta @ scores)
        rounding = _ROUNDING * self.unit * float(alpha.sum())
        return Image(scores, rounding, norm2, norm2, rounding * float(alpha.sum()))


def gram_rows(K: Array, y: Array, bias: bool) -> GramRows:
    """Scaled so that the largest point has size 1."""
    unit = float(np.abs(K).max()) or 1.0
    K = K / unit
    return GramRows(K, y.astype(float), bias, unit, features_of(K)[0])


def features_of(K: Array) -> tuple[Array, Array]:
    """Rows F with F F^T = K up to rounding, and the rows on which F is lower triangular."""
    factor, order, rank, _ = dpstrf(K, lower=1, tol=1e-14 * float(np.diag(K).max(initial=0)))
    order = order - 1
    features = np.empty((len(K), rank))
    features[order] = np.tril(factor)[:, :rank]
    return features, order[:rank]


Rows = LinearRows | GramRows

"""Labelled samples as the interior point sees them: points, or a Gram matrix.

Both offer the same: `program` sets up the interior point for some of the rows, the others
having given multipliers; `evaluate` tells the margins of all rows and |w|^2 at a solution.
"""

from dataclasses import dataclass

import numpy as np
from scipy.linalg import solve_triangular
from scipy.linalg.lapack import dpstrf

from margins.data import Array
from margins.solver.interior import Program


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

    @property
    def unknowns(self) -> int:
        return len(self.shift) + self.bias

    @property
    def unit(self) -> float:
        return float((self.scale**2).sum())

    def take(self, rows: Array) -> "LinearRows":
        return LinearRows(self.X[rows], self.y[rows], self.bias, self.shift, self.scale)

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

    def hyperplane(self, u: Array) -> tuple[Array, float]:
        """(w, b) in the coordinates of X."""
        w = u[: self.X.shape[1]] / self.scale
        return w, float(u[-1] - self.shift @ w) if self.bias else 0.0

    def evaluate(self, u: Array, _alpha: Array | None = None, /) -> tuple[Array, float]:
        """The margins of all rows and |w|^2 at a solution u with multipliers alpha."""
        w, b = self.hyperplane(u)
        scores = self.X @ w
        scores += b
        scores *= self.y
        return scores, self.unit * float(w @ w)


def linear_rows(X: Array, y: Array, bias: bool) -> LinearRows:
    """Shift by the mean and scale by the deviation of about 4000 rows, column by column.

    Without a bias the problem is not invariant under shifts. A constant column gets an
    ordinary scale: blowing up its rounding noise would help nobody.
    """
    few = X[:: max(1, len(X) // 4000)]
    shift = few.mean(axis=0) if bias else np.zeros(X.shape[1])
    deviation = np.sqrt(((few - shift) ** 2).mean(axis=0))
    varies = deviation > 1e-12 * np.abs(shift)
    ordinary = float(deviation[varies].mean()) if varies.any() else 1.0
    return LinearRows(X, y.astype(float), bias, shift, np.where(varies, deviation, ordinary))


@dataclass(frozen=True)
class GramRows:
    """Rows known only through their Gram matrix K (`dual-inner-products-only`).

    The coordinates of u belong to the rows of one program: a pivoted Cholesky factor of their
    Gram matrix (`psd-has-features`). So margins are computed from the multipliers.
    """

    K: Array
    y: Array
    bias: bool

    @property
    def unknowns(self) -> int:
        return len(self.K)

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


def features_of(K: Array) -> tuple[Array, Array]:
    """Rows F with F F^T = K up to rounding, and the rows on which F is lower triangular."""
    factor, order, rank, _ = dpstrf(K, lower=1, tol=1e-14 * float(np.diag(K).max(initial=0)))
    order = order - 1
    features = np.empty((len(K), rank))
    features[order] = np.tril(factor)[:, :rank]
    return features, order[:rank]


Rows = LinearRows | GramRows

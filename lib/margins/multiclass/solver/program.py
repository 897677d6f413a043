"""The program that the solver works on: K weight vectors, one hinge of K values for each row.

For columns a_i of `A` (the points (x_i, 1) in scaled coordinates), own classes y_i and costs c_i it
is

    minimise over U   1/2 sum_kj q_j U_kj^2 - <G, U> + sum_i c_i max_k v_ik,
    v_ik = Delta(y_i, k) + <u_k - u_y, a_i>.

The bias costs nothing: the last q may be 0. The linear term G stands for rows whose multipliers
are known. The dual (`multiclass-duality-gap`) has a row of K multipliers alpha_ik >= 0 with sum c_i
for each point, and asks for q U = G + sum_i (c_i e_y - alpha_i) a_i^T.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from margins.base.types import Array, Codes

_BLOCK = 1 << 18  # products that stay in the cache while the normal matrix is formed
_KEPT = 1 << 22  # products that are kept for all steps


@dataclass(frozen=True)
class Program:
    """Arrays over points and classes have a row for each class: (K, m)."""

    A: Array
    own: Codes
    classes: int
    q: Array
    c: Array
    G: Array
    constant: float = 0.0

    def values(self, U: Array) -> Array:
        v = self.ahead(U @ self.A) + 1
        v.put(self.at, 0)
        return v

    @cached_property
    def at(self) -> Array:
        """The places of the own classes, row after row."""
        return np.asarray(self.own * len(self.own) + np.arange(len(self.own)))

    def ahead(self, scores: Array) -> Array:
        """By how much each score is above that of the own class."""
        return np.asarray(scores - scores.take(self.at))

    def balanced(self, alpha: Array) -> Array:
        """alpha with another entry for the own class, such that rows sum to 0.

        At a high price that entry is large, and as a number of its own has no small digits.
        """
        alpha.put(self.at, 0)
        alpha.put(self.at, -alpha.sum(axis=0))
        return alpha

    def pull(self, alpha: Array) -> Array:
        """G + sum_i (c_i e_y - alpha_i) a_i^T, a row for each class."""
        return np.asarray(self.G - self.balanced(alpha.copy()) @ self.A.T)

    def cost(self, U: Array, v: Array) -> float:
        """The primal objective."""
        quadratic = 0.5 * float(np.vdot(U, self.q * U)) - float(np.vdot(self.G, U))
        return quadratic + float(self.c @ v.max(axis=0)) + self.constant

    def normal_matrix(self, D: Array) -> Array:
        """diag(q) + sum_i (diag D_i - D_i D_i^T / sum D_i) (x) a_i a_i^T, by its blocks.

        Its rows of blocks sum to diag(q) in every place, so only the blocks off the diagonal are
        computed. The common shift of all biases, which the program does not feel, is held.
        """
        K, p = self.classes, len(self.q)
        pairs = [(k, j) for k in range(K) for j in range(k)]
        weights = np.array([D[k] * D[j] for k, j in pairs]) / D.sum(axis=0)
        M = np.zeros((K, p, K, p))
        for (k, j), block in zip(pairs, self._weighted(weights)[:, self._places], strict=True):
            M[k, :, k] += block
            M[j, :, j] += block
            M[k, :, j] = M[j, :, k] = -block
        if self.q[-1] == 0:
            M[:, -1, :, -1] += M[0, -1, 0, -1] / K
        whole = M.reshape(K * p, K * p)
        whole.flat[:: K * p + 1] += np.tile(self.q, K)
        return whole

    def _weighted(self, weights: Array) -> Array:
        """The upper triangles of A diag(weights) A^T, a row for each vector of weights."""
        found = np.zeros((len(weights), len(self.A) * (len(self.A) + 1) // 2))
        for start, products in self._products():
            found += weights[:, start : start + products.shape[1]] @ products.T
        return found

    @cached_property
    def _places(self) -> Array:
        """Where the entries of a symmetric matrix stand in its upper triangle."""
        found = np.zeros((len(self.q), len(self.q)), dtype=np.int64)
        rows, columns = np.triu_indices(len(self.q))
        found[rows, columns] = found[columns, rows] = np.arange(len(rows))
        return found

    def _products(self) -> Iterable[tuple[int, Array]]:
        """All products of two entries of each column, block by block; few are kept."""
        p, m = self.A.shape
        step = max(1, 2 * _BLOCK // (p * (p + 1)))
        blocks = ((i, _squares(self.A[:, i : i + step])) for i in range(0, m, step))
        return self._kept if p * (p + 1) * m < 2 * _KEPT else blocks

    @cached_property
    def _kept(self) -> list[tuple[int, Array]]:
        return [(0, _squares(self.A))]


def _squares(A: Array) -> Array:
    """The products of rows i <= j, in the order of an upper triangle."""
    p, m = A.shape
    found, start = np.empty((p * (p + 1) // 2, m)), 0
    for i in range(p):
        np.multiply(A[i:], A[i], out=found[start : start + p - i])
        start += p - i
    return found

"""Rows known only through their Gram matrix, as the solver sees them."""

from dataclasses import dataclass

import numpy as np

from margins.base import lapack
from margins.base.data import BadInput
from margins.base.gram import ROUNDING
from margins.base.types import Array
from margins.svm.solver.program import Program

_SAMPLE = 150  # rows that tell whether the rank is small
_LOW = 3  # a rank below the number of rows divided by this is small
_EXACT = 1e-13  # of what low rank leaves out
_ROWS = 512  # of a product


@dataclass(frozen=True)
class GramRows:
    """Rows known only through their Gram matrix K (`dual-inner-products-only`).

    K is as large as it is given; in costs, multipliers and |w|^2 the largest point has size 1, as
    in `LinearRows`. The coordinates of u belong to the rows of one program: a pivoted Cholesky
    factor of their Gram matrix. So margins are computed from the multipliers.

    `features` are rows F with F F^T = K / unit, if they have few columns.
    """

    K: Array
    y: Array
    bias: bool
    unit: float
    features: Array | None

    def program(self, inside: Array, c: Array, pinned: Array) -> Program:
        """The program with costs c on the rows `inside`, the others having multipliers `pinned`."""
        features, pivots = features_of(self.K[np.ix_(inside, inside)] / self.unit)
        rank = features.shape[1]
        weights = pinned * self.y
        forces = (self.K @ weights)[inside][pivots] / self.unit
        pull = lapack.dtrtrs(features[pivots], forces, lower=1)[0]
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
        scores = self.K @ beta / self.unit
        b = u[-1] if self.bias else 0.0
        return self.y * (scores + b), float(beta @ scores)

    def w(self, _u: Array, /) -> None:
        """There are no coordinates for w."""


def gram_rows(K: Array, y: Array, bias: bool) -> GramRows:
    """In units in which the largest point has size 1."""
    unit = float(np.abs(np.diag(K)).max()) or 1.0
    return GramRows(K, y.astype(float), bias, unit, _few_features(K, unit))


def features_of(K: Array) -> tuple[Array, Array]:
    """Rows F with F F^T = K up to rounding, and the rows on which F is lower triangular."""
    factor, order, rank, _ = lapack.dpstrf(K, lower=1, tol=1e-14 * float(np.diag(K).max(initial=0)))
    order = order - 1
    if not rank and len(K):  # all zeros, or no Gram matrix: one feature, which is 0
        return np.zeros((len(K), 1)), order[:1]
    features = np.empty((len(K), rank))
    features[order] = np.tril(factor)[:, :rank]
    return features, order[:rank]


def _few_features(K: Array, unit: float) -> Array | None:
    """Rows F with F F^T = K / unit, if there are few columns: those of some rows, of all rows."""
    sample = np.arange(0, len(K), -(-len(K) // _SAMPLE))
    too_many = sample[: len(sample) // _LOW + 1]
    if features_of(K[np.ix_(too_many, too_many)] / unit)[0].shape[1] == len(too_many):
        return None  # all rows need no fewer features than these
    factor, pivots = features_of(K[np.ix_(sample, sample)] / unit)
    if factor.shape[1] > len(sample) // _LOW:
        return None
    features = lapack.dtrtrs(factor[pivots], K[sample[pivots]] / unit, lower=1)[0].T
    left_out = np.diag(K) / unit - (features**2).sum(axis=1)
    if np.abs(left_out).max() > _EXACT:
        features, _ = features_of(K / unit)
    return features if features.shape[1] <= len(K) // _LOW else None


def check_semidefinite(rows: GramRows) -> None:
    """Refuse a Gram matrix that is not positive semidefinite: then there are no features.

    O(n^3), or O(r n^2) for a small rank r.
    """
    K, rounding = rows.K, ROUNDING * rows.unit
    if rows.features is None:
        raised = K.copy()
        raised.ravel()[:: len(K) + 1] += rounding
        fails = bool(lapack.dpotrf(raised.T, lower=1, clean=0, overwrite_a=1)[1])
    else:
        F = rows.features
        parts = [slice(start, start + _ROWS) for start in range(0, len(K), _ROWS)]
        fails = any(np.abs(K[p] - rows.unit * (F[p] @ F.T)).max() > rounding for p in parts)
    if fails:
        raise BadInput(
            "the kernel is not positive semidefinite on these points: its Gram matrix has the "
            f"eigenvalue {np.linalg.eigvalsh(K)[0]:.3g}; then there are no features behind it "
            "and no certificate"
        )


def gram_reach(K: Array) -> Array:
    """A bound of the entries in each column, by Cauchy and Schwarz.

    K is positive semidefinite if ROUNDING of its largest entry is added to each diagonal one, or
    no entry differs by more from those of such a matrix.
    """
    rounding = 2 * ROUNDING * float(np.diag(K).max())
    diagonal = np.diag(K) + rounding
    return np.asarray(np.sqrt(diagonal.max() * diagonal) * (1 + ROUNDING) + rounding)

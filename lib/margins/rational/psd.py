"""Positive semidefinite rational matrices: a proof either way."""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from margins.base.brief import Brief
from margins.base.data import BadInput, not_empty, rationals
from margins.base.types import Array, PointsLike


class NotPSD(BadInput):
    """A symmetric matrix K with a `witness` v for which v'Kv < 0."""

    def __init__(self, witness: Array) -> None:
        super().__init__(
            "the matrix is not positive semidefinite, so it is no Gram matrix; "
            "`witness` is a vector v with v'Kv < 0"
        )
        self.witness = witness


@dataclass(frozen=True, eq=False, repr=False)
class Factor(Brief):
    """K = L diag(D) L' with L unit lower triangular and D >= 0.

    Row i of L holds the features of point i for the inner product weighted by D; in the usual
    one they are L sqrt(D). The rank of K is the number of positive entries of D.
    """

    L: Array
    D: Array

    def solve(self, right: Array) -> Array:
        """A vector v with K v = right, for a right side in the range of K."""
        v = right.copy()
        for k in range(len(v)):
            v[k + 1 :] -= self.L[k + 1 :, k] * v[k]
        v = np.array([a / d if d else Fraction(0) for a, d in zip(v, self.D, strict=True)])
        for k in reversed(range(len(v))):
            v[k] -= sum(self.L[k + 1 :, k] * v[k + 1 :], start=Fraction(0))
        return v


def factor(K: PointsLike) -> Factor:
    """Rational LDL' of a positive semidefinite matrix; raises `NotPSD` with a witness otherwise.

    Symmetric elimination (`elimination-step`, `psd-has-features`) without square roots or
    pivoting. Invariant: E K E' equals the matrix A
    that remains, so the form of K at row i of E is A_ii. A negative diagonal entry is a witness;
    so is a zero one with A_ik not 0 beside it, since (row i) + t (row k) has the form
    A_ii + 2 t A_ik. If neither occurs the column of a zero pivot is zero. O(n^3).
    """
    A = _symmetric(K)
    n = len(A)
    L, E = _identity(n), _identity(n)
    for k in range(n):
        pivot, column = A[k, k], A[k + 1 :, k].copy()
        if pivot < 0:
            raise NotPSD(E[k])
        if pivot == 0:
            beside = np.flatnonzero(column)
            if len(beside):
                i = k + 1 + beside[0]
                raise NotPSD(E[i] - (A[i, i] + 1) / (2 * A[i, k]) * E[k])
            continue
        L[k + 1 :, k] = multipliers = column / pivot
        A[k + 1 :] -= np.outer(multipliers, A[k])
        E[k + 1 :] -= np.outer(multipliers, E[k])
    return Factor(L, A.diagonal().copy())


def psd_witness(K: PointsLike) -> Array | None:
    """None if K is positive semidefinite, otherwise v with v'Kv < 0."""
    try:
        factor(K)
    except NotPSD as error:
        return error.witness
    return None


def is_psd(K: PointsLike) -> bool:
    """Whether the symmetric rational matrix K is positive semidefinite."""
    return psd_witness(K) is None


def _symmetric(K: PointsLike) -> Array:
    A = not_empty("K", rationals("K", K, 2))
    if A.shape[0] != A.shape[1]:
        raise BadInput(f"the matrix K must be square, but has shape {A.shape}")
    if (A != A.T).any():
        raise BadInput("the matrix K must be symmetric; use (K + K.T) / 2 for the form of K")
    return A.copy()


def _identity(n: int) -> Array:
    return np.array([[Fraction(int(i == j)) for j in range(n)] for i in range(n)], dtype=object)

"""Has the likelihood of the softmax a maximum? Decided in fractions, with a certificate."""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from margins.base.brief import Brief
from margins.base.classes import coded
from margins.base.data import not_empty, rationals
from margins.base.types import Array, ClassesLike, Codes, PointsLike
from margins.rational.arrays import array
from margins.rational.lcp import Infeasible
from margins.rational.lp import minimise


@dataclass(frozen=True, eq=False, repr=False)
class Maximum(Brief):
    """One of two certificates (`softmax-mle-may-not-exist`).

    Without a maximum there are W and b with s_y >= s_k at all points for all classes, and the sum
    of all these s_y - s_k is 1: along (W, b) the likelihood rises for ever. With a maximum there
    are positive `weights` mu_ik for k != y_i, as much going out of each class as into it: the sum
    of mu_ik x_i over the points of class k and all other classes is that of mu_ik x_i over the
    points of other classes. With bias the same holds for mu_ik without x_i.
    """

    exists: bool
    classes: Array
    W: Array | None = None
    b: Array | None = None
    weights: Array | None = None


def maximum(X: PointsLike, y: ClassesLike, *, bias: bool = True) -> Maximum:
    """Whether some W (and b) maximise the likelihood of the labels, without a ridge.

    A linear program over the fractions with n (K - 1) + 1 constraints decides it, so this is for
    small samples. A bias is one more feature, which is 1.

    >>> maximum([[0], [1], [2]], ["a", "b", "a"]).exists, maximum([[0], [1]], ["a", "b"]).exists
    (True, False)
    """
    rows = not_empty("X", rationals("X", X, 2))
    classes, codes = coded(y, len(rows))
    features = np.hstack([rows, np.full((len(rows), 1), Fraction(1))]) if bias else rows
    ahead = _ahead(features, codes, len(classes))
    K, D = len(classes), features.shape[1]
    total = ahead.sum(axis=0)
    A = np.hstack([np.vstack([ahead, total]), -np.vstack([ahead, total])])
    found = minimise([0] * (2 * K * D), A.tolist(), [*([0] * len(ahead)), 1])
    if isinstance(found, Infeasible):
        duals = array(found.u[2 * K * D :])
        weights = np.full((len(codes), K), Fraction(0))
        weights[_others(codes, K)] = duals[:-1] + duals[-1]
        return Maximum(True, classes, weights=weights)
    V = (array(found.x[: K * D]) - array(found.x[K * D :])).reshape(K, D)
    V = V / (ahead @ V.ravel()).sum()
    W, b = (V[:, :-1], V[:, -1]) if bias else (V, np.full(K, Fraction(0)))
    return Maximum(False, classes, W, b)


def _others(codes: Codes, K: int) -> Array:
    """Where a class is not that of the point; such pairs are numbered row by row."""
    return np.asarray(codes[:, None] != np.arange(K))


def _ahead(features: Array, codes: Codes, K: int) -> Array:
    """A row for each point and each other class k, whose product with all w is s_y - s_k."""
    found = []
    for i, k in zip(*_others(codes, K).nonzero(), strict=True):
        row = np.full((K, features.shape[1]), Fraction(0))
        row[codes[i]], row[k] = features[i], -features[i]
        found.append(row.ravel())
    return np.array(found)

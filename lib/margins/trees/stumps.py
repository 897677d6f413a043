"""Decision stumps: one feature, one threshold, and the exact minimiser of the weighted error.

The stump with feature j, threshold t and polarity s predicts s where x_j > t and -s elsewhere.
On a sample only finitely many differ; their thresholds lie midway between neighbouring values
of a feature, and t = -inf on feature 0 stands for the two constant classifiers.

Order among ties: lowest weighted error, then lowest feature, then lowest threshold (so the
constants come first), then polarity +1 before -1. All searches of `trees.searching` follow it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from margins.base.data import points, sign_matrix
from margins.base.types import Array, Labels, Number, PointsLike


@dataclass(frozen=True)
class Stump:
    """The classifier `polarity` if x[feature] > threshold, else `-polarity`."""

    feature: int
    threshold: Number
    polarity: int

    def __call__(self, X: Array) -> Labels:
        return np.where(self.above(X), self.polarity, -self.polarity)

    def above(self, X: Array) -> Array:
        """Which points lie above the threshold."""
        return np.asarray(X[:, self.feature] > self.threshold)

    def __neg__(self) -> "Stump":
        return Stump(self.feature, self.threshold, -self.polarity)


@dataclass(frozen=True)
class RegressionStump:
    """The function `above` if x[feature] > threshold, else `below`."""

    feature: int
    threshold: float
    below: float
    above: float

    def __call__(self, X: Array) -> Array:
        return np.where(X[:, self.feature] > self.threshold, self.above, self.below)


def midpoint(low: Number, high: Number) -> Number:
    """A threshold t with low <= t < high, midway if the number type has room for it.

    Between neighbouring floats the rounded mean can be `high`, which would put `high` on the
    wrong side of x > t; and `low + high` may overflow. Exact for `Fraction`s.
    """
    middle = low / 2 + high / 2
    return middle if low <= middle < high else low


def all_stumps(X: PointsLike) -> Iterator[Stump]:
    """Every stump with a midpoint threshold on the sample, in the order among ties."""
    array = points(X)
    yield from (Stump(0, -np.inf, +1), Stump(0, -np.inf, -1))
    for feature, column in enumerate(array.T):
        for low, high in pairwise(np.unique(column)):
            threshold = midpoint(low, high)
            yield from (Stump(feature, threshold, +1), Stump(feature, threshold, -1))


def dichotomies(X: PointsLike) -> tuple[list[Stump], Labels]:
    """The ways in which stumps label the sample: stumps, and their predictions as columns.

    Of several stumps with the same predictions the first in the order among ties is kept, so
    the columns are distinct, and closed under negation. There are at most 2 + 2d(n-1) of them;
    O(d n^2) time and memory.
    """
    array = points(X)
    first: dict[bytes, tuple[Stump, Labels]] = {}
    for stump in all_stumps(array):
        predictions = stump(array)
        first.setdefault(predictions.tobytes(), (stump, predictions))
    stumps, columns = zip(*first.values(), strict=True)
    return list(stumps), np.column_stack(columns)


def close_under_negation(pool: PointsLike) -> Labels:
    """The columns of a pool of +-1 predictions, followed by those negations it lacks."""
    columns = sign_matrix(pool)
    present = {column.tobytes() for column in columns.T}
    missing = [j for j, column in enumerate(-columns.T) if column.tobytes() not in present]
    return np.hstack([columns, -columns[:, missing]])

"""Weak learners: from a distribution on the sample to the first best hypothesis."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from margins.base.data import is_exact, labels, sample, sign_matrix
from margins.base.types import Array, LabelsLike, PointsLike, WeakLearner
from margins.rational.arrays import cleared
from margins.trees.presorting import presort
from margins.trees.searching import best_stump
from margins.trees.stumps import dichotomies

ROUNDING = 2.0**-40
"""Weighted errors of a float run that differ by no more than this count as equal."""


@dataclass(frozen=True)
class Column:
    """The hypothesis of a finite pool whose predictions are a column of X."""

    index: int

    def __call__(self, X: Array) -> Array:
        return np.asarray(X[:, self.index])


def stump_learner(X: PointsLike, y: LabelsLike, *, tie: float = ROUNDING) -> WeakLearner:
    """The first stump of least weighted error in the order of `trees.stumps`.

    Errors within `tie` of the least count as ties, so that rounding does not decide between
    stumps that are tied in exact arithmetic. For `Fraction`s ties are exact.
    """
    points, signs = sample(X, y)
    if is_exact(points):
        stumps, pool = dichotomies(points)
        choose = pool_learner(pool, signs)
        return lambda D: stumps[choose(D).index]
    prepared = presort(points, signs)
    return lambda D: best_stump(prepared, D, tie=tie)


def pool_learner(
    pool: PointsLike, y: LabelsLike, *, tie: float = ROUNDING
) -> Callable[[Array], Column]:
    """The first column of least weighted error in a finite pool of predictions (n x m, +-1).

    Used as `adaboost(pool, y, rounds, learner=pool_learner(pool, y))`: the points are then the
    rows of the pool, and a new point is the row of what all m hypotheses say about it.
    """
    columns = sign_matrix(pool)
    wrong = (columns != labels(y, len(columns))[:, None]).T
    as_floats, as_integers = wrong.astype(np.float64), wrong.astype(object)

    def choose(D: Array) -> Column:
        if is_exact(D):
            errors = as_integers @ cleared(D)[0]
            return Column(int(np.argmax(errors == errors.min())))
        errors = as_floats @ D
        return Column(int(np.argmax(errors <= errors.min() + tie * D.sum())))

    return choose

"""Boosting for other losses: additive models fitted one stage at a time.

`stagewise` chooses hypothesis and vote together, for any convex loss and a finite pool; with the
exponential loss that is AdaBoost (`stagewise-is-adaboost`). `gradient_boost` fits a regression
stump to the negative derivative of the loss (`stagewise-squared-residual`), `newton_boost` divides
it by the second derivative; `logitboost` is the latter for the logistic loss.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from margins.base.data import (
    BadInput,
    as_floats,
    both_classes,
    count,
    labels,
    numbers,
    positive_float,
    positives,
    same_length,
    sample,
    sign_matrix,
)
from margins.base.types import (
    Array,
    Count,
    Hypothesis,
    Labels,
    LabelsLike,
    PointsLike,
    Scalar,
    VectorLike,
)
from margins.boosting.learners import Column
from margins.boosting.line_search import line_minima, moved
from margins.boosting.vote import Vote
from margins.losses.loss import Loss, known_loss
from margins.losses.surrogates import LOGISTIC
from margins.trees.fitting import tree_fitter
from margins.trees.presorting import presort
from margins.trees.searching import best_regression_stump
from margins.trees.stumps import RegressionStump

_LEAST_CURVATURE = 2.0**-52


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class AdditiveModel(Vote):
    """A fitted additive model; `risks[t]` is the (weighted) mean loss on the sample after t
    stages."""

    loss: Loss
    risks: Array


def stagewise(pool: PointsLike, y: LabelsLike, rounds: Count, *, loss: Loss) -> AdditiveModel:
    """F_t = F_{t-1} + a_t h_t with (h_t, a_t) minimising the empirical loss, h_t a column of
    the pool (n x m, +-1), a_t any real number.

    Ties (relative 2^-40 of the loss) go to the first column. The run ends early when no stage
    lowers the loss any more, or when the best vote is infinite: its infimum is not attained.
    O(nm) a step of the line search, which takes about 5 steps for a loss with a second
    derivative and 60 for one without.
    """
    rounds = count("rounds", rounds)
    if not known_loss(loss).convex:
        raise BadInput(f"the {loss.name} loss is not convex; a stage has no certified minimum")
    columns = sign_matrix(pool)
    agreement = columns * labels(y, len(columns))[:, None]
    margins = np.zeros(len(columns))
    risks = [float(np.mean(loss(margins)))]
    chosen: list[Column] = []
    votes: list[float] = []
    for _ in range(rounds):
        candidates = line_minima(loss, margins, agreement)
        values = np.mean(loss(moved(margins, candidates, agreement)), axis=0)
        best = int(np.argmax(values <= values.min() + risks[-1] * 2.0**-40))
        if not values[best] < risks[-1] * (1 - 2.0**-40):
            break
        chosen.append(Column(best))
        votes.append(float(candidates[best]))
        risks.append(float(values[best]))
        if np.isinf(votes[-1]):
            break
        margins = margins + votes[-1] * agreement[:, best]
    return AdditiveModel(
        d=columns.shape[1],
        hypotheses=tuple(chosen),
        votes=np.array(votes),
        loss=loss,
        risks=np.array(risks),
    )


def gradient_boost(
    X: PointsLike,
    y: LabelsLike,
    rounds: Count,
    *,
    loss: Loss = LOGISTIC,
    rate: Scalar = 0.1,
    depth: Count = 1,
    weights: VectorLike | None = None,
) -> AdditiveModel:
    """Gradient boosting with stumps or deeper trees, from the best constant.

    Each stage splits where a stump, or a tree of at most this `depth`, fits the negative
    derivatives -y loss'(y F) best in the sense of least squares, gives each side or leaf its Newton
    step, and moves by `rate` times that. For the squared loss it fits the residuals y - F
    (`stagewise-squared-residual`). A point of weight k counts as k copies.

    >>> model = gradient_boost([[0], [1], [2], [3]], [1, 1, -1, -1], 20)
    >>> model.predict([[0], [3]]), bool((np.diff(model.risks) < 0).all())
    (array([ 1, -1]), True)
    """
    points, signs = sample(X, y)
    both_classes(signs, "the best constant")
    counts = _counts(weights, len(signs))
    share = float(counts[signs > 0].sum() / counts.sum())
    constant = float(known_loss(loss).minimiser(share))
    deep = count("depth", depth) > 1
    fit = (_tree_steps if deep else _stump_steps)(points, signs, counts, int(depth))
    return _descend(points, signs, counts, rounds, loss, rate, constant, fit)


def _stump_steps(X: Array, y: Labels, counts: Array, _: int) -> "Fit":
    prepared = presort(X, y)

    def fit(slopes: Array, curvatures: Array) -> tuple[Hypothesis, Array]:
        split = best_regression_stump(prepared, slopes, counts)
        above = prepared.X[:, split.feature] > split.threshold
        low, high = (
            float(slopes[side].sum() / max(curvatures[side].sum(), _LEAST_CURVATURE))
            for side in (~above, above)
        )
        stump = RegressionStump(split.feature, split.threshold, low, high)
        return stump, np.where(above, high, low)

    return fit


def _tree_steps(X: Array, _: Labels, counts: Array, depth: int) -> "Fit":
    grow = tree_fitter(X, counts, depth)

    def fit(slopes: Array, curvatures: Array) -> tuple[Hypothesis, Array]:
        return grow(slopes / counts, slopes, np.maximum(curvatures, _LEAST_CURVATURE * counts))

    return fit


def newton_boost(
    X: PointsLike,
    y: LabelsLike,
    rounds: Count,
    *,
    loss: Loss,
    rate: Scalar = 1.0,
    limit: Scalar = 4.0,
    weights: VectorLike | None = None,
) -> AdditiveModel:
    """Newton boosting with stumps, from 0: each stage is the weighted least-squares fit to the
    responses -y loss'(m) / loss''(m) with weights loss''(m), m = y F.

    Values of a stump are kept within `limit`: where the curvature is nearly 0, at badly wrong
    points, the Newton step would be far too long. A point of weight k counts as k copies.
    """
    largest = positive_float("limit", limit, infinite=True)
    prepared = presort(X, y)
    counts = _counts(weights, len(prepared.y))

    def fit(slopes: Array, curvatures: Array) -> tuple[Hypothesis, Array]:
        held = np.maximum(curvatures, _LEAST_CURVATURE * counts)
        stump = best_regression_stump(prepared, slopes, held, limit=largest)
        return stump, stump(prepared.X)

    return _descend(prepared.X, prepared.y, counts, rounds, loss, rate, 0.0, fit)


def logitboost(X: PointsLike, y: LabelsLike, rounds: Count, *, rate: Scalar = 1.0) -> AdditiveModel:
    """LogitBoost: Newton boosting for the logistic loss. The decision estimates the log odds
    of y = 1 (twice the F of the usual presentation, whose loss is log(1 + exp(-2 m)))."""
    return newton_boost(X, y, rounds, loss=LOGISTIC, rate=rate)


Fit = Callable[[Array, Array], tuple[Hypothesis, Array]]
"""From slopes and curvatures to a function, and its values on the sample."""


def _counts(weights: VectorLike | None, n: int) -> Array:
    """How often each of n points counts, up to a common factor: once, or by its weight."""
    if weights is None:
        return np.ones(n)
    (array,) = numbers(weights=(weights, 1))
    same_length(n, weights=array)
    counts = as_floats("weights", positives("weights", array))
    return np.asarray(counts / counts.max())


def _descend(
    X: Array,
    y: Labels,
    counts: Array,
    rounds: Count,
    loss: Loss,
    rate: Scalar,
    intercept: float,
    fit: Fit,
) -> AdditiveModel:
    """Stages F <- F + rate * fit(-dL/dF, d^2L/dF^2), where L is the sum of counts * losses."""
    rounds, step = count("rounds", rounds), positive_float("the rate", rate)
    known_loss(loss)
    scores = np.full(len(y), intercept)
    risks = [float(np.average(loss(y * scores), weights=counts))]
    chosen: list[Hypothesis] = []
    for _ in range(rounds):
        margins = y * scores
        found, values = fit(-y * counts * loss.slope(margins), counts * loss.curvature(margins))
        chosen.append(found)
        scores = scores + step * values
        risks.append(float(np.average(loss(y * scores), weights=counts)))
    return AdditiveModel(
        d=X.shape[1],
        hypotheses=tuple(chosen),
        votes=np.full(rounds, step),
        intercept=intercept,
        loss=loss,
        risks=np.array(risks),
    )

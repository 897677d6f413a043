"""Estimators that add stumps or trees: AdaBoost and gradient boosting."""

from typing import Any

import numpy as np

from margins.base.data import BadInput
from margins.base.types import Array, Labels
from margins.boosting import Ensemble, adaboost
from margins.boosting.additive import AdditiveModel, gradient_boost, newton_boost
from margins.estimators.classifier import Classifier, Probable
from margins.losses import LOSSES, Loss

SMOOTH = {loss.name: loss for loss in LOSSES if loss.second is not None}


class AdaBoost(Classifier):
    """`boosting.adaboost` with stumps as an estimator.

    The weights of the points are the first distribution: the run lowers the weighted sum of
    exp(-y F). Scores are votes divided by their total, between -1 and 1.

    >>> model = AdaBoost(rounds=3).fit([[0], [1], [2], [3]], ["a", "a", "b", "a"])
    >>> print(*model.predict([[0], [1], [2], [3]]))
    a a b a
    """

    def __init__(self, rounds: int = 50, *, class_weight: Any = None) -> None:
        self.rounds = rounds
        self.class_weight = class_weight

    def _learn(self, X: Array, signs: Labels, weights: Array | None) -> Ensemble:
        return adaboost(X, signs, self.rounds, start=weights)

    def _scores(self, model: Ensemble, X: Array) -> Array:
        return model.normalised(X)


class GradientBoosting(Probable):
    """`gradient_boost` of `boosting.additive` as an estimator, with `newton` `newton_boost`.

    `loss` is the name of a loss with two derivatives: "logistic", "exponential" or "squared".
    `depth` is that of its trees. With `newton` and the logistic loss this is LogitBoost.

    >>> model = GradientBoosting(rounds=20).fit([[0], [1], [2], [3]], ["a", "a", "b", "b"])
    >>> print(*model.predict([[0], [3]]))
    a b
    """

    def __init__(
        self,
        rounds: int = 100,
        *,
        rate: float = 0.1,
        depth: int = 1,
        loss: str = "logistic",
        newton: bool = False,
        class_weight: Any = None,
    ) -> None:
        self.rounds = rounds
        self.rate = rate
        self.depth = depth
        self.loss = loss
        self.newton = newton
        self.class_weight = class_weight

    def _learn(self, X: Array, signs: Labels, weights: Array | None) -> AdditiveModel:
        how: dict[str, Any] = {"loss": self._loss(), "rate": self.rate, "weights": weights}
        if not self.newton:
            return gradient_boost(X, signs, self.rounds, depth=self.depth, **how)
        if self.depth != 1:
            raise BadInput(f"depth is {self.depth}, but newton_boost has stumps, of depth 1, only")
        return newton_boost(X, signs, self.rounds, **how)

    def _loss(self) -> Loss:
        if self.loss not in SMOOTH:
            raise BadInput(f"loss is {self.loss!r}; use one of {', '.join(sorted(SMOOTH))}")
        return SMOOTH[self.loss]

    def _probability(self, scores: Array) -> Array:
        return self._loss().probability(np.asarray(scores))

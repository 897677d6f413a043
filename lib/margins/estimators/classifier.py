"""What all estimators share: labels, several classes, weights, checks of the input.

A learner of the library knows -1 and +1. An estimator says in `_learn` how one is called, and
inherits the rest. Two classes need one model, for which the second class in sorted order is +1;
k > 2 classes need k models, each for one class against all others, and the largest score wins
(`multiclass.one_vs_rest`).
"""

import math
import warnings
from abc import ABC, abstractmethod
from functools import partial
from typing import Any, Self

import numpy as np
from scipy.sparse import issparse
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.exceptions import ConvergenceWarning
from sklearn.utils.class_weight import compute_class_weight
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import _check_sample_weight, check_is_fitted, validate_data

from margins.base.convergence import NotConverged
from margins.base.data import BadInput
from margins.base.types import Array, Labels
from margins.multiclass import one_vs_rest
from margins.multiclass.problems import first_largest

DENSE_LIMIT = 2**27
"""Sparse input is made dense up to this many entries, which take a gigabyte."""

# rows in one order of memory, so that the same numbers give the same sums
FLOATS = {"accept_sparse": "csr", "dtype": np.float64, "order": "C"}


class Classifier(ClassifierMixin, BaseEstimator, ABC):
    """A classifier of any labels from a learner of signs; it has a parameter `class_weight`.

    A weight of k counts as k copies of the point, a weight of 0 as its absence. `class_weight`
    is a dictionary (classes that it does not name count 1), "balanced" (the same total weight for
    every class), or None. Both kinds of weights are multiplied.

    After `fit`: `classes_` (sorted), `models_` (what the library returned, one for two classes,
    otherwise one for each class), `n_features_in_`, and `feature_names_in_` for a data frame.
    """

    class_weight: Any

    @abstractmethod
    def _learn(self, X: Array, signs: Labels, weights: Array | None) -> Any:
        """The library's model of a checked sample; weights are positive, or None."""

    def _scores(self, model: Any, X: Array) -> Array:
        """The score of one model, positive for its class."""
        return np.asarray(model.decision(X))

    def fit(self, X: Any, y: Any, sample_weight: Any = None) -> Self:
        """Learn from points X and labels y of at least two classes, with weights >= 0."""
        X, y = validate_data(self, X, y, **FLOATS)
        check_classification_targets(y)
        X, y, weights = present(dense(X), y, sample_weight)
        self.classes_, codes = np.unique(y, return_inverse=True)
        if len(self.classes_) < 2:
            raise BadInput(
                f"y holds {len(self.classes_) or 'no'} class with a point of positive weight; "
                "a classifier needs two classes"
            )
        if self.class_weight is not None:
            of_class = _class_weights(self.class_weight, self.classes_, y, weights)[codes]
            weights = of_class if weights is None else of_class * weights
        self.models_ = list(one_vs_rest(X, codes, partial(self._best, weights)).models)
        return self

    def _best(self, weights: Array | None, X: Array, signs: Labels) -> Any:
        """The model of one class against the others, also if it misses the tolerance: its
        certificate tells by how much."""
        try:
            return self._learn(X, signs, weights)
        except NotConverged as error:
            warnings.warn(str(error), ConvergenceWarning, stacklevel=5)
            return error.solution

    def decision_function(self, X: Any) -> Array:
        """For two classes the score of the second; otherwise a column of scores for each class."""
        check_is_fitted(self)
        X = dense(validate_data(self, X, reset=False, **FLOATS))
        columns = [self._scores(model, X) for model in self.models_]
        return columns[0] if len(columns) == 1 else np.column_stack(columns)

    def predict(self, X: Any) -> Array:
        """The class of the largest score; of classes with scores equal up to rounding the first."""
        scores = self.decision_function(X)
        if scores.ndim == 1:
            return np.asarray(self.classes_[(scores > 0).astype(np.int64)])
        return np.asarray(self.classes_[first_largest(scores)])

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.sparse = True
        return tags


class Certified(Classifier):
    """A classifier whose models carry a certificate, and for a linear one w and b."""

    @property
    def gap_(self) -> float:
        """The certified relative duality gap; with several models that of the worst."""
        return float(max(model.gap for model in self.models_))

    @property
    def coef_(self) -> Array:
        """w, a row for each model."""
        rows = [model.w for model in self.models_]
        if any(w is None for w in rows):
            raise AttributeError("a kernel machine has no coef_: its w lives in feature space")
        return np.array(rows)

    @property
    def intercept_(self) -> Array:
        """b, an entry for each model."""
        return np.array([model.b for model in self.models_])


class Probable(Classifier):
    """A classifier whose score tells a probability."""

    @abstractmethod
    def _probability(self, scores: Array) -> Array:
        """P(class | x) from the score of that class against the others."""

    def predict_proba(self, X: Any) -> Array:
        """P(class | x), a column for each class. With several classes each is estimated against
        all others, and the estimates are divided by their sum."""
        p = self._probability(self.decision_function(X))
        if p.ndim == 1:
            return np.column_stack([1 - p, p])
        total = p.sum(axis=1, keepdims=True)
        uniform = np.full_like(p, 1 / p.shape[1])
        return np.asarray(np.divide(p, total, out=uniform, where=total > 0))


def dense(X: Any) -> Array:
    """The sample as an array. Sparse ones are copied, as the library knows no other."""
    if not issparse(X):
        return np.asarray(X)
    if math.prod(X.shape) > DENSE_LIMIT:
        raise BadInput(
            f"X is sparse of shape {X.shape} and would be made dense, which is done up to "
            f"{DENSE_LIMIT} entries; select or project features, for instance with TruncatedSVD"
        )
    return np.asarray(X.toarray())


def present(X: Array, y: Array, sample_weight: Any) -> tuple[Array, Array, Array | None]:
    """The points of positive weight, their labels, and their weights, if there are any."""
    if sample_weight is None:
        return X, y, None
    weights = _check_sample_weight(sample_weight, X, dtype=np.float64, ensure_non_negative=True)
    here = weights > 0
    return X[here], y[here], weights[here]


def _class_weights(class_weight: Any, classes: Array, y: Array, weights: Array | None) -> Array:
    """The weight of each class."""
    found = np.asarray(
        compute_class_weight(class_weight, classes=classes, y=y, sample_weight=weights)
    )
    if not (found > 0).all():
        raise BadInput(f"class weights must be positive, but are {found}; leave such points out")
    return found

"""Estimators of trees and forests. They know several classes by themselves."""

from typing import Any, Self

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin, RegressorMixin
from sklearn.utils.class_weight import compute_sample_weight
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, validate_data

from margins.base.data import BadInput
from margins.base.types import Array
from margins.ensembles.forests import Forest, forest
from margins.estimators.classifier import FLOATS, dense, present
from margins.trees import Tree, grow


class _Grown(BaseEstimator):
    """What trees and forests share: the sample, and the shares of importance."""

    random_state: Any

    def _sample(self, X: Any, y: Any, sample_weight: Any, **how: Any) -> tuple[Array, Array, Any]:
        X, y = validate_data(self, X, y, **FLOATS, **how)
        return present(dense(X), y, sample_weight)

    def _points(self, X: Any) -> Array:
        check_is_fitted(self)
        return dense(validate_data(self, X, reset=False, **FLOATS))

    def _shares(self, importances: Array) -> Array:
        total = importances.sum()
        return np.asarray(importances / total if total > 0 else importances)

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.sparse = True
        return tags


class _OneTree(_Grown):
    """A tree, and its parameters."""

    tree_: Tree

    def __init__(
        self,
        impurity: str,
        order: str,
        max_depth: int | None,
        max_leaves: int | None,
        min_leaf: int,
        allow_zero_gain: bool,
        features: Any,
        categorical: Any,
        random_state: Any,
    ) -> None:
        self.impurity = impurity
        self.order = order
        self.max_depth = max_depth
        self.max_leaves = max_leaves
        self.min_leaf = min_leaf
        self.allow_zero_gain = allow_zero_gain
        self.features = features
        self.categorical = categorical
        self.random_state = random_state

    def _grow(self, X: Array, y: Array, weights: Array | None, impurity: Any) -> Tree:
        return grow(
            X,
            y,
            impurity=impurity,
            order=self.order,  # type: ignore[arg-type]
            max_depth=self.max_depth,
            max_leaves=self.max_leaves,
            min_leaf=self.min_leaf,
            allow_zero_gain=self.allow_zero_gain,
            features=self.features,
            rng=None if self.features is None else np.random.default_rng(self.random_state),
            sample_weight=weights,
            categorical=self.categorical,
        )

    def apply(self, X: Any) -> Array:
        """The leaf of each point."""
        points = self._points(X)
        return self.tree_.apply(points)

    @property
    def feature_importances_(self) -> Array:
        """Each feature's share of all decreases of the impurity (`mdi-telescopes`)."""
        check_is_fitted(self)
        return self._shares(self.tree_.importances())


class TreeClassifier(ClassifierMixin, _OneTree):
    """`trees.grow` for labels as an estimator; the parameters are its arguments.

    `class_weight` is a dictionary, "balanced" or None. After `fit`: `tree_` and `classes_`.

    >>> model = TreeClassifier().fit([[0], [1], [2]], ["a", "b", "b"])
    >>> print(*model.predict([[0], [9]]))
    a b
    """

    def __init__(
        self,
        *,
        impurity: str = "gini",
        order: str = "depth",
        max_depth: int | None = None,
        max_leaves: int | None = None,
        min_leaf: int = 1,
        allow_zero_gain: bool = True,
        features: Any = None,
        categorical: Any = (),
        class_weight: Any = None,
        random_state: Any = None,
    ) -> None:
        super().__init__(
            impurity,
            order,
            max_depth,
            max_leaves,
            min_leaf,
            allow_zero_gain,
            features,
            categorical,
            random_state,
        )
        self.class_weight = class_weight

    def fit(self, X: Any, y: Any, sample_weight: Any = None) -> Self:
        """Grow a tree from points X and labels y, with weights >= 0."""
        X, y, weights = self._sample(X, y, sample_weight)
        check_classification_targets(y)
        if self.impurity == "variance":
            raise BadInput("the impurity of a classifier is 'gini', 'entropy' or 'error'")
        if self.class_weight is not None:
            of_class = compute_sample_weight(self.class_weight, y)
            weights = of_class if weights is None else weights * of_class
        self.classes_, codes = np.unique(y, return_inverse=True)
        self.tree_ = self._grow(X, codes, weights, self.impurity)
        return self

    def predict_proba(self, X: Any) -> Array:
        """The share of each class in the leaf of each point."""
        points = self._points(X)
        return self.tree_.shares(points)

    def predict(self, X: Any) -> Array:
        """The heaviest class of each point's leaf, the first among ties."""
        points = self._points(X)
        return np.asarray(self.classes_[self.tree_.predict(points)])


class TreeRegressor(RegressorMixin, _OneTree):
    """`trees.grow` for numbers as an estimator; the parameters are its arguments.

    >>> model = TreeRegressor(max_leaves=2).fit([[0], [1], [2]], [1.0, 3.0, 3.0])
    >>> model.predict([[0], [9]]).tolist()
    [1.0, 3.0]
    """

    def __init__(
        self,
        *,
        order: str = "depth",
        max_depth: int | None = None,
        max_leaves: int | None = None,
        min_leaf: int = 1,
        allow_zero_gain: bool = True,
        features: Any = None,
        categorical: Any = (),
        random_state: Any = None,
    ) -> None:
        super().__init__(
            "variance",
            order,
            max_depth,
            max_leaves,
            min_leaf,
            allow_zero_gain,
            features,
            categorical,
            random_state,
        )

    def fit(self, X: Any, y: Any, sample_weight: Any = None) -> Self:
        """Grow a tree from points X and numbers y, with weights >= 0."""
        X, y, weights = self._sample(X, y, sample_weight, y_numeric=True)
        self.tree_ = self._grow(X, y, weights, "variance")
        return self

    def predict(self, X: Any) -> Array:
        """The mean of each point's leaf."""
        points = self._points(X)
        return self.tree_.predict(points)


class ForestClassifier(ClassifierMixin, _Grown):
    """`ensembles.forests.forest` for labels as an estimator; the parameters are its arguments.

    After `fit`: `forest_` and `classes_`.

    >>> model = ForestClassifier(9, random_state=0).fit([[0], [1], [2], [3]], ["a", "a", "b", "b"])
    >>> print(*model.predict([[0], [3]]))
    a b
    """

    def __init__(
        self,
        trees: int = 100,
        *,
        features: Any = "sqrt",
        impurity: str = "gini",
        max_depth: int | None = None,
        min_leaf: int = 1,
        random_state: Any = None,
    ) -> None:
        self.trees = trees
        self.features = features
        self.impurity = impurity
        self.max_depth = max_depth
        self.min_leaf = min_leaf
        self.random_state = random_state

    def fit(self, X: Any, y: Any) -> Self:
        """Grow a forest from points X and labels y."""
        X, y, _ = self._sample(X, y, None)
        check_classification_targets(y)
        self.classes_, codes = np.unique(y, return_inverse=True)
        self.forest_: Forest = forest(
            X,
            codes,
            trees=self.trees,
            features=self.features,
            rng=np.random.default_rng(self.random_state),
            impurity=self.impurity,  # type: ignore[arg-type]
            max_depth=self.max_depth,
            min_leaf=self.min_leaf,
        )
        return self

    def predict_proba(self, X: Any) -> Array:
        """The share of the trees that vote for each class."""
        points = self._points(X)
        return np.asarray(self.forest_.votes(points) / len(self.forest_))

    def predict(self, X: Any) -> Array:
        """The class with the most votes, the first among ties."""
        points = self._points(X)
        return np.asarray(self.classes_[self.forest_.predict(points)])

    @property
    def feature_importances_(self) -> Array:
        """Each feature's share of the decreases of all trees."""
        check_is_fitted(self)
        return self._shares(self.forest_.importances())

"""Estimators of trees and forests: scikit-learn's own checks, and what the library does."""

import numpy as np
import pytest
from margins import trees
from margins.base.data import BadInput
from margins.ensembles.forests import forest
from margins.estimators import ForestClassifier, TreeClassifier, TreeRegressor
from sklearn import datasets
from sklearn.base import clone
from sklearn.tree import DecisionTreeClassifier
from sklearn.utils.estimator_checks import parametrize_with_checks

EVERY = [
    TreeClassifier(),
    TreeClassifier(impurity="entropy", order="best", max_leaves=8, features="sqrt", random_state=0),
    TreeRegressor(),
    TreeRegressor(max_leaves=20, order="best"),
    ForestClassifier(8, random_state=0),
]
X, Y = datasets.load_iris(return_X_y=True)
POINTS = X
NAMES = np.array(["ash", "birch", "cedar"])[Y]


CUTS_OFF = "a tree cuts off a region without the heavy class at no cost, and trains to no error"


def expected(estimator):
    """The checks that an estimator must fail."""
    weighs = isinstance(estimator, TreeClassifier)
    return {"check_class_weight_classifiers": CUTS_OFF} if weighs else {}


@parametrize_with_checks(EVERY, expected_failed_checks=expected)
def test_scikit_learn_accepts_it(estimator, check):
    check(estimator)


def test_the_tree_is_that_of_the_library():
    weights, X = 1.0 + np.arange(len(Y)) % 3, np.rint(POINTS)
    model = TreeClassifier(max_depth=3, categorical=[3]).fit(X, NAMES, sample_weight=weights)
    direct = trees.grow(X, NAMES, max_depth=3, categorical=[3], sample_weight=weights)
    assert model.predict(X).tolist() == direct.predict(X).tolist()
    assert (model.predict_proba(X) == direct.shares(X)).all()
    assert (model.apply(X) == direct.apply(X)).all()
    assert model.feature_importances_.sum() == pytest.approx(1)
    numbers = TreeRegressor(max_depth=2).fit(X, X[:, 0])
    direct = trees.grow(X, X[:, 0], max_depth=2, impurity="variance")
    assert (numbers.predict(X) == direct.predict(X)).all()


def test_the_forest_is_that_of_the_library():
    rng = np.random.default_rng(4)
    model = ForestClassifier(5, random_state=rng).fit(X, NAMES)
    direct = forest(X, NAMES, trees=5, rng=np.random.default_rng(4))
    assert model.predict(X).tolist() == direct.predict(X).tolist()
    assert model.predict_proba(X).sum(axis=1) == pytest.approx(1)
    assert model.feature_importances_ == pytest.approx(
        direct.importances() / direct.importances().sum()
    )
    again = clone(ForestClassifier(5, random_state=7)).fit(X, NAMES)
    other = ForestClassifier(5, random_state=7).fit(X, NAMES)
    assert (again.predict_proba(X) == other.predict_proba(X)).all()


def test_class_weights_are_the_peers():
    for weight in ("balanced", {0: 5, 1: 1, 2: 2}):
        own = TreeClassifier(max_depth=2, class_weight=weight).fit(X[:, 2:3], Y)
        peer = DecisionTreeClassifier(max_depth=2, class_weight=weight).fit(X[:, 2:3], Y)
        assert own.predict_proba(X[:, 2:3]) == pytest.approx(peer.predict_proba(X[:, 2:3]))
    twice = TreeClassifier(class_weight={0: 2}).fit(X, Y, sample_weight=np.ones(len(Y)))
    assert twice.tree_.value[0].tolist() == [100, 50, 50]


def test_what_is_refused():
    with pytest.raises(BadInput, match="the impurity of a classifier"):
        TreeClassifier(impurity="variance").fit(X, Y)
    with pytest.raises(ValueError, match="at least one non-zero"):
        TreeClassifier().fit(X, Y, sample_weight=np.zeros(len(Y)))
    assert TreeClassifier().fit([[0.0], [1.0]], ["a", "a"]).feature_importances_.tolist() == [0]

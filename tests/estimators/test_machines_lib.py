"""Estimators with a certificate."""

import math

import numpy as np
import pytest
from margins import NotConverged, first_order, kernels, svm
from margins.base.data import BadInput
from margins.estimators import LogisticClassifier, StochasticClassifier, SupportVectorClassifier
from margins.losses import logistic
from sklearn.datasets import make_blobs
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import LogisticRegression
from sklearn.svm import SVC

X, CODES = make_blobs(n_samples=36, centers=3, cluster_std=2.0, random_state=3)
SIGNS = np.where(CODES == 1, 1, -1)
WIDTH = kernels.median_width(np.unique(X, axis=0))


@pytest.mark.parametrize(
    ("chosen", "kernel"),
    [
        ({}, None),
        ({"kernel": "rbf"}, kernels.rbf(WIDTH)),
        ({"kernel": "rbf", "width": 3}, kernels.rbf(3)),
        ({"kernel": "poly"}, kernels.polynomial(3)),
        ({"kernel": "poly", "degree": 2, "offset": 0}, kernels.polynomial(2, 0)),
        ({"kernel": kernels.linear}, kernels.linear),
    ],
    ids=["linear", "rbf", "width", "poly", "degree", "function"],
)
def test_the_machine_is_that_of_the_library(chosen, kernel):
    fitted = SupportVectorClassifier(0.5, bias=False, **chosen).fit(X, SIGNS)
    direct = svm.fit(X, SIGNS, 0.5, kernel=kernel, bias=False)
    assert (fitted.decision_function(X) == direct.decision(X)).all()
    assert fitted.gap_ == direct.gap <= 1e-8


def test_the_price_is_that_of_scikit_learn_unless_told_otherwise():
    assert SupportVectorClassifier().C == SVC().C
    assert LogisticClassifier().C == LogisticRegression().C


def test_an_unknown_kernel_is_refused():
    with pytest.raises(BadInput, match="kernel is 'gauss'; use 'linear', 'rbf', 'poly'"):
        SupportVectorClassifier(kernel="gauss").fit(X, CODES)


def test_the_hard_margin_has_nothing_to_weigh():
    far = np.array([[0.0, 0.0], [1.0, 0.0], [3.0, 0.0]])
    fitted = SupportVectorClassifier(math.inf, class_weight={1: 7.0})
    fitted.fit(far, [0, 0, 1], sample_weight=[1, 2, 3])
    assert fitted.decision_function([[2.0, 5.0], [3.0, 0.0]]) == pytest.approx([0, 1])
    assert fitted.gap_ <= 1e-8
    with pytest.raises(svm.NotSeparable):
        fitted.fit(X, np.arange(len(X)) % 2)


LINEAR = [SupportVectorClassifier(), LogisticClassifier(), StochasticClassifier(0.1)]


@pytest.mark.parametrize("estimator", LINEAR, ids=str)
def test_linear_ones_show_w_and_b(estimator):
    estimator.fit(X, CODES)
    assert estimator.coef_.shape == (3, 2)
    affine = X @ estimator.coef_.T + estimator.intercept_
    assert affine == pytest.approx(estimator.decision_function(X))
    assert estimator.gap_ == max(model.gap for model in estimator.models_)
    assert len({model.gap for model in estimator.models_}) > 1


def test_a_kernel_machine_has_no_w():
    fitted = SupportVectorClassifier(kernel="rbf").fit(X, CODES)
    assert not hasattr(fitted, "coef_")
    assert fitted.intercept_.shape == (3,)


@pytest.mark.parametrize(
    ("estimator", "learn"),
    [
        (SupportVectorClassifier(3.0, tol=1e-300), svm.fit),
        (LogisticClassifier(3.0, tol=1e-300), logistic.fit),
    ],
    ids=["svm", "logistic"],
)
def test_what_misses_its_tolerance_is_kept_with_a_warning(estimator, learn):
    with pytest.raises(NotConverged) as missed:
        learn(X, SIGNS, 3.0, tol=1e-300)
    with pytest.warns(ConvergenceWarning, match="certified relative gap") as warned:
        estimator.fit(X, SIGNS)
    best = missed.value.solution
    assert 1e-300 < estimator.gap_ == best.gap < 1e-10
    assert (estimator.coef_ == best.w).all()
    assert warned[0].filename == __file__


def test_log_odds_become_probabilities():
    fitted = LogisticClassifier(2.0).fit(X, SIGNS)
    direct = logistic.fit(X, SIGNS, 2.0)
    assert (fitted.decision_function(X) == direct.decision(X)).all()
    assert (fitted.predict_proba(X)[:, 1] == direct.probability(X)).all()
    assert fitted.predict_proba(X).sum(axis=1) == pytest.approx(1)


def test_several_probabilities_are_divided_by_their_sum():
    fitted = LogisticClassifier().fit(X, CODES)
    alone = np.column_stack([model.probability(X) for model in fitted.models_])
    found = fitted.predict_proba(X)
    assert found == pytest.approx(alone / alone.sum(axis=1, keepdims=True))
    assert (fitted.classes_[found.argmax(axis=1)] == fitted.predict(X)).all()


@pytest.mark.parametrize(
    ("chosen", "weights"), [({}, None), ({"average": "tail"}, np.arange(1, len(X) + 1))]
)
def test_the_stochastic_machine_is_that_of_the_library(chosen, weights):
    options = {"batch": 16, "bias": False, **chosen}
    fitted = StochasticClassifier(0.1, passes=9, random_state=5, **options)
    fitted.fit(X, SIGNS, sample_weight=weights)
    direct = first_order.sgd(
        X,
        SIGNS,
        0.1,
        steps=21,  # of 16, for 9 times 36 points
        rng=np.random.default_rng(5),
        rate="2 sqrt(k/t)/|x|^2",
        order="shuffled" if weights is None else "uniform",
        weights=weights,
        **options,
    )
    assert (fitted.coef_[0] == direct.w).all()
    assert fitted.gap_ == direct.gap < 0.5


def test_a_heavy_class_wins_once_b_has_moved_far_enough():
    """What scikit-learn's check asks of fewer steps, or of points that are far from scaled."""
    points, y = make_blobs(centers=2, random_state=0, cluster_std=20)
    heavy = StochasticClassifier(passes=100, random_state=0, class_weight={0: 1000, 1: 0.0001})
    assert np.mean(heavy.fit(points / 20, y).predict(points / 20) == 0) > 0.87


@pytest.mark.parametrize("name", ["passes", "batch"])
def test_counts_are_checked(name):
    with pytest.raises(BadInput, match=f"{name} must be a whole number of at least 1"):
        StochasticClassifier(**{name: 0}).fit(X, SIGNS)

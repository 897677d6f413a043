"""Estimators that add stumps."""

from inspect import signature

import numpy as np
import pytest
from margins.base.data import BadInput
from margins.boosting import adaboost
from margins.boosting.additive import gradient_boost, newton_boost
from margins.estimators import AdaBoost, GradientBoosting
from margins.losses import EXPONENTIAL, LOGISTIC, SQUARED
from sklearn.datasets import make_blobs

X, CODES = make_blobs(n_samples=40, centers=2, cluster_std=3.0, random_state=3)
SIGNS = 2 * CODES - 1


def test_adaboost_starts_from_the_weights():
    weights = 1.0 + np.arange(len(X)) % 3
    fitted = AdaBoost(12).fit(X, CODES, sample_weight=weights)
    direct = adaboost(X, SIGNS, 12, start=weights)
    assert (fitted.decision_function(X) == direct.normalised(X)).all()
    assert (fitted.models_[0].start == weights / weights.sum()).all()
    assert len(fitted.models_[0].votes) == 12


def test_a_perfect_stump_has_a_finite_score():
    fitted = AdaBoost().fit([[0.0], [1.0]], ["no", "yes"])
    assert fitted.models_[0].stopped == "perfect"
    assert fitted.decision_function([[-3.0], [3.0]]).tolist() == [-1, 1]


@pytest.mark.parametrize("loss", [LOGISTIC, EXPONENTIAL, SQUARED], ids=lambda loss: loss.name)
@pytest.mark.parametrize(("newton", "boost"), [(False, gradient_boost), (True, newton_boost)])
def test_gradient_boosting_is_that_of_the_library(loss, newton, boost):
    fitted = GradientBoosting(8, rate=0.5, loss=loss.name, newton=newton).fit(X, CODES)
    direct = boost(X, SIGNS, 8, loss=loss, rate=0.5)
    assert (fitted.decision_function(X) == direct.decision(X)).all()
    assert (fitted.predict_proba(X)[:, 1] == loss.probability(direct.decision(X))).all()


def test_a_loss_without_two_derivatives_is_refused():
    with pytest.raises(BadInput, match="'hinge'; use one of exponential, logistic, squared"):
        GradientBoosting(loss="hinge").fit(X, CODES)


def test_deeper_trees():
    fitted = GradientBoosting(8, depth=3).fit(X, CODES)
    direct = gradient_boost(X, SIGNS, 8, depth=3)
    assert (fitted.decision_function(X) == direct.decision(X)).all()
    with pytest.raises(BadInput, match="depth is 2, but newton_boost has stumps"):
        GradientBoosting(8, depth=2, newton=True).fit(X, CODES)


def test_the_rate_is_that_of_the_library_unless_told_otherwise():
    assert GradientBoosting().rate == signature(gradient_boost).parameters["rate"].default

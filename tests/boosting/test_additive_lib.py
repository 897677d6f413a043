"""Stagewise fitting, gradient boosting and LogitBoost."""

from functools import partial

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.boosting import adaboost, pool_learner
from margins.boosting.additive import (
    gradient_boost,
    logitboost,
    newton_boost,
    stagewise,
)
from margins.losses import (
    EXPONENTIAL,
    HINGE,
    LOGISTIC,
    LOSSES,
    PERCEPTRON,
    RAMP,
    SQUARED,
    tempered,
)
from margins.trees.presorting import presort
from margins.trees.stumps import close_under_negation, dichotomies
from scipy.optimize import minimize_scalar
from strategies import labelled_pools, samples

CONVEX = [loss for loss in LOSSES if loss.convex]
SMOOTH = [EXPONENTIAL, LOGISTIC, SQUARED]
convex = st.sampled_from(CONVEX)
smooth = pytest.mark.parametrize("loss", SMOOTH, ids=lambda loss: loss.name)


@pytest.fixture
def blobs():
    rng = np.random.default_rng(5)
    X = rng.normal(size=(300, 4))
    y = np.where(X[:, 0] ** 2 + X[:, 1] + 0.5 * rng.normal(size=300) > 0.7, 1, -1)
    return X, y


@given(samples(n=(2, 7), d=(1, 2)), st.integers(1, 6))
def test_stagewise_exponential_is_adaboost(data, rounds):
    """Same functions a_t h_t, since stumps are closed under negation: of h and -h, with
    opposite votes, the stage takes the first and AdaBoost the one with positive vote."""
    _, pool = dichotomies(data.X)
    stages = stagewise(pool, data.y, rounds, loss=EXPONENTIAL)
    run = adaboost(pool, data.y, rounds, learner=pool_learner(pool, data.y))
    assert len(stages.votes) == len(run.votes)
    for stage, (a, h) in enumerate(zip(run.votes, run.hypotheses, strict=True)):
        ours = stages.votes[stage] * stages.hypotheses[stage](pool)
        assert ours == pytest.approx(a * h(pool), rel=1e-7)
    assert stages.risks == pytest.approx(run.bounds(), rel=1e-9, abs=1e-15)


def test_without_negations_stages_beat_the_least_error():
    """`joint-argmin`: hypotheses of error 1/2 and 3/4 on four points; the joint minimum is the
    second one, with a negative vote: 2 sqrt 3 < 4."""
    y = np.ones(4, dtype=int)
    pool = np.array([[1, 1], [1, -1], [-1, -1], [-1, -1]])
    model = stagewise(pool, y, 1, loss=EXPONENTIAL)
    assert model.hypotheses[0].index == 1
    assert model.votes == pytest.approx([-np.log(3) / 2])
    assert 4 * model.risks[1] == pytest.approx(2 * np.sqrt(3))
    assert adaboost(pool, y, 1, learner=pool_learner(pool, y)).stopped == "no edge"
    closed = stagewise(close_under_negation(pool), y, 1, loss=EXPONENTIAL)
    assert closed.risks[1] == pytest.approx(model.risks[1])


@given(labelled_pools(), st.integers(1, 5))
def test_stagewise_squared_fits_the_residual(data, rounds):
    """`stagewise-squared-residual`: the vote is the mean of residual times hypothesis."""
    pool, y = data
    model = stagewise(pool, y, rounds, loss=SQUARED)
    stages = model.staged_decision(pool)
    before = next(stages)
    for a, h, after in zip(model.votes, model.hypotheses, stages, strict=True):
        residual = y - before
        correlations = pool.T @ residual / len(y)
        assert a == pytest.approx(correlations[h.index], abs=1e-12)
        assert abs(a) == pytest.approx(np.abs(correlations).max(), abs=1e-9)
        before = after


@given(loss=convex, data=labelled_pools())
def test_stages_lower_the_risk(loss, data):
    pool, y = data
    model = stagewise(pool, y, 4, loss=loss)
    assert (np.diff(model.risks) < 0).all()
    final = loss(y * model.decision(pool)).mean()
    assert final == pytest.approx(model.risks[-1], abs=1e-12)


def test_stagewise_stops_at_a_perfect_hypothesis():
    y = np.array([1, -1, 1])
    model = stagewise(y[:, None], y, 9, loss=LOGISTIC)
    assert model.votes.tolist() == [np.inf]
    assert list(model.predict(y[:, None])) == [1, -1, 1]
    assert model.risks[-1] == 0
    assert len(stagewise(y[:, None], y, 9, loss=PERCEPTRON).votes) == 0


def test_stagewise_refuses_losses_that_are_not_convex():
    with pytest.raises(BadInput, match="not convex"):
        stagewise([[1]], [1], 1, loss=RAMP)


@pytest.mark.parametrize(("loss", "name"), [(LOGISTIC, "log_loss"), (EXPONENTIAL, "exponential")])
def test_gradient_boosting_is_that_of_scikit_learn(loss, name, blobs):
    from sklearn.ensemble import GradientBoostingClassifier

    X, y = blobs
    X = X.astype(np.float32).astype(float)  # the peer works with float32
    ours = gradient_boost(X, y, 30, loss=loss, rate=0.3)
    peer = GradientBoostingClassifier(loss=name, n_estimators=30, learning_rate=0.3, max_depth=1)
    peer.fit(X, y)
    assert ours.decision(X) == pytest.approx(peer.decision_function(X), rel=1e-9, abs=1e-9)
    assert ours.loss.probability(ours.decision(X)) == pytest.approx(peer.predict_proba(X)[:, 1])


@pytest.mark.parametrize("depth", [2, 4])
def test_deeper_gradient_boosting_is_that_of_scikit_learn(depth, blobs):
    """The peer decides ties between features by chance: one of its runs is ours."""
    from sklearn.ensemble import GradientBoostingClassifier

    X, y = blobs
    X = X.astype(np.float32).astype(float)
    ours = gradient_boost(X, y, 12, rate=0.3, depth=depth).decision(X)
    how = {"n_estimators": 12, "learning_rate": 0.3, "max_depth": depth}
    peers = (GradientBoostingClassifier(**how, random_state=s).fit(X, y) for s in range(6))
    assert min(abs(ours - peer.decision_function(X)).max() for peer in peers) < 1e-9


def test_deeper_trees_count_weights_as_copies(blobs):
    X, y = blobs
    weights = 1 + np.arange(len(y)) % 3
    weighted = gradient_boost(X, y, 6, depth=3, weights=weights)
    copied = gradient_boost(np.repeat(X, weights, axis=0), np.repeat(y, weights), 6, depth=3)
    assert weighted.decision(X) == pytest.approx(copied.decision(X))
    assert weighted.risks == pytest.approx(copied.risks)
    assert (np.diff(weighted.risks) < 0).all()
    tree = weighted.hypotheses[0]
    assert tree.tree.depth <= 3
    assert "\n" not in repr(tree)


def test_gradient_boosting_with_squared_loss_fits_residuals(blobs):
    """A full step lowers the squared error by what the best stump explains of the residual."""
    X, y = blobs
    model = gradient_boost(X, y, 5, loss=SQUARED, rate=1.0)
    stages = model.staged_decision(X)
    before = next(stages)
    assert before == pytest.approx(np.full(len(y), y.mean()))
    for stump, after in zip(model.hypotheses, stages, strict=True):
        above = X[:, stump.feature] > stump.threshold
        residual = y - before
        assert stump.above == pytest.approx(residual[above].mean())
        assert stump.below == pytest.approx(residual[~above].mean())
        before = after


def test_newton_boosting_by_hand():
    """From F = 0 the logistic responses are 2y with equal weights: the first stump predicts
    twice the mean label of its sides."""
    X = np.array([[0.0], [1.0], [2.0], [3.0]])
    y = np.array([-1, 1, 1, 1])
    model = logitboost(X, y, 1)
    assert model.decision(X) == pytest.approx([-2, 2, 2, 2])
    gentle = newton_boost(X, np.array([-1, 1, -1, 1]), 1, loss=EXPONENTIAL)
    assert gentle.decision(X) == pytest.approx([-1, 1 / 3, 1 / 3, 1 / 3])


def test_steps_are_limited():
    X = np.array([[0.0], [1.0]])
    model = newton_boost(X, np.array([-1, 1]), 1, loss=LOGISTIC, limit=0.5)
    assert model.decision(X) == pytest.approx([-0.5, 0.5])


def test_steps_shrink_where_the_curvature_has_vanished():
    """The exponential loss makes steps of 1 as long as exp(-F) is above 2^-52."""
    X, y = np.array([[0.0], [1.0]]), [-1, 1]
    last = np.exp(-37) * 2**52
    for model in (
        gradient_boost(X, y, 38, loss=EXPONENTIAL, rate=1.0),
        newton_boost(X, y, 38, loss=EXPONENTIAL),
    ):
        assert model.decision(X) == pytest.approx([-37 - last, 37 + last])


def test_the_limit_of_a_step_is_four_unless_told_otherwise():
    X, y = np.array([[0.0], [1.0]]), [-1, 1]
    far = tempered(0.0, 1 / 64)  # from F = 0 its Newton step is 2 / 64
    assert newton_boost(X, y, 1, loss=far).decision(X) == pytest.approx([-1 / 32, 1 / 32])
    near = tempered(0.0, 64.0)  # here it is 128
    assert newton_boost(X, y, 1, loss=near).decision(X).tolist() == [-4, 4]
    for limit in (200.0, np.inf):
        model = newton_boost(X, y, 1, loss=near, limit=limit)
        assert model.decision(X) == pytest.approx([-128, 128])


def test_logitboost_approaches_the_log_odds():
    """One binary feature, so the model can represent the log odds of its two values."""
    X = np.repeat([[0.0], [1.0]], 10, axis=0)
    y = np.array([1] * 2 + [-1] * 8 + [1] * 7 + [-1] * 3)
    model = logitboost(X, y, 12)
    assert model.decision(X[[0, -1]]) == pytest.approx(LOGISTIC.minimiser(np.array([0.2, 0.7])))


@smooth
def test_descent_lowers_the_risk(loss, blobs):
    X, y = blobs
    for model in (
        gradient_boost(X, y, 40, loss=loss, rate=0.1),
        newton_boost(X, y, 40, loss=loss, rate=0.5),
    ):
        assert (np.diff(model.risks) < 0).all()
        assert model.risks[-1] == pytest.approx(loss(y * model.decision(X)).mean())
        assert (model.predict(X) == y).mean() > 0.85


def test_other_smooth_losses_will_do(blobs):
    X, y = blobs
    model = gradient_boost(X, y, 20, loss=tempered(1.0, 0.5))
    assert model.risks[-1] < model.risks[0]


def test_constant_features_give_constant_models():
    X, y = np.ones((4, 2)), np.array([1, 1, 1, -1])
    assert gradient_boost(X, y, 3, loss=LOGISTIC).decision(X) == pytest.approx([np.log(3)] * 4)
    assert newton_boost(X, y, 30, loss=LOGISTIC).decision(X) == pytest.approx([np.log(3)] * 4)


def test_a_far_outlier_does_not_break_the_newton_step():
    X = np.arange(40.0)[:, None]
    y = np.where(X[:, 0] < 20, -1, 1)
    y[0] = 1
    model = logitboost(X, y, 200)
    assert np.isfinite(model.decision(X)).all()
    assert (model.predict(X) == y).all()


def test_bad_input_is_refused():
    X, y = [[0.0], [1.0]], [1, -1]
    with pytest.raises(BadInput, match="rounds must be a whole number of at least 1"):
        stagewise([[1], [-1]], y, 0, loss=EXPONENTIAL)
    with pytest.raises(BadInput, match="second derivative"):
        gradient_boost(X, y, 1, loss=HINGE)
    with pytest.raises(BadInput, match="rate"):
        gradient_boost(X, y, 1, rate=0.0)
    with pytest.raises(BadInput, match="both labels"):
        gradient_boost(X, [1, 1], 1)
    with pytest.raises(BadInput, match="rounds must be a whole number of at least 1"):
        logitboost(X, y, 0)
    assert presort(X, y).last.shape == (1, 2)


def test_stage_minima_agree_with_a_numerical_search():
    rng = np.random.default_rng(3)
    pool, y = rng.choice([-1, 1], (12, 5)), rng.choice([-1, 1], 12)
    model = stagewise(pool, y, 1, loss=LOGISTIC)
    least = min(minimize_scalar(lambda a, h=h: LOGISTIC(a * y * h).mean()).fun for h in pool.T)
    assert model.risks[1] == pytest.approx(least, rel=1e-12)


def test_logitboost_on_separable_data_never_divides_by_zero():
    """Curvatures near 2^-52 of the total once cancelled to 0 on one side of a threshold."""
    rng = np.random.default_rng(0)
    X = rng.uniform(-1, 1, (200, 2))
    y = np.where(X.sum(axis=1) > 0, 1, -1)
    scores = logitboost(X, y, 200).decision(X)
    assert np.isfinite(scores).all()
    assert (y * scores > 0).all()


@given(st.integers(0, 10**6), st.sampled_from(SMOOTH), st.booleans())
def test_a_weight_counts_copies(seed, loss, newton):
    """The same stages, up to rounding; 20 points and 4 rounds, where no two stages are tied."""
    rng = np.random.default_rng(seed)
    X, y = rng.normal(size=(20, 2)), rng.choice([-1, 1], 20)
    y[:2] = -1, 1
    counts = rng.integers(1, 4, 20)
    boost = partial(newton_boost if newton else gradient_boost, rounds=4, loss=loss)
    light = boost(X, y, weights=counts)
    heavy = boost(X, y, weights=1e-200 * counts)
    copies = boost(X.repeat(counts, axis=0), y.repeat(counts))
    assert light.risks == pytest.approx(copies.risks)
    assert light.risks == pytest.approx(heavy.risks)
    assert light.decision(X) == pytest.approx(copies.decision(X))
    assert light.intercept == pytest.approx(copies.intercept)


@pytest.mark.parametrize(
    ("weights", "message"),
    [([1, 2], "weights needs 4 entries"), ([1, 1, 0, 1], "weights must be positive")],
)
@pytest.mark.parametrize("boost", [gradient_boost, partial(newton_boost, loss=LOGISTIC)])
def test_weights_are_checked(boost, weights, message):
    with pytest.raises(BadInput, match=message):
        boost([[0], [1], [2], [3]], [-1, 1, -1, 1], 2, weights=weights)

"""The float engine of AdaBoost: its ends, its views, its bounds, its peers."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.base.examples import (
    CYCLING_POOL,
    FOUR_LABELS,
    FOUR_POINTS,
    TEN_LABELS,
    TEN_POINTS,
)
from margins.boosting import Column, adaboost, pool_learner, stump_learner
from margins.boosting.exact import adaboost as exact_adaboost
from margins.boosting.learners import ROUNDING
from margins.boosting.reweighting import (
    csc411,
    mit6867,
    personal_notes,
    unit_vote_distribution,
)
from margins.boosting.training_error import rounds_until_consistent
from margins.trees.stumps import Stump, dichotomies
from strategies import samples

"""Rows are examples, columns hypotheses, entries y_i h_j(x_i)."""

some = samples(n=(1, 7), d=(1, 2))


@pytest.fixture
def noisy():
    rng = np.random.default_rng(7)
    X = rng.normal(size=(200, 3))
    return X, np.where((X**2).sum(axis=1) + rng.normal(size=200) > 2.5, 1, -1)


def run_of(data, rounds=6):
    return adaboost(np.array(data.X, dtype=float), data.y, rounds)


def test_textbook_run_on_ten_points():
    run = adaboost(TEN_POINTS, TEN_LABELS, 3)
    assert run.errors == pytest.approx([3 / 10, 3 / 14, 3 / 22])
    assert run.votes == pytest.approx([np.log(7 / 3) / 2, np.log(11 / 3) / 2, np.log(19 / 3) / 2])
    assert list(run.predict(TEN_POINTS)) == TEN_LABELS
    assert run.training_errors().tolist() == [1, 0.3, 0.3, 0]
    assert run.hypotheses[:2] == (Stump(0, 2.0, -1), Stump(0, 8.0, -1))


@given(some)
def test_float_and_exact_runs_agree_round_by_round(data):
    """Also where stumps tie: errors within 2^-40 count as equal, and gaps between errors of so
    few points in so few rounds are either 0 or far larger."""
    ours, reference = run_of(data, 6), exact_adaboost(data.X, data.y, 6)
    assert ours.stopped == reference.stopped
    assert len(ours.votes) == len(reference.errors)
    for found, expected in zip(ours.hypotheses, reference.hypotheses, strict=True):
        assert (found.feature, found.polarity) == (expected.feature, expected.polarity)
        assert found.threshold == pytest.approx(float(expected.threshold))
    assert ours.errors == pytest.approx([float(e) for e in reference.errors], rel=1e-9)
    for D, exact_D in zip(ours.distributions(), reference.distributions(), strict=True):
        assert pytest.approx(exact_D.astype(float), rel=1e-9) == D


@given(some)
def test_the_learner_sees_the_distributions_of_the_run(data):
    X = np.array(data.X, dtype=float)
    seen = []
    choose = stump_learner(X, data.y)

    def learner(D):
        seen.append(D)
        return choose(D)

    run = adaboost(X, data.y, 5, learner=learner)
    again = list(run.distributions())
    assert all((a == b).all() for a, b in zip(seen, again, strict=False))
    assert (run.distribution(1) == 1 / len(data.y)).all()
    assert run.hypotheses == adaboost(X, data.y, 5).hypotheses
    for t, D in enumerate(again[:-1], start=1):
        assert D.sum() == pytest.approx(1)
        wrong = run.hypotheses[t - 1](X) != data.y
        assert again[t][wrong].sum() == pytest.approx(0.5)  # `new-error-is-half`
        assert D @ (data.y * run.hypotheses[t - 1](X)) == pytest.approx(
            run.correlations[t - 1], abs=1e-12
        )


@given(some)
def test_bounds_hold(data):
    run = run_of(data)
    assert (run.training_errors() <= run.bounds() + 1e-12).all()
    assert (run.bounds() <= run.exponential_bounds() + 1e-12).all()
    for theta in (-1, -0.5, 0, 0.1, 0.5, 1):
        assert run.margin_distribution(theta - 1e-9) <= run.margin_bound(theta) + 1e-9
    if run.stopped != "perfect":  # the identity behind them
        *_, last = run.distributions()
        margins = run.y * run.decision(run.X)
        assert last == pytest.approx(np.exp(-margins) / len(data.y) / run.bounds()[-1], rel=1e-9)


@given(some)
def test_margins_and_stages(data):
    run = run_of(data)
    margins = run.margins()
    assert (np.abs(margins) <= 1 + 1e-12).all()
    assert (np.sign(margins) == run.y * np.sign(run.decision(run.X))).all()
    stages = [list(stage(run.X)) for stage in (run.staged_decision, run.staged_predict)]
    assert all(len(stage) == len(run.votes) + 1 for stage in stages)
    for t, (scores, predictions, mu) in enumerate(zip(*stages, run.staged_margins(), strict=True)):
        part = run.first(t)
        assert (part.decision(run.X) == scores).all()
        assert (part.predict(run.X) == predictions).all()
        assert (part.margins() == mu).all()
        assert len(part.errors) == len(part.normalisers) == t


@given(some)
def test_three_notations_agree(data):
    run = run_of(data)
    if run.stopped == "perfect":
        run = run.first(len(run.votes) - 1)
    n, D = len(data.y), np.array(list(run.distributions()))
    first, second, third = csc411(run), mit6867(run), personal_notes(run)
    for view in (first, second, third):
        assert view.votes == pytest.approx(run.votes, rel=1e-7, abs=1e-12)
    assert first.errors == pytest.approx(run.errors)
    assert second.errors == pytest.approx(run.errors)
    assert third.correlations == pytest.approx(run.correlations, abs=1e-12)
    assert third.normalisers == pytest.approx(run.normalisers)
    assert first.weights == pytest.approx(n * run.bounds()[:, None] * D)
    assert second.distributions == pytest.approx(D)
    assert third.distributions == pytest.approx(D)
    if len(run.votes):
        assert second.output(run.X) == pytest.approx(run.normalised(run.X))


def test_the_notations_differ_at_a_score_of_zero():
    """sgn(0) = -1 in the personal notes; the empty vote is 0 everywhere."""
    empty = adaboost(FOUR_POINTS, FOUR_LABELS, 1).first(0)
    assert set(empty.predict(FOUR_POINTS)) == {1}
    assert set(personal_notes(empty).predict(FOUR_POINTS)) == {-1}
    assert set(empty.predict(FOUR_POINTS, sign_at_zero=0)) == {0}


def test_views_refuse_what_the_sources_exclude():
    y = np.array([1, 1, 1, -1])
    bad = -np.array([[1], [1], [-1], [-1]])
    run = adaboost(bad, y, 1, learner=lambda _: Column(0))
    assert run.errors == pytest.approx([0.75])
    with pytest.raises(BadInput, match="sum \\|a_k\\|"):
        mit6867(run).output(bad)
    with pytest.raises(BadInput, match="perfect"):
        csc411(adaboost([[0.0], [1.0]], [1, -1], 3))
    with pytest.raises(BadInput, match="uniform"):
        personal_notes(adaboost(bad, y, 1, learner=lambda _: Column(0), start=[1, 2, 3, 4]))


def test_perfect_hypothesis_stops_the_run():
    X = [[0.0], [1.0], [2.0]]
    run = adaboost(X, [-1, 1, 1], 10)
    assert run.stopped == "perfect"
    assert run.votes.tolist() == [np.inf]
    assert run.errors.tolist() == run.normalisers.tolist() == [0]
    assert run.decision(X).tolist() == [-np.inf, np.inf, np.inf]
    assert list(run.predict(X)) == [-1, 1, 1]
    assert list(run.margins()) == [1, 1, 1]
    assert run.margin_bound(0.5) == 0
    assert [run.margin_distribution(theta) for theta in (0.999, 1)] == [0, 1]
    assert run.training_errors().tolist() == [1, 0]
    assert len(list(run.distributions())) == 1
    with pytest.raises(BadInput, match="no distribution of round 2"):
        run.distribution(2)


def test_perfect_hypothesis_outvotes_earlier_rounds():
    y = np.array([1, 1, 1, -1])
    pool = np.column_stack([[1, 1, -1, -1], y])
    learner = iter([Column(0), Column(1)])
    run = adaboost(pool, y, 5, learner=lambda _: next(learner))
    assert np.isfinite(run.votes[0])
    assert np.isinf(run.votes[1])
    assert list(run.margins()) == [1, 1, 1, 1]


def test_hypothesis_that_is_always_wrong_is_flipped():
    y = np.array([1, -1, 1])
    pool = -y[:, None]
    run = adaboost(pool, y, 10, learner=pool_learner(pool, y))
    assert run.stopped == "perfect"
    assert run.votes.tolist() == [-np.inf]
    assert run.errors.tolist() == [1]
    assert list(run.predict(pool)) == [1, -1, 1]
    assert list(run.margins()) == [1, 1, 1]
    assert run.bounds().tolist() == [1, 0]


def test_no_edge_stops_the_run():
    """Exclusive or: every stump has error 1/2."""
    X, y = [[0, 0], [0, 1], [1, 0], [1, 1]], [1, -1, -1, 1]
    run = adaboost(X, y, 10)
    assert run.stopped == "no edge"
    assert len(run.votes) == 0
    assert list(run.decision(X)) == [0] * 4
    assert list(run.margins()) == [0] * 4
    assert run.bounds().tolist() == [1]
    assert run.margin_bound(0) == 1


def test_no_edge_after_some_rounds():
    """The same point with both labels: constants vote until the weights balance."""
    X, y = [[1.0]] * 5, [1, 1, 1, -1, -1]
    run = adaboost(X, y, 10)
    assert run.stopped == "no edge"
    assert run.errors == pytest.approx([0.4])
    assert run.training_errors().tolist() == [1, 0.4]


def test_one_class_is_learnt_at_once():
    run = adaboost([[3.0], [3.0]], [-1, -1], 4)
    assert run.hypotheses == (Stump(0, -np.inf, -1),)
    assert run.stopped == "perfect"


@given(some, st.integers(0, 2**32 - 1))
def test_negative_vote_is_a_flip(data, seed):
    """Learners that choose at random, and the same run with every bad hypothesis negated."""
    _, pool = dichotomies(data.X)
    doubled, m = np.hstack([pool, -pool]), pool.shape[1]
    choices = iter(np.random.default_rng(seed).integers(0, m, 6))
    run = adaboost(doubled, data.y, 6, learner=lambda _: Column(int(next(choices))))
    if not len(run.votes):
        return
    flips = [h.index + m * (a < 0) for h, a in zip(run.hypotheses, run.votes, strict=True)]
    script = iter(flips)
    flipped = adaboost(doubled, data.y, len(flips), learner=lambda _: Column(int(next(script))))
    assert flipped.votes == pytest.approx(np.abs(run.votes))
    assert (flipped.errors < 0.5).all()
    assert flipped.decision(doubled) == pytest.approx(run.decision(doubled))
    assert flipped.normalised(doubled) == pytest.approx(run.normalised(doubled))
    assert flipped.margin_bound(0.3) == pytest.approx(run.margin_bound(0.3))


def test_other_starting_distributions():
    """`weights-move`: D = (1, 6, 3)/10, wrong on the first and the third."""
    y = np.ones(3, dtype=int)
    pool = np.array([[-1], [1], [-1]])
    run = adaboost(pool, y, 1, learner=pool_learner(pool, y), start=[1, 6, 3])
    assert run.distribution(1) == pytest.approx([0.1, 0.6, 0.3])
    assert run.distribution(2) == pytest.approx([1 / 8, 1 / 2, 3 / 8])


def test_your_own_weak_learner():
    """Quadratic rules x^2 > t with both polarities: no stump can express them."""
    X = np.linspace(-2, 2, 60)[:, None]
    y = np.where((X[:, 0] ** 2 > 0.4) & (X[:, 0] ** 2 < 2), 1, -1)
    rules = [
        lambda X, t=t, s=s: np.where(X[:, 0] ** 2 > t, s, -s)
        for t in (-1, 0.4, 2)
        for s in (1.0, -1.0)
    ]
    run = adaboost(X, y, 20, learner=lambda D: min(rules, key=lambda h: D[h(X) != y].sum()))
    assert run.training_errors()[1] > 0.2
    assert run.training_errors()[-1] == 0
    assert (run.training_errors() <= run.bounds() + 1e-12).all()


def test_weights_never_vanish():
    """One point is right in every round: its weight falls by a factor of 3 a round, would
    underflow after 700, and must still be there when the learner turns against it."""
    y = np.ones(4, dtype=int)
    pool = np.ones((4, 4), dtype=int)
    pool[[0, 1, 2, 3], [0, 1, 2, 3]] = -1
    helpful = [Column(t % 3) for t in range(4000)]
    script = iter(helpful)
    run = adaboost(pool, y, 4000, learner=lambda _: next(script))
    assert run.stopped == "rounds"
    last = run.distribution(4001)
    assert last[3] == 2.0**-1000
    assert last[:3].sum() == pytest.approx(1)
    assert np.isfinite(run.votes).all()


def test_rounding_does_not_invent_an_edge():
    """One point with k labels + and the rest -: after one round the constants have error 1/2,
    but in floats often not exactly."""
    noise = []
    for n in range(3, 30):
        for k in range(1, (n + 1) // 2):
            y = np.array([1] * k + [-1] * (n - k))
            run = adaboost(np.zeros((n, 1)), y, 5)
            assert (run.stopped, len(run.votes)) == ("no edge", 1)
            noise.append(abs(run.distribution(2) @ y))
    assert 0 < max(noise) < ROUNDING / 100


def test_min_margin_is_not_monotone():
    run = adaboost(FOUR_POINTS, FOUR_LABELS, 6)
    least = [mu.min() for mu in run.staged_margins()]
    assert least[1:] == pytest.approx([-1, -0.189, 0.214, 0.077, 0.130, 0.279], abs=6e-4)


def test_adaboost_need_not_maximise_the_margin():
    """Value 3/8 of the game, exactly; AdaBoost from uniform weights tends to 1/3."""
    y = np.ones(8, dtype=int)
    assert exact.game(CYCLING_POOL).value == Fraction(3, 8)
    run = adaboost(CYCLING_POOL, y, 8000, learner=pool_learner(CYCLING_POOL, y))
    least = run.margins().min()
    assert least == pytest.approx(1 / 3, abs=1e-3)
    assert least < 3 / 8 - 0.04


def test_fibonacci_errors_in_floats():
    run = adaboost(FOUR_POINTS, FOUR_LABELS, 40)
    fibonacci = [1, 1]
    while len(fibonacci) < 43:
        fibonacci.append(sum(fibonacci[-2:]))
    expected = [fibonacci[t] / (2 * fibonacci[t + 2]) for t in range(40)]
    assert run.errors == pytest.approx(expected, rel=1e-9)
    assert run.errors[-1] == pytest.approx((3 - np.sqrt(5)) / 4)


def test_reweighting_without_votes_is_not_adaboost():
    y = np.ones(4, dtype=int)
    h = np.array([[-1], [1], [1], [1]])
    p = unit_vote_distribution(h, y)
    assert p[0] == pytest.approx(np.e / (np.e + 3 / np.e))
    run = adaboost(h, y, 1, learner=pool_learner(h, y))
    assert run.distribution(2)[0] == pytest.approx(0.5)


def test_an_edge_may_be_too_small_to_count_with():
    with pytest.raises(BadInput, match="edge = 1e-200 is too small"):
        rounds_until_consistent(3, 1e-200)


def test_rounds_until_consistent():
    n, edge = 1000, 0.2
    T = rounds_until_consistent(n, edge)
    assert np.exp(-2 * T * edge**2) < 1 / n <= np.exp(-2 * (T - 1) * edge**2)
    assert rounds_until_consistent(1, 0.3) == 1


def peer_of(X, y, rounds):
    from sklearn.ensemble import AdaBoostClassifier
    from sklearn.tree import DecisionTreeClassifier

    stump = DecisionTreeClassifier(max_depth=1)
    return AdaBoostClassifier(stump, n_estimators=rounds, random_state=0).fit(X, y)


def test_votes_are_half_of_those_of_scikit_learn(noisy):
    """With the peer's own stumps as weak learner. Its vote is log((1 - e) / e), and it
    multiplies wrong weights only, which is the same after normalisation (`conv-weights`)."""
    X, y = noisy
    peer = peer_of(X, y, 25)
    trees = iter(peer.estimators_)
    run = adaboost(X, y, 25, learner=lambda _: next(trees).predict)
    assert 2 * run.votes == pytest.approx(peer.estimator_weights_, rel=1e-9)
    assert run.errors == pytest.approx(peer.estimator_errors_, rel=1e-9)
    assert (run.predict(X) == peer.predict(X)).all()
    stages = list(run.staged_normalised(X))[1:]
    for ours, theirs in zip(stages, peer.staged_decision_function(X), strict=True):
        assert 2 * ours == pytest.approx(theirs, abs=1e-9)  # the peer adds up both classes


def test_our_stump_is_never_worse_than_that_of_scikit_learn(noisy):
    from sklearn.tree import DecisionTreeClassifier

    X, y = noisy
    run = adaboost(X, y, 25)
    for D, error in zip(run.distributions(), run.errors, strict=False):
        tree = DecisionTreeClassifier(max_depth=1).fit(X, y, sample_weight=D)
        assert error <= D[tree.predict(X) != y].sum() + 1e-12


def test_bad_input_is_refused():
    X, y = [[0.0], [1.0], [2.0]], [1, -1, 1]
    with pytest.raises(BadInput, match="rounds must be a whole number of at least 1"):
        adaboost(X, y, 0)
    with pytest.raises(BadInput, match=r"margins\.exact"):
        adaboost([[Fraction(1)]], [1], 1)
    with pytest.raises(BadInput, match=r"margins\.exact"):
        adaboost([[Fraction(1)]], [1], 1, learner=lambda _: Column(0))
    with pytest.raises(BadInput, match="3 entries"):
        adaboost(X, y, 1, start=[1, 1])
    with pytest.raises(BadInput, match="positive"):
        adaboost(X, y, 1, start=[1, 0, 1])
    with pytest.raises(BadInput, match="predict -1 or"):
        adaboost(X, y, 1, learner=lambda _: lambda X: np.zeros(len(X)))
    with pytest.raises(BadInput, match="predict -1 or"):
        adaboost(X, y, 1, learner=lambda _: lambda _: np.ones(2))
    run = adaboost(X, y, 2)
    with pytest.raises(BadInput, match="trained on 1 features"):
        run.decision([[1.0, 2.0]])
    for rounds in (9, -1, "two", 1.0):
        with pytest.raises(BadInput, match=f"rounds, not {rounds}"):
            run.first(rounds)
    with pytest.raises(BadInput, match="\\[-1, 1\\]"):
        run.margin_bound(2.0)

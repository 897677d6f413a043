"""AdaBoost in rationals: the theory as comparisons of fractions."""

from fractions import Fraction
from math import prod

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
from margins.boosting import adaboost as float_adaboost
from margins.boosting import pool_learner
from margins.boosting.exact import adaboost
from margins.boosting.rational_votes import adaboost_rational_votes, short_root
from margins.trees.stumps import Stump, dichotomies
from strategies import samples

small = samples(n=(1, 7), d=(1, 2))


def is_wrong(run, t):
    return run.hypotheses[t](run.X) != run.y


def test_textbook_run_on_ten_points():
    run = adaboost(TEN_POINTS, TEN_LABELS, 3)
    assert run.errors == (Fraction(3, 10), Fraction(3, 14), Fraction(3, 22))
    assert run.odds == (Fraction(7, 3), Fraction(11, 3), Fraction(19, 3))
    assert [s.feature for s in run.hypotheses] == [0, 0, 1]
    assert [s.polarity for s in run.hypotheses] == [-1, -1, 1]
    assert run.training_error() == 0
    assert run.first(2).training_error() == Fraction(3, 10)
    assert list(run.predict(TEN_POINTS)) == TEN_LABELS
    *_, last = run.distributions()
    assert [114 * v for v in last] == [19, 19, 7, 7, 7, 11, 11, 11, 19, 3]


@given(small)
def test_a_run_satisfies_its_theory(data):
    run = adaboost(data.X, data.y, 6)
    n, distributions = len(data.y), list(run.distributions())
    assert run.stopped in ("rounds", "perfect", "no edge")
    for t, (D, e) in enumerate(zip(distributions, run.errors, strict=False)):
        assert sum(D) == 1
        assert min(D) > 0
        assert D[is_wrong(run, t)].sum() == e
        assert e < Fraction(1, 2)  # stumps are closed under negation
    for t, D in enumerate(distributions[1:]):
        assert D[is_wrong(run, t)].sum() == Fraction(1, 2)
        assert D @ (run.y * run.hypotheses[t](run.X)) == 0
    assert run.training_error() ** 2 <= run.squared_bound()
    assert run.exponential_bound_is_weaker()
    if run.stopped != "perfect":
        squares = (n * distributions[-1]) ** 2 * run.squared_bound() * run.exp_twice_margins()
        assert (squares == 1).all()  # D = exp(-y F) / (n prod Z), squared


@given(small)
def test_margin_distribution(data):
    """Its bound in rationals, and shares and bounds against the float run."""
    run = adaboost(data.X, data.y, 4)
    ours = float_adaboost(np.array(data.X, dtype=float), data.y, 4)
    margins = ours.margins()
    for theta in (Fraction(p, 4) for p in range(-4, 5)):
        q = theta.denominator
        share, power = run.margin_share(theta), run.margin_bound_power(theta)
        assert share ** (2 * q) <= power
        low, high = margins <= theta - 1e-9, margins <= theta + 1e-9
        assert low.sum() <= share * len(data.y) <= high.sum()
        bound = float(power) ** (1 / (2 * q))
        assert ours.margin_bound(float(theta)) == pytest.approx(bound, rel=1e-6, abs=1e-12)


@given(small, st.integers(0, 4))
def test_prefixes_are_shorter_runs(data, rounds):
    run = adaboost(data.X, data.y, 4)
    part = run.first(min(rounds, len(run.errors)))
    again = adaboost(data.X, data.y, max(1, len(part.errors)))
    if len(part.errors):
        assert part.errors == again.errors
        assert part.training_error() == again.training_error()
        assert (part.predict(data.X) == again.predict(data.X)).all()
    else:
        assert part.training_error() == 1
        assert set(part.predict(data.X, sign_at_zero=-1)) == {-1}


@given(small)
def test_weak_learnability_is_the_margin(data):
    """`weak-learning-minimax`: every distribution of the run admits error (1 - value) / 2."""
    _, pool = dichotomies(data.X)
    value = exact.game(pool * np.array(data.y)[:, None]).value
    run = adaboost(data.X, data.y, 5)
    assert all(e <= (1 - value) / 2 for e in run.errors)
    assert run.margin_share(min(value, Fraction(1))) > 0  # no vote has a larger margin


def test_fibonacci_errors():
    run = adaboost(FOUR_POINTS, FOUR_LABELS, 40)
    fibonacci = [1, 1]
    while len(fibonacci) < 43:
        fibonacci.append(sum(fibonacci[-2:]))
    assert run.errors == tuple(Fraction(fibonacci[t], 2 * fibonacci[t + 2]) for t in range(40))


def test_min_margin_falls_in_round_four():
    """`margin-not-monotone`: above 1/5 after three rounds, below 1/10 after four."""
    run = adaboost(FOUR_POINTS, FOUR_LABELS, 4)
    assert run.errors == (Fraction(1, 4), Fraction(1, 6), Fraction(1, 5), Fraction(3, 16))
    assert run.first(3).margin_share(Fraction(1, 5)) == 0
    assert run.first(4).margin_share(Fraction(1, 10)) > 0


def test_rudin_matrix_has_value_three_eighths():
    """Certificates: a mixture of hypotheses with margin 3/8 everywhere, and weights of the
    examples under which no hypothesis has a larger correlation."""
    A = np.array(CYCLING_POOL)
    game = exact.game(CYCLING_POOL)
    assert game.value == Fraction(3, 8)
    for strategy in (game.rows, game.columns):
        assert sum(strategy) == 1
        assert min(strategy) >= 0
    assert min(A @ game.columns) == Fraction(3, 8)
    assert max(game.rows @ A) == Fraction(3, 8)
    y = [1] * 8
    run = adaboost(CYCLING_POOL, y, 12, learner=pool_learner(CYCLING_POOL, y))
    assert run.margin_share(Fraction(3, 8)) > 0
    assert all(e <= Fraction(5, 16) for e in run.errors)  # (1 - 3/8) / 2


def domain_run(negative, left_out, rounds):
    """Training and true error by round on the domain {0, 1} x {0, 1, 2}, all points equally
    likely, with one point not seen in training."""
    domain = [(i, j) for i in range(2) for j in range(3)]
    labels = {x: -1 if x in negative else 1 for x in domain}
    seen = [x for x in domain if x != left_out]
    run = adaboost(seen, [labels[x] for x in seen], rounds)
    truth = np.array([labels[x] for x in domain])
    curve = []
    for t in range(1, rounds + 1):
        part = run.first(t)
        true = Fraction(int((part.exp_twice(domain) ** truth <= 1).sum()), 6)
        curve.append((part.training_error(), true))
    return curve


def test_true_error_falls_after_zero_training_error():
    curve = domain_run({(0, 1), (1, 1)}, (0, 1), 8)
    assert curve[4] == curve[5] == curve[6] == (0, Fraction(1, 6))
    assert curve[3][0] > 0
    assert curve[7] == (0, 0)


def test_true_error_rises_after_zero_training_error():
    curve = domain_run({(0, 1)}, (1, 1), 8)
    assert curve[4] == (0, 0)
    assert curve[7] == (0, Fraction(1, 6))


def test_ends_of_a_run():
    perfect = adaboost([[0], [1]], [-1, 1], 5)
    assert perfect.stopped == "perfect"
    assert perfect.errors == (0,)
    assert list(perfect.predict([[0], [1], [7]])) == [-1, 1, 1]
    assert perfect.training_error() == perfect.squared_bound() == 0
    assert perfect.exponential_bound_is_weaker()
    assert perfect.margin_share(Fraction(1, 2)) == 0
    assert perfect.margin_share(Fraction(1)) == 1
    assert len(list(perfect.distributions())) == 1
    with pytest.raises(BadInput, match="infinite"):
        perfect.exp_twice([[0]])
    flipped = adaboost([[-1], [1]], [1, -1], 5, learner=pool_learner([[-1], [1]], [1, -1]))
    assert flipped.errors == (1,)
    assert list(flipped.predict([[-1], [1]])) == [1, -1]
    stalled = adaboost([[0, 0], [0, 1], [1, 0], [1, 1]], [1, -1, -1, 1], 5)
    assert stalled.stopped == "no edge"
    assert stalled.errors == ()
    assert stalled.training_error() == 1
    bad = [[-1], [-1], [-1], [1]]
    negative = adaboost(bad, [1] * 4, 1, learner=pool_learner(bad, [1] * 4))
    assert negative.edges == (Fraction(-1, 4),)
    assert list(negative.predict(bad)) == [1, 1, 1, -1]
    assert negative.margin_share(Fraction(-1)) == Fraction(1, 4)


def test_other_starting_distributions():
    pool = [[-1], [1], [-1]]
    run = adaboost(pool, [1] * 3, 1, learner=pool_learner(pool, [1] * 3), start=[1, 6, 3])
    first, second = run.distributions()
    assert list(first) == [Fraction(1, 10), Fraction(6, 10), Fraction(3, 10)]
    assert list(second) == [Fraction(1, 8), Fraction(1, 2), Fraction(3, 8)]


def test_the_sign_of_a_weak_vote():
    """Odds of 3/2: exp(2 F) is 3/2 or 2/3, on either side of 1 and nearer to it than to 2 or 0."""
    pool = [[1], [1], [1], [-1], [-1]]
    run = adaboost(pool, [1] * 5, 1, learner=pool_learner(pool, [1] * 5))
    assert run.odds == (Fraction(3, 2),)
    for sign in (-1, 0, 1):
        assert run.predict(pool, sign_at_zero=sign).tolist() == [1, 1, 1, -1, -1]
        assert run.first(0).predict(pool, sign_at_zero=sign).tolist() == [sign] * 5
    assert run.first(0).predict(pool).tolist() == [1] * 5


def test_ties_follow_the_stated_order():
    run = adaboost([[0, 0], [1, 1]], [1, -1], 1)
    assert run.hypotheses == (Stump(0, Fraction(1, 2), -1),)


@given(small, st.integers(1, 12))
def test_rational_votes_make_the_bound_an_equality_of_fractions(data, rounds):
    run = adaboost_rational_votes(data.X, data.y, rounds)
    assert run.weights.sum() / len(data.y) == run.bound()
    assert run.training_error() <= run.bound()
    assert all(z < 1 for z in run.normalisers)
    for e, z in zip(run.errors, run.normalisers, strict=True):
        assert z * z >= 4 * e * (1 - e)  # no vote beats the optimal one


def test_hundreds_of_rational_rounds():
    labels = [1, -1, 1, 1, -1, 1, -1, -1, 1, 1]
    run = adaboost_rational_votes(TEN_POINTS, labels, 150)
    assert run.stopped == "rounds"
    assert run.weights.sum() / 10 == prod(run.normalisers)
    assert run.training_error() == 0


def test_new_points_have_the_features_of_the_old():
    for run in (adaboost(FOUR_POINTS, FOUR_LABELS, 2), adaboost([[0], [1]], [1, -1], 1)):
        with pytest.raises(BadInput, match="trained on 1 features, X has 2"):
            run.predict([[1, 2]])
        with pytest.raises(BadInput, match="rounds, not two"):
            run.first("two")


@pytest.mark.parametrize("u", [0, -1, "1"])
def test_votes_of_your_own_are_positive(u):
    with pytest.raises(BadInput, match="exp_vote"):
        adaboost_rational_votes(FOUR_POINTS, FOUR_LABELS, 1, exp_vote=lambda _: u)


def test_an_empty_pool_has_nobody_to_ask():
    for run in (adaboost, adaboost_rational_votes):
        with pytest.raises(BadInput, match="X is empty"):
            run(np.zeros((0, 2)), [], 1)


def test_rational_votes_of_your_own_and_their_ends():
    run = adaboost_rational_votes(FOUR_POINTS, FOUR_LABELS, 3, exp_vote=lambda _: Fraction(3, 2))
    assert run.exp_votes == (Fraction(3, 2),) * 3
    assert run.normalisers[0] == Fraction(1, 4) * Fraction(3, 2) + Fraction(3, 4) * Fraction(2, 3)
    assert adaboost_rational_votes([[0], [1]], [1, -1], 3).stopped == "perfect"
    contradiction = adaboost_rational_votes([[0], [0]], [1, -1], 3)
    assert contradiction.stopped == "no edge"
    assert contradiction.bound() == contradiction.training_error() == 1
    assert isinstance(contradiction.bound(), Fraction)


@given(small, st.integers(1, 6))
def test_rational_weights_are_those_of_the_vote(data, rounds):
    """prod u_t^(-y_i h_t(x_i))."""
    run = adaboost_rational_votes(data.X, data.y, rounds)
    X, y = np.array(data.X, dtype=object), np.array(data.y)
    expected = np.full(len(y), Fraction(1))
    for u, h in zip(run.exp_votes, run.hypotheses, strict=True):
        expected = expected * [u ** int(-agrees) for agrees in y * h(X)]
    assert (run.weights == expected).all()
    assert run.exp_votes == tuple(short_root((1 - e) / e) for e in run.errors)


@pytest.mark.parametrize(
    ("column", "stopped"),
    [([1, 1], "perfect"), ([-1, -1], "perfect"), ([1, -1], "no edge")],
)
def test_a_learner_is_not_asked_again_at_the_end(column, stopped):
    asked = iter([lambda _: np.array(column)])
    run = adaboost_rational_votes([[0], [1]], [1, 1], 5, learner=lambda _: next(asked))
    assert (run.stopped, run.hypotheses) == (stopped, ())


def test_short_roots_have_short_denominators():
    """The first of 16, 32, 64, ... that will do."""
    assert short_root(Fraction(7, 3)) == Fraction(24, 16)
    assert short_root(Fraction(101, 100)) == Fraction(257, 256)
    assert short_root(Fraction(100, 101)) == Fraction(256, 257)
    for odds in (0, Fraction(-1, 2)):
        with pytest.raises(BadInput, match="odds must be positive"):
            short_root(odds)


@given(st.builds(Fraction, st.integers(1, 10**6), st.integers(1, 10**6)))
def test_short_root_lies_between_one_and_the_root(odds):
    u = short_root(odds)
    if odds == 1:
        assert u == 1
    else:
        assert 1 < u * u <= odds or odds <= u * u < 1


def test_bad_input_is_refused():
    with pytest.raises(BadInput, match="seldom the number meant"):
        adaboost([[0.5]], [1], 1)
    with pytest.raises(BadInput, match="rounds must be a whole number of at least 1"):
        adaboost([[1]], [1], 0)
    with pytest.raises(BadInput, match="positive"):
        adaboost([[1], [2]], [1, 1], 1, start=[0, 1])
    run = adaboost(FOUR_POINTS, FOUR_LABELS, 2)
    with pytest.raises(BadInput, match="2 rounds"):
        run.first(3)
    with pytest.raises(BadInput, match="\\[-1, 1\\]"):
        run.margin_share(Fraction(3))
    with pytest.raises(BadInput, match="sign at zero"):
        run.predict(FOUR_POINTS, sign_at_zero=2)

"""Chapter *What the weights do*: the weights of AdaBoost, and three notations for one algorithm."""

from fractions import Fraction
from itertools import product
from math import exp, log
from typing import NamedTuple

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins.boosting import Column, adaboost, exact
from margins.boosting.engine import reweight
from margins.boosting.reweighting import (
    csc411,
    mit6867,
    personal_notes,
    unit_vote_distribution,
)
from margins.rational import exponentials
from margins.rational.arrays import array
from strategies import HALF, games, positive, signs, usable

NINE_DIGITS = 1e-9  # a few rounds on a few points in doubles cost about four of sixteen digits


class Round(NamedTuple):
    """A distribution, and y_i h(x_i) for each point: +1 where h is right, -1 where it is wrong."""

    D: list[Fraction]
    agrees: list[int]


@st.composite
def answers(draw, n=(1, 6), least=1):
    """Any hypothesis on a weighted sample; it may be perfect, or always wrong."""
    weights = draw(st.lists(st.integers(least, 6), min_size=n[0], max_size=n[1]))
    weights = weights if any(weights) else [1] * len(weights)
    agrees = draw(st.lists(signs, min_size=len(weights), max_size=len(weights)))
    return Round([Fraction(w, sum(weights)) for w in weights], agrees)


@st.composite
def rounds(draw, n=(2, 6)):
    """A hypothesis that is right somewhere and wrong somewhere: 0 < error < 1."""
    D, agrees = draw(answers(n=n))
    return Round(D, [1, -1, *agrees[2:]])


def error(D, agrees):
    """The weight of the points that are wrong."""
    return sum((d for d, s in zip(D, agrees, strict=True) if s < 0), start=Fraction(0))


def correlation(D, agrees):
    return sum(d * s for d, s in zip(D, agrees, strict=True))


def after(D, agrees):
    """The library's next distribution."""
    return reweight(array(list(D)), np.array(agrees) < 0)


def run(game, engine=exact.adaboost, flipped=()):
    """A run with the usable hypotheses in their order, some of them replaced by their negations."""
    columns = [[-v for v in h] if t in flipped else h for t, h in enumerate(usable(game))]
    script = iter(range(len(columns)))
    pool = list(map(list, zip(*columns, strict=True)))
    return engine(pool, game.y, len(columns), learner=lambda _: Column(next(script)))


def order(a, b):
    """1, 0 or -1: a is larger than b, equal, or smaller."""
    return (a > b) - (a < b)


def agreements(played):
    """y_i h_t(x_i), a row for each round."""
    return [played.y * h(played.X) for h in played.hypotheses]


# -------------------------------------------------------------- rational-weights


@claim(
    "rational-weights",
    "conv-normaliser",
    by="exact",
    part={"rational-weights": 1, "conv-normaliser": None},
)
@given(rounds())
def test_divided_weights_are_those_of_the_definition(case):
    """The new weights are positive, rational, sum to 1, and Z^2 D'^2 = D^2 exp(-2 a y h), where
    exp(2a) = (1-e)/e: this is the definition, squared."""
    D, agrees = case
    e, new = error(D, agrees), after(D, agrees)
    odds, squared_z = (1 - e) / e, 4 * e * (1 - e)
    assert sum(new) == 1
    for old, d, s in zip(D, new, agrees, strict=True):
        assert isinstance(d, Fraction)
        assert d > 0
        assert squared_z * d**2 == old**2 * odds ** (-s)


@claim("rational-weights", by="exact", part=(1, 2))
@given(games())
def test_every_weight_of_a_run_is_rational(game):
    """After each round, in runs with errors below and above 1/2, wrong weights were divided by
    2e and right ones by 2(1-e); errors and weights are fractions."""
    played = run(game)
    D = list(played.distributions())
    for t, (e, agrees) in enumerate(zip(played.errors, agreements(played), strict=True)):
        divisor = [2 * e if s < 0 else 2 * (1 - e) for s in agrees]
        assert all(isinstance(d, Fraction) for d in (e, *D[t + 1]))
        assert (D[t + 1] == D[t] / divisor).all()


def may_be_exp(value, exponent):
    """Whether rational bounds of the exponential, about 30 digits of it, leave value = exp(x)."""
    if exponent == 0:
        return value == 1
    low, high = exponentials.exp_bounds(exponent, 60)
    return low < value < high


errors_between_zero_and_one = st.builds(
    lambda k, n: Fraction(k, k + n), st.integers(1, 40), st.integers(1, 40)
)


@claim("rational-weights", by="exact", part=3)
@given(st.one_of(errors_between_zero_and_one, st.just(HALF)), st.integers(1, 400))
def test_no_fraction_is_the_vote(e, q):
    """Of all fractions p/q only those next to the vote can be equal to it; exp(2p/q) = (1-e)/e
    holds for one of them exactly if e = 1/2, where p = 0. Decided by bounds of the exponential."""
    odds = (1 - e) / e
    near = round(q * log(odds) / 2)
    votes = [Fraction(p, q) for p in (near - 1, near, near + 1)]
    both_ways(any(may_be_exp(odds, 2 * a) for a in votes), e == HALF)
    assert odds != 1 or near == 0


@twin(
    "rational-weights",
    says=r"the vote of every rational error differs from every fraction $p/q$, $q\le20$; here $p$ "
    "is the nearest",
    part=3,
    over=[(Fraction(k, n), q) for n in range(2, 9) for k in range(1, n) for q in range(1, 21)],
)
def test_twin_every_vote_is_irrational(e, q):
    odds = (1 - e) / e
    assert not may_be_exp(odds, Fraction(2 * round(q * log(odds) / 2), q))


@twin(
    "rational-weights",
    says="dividing by $2(1-\\varepsilon)$ where h errs and by $2\\varepsilon$ where it is right "
    "gives weights that sum to 1",
    part=1,
)
@given(case=rounds())
def test_twin_divisors_swapped(case):
    D, agrees = case
    e = error(D, agrees)
    swapped = [d / (2 * (1 - e) if s < 0 else 2 * e) for d, s in zip(D, agrees, strict=True)]
    assert sum(swapped) == 1


# -------------------------------------------------------------- weights-move


@claim("weights-move", by="exact", part="all")
@given(rounds())
def test_wrong_weights_grow_if_the_vote_is_positive(case):
    """The vote is positive exactly if e < 1/2, and negative exactly if e > 1/2. If it is positive,
    wrong weights grow and right ones shrink; if it is negative, it is the other way round."""
    D, agrees = case
    e = error(D, agrees)
    odds = (1 - e) / e  # exp(2a)
    both_ways(odds > 1, e < HALF)
    both_ways(odds < 1, e > HALF)
    for old, new, s in zip(D, after(D, agrees), agrees, strict=True):
        if when(odds > 1):
            assert new > old if s < 0 else new < old
        if when(odds < 1):
            assert new < old if s < 0 else new > old


@twin(
    "weights-move",
    says="with a positive vote each misclassified point ends up at least as heavy as each correct "
    "one",
    part=1,
    settles="e3-heavier",
)
@given(case=rounds(n=(3, 4)))
def test_twin_wrong_points_are_heavier(case):
    D, agrees = case
    new = after(D, agrees)
    wrong = [d for d, s in zip(new, agrees, strict=True) if s < 0]
    right = [d for d, s in zip(new, agrees, strict=True) if s > 0]
    assert error(D, agrees) >= HALF or min(wrong) >= max(right)


@twin(
    "weights-move",
    says="misclassified weights grow for every error $\\varepsilon\\neq\\frac12$",
    by="smt",
    part=2,
    settles="e3-heavier",
)
def test_twin_wrong_weights_always_grow(eps):
    return [eps > 0, eps < 1, 2 * eps != 1], [1 / (2 * eps) > 1]


# -------------------------------------------------------------- new-error-is-half


@claim("new-error-is-half", by="exact", part=1)
@given(games())
def test_last_hypothesis_becomes_a_coin_flip(game):
    """After each round of a run the hypothesis of that round has error 1/2 and correlation 0."""
    played = run(game)
    _, *later = played.distributions()
    for D, agrees in zip(later, agreements(played), strict=True):
        assert error(D, agrees) == HALF
        assert correlation(D, agrees) == 0


@claim("new-error-is-half", by="exact", part=2)
@given(rounds(), positive, st.booleans())
def test_only_one_vote_decorrelates(case, u, planted):
    """The weights D exp(-a y h) with exp(a) = u are uncorrelated with y h exactly if
    u^2 = (1-e)/e; half of the time the distribution is rescaled so that this holds."""
    D, agrees = case
    if planted:
        e = error(D, agrees)
        share = 1 / (1 + u * u)
        pairs = zip(D, agrees, strict=True)
        D = [d * (share / e if s < 0 else (1 - share) / (1 - e)) for d, s in pairs]
    e = error(D, agrees)
    tilted = [d * u ** (-s) for d, s in zip(D, agrees, strict=True)]
    both_ways(correlation(tilted, agrees) == 0, u * u == (1 - e) / e)
    assert not planted or correlation(tilted, agrees) == 0


@twin(
    "new-error-is-half",
    says="after two rounds the hypothesis of the first round, too, has error 1/2",
    part=1,
)
@given(game=games(n=(3, 5), hypotheses=(2, 3)))
def test_twin_older_hypotheses_stay_at_half(game):
    played = run(game)
    D = list(played.distributions())
    assert len(D) < 3 or error(D[2], agreements(played)[0]) == HALF


def test_when_the_next_update_keeps_the_balance():
    """Six points of equal weight, one hypothesis wrong on one, two or three of them, and then any
    other: the first one stays at 1/2 exactly if the second has error 1/2 or their mistakes are
    independent."""
    kept = set()
    for k, second in product((1, 2, 3), product((1, -1), repeat=6)):
        first = [-1] * k + [1] * (6 - k)
        then = after([Fraction(1, 6)] * 6, first)
        e, joint = error(then, second), error(then, np.maximum(first, second))
        if e in (0, 1):
            continue
        reasons = e == HALF, joint == e / 2
        assert (error(after(then, second), first) == HALF) == any(reasons)
        kept.add(reasons)
    assert kept == set(product((False, True), repeat=2))


# -------------------------------------------------------------- problem-one-equality


@claim("problem-one-equality", by="exact", part="all")
@given(answers(least=0))
def test_correlation_is_twice_the_edge(case):
    """The sum of D y h is 1 - 2e = 2g, and the weight of the right points is 1/2 + g and (1 + that
    sum)/2, also for a perfect h; some points may have no weight."""
    D, agrees = case
    e, r = error(D, agrees), correlation(D, agrees)
    right = sum((d for d, s in zip(D, agrees, strict=True) if s > 0), start=Fraction(0))
    assert r == 1 - 2 * e == 2 * (HALF - e)
    assert right == HALF + (HALF - e) == (1 + r) / 2


@twin(
    "problem-one-equality",
    says="if f is right with probability $\\frac12+\\gamma$ then "
    "$\\sum_i 1\\{y_i\\neq f(x_i)\\}D(i)\\ge\\frac12+\\gamma$",
    part=2,
    settles="e3-problem1-hint",
)
@given(case=answers())
def test_twin_hint_with_unequal(case):
    D, agrees = case
    wrong = error(D, agrees)
    right = 1 - wrong
    assert wrong >= right


@twin(
    "problem-one-equality",
    says="$\\sum_i D(i)y_if(x_i)$ is strictly larger than $2\\gamma$ unless f is perfect",
    part=1,
    settles="e3-problem1-geq",
)
@given(case=rounds())
def test_twin_strict_inequality(case):
    D, agrees = case
    edge = HALF - error(D, agrees)
    assert correlation(D, agrees) > 2 * edge


# -------------------------------------------------------------- z-range-and-sign


@claim("z-range-and-sign", by="exact", part=(1, 2))
@given(answers())
def test_the_range_of_the_correlation(case):
    """r lies in [-1, 1]; it is 1 exactly if all points are right, and -1 exactly if all are
    wrong."""
    D, agrees = case
    r = correlation(D, agrees)
    assert -1 <= r <= 1
    both_ways(r == 1, set(agrees) == {1})
    both_ways(r == -1, set(agrees) == {-1})


@claim("z-range-and-sign", by="exact", part=3)
@given(answers(), positive, st.sampled_from([1, -1, None]))
@example(Round([Fraction(1, 5), Fraction(4, 5)], [-1, 1]), Fraction(2), None)
def test_no_vote_at_the_ends(case, u, side):
    """(1 - r) u^2 = 1 + r has no solution u = exp(a) if |r| = 1. Otherwise it has one, the odds of
    being right. Mostly the hypothesis is right everywhere or wrong everywhere."""
    D, agrees = case
    agrees = agrees if side is None else [side] * len(agrees)
    r, e = correlation(D, agrees), error(D, agrees)
    if when(abs(r) == 1):
        assert (1 - r) * u**2 != 1 + r
    else:
        assert (1 - r) * ((1 - e) / e) == 1 + r


@claim("z-range-and-sign", by="exact", part=(4, 5))
@given(rounds())
def test_correlation_decides_the_vote(case):
    """If |r| < 1, the vote, exp(2a) = (1 - e)/e, has the sign of r, and the weights stay exactly
    if r = 0."""
    D, agrees = case
    r, e = correlation(D, agrees), error(D, agrees)
    premise(abs(r) < 1)
    odds = (1 - e) / e
    both_ways(odds > 1, r > 0)
    both_ways(odds == 1, r == 0)
    both_ways((after(D, agrees) == D).all(), r == 0)


@claim("z-range-and-sign", by="exact", part=(3, 5))
@given(answers())
def test_runs_end_where_no_vote_helps(case):
    """A run ends as perfect with |r| = 1, with no edge if r = 0, and otherwise goes on."""
    D, agrees = case
    pool, y = [[s] for s in agrees], [1] * len(D)
    played = exact.adaboost(pool, y, 1, learner=lambda _: Column(0), start=D)
    expected = {-1: "perfect", 0: "no edge", 1: "perfect"}.get(correlation(D, agrees), "rounds")
    assert played.stopped == expected
    assert len(played.errors) == (expected != "no edge")


@twin(
    "z-range-and-sign",
    says="the vote $\\frac12\\ln\\frac{1+z}{1-z}$ is a real number for every hypothesis",
    over=[agrees for n in (1, 2, 3) for agrees in product((1, -1), repeat=n)],
    part=3,
    settles="e-perfect-learner",
)
def test_twin_vote_is_always_finite(agrees):
    pool, y = [[s] for s in agrees], [1] * len(agrees)
    votes = adaboost(pool, y, 1, learner=lambda _: Column(0)).votes
    assert np.isfinite(votes).all()


@twin(
    "z-range-and-sign",
    says="a hypothesis with $z=0$ is independent of the label under D, as a random guess would be",
    over=[
        (y, h)
        for n in (2, 3, 4)
        for y in product((1, -1), repeat=n)
        for h in product((1, -1), repeat=n)
        if sum(a * b for a, b in zip(y, h, strict=True)) == 0
    ],
    part=4,
    settles="e3-random-guessing",
)
def test_twin_no_correlation_means_guessing(y, h):
    n, pairs = len(y), list(zip(y, h, strict=True))
    for label, guess in product((1, -1), repeat=2):
        assert n * pairs.count((label, guess)) == y.count(label) * h.count(guess)


# -------------------------------------------------------------- negative-vote-is-flip


@claim("negative-vote-is-flip", by="exact", part=(1, 2))
@given(rounds())
def test_a_flipped_hypothesis_gives_the_same_round(case):
    """-h has the error 1 - e and the inverse odds exp(2a). The factors exp(-2 a y h), the square of
    Z as a sum of D exp(-a y h), and the new weights are the same."""
    D, agrees = case
    flipped = [-s for s in agrees]
    e, f = error(D, agrees), error(D, flipped)
    odds, inverse = (1 - e) / e, (1 - f) / f
    assert f == 1 - e
    assert inverse == 1 / odds
    tilts = [odds ** (-s) for s in agrees]
    assert tilts == [inverse ** (-s) for s in flipped]
    assert 4 * f * (1 - f) == (e * odds + 1 - e) ** 2 / odds  # Z exp(a) = e exp(2a) + 1 - e
    assert (after(D, agrees) == after(D, flipped)).all()


@claim("negative-vote-is-flip", by="exact", part=(1, 3))
@given(games(), st.sets(st.integers(0, 3)))
def test_a_flipped_hypothesis_gives_the_same_run(game, flipped):
    """Negating any of the hypotheses turns their errors into 1-e and inverts their odds exp(2a);
    the normalisers, the distributions and exp(2F) stay what they were."""
    played, other = run(game), run(game, flipped=flipped)
    for t, (e, odds) in enumerate(zip(played.errors, played.odds, strict=True)):
        assert other.errors[t] == (1 - e if t in flipped else e)
        assert other.odds[t] == (1 / odds if t in flipped else odds)
    assert played.squared_normalisers == other.squared_normalisers
    both = zip(played.distributions(), other.distributions(), strict=True)
    assert all((a == b).all() for a, b in both)
    assert (played.exp_twice_margins() == other.exp_twice_margins()).all()
    assert (played.predict(played.X) == other.predict(other.X)).all()


@twin(
    "negative-vote-is-flip",
    says="a round with $\\varepsilon>\\frac12$ and its negative vote can be skipped: neither the "
    "weights nor the vote change",
    part=3,
)
@given(game=games(n=(3, 4), hypotheses=(1, 1)))
def test_twin_bad_rounds_can_be_skipped(game):
    played = run(game)
    (e,) = played.errors
    before, then = played.distributions()
    assert e <= HALF or (then == before).all()
    assert e <= HALF or (played.exp_twice_margins() == 1).all()


# -------------------------------------------------------------- the dictionary: conv-*


@claim("conv-edge", "conv-vote", "conv-normaliser", by="exact")
@given(games())
def test_dictionary_of_the_error(game):
    """In every round the error, the edge and the correlation are linear functions of each other,
    and exp(2a) and Z^2 are the same in terms of each of them."""
    played = run(game)
    table = zip(
        played.errors,
        played.edges,
        played.odds,
        played.squared_normalisers,
        played.distributions(),
        agreements(played),
        strict=False,
    )
    for e, g, odds, squared_z, D, agrees in table:
        r = correlation(D, agrees)
        assert r == 2 * g == 1 - 2 * e
        assert e == HALF - g == (1 - r) / 2
        assert odds == (1 - e) / e == (1 + r) / (1 - r)
        assert squared_z == 4 * e * (1 - e) == 1 - r**2 == 1 - 4 * g**2


@claim("conv-edge", "conv-vote", "conv-normaliser", by="property")
@given(games())
def test_floats_follow_the_dictionary(game):
    """The float run: the vote is artanh of the correlation, and Z is the sum of D exp(-a y h), to
    nine digits."""
    played = run(game, adaboost)
    assert played.correlations == pytest.approx(2 * played.edges, abs=NINE_DIGITS)
    assert played.votes == pytest.approx(np.arctanh(played.correlations), abs=NINE_DIGITS)
    for D, agrees, a, z in zip(
        played.distributions(), agreements(played), played.votes, played.normalisers, strict=False
    ):
        assert D @ np.exp(-a * agrees) == pytest.approx(z, rel=NINE_DIGITS)


@claim("conv-vote", by="peer", over=range(3))
def test_scikit_learn_votes_twice(seed):
    """With the trees that scikit-learn chose as hypotheses, our votes are half of its votes, to
    nine digits. It multiplies wrong weights only, by exp of its own vote."""
    from sklearn.ensemble import AdaBoostClassifier
    from sklearn.tree import DecisionTreeClassifier

    rng = np.random.default_rng(seed)
    X = rng.normal(size=(40, 2))
    y = np.where(X[:, 0] * X[:, 1] + rng.normal(size=40) / 2 > 0, 1, -1)
    tree = DecisionTreeClassifier(max_depth=1, random_state=0)
    peer = AdaBoostClassifier(tree, n_estimators=6, random_state=0).fit(X, y)
    trees = iter(peer.estimators_)
    played = adaboost(X, y, len(peer.estimators_), learner=lambda _: next(trees).predict)
    assert len(played.votes) == 6
    assert 2 * played.votes == pytest.approx(peer.estimator_weights_, rel=NINE_DIGITS)


@twin("conv-edge", says="the correlation is the edge, $r=g$", by="smt")
def test_twin_correlation_is_the_edge(eps):
    return [eps >= 0, eps <= 1], [2 * (1 - 2 * eps) == 1 - 2 * eps]


@twin(
    "conv-vote",
    says="the vote $\\ln\\frac{1-\\varepsilon}\\varepsilon$ in $e^{-a\\,y\\,h}$ also leaves h with "
    "error 1/2",
    by="smt",
)
def test_twin_vote_without_the_half(eps):
    wrong, right = eps * ((1 - eps) / eps), (1 - eps) / ((1 - eps) / eps)
    return [eps > 0, eps < 1, 2 * eps != 1], [wrong == right]


@twin("conv-normaliser", says="$Z=\\sqrt{1-g^2}$", by="smt")
def test_twin_normaliser_of_the_edge(g):
    eps = HALF - g
    return [eps > 0, eps < 1], [4 * eps * (1 - eps) == 1 - g * g]


@claim("conv-weights", by="exact", part=2)
@given(rounds())
def test_multiplying_wrong_weights_only(case):
    """Multiplying the wrong weights by exp(2a) = (1-e)/e, leaving the right ones, and dividing by
    the sum gives the same distribution."""
    D, agrees = case
    odds = (1 - error(D, agrees)) / error(D, agrees)
    raised = array([d * odds if s < 0 else d for d, s in zip(D, agrees, strict=True)])
    assert (raised / sum(raised) == after(D, agrees)).all()


@claim(
    "conv-weights",
    "three-notations-agree",
    by="exact",
    part={"conv-weights": 1, "three-notations-agree": 3},
)
@given(games())
def test_unnormalised_weights(game):
    """Before and after every round (n D prod Z)^2 = exp(-2 y F), in fractions."""
    played, n = run(game), len(game.y)
    for t, D in enumerate(played.distributions()):
        stage = played.first(t)
        assert (n**2 * stage.squared_bound() * D**2 * stage.exp_twice_margins() == 1).all()


@twin(
    "conv-weights",
    says="multiplying wrong weights by $e^{a}$, leaving the right ones and normalising gives the "
    "same distribution",
    by="smt",
    part=2,
)
def test_twin_wrong_weights_times_the_vote(u, eps):
    valid = [eps > 0, eps < 1, 2 * eps != 1, u > 0, u * u * eps == 1 - eps]
    return valid, [eps * u == 1 - eps]


# -------------------------------------------------------------- three-notations-agree


@claim("three-notations-agree", by="property", part="all")
@given(games())
def test_views_of_one_run(game):
    """The algorithms of CSC 411, 6.867 and the personal notes, each run in its own notation, give
    the errors, votes and weights of the exact run, to nine digits."""
    played, n = run(game), len(game.y)
    D = np.array(list(played.distributions())).astype(float)
    e = np.array(played.errors, dtype=float)
    a, Z = np.log((1 - e) / e) / 2, 2 * np.sqrt(e * (1 - e))
    floats = run(game, adaboost)
    unnormalised, normalised, correlated = (
        view(floats) for view in (csc411, mit6867, personal_notes)
    )
    products = np.cumprod([1, *Z])[:, None]
    assert unnormalised.weights == pytest.approx(n * products * D, rel=NINE_DIGITS)
    assert normalised.distributions == pytest.approx(D, rel=NINE_DIGITS)
    assert correlated.distributions == pytest.approx(D, rel=NINE_DIGITS)
    assert unnormalised.errors == pytest.approx(e, rel=NINE_DIGITS)
    assert normalised.errors == pytest.approx(e, rel=NINE_DIGITS)
    assert correlated.correlations == pytest.approx(1 - 2 * e, abs=NINE_DIGITS)
    assert correlated.normalisers == pytest.approx(Z, rel=NINE_DIGITS)
    for view in (unnormalised, normalised, correlated):
        assert view.votes == pytest.approx(a, abs=NINE_DIGITS)


@twin(
    "three-notations-agree",
    says="the weights of CSC 411 are n times those of the personal notes in every round",
    part=3,
)
@given(game=games(n=(3, 4), hypotheses=(1, 2)))
def test_twin_forgotten_normalisers(game):
    played, n = run(game), len(game.y)
    for t, D in enumerate(played.distributions()):
        squares = 1 / played.first(t).exp_twice_margins()
        assert (squares == (n * D) ** 2).all()


# -------------------------------------------------------------- weights-decrease-in-margin


@claim("weights-decrease-in-margin", by="exact", part=1)
@given(games())
def test_heavier_means_smaller_margin(game):
    """After every round of a run from uniform weights, D(i) < D(j) exactly if point i has the
    larger y F, decided in fractions."""
    played = run(game)
    for t, D in enumerate(played.distributions()):
        margins = played.first(t).exp_twice_margins()
        for i, j in product(range(len(D)), repeat=2):
            assert order(D[i], D[j]) == -order(margins[i], margins[j])


@claim("weights-decrease-in-margin", by="property", part=2)
@given(games())
def test_unit_vote_weights_decrease(game):
    """With unit votes the margins y (h_1 + ... + h_m) are integers: a larger one has a weight
    smaller by a factor e^-1 or less, an equal one the same weight."""
    columns = np.array(game.hypotheses).T
    p, margins = unit_vote_distribution(columns, game.y), game.y * columns.sum(axis=1)
    for i, j in product(range(len(p)), repeat=2):
        assert p[i] / p[j] == pytest.approx(exp(margins[j] - margins[i]), rel=NINE_DIGITS)
        assert margins[i] <= margins[j] or p[i] < p[j]


@twin(
    "weights-decrease-in-margin",
    says="the weights $p(i)\\propto e^{-y_i\\sum_kh_k(x_i)}$ decrease in $\\sum_kh_k(x_i)$",
    settles="e1-unit-votes",
    part=2,
)
@given(game=games(n=(3, 4), hypotheses=(1, 2)))
def test_twin_margin_without_the_label(game):
    columns = np.array(game.hypotheses).T
    p, scores = unit_vote_distribution(columns, game.y), columns.sum(axis=1)
    for i, j in product(range(len(p)), repeat=2):
        assert scores[i] <= scores[j] or p[i] < p[j]


# -------------------------------------------------------------- unit-vote-reweighting-differs


def one_hypothesis(n, mistakes):
    """A hypothesis on n points of label +1 that errs on the first few."""
    return [[-1 if i < mistakes else 1] for i in range(n)], [1] * n


@claim(
    "unit-vote-reweighting-differs",
    by="property",
    over=[(n, k) for n in range(2, 16) for k in range(1, n)],
    part=3,
)
def test_unit_votes_miss_the_coin_flip(n, k):
    """One round, error k/n, in floats: the weight ratio is e^2, and the new error is more than
    1/100 away from 1/2, above it exactly if the odds (n-k)/k are below e^2, decided with rational
    bounds."""
    h, y = one_hypothesis(n, k)
    p, odds = unit_vote_distribution(h, y), Fraction(n - k, k)
    assert p[0] / p[-1] == pytest.approx(exp(2))
    assert abs(p[:k].sum() - 0.5) > 0.01
    both_ways(p[:k].sum() > 0.5, exponentials.at_most_exp(odds, Fraction(2)))


class Script(NamedTuple):
    """Labels, and y_i h_k(x_i), a row for each hypothesis."""

    y: list[int]
    agreements: list[list[int]]


@st.composite
def scripts(draw):
    """Two or more hypotheses, each right somewhere and wrong somewhere. They are arbitrary; or
    coins, right on half of the points, and each is followed by its opposite or by itself; or each
    of them errs on one point, and all points have their turn."""
    n = 2 * draw(st.integers(1, 3))
    y = draw(st.lists(signs, min_size=n, max_size=n))
    shape = draw(st.sampled_from(["arbitrary", "coins", "one mistake each"]))
    if shape == "coins":
        coins = draw(st.lists(st.permutations([1, -1] * (n // 2)), min_size=1, max_size=2))
        side = draw(st.sampled_from([-1, -1, 1]))
        return Script(y, [row for coin in coins for row in (coin, [side * s for s in coin])])
    if shape == "one mistake each":
        order = draw(st.permutations(range(n)))
        return Script(y, [[-1 if i == wrong else 1 for i in range(n)] for wrong in order])
    rest = st.lists(signs, min_size=n - 2, max_size=n - 2)
    row = rest.flatmap(lambda signs: st.permutations([1, -1, *signs]))
    return Script(y, draw(st.lists(row, min_size=2, max_size=4)))


def unrolled(start, agreements):
    """The last distribution of a run, and exp(2 y_i F(x_i)); errors of 1/2 are allowed."""
    D, margins = array(start), array([Fraction(1)] * len(start))
    for row in agreements:
        e = error(D, row)
        margins = margins * array([((1 - e) / e) ** s for s in row])
        D = after(D, row)
    return D, margins


def same(factors, exponents):
    """Whether the numbers f e^k, f rational and k whole, are all equal: e^k is irrational unless
    k = 0, so both must be."""
    return len(set(factors)) == len(set(exponents)) == 1


@claim("unit-vote-reweighting-differs", by="exact", part=(1, 2))
@given(
    scripts(),
    st.lists(st.integers(1, 6), min_size=6, max_size=6),
    st.sampled_from([True, True, False]),
)
def test_unit_votes_after_several_rounds(script, weights, uniform):
    """Two to six rounds: p = D_{T+1} exactly if the sums of (a_k - 1) y_i h_k(x_i) agree; from
    uniform weights exactly if both are uniform. Decided in fractions, as e^k is irrational."""
    n, sums = len(script.y), np.sum(script.agreements, axis=0).tolist()
    weights = [1] * n if uniform else weights[:n]
    start = [Fraction(w, sum(weights)) for w in weights]
    D, margins = unrolled(start, script.agreements)
    equal = same(D / array(start), sums)
    both_ways(equal, same(margins, sums))
    if when(uniform):
        both_ways(equal, len(set(D)) == len(set(sums)) == 1)


@claim("unit-vote-reweighting-differs", by="exact", part=2)
@given(games())
def test_no_vote_of_a_run_is_one(game):
    """In runs from uniform weights no odds exp(2a) are exp(2): they lie outside of rational bounds
    of it."""
    for odds in run(game).odds:
        assert not may_be_exp(odds, Fraction(2))


@claim(
    "unit-vote-reweighting-differs",
    by="enumeration",
    part=(2, 3),
    over=[(n, k) for n in range(2, 50) for k in range(1, n)],
)
def test_no_first_vote_is_one(n, k):
    """The first round of any run on up to 49 points, k of them wrong: the odds (n-k)/k, by which
    AdaBoost's weights differ, are not e^2, by which those of unit votes do."""
    assert not may_be_exp(Fraction(n - k, k), Fraction(2))


@twin(
    "unit-vote-reweighting-differs",
    says=r"from uniform weights no vote is nearer to 1 than $\frac1{1000}$; here the first vote, "
    "k of n points wrong",
    part=2,
    over=[(n, k) for n in range(2, 50) for k in range(1, n)],
)
def test_twin_votes_keep_a_distance_from_one(n, k):
    assert abs(log((n - k) / k) / 2 - 1) >= 1 / 1000


@claim("unit-vote-reweighting-differs", by="property", part=2)
@given(scripts())
def test_the_library_agrees_only_if_both_are_uniform(script):
    """The library's p, in floats, is within 1e-9 of the exact D_{T+1} if both are uniform, and
    farther from it otherwise, after two to six rounds."""
    n, columns = len(script.y), (np.array(script.agreements) * script.y).T
    D, _ = unrolled([Fraction(1, n)] * n, script.agreements)
    p = unit_vote_distribution(columns, script.y)
    uniform = abs(p - 1 / n).max() < NINE_DIGITS and (Fraction(1, n) == D).all()
    both_ways(abs(p - D.astype(float)).max() < NINE_DIGITS, uniform)


few_votes = st.sampled_from([0.0, 0.5, 1.0, 1.5, 2.0, -1.0])


def independent(votes, copies):
    """Start weights, and y_i h_k(x_i), a row for each hypothesis. The mistakes are independent,
    so that each hypothesis has the given vote, in whatever order they come. A pattern of mistakes
    has so many copies, which share its weight."""
    patterns = np.array(list(product([1, -1], repeat=len(votes))))
    copies = copies[: len(patterns)]
    weights = np.prod(1 / (1 + np.exp(-2 * np.array(votes) * patterns)), axis=1)
    return np.repeat(weights / copies, copies), np.repeat(patterns, copies, axis=0).T


@claim("unit-vote-reweighting-differs", by="property", part=1)
@given(
    st.one_of(
        st.lists(few_votes, min_size=1, max_size=3),
        st.lists(st.just(1.0), min_size=1, max_size=3),
        st.lists(st.just(1.0), max_size=2).map(lambda rest: [2.0, *rest]),
    ),
    st.booleans(),
    st.lists(st.integers(1, 3), min_size=8, max_size=8),
)
def test_unit_votes_agree_if_the_sums_are_constant(votes, again, copies):
    """From start weights that give the hypotheses these votes: p is within 1e-9 of D_{T+1} exactly
    if the sums of (a_k - 1) y_i h_k(x_i) are within 1e-9 of each other. So it is if all votes are
    1, or if h_1 comes twice in a row, with the votes 2 and 0, and all others are 1."""
    start, rows = independent(votes, copies)
    rows = np.vstack([rows[:1], rows]) if again else rows
    D, sums = start, np.zeros(len(start))
    for row in rows:
        e = D[row < 0].sum()
        sums = sums + (log((1 - e) / e) / 2 - 1) * row
        D = reweight(D, row < 0)
    p = start * np.exp(-rows.sum(axis=0))
    both_ways(abs(p / p.sum() - D).max() < NINE_DIGITS, np.ptp(sums) < NINE_DIGITS)


@twin(
    "unit-vote-reweighting-differs",
    says="$p=D_{T+1}$ only if all votes are 1, so never from uniform weights, after any number of "
    "rounds",
    part=(1, 2),
)
@given(script=scripts())
def test_twin_only_for_votes_of_one(script):
    n, sums = len(script.y), np.sum(script.agreements, axis=0).tolist()
    D, _ = unrolled([Fraction(1, n)] * n, script.agreements)
    assert not same(D, sums)


@twin(
    "unit-vote-reweighting-differs",
    says="after one round on n points with one mistake, unit votes give the weights of AdaBoost",
    over=range(4, 9),
    settles="e1-unit-votes",
    part=3,
)
def test_twin_same_weights(n):
    h, y = one_hypothesis(n, 1)
    played = adaboost(h, y, 1, learner=lambda _: Column(0))
    assert unit_vote_distribution(h, y) == pytest.approx(played.distribution(2))

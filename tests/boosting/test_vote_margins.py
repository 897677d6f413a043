"""The margins of a vote after the training error is gone."""

from dataclasses import replace
from fractions import Fraction
from math import log, prod
from typing import NamedTuple

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import boosting
from margins.base.examples import (
    CYCLING_POOL,
    FOUR_LABELS,
    FOUR_POINTS,
    TEN_LABELS,
    TEN_POINTS,
)
from margins.boosting import Column, pool_learner
from margins.boosting.exact import adaboost
from margins.rational.exponentials import at_most_exp
from margins.rational.games import game
from margins.rational.lp import optimum
from margins.trees.stumps import close_under_negation, dichotomies
from scipy.optimize import linprog
from strategies import HALF, ONE, Game, games, samples, signs, usable, with_coin

CONTRADICTION = [(0,), (0,), (1,)], [1, -1, 1]
levels = st.builds(Fraction, st.integers(-6, 6), st.just(6))
small = samples(n=(1, 6), d=(1, 2))
CYCLING = np.array(CYCLING_POOL)
ALL_RIGHT = np.ones(len(CYCLING), dtype=int)


@st.composite
def pools(draw, n=(1, 5), m=(1, 3)):
    """Entries y_i h_j(x_i) of a small pool that is closed under negation."""
    rows, columns = draw(st.integers(*n)), draw(st.integers(*m))
    entries = st.lists(signs, min_size=columns, max_size=columns)
    return close_under_negation(draw(st.lists(entries, min_size=rows, max_size=rows)))


@st.composite
def loose_pools(draw, n=(1, 5), m=(1, 4)):
    """Entries y_i h_j(x_i) of any small pool, closed under negation or not."""
    rows, columns = draw(st.integers(*n)), draw(st.integers(*m))
    entries = st.lists(signs, min_size=columns, max_size=columns)
    return np.array(draw(st.lists(entries, min_size=rows, max_size=rows)))


@st.composite
def separable_pools(draw, sizes=(3, 5), more=3):
    """A closed pool with 0 < rho* < 1: an odd number of hypotheses, on each point fewer than half
    of them wrong, and each of them wrong somewhere and right somewhere."""
    k = draw(st.sampled_from(sizes))
    most = (k - 1) // 2
    others, any_few = (st.sets(st.integers(0, k - 1), max_size=m) for m in (most - 1, most))
    mistakes = [{j, *draw(others)} for j in range(k)] + draw(st.lists(any_few, max_size=more))
    if set.intersection(*mistakes):
        mistakes.append(set())
    return close_under_negation([[-1 if j in wrong else 1 for j in range(k)] for wrong in mistakes])


ONE_ODD = [[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]]
"""Four points, three hypotheses: with equal weights all of them are coins."""


@st.composite
def stuck_pools(draw):
    """A closed pool with rho* = 0: some weights make coins of all hypotheses. Either a point has
    both labels, or four points are those of `ONE_ODD`; other points follow."""
    block = draw(st.sampled_from([[[1, 1, 1], [-1, -1, -1]], [[1, 1, -1], [-1, -1, 1]], ONE_ODD]))
    rest = draw(st.lists(st.lists(signs, min_size=3, max_size=3), min_size=1, max_size=3))
    return close_under_negation(block + rest)


@st.composite
def distributions(draw, n):
    """Weights with sum 1; some may be 0."""
    weights = draw(st.lists(st.integers(0, 6), min_size=n, max_size=n))
    weights = weights if any(weights) else [1] * n
    return np.array([Fraction(w, sum(weights)) for w in weights])


loose_pools_with_weights = loose_pools().flatmap(
    lambda pool: st.tuples(st.just(pool), distributions(len(pool)))
)


def run_on(pool, rounds, learner=None):
    """AdaBoost on a matrix y_i h_j(x_i): all labels are +1."""
    y = np.ones(len(pool), dtype=int)
    return adaboost(pool, y, rounds, learner=learner or pool_learner(pool, y))


def in_turn(order):
    """A learner that answers with these columns, whatever the weights."""
    answers = iter(order)
    return lambda _: Column(next(answers))


def run_of(game):
    """The usable hypotheses of a game in their order, whatever the weights."""
    agreements = np.array(usable(game)).T * np.array(game.y)[:, None]
    return run_on(agreements, agreements.shape[1], in_turn(range(agreements.shape[1])))


def contradictory(sample):
    """The sample with its first point once more, under the other label."""
    return [sample.X[0], *sample.X], [-sample.y[0], *sample.y]


def stages(run):
    return [run.first(t) for t in range(1, len(run.errors) + 1)]


def least_margin_exceeds(run, theta):
    return run.margin_share(theta) == 0


# -------------------------------------------------------------- normalised-output


@claim("normalised-output", by="exact", part=(1, 2))
@given(small)
def test_dividing_by_the_votes_keeps_the_sign(sample):
    """Stumps on samples with a contradiction, so that none is perfect: exp(2F) lies between the
    extremes exp(-2 sum a) and exp(2 sum a), which is above 1. So F over sum a lies in [-1, 1], and
    the divisor is positive."""
    run = adaboost(*contradictory(sample), 4)
    if when(run.errors):
        largest = prod(run.odds)
        assert largest > 1
        assert all(1 / largest <= v <= largest for v in run.exp_twice(run.X))


@claim("normalised-output", by="exact", part=3)
@given(games(), st.one_of(st.none(), st.integers(0, 3)))
def test_sum_of_sizes_works_for_every_learner(game, coin):
    """With sum |a| in the denominator also when hypotheses are worse than chance, or coins: exp(2F)
    lies between the extremes exp(-2 sum |a|) and exp(2 sum |a|), which is above 1."""
    run = with_coin(run_of(game), coin)
    largest = prod(max(o, 1 / o) for o in run.odds)
    assert largest > 1
    assert all(1 / largest <= v <= largest for v in run.exp_twice(run.X))


def same_signs(run, outputs):
    """Whether outputs in floats have the signs of the exact votes, where these are not near 0."""
    clear = [abs(v - 1) > 1e-9 for v in run.exp_twice(run.X)]
    return (np.sign(outputs) == run.predict(run.X))[clear].all()


@claim("normalised-output", by="property", part=2)
@given(small)
def test_the_vote_of_a_float_run_keeps_its_sign(sample):
    """Stumps on samples with a contradiction: the float vote over the sum of the float votes has
    the sign of the exact vote, where that is not within rounding of 0, and lies in [-1, 1], up to
    the rounding of a sum of T votes."""
    run = adaboost(*contradictory(sample), 4)
    if when(run.errors):
        floats = boosting.adaboost(run.X.astype(float), run.y, 4).first(len(run.errors))
        outputs = floats.decision(floats.X) / sum(floats.votes)
        assert same_signs(run, outputs)
        assert (abs(outputs) <= 1 + 4 * np.finfo(float).eps).all()


@claim("normalised-output", by="property", part=3)
@given(games())
def test_the_library_divides_by_the_sum_of_sizes(game):
    """Hypotheses may be worse than chance: the library's normalised vote has the sign of the exact
    F, where that is not within rounding of 0, and lies in [-1, 1], up to the rounding of a sum of T
    votes."""
    run = run_of(game)
    rounds = len(run.errors)
    floats = boosting.adaboost(run.X.astype(int), run.y, rounds, learner=in_turn(range(rounds)))
    outputs = floats.normalised(floats.X)
    assert same_signs(run, outputs)
    assert (abs(outputs) <= 1 + rounds * np.finfo(float).eps).all()


def one_hypothesis(k):
    """A hypothesis that is wrong on k of 8 points, and its run of one round."""
    pool = np.array([[-1]] * k + [[1]] * (8 - k))
    return boosting.adaboost(pool, [1] * 8, 1, learner=pool_learner(pool, [1] * 8))


@twin(
    "normalised-output",
    says="dividing by $\\sum a_t$ keeps the sign if $h_1$ is wrong on k of 8 points, $k \\ne 4$",
    part=2,
    settles="e1-sum-alpha",
    over=(1, 2, 3, 5, 6, 7),
)
def test_twin_plain_sum_of_votes(k):
    run = one_hypothesis(k)
    F = run.decision(run.X)
    assert (np.sign(F / sum(run.votes)) == np.sign(F)).all()


def coin_then_regret():
    """Errors 1/4 and 3/4: the second hypothesis errs where the first did and on half the rest."""
    first, second = [-1] * 2 + [1] * 6, [-1] * 5 + [1] * 3
    return np.column_stack([first, second])


@twin(
    "normalised-output",
    says="the sum of the votes is never 0 as long as no vote is 0",
    part=1,
    settles="e1-sum-alpha",
    over=([0], [1], [0, 1]),
)
def test_twin_sum_of_votes_is_not_zero(order):
    run = run_on(coin_then_regret(), len(order), in_turn(order))
    assert HALF not in run.errors
    assert prod(run.odds) != 1  # exp of twice the sum


# -------------------------------------------------------------- margin-distribution-bound


@claim("margin-distribution-bound", by="exact", part=1)
@given(st.one_of(separable_pools(), stuck_pools()), levels)
def test_share_of_small_margins_is_bounded(pool, theta):
    """Best hypotheses, none of them perfect: the share of margins up to theta is at most the
    bound, after each of six rounds; both sides are raised to the power 2q for theta = p/q."""
    for run in stages(run_on(pool, 6)):
        power = 2 * theta.denominator
        assert run.margin_share(theta) ** power <= run.margin_bound_power(theta)


def wrong_on(n, *rounds):
    """A game on n points with label +1: in each round the hypothesis errs on these points."""
    return Game([1] * n, [[-1 if i in wrong else 1 for i in range(n)] for wrong in rounds])


BACK_TO_EQUAL = wrong_on(4, {0}, {1}, {2}, {1, 3}, {2}, {0, 3}, {1, 3})
"""Seven rounds, after which the weights are equal again, and all margins are 1/3."""


@claim("margin-distribution-bound", by="exact", part=1)
@given(games(n=(4, 7), hypotheses=(3, 7)), levels)
@example(BACK_TO_EQUAL, Fraction(1, 3))
def test_bound_holds_for_any_learner(game, theta):
    """Any sequence of hypotheses will do, not only the best; if worse than chance it is flipped.
    The bound is reached if all margins are theta."""
    for run in stages(run_of(game)):
        power = 2 * theta.denominator
        assert run.margin_share(theta) ** power <= run.margin_bound_power(theta)


@claim("margin-distribution-bound", by="exact", part=1, over=[BACK_TO_EQUAL])
def test_the_bound_is_reached(game):
    """Seven rounds on four points: all weights are equal again, all margins are 1/3, and so all of
    them are at most theta = 1/3, where the bound is 1."""
    run, third = run_of(game), Fraction(1, 3)
    assert list(run.distributions())[-1].tolist() == [Fraction(1, 4)] * 4
    assert run.margin_share(third) == run.margin_bound_power(third) == 1
    assert run.margin_share(third - Fraction(1, 10**6)) == 0


def factor_power(e, theta):
    """(2 sqrt(e^(1 - theta) (1 - e)^(1 + theta)))^(2q) for theta = p/q."""
    p, q = theta.numerator, theta.denominator
    return 4**q * e ** (q - p) * (1 - e) ** (q + p)


edges = st.builds(Fraction, st.integers(1, 9), st.just(20))
fine_levels = st.one_of(st.just(-ONE), st.builds(Fraction, st.integers(-20, 20), st.just(20)))


@claim("margin-distribution-bound", by="exact", part=2)
@given(edges, edges, fine_levels)
def test_the_factor_is_largest_at_the_edge(g, h, theta):
    """For -1 <= theta <= g and error at most 1/2 - g each factor is at most q(g), the one with the
    error 1/2 - g and theta = g, which is below 1."""
    g, h = min(g, h), max(g, h)
    theta = min(g, theta)
    worst = factor_power(HALF - g, g) ** (20 // g.denominator)  # both to the power 40
    here = factor_power(HALF - h, theta) ** (20 // theta.denominator)
    k = int(20 * g)
    assert worst == (1 - 2 * g) ** (20 - k) * (1 + 2 * g) ** (20 + k)
    assert here <= worst < 1


@claim("margin-distribution-bound", by="enumeration", over=range(4, 11), part=3)
def test_the_stated_number_of_rounds_is_enough(n):
    """n hypotheses, each wrong on one of n points: all errors are at most 1/n = 1/2 - g, and after
    the first number T of rounds with n q(g)^T < 1, decided in fractions, all margins exceed g."""
    g = HALF - Fraction(1, n)
    power = 2 * g.denominator
    factor, T = factor_power(Fraction(1, n), g), 1
    while n**power * factor**T >= 1:
        T += 1
    run = run_on(1 - 2 * np.eye(n, dtype=int), T)
    assert len(run.errors) == T
    assert max(run.errors) <= Fraction(1, n)
    assert least_margin_exceeds(run, g)


@claim("margin-distribution-bound", by="exact", part=2)
@given(small, levels)
def test_the_bound_falls_in_every_round(sample, theta):
    """In runs with best stumps: for theta up to the edge 1/2 - e the factor of a round with
    0 < e < 1/2 is below 1. That of a coin, which might come next, is not."""
    for e in (*adaboost(*contradictory(sample), 5).errors, HALF):
        both_ways(factor_power(e, min(theta, HALF - e)) < 1, 0 < e < HALF)


def stubborn(n, edge):
    """A learner for n points, labels +1: its error is at most 1/2 - edge. Point 0 is wrong whenever
    there is room for it, and the lightest of the others join it, or each other."""

    def answer(D):
        room = (0.5 - edge) * (1 - 1e-9)
        hit = D[0] <= room
        order = 1 + np.argsort(D[1:], kind="stable")
        others = np.searchsorted(np.cumsum(D[order]), room - hit * D[0], side="right")
        values = np.ones(n, dtype=int)
        values[order[:others]] = -1
        values[0] = -1 if hit else 1
        return lambda _: values

    return answer


def stubborn_run(n, edge, rounds):
    run = boosting.adaboost(np.zeros((n, 1)), [1] * n, rounds, learner=stubborn(n, edge))
    premise(len(run.errors) == rounds and min(run.edges) >= edge)
    return run


def log_factor(g):
    """ln(1/q(g))."""
    return -((1 - g) * log(1 - 2 * g) + (1 + g) * log(1 + 2 * g)) / 2


@twin(
    "margin-distribution-bound",
    says=r"$T>\frac{\ln n}{1.25\ln(1/q(g))}$ rounds with $\varepsilon_t\le\frac12-g$ are enough",
    over=[(n, 0.4) for n in (64, 256, 1024)],
    part=3,
)
def test_twin_fewer_rounds(n, g):
    run = stubborn_run(n, g, int(log(n) / (1.25 * log_factor(g))) + 1)
    assert min(run.margins()) > g


@twin(
    "margin-distribution-bound",
    says=r"after that number of rounds all margins exceed $1.1\,g$",
    over=[(64, 0.4), (256, 0.4)],
    part=3,
)
def test_twin_larger_margins(n, g):
    run = stubborn_run(n, g, int(log(n) / log_factor(g)) + 1)
    assert min(run.margins()) > 1.1 * g


@pytest.mark.parametrize("n", [64, 256, 1024])
def test_half_of_the_points_may_be_counted(n):
    """The stubborn learner is beaten after more than ln(n/2) / ln(1/q(g)) rounds."""
    run = stubborn_run(n, 0.4, int(log(n / 2) / log_factor(0.4)) + 1)
    assert min(run.margins()) > 0.4


def test_the_stated_number_of_rounds_is_not_sharp():
    """For four points it is 213; the margins exceed 1/4 in rounds 4 to 40, and not in round 3. By
    then the bound with the errors of the run is below 1/4, and it falls in every round."""
    g = Fraction(1, 4)
    factor = factor_power(g, g)
    assert 4**8 * factor**213 < 1 <= 4**8 * factor**212
    run = run_on(1 - 2 * np.eye(4, dtype=int), 40)
    assert [t for t in range(1, 41) if not least_margin_exceeds(run.first(t), g)] == [1, 2, 3]
    assert 4**8 * run.margin_bound_power(g) < 1


@twin(
    "margin-distribution-bound",
    says="the bound also holds with $-\\theta$ in place of $\\theta$ in its factors",
    part=1,
)
@given(pool=pools(n=(1, 4), m=(1, 1)), theta=levels)
def test_twin_sign_of_theta(pool, theta):
    run = run_on(pool, 1)
    assert run.margin_share(theta) ** (2 * theta.denominator) <= run.margin_bound_power(-theta)


@twin("margin-distribution-bound", says=r"the factor is below 1 also for $\theta=1.1\,g$", part=2)
@given(g=edges)
def test_twin_a_little_more_than_the_edge(g):
    assert factor_power(HALF - g, Fraction(11, 10) * g) < 1


@twin(
    "margin-distribution-bound",
    says=r"nine tenths of the bound are enough; here one round, k mistakes on n points, $2k<n$, "
    r"$\theta=1$",
    over=[(n, k) for n in range(3, 13) for k in range(1, (n + 1) // 2)],
    part=1,
)
def test_twin_nine_tenths(n, k):
    run = run_on(np.array([[-1]] * k + [[1]] * (n - k)), 1)
    share, power = run.margin_share(ONE), run.margin_bound_power(ONE)
    assert share**2 <= Fraction(9, 10) ** 2 * power


# -------------------------------------------------------------- margin-not-monotone


def best_runs_on_four_points(rounds):
    """AdaBoost with best stumps, once with each of the two that are tied in round 1."""
    _, pool = dichotomies(FOUR_POINTS)
    usual = pool_learner(pool, FOUR_LABELS)
    run = adaboost(pool, FOUR_LABELS, rounds, learner=usual)
    played = [hypothesis.index for hypothesis in run.hypotheses]
    swap = {played[0]: played[1], played[1]: played[0]}
    order = [swap.get(j, j) for j in played]
    other = adaboost(pool, FOUR_LABELS, rounds, learner=in_turn(order))
    for D, error in zip(other.distributions(), other.errors, strict=False):
        premise(error == min(D[column != FOUR_LABELS].sum() for column in pool.T))
    return run, other


@claim("margin-not-monotone", by="enumeration", over=lambda: best_runs_on_four_points(4), part=1)
def test_margins_are_positive_after_rounds_three_and_four(run):
    """Whichever of two tied stumps comes first: no margin is 0 or less after rounds 3 and 4."""
    assert least_margin_exceeds(run.first(3), Fraction(0))
    assert least_margin_exceeds(run, Fraction(0))


@claim("margin-not-monotone", by="enumeration", over=lambda: best_runs_on_four_points(4), part=2)
def test_least_margin_falls_in_round_four(run):
    """Whichever of two tied stumps comes first: after round 3 all margins exceed 1/5, after round 4
    one is at most 1/12; the weighted errors are 1/4, 1/6, 1/5, 3/16."""
    assert run.errors == (Fraction(1, 4), Fraction(1, 6), Fraction(1, 5), Fraction(3, 16))
    assert least_margin_exceeds(run.first(3), Fraction(1, 5))
    assert not least_margin_exceeds(run, Fraction(1, 12))


def test_it_falls_in_every_third_round():
    """After rounds 9, 12, ..., 21 all margins exceed 29/100, and one round later they do not."""
    run = adaboost(FOUR_POINTS, FOUR_LABELS, 22)
    level = Fraction(29, 100)
    for t in range(9, 22, 3):
        assert least_margin_exceeds(run.first(t), level)
        assert not least_margin_exceeds(run.first(t + 1), level)


def test_labels_can_go_wrong_again():
    """Points 0, ..., 4 with labels + + - + +: no mistake after round 3, one after round 4, and none
    from round 5 on: 5 prod Z < 1 from round 7 on."""
    run = adaboost([(i,) for i in range(5)], [1, 1, -1, 1, 1], 12)
    errors = [stage.training_error() for stage in stages(run)]
    assert [5 * e for e in errors] == [1, 1, 0, 1] + [0] * 8
    assert [25 * stage.squared_bound() < 1 for stage in stages(run)] == [False] * 6 + [True] * 6


@twin(
    "margin-not-monotone",
    says="if all margins exceed 1/7 after round t, they do so after round t + 1",
    part=2,
    settles="e1-margin-increases",
    over=range(1, 12),
)
def test_twin_margin_never_falls(t):
    run = adaboost(FOUR_POINTS, FOUR_LABELS, t + 1)
    seventh = Fraction(1, 7)
    assert least_margin_exceeds(run, seventh) or not least_margin_exceeds(run.first(t), seventh)


# -------------------------------------------------------------- three-in-turn


class Turns(NamedTuple):
    """Sizes of three classes and of the rest, the hypotheses played first, and then the order of
    the classes. Hypothesis j < 3 errs on class j, number 3 where `fourth` says so."""

    sizes: tuple[int, int, int]
    rest: int
    early: list[int]
    cycle: tuple[int, int, int]
    fourth: list[int]


@st.composite
def turns(draw, fourth=False):
    """Any earlier votes for the hypotheses, half of the time a negative one first; the last was for
    the class that comes third, which then weighs as much as all other points. A quarter of the time
    there are no earlier votes, and the sizes have the form."""
    sizes, rest = draw(st.lists(st.integers(1, 4), min_size=3, max_size=3)), draw(st.integers(0, 2))
    cycle = draw(st.permutations(range(3)))
    others = st.sampled_from([0, 1, 2, 3, 3] if fourth else [0, 1, 2])
    early = [*draw(st.lists(others, min_size=int(fourth), max_size=4)), cycle[2]]
    if draw(st.integers(0, 3)) == 0:
        early, sizes[cycle[2]] = [], sizes[cycle[0]] + sizes[cycle[1]] + rest
    elif draw(st.booleans()) and early[0] < 3:  # more than half of the points: an error above 1/2
        sizes[early[0]] = 13 + rest
    n = sum(sizes) + rest
    column = draw(st.lists(signs, min_size=n, max_size=n))
    return Turns(tuple(sizes), rest, early, tuple(cycle), column)


def class_pool(case):
    """Three hypotheses, each wrong on one class only."""
    rows = np.vstack([1 - 2 * np.eye(3, dtype=int), np.ones((1, 3), dtype=int)])
    return np.repeat(rows, [*case.sizes, case.rest], axis=0)


def turning_run(case, rounds, engine=adaboost):
    """The run, and the number of its earlier rounds; a class with half of the weight is no
    hypothesis to play, and the form is there already."""
    pool = np.column_stack([class_pool(case), case.fourth])
    columns = pool.T.tolist()
    script = Game([1] * len(pool), [columns[j] for j in case.early])
    early = [columns.index(h) for h in usable(script)]
    order = early + [case.cycle[t % 3] for t in range(rounds)]
    y = np.ones(len(pool), dtype=int)
    return engine(pool, y, len(order), learner=in_turn(order)), len(early)


def rotation(a, b, z, rounds):
    """c_1, ..., c_{rounds + 2} with c_{t+2} = c_{t+1} + c_t + z."""
    terms = [a, b]
    for _ in range(rounds):
        terms.append(terms[-1] + terms[-2] + z)
    return terms


@claim("three-in-turn", by="exact", part=1)
@given(turns(fourth=True))
def test_errors_follow_the_recursion(case):
    """After earlier votes for the three hypotheses and a fourth one, or none, the weights have the
    form c_1, c_2, c_1 + c_2 + z, z, and the errors of twelve rounds in turn are
    c_t / (2 c_{t+2})."""
    run, start = turning_run(case, 12)
    D, pool = list(run.distributions())[start], class_pool(case)
    c = [D[pool[:, j] < 0].sum() for j in case.cycle]
    z = D[(pool > 0).all(axis=1)].sum()
    terms = rotation(c[0], c[1], z, 12)
    assert c[2] == terms[2]
    assert run.errors[start:] == tuple(terms[t] / (2 * terms[t + 2]) for t in range(12))


@claim("three-in-turn", by="exact", part=3)
@given(turns())
def test_least_margin_is_never_above_one_third(case):
    """Earlier votes for the three hypotheses, negative ones too: after each of twelve rounds in
    turn some margin is at most 1/3."""
    run, start = turning_run(case, 12)
    for stage in stages(run)[start:]:
        assert not least_margin_exceeds(stage, Fraction(1, 3))


@claim("three-in-turn", by="exact", part=2)
@given(turns(fourth=True))
def test_errors_and_votes_settle(case):
    """Earlier votes for the three hypotheses and a fourth one, or none: after 40 rounds in turn the
    error e has (3 - 4e)^2 = 5 and exp(2a) = o has (o - 2)^2 = 5, as (3 - sqrt 5)/4 and the cube of
    the golden ratio have, up to 1/10^6."""
    run, _ = turning_run(case, 40)
    small = Fraction(1, 10**6)
    assert abs((3 - 4 * run.errors[-1]) ** 2 - 5) < small
    assert abs((run.odds[-1] - 2) ** 2 - 5) < small


@claim("three-in-turn", by="property", part=2)
@given(turns(fourth=True))
def test_shares_and_least_margin_tend_to_one_third(case):
    """In floats, with the same earlier votes: from round 60 in turn to round 150 each hypothesis
    gains 30 times the limit 3/2 ln(phi) of the votes, and so does the least margin times the sum of
    the votes, to nine digits. So what differs from a third stays the same and is divided by a
    growing sum."""
    run, start = turning_run(case, 150, boosting.adaboost)
    indices = np.array([h.index for h in run.hypotheses])
    gain = 30 * 1.5 * np.log((1 + 5**0.5) / 2)
    before, after = start + 60, start + 150
    later = slice(before, after)
    for j in range(3):
        assert run.votes[later][indices[later] == j].sum() == pytest.approx(gain, rel=1e-9)
    sizes = [abs(run.votes[:T]).sum() for T in (before, after)]
    least = [min(run.first(T).margins()) for T in (before, after)]
    assert sizes[1] - sizes[0] == pytest.approx(3 * gain, rel=1e-9)
    assert least[1] * sizes[1] - least[0] * sizes[0] == pytest.approx(gain, rel=1e-9)


@twin(
    "three-in-turn",
    says="the first error is $c_1/(2(c_1+c_2+z))$ for any weights $c_1,c_2,c_3,z$",
    by="smt",
    part=1,
)
def test_twin_any_third_weight(c1, c2, c3, z):
    valid = [c1 > 0, c2 > 0, c3 > 0, z >= 0]
    return valid, [c1 / (c1 + c2 + c3 + z) == c1 / (2 * (c1 + c2 + z))]


@twin(
    "three-in-turn",
    says="the least margin is at most 0.33 after every round; here T rounds on the four points",
    over=[3, 30, 300],
    part=3,
)
def test_twin_a_smaller_limit(T):
    run = adaboost(FOUR_POINTS, FOUR_LABELS, T)
    assert not least_margin_exceeds(run, Fraction(33, 100))


@twin(
    "three-in-turn",
    says=r"the least margin is at most $\frac13$ also if a fourth hypothesis had earlier votes; it "
    "errs on one of four other points",
    over=[[2], [3, 2], [3, 0, 1, 2]],
    part=3,
)
def test_twin_other_earlier_votes(early):
    rows = [[-1, 1, 1, 1], [1, -1, 1, 1], [1, 1, -1, 1], [1, 1, 1, -1], *[[1, 1, 1, 1]] * 3]
    order = [*early, 0, 1, 2]  # after column 2 the weights have the form
    run = run_on(np.array(rows), len(order), in_turn(order))
    assert not least_margin_exceeds(run, Fraction(1, 3))


# -------------------------------------------------------------- fibonacci-errors


def fibonacci(count):
    terms = [1, 1]
    while len(terms) < count:
        terms.append(terms[-1] + terms[-2])
    return terms


@claim("fibonacci-errors", by="exact", part=(1, 2))
def test_forty_rounds_of_fibonacci_numbers():
    """The errors of 40 exact rounds are Fib_t / (2 Fib_{t+2}), without mistakes from round 3 on."""
    run, fib = adaboost(FOUR_POINTS, FOUR_LABELS, 40), fibonacci(42)
    assert run.errors == tuple(Fraction(fib[t], 2 * fib[t + 2]) for t in range(40))
    assert all(stage.training_error() == 0 for stage in stages(run)[2:])
    assert 16 * run.first(6).squared_bound() < 1


@claim("fibonacci-errors", by="exact", part=3)
def test_the_least_margin_tends_to_one_third():
    """After none of 40 rounds do all margins exceed 1/3. They exceed 8/25 after rounds 120 to 122,
    and 329/1000 after rounds 300 to 302: the gap of 1/3 to the least margin shrinks as 1/t."""
    run = adaboost(FOUR_POINTS, FOUR_LABELS, 302)
    assert not any(least_margin_exceeds(s, Fraction(1, 3)) for s in stages(run)[:40])
    for start, level in [(120, Fraction(8, 25)), (300, Fraction(329, 1000))]:
        assert all(least_margin_exceeds(run.first(start + k), level) for k in range(3))


@claim("fibonacci-errors", by="exact", part="all")
def test_the_other_stump_first():
    """The two stumps tied in round 1 lead to the same errors: the one after the other, swapped."""
    _, other = best_runs_on_four_points(12)
    fib = fibonacci(14)
    assert other.errors == tuple(Fraction(fib[t], 2 * fib[t + 2]) for t in range(12))
    assert not any(least_margin_exceeds(stage, Fraction(1, 3)) for stage in stages(other))
    assert all(least_margin_exceeds(stage, Fraction(0)) for stage in stages(other)[2:])


@claim("fibonacci-errors", by="exact", part=1)
def test_only_the_first_round_has_a_tie():
    """Two of the eight stumps have least error in round 1, and one in each of rounds 2 to 41."""
    _, pool = dichotomies(FOUR_POINTS)
    run, ties = adaboost(FOUR_POINTS, FOUR_LABELS, 40), []
    for D in run.distributions():
        errors = [D[column != FOUR_LABELS].sum() for column in pool.T]
        ties.append(errors.count(min(errors)))
    assert ties == [2] + [1] * 40


@claim("fibonacci-errors", by="enumeration", over=lambda: dichotomies(FOUR_POINTS)[1].T, part=1)
def test_every_stump_errs_on_a_class(predictions):
    """Each of the eight stumps errs on all of {0, 1}, on {2} or on {3}, so the least error is
    that of the lightest of the three classes."""
    wrong = {i for i in range(4) if predictions[i] != FOUR_LABELS[i]}
    assert any(group <= wrong for group in ({0, 1}, {2}, {3}))


@twin(
    "fibonacci-errors",
    says=r"$\varepsilon_t=\mathrm{Fib}_{t+1}/(2\,\mathrm{Fib}_{t+3})$, the index shifted by one",
    over=range(1, 6),
    part=1,
)
def test_twin_shifted_index(t):
    fib = fibonacci(t + 3)
    errors = adaboost(FOUR_POINTS, FOUR_LABELS, t).errors
    assert errors[t - 1] == Fraction(fib[t], 2 * fib[t + 2])


@twin(
    "fibonacci-errors",
    says="on the four points $\\varepsilon_t \\ge 1/2 - 1/t$, so the errors tend to 1/2",
    over=range(1, 20),
    part=1,
)
def test_twin_errors_tend_to_half(t):
    assert adaboost(FOUR_POINTS, FOUR_LABELS, t).errors[-1] >= HALF - Fraction(1, t)


# -------------------------------------------------------------- adaboost-not-max-margin


@claim("adaboost-not-max-margin", by="exact", part=1)
def test_largest_margin_is_three_eighths():
    """The mixed strategies are certificates: every row of the vote and every column under the
    weights gives exactly 3/8; also with the negated columns added."""
    g = game(CYCLING)
    assert (CYCLING @ g.columns == Fraction(3, 8)).all()
    assert (g.rows @ CYCLING == Fraction(3, 8)).all()
    assert min(g.columns) > 0
    assert min(g.rows) > 0
    assert sum(g.columns) == sum(g.rows) == 1
    assert game(close_under_negation(CYCLING)).value == Fraction(3, 8)


def lucas(count):
    terms = [1, 3]  # L_1, L_2
    while len(terms) < count:
        terms.append(terms[-1] + terms[-2])
    return terms


@claim("adaboost-not-max-margin", by="exact", part=(2, 3, 4))
def test_three_columns_in_turn_with_lucas_errors():
    """Sixty exact rounds play the first, third and second column in turn; the errors are 1/4 and
    then (L_t - 1) / (2 (L_{t+2} - 1)); no least margin exceeds 1/3, the last one exceeds 8/25."""
    run, L = run_on(CYCLING, 60), lucas(62)
    assert [h.index for h in run.hypotheses] == [0, 2, 1] * 20
    assert run.errors[0] == Fraction(1, 4)
    assert run.errors[1:] == tuple(Fraction(L[t] - 1, 2 * (L[t + 2] - 1)) for t in range(1, 60))
    assert not any(least_margin_exceeds(stage, Fraction(1, 3)) for stage in stages(run)[:24])
    assert least_margin_exceeds(run, Fraction(32, 100))


def phases():
    """For t = 2, 3, 4 mod 3: the column to be played, and which class is oldest, middle, latest."""
    first, second, third = (tuple(np.flatnonzero(CYCLING[:, j] < 0)) for j in range(3))
    return [(2, (third, second, first)), (1, (second, first, third)), (0, (first, third, second))]


def row_weights(classes, a, b, z):
    """Weights a, b, a + b + z spread evenly over three classes of rows, z on the last row."""
    weights = np.array([Fraction(z)] * 8)
    for rows, share in zip(classes, (a, b, a + b + z), strict=True):
        weights[list(rows)] = Fraction(share) / len(rows)
    return weights


@claim("adaboost-not-max-margin", by="enumeration", over=phases, part=2)
def test_the_oldest_class_always_loses(column, classes):
    """Errors are linear in a, b and the weight of the last row. At both corners and along both rays
    of a >= 2, 3a/2 <= b <= 2a every other column is worse, and the step stays in that region."""
    for a, b, z in [(2, 3, 1), (2, 4, 1), (2, 3, 0), (1, 2, 0)]:
        errors = (CYCLING < 0).astype(object).T @ row_weights(classes, a, b, z)
        others = np.delete(errors, column)
        assert errors[column] == a
        assert min(others) > a if z else min(others) >= a
        c = a + b + z
        assert 3 * b <= 2 * c
        assert c <= 2 * b


@claim("adaboost-not-max-margin", by="property", over=[60, 600, 6000], part=4)
def test_long_float_run(T):
    """60, 600 and 6,000 rounds in floats: the least margin is below 1/3, by less than
    0.3/T."""
    learner = pool_learner(CYCLING, ALL_RIGHT)
    run = boosting.adaboost(CYCLING, ALL_RIGHT, T, learner=learner)
    assert 0 < 1 / 3 - min(run.margins()) < 0.3 / T


@twin(
    "adaboost-not-max-margin",
    says="after 60 rounds all margins exceed 7/20, which is less than 3/8",
    part=4,
    settles="e1-margin-increases",
    over=[60],
)
def test_twin_reaches_the_largest_margin(T):
    assert least_margin_exceeds(run_on(CYCLING, T), Fraction(7, 20))


# -------------------------------------------------------------- improves-after-zero-error

GRID = [(a, b) for a in (0, 1) for b in (0, 1, 2)]


WORLDS = {  # the points labelled -1
    "stripe": [(0, 1), (1, 1)],
    "dot": [(0, 1)],
}


def labelled(world, points):
    return np.array([-1 if p in WORLDS[world] else 1 for p in points])


def errors_on_grid(world, unseen, rounds):
    """Training and true error after each round; all six points are equally likely."""
    seen = [p for p in GRID if p != unseen]
    run = adaboost(seen, labelled(world, seen), rounds)
    truth = labelled(world, GRID)
    for stage in stages(run):
        wrong = int((stage.predict(GRID) != truth).sum())
        yield stage.training_error(), Fraction(wrong, 6)


SIXTH = Fraction(1, 6)


@claim("improves-after-zero-error", by="exact", part=1)
def test_true_error_falls_after_the_training_error_is_gone():
    """The stripe without (0,1): training error 0 from round 5 on; true error 1/6 there, 0 in round
    8, 1/6 in round 9, and 0 in rounds 10 to 14."""
    training, true = zip(*errors_on_grid("stripe", (0, 1), 14), strict=True)
    assert training == (Fraction(1, 5),) * 4 + (0,) * 10
    assert true[4:] == (SIXTH, SIXTH, SIXTH, 0, SIXTH, 0, 0, 0, 0, 0)


@claim("improves-after-zero-error", by="exact", part=2)
def test_true_error_rises_in_the_mirrored_run():
    """The dot without (1,1): the same run mirrored, and every true error after round 5 is 1/6
    minus the one before."""
    training, true = zip(*errors_on_grid("dot", (1, 1), 14), strict=True)
    _, mirrored = zip(*errors_on_grid("stripe", (0, 1), 14), strict=True)
    assert training == (Fraction(1, 5),) * 4 + (0,) * 10
    assert true[4:] == tuple(SIXTH - e for e in mirrored[4:])


@claim("improves-after-zero-error", by="exact", part=1)
def test_ties_play_no_part():
    """The vote on the unseen point is never 0, so no convention for the sign of 0 matters."""
    seen = [p for p in GRID if p != (0, 1)]
    run = adaboost(seen, labelled("stripe", seen), 14)
    assert all((stage.exp_twice(GRID) != 1).all() for stage in stages(run))


@claim("improves-after-zero-error", by="exact", part="all")
def test_the_training_error_stays_zero():
    """In both runs 5 prod Z_t < 1 after round 9, above 1 after round 8, and the product never
    rises: no mistake can return."""
    for world, unseen in [("stripe", (0, 1)), ("dot", (1, 1))]:
        seen = [p for p in GRID if p != unseen]
        run = adaboost(seen, labelled(world, seen), 14)
        squares = [25 * stage.squared_bound() for stage in stages(run)]
        assert squares[7] > 1 > squares[8]
        assert squares == sorted(squares, reverse=True)


def exchanged(points):
    return [(b, a) for a, b in points]


@twin(
    "improves-after-zero-error",
    says="whichever tied stump is taken, the true error of the stripe is smaller in round 8 than "
    "in round 5, also if the second coordinate comes first",
    over=["first", "second"],
    part=1,
)
def test_twin_any_rule_for_ties(coordinate):
    turn = exchanged if coordinate == "second" else list
    seen = [p for p in GRID if p != (0, 1)]
    run = adaboost(turn(seen), labelled("stripe", seen), 8)
    wrong = [int((s.predict(turn(GRID)) != labelled("stripe", GRID)).sum()) for s in stages(run)]
    assert wrong[4] > wrong[7]


@twin(
    "improves-after-zero-error",
    says="once the training error is 0, further rounds do not raise the true error",
    settles="e1-generalisation",
    over=[("stripe", (0, 1)), ("dot", (1, 1))],
    part=2,
)
def test_twin_true_error_never_rises(world, unseen):
    consistent = [true for training, true in errors_on_grid(world, unseen, 8) if training == 0]
    assert consistent == sorted(consistent, reverse=True)


# -------------------------------------------------------------- weak-learning-minimax


def least_error(pool, D):
    return min(D[column < 0].sum() for column in pool.T)


@claim("weak-learning-minimax", by="exact", part=(1, 2))
@given(loose_pools_with_weights)
def test_every_distribution_meets_a_good_hypothesis(case):
    """Any pool, closed or not, so rho* may be negative: the least weighted error is at most
    (1 - rho*)/2 for any weights, and equal to it for the optimal ones, so rho* is a correlation,
    twice an edge; the optimal vote has least margin rho*."""
    pool, D = case
    g = game(pool)
    assert least_error(pool, D) <= (1 - g.value) / 2
    assert least_error(pool, g.rows) == (1 - g.value) / 2
    assert g.value == max(g.rows @ pool) == 2 * (HALF - least_error(pool, g.rows))
    assert min(g.rows) >= 0
    assert min(g.columns) >= 0
    assert sum(g.rows) == sum(g.columns) == 1
    assert min(pool @ g.columns) == g.value


@claim("weak-learning-minimax", by="exact", part=3)
@given(pools(), st.lists(st.integers(-3, 3), min_size=6, max_size=6))
def test_no_real_vote_has_a_larger_margin(pool, votes):
    """In a closed pool rho* is not negative, and no vote with real entries has a larger least
    margin, divided by the sum of their sizes; the best vote of the game has this one."""
    a = np.array(votes[: pool.shape[1]])
    a = a if any(a) else np.ones_like(a)
    best = game(pool)
    assert best.value >= 0
    assert min(pool @ a) <= best.value * sum(abs(a))
    assert min(pool @ best.columns) == best.value * sum(abs(best.columns))
    assert any(best.columns)


@claim("weak-learning-minimax", by="exact", part=3)
@given(samples(n=(2, 6), d=(1, 2)))
def test_least_l1_norm_is_the_inverse_margin(sample):
    """For stumps: if rho* > 0, the least sum of |a_j| with all y_i F(x_i) >= 1, found by another
    linear program on the stumps without their negations, is 1 / rho*."""
    X, y = sample
    _, columns = dichotomies(X)
    pool = columns * np.array(y)[:, None]
    value = game(pool).value
    half = pool[:, ::2]  # each stump is followed by its negation
    assert (pool[:, 1::2] == -half).all()
    if value > 0:
        both = np.hstack([half, -half]).tolist()
        solved = optimum([1] * len(both[0]), both, [1] * len(both))
        assert solved.value == 1 / value


@claim("weak-learning-minimax", by="peer", over=range(6), part=(1, 2))
def test_highs_finds_the_same_value(seed):
    """SciPy's HiGHS maximises the least margin of a random 12 x 9 pool in floats: the value is ours
    to its tolerance of 1e-7."""
    pool = np.random.default_rng(seed).choice([-1, 1], (12, 9))
    cost = np.append(np.zeros(9), -1.0)  # variables: votes, least margin
    solved = linprog(
        cost,
        A_ub=np.hstack([-pool, np.ones((12, 1))]),
        b_ub=np.zeros(12),
        A_eq=[[1.0] * 9 + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * 9 + [(None, None)],
    )
    assert abs(-solved.fun - float(game(pool).value)) <= 1e-7


@twin(
    "weak-learning-minimax",
    says="every distribution admits a hypothesis with error at most $1/2 - \\rho^*$",
    part=1,
)
@given(pool=pools())
def test_twin_edge_is_the_margin(pool):
    g = game(pool)
    assert least_error(pool, g.rows) <= HALF - g.value


@twin(
    "weak-learning-minimax",
    says=r"no real vote has a margin above $\rho^*$, also if the pool is not closed under negation",
    part=3,
)
@given(
    pool=loose_pools(m=(1, 2)), a=st.lists(st.integers(-3, 3).filter(bool), min_size=2, max_size=2)
)
def test_twin_real_votes_in_any_pool(pool, a):
    votes = np.array(a[: pool.shape[1]])
    assert min(pool @ votes) <= game(pool).value * sum(abs(votes))


@twin(
    "weak-learning-minimax",
    says="for uniform weights no hypothesis is better than $(1-\\rho^*)/2$",
    part=2,
)
@given(pool=pools())
def test_twin_uniform_is_the_worst(pool):
    uniform = np.array([Fraction(1, len(pool))] * len(pool))
    assert least_error(pool, uniform) >= (1 - game(pool).value) / 2


# -------------------------------------------------------------- component-errors-dichotomy


@claim("component-errors-dichotomy", by="exact", part=1)
@given(separable_pools(sizes=(3, 5, 7)))
def test_errors_stay_away_from_one_half(pool):
    """Planted pools with 0 < rho* < 1 and best hypotheses: all errors of eight rounds are at most
    (1 - rho*)/2, and positive."""
    rho, run = game(pool).value, run_on(pool, 8)
    assert 0 < rho < 1
    assert run.stopped == "rounds"
    assert all(0 < e <= (1 - rho) / 2 for e in run.errors)


@claim("component-errors-dichotomy", by="exact", part=2)
@given(separable_pools(sizes=(3,), more=6))
def test_margins_exceed_half_of_the_largest(pool):
    """Three hypotheses and their negations, rho* = 1/3. Each round lowers the bound on the share of
    margins up to 1/6; when it is below 1/n, within 24 rounds, all margins exceed 1/6, and they do
    so in all further rounds."""
    level, n = game(pool).value / 2, len(pool)
    assert level == Fraction(1, 6)
    run = run_on(pool, 24)
    assert all(factor_power(e, level) < 1 for e in run.errors)
    power = 2 * level.denominator
    safe = [s for s in stages(run) if n**power * s.margin_bound_power(level) < 1]
    assert safe
    assert all(least_margin_exceeds(stage, level) for stage in safe)


@claim("component-errors-dichotomy", by="property", part=2)
@given(separable_pools(sizes=(3, 5, 7)))
def test_margins_of_longer_runs_exceed_half_of_the_largest(pool):
    """In floats, 200 rounds: once the bound is below 1/n all margins exceed rho*/2, up to the
    rounding of sums of T votes, and this happens."""
    level, n = float(game(pool).value) / 2, len(pool)
    y = np.ones(n, dtype=int)
    run = boosting.adaboost(pool, y, 200, learner=pool_learner(pool, y))
    factors = 2 * np.sqrt(run.errors ** (1 - level) * (1 - run.errors) ** (1 + level))
    least = np.array([min(margins) for margins in run.staged_margins()][1:])
    safe = n * np.cumprod(factors) < 1
    assert safe[-1]
    assert (least[safe] > level - 200 * np.finfo(float).eps).all()


def coin_run(pool):
    """One round with the first column, a coin: the vote is 0. The library would stop there."""
    run = run_on(pool, 1, in_turn([0]))
    premise(run.stopped == "no edge")
    return replace(run, hypotheses=(Column(0),), errors=(HALF,))


@claim("component-errors-dichotomy", by="exact", part=(3, 4))
@given(stuck_pools(), st.lists(st.integers(0, 5), min_size=7, max_size=7))
@example(np.array([[1, -1], [-1, 1]]), [0])
def test_without_a_margin_the_product_stays_above_two_over_n(pool, picks):
    """If rho* = 0, then prod Z_t is at least 2/n after each of seven rounds, whatever hypotheses
    are played, and sum g_t^2 at most ln(n/2)/2, that is, 2/n <= exp(-2 sum g_t^2). Both are reached
    on two points in contradiction, where every hypothesis is a coin."""
    n, columns = pool.shape
    assert game(pool).value == 0
    script = Game([1] * n, [pool[:, j % columns].tolist() for j in picks])
    for stage in stages(run_of(script) if usable(script) else coin_run(pool[:, picks[:1]])):
        assert n**2 * stage.squared_bound() >= 4
        assert at_most_exp(Fraction(2, n), -2 * sum(g * g for g in stage.edges))


@claim("component-errors-dichotomy", by="exact", part=3, over=[np.array([[1, -1], [-1, 1]])])
def test_two_points_in_contradiction_reach_the_product(pool):
    assert [4 * stage.squared_bound() for stage in stages(coin_run(pool))] == [4]


@claim("component-errors-dichotomy", by="exact", part=5)
@given(pools())
def test_the_largest_margin_is_one_only_with_a_perfect_hypothesis(pool):
    """rho* = 1 exactly if some column has no mistake; then best hypotheses end the run at once."""
    perfect = game(pool).value == 1
    both_ways(perfect, any((column == 1).all() for column in pool.T))
    if when(perfect):
        run = run_on(pool, 3)
        assert (run.stopped, *run.errors) == ("perfect", 0)


@claim("component-errors-dichotomy", by="exact", part=(1, 3, 4))
def test_both_sides_of_the_dichotomy():
    """Four points, rho* = 1/3: from round 2 on no error above 1/5. Three points with a
    contradiction, rho* = 0: the error of round t >= 2 is 1/2 - 1/(2t)."""
    y = np.array(FOUR_LABELS)
    assert game(dichotomies(FOUR_POINTS)[1] * y[:, None]).value == Fraction(1, 3)
    assert max(adaboost(FOUR_POINTS, y, 40).errors[1:]) <= Fraction(1, 5)
    run = adaboost(*CONTRADICTION, 40)
    assert run.errors[1:] == tuple(HALF - Fraction(1, 2 * t) for t in range(2, 41))
    assert run.squared_bound() == Fraction(4, 9) * Fraction(41, 40)


@twin(
    "component-errors-dichotomy",
    says="component errors always tend to 1/2: above 2/5 in rounds 10 to 20",
    over=[
        (*CONTRADICTION, 20),
        (FOUR_POINTS, FOUR_LABELS, 20),
        (TEN_POINTS, TEN_LABELS, 20),
    ],
    part=1,
)
def test_twin_errors_always_tend_to_half(X, y, rounds):
    assert min(adaboost(X, y, rounds).errors[9:]) > Fraction(2, 5)


@twin(
    "component-errors-dichotomy",
    says="$\\varepsilon_t \\le (1-\\rho^*)/2$ whatever hypotheses of the pool are played",
    over=[[0, 1, 2, 0], [0, 1, 0, 1]],
    part=1,
)
def test_twin_any_learner(order):
    pool = 1 - 2 * np.eye(3, dtype=int)
    run = run_on(pool, 4, in_turn(order))
    assert max(run.errors) <= (1 - game(pool).value) / 2


@twin(
    "component-errors-dichotomy",
    says=r"after 30 rounds all margins exceed $\frac12\rho^*=\frac16$, whatever is played",
    over=[[0, 1, 2] * 10, [0, 1] * 15],
    part=2,
)
def test_twin_margins_of_any_learner(order):
    run = run_on(1 - 2 * np.eye(3, dtype=int), 30, in_turn(order))
    assert least_margin_exceeds(run, Fraction(1, 6))


@twin(
    "component-errors-dichotomy",
    says=r"if $\rho^*=0$, then $\prod Z_t\ge\frac{2.1}n$; here three points, two of them in "
    "contradiction, and T rounds",
    over=range(1, 41),
    part=3,
)
def test_twin_a_larger_product(T):
    run = adaboost(*CONTRADICTION, T)
    assert 9 * run.squared_bound() >= Fraction(21, 10) ** 2


@twin(
    "component-errors-dichotomy",
    says=r"if $\rho^*=0$, then $\sum g_t^2\le\frac12\ln\frac n{2.1}$; here three points, two of "
    "them in contradiction, and T rounds",
    over=range(1, 41),
    part=4,
)
def test_twin_a_smaller_sum_of_squares(T):
    run = adaboost(*CONTRADICTION, T)
    assert at_most_exp(Fraction(21, 30), -2 * sum(g * g for g in run.edges))


NOT_CLOSED = np.array([[1, 1, 1], [1, -1, -1], [-1, 1, -1]])
"""Three points, three hypotheses, none the negation of another: rho* = 0."""


@twin(
    "component-errors-dichotomy",
    says=r"if $\rho^*=0$, then $\prod Z_t\ge\frac2n$ also in a pool that is not closed under "
    "negation",
    over=[[0], [0, 1], [0, 1, 2]],
    part=3,
)
def test_twin_product_without_negations(order):
    premise(game(NOT_CLOSED).value == 0)
    run = run_on(NOT_CLOSED, len(order), in_turn(order))
    assert 9 * run.squared_bound() >= 4


@twin(
    "component-errors-dichotomy",
    says=r"if $\rho^*=0$, then $\sum g_t^2\le\frac12\ln\frac n2$ also in a pool that is not closed "
    "under negation",
    over=[[0, 1], [0, 1, 2], [0, 1, 2, 0]],
    part=4,
)
def test_twin_squares_without_negations(order):
    premise(game(NOT_CLOSED).value == 0)
    run = run_on(NOT_CLOSED, len(order), in_turn(order))
    assert at_most_exp(Fraction(2, 3), -2 * sum(g * g for g in run.edges))

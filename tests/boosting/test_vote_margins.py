"""The margins of a vote after the training error is gone."""

from fractions import Fraction
from math import log, prod

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import boosting
from margins.base.examples import FOUR_LABELS, FOUR_POINTS
from margins.boosting import pool_learner
from margins.boosting.exact import adaboost
from margins.boosting.vote_margins import rounds_until_margin
from pools import (
    best_runs_on_four_points,
    factor_power,
    in_turn,
    least_margin_exceeds,
    pools,
    run_of,
    run_on,
    separable_pools,
    stages,
    stuck_pools,
)
from strategies import HALF, ONE, Game, games, samples, with_coin

levels = st.builds(Fraction, st.integers(-6, 6), st.just(6))
small = samples(n=(1, 6), d=(1, 2))


def contradictory(sample):
    """The sample with its first point once more, under the other label."""
    return [sample.X[0], *sample.X], [-sample.y[0], *sample.y]


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


# -------------------------------------------------------------- margin-factor

edges = st.builds(Fraction, st.integers(1, 9), st.just(20))
fine_levels = st.one_of(st.just(-ONE), st.builds(Fraction, st.integers(-20, 20), st.just(20)))


def factor(e, theta):
    """The factor to the power 40, for theta = p/20."""
    return factor_power(e, theta) ** (20 // theta.denominator)


@claim("margin-factor", by="exact", part=1)
@given(edges, st.lists(fine_levels, min_size=2, max_size=2, unique=True))
def test_the_factor_grows_with_the_level(g, pair):
    low, high = sorted(pair)
    assert factor(HALF - g, low) < factor(HALF - g, high)


@claim("margin-factor", by="exact", part=2)
@given(st.lists(edges, min_size=2, max_size=2, unique=True), fine_levels)
def test_the_factor_grows_with_the_error(pair, theta):
    """Between two errors of which the larger is 1/2 - g, for theta up to 2g."""
    g, h = sorted(pair)
    theta = min(theta, 2 * g)
    assert factor(HALF - h, theta) < factor(HALF - g, theta)


@claim("margin-factor", by="enumeration", over=[Fraction(k, 40) for k in range(1, 20)], part=3)
def test_the_factor_at_the_edge_is_below_one(g):
    """Raised to the power 2q for g = p/q, both forms of q(g)."""
    p, q = g.numerator, g.denominator
    assert factor_power(HALF - g, g) == (1 - 2 * g) ** (q - p) * (1 + 2 * g) ** (q + p) < 1


@twin(
    "margin-factor",
    says=r"$q(\varepsilon,\theta)$ grows with $\varepsilon$ for every $\theta$",
    part=2,
)
@given(pair=st.lists(edges, min_size=2, max_size=2, unique=True), theta=fine_levels)
def test_twin_grows_for_every_level(pair, theta):
    g, h = sorted(pair)
    assert factor(HALF - h, theta) < factor(HALF - g, theta)


@twin(
    "margin-factor",
    says=r"$q(\varepsilon,\theta)$ grows with $\varepsilon$ as long as $\theta\le1-1.6\varepsilon$",
    part=2,
)
@given(pair=st.lists(edges, min_size=2, max_size=2, unique=True), theta=fine_levels)
@example(pair=[Fraction(1, 4), Fraction(3, 10)], theta=Fraction(3, 5))
def test_twin_a_larger_range(pair, theta):
    g, h = sorted(pair)
    if theta <= 1 - Fraction(8, 5) * (HALF - g):
        assert factor(HALF - h, theta) < factor(HALF - g, theta)


@twin(
    "margin-factor",
    says=r"the factor grows with $\theta$ for $\varepsilon\ge\frac12$, too",
    part=1,
)
@given(e=edges, pair=st.lists(fine_levels, min_size=2, max_size=2, unique=True))
def test_twin_worse_than_a_coin(e, pair):
    low, high = sorted(pair)
    assert factor(HALF + e, low) < factor(HALF + e, high)


@twin("margin-factor", says="at twice the edge, $\\theta=2g$, the factor is below 1, too", part=3)
@given(g=edges)
def test_twin_twice_the_edge(g):
    assert factor(HALF - g, 2 * g) < 1


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
    assert run.margin_share(Fraction(33, 100)) == 0


@claim("margin-distribution-bound", by="exact", part=2)
@given(edges, edges, fine_levels)
def test_the_factor_is_largest_at_the_edge(g, h, theta):
    """For -1 <= theta <= g and error at most 1/2 - g each factor is at most q(g), the one with the
    error 1/2 - g and theta = g, which is below 1."""
    g, h = min(g, h), max(g, h)
    theta = min(g, theta)
    worst = factor(HALF - g, g)
    k = int(20 * g)
    assert worst == (1 - 2 * g) ** (20 - k) * (1 + 2 * g) ** (20 + k)
    assert factor(HALF - h, theta) <= worst < 1


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
    run = stubborn_run(n, g, rounds_until_margin(n, g))
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
    assert rounds_until_margin(4, g) == 213
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

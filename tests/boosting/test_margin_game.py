"""The largest margin of a vote as a game, its other norm, and two fates of the errors."""

from dataclasses import replace
from fractions import Fraction
from math import prod
from typing import NamedTuple

import numpy as np
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import boosting
from margins.base.examples import (
    FOUR_LABELS,
    FOUR_POINTS,
    TEN_LABELS,
    TEN_POINTS,
)
from margins.boosting import Column, pool_learner
from margins.boosting.exact import adaboost
from margins.boosting.margin_game import (
    max_norm_distance,
    max_norm_projection,
    stump_game,
)
from margins.hyperplanes.geometry import project
from margins.rational.exponentials import at_most_exp
from margins.rational.games import game
from margins.rational.lp import optimum
from margins.trees.stumps import dichotomies
from pools import (
    factor_power,
    in_turn,
    least_margin_exceeds,
    loose_pools,
    pools,
    run_of,
    run_on,
    separable_pools,
    stages,
    stuck_pools,
)
from scipy.optimize import linprog
from strategies import (
    HALF,
    ONE,
    Game,
    normals,
    positive,
    rationals,
    samples,
    usable,
    vectors,
)

CONTRADICTION = [(0,), (0,), (1,)], [1, -1, 1]


@st.composite
def distributions(draw, n):
    """Weights with sum 1; some may be 0."""
    weights = draw(st.lists(st.integers(0, 6), min_size=n, max_size=n))
    weights = weights if any(weights) else [1] * n
    return np.array([Fraction(w, sum(weights)) for w in weights])


loose_pools_with_weights = loose_pools().flatmap(
    lambda pool: st.tuples(st.just(pool), distributions(len(pool)))
)


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
    value = stump_game(X, y).value
    half = pool[:, ::2]  # each stump is followed by its negation
    assert (pool[:, 1::2] == -half).all()
    if when(value > 0):
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


# -------------------------------------------------------------- max-norm-distance


class Apart(NamedTuple):
    """A hyperplane (w, b), a point x and some other point z."""

    w: tuple[Fraction, ...]
    b: Fraction
    x: tuple[Fraction, ...]
    z: tuple[Fraction, ...]


@st.composite
def apart(draw, d=(1, 3)):
    size = draw(st.integers(*d))
    return Apart(draw(normals(size)), draw(rationals), draw(vectors(size)), draw(vectors(size)))


def largest_entry(x, v):
    return max(abs(p - q) for p, q in zip(x, v, strict=True))


def score_of(case, v):
    return sum(p * q for p, q in zip(case.w, v, strict=True)) + case.b


@claim("max-norm-distance", by="exact", part=1)
@given(apart())
def test_no_point_of_the_hyperplane_is_nearer(case):
    """Any other point z, moved onto the hyperplane, is no nearer to x than |f(x)| / |w|_1."""
    (v,) = project([case.z], case.w, case.b)
    assert score_of(case, v) == 0
    least = abs(score_of(case, case.x)) / sum(map(abs, case.w))
    assert largest_entry(case.x, v) >= least
    assert max_norm_distance([case.x], case.w, case.b)[0] == least


@claim("max-norm-distance", by="exact", part=2)
@given(apart())
def test_the_corner_is_on_the_hyperplane_at_that_distance(case):
    (v,) = max_norm_projection([case.x], case.w, case.b)
    s = score_of(case, case.x) / sum(map(abs, case.w))
    assert list(v) == [x - s if a >= 0 else x + s for x, a in zip(case.x, case.w, strict=True)]
    assert score_of(case, v) == 0
    assert largest_entry(case.x, v) == abs(s)


def reach(case, r):
    """For each entry, its least and its largest value among the points of the hyperplane that are
    not further than r from x, by linear programs in v - x + r >= 0."""
    d, low = len(case.w), [p - r for p in case.x]
    rows = [[-int(i == j) for i in range(d)] for j in range(d)] + [
        list(case.w),
        [-p for p in case.w],
    ]
    level = -score_of(case, low)
    right = [-2 * r] * d + [level, -level]
    for j in range(d):
        unit = [int(i == j) for i in range(d)]
        least = optimum(unit, rows, right).value
        yield least, -optimum([-k for k in unit], rows, right).value


@claim("max-norm-distance", by="exact", part=3)
@given(apart())
def test_the_nearest_point_is_unique_without_zeros(case):
    """Linear programs find the range of each entry of a nearest point: it is one value for all
    entries exactly if no w_j is 0 or x is on the hyperplane."""
    f = score_of(case, case.x)
    unique = all(low == high for low, high in reach(case, abs(f) / sum(map(abs, case.w))))
    both_ways(unique, f == 0 or all(case.w))


@claim("max-norm-distance", by="peer", over=range(6), part=(1, 2))
def test_highs_finds_the_same_distance(seed):
    """SciPy's HiGHS minimises the largest entry of x - v over the hyperplane, in five dimensions:
    our distance to its tolerance of 1e-7."""
    rng = np.random.default_rng(seed)
    w, x, b = rng.normal(size=5), rng.normal(size=5), rng.normal()
    solved = linprog(
        [0.0] * 5 + [1.0],  # variables: v, largest entry
        A_ub=np.block([[np.eye(5), -np.ones((5, 1))], [-np.eye(5), -np.ones((5, 1))]]),
        b_ub=np.concatenate([x, -x]),
        A_eq=[[*w, 0.0]],
        b_eq=[-b],
        bounds=[(None, None)] * 6,
    )
    assert abs(solved.fun - max_norm_distance([x], w, b)[0]) <= 1e-7


@twin(
    "max-norm-distance",
    says=r"the distance in the maximum norm is $|f(x)|/\lVert a\rVert_\infty$, the same norm twice",
    part=1,
)
@given(case=apart())
def test_twin_the_same_norm_twice(case):
    (v,) = max_norm_projection([case.x], case.w, case.b)
    assert largest_entry(case.x, v) >= abs(score_of(case, case.x)) / max(map(abs, case.w))


@twin(
    "max-norm-distance",
    says=r"the nearest point is unique, as it is in the Euclidean norm",
    part=3,
)
@given(case=apart(d=(2, 2)))
def test_twin_one_nearest_point(case):
    nearest = abs(score_of(case, case.x)) / sum(map(abs, case.w))
    assert all(low == high for low, high in reach(case, nearest))


@twin(
    "max-norm-distance",
    says="if the nearest point is unique, then no $a_j$ is $0$, also for points of the hyperplane",
    part=3,
)
@given(case=apart(d=(2, 2)))
def test_twin_unique_without_zeros_only(case):
    nearest = abs(score_of(case, case.x)) / sum(map(abs, case.w))
    if all(low == high for low, high in reach(case, nearest)):
        assert all(case.w)


# -------------------------------------------------------------- no-margin-loss

IN_CONTRADICTION = np.array([[1, -1], [-1, 1]])


def exponential_sum(pool, odds):
    """The sum of exp(-y_i F(x_i)) for the votes a_j = ln(odds_j)."""
    return sum(prod(o ** -int(s) for o, s in zip(odds, row, strict=True)) for row in pool)


@claim("no-margin-loss", by="exact", part=1)
@given(stuck_pools())
def test_some_weights_make_coins_of_all_hypotheses(pool):
    """Planted pools with rho* = 0: under the worst weights every hypothesis has error 1/2, and no
    point has more than half of the weight."""
    worst = game(pool)
    assert worst.value == 0
    assert all(worst.rows[column < 0].sum() == HALF for column in pool.T)
    assert max(worst.rows) <= HALF


@claim("no-margin-loss", by="exact", part=2)
@given(stuck_pools(), st.lists(positive, min_size=6, max_size=6))
def test_no_vote_has_a_sum_below_two(pool, odds):
    """Votes ln(u) with rational u > 0, some of them negative: a sum of fractions."""
    assert exponential_sum(pool, odds[: pool.shape[1]]) >= 2


@claim("no-margin-loss", by="exact", part=2, over=[ONE, Fraction(2), Fraction(1, 3)])
def test_two_points_in_contradiction_reach_two(u):
    """With equal votes for a hypothesis and its negation."""
    assert exponential_sum(IN_CONTRADICTION, [u, u]) == 2


@claim("no-margin-loss", by="exact", part=1)
def test_two_points_in_contradiction_have_half_of_the_weight_each():
    """There are no other weights under which both hypotheses are coins: the 1/2 is reached."""
    assert list(game(IN_CONTRADICTION).rows) == [HALF, HALF]


NOT_CLOSED = np.array([[1, 1, 1], [1, -1, -1], [-1, 1, -1]])
"""Three points, three hypotheses, none the negation of another: rho* = 0."""


@twin(
    "no-margin-loss",
    says=r"if $\rho^*=0$, no vote has an exponential sum below 2 also in a pool that is not closed "
    "under negation",
    over=[(ONE, ONE, ONE), (Fraction(2), Fraction(2), HALF)],
    part=2,
)
def test_twin_two_without_negations(u, v, w):
    premise(game(NOT_CLOSED).value == 0)
    assert exponential_sum(NOT_CLOSED, [u, v, w]) >= 2


@twin(
    "no-margin-loss",
    says=r"if $\rho^*=0$, some weights make coins of all hypotheses also in a pool that is not "
    "closed under negation, for instance those of the opponent",
    over=[NOT_CLOSED],
    part=1,
)
def test_twin_coins_without_negations(pool):
    worst = game(pool)
    premise(worst.value == 0)
    assert all(worst.rows[column < 0].sum() == HALF for column in pool.T)


@twin("no-margin-loss", says="the sum is at least 2.1", part=2)
@given(pool=stuck_pools(), odds=st.lists(positive, min_size=6, max_size=6))
@example(pool=IN_CONTRADICTION, odds=[ONE, ONE])
def test_twin_more_than_two(pool, odds):
    assert exponential_sum(pool, odds[: pool.shape[1]]) >= Fraction(21, 10)


@twin(
    "no-margin-loss",
    says=r"if $\rho^*=0$, every hypothesis has weighted error $\frac12$ under equal weights",
    part=1,
)
@given(pool=stuck_pools())
def test_twin_equal_weights_make_coins(pool):
    assert all(2 * sum(column < 0) == len(pool) for column in pool.T)


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
@example(IN_CONTRADICTION, [0])
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


@claim("component-errors-dichotomy", by="exact", part=3, over=[IN_CONTRADICTION])
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
    assert stump_game(FOUR_POINTS, FOUR_LABELS).value == Fraction(1, 3)
    assert stump_game(*CONTRADICTION).value == 0
    assert max(adaboost(FOUR_POINTS, FOUR_LABELS, 40).errors[1:]) <= Fraction(1, 5)
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

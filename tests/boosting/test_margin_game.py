"""The largest margin of a vote as a game, runs that go round in a cycle, and two fates."""

from dataclasses import replace
from fractions import Fraction
from math import prod
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
from margins.boosting.margin_game import (
    errors_in_turn,
    max_norm_distance,
    max_norm_projection,
    stump_game,
)
from margins.hyperplanes.geometry import project
from margins.rational.exponentials import at_most_exp
from margins.rational.games import game
from margins.rational.lp import optimum
from margins.trees.stumps import close_under_negation, dichotomies
from pools import (
    best_runs_on_four_points,
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
    signs,
    usable,
    vectors,
)

CONTRADICTION = [(0,), (0,), (1,)], [1, -1, 1]
CYCLING = np.array(CYCLING_POOL)
ALL_RIGHT = np.ones(len(CYCLING), dtype=int)


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
    assert c[2] == c[0] + c[1] + z
    assert run.errors[start:] == errors_in_turn(c[0], c[1], z, 12)


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


# -------------------------------------------------------------- due-column


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


@claim("due-column", by="enumeration", over=phases, part=(2, 3))
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


shares = st.builds(Fraction, st.integers(0, 12), st.just(12))
large = st.builds(Fraction, st.integers(8, 40), st.sampled_from([1, 2, 3, 4]))


@claim("due-column", by="exact", part="all")
@given(st.sampled_from(phases()), large, shares)
def test_every_other_column_is_worse(phase, c, share):
    """Weights c >= 2, 3c/2 <= c' <= 2c and c + c' + 1 of the classes, in three orders: columns 4
    to 8 weigh what is listed, every column but the one that is due weighs more than c, and the
    next pair satisfies the same assumptions."""
    column, classes = phase
    d = c * (3 + share) / 2
    weights = row_weights(classes, c, d, 1)
    s1, s2, s3 = (weights[CYCLING[:, j] < 0].sum() for j in range(3))
    errors = (CYCLING < 0).astype(object).T @ weights
    both = s1 / 2 + s2 / 3
    assert errors[3:].tolist() == [both, both + 1, both + 1, s1 / 2 + s3 / 2, s2 / 3 + s3 / 2 + 1]
    assert errors[column] == c
    assert min(np.delete(errors, column)) > c
    assert 3 * d <= 2 * (c + d + 1) <= 4 * d
    assert d >= 2


@twin(
    "due-column",
    says="column 4 weighs more than $c$ also if only $c\\le c'\\le2c$; here column 2 is due",
    by="smt",
    part=2,
)
def test_twin_the_second_class_need_not_be_heavier(c, d):
    return [c >= 2, c <= d, d <= 2 * c], [d / 2 + c / 3 > c]


@twin(
    "due-column",
    says="the assumptions carry over to the next round also if only $c\\ge\\frac{19}{10}$",
    by="smt",
    part=3,
)
def test_twin_from_a_little_less_than_two_on(c, d):
    return [10 * c >= 19, 3 * c <= 2 * d, d <= 2 * c], [c + d + 1 <= 2 * d]


@twin(
    "due-column",
    says="the order of the classes does not matter: with $(s_1,s_2,s_3)=(c,c',c+c'+1)$ column 1 "
    "weighs less than every other",
    part=2,
)
@given(c=large, share=shares)
def test_twin_any_order(c, share):
    classes = [tuple(np.flatnonzero(CYCLING[:, j] < 0)) for j in range(3)]
    errors = (CYCLING < 0).astype(object).T @ row_weights(classes, c, c * (3 + share) / 2, 1)
    assert min(errors[1:]) > errors[0]


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

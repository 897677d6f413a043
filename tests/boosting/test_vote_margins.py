"""The margins of a vote after the training error is gone."""

from fractions import Fraction
from math import prod

import numpy as np
from evidence import claim, twin
from hypothesis import given
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
from margins.rational.games import game
from margins.rational.lp import optimum
from margins.trees.stumps import close_under_negation, dichotomies
from scipy.optimize import linprog
from strategies import HALF, positive, samples, signs

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
def distributions(draw, n):
    """Positive weights with sum 1."""
    weights = draw(st.lists(st.integers(1, 6), min_size=n, max_size=n))
    return np.array([Fraction(w, sum(weights)) for w in weights])


pools_with_weights = pools().flatmap(
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


def contradictory(sample):
    """The sample with its first point once more, under the other label."""
    return [sample.X[0], *sample.X], [-sample.y[0], *sample.y]


def stages(run):
    return [run.first(t) for t in range(1, len(run.errors) + 1)]


def least_margin_exceeds(run, theta):
    return run.margin_share(theta) == 0


# -------------------------------------------------------------- normalised-output


@claim("normalised-output", by="exact")
@given(small)
def test_dividing_by_the_votes_keeps_the_sign(sample):
    """Stumps on samples with a contradiction, so that none is perfect: exp(2F) lies between the
    extremes exp(-2 sum a) and exp(2 sum a) > 1, and the float vote over sum a has its sign."""
    run = adaboost(*contradictory(sample), 4)
    largest = prod(run.odds)
    values = run.exp_twice(run.X)
    assert largest > 1 or not run.errors
    assert all(1 / largest <= v <= largest for v in values)
    floats = boosting.adaboost(run.X.astype(float), run.y, 4).first(len(run.errors))
    clear = [abs(v - 1) > 1e-9 for v in values]
    assert (np.sign(floats.normalised(floats.X)) == run.predict(run.X))[clear].all()


@claim("normalised-output", by="exact")
@given(pools(n=(2, 6)), st.data())
def test_sum_of_sizes_works_for_every_learner(pool, data):
    """With |a_t| in the denominator the margins lie in [-1, 1] also when hypotheses are worse than
    chance: no margin exceeds 1, and none is below -1."""
    order = data.draw(st.lists(st.integers(0, pool.shape[1] - 1), min_size=4, max_size=4))
    run = run_on(pool, 4, in_turn(order))
    if run.errors and run.stopped != "perfect":
        largest = prod(max(o, 1 / o) for o in run.odds)
        assert all(1 / largest <= v <= largest for v in run.exp_twice_margins())
    assert run.margin_share(Fraction(1)) == 1


def one_hypothesis(k):
    """A hypothesis that is wrong on k of 8 points, and its run of one round."""
    pool = np.array([[-1]] * k + [[1]] * (8 - k))
    return boosting.adaboost(pool, [1] * 8, 1, learner=pool_learner(pool, [1] * 8))


@twin(
    "normalised-output",
    says="dividing by $\\sum a_t$ keeps the sign if $h_1$ is wrong on k of 8 points, $k \\ne 4$",
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
    settles="e1-sum-alpha",
    over=([0], [1], [0, 1]),
)
def test_twin_sum_of_votes_is_not_zero(order):
    run = run_on(coin_then_regret(), len(order), in_turn(order))
    assert HALF not in run.errors
    assert prod(run.odds) != 1  # exp of twice the sum


# -------------------------------------------------------------- margin-distribution-bound


@claim("margin-distribution-bound", by="exact")
@given(small, levels)
def test_share_of_small_margins_is_bounded(sample, theta):
    """The share of margins up to theta is at most the bound, after every round; both sides are
    raised to the power 2q for theta = p/q."""
    for run in stages(adaboost(*sample, 5)):
        power = 2 * theta.denominator
        assert run.margin_share(theta) ** power <= run.margin_bound_power(theta)


@claim("margin-distribution-bound", by="exact")
@given(pools(n=(2, 6)), levels, st.data())
def test_bound_holds_for_any_learner(pool, theta, data):
    """Any sequence of hypotheses will do, not only the best; if worse than chance it is flipped."""
    order = data.draw(st.lists(st.integers(0, pool.shape[1] - 1), min_size=4, max_size=4))
    run = run_on(pool, 4, in_turn(order))
    power = 2 * theta.denominator
    assert run.margin_share(theta) ** power <= run.margin_bound_power(theta)


def factor_power(e, theta):
    """(2 sqrt(e^(1 - theta) (1 - e)^(1 + theta)))^(2q) for theta = p/q."""
    p, q = theta.numerator, theta.denominator
    return 4**q * e ** (q - p) * (1 - e) ** (q + p)


edges = st.builds(Fraction, st.integers(1, 9), st.just(20))


@claim("margin-distribution-bound", by="exact")
@given(edges, edges, edges)
def test_factor_is_below_one_up_to_half_the_edge(g, h, theta):
    """For theta <= g and error at most 1/2 - g each factor is at most the one with error 1/2 - g
    and theta = g, which is below 1."""
    g, h = min(g, h), max(g, h)
    theta = min(g, theta)
    worst = factor_power(HALF - g, g) ** (20 // g.denominator)  # both to the power 40
    here = factor_power(HALF - h, theta) ** (20 // theta.denominator)
    assert here <= worst < 1


@twin(
    "margin-distribution-bound",
    says="the bound also holds with $-\\theta$ in place of $\\theta$ in its factors",
)
@given(pools(n=(1, 4), m=(1, 1)), levels)
def test_twin_sign_of_theta(pool, theta):
    run = run_on(pool, 1)
    assert run.margin_share(theta) ** (2 * theta.denominator) <= run.margin_bound_power(-theta)


@twin(
    "margin-distribution-bound",
    says="with edge g in every round all margins end up above $2g$: the factor is below 1",
)
@given(edges)
def test_twin_whole_correlation(g):
    assert factor_power(HALF - g, 2 * g) < 1


# -------------------------------------------------------------- margin-not-monotone


@claim("margin-not-monotone", by="exact")
def test_least_margin_falls_in_round_four():
    """Four points: after round 3 all margins exceed 1/5, after round 4 one is at most 1/12 and all
    are positive; the weighted errors are 1/4, 1/6, 1/5, 3/16."""
    run = adaboost(FOUR_POINTS, FOUR_LABELS, 4)
    assert run.errors == (Fraction(1, 4), Fraction(1, 6), Fraction(1, 5), Fraction(3, 16))
    assert least_margin_exceeds(run.first(3), Fraction(1, 5))
    assert not least_margin_exceeds(run, Fraction(1, 12))
    assert least_margin_exceeds(run, Fraction(0))


@claim("margin-not-monotone", by="exact")
def test_it_falls_in_every_third_round():
    """After rounds 9, 12, ..., 21 all margins exceed 29/100, and one round later they do not."""
    run = adaboost(FOUR_POINTS, FOUR_LABELS, 22)
    level = Fraction(29, 100)
    for t in range(9, 22, 3):
        assert least_margin_exceeds(run.first(t), level)
        assert not least_margin_exceeds(run.first(t + 1), level)


@claim("margin-not-monotone", by="exact")
@given(small, levels)
def test_the_bound_does_not_rise(sample, theta):
    """What does go down: for theta <= g with errors at most 1/2 - g the bound falls each round."""
    run = adaboost(*sample, 5)
    powers = [factor_power(e, min(theta, HALF - e)) for e in run.errors]
    assert all(power <= 1 for power in powers)
    assert all(power < 1 for e, power in zip(run.errors, powers, strict=True) if e < HALF)


@twin(
    "margin-not-monotone",
    says="if all margins exceed 1/7 after round t, they do so after round t + 1",
    settles="e1-margin-increases",
    over=range(1, 12),
)
def test_twin_margin_never_falls(t):
    run = adaboost(FOUR_POINTS, FOUR_LABELS, t + 1)
    seventh = Fraction(1, 7)
    assert least_margin_exceeds(run, seventh) or not least_margin_exceeds(run.first(t), seventh)


# -------------------------------------------------------------- three-in-turn


@st.composite
def three_classes(draw):
    """Weights a, b, a + b + z of three classes and z of the rest, with points to carry them."""
    a, b = draw(positive), draw(positive)
    z = draw(st.one_of(st.just(Fraction(0)), positive))
    return a, b, z


def rotating_run(a, b, z, rounds):
    """Three hypotheses, each wrong on one class only, in turn."""
    pool = 1 - 2 * np.eye(3, dtype=int)
    weights = [a, b, a + b + z]
    if z:
        pool, weights = np.vstack([pool, [1, 1, 1]]), [*weights, z]
    y = np.ones(len(pool), dtype=int)
    learner = in_turn([t % 3 for t in range(rounds)])
    return adaboost(pool, y, rounds, learner=learner, start=weights)


def rotation(a, b, z, rounds):
    """a_1, ..., a_{rounds + 2} with a_{t+2} = a_{t+1} + a_t + z."""
    terms = [a, b]
    for _ in range(rounds):
        terms.append(terms[-1] + terms[-2] + z)
    return terms


@claim("three-in-turn", by="exact")
@given(three_classes())
def test_errors_follow_the_recursion(case):
    """From weights a, b, a+b+z, z the errors of nine rounds are a_t / (2 a_{t+2})."""
    run, terms = rotating_run(*case, 9), rotation(*case, 9)
    assert run.errors == tuple(terms[t] / (2 * terms[t + 2]) for t in range(9))


@claim("three-in-turn", by="exact")
@given(three_classes())
def test_errors_and_votes_settle(case):
    """The error of round 25 is within 1/1000 of (3 - sqrt 5)/4 = 0.19098...; after 45 rounds the
    least margin lies between 1/4 and 1/3."""
    run = rotating_run(*case, 45)
    assert Fraction(1900, 10000) < run.errors[24] < Fraction(1919, 10000)
    assert least_margin_exceeds(run, Fraction(1, 4))
    assert not least_margin_exceeds(run, Fraction(1, 3))


@twin(
    "three-in-turn", says="the first error is $a/(2(a+b+z))$ for any weights a, b, c, z", by="smt"
)
def test_twin_any_third_weight(a, b, c, z):
    return [a > 0, b > 0, c > 0, z >= 0], [a / (a + b + c + z) == a / (2 * (a + b + z))]


# -------------------------------------------------------------- fibonacci-errors


def fibonacci(count):
    terms = [1, 1]
    while len(terms) < count:
        terms.append(terms[-1] + terms[-2])
    return terms


@claim("fibonacci-errors", by="exact")
def test_forty_rounds_of_fibonacci_numbers():
    """The errors of 40 exact rounds are Fib_t / (2 Fib_{t+2}), without mistakes from round 3 on."""
    run, fib = adaboost(FOUR_POINTS, FOUR_LABELS, 40), fibonacci(42)
    assert run.errors == tuple(Fraction(fib[t], 2 * fib[t + 2]) for t in range(40))
    assert all(stage.training_error() == 0 for stage in stages(run)[2:])
    assert 16 * run.first(6).squared_bound() < 1


@claim("fibonacci-errors", by="exact")
def test_the_other_stump_first():
    """The two stumps tied in round 1 lead to the same errors: the one after the other, swapped."""
    _, pool = dichotomies(FOUR_POINTS)
    usual = pool_learner(pool, FOUR_LABELS)
    played = [usual.index for usual in adaboost(pool, FOUR_LABELS, 12, learner=usual).hypotheses]
    swap = {played[0]: played[1], played[1]: played[0]}
    other = adaboost(pool, FOUR_LABELS, 12, learner=in_turn([swap.get(j, j) for j in played]))
    fib = fibonacci(14)
    assert other.errors == tuple(Fraction(fib[t], 2 * fib[t + 2]) for t in range(12))
    least = [
        min(D[column != FOUR_LABELS].sum() for column in pool.T) for D in other.distributions()
    ]
    assert tuple(least[:12]) == other.errors


@claim("fibonacci-errors", by="enumeration", over=lambda: dichotomies(FOUR_POINTS)[1].T)
def test_every_stump_errs_on_a_class(predictions):
    """Each of the eight stumps errs on all of {0, 1}, on {2} or on {3}, so the least error is
    that of the lightest of the three classes."""
    wrong = {i for i in range(4) if predictions[i] != FOUR_LABELS[i]}
    assert any(group <= wrong for group in ({0, 1}, {2}, {3}))


@twin(
    "fibonacci-errors",
    says="on the four points $\\varepsilon_t \\ge 1/2 - 1/t$, so the errors tend to 1/2",
    over=range(1, 20),
)
def test_twin_errors_tend_to_half(t):
    assert adaboost(FOUR_POINTS, FOUR_LABELS, t).errors[-1] >= HALF - Fraction(1, t)


# -------------------------------------------------------------- adaboost-not-max-margin


@claim("adaboost-not-max-margin", by="exact")
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


@claim("adaboost-not-max-margin", by="exact")
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


@claim("adaboost-not-max-margin", by="enumeration", over=phases)
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


@claim("adaboost-not-max-margin", by="property", over=[60, 600, 6000])
def test_long_float_run(T):
    """60, 600 and 6,000 rounds in floats: the least margin is below 1/3, by less than 1/T."""
    learner = pool_learner(CYCLING, ALL_RIGHT)
    run = boosting.adaboost(CYCLING, ALL_RIGHT, T, learner=learner)
    assert 0 < 1 / 3 - min(run.margins()) < 1 / T


@twin(
    "adaboost-not-max-margin",
    says="after 60 rounds all margins exceed 7/20, which is less than 3/8",
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


@claim("improves-after-zero-error", by="exact")
def test_true_error_falls_after_the_training_error_is_gone():
    """The stripe without (0,1): training error 0 from round 5 on; true error 1/6 there, 0 in round
    8, 1/6 in round 9, and 0 in rounds 10 to 14."""
    training, true = zip(*errors_on_grid("stripe", (0, 1), 14), strict=True)
    assert training == (Fraction(1, 5),) * 4 + (0,) * 10
    assert true[4:] == (SIXTH, SIXTH, SIXTH, 0, SIXTH, 0, 0, 0, 0, 0)


@claim("improves-after-zero-error", by="exact")
def test_true_error_rises_in_the_mirrored_run():
    """The dot without (1,1): the same run mirrored, and every true error after round 5 is 1/6
    minus the one before."""
    training, true = zip(*errors_on_grid("dot", (1, 1), 14), strict=True)
    _, mirrored = zip(*errors_on_grid("stripe", (0, 1), 14), strict=True)
    assert training == (Fraction(1, 5),) * 4 + (0,) * 10
    assert true[4:] == tuple(SIXTH - e for e in mirrored[4:])


@claim("improves-after-zero-error", by="exact")
def test_ties_play_no_part():
    """The vote on the unseen point is never 0, so no convention for the sign of 0 matters."""
    seen = [p for p in GRID if p != (0, 1)]
    run = adaboost(seen, labelled("stripe", seen), 14)
    assert all((stage.exp_twice(GRID) != 1).all() for stage in stages(run))


@twin(
    "improves-after-zero-error",
    says="once the training error is 0, further rounds do not raise the true error",
    settles="e1-generalisation",
    over=[("stripe", (0, 1)), ("dot", (1, 1))],
)
def test_twin_true_error_never_rises(world, unseen):
    consistent = [true for training, true in errors_on_grid(world, unseen, 8) if training == 0]
    assert consistent == sorted(consistent, reverse=True)


# -------------------------------------------------------------- weak-learning-minimax


def least_error(pool, D):
    return min(D[column < 0].sum() for column in pool.T)


@claim("weak-learning-minimax", by="exact")
@given(pools_with_weights)
def test_every_distribution_meets_a_good_hypothesis(case):
    """The least weighted error is at most (1 - rho*)/2 for any weights, and equal to it for the
    optimal ones; the optimal vote has least margin rho*."""
    pool, D = case
    g = game(pool)
    assert least_error(pool, D) <= (1 - g.value) / 2
    assert least_error(pool, g.rows) == (1 - g.value) / 2
    assert min(pool @ g.columns) == g.value
    assert g.value >= 0


@claim("weak-learning-minimax", by="exact")
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


@claim("weak-learning-minimax", by="peer", over=range(6))
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
)
@given(pools())
def test_twin_edge_is_the_margin(pool):
    g = game(pool)
    assert least_error(pool, g.rows) <= HALF - g.value


@twin(
    "weak-learning-minimax",
    says="for uniform weights no hypothesis is better than $(1-\\rho^*)/2$",
)
@given(pools())
def test_twin_uniform_is_the_worst(pool):
    uniform = np.array([Fraction(1, len(pool))] * len(pool))
    assert least_error(pool, uniform) >= (1 - game(pool).value) / 2


# -------------------------------------------------------------- component-errors-dichotomy


@claim("component-errors-dichotomy", by="exact")
@given(pools(n=(1, 6)))
def test_component_errors_follow_the_largest_margin(pool):
    """Best hypotheses, six rounds: all errors are at most (1 - rho*)/2; if rho* = 0, then prod Z_t
    is at least 1/n after every round."""
    rho = game(pool).value
    run = run_on(pool, 6)
    assert all(e <= (1 - rho) / 2 for e in run.errors)
    assert rho > 0 or len(pool) ** 2 * run.squared_bound() >= 1


@claim("component-errors-dichotomy", by="exact")
@given(samples(n=(1, 3), d=(1, 2)), st.data())
def test_contradictions_hold_every_learner_back(sample, data):
    """A point with both labels makes rho* = 0. Whatever stumps are played in seven rounds, prod Z_t
    stays at least 1 / (n max p) = 2/n, with p = 1/2 on the two copies."""
    X, y = contradictory(sample)
    _, columns = dichotomies(X)
    pool = columns * np.array(y)[:, None]
    assert game(pool).value == 0
    order = data.draw(st.lists(st.integers(0, pool.shape[1] - 1), min_size=7, max_size=7))
    run = run_on(pool, 7, in_turn(order))
    assert (len(y) * HALF) ** 2 * run.squared_bound() >= 1


@claim("component-errors-dichotomy", by="exact")
def test_both_sides_of_the_dichotomy():
    """Four points, rho* = 1/3: from round 2 on no error above 1/5. Three points with a
    contradiction, rho* = 0: the error of round t >= 2 is 1/2 - 1/(2t)."""
    y = np.array(FOUR_LABELS)
    assert game(dichotomies(FOUR_POINTS)[1] * y[:, None]).value == Fraction(1, 3)
    assert max(adaboost(FOUR_POINTS, y, 40).errors[1:]) <= Fraction(1, 5)
    errors = adaboost(*CONTRADICTION, 40).errors
    assert errors[1:] == tuple(HALF - Fraction(1, 2 * t) for t in range(2, 41))


@twin(
    "component-errors-dichotomy",
    says="component errors always tend to 1/2: above 2/5 in rounds 10 to 20",
    over=[
        (*CONTRADICTION, 20),
        (FOUR_POINTS, FOUR_LABELS, 20),
        (TEN_POINTS, TEN_LABELS, 20),
    ],
)
def test_twin_errors_always_tend_to_half(X, y, rounds):
    assert min(adaboost(X, y, rounds).errors[9:]) > Fraction(2, 5)


@twin(
    "component-errors-dichotomy",
    says="$\\varepsilon_t \\le (1-\\rho^*)/2$ whatever hypotheses of the pool are played",
    over=[[0, 1, 2, 0], [0, 1, 0, 1]],
)
def test_twin_any_learner(order):
    pool = 1 - 2 * np.eye(3, dtype=int)
    run = run_on(pool, 4, in_turn(order))
    assert max(run.errors) <= (1 - game(pool).value) / 2

"""Runs in which three hypotheses come in turn, one of them short of the largest margin."""

from fractions import Fraction
from typing import NamedTuple

import numpy as np
import pytest
from evidence import claim, twin
from hypothesis import given
from hypothesis import strategies as st
from margins import boosting
from margins.base.examples import (
    CYCLING_POOL,
    FOUR_LABELS,
    FOUR_POINTS,
)
from margins.boosting import pool_learner
from margins.boosting.exact import adaboost
from margins.boosting.turns import errors_in_turn
from margins.rational.games import game
from margins.trees.stumps import close_under_negation, dichotomies
from pools import (
    best_runs_on_four_points,
    in_turn,
    least_margin_exceeds,
    run_on,
    stages,
)
from strategies import (
    HALF,
    Game,
    signs,
    usable,
)

CYCLING = np.array(CYCLING_POOL)
ALL_RIGHT = np.ones(len(CYCLING), dtype=int)


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

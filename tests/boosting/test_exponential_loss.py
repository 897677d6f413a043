"""Chapter *One step at a time*: AdaBoost as stagewise fitting with the exponential loss."""

from fractions import Fraction
from itertools import product
from typing import NamedTuple

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin, when
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.base.examples import TEN_LABELS, TEN_POINTS
from margins.boosting import adaboost, pool_learner
from margins.boosting.additive import stagewise
from margins.boosting.exponential_loss import (
    exponential_sum,
    sides,
    squared_least_sum,
    weighted_error,
)
from margins.losses import EXPONENTIAL, SQUARED
from margins.trees.stumps import dichotomies
from scipy.optimize import minimize_scalar
from strategies import HALF, ONE, Sample, positive, samples, signs

near_one = st.builds(lambda k: Fraction(k + 1, k), st.integers(8, 40))
"""exp(a) for small votes a > 0: the best ones of errors between 0.43 and 0.5."""
above_one = st.one_of(positive.map(lambda v: 1 + v), near_one)
"""exp(a) for votes a > 0."""
any_vote = st.one_of(positive, near_one, near_one.map(lambda u: 1 / u))
"""exp(a) for votes of any sign."""
data = samples(n=(1, 6), d=(1, 2))
zigzags = st.builds(
    lambda side, rest: Sample(
        [(Fraction(i),) for i in range(3 + len(rest))], [side, -side, side, *rest]
    ),
    signs,
    st.lists(signs, max_size=3),
)
"""Labels that change at least twice along a line: no stump is perfect, some are no coins."""
contradictions = samples(n=(1, 3), d=(1, 2)).map(
    lambda sample: Sample(sample.X * 2, [*sample.y, *(-v for v in sample.y)])
)
"""Every point with both labels: every stump is a coin."""


class Stage(NamedTuple):
    """Positive weights, and agreements y_i h(x_i): a row for each point."""

    weights: list[Fraction]
    agreement: list[list[int]]


@st.composite
def stages(draw, n=(1, 5), m=(1, 4), *, mixed=False):
    """Any stage; with `mixed`, each hypothesis is right somewhere and wrong somewhere."""
    count, size = draw(st.integers(*n)), draw(st.integers(*m))
    rows = st.lists(signs, min_size=size, max_size=size)
    agreement = draw(st.lists(rows, min_size=count, max_size=count))
    if mixed:
        agreement[-1] = [-s for s in agreement[0]]
    weights = draw(st.lists(positive, min_size=count, max_size=count))
    return Stage(weights, agreement)


@st.composite
def imperfect(draw, n=(2, 6), m=(1, 4)):
    """A stage in which each hypothesis is wrong somewhere; some may be wrong everywhere."""
    weights, agreement = draw(stages(n=n, m=m))
    right = [set(column) == {1} for column in zip(*agreement, strict=True)]
    agreement[-1] = [-1 if r else s for r, s in zip(right, agreement[-1], strict=True)]
    return Stage(weights, agreement)


def worse(stage):
    """The stage with each hypothesis that is better than a coin negated."""
    wrong, right = sides(*stage)
    signs = np.where(wrong < right, -1, 1)
    return Stage(stage.weights, (np.array(stage.agreement) * signs).tolist())


nearly_coins = st.builds(
    lambda k: Stage([ONE] * (2 * k + 1), [[-1]] * k + [[1]] * (k + 1)), st.integers(3, 8)
)
"""One hypothesis, wrong on k of 2k + 1 equal points: errors from 3/7 to 8/17."""


@st.composite
def votes_in_rounds(draw):
    """(y, rounds): labels, and for each round a whole k (the vote is k ln 2) and predictions."""
    count = draw(st.integers(1, 4))
    labels = st.lists(signs, min_size=count, max_size=count)
    rounds = st.lists(st.tuples(st.integers(-3, 3), labels), min_size=1, max_size=4)
    return draw(labels), draw(rounds)


def power(k):
    return Fraction(2) ** k


def where_least(values):
    return {j for j, value in enumerate(values) if value == min(values)}


def least_without_negative_votes(weights, agreement):
    """The squares of the least sums over votes a >= 0; no better than a coin means a = 0."""
    wrong, right = sides(weights, agreement)
    return np.where(wrong < right, 4 * wrong * right, sum(weights) ** 2)


def with_negations(agreement):
    return np.hstack([agreement, -np.array(agreement)])


# -------------------------------------------------------------- the library functions


@pytest.mark.parametrize(
    ("weights", "agreement", "message"),
    [
        ([1, 2], [1], "weights needs 1 entries, one for each point; it has 2"),
        ([1, 0], [1, -1], "weights must be positive; leave out the points"),
        ([1], [2], "-1 or \\+1"),
    ],
)
def test_bad_stages_are_refused(weights, agreement, message):
    with pytest.raises(BadInput, match=message):
        sides(weights, agreement)


def test_a_vote_has_a_positive_exponential():
    with pytest.raises(BadInput, match="must be positive and finite, but is 0"):
        exponential_sum([1], [1], 0)


def test_numbers_of_the_chapter():
    """First round on the ten points, u = 3/2; floats and fractions; one and several columns."""
    run = exact.adaboost(TEN_POINTS, TEN_LABELS, 1)
    agreement = run.y * run.hypotheses[0](run.X)
    assert exponential_sum([ONE] * 10, agreement, Fraction(3, 2)) == Fraction(55, 6)
    assert exponential_sum([1.0] * 10, agreement, 1.5) == pytest.approx(55 / 6)
    assert weighted_error([ONE] * 10, agreement) == Fraction(3, 10)
    pair = np.column_stack([agreement, -agreement])
    assert list(weighted_error([ONE] * 10, pair)) == [Fraction(3, 10), Fraction(7, 10)]
    assert list(squared_least_sum([ONE] * 10, pair)) == [84, 84]


# -------------------------------------------------------------- weight-recursion


@claim("weight-recursion", by="exact", part="all")
@given(votes_in_rounds())
def test_recursion_is_the_exponential_of_the_margin(case):
    """With votes k_t ln 2 the vote F is a whole multiple of ln 2: weights multiplied up round by
    round equal 2^(-yF), and the next stage's sum is the loss of the longer vote."""
    y, rounds = case
    weights, total = [ONE] * len(y), [0] * len(y)
    for k, h in rounds:
        agreement = [label * p for label, p in zip(y, h, strict=True)]
        total = [f + k * p for f, p in zip(total, h, strict=True)]
        loss = [power(-label * f) for label, f in zip(y, total, strict=True)]
        assert exponential_sum(weights, agreement, power(k)) == sum(loss)
        weights = [w * power(-k * s) for w, s in zip(weights, agreement, strict=True)]
        assert weights == loss


@claim("weight-recursion", by="exact", part=1)
@given(data)
def test_weights_of_a_run_are_the_exponentials_scaled(sample):
    """In an exact run of AdaBoost D_{T+1}(i)^2 exp(2 y_i F(x_i)) is the same for all i."""
    run = exact.adaboost(sample.X, sample.y, 4)
    if run.stopped == "perfect":
        run = run.first(len(run.errors) - 1)
    *_, last = run.distributions()
    assert len(set(last**2 * run.exp_twice_margins())) == 1


@twin(
    "weight-recursion",
    says="$w^{(t+1)}_i=w^{(t)}_i\\,e^{+a_ty_ih_t(x_i)}$ with $a_t=k\\ln2$",
    part=1,
)
@given(y=signs, h=signs, k=st.integers(-3, 3))
def test_twin_plus_sign(y, h, k):
    assert power(k * y * h) == power(-y * (k * h))


# -------------------------------------------------------------- exp-loss-split


@claim("exp-loss-split", by="exact")
@given(stages(m=(1, 1)), positive)
def test_sum_splits_into_wrong_and_right(stage, u):
    """The sum, term by term, is (u - 1/u) times the wrong weight plus 1/u times all weight, and
    all weight times e u + (1 - e) / u, e the weighted error."""
    weights, agreement = stage.weights, [s for (s,) in stage.agreement]
    terms = [w * u**-s for w, s in zip(weights, agreement, strict=True)]
    wrong = sum(w for w, s in zip(weights, agreement, strict=True) if s < 0)
    e = weighted_error(weights, agreement)
    assert sum(terms) == (u - 1 / u) * wrong + sum(weights) / u
    assert sum(terms) == sum(weights) * (e * u + (1 - e) / u)
    assert sum(terms) == exponential_sum(weights, agreement, u)


@twin("exp-loss-split", says="the factor of the wrong weight is $u+1/u$ instead of $u-1/u$")
@given(stage=stages(m=(1, 1)), u=positive)
def test_twin_split_with_a_sum(stage, u):
    wrong, right = sides(stage.weights, [s for (s,) in stage.agreement])
    assert right / u + wrong * u == (u + 1 / u) * wrong + (wrong + right) / u


# -------------------------------------------------------------- argmin-h-is-weighted-error


@claim("argmin-h-is-weighted-error", by="exact", part="all")
@given(stages(), above_one)
def test_best_hypothesis_for_a_fixed_vote(stage, u):
    """The minimisers of the sum have least error for exp(a) = u > 1, largest error for 1/u < 1;
    all tie for a = 0."""
    errors = weighted_error(*stage)
    assert where_least(exponential_sum(*stage, u)) == where_least(errors)
    assert where_least(exponential_sum(*stage, 1 / u)) == where_least(-errors)
    assert set(exponential_sum(*stage, ONE)) == {sum(stage.weights)}


@twin(
    "argmin-h-is-weighted-error",
    says="for every vote, $u=e^a>0$, the hypothesis of least error minimises the sum",
    part=2,
)
@given(stage=stages(), u=positive)
def test_twin_any_vote(stage, u):
    assert where_least(weighted_error(*stage)) <= where_least(exponential_sum(*stage, u))


# -------------------------------------------------------------- printed-min-equality-false


@claim("printed-min-equality-false", by="exact", part="all")
@given(stages(), above_one)
def test_minimum_over_hypotheses(stage, u):
    """For a > 0 the least sum is W/u + (u - 1/u) W e, e the least error, and larger than W e."""
    total, least = sum(stage.weights), min(weighted_error(*stage))
    value = min(exponential_sum(*stage, u))
    assert value == total / u + (u - 1 / u) * total * least
    assert value > total * least


@twin(
    "printed-min-equality-false",
    says="for $a>0$, $u=e^a$, the least exponential sum equals the least weight that is wrong",
    part=2,
    settles="e0-min-equality",
)
@given(stage=stages(), u=above_one)
def test_twin_printed_equality(stage, u):
    assert min(exponential_sum(*stage, u)) == min(sides(*stage)[0])


@twin(
    "printed-min-equality-false",
    says=r"for $a>0$ the least sum exceeds $1.01\,W\varepsilon^\star$; here one point on which the "
    r"hypothesis errs, and $u=e^a$",
    part=2,
    over=[ONE + Fraction(1, k) for k in range(1, 200)],
)
def test_twin_a_larger_multiple(u):
    assert exponential_sum([ONE], [-1], u) > Fraction(101, 100)


# -------------------------------------------------------------- optimal-vote


@claim("optimal-vote", by="exact", part=1)
@given(
    stages(n=(2, 5), m=(1, 1), mixed=True),
    any_vote,
    st.sampled_from([True, True, True, False]),
)
def test_best_vote_and_least_sum(stage, u, fitting):
    """If 0 < e < 1, the squared sum is 4 e (1 - e) W^2 cosh(a - a*)^2, where exp(2a*) is
    (1 - e) / e. It is at least 4 e (1 - e) W^2, with equality exactly if u^2 = (1 - e) / e, and
    then u is above 1, is 1 or is below 1 as e is below 1/2, is 1/2 or is above 1/2. Mostly
    the weights are scaled so that there is equality."""
    weights, agreement = stage.weights, [s for (s,) in stage.agreement]
    wrong, right = sides(weights, agreement)
    if fitting:
        factor = u**2 * wrong / right
        weights = [w * factor if s > 0 else w for w, s in zip(weights, agreement, strict=True)]
    e, value = weighted_error(weights, agreement), exponential_sum(weights, agreement, u)
    least = 4 * e * (1 - e) * sum(weights) ** 2
    ratio = u**2 * e / (1 - e)  # exp(2(a - a*)), so 4 cosh^2 is ratio + 2 + 1/ratio
    assert value**2 == least * (ratio + 2 + 1 / ratio) / 4
    assert value**2 >= least == squared_least_sum(weights, agreement)
    both_ways(value**2 == least, u**2 == (1 - e) / e)
    if when(value**2 == least):
        both_ways(u > 1, e < HALF)
        both_ways(u < 1, e > HALF)
    premise(not fitting or value**2 == least)


@claim("optimal-vote", by="exact", part=2)
@given(st.lists(positive, min_size=1, max_size=4), positive, signs)
def test_perfect_hypothesis_has_no_best_vote(weights, u, side):
    """e = 0 or 1: doubling u, or halving it, halves the sum, which is never 0; the run stops."""
    agreement = [side] * len(weights)
    here, there = (exponential_sum(weights, agreement, v) for v in (u, u * power(side)))
    assert there == here / 2 > 0 == squared_least_sum(weights, agreement)
    run = adaboost(np.ones((len(weights), 1)), agreement, 3)
    assert (run.stopped, *run.votes) == ("perfect", np.inf)


@claim("optimal-vote", by="peer", part=1, over=range(1, 50))
def test_scipy_finds_the_same_vote(k):
    """Brent's method on the sum with e = k/50 finds the vote of the library. The sum is the least
    one times cosh(a - a*), so a distance of 1e-7 is where rounding hides the difference."""
    weights, agreement = [50.0 - k, 1.0 * k], [1, -1]
    found = minimize_scalar(lambda a: exponential_sum(weights, agreement, np.exp(a)))
    always = {"learner": lambda _: lambda X: X[:, 0]}
    votes = adaboost([[1], [1]], [1, -1], 1, start=weights, **always).votes
    vote = votes[0] if k != 25 else 0  # at 1/2 the run stops instead
    assert abs(found.x - vote) <= 1e-7
    least = squared_least_sum(weights, agreement) ** 0.5
    assert exponential_sum(weights, agreement, np.exp(vote)) == pytest.approx(least, rel=1e-15)


@twin(
    "optimal-vote",
    says="no vote is better than $\\ln((1-\\varepsilon)/\\varepsilon)$",
    by="smt",
    part=1,
)
def test_twin_without_the_half(e, u):
    odds = (1 - e) / e
    return [e > 0, e < 1, u > 0], [e * odds + (1 - e) / odds <= e * u + (1 - e) / u]


@twin(
    "optimal-vote",
    says="every round of AdaBoost with stumps has a finite vote",
    part=2,
    settles="e-perfect-learner",
)
@given(sample=samples(n=(1, 4), d=(1, 1)))
def test_twin_finite_votes(sample):
    X, y = sample
    assert np.isfinite(adaboost(np.array(X, dtype=float), y, 3).votes).all()


# -------------------------------------------------------------- joint-argmin


def fitted(stage, u, rank):
    """The weights are scaled where the first hypothesis is right, so that u is its best exp(vote).
    Hypotheses of lower rank than it are left out: it has the lowest that there is."""
    wrong, right = (side[0] for side in sides(*stage))
    pairs = zip(*stage, strict=True)
    weights = [w * u**2 * wrong / right if row[0] > 0 else w for w, row in pairs]
    ranks = rank(weights, stage.agreement)
    kept = [j for j, value in enumerate(ranks) if value >= ranks[0]]
    return Stage(weights, [[row[j] for j in kept] for row in stage.agreement])


@claim("joint-argmin", by="exact", part=1)
@given(stages(n=(2, 5), mixed=True), any_vote, st.booleans())
def test_joint_minimisers_are_farthest_from_a_coin(stage, u, planted):
    """Without perfect hypotheses a pair has the least sum exactly if its error is farthest from
    1/2 and its vote is the best one, exp(2a) = (1 - e)/e. Half of the time the first hypothesis
    with the vote ln u is such a pair."""
    stage = fitted(stage, u, squared_least_sum) if planted else stage
    wrong, right = sides(*stage)
    least = min(squared_least_sum(*stage))
    far = where_least(-abs(HALF - weighted_error(*stage)))
    for j, value in enumerate(exponential_sum(*stage, u)):
        assert value**2 >= least
        both_ways(value**2 == least, j in far and u**2 == right[j] / wrong[j])
    assert where_least(squared_least_sum(*stage)) == far


@claim("joint-argmin", by="exact", part=2)
@given(stages(n=(2, 5), mixed=True), any_vote, st.booleans())
def test_closed_pool_least_error_is_the_joint_minimum(stage, u, planted):
    """In a pool closed under negation a pair has the least sum exactly if the hypothesis has least
    error, or its negation has, and the vote is the best one; (h, a) and (-h, -a) have equal sums.
    Half of the time the first hypothesis with the vote ln u is such a pair."""
    stage = fitted(stage, u, squared_least_sum) if planted else stage
    weights, pool, m = stage.weights, with_negations(stage.agreement), len(stage.agreement[0])
    errors, least = (f(weights, pool) for f in (weighted_error, squared_least_sum))
    best = where_least(errors)
    negated = {(j + m) % (2 * m) for j in best}
    assert best | negated == where_least(least)
    assert min(errors) <= HALF
    values, mirrored = (exponential_sum(weights, pool, v) for v in (u, 1 / u))
    for j, value in enumerate(values):
        odds = (1 - errors[j]) / errors[j]
        both_ways(value**2 == min(least), j in best | negated and u**2 == odds)
        assert value == mirrored[(j + m) % (2 * m)]


@claim("joint-argmin", by="exact", part=(3, 4))
@given(
    stages(n=(2, 6), mixed=True),
    st.one_of(st.just(ONE), above_one),
    st.sampled_from(["any", "fitted", "fitted", "fitted", "worse", "worse"]),
)
def test_votes_that_are_not_negative(stage, u, planted):
    """Pools without a perfect hypothesis, votes a >= 0. If the least error e is below 1/2, a pair
    reaches the least sum exactly if it has the error e and exp(2a) = (1 - e)/e; otherwise exactly
    if a = 0. Mostly the first hypothesis with the vote ln u is such a pair, and sometimes no
    hypothesis is better than a coin."""
    stage = fitted(stage, u, weighted_error) if planted == "fitted" else stage
    stage = worse(stage) if planted == "worse" else stage
    errors, total = weighted_error(*stage), sum(stage.weights)
    e = min(errors)
    least = (4 * e * (1 - e) if e < HALF else 1) * total**2
    assert min(least_without_negative_votes(*stage)) == least
    for value, error in zip(exponential_sum(*stage, u), errors, strict=True):
        assert value**2 >= least
        if when(e < HALF):
            both_ways(value**2 == least, error == e and u**2 == (1 - e) / e)
        if when(e >= HALF):
            both_ways(value**2 == least, u == 1)


@claim("joint-argmin", by="exact", part=(3, 4))
@given(imperfect(), st.one_of(st.just(ONE), above_one))
def test_votes_that_are_not_negative_in_any_pool(stage, u):
    """The least sum over votes a >= 0 is that of parts 3 and 4, and no pair is below it, also if
    some hypotheses are wrong everywhere."""
    e, total = min(weighted_error(*stage)), sum(stage.weights)
    least = (4 * e * (1 - e) if e < HALF else 1) * total**2
    assert min(least_without_negative_votes(*stage)) == least
    assert (exponential_sum(*stage, u) ** 2 >= least).all()


@twin(
    "joint-argmin",
    "stagewise-is-adaboost",
    says=r"from the error $0.45$ on no positive vote lowers the sum; here k mistakes on n equal "
    r"points, and $e^a=1+\frac1{20}$",
    part={"joint-argmin": 4, "stagewise-is-adaboost": 2},
    over=[(n, k) for n in range(2, 13) for k in range(1, n)],
)
def test_twin_an_error_near_one_half(n, k):
    value = exponential_sum([ONE] * n, [-1] * k + [1] * (n - k), Fraction(21, 20))
    assert 100 * k < 45 * n or value >= n


def pairs_of_hypotheses(*sizes):
    """All (h, k) on so many equally weighted points, as agreements, neither of them perfect."""
    for n in sizes:
        columns = [c for c in product([1, -1], repeat=n) if len(set(c)) == 2]
        yield from product(columns, columns)


@claim(
    "joint-argmin",
    by="enumeration",
    part=1,
    over=lambda: pairs_of_hypotheses(2, 3, 4),
)
def test_two_or_three_equal_points_are_too_few_to_differ(h, k):
    """With equal weights and at most four points the least sum belongs to the error farthest from
    1/2; with at most three the least error is never nearer to 1/2."""
    pool = np.column_stack([h, k])
    errors, least = (f([ONE] * len(h), pool) for f in (weighted_error, squared_least_sum))
    assert where_least(least) == where_least(-abs(HALF - errors))
    if when(len(h) < 4):
        assert least[int(np.argmin(errors))] == min(least)


@twin(
    "joint-argmin",
    says="for any two hypotheses h, k the one of least error, with its best vote, is best",
    part=2,
    over=lambda: pairs_of_hypotheses(2, 3, 4),
    settles="e0-alpha-positive",
)
def test_twin_pool_that_is_not_closed(h, k):
    pool = np.column_stack([h, k])
    errors, least = (f([ONE] * len(h), pool) for f in (weighted_error, squared_least_sum))
    assert least[int(np.argmin(errors))] == min(least)


@twin(
    "joint-argmin",
    says=r"with votes $a\ge0$ only hypotheses of least error are best, also if that is 1/2",
    part=3,
    over=lambda: pairs_of_hypotheses(2, 4),
)
def test_twin_least_error_one_half(h, k):
    weights, pool = [ONE] * len(h), np.column_stack([h, k])
    errors = weighted_error(weights, pool)
    best = where_least(least_without_negative_votes(weights, pool))
    assert min(errors) > HALF or best <= where_least(errors)


@twin(
    "joint-argmin",
    says="the least sum belongs to one pair: if h is best with u, and -h with v is as good, u = v",
    part=2,
    by="smt",
    settles="e0-argmin-typed",
)
def test_twin_value_in_place_of_the_pair(u, v):
    wrong, right = 1, u * u  # weights for which u is the best vote of h
    least, negated = right + wrong * u * u, right * v * v + wrong  # sums times u, times v
    return [u > 0, v > 0, least * v == negated * u], [u == v]


# -------------------------------------------------------------- stagewise-is-adaboost


def signed_functions(agreement, wrong, right, chosen):
    """The functions a h, up to the size of a: h where it is better than a coin, else -h."""
    signs = np.where(wrong < right, 1, -1)
    return {tuple((signs[j] * agreement[:, j]).tolist()) for j in chosen}


@claim("stagewise-is-adaboost", by="exact", part=2)
@given(contradictions, positive)
def test_a_run_on_coins_stops_at_once(sample, u):
    """If every point comes with both labels, the least error is 1/2. AdaBoost stops at once, and no
    stump with a vote ln u, of either sign, lowers the loss."""
    run = exact.adaboost(sample.X, sample.y, 4)
    assert (run.stopped, *run.errors) == ("no edge",)
    agreement = run.y[:, None] * dichotomies(run.X)[1]
    assert (exponential_sum([ONE] * len(run.y), agreement, u) >= len(run.y)).all()


@claim("stagewise-is-adaboost", by="exact", part=1)
@given(st.one_of(data, zigzags))
def test_each_round_is_a_joint_minimiser(sample):
    """An exact run of AdaBoost with stumps. The weights exp(-y_i F(x_i)), up to a common factor,
    are products of odds; in each round the joint minimisers over all stumps and votes are the
    stumps of least weighted error, AdaBoost takes one of them, and its D_t are these weights."""
    run = exact.adaboost(sample.X, sample.y, 4)
    agreement = run.y[:, None] * dichotomies(run.X)[1]
    weights = np.array([ONE] * len(run.y))
    for t, D in enumerate(run.distributions()):
        assert (weights / weights.sum() == D).all()
        wrong, right = sides(weights, agreement)
        if t == len(run.errors):
            assert run.stopped != "no edge" or (wrong == right).all()
            break
        best = signed_functions(agreement, wrong, right, where_least(wrong * right))
        assert best == signed_functions(agreement, wrong, right, where_least(wrong))
        chosen = run.y * run.hypotheses[t](run.X)
        assert tuple(chosen) in best
        e = weighted_error(weights, chosen)
        assert e == run.errors[t]
        if when(0 < e < HALF):
            weights = np.where(chosen < 0, weights * (1 - e) / e, weights)


@claim("stagewise-is-adaboost", by="exact", part=(1, 2))
@given(st.one_of(imperfect(n=(3, 6), m=(2, 5)), nearly_coins), above_one)
def test_without_negative_votes_every_pool_will_do(stage, u):
    """Pools that need not be closed, votes a >= 0. While the least error is below 1/2, the joint
    minimisers of the stage with the weights exp(-y_i F(x_i)) are all hypotheses of least error and
    no others, AdaBoost takes the first of them, and its D_t are these weights; from 1/2 on every
    vote above 0 raises the loss."""
    pool = np.array(stage.agreement)
    y = np.ones(len(pool), dtype=int)
    run = exact.adaboost(pool, y, 5, learner=pool_learner(pool, y))
    weights = np.array([ONE] * len(pool))
    for t, D in enumerate(run.distributions()):
        assert (weights / weights.sum() == D).all()
        wrong, right = sides(weights, pool)
        least = least_without_negative_votes(weights, pool)
        if when(2 * min(wrong) >= weights.sum()):
            assert (exponential_sum(weights, pool, u) > weights.sum()).all()
            break
        assert where_least(least) == where_least(wrong)
        if t == len(run.errors):
            break
        chosen = run.hypotheses[t].index
        assert chosen == min(where_least(wrong))
        weights = np.where(pool[:, chosen] < 0, weights * right[chosen], weights * wrong[chosen])


@st.composite
def coins(draw):
    """A stage in which each hypothesis has the error 1/2: points of equal weight in pairs, and
    each hypothesis is right on one of them."""
    weights, agreement = draw(stages(n=(1, 3)))
    return Stage(weights * 2, agreement + [[-s for s in row] for row in agreement])


@claim("stagewise-is-adaboost", by="exact", part=2)
@given(
    st.one_of(coins(), stages(n=(2, 4), m=(1, 2), mixed=True), nearly_coins),
    st.one_of(st.just(ONE), any_vote),
)
def test_no_stage_of_a_closed_pool_lowers_the_loss_of_coins(stage, u):
    """If the least error of a closed pool is at least 1/2, the stage with the vote ln u, of either
    sign, raises the loss exactly if u is not 1. If it is below 1/2, some vote lowers the loss."""
    weights, pool = stage.weights, with_negations(stage.agreement)
    total, errors = sum(weights), weighted_error(weights, pool)
    values = exponential_sum(weights, pool, u)
    if when(min(errors) >= HALF):
        assert (values >= total).all()
        for value in values:
            both_ways(value > total, u != 1)
    both_ways(min(errors) >= HALF, min(squared_least_sum(weights, pool)) >= total**2)


@claim("stagewise-is-adaboost", by="exact", part=3)
@given(stages(), positive, above_one, st.booleans())
def test_a_stage_with_a_perfect_hypothesis_has_no_best_pair(stage, u, smaller, closed):
    """One hypothesis of the pool is perfect. Every pair has a loss above 0, and the perfect
    hypothesis with a large vote, which is not negative, has a loss that is smaller by any factor;
    AdaBoost stops and returns it. The weights, and the rest of the pool, are arbitrary."""
    weights, perfect = stage.weights, [1] * len(stage.weights)
    pool = np.column_stack([stage.agreement, perfect])
    pool = with_negations(pool) if closed else pool
    for value in exponential_sum(weights, pool, u):
        vote = max(ONE, smaller * sum(weights) / value)
        assert 0 < exponential_sum(weights, perfect, vote) <= value / smaller
    y = np.ones(len(pool), dtype=int)
    run = exact.adaboost(pool, y, 3, learner=pool_learner(pool, y), start=weights)
    assert (run.stopped, *run.errors) == ("perfect", 0)
    assert (run.predict(pool) == y).all()


@claim("stagewise-is-adaboost", by="property", part=1)
@given(samples(n=(2, 7), d=(1, 2)), st.integers(1, 5))
def test_line_search_over_the_pool_is_adaboost(sample, rounds):
    """Stages found by a numerical line search for every stump, which knows nothing of weights,
    have AdaBoost's functions a_t h_t, and the losses prod Z_t. The search ends with Newton steps
    below 2^-30, so votes agree to 1e-8 and losses, which are flat there, to 1e-12."""
    _, pool = dichotomies(sample.X)
    found = stagewise(pool, sample.y, rounds, loss=EXPONENTIAL)
    run = adaboost(pool, sample.y, rounds, learner=pool_learner(pool, sample.y))
    assert len(found.votes) == len(run.votes)
    for k, h, a, g in zip(found.votes, found.hypotheses, run.votes, run.hypotheses, strict=True):
        assert k * h(pool) == pytest.approx(a * g(pool), rel=1e-8)
    assert found.risks == pytest.approx(run.bounds(), rel=1e-12, abs=1e-15)


@twin(
    "stagewise-is-adaboost",
    says="the squared loss gives AdaBoost's votes, if the first point comes with both labels",
    part=1,
)
@given(sample=samples(n=(1, 4), d=(1, 1)))
def test_twin_squared_loss(sample):
    X, y = [*sample.X, sample.X[0]], [*sample.y, -sample.y[0]]  # so that no stump is perfect
    _, pool = dichotomies(X)
    found = stagewise(pool, y, 1, loss=SQUARED).votes
    run = adaboost(pool, y, 1, learner=pool_learner(pool, y))
    assert abs(found) == pytest.approx(abs(run.votes), rel=1e-3)


@twin(
    "stagewise-is-adaboost",
    says="in any pool, closed or not, the joint minimisers of a stage have least error, if that is "
    "below 1/2; here two hypotheses h, k",
    part=1,
    over=lambda: pairs_of_hypotheses(3, 4, 5),
)
def test_twin_pool_not_closed_under_negation(h, k):
    pool = np.column_stack([h, k])
    errors, least = (f([ONE] * len(h), pool) for f in (weighted_error, squared_least_sum))
    assert min(errors) >= HALF or where_least(least) <= where_least(errors)

"""Chapter *Dear slack*: the end of the path, and budgets in place of prices."""

import math
from fractions import Fraction

import numpy as np
import oracles
import pytest
from evidence import both_ways, claim, twin, when
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.hyperplanes.geometry import project
from margins.hyperplanes.linear import functional_margins, mistakes
from margins.svm import budget, path, price, soft_margin
from margins.svm.certificates import is_subgradient
from margins.svm.soft_margin import total_slack
from strategies import (
    PLUS_MINUS_ONE,
    Point,
    Sample,
    at_zero,
    biases,
    contradicted,
    ladders,
    normals,
    penalties,
    planted,
    points_on_path,
    positive,
    rationals,
    samples,
    shares,
    signs,
    small,
    vectors,
)

TWO_TO_ONE = Sample([(Fraction(1),)] * 3, [1, 1, -1])  # not separable through 0


# -------------------------------------------------------------- gamma-infinity-separable

separable = biases.flatmap(
    lambda bias: st.tuples(planted(n=(1, 4), d=(1, 2), bias=bias, two_classes=bias), st.just(bias))
)


@claim("gamma-infinity-separable", by="exact", part="all")
@given(separable, st.sampled_from([Fraction(1), Fraction(1001, 1000), Fraction(1000)]))
def test_soft_is_hard_from_the_threshold_on(case, factor):
    """With C_0 the least possible largest multiplier of a hard dual optimum, soft and hard have
    the same w and the same b for C >= C_0, and a different w below."""
    (X, y, _, _), bias = case
    hard, threshold = exact.fit(X, y, bias=bias), budget.hard_threshold(X, y, bias=bias)
    soft = exact.fit(X, y, factor * threshold, bias=bias)
    assert (soft.w == hard.w).all()
    assert soft.interval == hard.interval
    assert not soft.slack.any()
    both_ways((exact.fit(X, y, threshold / factor, bias=bias).w == hard.w).all(), factor == 1)


@claim(
    "gamma-infinity-separable",
    by="enumeration",
    over=[Fraction(k, 12) for k in range(1, 25)],
    part=1,
)
def test_two_points(C):
    """The points 1 (+) and -1 (-) have w_C = min(1, 2C)."""
    assert exact.fit(*PLUS_MINUS_ONE, C).w.tolist() == [min(Fraction(1), 2 * C)]


@claim("gamma-infinity-separable", by="exact", part="all")
@given(planted(n=(1, 4), d=(1, 2), bias=False), signs, st.booleans())
def test_one_class_without_bias(case, label, enough):
    """One class and no bias: the signed points of a separated sample, all with one label. From C_0
    on soft is hard, at 999/1000 of it it is not."""
    X = [tuple(label * t * v for v in x) for x, t in zip(case.X, case.y, strict=True)]
    y = [label] * len(X)
    C = budget.hard_threshold(X, y, bias=False) * (1 if enough else Fraction(999, 1000))
    hard, soft = (exact.fit(X, y, each, bias=False) for each in (math.inf, C))
    both_ways((soft.w == hard.w).all(), enough)
    both_ways(not soft.slack.any(), enough)


@claim("gamma-infinity-separable", by="exact", part="all")
@given(samples(n=(1, 4), d=(1, 2)), signs, penalties, st.data())
def test_one_class_with_bias(sample, label, C, data):
    """One class and a bias: the only feasible multipliers are 0, so that C_0 = 0, and the hard
    solutions are w = 0 with y b >= 1. For every C > 0 these are the soft solutions."""
    X, y, zero = sample.X, [label] * len(sample.y), [Fraction(0)] * len(sample.X[0])
    soft = exact.fit(X, y, C)
    assert budget.hard_threshold(X, y) == 0
    assert not soft.alpha.any()
    assert not soft.slack.any()
    w = data.draw(st.one_of(st.just(zero), vectors(len(zero))))
    b = data.draw(st.one_of(rationals, st.just(soft.b)))
    optimal = soft_margin.objective(X, y, w, b, C) == soft.primal
    solves_hard = oracles.square(w) == 0 and min(functional_margins(X, y, w, b)) >= 1
    both_ways(optimal, solves_hard)


@twin(
    "gamma-infinity-separable", says="soft equals hard already from $\\frac{99}{100}C_0$ on", part=1
)
@given(separable)
def test_twin_a_little_below_the_threshold(case):
    (X, y, _, _), bias = case
    C = budget.hard_threshold(X, y, bias=bias) * Fraction(99, 100)
    assert (exact.fit(X, y, C, bias=bias).w == exact.fit(X, y, bias=bias).w).all()


@twin(
    "gamma-infinity-separable",
    says="below the largest multiplier of any hard dual optimum, soft differs from hard",
    part=1,
)
@given(separable)
def test_twin_any_dual_optimum(case):
    (X, y, _, _), bias = case
    hard = exact.fit(X, y, bias=bias)
    soft = exact.fit(X, y, max(hard.alpha) * Fraction(99, 100), bias=bias)
    assert (soft.w != hard.w).any()


@twin("gamma-infinity-separable", says="$C=1$ is enough for every separable sample", part=1)
@given(separable)
def test_twin_threshold_does_not_depend_on_the_data(case):
    (X, y, _, _), bias = case
    assert (exact.fit(X, y, 1, bias=bias).w == exact.fit(X, y, bias=bias).w).all()


# -------------------------------------------------------------- cancelling-slopes


@st.composite
def places(draw):
    """A sample, whether there is a bias, and a pair (w, b): one of least slack, or any."""
    sample, bias = draw(small), draw(biases)
    least = soft_margin.least_slack(*sample, bias=bias)
    if draw(st.booleans()):  # most pairs have no slopes that cancel
        return sample, bias, least.w, least.b
    return sample, bias, np.array(draw(vectors(len(least.w)))), draw(rationals) * bias


@claim("cancelling-slopes", by="exact")
@given(places(), st.data())
def test_where_slopes_cancel_the_slack_is_least(case, data):
    """If a linear program finds slopes of the hinge that cancel, in w and with a bias in b, then
    the total slack is the least, found by another one, and no drawn pair has less."""
    sample, bias, w, b = case
    here = total_slack(*sample, w, b)
    if when(is_subgradient(*sample, w, b, 0 * w, Fraction(0) if bias else None)):
        assert here == soft_margin.least_slack(*sample, bias=bias).total
        v = data.draw(vectors(len(w)))
        assert here <= total_slack(*sample, v, data.draw(rationals) * bias)


@twin(
    "cancelling-slopes",
    says=r"with a bias, too, $\sum_is_iu_i=0$ is enough",
)
@given(places())
def test_twin_slopes_that_cancel_in_w_only(case):
    sample, _, w, b = case
    if is_subgradient(*sample, w, b, 0 * w):
        assert total_slack(*sample, w, b) == soft_margin.least_slack(*sample).total


# -------------------------------------------------------------- gamma-infinity-nonseparable


@claim("gamma-infinity-nonseparable", by="exact", part=1)
@given(small, biases, st.data())
def test_one_minimiser_is_shortest(sample, bias, data):
    """The end of the path has the least total slack, found by a linear program. Its mirror images,
    as long as it is, have more slack unless they are equal to it, and so has every shorter w."""
    p, least = path.trace(*sample, bias=bias), soft_margin.least_slack(*sample, bias=bias)
    w = p.at(2 * p.critical[-1] if p.critical else Fraction(1)).w
    assert price.least_total_slack(*sample, w, bias=bias) == least.total
    rival = 2 * project([w], data.draw(normals(len(w))))[0] - w
    for v in (rival, (rival + w) / 2):
        slack = price.least_total_slack(*sample, v, bias=bias)
        both_ways(slack == least.total, (v == w).all())


@claim("gamma-infinity-nonseparable", by="exact", part=3)
@given(st.one_of(small, samples(n=(1, 3), d=(1, 2)).map(contradicted)), biases)
def test_slack_is_left_exactly_if_not_separable(sample, bias):
    """The end of the path has slack exactly if no (w, b) separates; then a hard margin solution is
    refused with Gordan's weights, which prove that there is none."""
    p, found = path.trace(*sample, bias=bias), exact.alternative(*sample, bias=bias)
    w = p.at(2 * p.critical[-1] if p.critical else Fraction(1)).w
    left = price.least_total_slack(*sample, w, bias=bias)
    both_ways(left > 0, not found.separable)
    if when(not found.separable):
        with pytest.raises(exact.NotSeparable) as caught:
            exact.fit(*sample, bias=bias)
        assert exact.check_gordan(*sample, caught.value.certificate, bias=bias)


@claim("gamma-infinity-nonseparable", by="exact", part=(1, 2))
@given(small, biases, st.data())
def test_large_prices_end_at_the_shortest_minimiser(sample, bias, data):
    """Beyond the last critical value w_C does not move, its total slack is the least possible,
    found by a linear program, and every shorter w has more."""
    p, least = path.trace(*sample, bias=bias), soft_margin.least_slack(*sample, bias=bias)
    last = p.critical[-1] if p.critical else Fraction(1)
    end = Point(sample, last, bias)
    for C in (2 * last, 1000 * last):
        assert (exact.fit(*sample, C, bias=bias).w == end.w).all()
    assert end.total == least.total
    assert oracles.square(end.w) <= oracles.square(least.w)
    rival = shorter(data.draw(vectors(len(sample.X[0]))), 2 * end.cost)
    more = price.least_total_slack(*sample, rival, bias=bias) > end.total
    assert more or oracles.square(rival) == 2 * end.cost == 0


@claim("gamma-infinity-nonseparable", by="exact", part=(2, 3))
@given(penalties)
def test_one_point_with_two_labels(C):
    """x = 1 with the labels +, +, - and no bias: w_C = min(1, C), and there is no hard margin."""
    assert exact.fit(*TWO_TO_ONE, C, bias=False).w.tolist() == [min(Fraction(1), C)]
    with pytest.raises(exact.NotSeparable):
        exact.fit(*TWO_TO_ONE, bias=False)


@twin(
    "gamma-infinity-nonseparable",
    says="as $C\\to\\infty$ every sample gets a hard margin: all slack vanishes",
    settles="e0-gamma-infinity",
    part=3,
)
@given(samples(n=(2, 4), d=(1, 2), two_classes=True), biases)
def test_twin_slack_vanishes(sample, bias):
    assert path.trace(*sample, bias=bias).least_total == 0


@twin(
    "gamma-infinity-nonseparable",
    says="the point 1 with the labels +, +, - and no bias: $\\lVert w_C\\rVert$ grows for ever",
    part=2,
)
@given(C=penalties)
def test_twin_norm_grows_for_ever(C):
    low, high = (Point(TWO_TO_ONE, c, False) for c in (C, 2 * C))
    assert high.cost > low.cost


@twin(
    "gamma-infinity-nonseparable",
    says="for the points 1, 1 in class +1 and r in class -1, without bias, the limit makes no more "
    "mistakes than $w=1$",
    part=2,
)
@given(r=positive)
def test_twin_fewest_mistakes(r):
    sample = Sample([(Fraction(1),), (Fraction(1),), (r,)], [1, 1, -1])
    end = path.trace(*sample, bias=False).at(1000)
    assert mistakes(*sample, end.w).sum() <= mistakes(*sample, [Fraction(1)]).sum()


# -------------------------------------------------------------- soft-penalised-constrained


def shorter(direction, length2):
    """A multiple of the direction with less than the given squared length; the zero vector if
    the direction is zero."""
    own = oracles.square(direction)
    if own == 0:
        return list(direction)
    factor = Fraction(math.isqrt(int(10**6 * length2 / own)), 1001)
    return [factor * v for v in direction]


@claim(
    "soft-penalised-constrained",
    "conv-s",
    by="exact",
    part=1,
)
@given(small, penalties, biases, st.data())
def test_no_shorter_vector_has_as_little_slack(sample, C, bias, data):
    """Every w shorter than w_C has more total slack; so has each rival on the way to 0."""
    here = Point(sample, C, bias)
    rival = shorter(data.draw(vectors(len(sample.X[0]))), 2 * here.cost)
    on_the_way = [v * Fraction(9, 10) for v in here.w]
    for w in (rival, on_the_way):
        needed = price.least_total_slack(*sample, w, bias=bias)
        assert needed > here.total or oracles.square(w) == 2 * here.cost == 0


@claim("soft-penalised-constrained", "conv-s", by="exact", part=1)
@given(small, penalties, biases, st.data())
def test_no_other_vector_of_this_length_has_as_little_slack(sample, C, bias, data):
    """w_C reflected at any hyperplane through 0 is as long as w_C; unless it is w_C itself, it has
    more total slack. So w_C is the only shortest vector on its budget."""
    here = Point(sample, C, bias)
    mirror = data.draw(normals(len(sample.X[0])))
    rival = 2 * project([here.w], mirror)[0] - here.w
    assert oracles.square(rival) == 2 * here.cost
    needed = price.least_total_slack(*sample, rival, bias=bias)
    assert needed > here.total or (rival == here.w).all()


@twin(
    "soft-penalised-constrained",
    says="every vector as long as $w_C$ has a total slack of at most $S_C$",
    part=1,
)
@given(small, penalties, st.data())
def test_twin_every_vector_of_this_length(sample, C, data):
    here = Point(sample, C, False)
    rival = 2 * project([here.w], data.draw(normals(len(sample.X[0]))))[0] - here.w
    assert price.least_total_slack(*sample, rival, bias=False) <= here.total


@claim("soft-penalised-constrained", by="exact", part=2)
@given(small, shares.filter(bool), biases)
def test_every_budget_has_its_price(sample, t, bias):
    """For each s from min S up to S(0) some C > 0 has S(w_C) = s; the solver confirms it."""
    p = path.trace(*sample, bias=bias)
    if p.least_total < at_zero(sample, bias):
        s = t * p.least_total + (1 - t) * at_zero(sample, bias)
        C, _ = p.penalties_for(s)
        assert C > 0
        assert Point(sample, C, bias).total == s
    assert soft_margin.least_slack(*sample, bias=bias).total == p.least_total


@twin("soft-penalised-constrained", says="different prices give different total slacks", part=2)
@given(small, ladders(), biases)
def test_twin_every_price_its_own_budget(sample, ladder, bias):
    low, high = points_on_path(sample, ladder, bias)
    assert low.total != high.total


@twin(
    "soft-penalised-constrained",
    says="whatever the costs $a_0>a_1>a_2$ of the shortest classifiers with 0, 1 and 2 mistakes, "
    "some price for a mistake makes the middle one the best",
    by="smt",
    part=2,
)
def test_twin_without_convexity(a0, a1, a2):
    return [a0 > a1, a1 > a2, a2 >= 0], [a0 - a1 >= a1 - a2]


# -------------------------------------------------------------- conv-s


@claim("conv-s", by="exact", part="all")
@given(small, penalties, shares, biases)
def test_constrained_and_penalised_agree_iff_the_slacks_do(sample, C, t, bias):
    """For s below S(0) the shortest w with total slack at most s is w_C exactly if S(w_C) = s, and
    exactly if C lies in an interval; from S(0) on it is 0, which meets that budget."""
    p, zero = path.trace(*sample, bias=bias), at_zero(sample, bias)
    here = Point(sample, C, bias)
    for s in {here.total, t * p.least_total + (1 - t) * zero}:
        best = p.constrained(s)
        assert best.slack.sum() == total_slack(*sample, best.w, best.b) == s
        both_ways((best.w == here.w).all(), here.total == s)
        both_ways(best.C[0] <= C <= best.C[1], here.total == s)
    nothing = p.constrained(zero + t).w
    assert not nothing.any()
    assert price.least_total_slack(*sample, nothing, bias=bias) == zero


@claim("conv-s", by="exact", part=(1, 3))
@given(small, shares.filter(bool), biases)
def test_the_prices_of_a_budget_form_a_closed_interval(sample, t, bias):
    """For a budget from min S on, below S(0), both ends of the interval of prices, unless it has
    no upper end, give the total slack s; the solver confirms it, and a little outside they do
    not. At s = min S there is no upper end."""
    p, zero = path.trace(*sample, bias=bias), at_zero(sample, bias)
    if when(p.least_total < zero):
        s = t * p.least_total + (1 - t) * zero
        low, high = p.constrained(s).C
        assert 0 < low <= high
        both_ways(high == math.inf, s == p.least_total)
        inside = (low, 1000 * low if high == math.inf else high)
        assert [here.total for here in points_on_path(sample, inside, bias)] == [s, s]
        assert Point(sample, low * Fraction(999, 1000), bias).total > s
        assert high == math.inf or Point(sample, high * Fraction(1001, 1000), bias).total < s


@claim("conv-s", by="peer", over=range(8), part=1)
def test_cvxpy_solves_the_constrained_form(seed):
    """CVXPY finds the same length: a budget that is off by e changes |w|^2/2 by C e, and Clarabel
    keeps constraints and gap to 1e-8 of the size of the problem."""
    import cvxpy as cp

    rng = np.random.default_rng(seed)
    X = rng.integers(-4, 5, size=(8, 2))
    y = np.where(np.arange(8) % 2, 1, -1)
    p = path.trace(X.tolist(), y.tolist())
    s = (p.least_total + p.total_at_zero) / 2
    best = p.constrained(s)
    w, b = cp.Variable(2), cp.Variable()
    loss = cp.sum(cp.pos(1 - cp.multiply(y, X @ w + b)))
    problem = cp.Problem(cp.Minimize(cp.sum_squares(w) / 2), [loss <= float(s)])
    problem.solve(solver=cp.CLARABEL)
    assert abs(problem.value - best.norm2 / 2) <= 1e-8 * (1 + best.C[0]) * (1 + s)


@twin("conv-s", says="the budget $s$ determines the price $C$", part=3)
@given(samples(n=(1, 3), d=(1, 1)), ladders())
def test_twin_one_price_for_a_budget(sample, ladder):
    low, high = points_on_path(sample, ladder, False)
    assert low.total != high.total or low.total in (0, len(sample.y))


@twin("conv-s", says="bounding the mean slack by $S(w_C)$ gives $w_C$", part=2)
@given(small, penalties, biases)
def test_twin_mean_slack(sample, C, bias):
    here = Point(sample, C, bias)
    best = path.trace(*sample, bias=bias).constrained(len(sample.y) * here.total)
    assert (best.w == here.w).all()

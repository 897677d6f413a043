"""Chapter *Two problems, one answer*: Lagrangian, weak and strong duality, Gordan's alternative."""

import math
from fractions import Fraction
from itertools import combinations, product

import numpy as np
import oracles
import pytest
from evidence import both_ways, claim, premise, twin, when
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.hyperplanes import linear
from margins.hyperplanes.geometry import project
from margins.hyperplanes.linear import functional_margins
from margins.losses import hinge
from margins.rational.lp import Optimum, equalities, minimise
from margins.svm import duality
from margins.svm.max_margin import canonical
from strategies import (
    CORNERS,
    HALF,
    ONE,
    ZERO,
    Sample,
    biases,
    contradicted,
    nonnegative,
    normals,
    penalties,
    planted,
    positive,
    rationals,
    samples,
    signs,
    vectors,
)


@st.composite
def with_multipliers(draw, entries=rationals, **kwargs):
    """A sample, a classifier, and a multiplier for each point."""
    X, y = draw(samples(n=(1, 4), d=(1, 2), **kwargs))
    w, b = draw(vectors(len(X[0]))), draw(rationals)
    return X, y, w, b, draw(vectors(len(y), entries))


@st.composite
def separated(draw, n=(2, 5), d=(1, 3)):
    """A strictly separated sample with both classes, and whether there is a bias."""
    bias = draw(biases)
    case = draw(planted(n=n, d=d, bias=bias, two_classes=True))
    return case, bias


def balanced(y, alpha):
    """Multipliers with sum alpha_i y_i = 0: the lighter class gets what it lacks."""
    excess = oracles.dot(alpha, y)
    lighter = y.index(-1 if excess > 0 else 1) if excess else 0
    return [a + abs(excess) * (i == lighter) for i, a in enumerate(alpha)]


# -------------------------------------------------------------- indicator-as-supremum


@claim("indicator-as-supremum", by="exact", part=1)
@given(
    st.integers(1, 4).flatmap(lambda n: st.tuples(vectors(n), vectors(n, nonnegative))), positive
)
def test_supremum_is_zero_or_infinite(case, level):
    """With all margins at least 1 no multipliers give more than 0, and 0 is reached; one margin
    below 1 is enough to reach every level."""
    m, alpha = np.array(case[0]), np.array(case[1])
    feasible = np.maximum(m, 1)
    assert alpha @ (1 - feasible) <= 0
    assert (0 * alpha) @ (1 - feasible) == 0
    k = m.argmin()
    if when(m[k] < 1):
        price = np.array([ZERO] * len(m))
        price[k] = level / (1 - m[k])
        assert price[k] > 0
        assert price @ (1 - m) == level


@claim("indicator-as-supremum", by="exact", part=2)
@given(
    st.integers(1, 4).flatmap(lambda n: st.tuples(vectors(n), vectors(n))),
    st.one_of(st.just(ZERO), penalties),
)
def test_bounded_prices_give_the_hinge(case, C):
    """With prices in [0, C], also for C = 0, the largest value is C times the sum of the hinge
    losses."""
    m, raw = np.array(case[0]), np.array(case[1])
    prices = np.clip(raw, ZERO, C)
    best = np.where(m < 1, C, ZERO)
    assert prices @ (1 - m) <= C * hinge(m).sum()
    assert best @ (1 - m) == C * hinge(m).sum()


@twin(
    "indicator-as-supremum",
    says="with prices in [0, C] the supremum is still infinite as soon as a margin is below 1",
    part=2,
)
@given(m=rationals.filter(lambda m: m < 1), C=positive, level=positive)
def test_twin_infinite_on_a_box(m, C, level):
    largest = max(ZERO, C * (1 - m))  # affine in the price: attained at an end of [0, C]
    assert largest >= level


@twin(
    "indicator-as-supremum",
    says="the supremum is infinite as soon as some margin is not above 1",
    part=1,
)
@given(m=rationals, price=nonnegative)
def test_twin_infinite_on_the_margin(m, price):
    enough = max(price, 1 / abs(1 - m)) if m != 1 else price
    assert m > 1 or enough * (1 - m) >= 1


# -------------------------------------------------------------- lagrangian-minimiser


@claim("lagrangian-minimiser", by="exact", part="all")
@given(with_multipliers())
def test_lagrangian_is_dual_value_plus_a_square(case):
    """For multipliers of any sign L(w, 0, a) - D(a) is half the squared distance of w from the
    combination sum a_i y_i x_i, where L attains its infimum D(a)."""
    X, y, w, _, alpha = case
    best = linear.combination(X, y, alpha)
    value = duality.dual_value(X, y, alpha)
    for v in (np.array(w), best):
        at_v, away = duality.lagrangian(X, y, v, 0, alpha), v - best
        assert at_v - value == away @ away / 2
        both_ways(at_v == value, (v == best).all())
    assert duality.dual_function(X, y, alpha, bias=False) == value


@twin(
    "lagrangian-minimiser",
    says="the infimum over $w$ is $-\\infty$ as soon as some multiplier is negative",
    settles="e3-thm17-minus-infinity",
    part=2,
)
@given(x=positive, a=positive.map(lambda a: -a))
def test_twin_minus_infinity_for_a_negative_multiplier(x, a):
    assert duality.dual_function([[x]], [1], [a], bias=False) == -math.inf


@twin(
    "lagrangian-minimiser",
    says="at $w=\\sum\\alpha_iu_i$ the cross term is $\\sum_iy_i\\langle w,x_i\\rangle=\\lVert w"
    "\\rVert^2$, without a factor $\\alpha_i$",
    settles="e3-thm17-dropped-alpha",
    part=1,
)
@given(x=rationals, a=nonnegative)
def test_twin_dropped_multiplier(x, a):
    w = linear.combination([[x]], [1], [a])
    assert functional_margins([[x]], [1], w).sum() == w @ w


# -------------------------------------------------------------- bias-gives-balance


@st.composite
def with_imbalance(draw, excess):
    """A sample of two points or more, a classifier, and multipliers of any sign with
    sum alpha_i y_i equal to what is drawn: one of them takes up the rest."""
    X, y = draw(samples(n=(2, 4), d=(1, 2)))
    w, b, total = draw(vectors(len(X[0]))), draw(rationals), draw(excess)
    alpha, last = list(draw(vectors(len(y)))), draw(st.integers(0, len(y) - 1))
    alpha[last] += y[last] * (total - oracles.dot(alpha, y))
    return X, y, w, b, alpha


@claim("bias-gives-balance", by="exact", part=1)
@given(with_multipliers())
def test_lagrangian_is_affine_in_b(case):
    """L(w, b, a) = L(w, 0, a) - b sum a_i y_i, for multipliers of any sign."""
    X, y, w, b, alpha = case
    at_zero = duality.lagrangian(X, y, w, 0, alpha)
    assert duality.lagrangian(X, y, w, b, alpha) == at_zero - b * oracles.dot(alpha, y)


@claim("bias-gives-balance", by="exact", part=2)
@given(with_imbalance(st.just(ZERO)), st.booleans())
def test_in_balance_the_bias_does_not_matter(case, at_the_best):
    """With sum a_i y_i = 0 and multipliers of any sign, L is at least D(a), with equality exactly
    at w = sum a_i u_i, whatever b is."""
    X, y, w, b, alpha = case
    best = linear.combination(X, y, alpha)
    w = best if at_the_best else np.array(w)
    value = duality.dual_value(X, y, alpha)
    assert duality.dual_function(X, y, alpha) == value
    assert duality.lagrangian(X, y, w, b, alpha) >= value
    both_ways(duality.lagrangian(X, y, w, b, alpha) == value, (w == best).all())


@claim("bias-gives-balance", by="exact", part=3)
@given(with_imbalance(rationals.filter(bool)), positive)
def test_free_bias_needs_balance(case, depth):
    """Out of balance a suitable b takes L as deep as one likes, at every w."""
    X, y, w, _, alpha = case
    at_zero = duality.lagrangian(X, y, w, 0, alpha)
    deep = (depth + at_zero) / oracles.dot(alpha, y)
    assert duality.lagrangian(X, y, w, deep, alpha) == -depth
    assert duality.dual_function(X, y, alpha) == -math.inf


@twin(
    "bias-gives-balance",
    says="with a bias $\\mathfrak D(\\alpha)\\le\\frac12\\lVert w\\rVert^2$ holds for all "
    "$\\alpha\\ge0$, balanced or not",
    settles="e3-thm17-no-bias",
    part=2,
)
@given(plus=positive, minus=positive.map(lambda x: -x), alpha=vectors(2, nonnegative))
def test_twin_no_balance(plus, minus, alpha):
    X, y = [[plus], [minus]], [1, -1]
    assert duality.dual_value(X, y, alpha) <= exact.fit(X, y).primal


# -------------------------------------------------------------- duality-gap-identity


@claim("duality-gap-identity", by="exact", part=1)
@given(with_multipliers(), rationals, st.data())
def test_gap_is_the_sum_of_four_terms(case, C, data):
    """P(w, slack) - D(a) equals the four terms for all real w, b, slack, a and C."""
    X, y, w, b, alpha = case
    slack = data.draw(vectors(len(y)))
    primal = oracles.dot(w, w) / 2 + C * sum(slack)
    dual = duality.dual_value(X, y, alpha)
    terms = duality.gap(X, y, w, b, alpha, slack=slack, C=C)
    assert terms.total == primal - dual
    assert duality.lagrangian(X, y, w, b, alpha, slack=slack, C=C) == primal - terms.complementarity
    assert duality.gap(X, y, w, b, alpha).total == oracles.dot(w, w) / 2 - dual


@claim("duality-gap-identity", by="exact", part=2)
@given(with_multipliers(nonnegative, two_classes=True), biases, st.data())
def test_feasible_points_have_no_negative_term(case, bias, data):
    """At feasible points every term is at least 0, so the primal value is at least the dual one.
    Where both are optimal there is no more between them."""
    X, y, w, b, alpha = case
    alpha, b = (balanced(y, alpha), b) if bias else (list(alpha), ZERO)
    C = max(alpha) + data.draw(positive)
    extra = np.array(data.draw(vectors(len(y), nonnegative)))
    if data.draw(st.booleans()):
        s = exact.fit(X, y, C, bias=bias)
        w, b, alpha, extra = s.w, s.b, s.alpha, 0 * extra
    slack = hinge(functional_margins(X, y, w, b)) + extra
    terms = duality.gap(X, y, w, b, alpha, slack=slack, C=C)
    assert min(terms.distance, terms.box, terms.complementarity) >= 0 == terms.imbalance
    assert oracles.dot(w, w) / 2 + C * slack.sum() >= duality.dual_value(X, y, alpha)


@claim("duality-gap-identity", by="exact", part=3)
@given(samples(n=(1, 4), d=(1, 2)), penalties, biases, st.data())
def test_equal_values_exactly_if_the_terms_vanish(sample, C, bias, data):
    """Primal and dual points of the soft margin, each optimal or just feasible, have equal values
    exactly if w = sum a_i u_i, (C - a_i) slack_i = 0 and a_i (m_i - 1 + slack_i) = 0 for all i."""
    X, y = sample
    s = exact.fit(X, y, C, bias=bias)
    drawn = np.array(data.draw(vectors(s.X.shape[1]))), data.draw(rationals) if bias else ZERO
    w, b = data.draw(st.sampled_from([(s.w, s.b), drawn]))
    more = data.draw(st.sampled_from([ZERO, ONE]))
    slack = hinge(functional_margins(X, y, w, b)) + more
    alpha = data.draw(st.sampled_from([1, HALF, 0])) * s.alpha  # feasible, optimal or not
    margins = functional_margins(X, y, w, b)
    stationary = (w == linear.combination(X, y, alpha)).all()
    slackness = not ((C - alpha) * slack).any() and not (alpha * (margins - 1 + slack)).any()
    equal = w @ w / 2 + C * slack.sum() == duality.dual_value(X, y, alpha)
    both_ways(equal, stationary and slackness)


@st.composite
def feasible_pairs(draw):
    """A hard margin solution, a feasible (w, b) and feasible multipliers: each the optimal one,
    twice that, so that w = sum a_i u_i may hold without slackness, or any other."""
    (X, y, v, c), bias = draw(separated())
    s = exact.fit(X, y, bias=bias)
    w, b = draw(st.sampled_from([(s.w, s.b), (2 * s.w, 2 * s.b), canonical(X, y, v, c)]))
    drawn = draw(vectors(len(y), nonnegative))
    any_alpha = balanced(y, drawn) if bias else drawn
    return s, w, b, np.array(draw(st.sampled_from([s.alpha, 2 * s.alpha, any_alpha])))


@claim("duality-gap-identity", by="exact", part=4)
@given(feasible_pairs())
def test_hard_margin_gap(case):
    """Hard margin: a feasible (w, b) and feasible multipliers, each optimal or not, have no
    negative term and no imbalance; their values are equal exactly if w = sum a_i u_i and
    a_i (m_i - 1) = 0 for all i."""
    s, w, b, alpha = case
    X, y = s.X, s.y
    margins = functional_margins(X, y, w, b)
    premise(min(margins) >= 1 and min(alpha) >= 0)
    terms, value = duality.gap(X, y, w, b, alpha), w @ w / 2
    assert min(terms.distance, terms.complementarity) >= 0 == terms.box == terms.imbalance
    assert terms.total == value - duality.dual_value(X, y, alpha) >= 0
    conditions = (w == linear.combination(X, y, alpha)).all() and not (alpha * (margins - 1)).any()
    both_ways(value == duality.dual_value(X, y, alpha), conditions)


@claim("duality-gap-identity", by="exact", part=3)
@given(samples(n=(2, 4), two_classes=True), penalties, biases)
def test_every_term_vanishes_at_the_optimum(case, C, bias):
    """At the exact soft margin solution all four terms are 0: the conditions of Karush, Kuhn and
    Tucker hold one by one."""
    s = exact.fit(case.X, case.y, C, bias=bias)
    terms = duality.gap(case.X, case.y, s.w, s.b, s.alpha, slack=s.slack, C=C)
    assert terms == duality.Gap(0, 0, 0, 0)
    assert s.primal == s.dual


@twin(
    "duality-gap-identity",
    says="weak duality holds for $0\\le\\alpha\\le2C$ as well ($n=1$, $u=1$)",
    part=2,
    by="smt",
)
def test_twin_larger_box(w, slack, alpha, C):
    primal, dual = w * w / 2 + C * slack, alpha - alpha * alpha / 2
    box = [C > 0, alpha >= 0, alpha <= 2 * C]
    return [*box, slack >= 0, w >= 1 - slack], [primal >= dual]


@twin(
    "duality-gap-identity",
    says="weak duality holds for negative multipliers as well ($u=1$ and $u=2$, hard margin)",
    part=2,
    by="smt",
)
def test_twin_negative_multipliers(w, first, second):
    total = first + 2 * second
    return [w >= 1, 2 * w >= 1], [w * w / 2 >= first + second - total * total / 2]


@twin(
    "duality-gap-identity",
    says="equal values are reached by every feasible pair with $w=\\sum\\alpha_iu_i$",
    part=3,
    by="smt",
)
def test_twin_only_the_distance(alpha, C, slack):
    w = alpha
    primal, dual = w * w / 2 + C * slack, alpha - alpha * alpha / 2
    return [C > 0, alpha >= 0, alpha <= C, slack >= 0, w >= 1 - slack], [primal == dual]


# -------------------------------------------------------------- nearest-point


TIMES = {"segment": (ZERO, ONE), "ray": (ZERO, None), "line": (None, None)}


def clamped(t, kind):
    """The nearest t that belongs to a segment, a ray or a line."""
    low, high = TIMES[kind]
    t = t if low is None else max(t, low)
    return t if high is None else min(t, high)


@claim("nearest-point", by="exact", part="all")
@given(
    st.integers(1, 3).flatmap(lambda d: st.tuples(vectors(d), vectors(d))),
    st.sampled_from(sorted(TIMES)),
    rationals,
)
def test_nearest_point_of_a_segment_a_ray_and_a_line(case, kind, s):
    """On u + t v, for t in [0, 1], t >= 0 or all t, the nearest point p to 0 is found by
    minimising a parabola. Every point z has <p, z> >= |p|^2, and every other is farther from 0."""
    u, v = np.array(case[0]), np.array(case[1])
    p = u + clamped(-u @ v / (v @ v) if v.any() else ZERO, kind) * v
    for t in (s, ZERO, ONE):
        z = u + clamped(t, kind) * v
        assert p @ z >= p @ p
        assert z @ z >= p @ p
        both_ways(z @ z == p @ p, (z == p).all())


@claim("nearest-point", by="exact", part="all")
@given(st.integers(1, 3).flatmap(lambda d: st.tuples(normals(d), vectors(d))), rationals)
def test_nearest_point_of_a_half_space(case, level):
    """A half-space <a, z> >= level is closed and not bounded. Its nearest point to 0 is 0 or
    level a/|a|^2, with <p, z> >= |p|^2 for all z in it and no second point as near."""
    a, raw = np.array(case[0]), np.array(case[1])
    p = max(level, ZERO) * a / (a @ a)
    z = raw + max(level - a @ raw, ZERO) * a / (a @ a)  # moved into the half-space
    assert min(a @ p, a @ z) >= level
    assert p @ z >= p @ p
    assert z @ z >= p @ p
    both_ways(z @ z == p @ p, (z == p).all())


@claim("nearest-point", by="exact", part=1)
@given(planted(n=(1, 5), bias=False))
def test_nearest_point_of_a_hull(case):
    """The hull of the vectors u_i has its nearest point to 0 at w/|w|^2, w the hard margin normal;
    its weights are the multipliers divided by their sum."""
    s = exact.fit(case.X, case.y, bias=False)
    weights = s.alpha / s.alpha.sum()
    u = np.array(case.X) * np.array(case.y)[:, None]
    p = weights @ u
    assert (p == s.w / (s.w @ s.w)).all()
    assert weights.min() >= 0
    assert (u @ p).min() == p @ p


@twin(
    "nearest-point",
    says="$\\langle p,z\\rangle\\ge\\lVert p\\rVert^2$ also if $K$ is just a finite set of points",
    part=1,
)
@given(K=st.lists(rationals.filter(bool), min_size=1, max_size=3))
def test_twin_set_without_convexity(K):
    p = min(K, key=abs)
    assert all(p * z >= p * p for z in K)


@twin(
    "nearest-point",
    says="a convex set that is not closed has a nearest point, too: one of some points of "
    "$]a,\\infty[$ is at least as near as all their midpoints with $a$",
    part=2,
)
@given(a=positive, steps=st.lists(positive, min_size=1, max_size=3))
def test_twin_set_without_its_end(a, steps):
    K = [a + step for step in steps]
    nearer = [(a + z) / 2 for z in K]  # also in ]a, oo[
    assert any(all(p <= z for z in [*K, *nearer]) for p in K)


# -------------------------------------------------------------- gordan-alternative

GRID = list(product((-1, 0, 1), repeat=2))
SETS = [chosen for size in (1, 2, 3) for chosen in combinations(GRID, size)]
NONZERO_SETS = [chosen for chosen in SETS if (0, 0) not in chosen]


def some_w(u):
    """Whether some w has <w, u_i> >= 1 for all i; the unknowns are the two parts of w = p - q."""
    rows = [[*v, *(-c for c in v)] for v in u]
    return isinstance(minimise([0] * len(rows[0]), rows, [1] * len(u)), Optimum)


def some_combination(u, each_at_least=0):
    """Whether some a with a_i >= each_at_least and sum a_i >= 1 has sum a_i u_i = 0."""
    A, b = equalities(list(zip(*u, strict=True)), [0] * len(u[0]))
    entries = [[int(i == j) for j in range(len(u))] for i in range(len(u))]
    A, b = [*A, [1] * len(u), *entries], [*b, 1, *[each_at_least] * len(u)]
    return isinstance(minimise([0] * len(u), A, b), Optimum)


@claim("gordan-alternative", by="enumeration", over=SETS, part=(1, 2))
def test_exactly_one_system_has_a_solution(u):
    """Two separate linear programs decide the two systems; exactly one is solvable, for every set
    of at most three vectors with entries -1, 0, 1."""
    both_ways(some_w(u), not some_combination(u))


LINE_SAMPLES = [
    (X, y)
    for n in (1, 2, 3)
    for X in product((-1, 0, 1), repeat=n)
    for y in product((1, -1), repeat=n)
]


@claim("gordan-alternative", by="enumeration", over=LINE_SAMPLES, part=4)
def test_exactly_one_system_has_a_solution_with_bias(X, y):
    """On the line, for all samples of at most three points in -1, 0, 1, one class and equal points
    included: the two linear programs for the vectors y_i (x_i, 1) disagree, and the first is
    solvable exactly if a threshold between the points, or one class, separates."""
    u = [(label * x, label) for x, label in zip(X, y, strict=True)]
    both_ways(some_w(u), not some_combination(u))
    plus, minus = ([x for x, label in zip(X, y, strict=True) if label == t] for t in (1, -1))
    apart = not plus or not minus or min(plus) > max(minus) or max(plus) < min(minus)
    both_ways(some_w(u), apart)


def enclosed(sample):
    """All points in class +1 and their mean in class -1: nothing separates them."""
    mean = tuple(sum(column) / len(sample.y) for column in zip(*sample.X, strict=True))
    return Sample([*sample.X, mean], [1] * len(sample.y) + [-1])


apart = planted(n=(1, 6), bias=False).map(lambda case: Sample(case.X, case.y))
entangled = st.one_of(samples(n=(1, 5)).map(contradicted), samples(n=(1, 5)).map(enclosed))
one_of_each = st.tuples(apart, entangled, samples(n=(1, 6)))


@claim("gordan-alternative", by="exact", part="all")
@given(one_of_each, biases, nonnegative, positive)
def test_certificates_and_the_ray(cases, bias, t, size):
    """Either all margins are at least 1, or non-negative weights, of any sum, combine the points
    to 0 (in balance, if there is a bias) and the dual value grows like t times their sum; tried on
    a sample of each kind, and on any."""
    for X, y in cases:
        found = exact.alternative(X, y, bias=bias)
        if when(found.separable):
            assert (functional_margins(X, y, found.w, found.b) >= 1).all()
            assert bias or found.b == 0
        if when(not found.separable):
            a = size * found.certificate
            assert min(a) >= 0
            assert sum(a) == size
            assert not linear.combination(X, y, a).any()
            assert not bias or a @ np.array(y) == 0
            assert duality.dual_value(X, y, t * a) == t * sum(a)
            assert duality.dual_function(X, y, t * a, bias=bias) == t * sum(a)  # t a is feasible
            assert not bias or common_point_is_in_both_hulls(X, y, found.certificate)


def common_point_is_in_both_hulls(X, y, a):
    """Whether the weights of each class sum to 1/2 and describe the same point."""
    centres = [
        2 * np.array([a[i] * np.array(x) for i, x in enumerate(X) if y[i] == label]).sum(axis=0)
        for label in (1, -1)
    ]
    halves = [sum(a[i] for i in range(len(y)) if y[i] == label) for label in (1, -1)]
    return halves == [HALF, HALF] and (centres[0] == centres[1]).all()


@twin(
    "gordan-alternative",
    says="if no $w$ has all $\\langle w,u_i\\rangle\\ge1$ and no $u_i$ is 0, then some $\\alpha$ "
    "with all entries positive has $\\sum\\alpha_iu_i=0$",
    over=NONZERO_SETS,
    part=1,
)
def test_twin_all_weights_positive(u):
    # a multiple of a positive solution has entries of at least 1
    assert some_w(u) or some_combination(u, each_at_least=1)


@twin(
    "gordan-alternative",
    says="a combination $\\sum\\alpha_iu_i=0$ excludes every $w\\ne0$ with "
    "$\\langle w,u_i\\rangle\\ge0$",
    over=[(u, w) for u in NONZERO_SETS for w in GRID if any(w)],
    part=2,
)
def test_twin_weak_inequality(u, w):
    assert not (some_combination(u) and all(oracles.dot(w, v) >= 0 for v in u))


@twin(
    "gordan-alternative",
    says="with a bias, too, weights with $\\sum\\alpha_iu_i=0$ exclude every separator, in "
    "balance or not",
    over=LINE_SAMPLES,
    part=4,
)
def test_twin_unbalanced_weights(X, y):
    u = [(label * x, label) for x, label in zip(X, y, strict=True)]
    assert not (some_combination([v[:1] for v in u]) and some_w(u))


@twin(
    "gordan-alternative",
    says="along any direction $\\alpha\\ge0$, not 0, the dual values grow without end",
    part=3,
)
@given(x=rationals, a=positive)
def test_twin_every_ray(x, a):
    near, far = (duality.dual_value([[x]], [1], [t * a]) for t in (1000, 2000))
    assert far > near


# -------------------------------------------------------------- hard-strong-duality


@claim("hard-strong-duality", by="exact", part=1)
@given(separated())
def test_both_optima_are_equal_and_attained(case):
    """A separable sample has a feasible (w, b) and feasible multipliers of equal value."""
    (X, y, _, _), bias = case
    s = exact.fit(X, y, bias=bias)
    assert (functional_margins(X, y, s.w, s.b) >= 1).all()
    assert (s.alpha >= 0).all()
    assert s.alpha @ s.y == 0 if bias else s.b == 0
    assert (s.w == linear.combination(X, y, s.alpha)).all()
    assert s.w @ s.w / 2 == duality.dual_value(X, y, s.alpha)
    assert duality.gap(X, y, s.w, s.b, s.alpha) == duality.Gap(0, 0, 0, 0)


@claim("hard-strong-duality", by="exact", part=2)
@given(feasible_pairs())
def test_both_optimal_exactly_if_the_conditions_hold(case):
    """A feasible (w, b) and feasible multipliers, each optimal or not, are both optimal exactly if
    w = sum a_i u_i and a_i (m_i - 1) = 0 for all i."""
    s, w, b, alpha = case
    X, y = s.X, s.y
    margins = functional_margins(X, y, w, b)
    optimal = (w @ w / 2, duality.dual_value(X, y, alpha)) == (s.primal, s.dual)
    stationary = (w == linear.combination(X, y, alpha)).all()
    both_ways(optimal, stationary and not (alpha * (margins - 1)).any())


def candidates(X, y):
    """(w, c) for each independent subset of the points: the shortest w with margin 1 on it,
    written as w = sum c_i u_i."""
    u = [[label * v for v in x] for x, label in zip(X, y, strict=True)]
    for size in range(1, len(u) + 1):
        for chosen in combinations(range(len(u)), size):
            gram = [[oracles.dot(u[i], u[j]) for j in chosen] for i in chosen]
            solved = oracles.gauss(gram, [1] * size)
            if solved is not None:
                c = [ZERO] * len(u)
                for i, value in zip(chosen, solved, strict=True):
                    c[i] = value
                yield linear.combination(X, y, c), c


@claim("hard-strong-duality", by="exact", part=1)
@given(planted(n=(1, 4), bias=False))
def test_two_searches_meet(case):
    """Two searches that know nothing of each other: the least |w|^2/2 over all faces of the
    feasible set is the largest D(c) over all supports."""
    X, y = case.X, case.y
    found = list(candidates(X, y))
    primal = min(w @ w / 2 for w, _ in found if min(functional_margins(X, y, w)) >= 1)
    dual = max(duality.dual_value(X, y, c) for _, c in found if min(c) >= 0)
    assert primal == dual == exact.fit(X, y, bias=False).primal


@claim("hard-strong-duality", by="exact", part=(1, 3))
@given(samples(n=(1, 5), two_classes=True), biases, positive, st.data())
def test_finite_exactly_if_separable(case, bias, level, data):
    """With a separator the dual values stay below |w|^2/2; without one they reach every level."""
    X, y = case
    found = exact.alternative(X, y, bias=bias)
    if when(found.separable):
        alpha = data.draw(vectors(len(y), nonnegative))
        value = duality.dual_value(X, y, balanced(y, alpha) if bias else alpha)
        assert value <= found.w @ found.w / 2
    if when(not found.separable):
        ray = level * found.certificate
        assert exact.check_gordan(X, y, found.certificate, bias=bias)
        assert duality.dual_function(X, y, ray, bias=bias) == level
        with pytest.raises(exact.NotSeparable):
            exact.fit(X, y, bias=bias)


@claim("hard-strong-duality", by="exact", part=3)
@given(samples(n=(2, 4), d=(1, 2)), biases, st.booleans())
def test_no_feasible_point_without_separability(case, bias, contradict):
    """A sample with one of its points under both labels, and any sample: a linear program that
    looks for all m_i >= 1 finds a point exactly if Gordan's weights do not exist."""
    X, y = contradicted(case) if contradict else case
    u = [[label * v for v in (*x, *([1] * bias))] for x, label in zip(X, y, strict=True)]
    both_ways(some_w(u), exact.alternative(X, y, bias=bias).separable)


@claim("hard-strong-duality", by="exact", part=(1, 2))
@given(st.lists(vectors(2), min_size=3, max_size=3), signs, positive)
def test_one_class_with_bias_has_value_zero(X, label, a):
    """With one class and a bias, w = 0 and b = y are optimal; a positive multiplier cannot be
    balanced, so the dual has the single point 0."""
    y = [label] * 3
    found = exact.alternative(X, y)
    assert (functional_margins(X, y, found.w, found.b) >= 1).all()
    assert found.w @ found.w / 2 == 0 == duality.dual_function(X, y, [ZERO] * 3)
    assert duality.dual_function(X, y, [a, ZERO, ZERO]) == -math.inf


@twin(
    "hard-strong-duality",
    says="the dual maximum is attained for every sample, separable or not",
    settles="e4-strong-duality",
    part=(1, 3),
)
@given(u=st.lists(rationals.filter(bool), min_size=1, max_size=3), scale=positive)
def test_twin_attained_without_separability(u, scale):
    """At a maximum doubling the multipliers would gain nothing."""
    X, y = [[v] for v in u], [1] * len(u)
    certificate = exact.alternative(X, y, bias=False).certificate
    a = 0 * np.array(u) if certificate is None else scale * certificate
    assert duality.dual_value(X, y, 2 * a) <= duality.dual_value(X, y, a)


@twin(
    "hard-strong-duality",
    says="a sample that is separable with bias has a finite dual optimum without bias as well",
    part=1,
)
@given(plus=rationals, gap=positive)
def test_twin_separable_only_with_bias(plus, gap):
    X, y = [[plus], [plus - gap]], [1, -1]
    assert exact.alternative(X, y).separable
    assert exact.alternative(X, y, bias=False).separable


# -------------------------------------------------------------- w-unique-alpha-not


@claim("w-unique-alpha-not", by="exact", part=1)
@given(st.one_of(separated(), st.just((CORNERS, True))), st.data())
def test_all_dual_optima_of_the_hard_margin_give_w(case, data):
    """Whatever linear cost picks the dual optimum: same w, same sum of multipliers."""
    (X, y, _, _), bias = case
    s = exact.fit(X, y, bias=bias)
    other = exact.dual_optimum(s, data.draw(vectors(len(y))))
    assert min(other) >= 0
    assert duality.dual_function(X, y, other, bias=bias) == s.dual
    assert (linear.combination(X, y, other) == s.w).all()
    assert other.sum() == s.alpha.sum()


@claim("w-unique-alpha-not", by="exact", part=1)
@given(samples(n=(2, 4)), penalties, biases, st.data())
def test_all_dual_optima_of_the_soft_margin_give_w(case, C, bias, data):
    """The same in the box [0, C], for samples of any kind."""
    X, y = case
    s = exact.fit(X, y, C, bias=bias)
    other = exact.dual_optimum(s, data.draw(vectors(len(y))))
    assert ((other >= 0) & (other <= C)).all()
    assert duality.dual_function(X, y, other, bias=bias) == s.dual
    assert (linear.combination(X, y, other) == s.w).all()
    assert other.sum() == s.alpha.sum()


@claim("w-unique-alpha-not", by="exact", part=1)
@given(with_multipliers(), st.sampled_from(["any", "same sum", "copies"]), st.data())
def test_segments_have_one_w(case, end, data):
    """A segment is a convex set, too. D on it is a concave parabola, so that both ends maximise D
    exactly if they are equally good and as good as the middle. Then, and only then, w and the sum
    of the multipliers are the same at both; as when two copies of a point exchange theirs."""
    X, y, _, _, alpha = case
    X, y, a = [*X, X[0]], [*y, y[0]], np.array([*alpha, ZERO])
    exchanged = a.copy()
    exchanged[[0, -1]] = a[[-1, 0]]  # by the two copies
    b = {"any": np.array(data.draw(vectors(len(y)))), "same sum": a[::-1], "copies": exchanged}[end]
    at_a, middle, at_b = (duality.dual_value(X, y, v) for v in (a, (a + b) / 2, b))
    both_ends_are_best = at_a == at_b >= middle
    same_w = (linear.combination(X, y, a) == linear.combination(X, y, b)).all()
    both_ways(both_ends_are_best, same_w and a.sum() == b.sum())


@claim("w-unique-alpha-not", by="exact", part=2)
@given(separated(n=(2, 3), d=(1, 2)), st.sampled_from([1, Fraction(3, 2), math.inf]))
def test_copies_have_several_optima(case, factor):
    """With every point twice, the multipliers of a dual optimum may sit at the first copies or at
    the second: two dual optima, on the box if it has room for them, and without a box."""
    (X, y, _, _), bias = case
    alpha = exact.fit(X, y, bias=bias).alpha
    C = math.inf if factor == math.inf else factor * max(alpha)
    twice, zero = exact.fit(X + X, y + y, C, bias=bias), 0 * alpha
    first, second = np.append(alpha, zero), np.append(zero, alpha)
    assert (first != second).any()
    assert exact.is_dual_optimum(twice, first)
    assert exact.is_dual_optimum(twice, second)


@claim("w-unique-alpha-not", by="exact", part=1)
@given(with_multipliers(), st.data())
def test_midpoint_gains_the_squared_distance(case, data):
    """D at the midpoint exceeds the mean of D by an eighth of the squared distance of the two w."""
    X, y, _, _, alpha = case
    one, two = np.array(alpha), np.array(data.draw(vectors(len(y))))
    value = [duality.dual_value(X, y, a) for a in (one, two, (one + two) / 2)]
    away = linear.combination(X, y, one) - linear.combination(X, y, two)
    assert value[2] - (value[0] + value[1]) / 2 == away @ away / 8


@twin("w-unique-alpha-not", says="all dual optima are equal", part=1)
@given(u=st.lists(positive, min_size=1, max_size=3))
def test_twin_alpha_unique(u):
    low, high = exact.alpha_range(exact.fit([[v] for v in u], [1] * len(u), bias=False))
    assert (low == high).all()


@twin(
    "w-unique-alpha-not",
    says=r"the maximisers of $\mathfrak D$ over any set give the same $w$; here over two points",
    part=1,
    over=[(HALF, Fraction(3, 2))],
)
def test_twin_a_set_that_is_not_convex(a, b):
    premise(duality.dual_value([[1]], [1], [a]) == duality.dual_value([[1]], [1], [b]))
    assert linear.combination([[1]], [1], [a]) == linear.combination([[1]], [1], [b])


@twin(
    "w-unique-alpha-not",
    says="all dual optima are equal if no point occurs twice",
    over=[CORNERS],
    part=2,
)
def test_twin_alpha_unique_without_duplicates(X, y, w, b):
    assert (functional_margins(X, y, w, b) >= 1).all()
    low, high = exact.alpha_range(exact.fit(X, y))
    assert (low == high).all()


# -------------------------------------------------------------- dual-inner-products-only


def reflected(X, mirrors):
    """The points after reflections at hyperplanes through 0; these generate all orthogonal maps."""
    for v in mirrors:
        X = 2 * project(X, v) - np.array(X)
    return np.array(X)


@st.composite
def moved(draw):
    """A sample, also of one point or one class, and one or two mirrors of its space."""
    X, y = draw(samples(n=(1, 4), two_classes=draw(st.booleans())))
    return X, y, [draw(normals(len(X[0]))) for _ in range(draw(st.integers(1, 2)))]


def hard_if_possible(X, y, C, bias):
    """C, or 1 if C is infinite and no hyperplane with a street separates the sample."""
    street = exact.alternative(X, y, bias=bias).separable and (not bias or len(set(y)) == 2)
    return ONE if math.isinf(C) and not street else C


@claim("dual-inner-products-only", by="exact", part=(3, 4))
@given(moved(), st.one_of(penalties, st.just(math.inf)), biases)
def test_orthogonal_maps_move_w_and_nothing_else(case, C, bias):
    """After an orthogonal map the multipliers, all optimal b and the values are the same and w is
    mapped."""
    X, y, mirrors = case
    C = hard_if_possible(X, y, C, bias)
    before, image = exact.fit(X, y, C, bias=bias), reflected(X, mirrors)
    after = exact.fit(image, y, C, bias=bias)
    assert (image @ image.T == before.X @ before.X.T).all()
    assert (after.alpha == before.alpha).all()
    assert (after.interval, after.primal) == (before.interval, before.primal)
    assert (after.w == reflected([before.w], mirrors)[0]).all()


def is_optimal(s, w, b):
    """Whether (w, b) is feasible with the optimal value; without bias b is 0."""
    margins = functional_margins(s.X, s.y, w, b)
    if s.hard:
        return margins.min() >= 1 and w @ w / 2 == s.primal
    return w @ w / 2 + s.C * hinge(margins).sum() == s.primal


@claim("dual-inner-products-only", by="exact", part=4)
@given(moved(), st.one_of(penalties, st.just(math.inf)), biases, st.data())
def test_orthogonal_maps_keep_optimal_pairs_and_the_others(case, C, bias, data):
    """(w, b), the best w or another with a best b or another, is optimal exactly if (Uw, b) is
    optimal for the mapped sample."""
    X, y, mirrors = case
    C = hard_if_possible(X, y, C, bias)
    here, there = (exact.fit(Z, y, C, bias=bias) for Z in (X, reflected(X, mirrors)))
    w = data.draw(st.sampled_from([here.w, 2 * here.w, np.array(data.draw(normals(len(X[0]))))]))
    b = data.draw(st.sampled_from([here.b, data.draw(rationals)])) if bias else ZERO
    both_ways(is_optimal(here, w, b), is_optimal(there, reflected([w], mirrors)[0], b))


@claim("dual-inner-products-only", by="exact", part=(1, 2))
@given(samples(n=(2, 4), two_classes=True), penalties, biases, vectors(4))
def test_gram_matrix_is_enough(case, C, bias, entries):
    """The solver that sees only inner products finds the same multipliers and values, and features
    that are always 0 change nothing."""
    X, y = np.array(case.X), case.y
    seen = exact.fit(X, y, C, bias=bias)
    blind = exact.fit(None, y, C, bias=bias, gram=X @ X.T)
    wide = exact.fit(np.hstack([X, 0 * X]), y, C, bias=bias)
    assert (blind.alpha == seen.alpha).all()
    assert (wide.alpha == seen.alpha).all()
    assert (blind.b, blind.dual) == (wide.b, wide.dual) == (seen.b, seen.dual)
    signed = np.array(entries[: len(y)]) * y
    value = sum(entries[: len(y)]) - signed @ (X @ X.T) @ signed / 2
    assert duality.dual_value(X, y, entries[: len(y)]) == value


@twin(
    "dual-inner-products-only",
    says="an orthogonal map changes neither the multipliers nor $w$",
    part=4,
)
@given(plus=vectors(2), minus=vectors(2), mirror=normals(2))
def test_twin_w_has_the_same_coordinates(plus, minus, mirror):
    X, y = [plus, minus], [1, -1]
    before, after = (exact.fit(Z, y, 1) for Z in (X, reflected(X, [mirror])))
    assert (after.alpha == before.alpha).all()
    assert (after.w == before.w).all()


@twin("dual-inner-products-only", says="any invertible map keeps the multipliers", part=3)
@given(plus=positive, minus=positive.map(lambda x: -x), factor=positive)
def test_twin_stretching_keeps_the_multipliers(plus, minus, factor):
    here, there = (exact.fit([[plus * k], [minus * k]], [1, -1], 1) for k in (1, factor))
    assert (here.alpha == there.alpha).all()


@twin(
    "dual-inner-products-only",
    says="without bias, too, the dual optimum depends on the differences $x_i-x_j$ only",
    part=2,
)
@given(plus=positive, minus=positive.map(lambda x: -x), shift=rationals)
def test_twin_translation_without_bias(plus, minus, shift):
    here, there = (exact.fit([[plus + s], [minus + s]], [1, -1], 1, bias=False) for s in (0, shift))
    assert here.dual == there.dual


# -------------------------------------------------------------- the library itself


def test_floats_are_forgiven_rounding_of_the_balance():
    alpha = [0.1, 0.2, 0.1 + 0.2]
    X, y = [[1.0], [2.0], [-1.0]], [1, 1, -1]
    assert duality.dual_function(X, y, alpha) == duality.dual_value(X, y, alpha)
    assert duality.dual_function(X, y, [0.1, 0.2, 0.31]) == -math.inf
    negative = [-a for a in alpha]
    assert duality.dual_function(X, y, negative) == duality.dual_value(X, y, negative)


@pytest.mark.parametrize(
    ("X", "y", "weights", "bias"),
    [
        ([[1], [2]], [1, 1], [2, -1], False),
        ([[0], [1], [3]], [-1, 1, 1], [HALF, Fraction(3, 4), Fraction(-1, 4)], True),
    ],
)
def test_negative_weights_prove_nothing(X, y, weights, bias):
    """They solve every equation of Gordan's second system on separable data."""
    assert duality.alternative(X, y, bias=bias).separable
    assert not duality.check_gordan(X, y, weights, bias=bias)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"alpha": [1]}, "alpha needs 2 entries"),
        ({"slack": [0], "C": 1}, "slack needs 2 entries"),
        ({"slack": [0, 0]}, "belong together"),
        ({"alpha": 1}, "alpha must be a one-dimensional"),
        ({"y": [1, 0]}, "labels must be"),
        ({"w": [1, 1]}, "features"),
    ],
)
def test_bad_input_is_named(change, words):
    good = {"X": [[1], [2]], "y": [1, -1], "w": [1], "b": 0, "alpha": [1, 1]}
    with pytest.raises(BadInput, match=words):
        duality.gap(**{**good, **change})


def test_multipliers_must_fit_the_sample():
    with pytest.raises(BadInput, match="alpha needs 1 entries"):
        duality.dual_value([[1]], [1], [1, 2])

"""Chapter *Paying for mistakes*: slack, hinge and the programs with slack."""

import math
from fractions import Fraction

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin, when
from evidence.smt import choose, iff, implies, maximum
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.hyperplanes.geometry import project, squared_distance, squared_norm
from margins.hyperplanes.linear import functional_margins, mistakes
from margins.losses import hinge
from margins.svm.certificates import is_subgradient
from margins.svm.path import trace
from margins.svm.soft_margin import (
    least_slack,
    minimal_slack,
    objective,
    relative_slack,
    relative_value,
    total_slack,
    widest_margin2,
)
from strategies import (
    HALF,
    ONE,
    ZERO,
    Sample,
    biases,
    hyperplanes,
    nonnegative,
    penalties,
    planted,
    points,
    positive,
    rationals,
    samples,
    vectors,
)


@st.composite
def classified(draw, **kwargs):
    """A sample together with a classifier of the same dimension."""
    X, y = draw(samples(**kwargs))
    return X, y, draw(vectors(len(X[0]))), draw(rationals)


def feasible(margins, slack):
    """Whether m_i >= 1 - slack_i and slack_i >= 0 for all i."""
    return bool((slack >= 0).all() and (margins >= 1 - slack).all())


# -------------------------------------------------------------- slack-elimination


@claim("slack-elimination", by="exact", part=1)
@given(classified(), st.one_of(rationals, st.just(Fraction(0))))
def test_the_hinge_is_the_least_feasible_slack(case, step):
    """The hinge losses are feasible slacks. If one of them is changed, the slacks are feasible
    exactly if it was not lowered."""
    X, y, w, b = case
    margins, slack = functional_margins(X, y, w, b), minimal_slack(X, y, w, b)
    for i in range(len(y)):
        changed = slack.copy()
        changed[i] += step
        both_ways(feasible(margins, changed), step >= 0)


@claim("slack-elimination", by="exact", part=(2, 3))
@given(classified(n=(1, 4), d=(1, 2)), penalties, biases, st.booleans(), st.sampled_from([HALF, 0]))
def test_a_triple_solves_exactly_if_both_conditions_hold(case, C, bias, at_the_best, more):
    """A triple of an optimal or any (w, b) with the hinge losses or larger slacks: it costs as
    little as the solution, which a dual point proves optimal, exactly if (w, b) minimises the
    hinge objective (a subgradient vanishes) and the slacks are the hinge losses."""
    X, y, w, b = case
    best = exact.fit(X, y, C, bias=bias)
    w, b = (best.w, best.b) if at_the_best else (np.array(w), b if bias else Fraction(0))
    slack = minimal_slack(X, y, w, b)
    slack[-1] += more
    solves = w @ w / 2 + C * slack.sum() == best.dual
    assert w @ w / 2 + C * slack.sum() >= best.dual
    minimises = is_subgradient(X, y, w, b, -w / C, Fraction(0) if bias else None)
    both_ways(solves, minimises and more == 0)


@claim("slack-elimination", by="exact", part=(2, 3))
@given(samples(n=(1, 5)), penalties, biases)
def test_both_problems_have_the_same_optimum(sample, C, bias):
    """The solution of the program with slack variables has the hinge losses as slacks, and it
    minimises the hinge objective: a subgradient of it vanishes there."""
    best = exact.fit(*sample, C, bias=bias)
    assert (best.slack == minimal_slack(*sample, best.w, best.b)).all()
    assert best.primal == objective(*sample, best.w, best.b, C)
    assert is_subgradient(*sample, best.w, best.b, -best.w / C, Fraction(0) if bias else None)


@twin(
    "slack-elimination",
    says=r"without $\xi\ge0$ the least slack is still the hinge $\max(0,1-m)$",
    by="smt",
    settles="e3-def110-nonneg",
    part=1,
)
def test_twin_slack_of_any_sign(m, xi):
    return [m >= 1 - xi], [xi >= maximum(0, 1 - m)]


@twin(
    "slack-elimination",
    says=r"the least of $\frac12\Vert w\Vert^2+C\sum_i(1-m_i)$, without positive parts, is the "
    "least of the soft margin objective",
    settles="e3-thm113-middle",
    part=3,
)
@given(sample=samples(n=(1, 3), d=(1, 2)), C=penalties)
def test_twin_without_positive_part(sample, C):
    # |w|^2/2 + C sum(1 - <w, u_i>) is least at w = C sum u_i
    u = np.array(sample.y)[:, None] * np.array(sample.X)
    w = C * u.sum(axis=0)
    value = w @ w / 2 + C * (1 - u @ w).sum()
    assert value == exact.fit(*sample, C, bias=False).primal


@twin(
    "slack-elimination",
    says=r"the slacks of every minimiser are its hinge losses for $C\ge0$, not only for $C>0$; "
    r"here $n=1$, $x=y=1$, $b=0$",
    settles="e0-divide-by-gamma",
    part=2,
)
@given(C=st.sampled_from([Fraction(1), HALF, Fraction(0)]), xi=positive)
def test_twin_no_penalty_at_all(C, xi):
    w = min(Fraction(1), C)  # the minimiser of w^2/2 + C h(w)
    least = w * w / 2 + C * hinge(w)
    minimises = xi >= 1 - w and w * w / 2 + C * xi == least
    assert not minimises or xi == hinge(w)


# -------------------------------------------------------------- soft-always-feasible


@claim("soft-always-feasible", by="exact", part="all")
@given(samples(n=(1, 5), scaled=True), penalties, biases)
def test_every_sample_has_a_soft_solution(sample, C, bias):
    """w = 0, b = 0 with all slacks 1 is feasible and costs nC; a minimiser exists, proved optimal
    by a dual point of equal value, and costs no more. Without b it has b = 0."""
    X, y = sample
    zero = [Fraction(0)] * len(X[0])
    assert feasible(functional_margins(X, y, zero, 0), np.array([Fraction(1)] * len(y)))
    assert objective(X, y, zero, 0, C) == len(y) * C
    best = exact.fit(X, y, C, bias=bias)
    assert feasible(best.margins, best.slack)
    assert best.dual == best.primal <= len(y) * C
    assert bias or best.b == 0


@twin(
    "soft-always-feasible",
    says="the hard margin problem, too, has a feasible point for every sample",
    part=(1, 2),
)
@given(sample=samples(n=(1, 4), d=(1, 2)))
def test_twin_hard_margin_always_feasible(sample):
    assert exact.alternative(*sample).separable


# -------------------------------------------------------------- slack-zones


@claim("slack-zones", by="exact", part="all")
@given(classified())
def test_slack_tells_the_zone(case):
    """Slack 0, below 1, at least 1: outside the slab, right but inside, mistake."""
    X, y, w, b = case
    m, slack = functional_margins(X, y, w, b), minimal_slack(X, y, w, b)
    for xi, k, mistake in zip(slack, m, mistakes(X, y, w, b), strict=True):
        both_ways(xi == 0, k >= 1)
        both_ways(0 < xi < 1, 0 < k < 1)
        both_ways(xi >= 1, mistake)
    assert mistakes(X, y, w, b).sum() <= slack.sum()
    nothing = [Fraction(0)] * len(w)  # all points on the boundary: the bound is reached
    assert mistakes(X, y, nothing, 0).sum() == minimal_slack(X, y, nothing, 0).sum()


@twin(
    "slack-zones",
    says="a point with positive slack is misclassified",
    by="smt",
    settles=("e2-violation-is-error", "e2-positive-slack"),
    part=(2, 3),
)
def test_twin_violation_is_error(m):
    return [], [implies(maximum(0, 1 - m) > 0, m <= 0)]


@twin(
    "slack-zones",
    says=r"the 0-1 loss with threshold 1, the indicator of $m<1$, lies below the hinge",
    by="smt",
    settles="e3-01-threshold",
    part=4,
)
def test_twin_threshold_one(m):
    return [], [choose(m < 1, 1, 0) <= maximum(0, 1 - m)]


# -------------------------------------------------------------- slack-vs-distance


@st.composite
def with_sample(draw):
    """A hyperplane and labelled points of its space."""
    w, b = draw(hyperplanes())
    X = draw(points(draw(st.integers(1, 5)), len(w)))
    return X, draw(st.lists(st.sampled_from([1, -1]), min_size=len(X), max_size=len(X))), w, b


@claim("slack-vs-distance", by="exact")
@given(with_sample())
def test_slack_is_distance_times_norm(case):
    """A point with margin 1 or less, moved onto that margin or not, lies at distance slack/|w| from
    its margin plane {f = y_i}."""
    X, y, w, b = case
    for x, label in zip(X, y, strict=True):
        for point in (x, project([x], w, b - label)[0]):
            (slack,) = minimal_slack([point], [label], w, b)
            away = squared_distance([point], w, b - label)[0]
            if when(functional_margins([point], [label], w, b)[0] <= 1):
                assert away == slack**2 / squared_norm(w)


@twin(
    "slack-vs-distance",
    says=r"the slack of a point with $m<1$ is its distance to the margin plane; here $y=1$, $b=0$",
    settles="e2-slack-distance",
)
@given(w=positive, x=rationals)
def test_twin_slack_is_distance(w, x):
    slack = hinge(w * x)
    assert slack == 0 or slack == abs(1 / w - x)


@twin(
    "slack-vs-distance",
    says=r"twice the loss means twice the margin: $h(p)=2h(q)$ exactly if $p=2q$",
    by="smt",
    settles="e3-rem114-linear",
)
def test_twin_twice_the_margin(p, q):
    return [q < 1], [iff(maximum(0, 1 - p) == 2 * maximum(0, 1 - q), p == 2 * q)]


# -------------------------------------------------------------- slackened-feasibility-vacuous


@claim("slackened-feasibility-vacuous", by="exact", part="all")
@given(samples(n=(1, 5), d=(1, 2)), positive, biases)
def test_infimum_zero_attained_only_if_separable(sample, budget, bias):
    """With w = 0 any positive slacks will do, so no budget is too small. Zero slack needs a
    separator. With 1 - slack on the right the least total is 0 exactly on separable samples."""
    X, y = sample
    slack = np.array([budget / (2 * len(y))] * len(y))
    nothing = functional_margins(X, y, [0] * len(X[0]), 0)
    assert (nothing > -slack).all()
    assert slack.sum() < budget
    found = exact.alternative(X, y, bias=bias)
    if when(found.separable):
        assert (functional_margins(X, y, found.w, found.b) > 0).all()
        assert bias or found.b == 0
    if when(not found.separable):
        assert exact.check_gordan(X, y, found.certificate, bias=bias)
    both_ways(least_slack(X, y, bias=bias).total == 0, found.separable)


@claim("slackened-feasibility-vacuous", by="exact", part=3)
@given(samples(n=(1, 4), d=(1, 2)), biases, st.data())
def test_the_least_total_slack_is_attained(sample, bias, data):
    """With 1 - slack on the right some classifier, with b = 0 in the problem without b, has the
    least total; no other has less."""
    least = least_slack(*sample, bias=bias)
    w, b = data.draw(vectors(len(sample.X[0]))), data.draw(rationals) if bias else Fraction(0)
    assert bias or least.b == 0
    assert total_slack(*sample, least.w, least.b) == least.total <= total_slack(*sample, w, b)


@twin(
    "slackened-feasibility-vacuous",
    says="without $b$, too, the least total slack is 0 if some $(w,b)$ has all $m_i>0$",
    part=3,
)
@given(sample=planted(n=(1, 3), d=(1, 1)))
def test_twin_separable_with_another_kind_of_classifier(sample):
    assert least_slack(sample.X, sample.y, bias=False).total == 0


@twin(
    "slackened-feasibility-vacuous",
    says=r"slacks of total below $10^{-6}$ with $y_i f(x_i)>-\xi_i$ show that the sample is "
    "separable",
    settles="e3-rem18-vacuous",
    part=2,
)
@given(case=classified(n=(1, 3), d=(1, 1)))
def test_twin_small_slack_means_separable(case):
    X, y, w, b = case
    tiny = Fraction(1, 10**7)
    shrunk = [tiny / 100 * v for v in w]  # any classifier, made short, needs hardly any slack
    fits = (functional_margins(X, y, shrunk, tiny / 100 * b) > -tiny).all()
    assert not fits or exact.alternative(X, y).separable


# -------------------------------------------------------------- soft-relative-unbounded

UNIT = [tuple(map(Fraction, w)) for w in (("1", "0"), ("3/5", "4/5"), ("-5/13", "12/13"))]


@claim("soft-relative-unbounded", by="exact", part=2)
@given(samples(d=(2, 2)), st.sampled_from(UNIT), rationals, rationals, positive)
@example(Sample([(2 * ONE, ZERO)], [1]), UNIT[0], ZERO, ZERO, ONE)  # no slack is needed
def test_every_height_is_passed(sample, w, b, c, height):
    """Whatever the hyperplane and the price c of slack, negative or not, a street wide enough
    has M - c sum(slack) above any height."""
    distances = functional_margins(*sample, w, b)  # |w| = 1
    M = max(*abs(distances), 2 * abs(c) * len(sample.y) + height)
    slack = relative_slack(distances, M)
    assert (slack >= 0).all()
    assert (distances >= M * (1 - slack)).all()
    assert relative_value(distances, M, c) == M - c * slack.sum() >= height


@claim("soft-relative-unbounded", by="exact", part=1)
@given(
    st.lists(rationals, min_size=1, max_size=5),
    rationals,
    nonnegative,
    st.one_of(rationals, nonnegative.map(lambda v: v + 2)),
)
def test_the_value_is_at_least_what_it_says(distances, c, wider, slack):
    """From M = max |g_i| on, the value M - c sum(slack) is at least M - 2 |c| n. If all g_i = -M
    and c is not negative, it is exactly that, and no other slacks that are allowed give more."""
    n, M = len(distances), max(map(abs, distances)) + wider
    if when(M > 0):
        assert relative_value(distances, M, c) >= M - 2 * abs(c) * n
        assert relative_value([-M] * n, M, abs(c)) == M - 2 * abs(c) * n
        if when(slack >= 0 and M * (1 - slack) <= -M):
            assert M - abs(c) * n * slack <= M - 2 * abs(c) * n


@twin(
    "soft-relative-unbounded",
    says=r"with the printed plus sign the value is bounded: one point at distance 1 gives "
    r"$M+\xi\le1$",
    by="smt",
    settles="e0-soft-sign",
    part=2,
)
def test_twin_plus_sign(M, xi):
    return [M * (1 - xi) <= 1, xi >= 0, M > 0], [M + xi <= 1]


@twin(
    "soft-relative-unbounded",
    says=r"on $x=\pm1$ the margin $1/\Vert w\Vert$ of the soft margin solution maximises "
    r"$M-C\sum_i\xi_i$",
    settles="e0-soft-not-equivalent",
    part=2,
)
@given(C=positive, M=st.integers(1, 100))
def test_twin_soft_margin_maximises_relative_value(C, M):
    best = exact.fit([[1], [-1]], [1, -1], C)
    distances = [Fraction(1), Fraction(1)]
    assert relative_value(distances, M, C) <= relative_value(distances, 1 / best.w[0], C)


@twin(
    "soft-relative-unbounded",
    says=r"a hyperplane reaches at least $M-|c|n$ for every $M\ge\max_i|g_i|$",
    part=1,
)
@given(
    distances=st.lists(rationals.filter(bool), min_size=1, max_size=3), c=rationals, wider=positive
)
def test_twin_half_the_loss(distances, c, wider):
    M = max(map(abs, distances)) + wider
    assert relative_value(distances, M, c) >= M - abs(c) * len(distances)


# -------------------------------------------------------------- monotone-transform-breaks-sums

INCREASING = {
    "a^2": lambda a: a * a,
    "a^3": lambda a: a**3,
    "3a + 1": lambda a: 3 * a + 1,
    "a/(1 + a)": lambda a: a / (1 + a),
    "-1/(1 + a)": lambda a: -1 / (1 + a),
}


def argmin(values):
    """The positions of the least value."""
    return [i for i, v in enumerate(values) if v == min(values)]


@claim("monotone-transform-breaks-sums", by="exact", part=1)
@given(st.lists(nonnegative, min_size=1, max_size=6), st.sampled_from(sorted(INCREASING)))
def test_one_quantity_may_be_transformed(A, name):
    """A strictly increasing function of the whole objective keeps its minimisers."""
    assert argmin([INCREASING[name](a) for a in A]) == argmin(A)


@claim("monotone-transform-breaks-sums", by="exact", part=2)
@given(st.one_of(nonnegative, st.builds(Fraction, st.integers(0, 60), st.integers(1, 12))))
@example(Fraction(1, 4))
def test_one_summand_may_not(w):
    """On w >= 0 the sum w - w/2 is least at 0 only, and w^2 - w/2 at 1/4 only."""
    total, transformed = w - w / 2, w**2 - w / 2
    assert total >= 0
    both_ways(total == 0, w == 0)
    assert transformed >= -Fraction(1, 16)
    both_ways(transformed == -Fraction(1, 16), w == Fraction(1, 4))


@twin(
    "monotone-transform-breaks-sums",
    says=r"squaring keeps the minimisers of a function of any sign",
    part=1,
)
@given(A=st.lists(rationals, min_size=2, max_size=3))
def test_twin_squared_function(A):
    assert argmin(A) == argmin([a * a for a in A])


@twin(
    "monotone-transform-breaks-sums",
    says=r"an increasing $\phi$, not strictly, is enough: $\min(A,1)$ has the minimisers of $A$",
    part=1,
)
@given(A=st.lists(nonnegative, min_size=2, max_size=3))
def test_twin_flat_function(A):
    assert argmin(A) == argmin([min(a, Fraction(1)) for a in A])


@twin(
    "monotone-transform-breaks-sums",
    says=r"squaring a nonnegative summand $A$ keeps the minimisers of $A+B$",
    part=2,
)
@given(A=st.lists(nonnegative, min_size=2, max_size=2), B=st.lists(rationals, min_size=2))
def test_twin_squared_summand(A, B):
    pairs = list(zip(A, B, strict=False))
    assert argmin([a + b for a, b in pairs]) == argmin([a * a + b for a, b in pairs])


# -------------------------------------------------------------- soft-constrained-geometric


@st.composite
def on_a_budget(draw):
    """A sample, whether there is a bias, its path, a budget from min S on, and a rival (w, b)."""
    bias = draw(biases)
    X, y = draw(samples(n=(2, 5), d=(1, 2), two_classes=bias))
    path, t = trace(X, y, bias=bias), draw(st.integers(0, 5).map(lambda k: Fraction(k, 6)))
    s = path.least_total + t * (path.total_at_zero - path.least_total)
    w, b = draw(hyperplanes(d=len(X[0])))
    return Sample(X, y), bias, path, s, (np.array(w), b if bias else Fraction(0))


def same_direction(u, v):
    """Whether u is a positive multiple of v; neither is 0."""
    return bool(u @ v > 0 and (u * (v @ v) == v * (u @ v)).all())


@claim("soft-constrained-geometric", by="exact", part="all")
@given(on_a_budget(), positive)
def test_widest_margin_with_bounded_slack(case, c):
    """With b and s < 2 min(n+, n-), and without b and s < n: the least |w| with total slack <= s is
    not 0, and it has relative slack <= s at M = 1/|w| and at no larger M. No other hyperplane has a
    wider street on this budget. One that is as wide has the same normal, and its multiple of norm
    1/M meets the budget."""
    sample, bias, path, s, rival = case
    n = [sample.y.count(label) for label in (1, -1)]
    assert path.total_at_zero == (2 * min(n) if bias else sum(n))
    if when(s < path.total_at_zero):
        best = path.constrained(s)
        assert best.w.any()
        assert bias or best.b == 0
        assert total_slack(*sample, best.w, best.b) == s
        for w, b in ((c * best.w, c * best.b), (c * best.w, rival[1]), rival):
            widest = widest_margin2(*sample, w, b, s)
            assert widest is None or widest <= 1 / best.norm2
            if when(widest == 1 / best.norm2):
                t = best.w[best.w != 0][0] / w[best.w != 0][0]
                assert same_direction(w, best.w)
                assert total_slack(*sample, t * w, t * b) <= s
        assert widest_margin2(*sample, c * best.w, c * best.b, s) == 1 / best.norm2


@claim("soft-constrained-geometric", by="exact", part=1)
@given(st.integers(0, 6), st.integers(0, 6), rationals)
def test_without_normal_vector_the_smaller_class_pays(larger, smaller, b):
    """With w = 0 the least total slack over b is twice the size of the smaller class."""
    n = {1: max(larger, smaller), -1: min(larger, smaller)}
    total = n[1] * hinge(b) + n[-1] * hinge(-b)
    assert total >= 2 * n[-1]
    assert n[1] * hinge(Fraction(1)) + n[-1] * hinge(Fraction(-1)) == 2 * n[-1]


@twin(
    "soft-constrained-geometric",
    says=r"for every budget $s$ that some classifier meets, the least $\Vert w\Vert$ is positive, "
    r"so that $1/\Vert w\Vert$ is a margin",
    part=1,
)
@given(sample=samples(n=(2, 4), d=(1, 1), two_classes=True), s=st.integers(1, 4))
def test_twin_any_budget(sample, s):
    path = trace(*sample)
    assert s < path.least_total or path.constrained(s).norm2 > 0


@twin(
    "soft-constrained-geometric",
    says=r"the trick also works with a price: on $x=\pm1$ the soft margin solution maximises "
    r"$1/\Vert w\Vert-C\sum_i h(m_i)$ over $w>0$",
    part=2,
)
@given(C=positive, w=positive)
def test_twin_priced_slack(C, w):
    X, y = [[1], [-1]], [1, -1]
    best = exact.fit(X, y, C)

    def value(v):
        return 1 / v - C * total_slack(X, y, [v], 0)

    assert value(w) <= value(best.w[0])


# -------------------------------------------------------------- soft-w-unique-b-not


@claim("soft-w-unique-b-not", by="exact", part=(1, 2, 3))
@given(classified(n=(1, 5)), penalties, biases, st.booleans())
def test_objective_grows_with_the_distance_from_w(case, C, bias, same_w):
    """Every (v, c), with c = 0 in the problem without b, costs at least |v - w|^2/2 more than the
    minimiser (w, b). So it is a minimiser only if v = w; without b exactly if v = w."""
    X, y, v, c = case
    best = exact.fit(X, y, C, bias=bias)
    v, c = best.w if same_w else np.array(v), c if bias else Fraction(0)
    cost, away = objective(X, y, v, c, C), best.w - v
    assert cost >= best.primal + away @ away / 2
    assert cost > best.primal or not away.any()
    if not bias:
        both_ways(cost == best.primal, not away.any())


@claim("soft-w-unique-b-not", by="exact", part=4)
@given(samples(n=(1, 5)), penalties, positive)
def test_optimal_offsets_form_an_interval(sample, C, step):
    """The optimal b form a closed interval: its ends, if it has them, and what lies between are
    optimal, what lies outside is not. With both classes it is bounded."""
    best = exact.fit(*sample, C)
    ends = [b for b in best.interval if not math.isinf(b)]
    far = {-math.inf: ends[0] - 9, math.inf: ends[0] + 9}
    low, high = (far.get(b, b) for b in best.interval)
    for b in (low, (low + 2 * high) / 3, high):
        assert objective(*sample, best.w, b, C) == best.primal
    for b, outside in zip(best.interval, (low - step, high + step), strict=True):
        both_ways(objective(*sample, best.w, outside, C) > best.primal, not math.isinf(b))
    assert len(set(sample.y)) == 1 or len(ends) == 2


@claim("soft-w-unique-b-not", by="exact", part=5)
@given(st.one_of(rationals, st.sampled_from([HALF, -HALF])), rationals)
def test_two_points_with_many_offsets(b, w):
    """For 1 (+), -1 (-) and C = 1/4 the least cost is 3/8, at w = 1/2 with b from -1/2 to 1/2 and
    nowhere else."""
    X, y, C = [[1], [-1]], [1, -1], Fraction(1, 4)
    for v in (w, HALF):
        cost = objective(X, y, [v], b, C)
        assert cost >= Fraction(3, 8)
        both_ways(cost == Fraction(3, 8), v == HALF and -HALF <= b <= HALF)


@twin("soft-w-unique-b-not", says="with both classes the optimal $b$ is unique", part=5)
@given(sample=samples(n=(2, 4), d=(1, 1), two_classes=True), C=penalties)
def test_twin_unique_offset(sample, C):
    low, high = exact.fit(*sample, C).interval
    assert low == high


@twin(
    "soft-w-unique-b-not",
    says=r"every $(v,c)$ costs at least $\frac{51}{100}\Vert v-w_C\Vert^2$ more than the minimiser",
    part=(1, 3),
)
@given(case=classified(n=(1, 2), d=(1, 1)), C=penalties, bias=biases)
def test_twin_a_little_steeper(case, C, bias):
    X, y, v, c = case
    best = exact.fit(X, y, C, bias=bias)
    away = best.w - np.array(v)
    rise = objective(X, y, v, c if bias else 0, C) - best.primal
    assert rise >= Fraction(51, 100) * (away @ away)


@twin("soft-w-unique-b-not", says="with one class, too, the optimal $b$ are bounded", part=4)
@given(sample=samples(n=(1, 2), d=(1, 1)), C=penalties)
def test_twin_bounded_offsets(sample, C):
    assert not any(map(math.isinf, exact.fit(*sample, C).interval))


# -------------------------------------------------------------- soft-remove-inactive


@claim("soft-remove-inactive", by="exact")
@given(samples(n=(1, 6), d=(1, 2)), penalties, biases, st.data())
def test_points_beyond_the_margin_can_go(sample, C, bias, data):
    """Whatever set of points with margin above 1 is deleted, (w, b) stays optimal at the same
    cost."""
    best = exact.fit(*sample, C, bias=bias)
    drop = [i for i, m in enumerate(best.margins) if m > 1 and data.draw(st.booleans())]
    keep = [i for i in range(len(sample.y)) if i not in drop]
    if keep:
        rest = exact.refit_on(best, keep)
        assert (rest.w == best.w).all()
        assert rest.primal == best.primal
        assert rest.interval[0] <= best.b <= rest.interval[1]
    else:
        assert not best.w.any()


@st.composite
def with_idle_points(draw):
    """As many points of each class with |<w, x>| <= 1/2, then one or two with |<w, x>| = 3, and a
    price so small that w = C sum y_i x_i over the first ones; so b has room."""
    k, d = draw(st.integers(1, 2)), draw(st.integers(1, 2))
    near, y = np.array(draw(points(2 * k, d))), [1] * k + [-1] * k
    near[0] += int(not (y @ near).any())  # the sum must not be 0
    u = y @ near
    C = Fraction(1, 2) / max(1, *abs(near @ u))
    far, sides = 3 * u / (C * (u @ u)), draw(st.sampled_from([[1], [-1], [1, -1]]))
    return Sample([*map(tuple, near), *(tuple(t * far) for t in sides)], y + sides), C, 2 * k


@claim("soft-remove-inactive", by="exact")
@given(with_idle_points())
def test_idle_points_can_go_at_both_ends_of_the_interval(case):
    """Where many b are optimal, the points beyond the margin can go at each of them: the ends of
    the interval stay optimal, and so does its middle."""
    (X, y), C, k = case
    best = exact.fit(X, y, C)
    low, high = best.interval
    premise(low < high)
    for b in (low, (low + high) / 2, high):
        premise((functional_margins(X[k:], y[k:], best.w, b) > 1).all())
        assert objective(X[:k], y[:k], best.w, b, C) == best.primal
        assert is_subgradient(X[:k], y[:k], best.w, b, -best.w / C, Fraction(0))


@twin(
    "soft-remove-inactive",
    says=r"points with $m_i\ge1$ can be deleted, those on the margin included",
)
@given(sample=samples(n=(2, 4), d=(1, 1)), C=penalties)
def test_twin_points_on_the_margin_can_go(sample, C):
    best = exact.fit(*sample, C, bias=False)
    keep = np.flatnonzero(best.margins < 1)
    assert len(keep) == 0 or (exact.refit_on(best, keep).w == best.w).all()


@twin(
    "soft-remove-inactive",
    says=r"the same holds for $\frac\lambda2\Vert w\Vert^2+\frac1n\sum_i\xi_i$ with $\lambda$ kept",
)
@given(sample=samples(n=(2, 4), d=(1, 1)), lam=penalties)
def test_twin_mean_loss(sample, lam):
    X, y = np.array(sample.X), np.array(sample.y)
    best = exact.fit(X, y, 1 / (len(y) * lam), bias=False)
    keep = best.margins <= 1
    if keep.any():
        rest = exact.fit(X[keep], y[keep], 1 / (int(keep.sum()) * lam), bias=False)
        assert (rest.w == best.w).all()


# -------------------------------------------------------------- the library itself


def test_relative_slack_by_hand():
    assert relative_slack([Fraction(2), Fraction(-1)], 2).tolist() == [0, Fraction(3, 2)]
    assert relative_slack([1.0, 0.5], 2).tolist() == [0.5, 0.75]
    assert relative_value([1, 1], 1000, 5) == pytest.approx(990.01, rel=1e-15)
    for M in (0, -1):
        with pytest.raises(BadInput, match="M must be positive"):
            relative_slack([1], M)


def test_widest_margin_by_hand():
    X, y, w = [[Fraction(1)], [Fraction(2)], [Fraction(-1)], [HALF]], [1, 1, -1, -1], [Fraction(1)]
    assert widest_margin2(X, y, w, 0, 2) == Fraction(9, 4)
    assert widest_margin2(X, y, w, 0, 1) is None
    assert widest_margin2(X, y, w, 0, 4) == math.inf
    assert widest_margin2([[2.0], [-2.0]], [1, -1], [3.0], 0, 0) == 4.0


@given(with_sample(), positive, positive)
def test_widest_margin_is_where_the_budget_ends(case, s, shrink):
    """Below the widest M the budget suffices, above it it does not."""
    X, y, w, b = case
    square, margins = widest_margin2(X, y, w, b, s), functional_margins(X, y, w, b)
    t2 = 0 if square == math.inf else 1 / (square * squared_norm(w)) if square else None
    for t in (shrink, 1 / shrink):
        inside = hinge(t * margins).sum() <= s
        assert not inside or (t2 is not None and t * t >= t2)

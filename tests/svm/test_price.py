"""Chapter *The price C*: the trade-off, the value function, small prices."""

import math
from fractions import Fraction
from itertools import combinations

import numpy as np
import oracles
import pytest
from evidence import both_ways, claim, twin
from hypothesis import given
from hypothesis import strategies as st
from margins import exact, svm
from margins.base.data import BadInput
from margins.hyperplanes.linear import functional_margins, mistakes
from margins.losses import hinge
from margins.svm import bias, path, price
from margins.svm.soft_margin import minimal_slack, total_slack
from strategies import (
    Point,
    Sample,
    at_zero,
    biases,
    ladders,
    penalties,
    points_on_path,
    positive,
    rationals,
    samples,
    shares,
    small,
    vectors,
)

THREE = Sample(
    [tuple(map(Fraction, x)) for x in ((1, -1), (-3, -2), (-3, -1))], [1, 1, -1]
)  # separable through 0


def minus(u, v):
    return [a - b for a, b in zip(u, v, strict=True)]


def mixed(u, v, t):
    return [(1 - t) * a + t * b for a, b in zip(u, v, strict=True)]


def reach2(X):
    """max |x_i|^2."""
    return max(oracles.square(x) for x in X)


# -------------------------------------------------------------- total-slack-convex


@claim("total-slack-convex", by="exact", part=1)
@given(small, st.data())
def test_some_offset_has_the_least_slack(sample, data):
    """Some b attains S(w), also with one class: one of the kinks y_i - <w, x_i>. No b has less."""
    w, b = data.draw(vectors(len(sample.X[0]))), data.draw(rationals)
    kinks = [y - oracles.dot(w, x) for x, y in zip(*sample, strict=True)]
    least = min(oracles.total_slack(*sample, w, kink) for kink in kinks)
    assert price.least_total_slack(*sample, w) == least <= oracles.total_slack(*sample, w, b)


@st.composite
def copies(draw):
    """n points of length r on the line, and whether there is a bias: one class at r without bias,
    two equal classes at r and -r with it. There w_C = min(1/r, C n r) and S(0) = n."""
    with_bias, k, r = draw(biases), draw(st.integers(1, 3)), draw(positive)
    X, y = ([(r,), (-r,)] * k, [1, -1] * k) if with_bias else ([(r,)] * k, [1] * k)
    return Sample(X, y), with_bias, r


@claim("total-slack-convex", by="exact", part=3)
@given(copies(), shares, shares)
def test_the_constant_of_the_slack_is_reached(case, s, t):
    """For n points at r, and for pairs at r and -r with bias, S falls by n r per unit of w."""
    sample, bias, r = case
    S = [price.least_total_slack(*sample, [v / r], bias=bias) for v in (s, t)]
    assert S[0] - S[1] == len(sample.y) * r * (t - s) / r


@claim("total-slack-convex", by="exact", part=(2, 3, 4))
@given(small, st.data(), shares, biases)
def test_total_slack_is_convex_and_lipschitz(sample, data, t, bias):
    """S lies below its chords, changes by at most n max |x_i| times the move, and S(0) is n, or
    with bias twice the size of the smaller class."""
    d = len(sample.X[0])
    u, v = data.draw(vectors(d)), data.draw(vectors(d))
    S = [price.least_total_slack(*sample, w, bias=bias) for w in (u, v, mixed(u, v, t))]
    assert S[2] <= (1 - t) * S[0] + t * S[1]
    assert (S[0] - S[1]) ** 2 <= len(sample.y) ** 2 * reach2(sample.X) * oracles.square(minus(u, v))
    assert price.least_total_slack(*sample, [Fraction(0)] * d, bias=bias) == at_zero(sample, bias)


@twin("total-slack-convex", says="with bias, too, $S(0)=n$", part=4)
@given(small)
def test_twin_all_slacks_are_one_at_zero(sample):
    zero = [Fraction(0)] * len(sample.X[0])
    assert price.least_total_slack(*sample, zero, bias=True) == len(sample.y)


# -------------------------------------------------------------- c-exchange


@claim("c-exchange", by="exact", part="all")
@given(copies(), shares.filter(bool), st.sampled_from([Fraction(1, 5), Fraction(2, 3)]))
def test_exchange_with_equality(case, t, part):
    """For copies, as long as C n r^2 <= 1, both sides are equal, also from C1 = 0."""
    sample, bias, r = case
    C = t / (len(sample.y) * r * r)
    low, high = points_on_path(sample, (part * C, C), bias)
    assert oracles.square(low.w - high.w) == (1 - part) * C * (low.total - high.total)
    assert oracles.square(high.w) == C * (at_zero(sample, bias) - high.total)


@claim("c-exchange", by="exact", part="all")
@given(small, ladders(), biases)
def test_exchange_inequality(sample, ladder, bias):
    """|w1 - w2|^2 <= (C2 - C1)(S1 - S2), also from C1 = 0, where w = 0."""
    low, high = points_on_path(sample, ladder, bias)
    assert oracles.square(low.w - high.w) <= (ladder[1] - ladder[0]) * (low.total - high.total)
    assert oracles.square(low.w) <= ladder[0] * (at_zero(sample, bias) - low.total)


@twin(
    "c-exchange",
    says="$\\frac{101}{100}\\lVert w_1-w_2\\rVert^2\\le(C_2-C_1)(S_1-S_2)$",
    part="all",
)
@given(small, penalties)
def test_twin_exchange_with_a_better_constant(sample, C):
    low, high = points_on_path(sample, (C / 1000, C / 500), False)
    moved, saved = oracles.square(low.w - high.w), low.total - high.total
    assert Fraction(101, 100) * moved <= C / 1000 * saved


# -------------------------------------------------------------- c-tradeoff-monotone


@claim("c-tradeoff-monotone", by="exact", part="all")
@given(small, ladders(), biases)
def test_norm_grows_and_slack_shrinks(sample, ladder, bias):
    """|w| does not decrease, S does not increase, a unit of slack costs between C1 and C2, and if
    one of them stands still then w does."""
    low, high = points_on_path(sample, ladder, bias)
    saved, paid = low.total - high.total, high.cost - low.cost
    assert saved >= 0
    assert paid >= 0
    assert ladder[0] * saved <= paid <= ladder[1] * saved
    both_ways(saved == 0, (low.w == high.w).all())
    both_ways(paid == 0, (low.w == high.w).all())


@claim("c-tradeoff-monotone", by="property", part=2)
@given(st.integers(0, 10**6), st.floats(1e-3, 1e3), st.floats(1.01, 10))
def test_trade_off_of_the_float_solver(seed, C, factor):
    """On 40 float points the slack may rise by no more than the certified gaps allow."""
    rng = np.random.default_rng(seed)
    X, y = rng.normal(size=(40, 3)), np.where(np.arange(40) % 2, 1, -1)
    low, high = (svm.fit(X, y, c) for c in (C, factor * C))
    allowed = (low.primal - low.dual) + (high.primal - high.dual)
    rounding = 4 * (len(y) + 3) * np.finfo(float).eps * high.primal  # of four sums
    assert (factor - 1) * C * (high.slack.sum() - low.slack.sum()) <= allowed + rounding


@twin(
    "c-tradeoff-monotone",
    says="a unit of slack costs at least $\\frac{101}{100}C_1$",
    part=1,
)
@given(small, penalties, biases)
def test_twin_a_dearer_unit(sample, C, bias):
    low, high = points_on_path(sample, (C, C * Fraction(1001, 1000)), bias)
    assert Fraction(101, 100) * C * (low.total - high.total) <= high.cost - low.cost


@twin(
    "c-tradeoff-monotone",
    says="a unit of slack costs at most $\\frac{99}{100}C_2$",
    part=1,
)
@given(small, penalties, biases)
def test_twin_a_cheaper_unit(sample, C, bias):
    low, high = points_on_path(sample, (C * Fraction(999, 1000), C), bias)
    assert high.cost - low.cost <= Fraction(99, 100) * C * (low.total - high.total)


@twin("c-tradeoff-monotone", says="a larger price always leaves less total slack", part=2)
@given(small, ladders(), biases)
def test_twin_strictly_less_slack(sample, ladder, bias):
    low, high = points_on_path(sample, ladder, bias)
    assert low.total > high.total


@twin(
    "c-tradeoff-monotone",
    says="$C$ is a regulariser: a larger $C$ gives no longer $w$",
    settles="e3-c-regulariser",
    part=2,
)
@given(small, ladders(), biases)
def test_twin_c_regularises(sample, ladder, bias):
    low, high = points_on_path(sample, ladder, bias)
    assert high.cost <= low.cost


@twin(
    "c-tradeoff-monotone",
    says="a larger price leaves no point with more slack than before",
    part=2,
)
@given(small, ladders(), st.just(False))
def test_twin_every_slack_shrinks(sample, ladder, bias):
    low, high = points_on_path(sample, ladder, bias)
    assert (high.slack <= low.slack).all()


@twin(
    "c-tradeoff-monotone",
    says="for (1, -1) and (-3, -2) in class +1, (-3, -1) in class -1 and no bias, a larger price "
    "never makes more mistakes",
    over=list(combinations([Fraction(1, 3), Fraction(1), Fraction(3)], 2)),
    part=2,
)
def test_twin_fewer_mistakes(lower, higher):
    low, high = points_on_path(THREE, (lower, higher), False)
    assert mistakes(*THREE, high.w).sum() <= mistakes(*THREE, low.w).sum()


# -------------------------------------------------------------- value-function-concave


@claim("value-function-concave", by="exact", part=(1, 2))
@given(small, ladders(3), biases)
def test_value_function_is_concave_with_slope_s(sample, ladder, bias):
    """V lies above its chords and does not decrease, and its slope between two prices lies
    between the two total slacks."""
    one, two, three = points_on_path(sample, ladder, bias)
    first = (two.value - one.value) / (ladder[1] - ladder[0])
    second = (three.value - two.value) / (ladder[2] - ladder[1])
    assert first >= second >= 0
    assert one.total >= first >= two.total >= second >= three.total


@claim("value-function-concave", by="exact", part=2)
@given(small, biases)
def test_value_function_is_the_integral_of_the_slack(sample, bias):
    """On each piece of the path S is affine, and V grows by exactly the integral of S."""
    p = path.trace(*sample, bias=bias)
    ends = [*p.critical, (p.critical[-1] if p.critical else Fraction(0)) + 1]
    starts = [ends[0] / 2, *ends[:-1]]
    for low, high in zip(starts, ends, strict=True):
        mean = (p.total(low) + p.total(high)) / 2
        assert p.value(high) - p.value(low) == (high - low) * mean
        assert exact.fit(*sample, high, bias=bias).primal == p.value(high)


@st.composite
def inside_a_piece(draw):
    """A sample, whether there is a bias, a price inside a piece of the path, where w is affine in
    C, and a step that stays inside."""
    sample, with_bias = draw(small), draw(biases)
    critical = path.trace(*sample, bias=with_bias).critical
    ends = [Fraction(0), *critical, (critical[-1] if critical else Fraction(0)) + 1]
    k = draw(st.integers(0, len(ends) - 2))
    low, high = ends[k : k + 2]
    return sample, with_bias, (low + high) / 2, (high - low) / draw(st.integers(3, 9))


@claim("value-function-concave", by="exact", part=(2, 3))
@given(inside_a_piece())
def test_price_is_the_exchange_rate(case):
    """Inside a piece of the path w is affine in C, so that central differences give the exact
    derivatives of A and S, found by three fits: dA/dC = -C dS/dC, and dV/dC = S."""
    sample, bias, C, step = case
    left, here, right = points_on_path(sample, (C - step, C, C + step), bias)
    assert (left.w + right.w == 2 * here.w).all()
    dA, dS = ((r - s) / (2 * step) for r, s in ((right.cost, left.cost), (right.total, left.total)))
    assert dA == -C * dS
    assert (right.value - left.value) / (2 * step) == here.total


@twin("value-function-concave", says="a unit of slack costs a unit of $A$: $dA/dC=-dS/dC$", part=3)
@given(inside_a_piece())
def test_twin_exchange_rate_one(case):
    sample, bias, C, step = case
    left, right = points_on_path(sample, (C - step, C + step), bias)
    assert right.cost - left.cost == left.total - right.total


@twin("value-function-concave", says="$V$ is convex", part=1)
@given(small, ladders(3), biases)
def test_twin_convex(sample, ladder, bias):
    one, two, three = points_on_path(sample, ladder, bias)
    first = (two.value - one.value) / (ladder[1] - ladder[0])
    assert first <= (three.value - two.value) / (ladder[2] - ladder[1])


@twin(
    "value-function-concave",
    says="$V'(C)=S(w_C)$ counts the slack only, so $V(C)=C\\,S(w_C)$",
    part=2,
)
@given(small, penalties, biases)
def test_twin_value_is_slope_times_price(sample, C, bias):
    here = Point(sample, C, bias)
    assert here.value == C * here.total


# -------------------------------------------------------------- gamma-zero-gives-w-zero


@claim("gamma-zero-gives-w-zero", by="exact")
@given(samples(), biases, st.data())
def test_without_a_price_only_zero_is_optimal(sample, bias, data):
    """At C = 0 the least value is 0. A triple (w, b, slack) is feasible with this value exactly if
    w = 0 and slack_i >= max(0, 1 - y_i b) for all i, whatever b is; without bias it is 0."""
    d, n, y = len(sample.X[0]), len(sample.y), np.array(sample.y)
    w = data.draw(st.one_of(st.just((Fraction(0),) * d), vectors(d)))
    b = data.draw(rationals) if bias else Fraction(0)
    more = data.draw(st.sampled_from([0, 1, 1000, Fraction(-1, 3)]))
    slack = minimal_slack(*sample, w, b) + np.array([more] * n, dtype=object)
    allowed = (slack >= 0).all() and (functional_margins(*sample, w, b) >= 1 - slack).all()
    solves = allowed and oracles.square(w) / 2 == 0
    both_ways(solves, not any(w) and (slack >= hinge(y * b)).all())


@twin(
    "gamma-zero-gives-w-zero",
    says="at $C=0$ the solution $(w,b,\\xi)$ is unique",
    settles="e0-gamma-zero-b",
)
@given(small, rationals, rationals)
def test_twin_unique_at_zero(sample, b, other):
    zero = [Fraction(0)] * len(sample.X[0])
    one, two = (minimal_slack(*sample, zero, v) for v in (b, other))
    assert (b, *one) == (other, *two)


@twin("gamma-zero-gives-w-zero", says="$w_C=0$ only at $C=0$")
@given(samples(n=(2, 4), d=(1, 1), two_classes=True), penalties)
def test_twin_only_at_zero(sample, C):
    assert Point(sample, C, True).w.any()


# -------------------------------------------------------------- norm-vanishes-rate


@claim("norm-vanishes-rate", by="exact", part="all")
@given(copies(), shares.filter(bool))
def test_the_rates_are_reached(case, t):
    """For copies, as long as C n r^2 <= 1, |w|^2 + C S = C S(0) and |w| = C n r; at the end of
    this range also |w|^2 = C S(0) = C n, and before it less."""
    sample, bias, r = case
    n, C = len(sample.y), t / (len(sample.y) * r * r)
    here = Point(sample, C, bias)
    assert 2 * here.cost + C * here.total == C * at_zero(sample, bias) == C * n
    assert here.w[0] == C * n * r
    both_ways(2 * here.cost == C * n, t == 1)


@claim("norm-vanishes-rate", by="exact", part="all")
@given(samples(n=(1, 5), d=(1, 2), scaled=True), penalties, biases)
def test_norm_is_bounded_by_both_rates(sample, C, bias):
    """|w|^2 + C S = sum alpha <= C S(0) <= C n, and |w| <= C n max |x_i|. With bias each class has
    half of the sum, and no class more than C times its size."""
    found = exact.fit(*sample, C, bias=bias)
    norm2, n = oracles.square(found.w), len(sample.y)
    assert norm2 + C * found.slack.sum() == found.alpha.sum() <= C * at_zero(sample, bias) <= C * n
    for sign in (1, -1):
        of_class = found.alpha[found.y == sign].sum()
        assert of_class <= C * sample.y.count(sign)
        assert not bias or of_class == found.alpha.sum() / 2
    assert norm2 <= C**2 * n**2 * reach2(sample.X)
    assert norm2 <= price.norm2_bound(*sample, C, bias=bias)


@twin(
    "norm-vanishes-rate",
    says="without bias, too, $\\lVert w_C\\rVert^2+C\\,S_C\\le2C\\min(n_+,n_-)$",
    part=1,
)
@given(sample=small, C=penalties)
def test_twin_smaller_class_without_bias(sample, C):
    here = Point(sample, C, False)
    assert oracles.square(here.w) + C * here.total <= C * at_zero(sample, True)


@twin("norm-vanishes-rate", says="$\\lVert w_C\\rVert\\le\\frac12\\sqrt{Cn}$", part=2)
@given(small, penalties)
def test_twin_half_the_root(sample, C):
    assert 4 * oracles.square(exact.fit(*sample, C, bias=False).w) <= C * len(sample.y)


@twin(
    "norm-vanishes-rate",
    says="$\\lVert w_C\\rVert\\le\\frac12Cn\\max_i\\lVert x_i\\rVert$",
    part=3,
)
@given(small, penalties)
def test_twin_half_the_line(sample, C):
    bound = C**2 * len(sample.y) ** 2 * reach2(sample.X) / 4
    assert oracles.square(exact.fit(*sample, C, bias=False).w) <= bound


# -------------------------------------------------------------- small-c-mean-classifier


@claim("small-c-mean-classifier", by="exact")
@given(samples(n=(1, 5), d=(1, 2), scaled=True), penalties)
def test_small_prices_give_the_signed_sum(sample, C):
    """Without bias w_C = C sum y_i x_i exactly if no margin of that vector exceeds 1; the largest
    such C is the first critical value."""
    total, limit = price.signed_sum(*sample), price.mean_classifier_limit(*sample)
    allowed = all(C * y * oracles.dot(x, total) <= 1 for x, y in zip(*sample, strict=True))
    assert allowed == (limit >= C)
    both_ways((exact.fit(*sample, C, bias=False).w == C * total).all(), allowed)
    if limit < math.inf:
        assert (exact.fit(*sample, limit, bias=False).w == limit * total).all()
        assert path.trace(*sample, bias=False).critical[0] == limit


@twin("small-c-mean-classifier", says="$w_C=C\\sum_jy_jx_j$ for every $C$")
@given(small, penalties)
def test_twin_mean_classifier_for_all_prices(sample, C):
    assert (exact.fit(*sample, C, bias=False).w == C * price.signed_sum(*sample)).all()


@twin("small-c-mean-classifier", says="with bias, too, $w_C=C\\sum_jy_jx_j$ for small $C$")
@given(samples(n=(2, 4), d=(1, 1), two_classes=True))
def test_twin_mean_classifier_with_bias(sample):
    C = min(Fraction(1, 1000), price.mean_classifier_limit(*sample))
    assert (exact.fit(*sample, C).w == C * price.signed_sum(*sample)).all()


# -------------------------------------------------------------- the library itself


@given(samples(n=(1, 6), d=(1, 2)), st.data())
def test_best_bias_against_all_kinks(sample, data):
    """Exercise `ex-best-offset`: from the kink with the number n_+ to the next; with one class one
    of the two is missing, and there is no end on that side."""
    w = data.draw(vectors(len(sample.X[0])))
    low, high = bias.best_bias(*sample, w)
    kinks = sorted(y - oracles.dot(w, x) for x, y in zip(*sample, strict=True))
    n_plus = sample.y.count(1)
    assert [low, high] == [-math.inf, *kinks, math.inf][n_plus : n_plus + 2]
    if set(sample.y) == {1, -1}:
        assert (low, high) == oracles.bias_minimisers(*sample, w)
    for b in (low, high):
        assert math.isinf(b) or total_slack(*sample, w, b) == price.least_total_slack(*sample, w)
    b = data.draw(rationals)
    optimal = total_slack(*sample, w, b) == price.least_total_slack(*sample, w)
    assert optimal == (low <= b <= high)
    assert price.least_total_slack(*sample, w) <= total_slack(*sample, w, b)
    assert price.least_total_slack(*sample, w, bias=False) == total_slack(*sample, w)


def test_floats_give_floats():
    X, y = np.array([[1.0], [2.0], [-0.5]]), [1, 1, -1]
    assert bias.best_bias(X, y, [2.0]) == (-1.0, 0.0)
    assert price.least_total_slack(X, y, [2.0]) == 0.0
    assert price.signed_sum(X, y).tolist() == [3.5]
    assert price.mean_classifier_limit(X, y) == pytest.approx(1 / 7, rel=1e-15)
    assert price.norm2_bound(X, y, 0.5) == 1.0
    assert price.norm2_bound(X, y, 1e-3, bias=False) == pytest.approx(3.6e-5, rel=1e-14)


def test_arguments_are_checked():
    with pytest.raises(BadInput, match="features"):
        bias.best_bias([[1.0]], [1], [1.0, 2.0])
    with pytest.raises(BadInput, match="C must be positive"):
        price.norm2_bound([[1.0]], [1], 0.0)

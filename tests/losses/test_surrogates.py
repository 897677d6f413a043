"""Chapter *The price of a margin*: which losses stand above the 0-1 loss, and what they charge."""

from fractions import Fraction
from itertools import product

import numpy as np
import oracles
import pytest
import sympy as sp
from evidence import both_ways, claim, twin, when
from evidence.smt import implies, maximum
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.hyperplanes.geometry import squared_distance
from margins.hyperplanes.linear import functional_margins, mistakes, predict, score
from margins.losses import (
    EXPONENTIAL,
    HINGE,
    LOGISTIC,
    PERCEPTRON,
    RAMP,
    SQUARED,
    ZERO_ONE,
    hinge,
)
from margins.rational.exponentials import at_most_exp, exp_bounds
from scipy.special import expit
from strategies import (
    ONE,
    ZERO,
    Sample,
    biases,
    penalties,
    positive,
    rationals,
    samples,
    signs,
    vectors,
)

EPS = float(np.finfo(float).eps)
RATIONAL = [ZERO_ONE, HINGE, PERCEPTRON, RAMP, SQUARED]
rational_losses = st.sampled_from(RATIONAL)


def array(*values):
    return np.array(values, dtype=object)


def value(loss, m):
    """The loss of one margin, a fraction."""
    return Fraction(loss([m])[0])


@st.composite
def classified(draw, n=(1, 5), d=(1, 2)):
    """A sample with a classifier, on whose hyperplane the first point lies half of the time."""
    sample = draw(samples(n=n, d=d))
    w = draw(vectors(len(sample.X[0])))
    through = -oracles.dot(w, sample.X[0])
    return sample, w, draw(st.one_of(st.just(through), rationals))


def test_no_weight_where_there_is_no_slope():
    with pytest.raises(BadInput, match="jumps"):
        ZERO_ONE.weight([0.0])


# -------------------------------------------------------------- erm-form


def turned(sample, *which):
    """The sample with some points (x, y) replaced by (-x, -y)."""
    X = [tuple(-v for v in x) if i in which else x for i, x in enumerate(sample.X)]
    return Sample(X, [-y if i in which else y for i, y in enumerate(sample.y)])


def ridge(sample, w, b, c, loss):
    """c/2 |w|^2 and the total loss."""
    return c / 2 * oracles.dot(w, w) + sum(loss(functional_margins(*sample, w, b)))


@claim("erm-form", by="exact", part=1)
@given(classified(), penalties, rational_losses, st.data())
def test_a_regulariser_is_the_inverse_of_a_price(case, c, loss, data):
    """c/2 |w|^2 plus losses is c times |w|^2/2 plus C = 1/c times losses, so both order two
    classifiers in the same way."""
    sample, w, b = case
    v, a = data.draw(vectors(len(w))), data.draw(rationals)

    def priced(w, b):
        losses = loss(functional_margins(*sample, w, b))
        return oracles.dot(w, w) / 2 + 1 / c * sum(losses)

    assert ridge(sample, w, b, c, loss) == c * priced(w, b)
    less = ridge(sample, w, b, c, loss) < ridge(sample, v, a, c, loss)
    both_ways(less, priced(w, b) < priced(v, a))


@claim("erm-form", by="exact", part=1)
@given(classified(), penalties, biases)
def test_the_soft_margin_in_ridge_form(case, c, bias):
    """With the hinge the exact machine with the price 1/c minimises the ridge form."""
    sample, w, b = case
    best = exact.fit(*sample, 1 / c, bias=bias)
    there = ridge(sample, w, b if bias else ZERO, c, HINGE)
    assert ridge(sample, best.w, best.b, c, HINGE) <= there


@claim("erm-form", by="exact", part=(2, 3))
@given(classified(), penalties, rational_losses, st.sets(st.integers(0, 4)))
def test_points_may_be_turned_round(case, c, loss, which):
    """Without bias any points, with bias all of them and the bias, too."""
    sample, w, b = case
    assert ridge(turned(sample, *which), w, ZERO, c, loss) == ridge(sample, w, ZERO, c, loss)
    everyone = range(len(sample.y))
    assert ridge(turned(sample, *everyone), w, -b, c, loss) == ridge(sample, w, b, c, loss)


@twin(
    "erm-form",
    says=r"$\frac12\Vert w\Vert^2+C\sum_i\mathrm h(m_i)$ and "
    r"$\frac C2\Vert w\Vert^2+\sum_i\mathrm h(m_i)$ have the same minimiser",
    settles="e3-c-reversed",
    part=1,
)
@given(sample=samples(n=(1, 3), d=(1, 1)), C=penalties)
def test_twin_one_letter_for_both(sample, C):
    slack, norm = exact.fit(*sample, C), exact.fit(*sample, 1 / C)
    assert (slack.w == norm.w).all()


@twin(
    "erm-form",
    says="with bias, too, a single point $(x,y)$ may be replaced by $(-x,-y)$: the least value of "
    "the soft margin problem stays the same",
    part=3,
)
@given(sample=samples(n=(1, 3), d=(1, 1)))
def test_twin_one_point_turned_round_with_bias(sample):
    assert exact.fit(*turned(sample, 0), ONE).primal == exact.fit(*sample, ONE).primal


# -------------------------------------------------------------- zero-one-is-threshold-zero


@claim("zero-one-is-threshold-zero", by="exact", part=1)
@given(classified(), signs)
def test_the_indicator_counts_mistakes(case, at_zero):
    """Whatever the sign of 0 is taken to be: a wrong label is counted, and off the hyperplane only
    wrong labels are."""
    sample, w, b = case
    wrong = predict(sample.X, w, b, sign_at_zero=at_zero) != sample.y
    counted = ZERO_ONE(functional_margins(*sample, w, b)) == 1
    assert (counted == mistakes(*sample, w, b)).all()
    for x, is_wrong, is_counted in zip(sample.X, wrong, counted, strict=True):
        assert is_wrong <= is_counted
        if when(score([x], w, b)[0] != 0):
            both_ways(is_wrong, is_counted)


@claim("zero-one-is-threshold-zero", by="exact", part=(2, 3))
@given(st.one_of(st.just(ZERO), rationals), rationals)
def test_thresholds(t, m):
    """The indicators of m <= t and m < t at m, t, t/2, 0 and min(t, 1)/2: the first agrees with the
    0-1 loss there exactly if t = 0, the second for no t; both stay below the hinge exactly if
    t <= 0."""
    places = [m, t, t / 2, ZERO, min(t, ONE) / 2]
    both_ways(all((k <= t) == (k <= 0) for k in places), t == 0)
    assert not all((k < t) == (k <= 0) for k in places)
    for charged in ([k <= t for k in places], [k < t for k in places]):
        below = all(c <= hinge(k) for c, k in zip(charged, places, strict=True))
        both_ways(below, t <= 0)


@twin(
    "zero-one-is-threshold-zero",
    says="a margin below 1 is a mistake",
    by="smt",
    settles="e3-01-threshold",
    part=1,
)
def test_twin_threshold_one(m):
    return [], [implies(m < 1, m <= 0)]


@twin(
    "zero-one-is-threshold-zero",
    says="the margin counts exactly the wrong labels, also at the score 0, if a score of 0 has the "
    "label $+1$",
    part=1,
)
@given(case=classified())
def test_twin_equality_at_zero(case):
    sample, w, b = case
    assert ((predict(sample.X, w, b) != sample.y) == mistakes(*sample, w, b)).all()


# -------------------------------------------------------------- surrogates-dominate-01

EQUAL = {
    RAMP: lambda m: m <= 0 or m >= 1,
    HINGE: lambda m: m == 0 or m >= 1,
    SQUARED: lambda m: m in (0, 1),
}
"""Where a rational loss equals the 0-1 loss."""


@claim("surrogates-dominate-01", by="exact", part=(1, 2))
@given(rationals)
def test_losses_above_the_step(m):
    """On rationals: ramp, hinge and squared loss are at least the 0-1 loss, with equality where
    the theorem says. exp(-m) is at least 1 exactly at m <= 0, and 1 exactly at 0. 2^loss is
    1 + exp(-m) for the logistic loss in bits: at least 2 exactly at m <= 0, above 1 always."""
    step = value(ZERO_ONE, m)
    for loss, equal in EQUAL.items():
        assert value(loss, m) >= step
        both_ways(value(loss, m) == step, equal(m))
    assert value(RAMP, m) <= value(HINGE, m)
    both_ways(at_most_exp(ONE, -m), m <= 0)
    both_ways(at_most_exp(ONE, -m) and at_most_exp(ONE, m), m == 0)
    low, high = (1 + bound for bound in exp_bounds(-m, 30))
    assert low > 1
    both_ways(high >= 2, m <= 0)
    both_ways(low <= 2 <= high, m == 0)


@claim("surrogates-dominate-01", by="property", part=1)
@given(st.floats(-1e300, 1e300) | st.floats(-2, 2))
def test_losses_above_the_step_in_floats(m):
    """The library's losses at any float, in the order 0-1, ramp, hinge, squared for m <= 0; log 2
    and its quotient are each off by one rounding."""
    step = ZERO_ONE(m)
    for loss in (RAMP, HINGE, SQUARED, EXPONENTIAL):
        assert loss(m) >= step
    assert LOGISTIC(m) / np.log(2) >= step * (1 - 4 * EPS)


NEAR = st.sampled_from([Fraction(75, 52), Fraction(101, 70), Fraction(13, 9), Fraction(10, 7)])
"""Close to 1 / ln 2 = 1.442695..., on both sides."""


@claim("surrogates-dominate-01", by="exact", part=3)
@given(st.one_of(rationals, NEAR), rationals, positive)
def test_multiples_above_the_step(c, m, u):
    """c (1 - m)^2 is above the step at 0 and everywhere exactly if c >= 1. c ln(1 + u) >= 1 at
    u = 1 exactly if c >= 1 / ln 2, and then for all larger u; no c lifts the perceptron loss."""
    squared = all(c * value(SQUARED, k) >= value(ZERO_ONE, k) for k in (m, ZERO))
    both_ways(squared, c >= 1)
    powers = [1 + max(u, ONE), 2 * ONE]
    enough = c > 0 and not any(at_most_exp(v, 1 / c) for v in powers)
    both_ways(enough, float(c) > 1 / np.log(2))
    assert c * value(PERCEPTRON, ZERO) < value(ZERO_ONE, ZERO)


@claim("surrogates-dominate-01", by="exact", part=4)
@given(classified(), st.sampled_from([RAMP, HINGE, SQUARED]))
def test_total_losses_bound_the_mistakes(case, loss):
    """The number of mistakes is at most the total loss, reached with w = 0 and b = 0."""
    sample, w, b = case
    margins = functional_margins(*sample, w, b)
    assert sum(ZERO_ONE(margins)) == mistakes(*sample, w, b).sum() <= sum(loss(margins))
    nothing = functional_margins(*sample, [ZERO] * len(w), ZERO)
    assert sum(ZERO_ONE(nothing)) == sum(loss(nothing)) == len(sample.y)


@claim("surrogates-dominate-01", by="property", part=4)
@given(classified(), st.sampled_from([EXPONENTIAL, LOGISTIC]))
def test_total_losses_in_floats_bound_the_mistakes(case, loss):
    """The same for the exponential loss, and the logistic loss in bits."""
    sample, w, b = case
    margins = functional_margins(*sample, w, b).astype(float)
    unit = np.log(2) if loss is LOGISTIC else 1.0
    total = loss(margins).sum() / unit
    assert mistakes(*sample, w, b).sum() <= total * (1 + 8 * len(margins) * EPS)


@twin(
    "surrogates-dominate-01",
    says=r"the logistic loss $\ln(1+e^{-m})$, in nats, lies above the 0-1 loss",
    part=(1, 3),
)
@given(m=st.floats(-2, 2))
def test_twin_nats(m):
    assert LOGISTIC(m) >= ZERO_ONE(m)


@twin(
    "surrogates-dominate-01",
    says=r"$\frac12(1-m)^2$, the form in a source, lies above the 0-1 loss",
    part=3,
)
@given(m=rationals)
def test_twin_half_a_square(m):
    assert value(SQUARED, m) / 2 >= value(ZERO_ONE, m)


@twin(
    "surrogates-dominate-01",
    says="the total perceptron loss is at least the number of mistakes: the hypothesis of part 4 "
    "is dropped",
    part=4,
)
@given(case=classified())
def test_twin_perceptron(case):
    sample, w, b = case
    assert mistakes(*sample, w, b).sum() <= sum(PERCEPTRON(functional_margins(*sample, w, b)))


@twin(
    "surrogates-dominate-01",
    says="the hinge loss, as the ramp loss does, equals the 0-1 loss at every mistake",
    part=2,
)
@given(m=rationals.filter(lambda m: m <= 0))
def test_twin_hinge_on_mistakes(m):
    assert value(HINGE, m) == value(ZERO_ONE, m)


# -------------------------------------------------------------- surrogates-convex

shares = st.tuples(st.integers(0, 4), st.just(4)).map(lambda k: Fraction(*k))


@claim("surrogates-convex", by="exact", part=(1, 2))
@given(rationals, rationals, shares, positive)
def test_chords_of_rational_losses(a, b, t, beyond):
    """Hinge, perceptron and squared loss lie below their chords, the squared loss strictly in
    between; the other two have straight pieces, from 1 and from 0 on."""
    c = t * a + (1 - t) * b
    for loss, kink in ((HINGE, 1), (PERCEPTRON, 0)):
        assert value(loss, kink) == value(loss, kink + t * beyond) == value(loss, kink + beyond)
    for loss in (HINGE, PERCEPTRON, SQUARED):
        gap = t * value(loss, a) + (1 - t) * value(loss, b) - value(loss, c)
        assert gap >= 0
        if loss is SQUARED:
            both_ways(gap > 0, a != b and 0 < t < 1)


@claim("surrogates-convex", by="exact", part=(1, 2))
@given(positive, positive, st.integers(0, 4))
def test_chords_of_the_other_losses(x, y, k):
    """In x = exp(-a/4) and y = exp(-b/4), for the share k/4: the exponential loss is at most its
    chord, and so is the logistic loss, exponentiated; with equality exactly at an end or for
    a = b."""
    inner = x != y and 0 < k < 4
    middle = x**k * y ** (4 - k)
    chord = (k * x**4 + (4 - k) * y**4) / 4
    assert middle <= chord
    both_ways(middle < chord, inner)
    chord = (1 + x**4) ** k * (1 + y**4) ** (4 - k)
    assert (1 + middle) ** 4 <= chord
    both_ways((1 + middle) ** 4 < chord, inner)


@claim("surrogates-convex", by="enumeration", part=3, over=list(product([RAMP, ZERO_ONE], (1, 2))))
def test_a_hill_at_zero(loss, k):
    """Ramp and 0-1 loss are larger at 0 than the mean of their values at -k and k."""
    assert not loss.convex
    assert 2 * value(loss, 0) > value(loss, -k) + value(loss, k)


@claim("surrogates-convex", by="exact", part=4)
@given(classified(), st.sampled_from([HINGE, PERCEPTRON, SQUARED]), shares, st.data())
def test_total_losses_are_convex(case, loss, t, data):
    """Between two classifiers (w, b) and (v, a) the total loss is at most its chord."""
    sample, w, b = case
    v, a = data.draw(vectors(len(w))), data.draw(rationals)
    middle = t * array(*w) + (1 - t) * array(*v), t * b + (1 - t) * a

    def total(w, b):
        return sum(loss(functional_margins(*sample, w, b)))

    assert total(*middle) <= t * total(w, b) + (1 - t) * total(v, a)


@twin("surrogates-convex", says="the ramp loss is convex, as the hinge is", part=3)
@given(a=rationals, b=rationals)
def test_twin_convex_ramp(a, b):
    assert 2 * value(RAMP, (a + b) / 2) <= value(RAMP, a) + value(RAMP, b)


@twin(
    "surrogates-convex",
    says="the total hinge loss has only one minimiser: between two classifiers it is strictly "
    "below the chord",
    part=(2, 4),
)
@given(u=st.lists(rationals, min_size=1, max_size=3), w=rationals, v=rationals)
def test_twin_strictly_convex_hinge(u, w, v):
    low, high, middle = (sum(HINGE([k * a for a in u])) for k in (w, v, (w + v) / 2))
    assert w == v or 2 * middle < low + high


# -------------------------------------------------------------- hinge-affine


@claim("hinge-affine", by="exact", part="all")
@given(st.one_of(st.none(), rationals), positive, positive)
def test_multiples_of_the_hinge(p, way, c):
    """At q = 1 - way the hinge is multiplied by c exactly if the way to 1 is."""
    q = 1 - way
    for factor in (c, 2 * ONE):
        planted = 1 - factor * way if p is None else p
        both_ways(hinge(planted) == factor * hinge(q), planted == 1 - factor * (1 - q))
        if factor == 2:
            both_ways(hinge(planted) == 2 * hinge(q), planted == 2 * q - 1)


@twin(
    "hinge-affine",
    says="twice the loss means twice the margin: $h(p)=2h(q)$ exactly if $p=2q$",
    settles="e3-rem114-linear",
    part=2,
)
@given(p=rationals, q=rationals.filter(lambda q: q < 1))
def test_twin_twice_the_margin(p, q):
    assert (hinge(p) == 2 * hinge(q)) == (p == 2 * q)


@twin("hinge-affine", says="the same for every $q$, not only for $q<1$", by="smt", part=2)
def test_twin_beyond_the_kink(p, q):
    return [], [implies(maximum(0, 1 - p) == 2 * maximum(0, 1 - q), p == 2 * q - 1)]


# -------------------------------------------------------------- logistic-positive-everywhere


@claim("logistic-positive-everywhere", by="exact", part="all")
@given(rationals, rationals, positive, positive)
def test_the_logistic_loss_exponentiated(m, k, u, v):
    """exp of the loss is 1 + exp(-m): above 1; larger exactly for the smaller margin; 2 exactly at
    m = 0. In u = exp(-m) it is at most exp(u). At m = 1 it is 1 + 1/e, which is between
    exp(0.3132) and exp(0.3133)."""
    (low, high), (below, above) = ((1 + e for e in exp_bounds(-q, 30)) for q in (m, k))
    assert low > 1
    both_ways(high < below, m > k)
    both_ways(low <= 2 <= high, m == 0)
    assert (m == k) == (low <= above and below <= high)
    assert at_most_exp(1 + u, u)
    assert at_most_exp(1 + u, u + v)  # for u < delta = u + v
    low, high = Fraction(3132, 10**4), Fraction(3133, 10**4)
    e_low, e_high = exp_bounds(ONE, 12)
    assert not at_most_exp(1 + 1 / e_high, low)
    assert at_most_exp(1 + 1 / e_low, high)


@claim("logistic-positive-everywhere", by="property", part="all")
@given(st.floats(-700, 700), st.floats(1e-3, 10))
def test_the_logistic_loss_in_floats(m, step):
    """The library's loss is positive as long as exp(-m) is, falls, and is at most exp(-m), up to
    a few roundings; where m is below -30 a step of 1/1000 is above rounding."""
    here, there = LOGISTIC([m, m + step])
    assert 0 < there < here
    assert here <= np.exp(-m) * (1 + 4 * EPS)
    assert LOGISTIC(0.0) == pytest.approx(np.log(2), rel=2 * EPS)
    assert 0.3132 < LOGISTIC(1.0) < 0.3133


@twin(
    "logistic-positive-everywhere",
    says="as for the hinge, a margin of 1 costs nothing",
    part=(1, 3),
)
@given(m=st.floats(1, 5))
def test_twin_no_loss_beyond_one(m):
    assert LOGISTIC(m) <= HINGE(m)


@twin(
    "logistic-positive-everywhere",
    says=r"$\ln(1+e^{-m})\le\frac9{10}e^{-m}$; here $u=e^{-m}$",
    part=4,
)
@given(u=st.builds(Fraction, st.integers(1, 20), st.just(10)))
def test_twin_a_smaller_bound(u):
    assert at_most_exp(1 + u, Fraction(9, 10) * u)


@twin(
    "logistic-positive-everywhere",
    says="the loss falls by at least half of what the margin gains",
    part=2,
)
@given(m=st.floats(-5, 5), gain=st.floats(0, 5))
def test_twin_falls_at_half_the_pace(m, gain):
    here, there = LOGISTIC([m, m + gain])
    assert here - there >= gain / 2 - 1e-9


# -------------------------------------------------------------- cross-entropy-is-logistic


@claim("cross-entropy-is-logistic", by="exact", part="all")
@given(positive, st.integers(-2, 3), signs)
def test_cross_entropy_exponentiated(u, t, y):
    """In u = exp(-s), p = 1 / (1 + u): exp of the cross-entropy is p^-t (1 - p)^(t - 1). For the
    target (1 + y)/2 of a label it is 1 + u^y, and for every whole t the product of the powers
    (1 + u)^t (1 + 1/u)^(1 - t) = (1 + u) u^(t - 1)."""
    p = 1 / (1 + u)

    def entropy(t):
        return p**-t * (1 - p) ** (t - 1)

    assert entropy((1 + y) // 2) == 1 + u**y
    assert entropy(t) == (1 + u) ** t * (1 + 1 / u) ** (1 - t) == (1 + u) * u ** (t - 1)


@claim("cross-entropy-is-logistic", by="property", part="all")
@given(st.floats(-30, 30), st.floats(0, 1), signs)
def test_cross_entropy_in_floats(s, t, y):
    """Against logarithms of the library's probabilities: equal up to the rounding of 1 - p, which
    is a few units of the loss that it belongs to."""
    p = LOGISTIC.probability(s)
    rest = LOGISTIC.probability(-s)
    near = {"rel": 64 * EPS, "abs": 64 * EPS}

    def entropy(t):
        return -t * np.log(p) - (1 - t) * np.log(rest)

    assert entropy((1 + y) / 2) == pytest.approx(LOGISTIC(y * s), **near)
    assert entropy(t) == pytest.approx(LOGISTIC.risk(t, s), **near)
    assert entropy(t) == pytest.approx(LOGISTIC(s) + (1 - t) * s, rel=64 * EPS, abs=4e3 * EPS)


@twin(
    "cross-entropy-is-logistic",
    says="the target may be the label itself, $t=y$",
    part=1,
)
@given(s=st.floats(-5, 5), y=signs)
def test_twin_labels_as_targets(s, y):
    entropy = -y * np.log(expit(s)) - (1 - y) * np.log(expit(-s))
    assert entropy == pytest.approx(LOGISTIC(y * s))


@twin(
    "cross-entropy-is-logistic",
    says=r"a soft target $0\le t\le1$ is a margin: $E(t)=\ell((2t-1)s)$",
    part=2,
)
@given(s=st.floats(-5, 5), t=st.floats(0, 1))
def test_twin_soft_target_as_a_margin(s, t):
    assert LOGISTIC.risk(t, s) == pytest.approx(LOGISTIC((2 * t - 1) * s))


@twin("cross-entropy-is-logistic", says=r"$E(t)=\ell(s)-ts$", part=3)
@given(s=st.floats(-5, 5), t=st.floats(0, 1))
def test_twin_two_forms_mixed(s, t):
    assert LOGISTIC.risk(t, s) == pytest.approx(LOGISTIC(s) - t * s)


# -------------------------------------------------------------- square-loss-penalises-correctness


@claim("square-loss-penalises-correctness", by="exact", part=(1, 2))
@given(rationals, positive)
def test_the_squared_loss_turns_at_one(m, step):
    """It falls up to 1, rises from there on, is the same at 1 + t and 1 - t, and 1 on the
    hyperplane."""
    here, there = (value(SQUARED, k) for k in (m, m + step))
    if when(m >= 1):
        assert there > here
    if when(m + step <= 1):
        assert there < here
    assert value(SQUARED, 1 + m) == value(SQUARED, 1 - m)
    both_ways(value(SQUARED, m) == 1, m in (0, 2))


@claim("square-loss-penalises-correctness", by="exact", part=(2, 3))
@given(classified().filter(lambda case: any(case[1])))
def test_the_squared_loss_is_a_squared_distance(case):
    """|w|^2 times the squared distance from {f = y_i}; a point on {f = 0} costs 1."""
    (X, y), w, b = case
    for x, label in zip(X, y, strict=True):
        (m,) = functional_margins([x], [label], w, b)
        away = squared_distance([x], w, b - label)[0]
        assert value(SQUARED, m) == oracles.dot(w, w) * away
        if when(score([x], w, b)[0] == 0):
            assert value(SQUARED, m) == 1


@twin(
    "square-loss-penalises-correctness",
    says=r"the squared loss is $\Vert w\Vert^2$ times the squared distance from the separating "
    r"hyperplane $\{f=0\}$",
    settles="e3-rem11-distance",
    part=(2, 3),
)
@given(w=positive, x=rationals, y=signs)
def test_twin_distance_from_the_hyperplane(w, x, y):
    (away,) = squared_distance([[x]], [w], ZERO)
    assert value(SQUARED, y * w * x) == w * w * away


@twin(
    "square-loss-penalises-correctness",
    says="a right label costs less than a wrong one",
    by="smt",
    part=1,
)
def test_twin_right_is_cheaper(m, k):
    return [m <= 0, k > 0], [(1 - k) * (1 - k) < (1 - m) * (1 - m)]


# -------------------------------------------------------------- conv-squared


@claim("conv-squared", by="exact", part="all")
@given(st.one_of(signs.map(Fraction), rationals), st.one_of(signs.map(Fraction), rationals))
def test_residual_and_margin(y, s):
    """The difference of the squares is (y^2 - 1)(1 - s^2): zero exactly if y or s is 1 or -1; at
    the score 0 exactly if y is."""
    gap = (y - s) ** 2 - value(SQUARED, y * s)
    assert gap == (y * y - 1) * (1 - s * s)
    both_ways(gap == 0, abs(y) == 1 or abs(s) == 1)
    everywhere = all((y - k) ** 2 == value(SQUARED, y * k) for k in (s, ZERO))
    both_ways(everywhere, abs(y) == 1)


@twin("conv-squared", says="$(y-s)^2=(1-ys)^2$ for all real $y$", by="smt", part=(1, 3))
def test_twin_any_target(y, s):
    return [], [(y - s) * (y - s) == (1 - y * s) * (1 - y * s)]


@twin("conv-squared", says=r"the squares are equal only if $y=\pm1$", by="smt", part=2)
def test_twin_only_labels(y, s):
    return [(y - s) * (y - s) == (1 - y * s) * (1 - y * s)], [y * y == 1]


# -------------------------------------------------------------- squared-loss-margin-form


@claim("squared-loss-margin-form", by="exact", part="all")
@given(classified(), st.data())
def test_least_squares_of_labels(case, data):
    """Squared residuals of labels are squared losses of margins, one by one and in total, so two
    classifiers are in the same order under both."""
    sample, w, b = case
    v, a = data.draw(vectors(len(w))), data.draw(rationals)

    def fit(w, b):
        return (array(*sample.y) - score(sample.X, w, b)) ** 2

    def losses(w, b):
        return SQUARED(functional_margins(*sample, w, b))

    assert (fit(w, b) == losses(w, b)).all()
    assert sum(fit(w, b)) == sum(losses(w, b))
    both_ways(sum(fit(w, b)) < sum(fit(v, a)), sum(losses(w, b)) < sum(losses(v, a)))


@twin(
    "squared-loss-margin-form",
    says="the same for targets 0 and 1 in place of labels",
    part=(1, 2),
)
@given(t=st.sampled_from([0, 1]), f=rationals)
def test_twin_targets(t, f):
    assert (t - f) ** 2 == value(SQUARED, t * f)


# -------------------------------------------------------------- conv-squared-half


def least_squares(sample, kappa):
    """(w, b) that minimises kappa |w|^2 + sum (y - f)^2, by the normal equations."""
    rows = sp.Matrix([[*map(sp.Rational, x), 1] for x in sample.X])
    d = rows.cols - 1
    ridge = sp.diag(*[sp.Rational(kappa)] * d, 0)
    found = (rows.T * rows + ridge).LUsolve(rows.T * sp.Matrix(sample.y))
    *w, b = (Fraction(int(v.p), int(v.q)) for v in found)
    return w, b


def solves_the_notes(sample, w, b, c):
    """Whether (w, b) minimises c/2 |w|^2 + sum (1 - m)^2 / 2: its gradient vanishes there."""
    weights = SQUARED.weight(functional_margins(*sample, w, b)) / 2 * array(*sample.y)
    pull = weights @ np.array(sample.X, dtype=object)
    return (c * array(*w) == pull).all() and weights.sum() == 0


@claim("conv-squared-half", by="exact", part=(1, 2))
@given(classified(), penalties)
def test_half_of_least_squares(case, c):
    """One by one, and with a ridge of half the size."""
    sample, w, b = case
    residuals = (array(*sample.y) - score(sample.X, w, b)) ** 2
    losses = SQUARED(functional_margins(*sample, w, b)) / 2
    assert (losses == residuals / 2).all()
    notes = c / 2 * oracles.dot(w, w) + sum(losses)
    assert 2 * notes == c * oracles.dot(w, w) + sum(residuals)


@claim("conv-squared-half", by="exact", part=3)
@given(samples(n=(1, 4), d=(1, 2)), penalties, st.one_of(st.none(), penalties))
def test_one_ridge_for_both(sample, c, other):
    """The least squares fit with the ridge c minimises the notes' objective, on any sample. With
    another ridge it does not, on the points 1 and -1 with their own labels."""
    assert solves_the_notes(sample, *least_squares(sample, c), c)
    kappa, two = other or c, Sample([(ONE,), (-ONE,)], [1, -1])
    w, b = least_squares(two, kappa)
    assert (w, b) == ([2 / (kappa + 2)], 0)
    both_ways(solves_the_notes(two, w, b, c), kappa == c)


@twin("conv-squared-half", says=r"$\kappa=\frac c2$, the half of the loss dropped", part=(2, 3))
@given(sample=samples(n=(1, 3), d=(1, 1)), c=penalties)
def test_twin_half_dropped(sample, c):
    assert solves_the_notes(sample, *least_squares(sample, c / 2), c)


# -------------------------------------------------------------- loss-growth


@claim("loss-growth", by="exact", part=(3, 4))
@given(rationals, positive)
def test_hinge_and_squared_weights(m, step):
    """On rationals: the hinge weighs 1 below margin 1 and 0 from there on, the squared loss
    2(1 - m), negative beyond 1 and above s at margin -s; every weight is minus a subgradient of
    the loss."""
    (hinge,), (square,) = (loss.weight(array(m)) for loss in (HINGE, SQUARED))
    assert hinge in (0, 1)
    both_ways(hinge == 1, m < 1)
    assert square == 2 * (1 - m)
    both_ways(square < 0, m > 1)
    assert SQUARED.weight(array(-step))[0] > step
    for loss, weight in ((HINGE, hinge), (SQUARED, square)):
        for other in (m - step, m + step):
            here, there = loss(array(m, other))
            assert there >= here - weight * (other - m)


@claim("loss-growth", by="property", part=(1, 2))
@given(st.floats(-700, 700), st.floats(0, 20))
def test_exponential_weights_explode_and_logistic_ones_do_not(m, step):
    """The exponential weight is the loss itself and grows by exp(s) when the margin falls by s;
    the logistic weight stays in [0, 1], rises towards 1, and its loss stays within log 2 of
    max(0, -m). Tolerances: a few roundings, and |m| of them in exp."""
    rounding = EPS * (4 + abs(m) + step)
    steep, flat = EXPONENTIAL.weight([m, m - step / 100]), LOGISTIC.weight([m, m - step])
    assert steep[0] == EXPONENTIAL(m) == pytest.approx(np.exp(-m), rel=4 * rounding)
    assert steep[1] == pytest.approx(steep[0] * np.exp(step / 100), rel=4 * rounding)
    assert 0 < flat[0] <= flat[1] * (1 + rounding)
    assert 1 - np.exp(m - step) - rounding <= flat[1] <= 1
    assert flat[0] + LOGISTIC.weight([-m])[0] == pytest.approx(1, rel=4 * EPS)
    assert -rounding <= LOGISTIC(m) - max(0.0, -m) <= np.log(2) + rounding


@claim("loss-growth", by="exact", part=(1, 2))
@given(st.integers(1, 5), st.integers(1, 5), st.one_of(st.none(), positive), positive)
def test_exponential_and_logistic_weights_at_rational_odds(k, j, v, M):
    """In u = exp(-m) = k/j and v for another margin: u and u / (1 + u) are minus the subgradients
    of the losses u and ln(1 + u), touching at v = u only. exp(M) exceeds M. The logistic weight is
    above 1 - 1/u and below 1, and max(1, u) < 1 + u <= 2 max(1, u), with equality exactly at
    margin 0: the logistic loss and its bounds, exponentiated."""
    u = Fraction(k, j)
    v = u if v is None else v
    assert at_most_exp(v / u, v / u - 1)  # v - u >= u ln(v / u)
    assert at_most_exp(M + 1, M)
    ahead, along = ((1 + v) / (1 + u)) ** (k + j), (v / u) ** k
    assert ahead >= along  # ln(1 + v) - ln(1 + u) >= k / (k + j) ln(v / u)
    both_ways(ahead == along, v == u)
    assert max(0, 1 - 1 / u) < u / (1 + u) < 1
    assert max(ONE, u) < 1 + u <= 2 * max(ONE, u)
    both_ways(1 + u == 2 * max(ONE, u), u == 1)


@claim("loss-growth", by="property", part=5)
@given(rationals, positive)
def test_three_losses_never_rise_and_the_squared_one_does(m, step):
    """From m to m + s the exponential, the logistic and the hinge loss do not rise, and the
    hinge stays where it is from margin 1 on only. The squared loss falls up to margin 1 and rises
    from there on. In floats exp(-m) and ln(1 + exp(-m)) are far enough apart at these margins."""
    for loss in (EXPONENTIAL, LOGISTIC):
        here, there = loss([float(m), float(m + step)])
        assert there < here
    here, there = HINGE(array(m, m + step))
    assert there <= here
    both_ways(there == here, m >= 1)
    here, there = SQUARED(array(m, m + step))
    if when(m >= 1):
        assert there > here
    if when(m + step <= 1):
        assert there < here


@twin("loss-growth", says="at margin $-M$ the logistic weight, too, is at least $M$", part=2)
@given(M=st.integers(1, 50))
def test_twin_logistic_weight_grows(M):
    assert LOGISTIC.weight([-M])[0] >= M


@twin(
    "loss-growth",
    says=r"$\sigma(m)=1/(1+e^{-m})$ is a loss: it does not rise with the margin; here $u=e^{-m}$ "
    r"belongs to the larger margin, $v>u$ to the smaller one",
    by="smt",
    settles="e3-sigma-loss",
    part=5,
)
def test_twin_sigmoid_as_a_loss(u, v):
    return [u > 0, u < v], [1 / (1 + u) <= 1 / (1 + v)]


@twin(
    "loss-growth",
    says=r"the squared loss $(1-m)^2$ does not rise with the margin",
    by="smt",
    part=5,
)
def test_twin_squared_loss_falls(m, k):
    return [m < k], [(1 - k) * (1 - k) <= (1 - m) * (1 - m)]


@twin(
    "loss-growth",
    says="the exponential loss pulls no harder than the squared loss at a mistake: "
    r"$e^{-m}\le2(1-m)$ for $m\le0$",
    part=1,
)
@given(m=st.floats(-10, 0))
def test_twin_exponential_below_squared(m):
    assert EXPONENTIAL.weight([m])[0] <= SQUARED.weight([m])[0]


@twin("loss-growth", says="the hinge still has weight 1 at the margin 1", part=3)
@given(m=rationals.filter(lambda m: m <= 1))
def test_twin_weight_on_the_kink(m):
    assert HINGE.weight(array(m))[0] == 1


@twin("loss-growth", says="the squared loss never pulls a point back", part=4)
@given(m=rationals)
def test_twin_no_pull_back(m):
    assert SQUARED.weight(array(m))[0] >= 0

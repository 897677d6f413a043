"""The temperature family: its bound, its limits, what is in it and what is not."""

import math
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from evidence import both_ways, claim, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.losses import HINGE, LOGISTIC, PERCEPTRON, SQUARED, logistic, tempered, unit_minimiser
from margins.rational.exponentials import at_most_exp
from strategies import (
    HALF,
    ONE,
    ZERO,
    Planted,
    biases,
    planted,
    positive,
    rationals,
    samples,
    signs,
    vectors,
)

DIGITS = 60
taus = st.builds(lambda k, a: a * Fraction(10) ** k, st.integers(-6, 6), positive)


def number(v):
    """A fraction in the working precision of mpmath."""
    v = Fraction(v)
    return mpmath.mpf(v.numerator) / v.denominator


def loss(level, tau, m):
    """tau ln(1 + exp((level - m)/tau)) in many digits; tau may be negative."""
    return number(tau) * mpmath.log1p(mpmath.exp((number(level) - number(m)) / number(tau)))


# -------------------------------------------------------------- temperature-uniform-bound


@claim("temperature-uniform-bound", by="property", part=1)
@given(level=rationals, m=rationals, tau=taus)
def test_the_loss_is_its_limit_and_a_rest(level, m, tau):
    """In 60 digits: the limit max(0, L - m), and the loss of a point |L - m| beyond the level 0."""
    with mpmath.workdps(DIGITS):
        rest = loss(0, tau, abs(level - m))
        assert abs(loss(level, tau, m) - number(max(0, level - m)) - rest) < mpmath.mpf(10) ** -45


@claim("temperature-uniform-bound", by="property", part=2)
@given(level=rationals, m=rationals, tau=positive)
@example(level=ONE, m=ONE, tau=HALF)
def test_the_rest_is_at_most_tau_ln_two(level, m, tau):
    """In so many digits that the rest is seen; it is tau ln 2 exactly for m = L."""
    away = abs(level - m) / tau
    with mpmath.workdps(30 + int(away)):
        below = mpmath.log(2) - loss(0, tau, abs(level - m)) / number(tau)
        rounding = mpmath.mpf(10) ** -20
        assert -rounding <= below < mpmath.log(2)
        both_ways(abs(below) <= rounding, m == level)


@twin(
    "temperature-uniform-bound",
    says=r"the difference is at most $\frac9{13}\tau$, and $\frac9{13}<\ln2$",
    part=2,
)
@given(level=rationals, m=rationals, tau=taus)
def test_twin_a_smaller_constant(level, m, tau):
    with mpmath.workdps(DIGITS):
        assert loss(0, tau, abs(level - m)) <= number(tau) * 9 / 13


@twin(
    "temperature-uniform-bound",
    says=r"the rest is $\tau\ln(1+e^{-(L-m)/\tau})$, without the absolute value",
    part=1,
)
@given(level=rationals, m=rationals, tau=taus)
def test_twin_without_the_absolute_value(level, m, tau):
    with mpmath.workdps(DIGITS):
        rest = loss(0, tau, level - m)
        gap = loss(level, tau, m) - number(max(0, level - m)) - rest
        assert abs(gap) < mpmath.mpf(10) ** -30


# -------------------------------------------------------------- temperature-limit


def above_the_line(level, tau, m):
    """By how much the loss exceeds tau ln 2 + (L - m)/2."""
    return loss(level, tau, m) - number(tau) * mpmath.log(2) - number(level - m) / 2


cold = st.integers(1, 6).map(lambda k: Fraction(1, 10**k))


@claim("temperature-limit", by="property", part=1)
@given(level=rationals, m=rationals, epsilon=positive, share=st.integers(1, 19))
def test_from_the_right_it_is_uniform(level, m, epsilon, share):
    """Any tau below epsilon / ln 2 will do, whatever the margin."""
    with mpmath.workdps(DIGITS):
        tau = number(epsilon) / mpmath.log(2) * share / 20
        found = tau * mpmath.log1p(mpmath.exp(number(level - m) / tau))
        assert abs(found - number(max(0, level - m))) < number(epsilon)


@claim("temperature-limit", by="property", part=2)
@given(level=rationals, m=rationals, tau=cold)
@example(level=ONE, m=ONE, tau=Fraction(1, 100))
def test_from_the_left_it_is_the_other_part(level, m, tau):
    """Within |tau| ln 2 of min(0, L - m). The limits agree exactly for m = L."""
    with mpmath.workdps(DIGITS):
        left, right = number(min(0, level - m)), number(max(0, level - m))
        assert abs(loss(level, -tau, m) - left) <= number(tau) * mpmath.log(2)
        both_ways(left == right, m == level)


@claim("temperature-limit", by="property", part=3)
@given(level=rationals, m=rationals, tau=taus)
@example(level=ONE, m=ONE, tau=ONE)
def test_hot_losses_are_straight(level, m, tau):
    """At every temperature the loss exceeds the line by at most (L - m)^2 / (8 tau)."""
    with mpmath.workdps(DIGITS):
        rest, most = above_the_line(level, tau, m), number((level - m) ** 2 / (8 * tau))
        rounding = mpmath.mpf(10) ** -45
        assert -rounding <= rest <= most + rounding


@claim("temperature-limit", by="property", part=3)
@given(level=rationals, m=rationals, share=st.fractions(0, Fraction(99, 100)))
def test_no_smaller_constant_will_do(level, m, share):
    """With a share of 1/8 in place of 1/8 the bound fails at a high temperature, unless m = L."""
    tau = 10**3 * (1 + abs(level - m))
    with mpmath.workdps(DIGITS):
        if when(m != level):
            smaller = number(share * (level - m) ** 2 / (8 * tau))
            assert above_the_line(level, tau, m) > smaller


@twin(
    "temperature-limit",
    says=r"the limit is $\max(0,L-m)$ from both sides; here $L=0$",
    settles="e3-one-sided",
    over=[(Fraction(1, 2), Fraction(-1, 100)), (Fraction(-1, 2), Fraction(-1, 100))],
    part=2,
)
def test_twin_two_sides(m, tau):
    with mpmath.workdps(DIGITS):
        assert abs(loss(0, tau, m) - number(max(0, -m))) <= number(abs(tau)) * mpmath.log(2)


@twin(
    "temperature-limit",
    says=r"for $F<0$ the fraction $\ln(1+e^{-F/\tau})\big/\frac1\tau$ has the form $0/0$: for "
    r"small $\tau$ the numerator is below $1$",
    settles="e3-lhopital-form",
    over=[(Fraction(-1), Fraction(1, 10**k)) for k in range(1, 4)],
    part=1,
)
def test_twin_nought_over_nought(F, tau):
    with mpmath.workdps(DIGITS):
        assert mpmath.log1p(mpmath.exp(number(-F / tau))) < 1


@twin(
    "temperature-limit",
    says=r"the limit for small temperatures is reached: at $\tau=\frac1{100}$ there is no "
    "difference left",
    part=1,
)
@given(level=rationals, m=rationals)
def test_twin_the_limit_is_reached(level, m):
    with mpmath.workdps(DIGITS):
        assert loss(level, Fraction(1, 100), m) == number(max(0, level - m))


@twin(
    "temperature-limit",
    says="a hot loss is straight for every margin: for all $m$ the difference to the line is at "
    r"most $1$ at $\tau=100$",
    part=3,
)
@given(m=st.integers(-1000, 1000).map(Fraction))
def test_twin_straight_everywhere(m):
    with mpmath.workdps(DIGITS):
        assert above_the_line(0, 100, m) <= 1


@twin(
    "temperature-limit",
    says=r"the rest is at most $\frac3{25}(L-m)^2/\tau$, and $\frac3{25}<\frac18$",
    part=3,
)
@given(level=rationals, m=rationals, tau=positive)
@example(level=HALF, m=ZERO, tau=ONE)
def test_twin_less_than_an_eighth(level, m, tau):
    with mpmath.workdps(DIGITS):
        assert above_the_line(level, tau, m) <= number(3 * (level - m) ** 2 / (25 * tau))


# -------------------------------------------------------------- conv-temperature


def margins_of(X, y, w, b):
    scores = [sum(a * v for a, v in zip(x, w, strict=True)) + b for x in X]
    return [t * f for t, f in zip(y, scores, strict=True)]


def cost(X, y, w, b, C, tau):
    """|w|^2/2 + C sum of the losses of level 0, in many digits."""
    margins = margins_of(X, y, w, b)
    return number(sum(v * v for v in w)) / 2 + number(C) * sum(loss(0, tau, m) for m in margins)


@claim("conv-temperature", by="property", part=1)
@given(level=rationals, m=rationals, tau=taus)
def test_a_member_is_the_logistic_loss_in_other_units(level, m, tau):
    with mpmath.workdps(DIGITS):
        gap = loss(level, tau, m) - number(tau) * loss(0, 1, (m - level) / tau)
        assert abs(gap) <= mpmath.mpf(10) ** -40


@claim("conv-temperature", by="property", part=2)
@given(samples(n=(1, 4), d=(1, 2)), positive, positive, rationals, st.data())
def test_a_colder_problem_is_logistic_regression_at_a_higher_price(sample, C, tau, c, data):
    """The cost of tau (v, c) is tau^2 times the cost of (v, c) at the price C / tau."""
    v = data.draw(vectors(len(sample.X[0])))
    with mpmath.workdps(DIGITS):
        mine = cost(*sample, [tau * a for a in v], tau * c, C, tau)
        theirs = number(tau) ** 2 * cost(*sample, v, c, C / tau, 1)
        assert abs(mine - theirs) <= mpmath.mpf(10) ** -40


@claim("conv-temperature", by="property", part=2)
@given(samples(n=(2, 5), d=(1, 2), two_classes=True), st.sampled_from([0.5, 2.0]), biases)
def test_the_minimiser_is_that_of_logistic_regression(sample, tau, bias):
    """No other point near tau (w, b) costs less, w and b being those at the price C / tau."""
    s = logistic.fit(np.array(sample.X, dtype=float), sample.y, 1.5 / tau, bias=bias)
    family = tempered(0, tau)
    rng = np.random.default_rng(0)
    points = np.array(sample.X, dtype=float)

    def value(w, b):
        return w @ w / 2 + 1.5 * family(sample.y * (points @ w + b)).sum()

    best = value(tau * s.w, tau * s.b)
    for _ in range(10):
        move, shift = rng.normal(size=len(s.w)) / 10, rng.normal() / 10 * bias
        assert value(tau * s.w + move, tau * s.b + shift) >= best * (1 - 1e-9)


@twin(
    "conv-temperature",
    says="at temperature $\\tau$ the minimiser is $\\tau$ times that of logistic regression at the "
    "same price",
    part=2,
)
@given(tau=st.sampled_from([0.5, 2.0]))
def test_twin_the_same_price(tau):
    """One point x = y = 1, C = 1: the derivative of the cost at tau w vanishes for C/tau."""
    w = logistic.fit([[1.0]], [1], 1.0, bias=False).w[0]
    assert abs(tau * w + tempered(0, tau).slope(tau * w)) < 1e-3


@twin(
    "conv-temperature",
    says=r"$\ell_{L,\tau}(m)=\ell_{0,1}\bigl((m-L)/\tau\bigr)$, without the factor $\tau$",
    part=1,
)
@given(level=rationals, m=rationals, tau=taus)
def test_twin_without_the_factor(level, m, tau):
    with mpmath.workdps(DIGITS):
        assert abs(loss(level, tau, m) - loss(0, 1, (m - level) / tau)) <= mpmath.mpf(10) ** -30


# -------------------------------------------------------------- interpolation-endpoints


@claim("interpolation-endpoints", by="property", part=1)
@given(m=st.floats(-700, 700))
def test_level_zero_temperature_one_is_the_logistic_loss(m):
    """To a few roundings, and the slopes too."""
    member = tempered(0, 1)
    assert member(m) == pytest.approx(float(LOGISTIC(m)), rel=1e-15, abs=0)
    assert member.slope(m) == pytest.approx(float(LOGISTIC.slope(m)), rel=1e-15, abs=0)


@claim("interpolation-endpoints", by="property", part=2)
@given(m=rationals, tau=cold)
def test_the_limits_at_level_one_and_zero(m, tau):
    """Within tau ln 2 of the hinge and of the perceptron loss of the library, in 60 digits."""
    exactly = np.array([m], dtype=object)
    with mpmath.workdps(DIGITS):
        for level, limit in ((1, HINGE), (0, PERCEPTRON)):
            gap = loss(level, tau, m) - number(limit(exactly)[0])
            assert gap + mpmath.mpf(10) ** -50 > 0
            assert gap <= number(tau) * mpmath.log(2)


@claim("interpolation-endpoints", by="exact", part=3)
@given(m=rationals)
@example(m=HALF)
@example(m=ONE)
def test_the_limits_agree_from_one_on(m):
    array = np.array([m], dtype=object)
    both_ways(HINGE(array)[0] == PERCEPTRON(array)[0], m >= 1)


@claim("interpolation-endpoints", by="exact", part=4)
@given(samples(n=(1, 5), d=(1, 3)), positive, rationals, biases, st.data())
def test_with_a_ridge_the_perceptron_loss_wants_nothing(sample, C, b, bias, data):
    """Nothing costs nothing, and everything else with w != 0 costs something."""
    w = data.draw(vectors(len(sample.X[0])))
    b = b if bias else ZERO
    margins = margins_of(*sample, w, b)
    losses = PERCEPTRON(np.array(margins, dtype=object))
    value = sum(v * v for v in w) / 2 + C * losses.sum()
    assert value >= 0
    if any(w):
        assert value > 0


@twin(
    "interpolation-endpoints",
    says="the limit at level $0$ is the loss of the SVM",
    settles="e3-perceptron-limit",
    part=(2, 3),
)
@given(m=rationals)
def test_twin_the_logistic_loss_cools_to_the_hinge(m):
    array = np.array([m], dtype=object)
    assert PERCEPTRON(array)[0] == HINGE(array)[0]


@twin(
    "interpolation-endpoints",
    says="with a ridge the perceptron loss separates what can be separated, as the hinge does at a "
    "high price",
    part=4,
)
@given(sample=planted(n=(2, 4), d=(1, 1), bias=False))
def test_twin_the_perceptron_with_a_ridge_learns(sample):
    """The minimiser is w = 0, the only point at which |w|^2/2 + C sum max(0, -m_i) is 0."""
    w = np.array([ZERO] * len(sample.X[0]))
    assert all(t * (np.array(x) @ w) > 0 for x, t in zip(sample.X, sample.y, strict=True))


@twin(
    "interpolation-endpoints",
    says="$\\ell_{1,1}$ is the logistic loss: the level does not matter as long as $\\tau=1$",
    part=1,
)
@given(m=rationals)
def test_twin_the_level_does_not_matter(m):
    assert tempered(1, 1)(float(m)) == pytest.approx(float(LOGISTIC(float(m))), rel=1e-9)


# -------------------------------------------------------------- ls-not-in-family


@claim("ls-not-in-family", by="property", part=1)
@given(level=rationals, m=rationals, step=positive, tau=positive)
def test_losses_fall_slower_than_the_margin_rises(level, m, step, tau):
    """Strictly, in so many digits that it is seen."""
    away = (abs(level) + abs(m) + step) / tau
    with mpmath.workdps(40 + int(away)):
        drop = loss(level, tau, m) - loss(level, tau, m + step)
        assert 0 < drop < number(step)


@claim("ls-not-in-family", by="property", part=2)
@given(
    level=rationals,
    m=rationals,
    step=positive,
    tau=positive,
    drift=rationals,
    power=st.integers(-3, 3),
)
def test_limits_of_members_do_not_rise(level, m, step, tau, drift, power):
    """Along sequences L + drift/k, tau k^power, which become hinges, constants or infinite."""
    values = []
    with mpmath.workdps(DIGITS):
        for k in (10**2, 10**4, 10**6):
            member = level + drift / k, tau * Fraction(k) ** power
            values.append(loss(*member, m + step) - loss(*member, m))
    assert all(v <= 0 for v in values)


@claim("ls-not-in-family", by="property", part=2)
@given(level=rationals, m=rationals, step=positive, c=positive)
def test_two_kinds_of_limits(level, m, step, c):
    """max(0, L - m) when it is cold; any c > 0 when it is hot, at levels that fall below -tau. Both
    are met to 15 digits, and do not rise."""
    tiny, near = Fraction(1, 10**20), mpmath.mpf(10) ** -15
    with mpmath.workdps(DIGITS):
        hot = 1 / tiny
        depth = Fraction(str(number(hot) * mpmath.log(mpmath.expm1(number(c / hot)))))
        for q in (m, m + step):
            assert abs(loss(level, tiny, q) - number(max(0, level - q))) < near
            assert abs(loss(depth, hot, q) - number(c)) < near
    assert max(0, level - (m + step)) <= max(0, level - m)


@claim("ls-not-in-family", by="property", part=3)
@given(level=rationals, tau=taus, a=positive, c=rationals)
def test_no_member_is_near_a_squared_loss(level, tau, a, c):
    """At m = 1 or m = 2 it is a/2 away, or more; so no sequence of members tends to it."""
    with mpmath.workdps(DIGITS):
        away = [abs(loss(level, tau, m) - number(a * (1 - m) ** 2 + c)) for m in (1, 2)]
        assert max(away) + mpmath.mpf(10) ** -45 >= number(a) / 2


@claim("ls-not-in-family", by="exact", part=3)
@given(m=st.one_of(positive, rationals), step=positive, a=positive, c=rationals)
def test_squared_losses_rise_beyond_one(m, step, a, c):
    """Multiplied and shifted as one likes."""
    here, there = a * SQUARED(np.array([m, m + step], dtype=object)) + c
    if when(m >= 1):
        assert there > here


@twin(
    "ls-not-in-family",
    says="all three losses of the recap are members of the family: the squared loss, too, falls "
    "with the margin",
    part=(2, 3),
)
@given(m=rationals, step=positive)
def test_twin_the_squared_loss_is_a_member(m, step):
    here, there = SQUARED(np.array([m, m + step], dtype=object))
    assert there <= here


@twin(
    "ls-not-in-family",
    says=r"losses fall at least half as fast as the margin rises, as the hinge does below $1$",
    part=1,
)
@given(level=rationals, m=rationals, step=positive, tau=positive)
def test_twin_losses_fall_fast(level, m, step, tau):
    with mpmath.workdps(DIGITS):
        assert loss(level, tau, m) - loss(level, tau, m + step) >= number(step) / 2


# -------------------------------------------------------------- interpolation-definition

EXACT = [HINGE, PERCEPTRON, SQUARED]
pairs = st.tuples(st.sampled_from(EXACT), st.sampled_from(EXACT))
shares = st.fractions(0, 1, max_denominator=6)


def path(pair, t, m):
    """The straight path between two losses."""
    first, second = (member(np.array([m], dtype=object))[0] for member in pair)
    return (1 - t) * first + t * second


@claim("interpolation-definition", by="exact", part=1)
@given(pair=pairs, m=rationals, t=rationals, r=rationals)
def test_a_straight_path_joins_any_two_losses(pair, m, t, r):
    first, second = (member(np.array([m], dtype=object))[0] for member in pair)
    assert (path(pair, ZERO, m), path(pair, ONE, m)) == (first, second)
    assert path(pair, t, m) - path(pair, r, m) == (t - r) * (second - first)


@claim("interpolation-definition", by="exact", part=2)
@given(pair=pairs, m=rationals, q=rationals, t=shares, v=shares)
def test_what_both_ends_have_the_path_has(pair, m, q, t, v):
    """Convexity; and between hinge and perceptron loss, that it does not rise."""
    mixed = path(pair, t, (1 - v) * m + v * q)
    assert mixed <= (1 - v) * path(pair, t, m) + v * path(pair, t, q)
    if SQUARED not in pair:
        assert path(pair, t, max(m, q)) <= path(pair, t, min(m, q))


@twin(
    "interpolation-definition",
    says="halfway between the limits at level $0$ and level $1$ is the limit at level $\\frac12$: "
    "there is one way only to join two losses",
    part=1,
)
@given(m=rationals)
def test_twin_halfway_is_a_level(m):
    assert path((PERCEPTRON, HINGE), HALF, m) == max(0, HALF - m)


@twin(
    "interpolation-definition",
    says="the path is convex between any two losses; here from the ramp to the squared loss",
    part=2,
)
@given(m=rationals, q=rationals, v=shares)
@example(m=-ONE, q=ONE, v=HALF)
def test_twin_convex_between_any_two(m, q, v):
    def ramp(x):
        return (min(1, max(0, 1 - x)) * 9 + (1 - x) ** 2) / 10

    assert ramp((1 - v) * m + v * q) <= (1 - v) * ramp(m) + v * ramp(q)


# -------------------------------------------------------------- logistic-path-to-hard-margin


def delta(n, tau):
    return tau * math.log(n / math.log(2))


@st.composite
def separable(draw):
    """A sample, and whether there is a bias: then with both classes, else perhaps with one."""
    bias = draw(biases)
    least = 2 if bias else 1
    return draw(planted(n=(least, 5), d=(1, 2), bias=bias, two_classes=bias)), bias


@claim("logistic-path-to-hard-margin", by="property", part="all")
@given(separable(), st.integers(3, 20))
@example((Planted([(ONE, ONE)], [-1], (-ONE, ZERO), ZERO), False), 20)
def test_the_path_ends_at_the_widest_street(sample_and_bias, share):
    """At a temperature that makes delta a part of gamma, or all of it. The margin is right to 1e-6
    of the largest |x|."""
    sample, bias = sample_and_bias
    X, y = np.array(sample.X, dtype=float), np.array(sample.y)
    street = exact.fit(sample.X, sample.y, bias=bias)
    length = math.sqrt(float(street.w @ street.w))
    gamma, best = 1 / length, street.w.astype(float) / length
    tau = gamma * share / 20 / math.log(len(y) / math.log(2))
    w, b = unit_minimiser(X, y, tau, bias=bias)
    rounding = 1e-6 * (1 + np.abs(X).max())
    assert np.linalg.norm(w) <= 1 + 1e-9
    assert (y * (X @ w + b)).min() > 0
    assert (y * (X @ w + b)).min() >= gamma - delta(len(y), tau) - rounding
    assert ((w - best) ** 2).sum() <= 4 * delta(len(y), tau) / gamma + rounding


def leaning(copies, left, right, tau):
    """The minimiser on the circle for copies of the signed point (right, 1) and one (-left, 1): its
    angle from the best direction (0, 1), where both have margin gamma = 1."""
    low, high = 0.0, math.pi / 2
    for _ in range(200):
        angle = (low + high) / 2
        c, s = math.cos(angle), math.sin(angle)
        many, one = c + right * s, c - left * s
        force = math.log(copies) - many / tau  # of the many; both weights times e^(m/tau)
        pull = force + math.log(max(right * c - s, 1e-300)) - (-one / tau + math.log(left * c + s))
        low, high = (angle, high) if pull > 0 else (low, angle)
    return angle


@twin(
    "logistic-path-to-hard-margin",
    says=r"the margin is at least $\gamma-\frac34\tau\ln\frac n{\ln2}$; here $10^9$ copies of the "
    r"signed point $(1,1)$ and one point $(-9,1)$, $\tau=\frac1{1000}$",
    over=[10**k for k in (1, 5, 9)],
    part=1,
)
def test_twin_three_quarters(copies):
    tau = 0.001
    angle = leaning(copies, 9.0, 1.0, tau)
    least = math.cos(angle) - 9 * math.sin(angle)
    assert least >= 1 - 0.75 * delta(copies + 1, tau) - 1e-9


@twin(
    "logistic-path-to-hard-margin",
    says=r"the minimiser separates at every temperature; here the signed points $(-1,\frac12)$, "
    r"twice, and $(4,\frac12)$",
    over=[0.1, 100.0],
    part=1,
)
def test_twin_at_every_temperature(tau):
    points = np.array([[-1, 0.5], [-1, 0.5], [4, 0.5]])
    w, _ = unit_minimiser(points, np.array([1, 1, 1]), tau, bias=False)
    assert (points @ w).min() > 0


@twin(
    "logistic-path-to-hard-margin",
    says=r"the distance itself is at most $\delta/\gamma$; here $k$ copies of the signed point "
    r"$(\frac1{10},1)$ and one point $(-\frac1{10},1)$",
    over=[10, 100],
    part=2,
)
def test_twin_without_the_root(copies):
    tau = 0.001
    angle = leaning(copies, 0.1, 0.1, tau)
    assert 2 * math.sin(angle / 2) <= delta(copies + 1, tau)


# -------------------------------------------------------------- the library at its ends

huge = st.sampled_from([0.0, 5e-324, 1e-300, 1e-8, 1.0, 1e8, 1e300])


@given(m=huge, side=signs, level=st.sampled_from([0.0, 1.0, -1.0, 1e300]), tau=huge.filter(bool))
def test_values_at_every_scale(m, side, level, tau):
    """Against many digits: value and slope to a few roundings of their size or of a subnormal."""
    member, margin = tempered(level, tau), side * m
    short = level - margin
    with mpmath.workdps(50):
        z = mpmath.mpf(short) / mpmath.mpf(tau)
        rest = mpmath.mpf(tau) * mpmath.log1p(mpmath.exp(-abs(z))) if abs(z) < 1e4 else 0
        value, slope = (
            max(0, mpmath.mpf(short)) + rest,
            -1 / (1 + mpmath.exp(-max(min(z, 1e5), -1e5))),
        )
        assert abs(mpmath.mpf(float(member(margin))) - value) <= 1e-15 * value + 1e-322
        assert abs(mpmath.mpf(float(member.slope(margin))) - slope) <= 1e-13 * abs(slope) + 1e-300
    assert member.curvature(margin) >= 0


def test_the_curvature_has_no_room_at_the_coldest():
    assert tempered(1, 1e-310).curvature([1.0, 2.0]).tolist() == [math.inf, 0]
    assert tempered(1, 1e-300).curvature(1.0) == pytest.approx(1 / 4e-300)


@given(p=st.sampled_from([0.01, 0.3, 0.5, 0.9]), level=st.sampled_from([-1.0, 0.0, 1.0]))
def test_minimisers_at_the_coldest(p, level):
    """At level 1 that of the hinge; at level 0 and below the family has no limit but 0."""
    found = float(tempered(level, 1e-300).minimiser(p))
    assert found == pytest.approx(
        math.copysign(max(level, 0), p - 0.5) if p != 0.5 else 0, abs=1e-290
    )


def test_the_ball_on_a_line():
    w, b = unit_minimiser([[2.0], [-1.0]], [1, -1], 0.5)
    assert w == pytest.approx([1])
    assert b == pytest.approx(-0.5)
    with pytest.raises(BadInput, match="the sample must be separable"):
        unit_minimiser([[1.0], [-1.0]], [1, 1], 0.5, bias=False)
    with pytest.raises(BadInput, match="tau of the size of its margin"):
        unit_minimiser([[2.0], [-1.0]], [1, -1], 1e-9)


def test_ln_two_lies_between():
    """The constant of the first twin, decided in fractions."""
    assert not at_most_exp(Fraction(2), Fraction(9, 13))

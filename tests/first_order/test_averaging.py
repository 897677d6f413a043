"""Chapter *What an average gains*: strong convexity, steps 1/(lambda t), the mean of a run."""

from fractions import Fraction
from math import log

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin
from hypothesis import example, given
from hypothesis import strategies as st
from kinks import kinked, share_of
from margins import svm
from margins.base.data import BadInput
from margins.first_order.averaging import average_bound, harmonic, listing, rates
from margins.first_order.stochastic_gradient import outcomes, walk
from margins.first_order.subgradients import objective, subgradient_at
from margins.svm.certificates import is_subgradient
from oracles import dot, square
from oracles import svm as solved
from strategies import HALF, ONE, ZERO, positive, rationals, samples, vectors

shares = st.sampled_from([ZERO, HALF, ONE])
parts = st.integers(0, 4).map(lambda k: Fraction(k, 4))
TWO_WAYS = [(ONE,), (-ONE,)], [1, 1]
"""The signed points 1 and -1: every objective is least at 0, where it is 1, if lambda <= 1."""


def minimum(X, y, lam):
    """The least value of the objective, and its place, by enumeration of all partitions."""
    best = solved(X, y, 1 / (lam * len(y)), bias=False)
    return lam * best.value, best.w


def minus(u, v):
    return [a - b for a, b in zip(u, v, strict=True)]


@st.composite
def pairs(draw):
    """A sample, a penalty, an offset and two normals; any points are on the kink of the first."""
    sample, lam, b = draw(samples(n=(1, 4), d=(1, 2))), draw(positive), draw(rationals)
    d = len(sample.X[0])
    w = draw(vectors(d))
    X, y = draw(kinked(sample, w, b))
    return X, y, lam, b, w, draw(vectors(d))


# -------------------------------------------------------------- strong-convexity


@claim("strong-convexity", by="exact", part=(1, 4))
@given(pairs(), parts)
def test_the_chord_is_above_by_a_square(case, t):
    """With lambda/2 |w|^2 the constant is lambda; with lambda |w|^2 it is 2 lambda, as this is
    2 lambda/2 |w|^2."""
    X, y, lam, b, w, v = case
    z = [(1 - t) * p + t * q for p, q in zip(w, v, strict=True)]
    for weight in (lam, 2 * lam):
        chord = (1 - t) * objective(X, y, weight, w, b) + t * objective(X, y, weight, v, b)
        gain = weight / 2 * t * (1 - t) * square(minus(v, w))
        assert objective(X, y, weight, z, b) <= chord - gain


@claim("strong-convexity", by="exact", part=2)
@given(pairs(), shares)
def test_the_tangent_is_below_by_a_square(case, kink):
    """At any other normal, for each rule at the kink."""
    X, y, lam, b, w, v = case
    g = subgradient_at(X, y, lam, w, b, kink=kink).w
    assert is_subgradient(X, y, w, b, len(y) * (g - lam * np.array(w)))
    rise = dot(g, minus(v, w)) + lam / 2 * square(minus(v, w))
    assert objective(X, y, lam, v, b) >= objective(X, y, lam, w, b) + rise


@claim("strong-convexity", by="exact", part=3)
@given(pairs())
def test_far_from_the_minimiser_it_costs_a_square(case):
    """Against the minimiser found by enumeration; b = 0."""
    X, y, lam, _, w, _ = case
    least, best = minimum(X, y, lam)
    assert objective(X, y, lam, best) == least
    excess = objective(X, y, lam, w) - least
    assert excess >= lam / 2 * square(minus(w, best))
    both_ways(excess == 0, list(w) == best)


@claim("strong-convexity", by="exact", part=3)
@given(vectors(2), st.sampled_from([1, -1]), positive, rationals, vectors(2))
def test_far_from_the_minimiser_with_an_offset(x, y, lam, b, w):
    """One point, in closed form: the minimiser is a multiple of x, at most as long as the kink or
    the slope allow."""
    size = square(x) or ONE
    best = [min(max((1 - y * b) / size, ZERO), 1 / lam) * y * v for v in x]
    excess = objective([x], [y], lam, w, b) - objective([x], [y], lam, best, b)
    assert excess >= lam / 2 * square(minus(w, best))
    both_ways(excess == 0, list(w) == best)


@claim("strong-convexity", by="exact", part=(1, 2, 3, 4))
@given(vectors(2), vectors(2), positive, parts)
def test_a_point_at_zero_reaches_equality(w, v, lam, t):
    """There the loss is 1 everywhere, and only the norm is left."""
    X, y = [(ZERO, ZERO)], [1]
    z = [(1 - t) * p + t * q for p, q in zip(w, v, strict=True)]
    gain = lam / 2 * square(minus(v, w))
    values = [objective(X, y, lam, p) for p in (w, v, z)]
    assert values[2] == (1 - t) * values[0] + t * values[1] - t * (1 - t) * gain
    assert values[1] == values[0] + lam * dot(w, minus(v, w)) + gain


@twin("strong-convexity", says=r"the constant is $2\lambda$", part=(1, 2, 3))
@given(case=pairs())
def test_twin_twice_the_constant(case):
    X, y, lam, _, w, _ = case
    least, best = minimum(X, y, lam)
    assert objective(X, y, lam, w) >= least + lam * square(minus(w, best))


@twin("strong-convexity", says=r"it is strongly convex in $(w,b)$, where $b$ costs nothing", part=3)
@given(case=pairs(), a=rationals)
def test_twin_jointly(case, a):
    """Two optimal offsets for one w would have to be equal."""
    X, y, lam, b, w, _ = case
    middle = objective(X, y, lam, w, (a + b) / 2)
    chord = (objective(X, y, lam, w, a) + objective(X, y, lam, w, b)) / 2
    assert a == b or middle < chord


# -------------------------------------------------------------- strongly-convex-distance-lemma


@st.composite
def walks(draw):
    """A sample, a penalty, an order of the examples and a rule at the kink. Half of the time the
    first step, from 0 to u/lambda, takes its example to the kink, and it is drawn again."""
    (X, y), lam = draw(samples(n=(1, 3), d=(1, 2))), draw(positive)
    order = draw(st.lists(st.integers(0, len(y) - 1), min_size=1, max_size=7))
    if any(X[order[0]]) and draw(st.booleans()):
        lam, order = square(X[order[0]]), [order[0], *order]
    return X, y, lam, order, draw(shares)


def slopes(lam, run):
    """The subgradients g_t of a walk with steps 1/(lambda t), read off its iterates."""
    steps = enumerate(zip(run.w, run.w[1:], strict=False), start=1)
    return [lam * t * (w - then) for t, (w, then) in steps]


def one(X, y, lam, i, w):
    """The objective of one example."""
    return objective([X[i]], [y[i]], lam, w)


@claim("strongly-convex-distance-lemma", by="exact", part=(1, 2))
@given(walks(), vectors(2), positive)
def test_a_strongly_convex_step(case, z, eta):
    """Each step on the objective of one example, of any size; the sum for steps 1/(lambda t)."""
    X, y, lam, order, kink = case
    z = z[: len(X[0])]
    run = walk(X, y, lam, rates(lam, len(order)), order, kink=kink)
    regret, total = ZERO, ZERO
    gs = slopes(lam, run)
    for t, (i, w, g) in enumerate(zip(order, run.w, gs, strict=False), start=1):
        gap = one(X, y, lam, i, w) - one(X, y, lam, i, z)
        then = w - eta * g
        far = (1 - eta * lam) * square(minus(w, z)) - 2 * eta * gap + eta * eta * square(g)
        assert square(minus(then, z)) <= far
        regret, total = regret + gap, total + square(g) / t
        rest = lam * t * square(minus(run.w[t], z))
        assert 2 * regret + rest <= total / lam


@twin(
    "strongly-convex-distance-lemma", says=r"the gain is $2\eta\lambda\lVert w-z\rVert^2$", part=1
)
@given(case=walks(), w=vectors(2), z=vectors(2), eta=positive)
def test_twin_twice_the_gain(case, w, z, eta):
    X, y, lam, order, kink = case
    w, z, i = w[: len(X[0])], z[: len(X[0])], order[0]
    g = subgradient_at([X[i]], [y[i]], lam, w, kink=kink).w
    gap = one(X, y, lam, i, w) - one(X, y, lam, i, z)
    far = (1 - 2 * eta * lam) * square(minus(w, z)) - 2 * eta * gap + eta * eta * square(g)
    assert square(minus(np.array(w) - eta * g, z)) <= far


@twin("strongly-convex-distance-lemma", says="half of the sum is enough", part=2)
@given(case=walks(), z=vectors(2))
@example(([(ONE,)], [1], ONE, [0], ZERO), (ONE, ZERO))
def test_twin_half_of_the_sum(case, z):
    X, y, lam, order, kink = case
    z = z[: len(X[0])]
    run = walk(X, y, lam, rates(lam, len(order)), order, kink=kink)
    gs = slopes(lam, run)
    gaps = [one(X, y, lam, i, w) - one(X, y, lam, i, z) for i, w in zip(order, run.w, strict=False)]
    assert 4 * sum(gaps) <= sum(square(g) / t for t, g in enumerate(gs, start=1)) / lam


# -------------------------------------------------------------- sgd-closed-form


@st.composite
def arbitrary(draw):
    """A start, a penalty and any vectors v_1, ..., v_T."""
    d = draw(st.integers(1, 2))
    return draw(vectors(d)), draw(positive), draw(st.lists(vectors(d), min_size=1, max_size=7))


@claim("sgd-closed-form", by="exact", part=(1, 2))
@given(arbitrary())
def test_the_start_is_forgotten_at_once(case):
    """The recursion from any w_1 with any vectors, against both closed forms."""
    w, lam, vs = case
    w, total = np.array(w), ZERO * np.array(w)
    for t, v in enumerate(map(np.array, vs), start=1):
        then = w - (lam * w + v) / (lam * t)
        assert (then == Fraction(t - 1, t) * w - v / (lam * t)).all()
        w, total = then, total + v
        assert (w == -total / (lam * t)).all()


@twin("sgd-closed-form", says=r"$w_{t+1}=-\frac1{\lambda(t+1)}\sum_{s\le t}v_s$", part=2)
@given(case=arbitrary())
def test_twin_divided_by_one_more(case):
    w, lam, vs = case
    w, total = np.array(w), ZERO * np.array(w)
    for t, v in enumerate(map(np.array, vs), start=1):
        w, total = w - (lam * w + v) / (lam * t), total + v
    assert (w == -total / (lam * (len(vs) + 1))).all()


# -------------------------------------------------------------- sgd-listing-equals-recursion


@claim("sgd-listing-equals-recursion", by="exact", part=1)
@given(walks())
def test_the_listing_walks_the_same_way(case):
    """Row t of the listing, from 0, is row t + 1 of the recursion, from 1; and so is the mean."""
    X, y, lam, order, kink = case
    made = listing(X, y, lam, order, kink=kink)
    run = walk(X, y, lam, rates(lam, len(order)), order, kink=kink)
    assert (made.w == run.w).all()
    assert (made.mean == run.mean()).all()


def started_late(X, y, lam, order, kink=ZERO):
    """The listing, repaired by starting at t = 1 with theta_1 = 0."""
    theta, ws = ZERO * np.array(X[0]), []
    for t, i in enumerate(order, start=1):
        ws.append(theta / (lam * t))
        m = y[i] * dot(ws[-1], X[i])
        theta = theta + share_of(m, kink) * y[i] * np.array(X[i])
    return np.array(ws)


@claim("sgd-listing-equals-recursion", by="exact", part=2)
@given(walks())
def test_a_late_start_is_another_method(case):
    """It is the recursion with the steps 1/(lambda (t + 1))."""
    X, y, lam, order, kink = case
    steps = [1 / (lam * (t + 1)) for t in range(1, len(order) + 1)]
    run = walk(X, y, lam, steps, order, kink=kink)
    assert (started_late(X, y, lam, order, kink) == run.w[:-1]).all()


@twin(
    "sgd-listing-equals-recursion",
    says=r"the listing may as well start at $t=1$ with $\theta_1=0$",
    settles="e4-t-zero",
    part=(1, 2),
)
@given(case=walks())
@example(([(ONE,)], [1], ONE, [0, 0, 0], ZERO))
def test_twin_started_late(case):
    X, y, lam, order, kink = case
    assert (
        started_late(X, y, lam, order, kink) == listing(X, y, lam, order, kink=kink).w[:-1]
    ).all()


@twin(
    "sgd-listing-equals-recursion",
    says=r"the recursion from any $w_0$ makes the same run, as the start is forgotten",
    part=1,
)
@given(case=walks(), start=vectors(2))
def test_twin_any_start(case, start):
    X, y, lam, order, kink = case
    run = walk(X, y, lam, rates(lam, len(order)), order, start=start[: len(X[0])], kink=kink)
    assert (listing(X, y, lam, order, kink=kink).w[1:] == run.w[1:]).all()


# -------------------------------------------------------------- sgd-iterates-bounded


@claim("sgd-iterates-bounded", by="exact", part=(1, 2))
@given(walks())
def test_iterates_stay_in_a_ball(case):
    """lambda |w| <= rho and |lambda w + v| <= 2 rho, squared, for the subgradients of all examples
    at every iterate."""
    X, y, lam, order, kink = case
    run = walk(X, y, lam, rates(lam, len(order)), order, kink=kink)
    rho2 = max(map(square, X))
    assert all(lam * lam * square(w) <= rho2 for w in run.w)
    for w in run.w:
        for x, s in zip(X, y, strict=True):
            ends = [subgradient_at([x], [s], lam, w, kink=share).w for share in (0, 1)]
            assert all(square(g) <= 4 * rho2 for g in ends)


@claim("sgd-iterates-bounded", by="exact", part=(1, 2), over=[Fraction(k, 3) for k in range(1, 13)])
def test_both_balls_are_reached(lam):
    """The signed points 1 and -1, in this order."""
    run = walk(*TWO_WAYS, lam, rates(lam, 2), [0, 1])
    assert lam * run.w[1] == 1
    assert slopes(lam, run)[1] == 2


@twin(
    "sgd-iterates-bounded",
    says=r"the iterates stay in the ball of radius $\rho/(2\lambda)$",
    part=1,
)
@given(case=walks())
def test_twin_half_the_ball(case):
    X, y, lam, order, kink = case
    run = walk(X, y, lam, rates(lam, len(order)), order, kink=kink)
    assert all(4 * lam * lam * square(w) <= max(map(square, X)) for w in run.w)


@twin("sgd-iterates-bounded", says="also from a start outside of the ball", part=2)
@given(case=walks(), start=vectors(2))
def test_twin_bounded_from_anywhere(case, start):
    X, y, lam, order, kink = case
    run = walk(X, y, lam, rates(lam, len(order)), order, start=start[: len(X[0])], kink=kink)
    rho2 = max(map(square, X))
    assert all(square(g) <= 4 * rho2 for g in slopes(lam, run))


# -------------------------------------------------------------- sgd-slopes-sum


@claim("sgd-slopes-sum", by="exact", part=(1, 2))
@given(walks())
def test_slopes_add_up_to_a_logarithm(case):
    """For every order: rho^2 for T = 1, else rho^2 (2 + H_{T-1})."""
    X, y, lam, order, kink = case
    run = walk(X, y, lam, rates(lam, len(order)), order, kink=kink)
    total, rho2 = ZERO, max(map(square, X))
    for t, g in enumerate(slopes(lam, run), start=1):
        total += square(g) / t
        assert total <= rho2 * (2 + harmonic(t - 1) if t > 1 else 1)


@claim("sgd-slopes-sum", by="exact", part=(1, 2), over=[Fraction(k, 3) for k in range(1, 13)])
def test_one_and_two_steps_reach_the_sum(lam):
    """The signed points 1 and -1: 1 after one step, 3 after two."""
    run = walk(*TWO_WAYS, lam, rates(lam, 2), [0, 1])
    first, second = map(square, slopes(lam, run))
    assert (first, first + second / 2) == (1, 2 + harmonic(1))


@twin("sgd-slopes-sum", says=r"the sum is at most $\rho^2(1+H_T)$", part=2)
@given(case=walks())
@example((*TWO_WAYS, ONE, [0, 1], ZERO))
def test_twin_smaller_sum(case):
    X, y, lam, order, kink = case
    run = walk(X, y, lam, rates(lam, len(order)), order, kink=kink)
    total = sum(square(g) / t for t, g in enumerate(slopes(lam, run), start=1))
    assert total <= max(map(square, X)) * (1 + harmonic(len(order)))


# -------------------------------------------------------------- sgd-average-bound


@claim("sgd-average-bound", by="exact", part=(1, 2))
@given(walks(), st.integers(1, 4))
def test_the_mean_keeps_the_bound_in_expectation(case, steps):
    """The exact expectation over all n^T orders, against the minimum found by enumeration."""
    X, y, lam, _, kink = case
    least, _ = minimum(X, y, lam)
    value = outcomes(X, y, lam, rates(lam, steps), kink=kink).expected_objective()
    rho2 = max(map(square, X))
    factor = 2 + harmonic(steps - 1) if steps > 1 else 1
    assert value - least <= rho2 * factor / (2 * lam * steps)


@claim(
    "sgd-average-bound",
    by="enumeration",
    part=(1, 2, 3),
    over=[(lam, T) for lam in (Fraction(1, 8), HALF, ONE) for T in range(1, 13)],
)
def test_the_mean_of_up_to_twelve_draws(lam, steps):
    """The signed points 1 and -1: 2^12 orders, in exact numbers, and the bound of the library."""
    value = outcomes(*TWO_WAYS, lam, rates(lam, steps)).expected_objective()
    bound = average_bound(1, lam, steps)
    assert value - 1 <= bound
    assert float(bound) <= (3 + log(steps)) / (2 * float(lam) * steps)


@claim(
    "sgd-average-bound",
    by="exact",
    part=1,
    over=[(Fraction(r), Fraction(k)) for r in range(1, 4) for k in range(4)],
)
def test_one_step_reaches_the_bound(rho, more):
    """One point of length rho and lambda >= rho^2: the start exceeds the minimum by
    rho^2/(2 lambda)."""
    lam = rho * rho + more
    least, _ = minimum([(rho,)], [1], lam)
    value = outcomes([(rho,)], [1], lam, rates(lam, 1)).expected_objective()
    assert value - least == average_bound(rho, lam, 1) == rho * rho / (2 * lam)


@claim("sgd-average-bound", by="exact", part=3, over=range(1, 200))
def test_harmonic_sums_are_below_the_logarithm(steps):
    """2 + H_{T-1} <= 3 + ln T, with room for rounding; equality at no T."""
    assert float(2 + harmonic(steps - 1)) + 1e-9 <= 3 + log(steps)


@twin(
    "sgd-average-bound",
    says=r"the excess is at most $\rho^2/(2\lambda T)$, without a logarithm",
    over=[(Fraction(1, 8), 2)],
    part=(2, 3),
)
def test_twin_no_logarithm(lam, steps):
    value = outcomes(*TWO_WAYS, lam, rates(lam, steps)).expected_objective()
    premise(lam * steps * (value - 1) == Fraction(5, 8))
    assert value - 1 <= 1 / (2 * lam * steps)


@twin(
    "sgd-average-bound", says="the bound holds for every order of the examples", over=[25], part=2
)
def test_twin_every_order(steps):
    """lambda = 1, and only the first of the signed points 1 and -1 is drawn."""
    run = walk(*TWO_WAYS, ONE, rates(ONE, steps), [0] * steps)
    assert objective(*TWO_WAYS, ONE, run.mean()) - 1 <= average_bound(1, ONE, steps)


@twin(
    "sgd-average-bound",
    says="the mean is never worse than the start",
    over=[(Fraction(1, 8), T) for T in range(1, 5)],
    part=2,
)
def test_twin_never_worse(lam, steps):
    value = outcomes(*TWO_WAYS, lam, rates(lam, steps)).expected_objective()
    assert value <= objective(*TWO_WAYS, lam, (ZERO,))


# -------------------------------------------------------------- the library


def test_floats_and_bad_input():
    """A float run of the listing is near the certified optimum, and errors name what is wrong."""
    rng = np.random.default_rng(0)
    X = rng.standard_normal((30, 2))
    y = np.where(X[:, 0] + 0.2 * rng.standard_normal(30) > 0, 1, -1)
    lam, steps = 0.1, 3000
    made = listing(X, y, lam, rng.integers(0, 30, steps))
    found = svm.fit(X, y, 1 / (lam * 30), bias=False)
    gap = objective(X, y, lam, made.mean) - objective(X, y, lam, found.w)
    rho = float(np.linalg.norm(X, axis=1).max())
    assert -1e-8 <= gap <= average_bound(rho, lam, steps)
    with pytest.raises(BadInput, match="lam"):
        listing(X, y, 0, [1])
    with pytest.raises(BadInput, match="order"):
        listing(X, y, 1, [])

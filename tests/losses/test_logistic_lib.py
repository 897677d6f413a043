"""Logistic regression: plain numbers, and what is refused."""

import math

import mpmath
import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.convergence import NotConverged
from margins.base.data import BadInput
from margins.base.rounding import EPS, reach
from margins.losses import descent
from margins.losses.descent import Descent
from margins.losses.logistic import dual_value, entropy, fit, objective
from margins.losses.logistic_gap import Losses, worth
from margins.losses.newton import Newton, Place, coordinates
from recomputed import check_logistic
from scipy.special import expit
from strategies import HALF, OFFSETS, cloud, clouds, prices, samples

X, Y = [[0.0], [1.0], [2.0], [5.0]], [1, -1, 1, 1]


@pytest.mark.parametrize("bias", [True, False])
def test_single_numbers_are_plain_floats(bias):
    """They are printed in the book, where np.float64(0.5) would be noise."""
    found = fit(X, Y, 2, bias=bias)
    numbers = [found.C, found.b, found.primal, found.dual, found.excess, found.gap]
    numbers += [objective(X, Y, [1], 0, 2), dual_value(X, Y, [1, 1, 0, 0], 2)]
    assert {type(number) for number in numbers} == {float}


@given(clouds, prices, st.booleans())
@example(cloud(89, 60, 20, 1e6, 1.0), 1e9, True)
@example(cloud(90, 60, 3, -1e6, 0.0), 1e9, False)
@example(([[1e10, 0.5], [-1.0, 2.0], [0.3, 0.1]], [1, -1, 1]), 1e-9, False)
def test_the_gap_covers_the_true_one(sample, C, bias):
    """Whether the tolerance was reached or not."""
    try:
        check_logistic(fit(*sample, C, bias=bias))
    except NotConverged as error:
        check_logistic(error.solution, math.inf)


def test_few_answers_are_refused():
    """At most one in a hundred, though offsets and prices go to extremes."""
    rng, refused = np.random.default_rng(5), 0
    for seed in range(200):
        n, d = int(rng.integers(20, 101)), int(rng.integers(1, 21))
        points, labels = cloud(seed, n, d, rng.choice(OFFSETS), rng.choice([0.0, 0.3, 1.0]))
        try:
            fit(points, labels, 10.0 ** rng.integers(-3, 10), bias=bool(rng.integers(4)))
        except NotConverged:
            refused += 1
    assert refused <= 2


@pytest.mark.parametrize(
    ("offset", "C"), [(1e6, 1e6), (1e7, 1e6), (1e8, 1e3), (1e8, 1e6), (1e10, 1.0)]
)
def test_what_is_refused_far_from_the_origin_is_refused_by_rounding(offset, C):
    """Without bias: each multiplier is rounded, and its error moves w by as much times |x|."""
    for seed in range(10):
        points, labels = cloud(seed, 50, 1 + seed, offset, 0.3)
        floor = C * (np.finfo(float).eps * np.abs(points).max()) ** 2
        try:
            gap = fit(points, labels, C, bias=False).gap
        except NotConverged as error:
            gap = error.solution.gap
        assert gap <= max(1e-10, 10 * floor)


def test_a_gap_that_equals_the_tolerance_is_enough():
    """The least gap that rounding allows, which itself depends a little on what is asked for."""
    tol, refused = 1e-300, 0
    while refused < 5:
        try:
            found = fit(X, Y, 2.0, tol=tol)
            break
        except NotConverged as error:
            tol, refused = error.solution.gap, refused + 1
    assert 1 <= refused < 5
    assert found.gap == tol


@given(clouds, st.booleans(), st.integers(0, 10**6))
def test_prices_of_their_own(sample, bias, seed):
    factors = 10.0 ** np.random.default_rng(seed).uniform(-2, 2, len(sample[1]))
    check_logistic(fit(*sample, factors, bias=bias))


@given(
    samples(n=(2, 5), two_classes=True),
    st.lists(st.integers(1, 4), min_size=5, max_size=5),
    st.sampled_from([0.25, 1.0, 64.0]),
    st.booleans(),
)
def test_a_weight_is_so_many_copies(sample, times, C, bias):
    """To the gap: both machines bound the same optimum, and their w are within their radii."""
    times = times[: len(sample.y)]
    points, labels = np.array(sample.X, dtype=float), np.array(sample.y)
    weighted = fit(points, labels, C * np.array(times), bias=bias)
    copies = fit(np.repeat(points, times, axis=0), np.repeat(labels, times), C, bias=bias)
    check_logistic(weighted)
    assert max(weighted.dual, copies.dual) <= min(weighted.primal, copies.primal)
    radius = math.sqrt(2 * weighted.excess) + math.sqrt(2 * copies.excess)
    assert np.linalg.norm(weighted.w - copies.w) <= radius


def test_a_solution_prints_in_a_line():
    assert repr(fit(X, Y, 2)).startswith("LogisticSolution(n=4, d=1, C=2, bias=True, gap=")
    assert "C=1 to 4," in repr(fit(X, Y, [1, 4, 2, 2]))


@given(clouds, st.sampled_from([1e-3, 1.0, 1e3]), st.integers(0, 10**6))
@example(cloud(0, 20, 1, -1e6, 0.0), 1e3, 117)
def test_away_from_the_optimum_the_worth_is_that_of_the_definition(sample, C, seed):
    """Of any (w, b) and alpha in balance, not only of those that nearly agree. Far off the origin
    the sum of the alpha_i y_i x_i is a small rest of large numbers."""
    points, y = sample
    rng = np.random.default_rng(seed)
    w, b, alpha = rng.normal(size=points.shape[1]), float(rng.normal()), C * rng.random(len(y))
    for sign in (1, -1):
        alpha[y == sign] *= C / 4 / alpha[y == sign].sum()
    costs = np.full(len(y), C)
    found = worth(points, y, costs, reach(points), w, b, alpha, 1e-10)
    primal, dual = objective(points, y, w, b, C), dual_value(points, y, alpha, C)
    pull = (alpha * y) @ points
    of_the_sum = 4 * len(y) * EPS * float(reach(points) @ np.abs(pull)) * float(alpha.sum())
    rounding = 1e-9 * (primal + abs(dual)) + of_the_sum
    assert found.primal == pytest.approx(primal, abs=rounding)
    assert found.dual == pytest.approx(dual, abs=rounding)
    assert found.excess == pytest.approx(primal - dual, abs=rounding)


@pytest.mark.parametrize("margin", [-800.0, -40.0, -1.0, 0.0, 1e-9, 2.0, 40.0, 800.0])
@pytest.mark.parametrize("off", [0.0, 1e-16, 1e-8, 1e-3, 1.0])
def test_divergences_are_bounds(margin, off):
    """Of the share moved by a part `off` towards 0, at every margin within the error."""
    share = float(expit(-margin)) * (1 - off)
    for error in (0.0, 1e-9, 1e-3):
        bound = Losses(np.array([margin]), error).divergences(np.array([share]))[0]
        with mpmath.workdps(500):
            for m in (margin - error, margin, margin + error):
                loss = mpmath.log1p(mpmath.exp(-mpmath.mpf(m)))
                entropy_of = -sum(
                    p * mpmath.log(p) for p in (mpmath.mpf(share), 1 - mpmath.mpf(share)) if p
                )
                assert loss + share * mpmath.mpf(m) - entropy_of <= bound
        assert bound <= 4 * off * (1 + abs(margin)) + 1e-13 * (1 + abs(margin)) + error


@pytest.mark.parametrize("b", [-30.0, -8.0, 8.0, 30.0])
def test_a_step_from_far_away_lowers_the_objective(b):
    """A whole Newton step would go to the other side, and much too far."""
    newton = coordinates(np.array(X), np.array(Y), np.ones(4), True)
    far = Descent(newton, newton.at(np.array([0.0, b])))
    near = far.next()
    assert near.place.value < far.place.value
    assert near.renew


def test_a_step_that_goes_nowhere_ends(monkeypatch):
    """An objective that never falls: the line search gives up."""
    newton = coordinates(np.array(X), np.array(Y), np.ones(4), True)
    start = Descent(newton, newton.at(np.zeros(2)))

    def higher(newton, v):
        place = Place(newton, v)
        place.value = start.place.value + 1
        return place

    monkeypatch.setattr(Newton, "at", higher)
    np.testing.assert_allclose(start.next().place.v, 0, atol=1e-12)


@pytest.mark.parametrize("share", [-0.1, 1.1, [0.5, 2.0], [-1.0, 0.5], math.nan])
def test_entropy_needs_shares(share):
    with pytest.raises(BadInput, match="between 0 and 1"):
        entropy(share)


def test_entropy_at_the_ends_and_in_the_middle():
    assert entropy([0.0, 1.0]).tolist() == [0, 0]
    assert entropy(0.5) == entropy(HALF) == pytest.approx(np.log(2))
    assert entropy(1e-300) > 0


@pytest.mark.parametrize(
    ("entry", "C", "message"),
    [
        (1e10, 1, "the features of X differ too much in size .*; rescale X"),
        (1e200, 1, "too large for their squares; rescale X"),
        (1.7e308, 1, "too large for their squares; rescale X"),
        (1e50, 1e100, r"C = 1e\+100 is too large for data of this size; rescale X"),
        (1e50, [1, 1, 1e100, 1, 1, 1], r"C = 1e\+100 is too large for data of this size"),
        (1.0, 10**400, "C is too large for a float"),
    ],
)
def test_sizes_that_floats_cannot_hold_are_named(entry, C, message):
    points = np.random.default_rng(3).normal(size=(6, 2))
    points[0, 0] = entry
    with pytest.raises(BadInput, match=message):
        fit(points, [1, -1, 1, -1, -1, 1], C)


@pytest.mark.parametrize("bias", [True, False])
def test_a_single_large_entry_is_solved_or_named(bias):
    """At every size, without a warning: rounding is no reason for a traceback."""
    rng, outcomes = np.random.default_rng(0), set()
    for exponent in range(0, 309, 7):
        points = rng.normal(size=(6, 2))
        points[0, 0] = 10.0**exponent
        try:
            outcomes.add(fit(points, [1, -1, 1, -1, -1, 1], 1, bias=bias).gap <= 1e-10)
        except (BadInput, NotConverged) as error:
            outcomes.add("named" if "rescale" in str(error) else str(error))
    assert outcomes == {True, "named"}


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("far", [0.5, 3.0])
def test_many_rows_start_where_a_part_of_them_leads(far, bias):
    """Overlapping or separable, the answer is certified as any other."""
    rng = np.random.default_rng(4)
    y = np.where(rng.random(1200) < 0.5, 1, -1)
    points = rng.standard_normal((1200, 1)) + far * y[:, None]
    newton = coordinates(points, y, np.ones(1200), bias)
    start = descent.start(newton)
    assert start.place.value < np.log(2) * 1200
    assert start.decrement < 0.5 * start.place.value
    check_logistic(fit(points, y, 1.0, bias=bias))


def test_a_part_that_misleads_is_no_start():
    """The other rows have the labels turned round."""
    points = np.ones((960, 1))
    y = np.where(np.arange(960) % 8 == 0, 1, -1)
    y[0] = -1  # a part has both classes
    newton = coordinates(points, y, np.full(960, 100.0), False)
    assert not descent.start(newton).place.v.any()
    check_logistic(fit(points, y, 100.0, bias=False))

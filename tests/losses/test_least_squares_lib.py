"""Least squares with a ridge: exact, certified, and refused by name."""

import copy
import math
import pickle
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.convergence import NotConverged
from margins.base.data import BadInput
from margins.losses.least_squares import fit, objective
from margins.losses.ridge import basis
from recomputed import check_least_squares, least_squares, squares
from sklearn.linear_model import Ridge
from strategies import (
    ZERO,
    biases,
    cloud,
    clouds,
    nonnegative,
    positive,
    rationals,
    samples,
    vectors,
)

X, Y = [[0.0], [1.0], [2.0], [5.0]], [1, -1, 1, 1]
ridges = st.sampled_from([1e-12, 1e-6, 1e-3, 1.0, 1e3, 1e12])


def pulls(X, y, s):
    """Half the gradient of n times the objective at an exact solution; its last entry is for b."""
    residuals = [t - f for t, f in zip(y, s.decision(X), strict=True)]
    columns = [*zip(*X, strict=True)]
    cost = len(y) * s.lam / 2
    of_w = [
        sum(r * v for r, v in zip(residuals, column, strict=True)) - cost * w
        for column, w in zip(columns, s.w.tolist(), strict=True)
    ]
    return [*of_w, sum(residuals)]


@given(samples(n=(1, 6), d=(1, 3), scaled=True), nonnegative, biases)
@example(([(ZERO,), (ZERO,)], [1, -1]), ZERO, True)
@example(([(ZERO, ZERO)], [-1]), ZERO, False)
def test_the_gradient_of_an_exact_answer_is_zero(sample, lam, bias):
    """Which is enough: the objective is convex. With lam = 0 as well, whatever the points are."""
    s = fit(np.array(sample[0], dtype=object), sample[1], lam, bias=bias)
    *of_w, of_b = pulls(*sample, s)
    assert not any(of_w)
    assert not of_b if bias else s.b == 0
    assert s.primal == s.dual == squares(*sample, s.w.tolist(), s.b, lam)
    assert s.gap == s.excess == 0
    assert {type(v) for v in (*s.w, s.b, s.primal, s.gap)} == {Fraction}


@given(samples(n=(1, 5), d=(1, 3)), biases, st.data())
def test_of_several_answers_the_shortest_is_given(sample, bias, data):
    """w is orthogonal to every direction in which no score differs: so any other is longer."""
    s = fit(np.array(sample.X, dtype=object), sample.y, ZERO, bias=bias)
    other = data.draw(vectors(len(sample.X[0])))
    rival = fit(np.array(sample.X, dtype=object), sample.y, ZERO, bias=bias).w + np.array(other)
    start = sample.X[0] if bias else (ZERO,) * len(other)
    moves = [sum((a - c) * v for a, c, v in zip(x, start, other, strict=True)) for x in sample.X]
    if not any(moves):
        assert s.w @ np.array(other) == 0
        assert rival @ rival >= s.w @ s.w


@given(samples(n=(1, 5), d=(1, 3)), biases)
def test_without_a_ridge_it_is_the_limit(sample, bias):
    """For lam -> 0: the distance of w falls in proportion to lam."""
    points = np.array(sample.X, dtype=object)
    w = fit(points, sample.y, ZERO, bias=bias).w
    near, nearer = (fit(points, sample.y, Fraction(1, 10**k), bias=bias).w - w for k in (9, 12))
    assert max(abs(nearer)) <= max(abs(near)) / 500


@given(clouds, ridges, biases)
@example(cloud(89, 40, 6, 1e6, 1.0), 1e-12, True)
@example(cloud(90, 40, 3, -1e6, 0.0), 1e3, False)
@example(([[1e10, 0.5], [-1.0, 2.0], [0.3, 0.1]], [1, -1, 1]), 1e-9, False)
def test_the_gap_covers_the_true_one(sample, lam, bias):
    """Whether the tolerance was reached or not."""
    X, y = np.asarray(sample[0])[:12, :4], sample[1][:12]
    try:
        check_least_squares(fit(X, y, lam, bias=bias))
    except NotConverged as error:
        check_least_squares(error.solution, 1)


@given(st.integers(0, 10**6), st.sampled_from([0.0, 1e3, 1e8]), st.integers(-60, 60), biases)
def test_without_a_ridge_the_excess_is_small(seed, offset, power, bias):
    """Points that determine w, at every scale and far from the origin."""
    rng = np.random.default_rng(seed)
    X = (rng.normal(size=(9, 2)) + offset) * 10.0**power
    y = np.where(rng.random(9) < 0.5, 1, -1)
    s = fit(X, y, 0, bias=bias)
    assert s.excess <= 1e-10
    check_least_squares(s, 1)


def test_a_perfect_fit():
    """Two points and a line through them; a relative gap cannot say that this is good."""
    s = fit([[0.0], [3.0]], [-1, 1], 0)
    assert s.w == pytest.approx([2 / 3])
    assert s.b == pytest.approx(-1)
    assert s.excess < 1e-28
    check_least_squares(s, 1)


@pytest.mark.parametrize("label", [1, -1])
@pytest.mark.parametrize("lam", [0, 1.0, Fraction(1, 3), ZERO])
def test_one_class_with_bias(label, lam):
    s = fit([[2], [5]], [label] * 2, lam)
    assert (s.w.tolist(), s.b, s.primal, s.dual, s.gap) == ([0], label, 0, 0, 0)
    assert (s.margins == 1).all()


def test_single_numbers_are_plain_floats():
    s = fit(X, Y, 2)
    numbers = [s.lam, s.b, s.primal, s.dual, s.excess, s.gap, objective(X, Y, [1], 0, 2)]
    assert {type(number) for number in numbers} == {float}


@given(samples(n=(1, 5), d=(1, 2)), positive, biases)
def test_floats_and_fractions_agree(sample, lam, bias):
    exact = fit(np.array(sample.X, dtype=object), sample.y, lam, bias=bias)
    floats = fit(np.array(sample.X, dtype=float), sample.y, float(lam), bias=bias)
    assert floats.w == pytest.approx(exact.w.astype(float), abs=1e-9)
    assert floats.b == pytest.approx(float(exact.b), abs=1e-9)
    assert floats.dual <= float(exact.primal) * (1 + 1e-15)


@given(samples(n=(1, 5), d=(1, 3)), positive, biases)
def test_a_sample_taken_twice_gives_the_same_answer(sample, lam, bias):
    """It is the mean that stands beside lam."""
    once = fit(np.array(sample.X, dtype=object), sample.y, lam, bias=bias)
    twice = fit(np.array(sample.X * 2, dtype=object), sample.y * 2, lam, bias=bias)
    assert (once.w == twice.w).all()
    assert (once.b, once.primal) == (twice.b, twice.primal)


@pytest.mark.parametrize("bias", [True, False])
def test_ridge_of_scikit_learn_minimises_the_same(bias):
    rng = np.random.default_rng(2)
    points, y = rng.normal(size=(50, 3)) + 5, np.where(rng.random(50) < 0.4, 1, -1)
    s = fit(points, y, 0.3, bias=bias)
    peer = Ridge(alpha=50 * 0.3 / 2, fit_intercept=bias).fit(points, y)
    assert s.w == pytest.approx(peer.coef_)
    assert s.b == pytest.approx(peer.intercept_)


@given(samples(n=(1, 4), d=(1, 2)), positive, rationals, st.data())
def test_the_objective(sample, lam, b, data):
    w = data.draw(vectors(len(sample.X[0])))
    exact = objective(sample.X, sample.y, w, b, lam)
    assert exact == squares(*sample, w, b, lam)
    floats = objective(
        np.array(sample.X, float), sample.y, list(map(float, w)), float(b), float(lam)
    )
    assert floats == pytest.approx(float(exact))


def test_new_points():
    s = fit([[-2], [2]], [-1, 1], Fraction(0))
    assert s.decision([[4], [Fraction(-1, 3)]]).tolist() == [2, Fraction(-1, 6)]
    assert s.predict([[4], [0], [-1]]).tolist() == [1, 1, -1]


def test_a_solution_prints_in_a_line_and_can_be_kept():
    s = fit(X, Y, 2)
    assert repr(s).startswith("LeastSquaresSolution(n=4, d=1, lam=2, bias=True, gap=")
    assert "lam=0.5" in repr(fit(X, Y, 0.5))
    for again in (copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
        assert (again.w == s.w).all()
        assert again.gap == s.gap


@pytest.mark.parametrize(
    ("points", "lam", "message"),
    [
        ([[1.0, 1.0], [2.0, 2.0], [3.0, 3.0]], 0, "cannot tell what w is for lam = 0"),
        ([[1.0, 2.0, 3.0, 4.0]] * 3, 0, "take a larger lam, or Fractions"),
        ([[0.0], [0.0], [0.0]], 0, "cannot tell what w is"),
        ([[1.0, 1.0], [2.0, 2.0], [3.0, 3.0]], 1e-60, "cannot tell what w is for lam = 1e-60"),
        ([[1e101], [2.0], [3.0]], 1, "too large for their squares; rescale X"),
        ([[1.0], [2.0], [3.0]], -1, "lam must not be negative"),
        ([[1.0], [2.0], [3.0]], math.inf, "lam must be finite"),
        ([[1.0], [2.0], [3.0]], 1e200, r"lam must be below 1e\+140"),
        ([[1e-320], [2e-320], [-3e-320]], 0, "no room in floats; rescale X|cannot tell"),
        ([[0.5], [Fraction(1)], [2]], 1, "another entry is a Fraction"),
    ],
)
def test_what_floats_cannot_do_is_named(points, lam, message):
    with pytest.raises(BadInput, match=message):
        fit(points, [1, -1, 1], lam, bias=False)


def test_an_answer_without_room():
    """1e-200 w is to be 1, which w = 1e200 does; its square is too large."""
    with pytest.raises(BadInput, match="no room in floats; rescale X"):
        fit([[1e-200], [2e-200]], [1, 1], 0, bias=False)


def test_a_tolerance_out_of_reach():
    with pytest.raises(NotConverged, match="take a larger lam") as caught:
        fit([[1e6], [1.0], [3.0]], [1, -1, 1], 1.0, tol=1e-60)
    check_least_squares(caught.value.solution)


def test_far_from_the_origin_a_bad_basis_is_not_trusted():
    """What the certificate is for: with another answer it says how bad that is."""
    rng = np.random.default_rng(1)
    points = rng.normal(size=(20, 2)) + 1e4
    y = np.where(rng.random(20) < 0.5, 1, -1)
    problem = basis(points, y, 0.1, True)
    w, b = problem.machine()
    for scale in (0, 1e-12, 1e-6, 1e-3, 1.0):
        move = scale * rng.normal(size=2)
        moved = problem.worth(w + move, b - float(move @ points.mean(axis=0)))
        exact = [[Fraction(v) for v in row] for row in points.tolist()]
        given_w = [Fraction(v) for v in (w + move).tolist()]
        given_b = Fraction(b - float(move @ points.mean(axis=0)))
        lam = Fraction(0.1)
        value = squares(exact, y.tolist(), given_w, given_b, lam)
        best = squares(exact, y.tolist(), *least_squares(exact, y.tolist(), lam, True), lam)
        assert value - best <= moved.excess <= 2 * (value - best) + Fraction(1e-18)

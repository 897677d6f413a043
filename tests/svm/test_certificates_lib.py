"""Hinge, subdifferential and certificates of optimality, on rationals and on floats."""

import math
from fractions import Fraction

import numpy as np
import oracles
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact, losses, svm
from margins.base.data import BadInput
from margins.svm import certificates, conventions, soft_margin
from strategies import HALF, Sample, biases, penalties, rationals, samples, vectors


@st.composite
def classified(draw, d=(1, 2)):
    """A sample, a classifier with many margins equal to 1, and a rival classifier."""
    X, y = draw(samples(n=(1, 4), d=d))
    w = draw(vectors(len(X[0])))
    i = draw(st.integers(0, len(y) - 1))
    on_the_margin = y[i] - oracles.dot(w, X[i])
    b = draw(st.sampled_from([on_the_margin, Fraction(0)]))
    return X, y, w, b, draw(vectors(len(X[0]))), draw(rationals)


def test_hinge_by_hand():
    exact_values = losses.hinge([Fraction(3, 2), Fraction(1), HALF, Fraction(-1)])
    assert exact_values.tolist() == [0, 0, HALF, 2]
    assert all(isinstance(v, Fraction) for v in exact_values)
    assert losses.hinge(np.array([2.0, 0.25])).tolist() == [0.0, 0.75]
    assert losses.hinge(3) == 0
    low, high = losses.HINGE.subdifferential([HALF, Fraction(1), Fraction(2)])
    assert (low.tolist(), high.tolist()) == ([-1, -1, 0], [-1, 0, 0])


@given(rationals, rationals, st.builds(Fraction, st.integers(-8, 4), st.just(4)))
def test_slopes_are_all_subgradients(m, other, slope):
    low, high = losses.HINGE.subdifferential(m)
    supports = all(
        losses.hinge(at) >= losses.hinge(m) + slope * (at - m) for at in (other, m - 1, m + 1, 1)
    )
    if low <= slope <= high:
        assert supports
    elif abs(m - 1) <= 1:  # near the kink the points tried are enough to refute
        assert not supports


@given(classified(), penalties, st.sampled_from(sorted(conventions.CONVENTIONS)))
def test_total_slack_and_objectives(case, C, name):
    X, y, w, b, _, _ = case
    total = oracles.total_slack(X, y, w, b)
    assert (
        soft_margin.total_slack(X, y, w, b) == total == sum(soft_margin.minimal_slack(X, y, w, b))
    )
    reference = oracles.dot(w, w) / 2 + C * total
    assert soft_margin.objective(X, y, w, b, C) == reference
    value = conventions.from_C(C, name, len(y))
    scale = conventions.dual_scale(value, name, len(y))
    assert soft_margin.objective(X, y, w, b, value, name) == scale * reference
    floats = [np.array(v, dtype=float) for v in (X, w, b)]
    assert math.isclose(
        soft_margin.objective(floats[0], y, *floats[1:], float(C)), reference, abs_tol=1e-9
    )


@given(classified(), st.lists(st.integers(0, 4), min_size=5, max_size=5))
def test_combinations_of_slopes_are_subgradients(case, quarters):
    X, y, w, b, v, other = case
    low, high = losses.HINGE.subdifferential(
        [label * (oracles.dot(w, x) + b) for x, label in zip(X, y, strict=True)]
    )
    s = [a + Fraction(q, 4) * (c - a) for a, c, q in zip(low, high, quarters, strict=False)]
    signed = [[label * value for value in x] for x, label in zip(X, y, strict=True)]
    vector = [oracles.dot(s, column) for column in zip(*signed, strict=True)]
    slope_b = oracles.dot(s, y)
    assert certificates.is_subgradient(X, y, w, b, vector)
    assert certificates.is_subgradient(X, y, w, b, vector, slope_b)
    step = [p - q for p, q in zip(v, w, strict=True)]
    rise = oracles.dot(vector, step) + slope_b * (other - b)
    assert oracles.total_slack(X, y, v, other) >= oracles.total_slack(X, y, w, b) + rise
    Xf, wf, gf = (np.array(a, dtype=float) for a in (X, w, vector))
    assert certificates.is_subgradient(Xf, y, wf, float(b), gf)
    assert certificates.is_subgradient(Xf, y, wf, float(b), gf, float(slope_b))


@given(classified(d=(1, 1)), st.integers(-12, 12).map(lambda k: Fraction(k, 2)))
def test_subdifferential_in_one_dimension(case, slope):
    X, y, w, b, _, _ = case
    at_zero = oracles.total_slack(X, y, w, b)
    tiny = Fraction(1, 10**6)  # smaller than the distance to any other kink of the grid
    right = (oracles.total_slack(X, y, [w[0] + tiny], b) - at_zero) / tiny
    left = (at_zero - oracles.total_slack(X, y, [w[0] - tiny], b)) / tiny
    inside = left <= slope <= right
    assert certificates.is_subgradient(X, y, w, b, [slope]) == inside
    Xf, wf = np.array(X, dtype=float), np.array(w, dtype=float)
    assert certificates.is_subgradient(Xf, y, wf, float(b), [float(slope)]) == inside


def test_bias_has_its_own_slope():
    X, y = [[Fraction(1)], [Fraction(-1)]], [1, -1]  # at w = 1, b = 0 both are on the kink
    assert certificates.is_subgradient(X, y, [1], 0, [-1])
    assert certificates.is_subgradient(X, y, [1], 0, [-1], 0)
    assert certificates.is_subgradient(X, y, [1], 0, [-1], 1)
    assert not certificates.is_subgradient(X, y, [1], 0, [-1], Fraction(3, 2))
    assert not certificates.is_subgradient(X, y, [1], 0, [Fraction(1, 9)])
    assert certificates.is_subgradient(
        [[1.0], [-1.0]], y, [2.0], 0.0, [0.0]
    )  # no point on the kink


@given(classified(), penalties, biases)
def test_excess_is_the_distance_from_the_optimum(case, C, bias):
    X, y, w, b, _, _ = case
    b = b if bias else Fraction(0)
    best = exact.fit(X, y, C, bias=bias)
    found = certificates.certificate(X, y, w, b, C, bias=bias)
    assert found.excess == soft_margin.objective(X, y, w, b, C) - best.primal
    optimal = (best.w == w).all() and best.interval[0] <= b <= best.interval[1]
    assert certificates.is_certificate(X, y, w, b, C, found.multipliers, bias=bias) == optimal
    for end in {end for end in best.interval if abs(end) < math.inf}:
        assert certificates.is_certificate(X, y, best.w, end, C, found.multipliers, bias=bias)


@given(samples(n=(1, 4), scaled=True), penalties, biases)
@example(Sample([(-HALF, 2), (-4, 0), (0, 0)], [1, 1, -1]), Fraction(1, 1000), True)  # balance
def test_float_certificates_are_bounds(sample, C, bias):
    X = np.array(sample.X, dtype=float)
    solved = svm.fit(X, sample.y, float(C), bias=bias)
    found = certificates.certificate(X, sample.y, solved.w, solved.b, float(C), bias=bias)
    assert found.excess >= 0
    assert certificates.is_certificate(
        X, sample.y, solved.w, solved.b, float(C), found.multipliers, bias=bias, gap=1e-7
    )


@pytest.mark.parametrize("away", [-1e7, 1e7])
def test_far_from_the_origin_rounding_is_forgiven_on_either_side(away):
    """At a distance of 1e7 margins are known to about 1e-8: a slack of 3e-9 is forgiven, one of
    1e-3 is not."""
    X, y = np.array([[away - 1.0], [away + 1.3]]), [-1, 1]
    w, C = 1 / 1.15, 10.0
    b = -w * (away + 0.15) - 3e-9
    s = np.full(2, w / (2 * 1.15 * C))
    assert certificates.is_certificate(X, y, [w], b, C, s)
    assert not certificates.is_certificate(X, y, [w], b + 1e-3, C, s)


def test_false_certificates_are_refused():
    X, y = [[Fraction(1)], [Fraction(-1)]], [1, -1]
    arguments = X, y, [HALF], 0, Fraction(1, 4)
    assert certificates.is_certificate(*arguments, [1, 1])
    assert not certificates.is_certificate(*arguments, [HALF, HALF])
    assert certificates.is_certificate(*arguments, [HALF, HALF], gap=1)
    for multipliers, message in (
        ([1], "needs 2 entries"),
        ([2, 2], "between 0 and 1"),
        ([-1, -1], "between 0 and 1"),
        ([1, 0], "same sum"),
    ):
        with pytest.raises(BadInput, match=message):
            certificates.excess(*arguments, multipliers)
    with pytest.raises(BadInput, match="b must be 0"):
        certificates.excess(X, y, [HALF], 1, HALF, [1, 1], bias=False)
    with pytest.raises(BadInput, match="penalty C must be positive"):
        certificates.excess(X, y, [HALF], 0, 0, [1, 1])
    floats = np.array(X, dtype=float), y, [0.5], 0.0, 0.25
    assert certificates.excess(*floats, [0.5 + 2**-53, 0.5]) > 0, "that is rounding"
    with pytest.raises(BadInput, match="same sum"):
        certificates.excess(*floats, [0.5 + 1e-12, 0.5])


def test_arguments_are_checked():
    X, y = [[1.0, 2.0]], [1]
    with pytest.raises(BadInput, match="penalty value must be positive"):
        soft_margin.objective(X, y, [0, 0], 0, 0)
    with pytest.raises(BadInput, match="vector has 1"):
        certificates.is_subgradient(X, y, [0, 0], 0, [1])
    with pytest.raises(BadInput, match="features"):
        soft_margin.minimal_slack(X, y, [0])

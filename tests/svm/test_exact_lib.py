"""The exact solver: against an enumeration of all KKT partitions, and by its own certificates."""

import math
from fractions import Fraction

import numpy as np
import oracles
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput, rational
from margins.base.examples import CORNER_LABELS, CORNER_POINTS
from strategies import (
    HALF,
    QUARTER,
    Sample,
    biases,
    penalties,
    planted,
    samples,
)

BOTH_LABELS_AT_ONE_POINT = Sample([(Fraction(0),), (Fraction(0),)], [1, -1])


def check_kkt(s):
    """All optimality conditions, one by one, from the definition."""
    K = s.X if s.w is None else s.X @ s.X.T
    scores = K @ (s.alpha * s.y)
    assert (s.margins == s.y * (scores + s.b)).all()
    assert (s.alpha >= 0).all()
    assert (s.slack >= 0).all()
    assert (s.margins >= 1 - s.slack).all()
    assert not (s.alpha * (s.margins - 1 + s.slack)).any()
    if math.isinf(s.C):
        assert not s.slack.any()
    else:
        assert (s.alpha <= s.C).all()
        assert not ((s.C - s.alpha) * s.slack).any()
    if s.bias:
        assert s.alpha @ s.y == 0
        assert s.interval[0] <= s.b <= s.interval[1]
    else:
        assert s.b == 0
        assert s.interval == (0, 0)
    if s.w is not None:
        assert (s.w == (s.alpha * s.y) @ s.X).all()
    loss = 0 if math.isinf(s.C) else s.C * s.slack.sum()
    assert s.primal == (s.alpha * s.y) @ scores / 2 + loss
    assert s.primal == s.dual
    assert s.gap == 0
    assert all(
        isinstance(v, Fraction) for v in (*s.alpha, *s.slack, *s.margins, s.b, s.primal, s.dual)
    )


# the support vector machine


@given(samples(n=(1, 7), d=(1, 2), scaled=True), penalties, biases)
def test_soft_margin(sample, C, bias):
    found = exact.fit(*sample, C, bias=bias)
    check_kkt(found)
    if bias and len(set(sample.y)) == 2:
        assert found.interval == oracles.bias_minimisers(*sample, found.w)
        assert found.b == sum(found.interval) / 2
    free = (found.alpha > 0) & (found.alpha < C)
    lifted = [[*x, 1] if bias else list(x) for x in found.X[free]]
    G = [[oracles.dot(a, b) for b in lifted] for a in lifted]
    assert oracles.gauss(G, [0] * len(lifted)) is not None  # linearly independent
    if len(sample.y) <= 4:
        best = oracles.svm(*sample, C, bias=bias)
        assert found.w.tolist() == best.w
        assert found.primal == best.value
        assert exact.is_dual_optimum(found, best.alpha)


@given(samples(n=(1, 5), d=(1, 2), two_classes=True, scaled=True), biases)
@example(BOTH_LABELS_AT_ONE_POINT, True)
def test_hard_margin_equals_enumeration(sample, bias):
    best = oracles.svm(*sample, bias=bias)
    if best is None:
        with pytest.raises(exact.NotSeparable) as error:
            exact.fit(*sample, bias=bias)
        assert exact.check_gordan(*sample, error.value.certificate, bias=bias)
    else:
        found = exact.fit(*sample, bias=bias)
        assert found.w.tolist() == best.w
        assert found.primal == best.value


@given(biases.flatmap(lambda b: st.tuples(st.just(b), planted(n=(1, 5), bias=b, two_classes=b))))
def test_hard_margin_and_its_support_vectors(case):
    bias, sample = case
    found = exact.fit(sample.X, sample.y, bias=bias)
    check_kkt(found)
    assert len(found.positive) <= found.X.shape[1] + bias
    low, high = exact.alpha_range(found)
    always = np.flatnonzero(low > 0)
    assert exact.essential(found).tolist() == always.tolist()
    assert set(always) <= set(found.positive) <= set(np.flatnonzero(high > 0))
    assert set(np.flatnonzero(high > 0)) <= set(exact.tight(found))
    kept = exact.refit_on(found, found.positive)
    assert (kept.w == found.w).all()
    assert kept.b == found.b


def test_soft_margin_of_one_class():
    found = exact.fit([[1], [5]], [-1, -1], 3)
    assert found.w.tolist() == [0]
    assert (found.b, found.interval, found.primal) == (-1, (-math.inf, -1), 0)
    check_kkt(found)
    up = exact.fit([[1]], [1], HALF)
    assert (up.b, up.interval) == (1, (1, math.inf))
    assert up.predict([[-7]]).tolist() == [1]
    assert exact.fit(None, [1], 1, gram=[[4]]).decision([[9]]).tolist() == [1]


def test_hard_margin_of_one_class():
    with pytest.raises(BadInput, match="both labels"):
        exact.fit([[1], [2]], [1, 1])
    homogeneous = exact.fit([[1], [2]], [1, 1], bias=False)
    assert (homogeneous.w.tolist(), homogeneous.b) == ([1], 0)


def test_bias_need_not_be_unique():
    found = exact.fit([[1], [-1]], [1, -1], QUARTER)
    assert (found.w.tolist(), found.b, found.interval) == (
        [HALF],
        0,
        (-HALF, HALF),
    )


def test_integers_of_any_kind_are_exact():
    big = 2**80
    for X in ([[big], [-big]], np.array([[2.0**80], [-(2.0**80)]])):
        assert exact.fit(X, [1, -1]).w.tolist() == [Fraction(1, big)]
    found = exact.fit(np.array([[1], [-1]]), np.array([1, -1]), np.float64(1.0))
    assert (found.C, found.w.tolist()) == (1, [1])
    check_kkt(found)
    assert exact.fit(np.array([[1], [-1]]), [1, -1], np.int64(3)).C == 3


@pytest.mark.parametrize(
    ("X", "y", "C", "message"),
    [
        ([[0.1]], [1], 1, r"Fraction\(str"),
        ([[HALF], [0.5]], [1, -1], 1, r"Fraction\(str"),
        ([[math.nan]], [1], 1, "NaN"),
        ([["one"]], [1], 1, "integers and Fractions"),
        ([[None]], [1], 1, "integers and Fractions"),
        ([[1], [1, 2]], [1, 1], 1, "different lengths"),
        ([1, 2], [1, 1], 1, "shape"),
        (np.zeros((0, 2)), [], 1, "empty"),
        (np.zeros((2, 0)), [1, -1], 1, "empty"),
        ([[1]], [1, 1], 1, "one label for each"),
        ([[1]], [0], 1, "labels must be"),
        ([[1]], [1], 0, "positive"),
        ([[1]], [1], -HALF, "positive"),
        ([[1]], [1], 0.1, r"Fraction\(str"),
        ([[1]], [1], math.nan, "C must be positive"),
        ([[1]], [1], -math.inf, "C must be positive"),
        ([[1]], [1], None, "C is None; give a number"),
        (None, [1], 1, "either the points"),
    ],
)
def test_bad_input_is_named(X, y, C, message):
    with pytest.raises(BadInput, match=message):
        exact.fit(X, y, C)


def test_rational_reads_numpy_and_python_numbers():
    assert rational("v", np.int32(3)) == rational("v", 3.0) == rational("v", Fraction(3)) == 3


# Gordan's alternative


@given(samples(n=(1, 6), scaled=True), biases)
@example(BOTH_LABELS_AT_ONE_POINT, True)
def test_exactly_one_alternative_holds(sample, bias):
    found = exact.alternative(*sample, bias=bias)
    assert found.separable == (found.certificate is None) == (found.w is not None)
    if found.separable:
        margins = [
            label * (oracles.dot(found.w, x) + found.b) for x, label in zip(*sample, strict=True)
        ]
        assert min(margins) >= 1
        assert bias or found.b == 0
    else:
        assert exact.check_gordan(*sample, found.certificate, bias=bias)
        if bias:
            check_point_of_both_hulls(*sample, found.certificate)


def check_point_of_both_hulls(X, y, certificate):
    common = exact.common_point(X, y, certificate).tolist()
    for label in (1, -1):
        weights = [2 * a for a, own in zip(certificate, y, strict=True) if own == label]
        members = [x for x, own in zip(X, y, strict=True) if own == label]
        assert sum(weights) == 1
        assert [oracles.dot(weights, column) for column in zip(*members, strict=True)] == common


def test_false_certificates_are_refused():
    X, y = [[0], [0], [1]], [1, -1, 1]
    half = HALF
    assert exact.check_gordan(X, y, [half, half, 0])
    assert not exact.check_gordan(X, y, [1, 1, 0])  # does not sum to 1
    assert not exact.check_gordan(X, y, [1, 0, 0])  # out of balance
    assert exact.check_gordan(X, y, [1, 0, 0], bias=False)
    assert not exact.check_gordan(X, y, [0, half, half])  # does not vanish
    assert not exact.check_gordan([[0], [0], [0]], [1, -1, 1], [1, 1, -1])  # negative
    with pytest.raises(BadInput, match="needs 3 entries"):
        exact.check_gordan(X, y, [half, half])
    with pytest.raises(BadInput, match="do not prove"):
        exact.common_point(X, y, [1, 0, 0])


def test_refusal_says_how_to_go_on():
    with pytest.raises(exact.NotSeparable, match="finite C") as error:
        exact.fit(*BOTH_LABELS_AT_ONE_POINT)
    assert error.value.certificate.tolist() == [HALF, HALF]
    assert isinstance(error.value, BadInput)
    with pytest.raises(exact.NotSeparable, match="through the origin"):
        exact.fit([[1], [2]], [1, -1], bias=False)


# from a Gram matrix


@given(samples(n=(1, 4), scaled=True), penalties, biases)
def test_gram_matrix_is_enough(sample, C, bias):
    points = exact.fit(*sample, C, bias=bias)
    K = points.X @ points.X.T
    kernel = exact.fit(None, sample.y, C, bias=bias, gram=K)
    check_kkt(kernel)
    assert kernel.w is None
    assert (kernel.alpha == points.alpha).all()
    assert (kernel.b, kernel.interval, kernel.primal) == (points.b, points.interval, points.primal)
    assert (kernel.decision(K) == points.decision(points.X)).all()


@given(samples(n=(1, 4)), st.lists(st.integers(1, 3), min_size=4, max_size=4), penalties, biases)
@example(Sample([(0,), (0,)], [1, -1]), [2, 1, 1, 1], Fraction(1), True)
def test_a_weight_is_so_many_copies(sample, times, C, bias):
    """A price k C, against k points of price C; from points and from their Gram matrix."""
    times = times[: len(sample.y)]
    X, y = np.repeat(np.array(sample.X, dtype=object), times, axis=0), np.repeat(sample.y, times)
    copies = exact.fit(X, y, C, bias=bias)
    prices = [C * k for k in times]
    weighted = exact.fit(sample.X, sample.y, prices, bias=bias)
    K = [[sum(a * b for a, b in zip(p, q, strict=True)) for q in sample.X] for p in sample.X]
    for s in (weighted, exact.fit(None, sample.y, prices, bias=bias, gram=K)):
        assert (s.primal, s.dual, s.interval) == (copies.primal, copies.dual, copies.interval)
        assert ((s.alpha >= 0) & (s.alpha <= s.C)).all()
        assert exact.is_dual_optimum(s, exact.dual_optimum(s, [1] * len(times)))
    assert weighted.w.tolist() == copies.w.tolist()
    again = exact.refit_on(weighted, range(len(times)))
    assert (again.C.tolist(), again.w.tolist()) == (prices, weighted.w.tolist())


def test_gram_matrix_of_a_separating_kernel():
    corners, xor = CORNER_POINTS, [1, -1, -1, 1]
    with pytest.raises(exact.NotSeparable):
        exact.fit(corners, xor)
    K = [[(1 + oracles.dot(a, b)) ** 2 for b in corners] for a in corners]
    found = exact.fit(None, xor, gram=K)
    check_kkt(found)
    assert found.alpha.tolist() == [Fraction(1, 8)] * 4
    assert found.predict(K).tolist() == xor


def test_gordan_from_a_gram_matrix():
    K = [[1, 1, 0], [1, 1, 0], [0, 0, 1]]  # the first two points coincide
    with pytest.raises(exact.NotSeparable) as error:
        exact.fit(None, [1, -1, 1], gram=K)
    assert error.value.certificate.tolist() == [HALF, HALF, 0]
    assert exact.check_gordan(None, [1, -1, 1], error.value.certificate, gram=K)
    assert not exact.check_gordan(None, [1, 1, -1], [HALF, 0, HALF], gram=K)


def test_gram_matrix_must_be_one():
    with pytest.raises(exact.NotPSD):
        exact.fit(None, [1, -1], 1, gram=[[0, 1], [1, 0]])
    with pytest.raises(BadInput, match="either the points"):
        exact.fit([[1]], [1], 1, gram=[[1]])


# support vectors


def test_four_corners_have_different_support_vectors_in_each_sense():
    found = exact.fit(CORNER_POINTS, CORNER_LABELS)
    assert exact.tight(found).tolist() == [0, 1, 2, 3]
    assert exact.essential(found).tolist() == []
    low, high = exact.alpha_range(found)
    assert low.tolist() == [0] * 4
    assert high.tolist() == [HALF] * 4
    assert exact.is_dual_optimum(found, [QUARTER] * 4)
    assert exact.is_dual_optimum(found, [HALF, 0, HALF, 0])
    assert not exact.is_dual_optimum(found, [HALF, 0, 0, HALF])


# without bias a point at 0 always has alpha = C, yet never moves w
@given(samples(n=(1, 4), d=(1, 2), scaled=True), penalties, biases)
@example(Sample([(Fraction(0),)], [1]), Fraction(1), False)
def test_soft_support_vectors(sample, C, bias):
    found = exact.fit(*sample, C, bias=bias)
    low, high = exact.alpha_range(found)
    assert (low <= found.alpha).all()
    assert (found.alpha <= high).all()
    assert set(exact.essential(found)) <= set(np.flatnonzero(low > 0))
    assert set(found.positive) <= set(exact.tight(found))
    assert exact.is_dual_optimum(found, exact.dual_optimum(found, sample.y))


def test_essential_counts_the_removals_that_move_w():
    # C so small that both stay at the bound: w = 2C, without one of them 0
    found = exact.fit([[1], [-1], [9]], [1, -1, 1], QUARTER)
    for i in exact.essential(found):
        others = [j for j in range(3) if j != i]
        assert exact.refit_on(found, others).w.tolist() != found.w.tolist()
    assert exact.essential(exact.fit([[2]], [1], bias=False)).tolist() == [0]
    assert exact.essential(exact.fit([[0]], [1], 1, bias=False)).tolist() == []
    assert exact.essential(exact.fit([[1], [-1]], [1, -1])).tolist() == [0, 1]
    K = [[1, -1], [-1, 1]]
    assert exact.essential(exact.fit(None, [1, -1], 5, gram=K)).tolist() == [0, 1]


def test_support_arguments_are_checked():
    found = exact.fit(CORNER_POINTS, CORNER_LABELS, 1)
    assert not exact.is_dual_optimum(found, [2, 0, 2, 0])
    assert not exact.is_dual_optimum(found, [HALF, -HALF, HALF, HALF])
    assert not exact.is_dual_optimum(found, [HALF, HALF, 0, 0])
    assert not exact.is_dual_optimum(found, [Fraction(1, 8)] * 4)
    at_origin = exact.fit([[0]], [1], 1, bias=False)
    assert exact.is_dual_optimum(at_origin, [1])
    assert not exact.is_dual_optimum(at_origin, [HALF])  # the same w, a smaller value
    with pytest.raises(BadInput, match="empty"):
        exact.refit_on(found, [])
    with pytest.raises(BadInput, match="4 entries"):
        exact.is_dual_optimum(found, [1])
    with pytest.raises(BadInput, match="4 entries"):
        exact.dual_optimum(found, [1])

"""Bounds that hold for the floats that are returned: every one is compared with fractions."""

import math

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins import kernels, svm
from margins.base.rounding import reach
from margins.svm import evaluation
from margins.svm.evaluation import Data, primals
from recomputed import Dyadic, check_machine, exactly, machine
from strategies import OFFSETS, cloud, clouds, prices

FAR = (
    1e4 + np.array([[5, -1, -1], [6, 4, -3], [3, -5, -4], [5, -1, -6], [4, 5, 2]]),
    [1, -1, -1, 1, -1],
)


def found(X, y, C, **options):
    """The solution, and whether it reached the tolerance."""
    try:
        return svm.fit(X, y, C, **options), 1e-8
    except svm.NotConverged as error:
        return error.solution, math.inf


@given(clouds, prices, st.booleans())
@example(cloud(0, 60, 3, 0.0, 0.0), 1e9, True)
@example(cloud(1, 60, 3, 1e4, 0.0), 1e6, True)
@example(cloud(2, 60, 3, 1e6, 1.0), 1e3, True)
@example(cloud(3, 60, 3, 1e6, 0.0), 1e9, True)
@example(([[10**30, 1], [2, 3], [4, -(10**30)]], [1, -1, 1]), 1.0, True)
@example(([[10**30, 1], [2, 3], [4, -(10**30)]], [1, -1, 1]), 1.0, False)
@example(([[1e-320, 1.0], [1e-310, 2.0]], [1, -1]), 1.0, True)
def test_the_gap_of_a_linear_machine_covers_the_true_one(sample, C, bias):
    """Whether the tolerance was reached or not."""
    check_machine(*found(*sample, C, bias=bias))


@given(clouds, st.booleans())
@example(([[3.0, 10.0], [2.0, 7.0]], [1, -1]), False)
@example(FAR, True)
def test_a_hard_margin_is_kept_by_every_point(sample, bias):
    try:
        s, tol = found(*sample, math.inf, bias=bias)
    except svm.NotSeparable:
        return
    check_machine(s, tol)


@given(clouds, prices, st.booleans(), st.sampled_from([kernels.rbf(1.0), kernels.polynomial(2)]))
@example(cloud(4, 60, 4, 3.0, 1.0), 1e3, True, kernels.polynomial(3))
def test_the_gap_of_a_kernel_machine_covers_the_true_one(sample, C, bias, kernel):
    X, y = sample
    X = X[:, :4] / max(1.0, np.abs(X).max() / 4)
    check_machine(*found(X, y, C, bias=bias, kernel=kernel))


@given(clouds, prices, st.booleans(), st.integers(0, 10**6))
def test_prices_of_their_own(sample, C, bias, seed):
    factors = 10.0 ** np.random.default_rng(seed).uniform(-2, 2, len(sample[1]))
    check_machine(*found(*sample, C * factors, bias=bias))


def test_few_answers_are_refused():
    """At most one in a hundred, though offsets and prices go to extremes."""
    rng, refused = np.random.default_rng(5), 0
    for seed in range(300):
        n, d = int(rng.integers(20, 201)), int(rng.integers(1, 21))
        X, y = cloud(seed, n, d, rng.choice(OFFSETS), rng.choice([0.0, 0.3, 1.0]))
        _, tol = found(X, y, 10.0 ** rng.integers(-3, 10), bias=bool(rng.integers(4)))
        refused += tol == math.inf
    assert refused <= 3


def test_far_off_w_is_stretched_by_the_last_digit_of_b():
    """w = (3, -1, 0) and b = -20015 are exact; b of a slightly longer w misses by more."""
    _, tol = found(*FAR, math.inf)
    assert tol < math.inf


def test_a_hard_margin_far_off_is_looked_at_precisely():
    """Sums as floats come would leave a gap of 1e-7 here."""
    check_machine(svm.fit([[1e8], [1e8 + 2]], [-1, 1]))


def plain(X, y, C=1.0, bias=True):
    M = np.array(X, dtype=float)
    return Data(M, np.array(y), C, bias, gram=False, reach=reach(M))


@pytest.mark.parametrize("size", [1.0, 1e-6])
def test_both_values_of_a_gram_matrix_are_those_of_its_points(size):
    """Rough and fine, within their rounding."""
    X, y = cloud(6, 30, 3, 10.0, 1.0)
    alpha = size * np.random.default_rng(7).random(30)
    K = X @ X.T
    lines, grams = plain(X, y), Data(K, y, 1.0, True, gram=True, reach=reach(K))
    for fine in (False, True):
        assert lines.dual(alpha, 1e-8, fine=fine) == pytest.approx(
            grams.dual(alpha, 1e-8, fine=fine)
        )
        w = (alpha * y) @ X
        norm2 = grams.norm2(alpha * y, fine=fine)
        assert lines.norm2(w, fine=fine) == pytest.approx(norm2)
        v, gram = exactly(alpha * y), exactly(K)
        assert (v @ (gram @ v)).fraction() <= norm2


def test_fine_values_are_closer():
    X, y = cloud(8, 200, 5, 1e6, 1.0)
    data, alpha = plain(X, y), np.random.default_rng(9).random(200)
    alpha[y > 0] *= alpha[y < 0].sum() / alpha[y > 0].sum()
    assert data.dual(alpha, 1e-8, fine=True) > data.dual(alpha, 1e-8, fine=False)


def test_deficits_have_the_right_sign():
    """The margin of 1/3 + 2/3 + ... in floats misses 1 by less than a float can show."""
    third = 1 / 3
    data = plain([[third, third, third]], [1])
    short = data.deficits(np.ones(3), 0.0, np.array([0]))
    assert 0 < short[0] < 1e-16
    assert 1 - (third + third + third) == 0


def test_products_that_underflow_are_allowed_for():
    data = plain([[1.0, 1e-200]], [1])
    assert data.deficits(np.array([1.0, -1e-200]), 0.0, np.array([0]))[0] > 0
    nothing_lost = plain([[1.0, 0.0]], [1])
    assert nothing_lost.deficits(np.array([1.0, -1e-200]), 0.0, np.array([0])) == [0]


def test_a_longer_normal_vector_clears_the_margin():
    """At a high price a slack of one rounding costs more than w itself."""
    data = plain([[1 / 3], [-1 / 3]], [1, -1], C=1e25)
    points = list(primals(data, np.array([3 * (1 - 1e-16)]), 1e-8))
    assert points[0].cost > 1e3
    assert points[-1].cost == pytest.approx(4.5)
    assert points[-1].v[0] > points[0].v[0]
    assert len(points) < evaluation._STRETCHES


def test_no_point_is_near_the_margin():
    data = plain([[5.0], [-5.0]], [1, -1])
    rough, fine = primals(data, np.array([1.0]), 1e-8)
    assert rough.cost == fine.cost == pytest.approx(0.5)


def test_an_answer_that_proves_nothing_has_the_gap_one():
    """Multipliers whose dual value is negative are worse than none."""
    X, y = np.array([[1e3], [-1e3]]), np.array([1, -1])
    data = plain(X, y)
    assert data.dual(np.ones(2), 1e-8, fine=True) < 0
    s, tol = found([[10**30, 1], [2, 3], [4, -(10**30)]], [1, -1, 1], 1.0, bias=False)
    assert tol == math.inf
    assert s.dual >= 0
    assert machine(s).gap <= s.gap <= 1 + 1e-15


@given(clouds, st.sampled_from([1e-3, 1.0, 1e3]), st.integers(0, 10**6))
@example(cloud(10, 60, 3, 1e6, 1.0), 1.0, 0)
@example(cloud(10, 60, 3, -1e6, 1.0), 1.0, 0)
def test_deficits_that_are_not_certain_miss_by_no_more_than_their_error(sample, size, seed):
    """Of any (w, b): before the rows near the margin are looked at, and after."""
    data = plain(*sample)
    point = evaluation._Point(data, size * np.random.default_rng(seed).normal(size=data.M.shape[1]))
    for _ in range(2):
        scores = exactly(data.M) @ exactly(point.v) + exactly(point.b)
        exact = (Dyadic(1) + -(Dyadic(data.y) * scores)).floats()
        assert (np.abs(point.deficits - exact) <= point.error).all()
        point.settle()


@pytest.mark.parametrize("fine", [False, True])
@given(clouds, st.integers(0, 10**6))
def test_a_dual_value_proves_no_more_than_it_should(fine, sample, seed):
    """Of points and of a Gram matrix; also where the parts of w nearly cancel."""
    X, y = sample
    X, y = X[:30], y[:30]
    alpha, K = np.random.default_rng(seed).random(len(y)), X @ X.T
    alpha[y > 0] *= alpha[y < 0].sum() / alpha[y > 0].sum()
    a, M = exactly(alpha), exactly(X)
    beta = a * Dyadic(y)
    pull = M.T @ beta
    total = a.sum().fraction()
    assert plain(X, y).dual(alpha, 1e-8, fine=fine) <= total - (pull @ pull).fraction() / 2
    grams = Data(K, y, 1.0, True, gram=True, reach=reach(K))
    exact = total - (beta @ (exactly(K) @ beta)).fraction() / 2
    assert grams.dual(alpha, 1e-8, fine=fine) <= exact

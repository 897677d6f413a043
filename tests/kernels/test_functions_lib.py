"""Kernels as objects: what they are called, that they stay exact, how far rounding takes them."""

import math
import pickle
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins import svm
from margins.base.data import BadInput
from margins.base.data import rationals as exact_array
from margins.base.gram import gram_matrix
from margins.kernels import (
    conjugated,
    exp,
    linear,
    normalised,
    pointwise,
    polynomial,
    precomputed,
    rbf,
)
from margins.kernels.functions import Plain

POINTS = [[1, 2], [0, 1], [3, -1], [2, 2]]
EXACT = exact_array("points", POINTS, 2)


def first(X):
    """The first coordinate."""
    return X[:, 0]


def product(A, Z):
    """No object, but a function of two samples."""
    return A @ Z.T


MADE = [
    linear,
    2 * linear,
    Fraction(1, 2) * polynomial(2),
    linear + rbf(1),
    product + rbf(1),
    linear + product,
    linear * polynomial(2, Fraction(1, 2)),
    product * linear,
    linear * product,
    linear * 3,
    np.float64(2) * linear,
    exp(0.1 * linear),
    exp(product),
    conjugated(first, rbf(2)),
    normalised(linear + rbf(1)),
    pointwise(min),
]
SMOOTH = [k for k in MADE if not isinstance(k, type(pointwise(min)))]


@pytest.mark.parametrize("kernel", SMOOTH, ids=repr)
def test_kernels_are_values(kernel):
    """Pickled, equal, shown in one line; the diagonal is that of the matrix."""
    assert pickle.loads(pickle.dumps(kernel)) == kernel
    assert len(repr(kernel)) < 100
    assert "0x" not in repr(kernel)
    K = kernel(POINTS, POINTS)
    np.testing.assert_allclose(kernel.diagonal(POINTS), K.diagonal(), rtol=1e-14)
    np.testing.assert_allclose(K, K.T, rtol=1e-14)
    assert kernel(POINTS, POINTS[:1]).shape == (4, 1)


@pytest.mark.parametrize("kernel", SMOOTH, ids=repr)
def test_machines_take_them(kernel):
    machine = svm.fit(np.array(POINTS, dtype=float), [1, -1, 1, -1], 1.0, kernel=kernel)
    assert machine.gap <= 1e-8


def test_how_they_are_shown():
    kernel = 2 * linear * (polynomial(2) + rbf(1.5))
    assert repr(kernel) == (
        "2 * linear * (Polynomial(degree=2, offset=1, scale=1) + Gaussian(width=1.5))"
    )
    assert repr(exp(product)) == "exp(product)"
    assert repr(normalised(conjugated(first, linear))) == "normalised(conjugated(first, linear))"
    assert repr(pointwise(min)) == "pointwise(min)"
    assert repr(precomputed([[1]]) + linear) == "(Precomputed(n=1) + linear)"
    assert repr(2 * precomputed([[1]]).features([[0]]).weights) == repr(np.array([Fraction(2)]))


def test_fractions_stay_fractions():
    kernel = Fraction(1, 3) * linear * linear + conjugated(first, polynomial(2))
    K = kernel(EXACT, EXACT)
    assert {type(v) for v in K.flat} == {Fraction}
    assert K[0, 3] == Fraction(36, 3) + 2 * 49
    found = kernel.features(EXACT)
    assert {type(v) for v in [*found.values.flat, *found.weights]} == {Fraction}
    assert (found.gram() == K).all()
    mixed = (linear + rbf(1))(EXACT, EXACT)
    assert mixed.dtype == np.float64
    assert conjugated(lambda X: np.ones(len(X)), linear)(EXACT, EXACT).dtype == np.float64


def test_features_in_floats():
    kernel = 2 * linear + polynomial(2, Fraction(1, 2)) * linear
    plain = kernel.features(POINTS).plain()
    np.testing.assert_allclose(plain @ plain.T, kernel(POINTS, POINTS), rtol=1e-12)
    units = normalised(polynomial(2)).features(POINTS)
    np.testing.assert_allclose(units.gram(), normalised(polynomial(2))(POINTS, POINTS), rtol=1e-12)
    assert repr(units) == "Features(values=<4x6>, weights=<6>)"
    rows = precomputed([[4, 2], [2, 1]]).features([[1], [0], [1]])
    assert (rows.gram() == [[1, 2, 1], [2, 4, 2], [1, 2, 1]]).all()
    assert precomputed([[4, 2], [2, 1]]).diagonal([[1], [0]]).tolist() == [1, 4]


@pytest.mark.parametrize("kernel", [rbf(1), exp(linear), pointwise(min), linear + product])
def test_some_features_are_not_known(kernel):
    with pytest.raises(BadInput, match="no features of finite dimension that are known here"):
        kernel.features(POINTS)


def test_not_too_many_features():
    with pytest.raises(BadInput, match=r"these are 3838380 features.*; use the kernel itself"):
        polynomial(6, 0).features(np.ones((1, 35)))
    with pytest.raises(BadInput, match="these are 160000 features"):
        (linear * linear).features(np.ones((1, 400)))


def test_what_is_no_kernel_is_refused():
    with pytest.raises(BadInput, match="factor must not be negative, but is -1; a negative mult"):
        -1 * linear
    with pytest.raises(BadInput, match="kernel is 'rbf', but must be a function"):
        linear + "rbf"
    with pytest.raises(BadInput, match="factor must be a number, but is 'rbf'"):
        linear * "rbf"
    with pytest.raises(BadInput, match="the factor is 3, but must be a function"):
        conjugated(3, linear)
    with pytest.raises(BadInput, match="the factor must give 4 numbers, one for each point"):
        conjugated(lambda X: X[1:, 0], linear)(POINTS, POINTS)
    with pytest.raises(BadInput, match=r"k\(x, x\) < 0 at some x, so it is no kernel"):
        normalised(lambda X, Z: -X @ Z.T)(POINTS, POINTS)
    with pytest.raises(BadInput, match="kernel must hold numbers only"):
        pointwise(lambda *_: "one")(POINTS, POINTS)


def test_points_of_one_feature_are_numbers():
    assert pointwise(lambda x, z: x - z)([[3]], [[1]]).tolist() == [[2]]
    assert pointwise(lambda x, z: x[0] * z[1])([[3, 1]], [[1, 2]]).tolist() == [[6]]
    assert pointwise(min)(np.zeros((0, 1)), [[1]]).shape == (0, 1)
    assert pointwise(min)(EXACT[:, :1], EXACT[:, :1])[0, 2] == Fraction(1)


def test_no_points():
    nothing = np.zeros((0, 2))
    for kernel in (linear + rbf(1), normalised(linear), conjugated(first, linear)):
        assert kernel(nothing, POINTS).shape == (0, 4)


def test_normalising_what_is_zero():
    K = normalised(linear)([[0, 0], [3, 4]], [[0, 0], [6, 8]])
    assert K.tolist() == [[0, 0], [0, 1]]
    assert normalised(linear).diagonal([[0, 0], [3, 4]]).tolist() == [0, 1]
    assert normalised(linear).rounding(np.zeros((2, 2))) == math.inf


FLOATS = st.floats(-2, 2, width=32)
CLOUDS = st.lists(st.tuples(FLOATS, FLOATS), min_size=1, max_size=4)


def exactly(rows):
    """Inner products of floats in fifty digits."""
    return [
        [mpmath.fsum(mpmath.mpf(a) * b for a, b in zip(x, z, strict=True)) for z in rows]
        for x in rows
    ]


def truth(kernel, rows):
    """The values of a few kernels in many digits."""
    inner = exactly(rows)
    size = range(len(rows))

    def cell(i, j):
        k, a, b = inner[i][j], inner[i][i], inner[j][j]
        gauss = mpmath.exp((2 * k - a - b) / 2)
        return {
            "3 * linear": 3 * k,
            "sum": k + gauss,
            "product": k * gauss,
            "exp": mpmath.exp(k),
            "conjugated": mpmath.mpf(rows[i][0]) * gauss * rows[j][0],
            "normalised": (k + gauss) / mpmath.sqrt((a + 1) * (b + 1)),
        }[kernel]

    return [[cell(i, j) for j in size] for i in size]


BOUNDED = {
    "3 * linear": 3 * linear,
    "sum": linear + rbf(1),
    "product": linear * rbf(1),
    "exp": exp(linear),
    "conjugated": conjugated(first, rbf(1)),
    "normalised": normalised(linear + rbf(1)),
}


@given(CLOUDS, st.sampled_from(sorted(BOUNDED)))
def test_rounding_is_bounded(rows, name):
    """Against the same floats in fifty digits, relative to the largest entry."""
    X = np.array(rows, dtype=float)
    with mpmath.workdps(50):
        wanted, found = truth(name, X.tolist()), BOUNDED[name](X, X)
        bound = BOUNDED[name].rounding(X)
        size = max(abs(v) for row in wanted for v in row)
        for i, row in enumerate(wanted):
            for j, value in enumerate(row):
                error = abs(mpmath.mpf(float(found[i, j])) - value)
                assert error <= bound * size or error < mpmath.mpf(10) ** -300


def test_what_is_known_need_not_be_checked():
    X = np.random.default_rng(0).normal(size=(30, 2))
    for kernel in BOUNDED.values():
        assert gram_matrix(kernel, X)[1]
    for unknown in (linear + product, exp(product), 2 * Plain(product), pointwise(min) * linear):
        assert not gram_matrix(unknown, X[:, :1])[1]
    assert not gram_matrix(precomputed(np.eye(3)), np.arange(3.0)[:, None])[1]


def test_where_rounding_grows_it_is_said():
    """The largest entries of the factors stand at different points."""
    X = np.array([[1e8, 0.0], [0.0, 1e-8]])
    narrow = conjugated(lambda X: X[:, 1], linear)
    assert narrow.rounding(X) > 1
    across = np.array([[1e4, 1e-4], [1e-4, 1e4]])
    left, right = (conjugated(lambda X, t=t: X[:, t], rbf(1e6)) for t in (0, 1))
    assert max(left.rounding(across), right.rounding(across)) < 1e-14
    assert (left * right).rounding(across) > 1
    assert exp(linear).rounding(X) == math.inf
    assert exp(linear).rounding(np.zeros((1, 2))) < 1e-14

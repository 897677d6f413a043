"""Witnesses: found, few, exact or beyond rounding; and none for a kernel."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.kernels import (
    exp,
    find_witness,
    gram,
    linear,
    pointwise,
    polynomial,
    precomputed,
    rbf,
)
from strategies import integers, points


def check(found, kernel):
    """The claim of a witness, anew."""
    K = gram(kernel, found.points)
    if found.v is None:
        assert len(found.places) == 2
        assert K[0, 1] - K[1, 0] == found.value != 0
    else:
        form = [[Fraction(v) for v in row] for row in found.gram.tolist()]
        v = [Fraction(a) for a in found.v.tolist()]
        size = range(len(v))
        value = sum(v[i] * v[j] * form[i][j] for i in size for j in size)
        assert value < -Fraction(found.rounding) * sum(map(abs, v)) ** 2
        assert float(value) == pytest.approx(float(found.value))


@given(points(4, 1), st.sampled_from([lambda x, z: x + z, lambda x, z: x * z - 1, max, min]))
def test_exact_answers_are_those_of_the_matrix(X, function):
    kernel = pointwise(function)
    K, found = gram(kernel, np.array(X)), find_witness(kernel, np.array(X))
    assert (found is None) == exact.is_psd(K)
    if found is not None:
        assert found.rounding == 0
        assert isinstance(found.value, Fraction)
        assert (found.points == np.array(X)[found.places]).all()
        check(found, kernel)


@given(st.lists(st.tuples(integers, integers), min_size=1, max_size=7))
def test_kernels_have_none(X):
    for kernel in (linear, polynomial(3), rbf(1.5), exp(linear), rbf(1) + linear * linear):
        assert find_witness(kernel, X) is None


def test_one_point_two_points_more():
    """As few as possible: a diagonal entry, a minor, and the points that cannot be left out."""
    X = [[5], [1], [2], [3], [4]]
    one = find_witness(pointwise(lambda x, z: x * z - 10), X)
    assert one.places.tolist() == [1]
    two = find_witness(pointwise(lambda x, z: -abs(x - z)), X)
    assert len(two.places) == 2
    near = pointwise(lambda x, z: int(abs(x - z) <= 1))
    three = find_witness(near, X)
    assert len(three.places) == 3
    for found, kernel in ((one, pointwise(lambda x, z: x * z - 10)), (three, near)):
        check(found, kernel)


def test_many_points_are_not_thinned_out():
    """n 1{x = z} - 1 needs all n + 1 points; of 14 none is tried to be left out."""
    K = 13 * np.eye(14, dtype=int) - 1
    found = find_witness(precomputed(K), np.arange(14)[:, None])
    assert len(found.places) == 14
    few = find_witness(precomputed(3 * np.eye(6, dtype=int) - 1), np.arange(6)[:, None])
    assert len(few.places) == 4


@pytest.mark.parametrize("size", [1e-6, 1.0, 1e6])
def test_in_floats_rounding_is_no_witness(size):
    """A matrix of rank one, off by a little; then by more."""
    X = np.array([[1.0], [2.0]])
    for error, shows in ((0.0, False), (1e-13, False), (1.5e-9, False), (1e-6, True)):
        K = size * np.array([[1.0, 2.0], [2.0, 4.0 - error]])
        found = find_witness(lambda _X, _Z, K=K: K, X)
        assert (found is not None) == shows
        if shows:
            check(found, lambda _X, _Z, K=K: K)


def test_symmetry_in_floats():
    X = np.array([[1.0], [2.0]])
    for error, shows in ((1e-13, False), (3.9e-10, False), (4.1e-10, True), (1e-6, True)):
        K = np.array([[2.0, 1.0], [1.0 + error, 2.0]])
        found = find_witness(lambda _X, _Z, K=K: K, X)
        assert (found is not None) == shows, "both values may be off by 1e-10 of 2"
    assert found.v is None
    assert str(found) == "not symmetric at (1), (2): k(x, z) - k(z, x) = -1e-06"


@pytest.mark.parametrize("size", [1e-300, 1e300])
def test_products_of_floats_may_overflow(size):
    for beside, few in ((-1, None), (2, 2)):
        K = size * np.array([[1.0, beside, 0], [beside, 1, 0], [0, 0, 1]])
        found = find_witness(precomputed(K), [[0], [1], [2]])
        assert (found and len(found.places)) == few


def test_a_kernel_far_out_is_given_its_rounding():
    """Its distances drown, and the matrix that comes out has negative forms."""
    X = [[0.0], [0.3], [1e9], [1e9 + 0.3]]
    assert find_witness(rbf(1.0), X) is None


def test_floats_of_many_points():
    """Three of hundreds are enough, and are found."""
    X = np.random.default_rng(0).normal(size=(120, 2)) * 0.1
    kernel = pointwise(lambda x, z: np.tanh(x[0] * z[0] + x[1] * z[1] - 1))
    found = find_witness(kernel, X)
    assert len(found.places) == 1
    near = find_witness(lambda A, B: 1.0 * (np.abs(A - B.T) <= 1), np.arange(40.0)[:, None])
    assert len(near.places) == 3
    check(near, lambda A, B: 1.0 * (np.abs(A - B.T) <= 1))


def test_functions_of_numpy_that_know_no_fractions():
    """Integers are given as fractions first; a function that cannot take them gets floats."""
    found = find_witness(lambda X, Z: np.tanh(X @ Z.T - 1), [[0], [1]])
    assert isinstance(found.value, float)
    assert gram(lambda X, Z: np.exp(X @ Z.T), [[0], [1]]).dtype == np.float64
    assert gram(linear, [[0], [1]]).dtype == object


def test_how_a_witness_is_shown():
    found = find_witness(pointwise(lambda x, z: x + z), [[1], [0]])
    assert str(found) == "v'Kv = -2 for v = (-1, 2) at the points (1), (0)"
    assert repr(found).startswith("Witness(places=<2>, points=<2x1>, gram=<2x2>, v=<2>, value=-2")


@pytest.mark.parametrize(
    ("kernel", "X", "message"),
    [
        ("rbf", [[1]], "kernel is 'rbf', but must be a function"),
        (lambda A, _B: A, [[1, 2], [3, 4], [5, 6]], r"kernel\(X, Z\) must have shape \(3, 3\)"),
        (lambda A, B: A @ B.T * np.nan, [[1.0]], "NaN or infinity"),
        (linear, [], "X must be an array of shape"),
        (linear, np.zeros((0, 1)), "X is empty"),
        (linear, [1, 2], "X must be an array of shape"),
    ],
    ids=["word", "shape", "nan", "nothing", "empty", "one axis"],
)
def test_bad_input(kernel, X, message):
    with pytest.raises(BadInput, match=message):
        find_witness(kernel, X)

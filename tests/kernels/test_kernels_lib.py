"""Kernels: values at known points, and the width that follows the data."""

from fractions import Fraction

import mpmath
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.kernels import linear, median_width, polynomial, precomputed, rbf, squared_distances


def test_the_median_runs_over_all_pairs():
    assert median_width([[0], [1], [10]]) == 9
    assert median_width([[0], [0], [3]]) == 3  # equal points do not count
    assert repr(median_width([[0], [1]])) == "1.0"
    with pytest.raises(BadInput, match="all points are equal"):
        median_width([[2, 2], [2, 2]])


def test_the_median_is_taken_of_at_most_500_rows():
    X = np.random.default_rng(0).normal(size=(1001, 1))
    assert median_width(X[:501]) == median_width(X[:501:2])
    assert median_width(X) == median_width(X[::3])
    assert median_width(X[:500]) != median_width(X[:500:2])


def test_polynomials_by_hand():
    X, Z = np.array([[Fraction(1), Fraction(2)]]), np.array([[Fraction(3), Fraction(4)]])
    assert polynomial(2)(X, Z).tolist() == [[144]]
    assert polynomial(2, offset=0)(X, Z).tolist() == [[121]]
    assert polynomial(1, offset=3, scale=2)(X, Z).tolist() == [[Fraction(23, 4)]]
    with pytest.raises(BadInput, match="the offset must not be negative, but is -1"):
        polynomial(2, offset=-1)
    with pytest.raises(BadInput, match="the degree must be a whole number of at least 1"):
        polynomial(0)
    with pytest.raises(BadInput, match="the scale must be positive"):
        polynomial(1, scale=0)


def test_the_width_of_rbf_is_a_length():
    found = rbf(2.0)(np.array([[0.0], [2.0]]), np.array([[0.0]]))
    assert found == pytest.approx(np.exp([[0.0], [-0.5]]))
    with pytest.raises(BadInput, match=r"the width must be positive .*; try median_width\(X\)"):
        rbf(0)


def test_squared_distances_far_from_the_origin():
    """Squares about the origin would lose all of the difference."""
    X = np.array([[1e8, 0.0], [1e8 + 3, 4.0]])
    assert squared_distances(X, X).tolist() == [[0, 25], [25, 0]]


def test_a_gram_matrix_is_looked_up():
    gram = np.arange(9.0).reshape(3, 3)
    assert precomputed(gram)(np.array([[2], [0]]), np.array([[1]])).tolist() == [[7], [1]]
    assert repr(precomputed(gram)) == "Precomputed(n=3)"
    with pytest.raises(BadInput, match=r"square, but this one has shape \(1, 2\)"):
        precomputed([[1, 2]])


@pytest.mark.parametrize(
    "X", [[[3]], [[-1]], [[0.5]], [[0, 1]]], ids=["beyond", "negative", "between", "two columns"]
)
def test_indices_into_a_gram_matrix_are_checked(X):
    kernel = precomputed(np.eye(3))
    with pytest.raises(BadInput, match=r"X must (hold|be one column of) indices"):
        kernel(np.array(X), np.array([[1]]))
    with pytest.raises(BadInput, match=r"Z must (hold|be one column of) indices"):
        kernel(np.array([[1]]), np.array(X))


def test_both_samples_have_the_same_features():
    for kernel in (linear, squared_distances):
        with pytest.raises(BadInput, match="X has 1 features, but Z has 2"):
            kernel([[1]], [[1, 2]])
    with pytest.raises(BadInput, match="the entries of Z are too large for their squares"):
        squared_distances([[1.0]], [[1e200]])


def test_no_points_have_no_distances():
    nothing, two = np.zeros((0, 2)), np.ones((2, 2))
    assert squared_distances(nothing, two).shape == (0, 2)
    assert rbf(1)(two, nothing).shape == (2, 0)


def test_linear_is_the_inner_product():
    assert linear([[1, 2]], [[3, 4], [5, 6]]).tolist() == [[11, 17]]
    assert linear([[Fraction(1, 2)]], [[3]]).tolist() == [[Fraction(3, 2)]]


FLOATS = st.floats(-4, 4, width=32)
CLOUDS = st.lists(st.tuples(FLOATS, FLOATS), min_size=2, max_size=5)


@given(CLOUDS, st.sampled_from([0.0, 1e3, -1e6]), st.sampled_from([0.5, 3.0]))
def test_the_rounding_of_rbf_is_bounded(rows, offset, width):
    """Far off the origin, too: against the same floats in fractions, exp to forty digits."""
    X = np.array(rows) + offset
    exact = [[Fraction(v) for v in row] for row in X.tolist()]
    K, bound = rbf(width)(X, X), rbf(width).rounding(X)
    for i, x in enumerate(exact):
        for j, z in enumerate(exact):
            square = sum((a - b) ** 2 for a, b in zip(x, z, strict=True)) / Fraction(width) ** 2
            with mpmath.workdps(40):
                truth = mpmath.exp(-mpmath.mpf(square.numerator) / square.denominator / 2)
                assert abs(mpmath.mpf(float(K[i, j])) - truth) <= bound


@given(CLOUDS, st.integers(1, 5), st.sampled_from([0.0, 0.75]), st.sampled_from([1.0, 0.3]))
def test_the_rounding_of_a_polynomial_is_bounded(rows, degree, offset, scale):
    """Relative to the largest entry."""
    X, kernel = np.array(rows), polynomial(degree, offset, scale)
    exact = np.array([[Fraction(v) for v in row] for row in X.tolist()])
    inner = exact @ exact.T / Fraction(scale) ** 2 + Fraction(offset)
    truth, K = inner**degree, kernel(X, X)
    error = max(abs(Fraction(float(a)) - b) for a, b in zip(K.flat, truth.flat, strict=True))
    assert error <= Fraction(kernel.rounding(X)) * max(abs(v) for v in truth.flat)

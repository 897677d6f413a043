"""Sums and products of floats against fractions."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins.base.rounding import EPS, UNIT, combined, dots, products, reach, summed, up

entries = st.floats(-1e100, 1e100).filter(lambda v: v == 0 or abs(v) > 1e-100)


@given(entries, entries)
def test_a_product_is_the_sum_of_two_floats(a, b):
    high, low = products(np.array([a]), np.array([b]))
    assert high[0] == a * b
    assert Fraction(high[0]) + Fraction(low[0]) == Fraction(a) * Fraction(b)


@given(st.lists(st.tuples(entries, entries, entries), min_size=1, max_size=9))
def test_a_sum_of_products_is_rounded_once(terms):
    A, v, more = (np.array(column) for column in zip(*terms, strict=True))
    exact = sum(Fraction(a) * Fraction(b) for a, b, _ in terms)
    found = dots(np.stack((A, -A)), v, np.stack((more, 0 * more)))
    assert found[1] == float(-exact)
    assert found[0] == float(exact + sum(map(Fraction, more.tolist())))


@pytest.mark.parametrize("rows", [0, 1, 70_000])
def test_rows_are_taken_in_portions(rows):
    found = dots(np.arange(rows, dtype=float)[:, None], np.array([3.0]))
    np.testing.assert_array_equal(found, 3 * np.arange(rows))


@given(st.lists(st.floats(0, 1e300).map(lambda v: v / 1e10), min_size=1, max_size=60))
def test_a_sum_made_larger_is_not_too_small(terms):
    total = 0.0
    for term in terms:
        total += term
    bound = up(total, len(terms))
    assert bound >= sum(map(Fraction, terms))
    assert bound <= total * (1 + 2 * (len(terms) + 2) * EPS)


@pytest.mark.parametrize("tol", [1e-8, 1e-13])
@pytest.mark.parametrize("n", [5, 4096, 4097, 30000])
def test_a_sum_is_within_its_bound(n, tol):
    values = np.random.default_rng(n).random(n) ** 8
    total, error = summed(values, tol)
    assert abs(Fraction(total) - sum(map(Fraction, values.tolist()))) <= error
    assert error <= tol * total / 16


def test_the_reach_of_few_and_many_columns():
    M = np.random.default_rng(3).normal(size=(20, 12))
    for d in (1, 8, 9, 12):
        np.testing.assert_array_equal(reach(M[:, :d]), np.abs(M[:, :d]).max(axis=0))


@pytest.mark.parametrize("n", [7000, 7007])
def test_the_reach_of_many_rows(n):
    """Side by side, with and without a rest; the largest sizes at both ends, with both signs."""
    M = np.random.default_rng(4).normal(size=(n, 12))
    M[0, 3], M[-1, 4], M[n // 2, 5] = -9, 9, -8
    for d in (1, 12):
        np.testing.assert_array_equal(reach(M[:, :d]), np.abs(M[:, :d]).max(axis=0))


def test_reach_is_the_largest_size_in_a_column():
    assert reach(np.array([[1.0, -7, 0], [5.0, 2, 0], [-3.0, 4, 0]])).tolist() == [5, 7, 0]


@pytest.mark.parametrize("fine", [True, False])
@given(st.lists(st.tuples(entries, entries, entries), min_size=1, max_size=9))
def test_a_combination_misses_by_no_more_than_its_bound(fine, rows):
    """The bound is not much larger than it must be, either."""
    weights, X = np.array([w for w, *_ in rows]), np.array([x for _, *x in rows])
    found, bounds = combined(X, weights, reach(X), fine=fine)
    for value, bound, column in zip(found.tolist(), bounds.tolist(), X.T.tolist(), strict=True):
        terms = [Fraction(w) * Fraction(x) for (w, *_), x in zip(rows, column, strict=True)]
        assert abs(value - sum(terms)) <= bound
        size = abs(sum(terms)) if fine else sum(map(abs, weights.tolist())) * max(map(abs, column))
        assert bound <= (1 if fine else len(rows) + 5) * UNIT * size * (1 + 9 * EPS) + 1e-280


@pytest.mark.parametrize("used", [3, 5000, 10_000])
def test_few_rows_at_a_time_make_a_small_bound(used):
    """Smaller than for one long sum; rows that weigh nothing do not count."""
    rng = np.random.default_rng(0)
    X, weights = rng.random((10_000, 1)), rng.random(10_000)
    weights[used:] = 0
    found, bound = combined(X, weights, reach(X), fine=False)
    exact = sum(Fraction(w) * Fraction(x) for w, x in zip(weights, X[:, 0], strict=True))
    assert abs(found[0] - exact) <= bound[0]
    assert bound[0] <= (min(used, 4200) + 6) * UNIT * weights.sum()

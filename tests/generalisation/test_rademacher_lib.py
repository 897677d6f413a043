"""Averages over signs: exact at any size, in blocks, in floats, drawn; bad input."""

from fractions import Fraction
from itertools import product
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.generalisation import rademacher as module
from margins.generalisation.rademacher import (
    average,
    estimate,
    estimate_linear,
    linear_average,
    linear_bound,
    massart_bound,
    squared_mean,
)
from strategies import rationals

RNG = np.random.default_rng(0)


@st.composite
def matrices(draw, entries):
    n = draw(st.integers(1, 5))
    row = st.lists(entries, min_size=n, max_size=n)
    return draw(st.lists(row, min_size=1, max_size=4))


def by_hand(rows):
    n = len(rows[0])
    sums = [
        max(sum(s * v for s, v in zip(sigma, row, strict=True)) for row in rows)
        for sigma in product((1, -1), repeat=n)
    ]
    return Fraction(sum(sums)) / (n * 2**n)


@given(matrices(rationals), st.sampled_from([1, 3, 64, 2**20]))
def test_blocks_of_any_size(rows, block):
    with patch.object(module, "_BLOCK", block):
        assert average(rows) == by_hand(rows)
        assert squared_mean(rows) == sum(v * v for row in rows for v in row)


@given(matrices(st.integers(-(2**70), 2**70)))
def test_large_integers_are_exact(rows):
    whole = np.array(rows, dtype=object)  # numpy makes floats of a list with 2^63
    assert average(whole) == by_hand(rows)
    assert squared_mean(whole) == sum(v * v for row in rows for v in row)


@given(matrices(st.floats(-1e6, 1e6)), st.sampled_from([1.0, 1e-300, 1e300]))
def test_floats_keep_their_bound(rows, scale):
    rows = [[v * scale for v in row] for row in rows]
    exact = by_hand([list(map(Fraction, row)) for row in rows])
    n, most = len(rows[0]), max(abs(v) for row in rows for v in row)
    assert abs(Fraction(average(np.array(rows))) - exact) <= Fraction(n * most) / 2**50


def test_twenty_examples():
    """Exact against float, and 20 coins: E |S|/20 = C(20, 10)/2^20."""
    coins = [[1] * 20, [-1] * 20]
    assert average(coins) == Fraction(184756, 2**20)
    rows = RNG.integers(-9, 10, (7, 20))
    assert float(average(rows)) == pytest.approx(average(rows * 1.0), rel=1e-13)
    assert linear_average(np.ones((20, 1)), 3) == pytest.approx(3 * 184756 / 2**20, rel=1e-13)
    assert squared_mean(rows.T[:, :3]) == (rows[:3] ** 2).sum()
    X = RNG.standard_normal((9, 4))
    assert squared_mean(X) == pytest.approx((X * X).sum(), rel=1e-13)


def test_drawn_averages_are_near():
    """Within five standard errors, which fails once in a million times; the seed is fixed."""
    rows, X = RNG.standard_normal((6, 12)), RNG.standard_normal((12, 3))
    for found, value in (
        (estimate(rows, rng=np.random.default_rng(1)), average(rows)),
        (estimate_linear(X, 2, rng=np.random.default_rng(2)), linear_average(X, 2)),
    ):
        assert abs(found.value - value) <= 5 * found.error
        assert 0 < found.error < 0.02 * found.value
        assert found.draws == 10_000
    with patch.object(module, "_BLOCK", 60):
        same = estimate(rows, rng=np.random.default_rng(1))
    assert same.value == pytest.approx(estimate(rows, rng=np.random.default_rng(1)).value)
    assert estimate([[1, 2]], rng=RNG, draws=5).value == 0


def test_the_standard_error_is_that_of_the_mean():
    """Two functions that differ in one example: each draw gives the same, without error."""
    assert estimate([[1, 0], [-1, 0]], rng=RNG, draws=50) == module.Estimate(0.5, 0.0, 50)
    found = [estimate([[1, 1], [-1, -1]], rng=RNG, draws=100) for _ in range(400)]
    spread = np.std([f.value for f in found])
    assert np.mean([f.error for f in found]) == pytest.approx(spread, rel=0.15)


def test_bounds():
    assert linear_bound([[3, 4], [0, 0]], 2) == 5.0
    assert linear_bound([[3e200, 4e200]]) == pytest.approx(5e200)
    assert massart_bound(1, 7) == 0
    assert massart_bound(4, 2) == pytest.approx(np.sqrt(np.log(4)))


def test_kinds_of_numbers():
    assert isinstance(average([[1, 2], [0, 1]]), Fraction)
    assert isinstance(average(np.array([[1, 2]], dtype=np.int8)), Fraction)
    assert isinstance(average([[1.0, 2]]), float)
    assert average([[0.0, 0.0]]) == 0
    assert linear_average([[0, 0]]) == 0
    assert average([[Fraction(1, 3)], [-Fraction(1, 3)]]) == Fraction(1, 3)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: average([[1] * 21]), "2\\^21 sign vectors"),
        (lambda: linear_average([[1]] * 21), "estimate_linear"),
        (lambda: squared_mean([[1]] * 21), "up to 20"),
        (lambda: average([1, 2]), "values"),
        (lambda: average([[Fraction(1), 0.5]]), "Fraction"),
        (lambda: estimate([[1, 2]], rng=0), "default_rng"),
        (lambda: estimate([[1, 2]], rng=RNG, draws=1), "at least 2"),
        (lambda: linear_bound([[1e308]] * 9, 1e10), "rescale"),
        (lambda: squared_mean([[1e200]]), "rescale"),
        (lambda: massart_bound(0, 3), "size"),
        (lambda: massart_bound(3, 0), "n must"),
    ],
)
def test_bad_input(call, message):
    with pytest.raises(BadInput, match=message):
        call()

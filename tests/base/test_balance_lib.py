"""Multipliers in the box and in balance, exactly."""

import math

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.balance import feasible


@pytest.mark.parametrize(
    ("alpha", "expected"),
    [
        ([-1.0, 0.5, 0.5], [0, 0.5, 0.5]),  # the box
        ([1.0, 0.5, 9.0], [1, 0, 1]),  # what is between the bounds is enough
        ([1.0, 0.25, 0.5], [0.4, 0.1, 0.5]),  # it is not: all of the class give their share
        ([0.5, 0.25, 0.5], [1 / 3, 1 / 6, 0.5]),
        ([0.25, 0.25, 1.0], [0.25, 0.25, 0.5]),
        ([0.0, 0.0, 1.0], [0, 0, 0]),
    ],
)
def test_multipliers_are_brought_into_box_and_balance(alpha, expected):
    y, alpha = np.array([1, 1, -1]), np.array(alpha)
    found = feasible(alpha, y, 1.0, bias=True)
    np.testing.assert_allclose(found, expected, rtol=1e-15)
    assert math.fsum(found * y) == 0
    np.testing.assert_array_equal(feasible(alpha, y, 1.0, bias=False), np.clip(alpha, 0, 1))


@given(
    st.lists(
        st.tuples(st.floats(1e-6, 1e6), st.sampled_from([0.0, 0.3, 1.0, 1.0]), st.booleans()),
        min_size=2,
        max_size=30,
    )
)
@example([(0.1, 1.0, True), (0.3, 1.0, False), (0.7, 1.0, True)])
@example([(1e-6, 1.0, True), (1e6, 0.3, True), (1e6, 0.3, False)])
@example([(1.0, 0.0, True), (48577.0, 1.0, False), (999999.2041556957, 1.0, False)])
@example([(48577.0, 1.0, False), (999999.2041556957, 1.0, False), (1.0, 0.3, False)])
def test_prices_of_their_own_bound_every_multiplier(rows):
    C = np.array([price for price, _, _ in rows])
    alpha = C * np.array([share for _, share, _ in rows])
    y = np.where([side for _, _, side in rows], 1, -1)
    found = feasible(alpha, y, C, bias=True)
    assert (found >= 0).all()
    assert (found <= C).all()
    assert math.fsum(found * y) == 0
    sums = {sign: math.fsum(alpha[y == sign]) for sign in (1, -1)}
    rounding = 2 * len(alpha) * np.spacing(alpha.max())
    assert abs(math.fsum(found) - 2 * min(sums.values())) <= 2 * rounding
    assert (found <= alpha + rounding).all()


@given(st.lists(st.floats(1e-9, 1e9), min_size=2, max_size=40), st.sampled_from([1.0, 3e5, 1e9]))
def test_balance_is_exact_and_costs_a_last_digit(sizes, C):
    """Two classes of the same sum, up to rounding."""
    some = np.minimum(np.array(sizes), C)
    alpha = np.concatenate([some, [some.sum() / 2] * 2])
    y = np.repeat([1, -1], [len(some), 2])
    top = max(C, float(alpha.max()))
    found = feasible(alpha, y, top, bias=True)
    assert math.fsum(found * y) == 0
    assert np.abs(found - alpha).max() <= 2 * len(alpha) * np.spacing(alpha.max())

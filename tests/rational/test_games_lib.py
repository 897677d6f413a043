"""Matrix games: the value, certified by both strategies."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.base.data import rationals as exact_array
from strategies import rationals


@given(
    st.integers(1, 5).flatmap(
        lambda m: st.lists(st.lists(rationals, min_size=m, max_size=m), min_size=1, max_size=5)
    )
)
def test_game_value_is_certified_by_both_strategies(A):
    g, A = exact.game(A), exact_array("A", A, 2)
    for strategy in (g.rows, g.columns):
        assert (strategy >= 0).all()
        assert strategy.sum() == 1
    assert min(A @ g.columns) == g.value == max(g.rows @ A)


def test_known_games():
    assert exact.game([[1, -1], [-1, 1]]).value == 0
    assert exact.game([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]).columns.tolist() == [Fraction(1, 3)] * 3
    assert exact.game([[7]]).value == 7
    with pytest.raises(BadInput, match="empty"):
        exact.game(np.zeros((0, 3)))

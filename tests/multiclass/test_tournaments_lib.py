"""Votes and cycles of many points at once."""

from fractions import Fraction

import numpy as np
import pytest
from margins.base.data import BadInput
from margins.multiclass.tournaments import a_cycle, cycles, votes


def test_many_points():
    scores = [[1, 1, 1], [1, -1, 1], [0, 0, 0], [-1, -1, -1]]
    assert votes(scores).tolist() == [[2, 1, 0], [1, 1, 1], [2, 1, 0], [0, 1, 2]]
    assert cycles(scores).tolist() == [0, 1, 0, 0]
    assert a_cycle(scores) == [None, (0, 1, 2), None, None]


def test_one_pair_and_fractions():
    assert votes([[Fraction(1, 3)], [Fraction(-1, 3)]]).tolist() == [[1, 0], [0, 1]]
    assert a_cycle([[1.0]]) == [None]
    assert cycles([[1.0]]).tolist() == [0]


def test_a_cycle_below_the_winner_is_found():
    """Class 0 beats all; 1 beats 2, 2 beats 3, 3 beats 1."""
    scores = [[1, 1, 1, 1, -1, 1]]
    ((first, second, third),) = a_cycle(scores)
    assert {first, second, third} == {1, 2, 3}
    assert votes(scores).tolist() == [[3, 1, 1, 1]]


@pytest.mark.parametrize("columns", [0, 2, 4, 5])
def test_columns_must_be_pairs(columns):
    with pytest.raises(BadInput, match=f"scores has {columns} columns"):
        votes(np.ones((2, columns)))

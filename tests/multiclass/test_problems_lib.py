"""Problems with two signs, and their sizes."""

from fractions import Fraction

import numpy as np
import pytest
from margins.base.data import BadInput
from margins.multiclass.problems import (
    ROUNDING,
    against,
    first_largest,
    imbalance,
    largest,
    one_vs_one_sizes,
    one_vs_rest_sizes,
    pairs,
)


def test_signs_and_pairs():
    assert against(np.array([0, 2, 1, 2]), 2).tolist() == [-1, 1, -1, 1]
    assert pairs(4) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_sizes_of_the_problems():
    assert one_vs_rest_sizes([2, 3, 5]) == [(2, 8), (3, 7), (5, 5)]
    assert one_vs_one_sizes(np.array([2, 3, 5])) == [(2, 3), (2, 5), (3, 5)]
    assert imbalance(one_vs_rest_sizes([2, 3, 5])) == 4
    assert imbalance(one_vs_one_sizes([2, 3, 5])) == Fraction(5, 2)


@pytest.mark.parametrize("sizes", [[2], [], [2, 0], [2, -1], [2, 1.5], [[2, 3]], "ab"])
def test_bad_sizes(sizes):
    for function in (one_vs_rest_sizes, one_vs_one_sizes):
        with pytest.raises(BadInput, match=r"^sizes"):
            function(sizes)


@pytest.mark.parametrize("best", [1.0, -3.0, 1e9])
def test_floats_may_be_equal_up_to_rounding(best):
    """As many of the last bits as the constant says, and no more."""
    step = ROUNDING * abs(best)
    scores = np.array([[best - step, best], [best - 1.01 * step, best]])
    assert largest(scores).tolist() == [[True, True], [False, True]]
    assert first_largest(scores).tolist() == [0, 1]
    assert ROUNDING * 2**40 == 1


def test_fractions_are_compared_exactly():
    scores = np.array([[Fraction(1), 1 + Fraction(1, 10**30)], [Fraction(2), Fraction(2)]])
    assert first_largest(scores).tolist() == [1, 0]

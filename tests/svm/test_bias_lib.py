"""The best b for a given w."""

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins.rational.arrays import array
from margins.svm import bias
from strategies import rationals, signs

SCORES = array([Fraction(0), Fraction(2)])


def test_a_single_class_leaves_one_end_open():
    """Every margin is at least 1: b >= 1 - <w, x_i> for all i, or b <= -1 - <w, x_i>."""
    assert bias.hard_interval(SCORES, array([1, 1])) == (1, math.inf)
    assert bias.hard_interval(SCORES, array([-1, -1])) == (-math.inf, -3)
    assert bias.soft_interval(SCORES, array([1, 1])) == (1, math.inf)
    assert bias.soft_interval(SCORES, array([-1, -1])) == (-math.inf, -3)


def test_two_classes_have_the_middle_of_the_gap():
    assert bias.hard_interval(SCORES, array([-1, 1])) == (-1, -1)
    assert bias.best_offset([[0], [2]], [-1, 1], [1]) == -1
    third = Fraction(1, 3)
    assert bias.best_offset([[third], [2 * third]], [-1, 1], [1]) == -Fraction(1, 2), "exactly"


@given(
    st.lists(st.tuples(rationals, signs, st.integers(1, 3)), min_size=1, max_size=6),
    st.sampled_from([Fraction(1), Fraction(1, 10)]),
)
def test_a_price_counts_as_so_many_points(points, unit):
    """Fractions, and floats whose sums are rounded."""
    scores, y, times = map(list, zip(*points, strict=True))
    weights = array([unit * k for k in times])
    copies = bias.soft_interval(array(np.repeat(scores, times)), np.repeat(y, times))
    assert bias.soft_interval(array(scores), np.array(y), weights) == copies
    floats = np.array(scores, dtype=float), np.array(y), weights.astype(float)
    assert bias.soft_interval(*floats) == pytest.approx(tuple(map(float, copies)))


@pytest.mark.parametrize(
    ("low", "high", "b"), [(-math.inf, 3, 3), (3, math.inf, 3), (1, 4, 2.5), (2, 2, 2)]
)
def test_the_middle_is_a_finite_end_if_there_is_one(low, high, b):
    assert bias.middle(low, high) == b

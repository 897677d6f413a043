"""Arrays of fractions, and the integers behind them."""

from fractions import Fraction

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from margins.rational.arrays import array, cleared, common_denominator


def test_an_array_holds_python_numbers_even_if_it_is_empty():
    assert array([]).dtype == object
    assert (array([Fraction(1, 3)]) * 3).tolist() == [1]


@given(st.lists(st.fractions(-3, 3, max_denominator=6), min_size=1, max_size=6))
def test_clearing_denominators(values):
    """The least D for which all D v are whole."""
    whole, D = cleared(np.array(values, dtype=object))
    assert all(isinstance(v, int) for v in whole)
    assert [Fraction(v, D) for v in whole] == values
    assert common_denominator(values) == D
    assert not any(all((k * v).denominator == 1 for v in values) for k in range(1, D))

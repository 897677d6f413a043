"""Sums of logarithms against powers of whole numbers."""

from fractions import Fraction
from math import isclose, log

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.rational.logarithms import LogSum, log_sum, sign_of

powers = st.dictionaries(st.integers(1, 60), st.integers(-9, 9), max_size=5)


def product(of):
    """exp of the sum, as a Fraction."""
    result = Fraction(1)
    for base, exponent in of.items():
        result *= Fraction(base) ** exponent
    return result


@given(powers, powers)
@example({4: 4}, {2: 8})
@example({6: 3, 2: -3}, {3: 3})
@example({}, {})
def test_the_order_is_that_of_the_products(a, b):
    left, right = LogSum(a), LogSum(b)
    assert (left < right) == (product(a) < product(b))
    assert (left == right) == (product(a) == product(b))
    assert (left >= 0) == (product(a) >= 1)
    assert sign_of(left + right) == (product(a) * product(b) > 1) - (product(a) * product(b) < 1)
    assert isclose(float(left), log(product(a)), abs_tol=1e-12)


def test_what_no_float_can_tell_apart():
    """10^40 ln(10^40 + 1) against 10^40 ln(10^40) + 1: they differ by 5e-41."""
    big = 10**40
    close = LogSum({big + 1: big, big: -big})
    assert LogSum({big + 1: 1}) > LogSum({big: 1})
    assert close > LogSum({2: 1})
    assert close < LogSum({3: 1})
    assert sign_of(LogSum({2**50 + 1: 1, 2: -50})) == 1
    assert sign_of(LogSum({10**60 + 1: 1, 10: -60})) == 1
    assert sign_of(LogSum({10**60 - 1: 1, 10: -60})) == -1


def test_parts_of_it():
    third = LogSum({8: Fraction(1, 3)})
    assert third == LogSum({2: 1})
    assert third / 2 == LogSum({2: Fraction(1, 2)})
    assert log_sum([(1, Fraction(3, 4)), (2, Fraction(2))]) == LogSum({3: 1})
    assert repr(third) == "LogSum(about 0.693147)"


def test_what_it_is_not_compared_with():
    with pytest.raises(BadInput, match="compared with 'two'"):
        assert LogSum({2: 1}) == "two"
    with pytest.raises(BadInput, match="at least 1"):
        LogSum({0: 1})

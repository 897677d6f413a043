"""Rationals against exponentials of rationals."""

from fractions import Fraction
from math import exp

from hypothesis import given
from hypothesis import strategies as st
from margins.rational.exponentials import at_most_exp, exp_bounds
from strategies import rationals


@given(rationals.filter(bool), st.integers(1, 12))
def test_exponential_bounds(x, terms):
    low, high = exp_bounds(x, terms)
    assert low < high
    assert float(low) <= exp(x) * (1 + 1e-14)
    assert float(high) >= exp(x) * (1 - 1e-14)


@given(rationals, rationals)
def test_comparisons_with_exponentials(value, exponent):
    assert at_most_exp(value, exponent) == (value <= exp(exponent))


def test_comparison_with_an_exponential_at_close_quarters():
    e = Fraction("2.718281828459045235360287471352662497757247093699959574966967627")
    assert at_most_exp(e, Fraction(1))
    assert not at_most_exp(e + Fraction(1, 10**62), Fraction(1))
    assert at_most_exp(1 / (e + Fraction(1, 10**62)), Fraction(-1))


def test_the_exponential_of_zero_is_one():
    assert at_most_exp(Fraction(1), Fraction(0))
    assert not at_most_exp(Fraction(3, 2), Fraction(0))

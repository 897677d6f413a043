"""Comparing rationals with exponentials of rationals, exactly."""

from fractions import Fraction
from math import floor


def at_most_exp(value: Fraction, exponent: Fraction) -> bool:
    """Whether value <= exp(exponent), decided by rational bounds that tighten until they agree.

    The exponential of a rational other than 0 is irrational, so they always do.
    """
    if exponent == 0:
        return value <= 1
    terms = 8
    while True:
        low, high = exp_bounds(exponent, terms)
        if value <= low or value >= high:
            return value <= low
        terms *= 2


def exp_bounds(x: Fraction, terms: int) -> tuple[Fraction, Fraction]:
    """Rational low < exp(x) < high, x != 0, from the first terms of the series at |x|.

    The rest is at most its first term / (1 - |x| / (terms + 1)) if |x| < terms + 1; more terms
    are taken until that holds.
    """
    if x < 0:
        low, high = exp_bounds(-x, terms)
        return 1 / high, 1 / low
    terms = max(terms, floor(2 * x) + 1)
    term, low = Fraction(1), Fraction(1)
    for k in range(1, terms):
        term = term * x / k
        low += term
    following = term * x / terms
    return low, low + following / (1 - x / (terms + 1))

"""Exercises of the chapter *The training error goes down*."""

import math
from fractions import Fraction

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st
from margins.boosting.training_error import squared_product


def bound(errors):
    return math.prod(2 * math.sqrt(e * (1 - e)) for e in errors)


def without_the_two(errors):
    """each factor has a 2: an error of 1/2 must give the factor 1, which promises nothing."""
    return math.prod(math.sqrt(e * (1 - e)) for e in errors)


def squared(errors):
    """this is the square of the bound."""
    return math.prod(4 * e * (1 - e) for e in errors)


def largest_factor(errors):
    """the factors are multiplied: every round helps."""
    return max(2 * math.sqrt(e * (1 - e)) for e in errors)


# Errors whose factor is rational, so that a reader can check it by hand.
lists = st.lists(st.sampled_from([0.5, 0.2, 0.1, 0.36, 0.02, 0.8, 0.9]), min_size=1, max_size=5)


@exercise("ex-bound", solution=bound, wrong=(without_the_two, squared, largest_factor))
@given(errors=lists)
def product_of_normalisers(yours, errors):
    """The product of the normalisers, which bounds the training error."""
    exact = squared_product([Fraction(str(e)) for e in errors])
    assert yours(errors).equals(math.sqrt(exact), "the bound is")

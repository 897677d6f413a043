"""Exercises of the chapter *A sample of the sample*."""

from evidence import exercise
from exercise_data import numbers
from hypothesis import given
from hypothesis import strategies as st


def variance(values):
    n = len(values)
    mean = sum(values) / n
    return sum((v - mean) ** 2 for v in values) / n / n


def unbiased(values):
    """a resample is drawn from the sample, and its variance has the divisor n."""
    n = len(values)
    mean = sum(values) / n
    return sum((v - mean) ** 2 for v in values) / (n - 1) / n


def of_one_draw(values):
    """this is the variance of one draw, not of the mean of n."""
    n = len(values)
    mean = sum(values) / n
    return sum((v - mean) ** 2 for v in values) / n


@exercise("ex-bootstrap-variance", solution=variance, wrong=(unbiased, of_one_draw))
@given(values=st.lists(numbers, min_size=2, max_size=4))
def the_variance(yours, values):
    """The variance of the mean of a resample."""
    assert yours(values).equals(variance(values), "the variance is")

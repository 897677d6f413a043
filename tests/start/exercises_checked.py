"""The exercise of the chapter *How this book is checked*."""

from evidence import exercise
from exercise_data import numbers
from hypothesis import given


def gap(a, b):
    return (a - b) ** 2 / 4


def no_quarter(a, b):
    """the mean has a 1/2 in it, which the square turns into 1/4."""
    return (a - b) ** 2


def forgets_the_product(a, b):
    """this is the squared mean alone; the product is still to be taken off."""
    return (a + b) ** 2 / 4


@exercise("ex-gap", solution=gap, wrong=(no_quarter, forgets_the_product))
@given(a=numbers, b=numbers)
def difference(yours, a, b):
    """The squared mean minus the product."""
    assert yours(a, b).equals(((a + b) / 2) ** 2 - a * b, "the difference is")

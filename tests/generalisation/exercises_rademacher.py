"""Exercises of the chapter *Can it follow coin flips*."""

from fractions import Fraction
from itertools import product

from evidence import exercise
from exercise_data import numbers
from hypothesis import example, given
from hypothesis import strategies as st


def signed(rows, signs):
    return [sum(s * v for s, v in zip(signs, row, strict=True)) for row in rows]


def average(rows):
    n = len(rows[0])
    sums = [max(signed(rows, signs)) for signs in product((1, -1), repeat=n)]
    return sum(sums) / Fraction(n * 2**n)


def with_absolute_values(rows):
    """the sum has no absolute value around it."""
    n = len(rows[0])
    sums = [max(map(abs, signed(rows, signs))) for signs in product((1, -1), repeat=n)]
    return sum(sums) / Fraction(n * 2**n)


def not_divided(rows):
    """the sum over the examples is divided by n."""
    return average(rows) * len(rows[0])


def one_function_for_all(rows):
    """the best function is chosen anew for each sign vector. The mean of one function is 0."""
    return Fraction(0)


def best_of_both(rows):
    """half of the mean spread is the average, not the whole of it."""
    return 2 * average(rows)


@st.composite
def classes(draw):
    n = draw(st.integers(1, 4))
    row = st.lists(numbers, min_size=n, max_size=n)
    return draw(st.lists(row, min_size=1, max_size=4))


@exercise(
    "ex-average",
    solution=average,
    wrong=(with_absolute_values, not_divided, one_function_for_all, best_of_both),
)
@given(rows=classes())
@example(rows=[[Fraction(1)]])
@example(rows=[[Fraction(1), Fraction(1)], [Fraction(1), Fraction(-1)]])
def the_average(yours, rows):
    """The average as half of the mean spread, over the sign vectors that begin with +1."""
    n = len(rows[0])
    sums = [signed(rows, (1, *signs)) for signs in product((1, -1), repeat=n - 1)]
    spread = sum(max(values) - min(values) for values in sums)
    assert yours(rows).equals(spread / Fraction(n * 2**n), "the average is")

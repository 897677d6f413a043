"""Exercises of the chapter *Margin geometry*."""

import math
from fractions import Fraction

from evidence import exercise
from exercise_data import labels
from hypothesis import given
from hypothesis import strategies as st

small = st.integers(-9, 9)
normals = st.builds(  # with their length, which is an integer
    lambda direction, k: ((k * direction[0], k * direction[1]), abs(k) * direction[2]),
    st.sampled_from([(1, 0, 1), (0, 1, 1), (3, 4, 5), (4, -3, 5), (5, 12, 13)]),
    st.integers(-3, 3).filter(bool),
)


def margin(w, b, x, y):
    return y * (w[0] * x[0] + w[1] * x[1] + b) / math.hypot(*w)


def functional(w, b, x, y):
    """this is the functional margin; twice the w and b would double it. Divide by the length."""
    return y * (w[0] * x[0] + w[1] * x[1] + b)


def distance(w, b, x, y):
    """this is the distance; on the wrong side of the label the margin is negative."""
    return abs(w[0] * x[0] + w[1] * x[1] + b) / math.hypot(*w)


def squared_length(w, b, x, y):
    """divide by the length of w, not by its square."""
    return y * (w[0] * x[0] + w[1] * x[1] + b) / (w[0] ** 2 + w[1] ** 2)


@exercise("ex-geometric-margin", solution=margin, wrong=(functional, distance, squared_length))
@given(normal=normals, b=small, x=st.tuples(small, small), y=labels)
def signed_distance(yours, normal, b, x, y):
    """The distance from the line, positive on the side of the label."""
    w, length = normal
    expected = Fraction(y * (w[0] * x[0] + w[1] * x[1] + b), length)
    assert yours(w, b, x, y).equals(expected, "the geometric margin is")

"""Exercises of the chapter *Paying for mistakes*."""

from fractions import Fraction

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st
from margins.losses import hinge as library


def hinge(m):
    return max(0, 1 - m)


def corner_at_zero(m):
    """the corner is at m = 0, but a margin between 0 and 1 costs something, too."""
    return max(0, -m)


def never_zero(m):
    """a margin above 1 costs nothing, and earns nothing."""
    return 1 - m


def distance_from_one(m):
    """only a margin below 1 costs something."""
    return abs(1 - m)


# One number is all there is to draw, so there must be many of them.
margins = st.builds(Fraction, st.integers(-40, 40), st.sampled_from([1, 1, 2, 3, 5, 7]))


@exercise("ex-hinge", solution=hinge, wrong=(corner_at_zero, never_zero, distance_from_one))
@given(m=margins)
def the_loss(yours, m):
    """The hinge loss of a margin."""
    assert yours(m).equals(library([m])[0], "the loss is")

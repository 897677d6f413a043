"""Exercises of the chapter *Who holds the street up*."""

from evidence import exercise
from exercise_data import amounts, listed
from hypothesis import given
from hypothesis import strategies as st


def positive(alpha, margins):
    return [i for i, a in enumerate(alpha) if a > 0]


def all_of_them(alpha, margins):
    """every multiplier of the dual problem is at least 0; positive means more than that."""
    return [i for i, a in enumerate(alpha) if a >= 0]


def tight(alpha, margins):
    """these are the tight points; one of them may have the multiplier 0."""
    return [i for i, m in enumerate(margins) if m == 1]


def counted_from_one(alpha, margins):
    """Python counts from 0."""
    return [i + 1 for i, a in enumerate(alpha) if a > 0]


points = st.one_of(  # positive; tight without being positive; neither
    st.tuples(amounts, st.just(1)),
    st.just((0, 1)),
    st.tuples(st.just(0), amounts.map(lambda v: v + 1)),
)


@exercise("ex-positive", solution=positive, wrong=(all_of_them, tight, counted_from_one))
@given(listed((points,)))
def the_positive_points(yours, sample):
    """The indices of the points with a positive multiplier."""
    alpha, margins = map(list, zip(*sample[0], strict=True))
    expected = [i for i in range(len(alpha)) if alpha[i]]
    assert yours(alpha, margins).equals(expected, "the positive points are")

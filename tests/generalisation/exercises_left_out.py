"""Exercises of the chapter *One point stands outside*."""

from evidence import exercise
from exercise_data import amounts, listed
from hypothesis import given
from hypothesis import strategies as st

multipliers = st.one_of(st.just(0), amounts.map(lambda v: v / 4))


def at_most(alpha, k):
    return sum(1 for a, v in zip(alpha, k, strict=True) if a * v >= 1)


def positive(alpha, k):
    """that is a bound, but the one with the kernel values is never larger."""
    return sum(1 for a in alpha if a > 0)


def strictly(alpha, k):
    """a point with alpha k = 1 can be a tie, and a tie is a mistake."""
    return sum(1 for a, v in zip(alpha, k, strict=True) if a * v > 1)


def largest(alpha, k):
    """that is the bound by radius and margin, which is never smaller than the count."""
    return max(k) * sum(alpha)


@exercise("ex-heavy-points", solution=at_most, wrong=(positive, strictly, largest))
@given(case=listed((multipliers, amounts)))
def the_count(yours, case):
    """The number of points that can be mistakes."""
    alpha, k = case
    heavy = [i for i in range(len(k)) if alpha[i] * k[i] >= 1]
    assert yours(alpha, k).equals(len(heavy), "the points that can be mistakes number")

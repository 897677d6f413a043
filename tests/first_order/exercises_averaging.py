"""Exercises of the chapter *What an average gains*."""

from fractions import Fraction

from evidence import exercise
from exercise_data import amounts, numbers
from hypothesis import example, given
from hypothesis import strategies as st


def averaged(u, lam):
    theta, w, total = 0, 0, 0
    for t, v in enumerate(u, start=1):
        total += w
        theta += v if w * v < 1 else 0
        w = theta / (lam * t)
    return total / len(u)


def started_late(u, lam):
    """after t draws theta is divided by lambda t, not by lambda (t + 1)."""
    theta, ws = 0, []
    for t, v in enumerate(u, start=1):
        ws.append(theta / (lam * t))
        theta += v if ws[-1] * v < 1 else 0
    return sum(ws) / len(ws)


def last(u, lam):
    """the mean of all iterates is wanted, not the last one."""
    theta, w = 0, 0
    for t, v in enumerate(u, start=1):
        theta += v if w * v < 1 else 0
        w = theta / (lam * t)
    return w


def one_too_many(u, lam):
    """the mean goes from w_0 to w_{T-1}; the iterate after the last draw is left out."""
    theta, ws = 0, [0]
    for t, v in enumerate(u, start=1):
        theta += v if ws[-1] * v < 1 else 0
        ws.append(theta / (lam * t))
    return sum(ws) / len(ws)


def kink_too(u, lam):
    """the listing adds a point only while its margin is below 1, not at 1."""
    theta, w, total = 0, 0, 0
    for t, v in enumerate(u, start=1):
        total += w
        theta += v if w * v <= 1 else 0
        w = theta / (lam * t)
    return total / len(u)


@exercise("ex-averaged", solution=averaged, wrong=(started_late, last, one_too_many, kink_too))
@given(u=st.lists(numbers, min_size=1, max_size=5), lam=amounts)
@example(u=[Fraction(1)] * 3, lam=Fraction(1))
def the_mean(yours, u, lam):
    """The mean of the iterates, by their recursion."""
    w, total = 0 * lam, 0 * lam
    for t, v in enumerate(u, start=1):
        total += w
        w = w - (lam * w - (v if w * v < 1 else 0)) / (lam * t)
    assert yours(u, lam).equals(total / len(u), "the mean is")

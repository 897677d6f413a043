"""Exercises of the chapter *Paying for mistakes*."""

from evidence import exercise
from hypothesis import given
from strategies import ZERO, rationals


def hinge(m):
    return max(0, 1 - m)


def corner_at_zero(m):
    """the corner is at $m=0$, but a margin between $0$ and $1$ costs something, too."""
    return max(0, -m)


def never_zero(m):
    """$1-m$ falls below $0$; a margin above $1$ costs nothing, and earns nothing."""
    return 1 - m


@exercise("ex-hinge", solution=hinge, wrong=(corner_at_zero, never_zero))
@given(m=rationals)
def the_loss(yours, m):
    """The hinge loss of a margin."""
    assert yours(m).equals(max(ZERO, 1 - m), "the loss is")

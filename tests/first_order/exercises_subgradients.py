"""Exercises of the chapter *Slopes at a corner*."""

from fractions import Fraction

from evidence import exercise
from exercise_data import amounts, labels, listed, numbers
from hypothesis import example, given


def slope(w, x, y, lam):
    return lam * w - sum(t * v for v, t in zip(x, y, strict=True) if t * v * w < 1) / len(x)


def total(w, x, y, lam):
    """the objective has the mean of the losses, not their sum."""
    return lam * w - sum(t * v for v, t in zip(x, y, strict=True) if t * v * w < 1)


def uphill(w, x, y, lam):
    """the loss falls in the direction of the signed points, so they have a minus sign."""
    return lam * w + sum(t * v for v, t in zip(x, y, strict=True) if t * v * w < 1) / len(x)


def twice(w, x, y, lam):
    """the norm term has a half: its derivative is lambda w."""
    return 2 * lam * w - sum(t * v for v, t in zip(x, y, strict=True) if t * v * w < 1) / len(x)


def mistakes_only(w, x, y, lam):
    """a point pulls as long as its margin is below 1, not only while it is wrong."""
    return lam * w - sum(t * v for v, t in zip(x, y, strict=True) if t * v * w < 0) / len(x)


def kink_too(w, x, y, lam):
    """a point with the margin 1 does not count under the rule asked for."""
    return lam * w - sum(t * v for v, t in zip(x, y, strict=True) if t * v * w <= 1) / len(x)


@exercise("ex-slope", solution=slope, wrong=(total, uphill, twice, mistakes_only, kink_too))
@given(w=numbers, data=listed((numbers, labels)), lam=amounts)
@example(w=Fraction(1), data=([Fraction(1)], [1]), lam=Fraction(1))
def the_slope(yours, w, data, lam):
    """A subgradient of the objective on the line."""
    x, y = data
    pulls = [t * v for v, t in zip(x, y, strict=True) if t * v * w < 1]
    assert yours(w, x, y, lam).equals(lam * w - sum(pulls) / len(x), "the slope is")

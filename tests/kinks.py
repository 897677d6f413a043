"""Samples with points exactly on the kink of the hinge, which drawn numbers seldom hit."""

from fractions import Fraction

from hypothesis import strategies as st
from oracles import dot, square
from strategies import ONE, ZERO, Sample


def onto_kink(x, y, w, b=ZERO):
    """The point x, moved along w until its margin is 1; for w = 0 as it is."""
    size = square(w)
    step = (y - b - dot(w, x)) / size if size else ZERO
    return tuple(v + step * a for v, a in zip(x, w, strict=True))


@st.composite
def kinked(draw, sample, w, b=ZERO):
    """The sample, with any of its points moved onto the kink of (w, b)."""
    rows = zip(sample.X, sample.y, strict=True)
    return Sample([onto_kink(x, y, w, b) if draw(st.booleans()) else x for x, y in rows], sample.y)


def share_of(m, at_kink) -> Fraction:
    """How much of its signed point an example takes part with: `at_kink` says how much at m = 1."""
    return ONE if m < 1 else at_kink if m == 1 else ZERO

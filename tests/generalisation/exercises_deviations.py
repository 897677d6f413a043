"""Exercises of the chapter *How far a sample can mislead*."""

from fractions import Fraction

from evidence import exercise
from hypothesis import example, given
from hypothesis import strategies as st


def worst_gap(p, F, S):
    def gap(f):
        return sum(a * b for a, b in zip(p, f, strict=True)) - Fraction(
            sum(f[i] for i in S), len(S)
        )

    return max(gap(f) for f in F)


def other_side(p, F, S):
    """that is L_S - L_D; a loss that is larger than it looked is L_D - L_S > 0."""
    return max(
        Fraction(sum(f[i] for i in S), len(S)) - sum(a * b for a, b in zip(p, f, strict=True))
        for f in F
    )


def size_of_gap(p, F, S):
    """no absolute value: a loss that looked worse than it is does no harm here."""
    return max(abs(worst_gap(p, [f], S)) for f in F)


def without_repetition(p, F, S):
    """an example that was drawn twice counts twice."""
    return worst_gap(p, F, sorted(set(S)))


def first_only(p, F, S):
    """all functions count, not only the first."""
    return worst_gap(p, F[:1], S)


def chosen_first(p, F, S):
    """the function with the smallest loss on the sample need not have the largest gap."""
    return worst_gap(p, [min(F, key=lambda f: sum(f[i] for i in S))], S)


LAWS = [[Fraction(1)], [Fraction(1, 2)] * 2, [Fraction(1, 3), Fraction(2, 3)], [Fraction(1, 3)] * 3]


@st.composite
def classes(draw):
    p = draw(st.sampled_from(LAWS))
    row = st.lists(st.sampled_from([0, 1]), min_size=len(p), max_size=len(p))
    place = st.integers(0, len(p) - 1)
    return (
        p,
        draw(st.lists(row, min_size=1, max_size=3)),
        draw(st.lists(place, min_size=1, max_size=4)),
    )


@exercise(
    "ex-worst-gap",
    solution=worst_gap,
    wrong=(other_side, size_of_gap, without_repetition, first_only, chosen_first),
)
@given(case=classes())
@example(case=(LAWS[1], [[0, 1]], [0]))
def the_gap(yours, case):
    """The largest L_D - L_S."""
    p, F, S = case
    assert yours(p, F, S).equals(worst_gap(p, F, S), "the largest gap is")

"""Exercises on one against others."""

from itertools import combinations
from math import comb

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st


def number_of_cycles(votes):
    return comb(len(votes), 3) - sum(comb(v, 2) for v in votes)


def equal_votes(votes):
    """the classes of a cycle may have different numbers of votes, if there are others."""
    return sum(votes.count(v) == 3 for v in set(votes))


def squares(votes):
    """a class that beats v others beats v (v - 1)/2 pairs of them, not v (v + 1)/2."""
    return comb(len(votes), 3) - sum(comb(v + 1, 2) for v in votes)


@st.composite
def tournaments(draw):
    """The classes that each class beats."""
    K = draw(st.integers(3, 5))
    beats = {k: set() for k in range(K)}
    for j, k in combinations(range(K), 2):
        first = draw(st.booleans())
        beats[j if first else k].add(k if first else j)
    return beats


@exercise("ex-cycles-from-votes", solution=number_of_cycles, wrong=(equal_votes, squares))
@given(beats=tournaments())
def the_cycles(yours, beats):
    """The sets of three classes none of which beats the two others."""
    votes = [len(others) for others in beats.values()]
    cycles = sum(
        not any(set(three) - {k} <= beats[k] for k in three) for three in combinations(beats, 3)
    )
    assert yours(votes).equals(cycles, "the number of cycles is")

"""Exercises of the chapter *Unrolling the rings*."""

from itertools import pairwise

from evidence import exercise
from exercise_data import labels
from hypothesis import given
from hypothesis import strategies as st


def degree(x, y):
    along = [label for _, label in sorted(zip(x, y, strict=True))]
    return sum(a != b for a, b in pairwise(along))


def as_they_come(x, y):
    """the order along the line counts, not the order in the sample."""
    return sum(a != b for a, b in pairwise(y))


def one_less_than_points(x, y):
    """these are enough for all labels; fewer do if the label changes less often."""
    return len(x) - 1


def one_more(x, y):
    """a line, of degree 1, already separates two runs of equal labels."""
    return degree(x, y) + 1


samples = st.dictionaries(st.integers(-9, 9), labels, min_size=1, max_size=5).flatmap(
    lambda found: st.permutations(sorted(found)).map(lambda x: (x, [found[v] for v in x]))
)


@exercise("ex-least-degree", solution=degree, wrong=(as_they_come, one_less_than_points, one_more))
@given(sample=samples)
def the_least_degree(yours, sample):
    """How often the label changes along the line."""
    x, y = sample
    runs = 0
    for v in range(-9, 10):
        here = [label for place, label in zip(x, y, strict=True) if place == v]
        before = [place for place in x if place < v]
        runs += bool(here and before and here[0] != y[x.index(max(before))])
    assert yours(x, y).equals(runs, "the least degree is")

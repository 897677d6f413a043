"""Exercises on the multiclass machine."""

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st


def hinge(scores, y):
    return max((k != y) + s for k, s in enumerate(scores)) - scores[y]


def without_the_own_class(scores, y):
    """the maximum runs over all classes; where the own one leads by far, the hinge is 0."""
    return max(1 + s - scores[y] for k, s in enumerate(scores) if k != y)


def one_for_all(scores, y):
    """the own class is charged 0, not 1."""
    return max(1 + s for s in scores) - scores[y]


def sum_of_hinges(scores, y):
    """only the worst rival counts, not the sum of all."""
    return sum(max(0, 1 + s - scores[y]) for k, s in enumerate(scores) if k != y)


@exercise(
    "ex-multiclass-hinge",
    solution=hinge,
    wrong=(without_the_own_class, one_for_all, sum_of_hinges),
)
@given(scores=st.lists(st.integers(-4, 4), min_size=2, max_size=4), data=st.integers(0, 3))
def the_loss(yours, scores, data):
    """The multiclass hinge of one point."""
    y = data % len(scores)
    worst = max(1 + s - scores[y] for k, s in enumerate(scores) if k != y)
    assert yours(scores, y).equals(max(0, worst), "the hinge is")

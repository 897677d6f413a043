"""Exercises of the chapter *The smallest tree*."""

from itertools import pairwise

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st

lines = st.lists(st.integers(0, 2), min_size=1, max_size=7)


def fewest(y):
    return sum(a != b for a, b in pairwise(y))


def labels_less_one(y):
    """a label may come back after another one."""
    return len(set(y)) - 1


def runs(y):
    """that is the number of leaves; there is one inner node less."""
    return 1 + fewest(y)


def points_less_one(y):
    """that is the most a tree can need; equal neighbours may share a leaf."""
    return len(y) - 1


@exercise("ex-tree-on-a-line", solution=fewest, wrong=(labels_less_one, runs, points_less_one))
@given(y=lines)
def the_changes(yours, y):
    """The number of changes of the label."""
    changes = sum(y[i] != y[i + 1] for i in range(len(y) - 1))
    assert yours(y).equals(changes, "the fewest inner nodes are")


def rows(sets, n):
    return [*([int(u in s) for s in sets] for u in range(n)), [0] * len(sets)]


def elements_only(sets, n):
    """the negative example is missing, so there is nothing to tell apart."""
    return [[int(u in s) for s in sets] for u in range(n)]


def transposed(sets, n):
    """a row is an element, and a column a set."""
    return [*([int(u in s) for u in range(n)] for s in sets), [0] * n]


def all_ones(sets, n):
    """the negative example is in no set."""
    return [*elements_only(sets, n), [1] * len(sets)]


@st.composite
def families(draw):
    n = draw(st.integers(1, 4))
    some = st.sets(st.integers(0, n - 1))
    return draw(st.lists(some, min_size=1, max_size=3)), n


@exercise("ex-sets-to-examples", solution=rows, wrong=(elements_only, transposed, all_ones))
@given(case=families())
def the_inputs(yours, case):
    """A row for each element, and the negative example."""
    sets, n = case
    wanted = [[1 if u in s else 0 for s in sets] for u in range(n)]
    assert yours(sets, n).equals([*wanted, [0 for _ in sets]], "the inputs are")

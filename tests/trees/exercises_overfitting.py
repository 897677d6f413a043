"""Exercises of the chapter *A tree that learns too much*."""

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st

counts = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=2, max_size=3)


def saved(left, right):
    together = [a + b for a, b in zip(left, right, strict=True)]
    return max(left) + max(right) - max(together)


def smaller_child(left, right):
    """the examples of a child are right only if they have the label of that child."""
    return min(sum(left), sum(right))


def own_mistakes(left, right):
    """those are the mistakes that stay after the split."""
    return sum(left) - max(left) + sum(right) - max(right)


def largest_child(left, right):
    """both children answer, each with its own heaviest class."""
    return max(*left, *right) - max(a + b for a, b in zip(left, right, strict=True))


@exercise("ex-mistakes-saved", solution=saved, wrong=(smaller_child, own_mistakes, largest_child))
@given(pairs=counts)
def the_mistakes(yours, pairs):
    """Mistakes before, less those after."""
    left, right = (list(side) for side in zip(*pairs, strict=True))
    both = [a + b for a, b in pairs]
    before = sum(both) - max(both)
    after = sum(left) - max(left) + sum(right) - max(right)
    assert yours(left, right).equals(before - after, "the split saves")

"""Exercises of the chapter *A tree grows*."""

from collections import Counter

from evidence import exercise
from hypothesis import given
from hypothesis import strategies as st


def predict(tree, x):
    while isinstance(tree, tuple):
        feature, threshold, left, right = tree
        tree = left if x[feature] <= threshold else right
    return tree


def below(tree, x):
    """a point on the threshold goes left."""
    while isinstance(tree, tuple):
        feature, threshold, left, right = tree
        tree = left if x[feature] < threshold else right
    return tree


def mirrored(tree, x):
    """small values go left."""
    while isinstance(tree, tuple):
        feature, threshold, left, right = tree
        tree = left if x[feature] > threshold else right
    return tree


def once(tree, x):
    """a child may be a tree, too."""
    if not isinstance(tree, tuple):
        return tree
    feature, threshold, left, right = tree
    return left if x[feature] <= threshold else right


values = st.integers(0, 3)
leaves = st.sampled_from(["a", "b", "c"])
trees = st.recursive(leaves, lambda t: st.tuples(st.integers(0, 1), values, t, t), max_leaves=4)


@exercise("ex-route", solution=predict, wrong=(below, mirrored, once))
@given(tree=trees, x=st.lists(values, min_size=2, max_size=2))
def the_answer(yours, tree, x):
    """The label of the leaf."""
    assert yours(tree, x).equals(predict(tree, x), "the answer is")


def mistakes(X, y):
    labels = {}
    for x, label in zip(X, y, strict=True):
        labels.setdefault(x, Counter())[label] += 1
    return sum(c.total() - max(c.values()) for c in labels.values())


def different(X, y):
    """each example that is not of the majority counts, not each label."""
    labels = {}
    for x, label in zip(X, y, strict=True):
        labels.setdefault(x, set()).add(label)
    return sum(len(found) - 1 for found in labels.values())


def contradicted(X, y):
    """the majority at a point is right."""
    labels = {}
    for x, label in zip(X, y, strict=True):
        labels.setdefault(x, []).append(label)
    return sum(len(found) for found in labels.values() if len(set(found)) > 1)


def none(X, y):
    """points that occur with two labels cannot be told apart."""
    return 0


@exercise("ex-mistakes-left", solution=mistakes, wrong=(different, contradicted, none))
@given(rows=st.lists(st.tuples(st.integers(0, 1), leaves), min_size=1, max_size=6))
def the_mistakes(yours, rows):
    """The mistakes of a full tree."""
    X, y = [(x,) for x, _ in rows], [label for _, label in rows]
    assert yours(X, y).equals(mistakes(X, y), "the mistakes number")

"""Trees in flat arrays: points, boxes, losses, pruning, text."""

import pickle
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.trees import Tree, exact
from trees_drawn import problems

XOR = [[0, 0], [0, 1], [1, 0], [1, 1]]


def xor() -> Tree:
    return exact.grow(XOR, [0, 1, 1, 0])


def numbers() -> Tree:
    return exact.grow([[0], [1], [4]], [0, 2, 9], impurity="variance", sample_weight=[1, 2, 1])


def mixed() -> Tree:
    """A qualitative feature with three classes, beside a number."""
    X = [[0, 0], [1, 0], [2, 0], [3, 1], [0, 2], [4, 3]]
    return exact.grow(X, list("abcbca"), categorical=[0])


def in_floats(tree: Tree) -> Tree:
    """The same tree in floats."""
    floats = ("threshold", "weight", "value", "impurity")
    return replace(tree, **{name: getattr(tree, name).astype(float) for name in floats})


def test_shape():
    tree = xor()
    assert len(tree) == 7
    assert tree.leaves.tolist() == [3, 4, 5, 6]
    assert tree.inner.tolist() == [0, 1, 2]
    assert tree.depths.tolist() == [0, 1, 1, 2, 2, 2, 2]
    assert tree.depth == 2
    assert exact.grow([[1]], [0]).depth == 0


def test_predictions():
    tree = xor()
    assert tree.predict(XOR).tolist() == [0, 1, 1, 0]
    assert tree.apply([[0, 9]]).tolist() == [4]
    assert tree.shares([[0, 0], [1, 0]]).tolist() == [[1, 0], [0, 1]]
    assert tree.pruned_at([0]).predict([[0, 0]]).tolist() == [0]  # a tie goes to the first
    assert tree.pruned_at([0]).shares([[0, 0]]).tolist() == [[Fraction(1, 2)] * 2]
    assert numbers().predict([[Fraction(1, 2)], [5]]).tolist() == [0, 9]
    assert in_floats(tree).predict(np.array(XOR) + 0.25).tolist() == [0, 1, 1, 0]


def test_a_value_that_was_not_there_goes_right():
    tree = exact.grow([[0], [1], [2]], ["a", "b", "a"], categorical=[0])
    assert tree.subsets[0] == (0, 2)
    assert tree.predict([[2], [7]]).tolist() == ["a", "b"]
    assert in_floats(tree).predict([[2], [7]]).tolist() == ["a", "b"]


def test_losses():
    tree = xor()
    assert tree.errors.tolist() == [2, 1, 1, 0, 0, 0, 0]
    assert tree.decreases.tolist() == [0, Fraction(1, 4), Fraction(1, 4), 0, 0, 0, 0]
    assert tree.importances().tolist() == [0, Fraction(1, 2)]
    assert {type(value) for value in tree.importances()} == {Fraction}
    assert tree.occurrences().tolist() == [1, 2]
    assert numbers().errors[0] == sum(
        w * (v - Fraction(13, 4)) ** 2 for v, w in ((0, 1), (2, 2), (9, 1))
    )


@given(problems())
def test_decreases_telescope(problem):
    X, y, how = problem
    tree = exact.grow(X, y, **how)
    leaves = tree.leaves
    left = (tree.weight[leaves] * tree.impurity[leaves]).sum() / tree.weight[0]
    lost = tree.decreases.sum() - (tree.impurity[0] - left)
    assert abs(lost) < 1e-12 if how["impurity"] == "entropy" else lost == 0
    assert tree.importances().sum() == pytest.approx(float(tree.decreases.sum()))


grid = st.lists(st.tuples(*[st.integers(-1, 4)] * 3), min_size=1, max_size=9)


@given(problems(d=(3, 3)), grid)
def test_boxes_partition_the_space(problem, points):
    X, y, how = problem
    tree = exact.grow(X, y, **how)
    inside = np.array([box.contains(points) for box in tree.boxes()])
    assert (inside.sum(axis=0) == 1).all()
    leaf = [box.leaf for box in tree.boxes()]
    assert leaf == tree.leaves.tolist()
    assert np.array(leaf)[inside.argmax(axis=0)].tolist() == tree.apply(points).tolist()
    assert in_floats(tree).apply(points).tolist() == tree.apply(points).tolist()


def test_boxes_of_several_tests_of_one_feature():
    chain = exact.grow([[i] for i in range(4)], list("abcd"), categorical=[0])
    for value in range(-1, 5):
        (box,) = [b for b in chain.boxes() if b.contains([[value]])[0]]
        assert box.leaf == chain.apply([[value]])[0]
    assert [b.levels[0][1] for b in chain.boxes()].count(False) == 1
    tree = mixed()
    levels = {box.leaf: box.levels[0] for box in tree.boxes()}
    assert len({str(level) for level in levels.values()}) > 2
    for value in range(-1, 6):
        for second in range(4):
            at = tree.apply([[value, second]])[0]
            here = [b.leaf for b in tree.boxes() if b.contains([[value, second]])[0]]
            assert here == [at]


@given(problems(n=(2, 8)), st.data())
def test_pruning_makes_leaves(problem, data):
    X, y, how = problem
    tree = exact.grow(X, y, **how)
    nodes = data.draw(st.lists(st.integers(0, len(tree) - 1), max_size=4))
    small = tree.pruned_at(nodes)
    parent = {int(c): int(n) for n in tree.inner for c in (tree.left[n], tree.right[n])}

    def stop(node):
        """Where a point stops on its way to a leaf."""
        way = [node]
        while way[-1]:
            way.append(parent[way[-1]])
        return next((v for v in reversed(way) if v in nodes), node)

    for x, leaf in zip(X, tree.apply(X), strict=True):
        now = int(small.apply([x])[0])
        assert small.feature[now] == -1
        assert np.all(small.value[now] == tree.value[stop(int(leaf))])
        assert small.weight[now] == tree.weight[stop(int(leaf))]
        assert small.impurity[now] == tree.impurity[stop(int(leaf))]
    assert len(small.leaves) == len(small.inner) + 1
    assert (small.left[small.inner] > small.inner).all()
    assert tree.pruned_at([]).to_text() == tree.to_text()


def test_text():
    tree = xor()
    assert tree.to_text(["height", "width"]).splitlines() == [
        "height <= 1/2:",
        "    width <= 1/2: 0 (1, 0)",
        "    width > 1/2: 1 (0, 1)",
        "height > 1/2:",
        "    width <= 1/2: 1 (0, 1)",
        "    width > 1/2: 0 (1, 0)",
    ]
    assert exact.grow([[1]], ["a"]).to_text() == "a (1)"
    assert "x0 in {" in mixed().to_text()
    assert "not in {" in mixed().to_text()
    assert in_floats(numbers()).to_text().splitlines()[-1] == "x0 > 2.5: 9 (1)"


def test_one_line_and_pickles():
    assert repr(xor()) == "Tree(leaves=4, depth=2, d=2, classes=2, criterion='gini')"
    assert repr(numbers()).endswith("d=1, criterion='variance')")
    for tree in (xor(), numbers(), mixed()):
        again = pickle.loads(pickle.dumps(tree))
        assert again.to_text() == tree.to_text()
    assert repr(xor().boxes()[0]).startswith("Box(leaf=3")


def test_what_is_refused():
    with pytest.raises(BadInput, match="grown on 2 features, X has 1"):
        xor().predict([[1]])
    with pytest.raises(BadInput, match="Fraction"):
        xor().predict([[0.5, 1]])
    with pytest.raises(BadInput, match="NaN"):
        in_floats(xor()).predict([[np.nan, 1]])
    with pytest.raises(BadInput, match="no classes"):
        numbers().shares([[1]])
    with pytest.raises(BadInput, match="names needs 2"):
        xor().to_text(["one"])
    with pytest.raises(BadInput, match="indices"):
        xor().pruned_at([7])

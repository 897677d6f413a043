"""Drawings of trees: every node once, every box in its place and colour."""

import matplotlib.pyplot as plt
import numpy as np
import pytest
from margins import trees
from margins.base.data import BadInput
from margins.show import trees as show
from margins.show.plot import COLOURS, INK
from margins.show.several import LOOK
from margins.trees import exact
from matplotlib.colors import to_rgba
from matplotlib.patches import Rectangle

XOR = [[0, 0], [0, 1], [1, 0], [1, 1]]
WINDOW = (-1, 2, -1, 2)


@pytest.fixture
def ax():
    figure, axes = plt.subplots()
    yield axes
    plt.close(figure)


def words(ax):
    """What is written, and where; each text stands twice, on its ground and in its frame."""
    texts = [(t.get_text(), t.get_position()) for t in ax.texts]
    assert texts[::2] == texts[1::2]
    return dict.fromkeys(texts)


def test_a_diagram_has_every_node(ax):
    tree = exact.grow(XOR, [-1, 1, 1, -1])
    show.diagram(ax, tree, highlight=[1])
    assert [text for text, _ in words(ax)] == [
        "$x_{1}$ ≤ 1/2",
        "$x_{2}$ ≤ 1/2",
        "$x_{2}$ ≤ 1/2",
        "-1\n(1, 0)",
        "1\n(0, 1)",
        "1\n(0, 1)",
        "-1\n(1, 0)",
    ]
    assert len(ax.lines) == 6
    assert show.places(tree).tolist() == [1.5, 0.5, 2.5, 0, 1, 2, 3]
    frames = [t.get_bbox_patch() for t in ax.texts[1::2]]
    assert [f.get_linewidth() for f in frames] == [1, 2.6, 1, 1, 1, 1, 1]
    colours = [to_rgba(c, 0.25) for c in (COLOURS[-1], COLOURS[1], COLOURS[1], COLOURS[-1])]
    assert [f.get_facecolor() for f in frames[3:]] == colours


def test_a_diagram_of_values_and_of_numbers(ax):
    X = [[0, 0], [1, 0], [2, 0], [3, 1]]
    show.diagram(ax, trees.grow(X, list("aabb"), categorical=[0]), ["kind", "size"])
    assert "kind ∈ {0, 1}" in {text for text, _ in words(ax)}
    ax.clear()
    show.diagram(ax, trees.grow([[0], [1]], [1, 3], impurity="variance"))
    assert "1\n(1)" in {text for text, _ in words(ax)}
    with pytest.raises(BadInput, match="names needs 1"):
        show.diagram(ax, trees.grow([[0], [1]], [1, 3]), ["a", "b"])


def boxes(ax):
    return [p for p in ax.patches if isinstance(p, Rectangle)]


def test_regions_cover_the_window_once(ax):
    rng = np.random.default_rng(0)
    X = rng.standard_normal((40, 2))
    tree = trees.grow(X, rng.integers(0, 3, size=40))
    show.regions(ax, tree, WINDOW)
    assert sum(b.get_width() * b.get_height() for b in boxes(ax)) == pytest.approx(9)
    for x in rng.uniform(-1, 2, size=(30, 2)):
        (box,) = [b for b in boxes(ax) if b.get_bbox().contains(*x)]
        assert box.get_facecolor() == to_rgba(LOOK[tree.predict([x])[0]][0], 0.25)
    ax.clear()
    show.regions(ax, exact.grow(XOR, [1, 2, 3, 9], impurity="variance"), WINDOW, lines=False)
    alphas = [b.get_facecolor()[3] for b in boxes(ax)]
    assert alphas == sorted(alphas)
    assert to_rgba(INK) not in [b.get_edgecolor() for b in boxes(ax)]
    ax.clear()
    show.regions(ax, trees.grow(XOR, [1, 1, 1, 1]), WINDOW)
    assert len(boxes(ax)) == 1


def test_steps_of_one_feature(ax):
    show.line(ax, trees.grow([[0], [1], [2]], [5, 1, 1], impurity="variance"), (-1, 3))
    found = [list(zip(*step.get_data(), strict=True)) for step in ax.lines]
    assert found == [[(-1, 5), (0.5, 5)], [(0.5, 1), (3, 1)]]
    with pytest.raises(BadInput, match="one feature"):
        show.line(ax, trees.grow([[0], [1]], [0, 1]), (0, 1))


def test_what_is_refused(ax):
    with pytest.raises(BadInput, match="5 classes"):
        show.look(trees.grow([[i] for i in range(5)], range(5)))
    with pytest.raises(BadInput, match="feature 0 is qualitative"):
        show.regions(ax, trees.grow(XOR, [0, 0, 1, 1], categorical=[0]), WINDOW)

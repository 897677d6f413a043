"""Figures of several classes: each has its colour and marker, each region its colour or hatch."""

import matplotlib.pyplot as plt
import numpy as np
import pytest
from margins.base.data import BadInput
from margins.show import several
from matplotlib.colors import to_rgba

WINDOW = (-2, 2, -2, 2)


@pytest.fixture
def ax():
    figure, axes = plt.subplots()
    yield axes
    plt.close(figure)


def detectors(X):
    """x > 0, y > 0 and x + y < -1."""
    return np.column_stack([X[:, 0], X[:, 1], -1 - X.sum(axis=1)])


def regions(ax):
    """What is shaded: colour, hatch, and whether a point is inside."""
    return [c for c in ax.collections if c.get_paths() and getattr(c, "filled", False)]


def inside(region, x):
    return any(path.contains_point(x) for path in region.get_paths())


def test_points_of_a_class_share_colour_and_marker(ax):
    several.points(ax, [[0, 1], [1, 2], [2, 3]], ["b", "a", "b"])
    first, second = ax.collections
    assert first.get_offsets().tolist() == [[1, 2]]
    assert second.get_offsets().tolist() == [[0, 1], [2, 3]]
    assert [c.get_label() for c in ax.collections] == ["class a", "class b"]
    for found, (colour, _) in zip(ax.collections, several.LOOK, strict=False):
        assert found.get_facecolor().tolist() == [list(to_rgba(colour))]
    assert len({marker for _, marker in several.LOOK}) == len({c for c, _ in several.LOOK}) == 4


def test_a_legend_is_optional(ax):
    several.points(ax, [[0, 1], [1, 2]], [1, 2], labels=False)
    assert not ax.get_legend_handles_labels()[1]


def test_the_largest_score_wins_a_region(ax):
    several.winners(ax, detectors, WINDOW)
    found = regions(ax)
    points = [(1.0, -1.5), (-1.5, 1.0), (-1.5, -1.5)]
    assert [[inside(r, x) for x in points] for r in found] == np.eye(3, dtype=bool).tolist()
    colours = [to_rgba(colour, 0.25) for colour, _ in several.LOOK[:3]]
    assert [tuple(r.get_facecolor()[0]) for r in found] == colours


def test_claims_of_one_class_of_nobody_and_of_several(ax):
    several.claims(ax, detectors, WINDOW)
    found = regions(ax)
    points = [(1.5, -0.5), (-0.5, 1.5), (-1.0, -1.0), (-0.25, -0.25), (1.0, 1.0)]
    assert [[inside(r, x) for x in points] for r in found] == np.eye(5, dtype=bool).tolist()
    assert [r.hatches for r in found] == [[""]] * 3 + [[".."], ["xx"]]
    assert [r.get_facecolor()[0][3] for r in found] == [0.25] * 3 + [0, 0]


def test_a_region_that_is_empty_is_not_drawn(ax):
    several.shade(ax, lambda X: -np.ones(len(X)), WINDOW, "#000000")
    assert not ax.collections


def test_duels_and_their_cycle(ax):
    """1 beats 2 for y < -1/2, 2 beats 3 for y - 2x > 1, 3 beats 1 for y + 2x > 1."""

    def scores(X):
        x, y = X.T
        return np.column_stack([-y - 0.5, 1 - y - 2 * x, y - 2 * x - 1])

    several.duels(ax, scores, WINDOW)
    found = regions(ax)
    points = [(-0.2, -1.5), (-1.5, 0.5), (1.5, 1.0), (0.0, 0.0)]
    assert [[inside(r, x) for x in points] for r in found] == np.eye(4, dtype=bool).tolist()
    assert found[-1].hatches == ["xx"]


def test_the_other_turn_of_a_cycle(ax):
    several.duels(ax, lambda X: np.tile([1.0, -1.0, 1.0], (len(X), 1)) + 0 * X[:, :1], WINDOW)
    assert [r.hatches for r in regions(ax)] == [["xx"]]


def test_what_cannot_be_drawn(ax):
    with pytest.raises(BadInput, match="X has 1 columns"):
        several.points(ax, [[0], [1]], [1, 2])
    with pytest.raises(BadInput, match="y has 5 classes"):
        several.points(ax, np.zeros((5, 2)), range(5))
    with pytest.raises(BadInput, match="scores has 5 classes"):
        several.winners(ax, lambda X: np.zeros((len(X), 5)), WINDOW)

"""Figures: the same look for the same thing."""

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
import pytest
from margins.show import plot


@pytest.fixture
def ax():
    with mpl.rc_context({"backend": "agg"}):
        fig, axes = plot.figure()
        yield axes
        plt.close(fig)


def test_classes_differ_in_colour_and_marker(ax):
    plot.classes(ax, [[0, 0], [1, 1], [2, 0]], [1, -1, 1])
    positive, negative = ax.collections
    assert len(positive.get_offsets()) == 2
    assert positive.get_label() == "class +1"
    assert tuple(positive.get_facecolor()[0]) != tuple(negative.get_facecolor()[0])
    assert len(positive.get_paths()[0]) != len(negative.get_paths()[0])


def test_points_of_a_line_lie_on_the_axis(ax):
    plot.classes(ax, [[2.0], [3.0]], [1, -1], labels=False)
    assert ax.collections[0].get_offsets().tolist() == [[2.0, 0.0]]


def test_the_line_is_where_the_score_is_the_level(ax):
    w, b = np.array([3.0, 4.0]), -4.0
    plot.slab(ax, w, b)
    for line, level in zip(ax.lines, (0, -1, 1), strict=True):
        x, y = line.get_xy1()
        assert w @ [x, y] + b == pytest.approx(level)


def test_normal_arrow_ring_and_window(ax):
    plot.normal_arrow(ax, (3, 4), -4)
    plot.ring(ax, [(1, 2)])
    plot.equal(ax, 3)
    assert ax.get_xlim() == (-3, 3)
    plot.equal(ax, (0, 2, 1, 5))
    assert ax.get_ylim() == (1, 5)
    assert len(ax.texts) == 2


def test_a_vote_is_shaded_over_the_plane(ax):
    plot.vote(ax, lambda points: np.sign(points[:, 0]), (-1, 1, -1, 1))
    assert ax.images[0].get_array().shape == (161, 161)

"""Figures: the same look for the same thing."""

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
import pytest
from margins.show import plot
from matplotlib.colors import to_rgba


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
    assert positive.get_edgecolor().tolist() == [list(to_rgba("white"))]


def test_the_style_is_quiet():
    fig, axes = plot.figure(2)
    assert fig.get_constrained_layout()
    assert not any(ax.spines[side].get_visible() for ax in axes for side in ("top", "right"))
    assert 1 <= axes[0].title.get_size() / plt.rcParams["font.size"] <= 1.1
    plt.close(fig)


def test_points_of_a_line_lie_on_the_axis(ax):
    plot.classes(ax, [[2.0], [3.0]], [1, -1], labels=False)
    assert ax.collections[0].get_offsets().tolist() == [[2.0, 0.0]]


def test_the_line_is_where_the_score_is_the_level(ax):
    w, b = np.array([3.0, 4.0]), -4.0
    plot.slab(ax, w, b)
    for line, level in zip(ax.lines, (0, -1, 1), strict=True):
        x, y = line.get_xy1()
        assert w @ [x, y] + b == pytest.approx(level)
    assert [line.get_color() for line in ax.lines] == [plot.INK, plot.QUIET, plot.QUIET]


def test_normal_arrow_ring_and_window(ax):
    plot.normal_arrow(ax, (3, 4), -4)
    plot.ring(ax, [(1, 2)])
    plot.equal(ax, 3)
    assert ax.collections[0].get_offsets().tolist() == [[1, 2]]
    assert ax.get_xlim() == (-3, 3)
    assert ax.get_aspect() == 1
    plot.equal(ax, (0, 2, 1, 5))
    assert ax.get_ylim() == (1, 5)


def test_the_arrow_points_along_w(ax):
    """From the foot (0.48, 0.64) of the origin; the letter stands just beyond the tip."""
    plot.normal_arrow(ax, (3, 4), -4, length=2.0)
    arrow, letter = ax.texts
    assert arrow.arrow_patch is not None
    assert arrow.xyann == pytest.approx((0.48, 0.64))
    assert arrow.xy == pytest.approx((0.48 + 2 * 0.6, 0.64 + 2 * 0.8))
    beyond = (np.array(letter.xy) - arrow.xyann) / (np.array(arrow.xy) - arrow.xyann)
    assert beyond[0] == pytest.approx(beyond[1])
    assert 1 < beyond[0] < 1.2


def test_a_vote_is_shaded_over_the_plane(ax):
    plot.vote(ax, lambda points: np.sign(points[:, 0]), (-1, 1, -1, 1))
    (image,) = ax.images
    assert image.get_array().shape == (161, 161)
    assert image.get_clim() == (-1.4, 1.4)
    ends = [image.get_cmap()(share) for share in (0.0, 1.0)]
    assert ends == [pytest.approx(to_rgba(plot.COLOURS[sign])) for sign in (-1, 1)]
    assert list(ax.collections[0].levels) == [0]


def test_the_street_of_a_score_over_the_plane(ax):
    plot.levels(ax, lambda points: points[:, 0], (-2, 2, -2, 2))
    assert [list(curve.levels) for curve in ax.collections] == [[0], [-1], [1]]
    for curve, place in zip(ax.collections, (0, -1, 1), strict=True):
        (path,) = curve.get_paths()
        assert path.vertices[:, 0] == pytest.approx(place)


def test_a_segment_leads_from_each_point_with_slack_to_its_edge(ax):
    """f(x) = x_1: the first point is inside the street, the second beyond, the third wrong."""
    plot.slacks(ax, [(0.5, 2), (2, 0), (1, -1)], [1, 1, -1], (1, 0))
    segments = [line.get_xydata().tolist() for line in ax.lines]
    assert segments == [[[0.5, 2], [1, 2]], [[1, -1], [-1, -1]]]

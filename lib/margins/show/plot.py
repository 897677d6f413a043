"""One style for every figure: classes, hyperplanes, slabs.

Class +1 is a blue disc, class -1 an orange square, in all chapters: colours from the Okabe-Ito
palette, told apart also without colour. The book shows figures as drawings (SVG) and replaces these
colours on a dark page; what is painted, such as a shade, is transparent where it is white.
"""

from collections.abc import Callable
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap, to_rgb
from matplotlib.figure import Figure

from margins.base.data import as_floats, numbers, real, real_array, sample
from margins.base.types import Array, LabelsLike, PointsLike, Scalar, ValuesLike, VectorLike
from margins.hyperplanes.geometry import directions, normal, project, squared_norm
from margins.hyperplanes.linear import functional_margins

COLOURS = {1: "#0072B2", -1: "#D55E00"}
MARKERS = {1: "o", -1: "s"}
INK, QUIET, ACCENT, SECOND = "#222222", "#8a8a8a", "#009E73", "#CC79A7"

Window = tuple[float, float, float, float]

STYLE = {
    "figure.dpi": 120,
    "figure.facecolor": "white",
    "font.size": 10,
    "axes.edgecolor": QUIET,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 10.5,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
    "lines.linewidth": 1.8,
    "svg.hashsalt": "margins",  # equal figures are equal files
}


def figure(columns: int = 1, *, width: float = 4.4, height: float = 3.4) -> tuple[Figure, Any]:
    """A figure with one row of axes; `width` and `height` are inches of one of them.

    Sets the book's style for matplotlib, so that whatever is added later has it, too.
    """
    plt.rcParams.update(STYLE)
    fig, axes = plt.subplots(1, columns, figsize=(width * columns, height), layout="constrained")
    return fig, axes


def classes(
    ax: Axes, X: PointsLike, y: LabelsLike, *, sizes: ValuesLike = 46, labels: bool = True
) -> None:
    """The points of a two-dimensional sample, or of a line drawn along the x axis."""
    points, signs = sample(X, y)
    floats = points.astype(float)
    if floats.shape[1] == 1:
        floats = np.hstack([floats, np.zeros_like(floats)])
    areas = np.broadcast_to(as_floats("sizes", real_array("sizes", sizes)), len(signs))
    for label in (1, -1):
        mine = signs == label
        ax.scatter(
            floats[mine, 0],
            floats[mine, 1],
            s=areas[mine],
            c=COLOURS[label],
            marker=MARKERS[label],
            edgecolors="white",
            linewidths=0.8,
            zorder=3,
            label=f"class {label:+d}" if labels else None,
        )


def hyperplane(ax: Axes, w: VectorLike, b: Scalar = 0, *, level: Scalar = 0, **look: Any) -> None:
    """The line {f = level} of a classifier in the plane."""
    through, along = _line(w, float(real("b", b)) - float(real("level", level)))
    ax.axline(tuple(through), tuple(through + along), **{"color": INK, **look})


def slab(ax: Axes, w: VectorLike, b: Scalar = 0) -> None:
    """The lines f = -1, 0, 1."""
    hyperplane(ax, w, b)
    for level in (-1, 1):
        hyperplane(ax, w, b, level=level, color=QUIET, linestyle="--", linewidth=1.2)


def normal_arrow(ax: Axes, w: VectorLike, b: Scalar = 0, *, length: float = 1.0) -> None:
    """The direction of w, drawn from the line's point nearest to the origin."""
    through, _ = _line(w, b)
    step = as_floats("w", normal(w)) * length / float(squared_norm(w)) ** 0.5
    arrow = {"arrowstyle": "-|>", "color": ACCENT, "linewidth": 1.8}
    ax.annotate("", xy=tuple(through + step), xytext=tuple(through), arrowprops=arrow)
    ax.annotate("$w$", xy=tuple(through + 1.12 * step), color=ACCENT, ha="center", va="center")


def ring(ax: Axes, X: PointsLike) -> None:
    """A ring around each of some points of the plane."""
    (points,) = numbers(X=(X, 2))
    floats = as_floats("X", points)
    ax.scatter(floats[:, 0], floats[:, 1], s=170, facecolors="none", edgecolors=INK, zorder=4)


def slacks(ax: Axes, X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar = 0) -> None:
    """A dotted segment from each point with slack to its edge of the street.

    Its length is the slack divided by |w| (`slack-vs-distance`).
    """
    late = functional_margins(X, y, w, b) < 1
    points, signs = sample(X, y)
    floats, offset = as_floats("w", normal(w)), float(real("b", b))
    for x, label in zip(points[late].astype(float), signs[late], strict=True):
        (edge,) = project([x], floats, offset - label)
        ax.plot(*zip(x, edge, strict=True), color=ACCENT, linestyle=":")


def vote(ax: Axes, decision: Callable[[Array], Array], window: Window) -> None:
    """A score in [-1, 1] over the plane: shaded by its size, with the line where it is 0."""
    x, y, values = _over(decision, window)
    clear = [(*to_rgb(COLOURS[s]), alpha) for s, alpha in ((-1, 1), (-1, 0), (1, 0), (1, 1))]
    places = (0, 0.5, 0.5, 1)
    shades = LinearSegmentedColormap.from_list("classes", list(zip(places, clear, strict=True)))
    ax.imshow(
        values,
        origin="lower",
        extent=window,
        cmap=shades,
        vmin=-1.4,
        vmax=1.4,
        aspect="equal",
        interpolation="none",  # a drawing keeps these values, not a picture of them
    )
    ax.contour(x, y, values, levels=[0], colors=INK, linewidths=1.2)


def levels(ax: Axes, decision: Callable[[Array], Array], window: Window) -> None:
    """The curves where a score over the plane is -1, 0 and 1, as `slab` draws them for a line."""
    x, y, values = _over(decision, window)
    ax.contour(x, y, values, levels=[0], colors=INK, linewidths=1.8)
    for edge in (-1, 1):
        ax.contour(x, y, values, levels=[edge], colors=QUIET, linestyles="--", linewidths=1.2)


def _over(decision: Callable[[Array], Array], window: Window) -> tuple[Array, Array, Array]:
    """A grid over the window, and the scores there."""
    left, right, bottom, top = window
    x, y = np.meshgrid(np.linspace(left, right, 161), np.linspace(bottom, top, 161))
    return x, y, decision(np.column_stack([x.ravel(), y.ravel()])).reshape(x.shape)


def equal(ax: Axes, reach: float | Window) -> None:
    """Equal scales on both axes, from -reach to reach or within (left, right, bottom, top)."""
    left, right, bottom, top = (
        (-reach, reach, -reach, reach) if isinstance(reach, int | float) else reach
    )
    ax.set(xlim=(left, right), ylim=(bottom, top), aspect="equal")


def _line(w: VectorLike, b: Scalar) -> tuple[Array, Array]:
    origin = np.zeros((1, 2))
    floats = as_floats("w", normal(w))
    return project(origin, floats, float(real("b", b)))[0], directions(floats)[0]

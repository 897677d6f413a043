"""Figures of up to four classes: their points, and regions of the plane.

A class has a colour and a marker, in all figures. Regions are told apart by colour and hatch.
"""

from collections.abc import Callable
from functools import partial

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.axes import Axes
from matplotlib.colors import to_rgba

from margins.base.classes import coded
from margins.base.data import BadInput, as_floats
from margins.base.data import points as sample
from margins.base.types import Array, ClassesLike, PointsLike
from margins.show.plot import ACCENT, COLOURS, INK, QUIET, SECOND, Window

LOOK = ((COLOURS[1], "o"), (COLOURS[-1], "s"), (ACCENT, "^"), (SECOND, "D"))
"""Colour and marker of each class."""

Score = Callable[[Array], Array]
"""From points to a number each, or to a row with a number for each class."""


def points(ax: Axes, X: PointsLike, y: ClassesLike, *, labels: bool = True) -> None:
    """The points of a sample in the plane."""
    array = sample(X)
    if array.shape[1] != 2:
        raise BadInput(f"X has {array.shape[1]} columns; the plane has two")
    classes, codes = coded(y, len(array))
    floats = as_floats("X", array)
    for k, (colour, marker) in enumerate(_looks("y", len(classes))):
        ax.scatter(
            floats[codes == k, 0],
            floats[codes == k, 1],
            s=46,
            c=colour,
            marker=marker,
            edgecolors="white",
            linewidths=0.8,
            zorder=3,
            label=f"class {classes[k]}" if labels else None,
        )


def shade(
    ax: Axes, score: Score, window: Window, colour: str, *, hatch: str = "", fill: float = 0.25
) -> None:
    """The region where a score is positive, in a colour, or with a hatch in this colour."""
    x, y, values = _over(score, window)
    if values.max() <= 0:
        return
    with plt.rc_context({"hatch.color": colour, "hatch.linewidth": 0.7}):
        region = ax.contourf(
            x,
            y,
            values,
            levels=[0, np.inf],
            colors=[to_rgba(colour, 0.0 if hatch else fill)],
            hatches=[hatch],
        )
    region.set_edgecolor(to_rgba(colour) if hatch else "none")
    region.set_linewidth(0)


def winners(ax: Axes, scores: Score, window: Window) -> None:
    """Whose score is the largest: a region for each class, with lines between them."""
    for k, (colour, _) in enumerate(_looks("scores", _columns(scores, window))):
        _region(ax, partial(_lead, scores, k), window, colour, INK)


def claims(ax: Axes, scores: Score, window: Window) -> None:
    """Who has a positive score and so claims a point: one class (its colour), nobody (dots) or
    several (crosses). A line bounds what each class claims."""
    for k, (colour, _) in enumerate(_looks("scores", _columns(scores, window))):
        shade(ax, partial(_alone, scores, k), window, colour)
        ax.contour(*_over(partial(_own, scores, k), window), levels=[0], colors=colour)
    shade(ax, lambda X: -np.max(scores(X), axis=1), window, QUIET, hatch="..")
    shade(ax, lambda X: np.sort(scores(X), axis=1)[:, -2], window, INK, hatch="xx")


def duels(ax: Axes, scores: Score, window: Window) -> None:
    """Of three classes with the pairwise scores s_12, s_13, s_23: who beats both others (its
    colour), and where they are a cycle (crosses). Lines bound who beats whom."""
    for k, (colour, _) in enumerate(LOOK[:3]):
        shade(ax, partial(_both, scores, k), window, colour)
    for turn in (1, -1):
        shade(ax, partial(_around, scores, turn), window, INK, hatch="xx")
    for column in range(3):
        ax.contour(*_over(partial(_own, scores, column), window), levels=[0], colors=INK)


def _both(scores: Score, k: int, X: Array) -> Array:
    """Positive where class k of three beats both others."""
    first, outer, last = scores(X).T
    return np.asarray(np.minimum(*((first, outer), (-first, last), (-outer, -last))[k]))


def _around(scores: Score, turn: int, X: Array) -> Array:
    """Positive where 1 beats 2, 2 beats 3 and 3 beats 1, or the other way round."""
    first, outer, last = turn * scores(X).T
    return np.asarray(np.min([first, -outer, last], axis=0))


def _region(ax: Axes, score: Score, window: Window, colour: str, edge: str) -> None:
    shade(ax, score, window, colour)
    ax.contour(*_over(score, window), levels=[0], colors=edge, linewidths=1.2)


def _own(scores: Score, k: int, X: Array) -> Array:
    return np.asarray(scores(X)[:, k])


def _lead(scores: Score, k: int, X: Array) -> Array:
    """By how much the score of a class exceeds the others."""
    found = scores(X)
    return np.asarray(found[:, k] - np.delete(found, k, axis=1).max(axis=1))


def _alone(scores: Score, k: int, X: Array) -> Array:
    """Positive where a class, and no other, has a positive score."""
    found = scores(X)
    return np.asarray(np.minimum(found[:, k], -np.delete(found, k, axis=1).max(axis=1)))


def _columns(scores: Score, window: Window) -> int:
    return int(scores(np.array([[window[0], window[2]]])).shape[1])


def _looks(name: str, classes: int) -> tuple[tuple[str, str], ...]:
    if classes > len(LOOK):
        raise BadInput(f"{name} has {classes} classes; a figure tells up to {len(LOOK)} apart")
    return LOOK[:classes]


def _over(score: Score, window: Window) -> tuple[Array, Array, Array]:
    """A grid of the window, and the score on it."""
    left, right, bottom, top = window
    x, y = np.meshgrid(np.linspace(left, right, 161), np.linspace(bottom, top, 161))
    return x, y, score(np.column_stack([x.ravel(), y.ravel()])).reshape(x.shape)

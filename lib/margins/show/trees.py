"""Decision trees: the tree itself, and the boxes into which it cuts the plane.

Of two classes the second is drawn as class +1, a blue disc; more classes look as in `several`.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.colors import to_rgba
from matplotlib.patches import Rectangle

from margins.base.data import BadInput
from margins.base.types import Array
from margins.show.plot import COLOURS, INK, MARKERS, QUIET, Window
from margins.show.several import LOOK
from margins.trees import Tree
from margins.trees.boxes import Box

_FILL = 0.25
_TWO = ((COLOURS[-1], MARKERS[-1]), (COLOURS[1], MARKERS[1]))


def diagram(
    ax: Axes, tree: Tree, names: Sequence[str] | None = None, *, highlight: Sequence[int] = ()
) -> None:
    """The tree, root on top: at a node its test, which holds on the way to the left; at a leaf
    what it predicts, with its class weights or its weight, in the colour of its class. Numbers are
    cut to three digits.

    The nodes in `highlight` have a thick frame.
    """
    called = [f"$x_{{{j + 1}}}$" for j in range(tree.d)] if names is None else list(names)
    if len(called) != tree.d:
        raise BadInput(f"names needs {tree.d} entries, one for each feature; has {len(called)}")
    x, y = places(tree), -tree.depths
    for node in tree.inner.tolist():
        for child in (int(tree.left[node]), int(tree.right[node])):
            ax.plot(x[[node, child]], y[[node, child]], color=QUIET, linewidth=1.2, zorder=1)
    for node in range(len(tree)):
        leaf = tree.feature[node] < 0
        words = (
            tree.answer_text(node, 3).replace(" (", "\n(") if leaf else _test(tree, node, called)
        )
        colour = _colour(tree, node) if leaf else None
        shape = f"{'round' if leaf else 'square'},pad=0.35"
        at: dict[str, Any] = {"ha": "center", "va": "center", "color": INK}
        ground = {"boxstyle": shape, "facecolor": "white", "edgecolor": "none"}
        ax.text(x[node], y[node], words, bbox=ground, zorder=2, **at)  # hides the lines
        frame = {
            "boxstyle": shape,
            "facecolor": to_rgba(colour, _FILL) if colour else "none",
            "edgecolor": colour or INK,
            "linewidth": 2.6 if node in highlight else 1.0,
        }
        ax.text(x[node], y[node], words, bbox=frame, zorder=3, **at)
    ax.set(xlim=(-0.6, len(tree.leaves) - 0.4), ylim=(-tree.depth - 0.5, 0.5))
    ax.axis("off")


def places(tree: Tree) -> Array:
    """Where each node stands: the leaves side by side, a parent in the middle of its children."""
    x = np.zeros(len(tree))
    waiting, leaves = [0], 0
    while waiting:  # left before right
        node = waiting.pop()
        if tree.feature[node] < 0:
            x[node], leaves = leaves, leaves + 1
        else:
            waiting += [int(tree.right[node]), int(tree.left[node])]
    for node in tree.inner[::-1].tolist():
        x[node] = (x[tree.left[node]] + x[tree.right[node]]) / 2
    return x


def regions(
    ax: Axes, tree: Tree, window: Window, *, features: tuple[int, int] = (0, 1), lines: bool = True
) -> None:
    """The boxes of a tree of numerical features, seen along two of them: each in the colour of
    its class or, for numbers, the darker the larger they are."""
    left, right, bottom, top = window
    ends = ((left, right), (bottom, top))
    for box in tree.boxes():
        sides = [_side(box, j, end) for j, end in zip(features, ends, strict=True)]
        (a, width), (b, height) = sides
        if width <= 0 or height <= 0:
            continue
        ax.add_patch(
            Rectangle(
                (a, b),
                width,
                height,
                facecolor=_fill(tree, box.leaf),
                edgecolor=INK if lines else "none",
                linewidth=0.8,
                zorder=0.5,
            )
        )
    ax.set(xlim=ends[0], ylim=ends[1])


def line(ax: Axes, tree: Tree, window: tuple[float, float]) -> None:
    """The steps of a tree of numbers with one feature."""
    if tree.d != 1 or tree.classes is not None:
        raise BadInput("the steps are those of a tree of numbers with one feature")
    boxes = sorted(tree.boxes(), key=lambda box: float(box.low[0]))
    cuts = [window[0], *(float(box.high[0]) for box in boxes[:-1]), window[1]]
    for box, (low, high) in zip(boxes, pairwise(cuts), strict=True):
        value = float(tree.value[box.leaf])
        ax.plot([low, high], [value, value], color=INK)
    ax.set(xlim=window)


def look(tree: Tree) -> tuple[tuple[str, str], ...]:
    """Colour and marker of each class of a tree."""
    number = 0 if tree.classes is None else len(tree.classes)
    if number > len(LOOK):
        raise BadInput(f"the tree has {number} classes; a figure tells up to {len(LOOK)} apart")
    return _TWO if number == 2 else LOOK[:number]


def _side(box: Box, j: int, end: tuple[float, float]) -> tuple[float, float]:
    """Where a box begins within the window, and how long it is there."""
    if box.levels[j] is not None:
        raise BadInput(f"feature {j} is qualitative; a region needs numbers")
    low, high = max(end[0], float(box.low[j])), min(end[1], float(box.high[j]))
    return low, high - low


def _test(tree: Tree, node: int, names: Sequence[str]) -> str:
    yes, _ = tree.test_text(node, names, 3)
    return yes.replace("<=", "≤").replace(" in {", " ∈ {")


def _colour(tree: Tree, node: int) -> str:
    """The colour of what a node predicts; numbers have none of their own."""
    if tree.classes is None:
        return QUIET
    return look(tree)[int(tree.value[node].argmax())][0]


def _fill(tree: Tree, leaf: int) -> tuple[float, float, float, float]:
    if tree.classes is not None:
        return to_rgba(_colour(tree, leaf), _FILL)
    values = tree.value[tree.leaves].astype(float)
    span = float(np.ptp(values)) or 1.0
    return to_rgba(COLOURS[1], 0.05 + 0.55 * (float(tree.value[leaf]) - values.min()) / span)

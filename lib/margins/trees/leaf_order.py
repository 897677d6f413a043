"""Best leaf first: the leaf whose split decreases most is split next.

Which leaf comes next is known only when the children of the last one have been searched. To search
many at a time, all leaves are split that would be split if none of the children came in between;
what was split too early is cut off in the end. Each round brings at least one split that stays, and
mostly as many as there are on a level.
"""

import heapq
from dataclasses import dataclass, field

import numpy as np

from margins.base.brief import Brief
from margins.base.types import Array
from margins.trees.choice import Choice
from margins.trees.criteria import Criterion, Decrease
from margins.trees.frontier import Frontier
from margins.trees.growth import Growth, Nodes

_CERTAIN = 2.0**-40


class _Turn:
    """The place of a leaf in the queue: the largest decrease first, then the lowest number."""

    def __init__(self, split: "_Split", number: int) -> None:
        self.split, self.number = split, number

    def __lt__(self, other: "_Turn") -> bool:
        a, b = self.split.decrease, other.split.decrease
        if not self.split.criterion.exact or abs(a - b) > _CERTAIN * max(abs(a), abs(b), 1.0):
            return (-a, self.number) < (-b, other.number)
        mine, others = self.split.exactly, other.split.exactly
        if mine == others:
            return self.number < other.number
        return bool(mine > others)


@dataclass(eq=False, repr=False)
class _Split(Brief):
    """The split that a leaf has, and its children if it was made."""

    criterion: Criterion
    decrease: float
    table: tuple[list[int], int, list[int], int]
    children: tuple[int, int] | None = None
    _exactly: list[Decrease] = field(default_factory=list)

    @property
    def exactly(self) -> Decrease:
        """The decrease, computed once."""
        if not self._exactly:
            self._exactly.append(self.criterion.exactly(*self.table))
        return self._exactly[0]


def best_first(growth: Growth, frontier: Frontier) -> Nodes:
    """The tree with at most `max_leaves` leaves, or the full one, numbered as it grew."""
    most = np.inf if growth.plan.max_leaves is None else growth.plan.max_leaves - 1
    splits: dict[int, _Split] = {}
    choice: Choice | None = None
    order: list[int] = []
    if len(frontier.sizes) and most > 0:
        frontier, choice = growth.search(frontier)
        _note(splits, growth, frontier, choice)
        while True:
            order, wanted = _played(splits, most)
            if not wanted:
                break
            now = np.isin(frontier.nodes, wanted)
            part, its = frontier.take(now), choice.take(np.flatnonzero(now))
            first = growth.count
            new = growth.split(part, its)
            for rank, node in enumerate(np.sort(part.nodes).tolist()):
                splits[node].children = first + 2 * rank, first + 2 * rank + 1
            frontier, choice = frontier.take(~now), choice.take(np.flatnonzero(~now))
            if len(new.sizes):
                new, more = growth.search(new)
                _note(splits, growth, new, more)
                frontier, choice = frontier.join(new), choice.join(more)
    return _renumbered(growth.nodes(), order, splits)


def _note(splits: dict[int, _Split], growth: Growth, frontier: Frontier, choice: Choice) -> None:
    for i, node in enumerate(frontier.nodes.tolist()):
        table = (
            choice.sums[:, i].tolist(),
            int(choice.left[i]),
            choice.whole[:, i].tolist(),
            int(choice.weight[i]),
        )
        splits[node] = _Split(growth.material.criterion, float(choice.decrease[i]), table)


def _played(splits: dict[int, _Split], most: float) -> tuple[list[int], list[int]]:
    """The nodes in the order in which they are split, as far as it is known, and those of them that
    were not split yet."""
    order: list[int] = []
    wanted: list[int] = []
    waiting = [(_Turn(splits[0], 0), 0)] if 0 in splits else []
    while waiting and len(order) < most:
        _, node = heapq.heappop(waiting)
        children = splits[node].children
        number = 2 * len(order) + 1
        order.append(node)
        if children is None:
            wanted.append(node)
            continue
        for child, own in zip(children, (number, number + 1), strict=True):
            if child in splits:
                heapq.heappush(waiting, (_Turn(splits[child], own), child))
    return order, wanted


def _renumbered(nodes: Nodes, order: list[int], splits: dict[int, _Split]) -> Nodes:
    """The tree of these splits only, each of which makes the next two numbers."""
    kept = [0]
    for node in order:
        kept += splits[node].children or ()
    split = np.array(order, dtype=np.int64)
    number = np.full(len(nodes.feature), -1)
    number[kept] = np.arange(len(kept))
    feature, threshold = np.full(len(kept), -1), np.zeros(len(kept))
    left = np.full(len(kept), -1)
    place = number[split]
    feature[place], threshold[place] = nodes.feature[split], nodes.threshold[split]
    left[place] = 2 * np.arange(len(order)) + 1
    stays = set(order)
    subsets = {int(number[n]): values for n, values in nodes.subsets.items() if n in stays}
    return Nodes(feature, threshold, subsets, left, _landed(nodes, number)[nodes.at])


def _landed(nodes: Nodes, number: Array) -> Array:
    """For each old node the new number of itself, or of the leaf above it that was kept."""
    landed = number.copy()
    for node in np.flatnonzero(nodes.left >= 0).tolist():
        for child in (nodes.left[node], nodes.left[node] + 1):
            if landed[child] < 0:
                landed[child] = landed[node]
    return landed

"""Trees that grow together, split by split, in flat lists of nodes.

Nodes are numbered as they come; a node's children follow one another and have larger numbers.
"""

from dataclasses import dataclass, field

import numpy as np

from margins.base.brief import Brief
from margins.base.types import Array
from margins.trees.chances import child_keys
from margins.trees.choice import Choice
from margins.trees.choosing import choose
from margins.trees.frontier import Frontier
from margins.trees.material import Material
from margins.trees.plan import Plan


@dataclass(frozen=True, eq=False, repr=False)
class Nodes(Brief):
    """What is known of each node of one or more trees; `at` is the node of each example."""

    feature: Array
    threshold: Array
    subsets: dict[int, tuple[float, ...]]
    left: Array
    at: Array


@dataclass(eq=False, repr=False)
class Growth(Brief):
    """Trees that grow: one for each root of the first frontier."""

    material: Material
    plan: Plan
    at: Array
    count: int
    splits: list[tuple[Array, Array, Array, Array]] = field(default_factory=list)
    subsets: dict[int, tuple[float, ...]] = field(default_factory=dict)

    def search(self, frontier: Frontier) -> tuple[Frontier, Choice]:
        """The leaves that have a split, and their splits."""
        choice = choose(self.material, frontier, self.plan)
        good = choice.feature >= 0
        if good.all():
            return frontier, choice
        return frontier.take(good), choice.take(np.flatnonzero(good))

    def split(self, frontier: Frontier, choice: Choice) -> Frontier:
        """Split all these leaves, and find those of the new ones that may be split again."""
        leaf, starts, sizes = frontier.leaf, frontier.starts, frontier.sizes
        ids = frontier.row(choice.feature)
        goes_left = np.arange(len(ids)) - starts[leaf] < choice.counts[leaf]
        for place, subset in enumerate(choice.subsets):
            if subset is not None:
                here = slice(starts[place], starts[place] + sizes[place])
                values = self.material.X[ids[here], choice.feature[place]]
                goes_left[here] = np.isin(values, subset)
                self.subsets[int(frontier.nodes[place])] = subset
        rank = np.empty(len(sizes), dtype=np.int64)
        rank[np.argsort(frontier.nodes)] = np.arange(len(sizes))
        children = self.count + 2 * rank
        self.count += 2 * len(sizes)
        self.splits.append(
            (frontier.nodes, choice.feature, self._thresholds(ids, frontier, choice), children)
        )
        self.at[ids] = np.where(goes_left, children[leaf], children[leaf] + 1)
        return self._children(frontier, choice, ids, goes_left, children)

    def _thresholds(self, ids: Array, frontier: Frontier, choice: Choice) -> Array:
        """Midway between the last value on the left and the first on the right."""
        last = frontier.starts + choice.counts - 1
        low, high = (self.material.X[ids[at], choice.feature] for at in (last, last + 1))
        thresholds = midpoints(low, high)
        thresholds[[subset is not None for subset in choice.subsets]] = 0.0
        return thresholds

    def _children(
        self, frontier: Frontier, choice: Choice, ids: Array, goes_left: Array, children: Array
    ) -> Frontier:
        """The new leaves that are neither pure nor too small or too deep: first left ones."""
        leaf, starts = frontier.leaf, frontier.starts
        codes, most = self.material.codes.take(ids), np.iinfo(np.int64).max
        may, sizes = [], []
        for inside, size in (
            (goes_left, choice.counts),
            (~goes_left, frontier.sizes - choice.counts),
        ):
            low = np.minimum.reduceat(np.where(inside, codes, most), starts)
            high = np.maximum.reduceat(np.where(inside, codes, -1), starts)
            sizes.append(size)
            may.append((low < high) & (size >= 2 * self.plan.min_leaf))
            if self.plan.max_depth is not None:
                may[-1] &= frontier.depths + 1 < self.plan.max_depth
        side = np.zeros(len(self.at), dtype=np.uint8)
        side[ids] = np.where(goes_left, may[0][leaf], np.where(may[1][leaf], 2, 0))
        grown = None if frontier.keys is None else child_keys(frontier.keys)
        return Frontier(
            frontier.partition(side),
            np.concatenate([sizes[0][may[0]], sizes[1][may[1]]]),
            np.concatenate([children[may[0]], children[may[1]] + 1]),
            np.concatenate([frontier.depths[may[0]], frontier.depths[may[1]]]) + 1,
            None if grown is None else np.concatenate([grown[may[0], 0], grown[may[1], 1]]),
        )

    def nodes(self) -> Nodes:
        """All nodes."""
        feature = np.full(self.count, -1)
        threshold = np.zeros(self.count)
        left = np.full(self.count, -1)
        for node, chosen, cut, child in self.splits:
            feature[node], threshold[node], left[node] = chosen, cut, child
        return Nodes(feature, threshold, self.subsets, left, self.at)


def midpoints(low: Array, high: Array) -> Array:
    """`stumps.midpoint` for many pairs."""
    middle = low / 2 + high / 2
    return np.where((low <= middle) & (middle < high), middle, low)


def roots(material: Material, plan: Plan) -> tuple[Growth, Frontier]:
    """A tree that has only a root, and the root if it may be split."""
    n = len(material.X)
    growth = Growth(material, plan, np.zeros(n, dtype=np.int64), 1)
    mixed = material.codes.min() < material.codes.max()
    may = mixed and n >= 2 * plan.min_leaf and plan.max_depth != 0
    k = int(may)
    return growth, Frontier(
        material.order if may else material.order[:, :0],
        np.full(k, n),
        np.zeros(k, dtype=np.int64),
        np.zeros(k, dtype=np.int64),
        None if plan.keys is None else plan.keys[:k],
    )


def level_by_level(growth: Growth, frontier: Frontier) -> Nodes:
    """Split all leaves of a level, then those of the next; of the last level as many as there may
    be, those with the lowest numbers first. O(d n) for each level."""
    room = np.inf if growth.plan.max_leaves is None else growth.plan.max_leaves - 1
    while len(frontier.sizes) and room > 0:
        frontier, choice = growth.search(frontier)
        if len(frontier.sizes) > room:
            first = np.sort(np.argsort(frontier.nodes)[: int(room)])
            frontier, choice = frontier.take(first), choice.take(first)
        if not len(frontier.sizes):
            break
        room -= len(frontier.sizes)
        frontier = growth.split(frontier, choice)
    return growth.nodes()

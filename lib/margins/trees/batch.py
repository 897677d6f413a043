"""Several trees of one sample, with other weights for each, grown together.

The trees share the order of each feature, and their leaves are searched and split as if they
belonged to one tree. So the work in Python is that of the deepest tree, and not of all of them.
"""

from dataclasses import replace

import numpy as np

from margins.base.types import Array
from margins.trees.filling import as_tree
from margins.trees.frontier import Frontier
from margins.trees.growth import Growth, Nodes, level_by_level
from margins.trees.material import Material, in_units
from margins.trees.plan import Plan
from margins.trees.tree import Tree

_TOGETHER = 1 << 16
"""So many examples of all trees of a batch."""


def grow_batches(material: Material, plan: Plan, counts: Array, keys: Array) -> list[Tree]:
    """A tree for each row of `counts`, which says how often it has each example; the key of its
    root decides which features are drawn."""
    step = max(1, _TOGETHER // len(material.X))
    trees: list[Tree] = []
    for first in range(0, len(counts), step):
        part = slice(first, first + step)
        trees += _batch(material, plan, counts[part].astype(np.int64), keys[part])
    return trees


def _batch(material: Material, plan: Plan, counts: Array, keys: Array) -> list[Tree]:
    """The trees of one batch. Example i of tree t has the number t n + i."""
    trees, n = counts.shape
    together = _copies(material, plan, counts)
    drawn = counts > 0
    mixed = np.array([len(np.unique(material.codes[row])) > 1 for row in drawn])
    sizes = drawn.sum(axis=1)
    alive = mixed & (sizes >= 2 * plan.min_leaf) & (plan.max_depth != 0)
    growth = Growth(together, plan, np.repeat(np.arange(trees), n), trees)
    rows = [
        np.compress(drawn[t].take(material.order.reshape(-1)), material.order.reshape(-1) + t * n)
        for t in np.flatnonzero(alive)
    ]
    order = [row.reshape(len(material.order), -1) for row in rows]
    grown = level_by_level(
        growth,
        Frontier(
            np.concatenate(order, axis=1) if order else material.order[:, :0],
            sizes[alive],
            np.flatnonzero(alive),
            np.zeros(alive.sum(), dtype=np.int64),
            keys[alive],
        ),
    )
    return [
        as_tree(part, one, plan.impurity)
        for part, one in zip(_separated(grown, trees, n), _each(material, counts), strict=True)
    ]


def _copies(material: Material, plan: Plan, counts: Array) -> Material:
    """The examples once for each tree, with the weights that they have there."""
    trees = len(counts)
    codes, target = np.tile(material.codes, trees), np.tile(material.target, trees)
    weight = counts.reshape(-1).astype(np.float64)
    sums, units, criterion = in_units(plan.impurity, codes, target, weight, material.classes)
    return replace(
        material,
        X=np.tile(material.X, (trees, 1)) if trees > 1 else material.X,
        codes=codes,
        target=target,
        weight=weight,
        sums=sums,
        units=units,
        ranks=None if material.ranks is None else np.tile(material.ranks, (1, trees)),
        criterion=criterion,
    )


def _separated(nodes: Nodes, trees: int, n: int) -> list[Nodes]:
    """The trees one by one, each with nodes from 0 on, in the order in which they came."""
    owner = np.arange(len(nodes.feature))
    for node in np.flatnonzero(nodes.left >= trees):
        owner[nodes.left[node] : nodes.left[node] + 2] = owner[node]
    by_tree = np.argsort(owner, kind="stable")
    sizes = np.bincount(owner, minlength=trees)
    ends = np.cumsum(sizes)
    number = np.empty(len(owner), dtype=np.int64)
    number[by_tree] = np.arange(len(owner)) - np.repeat(ends - sizes, sizes)
    result = []
    for t, (size, end) in enumerate(zip(sizes, ends, strict=True)):
        mine = by_tree[end - size : end]
        left = nodes.left[mine]
        subsets = {
            int(number[v]): nodes.subsets[v] for v in mine.tolist() if v in nodes.subsets
        } if nodes.subsets else {}  # fmt: skip
        result.append(
            Nodes(
                nodes.feature[mine],
                nodes.threshold[mine],
                subsets,
                np.where(left >= 0, number[left], -1),
                number[nodes.at[t * n : (t + 1) * n]],
            )
        )
    return result


def _each(material: Material, counts: Array) -> list[Material]:
    """The sample with the weights of each tree."""
    return [replace(material, weight=row.astype(np.float64)) for row in counts]

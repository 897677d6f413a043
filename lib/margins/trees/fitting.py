"""Regression trees for the same points again and again, with other numbers to fit each time."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from margins.base.types import Array
from margins.trees.filling import as_tree
from margins.trees.growth import level_by_level, roots
from margins.trees.material import prepared, retargeted
from margins.trees.plan import planned
from margins.trees.tree import Tree


@dataclass(frozen=True)
class RegressionTree:
    """The function that has a tree's value in each of its leaves."""

    tree: Tree

    def __call__(self, X: Array) -> Array:
        return self.tree.predict(X)


TreeFit = Callable[[Array, Array, Array], tuple[RegressionTree, Array]]
"""From numbers to fit, and two sums to divide in each leaf, to a tree and its values on the
sample."""


def tree_fitter(X: Array, weights: Array, depth: int) -> TreeFit:
    """A function that fits a tree of at most this depth to numbers, in the sense of weighted least
    squares, and gives each leaf the sum of its `above` over that of its `below`.

    The points are sorted once: O(d n log n), then O(d n) for each level.
    """
    even = bool((weights == weights[0]).all())
    start = prepared(X, np.zeros(len(weights)), "variance", None if even else weights)
    plan = planned(
        start.X.shape[1],
        impurity="variance",
        order="depth",
        max_depth=depth,
        max_leaves=None,
        min_leaf=1,
        allow_zero_gain=False,
        features=None,
        rng=None,
        categorical=(),
    )

    def fit(target: Array, above: Array, below: Array) -> tuple[RegressionTree, Array]:
        material = retargeted(start, target)
        nodes = level_by_level(*roots(material, plan))
        size = len(nodes.feature)
        top, under = (np.bincount(nodes.at, each, minlength=size) for each in (above, below))
        value = np.where(under > 0, top / np.where(under > 0, under, 1), 0)
        tree = replace(as_tree(nodes, material, "variance"), value=value)
        return RegressionTree(tree), np.asarray(value[nodes.at])

    return fit

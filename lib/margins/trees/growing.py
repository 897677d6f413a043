"""Trees in floats, fast: all leaves of a level are split together.

`margins.trees.exact` has the same function by definition, for small samples in fractions.
"""

import numpy as np

from margins.base.types import ClassesLike, Count, PointsLike, VectorLike
from margins.trees.filling import as_tree
from margins.trees.growth import level_by_level, roots
from margins.trees.impurity import Impurity
from margins.trees.leaf_order import best_first
from margins.trees.material import prepared
from margins.trees.plan import Features, Order, check_levels, planned
from margins.trees.tree import Tree


def grow(
    X: PointsLike,
    y: ClassesLike,
    *,
    impurity: Impurity = "gini",
    order: Order = "depth",
    max_depth: int | None = None,
    max_leaves: Count | None = None,
    min_leaf: Count = 1,
    allow_zero_gain: bool = True,
    features: Features = None,
    rng: np.random.Generator | None = None,
    sample_weight: VectorLike | None = None,
    categorical: VectorLike = (),
) -> Tree:
    """A decision tree for labels of any kind or, with the impurity "variance", for numbers.

    A leaf is split if it is not pure, if it lies above `max_depth`, and if some split leaves
    `min_leaf` examples on both sides; without `allow_zero_gain` the split must gain something
    (`termination`). The order "depth" splits level by level, "best" the leaf first whose split has
    the largest decrease, up to `max_leaves` leaves (`greedy-order-irrelevant-when-full`). A split
    is x[feature] <= threshold with a threshold midway between neighbouring values; a feature in
    `categorical` is split by subsets of its values. `features` is how many features, drawn anew
    for each split, it may use; if none of these has a split, the next one is drawn.

    Ties are decided by the lowest feature, then the lowest threshold; which subsets are tried, and
    their ties, are said in `trees.every_split`. With whole numbers as weights, and in regression
    as y, gains are compared exactly, and the tree is the one of `exact.grow`; otherwise sums are
    rounded to a grid, and gains within 2^-40 of each other, and means within 2^-30, are tied.
    `min_leaf` counts examples, not weights. Examples of weight 0 count for nothing. Time
    O(d n log n), then O(d n) for each level; memory at most four times that of X.

    >>> print(grow([[0.5], [1.5], [2.5]], ["a", "b", "b"]).to_text())
    x0 <= 1: a (1, 0)
    x0 > 1: b (0, 2)
    """
    material = prepared(X, y, impurity, sample_weight)
    plan = planned(
        material.X.shape[1],
        impurity=impurity,
        order=order,
        max_depth=max_depth,
        max_leaves=max_leaves,
        min_leaf=min_leaf,
        allow_zero_gain=allow_zero_gain,
        features=features,
        rng=rng,
        categorical=categorical,
    )
    check_levels(material.X, plan, 0 if material.classes is None else len(material.classes))
    growth, frontier = roots(material, plan)
    grown = (best_first if plan.order == "best" else level_by_level)(growth, frontier)
    return as_tree(grown, material, impurity)

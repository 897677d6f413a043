"""Trees over the rationals: grown by definition, every comparison decided exactly.

The module `growing` has the same function for floats and large samples; both follow the same rule
among ties, so on whole numbers they give the same tree.
"""

import heapq
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from margins.base.brief import Brief
from margins.base.types import Array, ClassesLike, Count, PointsLike, VectorLike
from margins.trees.chances import child_keys, drawn
from margins.trees.every_split import Exact, Examples, Split, exact_examples, splits_of_feature
from margins.trees.impurity import Impurity
from margins.trees.plan import Features, Order, Plan, check_levels, planned
from margins.trees.tree import Tree


@dataclass(eq=False, repr=False)
class _Node(Brief):
    """A node while the tree grows."""

    examples: Examples
    depth: int
    keys: Array | None
    split: Split | None = None
    children: tuple[int, int] = (-1, -1)


@dataclass(frozen=True, eq=False)
class _Turn:
    """The place of a leaf in the queue: the largest decrease first, then the lowest number."""

    decrease: Exact
    number: int

    def __lt__(self, other: "_Turn") -> bool:
        if self.decrease == other.decrease:
            return self.number < other.number
        return bool(self.decrease > other.decrease)


_Queue = list[tuple[object, int, Split]]


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
    """`trees.grow` on integers and `Fraction`s, exactly: O(d n^2) for each node.

    A leaf is split if it is not pure, not too deep, and if some split has `min_leaf` examples on
    both sides and, without `allow_zero_gain`, gains something (`termination`). Of these the split
    with the largest gain is taken; for ties see `trees.every_split`. Gains in entropy are sums of
    logarithms and are compared exactly, too; only the impurities that the tree reports are floats.

    >>> print(grow([[0], [1], [2]], ["a", "b", "b"]).to_text())
    x0 <= 1/2: a (1, 0)
    x0 > 1/2: b (0, 2)
    """
    examples, classes = exact_examples(X, y, impurity, sample_weight)
    plan = planned(
        examples.X.shape[1],
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
    check_levels(examples.X, plan, examples.classes)
    return _as_tree(_grown(examples, plan), classes, plan)


def _grown(examples: Examples, plan: Plan) -> list[_Node]:
    """The nodes, children in the order in which their parents are split."""
    nodes = [_Node(examples, 0, plan.keys)]
    waiting: _Queue = []
    _enter(waiting, nodes, 0, plan)
    while waiting and (plan.max_leaves is None or len(nodes) < 2 * plan.max_leaves - 1):
        _, number, split = heapq.heappop(waiting)
        node = nodes[number]
        node.split = split
        first = len(nodes)
        node.children = first, first + 1
        keys = [None, None] if node.keys is None else [*child_keys(node.keys)[0][:, None]]
        for side, key in zip((split.goes_left, ~split.goes_left), keys, strict=True):
            nodes.append(_Node(node.examples.at(side), node.depth + 1, key))
        for child in node.children:
            _enter(waiting, nodes, child, plan)
    return nodes


def _enter(waiting: _Queue, nodes: list[_Node], number: int, plan: Plan) -> None:
    """Look for the split of a new leaf, and let it wait for its turn if there is one."""
    node = nodes[number]
    if node.depth == plan.max_depth or node.examples.pure:
        return
    split = _best_split(node, plan)
    if split is not None:
        turn = _Turn(split.decrease, number) if plan.order == "best" else number
        heapq.heappush(waiting, (turn, number, split))


def _best_split(node: _Node, plan: Plan) -> Split | None:
    """The split of largest gain by the features that the node may use; if they have none, by the
    first of the others that has one."""
    d = node.examples.X.shape[1]
    ordered = list(range(d)) if node.keys is None else drawn(node.keys, d)[0].tolist()
    best = _best_of(node.examples, sorted(ordered[: plan.features]), plan)
    for feature in ordered[plan.features :]:
        best = best or _best_of(node.examples, [feature], plan)
    return best


def _best_of(examples: Examples, features: list[int], plan: Plan) -> Split | None:
    best: Split | None = None
    for feature in features:
        for split in splits_of_feature(examples, feature, plan):
            least = split.decrease >= 0 if plan.allow_zero_gain else split.decrease > 0
            if least and (best is None or split.decrease > best.decrease):
                best = split
    return best


def _as_tree(nodes: list[_Node], classes: Array | None, plan: Plan) -> Tree:
    splits = [node.split for node in nodes]
    return Tree(
        feature=np.array([-1 if s is None else s.feature for s in splits]),
        threshold=_objects([Fraction(0) if s is None else s.threshold for s in splits]),
        subsets=tuple(None if s is None else s.subset for s in splits),
        left=np.array([node.children[0] for node in nodes]),
        right=np.array([node.children[1] for node in nodes]),
        weight=_objects([node.examples.weight.sum() for node in nodes]),
        value=np.array([node.examples.value for node in nodes], dtype=object),
        impurity=np.array(
            [node.examples.mixed for node in nodes],
            dtype=np.float64 if plan.impurity == "entropy" else object,
        ),
        classes=classes,
        d=len(plan.qualitative),
        criterion=plan.impurity,
    )


def _objects(values: list[Fraction]) -> Array:
    return np.array(values, dtype=object)

"""Decision trees in flat arrays: prediction, boxes, text, pruning (`tree-cells-boxes`).

Node 0 is the root. At an inner node a point x goes left if x[feature] <= threshold or, at a
qualitative split, if x[feature] is one of the values in its subset; values that were not there
when the tree was grown go right. Children have larger numbers than their parents.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from margins.base.data import BadInput, float_points, indices, is_exact, rationals
from margins.base.types import Array, PointsLike, VectorLike
from margins.trees.boxes import Box, everywhere
from margins.trees.impurity import Impurity
from margins.trees.levels import inner_levels
from margins.trees.routing import leaves_of


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Tree:
    """A binary decision tree; `margins.trees.grow` makes one.

    One entry for each node: `feature` (-1 at a leaf), `threshold` (0 at a leaf and at a
    qualitative split), `subsets` (the values that go left at a qualitative split, else None),
    `left` and `right` (-1 at a leaf), `weight` (of the node's examples), `value` (a row of class
    weights, or the mean of the numbers), `impurity`. `classes` are the labels, None for numbers.
    `d` is the number of features, `criterion` the name of the impurity.
    """

    feature: Array
    threshold: Array
    subsets: tuple[tuple[object, ...] | None, ...]
    left: Array
    right: Array
    weight: Array
    value: Array
    impurity: Array
    classes: Array | None
    d: int
    criterion: Impurity

    def __repr__(self) -> str:
        kind = "" if self.classes is None else f"classes={len(self.classes)}, "
        shape = f"leaves={len(self.leaves)}, depth={self.depth}"
        return f"Tree({shape}, d={self.d}, {kind}criterion={self.criterion!r})"

    def __len__(self) -> int:
        """The number of nodes."""
        return len(self.feature)

    # ------------------------------------------------------------ points

    def apply(self, X: PointsLike) -> Array:
        """The number of the leaf into which each point falls."""
        return leaves_of(
            self._points(X), self.feature, self.threshold, self.left, self.right, self.subsets
        )

    def predict(self, X: PointsLike) -> Array:
        """The heaviest class of each point's leaf, the first among ties; or the leaf's mean."""
        return np.asarray(self._answers[self.apply(X)])

    def shares(self, X: PointsLike) -> Array:
        """The share of each class in the leaf of each point, a row for each point."""
        if self.classes is None:
            raise BadInput("a tree of numbers has no classes; use predict")
        leaf = self.apply(X)
        return np.asarray(self.value[leaf] / self.weight[leaf][:, None])

    @property
    def _answers(self) -> Array:
        """What each node would predict if it were a leaf."""
        return self.value if self.classes is None else self.classes[self.value.argmax(axis=1)]

    def _points(self, X: PointsLike) -> Array:
        new = rationals("X", X, 2) if is_exact(self.threshold) else float_points(X)
        if new.shape[1] != self.d:
            raise BadInput(f"the tree was grown on {self.d} features, X has {new.shape[1]}")
        return new

    # ------------------------------------------------------------ shape

    @property
    def leaves(self) -> Array:
        """The numbers of the leaves, ascending."""
        return np.flatnonzero(self.feature < 0)

    @property
    def inner(self) -> Array:
        """The numbers of the nodes that are split, ascending."""
        return np.flatnonzero(self.feature >= 0)

    @property
    def depths(self) -> Array:
        """How many splits lie above each node."""
        depths = np.zeros(len(self), dtype=np.int64)
        for depth, nodes in enumerate(inner_levels(self.left, self.right)):
            depths[self.left[nodes]] = depths[self.right[nodes]] = depth + 1
        return depths

    @property
    def depth(self) -> int:
        """The largest number of splits above a leaf."""
        return int(self.depths.max())

    def boxes(self) -> tuple[Box, ...]:
        """The boxes of the leaves, in the order of `leaves`. They partition the space
        (`tree-cells-boxes`)."""
        found = {0: everywhere(self.d, self.threshold.dtype)}
        for node in self.inner.tolist():
            test = int(self.feature[node]), self.threshold[node], self.subsets[node]
            here = found.pop(node)
            found[int(self.left[node])] = here.half(*test, left=True)
            found[int(self.right[node])] = here.half(*test, left=False)
        return tuple(replace(found[leaf], leaf=leaf) for leaf in self.leaves.tolist())

    # ------------------------------------------------------------ losses

    @property
    def errors(self) -> Array:
        """The training error that each node would make as a leaf: the weight of its mistakes, or
        the sum of squared errors of numbers."""
        if self.classes is None:
            return np.asarray(self.weight * self.impurity)
        return np.asarray(self.weight - self.value.max(axis=1))

    @property
    def decreases(self) -> Array:
        """How much each split lowers the impurity, times the node's share of all weight; 0 at
        leaves. The sum is the root's impurity minus that of the leaves (`mdi-telescopes`)."""
        inside = self.weight * self.impurity
        lost = np.full(len(self), 0 * inside[0])
        node = self.inner
        lost[node] = inside[node] - inside[self.left[node]] - inside[self.right[node]]
        return np.asarray(lost / self.weight[0])

    def importances(self) -> Array:
        """The decreases of each feature's splits, added up (`mdi-telescopes`)."""
        decreases = self.decreases
        total = np.full(self.d, 0 * decreases[0])
        np.add.at(total, self.feature[self.inner], decreases[self.inner])
        return total

    def occurrences(self) -> Array:
        """How many splits use each feature."""
        return np.bincount(self.feature[self.inner], minlength=self.d)

    # ------------------------------------------------------------ other trees

    def pruned_at(self, nodes: VectorLike) -> "Tree":
        """The tree in which these nodes are leaves; what was below them is gone, and the nodes
        that stay keep their order (`refinement-monotone`)."""
        cut = np.zeros(len(self), dtype=bool)
        cut[indices("nodes", nodes, len(self))] = True
        stays = np.zeros(len(self), dtype=bool)
        stays[0] = True
        for node in self.inner.tolist():
            if stays[node] and not cut[node]:
                stays[[self.left[node], self.right[node]]] = True
        return self._restricted(stays, cut)

    def _restricted(self, stays: Array, cut: Array) -> "Tree":
        kept = np.flatnonzero(stays)
        number = np.cumsum(stays) - 1
        split = (self.feature[kept] >= 0) & ~cut[kept]
        no_threshold = np.zeros(len(kept), dtype=self.threshold.dtype)
        return replace(
            self,
            feature=np.where(split, self.feature[kept], -1),
            threshold=np.where(split, self.threshold[kept], no_threshold),
            subsets=tuple(
                self.subsets[node] if inner else None
                for node, inner in zip(kept.tolist(), split.tolist(), strict=True)
            ),
            left=np.where(split, number[self.left[kept]], -1),
            right=np.where(split, number[self.right[kept]], -1),
            weight=self.weight[kept],
            value=self.value[kept],
            impurity=self.impurity[kept],
        )

    # ------------------------------------------------------------ text

    def to_text(self, names: Sequence[str] | None = None) -> str:
        """The tree as indented lines, left before right; features are called x0, x1, ... or by
        their names.

        Numbers are cut to six digits.
        """
        called = [f"x{j}" for j in range(self.d)] if names is None else list(names)
        if len(called) != self.d:
            raise BadInput(f"names needs {self.d} entries, one for each feature; has {len(called)}")
        lines: list[str] = []
        waiting = [(0, 0, "")]
        while waiting:
            node, level, branch = waiting.pop()
            indent = "    " * level
            if self.feature[node] < 0:
                lines.append(f"{indent}{branch}{self.answer_text(node)}")
                continue
            yes, no = self.test_text(node, called)
            head = f"{indent}{branch}"
            if branch:
                lines.append(head.rstrip())
                level += 1
            waiting.append((int(self.right[node]), level, f"{no}: "))
            waiting.append((int(self.left[node]), level, f"{yes}: "))
        return "\n".join(lines)

    def test_text(self, node: int, names: Sequence[str], digits: int = 6) -> tuple[str, str]:
        """What holds on the left and on the right of a split, in words."""
        name, subset = names[int(self.feature[node])], self.subsets[node]
        if subset is not None:
            values = ", ".join(_short(value, digits) for value in subset)
            return f"{name} in {{{values}}}", f"{name} not in {{{values}}}"
        cut = _short(self.threshold[node], digits)
        return f"{name} <= {cut}", f"{name} > {cut}"

    def answer_text(self, node: int, digits: int = 6) -> str:
        """What a node predicts as a leaf, with its class weights or its weight."""
        if self.classes is None:
            return f"{_short(self.value[node], digits)} ({_short(self.weight[node], digits)})"
        weights = ", ".join(_short(w, digits) for w in self.value[node])
        return f"{self._answers[node]} ({weights})"


def _short(number: object, digits: int) -> str:
    return f"{number:.{digits}g}" if isinstance(number, float) else str(number)

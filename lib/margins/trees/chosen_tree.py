"""Trees whose splits somebody has chosen already, with the weights of a sample in their nodes."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from margins.base.types import Array, Codes, Number
from margins.trees.impurity import gini
from margins.trees.tree import Tree


@dataclass(frozen=True)
class Cut:
    """A split: inputs with x[feature] <= threshold go left."""

    feature: int
    threshold: Number


def chosen(rows: Array, codes: Codes, classes: Array, split: Callable[[Array], Cut | None]) -> Tree:
    """The tree that splits a node with these places as a function says; None makes a leaf."""
    nodes, cuts, left = [np.arange(len(rows))], [], []
    for here in nodes:  # children are appended
        cut = split(here)
        cuts.append(cut)
        left.append(len(nodes) if cut else -1)
        if cut:
            low = np.array([v <= cut.threshold for v in rows[here, cut.feature]])
            nodes += [here[low], here[~low]]
    one = Fraction(1) if rows.dtype == object else 1.0
    value = np.array([[one * int((codes[here] == k).sum()) for k in range(len(classes))]
                      for here in nodes])  # fmt: skip
    return Tree(
        feature=np.array([cut.feature if cut else -1 for cut in cuts]),
        threshold=np.array([cut.threshold if cut else 0 * one for cut in cuts], rows.dtype),
        subsets=(None,) * len(nodes),
        left=np.array(left),
        right=np.array([child + (child > 0) for child in left]),
        weight=value.sum(axis=1),
        value=value,
        impurity=np.array([gini(row) for row in value]),
        classes=classes,
        d=rows.shape[1],
        criterion="gini",
    )

"""Random forests: trees of resampled examples that choose among a few features at each split.

Every tree has its own n draws with replacement (`resampling-is-sampling-from-Pn`) and draws, anew
for each split, the features that this split may use (`per-split-vs-per-tree`). The trees vote, or
their numbers are averaged. A tree says something about the examples that it has not drawn, too:
from that come the votes and the error out of the bag (`oob-probability`).
"""

from dataclasses import dataclass, replace

import numpy as np

from margins.base.brief import Brief
from margins.base.data import count
from margins.base.types import Array, ClassesLike, Count, PointsLike, VectorLike
from margins.ensembles.out_of_bag import OutOfBag
from margins.trees.batch import grow_batches
from margins.trees.chances import generator, root_keys
from margins.trees.impurity import Impurity
from margins.trees.material import prepared
from margins.trees.plan import Features, check_levels, number_of_features, planned
from margins.trees.tree import Tree


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Forest(Brief, OutOfBag):
    """Trees, and what they say of the examples that they were grown on.

    `counts[t, i]` is how often tree t drew example i. `codes` are the numbers of the classes, or
    the numbers y themselves.
    """

    trees: tuple[Tree, ...]
    counts: Array
    X: Array
    codes: Array
    classes: Array | None
    features: int

    def __len__(self) -> int:
        """The number of trees."""
        return len(self.trees)

    def votes(self, X: PointsLike) -> Array:
        """For each point the number of trees that vote for each class; or the mean of the trees."""
        if self.classes is None:
            return np.asarray(np.mean([tree.predict(X) for tree in self.trees], axis=0))
        answers = [_codes(tree, X) for tree in self.trees]
        return np.stack([np.sum([a == k for a in answers], axis=0)
                         for k in range(len(self.classes))], axis=1)  # fmt: skip

    def predict(self, X: PointsLike) -> Array:
        """The class with the most votes, the first among ties; or the mean of the trees."""
        found = self.votes(X)
        return found if self.classes is None else np.asarray(self.classes[found.argmax(axis=1)])

    def _said_of(self, replicate: int, rows: Array) -> Array:
        return _codes(self.trees[replicate], self.X[rows])

    def importances(self) -> Array:
        """The mean over the trees of each feature's decreases (`mdi-telescopes`)."""
        return np.asarray(np.mean([tree.importances() for tree in self.trees], axis=0))

    def occurrences(self) -> Array:
        """How many splits of all trees use each feature."""
        return np.asarray(np.sum([tree.occurrences() for tree in self.trees], axis=0))


def _codes(tree: Tree, X: PointsLike) -> Array:
    """What a tree predicts: the numbers of classes, or numbers."""
    leaf = tree.apply(X)
    return np.asarray((tree.value if tree.classes is None else tree.value.argmax(axis=1))[leaf])


def forest(
    X: PointsLike,
    y: ClassesLike,
    *,
    trees: Count,
    features: Features = "sqrt",
    rng: np.random.Generator | None,
    impurity: Impurity = "gini",
    max_depth: int | None = None,
    min_leaf: Count = 1,
    draws: Count | None = None,
    categorical: VectorLike = (),
) -> Forest:
    """A random forest: so many trees, each grown on its own `draws` examples, drawn with
    replacement (as many as there are, if nothing is said), without pruning.

    The arguments are those of `trees.grow`. An example that was drawn k times has weight k, and
    counts once for `min_leaf`. With all features at each split this is bagging of trees. The trees
    of a batch grow together: O(d n) for each tree and level.

    >>> grown = forest([[0], [1], [2], [3]], [0, 0, 1, 1], trees=9, rng=np.random.default_rng(0))
    >>> grown.predict([[0], [3]]).tolist()
    [0, 1]
    """
    number = count("trees", trees)
    source = generator(rng, "a forest")
    material = prepared(X, y, impurity, None)
    n, d = material.X.shape
    plan = planned(
        d, impurity=impurity, max_depth=max_depth, min_leaf=min_leaf, categorical=categorical
    )
    plan = replace(plan, features=number_of_features(features, d))
    check_levels(material.X, plan, 0 if material.classes is None else len(material.classes))
    size = n if draws is None else count("draws", draws)
    keys = root_keys(source, number)
    counts = np.array(
        [np.bincount(source.integers(n, size=size), minlength=n) for _ in range(number)],
        dtype=np.int32,
    )
    return Forest(
        trees=tuple(grow_batches(material, plan, counts, keys)),
        counts=counts,
        X=material.X.copy(),
        codes=material.target if material.classes is None else material.codes,
        classes=material.classes,
        features=plan.features,
    )

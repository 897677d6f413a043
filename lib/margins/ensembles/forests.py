"""Random forests: trees of resampled examples that choose among a few features at each split.

Every tree has its own n draws with replacement (`resampling-is-sampling-from-Pn`) and draws, anew
for each split, the features that this split may use (`per-split-vs-per-tree`). The trees vote, or
their numbers are averaged. A tree says something about the examples that it has not drawn, too:
from that come the votes and the error out of the bag (`oob-probability`).
"""

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from margins.base.brief import Brief
from margins.base.data import BadInput, count
from margins.base.types import Array, ClassesLike, Count, PointsLike, VectorLike
from margins.trees.batch import grow_batches
from margins.trees.chances import generator, root_keys
from margins.trees.impurity import Impurity
from margins.trees.material import prepared
from margins.trees.plan import Features, check_levels, number_of_features, planned
from margins.trees.tree import Tree


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Forest(Brief):
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

    @cached_property
    def _outside(self) -> Array:
        """What each tree says of each example that it has not drawn; NaN of the others."""
        said = np.full(self.counts.shape, np.nan)
        for row, drawn, tree in zip(said, self.counts > 0, self.trees, strict=True):
            if not drawn.all():
                row[~drawn] = _codes(tree, self.X[~drawn])
        return np.asarray(said)

    @property
    def out_of_bag(self) -> Array:
        """How many trees have not drawn each example (`oob-probability`)."""
        return np.asarray((self.counts == 0).sum(axis=0))

    def out_of_bag_votes(self) -> Array:
        """The votes, or the mean, of the trees that have not drawn an example; no votes, or NaN,
        for an example that all trees have drawn."""
        return np.asarray(self._tally(self._outside)[-1])

    def _tally(self, said: Array) -> Array:
        """The votes or means after each number of trees."""
        if self.classes is None:
            known = np.isfinite(said)
            sums = np.cumsum(np.where(known, said, 0.0), axis=0)
            with np.errstate(invalid="ignore"):
                return np.asarray(sums / np.cumsum(known, axis=0), dtype=np.float64)
        votes = [np.cumsum(said == k, axis=0) for k in range(len(self.classes))]
        return np.stack(votes, axis=-1)

    def out_of_bag_errors(self) -> Array:
        """The out-of-bag error of the first 1, 2, ... trees, over the examples that some of them
        have not drawn: the share of mistakes, or the mean squared error. NaN if there are none."""
        tally = self._tally(self._outside)
        if self.classes is None:
            known, losses = np.isfinite(tally), (tally - self.codes) ** 2
        else:
            known = np.asarray(tally.any(axis=-1))
            losses = np.asarray(tally.argmax(axis=-1) != self.codes)
        number = known.sum(axis=1)
        total = np.where(known, losses, 0).sum(axis=1)
        return np.asarray(np.where(number, total / np.maximum(number, 1), np.nan))

    def out_of_bag_error(self) -> float:
        """The out-of-bag error of all trees (`q-oob`)."""
        error = float(self.out_of_bag_errors()[-1])
        if np.isnan(error):
            raise BadInput("every tree has drawn every example; grow more trees")
        return error

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
    counts once for `min_leaf`. All trees of a batch grow together; `features` of them are searched
    at each split. With one feature for each split and all examples drawn once this is a bagged
    tree of chance; with all features it is bagging.

    >>> grown = forest([[0], [1], [2], [3]], [0, 0, 1, 1], trees=9, rng=np.random.default_rng(0))
    >>> grown.predict([[0], [3]]).tolist()
    [0, 1]
    """
    number = count("trees", trees)
    source = generator(rng, "a forest")
    material = prepared(X, y, impurity, None)
    n, d = material.X.shape
    plan = planned(
        d,
        impurity=impurity,
        order="depth",
        max_depth=max_depth,
        max_leaves=None,
        min_leaf=min_leaf,
        allow_zero_gain=True,
        features=None,
        rng=None,
        categorical=categorical,
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
        X=material.X,
        codes=material.target if material.classes is None else material.codes,
        classes=material.classes,
        features=plan.features,
    )

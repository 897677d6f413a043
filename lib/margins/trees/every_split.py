"""All splits of a node, listed one by one with what they gain: exact, by definition, and slow.

The order among ties: lowest feature, then lowest threshold. A qualitative feature with levels
v_1 < ... < v_q has two kinds of lists.

For two classes and for numbers the levels are sorted by the share of the second class, or by the
mean (equal ones by the level itself), and the splits are the first 1, 2, ..., q-1 of them against
the rest. None of the other subsets gains more (`categorical-sorted-suffices`); that is a theorem
without `min_leaf`, with it the list is the definition.

For more classes all 2^(q-1) - 1 splits are listed: v_1 goes left, together with the levels v_(k+2)
of the digits k of 0, 1, 2, ... in binary that are 1 (`categorical-count`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

import numpy as np

from margins.base.brief import Brief
from margins.base.classes import coded
from margins.base.data import BadInput, not_empty, rationals, same_length
from margins.base.types import Array, ClassesLike, Count, PointsLike, VectorLike
from margins.rational.logarithms import LogSum, log_sum
from margins.trees.impurity import MEASURES, Impurity, variance
from margins.trees.plan import Plan, check_levels, planned, sorting_suffices

Exact = Fraction | LogSum


@dataclass(frozen=True, eq=False, repr=False)
class Split(Brief):
    """A split of a node: the feature, and the threshold or the values that go left.

    `goes_left` says it for each example. `decrease` is the weight of the node times the gain of
    the split: a `Fraction` or, for the entropy, a sum of logarithms that compares exactly.
    """

    feature: int
    threshold: Fraction
    subset: tuple[object, ...] | None
    goes_left: Array
    decrease: Exact


@dataclass(frozen=True, eq=False, repr=False)
class Examples(Brief):
    """The examples of a node: points, a row of class weights or a number for each, weights."""

    X: Array
    target: Array
    weight: Array
    impurity: Impurity

    def at(self, rows: Array) -> "Examples":
        """Some of the examples."""
        return Examples(self.X[rows], self.target[rows], self.weight[rows], self.impurity)

    @property
    def classes(self) -> int:
        """How many classes there are; 0 for numbers."""
        return 0 if self.impurity == "variance" else self.target.shape[1]

    @property
    def value(self) -> Array | Fraction:
        """The class weights, or the mean."""
        if self.impurity != "variance":
            return np.asarray(self.target.sum(axis=0))
        mean: Fraction = self.weight @ self.target / self.weight.sum()
        return mean

    @property
    def mixed(self) -> float | Fraction:
        """The impurity of the node; for the entropy a float."""
        if self.impurity == "variance":
            return variance(self.target, self.weight)
        return MEASURES[self.impurity](np.asarray(self.value))

    @property
    def pure(self) -> bool:
        """Whether all examples have the same class or number."""
        if self.impurity == "variance":
            return bool((self.target == self.target[0]).all())
        return int((self.target.sum(axis=0) > 0).sum()) <= 1

    @property
    def total(self) -> Exact:
        """The weight of the node times its impurity."""
        size = self.weight.sum()
        if self.impurity == "entropy":
            present = [w for w in self.target.sum(axis=0) if w]
            return log_sum([(size, size), *((-w, w) for w in present)])
        result: Fraction = size * self.mixed
        return result


def candidates(
    X: PointsLike,
    y: ClassesLike,
    *,
    impurity: Impurity = "gini",
    min_leaf: Count = 1,
    sample_weight: VectorLike | None = None,
    categorical: VectorLike = (),
) -> list[Split]:
    """Every split of the sample that leaves `min_leaf` examples on both sides, in the order among
    ties: O(d n^2)."""
    examples, _ = exact_examples(X, y, impurity, sample_weight)
    plan = planned(
        examples.X.shape[1], impurity=impurity, min_leaf=min_leaf, categorical=categorical
    )
    check_levels(examples.X, plan, examples.classes)
    return [s for j in range(examples.X.shape[1]) for s in splits_of_feature(examples, j, plan)]


def exact_examples(
    X: PointsLike, y: ClassesLike, impurity: Impurity, sample_weight: VectorLike | None
) -> tuple[Examples, Array | None]:
    """The checked sample over `Fraction`s without the points of weight 0, and its classes."""
    points = not_empty("X", rationals("X", X, 2))
    n = len(points)
    ones = np.ones(n, dtype=np.int64)
    weight = rationals("sample_weight", ones if sample_weight is None else sample_weight, 1)
    same_length(n, sample_weight=weight)
    if (weight < 0).any() or not (weight > 0).any():
        raise BadInput("sample_weight must not be negative, and not 0 everywhere")
    if impurity == "variance":
        classes, target = None, rationals("y", y, 1)  # type: ignore[arg-type]
        same_length(n, y=target)
    else:
        classes, codes = coded(y, n, least=1)
        target = weight[:, None] * np.where(codes[:, None] == np.arange(len(classes)), 1, 0)
    here = weight > 0
    return Examples(points[here], target[here], weight[here], impurity), classes


def splits_of_feature(examples: Examples, feature: int, plan: Plan) -> Iterator[Split]:
    """The splits by one feature with enough examples on both sides, in the order among ties."""
    column = examples.X[:, feature]
    levels = sorted(set(column.tolist()))
    if not plan.qualitative[feature]:
        for low, high in pairwise(levels):
            threshold = (low + high) / 2
            yield from _split(examples, feature, threshold, None, column <= threshold, plan)
        return
    simple = sorting_suffices(examples.impurity, examples.classes)
    for subset in prefixes(examples, feature, levels) if simple else subsets(levels):
        inside = np.array([value in subset for value in column], dtype=bool)
        yield from _split(examples, feature, Fraction(0), subset, inside, plan)


def prefixes(
    examples: Examples, feature: int, levels: list[object]
) -> Iterator[tuple[object, ...]]:
    """The first levels in the order of the second class's share, or of the mean."""

    def height(level: object) -> Fraction:
        here = examples.at(examples.X[:, feature] == level)
        value = here.value
        share: Fraction = value if isinstance(value, Fraction) else value[-1] / here.weight.sum()
        return share

    ordered = sorted(levels, key=height)  # stable: equal ones by level
    for size in range(1, len(levels)):
        yield tuple(sorted(ordered[:size]))  # type: ignore[type-var]


def subsets(levels: list[object]) -> Iterator[tuple[object, ...]]:
    """Each subset with the first level, but for the whole."""
    for digits in range(2 ** (len(levels) - 1) - 1):
        yield (levels[0], *(v for k, v in enumerate(levels[1:]) if digits >> k & 1))


def _split(
    examples: Examples,
    feature: int,
    threshold: Fraction,
    subset: tuple[object, ...] | None,
    goes_left: Array,
    plan: Plan,
) -> Iterator[Split]:
    """The split, if there are enough examples on both sides."""
    left = np.asarray(goes_left, dtype=bool)
    if min(left.sum(), (~left).sum()) < plan.min_leaf:
        return
    inside: Exact = examples.total
    for side in (left, ~left):
        inside = inside - examples.at(side).total  # type: ignore[operator]
    yield Split(feature, threshold, subset, left, inside)

"""A sample made ready for growing: whole numbers to add up, and every feature sorted once."""

from dataclasses import dataclass

import numpy as np

from margins.base.brief import Brief
from margins.base.classes import coded
from margins.base.data import (
    BadInput,
    in_floats,
    not_empty,
    numbers,
    points,
    real_array,
    same_length,
    squarable,
)
from margins.base.types import Array, ClassesLike, PointsLike, VectorLike
from margins.trees.criteria import Criterion, Entropy, Mistakes, Quadratic
from margins.trees.impurity import Impurity

_ROOM = 2.0**52


@dataclass(frozen=True, eq=False, repr=False)
class Material(Brief):
    """The examples with positive weight.

    `codes` are the numbers of the classes, or for regression the numbers themselves by rank;
    `target` has the numbers, `weight` is None if every example has weight 1. `sums` is what is
    added up for the criterion, `units` the weights, both in whole numbers. `ranks` has the place of
    each value among the values of its feature, and is None if no two values of a feature are equal.
    """

    X: Array
    codes: Array
    target: Array
    weight: Array | None
    classes: Array | None
    sums: tuple[Array, ...]
    units: Array | None
    order: Array
    ranks: Array | None
    criterion: Criterion

    @property
    def weights(self) -> Array:
        """The weight of each example."""
        return np.ones(len(self.X)) if self.weight is None else self.weight


def prepared(
    X: PointsLike,
    y: ClassesLike,
    impurity: Impurity,
    sample_weight: VectorLike | None,
) -> Material:
    """The checked sample, ready for growing: O(d n log n).

    Weights and numbers are whole, or are rounded to multiples of a power of two for the choice of
    splits, so that sums have no rounding and do not depend on their order.
    """
    rows = in_floats("X", points(X))
    n = len(rows)
    if impurity == "variance":
        (target,) = numbers(y=(real_array("y", y), 1))  # type: ignore[arg-type]
        target, classes = squarable("y", in_floats("y", not_empty("y", target))), None
        same_length(n, y=target)
        codes = np.unique(target, return_inverse=True)[1]
    else:
        classes, codes = coded(y, n, least=1)
        target = codes.astype(np.float64)
    weight = _weights(sample_weight, n)
    if weight is not None and (weight == 0).any():
        here = weight > 0
        rows, codes, target, weight = rows[here], codes[here], target[here], weight[here]
    if weight is not None and (weight == 1).all():
        weight = None
    order, ranks = _sorted(rows)
    sums, units, criterion = in_units(impurity, codes, target, weight, classes)
    return Material(rows, codes, target, weight, classes, sums, units, order, ranks, criterion)


def _weights(sample_weight: VectorLike | None, n: int) -> Array | None:
    if sample_weight is None:
        return None
    (weight,) = numbers(sample_weight=(sample_weight, 1))
    weight = in_floats("sample_weight", weight)
    same_length(n, sample_weight=weight)
    with np.errstate(over="ignore"):
        total = weight.sum()
    if weight.min(initial=0) < 0 or not 0 < total < np.inf:
        raise BadInput(
            "sample_weight must not be negative, not 0 everywhere, and have a finite sum"
        )
    return weight


def _sorted(X: Array) -> tuple[Array, Array | None]:
    """The order of each feature, and the ranks of its values if two of some feature are equal."""
    n, d = X.shape
    order = np.empty((d, n), dtype=np.int32)
    ranks: Array | None = None
    for j in range(d):
        column = np.ascontiguousarray(X[:, j])
        order[j] = np.argsort(column)
        values = column[order[j]]
        new = values[1:] > values[:-1]
        if ranks is None and not new.all():
            ranks = np.empty((d, n), dtype=np.int32)
            ranks[:j, :] = _places(order[:j])
        if ranks is not None:
            ranks[j, order[j]] = np.concatenate(([0], np.cumsum(new, dtype=np.int32)))
    return order, ranks


def _places(order: Array) -> Array:
    ranks = np.empty_like(order)
    np.put_along_axis(ranks, order, np.arange(order.shape[1], dtype=order.dtype)[None, :], axis=1)
    return ranks


def in_units(
    impurity: Impurity, codes: Array, target: Array, weight: Array | None, classes: Array | None
) -> tuple[tuple[Array, ...], Array | None, Criterion]:
    """What is added up, the weights, and the criterion that knows whether they are exact."""
    n = len(codes)
    units, whole = (None, True) if weight is None else _units(weight, n)
    each = np.ones(n, dtype=np.int64) if units is None else units
    if classes is None:
        height = target - target.min()
        if whole and (height == np.rint(height)).all() and (each * height).sum() * n < _ROOM:
            moments = (each * height).astype(np.int64)
        else:
            high = height.max() or 1.0
            moments, _ = _units((height / high) * (each / each.max()), n, least=0)
            whole = False
        exact = whole and float(each.sum()) * float(moments.sum()) < _ROOM
        return (moments,), units, Quadratic(0, exact)
    K = len(classes)
    exact = whole and float(each.sum()) ** 2 < _ROOM
    sums = tuple(np.where(codes == k, each, 0) for k in (range(K) if K > 2 else (K - 1,)))
    if impurity == "entropy":
        return sums, units, Entropy(K, exact, float(each.sum()))
    return sums, units, Mistakes(exact) if impurity == "error" else Quadratic(K, exact)


def _units(values: Array, n: int, least: int = 1) -> tuple[Array, bool]:
    """Nonnegative numbers in whole units, and whether they are that already."""
    with np.errstate(over="ignore"):
        small = float(values.sum()) < _ROOM
    if small and (values == np.rint(values)).all():
        return values.astype(np.int64), True
    largest = values.max() or 1.0
    return np.maximum(np.rint(values / largest * (_ROOM / 4 / n)), least).astype(np.int64), False

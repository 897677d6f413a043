"""How mixed a node is: error, Gini, entropy and variance, and what a split gains.

A node holds class weights w_1, ..., w_K with the shares q_k = w_k / (w_1 + ... + w_K):

    error    1 - max q_k
    Gini     1 - sum q_k^2
    entropy  - sum q_k ln q_k, in nats

For two classes with shares q and 1 - q these are min(q, 1-q), 2q(1-q) and the binary entropy
(`conv-gini`). A node of numbers has their variance, divided by n and not by n - 1
(`gini-is-variance`).

Whole numbers and `Fraction`s give `Fraction`s, entropy apart; floats give floats.
"""

from collections.abc import Callable
from typing import Literal, TypeAlias

import numpy as np

from margins.base.arrays import with_axes
from margins.base.data import (
    BadInput,
    inner,
    is_whole,
    not_empty,
    numbers,
    rationals,
    same_length,
)
from margins.base.scalars import shown
from margins.base.types import Array, Number, PointsLike, ValuesLike, VectorLike

Impurity: TypeAlias = Literal["gini", "entropy", "error", "variance"]
Measure: TypeAlias = Callable[[Array], Number]
"""From the class weights of a node to its impurity."""


def error(weights: VectorLike) -> Number:
    """1 - max q_k: how often the most frequent class is wrong (`impurity-axioms`)."""
    shares = _shares(weights)
    largest: Number = shares.max()
    return 1 - largest


def gini(weights: VectorLike) -> Number:
    """1 - sum q_k^2: how often two draws with replacement differ (`conv-gini`)."""
    shares = _shares(weights)
    return 1 - inner(shares, shares)


def entropy(weights: VectorLike) -> float:
    """- sum q_k ln q_k with 0 ln 0 = 0, in nats; a float (`impurity-axioms`)."""
    shares = _shares(weights).astype(np.float64)
    present = shares[shares > 0]
    return float(abs(present @ np.log(present)))


def variance(values: VectorLike, weights: VectorLike | None = None) -> Number:
    """sum w_i (v_i - m)^2 / sum w_i, where m is the weighted mean (`gini-is-variance`)."""
    array = not_empty("values", _exact_if_rational("values", values, 1))
    chances = _chances(weights, len(array), array)
    deviations = array - inner(chances, array)
    return inner(chances, deviations**2)


MEASURES: dict[str, Measure] = {"gini": gini, "entropy": entropy, "error": error}
"""The impurities of class weights by name."""


def gain(children: PointsLike, impurity: Impurity | Measure = "gini") -> Number:
    """The impurity of a parent minus that of its children, weighted by their sizes.

    Row c of `children` holds the class weights of child c; the parent is their sum. A child
    without weight counts for nothing. The impurity is a name or a function of class weights
    (`gain-nonnegative`, `weighted-matters`).

    >>> print(gain([[1, 0], [1, 1]]), gain([[1, 0], [1, 1]], "error"))
    1/9 0
    """
    table = not_empty("children", _nonnegative("children", children, 2))
    measure = measure_of(impurity)
    sizes = table.sum(axis=1)
    total = _total("children", sizes)
    inside = [size * measure(row) for row, size in zip(table, sizes, strict=True) if size > 0]
    lost: Number = sum(inside) / total
    return measure(table.sum(axis=0)) - lost


def variance_gain(
    values: VectorLike, groups: VectorLike, weights: VectorLike | None = None
) -> Number:
    """The variance of all values minus that within the groups, weighted by their sizes.

    `groups` holds a number for each value; values with the same number are one child. For two
    groups it is W_1 W_2 / W^2 times the squared difference of their means (`gain-nonnegative`).
    """
    array = not_empty("values", _exact_if_rational("values", values, 1))
    (child,) = numbers(groups=(groups, 1))
    same_length(len(array), groups=child)
    chances = _chances(weights, len(array), array)
    lost: Number = 0.0 if array.dtype == np.float64 else chances.sum() * 0
    for name in dict.fromkeys(child.tolist()):
        inside = child == name
        size: Number = chances[inside].sum()
        if size > 0:
            lost += size * variance(array[inside], chances[inside])
    return variance(array, chances) - lost


def measure_of(impurity: Impurity | Measure) -> Measure:
    """The function of class weights behind a name; a function stands for itself."""
    if callable(impurity):
        return impurity
    if impurity == "variance":
        raise BadInput("the variance is one of numbers; use variance or variance_gain")
    if not isinstance(impurity, str) or impurity not in MEASURES:
        raise BadInput(
            f"impurity is {shown(impurity)}, but must be 'gini', 'entropy', 'error' or a function"
        )
    return MEASURES[impurity]


def _shares(weights: VectorLike) -> Array:
    array = not_empty("weights", _nonnegative("weights", weights, 1))
    return np.asarray(array / _total("weights", array))


def _chances(weights: VectorLike | None, n: int, values: Array) -> Array:
    """Weights with sum 1, one for each value: Fractions for Fractions, otherwise floats."""
    ones = np.ones(n, dtype=np.int64)
    array = _nonnegative("weights", ones if weights is None else weights, 1)
    same_length(n, weights=array)
    shares = np.asarray(array / _total("weights", array))
    return shares if values.dtype == object else shares.astype(np.float64)


def _nonnegative(name: str, value: ValuesLike, ndim: int) -> Array:
    array = _exact_if_rational(name, value, ndim)
    if (array < 0).any():
        raise BadInput(f"{name} holds a negative weight; weights are 0 or more")
    return array


def _total(name: str, weights: Array) -> Number:
    with np.errstate(over="ignore"):
        total: Number = weights.sum()
    if not 0 < total < np.inf:
        raise BadInput(f"{name} must have a positive, finite sum; rescale or add points")
    return total


def _exact_if_rational(name: str, value: ValuesLike, ndim: int) -> Array:
    """Fractions if no entry is a float: counts are exact."""
    array = with_axes(name, value, ndim)
    whole = array.dtype.kind in "iu" or (
        array.dtype == object and any(map(is_whole, array.flat))  # beyond 64 bits, or mixed
    )
    return rationals(name, array, ndim) if whole else numbers(**{name: (value, ndim)})[0]

"""The closest points of the two hulls, and the bias as the weight of a constant feature.

The three kinds of support vectors are in `margins.exact` and `margins.svm`. Everything here is
exact on `Fraction`s and costs O(n d).
"""

from typing import Any

import numpy as np

from margins.data import Array, BadInput, numbers
from margins.exact.svm import is_hard
from margins.solution import Solution


def closest_pair(solution: Solution) -> tuple[Array, Array]:
    """A point of the positive and a point of the negative hull with the least distance.

    Averages of the points of each class, weighted by alpha (`hull-distance`). The pair depends on
    the dual optimum, the difference of its points does not.
    """
    if solution.w is None or not is_hard(solution.C) or not solution.bias:
        raise BadInput("the closest points of the hulls come from a linear hard margin with bias")
    upper, lower = (_average(solution, label) for label in (1, -1))
    return upper, lower


def _average(solution: Solution, label: int) -> Array:
    mine = solution.y == label
    return np.asarray(solution.alpha[mine] @ solution.X[mine] / solution.alpha[mine].sum())


def with_constant(X: Any, constant: Any = 1) -> Array:
    """The points (x_i, constant): a machine without bias on them has one, but pays for it.

    The weight v of the new feature stands for b = constant * v, so that |(w, v)|^2 is
    |w|^2 + (b / constant)^2 (`augmented-bias-differs`).
    """
    points, value = numbers(X=(X, 2), constant=(_not_zero(constant), 0))
    return np.column_stack([points, np.full(len(points), value[()])])


def from_constant(weights: Any, constant: Any = 1) -> tuple[Array, Any]:
    """(w, b) from the weights of points made by `with_constant`."""
    array, value = numbers(weights=(weights, 1), constant=(_not_zero(constant), 0))
    if len(array) < 2:
        raise BadInput("weights needs an entry for the constant and at least one for the points")
    return array[:-1], array[-1] * value[()]


def _not_zero(constant: Any) -> Any:
    if constant == 0:
        raise BadInput("the constant feature is 0, so its weight cannot act as a bias")
    return constant

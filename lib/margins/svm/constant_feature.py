"""The bias as the weight of a constant feature: exact on exact points, O(n d)."""

import numpy as np

from margins.base.data import BadInput, numbers
from margins.base.types import Array, Number, PointsLike, Scalar, VectorLike


def with_constant(X: PointsLike, constant: Scalar = 1) -> Array:
    """The points (x_i, constant): a machine without bias on them has one, but pays for it.

    The weight v of the new feature stands for b = constant * v, so that |(w, v)|^2 is
    |w|^2 + (b / constant)^2 (`augmented-bias-differs`).
    """
    points, value = numbers(X=(X, 2), constant=(_not_zero(constant), 0))
    return np.column_stack([points, np.full(len(points), value[()])])


def from_constant(weights: VectorLike, constant: Scalar = 1) -> tuple[Array, Number]:
    """(w, b) from the weights of points made by `with_constant`."""
    array, value = numbers(weights=(weights, 1), constant=(_not_zero(constant), 0))
    if len(array) < 2:
        raise BadInput("weights needs an entry for the constant and at least one for the points")
    return array[:-1], array[-1] * value[()]


def _not_zero(constant: Scalar) -> Scalar:
    if constant == 0:
        raise BadInput("the constant feature is 0, so its weight cannot act as a bias")
    return constant

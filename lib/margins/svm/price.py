"""What the price C buys: the total slack as a function of w, and its extremes.

S(w) is the least total slack over b (over b = 0 without bias). All functions take floats or, for
exact answers, `Fraction`s.
"""

import math

import numpy as np

from margins.base.data import entry, not_empty, numbers, positive, sample
from margins.base.types import Array, LabelsLike, Number, PointsLike, Scalar, VectorLike
from margins.svm.bias import best_bias, middle
from margins.svm.soft_margin import total_slack


def least_total_slack(X: PointsLike, y: LabelsLike, w: VectorLike, *, bias: bool = True) -> Number:
    """S(w), convex and Lipschitz with the constant n max |x_i| (`total-slack-convex`)."""
    if not bias:
        return total_slack(X, y, w)
    return total_slack(X, y, w, middle(*best_bias(X, y, w)))


def norm2_bound(X: PointsLike, y: LabelsLike, C: Scalar, *, bias: bool = True) -> Number:
    """A bound for |w_C|^2, min(C S(0), (C n max |x_i|)^2) (`norm-vanishes-rate`)."""
    points, value = numbers(X=(X, 2), C=(C, 0))
    price = positive("C", entry(value))
    at_zero = least_total_slack(points, y, 0 * not_empty("X", points)[0], bias=bias)
    reach = len(points) ** 2 * max((points * points).sum(axis=1))
    result: Number = min(price * at_zero, price * price * reach)
    return result


def signed_sum(X: PointsLike, y: LabelsLike) -> Array:
    """sum y_i x_i, the direction of w for small C without bias (`small-c-mean-classifier`)."""
    points, signs = sample(X, y)
    return np.asarray(signs @ points)


def mean_classifier_limit(X: PointsLike, y: LabelsLike) -> Number:
    """The largest C with w_C = C sum y_i x_i, without bias (`small-c-mean-classifier`).

    Up to there no margin exceeds 1. It is infinite if the sum is zero.
    """
    points, signs = sample(X, y)
    largest = max(signs * (points @ signed_sum(points, signs)))
    result: Number = 1 / largest if largest > 0 else math.inf
    return result

"""What the price C buys: the total slack as a function of w, and its extremes.

S(w) is the least total slack over b (over b = 0 without bias). All functions take floats or, for
exact answers, `Fraction`s.
"""

import math
from typing import Any

import numpy as np

from margins.base.data import numbers, positive, sample
from margins.base.types import Array
from margins.svm.bias import best_bias, middle
from margins.svm.soft_margin import total_slack


def least_total_slack(X: Any, y: Any, w: Any, *, bias: bool = True) -> Any:
    """S(w), convex and Lipschitz with the constant n max |x_i| (`total-slack-convex`)."""
    if not bias:
        return total_slack(X, y, w)
    return total_slack(X, y, w, middle(*best_bias(X, y, w)))


def norm2_bound(X: Any, y: Any, C: Any, *, bias: bool = True) -> Any:
    """A bound for |w_C|^2, min(C S(0), (C n max |x_i|)^2) (`norm-vanishes-rate`)."""
    points, value = numbers(X=(X, 2), C=(C, 0))
    price = positive("C", value[()])
    at_zero = least_total_slack(points, y, 0 * points[0], bias=bias)
    reach = len(points) ** 2 * max((points * points).sum(axis=1))
    return min(price * at_zero, price**2 * reach)


def signed_sum(X: Any, y: Any) -> Array:
    """sum y_i x_i, the direction of w for small C without bias (`small-c-mean-classifier`)."""
    points, signs = sample(X, y)
    return np.asarray(signs @ points)


def mean_classifier_limit(X: Any, y: Any) -> Any:
    """The largest C with w_C = C sum y_i x_i, without bias (`small-c-mean-classifier`).

    Up to there no margin exceeds 1. It is infinite if the sum is zero.
    """
    points, signs = sample(X, y)
    largest = max(signs * (points @ signed_sum(points, signs)))
    return 1 / largest if largest > 0 else math.inf

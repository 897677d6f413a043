"""Linear classifiers: score, label, margin and 0-1 risk. Exact on `Fraction`s, float otherwise.

A classifier is a pair (w, b). Its score at x is f(x) = <w, x> + b. All functions cost O(n d).
"""

from fractions import Fraction
from typing import Any

import numpy as np

from margins.data import Array, BadInput, Labels, is_exact, labels, numbers


def score(X: Any, w: Any, b: Any = 0) -> Array:
    """f(x) = <w, x> + b for each row of X."""
    points, normal, offset = _classifier(X, w, b)
    return np.asarray(points @ normal + offset)


def sign(values: Any, at_zero: int = 1) -> Labels:
    """The sign of each value. What happens at 0 is a convention, so it is an argument."""
    if at_zero not in (-1, 0, 1):
        raise BadInput(f"sign at zero must be -1, 0 or +1, not {at_zero!r}")
    array = np.asarray(values)
    return np.where(array > 0, 1, np.where(array < 0, -1, at_zero)).astype(np.int64)


def predict(X: Any, w: Any, b: Any = 0, *, sign_at_zero: int = 1) -> Labels:
    """The label of each row of X: the sign of its score."""
    return sign(score(X, w, b), sign_at_zero)


def functional_margins(X: Any, y: Any, w: Any, b: Any = 0) -> Array:
    """m_i = y_i f(x_i): positive exactly where the label is right (`sign-iff-positive-margin`)."""
    scores = score(X, w, b)
    return np.asarray(labels(y, len(scores)) * scores)


def mistakes(X: Any, y: Any, w: Any, b: Any = 0) -> Array:
    """Which points count as wrong: those with m_i <= 0, whatever the sign of zero is."""
    return np.asarray(functional_margins(X, y, w, b) <= 0)


def zero_one_risk(X: Any, y: Any, w: Any, b: Any = 0) -> Fraction:
    """The fraction of mistakes, one of 0, 1/n, ..., 1 (`zero-one-piecewise-constant`)."""
    wrong = mistakes(X, y, w, b)
    return Fraction(int(wrong.sum()), len(wrong))


def _classifier(X: Any, w: Any, b: Any) -> tuple[Array, Array, Any]:
    points, normal, offset = numbers(X=(X, 2), w=(w, 1), b=(b, 0))
    if 0 in points.shape:
        raise BadInput(f"X is empty (shape {points.shape}); at least one point is needed")
    if points.shape[1] != len(normal):
        raise BadInput(f"X has {points.shape[1]} features, but w has {len(normal)}")
    return points, normal, offset.item() if is_exact(offset) else float(offset)

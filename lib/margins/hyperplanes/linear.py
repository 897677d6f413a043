"""Linear classifiers: score, label, margin and 0-1 risk. Exact on `Fraction`s, float otherwise.

A classifier is a pair (w, b). Its score at x is f(x) = <w, x> + b. All functions cost O(n d).
"""

from fractions import Fraction

import numpy as np

from margins.base.data import (
    BadInput,
    entry,
    is_exact,
    labels,
    not_empty,
    numbers,
    real_array,
    same_length,
)
from margins.base.types import (
    Array,
    Labels,
    LabelsLike,
    Number,
    PointsLike,
    Scalar,
    ValuesLike,
    VectorLike,
)


def score(X: PointsLike, w: VectorLike, b: Scalar = 0) -> Array:
    """f(x) = <w, x> + b for each row of X."""
    points, normal, offset = _classifier(X, w, b)
    return np.asarray(points @ normal + offset)


def sign(values: ValuesLike, at_zero: int = 1) -> Labels:
    """The sign of each value. What happens at 0 is a convention, so it is an argument."""
    if at_zero not in (-1, 0, 1):
        raise BadInput(f"sign at zero must be -1, 0 or +1, not {at_zero!r}")
    array = real_array("values", values)
    return np.where(array > 0, 1, np.where(array < 0, -1, at_zero)).astype(np.int64)


def predict(X: PointsLike, w: VectorLike, b: Scalar = 0, *, sign_at_zero: int = 1) -> Labels:
    """The label of each row of X: the sign of its score."""
    return sign(score(X, w, b), sign_at_zero)


def functional_margins(X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar = 0) -> Array:
    """m_i = y_i f(x_i): off the boundary, positive exactly where the label is right
    (`sign-iff-positive-margin`)."""
    scores = score(X, w, b)
    return np.asarray(labels(y, len(scores)) * scores)


def mistakes(X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar = 0) -> Array:
    """Which points count as wrong: those with m_i <= 0, whatever the sign of zero is."""
    return np.asarray(functional_margins(X, y, w, b) <= 0)


def zero_one_risk(X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar = 0) -> Fraction:
    """The fraction of mistakes, one of 0, 1/n, ..., 1 (`zero-one-piecewise-constant`)."""
    wrong = mistakes(X, y, w, b)
    return Fraction(int(wrong.sum()), len(wrong))


def combination(X: PointsLike, y: LabelsLike, alpha: VectorLike) -> Array:
    """sum alpha_i y_i x_i, the w that belongs to the multipliers (`lagrangian-minimiser`)."""
    points, multipliers = numbers(X=(X, 2), alpha=(alpha, 1))
    same_length(len(not_empty("X", points)), alpha=multipliers)
    return np.asarray((multipliers * labels(y, len(points))) @ points)


def made_strict(X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar = 0) -> Number:
    """A b that separates strictly, if (w, b) is right with sign(0) = +1.

    Raises b by half the smallest |f| over the negative class (`separation-can-be-made-strict`).
    """
    scores = score(X, w, b)
    margins = functional_margins(X, y, w, b)
    wrong = (margins < 0) | ((margins == 0) & (np.asarray(y) == -1))
    if wrong.any():
        raise BadInput(f"point {int(np.flatnonzero(wrong)[0])} is on the wrong side of (w, b)")
    (offset,) = numbers(b=(b, 0))
    negative = -scores[scores < 0]
    step = min(negative) / 2 if len(negative) else 1
    result: Number = offset.item() + step
    return result


def separation_radius(X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar = 0) -> Number:
    """How far (w, b) may move and still separate strictly (`strict-separators-open`).

    Every (w', b') with |w' - w| and |b' - b| below min m_i / (1 + R) separates, where R bounds
    |x_i|; exact input uses the l1 norm for R, which is rational and at least |x_i|.
    """
    least = min(functional_margins(X, y, w, b))
    if least <= 0:
        raise BadInput(f"(w, b) does not separate: the smallest functional margin is {least}")
    (points,) = numbers(X=(X, 2))
    reach = (
        max(abs(points).sum(axis=1)) if is_exact(points) else np.hypot.reduce(points, axis=1).max()
    )
    result: Number = least / (1 + (reach if isinstance(reach, Fraction) else float(reach)))
    return result


def _classifier(X: PointsLike, w: VectorLike, b: Scalar) -> tuple[Array, Array, Number]:
    points, normal, offset = numbers(X=(X, 2), w=(w, 1), b=(b, 0))
    not_empty("X", points)
    if points.shape[1] != len(normal):
        raise BadInput(f"X has {points.shape[1]} features, but w has {len(normal)}")
    return points, normal, entry(offset)

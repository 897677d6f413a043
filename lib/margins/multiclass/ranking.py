"""The multiclass margin in all its forms: joint features, constraints, the hinge, its price.

Scores are tables with a row for each point and a column for each class; `y` holds the number of
each point's class, from 0 to K - 1. From integers and `Fraction`s the answers are exact.
"""

import numpy as np
from scipy.special import logsumexp

from margins.base.data import (
    BadInput,
    as_floats,
    count,
    indices,
    not_empty,
    numbers,
    positive,
    positive_float,
    real,
    same_length,
)
from margins.base.types import (
    Array,
    Codes,
    Count,
    Number,
    PointsLike,
    Scalar,
    VectorLike,
)


def joint_features(x: VectorLike, K: Count) -> Array:
    """Row k is Psi(x, k): x in block k of K blocks, and 0 in the others
    (`joint-feature-identity`)."""
    (point,) = numbers(x=(x, 1))
    blocks = np.eye(count("K", K), dtype=int)
    return np.asarray(np.kron(blocks, not_empty("x", point)))


def raised(scores: PointsLike, y: VectorLike) -> Array:
    """Delta(y, k) + s_k - s_y of each point: 0 for its own class, 1 + s_k - s_y for a rival."""
    return _raised(*_scored(scores, y))


def hinges(scores: PointsLike, y: VectorLike) -> Array:
    """max over k of Delta(y, k) + s_k - s_y, which is the least slack of each point
    (`multiclass-slack-elimination`)."""
    found: Array = raised(scores, y).max(axis=1)
    return found


def objective(X: PointsLike, y: VectorLike, W: PointsLike, C: Scalar) -> Number:
    """sum |w_k|^2 / 2 + C sum of the hinges, the rows of W being the vectors w_k. Without b."""
    points, weights = _placed(X, W)
    total: Number = hinges(points @ weights.T, y).sum()
    value: Number = (weights * weights).sum() / 2 + positive("C", C) * total
    return value


def printed_objective(X: PointsLike, y: VectorLike, W: PointsLike, lam: Scalar) -> Number:
    """lam / 2 sum |w_k|^2 + sum over i of max over all k of 1 + s_k - s_y, as in a source.

    The own class is charged, too. W = 0 is its minimiser for every sample
    (`printed-multiclass-objective-trivial`).
    """
    points, weights = _placed(X, W)
    scores, codes = _scored(points @ weights.T, y)
    lead = scores.max(axis=1) - scores[_at(codes)]
    value: Number = positive("lam", lam) * (weights * weights).sum() / 2 + (1 + lead).sum()
    return value


def tempered_hinges(scores: PointsLike, y: VectorLike, level: Scalar, tau: Scalar) -> Array:
    """tau log sum_k exp((level Delta(y, k) + s_k) / tau) - s_y (`multiclass-temperature`).

    Level 1 becomes the hinge as tau falls to 0; level 0 at tau = 1 is the loss of the softmax.
    """
    table, codes = _scored(scores, y)
    floats, temperature = as_floats("scores", table), positive_float("tau", tau)
    ahead = floats - floats[_at(codes)][:, None] + float(real("level", level))
    ahead[_at(codes)] = 0
    top = ahead.max(axis=1)
    with np.errstate(over="ignore"):  # a rival far below counts nothing
        rest = logsumexp((ahead - top[:, None]) / temperature, axis=1)
    return np.asarray(top + temperature * rest)


def pulls(X: PointsLike, y: VectorLike, alpha: PointsLike) -> Array:
    """w_k(alpha) = sum_i (C 1{y_i = k} - alpha_ik) x_i, C being the sum of a row of alpha
    (`multiclass-duality-gap`)."""
    points, multipliers, own = _shared(X, y, alpha)
    beta = -multipliers
    beta[_at(own)] += multipliers.sum(axis=1)
    return np.asarray(beta.T @ points)


def dual_value(X: PointsLike, y: VectorLike, alpha: PointsLike) -> Number:
    """sum of alpha_ik over all rivals k - sum |w_k(alpha)|^2 / 2 (`multiclass-duality-gap`)."""
    _, multipliers, own = _shared(X, y, alpha)
    weights = pulls(X, y, alpha)
    total = multipliers.sum() - multipliers[_at(own)].sum()
    value: Number = total - (weights * weights).sum() / 2
    return value


def _shared(X: PointsLike, y: VectorLike, alpha: PointsLike) -> tuple[Array, Array, Codes]:
    points, multipliers = _tables(X=X, alpha=alpha)
    own = indices("y", y, multipliers.shape[1])
    same_length(len(points), alpha=multipliers, y=own)
    return points, multipliers, own


def _tables(**tables: PointsLike) -> list[Array]:
    """Tables that are not empty, all exact or all in floats."""
    found = numbers(**{name: (table, 2) for name, table in tables.items()})
    return [not_empty(name, table) for name, table in zip(tables, found, strict=True)]


def _placed(X: PointsLike, W: PointsLike) -> tuple[Array, Array]:
    points, weights = _tables(X=X, W=W)
    if points.shape[1] != weights.shape[1]:
        raise BadInput(f"X has {points.shape[1]} features, W has {weights.shape[1]}")
    return points, weights


def _scored(scores: PointsLike, y: VectorLike) -> tuple[Array, Codes]:
    (table,) = _tables(scores=scores)
    own = indices("y", y, table.shape[1])
    same_length(len(table), y=own)
    return table, own


def _raised(scores: Array, own: Codes) -> Array:
    found = scores - scores[_at(own)][:, None] + 1
    found[_at(own)] -= 1
    return np.asarray(found)


def _at(own: Codes) -> tuple[Array, Codes]:
    return np.arange(len(own)), own

"""The largest margin of a vote: a game, and a distance in the maximum norm."""

import numpy as np

from margins.base.data import entry, labels, numbers
from margins.base.types import Array, LabelsLike, PointsLike, Scalar, VectorLike
from margins.hyperplanes.geometry import normal
from margins.hyperplanes.linear import score, sign
from margins.rational.games import Game, game
from margins.trees.stumps import dichotomies


def stump_game(X: PointsLike, y: LabelsLike) -> Game:
    """The game of all stumps on a sample, in fractions (`weak-learning-minimax`).

    Its value is the largest margin of a vote of stumps, `columns` such a vote, `rows` the worst
    weights.

    >>> stump_game([[0], [1], [2], [3]], [1, 1, -1, 1]).value
    Fraction(1, 3)
    """
    _, predictions = dichotomies(X)
    return game(labels(y, len(predictions))[:, None] * predictions)


def max_norm_distance(X: PointsLike, w: VectorLike, b: Scalar = 0) -> Array:
    """|f(x)| / |w|_1 with f(x) = <w, x> + b: how far each row of X is from the hyperplane, in the
    maximum norm. Exact on `Fraction`s (`max-norm-distance`).

    >>> max_norm_distance([[0, 0], [4, 4]], [1, 2], -6)
    array([2., 2.])
    """
    return np.asarray(abs(_steps(X, w, b)))


def max_norm_projection(X: PointsLike, w: VectorLike, b: Scalar = 0) -> Array:
    """A nearest point of the hyperplane in the maximum norm, for each row of X: every entry moves
    by the distance, those with w_j < 0 in the other direction (`max-norm-distance`).

    >>> max_norm_projection([[0, 0]], [1, 2], -6)
    array([[2., 2.]])
    """
    points, direction, offset = numbers(X=(X, 2), w=(w, 1), b=(b, 0))
    steps = _steps(points, direction, entry(offset))
    return np.asarray(points - np.outer(steps, sign(direction)))


def _steps(X: PointsLike, w: VectorLike, b: Scalar) -> Array:
    """f(x) / |w|_1 for each row of X."""
    return np.asarray(score(X, w, b) / np.sum(abs(normal(w))))

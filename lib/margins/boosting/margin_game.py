"""The largest margin of a vote: a game, a distance in the maximum norm, and runs in a cycle."""

from fractions import Fraction

import numpy as np

from margins.base.data import count, entry, labels, not_negative, numbers, positive, rational
from margins.base.types import Array, Count, LabelsLike, PointsLike, Scalar, VectorLike
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


def errors_in_turn(
    first: Scalar, second: Scalar, rest: Scalar, rounds: Count
) -> tuple[Fraction, ...]:
    """c_t / (2 c_{t+2}) with c_{t+2} = c_{t+1} + c_t + rest: the weighted errors of three
    hypotheses that come in turn (`three-in-turn`).

    >>> errors_in_turn(1, 1, 0, 4)  # Fibonacci numbers
    (Fraction(1, 4), Fraction(1, 6), Fraction(1, 5), Fraction(3, 16))
    """
    c = [rational("first", positive("first", first))]
    c.append(rational("second", positive("second", second)))
    z = rational("rest", not_negative("rest", rest))
    total = count("rounds", rounds)
    while len(c) < total + 2:
        c.append(c[-1] + c[-2] + z)
    return tuple(c[t] / (2 * c[t + 2]) for t in range(total))

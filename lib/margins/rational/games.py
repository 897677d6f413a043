"""Matrix games over the rationals."""

from dataclasses import dataclass
from fractions import Fraction

from margins.base.brief import Brief
from margins.base.data import not_empty, rationals
from margins.base.types import Array, PointsLike
from margins.rational.arrays import array
from margins.rational.lp import optimum


@dataclass(frozen=True, eq=False, repr=False)
class Game(Brief):
    """value = max over mixtures of columns of the least row of A @ columns
    = min over mixtures of rows of the largest entry of rows @ A; both are attained here."""

    value: Fraction
    rows: Array
    columns: Array


def game(A: PointsLike) -> Game:
    """The value of the matrix game A and an optimal mixed strategy of each player, exactly.

    With A = y_i h_j(x_i) the value is the largest l1 margin of a vote, and at the same time the
    correlation, twice the edge, that some column keeps under the worst weights of the rows
    (`weak-learning-minimax`).

    All entries are shifted so that the value v is positive; then columns / v solves
    min sum(x), Ax >= 1, x >= 0, and rows / v solves the dual linear program.
    """
    payoff = not_empty("A", rationals("A", A, 2))
    shift = 1 - payoff.min()
    n, m = payoff.shape
    solved = optimum([1] * m, (payoff + shift).tolist(), [1] * n)
    return Game(
        1 / solved.value - shift, array(solved.y) / solved.value, array(solved.x) / solved.value
    )

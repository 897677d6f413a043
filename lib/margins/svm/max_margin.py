"""Both forms of the hard-margin problem (`hard-margin-problem`) and the way from one to the other.

Geometric: the largest least distance of the points to a hyperplane. Algebraic: the least |w|
with y_i f(x_i) >= 1 for all i. `exact.fit` and `svm.fit` solve the second; this module carries
classifiers between the two. Exact on `Fraction`s, O(n d) each.
"""

from margins.base.data import BadInput, entry, numbers
from margins.base.types import Array, LabelsLike, Number, PointsLike, Scalar, VectorLike
from margins.hyperplanes.geometry import normal, squared_norm
from margins.hyperplanes.linear import functional_margins


def squared_margin(X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar = 0) -> Number:
    """The least geometric margin squared, with its sign: s|s| / |w|^2, s the least y_i f(x_i).

    It increases with the margin and needs no root, so margins are compared exactly.
    """
    points, direction, offset = numbers(X=(X, 2), w=(w, 1), b=(b, 0))
    least = min(functional_margins(points, y, normal(direction), entry(offset)))
    result: Number = least * abs(least) / squared_norm(direction)
    return result


def canonical(X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar = 0) -> tuple[Array, Number]:
    """The same classifier with least functional margin 1 (`feasible-iff-margin-one`).

    Every separator has exactly one such multiple (`normalisation-needs-positive-margin`).
    """
    points, direction, offset = numbers(X=(X, 2), w=(w, 1), b=(b, 0))
    least = min(functional_margins(points, y, direction, entry(offset)))
    if least <= 0:
        raise BadInput(
            f"(w, b) does not separate: its least functional margin is {least}, "
            "and no positive multiple makes that 1"
        )
    return direction / least, offset.item() / least

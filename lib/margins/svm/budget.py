"""From which price on the soft margin is the hard one. What a budget costs is in `path`."""

from fractions import Fraction

from margins.base.types import LabelsLike, PointsLike
from margins.rational.lp import optimum
from margins.svm.dual_optima import dual_face
from margins.svm.exact import fit, problem


def hard_threshold(
    X: PointsLike | None, y: LabelsLike, *, bias: bool = True, gram: PointsLike | None = None
) -> Fraction:
    """C_0, from which on the soft margin equals the hard one (`gamma-infinity-separable`).

    It is the least possible largest multiplier of a hard dual optimum, by a linear program over
    all of them. With a bias one class has w = 0 and no multiplier, so any price will do. Raises
    `NotSeparable` if there is no hard margin.
    """
    signs = problem(X, y, bias=bias, gram=gram).y
    if bias and (signs == signs[0]).all():
        return Fraction(0)
    A, b = dual_face(fit(X, y, bias=bias, gram=gram))
    n = len(signs)
    A = [[*row, 0] for row in A]
    A += [[*(-int(i == j) for j in range(n)), 1] for i in range(n)]
    return optimum([0] * n + [1], A, [*b, *[0] * n]).value

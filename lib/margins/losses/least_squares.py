"""Least squares on the labels, with a ridge: exact on `Fraction`s, certified in floats.

    minimise lam/2 |w|^2 + (1/n) sum (1 - m_i)^2,   m_i = y_i (<w, x_i> + b)

The loss is `losses.SQUARED`, and (1 - m_i)^2 = (y_i - f(x_i))^2. It is the *mean* that stands
beside lam: lam means that throughout the book (`conv-lambda`), and a sample taken twice gives the
same answer. Who writes C_reg/2 |w|^2 + sum (1 - m_i)^2 / 2, or alpha |w|^2 + sum (1 - m_i)^2 as
scikit-learn's Ridge does, has C_reg = alpha = n lam / 2.
"""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from margins.base.convergence import NotConverged
from margins.base.data import (
    BadInput,
    as_floats,
    entry,
    inner,
    is_exact,
    not_negative,
    numbers,
    sample,
    squarable,
    tolerance,
)
from margins.base.rounding import up
from margins.base.types import (
    Array,
    Labels,
    LabelsLike,
    Number,
    PointsLike,
    Scalar,
    VectorLike,
)
from margins.hyperplanes.linear import functional_margins, predict, score
from margins.losses.ridge import Worth, basis
from margins.losses.surrogates import SQUARED
from margins.rational.arrays import array
from margins.rational.psd import factor

_LARGEST = 1e140  # for lam: its products with w and with n have room


@dataclass(frozen=True, eq=False, repr=False)
class LeastSquaresSolution:
    """The minimiser (w, b), exactly or with a certificate: dual <= optimum <= primal.

    Exact solutions hold `Fraction`s and have primal == dual. The floats of the others are real
    numbers: `primal` is not below the objective at (w, b), `dual` not above the least one, and
    `excess` not below the true difference, rounding included.
    """

    X: Array
    y: Labels
    lam: Number
    bias: bool
    w: Array
    b: Number
    margins: Array
    primal: Number
    dual: Number
    excess: Number

    def __repr__(self) -> str:
        n, d = self.X.shape
        return (
            f"LeastSquaresSolution(n={n}, d={d}, lam={float(self.lam):g}, bias={self.bias}, "
            f"gap={float(self.gap):.2g})"
        )

    @property
    def gap(self) -> Number:
        """The relative gap: how much the objective at (w, b) exceeds the least one, in parts of
        itself. At most 1, since no objective is negative; 0 for a perfect fit."""
        if not self.excess:
            return self.excess
        return min(1.0, up(float(self.excess / self.primal), 1)) if self.primal else 1.0

    def decision(self, X: PointsLike) -> Array:
        """The scores f(x) of new points."""
        return score(X, self.w, self.b)

    def predict(self, X: PointsLike) -> Labels:
        """The labels of new points; a score of zero counts as +1."""
        return predict(X, self.w, self.b)


def objective(X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar, lam: Scalar) -> Number:
    """lam/2 |w|^2 + (1/n) sum (1 - m_i)^2, exactly on `Fraction`s."""
    normal, ridge = numbers(w=(w, 1), lam=(lam, 0))
    not_negative("lam", lam)
    losses = SQUARED(functional_margins(X, y, w, b))
    value = inner(normal, normal) * entry(ridge) / 2 + losses.sum() / len(losses)
    return value if isinstance(value, Fraction) else float(value)


def fit(
    X: PointsLike, y: LabelsLike, lam: Scalar, *, bias: bool = True, tol: Scalar = 1e-10
) -> LeastSquaresSolution:
    """The minimiser of lam/2 |w|^2 + (1/n) sum (1 - m_i)^2, for lam >= 0.

    With a `Fraction` among the numbers everything is exact. Then lam = 0 is always allowed: of
    several minimisers it gives the one with the shortest w, which is the limit for lam -> 0.

    In floats the relative gap is at most tol, and O(n d^2) steps do it. For lam = 0 the points
    must determine w, as far as floats can tell, and it is `excess` that is at most tol: a perfect
    fit has the objective 0, and nothing in floats is near that relative to it. (Doing nothing,
    w = 0 and b = 0, costs 1.) With one class and bias the answer is w = 0, b = y, without loss.
    Raises `NotConverged` with what was found if rounding keeps it from tol.

    >>> model = fit([[0], [0], [1], [4]], [-1, -1, 1, 1], Fraction(0))
    >>> print(*model.w, model.b, *model.decision([[1]]))
    20/43 -25/43 -5/43
    """
    ridge, accuracy = not_negative("lam", lam), tolerance(tol)
    array, _ = numbers(X=(X, 2), lam=(lam, 0))
    points, signs = sample(array, y)
    if is_exact(points):
        return _exact(points, signs, Fraction(ridge), bias)
    floats = as_floats("X", squarable("X", points))
    if ridge > _LARGEST:
        raise BadInput(f"lam must be below {_LARGEST:g}, but is {lam}; rescale X")
    found = _certified(floats, signs, float(ridge), bias)
    if found.gap > accuracy and (found.lam or found.excess > accuracy):
        raise NotConverged(found, accuracy, "rescale the features, or take a larger lam")
    return found


def _exact(X: Array, y: Labels, lam: Fraction, bias: bool) -> LeastSquaresSolution:
    """From the normal equations of the centred points."""
    n, targets = len(y), array([Fraction(label) for label in y.tolist()])
    centre, level = (X.mean(axis=0), targets.mean()) if bias else (0 * X[0], Fraction(0))
    points = X - centre
    normal, right = points.T @ points, points.T @ (targets - level)
    if lam:
        w = factor(normal + n * lam / 2 * np.eye(len(right), dtype=int)).solve(right)
    else:  # the shortest w is a combination of the rows, so it has the form `normal @ v`
        w = normal @ factor(normal @ normal).solve(right)
    b: Number = level - centre @ w
    value = objective(X, y, w, b, lam)
    margins = functional_margins(X, y, w, b)
    return LeastSquaresSolution(X, y, lam, bias, w, b, margins, value, value, Fraction(0))


def _certified(X: Array, y: Labels, lam: float, bias: bool) -> LeastSquaresSolution:
    if bias and (y == y[0]).all():
        w, b, worth = np.zeros(X.shape[1]), float(y[0]), Worth(0.0, 0.0, 0.0)
    else:
        problem = basis(X, y, lam, bias)
        w, b = problem.machine()
        worth = problem.worth(w, b)
    return LeastSquaresSolution(X, y, lam, bias, w, b, y * (X @ w + b), **vars(worth))

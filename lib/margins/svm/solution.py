"""What a solver of the support vector machine returns: the answer together with its proof."""

import math
from dataclasses import dataclass

import numpy as np

from margins.base.data import BadInput, kernel_values, numbers
from margins.base.rounding import up
from margins.base.types import Array, Kernel, Labels, Number, PointsLike


def is_hard(price: object) -> bool:
    """Whether this C stands for the hard margin."""
    return isinstance(price, float | np.floating) and price == math.inf


def each(C: Number | Array, n: int) -> Array:
    """The price of each of n points."""
    return C if isinstance(C, np.ndarray) else np.array([C] * n)


class NotSeparable(BadInput):
    """No hyperplane has all points strictly on their sides (`gordan-alternative`).

    `certificate` proves it: weights a >= 0 with sum 1 and sum a_i y_i x_i = 0, with bias also
    sum a_i y_i = 0. With bias it describes a point common to both convex hulls. Exact solvers
    give it in `Fraction`s, float solvers up to rounding.
    """

    certificate: Array

    def __init__(self, certificate: Array, bias: bool) -> None:
        super().__init__(certificate, bias)
        self.certificate, self.bias = certificate, bias

    def __str__(self) -> str:
        hyperplane = "hyperplane" if self.bias else "hyperplane through the origin"
        return (
            f"no {hyperplane} separates the two classes, as `certificate` proves; "
            "use a finite C, or other features"
        )


@dataclass(frozen=True, eq=False, repr=False)
class Machine:
    """What prediction needs: w and b; or b, a kernel, and points with their coefficients."""

    weights: Array
    b: Number
    kernel: Kernel | None = None
    points: Array | None = None

    def __repr__(self) -> str:
        what = f"d={self.features}"
        if self.points is not None:
            what += f", support vectors={len(self.points)}"
        return f"Machine({what})"

    @property
    def features(self) -> int:
        """How many numbers make a point."""
        return len(self.weights) if self.points is None else self.points.shape[1]

    def decision(self, X: PointsLike) -> Array:
        """The scores f(x) of new points."""
        new, weights = numbers(X=(X, 2), weights=(self.weights, 1))
        if new.shape[1] != self.features:
            raise BadInput(
                f"the machine was trained on {self.features} features, X has {new.shape[1]}"
            )
        if self.kernel is not None and self.points is not None:
            new = kernel_values(self.kernel, new, self.points)
        return np.asarray(new @ weights + self.b)

    def predict(self, X: PointsLike) -> Labels:
        """The labels of new points; a score of zero counts as +1."""
        return np.where(self.decision(X) >= 0, 1, -1)


@dataclass(frozen=True, eq=False, repr=False)
class Solution:
    """A primal point and a dual point of the soft (C finite) or hard (C infinite) margin.

    Both points are feasible, so `dual <= optimum <= primal` (weak duality): the answer is
    certified by `gap`, whoever computed it. Exact solutions hold `Fraction`s and have
    `primal == dual`. Float solutions hold float64, each of them a real number: `primal` is not
    below the objective at (w, b), `dual` not above that at alpha, rounding included.

    C is a number, or one for each point. `interval` is the set of all optimal b for this w, as
    (low, high); without bias it is (0, 0). For a kernel machine `w` is None, and `coefficients`
    are those of w in the features of the points: alpha_i y_i, in floats up to rounding.
    """

    X: Array
    y: Labels
    C: Number | Array
    bias: bool
    w: Array | None
    b: Number
    interval: tuple[Number, Number]
    slack: Array
    alpha: Array
    margins: Array
    primal: Number
    dual: Number
    kernel: Kernel | None = None
    coefficients: Array | None = None

    def __repr__(self) -> str:
        n, d = self.X.shape
        prices = each(self.C, n)
        price = f"{float(prices.min()):g}"
        if self.C is prices:
            price += f" to {float(prices.max()):g}"
        return (
            f"Solution(n={n}, d={d}, C={price}, bias={self.bias}, gap={float(self.gap):.2g}, "
            f"support vectors={len(self.positive)})"
        )

    @property
    def hard(self) -> bool:
        """Whether C is infinite."""
        return is_hard(self.C)

    @property
    def gap(self) -> Number:
        """The relative duality gap (primal - dual) / primal.

        The primal value scales like 1/|x|^2 with the data, so only a gap relative to it means
        the same on every scale. It is 0 when both values are 0.
        """
        if self.primal == math.inf:
            return math.inf
        difference: Number = self.primal - self.dual
        gap: Number = difference / self.primal if self.primal else difference
        return up(gap, 1) if isinstance(gap, float) else gap

    @property
    def machine(self) -> Machine:
        """What prediction needs: w and b, or the support vectors only.

        From a Gram matrix a point is the row of its inner products, in which f is linear.
        """
        if self.w is not None:
            return Machine(self.w, self.b)
        weights = self.alpha * self.y if self.coefficients is None else self.coefficients
        if self.kernel is None:
            return Machine(weights, self.b)
        used = self.positive
        return Machine(weights[used], self.b, self.kernel, self.X[used])

    def decision(self, X: PointsLike) -> Array:
        """The scores f(x) of new points."""
        return self.machine.decision(X)

    def predict(self, X: PointsLike) -> Labels:
        """The labels of new points; a score of zero counts as +1."""
        return self.machine.predict(X)

    @property
    def positive(self) -> Array:
        """Indices with a positive multiplier in this dual solution."""
        return np.flatnonzero(self.alpha > 0)

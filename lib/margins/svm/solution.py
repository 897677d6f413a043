"""What a solver of the support vector machine returns: the answer together with its proof."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from margins.base.data import BadInput, numbers
from margins.base.types import Array, Kernel, Labels


def is_hard(price: Any) -> bool:
    """Whether this C stands for the hard margin."""
    return bool(price == math.inf)


class NotSeparable(BadInput):
    """No hyperplane has all points strictly on their sides (`gordan-alternative`).

    `certificate` proves it: weights a >= 0 with sum 1 and sum a_i y_i x_i = 0, with bias also
    sum a_i y_i = 0. With bias it describes a point common to both convex hulls. Exact solvers
    give it in `Fraction`s, float solvers up to rounding.
    """

    certificate: Array

    def __init__(self, certificate: Array, *, bias: bool) -> None:
        hyperplane = "hyperplane" if bias else "hyperplane through the origin"
        super().__init__(
            f"no {hyperplane} separates the two classes, as `certificate` proves; "
            "use a finite C, or other features"
        )
        self.certificate = certificate


@dataclass(frozen=True, eq=False)
class Solution:
    """A primal point and a dual point of the soft (C finite) or hard (C infinite) margin.

    Both points are feasible, so `dual <= optimum <= primal` (weak duality): the answer is
    certified by `gap`, whoever computed it. Exact solutions hold `Fraction`s and have
    `primal == dual`; float solutions hold float64.

    `interval` is the set of all optimal b for this w, as (low, high); without bias it is (0, 0).
    `w` is None for a kernel machine: then only `decision` is defined.
    """

    X: Array
    y: Labels
    C: Any
    bias: bool
    w: Array | None
    b: Any
    interval: tuple[Any, Any]
    slack: Array
    alpha: Array
    margins: Array
    primal: Any
    dual: Any
    kernel: Kernel | None = None

    @property
    def hard(self) -> bool:
        """Whether C is infinite."""
        return is_hard(self.C)

    @property
    def gap(self) -> Any:
        """The relative duality gap (primal - dual) / |primal|.

        The primal value scales like 1/|x|^2 with the data, so only a gap relative to it means
        the same on every scale. It is 0 when both values are 0.
        """
        difference = self.primal - self.dual
        return difference / abs(self.primal) if self.primal else difference

    def decision(self, X: Any) -> Array:
        """The scores f(x) of new points."""
        _, new = numbers(X=(self.X, 2), new=(X, 2))
        if new.shape[1] != self.X.shape[1]:
            raise BadInput(
                f"the machine was trained on {self.X.shape[1]} features, X has {new.shape[1]}"
            )
        if self.w is not None:
            return np.asarray(new @ self.w + self.b)
        if self.kernel is None:
            raise BadInput("this solution has neither w nor a kernel to score new points with")
        used = self.positive
        weights = self.alpha[used] * self.y[used]
        return np.asarray(self.kernel(new, self.X[used]) @ weights + self.b)

    def predict(self, X: Any) -> Labels:
        """The labels of new points; a score of zero counts as +1."""
        return np.where(self.decision(X) >= 0, 1, -1)

    @property
    def positive(self) -> Array:
        """Indices with a positive multiplier in this dual solution."""
        return np.flatnonzero(self.alpha > 0)

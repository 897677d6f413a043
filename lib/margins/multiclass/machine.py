"""The multiclass machine that a solver returns, with what proves it."""

from dataclasses import dataclass

import numpy as np

from margins.base.brief import Brief
from margins.base.data import BadInput, points
from margins.base.rounding import up
from margins.base.types import Array, Codes, Number, PointsLike


@dataclass(frozen=True, eq=False, repr=False)
class MulticlassSolution(Brief):
    """A primal point (W, b) and a dual point alpha, both feasible: dual <= optimum <= primal
    (`multiclass-duality-gap`).

    `classes` holds the K labels, `y` the number of each point's. W has a row for each class,
    alpha a row for each point, whose entries sum to C. Float solutions hold float64, each of them
    a real number, but for the own class in alpha: that is what the rivals leave of C, of which the
    nearest float stands there. `primal` is not below the objective at (W, b), `dual` not above
    that at alpha, rounding included. Exact solutions hold `Fraction`s, and primal == dual.
    """

    X: Array
    classes: Array
    y: Codes
    C: Number
    bias: bool
    W: Array
    b: Array
    slack: Array
    alpha: Array
    primal: Number
    dual: Number

    @property
    def gap(self) -> Number:
        """The relative duality gap."""
        difference: Number = self.primal - self.dual
        gap: Number = difference / self.primal
        return up(gap, 1) if isinstance(gap, float) else gap

    @property
    def support(self) -> Array:
        """The points that pull: those with a positive multiplier on a rival class."""
        rivals = self.alpha.copy()
        rivals[np.arange(len(self.y)), self.y] = 0
        return np.flatnonzero((rivals > 0).any(axis=1))

    def decision(self, X: PointsLike) -> Array:
        """The scores of new points, a column for each class."""
        new = points(X)
        if new.shape[1] != self.W.shape[1]:
            raise BadInput(
                f"the machine was trained on {self.W.shape[1]} features, X has {new.shape[1]}"
            )
        return np.asarray(new @ self.W.T + self.b)

    def predict(self, X: PointsLike) -> Array:
        """The label with the largest score; of equal ones the first in `classes`."""
        return np.asarray(self.classes[self.decision(X).argmax(axis=1)])

"""What a first-order method returns: iterates, their objectives, and a certificate."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from margins.base.brief import Brief
from margins.base.rounding import up
from margins.base.types import Array, Labels, PointsLike
from margins.first_order.certificate import Certificate, certify
from margins.svm.solution import Machine


@dataclass(frozen=True, eq=False, repr=False)
class Iterate(Brief):
    """A point (w, b) of a run."""

    w: Array
    b: float


@dataclass(frozen=True, eq=False, repr=False)
class Record(Brief):
    """The objective after some of the steps: at the iterate, and at the mean of all before it."""

    steps: Array
    last: Array
    mean: Array


@dataclass(frozen=True, eq=False, repr=False)
class Run:
    """Where a first-order method came, for F(w, b) = lam/2 |w|^2 + (1/n) sum max(0, 1 - m_i).

    `w` and `b` are what it returns. `last` is the last iterate, `mean` that of the iterates before
    each step (w_0 to w_{T-1}), `best` the one of the least objective among those in `record`.
    `shares` are the weights of the points, divided by their sum; None if they are equal.

    The certificate is found when it is first asked for, which takes as long as three to ten
    passes of `sgd`: `dual <= min F <= F(w, b) <= primal`, where floats are real numbers and
    rounding is included, and 0 <= `alpha` <= C proves `dual`. Nothing about the run has
    to be believed for it (`duality-gap-identity`).
    """

    X: Array
    y: Labels
    lam: float
    shares: Array | None
    bias: bool
    w: Array
    b: float
    last: Iterate
    mean: Iterate
    best: Iterate
    record: Record
    steps: int
    batch: int

    def __repr__(self) -> str:
        n, d = self.X.shape
        return (
            f"Run(n={n}, d={d}, lam={self.lam:g}, bias={self.bias}, steps={self.steps}, "
            f"gap={self.gap:.2g})"
        )

    @property
    def passes(self) -> float:
        """How often the data were looked at, on average."""
        return self.steps * self.batch / len(self.y)

    @cached_property
    def _certificate(self) -> Certificate:
        return certify(self.X, self.y, self.lam, self.bias, self.w, self.b, self.shares)

    @property
    def alpha(self) -> Array:
        """Feasible multipliers of the soft margin with C = 1 / (lam n), or shares / lam."""
        return self._certificate.alpha

    @property
    def primal(self) -> float:
        """At least F(w, b)."""
        return self._certificate.primal

    @property
    def dual(self) -> float:
        """At most min F."""
        return self._certificate.dual

    @property
    def gap(self) -> float:
        """At least (F(w, b) - min F) / F(w, b)."""
        return min(1.0, up((self.primal - self.dual) / self.primal, 2)) if self.primal else 0.0

    @property
    def machine(self) -> Machine:
        """What prediction needs."""
        return Machine(self.w, self.b)

    def decision(self, X: PointsLike) -> Array:
        """The scores f(x) of new points."""
        return self.machine.decision(X)

    def predict(self, X: PointsLike) -> Labels:
        """The labels of new points; a score of zero counts as +1."""
        return self.machine.predict(X)


def best_of(iterates: list[Iterate], values: list[float]) -> Iterate:
    """The iterate of the least objective."""
    return iterates[int(np.argmin(values))]

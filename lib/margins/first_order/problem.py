"""The regularised mean hinge in floats, checked once for all methods."""

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from margins.base.data import (
    BadInput,
    as_floats,
    is_exact,
    numbers,
    positive_float,
    positives,
    same_length,
    sample,
)
from margins.base.types import Array, Labels, LabelsLike, PointsLike, Scalar, VectorLike
from margins.first_order.rates import Rate, Rates, known_rates
from margins.first_order.run import Iterate, Record, Run
from margins.first_order.subgradients import share_at

_LARGE = 1e50  # for an entry
_LEAST = 1e-50  # of a weight, relative to the largest
_ROOM = 1e100  # for a score


@dataclass(frozen=True)
class Problem:
    """A sample, lam, and the rule for margins of 1."""

    X: Array
    y: Labels
    lam: float
    bias: bool
    ties: bool
    shares: Array | None  # of the points in the mean, if they are not equal

    @cached_property
    def signs(self) -> Array:
        return self.y.astype(float)

    @cached_property
    def size(self) -> float:
        """The largest entry."""
        return float(max(self.X.max(), -self.X.min()))

    def rates(self, rate: Rate, batch: int) -> Rates:
        """The checked rates for steps of `batch` examples."""
        size2 = self.mean(np.einsum("ij,ij->i", self.X, self.X))
        return known_rates(rate, self.lam, size2 + self.bias, batch)

    def mean(self, values: Array) -> float:
        """The mean over the sample."""
        if self.shares is None:
            return float(values.sum()) / len(values)
        return float(self.shares @ values)

    def margins(self, w: Array, b: float) -> Array:
        return np.asarray(self.signs * (self.X @ w + b))

    def objective(self, w: Array, margins: Array) -> float:
        """F(w, b), as floats come."""
        return self.lam / 2 * float(w @ w) + self.mean(np.maximum(0, 1 - margins))

    def value(self, at: Iterate) -> float:
        """F at an iterate."""
        return self.objective(at.w, self.margins(at.w, at.b))

    def run(
        self,
        found: Iterate,
        *,
        last: Iterate,
        mean: Iterate,
        best: Iterate,
        record: Record,
        steps: int,
        batch: int,
    ) -> Run:
        """What a method returns that found this."""
        return Run(
            X=self.X,
            y=self.y,
            lam=self.lam,
            shares=self.shares,
            bias=self.bias,
            w=found.w,
            b=found.b,
            last=last,
            mean=mean,
            best=best,
            record=record,
            steps=steps,
            batch=batch,
        )

    def check_room(self, w: Array, b: float, step: int) -> None:
        """Refuse to go on with numbers that have no room in floats."""
        size = float(np.abs(w).max()) * max(1.0, self.size) + abs(b)
        if not size < _ROOM:
            raise BadInput(
                f"by step {step} the iterates have grown beyond floats: the rate is too large "
                "for this lam and these data; take a smaller rate, or rescale X"
            )


def checked_problem(
    X: PointsLike,
    y: LabelsLike,
    lam: Scalar,
    *,
    weights: VectorLike | None,
    bias: bool,
    kink: Scalar,
) -> Problem:
    """The checked problem."""
    points, signs = sample(X, y)
    weight = positive_float("lam", lam)
    share = share_at(kink)
    if share not in (0, 1):
        raise BadInput(f"kink is {kink}; here it is 0 (the rule m < 1) or 1 (m <= 1)")
    floats = as_floats("X", points) if is_exact(points) else points
    shares = None if weights is None else _shares(weights, len(signs))
    found = Problem(floats, signs, weight, bias, share == 1, shares)
    size = found.size
    if size > _LARGE:
        raise BadInput("the entries of X are too large for their squares; rescale X")
    if 0 < size < 1 / _LARGE:
        raise BadInput("the entries of X are too small for their squares; rescale X")
    for scaled in (weight, weight / (size or 1.0) ** 2):
        if not 1e-90 < scaled < 1e90:
            raise BadInput(
                f"lam = {weight:g} is too large or too small for data of this size; rescale X"
            )
    return found


def _shares(weights: VectorLike, n: int) -> Array | None:
    (array,) = numbers(weights=(weights, 1))
    same_length(n, weights=array)
    values = as_floats("weights", positives("weights", array))
    values = values / values.max()
    if values.min() < _LEAST:
        raise BadInput("the weights differ too much; leave out the points that hardly count")
    if values.min() == 1:
        return None
    return np.asarray(values / math.fsum(values.tolist()))

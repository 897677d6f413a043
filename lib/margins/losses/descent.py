"""Newton's descent on a sum of smooth losses with a ridge, for logistic regression and softmax.

A step needs the gradient, which is cheap, and the Hessian, which takes many times as long. So a
Hessian serves as long as it brings the gradient down fast; and where there are many rows, a part
of them says where to begin.
"""

from typing import Generic, Protocol, TypeVar

import numpy as np

from margins.base.types import Array

PART = 8  # a start is sought in every eighth row
_TINY = float(np.finfo(float).tiny)
_HALVINGS = 60
_NEAR = 1e-2  # relative to the objective: what a part of the rows is good for
_STEPS = 30
_SERVES = 2  # steps of a rough Hessian that speak for another one


class Place(Protocol):
    """A point v with the objective, its slopes, and how far the value may be off by rounding."""

    v: Array
    value: float

    @property
    def gradient(self) -> Array: ...

    @property
    def hessian(self) -> Array: ...

    @property
    def rough(self) -> Array | None:
        """The Hessian from a part of the rows, where that is cheap."""

    @property
    def rounding(self) -> float: ...


P = TypeVar("P", bound=Place)


class Objective(Protocol[P]):
    """Sum of losses + ridge @ v**2 / 2, where the ridge is 0 for a bias."""

    @property
    def ridge(self) -> Array: ...

    @property
    def at_zero(self) -> float: ...

    def at(self, v: Array) -> P: ...

    @property
    def patience(self) -> float:
        """Of the square of a step the next one should have at most this share, or it is time for
        another Hessian."""

    def part(self) -> "Objective[P] | None": ...


class Descent(Generic[P]):
    """A place, and the Hessian of this or of an earlier place. Is that one good enough to go on?

    If not, a rough one is tried near the end; but no other if that was not good for two steps.
    """

    def __init__(self, objective: Objective[P], place: P, hessian: Array | None = None) -> None:
        self.objective, self.place, self.renew = objective, place, False
        self.served = _SERVES
        self.hessian = place.hessian if hessian is None else hessian
        size = np.sqrt(np.diag(self.hessian)) + _TINY
        scaled = self.hessian / np.outer(size, size)
        self.move = -np.linalg.solve(scaled, place.gradient / size) / size
        self.decrement = float(-place.gradient @ self.move)

    def promised(self) -> float:
        """The gap that a certificate from here should have, but for rounding."""
        ridge, gradient = self.objective.ridge, self.place.gradient
        away2 = float((gradient[ridge > 0] ** 2 / ridge[ridge > 0]).sum())
        return (away2 + self.decrement) / (2 * self.place.value)

    def next(self) -> "Descent[P]":
        """Newton's step, or a shorter one until the objective falls as it should."""
        if self.renew:
            near = self.decrement <= _NEAR * self.place.value
            rough = self.place.rough if near and self.served >= _SERVES else None
            renewed = Descent(self.objective, self.place, rough)
            renewed.served = _SERVES if rough is None else 0
            return renewed.next()
        here, length, allowed = self.place, 1.0, None
        for _ in range(_HALVINGS):
            there = self.objective.at(here.v + length * self.move)
            aim = here.value - 1e-4 * length * self.decrement
            if there.value <= aim:
                break
            if allowed is None:
                allowed = here.rounding
            if there.value <= aim + allowed:
                break
            length /= 2
        after = Descent(self.objective, there, self.hessian)
        after.served = self.served + 1
        after.renew = length < 1 or after.decrement > self.objective.patience * self.decrement
        return after


def start(objective: Objective[P]) -> Descent[P]:
    """At zero; if there are many rows, where a part of them would lead."""
    zero = np.zeros(len(objective.ridge))
    part = objective.part()
    if part is None:
        return Descent(objective, objective.at(zero))
    descent = start(part)
    for _ in range(_STEPS):
        if descent.decrement <= _NEAR * descent.place.value:
            break
        descent = descent.next()
    place = objective.at(descent.place.v)
    if place.value > objective.at_zero:
        return Descent(objective, objective.at(zero))
    return Descent(objective, place, PART * descent.place.hessian)

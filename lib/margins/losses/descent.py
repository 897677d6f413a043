"""Newton's descent on a sum of smooth losses with a ridge, for logistic regression and softmax.

A step needs the gradient, which is cheap, and the Hessian, which takes many times as long. So a
Hessian serves as long as it brings the gradient down fast, corrected by what the steps show; and
where there are many rows, a part of them says where to begin, and with which Hessian.
"""

import math
from collections.abc import Callable
from copy import copy
from typing import Generic, Protocol, TypeVar

import numpy as np

from margins.base import lapack
from margins.base.convergence import NotConverged
from margins.base.types import Array

PART = 8  # a start is sought in every eighth row
_TINY = float(np.finfo(float).tiny)
_HALVINGS = 60
_NEAR = 1e-2  # relative to the objective: what a part of the rows is good for
_STEPS = 30
_TRIES = 40  # certificates
_STALLED = 2  # steps that hardly bring a certificate nearer, one after the other
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


class Certified(Protocol):
    """An answer, and how far it may be off."""

    @property
    def gap(self) -> float: ...


S = TypeVar("S", bound=Certified)


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


class Model:
    """The Hessian of some place as a guess at that of another, and what steps have shown since.

    A step and the change of the gradient along it tell how the guess errs in that direction. Each
    pair corrects it as BFGS does, so that few steps go as far as many without.
    """

    def __init__(self, hessian: Array) -> None:
        self.size = np.sqrt(np.diag(hessian)) + _TINY
        scaled = hessian / np.outer(self.size, self.size)
        self.factor, self.order, zero = lapack.dgetrf(scaled)
        if zero:
            raise np.linalg.LinAlgError("the Hessian is singular")
        self.pairs: list[tuple[Array, Array, float]] = []

    def learn(self, step: Array, change: Array) -> None:
        """The gradient has changed so along a step."""
        product = float(step @ change)
        if product > 0:
            self.pairs.append((step, change, product))

    def scaled(self, factor: float) -> "Model":
        """The same for an objective that is so many times as large."""
        found = copy(self)
        found.size = self.size * math.sqrt(factor)
        found.pairs = [(step, factor * change, factor * p) for step, change, p in self.pairs]
        return found

    def inverse(self, gradient: Array) -> Array:
        """The step that would lower the gradient to 0."""
        shares, left = [], gradient
        for step, change, product in reversed(self.pairs):
            shares.append(float(step @ left) / product)
            left = left - shares[-1] * change
        solved, _ = lapack.dgetrs(self.factor, self.order, left / self.size)
        found = solved / self.size
        for (step, change, product), share in zip(self.pairs, reversed(shares), strict=True):
            found = found + (share - float(change @ found) / product) * step
        return np.asarray(found)


class Descent(Generic[P]):
    """A place, and the Hessian of this or of an earlier place. Is that one good enough to go on?

    If not, a rough one is tried; but no other if that was not good for two steps.
    """

    def __init__(self, objective: Objective[P], place: P, model: Model | None = None) -> None:
        self.objective, self.place, self.renew = objective, place, False
        self.served = _SERVES
        self.model = Model(place.hessian) if model is None else model
        self.move = -self.model.inverse(place.gradient)
        self.decrement = float(-place.gradient @ self.move)

    def promised(self) -> float:
        """The gap that a certificate from here should have, but for rounding."""
        ridge, gradient = self.objective.ridge, self.place.gradient
        away2 = float((gradient[ridge > 0] ** 2 / ridge[ridge > 0]).sum())
        return (away2 + self.decrement) / (2 * self.place.value)

    def next(self) -> "Descent[P]":
        """Newton's step, or a shorter one until the objective falls as it should."""
        if self.renew:
            rough = self.place.rough if self.served >= _SERVES else None
            renewed = Descent(self.objective, self.place, None if rough is None else Model(rough))
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
        self.model.learn(length * self.move, there.gradient - here.gradient)
        after = Descent(self.objective, there, self.model)
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
    first = part.part() is None  # or the model is that of a part of the part, too rough for many
    model = descent.model if first else Model(descent.place.hessian)
    return Descent(objective, place, model.scaled(PART))


def minimised(objective: Objective[P], tol: float, certified: Callable[[P], S]) -> S:
    """Newton's method until a certificate is good enough, or rounding keeps it from being so.

    A certificate takes as long as some steps, so it waits until it promises to be good, or until
    what it promises stops falling.
    """
    descent, least, stalled = start(objective), math.inf, 0
    found: list[S] = []
    while len(found) < _TRIES:
        promised = descent.promised()
        stalled = 0 if promised <= least / 2 else stalled + 1
        if promised <= tol or stalled >= _STALLED:
            found.append(certified(descent.place))
            if found[-1].gap <= tol:
                return found[-1]
        least = min(least, promised)
        descent = descent.next()
    best = min(found, key=lambda solution: solution.gap)
    raise NotConverged(best, tol, "rescale the features, or move them to the origin")

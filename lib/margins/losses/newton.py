"""Newton's method for logistic regression, in coordinates in which it is stable.

A step needs the gradient, which is cheap, and the Hessian, which takes d times as long. So a
Hessian serves as long as it brings the gradient down fast; and where there are many rows, a part
of them says where to begin.
"""

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from margins.base.rounding import EPS, dots
from margins.base.types import Array, Labels
from margins.losses.surrogates import logistic_terms

_TINY = float(np.finfo(float).tiny)
_HALVINGS = 60
_PLAIN = 1e-6  # the least eigenvalue of the correlations that needs no other coordinates
_ROWS = 8192  # of the design that are multiplied at a time, so that they stay in the cache
_FAST = 0.05  # of the square of a step is what the next one should have, at most
_PART = 8  # a start is sought in every eighth row
_ENOUGH = 30  # rows for each coordinate
_NEAR = 1e-2  # relative to the objective: what a part of the rows is good for
_STEPS = 30


class Place:
    """A point in the coordinates of a `Newton`, with the objective and what its slopes need."""

    def __init__(self, newton: "Newton", v: Array) -> None:
        self.newton, self.v = newton, v
        self.margins = np.asarray(newton.y * newton.scores(v))
        losses, share, self.rest = logistic_terms(self.margins)
        self.value = float(newton.ridge @ v**2 / 2 + newton.weights @ losses)
        self.share = newton.weights * share

    @cached_property
    def gradient(self) -> Array:
        newton = self.newton
        return np.asarray(newton.ridge * self.v - newton.combined(self.share * newton.y))

    @cached_property
    def hessian(self) -> Array:
        newton, curvature = self.newton, self.share * self.rest
        found = np.diag(newton.ridge)
        inner = slice(newton.design.shape[1])
        for k in range(0, len(curvature), _ROWS):
            rows = newton.design[k : k + _ROWS]
            found[inner, inner] += (rows.T * curvature[k : k + _ROWS]) @ rows
        if newton.bias:
            found[-1] = found[:, -1] = newton.combined(curvature)
        return found

    @property
    def rounding(self) -> float:
        """How far the value may be off: the rounding of the sum, and of the margins in it."""
        newton, sizes = self.newton, np.abs(self.v)
        margin_errors = np.abs(newton.design) @ sizes[: newton.design.shape[1]]
        margin_errors += sizes[-1]
        return float(EPS * (len(self.share) * self.value + len(sizes) * self.share @ margin_errors))


@dataclass(frozen=True, eq=False)
class Newton:
    """The objective divided by the highest price.

    The score of a row is design @ v, and if there is a bias, one more coordinate is added to it;
    w = axes @ v. `ridge` is what the norm adds to the diagonal of the Hessian: 0 for the bias.
    """

    y: Array
    weights: Array
    bias: bool
    centre: Array
    axes: Array
    design: Array
    ridge: Array

    def scores(self, v: Array) -> Array:
        if not self.bias:
            return np.asarray(self.design @ v)
        scores = self.design @ v[:-1]
        scores += v[-1]
        return np.asarray(scores)

    def combined(self, weights: Array) -> Array:
        """The sum of the rows, so weighted."""
        found = weights @ self.design
        return np.append(found, weights.sum()) if self.bias else found

    def machine(self, v: Array) -> tuple[Array, float]:
        """w and b."""
        if not self.bias:
            return self.axes @ v, 0.0
        w = self.axes @ v[:-1]
        return w, float(dots(-w[None], self.centre, v[-1:, None])[0])

    def at(self, v: Array) -> Place:
        return Place(self, v)

    def start(self) -> "Descent":
        """At zero; if there are many rows, where a part of them would lead."""
        zero = np.zeros(len(self.ridge))
        part = self._part()
        if part is None:
            return Descent(self.at(zero))
        descent = part.start()
        for _ in range(_STEPS):
            if descent.decrement <= _NEAR * descent.place.value:
                break
            descent = descent.next()
        place = self.at(descent.place.v)
        if place.value > math.log(2) * float(self.weights.sum()):
            return Descent(self.at(zero))
        return Descent(place, _PART * descent.hessian)

    def _part(self) -> "Newton | None":
        """Every eighth row, if these are enough to determine a point, of both classes."""
        y = self.y[::_PART]
        if len(y) < _ENOUGH * len(self.ridge) or abs(float(y.sum())) == len(y):
            return None
        weights, design = self.weights[::_PART], np.ascontiguousarray(self.design[::_PART])
        ridge = self.ridge / _PART
        return Newton(y, weights, self.bias, self.centre, self.axes, design, ridge)


class Descent:
    """A place, and the Hessian of this or of an earlier place. Is that one good enough to go on?"""

    def __init__(self, place: Place, hessian: Array | None = None) -> None:
        self.place, self.renew = place, False
        self.hessian = place.hessian if hessian is None else hessian
        size = np.sqrt(np.diag(self.hessian)) + _TINY
        scaled = self.hessian / np.outer(size, size)
        self.move = -np.linalg.solve(scaled, place.gradient / size) / size
        self.decrement = float(-place.gradient @ self.move)

    def promised(self, top: float) -> float:
        """The gap that a certificate from here should have, but for rounding."""
        ridge = self.place.newton.ridge
        away2 = top * float((self.place.gradient[ridge > 0] ** 2).sum())
        return (away2 + self.decrement) / (2 * self.place.value)

    def next(self) -> "Descent":
        """Newton's step, or a shorter one until the objective falls as it should."""
        if self.renew:
            return Descent(self.place).next()
        here, length, allowed = self.place, 1.0, None
        for _ in range(_HALVINGS):
            there = here.newton.at(here.v + length * self.move)
            aim = here.value - 1e-4 * length * self.decrement
            if there.value <= aim:
                break
            if allowed is None:
                allowed = here.rounding
            if there.value <= aim + allowed:
                break
            length /= 2
        after = Descent(there, self.hessian)
        after.renew = length < 1 or after.decrement > _FAST * self.decrement
        return after


def coordinates(X: Array, y: Labels, C: Array, bias: bool) -> Newton:
    """Newton's method for a sample with prices C.

    The points are taken about their `centre`, if there is a bias. Where their coordinates are
    nearly dependent, or more than the points, their principal directions take the place of the
    axes: then the Hessian has no hidden cancellation between very long and very short directions,
    and scaling its diagonal to 1 is enough.
    """
    (n, d), top = X.shape, float(C.max())
    centre = np.full(n, 1 / n) @ X if bias else np.zeros(d)
    design, axes = X - centre if bias else X, np.eye(d)
    if not _independent(design):
        axes = np.linalg.svd(design, full_matrices=False)[2].T
        design = design @ axes
    ridge = np.append(np.full(axes.shape[1], 1 / top), [0.0] * bias)
    return Newton(y.astype(np.float64), C / top, bias, centre, axes, design, ridge)


def _independent(design: Array) -> bool:
    """Whether the columns are far from linear dependence, and fewer than the rows."""
    n, d = design.shape
    if n <= 2 * d:
        return False
    gram = design.T @ design
    size = np.sqrt(np.diag(gram))
    if not (size > 0).all():
        return False
    return bool(np.linalg.eigvalsh(gram / np.outer(size, size))[0] > _PLAIN)

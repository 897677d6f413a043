"""Logistic regression for `descent`, in coordinates in which Newton's method is stable."""

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from margins.base.rounding import EPS, dots
from margins.base.types import Array, Labels
from margins.losses.axes import stable
from margins.losses.descent import PART
from margins.losses.surrogates import logistic_terms

_ROWS = 8192  # of the design that are multiplied at a time, so that they stay in the cache
_ENOUGH = 30  # rows for each coordinate


class Place:
    """A point in the coordinates of a `Newton`, with the objective and what its slopes need."""

    rough = None

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
    patience = 0.05

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

    @property
    def at_zero(self) -> float:
        return math.log(2) * float(self.weights.sum())

    def part(self) -> "Newton | None":
        """Every eighth row, if these are enough to determine a point, of both classes."""
        y = self.y[::PART]
        if len(y) < _ENOUGH * len(self.ridge) or abs(float(y.sum())) == len(y):
            return None
        weights, design = self.weights[::PART], np.ascontiguousarray(self.design[::PART])
        ridge = self.ridge / PART
        return Newton(y, weights, self.bias, self.centre, self.axes, design, ridge)


def coordinates(X: Array, y: Labels, C: Array, bias: bool) -> Newton:
    """Newton's method for a sample with prices C."""
    top = float(C.max())
    centre, axes, design = stable(X, bias)
    ridge = np.append(np.full(axes.shape[1], 1 / top), [0.0] * bias)
    return Newton(y.astype(np.float64), C / top, bias, centre, axes, design, ridge)

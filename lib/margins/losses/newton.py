"""Newton's method for logistic regression, in coordinates in which it is stable."""

from dataclasses import dataclass

import numpy as np
from scipy.special import expit

from margins.base.rounding import EPS, dots
from margins.base.types import Array, Labels
from margins.losses.surrogates import LOGISTIC

_TINY = float(np.finfo(float).tiny)
_HALVINGS = 60


@dataclass(frozen=True, eq=False)
class Newton:
    """The objective divided by the highest price.

    `axes` are the principal directions of the points (about their `centre`, if there is a bias),
    stretched by the root of that price: w = axes @ v gives the score design @ v. The last column
    of the design is 1 if there is a bias. `ridge` is 1 for coordinates of w and 0 for the bias. In
    this basis the Hessian has no hidden cancellation between very long and very short directions,
    so that scaling its diagonal to 1 is enough.
    """

    y: Labels
    weights: Array
    bias: bool
    centre: Array
    axes: Array
    design: Array
    ridge: Array

    def machine(self, place: Array) -> tuple[Array, float]:
        """w and b."""
        w = self.axes @ place[: self.axes.shape[1]]
        if not self.bias:
            return w, 0.0
        return w, float(dots(-w[None], self.centre, place[-1:, None])[0])

    def margins(self, place: Array) -> Array:
        return np.asarray(self.y * (self.design @ place))

    def value(self, place: Array) -> float:
        losses = LOGISTIC(self.margins(place))
        return float(self.ridge @ place**2 / 2 + self.weights @ losses)

    def step(self, place: Array) -> Array:
        """The next point: Newton's, or nearer until the objective falls as it should."""
        margins = self.margins(place)
        share = self.weights * expit(-margins)
        gradient = self.ridge * place - (share * self.y) @ self.design
        hessian = np.diag(self.ridge) + (self.design.T * (share * expit(margins))) @ self.design
        size = np.sqrt(np.diag(hessian)) + _TINY
        step = -np.linalg.solve(hessian / np.outer(size, size), gradient / size) / size
        value, slope, length = self.value(place), float(gradient @ step), 1.0
        rounding = self._rounding(place, share, value)
        for _ in range(_HALVINGS):
            if self.value(place + length * step) <= value + 1e-4 * length * slope + rounding:
                break
            length /= 2
        return np.asarray(place + length * step)

    def _rounding(self, place: Array, share: Array, value: float) -> float:
        """How far `value` may be off: the rounding of the sum, and of the margins in it."""
        margin_errors = len(place) * (np.abs(self.design) @ np.abs(place))
        return float(EPS * (len(share) * value + share @ margin_errors))


def coordinates(X: Array, y: Labels, C: Array, bias: bool) -> Newton:
    """Newton's method for a sample with prices C."""
    top = float(C.max())
    centre = X.mean(axis=0) if bias else np.zeros(X.shape[1])
    directions = np.linalg.svd(X - centre, full_matrices=False)[2].T
    axes = np.sqrt(top) * directions
    design = (X - centre) @ axes
    ridge = np.ones(design.shape[1])
    if bias:
        design, ridge = np.column_stack([design, np.ones(len(y))]), np.append(ridge, 0.0)
    return Newton(y, C / top, bias, centre, axes, design, ridge)

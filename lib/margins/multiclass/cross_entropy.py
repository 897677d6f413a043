"""The loss of the softmax and its slopes, and Newton's objective with a ridge.

Everything stands class by class: arrays have a row for each class and a column for each point.
"""

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from margins.base.rounding import EPS, dots
from margins.base.types import Array, Codes
from margins.losses.axes import stable
from margins.losses.descent import PART

_ROWS = 512  # points whose features are multiplied at a time, so that they stay in the cache
_ENOUGH = 30  # points for each coordinate
_SERVING = 20  # points for each coordinate of all classes: a Hessian from so many is a fair guess


class Terms:
    """What the scores of some points say: -ln p_y, and the probabilities.

    `behind` is s_k - s_y, 0 for the class y itself. `wrong` has the probabilities of the other
    classes and 0 for y, `missing` their sum and `own` that of y. Small numbers are as good as
    large ones: none of them is a difference.
    """

    def __init__(self, scores: Array, codes: Codes) -> None:
        self.places = codes * len(codes) + np.arange(len(codes))
        self.behind = scores - scores.take(self.places)
        top = self.behind.max(axis=0)
        powers = self.behind - top
        np.exp(powers, out=powers)
        powers.put(self.places, 0)
        own, rest = np.exp(-top), powers.sum(axis=0)
        total = own + rest
        above = np.where(top > 0, rest - 1, rest)  # where the own class is on top, own is 1
        self.losses = top + np.log1p(above + np.where(top > 0, own, 0))
        powers /= total
        self.wrong, self.own, self.missing = powers, own / total, rest / total

    def signed(self) -> Array:
        """1{y = k} - p_k."""
        found = -self.wrong
        found.put(self.places, self.missing)
        return np.asarray(found)

    def probabilities(self) -> Array:
        """p_k."""
        found = self.wrong.copy()
        found.put(self.places, self.own)
        return np.asarray(found)


class Place:
    """A point in the coordinates of a `Newton`, with the objective and what its slopes need."""

    def __init__(self, newton: "Newton", v: Array) -> None:
        self.newton, self.v = newton, v
        self.terms = Terms(v.reshape(newton.K, -1) @ newton.design.T, newton.codes)
        self.value = float(newton.ridge @ v**2 / 2 + self.terms.losses.sum())

    @cached_property
    def gradient(self) -> Array:
        """`softmax-gradient`, for the sum over the points."""
        pull = self.terms.signed() @ self.newton.design
        return np.asarray(self.newton.ridge * self.v - pull.ravel())

    @cached_property
    def hessian(self) -> Array:
        """Sums of p_k p_l phi phi', with a minus for k != l, and the ridge."""
        return self._hessian(1)

    @property
    def rough(self) -> Array | None:
        """From about as many points as a gradient takes time; None if these are nearly all."""
        n = len(self.newton.codes)
        every = n // max(n // PART, _SERVING * len(self.v))
        return self._hessian(every) if every > 1 else None

    def _hessian(self, every: int) -> Array:
        """From some of the points only.

        In the direction that adds one vector to all classes only the ridge is left, which is 0
        for a bias. There is never anything to do in it (`softmax-gradients-sum-zero`), so
        something of the right size stands there.
        """
        newton = self.newton
        K, D = newton.K, newton.design.shape[1]
        shares, design = self.terms.probabilities().T[::every], newton.design[::every]
        products = np.zeros((K * D, K * D))
        for i in range(0, len(design), _ROWS):
            some = shares[i : i + _ROWS, :, None] * design[i : i + _ROWS, None, :]
            flat = some.reshape(-1, K * D)
            products += flat.T @ flat
        blocks = -len(newton.codes) / len(design) * products.reshape(K, D, K, D)
        same = np.arange(K)
        blocks[same, :, same, :] = 0
        blocks[same, :, same, :] = -blocks.sum(axis=2)
        found = blocks.reshape(K * D, K * D) + np.diag(newton.ridge)
        free = np.diag(found).reshape(K, D).mean(axis=0)
        return np.asarray(found + np.tile(np.diag(free / K), (K, K)))

    @property
    def rounding(self) -> float:
        """How far the value may be off: the rounding of the sum, and of the scores in it."""
        newton = self.newton
        sizes = np.abs(self.v).reshape(newton.K, -1).max(axis=0)
        errors = 2 * len(sizes) * (np.abs(newton.design) @ sizes)
        return float(EPS * (len(newton.codes) * self.value + self.terms.missing @ errors))


@dataclass(frozen=True, eq=False)
class Newton:
    """n times the objective, for `descent`. A bias has a column of ones in `design`."""

    codes: Codes
    K: int
    bias: bool
    centre: Array
    axes: Array
    design: Array
    ridge: Array
    patience = 0.2

    @property
    def at_zero(self) -> float:
        return len(self.codes) * math.log(self.K)

    def at(self, v: Array) -> Place:
        return Place(self, v)

    def part(self) -> "Newton | None":
        """Every eighth point, if these are enough to determine a place, of all classes."""
        codes = self.codes[::PART]
        few = len(codes) < _ENOUGH * self.design.shape[1]
        if few or not np.bincount(codes, minlength=self.K).all():
            return None
        design = np.ascontiguousarray(self.design[::PART])
        return Newton(codes, self.K, self.bias, self.centre, self.axes, design, self.ridge / PART)

    def machine(self, v: Array) -> tuple[Array, Array]:
        """W and b."""
        rows = v.reshape(self.K, -1)
        if not self.bias:
            return rows @ self.axes.T, np.zeros(self.K)
        W = rows[:, :-1] @ self.axes.T
        return W, dots(-W, self.centre, rows[:, -1:])


def coordinates(X: Array, codes: Codes, K: int, lam: float, bias: bool) -> Newton:
    """Newton's method for a sample with K classes."""
    centre, axes, design = stable(X, bias)
    ridge = np.append(np.full(axes.shape[1], len(X) * lam), [0.0] * bias)
    if bias:
        design = np.column_stack([design, np.ones(len(X))])
    return Newton(codes, K, bias, centre, axes, design, np.tile(ridge, K))

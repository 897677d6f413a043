"""Labelled samples as the interior point sees them: points, or a Gram matrix (`gram`).

Both offer the same: `program` sets up the interior point for some of the rows, the others
having given multipliers; `evaluate` tells the margins of all rows at a solution; `image` returns
to the original data. Inside, points have size about 1: with costs c = unit * C, the solver's
multipliers are unit * alpha.
"""

import math
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from margins.base.rounding import reach
from margins.base.types import Array, Number
from margins.svm.solver.gram import GramRows
from margins.svm.solver.program import Program

_FAR = 10  # times its spread: so far from the origin a cloud of points is turned


@dataclass(frozen=True)
class LinearRows:
    """Points with coordinates shifted and scaled to size 1; X itself is not copied for it.

    u_j = scale_j w_j, so that the objective times unit = sum scale_j^2 has
    q_j = unit / scale_j^2 and costs unit * C: every choice of shift (with a bias) and scale
    describes the same problem, so both may be estimated from a few rows.

    `mirror` is the normal of the hyperplane in which X was reflected, if it was.
    """

    X: Array
    y: Array
    bias: bool
    shift: Array
    scale: Array
    mirror: Array | None = None

    @property
    def unknowns(self) -> int:
        return len(self.shift) + self.bias

    @cached_property
    def unit(self) -> float:
        return float(self.scale @ self.scale)

    def take(self, rows: Array) -> "LinearRows":
        return replace(self, X=self.X[rows], y=self.y[rows])

    def lifted(self, rows: Array) -> Array:
        """The columns y_i (x_i, 1) in scaled coordinates."""
        A = np.empty((self.unknowns, len(rows)))
        features = A[: self.X.shape[1]]
        np.subtract(self.X[rows].T, self.shift[:, None], out=features)
        features /= self.scale[:, None]
        features *= self.y[rows]
        if self.bias:
            A[-1] = self.y[rows]
        return A

    def program(self, inside: Array, c: Array, pinned: Array) -> Program:
        """The program with costs c on the rows `inside`, the others having multipliers `pinned`."""
        q = self.unit / self.scale**2
        if self.bias:
            q = np.append(q, 0.0)
        g = np.zeros(self.unknowns)
        total = float(pinned.sum())
        if total:
            weights = pinned * self.y
            balance = weights.sum()
            g[: self.X.shape[1]] = (weights @ self.X - balance * self.shift) / self.scale
            if self.bias:
                g[-1] = balance
        return Program(self.lifted(inside), q, c, g, total)

    def w(self, u: Array) -> Array:
        """w in the coordinates of the original points."""
        w = self._w(u)
        return w if self.mirror is None else _reflected(w, self.mirror)

    def _w(self, u: Array) -> Array:
        """w in the coordinates of X."""
        return np.asarray(u[: self.X.shape[1]] / self.scale)

    def place(self, w: Array, b: Number) -> Array:
        """The u of a given w and b."""
        local = w if self.mirror is None else _reflected(w, self.mirror)
        u = local * self.scale
        return np.append(u, b + self.shift @ local) if self.bias else u

    def offset(self, u: Array) -> float:
        """b in the coordinates of X."""
        return float(u[-1] - self.shift @ self._w(u)) if self.bias else 0.0

    def evaluate(self, u: Array, _alpha: Array | None = None, /) -> tuple[Array, float]:
        """The margins of all rows and |w|^2 at a solution u with multipliers alpha."""
        w = self._w(u)
        scores = self.X @ w
        scores += self.offset(u)
        scores *= self.y
        return scores, self.unit * float(w @ w)


def linear_rows(X: Array, y: Array, bias: bool) -> LinearRows:
    """Shift by the mean and scale by the deviation of about 4000 rows, column by column.

    Without a bias the problem is not invariant under shifts. Far from the origin all columns
    would be nearly alike; so the points are reflected to bring their centre to the first axis,
    which makes its coordinate behave like a bias. A constant column gets an ordinary scale:
    blowing up its rounding noise would help nobody.
    """
    few = X[:: max(1, len(X) // 4000)]
    shift = np.add.reduce(few, axis=0) / len(few)
    mirror = None
    if not bias:
        if X.shape[1] > 1 and _is_far(few, shift):
            X, mirror = _on_the_first_axis(X, shift)
            few = X[:: max(1, len(X) // 4000)]
        shift = np.zeros(X.shape[1])
    scale = _deviation(few, shift)
    varies = scale > np.maximum(1e-12 * np.abs(shift), 1e-100 * scale.max())
    if not varies.all():
        scale[~varies] = scale[varies].mean() if varies.any() else 1.0
    return LinearRows(X, y.astype(float), bias, shift, scale, mirror)


def _deviation(X: Array, centre: Array) -> Array:
    """The deviation of each column; squares are taken at size 1."""
    centred = X - centre
    peak = reach(centred)
    centred /= np.where(peak > 0, peak, 1)
    centred *= centred
    return np.asarray(peak * np.sqrt(np.add.reduce(centred, axis=0) / len(X)))


def _is_far(X: Array, centre: Array) -> bool:
    """Whether the points are much farther from the origin than from each other."""
    return float(np.abs(centre).max()) > _FAR * float(np.abs(X - centre).max())


def _on_the_first_axis(X: Array, centre: Array) -> tuple[Array, Array]:
    """X reflected such that its centre lies on the first axis, and the normal of the mirror.

    Differences from the centre are exact or nearly so, and are reflected on their own.
    """
    distance = float(np.linalg.norm(centre))
    signed = -math.copysign(distance, centre[0])
    mirror = centre / distance
    mirror[0] += math.copysign(1, centre[0])
    mirror /= np.linalg.norm(mirror)
    turned = _reflected(X - centre, mirror)
    turned[:, 0] += signed
    return turned, mirror


def _reflected(vectors: Array, normal: Array) -> Array:
    return np.asarray(vectors - 2 * (vectors @ normal)[..., None] * normal)


Rows = LinearRows | GramRows

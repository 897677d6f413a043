"""Settling a kernel machine from a rough solution: the right partition gives the exact answer.

If we knew which multipliers are 0, which are c and which lie between, those between would follow
from linear equations: their rows have margin 1 (`kkt-trichotomy`), and alpha is in balance. So
solve for the partition of the rough solution, put the multipliers that left the box on its bound,
free the rows at a bound that are on the wrong side of the margin, and go on. This is a
semismooth Newton method: from near by it ends after a few rounds, from far away it need not.
"""

from dataclasses import dataclass

import numpy as np

from margins.base import lapack
from margins.base.types import Array
from margins.svm.bias import middle, soft_interval
from margins.svm.solver.decomposition import Rough

_ROUNDS = 30
_PATIENCE = 6  # rounds in which no fewer rows change sides
_RIDGE = 1e-13  # of equal rows one equation is enough
_MANY = 4  # times as many rows as move are all rows


@dataclass(frozen=True)
class Settled:
    """Multipliers between the bounds, in balance, with the b, the margins and |w|^2 they give."""

    alpha: Array
    b: float
    margins: Array
    norm2: float


def settle(K: Array, y: Array, c: Array, rough: Rough, *, bias: bool, tol: float) -> Settled | None:
    """The optimum for the Gram matrix K and costs c to a relative gap of tol, or None.

    O(k^2 n) a round, k being the number of multipliers between the bounds.
    """
    state = _State(K, y, c, rough, bias)
    fewest, patience = len(y) + 1, _PATIENCE
    for _ in range(_ROUNDS):
        if not state.solve():
            return None
        if state.gap() <= tol:
            return Settled(state.alpha, state.b, state.margins, state.norm2)
        changed = state.sort()
        patience = _PATIENCE if changed < fewest else patience - 1
        if not (changed and patience):
            return None
        fewest = min(fewest, changed)
    return None


class _State:
    """Multipliers and the scores that they give, kept up to date by what changes."""

    def __init__(self, K: Array, y: Array, c: Array, rough: Rough, bias: bool) -> None:
        self.K, self.y, self.c, self.bias, self.b = K, y, c, bias, 0.0
        self.alpha, self.scores = rough.alpha.copy(), y * rough.margins - rough.b
        self.low, self.high = rough.alpha <= 0, rough.alpha >= c

    def _combined(self, rows: Array, weights: Array) -> Array:
        """The sum of these rows of K, so weighted."""
        if _MANY * len(rows) > len(self.y):
            whole = np.zeros(len(self.y))
            whole[rows] = weights
            return np.asarray(self.K @ whole)
        return np.asarray(weights @ self.K[rows])

    def _move(self, rows: Array, alpha: Array) -> None:
        self.scores += self._combined(rows, (alpha - self.alpha[rows]) * self.y[rows])
        self.alpha[rows] = alpha

    def solve(self) -> bool:
        """Multipliers at their bounds where they are sorted so, margin 1 for all others."""
        goal = np.where(self.high, self.c, np.where(self.low, 0.0, self.alpha))
        moved = np.flatnonzero(goal != self.alpha)
        self._move(moved, goal[moved])
        free = np.flatnonzero(~(self.low | self.high))
        surplus = float(self.alpha @ self.y)
        if len(free):
            steps = self._steps(free, surplus)
            if steps is None:
                return False
            self._move(free, self.alpha[free] + self.y[free] * steps)
        elif self.bias:
            if abs(surplus) > _RIDGE * float(self.alpha.sum()):
                return False
            self.b = float(middle(*soft_interval(self.scores, self.y, self.c)))
        return True

    def _steps(self, free: Array, surplus: float) -> Array | None:
        """What to add to the free y alpha; b is found with them."""
        A = self.K[np.ix_(free, free)]
        A.ravel()[:: len(free) + 1] *= 1 + _RIDGE
        factor, failed = lapack.dpotrf(A.T, lower=1, clean=0, overwrite_a=1)
        if failed:
            return None
        wanted = self.y[free] - self.scores[free]
        if not self.bias:
            return np.asarray(lapack.dpotrs(factor, wanted, lower=1)[0])
        right = np.column_stack((wanted, np.ones(len(free))))
        forces, ones = lapack.dpotrs(factor, right, lower=1)[0].T
        self.b = float((forces.sum() + surplus) / ones.sum())
        return np.asarray(forces - self.b * ones)

    def gap(self) -> float:
        """The relative gap; infinite if multipliers lie outside of the box."""
        self.margins = self.y * (self.scores + self.b)
        self.norm2 = float(self.scores @ (self.alpha * self.y))
        if (self.alpha < 0).any() or (self.alpha > self.c).any():
            return np.inf
        slack = np.maximum(0.0, 1 - self.margins)
        difference = float(self.c @ slack + self.alpha @ (self.margins - 1))
        return difference / (self.norm2 / 2 + float(self.c @ slack))

    def sort(self) -> int:
        """Multipliers outside of the box to its bounds; rows on the wrong side off their bounds.

        Returns how many rows change."""
        low = (self.low & (self.margins >= 1)) | (self.alpha < 0)
        high = (self.high & (self.margins <= 1)) | (self.alpha > self.c)
        changed = int(np.count_nonzero((low != self.low) | (high != self.high)))
        self.low, self.high = low, high
        return changed

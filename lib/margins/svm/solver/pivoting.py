"""The soft margin of few unknowns by pivoting: from kink to kink of the objective.

The objective of a `Program` is quadratic between its kinks, the hyperplanes on which a row has
margin 1. Some rows T are kept on theirs. A step heads for the least value with T kept and all
other rows on their sides, and stops where the objective begins to rise, though it may cross many
kinks until then; a kink on which it stops joins T. At the end of such steps the multipliers of T
are known, and one outside [0, c] says to which side its row wants to leave. The objective falls
with each step, which takes some thirty calls of numpy, fewer than a step of the interior point.
With three unknowns some five are needed from a good start, with twenty some fifty.

The start is a smooth version of the program: within a band around margin 1 the loss is
quadratic. Newton steps with ever narrower bands lead near the kinks that matter.
"""

import numpy as np

from margins.base import lapack
from margins.base.types import Array
from margins.svm.solver.crossover import jump
from margins.svm.solver.program import Program, cholesky, least_squares

_STEPS = 40
_FIRST_BAND = 0.5  # of all rows
_NARROWER = 0.5  # than the band before
_LAST_BAND = 2  # rows for each unknown
_FREE = 1e-7  # of the cost of w: what moving b costs, lest a step be infinite
_STILL = 1e-10  # a step that is none
_SLIGHT = 1e-9  # a multiplier may be outside by so much of c


def pivot(program: Program) -> tuple[Array, Array] | None:
    """(u, alpha) to rounding, or None if that fails. O(p k + p^3) for each of at most 40 steps."""
    place = _Place(program, _smooth_start(program))
    for _ in range(_STEPS):
        aim = place.aim()
        if aim is None:
            return None
        step, multipliers = aim
        if abs(step).max() > _STILL * (1 + abs(place.u).max()):
            place.go(step)
        elif not place.release(multipliers):
            return place.finished(multipliers)
    return None


def _smooth_start(program: Program) -> Array:
    """u near the solution."""
    A, q, c, g = program.A, program.q, program.c, program.g
    p, k = A.shape
    u = least_squares(program)
    band = _FIRST_BAND * k
    while band > _LAST_BAND * p:
        r = u.dot(A) - 1
        sizes = abs(r)
        inside = sizes.argpartition(int(band))[: int(band) + 1]
        width = float(sizes[inside[-1]]) + 1e-300
        columns = A.take(inside, axis=1)
        weights = c.take(inside) / (2 * width)
        M = (columns * weights).dot(columns.T)
        M.ravel()[:: p + 1] += q
        pull = A.dot(c * (r < -width)) + columns.dot((1 + width) * weights) + g
        u = np.asarray(lapack.dpotrs(cholesky(M), pull, lower=1)[0])
        band *= _NARROWER
    return u


class _Place:
    """A point u, the rows kept at margin 1, and for all other rows their side: 1 right, -1 left.

    `system` is the matrix of the optimality conditions with these rows kept, `pull` the part of
    the gradient that does not depend on u.
    """

    def __init__(self, program: Program, u: Array) -> None:
        self.program, self.u = program, u
        p = len(u)
        self.r = u.dot(program.A) - 1
        left = self.r < 0
        self.side = 1.0 - 2.0 * left
        self.pull = program.g + program.A.dot(program.c * left)
        self.kept: list[int] = []
        self.bend = np.where(program.q > 0, program.q, _FREE * program.q.max())
        self.system = np.zeros((2 * p + 1, 2 * p + 1))
        self.system[range(p), range(p)] = self.bend
        self.target = np.zeros(2 * p)

    def aim(self) -> tuple[Array, list[float]] | None:
        """The step to the least value with the kept rows at margin 1, and their multipliers.

        None if the kept rows depend on each other.
        """
        if len(self.kept) > len(self.u):
            return None
        p = len(self.u)
        size = p + len(self.kept)
        np.subtract(self.pull, self.program.q * self.u, out=self.target[:p])
        _, _, found, failed = lapack.dgesv(self.system[:size, :size], self.target[:size])
        return None if failed else (found[:p], (-found[p:]).tolist())

    def go(self, step: Array) -> None:
        """As far along the step as the objective falls."""
        program, side = self.program, self.side
        change = step.dot(program.A)
        distance, approach = np.maximum(side * self.r, 0), side * change
        (crossed,) = (distance + approach < 0).nonzero()
        share, stop = 1.0, None
        if len(crossed):
            speed = -approach[crossed]
            times = distance[crossed] / speed
            order = times.argsort()
            crossed, times = crossed[order], times[order]
            kinks = np.add.accumulate(program.c[crossed] * speed[order])
            curvature = float(step.dot(self.bend * step))
            slope = -float(step.dot(self.target[: len(step)]))
            after = slope + curvature * times + kinks
            first = int(after.searchsorted(0.0))
            before = slope + (float(kinks[first - 1]) if first else 0.0)
            share = min(1.0, -before / curvature)
            if first < len(crossed) and times[first] <= share:
                share, stop = float(times[first]), int(crossed[first])
            crossed = crossed[:first]
        self.u = self.u + share * step
        self.r += share * change
        if len(crossed):
            self.pull += program.A[:, crossed].dot(program.c[crossed] * side[crossed])
            side[crossed] *= -1
        if stop is not None:
            self._keep(stop)

    def _keep(self, row: int) -> None:
        p, column = len(self.u), self.program.A[:, row]
        if self.side[row] < 0:
            self.pull -= self.program.c[row] * column
        self.side[row] = self.r[row] = 0.0
        place = p + len(self.kept)
        self.system[:p, place] = self.system[place, :p] = column
        self.kept.append(row)

    def release(self, multipliers: list[float]) -> bool:
        """Let go of the row whose multiplier is farthest outside, if one is."""
        most = self.program.c[self.kept].tolist()
        outside = [max(-a, a - c) / c for a, c in zip(multipliers, most, strict=True)]
        worst = max(outside, default=0.0)
        if worst <= _SLIGHT:
            return False
        j, p = outside.index(worst), len(self.u)
        row, last = self.kept[j], self.kept.pop()
        if multipliers[j] > 0:
            self.side[row] = -1.0
            self.pull += most[j] * self.program.A[:, row]
        else:
            self.side[row] = 1.0
        if row != last:  # which takes its place
            self.kept[j] = last
            self.system[:p, p + j] = self.system[p + j, :p] = self.program.A[:, last]
        return True

    def finished(self, multipliers: list[float]) -> tuple[Array, Array] | None:
        near = np.zeros(len(self.side))
        near[self.kept] = multipliers
        return jump(self.program, near, self.side < 0, self.side > 0)

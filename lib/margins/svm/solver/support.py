"""The hard margin of few rows by growing its set of support vectors.

If the rows T were the only ones, and all of them support vectors, their multipliers would solve
linear equations: margins of 1 and balance. Start with rows that look near, drop those whose
multiplier would be negative, then take in the row with the least margin, step by step (Lawson and
Hanson). The dual value rises with each step, and about as many steps are needed as there are
support vectors: each takes some ten calls of numpy, a tenth of a step of the interior point.
"""

import numpy as np

from margins.base import lapack
from margins.base.types import Array
from margins.svm.solver.crossover import jump
from margins.svm.solver.program import Program, least_squares

_STEPS = 40  # and three for each unknown
_RIDGE = 1e-12  # on the diagonal: rows may repeat
_ENOUGH = -1e-9  # margins above 1 by so much are left to the last step, which is exact
_ENDLESS = 1e9  # multipliers so large say that the rows cannot be separated


def grow_support(program: Program) -> tuple[Array, Array] | None:
    """(u, alpha) of the hard margin to rounding, or None if that fails. Costs c are not looked at.

    O(p k + p^3) for each of at most 3 p + 40 steps.
    """
    support = _Support(program)
    support.start()
    for _ in range(_STEPS + 3 * len(program.q)):
        if not support.is_sound():
            return None
        new = support.nearest()
        if new is None:
            return _finished(program, support)
        support.take_in(new)
    return None


def _finished(program: Program, support: "_Support") -> tuple[Array, Array] | None:
    k = program.A.shape[1]
    near, right = np.zeros(k), np.ones(k, dtype=bool)
    near[support.rows], right[support.rows] = support.alpha, False
    free = Program(program.A, program.q, np.full(k, 4 * float(support.alpha.sum())), program.g)
    return jump(free, near, np.zeros(k, dtype=bool), right)


class _Support:
    """Some rows with multipliers that are not negative, optimal as if there were no others.

    `inner` has their inner products with all rows, in coordinates in which w has its own length;
    `matrix` has those among them, with a border for balance if there is a bias.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.border = int(not program.q[-1])
        p, k = program.A.shape
        d = p - self.border
        self.F = program.A[:d] / np.sqrt(program.q[:d])[:, None]
        self.y = program.A[-1]  # if there is a bias
        self.rows: list[int] = []
        self.alpha, self.b = np.zeros(0), 0.0
        most = 2 * p + 2
        self.inner = np.empty((most, k))
        self.matrix = np.zeros((most + 1, most + 1))
        self.right = np.ones(most + 1)
        self.right[: self.border] = 0.0

    def start(self) -> None:
        """Rows that are nearest at a rough solution, without those that would push it away.

        Both classes stay: the multipliers of each sum to half of |w|^2.
        """
        p = len(self.program.q)
        margins = least_squares(self.program).dot(self.program.A)
        T = self._near(margins, max(1, p - 2))
        while len(T):
            self._begin(T)
            kept = self.alpha > 0
            if kept.all():
                break
            T = T[kept]

    def _near(self, margins: Array, count: int) -> Array:
        """So many rows with the least margins, of each class if there is a bias."""
        order = margins.argsort()
        if not self.border:
            return np.asarray(order[: 2 * count])
        signs = self.y[order]
        return np.concatenate((order[signs > 0][:count], order[signs < 0][:count]))

    def _begin(self, T: Array) -> None:
        t, border = len(T), self.border
        self.rows = T.tolist()
        self.inner[:t] = self.F[:, T].T.dot(self.F)
        block = self.matrix[border : t + border, border : t + border]
        block[:] = self.inner[:t, T]
        self.ridge = _RIDGE * float(block.trace()) / t + 1e-300
        block.flat[:: t + 1] += self.ridge
        if border:
            self.matrix[0, 1 : t + 1] = self.matrix[1 : t + 1, 0] = self.y[T]
        self.alpha = self._solved()

    def is_sound(self) -> bool:
        """Whether there are rows, with room for one more, and multipliers that are numbers."""
        return 0 < len(self.rows) < len(self.inner) and bool(self.alpha.sum() < _ENDLESS)

    def nearest(self) -> int | None:
        """The row with the least margin, if that is below 1."""
        margins = self.alpha.dot(self.inner[: len(self.rows)])
        if self.border:
            margins += self.b * self.y
        margins[self.rows] = 1.0
        new = int(margins.argmin())
        return None if margins[new] - 1 >= _ENOUGH else new

    def take_in(self, new: int) -> None:
        """Towards the solution with one more row, as far as no multiplier is negative.

        The first that would be is dropped, and so on.
        """
        self._append(new)
        alpha = np.append(self.alpha, 0.0)
        while self.rows:
            wanted = self._solved()
            if wanted.min() > 0:
                self.alpha = wanted
                return
            (falling,) = (wanted <= 0).nonzero()
            lost = alpha[falling] - wanted[falling]
            shares = alpha[falling] / np.where(lost > 0, lost, 1.0)
            first = int(shares.argmin())
            alpha += float(shares[first]) * (wanted - alpha)
            alpha = self._drop(int(falling[first]), alpha)

    def _append(self, new: int) -> None:
        t = len(self.rows)
        place = t + self.border
        products = self.F[:, new].dot(self.F)
        self.inner[t] = products
        self.rows.append(new)
        self.matrix[place, self.border : place + 1] = products[self.rows]
        self.matrix[place, place] += self.ridge
        self.matrix[place, : self.border] = self.y[new]
        self.matrix[:place, place] = self.matrix[place, :place]

    def _drop(self, j: int, alpha: Array) -> Array:
        t = len(self.rows)
        place, end = j + self.border, t + self.border
        self.inner[j : t - 1] = self.inner[j + 1 : t]
        self.matrix[place : end - 1] = self.matrix[place + 1 : end]
        self.matrix[:, place : end - 1] = self.matrix[:, place + 1 : end]
        del self.rows[j]
        alpha[j:-1] = alpha[j + 1 :]
        return alpha[:-1]

    def _solved(self) -> Array:
        """The multipliers for which all rows have margin 1, in balance; b is kept."""
        size = len(self.rows) + self.border
        solution: Array = lapack.dgesv(self.matrix[:size, :size], self.right[:size])[2]
        if self.border:
            self.b = float(solution[0])
        return solution[self.border :]

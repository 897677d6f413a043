"""The hard margin of few rows by growing its set of support vectors.

If the rows T were the only ones, and all of them support vectors, their multipliers would solve
linear equations: margins of 1 and balance. Start with rows that look near, drop those whose
multiplier would be negative, then take in the row with the least margin, step by step (Lawson and
Hanson). The dual value rises with each step, and about as many steps are needed as there are
support vectors: each takes some ten calls of numpy, a tenth of a step of the interior point.
"""

import numpy as np

from margins.base.types import Array
from margins.svm.solver import lapack
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
    rows = _Rows(program)
    T, alpha = rows.start()
    for _ in range(_STEPS + 3 * len(program.q)):
        if not len(T) or not alpha.sum() < _ENDLESS:
            return None
        new = rows.nearest(T, alpha)
        if new is None:
            return _finished(program, T, alpha)
        T, alpha = rows.taken_in(np.append(T, new), np.append(alpha, 0.0))
    return None


def _finished(program: Program, T: Array, alpha: Array) -> tuple[Array, Array] | None:
    k = program.A.shape[1]
    near, right = np.zeros(k), np.ones(k, dtype=bool)
    near[T], right[T] = alpha, False
    free = Program(program.A, program.q, np.full(k, 4 * float(alpha.sum())), program.g)
    return jump(free, near, np.zeros(k, dtype=bool), right)


class _Rows:
    """The rows of a program in coordinates in which w has its own length."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.bias = not program.q[-1]
        d = len(program.q) - self.bias
        self.F = program.A[:d] / np.sqrt(program.q[:d])[:, None]
        self.y = program.A[-1]  # if there is a bias
        self.b = 0.0

    def start(self) -> tuple[Array, Array]:
        """Rows that are nearest at a rough solution, without those that would push it away."""
        margins = least_squares(self.program).dot(self.program.A)
        T = self._near(margins, len(self.program.q))
        while len(T):
            alpha = self._solved(T)
            kept = alpha > 0
            if kept.all():
                return T, alpha
            T = T[kept]
            if self.bias and len(T) and abs(self.y[T].sum()) == len(T):  # one class is gone
                T = self._near(margins, 1)
                return T, self._solved(T)
        return T, np.zeros(0)

    def _near(self, margins: Array, count: int) -> Array:
        """So many rows with the least margins, of each class if there is a bias."""
        order = margins.argsort()
        if not self.bias:
            return np.asarray(order[:count])
        signs = self.y[order]
        return np.concatenate((order[signs > 0][:count], order[signs < 0][:count]))

    def nearest(self, T: Array, alpha: Array) -> int | None:
        """The row with the least margin, if that is below 1."""
        margins = self.F[:, T].dot(alpha).dot(self.F)
        if self.bias:
            margins += self.b * self.y
        margins[T] = 1.0
        new = int(margins.argmin())
        return None if margins[new] - 1 >= _ENOUGH else new

    def taken_in(self, T: Array, alpha: Array) -> tuple[Array, Array]:
        """Towards the solution with all of T, as far as no multiplier is negative; those drop."""
        while len(T):
            wanted = self._solved(T)
            if wanted.min() > 0:
                return T, wanted
            (falling,) = (wanted <= 0).nonzero()
            lost = alpha[falling] - wanted[falling]
            shares = alpha[falling] / np.where(lost > 0, lost, 1.0)
            first = int(shares.argmin())
            alpha = alpha + float(shares[first]) * (wanted - alpha)
            keep = np.ones(len(T), dtype=bool)
            keep[falling[first]] = False
            T, alpha = T[keep], alpha[keep]
        return T, alpha

    def _solved(self, T: Array) -> Array:
        """The multipliers for which all rows of T have margin 1, in balance; b is kept."""
        t, columns = len(T), self.F[:, T]
        size = t + self.bias
        M, right = np.zeros((size, size)), np.ones(size)
        M[:t, :t] = columns.T.dot(columns)
        diagonal = M.ravel()[:: size + 1]
        diagonal[:t] += _RIDGE * diagonal.sum() + 1e-300
        if self.bias:
            M[t, :t] = M[:t, t] = self.y[T]
            right[t] = 0.0
        solution: Array = lapack.dgesv(M, right, overwrite_a=1, overwrite_b=1)[2]
        if self.bias:
            self.b = float(solution[t])
        return solution[:t]

"""The program that everything here comes down to: hinge losses, few unknowns, many rows.

For columns a_i of `A` (the lifted points y_i (x_i, 1)) it is

    minimise over u   1/2 sum_j q_j u_j^2 - g.u + sum_i c_i max(0, 1 - a_i.u),

the soft margin with q = (1, ..., 1, 0) (the bias costs nothing). The linear term g stands for
rows whose multiplier is known to be at its bound: row i pulls with c_i a_i. The dual
(`soft-dual-box`) has a multiplier 0 <= alpha_i <= c_i for each row and asks for

    q u = A alpha + g,

whose last line is the balance condition (`bias-gives-balance`).
"""

from dataclasses import dataclass

import numpy as np

from margins.base import lapack
from margins.base.types import Array


@dataclass(frozen=True)
class Program:
    """minimise 1/2 sum q u^2 - g.u + sum c_i max(0, 1 - a_i.u) + constant, with q >= 0.

    At most the last q is zero. `constant` only matters for relative gaps.
    """

    A: Array
    q: Array
    c: Array
    g: Array
    constant: float = 0.0

    def value(self, u: Array, slack: Array) -> float:
        """The primal objective."""
        pull = 0.5 * self.q * u - self.g
        return float(pull.dot(u) + self.c.dot(slack) + self.constant)


def cholesky(M: Array) -> Array:
    """The lower Cholesky factor, with a nudge to the diagonal where rounding made M indefinite.

    LAPACK is called directly: numpy's own call may wake all threads for a small matrix.
    """
    for nudge in (0.0, 1e-14, 1e-11, 1e-8):
        if nudge:
            M.flat[:: len(M) + 1] *= 1 + nudge
        factor, failed = lapack.dpotrf(M, lower=1)
        if not failed:
            return np.asarray(factor)
    raise ArithmeticError("a matrix that is positive definite by construction lost it by overflow")


def least_squares(program: Program) -> Array:
    """Where all margins are about 1: a start that is never far off."""
    M = program.A.dot(program.A.T)
    diagonal = M.ravel()[:: len(M) + 1]
    small = 1e-6 * float(diagonal.sum()) / len(M) + 1e-300
    diagonal += program.q * (len(program.c) / float(program.c.sum())) + small
    return np.asarray(lapack.dpotrs(cholesky(M), program.A.sum(axis=1), lower=1)[0])

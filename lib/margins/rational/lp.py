"""Linear programs over the rationals, both problems at once, by complementarity."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from margins.base.brief import Brief
from margins.rational.lcp import Infeasible, Number, solve


@dataclass(frozen=True, repr=False)
class Optimum(Brief):
    """x solves min c'x, Ax >= b, x >= 0; y solves max b'y, A'y <= c, y >= 0; equal values."""

    x: list[Fraction]
    y: list[Fraction]
    value: Fraction


def minimise(
    c: Sequence[Number], A: Sequence[Sequence[Number]], b: Sequence[Number]
) -> Optimum | Infeasible:
    """min c'x subject to Ax >= b and x >= 0.

    `Infeasible.u` = (p, r) with c'p < b'r, Ap >= 0 and A'r <= 0: either c'p < 0 and p is a
    direction in which the objective has no bound, or b'r > 0 and no x is feasible.
    """
    nothing: list[Number] = [0] * len(c)
    M = [[*nothing, *(-row[j] for row in A)] for j in range(len(c))]
    M += [[*row, *([0] * len(b))] for row in A]
    result = solve(M, [*c, *(-v for v in b)])
    if isinstance(result, Infeasible):
        return result
    x, y = result.z[: len(c)], result.z[len(c) :]
    return Optimum(x, y, sum((Fraction(a) * v for a, v in zip(c, x, strict=True)), Fraction(0)))


def optimum(c: Sequence[Number], A: Sequence[Sequence[Number]], b: Sequence[Number]) -> Optimum:
    """`minimise` where theory promises an optimum; anything else is a bug of the caller."""
    result = minimise(c, A, b)
    if isinstance(result, Infeasible):
        raise ArithmeticError("this linear program has no optimum, although theory promises one")
    return result


def equalities(
    A: Sequence[Sequence[Number]], b: Sequence[Number]
) -> tuple[list[list[Number]], list[Number]]:
    """Ax = b as the inequalities Ax >= b and -Ax >= -b."""
    return [list(r) for r in A] + [[-v for v in r] for r in A], [*b, *(-v for v in b)]

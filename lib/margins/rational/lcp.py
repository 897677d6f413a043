"""The linear complementarity problem over the rationals, by the least-index criss-cross method.

Given M and q, find z >= 0 with w = Mz + q >= 0 and w_i z_i = 0 for every i. M must be positive
semidefinite as a quadratic form (x'Mx >= 0 for all x); it need not be symmetric. Convex quadratic
and linear programs are of this form: their Karush-Kuhn-Tucker conditions.

A *dictionary* writes one variable of each pair (w_i, z_i), the basic one, as an affine function
of the others, which are zero. At first the w_i are basic. A principal pivot swaps the two
variables of a pair, or of two pairs. If y = Mx then x'y = x'Mx >= 0, and x'y does not change when
x_i and y_i trade places, so every dictionary has again a semidefinite matrix.

One step: let k be the least index whose constant is negative. Swap pair k if m_kk is not 0 (then
m_kk > 0). Otherwise let j be the least index with m_kj > 0 and swap the pairs k and j; this is
possible since m_kk = 0 forces m_jk = -m_kj. If there is no such j, row k says that a non-negative
variable is negative plus non-positive terms: the problem has no solution.

*It always stops*, whatever ties there are (Chang; Klafszky and Terlaky; the argument here is
complete). Otherwise a dictionary would return. Let r be the largest index whose pair moves in
that cycle. The pairs above r stand still, so their zero variables can be dropped. In the cycle
the pair r is swapped in a dictionary A in which w_r is basic, and in a dictionary B in which z_r
is basic. It was chosen either as k or as j.

- As k in both. The solutions (w', z') of A and (w'', z'') of B are non-negative but for w'_r < 0
  and z''_r < 0. Then (z'-z'')'M(z'-z'') = (z'-z'')'(w'-w'') = -sum(z'_i w''_i + z''_i w'_i), whose
  term r is -z''_r w'_r < 0 and whose other terms are <= 0. This contradicts M >= 0.
- As j in both. Row k of a dictionary is an identity u'w + v'z = u'q with v = -M'u, valid for all
  (w, z). In it u_i v_i = 0, all coefficients below r are >= 0, and that of the zero variable of
  pair r is negative. For the two rows, sum(u'_i v''_i + u''_i v'_i) is positive, yet it is
  -(u'+u'')'M(u'+u'') <= 0.
- As k in one and as j in the other. Put the solution of the first into the row u'w + v'z = u'q < 0
  of the second. All products below r are >= 0, and that of pair r is a product of two negative
  numbers: the left side is not negative. Contradiction.

The proof uses nothing but the order of the numbers, so it also holds when q is a polynomial in an
infinitely small positive number; `margins.path` uses that to walk past a critical value of C.

Pivots are integer preserving (Bareiss): a dictionary holds integers over one common denominator,
which is a minor of the first matrix, and all divisions are exact. A pivot costs N^2
multiplications; the number of pivots has no polynomial bound, in practice it is about N.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from margins.base.brief import Brief
from margins.rational.arrays import common_denominator

Number = Fraction | int
Row = list[int]


@dataclass(frozen=True, repr=False)
class Solved(Brief):
    """z >= 0 with Mz + q >= 0 and z'(Mz + q) = 0."""

    z: list[Fraction]


@dataclass(frozen=True, repr=False)
class Infeasible(Brief):
    """u >= 0 with u'M <= 0 and u'q < 0: no z >= 0 has Mz + q >= 0."""

    u: list[Fraction]


class Dictionary:
    """basic_i = (sum_j rows[i][j] nonbasic_j + sum_c rows[i][size+c] column_c) / denominator.

    `swapped[i]` says that z_i is basic and w_i is zero; the denominator is positive.
    """

    def __init__(self, M: Sequence[Sequence[int]], columns: Sequence[Sequence[int]]) -> None:
        self.size = len(M)
        self.rows: list[Row] = [
            [*row, *constants] for row, constants in zip(M, zip(*columns, strict=True), strict=True)
        ]
        self.denominator = 1
        self.swapped = [False] * self.size

    def swap(self, k: int) -> None:
        """Trade the basic and the zero variable of pair k; needs m_kk != 0."""
        self._pivot(k, k)
        self.swapped[k] ^= True

    def swap_two(self, k: int, j: int) -> None:
        """Trade the pairs k and j at once; needs m_kk = 0 and m_kj != 0."""
        self._pivot(k, j)
        self._pivot(j, k)
        rows = self.rows
        rows[k], rows[j] = rows[j], rows[k]
        for row in rows:
            row[k], row[j] = row[j], row[k]
        self.swapped[k] ^= True
        self.swapped[j] ^= True

    def _pivot(self, r: int, c: int) -> None:
        """Solve row r for its c-th variable and put the result into the other rows."""
        chosen, old = self.rows[r], self.denominator
        pivot = chosen[c]
        sign = 1 if pivot > 0 else -1
        for i, row in enumerate(self.rows):
            if i != r:
                factor = row[c]
                if factor or sign * pivot != old:
                    self.rows[i] = [
                        sign * (pivot * a - factor * b) // old
                        for a, b in zip(row, chosen, strict=True)
                    ]
                self.rows[i][c] = sign * factor
        self.rows[r] = [-sign * a for a in chosen]
        self.rows[r][c] = sign * old
        self.denominator = sign * pivot

    def infeasibility(self, k: int) -> list[Fraction]:
        """The coefficients u of w in row k, once `criss_cross` has stopped there."""
        return [
            Fraction(-a, self.denominator) if swapped else Fraction(int(i == k))
            for i, (a, swapped) in enumerate(zip(self.rows[k], self.swapped, strict=False))
        ]


def criss_cross(dictionary: Dictionary, negative: Callable[[Row], bool]) -> int | None:
    """Pivot until no row is negative (None) or one can never become non-negative (its index).

    `negative` judges the constants of a row. It may compare with an infinitely small number, as
    long as it is the sign of a linear form with values in an ordered field.
    """
    size = dictionary.size
    while True:
        k = next((i for i, row in enumerate(dictionary.rows) if negative(row)), None)
        if k is None:
            return None
        row = dictionary.rows[k]
        if row[k]:
            dictionary.swap(k)
            continue
        j = next((j for j in range(size) if row[j] > 0), None)
        if j is None:
            return k
        dictionary.swap_two(k, j)


def solve(M: Sequence[Sequence[Number]], q: Sequence[Number]) -> Solved | Infeasible:
    """Solve the complementarity problem of a semidefinite M, or prove that it has no solution."""
    size = len(q)
    clear = common_denominator(v for row in M for v in row)
    scale = common_denominator(q)  # the integer problem has the solution scale * z
    dictionary = Dictionary(
        [[int(v * clear) for v in row] for row in M], [[int(v * clear * scale) for v in q]]
    )
    stuck = criss_cross(dictionary, lambda row: row[size] < 0)
    if stuck is not None:
        return Infeasible(dictionary.infeasibility(stuck))
    below = dictionary.denominator * scale
    return Solved(
        [
            Fraction(row[size], below) if swapped else Fraction(0)
            for row, swapped in zip(dictionary.rows, dictionary.swapped, strict=True)
        ]
    )

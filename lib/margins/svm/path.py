"""How the soft margin moves with C, exactly.

On exact data w(C) is continuous and affine between finitely many critical values, and so is the
total slack S(C); both are constant beyond the last critical value. For separable data that value
is the threshold C_0 from which on soft equals hard (`gamma-infinity-separable`); otherwise w is
from there on the least-norm minimiser of S (`gamma-infinity-nonseparable`).
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from margins.base.brief import Brief
from margins.base.data import BadInput, rational
from margins.base.types import Array, LabelsLike, Number, PointsLike, Scalar
from margins.losses.surrogates import hinge
from margins.rational.arrays import array
from margins.rational.lcp import Dictionary, Row, criss_cross
from margins.svm.bias import middle, soft_interval
from margins.svm.exact import Problem, complementarity, penalty, problem, solution
from margins.svm.solution import Solution

Affine = tuple[Any, Any]


@dataclass(frozen=True, eq=False, repr=False)
class Segment(Brief):
    """A piece low <= C <= high on which w and S are affine in C.

    alpha(C) = alpha[0] + C alpha[1] is a dual optimum, S(C) = total[0] + C total[1].
    """

    low: Fraction
    high: Number
    alpha: Affine
    total: Affine


@dataclass(frozen=True, eq=False, repr=False)
class Constrained(Brief):
    """The minimiser of |w| subject to total slack <= s (`soft-constrained-geometric`).

    `C` is the interval of the multipliers of the constraint: the penalties whose solution this
    is. It is (0, 0) if the constraint is not active, that is w = 0 and s > S(0). If w is not 0,
    the widest margin of the geometric form is 1/|w|, with the square 1 / norm2.
    """

    s: Fraction
    w: Array | None
    b: Fraction
    slack: Array
    norm2: Fraction
    C: tuple[Number, Number]


@dataclass(frozen=True, eq=False, repr=False)
class Path(Brief):
    """All soft margin solutions of one sample; C is a positive integer or `Fraction`."""

    problem: Problem
    segments: tuple[Segment, ...]

    @property
    def critical(self) -> tuple[Fraction, ...]:
        """The values of C at which the derivative of w(C) jumps, increasing. Can be empty."""
        return tuple(s.low for s in self.segments[1:])

    @property
    def total_at_zero(self) -> Fraction:
        """S(0), the limit of S(C) at 0: 2 min(n+, n-) with bias, n without."""
        return Fraction(self.segments[0].total[0])

    @property
    def least_total(self) -> Fraction:
        """The minimum of the total slack over all (w, b); 0 iff the sample is separable."""
        return Fraction(self.segments[-1].total[0])

    def at(self, C: Scalar) -> Solution:
        """The solution at C, as `exact.fit` would give it (alpha may be another dual optimum)."""
        return solution(self.problem, self._finite(C), self._alpha(C))

    def total(self, C: Scalar) -> Fraction:
        """S(C), the total slack at the solution; it never increases (`c-tradeoff-monotone`)."""
        constant, slope = self._segment(C).total
        return Fraction(constant + self._finite(C) * slope)

    def norm2(self, C: Scalar) -> Fraction:
        """|w(C)|^2, which never decreases (`c-tradeoff-monotone`)."""
        alpha = self._alpha(C)
        return Fraction((alpha * self.problem.scores(alpha)).sum())

    def value(self, C: Scalar) -> Fraction:
        """V(C) = |w|^2/2 + C S: concave, differentiable, V' = S (`value-function-concave`)."""
        return self.norm2(C) / 2 + self._finite(C) * self.total(C)

    def penalties_for(self, s: Scalar) -> tuple[Number, Number]:
        """All C with S(C) = s, a closed interval (low, high), for s from min S to S(0).

        One point unless w stands still there. For s = S(0) the interval starts at 0, which means
        all C > 0 up to its high end; for s = min S it has no upper end.
        """
        wanted = rational("s", s)
        if not self.least_total <= wanted <= self.total_at_zero:
            raise BadInput(
                f"the total slack runs from {self.least_total} to {self.total_at_zero} along the "
                f"path, so no C gives {wanted}"
            )
        reached = [C for segment in self.segments for C in _where(segment, wanted)]
        return min(reached), max(reached)

    def constrained(self, s: Scalar) -> Constrained:
        """min |w| subject to total slack <= s, for any s that some (w, b) reaches (`conv-s`)."""
        wanted = rational("s", s)
        if wanted < self.least_total:
            raise BadInput(
                f"no (w, b) has total slack {wanted}; the least possible is {self.least_total}"
            )
        if wanted >= self.total_at_zero:
            return self._at_zero(wanted)
        C = self.penalties_for(wanted)
        found = self.at(C[0])  # w is the same for the whole interval
        norm2 = Fraction(2 * found.primal - 2 * C[0] * wanted)
        return Constrained(wanted, found.w, Fraction(found.b), found.slack, norm2, C)

    def _at_zero(self, s: Fraction) -> Constrained:
        """w = 0 with the b of the larger class (0 if they are equal), which minimises S(0, b)."""
        y = self.problem.y
        nothing = array([Fraction(0)] * len(y))
        b = middle(*soft_interval(nothing, y)) if self.problem.bias else Fraction(0)
        w = None if self.problem.only_gram else 0 * self.problem.X[0]
        margins = y.astype(object) * b
        C = self.penalties_for(s) if s == self.total_at_zero else (Fraction(0), Fraction(0))
        return Constrained(s, w, b, hinge(margins), Fraction(0), C)

    def _finite(self, C: Scalar) -> Fraction:
        value = penalty(C)
        if value == math.inf:
            raise BadInput("the path is for finite C; beyond the last critical value w is constant")
        return Fraction(value)

    def _segment(self, C: Scalar) -> Segment:
        value = self._finite(C)
        return next(s for s in self.segments if value <= s.high)

    def _alpha(self, C: Scalar) -> Array:
        constant, slope = self._segment(C).alpha
        return np.asarray(constant + self._finite(C) * slope)


def trace(
    X: PointsLike | None, y: LabelsLike, *, bias: bool = True, gram: PointsLike | None = None
) -> Path:
    """The whole path of C, from points or from a Gram matrix (then X is None).

    The optimality conditions are a complementarity problem with constants affine in C. The basis
    that solves it just above `low` stays optimal until a basic variable would become negative;
    there the criss-cross method goes on, with C a little larger. Every piece has positive length
    and no basis comes twice, so the walk ends. Pieces on which w does not turn are joined.

    >>> print(*trace([[0, 0], [2, 2]], [-1, 1]).critical)
    1/4
    """
    checked = problem(X, y, bias=bias, gram=gram)
    M, q0, q1 = complementarity(checked, soft=True)
    dictionary = Dictionary(M, [q0, q1])
    low: Number = Fraction(0)
    segments: list[Segment] = []
    while low < math.inf:
        criss_cross(dictionary, _negative_just_above(Fraction(low) / checked.scale, len(M)))
        piece = _segment(checked, dictionary, Fraction(low))
        if segments and _continues(checked, segments[-1], piece):
            segments[-1] = _joined(segments[-1], piece)
        else:
            segments.append(piece)
        low = piece.high
    return Path(checked, tuple(segments))


def _negative_just_above(C: Fraction, size: int) -> Callable[[Row], bool]:
    """Whether the constant a + (C + e) b of a row is negative for all small e > 0."""
    above, below = C.numerator, C.denominator

    def negative(row: Row) -> bool:
        a, b = row[size], row[size + 1]
        return (below * a + above * b, b) < (0, 0)

    return negative


def _segment(p: Problem, dictionary: Dictionary, low: Fraction) -> Segment:
    """The optimal basis just above `low` as functions of C, with the end of their validity."""
    n, size, d = len(p.y), dictionary.size, dictionary.denominator
    constants = [(row[size], row[size + 1]) for row in dictionary.rows]
    ends = [Fraction(-a * p.scale, b) for a, b in constants if b < 0]
    # the unknowns of the complementarity problem as functions of C: z_i = a + C b
    z = [
        (Fraction(a, d), Fraction(b, d * p.scale)) if swapped else (Fraction(0), Fraction(0))
        for (a, b), swapped in zip(constants, dictionary.swapped, strict=True)
    ]
    alpha, slack = z[:n], z[n : 2 * n]
    return Segment(
        low,
        min(ends, default=math.inf),
        (array([a for a, _ in alpha]) * p.scale, array([b for _, b in alpha]) * p.scale),
        (sum(a for a, _ in slack), sum(b for _, b in slack)),
    )


def _continues(p: Problem, left: Segment, right: Segment) -> bool:
    """Whether w is one affine function on both pieces (then so is S, since V' = S)."""
    return all(not p.scores(a - b).any() for a, b in zip(left.alpha, right.alpha, strict=True))


def _joined(left: Segment, right: Segment) -> Segment:
    """One piece for both, with alpha on the line from its start to its end.

    The pairs (C, alpha) that are feasible form a convex set, w and sum(alpha) = |w|^2 + C S are
    affine in C here, so the points of that line are dual optima too.
    """
    start = left.alpha[0] + left.low * left.alpha[1]
    if right.high == math.inf:
        slope = right.alpha[1]
    else:
        end = right.alpha[0] + right.high * right.alpha[1]
        slope = (end - start) / (right.high - left.low)
    return Segment(left.low, right.high, (start - left.low * slope, slope), left.total)


def _where(segment: Segment, s: Fraction) -> list[Number]:
    """The ends of the set of all C of a piece with S(C) = s."""
    constant, slope = segment.total
    if slope == 0:
        return [segment.low, segment.high] if constant == s else []
    C = (s - constant) / slope
    return [C] if segment.low <= C <= segment.high else []

"""What a split gains, for many splits at once and in whole numbers.

A node has weight N and sums P_k, one for each class or one for numbers; a split sends L and a_k of
them to the left, R = N - L and r_k = P_k - a_k to the right. All are whole numbers, possibly in
units of a power of two. Each criterion gives a score that grows with the decrease of the node:

    Gini, variance    sum (a_k N - P_k L)^2 / (L R)               decrease times N
    error             max a_k + max r_k                           decrease plus max P_k
    entropy           sum a_k ln a_k + sum r_k ln r_k             decrease plus a constant
                        - L ln L - R ln R

For two classes the first is needed for one of them only, and stands for half. The scores are
floats, but equal ones are found equal where `is_safe` says so: a quotient of whole numbers is
rounded once, and the terms of the entropy are multiples of a power of two, whose sums are exact.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from typing import Protocol, TypeAlias

import numpy as np

from margins.base.types import Array
from margins.rational.logarithms import LogSum, log_sum

Sums: TypeAlias = Sequence[Array]
Decrease: TypeAlias = Fraction | LogSum
_EXACT = 2.0**52
_TABLE = 1 << 20
_NEAR, _ROUNDED = 2.0**-44, 2.0**-40
ROUNDED_SUM = 2.0**-30
"""Sums of numbers that were rounded to whole units are this near, for samples of some 10^5."""


class Criterion(Protocol):
    """A way to score splits. `exact` says that the sums are whole numbers and not rounded ones."""

    exact: bool

    def scores(self, left: Sums, L: Array, whole: Sums, N: Array, out: Array) -> Array:
        """The score of each split; `left` may be overwritten."""

    def decreases(self, scores: Array, whole: Sums, N: Array) -> Array:
        """The decrease behind the best score of each node."""

    def limits(self, scores: Array, whole: Sums, N: Array) -> Array:
        """From which score on a split counts as tied with the best of its node."""

    def is_safe(self, whole: Sums, N: Array) -> Array:
        """At which nodes splits above the limit are tied in truth."""

    def exactly(self, left: Sequence[int], L: int, whole: Sequence[int], N: int) -> Decrease:
        """The decrease by one split."""


class Quadratic:
    """Gini and variance."""

    def __init__(self, classes: int, exact: bool) -> None:
        self.exact = exact
        self.factor = 2 if classes == 2 else 1

    def scores(self, left: Sums, L: Array, whole: Sums, N: Array, out: Array) -> Array:
        """sum (a_k N - P_k L)^2 / (L R)."""
        square = out if len(left) == 1 else np.empty_like(out)
        for k, (a, P) in enumerate(zip(left, whole, strict=True)):
            np.multiply(a, N, out=square)
            square -= P * L
            square *= square
            if len(left) > 1:
                np.add(out, square, out=out) if k else np.copyto(out, square)
        out /= L * np.maximum(N - L, 1.0)
        return out

    def decreases(self, scores: Array, whole: Sums, N: Array) -> Array:
        """The score over N."""
        return np.asarray(self.factor * scores / N)

    def limits(self, scores: Array, whole: Sums, N: Array) -> Array:
        """A few roundings below the best."""
        if self.exact:
            return np.asarray(scores - _NEAR * scores)
        return np.asarray(
            scores - _ROUNDED * scores - sum(np.square(ROUNDED_SUM * P) for P in whole)
        )

    def is_safe(self, whole: Sums, N: Array) -> Array:
        """Different quotients of whole numbers this small differ by more than their roundings."""
        if not self.exact:
            return np.ones(len(N), dtype=bool)
        most = sum(np.minimum(P, np.abs(N - P) if len(whole) > 1 or self.factor == 2 else P) * N
                   for P in whole)  # fmt: skip
        return np.asarray(np.square(most) * N * N / 4 < _EXACT * 2.0**-9)

    def exactly(self, left: Sequence[int], L: int, whole: Sequence[int], N: int) -> Decrease:
        """The decrease as a `Fraction`."""
        squares = sum((a * N - P * L) ** 2 for a, P in zip(left, whole, strict=True))
        return Fraction(self.factor * squares, L * (N - L) * N)


class Mistakes:
    """The error."""

    def __init__(self, exact: bool) -> None:
        self.exact = exact

    def scores(self, left: Sums, L: Array, whole: Sums, N: Array, out: Array) -> Array:
        """max a_k + max r_k."""
        right = [P - a for P, a in zip(whole, left, strict=True)]
        most = reduce(np.maximum, _all_classes(left, L))
        np.add(most, reduce(np.maximum, _all_classes(right, N - L)), out=out)
        return out

    def decreases(self, scores: Array, whole: Sums, N: Array) -> Array:
        """The score without that of the node."""
        return np.asarray(scores - reduce(np.maximum, _all_classes(whole, N)))

    def limits(self, scores: Array, whole: Sums, N: Array) -> Array:
        """Whole numbers are what they are."""
        return np.asarray(scores if self.exact else scores - _ROUNDED * N)

    def is_safe(self, whole: Sums, N: Array) -> Array:
        """Everywhere."""
        return np.ones(len(N), dtype=bool)

    def exactly(self, left: Sequence[int], L: int, whole: Sequence[int], N: int) -> Decrease:
        """The decrease, a whole number."""
        if len(left) == 1:
            left, whole = (L - left[0], left[0]), (N - whole[0], whole[0])
        right = [P - a for P, a in zip(whole, left, strict=True)]
        return Fraction(max(left) + max(right) - max(whole))


class Entropy:
    """The entropy, in nats."""

    def __init__(self, classes: int, exact: bool, total: float) -> None:
        self.exact = exact and total < _TABLE
        self.small = {1: 40, 2: 40, 3: 24}.get(classes, 12)
        if self.exact:
            x = np.arange(int(total) + 1, dtype=np.float64)
            unit = 2.0 ** (50 - np.ceil(np.log2(2 * (total + 2) * np.log(total + 2) * classes)))
            self.table = np.rint(x * np.log(np.maximum(x, 1)) * unit) / unit
            self.slack = (2 * classes + 6) / unit

    def scores(self, left: Sums, L: Array, whole: Sums, N: Array, out: Array) -> Array:
        """sum a ln a + sum r ln r - L ln L - R ln R."""
        out[...] = -(self._terms(L) + self._terms(N - L))
        for a, P in zip(_all_classes(left, L), _all_classes(whole, N), strict=True):
            out += self._terms(a)
            out += self._terms(P - a)
        return out

    def _terms(self, x: Array) -> Array:
        if self.exact:
            return np.asarray(self.table.take(np.asarray(x, dtype=np.int64)))
        return np.asarray(x * np.log(np.maximum(x, 1)))

    def decreases(self, scores: Array, whole: Sums, N: Array) -> Array:
        """The score without that of the node."""
        inside = sum(self._terms(P) for P in _all_classes(whole, N)) - self._terms(N)
        return np.asarray(scores - inside)

    def limits(self, scores: Array, whole: Sums, N: Array) -> Array:
        """A few roundings below the best."""
        return np.asarray(scores - (self.slack if self.exact else _ROUNDED * N))

    def is_safe(self, whole: Sums, N: Array) -> Array:
        """At small nodes; tests try all their tables."""
        return np.asarray(self.small >= N) | (not self.exact)

    def exactly(self, left: Sequence[int], L: int, whole: Sequence[int], N: int) -> Decrease:
        """The decrease as a sum of logarithms."""
        if len(left) == 1:
            left, whole = (L - left[0], left[0]), (N - whole[0], whole[0])
        right = [P - a for P, a in zip(whole, left, strict=True)]
        plus = [*left, *right, N]
        minus = [*whole, L, N - L]
        return log_sum([(x, x) for x in plus if x] + [(-x, x) for x in minus if x])


def _all_classes(sums: Sums, whole: Array) -> list[Array]:
    """The sums of all classes: of two, one is given."""
    return [whole - sums[0], sums[0]] if len(sums) == 1 else list(sums)

"""Laws of vectors, exp and ln that a script can name as reasons."""

from typing import Any

from evidence.kernel import Theorem
from evidence.proving import numbers, spaces
from evidence.proving.spaces import Vector


class Laws:
    """Instances of axioms, and of what follows from them at once."""

    def positive(self, v: Vector) -> Theorem:
        """<v, v> >= 0."""
        return spaces.POSITIVE(v)

    def exp_sum(self, a: Any, b: Any) -> Theorem:
        """exp(a + b) = exp(a) exp(b)."""
        return numbers.EXP_SUM(a, b)

    def exp_tangent(self, a: Any) -> Theorem:
        """exp(a) >= 1 + a."""
        return numbers.EXP_TANGENT(a)

    def exp_zero(self) -> Theorem:
        """exp(0) = 1."""
        return numbers.EXP_ZERO

    def exp_inverse(self, a: Any) -> Theorem:
        """exp(a) exp(-a) = 1."""
        return numbers.EXP_INVERSE(a)

    def exp_positive(self, a: Any) -> Theorem:
        """exp(a) > 0."""
        return numbers.EXP_POSITIVE(a)

    def exp_increasing(self, a: Any, b: Any) -> Theorem:
        """exp(a) < exp(b) if a < b."""
        return numbers.EXP_INCREASING(a, b)

    def exp_one_to_one(self, a: Any, b: Any) -> Theorem:
        """exp(a) = exp(b) exactly if a = b."""
        return numbers.EXP_ONE_TO_ONE(a, b)

    def exp_ln(self, a: Any) -> Theorem:
        """exp(ln a) = a if a > 0."""
        return numbers.LOGARITHM(a)

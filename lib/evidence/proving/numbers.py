"""The exponential function and the logarithm: three axioms, and what follows from them."""

from typing import Any

import z3

from evidence.kernel import Theorem, axiom, equal, follows, fresh, generalise

R = z3.RealSort()
EXP, LN = z3.Function("exp", R, R), z3.Function("ln", R, R)
_a, _b = z3.Reals("a b")

EXP_SUM = axiom("exp of a sum", [_a, _b], EXP(_a + _b) == EXP(_a) * EXP(_b))
EXP_TANGENT = axiom("exp above its tangent", [_a], EXP(_a) >= 1 + _a)
LOGARITHM = axiom("logarithm", [_a], z3.Implies(_a > 0, EXP(LN(_a)) == _a))


def _laws() -> tuple[Theorem, ...]:
    a, b, zero = fresh("a", R), fresh("b", R), z3.RealVal(0)

    def parts(u: Any, v: Any, whole: Any) -> Theorem:
        """exp(whole) = exp(u) exp(v), for whole = u + v."""
        same = follows(equal(EXP(u + v), EXP(whole)))
        return follows(EXP(whole) == EXP(u) * EXP(v), EXP_SUM(u, v), equations=[same])

    at_zero = follows(EXP(zero) == 1, parts(zero, zero, zero), EXP_TANGENT(zero))
    inverse = follows(EXP(a) * EXP(-a) == 1, parts(a, -a, zero), at_zero)
    positive = follows(EXP(a) > 0, parts(a / 2, a / 2, a), inverse)
    rises = z3.Implies(a < b, EXP(a) < EXP(b))
    less = follows(rises, parts(a, b - a, b), EXP_TANGENT(b - a), positive)
    order = generalise(less, a, b)
    same = follows(z3.Implies(a == b, EXP(a) == EXP(b)))
    once = follows((EXP(a) == EXP(b)) == (a == b), less, order(b, a), same)
    return (
        at_zero,
        generalise(inverse, a),
        generalise(positive, a),
        order,
        generalise(once, a, b),
    )


EXP_ZERO, EXP_INVERSE, EXP_POSITIVE, EXP_INCREASING, EXP_ONE_TO_ONE = _laws()

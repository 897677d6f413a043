"""Real inner product spaces: six axioms, one for the root, and the notation of linear algebra.

The six imply the laws of a vector space (a test derives them), so they hold in exactly the real
inner product spaces: of any dimension, feature spaces of kernels included.
"""

import re
from typing import Any

import z3

from evidence.kernel import Theorem, axiom

V, R, N = z3.DeclareSort("V"), z3.RealSort(), z3.IntSort()
ADD, MUL = z3.Function("add", V, V, V), z3.Function("mul", R, V, V)
DOT, ROOT = z3.Function("dot", V, V, R), z3.Function("sqrt", R, R)
NULL = z3.Const("zero", V)

_u, _v, _z = z3.Consts("u v z", V)
_c = z3.Real("c")
_difference = ADD(_u, MUL(z3.RealVal(-1), _v))

ADDITIVE = axiom("additive", [_u, _v, _z], DOT(ADD(_u, _v), _z) == DOT(_u, _z) + DOT(_v, _z))
HOMOGENEOUS = axiom("homogeneous", [_c, _u, _z], DOT(MUL(_c, _u), _z) == _c * DOT(_u, _z))
NEUTRAL = axiom("zero vector", [_z], DOT(NULL, _z) == 0)
SYMMETRIC = axiom("symmetric", [_u, _v], DOT(_u, _v) == DOT(_v, _u))
POSITIVE = axiom("positive", [_u], DOT(_u, _u) >= 0)
DEFINITE = axiom("definite", [_u, _v], z3.Implies(DOT(_difference, _difference) == 0, _u == _v))
SQUARE_ROOT = axiom(
    "square root", [_c], z3.Implies(_c >= 0, z3.And(ROOT(_c) >= 0, ROOT(_c) * ROOT(_c) == _c))
)


class Vector(z3.ArithRef):
    """A term of sort V: u + v, u - v, c * u, u @ v.

    It extends `ArithRef`, so that Python asks the vector, not the number, about c * u.
    """

    def __init__(self, term: Any) -> None:
        super().__init__(term.as_ast(), term.ctx)

    def __add__(self, other: "Vector") -> "Vector":
        return Vector(ADD(self, other))

    def __sub__(self, other: "Vector") -> "Vector":
        return self + other.__rmul__(-1)

    def __neg__(self) -> "Vector":
        return self.__rmul__(-1)

    def __rmul__(self, factor: Any) -> "Vector":
        return Vector(MUL(R.cast(factor), self))

    def __truediv__(self, divisor: Any) -> "Vector":
        return self.__rmul__(1 / R.cast(divisor))

    def __matmul__(self, other: "Vector") -> Any:
        return DOT(self, other)


def is_compound(u: Any) -> bool:
    """Is it zero, a sum or a multiple?"""
    return bool(u.eq(NULL) or u.decl().eq(ADD) or u.decl().eq(MUL))


def expansion(product: Any) -> Theorem | None:
    """An equation that takes an inner product apart, or puts its factors in order."""
    u, z = product.children()
    if u.eq(NULL):
        return NEUTRAL(z)
    if u.decl().eq(ADD):
        return ADDITIVE(*u.children(), z)
    if u.decl().eq(MUL):
        return HOMOGENEOUS(*u.children(), z)
    if is_compound(z) or _order(u) > _order(z):
        return SYMMETRIC(u, z)
    return None


def _order(u: Any) -> tuple[int, str]:
    """An order that does not depend on what else was proved before: names by age, not by number."""
    text = re.sub(r"!(\d+)", lambda m: f"!{m[1]:0>9}", u.sexpr())
    return len(text), text

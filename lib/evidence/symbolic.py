"""Identities and inequalities that SymPy reduces. The formula shown is the formula checked."""

from typing import Any

from evidence.card import Formula
from evidence.core import Later, NotProved

sp: Any = Later("sympy")


def symbolic(claim: str, lhs: Any, rhs: Any, about: str = "") -> Formula:
    """`lhs = rhs`, because SymPy reduces the difference to zero."""
    lhs, rhs = sp.sympify(lhs), sp.sympify(rhs)
    rest = _reduced(lhs - rhs)
    if rest != 0:
        raise NotProved(f"{claim}: the difference of both sides reduces to {rest}, not to 0")
    return _formula(claim, sp.Eq(lhs, rhs, evaluate=False), about)


def symbolic_ge(claim: str, lhs: Any, rhs: Any, because: Any = None, about: str = "") -> Formula:
    """`lhs >= rhs`, because the difference is `because`, which SymPy knows to be >= 0."""
    _signed(claim, lhs, rhs, because, "is_nonnegative", ">= 0")
    return _formula(claim, sp.Ge(lhs, rhs, evaluate=False), about)


def symbolic_gt(claim: str, lhs: Any, rhs: Any, because: Any = None, about: str = "") -> Formula:
    """`lhs > rhs`, because the difference is `because`, which SymPy knows to be > 0."""
    _signed(claim, lhs, rhs, because, "is_positive", "> 0")
    return _formula(claim, sp.Gt(lhs, rhs, evaluate=False), about)


def _signed(claim: str, lhs: Any, rhs: Any, because: Any, sign: str, shown: str) -> None:
    difference = sp.sympify(lhs) - sp.sympify(rhs)
    reason = _reduced(difference) if because is None else sp.sympify(because)
    rest = _reduced(difference - reason)
    if rest != 0:
        raise NotProved(f"{claim}: the difference is not {reason}; they differ by {rest}")
    if getattr(reason, sign) is not True:
        raise NotProved(
            f"{claim}: SymPy does not know {reason} {shown}; write it as a sum of squares "
            "or of products of nonnegative symbols, and pass that as because="
        )


def _reduced(expression: Any) -> Any:
    """The expression in the simplest form that the cheap reductions find, then the costly one."""
    if getattr(expression, "is_Matrix", False):
        entries = expression.applyfunc(_reduced)
        return sp.S.Zero if entries.is_zero_matrix else entries
    for reduce in (sp.expand, sp.cancel, sp.simplify):
        expression = reduce(expression)
        if expression == 0:
            return sp.S.Zero
    return expression


def _formula(claim: str, relation: Any, about: str) -> Formula:
    return Formula(claim, "symbolic", sp.sstr(relation), about, source=sp.latex(relation))

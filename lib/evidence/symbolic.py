"""Identities and inequalities that SymPy reduces. The formula shown is the formula checked."""

from typing import Any

from evidence.card import Formula
from evidence.core import Later, NotProved, Part, Vacuous, parts_of

sp: Any = Later("sympy")

ASSUMPTIONS = ("zero", "positive", "negative", "nonnegative", "nonpositive", "real", "complex")


def symbolic(
    claim: str,
    lhs: Any,
    rhs: Any,
    about: str = "",
    part: Part | None = None,
    *,
    constant: bool = False,
) -> Formula:
    """`lhs = rhs`, because SymPy reduces the difference to zero.

    Equal sides say nothing. Sides without a symbol are one case, not all: say `constant=True` if
    the statement is about numbers.
    """
    lhs, rhs = sp.sympify(lhs), sp.sympify(rhs)
    if lhs == rhs or sp.latex(lhs) == sp.latex(rhs):
        raise Vacuous(f"{claim}: both sides are {lhs}; SymPy made them equal before it was asked")
    rest = _reduced(lhs - rhs)
    if rest != 0:
        raise NotProved(f"{claim}: the difference of both sides reduces to {rest}, not to 0")
    return _formula(claim, sp.Eq(lhs, rhs, evaluate=False), about, part, constant)


def symbolic_ge(
    claim: str,
    lhs: Any,
    rhs: Any,
    because: Any = None,
    about: str = "",
    part: Part | None = None,
) -> Formula:
    """`lhs >= rhs`, because the difference is `because`, which SymPy knows to be >= 0."""
    _signed(claim, lhs, rhs, because, "is_nonnegative", ">= 0")
    return _formula(claim, sp.Ge(lhs, rhs, evaluate=False), about, part)


def symbolic_gt(
    claim: str,
    lhs: Any,
    rhs: Any,
    because: Any = None,
    about: str = "",
    part: Part | None = None,
) -> Formula:
    """`lhs > rhs`, because the difference is `because`, which SymPy knows to be > 0."""
    _signed(claim, lhs, rhs, because, "is_positive", "> 0")
    return _formula(claim, sp.Gt(lhs, rhs, evaluate=False), about, part)


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


def _formula(
    claim: str, relation: Any, about: str, part: Part | None, constant: bool = False
) -> Formula:
    symbols = sorted(relation.free_symbols, key=str)
    if not symbols and not constant:
        raise Vacuous(
            f"{claim}: {relation} has no symbol; say constant=True if it is about numbers"
        )
    said = " ".join(filter(None, (about, _assumed(symbols))))
    shown = {"source": sp.latex(relation), "parts": parts_of(part)}
    return Formula(claim, "symbolic", sp.sstr(relation), said, **shown)


def _assumed(symbols: list[Any]) -> str:
    """What SymPy takes for granted about the symbols: "For real $x, y$ and positive $a$."."""
    groups: dict[str, list[str]] = {}
    for symbol in symbols:
        kind = next((name for name in ASSUMPTIONS if getattr(symbol, f"is_{name}")), "all")
        kind = f"integer, {kind}" if symbol.is_integer else kind
        groups.setdefault(kind, []).append(sp.latex(symbol))
    listed = [f"{kind} ${', '.join(names)}$" for kind, names in groups.items()]
    return f"For {' and '.join(listed)}." if listed else ""

"""Statements about all reals, decided by Z3.

A statement is a function of reals that returns (assumptions, conclusions), two lists of
conditions. It runs on Z3 terms, where it is proved, and on `Fraction`s, where a
counterexample is checked again. Use `choose`, `maximum`, `absolute`, `implies`, `iff`,
`either` and `both` in place of Python's `if`, `max`, `abs`, `or` and `and`.
"""

import inspect
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

from evidence import witness
from evidence.card import Formula
from evidence.core import (
    Later,
    NotProved,
    Part,
    Undecided,
    Vacuous,
    parts_of,
    sentence,
    show,
    source_of,
)
from evidence.project import Project

z3: Any = Later("z3")
Statement = Callable[..., tuple[list[Any], list[Any]]]

MILLISECONDS = 20_000
POINTS = 50
SMALL = [Fraction(n, d) for d in (1, 2, 3) for m in range(5) for n in (m, -m)]


def smt(claim: str, statement: Statement, part: Part | None = None) -> Formula:
    """Prove a statement for all reals, or raise with a rational counterexample."""
    found = refute(statement)
    if found is not None:
        raise NotProved(f"{claim}: counterexample {show(found)}")
    _survives(claim, statement)
    variables = _variables(statement)
    assumptions, conclusions = _said(statement, variables)
    return Formula(
        claim,
        "smt",
        _readable(variables, assumptions, conclusions),
        sentence(statement),
        parts=parts_of(part),
        **source_of(statement, Project.find()),
    )


def refute(statement: Statement) -> dict[str, Fraction] | None:
    """A counterexample in small rationals, checked in `Fraction`s; None if there is none."""
    variables = _variables(statement)
    given, conclusions = _said(statement, variables)
    assumptions = [a if z3.is_expr(a) else z3.BoolVal(a) for a in given]
    if _decide(witness.asked(assumptions, timeout=MILLISECONDS), statement) == z3.unsat:
        raise Vacuous(f"{statement.__name__}: nothing satisfies the assumptions")
    wanted = [*assumptions, z3.Not(z3.And(*conclusions))]
    solver = witness.asked(wanted, timeout=MILLISECONDS)
    if _decide(solver, statement) == z3.unsat:
        return None
    values = witness.first(witness.model_in(solver), wanted, variables, SMALL)
    found = witness.rational(values)
    if found is None:
        raise Undecided(f"the counterexample {show(values)} is not rational")
    return _confirmed(statement, found)


def _said(statement: Statement, variables: list[Any]) -> tuple[list[Any], list[Any]]:
    """What a statement says about Z3's variables. Python must not decide anything about them:
    the truth value of `a == b` is False unless both are the same term."""
    assumptions, conclusions = _without_truth(statement, variables)
    if not conclusions:
        raise Vacuous(f"{statement.__name__} concludes nothing")
    given = [a for a in assumptions if z3.is_expr(a)]
    for c in conclusions:
        if not z3.is_expr(c) or any(a.eq(c) for a in given):
            raise Vacuous(f"{statement.__name__}: {c} is assumed, or true whatever the values are")
    return assumptions, conclusions


def _without_truth(statement: Statement, variables: list[Any]) -> Any:
    def refuse(term: Any) -> bool:
        raise NotProved(
            f"{statement.__name__} asks Python whether {term} is true; use choose, both, either, "
            "implies and iff in place of if, and, or, not and chains of comparisons"
        )

    kept = z3.BoolRef.__bool__
    z3.BoolRef.__bool__ = refuse
    try:
        return statement(*variables)
    finally:
        z3.BoolRef.__bool__ = kept


def _survives(claim: str, statement: Statement) -> None:
    """Look for a counterexample among random fractions: what Z3 was told may differ from what
    the function says."""
    names, rng = list(inspect.signature(statement).parameters), Random(claim)
    for _ in range(POINTS):
        point = {name: Fraction(rng.randint(-6, 6), rng.choice((1, 1, 2, 3))) for name in names}
        try:
            assumptions, conclusions = statement(**point)
        except ZeroDivisionError:
            continue
        if all(assumptions) and not all(conclusions):
            raise NotProved(f"{claim}: counterexample {show(point)}, which Z3 did not see")


def _variables(statement: Statement) -> list[Any]:
    return [z3.Real(name) for name in inspect.signature(statement).parameters]


def _decide(solver: Any, statement: Statement) -> Any:
    answer = solver.check()
    if answer == z3.unknown:
        raise Undecided(f"{statement.__name__}: Z3 gave up ({solver.reason_unknown()})")
    return answer


def _confirmed(statement: Statement, found: dict[str, Fraction]) -> dict[str, Fraction]:
    """Evaluate again in exact arithmetic: Z3 gives x/0 a value, Python does not."""
    try:
        assumptions, conclusions = statement(**found)
    except ZeroDivisionError as error:
        raise Undecided(f"{show(found)} divides by zero; assume the divisor is not 0") from error
    if not all(assumptions) or all(conclusions):
        raise Undecided(f"{show(found)} does not refute {statement.__name__} in Fractions")
    return found


def _readable(variables: list[Any], assumptions: list[Any], conclusions: list[Any]) -> str:
    def text(conditions: list[Any]) -> str:
        return "; ".join(
            " ".join(str(z3.simplify(c) if c is True else c).split()) for c in conditions
        )

    start = f"for all real {', '.join(map(str, variables))}"
    given = f" with {text(assumptions)}" if assumptions else ""
    said = f"{start}{given}: {text(conclusions)}"
    for plain, sign in ((">=", "≥"), ("<=", "≤"), ("!=", "≠"), ("==", "=")):
        said = said.replace(plain, sign)
    return said


def _symbolic(*values: Any) -> bool:
    return any(z3.is_expr(v) for v in values)


def choose(condition: Any, a: Any, b: Any) -> Any:
    """a if the condition holds, b otherwise."""
    return z3.If(condition, a, b) if _symbolic(condition) else (a if condition else b)


def maximum(a: Any, b: Any) -> Any:
    """The larger of two reals."""
    return choose(a >= b, a, b)


def absolute(a: Any) -> Any:
    """|a|."""
    return maximum(a, -a)


def implies(a: Any, b: Any) -> Any:
    """a only if b."""
    return z3.Implies(a, b) if _symbolic(a, b) else (not a) or b


def iff(a: Any, b: Any) -> Any:
    """a exactly if b."""
    return a == b


def either(*conditions: Any) -> Any:
    """At least one of the conditions."""
    return z3.Or(*conditions) if _symbolic(*conditions) else any(conditions)


def both(*conditions: Any) -> Any:
    """All of the conditions."""
    return z3.And(*conditions) if _symbolic(*conditions) else all(conditions)

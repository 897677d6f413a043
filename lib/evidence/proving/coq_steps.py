"""Steps that asked Z3, as lemmas of real arithmetic: which premises, with which tactic."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import z3

from evidence.kernel import subterms
from evidence.proving.coq_terms import DECIDED

SEARCH = "search"
FEW = 4  # premises that are not worth choosing from: the script named them
EFFORT = 2_000_000


@dataclass
class Step:
    """A lemma of real arithmetic: which premises it keeps, and the tactic that proves it."""

    name: str
    key: str  # of the step with all its premises
    kept: tuple[int, ...]
    tactic: str
    lines: list[str] = field(default_factory=list)


def steps_of(text: str) -> dict[str, Step]:
    """The steps of a Coq file, by their keys."""
    found = re.findall(r"^Proof\. \(\* (\w+): ([\d ]*) \*\) (\w+)\. Qed\.", text, re.M)
    return {key: Step("", key, tuple(map(int, kept.split())), how) for key, kept, how in found}


def atoms_of(*formulas: Any) -> dict[int, tuple[Any, str]]:
    """The terms that are not arithmetic or logic, with a name for each."""
    found: dict[int, tuple[Any, str]] = {}
    todo, seen = list(reversed(formulas)), set()
    while todo:
        e = todo.pop()
        if e.get_id() in seen:
            continue
        seen.add(e.get_id())
        vectors = z3.is_eq(e) and str(e.arg(0).sort()) == "V"
        if z3.is_quantifier(e) or vectors or e.decl().kind() == z3.Z3_OP_UNINTERPRETED:
            letter = {"Real": "x", "Int": "k", "Bool": "P"}[str(e.sort())]
            found[e.get_id()] = (e, f"{letter}{len(found)}")
        else:
            todo += reversed(e.children())
    return found


def core(premises: list[Any], goal: Any) -> tuple[int, ...]:
    """Which premises are needed, as far as Z3 sees without help."""
    kept = list(range(len(premises)))
    if len(kept) <= FEW or not refuted(premises, goal):
        return tuple(kept)
    for i in list(kept):
        if _is_sign(premises[i]):
            continue  # Coq divides only by what is known not to be 0
        rest = [j for j in kept if j != i]
        if refuted([premises[j] for j in rest], goal):
            kept = rest
    return tuple(kept)


def _is_sign(formula: Any) -> bool:
    """t > 0, t >= 0 or t < 1 and the like."""
    return (
        z3.is_app(formula)
        and formula.decl().kind() in DECIDED
        and (z3.is_rational_value(formula.arg(0)) or z3.is_rational_value(formula.arg(1)))
    )


def refuted(premises: Iterable[Any], goal: Any) -> bool:
    """Does Z3 see that the goal follows, if each term that is not arithmetic is a variable?"""
    formulas = [*premises, z3.Not(goal)]
    pairs = [(e, z3.Const(name, e.sort())) for e, name in atoms_of(*formulas).values()]
    pairs.sort(key=lambda p: -len(list(subterms(p[0]))))
    solver = z3.Solver()
    solver.set("rlimit", EFFORT)
    solver.add(*(z3.substitute(f, *pairs) if pairs else f for f in formulas))
    return bool(solver.check() == z3.unsat)

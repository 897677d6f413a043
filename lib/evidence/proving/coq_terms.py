"""Terms and formulas in the language of Coq."""

import re
from typing import Any

import z3

from evidence.kernel import equal

SORTS = {"V": "V", "Real": "R", "Int": "Z", "Bool": "Prop"}
DEFAULTS = {"V": "zero", "Real": "0", "Int": "0%Z"}
OWN = {"add", "mul", "dot", "zero", "exp", "ln", "sqrt"}
RESERVED = {"R", "Z", "V", "N", "rec", "at", "in", "as", "fun", "if", "then", "else", "end", "exp_"}
INFIX = {
    z3.Z3_OP_ADD: "+", z3.Z3_OP_MUL: "*", z3.Z3_OP_SUB: "-", z3.Z3_OP_DIV: "/", z3.Z3_OP_LE: "<=",
    z3.Z3_OP_GE: ">=", z3.Z3_OP_LT: "<", z3.Z3_OP_GT: ">", z3.Z3_OP_EQ: "=", z3.Z3_OP_AND: "/\\",
    z3.Z3_OP_OR: "\\/", z3.Z3_OP_IMPLIES: "->", z3.Z3_OP_DISTINCT: "<>",
}  # fmt: skip
DECIDED = {z3.Z3_OP_LE: "le", z3.Z3_OP_GE: "ge", z3.Z3_OP_LT: "lt", z3.Z3_OP_GT: "gt"}


class Terms:
    """Prints terms: with readable names, bound constants only where they are in scope."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        self.bound: dict[int, Any] = {}  # constants that are generalised somewhere
        self.scope: set[int] = set()

    def name(self, text: str) -> str:
        """A name that Coq accepts and nothing else has."""
        if text not in self.names:
            stem = letter(text)
            stem += "_" * (stem in RESERVED or stem in OWN)
            taken, name, number = set(self.names.values()), stem, 1
            while name in taken:
                number += 1
                name = f"{stem}{number}"
            self.names[text] = name
        return self.names[text]

    def term(self, e: Any, bound: tuple[str, ...] = (), atoms: Any = None) -> str:
        """A term or formula in Coq."""

        def sub(x: Any) -> str:
            return self.term(x, bound, atoms)

        if atoms is not None and e.get_id() in atoms:
            return str(atoms[e.get_id()][1])
        if z3.is_quantifier(e):
            names = [f"{letter(e.var_name(i))}_{len(bound) + i}" for i in range(e.num_vars())]
            typed = " ".join(f"({x} : {SORTS[str(e.var_sort(i))]})" for i, x in enumerate(names))
            return f"(forall {typed}, {self.term(e.body(), (*bound, *names), atoms)})"
        if z3.is_var(e):
            return str(bound[-1 - z3.get_var_index(e)])
        if z3.is_int_value(e):
            return f"({e.as_long()})%Z"
        if z3.is_rational_value(e):
            top, below = e.numerator_as_long(), e.denominator_as_long()
            return f"({top})" if below == 1 else f"({top} / {below})"
        kind = e.decl().kind()
        if kind == z3.Z3_OP_UNINTERPRETED:
            if e.get_id() in self.bound and e.get_id() not in self.scope:
                return DEFAULTS[str(e.sort())]
            head = e.decl().name()
            head = head if head in OWN else self.name(head)
            return f"({' '.join([head, *map(sub, e.children())])})" if e.num_args() else head
        return self._operator(e, kind, sub)

    def _operator(self, e: Any, kind: int, sub: Any) -> str:
        a = e.children()
        scope = "%Z" if a and str(a[0].sort()) == "Int" else ""
        if kind in (z3.Z3_OP_TRUE, z3.Z3_OP_FALSE):
            return "True" if kind == z3.Z3_OP_TRUE else "False"
        if kind == z3.Z3_OP_NOT:
            return f"(~ {sub(a[0])})"
        if kind == z3.Z3_OP_TO_REAL:
            return f"(IZR {sub(a[0])})"
        if kind == z3.Z3_OP_UMINUS:
            return f"(- {sub(a[0])}){scope}"
        if kind == z3.Z3_OP_ITE:
            return self._chosen(a[0], sub(a[1]), sub(a[2]), sub)
        if kind == z3.Z3_OP_EQ and str(a[0].sort()) == "Bool":
            return f"({sub(a[0])} <-> {sub(a[1])})"
        if len(a) == 1:
            return str(sub(a[0]))
        return "(" + f" {INFIX[kind]} ".join(map(sub, a)) + ")" + scope

    def _chosen(self, test: Any, yes: str, no: str, sub: Any) -> str:
        """A case; compound conditions become nested ones, which Coq can decide."""
        kind, a = test.decl().kind(), test.children()
        if kind == z3.Z3_OP_NOT:
            return self._chosen(a[0], no, yes, sub)
        if kind == z3.Z3_OP_AND:
            return (
                yes
                if not a
                else self._chosen(a[0], self._chosen(z3.And(*a[1:]), yes, no, sub), no, sub)
            )
        if kind == z3.Z3_OP_OR:
            return (
                no
                if not a
                else self._chosen(a[0], yes, self._chosen(z3.Or(*a[1:]), yes, no, sub), sub)
            )
        if kind == z3.Z3_OP_DISTINCT:
            return self._chosen(equal(a[0], a[1]), no, yes, sub)
        whole = str(a[0].sort()) == "Int"
        if kind == z3.Z3_OP_EQ:
            decide = "Z.eq_dec" if whole else "Req_EM_T"
        else:
            decide = ("Z_" if whole else "R") + DECIDED[kind] + "_dec"
        return f"(if {decide} {sub(a[0])} {sub(a[1])} then {yes} else {no})"


def letter(name: str) -> str:
    """The name that the script gave, without its number."""
    return re.sub(r"\W+", "_", name.split("!", maxsplit=1)[0])

"""Equations that a step uses without being told: definitions, inner products, one form of exp."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import z3

from evidence import kernel
from evidence.core import IllFormed, NotProved
from evidence.kernel import Theorem, equal, follows
from evidence.proving import numbers, spaces
from evidence.proving.spaces import DOT, ROOT
from evidence.proving.symbols import Symbols

FUNCTIONS = (numbers.EXP, numbers.LN, ROOT)
NAMES = z3.Reals([f"atom!{i:04}" for i in range(1000)])  # in the order of age and of the alphabet
HEADS = {f.name() for f in (DOT, *FUNCTIONS)}


class Expanding(Symbols):
    """Finds the equations; the kernel replaces equals by equals."""

    def __init__(self) -> None:
        super().__init__()
        self.atoms: dict[int, tuple[Any, Any]] = {}
        self.walked: dict[int, tuple[Any, list[Any]]] = {}  # with the formula: ids are used again
        self.known: dict[tuple[int, ...], tuple[Any, Theorem | NotProved]] = {}  # about indices

    def equations(
        self, formulas: list[Any], forward: list[Theorem]
    ) -> tuple[list[Theorem], list[Theorem]]:
        """Definitions at 0 and at k + 1, and inner products taken apart; and signs of numerals."""
        found: list[Theorem] = []
        signs: dict[int, Theorem] = {}
        pairs = [tuple(t.statement.children()) for t in forward]
        formulas = [kernel.replaced(f, pairs) for f in formulas]
        rules = (self._defined, self._taken_apart, self._in_one_form)
        while new := next(filter(None, (self._made(rule, formulas) for rule in rules)), None):
            found += new
            pairs += [tuple(t.statement.children()) for t in new]
            formulas = [kernel.replaced(f, pairs) for f in formulas]
        for e in self._reducible(formulas):
            if e.decl().kind() == z3.Z3_OP_TO_REAL and z3.is_const(e.arg(0)):
                signs.setdefault(e.get_id(), self._sign(e))
        return found, list(signs.values())

    def _made(self, rule: Callable[[Any], Theorem | None], formulas: list[Any]) -> list[Theorem]:
        """The equations that a rule gives for the terms of the formulas."""
        return [t for e in self._reducible(formulas) if (t := rule(e)) is not None]

    def _reducible(self, formulas: list[Any]) -> list[Any]:
        """Terms that a rule may know; each formula is walked through once."""
        found: dict[int, Any] = {}
        for formula in formulas:
            if formula.get_id() not in self.walked:
                found_here = [e for e in terms(formula) if self._is_known(e)]
                self.walked[formula.get_id()] = formula, found_here
            found |= {e.get_id(): e for e in self.walked[formula.get_id()][1]}
        return list(found.values())

    def _is_known(self, e: Any) -> bool:
        head = e.decl()
        if head.kind() != z3.Z3_OP_UNINTERPRETED:
            return bool(head.kind() == z3.Z3_OP_TO_REAL)
        return head.name() in HEADS or head.name() in self.folded

    def _defined(self, e: Any) -> Theorem | None:
        """A sum at 0 or at k + 1, or k + 1 as a real."""
        if e.decl().kind() == z3.Z3_OP_TO_REAL and (k := _before(e.arg(0))) is not None:
            return follows(equal(e, z3.ToReal(k) + 1))
        if e.decl().kind() == z3.Z3_OP_TO_REAL and z3.is_int_value(e.arg(0)):
            return follows(equal(e, z3.RealVal(e.arg(0).as_long())))
        if e.decl().kind() == z3.Z3_OP_TO_REAL and z3.is_app_of(e.arg(0), z3.Z3_OP_ITE):
            test, yes, no = e.arg(0).children()
            return follows(equal(e, z3.If(test, z3.ToReal(yes), z3.ToReal(no))))
        folded = self.folded.get(e.decl().name())
        if folded is None:
            return None
        *p, k = e.children()
        if z3.is_int_value(k) and k.as_long() == 0:
            start: Theorem = folded.recursion.start
            return start(*p) if p else start
        if (before := _before(k)) is not None:
            return self.met(folded.recursion.step(*p, before))
        return None

    def _taken_apart(self, e: Any) -> Theorem | None:
        """An inner product of sums or multiples."""
        return spaces.expansion(e) if e.decl().eq(DOT) else None

    def _in_one_form(self, e: Any) -> Theorem | None:
        """exp, ln and roots of equal numbers are equal."""
        if e.decl() not in FUNCTIONS:
            return None
        plain = e.decl()(_multiplied_out(e.arg(0), self.atoms))
        return None if plain.eq(e) else follows(equal(e, plain))

    def _sign(self, e: Any) -> Theorem:
        """A natural number as a real is not negative; n is at least what was assumed."""
        k = e.arg(0)
        for least in (2, 1, 0):
            try:
                above = self._in_range(k >= least)
            except NotProved:
                continue
            return follows(e >= least, above)
        raise IllFormed(f"{k} may be negative")

    def met(self, theorem: Theorem) -> Theorem:
        """From "inside the range: s" to s, if the range is known."""
        return kernel.detach(theorem, self._in_range(theorem.statement.arg(0)))

    def _in_range(self, inside: Any) -> Theorem:
        """What follows from the ranges that are known now; asked once."""
        key = (inside.get_id(), *(t.statement.get_id() for t in self.ranges))
        if key not in self.known:
            asked = (inside, *self.ranges)  # kept, for numbers of terms are used again
            try:
                self.known[key] = asked, follows(*asked)
            except NotProved as error:
                self.known[key] = asked, error
        answer = self.known[key][1]
        if isinstance(answer, NotProved):
            raise answer
        return answer

    @contextmanager
    def within(self, *ranges: Theorem) -> Iterator[None]:
        """In a block, more is known about indices."""
        self.ranges += ranges
        try:
            yield
        finally:
            del self.ranges[len(self.ranges) - len(ranges) :]


def _before(k: Any) -> Any:
    """j, if the term is j + 1."""
    if z3.is_add(k) and k.num_args() == 2 and z3.is_int_value(k.arg(1)) and k.arg(1).as_long() == 1:
        return k.arg(0)
    return None


def _multiplied_out(term: Any, atoms: dict[int, tuple[Any, Any]]) -> Any:
    """The term as a sum of monomials in what is not arithmetic, which stays as it is.

    `atoms` keeps the names of these. Z3 orders monomials by their names, so the form does not
    depend on what was proved before.
    """
    for e in kernel.subterms(term, into=kernel.is_arithmetic):
        if not kernel.is_arithmetic(e):
            atoms.setdefault(e.get_id(), (e, NAMES[len(atoms)]))
    there = list(atoms.values())
    plain = z3.simplify(z3.substitute(term, *there), som=True, sort_sums=True)
    return z3.substitute(plain, *((b, a) for a, b in there))


def terms(formula: Any) -> list[Any]:
    """The applications in the formula, but not those in quantified ones."""
    return [e for e in kernel.subterms(formula, into=z3.is_app) if z3.is_app(e)]

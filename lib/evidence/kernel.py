"""A small proof kernel: the only module that can make a `Theorem`, hypotheses |- statement.

What no hypothesis and no axiom mentions stands for anything of its sort. So a theorem about points
x(0), x(1), … of a space V holds for every sample, of every size, in every such space.
The kernel guards against mistakes, not against malice: Python can reach everything.
"""

import itertools
from collections import namedtuple
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import z3

from evidence.core import IllFormed, NotProved

OPAQUE = z3.Z3_OP_UNINTERPRETED, z3.Z3_OP_TO_REAL
EFFORT, QUICK = 3_000_000, 100_000  # Z3's own count of its work: a slow machine proves the same
Recursion = namedtuple("Recursion", "symbol start step")  # f, f(p, 0) and f(p, k + 1) for k >= 0
_KEY, _counter, _fixed = object(), itertools.count(), set[str]()  # names in axioms, definitions
_parts: dict[int, Any] = {}  # of a term by its number, with the term: numbers are used again


@dataclass(frozen=True, eq=False)
class Theorem:
    """hypotheses |- statement. Made by the rules below, never by hand."""

    key: Any
    statement: Any
    hypotheses: tuple[Any, ...]
    axioms: frozenset[str]
    rule: str
    parents: tuple["Theorem", ...] = ()
    terms: tuple[Any, ...] = ()  # what the rule was given, for a second kernel

    def __post_init__(self) -> None:
        if self.key is not _KEY:
            raise IllFormed("only the rules below make theorems")

    def __call__(self, *terms: Any) -> "Theorem":
        """The instance of "for all x: …" at these terms."""
        said = self.statement
        if not (z3.is_quantifier(said) and said.is_forall() and said.num_vars() == len(terms)):
            raise IllFormed(f"{said} has no instance at {terms}")
        cast = [said.var_sort(i).cast(t) for i, t in enumerate(terms)]
        body = z3.substitute_vars(said.body(), *reversed(cast))
        return _theorem(body, (self,), "instance", terms=tuple(cast))

    def __repr__(self) -> str:
        return " ".join(f"{[*self.hypotheses]} |- {self.statement}".split())


def _theorem(statement: Any, parents: tuple[Theorem, ...], rule: str, **more: Any) -> Theorem:
    if not all(isinstance(p, Theorem) for p in parents):
        raise IllFormed(f"{parents} are not theorems")
    every = {h.get_id(): h for p in parents for h in p.hypotheses}
    more.setdefault("hypotheses", tuple(every.values()))
    more.setdefault("axioms", frozenset().union(*(p.axioms for p in parents)))
    return Theorem(_KEY, statement, rule=rule, parents=parents, **more)


def _given(statement: Any, rule: str, **more: Any) -> Theorem:
    _fixed.update(e.decl().name() for e in subterms(statement) if z3.is_app(e))
    return _theorem(statement, (), rule, **more)


def fresh(name: str, *sorts: Any) -> Any:
    """A new constant of a sort, or a new function with these sorts."""
    f = z3.Function(f"{name}!{next(_counter)}", *sorts)
    return f if len(sorts) > 1 else f()


def equal(left: Any, right: Any) -> Any:
    """left = right, in this order: Python may turn `==` around."""
    return z3.ExprRef.__eq__(left, right)


def axiom(name: str, variables: list[Any], statement: Any) -> Theorem:
    """What is taken for granted. Every theorem that uses it says so."""
    return _given(z3.ForAll(variables, statement), "axiom", axioms=frozenset([name]))


def recursion(name: str, sorts: Any, value: Any, start: Any, step: Any) -> Recursion:
    """The one function with f(p, 0) = start(p) and f(p, k + 1) = step(p, k, f(p, k)) for k >= 0.
    The symbol is new, `start` and `step` are asked before it exists: this assumes nothing."""
    p = [fresh("p", s) for s in sorts]
    k, v = fresh("k", z3.IntSort()), fresh("v", value)
    first, then = value.cast(start(*p)), value.cast(step(*p, k, v))
    f = fresh(name, *sorts, z3.IntSort(), value)
    at_zero = equal(f(*p, z3.IntVal(0)), first)
    after = z3.Implies(k >= 0, equal(f(*p, k + 1), z3.substitute(then, (v, f(*p, k)))))
    said = z3.ForAll(p, at_zero) if p else at_zero, z3.ForAll([*p, k], after)
    return Recursion(f, *(_given(s, "definition") for s in said))


def assume(hypothesis: Any) -> Theorem:
    """h |- h."""
    return _theorem(hypothesis, (), "assumption", hypotheses=(hypothesis,))


def follows(claim: Any, *by: Theorem, equations: Sequence[Theorem] = ()) -> Theorem:
    """The claim, because Z3 finds no way to have the statements of `by` and not the claim.
    Equals are replaced by equals first, left by right. Then Z3 is asked with a variable for each
    term that is not arithmetic, which is harder to prove; if that fails, with the terms."""
    parents = (*by, *equations)
    _theorem(claim, parents, "arithmetic")  # refuses what is not a theorem, before Z3 is asked
    if not all(z3.is_eq(e.statement) for e in equations):
        raise IllFormed("only an equation says what is equal to what")
    sides = [e.statement.children() for e in equations]
    formulas = [replaced(f, sides) for f in (*(t.statement for t in by), z3.Not(claim))]
    plain = [z3.simplify(f, som=True) for f in _as_variables(formulas)] if parents else formulas
    for asked, effort in ((plain, QUICK), (plain, EFFORT), (formulas, EFFORT)):
        solver = z3.SimpleSolver() if effort == QUICK else z3.Solver(ctx=z3.Context())
        soon = 2000 if effort == QUICK else 2**32 - 1  # ms: what was asked before may keep Z3
        solver.set(rlimit=effort, timeout=soon)  # for minutes, but not in a new context
        solver.add(*(f if effort == QUICK else f.translate(solver.ctx) for f in asked))
        if (answer := solver.check()) == z3.unsat:
            return _theorem(claim, parents, "arithmetic", terms=(len(by),))
    raise NotProved(f"{' '.join(str(claim).split())}: Z3 says {answer}")


def replaced(formula: Any, sides: list[Any]) -> Any:
    """The formula with equals in place of equals, left by right, until nothing changes."""
    for _ in range(100):
        before, formula = formula, z3.substitute(formula, *map(tuple, sides))
        if formula.eq(before):
            return formula
    raise IllFormed("these equations go round in circles")


def _as_variables(formulas: list[Any]) -> list[Any]:
    terms = [e for e in subterms(*formulas, into=is_arithmetic) if not is_arithmetic(e)]
    names = [(e, z3.Const(f"x!{i}", e.sort())) for i, e in enumerate(terms)]
    return [z3.substitute(f, *names) for f in formulas]


def is_arithmetic(e: Any) -> bool:
    """Is it arithmetic or logic, and not a name, a function of the script or a quantifier?"""
    return not z3.is_quantifier(e) and e.decl().kind() not in OPAQUE


def detach(implication: Theorem, reason: Theorem) -> Theorem:
    """From |- h implies s and |- h to |- s."""
    said = implication.statement
    if not (z3.is_implies(said) and said.arg(0).eq(reason.statement)):
        raise IllFormed(f"{reason} is not what {implication} asks for")
    return _theorem(said.arg(1), (implication, reason), "detach")


def discharge(theorem: Theorem, hypothesis: Any) -> Theorem:
    """From h |- s to |- h implies s."""
    rest = tuple(h for h in theorem.hypotheses if not h.eq(hypothesis))
    said = z3.Implies(hypothesis, theorem.statement)
    return _theorem(said, (theorem,), "discharge", hypotheses=rest, terms=(hypothesis,))


def generalise(theorem: Theorem, *variables: Any) -> Theorem:
    """From |- s(x) to |- for all x: s(x), if nothing has been assumed about x."""
    _arbitrary(theorem.hypotheses, variables)
    said = z3.ForAll(list(variables), theorem.statement)
    return _theorem(said, (theorem,), "generalise", terms=variables)


def induction(claim: Callable[[Any], Any], base: Theorem, step: Callable[..., Theorem]) -> Theorem:
    """For all k >= 0: claim(k). `base` proves claim(0); `step` gets k and the two theorems
    k >= 0 |- k >= 0 and claim(k) |- claim(k), and proves claim(k + 1)."""
    k = fresh("k", z3.IntSort())
    said = claim(k)  # asked once: 0 and k + 1 are put in by substitution
    then = step(k, assume(k >= 0), assume(said))
    for theorem, term in ((base, z3.IntVal(0)), (then, k + 1)):
        wanted = z3.substitute(said, (k, term))
        if not isinstance(theorem, Theorem) or not theorem.statement.eq(wanted):
            raise IllFormed(f"{theorem} is no proof of {wanted}")
    kept = [h for h in then.hypotheses if not (h.eq(k >= 0) or h.eq(said))]
    _arbitrary(kept, [k])
    whole = z3.ForAll([k], z3.Implies(k >= 0, said))
    given = {h.get_id(): h for h in (*base.hypotheses, *kept)}.values()
    return _theorem(whole, (base, then), "induction", hypotheses=tuple(given), terms=(k, said))


def _arbitrary(hypotheses: Iterable[Any], variables: Iterable[Any]) -> None:
    """No hypothesis, and no axiom or definition ever made, speaks about these constants."""
    said = {e.decl().name() for e in subterms(*hypotheses) if z3.is_app(e)} | _fixed
    if any(v.decl().name() in said for v in variables):
        raise IllFormed(f"something is known about one of {variables}")


def subterms(*formulas: Any, into: Callable[[Any], bool] = bool) -> Iterator[Any]:
    """All terms in the formulas, each once; of a term that `into` refuses, not the parts."""
    todo, seen = [(f.get_id(), f) for f in formulas], set()
    while todo:
        number, e = todo.pop()
        if number not in seen:
            seen.add(number)
            yield e
            if into is bool or into(e):
                if number not in _parts:
                    _parts[number] = e, [(c.get_id(), c) for c in e.children()]
                todo += _parts[number][1]

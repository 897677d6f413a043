"""A proof as a Coq file, so that neither Z3 nor our kernel need be trusted.

Every theorem becomes a lemma. Steps that asked Z3 become lemmas of real arithmetic, over the
premises that are needed, with a variable for each term that is not arithmetic; the other rules
become Coq terms. Axioms about vectors are premises of the closed theorem; exp, ln and the root are
Coq's own. Nothing here is trusted: Coq checks what comes out.
"""

import hashlib
import re
from typing import Any

import z3

from evidence.kernel import Theorem, subterms
from evidence.proving.coq_steps import SEARCH, Step, atoms_of, core, refuted
from evidence.proving.coq_terms import OWN, SORTS, Terms
from evidence.proving.terms import ancestors

LEMMAS = {
    "exp of a sum": "exact exp_plus.",
    "exp above its tangent": "intros; apply Rle_ge, exp_ineq1_le.",
    "logarithm": "intros; apply exp_ln; assumption.",
    "square root": "intros ? H; split; [apply Rle_ge, sqrt_pos | apply sqrt_sqrt; lra].",
}
NAMED = ("arithmetic", "discharge", "generalise", "induction")


class Export(Terms):
    """One script as a Coq file. `known` are steps of an earlier export: what they keep, and how
    they are proved, is taken over."""

    def __init__(self, name: str, reading: Any, known: dict[str, Step] | None = None) -> None:
        super().__init__()
        self.title, self.reading, self.known = name, reading, known or {}
        self.claims = [c.theorem for c in reading.claims]
        self.made = ancestors(*self.claims)
        self.labels = {
            id(t): f"t{i}" for i, t in enumerate(t for t in self.made if t.rule in NAMED)
        }
        self.local: dict[int, tuple[str, Any]] = {}
        self.steps: list[Step] = []
        self._find_bound()

    def _find_bound(self) -> None:
        """Constants that are generalised somewhere, and hypotheses that are discharged."""
        gone: dict[int, Any] = {}
        for t in self.made:
            if t.rule == "generalise":
                self.bound |= {x.get_id(): x for x in t.terms}
            elif t.rule == "induction":
                k, said = t.terms
                self.bound[k.get_id()] = k
                gone |= {h.get_id(): h for h in (k >= 0, said)}
            elif t.rule == "discharge":
                gone[t.terms[0].get_id()] = t.terms[0]
        for t in self.made:
            for h in t.hypotheses:
                if h.get_id() in gone or self._free(h):
                    self.local.setdefault(h.get_id(), (f"h{len(self.local)}", h))

    def _free(self, *formulas: Any) -> list[Any]:
        return [e for e in subterms(*formulas) if e.get_id() in self.bound]

    def _hypotheses(self, t: Theorem) -> list[tuple[str, Any]]:
        return [self.local[h.get_id()] for h in t.hypotheses if h.get_id() in self.local]

    def _parameters(self, t: Theorem) -> list[Any]:
        free = self._free(t.statement, *(h for _, h in self._hypotheses(t)))
        return list({e.get_id(): e for e in free}.values())

    # proofs

    def proof(self, t: Theorem) -> str:
        """A Coq term for a theorem."""
        if t.rule == "axiom":
            return _axiom(next(iter(t.axioms)))
        if t.rule == "definition":
            return self.defined[t.statement.get_id()]
        if t.rule == "assumption":
            return self._hypothesis(t.statement)
        if t.rule == "instance":
            return f"({self.proof(t.parents[0])} {' '.join(self.term(x) for x in t.terms)})"
        if t.rule == "detach":
            return f"({self.proof(t.parents[0])} {self.proof(t.parents[1])})"
        arguments = [*map(self.term, self._parameters(t)), *(n for n, _ in self._hypotheses(t))]
        return (
            f"({' '.join([self.labels[id(t)], *arguments])})" if arguments else self.labels[id(t)]
        )

    def _hypothesis(self, h: Any) -> str:
        return self.local[h.get_id()][0] if h.get_id() in self.local else self.given[h.get_id()][0]

    def lemma(self, t: Theorem) -> str:
        """The lemma of a theorem, with its proof."""
        parameters, hypotheses = self._parameters(t), self._hypotheses(t)
        self.scope = {e.get_id() for e in parameters}
        binders = "".join(f" ({self.term(c)} : {SORTS[str(c.sort())]})" for c in parameters)
        binders += "".join(f" ({n} : {self.term(h)})" for n, h in hypotheses)
        head = f"Lemma {self.labels[id(t)]}{binders} : {self.term(t.statement)}.\nProof. "
        if t.rule == "arithmetic":
            return head + self._arithmetic(t) + " Qed."
        if t.rule == "discharge":
            name = self.local.get(t.terms[0].get_id(), ("unused", None))[0]
            return head + f"intro {name}. exact {self.proof(t.parents[0])}. Qed."
        if t.rule == "generalise":
            self.scope |= {x.get_id() for x in t.terms}
            opened = " ".join(map(self.term, t.terms))
            return head + f"intros {opened}. exact {self.proof(t.parents[0])}. Qed."
        k, said = t.terms
        base = self.proof(t.parents[0])
        self.scope.add(k.get_id())
        names = [
            self.local.get(h.get_id(), (f"unused{i}", h))[0] for i, h in enumerate((k >= 0, said))
        ]
        fun = f"(fun {self.term(k)} => {self.term(said)})"
        return head + (
            f"refine (zind {fun} {base} _). intros {self.term(k)} {' '.join(names)}. "
            f"exact {self.proof(t.parents[1])}. Qed."
        )

    # steps

    def _arithmetic(self, t: Theorem) -> str:
        """Replace equals by equals in copies of the premises, then use a lemma of arithmetic."""
        by, equations = t.parents[: t.terms[0]], t.parents[t.terms[0] :]
        pairs = [(e.statement.arg(0), e.statement.arg(1), e) for e in equations]
        used: dict[int, str] = {}
        goal, script = self._rewritten(t.statement, pairs, "", used)
        formulas = []
        lines = []
        for i, p in enumerate(by):
            formula, rewriting = self._rewritten(p.statement, pairs, f" in H{i}", used)
            formulas.append(formula)
            lines.append((f"pose proof {self.proof(p)} as H{i}. ", rewriting))
        name = f"s{len(self.steps)}"
        if not t.parents and not refuted([], goal):  # true because parts of it are equal
            self.steps.append(Step(name, "", (), "same"))
            return "".join([*self._equations(used), *script]) + "same."
        key = self._key(formulas, goal)
        known = self.known.get(key)
        kept = known.kept if known else core(formulas, goal)
        step = Step(name, key, kept, known.tactic if known else SEARCH)
        premises = [formulas[i] for i in kept]
        atoms = atoms_of(*premises, goal)
        binders = "".join(f" ({x} : {SORTS[str(e.sort())]})" for e, x in atoms.values())
        said = [f"  {self.term(p, (), atoms)} ->" for p in premises]
        step.lines = [f"Lemma {name}{binders} :", *said, f"  {self.term(goal, (), atoms)}."]
        self.steps.append(step)
        copied = "".join(
            pose + "".join(rewriting) for i, (pose, rewriting) in enumerate(lines) if i in kept
        )
        needed = {n for i in kept for r in lines[i][1] for n in re.findall(r"E\d+", r)}
        needed |= {n for r in script for n in re.findall(r"E\d+", r)}
        shown = "".join(e for e in self._equations(used) if re.search(r"as (E\d+)", e)[1] in needed)  # type: ignore[index]
        arguments = [*(self.term(e) for e, _ in atoms.values()), *(f"H{i}" for i in kept)]
        return f"{shown}{copied}{''.join(script)}exact ({' '.join([name, *arguments])})."

    def _key(self, premises: list[Any], goal: Any) -> str:
        """A short name for a step that stays the same as long as its premises do."""
        atoms = atoms_of(*premises, goal)
        text = "\n".join(self.term(f, (), atoms) for f in (*premises, goal))
        return hashlib.sha256(text.encode()).hexdigest()[:10]

    def _rewritten(
        self, formula: Any, pairs: Any, where: str, used: dict[int, str]
    ) -> tuple[Any, list[str]]:
        lines = []
        changed = True
        while changed:
            changed = False
            for left, right, e in pairs:
                after = z3.substitute(formula, (left, right))
                if not after.eq(formula):
                    name = used.setdefault(id(e), f"E{len(used)}")
                    self._proofs_of_equations[name] = e
                    lines.append(f"rewrite ?{name}{where}. ")
                    formula, changed = after, True
        return formula, lines

    def _equations(self, used: dict[int, str]) -> list[str]:
        return [
            f"pose proof {self.proof(self._proofs_of_equations[n])} as {n}. " for n in used.values()
        ]

    # the file

    def write(self) -> str:
        """The whole file."""
        self._proofs_of_equations: dict[str, Theorem] = {}
        self.given: dict[int, tuple[str, Any]] = {}
        for t in self.claims:
            for h in t.hypotheses:
                if h.get_id() not in self.local:
                    self.given.setdefault(h.get_id(), (f"given{len(self.given)}", h))
        header = self._symbols()
        lemmas = [self.lemma(t) for t in self.made if t.rule in NAMED]
        steps = [
            "\n".join(s.lines)
            + f"\nProof. (* {s.key}: {' '.join(map(str, s.kept))} *) {s.tactic}. Qed."
            for s in self.steps
            if s.lines
        ]
        self.scope = set()
        given = [f"Hypothesis {name} : {self.term(h)}." for name, h in self.given.values()]
        claims = []
        for i, c in enumerate(self.claims):
            claims += [
                f"Theorem {self.title}_{i} : {self.term(c.statement)}.",
                f"Proof. exact {self.proof(c)}. Qed.",
            ]
        closing = [f"Print Assumptions {self.title}_{i}." for i in range(len(self.claims))]
        lines = [
            "Require Import Replay.",
            f"Section {self.title}.",
            *header,
            "",
            *steps,
            "",
            *given,
            "",
            *lemmas,
            "",
            *claims,
        ]
        return "\n".join([*lines, f"End {self.title}.", *closing]) + "\n"

    def _symbols(self) -> list[str]:
        """Variables, definitions and axioms."""
        out = [
            "Variable V : Type.", "Variable add : V -> V -> V.", "Variable mul : R -> V -> V.",
            "Variable dot : V -> V -> R.", "Variable zero : V.",
        ]  # fmt: skip
        folded = self.reading.folded
        statements = [t.statement for t in self.made] + [h for t in self.made for h in t.hypotheses]
        for head in reversed(folded):  # a definition speaks only about earlier ones
            if head in _heads(statements):
                r = folded[head].recursion
                statements += [r.start.statement, r.step.statement]
        for e in subterms(*statements):
            if not z3.is_app(e) or e.decl().kind() != z3.Z3_OP_UNINTERPRETED:
                continue
            head = e.decl().name()
            if head in OWN or head in folded or head in self.names or e.get_id() in self.bound:
                continue
            types = [SORTS[str(e.decl().domain(i))] for i in range(e.decl().arity())]
            out.append(
                f"Variable {self.name(head)} : {' -> '.join([*types, SORTS[str(e.sort())]])}."
            )
        self.defined: dict[int, str] = {}
        for head in [head for head in folded if head in _heads(statements)]:
            out += self._definition(head, folded[head].recursion)
        for name, t in {next(iter(t.axioms)): t for t in self.made if t.rule == "axiom"}.items():
            said = f"{_axiom(name)} : {self.term(t.statement)}."
            out.append(
                f"Lemma {said} Proof. {LEMMAS[name]} Qed."
                if name in LEMMAS
                else f"Hypothesis {said}"
            )
        return out

    def _definition(self, head: str, r: Any) -> list[str]:
        name, step = self.name(head), r.step.statement
        count = step.num_vars() - 1
        parameters = [f"p_{i}" for i in range(count)]  # no name of a script ends like this
        typed = "".join(f" (p_{i} : {SORTS[str(step.var_sort(i))]})" for i in range(count))
        first = (r.start.statement.body() if count else r.start.statement).arg(1)
        value = r.symbol.range()
        hole = z3.Const("hole", value)
        then = step.body().arg(1).arg(1)
        own = step.body().arg(1).arg(0).decl()
        inner = next(e for e in subterms(then) if z3.is_app(e) and e.decl().eq(own))
        then = z3.substitute(then, (inner, hole))
        self.names["hole"] = "v_"
        self.defined |= {
            r.start.statement.get_id(): f"{name}_0",
            r.step.statement.get_id(): f"{name}_next",
        }
        return [
            f"Definition {name}{typed} : Z -> {SORTS[str(value)]} := "
            f"rec {self.term(first, tuple(parameters))} "
            f"(fun k_ v_ => {self.term(then, (*parameters, 'k_'))}).",
            f"Lemma {name}_0 : {self.term(r.start.statement)}. Proof. reflexivity. Qed.",
            f"Lemma {name}_next : {self.term(step)}. "
            f"Proof. intros; unfold {name}; rewrite rec_next by assumption; reflexivity. Qed.",
        ]


def _heads(formulas: list[Any]) -> set[str]:
    return {e.decl().name() for e in subterms(*formulas) if z3.is_app(e)}


def _axiom(name: str) -> str:
    return "ax_" + re.sub(r"\W+", "_", name)

"""Proofs for every n and every d: a script, read in general and in numbers.

A script is a function of s that says what it assumes, how it argues and what it claims, part by
part. `proof` reads it in general, where the kernel proves every claim; in numbers, for an example
of what it assumes; and as its false twin in numbers, for a counterexample. Where exp is in the way
of numbers the twin is read in general, and must fail.
"""

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from evidence.card import Formula, proof_html
from evidence.core import (
    MIME,
    Later,
    NotProved,
    TwinSurvived,
    Vacuous,
    parts_of,
    sentence,
    source_of,
)
from evidence.project import Project

every: Any = Later("evidence.proving.every")
latex: Any = Later("evidence.proving.latex")
kept: Any = Later("evidence.proving.kept")
searching: Any = Later("evidence.proving.searching")
small: Any = Later("evidence.proving.small")
terms: Any = Later("evidence.proving.terms")

ARITHMETIC = "arithmetic"


@dataclass(frozen=True)
class Script:
    """A proof script with the label that it proves, and its false twin."""

    label: str
    function: Callable[..., Any]
    twin: dict[str, Any]
    says: str
    example: dict[str, Any] | None
    size: tuple[int, ...] | None

    def __call__(self, s: Any, **changes: Any) -> Any:
        return self.function(s, **changes)

    @property
    def name(self) -> str:
        """The name of the function."""
        return self.function.__name__

    @property
    def folder(self) -> Path:
        """Where the function is written; copies of the script are kept there."""
        return Path(inspect.getfile(self.function)).parent

    @property
    def numbers(self) -> Path:
        """The file beside the module in which its numbers are kept."""
        return Path(inspect.getfile(self.function)).with_suffix(".json")


def proves(
    label: str,
    twin: dict[str, Any],
    says: str,
    example: dict[str, Any] | None = None,
    size: tuple[int, ...] | None = None,
) -> Callable[[Callable[..., Any]], Script]:
    """Make a function of s the proof of a label.

    `twin` are arguments that make the script say something false, `says` what that is. Where
    Z3 cannot find an example by itself, `example` gives the numbers (0 where nothing is said),
    and `size` how many points, coordinates and rounds they have.
    """
    return lambda function: Script(label, function, twin, says, example, size)


class Claimed(NamedTuple):
    """A claim as a reader sees it: part, formula, and which of what is given it needs."""

    part: str
    formula: str
    needs: tuple[int, ...]


@dataclass(frozen=True)
class Proved:
    """A script in its general reading: what it assumed, what it proved, what that rests on."""

    given: tuple[str, ...]
    claims: tuple[Claimed, ...]
    axioms: tuple[str, ...]
    steps: int
    inductions: int
    scope: str
    remarks: tuple[str, ...]
    reading: Any = field(repr=False)


@dataclass(frozen=True)
class Proof(Formula):
    """Evidence of the kind `proof`, with what its card shows."""

    proved: Proved | None = field(default=None, compare=False)
    example: str = ""
    says: str = ""

    def record(self) -> dict[str, Any]:
        """The evidence as JSON data, without the proof itself."""
        shown = Formula(
            **{k: v for k, v in vars(self).items() if k not in ("proved", "example", "says")}
        )
        return shown.record()

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        return {"text/html": proof_html(self), "text/plain": repr(self), MIME: [self.record()]}


def proof(claim: str, script: Script) -> Proof:
    """Prove what a script claims, for every n and d; show an example; refute its twin."""
    if script.label != claim:
        raise ValueError(f"{script.name} is a proof of {script.label}, not of {claim}")
    proved = in_general(script)
    source = source_of(script.function, Project.find())
    return Proof(
        claim,
        "proof",
        f"{source.get('file', '')}::{script.name}",
        sentence(script.function),
        counterexample=_refuted(script),
        parts=parts_of(_parts(proved)),
        scope=proved.scope,
        left=" ".join(proved.remarks),
        second=(script.folder / "coq" / f"{script.name}.v").is_file(),
        proved=proved,
        example=_example(script, proved.reading.told),
        says=script.says,
        **source,
    )


def _parts(proved: Proved) -> Any:
    named = list(dict.fromkeys(c.part for c in proved.claims))
    if named == ["all"]:
        return "all"
    return tuple(sorted(int(p) for p in named)) or None


def in_general(script: Callable[..., Any]) -> Proved:
    """Every claim of the script, proved by the kernel."""
    s = every.Every()
    with _unchecked():
        script(s)
    if not s.claims:
        raise Vacuous(f"{script} claims nothing")
    _only_what_was_given(s)
    theorems = [c.theorem for c in s.claims]
    made = terms.ancestors(*theorems)
    used = {h.get_id() for t in theorems for h in t.hypotheses}
    given = [t.statement for t in s.hypotheses if t.statement.get_id() in used]
    given = [g for g in given if not every.about_indices(g)]
    notation = latex.Notation(s.folded, s.n)

    def claimed(c: Any) -> Claimed:
        known = {h.get_id() for h in c.theorem.hypotheses}
        needs = tuple(i for i, g in enumerate(given) if g.get_id() in known)
        return Claimed(str(c.part), notation.formula(c.theorem.statement), needs)

    return Proved(
        given=tuple(map(notation.formula, given)),
        claims=tuple(sorted(map(claimed, s.claims), key=lambda c: c.part)),
        axioms=tuple(sorted(frozenset().union(*(t.axioms for t in theorems)))),
        steps=sum(t.rule == ARITHMETIC for t in made),
        inductions=sum(t.rule == "induction" for t in made),
        scope=every.scope(s, theorems),
        remarks=tuple(s.remarks),
        reading=s,
    )


@contextmanager
def _unchecked() -> Iterator[None]:
    """Without the checks of arguments in Z3's Python layer, which take a quarter of the time; its
    own library checks them again."""
    layer: Any = import_module("z3.z3")
    before, layer.Z3_DEBUG = layer.Z3_DEBUG, False
    try:
        yield
    finally:
        layer.Z3_DEBUG = before


def _only_what_was_given(s: Any) -> None:
    allowed = {t.statement.get_id() for t in s.hypotheses}
    for c in s.claims:
        stray = [h for h in c.theorem.hypotheses if h.get_id() not in allowed]
        if stray:
            raise NotProved(f"{c.theorem} rests on {stray}, which was not given")


def _example(script: Script, told: int) -> str:
    """Numbers that satisfy what the script assumes: a proof about nothing is an error."""
    if script.example is not None:
        size = script.size or searching.SIZES[0]
        found = searching.evaluated(script, size, script.example, against=False, told=told)
        if found is None:
            raise Vacuous(f"{script.name}: its example does not satisfy what it assumes")
        return str(found.text)
    found = kept.example(script)
    if found is None:
        raise Vacuous(f"{script.name}: nothing was found that satisfies what it assumes")
    return str(found.text)


def _refuted(script: Script) -> str:
    """Numbers against the twin. Where exp is in their way the kernel must refuse the twin, and
    the Hypothesis twin of the label has the numbers."""
    try:
        found = kept.against(script)
    except small.Unreadable:
        refused(script)
        return ""
    if found is None:
        raise TwinSurvived(f"{script.name}: no numbers against its twin {script.twin}")
    return str(found.text)


def refused(script: Script) -> None:
    """The twin has no proof: the kernel refuses one of its steps.

    After numbers against the twin this says something about the kernel, not about the twin, so
    it is the tests that ask it of all scripts.
    """
    try:
        in_general(partial(script, **script.twin))
    except NotProved:
        return
    raise TwinSurvived(f"{script.name}: its twin {script.twin} has a proof, too")

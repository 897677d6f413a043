"""The record of one check, and the ways in which a check can fail."""

import inspect
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from evidence.project import Project

KINDS = {
    "proof": "a kernel of 200 lines and Z3: true for every n, in every real inner product space",
    "symbolic": "SymPy reduces the difference of both sides to zero",
    "smt": "Z3 finds the negation unsatisfiable: true for all reals",
    "exact": "random rational data, compared with ==",
    "property": "random floats, tolerance taken from a certificate",
    "enumeration": "every instance of a finite space",
    "simulation": "seeded random experiment with a stated false-alarm probability",
    "peer": "an independent implementation agrees",
    "twin": "the nearest false statement, refuted",
}
FORMULAS = ("proof", "symbolic", "smt")
TESTS = ("exact", "property", "enumeration", "simulation", "peer")
MIME = "application/vnd.evidence+json"


class EvidenceError(AssertionError):
    """A check that does not support its claim."""


class CheckFailed(EvidenceError):
    """The test of a claim failed."""


class NothingAsserted(EvidenceError):
    """The test of a claim ran, but reached none of its assertions."""


class TooFew(EvidenceError):
    """The test of a claim saw too few different examples."""


class BrokenPromise(EvidenceError):
    """A test that is not of the kind that it says it is."""


class OneSided(EvidenceError):
    """An equivalence of which only one truth value was ever seen."""


class TwinSurvived(EvidenceError):
    """No counterexample to a statement that is supposed to be false was found."""


class NotProved(EvidenceError):
    """A symbolic or SMT statement that is false, or that could not be reduced."""


class IllFormed(EvidenceError):
    """A rule of the proof kernel was used where it does not apply."""


class Vacuous(EvidenceError):
    """Assumptions that nothing satisfies: the statement says nothing."""


class Undecided(EvidenceError):
    """The solver gave up. That is not a pass."""


class UnknownClaim(EvidenceError):
    """No test bears this claim id."""


class UnknownExercise(EvidenceError):
    """No exercise has this name."""


Part = int | str | tuple[int | str, ...]


def parts_of(part: Part | None) -> tuple[str, ...]:
    """The parts of a statement that a check covers: `2`, `(1, 3)`, `"all"`, or none named."""
    if part is None:
        return ()
    named = part if isinstance(part, tuple) else (part,)
    wrong = [p for p in named if not (str(p).isdecimal() and int(p) > 0) and p != "all"]
    if wrong or not named or ("all" in named and len(named) > 1):
        raise ValueError(f'part={part!r}: give a number, several in a tuple, or "all"')
    return tuple(map(str, named))


@dataclass(frozen=True)
class Evidence:
    """What one check showed for one claim. Built by running it, never by hand."""

    claim: str
    kind: str
    check: str  # what ran: a test's name, or the formula
    about: str  # one sentence for the reader
    examples: int | None = None
    counterexample: str | None = None
    parts: tuple[str, ...] = ()  # of the statement, "all" for all of them
    premise: str = ""  # how often the premise of an implication was met
    settles: tuple[str, ...] = ()  # errata of the sources that a twin refutes
    file: str = ""
    line: int = 0
    source: str = ""
    url: str = ""  # the source on the web
    scope: str = ""  # what a proof holds for: "every n, every d"
    left: str = ""  # what of the statement a proof leaves to the text
    second: bool = False  # whether another kernel has a copy of the proof

    @property
    def name(self) -> str:
        """What ran, in a word: the name of a test or a proof script, or the kind of a formula."""
        has_name = self.kind in (*TESTS, "twin", "proof")
        return self.check.rpartition("::")[2] if has_name else self.kind

    @property
    def anchor(self) -> str:
        """The id of its place in a card."""
        return f"check-{self.claim}-{self.name}"

    def record(self) -> dict[str, Any]:
        """The evidence as JSON data."""
        lists = {"parts": list(self.parts), "settles": list(self.settles)}
        return asdict(self) | lists | {"anchor": self.anchor}

    def __repr__(self) -> str:
        return f"{self.kind} evidence for {self.claim}: {self.check}"


@dataclass(frozen=True)
class Later:
    """A module that is imported when it is first used: SymPy and Z3 take longer to import than
    many a test that needs only `claim` takes to run."""

    module: str

    def __getattr__(self, name: str) -> Any:
        vars(self)[name] = getattr(import_module(self.module), name)  # asked once
        return vars(self)[name]


def source_of(function: Callable[..., Any], project: Project) -> dict[str, Any]:
    """Where a check is written: file relative to the project, line, text and address."""
    try:
        lines, line = inspect.getsourcelines(function)
    except (OSError, TypeError):  # typed at a prompt
        return {}
    file = project.file(Path(inspect.getfile(function)))
    return {
        "file": file,
        "line": line if file else 0,
        "source": inspect.cleandoc("\n" + "".join(lines)),
        "url": project.url(file, line),
    }


def sentence(function: Callable[..., Any]) -> str:
    """The first sentence of a docstring, or the function's name made readable."""
    text = inspect.getdoc(function) or function.__name__.removeprefix("test_").replace("_", " ")
    return " ".join(text.split("\n\n")[0].split())


def show(value: Any) -> str:
    """A value as a reader would write it: 1/2, (0, 1), [..]; no addresses, no noise."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return str(value)
    if isinstance(value, dict):
        return ", ".join(f"{k} = {show(v)}" for k, v in value.items())
    if hasattr(value, "_asdict"):
        return show(value._asdict())
    if isinstance(value, tuple):
        return f"({', '.join(map(show, value))})"
    if hasattr(value, "tolist"):
        return show(value.tolist())
    if isinstance(value, list):
        return f"[{', '.join(map(show, value))}]"
    if isinstance(value, set | frozenset):
        return f"{{{', '.join(sorted(map(show, value)))}}}"
    if isinstance(value, float):
        return f"{value:.6g}"
    text = getattr(value, "__name__", None) or " ".join(str(value).split())
    if text == "<lambda>" or " at 0x" in text:
        raise EvidenceError(f"{text} would be another text in each run; give it a name or a repr")
    return text

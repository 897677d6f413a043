"""`verify`: run every test of a claim and show what it showed."""

import difflib
from dataclasses import dataclass
from typing import Any

from evidence.card import report_html
from evidence.checks import Check
from evidence.core import MIME, BrokenPromise, Evidence, UnknownClaim
from evidence.project import Project
from evidence.record import replayed


@dataclass(frozen=True)
class Report:
    """The evidence of one or several claims."""

    claims: tuple[str, ...]
    evidence: tuple[Evidence, ...]

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        return {
            "text/html": report_html(self.claims, self.evidence),
            "text/plain": repr(self),
            MIME: [item.record() for item in self.evidence],
        }

    def __repr__(self) -> str:
        return "\n".join(_line(item) for item in self.evidence)


def _line(item: Evidence) -> str:
    if item.kind == "twin":
        return f"{item.claim}: twin refuted: {item.about}: {item.counterexample}"
    return f"{item.claim}: {item.kind}, {item.examples} examples, {item.check}"


def verify(*claims: str, profile: str = "book") -> Report:
    """Run the tests of these claims with the derandomised profile and report on them.

    Raises `CheckFailed` if one fails, `TwinSurvived` if a false statement was not refuted,
    and `UnknownClaim` if no test bears an id.
    """
    project = Project.find()
    declared = project.declarations()
    for name in claims:
        if not any(d.claim == name for d in declared):
            raise UnknownClaim(_unknown(name, sorted({d.claim for d in declared}), project))
    known = replayed(project, profile)
    wanted = [(d.file, d.check) for name in claims for d in declared if d.claim == name]
    evidence: list[Evidence] = []
    with project.profile(profile):
        for file, name in dict.fromkeys(wanted):
            found = known.get(f"{file}::{name}")
            if found is None:
                found = _check(getattr(project.load(file), name)).run()
            evidence += [item for item in found if item.claim in claims]
    order = list(claims)
    return Report(claims, tuple(sorted(evidence, key=lambda item: order.index(item.claim))))


def _check(test: Any) -> Check:
    """The check of a test that pytest runs as well."""
    skipping = {m.name for m in getattr(test, "pytestmark", [])} & {"skip", "skipif", "xfail"}
    if skipping or not test.__name__.startswith("test"):
        why = f"is marked {', '.join(sorted(skipping))}" if skipping else "is no name of a test"
        raise BrokenPromise(f"{test.__name__} {why}: pytest does not run it, so it shows nothing")
    check: Check = test.__check__
    return check


def _unknown(name: str, known: list[str], project: Project) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    hint = f'; did you mean "{near[0]}"?' if near else ""
    return f'no test in {project.tests.name}/ bears the claim "{name}"{hint}'

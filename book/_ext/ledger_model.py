"""What the ledger holds: the results of the book, and the evidence for each."""

from dataclasses import dataclass, field
from typing import Any

import docstrings

CLAIMS = ("theorem", "lemma", "proposition", "corollary")
OTHERS = ("definition", "algorithm", "question")
"""Boxes that state nothing to be checked. There are no others: a remark could hide a claim."""

# What stands before the first hyphen of an erratum.
SOURCES = {
    "e0": "CSC 411",
    "e1": "6.867",
    "e2": "CSE 446",
    "e3": "the personal notes",
    "e4": "the M2 course",
}


def source_of(erratum: str) -> str:
    """Where an erratum was found."""
    return SOURCES.get(erratum.partition("-")[0], "several sources")


@dataclass
class Result:
    """A labelled box: a result, a definition, an algorithm or an answered question."""

    label: str
    kind: str
    title: str
    docname: str
    line: int
    uses: list[str] = field(default_factory=list)
    parts: int = 1  # numbered items of the statement
    proved: bool = False  # a proof follows

    @property
    def needs_evidence(self) -> bool:
        """Whether the box states something to be checked."""
        return self.kind in CLAIMS


@dataclass
class Ledger:
    """Everything the views and ledger.json are drawn from, in the order of the book."""

    results: dict[str, Result]
    evidence: dict[str, list[dict[str, Any]]]
    chapters: dict[str, str]
    numbers: dict[str, str]
    implementers: dict[str, list[docstrings.Code]]
    part_of: dict[str, str] = field(default_factory=dict)  # page -> part of the book
    views: dict[str, str] = field(default_factory=dict)  # view -> the page that shows it

    @property
    def claims(self) -> list[Result]:
        """The results proper."""
        return [r for r in self.results.values() if r.needs_evidence]

    @property
    def questions(self) -> list[Result]:
        """Open questions of the sources that the book answers."""
        return [r for r in self.results.values() if r.kind == "question"]

    @property
    def boxes(self) -> list[Result]:
        """Results, definitions and algorithms: all that has a number."""
        return [r for r in self.results.values() if r.kind != "question"]

    @property
    def stating(self) -> dict[str, list[Result]]:
        """The pages that state something, in the order of the book, with their boxes."""
        pages: dict[str, list[Result]] = {docname: [] for docname in self.chapters}
        for result in self.boxes:
            pages[result.docname].append(result)
        return {docname: boxes for docname, boxes in pages.items() if boxes}

    @property
    def errata(self) -> list[tuple[str, dict[str, Any]]]:
        """Errata of the sources with the twin that refutes each."""
        found = [(e, t) for items in self.evidence.values() for t in items for e in t["settles"]]
        return sorted(found, key=lambda pair: pair[0])

    def uses(self, label: str) -> list[str]:
        """Labelled boxes that a statement or its proof refers to."""
        return [u for u in self.results[label].uses if u in self.results]

    def used_by(self, label: str) -> list[str]:
        """Boxes that refer to this one."""
        return [r.label for r in self.results.values() if label in r.uses]

    def kinds(self, label: str) -> dict[str, int]:
        """How many checks of each kind a box has."""
        found = [e["kind"] for e in self.evidence.get(label, [])]
        return {kind: found.count(kind) for kind in dict.fromkeys(found)}

    def settles(self, label: str) -> list[str]:
        """The errata of the sources that the twins of a result refute."""
        return sorted({e for item in self.evidence.get(label, []) for e in item["settles"]})

    def corrects(self, label: str) -> list[str]:
        """The sources that are wrong where a result is right."""
        return list(dict.fromkeys(map(source_of, self.settles(label))))

    def chapter_uses(self) -> dict[tuple[str, str], int]:
        """For two pages, how often the first refers to results of the second in its proofs."""
        pairs: dict[tuple[str, str], int] = {}
        for result in self.boxes:
            for used in self.uses(result.label):
                pair = (result.docname, self.results[used].docname)
                if pair[0] != pair[1]:
                    pairs[pair] = pairs.get(pair, 0) + 1
        return pairs

    def covering(self, label: str, part: str) -> list[dict[str, Any]]:
        """The evidence for one part of a statement. With one part, all evidence is for it."""
        items = self.evidence.get(label, [])
        if self.results[label].parts == 1:
            return items
        return [e for e in items if part in e["parts"] or "all" in e["parts"]]

    def proof_of(self, label: str) -> str:
        """Whether proofs for every n and d cover the statement: "in full", "in part" or ""."""
        proofs = [e for e in self.evidence.get(label, []) if e["kind"] == "proof"]
        known = [str(n) for n in range(1, self.results[label].parts + 1)]
        covered = {p for e in proofs for p in e["parts"]}
        whole = len(known) == 1 or "all" in covered or covered >= set(known)
        if proofs and whole and not any(e["left"] for e in proofs):
            return "in full"
        return "in part" if proofs else ""

    def code(self, label: str) -> list[docstrings.Code]:
        """The functions, classes and methods of lib/ whose docstrings name this box."""
        return self.implementers.get(label, [])

    def ancestors(self, label: str) -> list[str]:
        """Everything a result rests on, in the order of the book."""
        seen: set[str] = set()
        queue = self.uses(label)
        while queue:
            name = queue.pop()
            if name not in seen:
                seen.add(name)
                queue += self.uses(name)
        return [name for name in self.results if name in seen - {label}]

    def circle(self) -> list[str]:
        """Results whose proofs rest on each other, in a circle; empty if there is none."""
        done: set[str] = set()

        def search(label: str, path: list[str]) -> list[str]:
            if label in path:
                return [*path[path.index(label) :], label]
            if label in done:
                return []
            found = next(filter(None, (search(u, [*path, label]) for u in self.uses(label))), [])
            done.add(label)
            return found

        return next(filter(None, (search(r.label, []) for r in self.claims)), [])

    def name(self, label: str) -> str:
        """For instance "Theorem 2.3", or the kind alone for an unnumbered box."""
        return f"{self.results[label].kind.title()} {self.numbers.get(label, '')}".strip()

    def data(self) -> dict[str, Any]:
        """The content of ledger.json."""
        return {
            "totals": self.totals(),
            "chapters": [
                {"page": page, "title": self.chapters[page], "part": self.part_of.get(page, "")}
                for page in self.stating
            ],
            "results": [self._entry(r) for r in self.boxes],
            "questions": [self._entry(r) for r in self.questions],
            "errata": [
                {"id": e, "claim": t["claim"], "check": t["check"], "refuted": t["about"]}
                for e, t in self.errata
            ],
        }

    def totals(self) -> dict[str, int]:
        """Counts for the landing page and the head of the ledger."""
        items = [e for r in self.claims for e in self.evidence.get(r.label, [])]
        return {
            "results": len(self.claims),
            "checks": len(items),
            "examples": sum(e["examples"] or 0 for e in items),
            "proved": sum(self.proof_of(r.label) == "in full" for r in self.claims),
            "proved_in_part": sum(self.proof_of(r.label) == "in part" for r in self.claims),
            "twins": sum(e["kind"] == "twin" for e in items),
            "errata": len({e for e, _ in self.errata}),
            "questions": len(self.questions),
        }

    def _entry(self, result: Result) -> dict[str, Any]:
        wanted = ["kind", "check", "about", "examples", "counterexample", "settles", "parts"]
        wanted += ["premise", "scope", "left", "second"]
        wanted += ["file", "line", "url", "page", "anchor"]
        return {
            "id": result.label,
            "kind": result.kind,
            "title": result.title,
            "number": self.numbers.get(result.label, ""),
            "chapter": result.docname,
            "uses": self.uses(result.label),
            "used_by": self.used_by(result.label),
            "parts": [
                {"part": part, "checks": [e["check"] for e in self.covering(result.label, part)]}
                for part in map(str, range(1, result.parts + 1))
            ],
            "implemented_by": [
                {"name": code.name, "file": code.file, "line": code.line}
                for code in self.code(result.label)
            ],
            "evidence": [
                {key: item[key] for key in wanted} for item in self.evidence.get(result.label, [])
            ],
        }

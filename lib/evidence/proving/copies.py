"""Copies of proofs for the second kernel, for a page that shows both statements."""

import html
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from evidence.card import framed, wide
from evidence.proof import Script
from evidence.proving import library, second

SAID = ("Variable", "Definition", "Hypothesis", "Theorem")


@dataclass(frozen=True)
class Copy:
    """What a Coq file says: the statement in the book's notation, and in Coq's."""

    name: str
    label: str
    book: tuple[tuple[str, str], ...]  # "given" or "part 1", and LaTeX
    coq: str

    @classmethod
    def read(cls, file: Path) -> "Copy":
        """The copy in a file."""
        text = file.read_text("utf-8")
        head = re.findall(r"^\(\* (label|given|part \w+): (.*) \*\)$", text, re.M)
        coq = "\n".join(line for line in text.splitlines() if line.startswith(SAID))
        return cls(file.stem, head[0][1], tuple(head[1:]), coq)


class Page:
    """All copies, and the scripts that have none."""

    def __init__(self, package: str) -> None:
        every = library.scripts(package)
        files = {f.stem: f for f in (library.folder(package) / second.FOLDER).glob("*.v")}
        self.copies = [Copy.read(files[name]) for name in every if name in files]
        self.missing = [script for name, script in every.items() if name not in files]

    def __repr__(self) -> str:
        return f"{len(self.copies)} proofs have a second kernel, {len(self.missing)} have not"

    def _repr_html_(self) -> str:
        return framed(
            f"<p>{self!r}.</p>" + "".join(map(_shown, self.copies)) + _listed(self.missing)
        )


def _shown(copy: Copy) -> str:
    book = "".join(f"<li>{word} {wide(latex)}</li>" for word, latex in copy.book)
    return (
        f'<details class="ev-copy"><summary>{copy.label}: {copy.name}</summary>'
        f'<ul class="ev-then">{book}</ul><pre>{html.escape(copy.coq)}</pre></details>'
    )


def _listed(scripts: Iterable[Script]) -> str:
    """By label, for a label may have several scripts."""
    names: dict[str, list[str]] = {}
    for script in scripts:
        names.setdefault(script.label, []).append(script.name)
    items = "".join(f"<li>{label}: {', '.join(found)}</li>" for label, found in names.items())
    return f"<details><summary>without a second kernel</summary><ul>{items}</ul></details>"

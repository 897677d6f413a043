"""The pages of the ledger that no file stands for, one a chapter, and the data of its scripts."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ledger_details import detail, section
from ledger_model import Ledger
from ledger_places import Link, chapter_place
from ledger_reading import typeset
from ledger_views import counts
from sphinx.application import Sphinx

Page = tuple[str, dict[str, Any], str]


def linker(app: Sphinx, docname: str) -> Link:
    """How a page links to others."""

    def link(target: str, label: str = "") -> str:
        place = app.builder.get_relative_uri(docname, target)
        return f"{place}#{label}" if label else place

    return link


def pages(app: Sphinx, ledger: Ledger) -> Iterator[Page]:
    """The page of each chapter that states something: a table, and all details."""
    for docname, boxes in ledger.stating.items():
        name = chapter_place(docname)
        typeset(app.env, name)
        link, title = linker(app, name), app.env.titles[docname].astext()
        back = link(ledger.views.get("matrix", docname))
        body = (
            f'<section id="chapter-ledger"><h1>{title}: the ledger</h1>'
            f"<p>What this chapter states, and what checked it. "
            f'<a href="{link(docname)}">To the chapter</a> · <a href="{back}">The ledger</a></p>'
            f"{counts(ledger, boxes, link)}</section>"
            + "".join(section(ledger, box.label, link) for box in boxes)
        )
        yield (
            name,
            {"title": f"{title}: the ledger", "body": body, "toc": "", "meta": {}},
            "page.html",
        )


def write_details(app: Sphinx, ledger: Ledger) -> None:
    """The details of each chapter as a script, for rows that open: a page that was opened as a
    file may load a script, but no other data. `root:` stands for the folder of the book."""

    def link(target: str, label: str = "") -> str:
        return f"root:{app.builder.get_target_uri(target)}" + (f"#{label}" if label else "")

    for docname, boxes in ledger.stating.items():
        shown = {box.label: detail(ledger, box.label, link) for box in boxes}
        write_piece(app, f"{chapter_place(docname)}.details.js", shown)


def write_piece(app: Sphinx, name: str, data: dict[str, str]) -> None:
    """A script that hands data, by label, to the page that loads it."""
    path = Path(app.outdir, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(data, indent=0, ensure_ascii=False, sort_keys=True)
    path.write_text(f"ledgerPiece({json.dumps(name)}, {text});\n", "utf-8")

"""The page of the notation as an index of symbols: in its tables, names of chapters become links.

The column is called "where", and a chapter has the name of its file there. A test compares the
tables with the chapters. A reader sees the number of the chapter (its title, if it has none), and
the title when pointing at it; a part has the name of its folder in the table, and its caption on
the page.
"""

from pathlib import PurePosixPath
from typing import Any

from contents import parts
from docutils import nodes
from sphinx.application import Sphinx

COLUMN = "where"


class ChapterNode(nodes.Inline, nodes.TextElement):
    """The name of a chapter, until its number is known."""


def link_chapters(app: Sphinx, doctree: nodes.document) -> None:
    """Link the names of chapters in each column that says where."""
    pages = {PurePosixPath(docname).name: docname for docname in app.env.found_docs}
    captions = {_folder(part): part["caption"] for part in parts(app.env)}
    for table in doctree.findall(nodes.tgroup):
        head, body = (next(table.findall(kind)) for kind in (nodes.thead, nodes.tbody))
        columns = [i for i, cell in enumerate(head[0]) if cell.astext() == COLUMN]
        for row in body if columns else []:
            for text in list(row[columns[0]].findall(nodes.Text)):
                text.parent.replace(text, _linked(text.astext(), pages, captions))


def _folder(part: dict[str, Any]) -> str:
    return PurePosixPath(part["chapters"][0]["file"]).parent.name


def _linked(text: str, pages: dict[str, str], captions: dict[str, str]) -> list[nodes.Node]:
    shown: list[nodes.Node] = []
    for name in text.split(", "):
        shown += [nodes.Text(", ")] if shown else []
        plain = nodes.Text(captions.get(name, name))
        shown.append(ChapterNode("", name, page=pages[name]) if name in pages else plain)
    return shown


def number_chapters(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Make links of the chapters, with their numbers, which are known only now."""
    for chapter in list(doctree.findall(ChapterNode)):
        page = chapter["page"]
        number = ".".join(map(str, app.env.toc_secnumbers.get(page, {}).get("", ())))
        address = app.builder.get_relative_uri(docname, page)
        title = app.env.titles[page].astext()
        chapter.replace_self(
            nodes.reference("", number or title, internal=True, refuri=address, reftitle=title)
        )


def setup(app: Sphinx) -> None:
    """Register (called by the ledger extension)."""
    app.connect("doctree-read", link_chapters)
    app.connect("doctree-resolved", number_chapters)

"""The page of the notation as an index of symbols: in its tables, names of chapters become links.

The column is called "where", and a chapter has the name of its file there. A test compares the
tables with the chapters. A reader sees the number of the chapter, and its title when pointing at
it; a part has the name of its folder in the table, and its caption on the page.
"""

from pathlib import PurePosixPath
from typing import Any

from contents import parts
from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx

COLUMN, CHAPTER = "where", "chapter-number"


def link_chapters(app: Sphinx, doctree: nodes.document) -> None:
    """Link the names of chapters in each column that says where."""
    pages = {PurePosixPath(docname).name: docname for docname in app.env.found_docs}
    captions = {_folder(part): part["caption"] for part in parts(app.env)}
    for table in doctree.findall(nodes.tgroup):
        head, body = (next(table.findall(kind)) for kind in (nodes.thead, nodes.tbody))
        columns = [i for i, cell in enumerate(head[0]) if cell.astext() == COLUMN]
        for row in body if columns else []:
            for text in list(row[columns[0]].findall(nodes.Text)):
                text.parent.replace(text, _linked(text.astext(), pages, captions, app.env.docname))


def _folder(part: dict[str, Any]) -> str:
    return PurePosixPath(part["chapters"][0]["file"]).parent.name


def _linked(
    text: str, pages: dict[str, str], captions: dict[str, str], docname: str
) -> list[nodes.Node]:
    shown: list[nodes.Node] = []
    for name in text.split(", "):
        shown += [nodes.Text(", ")] if shown else []
        known = name in pages
        plain = nodes.Text(captions.get(name, name))
        shown.append(_reference(name, pages[name], docname) if known else plain)
    return shown


def _reference(name: str, page: str, docname: str) -> pending_xref:
    target = {"refdomain": "std", "reftype": "doc", "reftarget": f"/{page}"}
    shown = nodes.inline("", name, classes=[CHAPTER], page=page)
    return pending_xref("", shown, refdoc=docname, refexplicit=True, **target)


def number_chapters(app: Sphinx, doctree: nodes.document, _docname: str) -> None:
    """Put the numbers of the chapters, which are known only now, into the links."""
    for shown in doctree.findall(lambda n: isinstance(n, nodes.inline) and CHAPTER in n["classes"]):
        page = shown["page"]
        number = app.env.toc_secnumbers[page][""]
        shown.parent["reftitle"] = app.env.titles[page].astext()
        shown.replace_self(nodes.Text(".".join(map(str, number))))


def setup(app: Sphinx) -> None:
    """Register (called by the ledger extension)."""
    app.connect("doctree-read", link_chapters)
    app.connect("doctree-resolved", number_chapters)

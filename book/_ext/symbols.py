"""The page of the notation as an index of symbols: in its tables, names of chapters become links.

The column is called "where", and a chapter has the name of its file there. A test compares the
tables with the chapters; here they only get their links.
"""

from pathlib import PurePosixPath

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx

COLUMN = "where"


def link_chapters(app: Sphinx, doctree: nodes.document) -> None:
    """Link the names of chapters in each column that says where."""
    pages = {PurePosixPath(docname).name: docname for docname in app.env.found_docs}
    for table in doctree.findall(nodes.tgroup):
        head, body = (next(table.findall(kind)) for kind in (nodes.thead, nodes.tbody))
        columns = [i for i, cell in enumerate(head[0]) if cell.astext() == COLUMN]
        for row in body if columns else []:
            for text in list(row[columns[0]].findall(nodes.Text)):
                text.parent.replace(text, list(_linked(text.astext(), pages, app.env.docname)))


def _linked(text: str, pages: dict[str, str], docname: str) -> list[nodes.Node]:
    shown: list[nodes.Node] = []
    for name in text.split(", "):
        shown += [nodes.Text(", ")] if shown else []
        shown.append(_reference(name, pages[name], docname) if name in pages else nodes.Text(name))
    return shown


def _reference(name: str, page: str, docname: str) -> pending_xref:
    target = {"refdomain": "std", "reftype": "doc", "reftarget": f"/{page}"}
    return pending_xref("", nodes.inline("", name), refdoc=docname, refexplicit=True, **target)


def setup(app: Sphinx) -> None:
    """Register (called by the ledger extension)."""
    app.connect("doctree-read", link_chapters)

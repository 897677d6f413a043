"""The search: results are found by number, title and label; code is not looked at."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from docutils import nodes
from ledger_model import CLAIMS, OTHERS
from ledger_nodes import BOXES
from ledger_places import plain
from ledger_reading import numbers, results
from sphinx.application import Sphinx
from sphinx.domains import ObjType
from sphinx.util.index_entries import split_index_msg
from sphinx_proof.domain import ProofDomain

SCORER = Path(__file__).with_name("search_scorer.js")
UNREAD = (nodes.literal_block, nodes.doctest_block, nodes.math, nodes.math_block, nodes.raw)


class ResultDomain(ProofDomain):
    """The boxes of sphinx-proof, as objects that a search finds."""

    object_types: ClassVar = {kind: ObjType(kind.title(), "ref") for kind in (*CLAIMS, *OTHERS)}
    indices: ClassVar = []  # its own is a list of labels; the book has an index of results

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Name, name as the search shows it, kind, page, anchor, priority.

        The two names are the same: where they differ and the first is the anchor, the search makes
        up an anchor from the second.
        """
        number = numbers(self.env)
        for r in results(self.env):
            name = f"{r.kind.title()} {number.get(r.label, '')}".strip()
            shown = f"{name}: {plain(r.title)} [{r.label}]"
            yield shown, shown, r.kind, r.docname, r.label, 0


def index_prose(app: Sphinx) -> None:
    """Let the index of the search see the text of pages only: no code, no output, no formulas.

    The title of a box is no title of its page. It belongs to the result, which is found itself.
    """
    builder: Any = app.builder
    if builder.format != "html":
        return
    index_page = builder.index_page

    def index(pagename: str, doctree: nodes.document, title: str) -> None:
        index_page(pagename, prose(doctree), title)

    builder.index_page = index


def prose(doctree: nodes.document) -> nodes.document:
    """A copy of a page without what is no prose."""
    copy = doctree.deepcopy()
    for node in list(copy.findall(lambda n: isinstance(n, UNREAD))):
        node.parent.remove(node)
    for box in copy.findall(lambda n: isinstance(n, BOXES)):
        for title in list(box.findall(nodes.title)):
            title.replace_self(nodes.paragraph("", "", *title.children))
    return copy


def keep_entries(app: Sphinx) -> list[Any]:
    """Give the search the index entries of all pages.

    Sphinx only knows those of the pages that it has just written: what it loads from the last
    build has none. It asks for additional pages right before it writes the index; there are none.
    """
    indexer: Any = app.builder.indexer
    for docname, entries in app.env.get_domain("index").data["entries"].items():
        if docname in indexer._titles:
            words = {
                (word, target, main)
                for kind, value, target, main, _ in entries
                for word in split_index_msg(kind, value)
            }
            indexer._index_entries[docname] = sorted(words)
    return []


def setup(app: Sphinx) -> None:
    """Register (called by the ledger extension)."""
    app.setup_extension("sphinx_proof")
    app.add_domain(ResultDomain, override=True)
    app.connect("config-inited", _use_scorer)
    app.connect("builder-inited", index_prose)
    app.connect("html-collect-pages", keep_entries)


def _use_scorer(_app: Sphinx, config: Any) -> None:
    config.html_search_scorer = str(SCORER)

"""The ledger: which result rests on what, and which check has shown what about it.

Read from the book itself. Results and their references are the `prf:` boxes, proofs and
`{prf:ref}`s of the pages; evidence is the output of their executed cells. The extension
writes ledger.json, draws the views on the ledger page, adds a line to each result, and warns
(so the strict build fails) about a result without evidence, evidence without a result, and a
docstring of lib/ that names no result.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import api
import contents
import downloads
import figures
import finding
import folding
import freshness
import ledger_pages
import ledger_views
import page
import previews
import progress
import symbols
from docutils import nodes
from ledger_judging import judge
from ledger_model import Ledger
from ledger_nodes import (
    BOXES,
    QuestionDirective,
    QuestionNode,
    ViewDirective,
    ViewNode,
    depart_question,
    visit_question,
)
from ledger_reading import all_cells, build, collect, merge, numbering, purge
from result_line import result_line
from sphinx.application import Sphinx

CARD_ID = re.compile(r'(?<= id=")check-[^"]+(?=")')


def draw(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Fill in the views of a page and the line below each result; number the ids of its cards."""
    ledger, numbered = _ledger(app), numbering()
    for node in doctree.findall(nodes.raw):
        text = CARD_ID.sub(lambda match: numbered(match[0]), node.astext())
        node[:] = [nodes.Text(text)]

    link = ledger_pages.linker(app, docname)
    for node in list(doctree.findall(ViewNode)):
        text = ledger_views.VIEWS[node["view"]](ledger, link)
        node.replace_self(nodes.raw("", text, format="html"))
    for node in doctree.findall(lambda n: isinstance(n, BOXES)):
        if node["label"] in ledger.results:
            node += nodes.raw("", result_line(ledger, node["label"], link), format="html")
    if app.env.metadata[docname].get("evidence") != "open":
        folding.fold(doctree, ledger, all_cells(app, docname))


def _ledger(app: Sphinx) -> Ledger:
    """The ledger, built once after all numbers are known."""
    if not hasattr(app, "_ledger"):
        app._ledger = build(app)
    return app._ledger


def write(app: Sphinx, exception: Exception | None) -> None:
    """ledger.json, and the details for the script, beside the pages."""
    if exception is None and app.builder.format == "html":
        text = json.dumps(_ledger(app).data(), indent=1, ensure_ascii=False)
        Path(app.outdir, "ledger.json").write_text(text + "\n", "utf-8")
        ledger_pages.write_details(app, _ledger(app))


def collect_pages(app: Sphinx) -> Iterator[ledger_pages.Page]:
    """The pages that no file stands for."""
    return ledger_pages.pages(app, _ledger(app))


def prepare(app: Sphinx, name: str, _template: str, context: dict[str, Any], _tree: Any) -> None:
    """References to results get previews."""
    previews.prepare(app, _ledger(app), name, context)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the extension."""
    freshness.setup(app)
    api.setup(app)
    downloads.setup(app)
    progress.setup(app)
    finding.setup(app)
    symbols.setup(app)
    app.add_directive("ledger", ViewDirective)
    app.add_directive("question", QuestionDirective)
    app.add_node(ViewNode)
    app.add_node(QuestionNode, html=(visit_question, depart_question))
    contents.setup(app)
    figures.setup(app)
    folding.setup(app)
    page.setup(app)
    app.add_css_file("ledger.css")
    for script in ("pieces", "ledger", "results", "zoom", "focus", "preview"):
        app.add_js_file(f"{script}.js", loading_method="defer")
    app.connect("doctree-read", collect)
    app.connect("env-purge-doc", purge)
    app.connect("env-merge-info", merge)
    app.connect("env-updated", judge)
    app.connect("doctree-resolved", draw)
    app.connect("html-page-context", prepare)
    app.connect("html-collect-pages", collect_pages)
    app.connect("build-finished", write)
    app.connect("config-inited", without_thebe)
    return {"parallel_read_safe": True, "parallel_write_safe": True, "env_version": 4}


def without_thebe(app: Sphinx, _config: Any) -> None:
    """Take the scripts of sphinx-thebe, which jupyter-book always loads, off the pages: they run
    cells on a remote server, and clash with each other. Its style sheet stays; it is harmless."""
    for event in ("env-before-read-docs", "doctree-resolved"):
        listeners = app.events.listeners[event]
        listeners[:] = [x for x in listeners if not x.handler.__module__.startswith("sphinx_thebe")]

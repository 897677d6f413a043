"""From the pages to the ledger: boxes and their references, outputs of cells, docstrings."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import docstrings
from docutils import nodes
from evidence.core import KINDS, MIME
from evidence.project import Project
from ledger_model import Ledger, Result
from ledger_nodes import BOXES, QuestionNode, shown_views
from sphinx.addnodes import pending_xref, toctree
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging
from sphinx_proof.nodes import NODE_TYPES, proof_node

logger = logging.getLogger(__name__)


def collect(app: Sphinx, doctree: nodes.document) -> None:
    """Note the boxes of a page that has just been read, and mend sphinx-proof's markup."""
    found: list[Result] = []
    for node in doctree.findall(lambda n: isinstance(n, (*BOXES, proof_node, QuestionNode))):
        refs = [x["reftarget"] for x in node.findall(pending_xref) if x.get("refdomain") == "prf"]
        if isinstance(node, proof_node):
            if found:
                found[-1].proved = True
                known = dict.fromkeys([*found[-1].uses, *refs])
                found[-1].uses = [label for label in known if label != found[-1].label]
            continue
        found.append(_box(app.env.docname, node, list(dict.fromkeys(refs))))
        for section in node.findall(nodes.section):
            if section["ids"] == ["proof-content"]:  # the same id in each box is not valid HTML
                section["ids"] = [f"{node['label']}-content"]
    _pages(app.env)[app.env.docname] = found
    if any(x.get("refdomain") == "prf" for x in doctree.findall(pending_xref)):
        typeset(app.env, app.env.docname)  # the preview of a reference may hold a formula


def typeset(env: BuildEnvironment, docname: str) -> None:
    """Load MathJax on a page, whether or not its text has a formula."""
    env.get_domain("math").data["has_equations"][docname] = True


def _box(docname: str, node: nodes.Element, refs: list[str]) -> Result:
    title = node["title"].strip().removeprefix("(").removesuffix(")")
    lists = [c for s in node.findall(nodes.section) for c in s.children if _is_numbered(c)]
    parts = sum(len(c.children) for c in lists) or 1
    result = Result(node["label"], node["realtype"], title, docname, node.line or 0, refs, parts)
    if result.needs_evidence and result.label.rpartition("-")[0] == result.kind:
        warn(f"a {result.kind} has no label; give it one with :label:", result)
    if result.needs_evidence and not title:
        warn(f"{result.label} has no title; write it after the directive's name", result)
    return result


def _is_numbered(node: nodes.Node) -> bool:
    return isinstance(node, nodes.enumerated_list)


def _pages(env: BuildEnvironment) -> dict[str, list[Result]]:
    if not hasattr(env, "ledger_pages"):
        env.ledger_pages = {}
    return env.ledger_pages


def purge(_app: Sphinx, env: BuildEnvironment, docname: str) -> None:
    """Forget a page that will be read again."""
    _pages(env).pop(docname, None)
    shown_views(env).pop(docname, None)


def merge(_app: Sphinx, env: BuildEnvironment, docnames: set[str], other: BuildEnvironment) -> None:
    """Take over pages that a parallel reader read."""
    for kept in (_pages, shown_views):
        kept(env).update({d: v for d, v in kept(other).items() if d in docnames})


def build(app: Sphinx) -> Ledger:
    """The ledger of the whole book."""
    env = app.env
    order = reading_order(env)
    boxes = {r.label: r for r in results(env)}
    evidence: dict[str, list[dict[str, Any]]] = {}
    for item in (item for d in order for item in _outputs(app, d)):
        known = evidence.setdefault(item["claim"], [])
        if item["check"] not in [(k["check"]) for k in known]:
            known.append(item)
    rank = list(KINDS)
    for items in evidence.values():
        items.sort(key=lambda item: rank.index(item["kind"]))
    titles = {d: env.titles[d].astext() for d in order}
    code = docstrings.implementers(docstrings.mentions(project(app)))
    views = {view: d for d in reversed(order) for view in shown_views(env).get(d, [])}
    return Ledger(boxes, evidence, titles, numbers(env), code, _parts(env), views)


def project(app: Sphinx) -> Project:
    return Project.find(Path(app.srcdir))


def results(env: BuildEnvironment) -> list[Result]:
    """The boxes of all pages, in the order of the book."""
    return [r for d in reading_order(env) for r in _pages(env).get(d, [])]


def reading_order(env: BuildEnvironment) -> list[str]:
    """All pages of the book, in the order of its table of contents."""
    order, queue = [], [env.config.root_doc]
    while queue:
        name = queue.pop(0)
        if name not in order:
            order.append(name)
            queue = env.toctree_includes.get(name, []) + queue
    return [name for name in order if name in env.found_docs]


def _parts(env: BuildEnvironment) -> dict[str, str]:
    """For each page the part of the book that it is in: the caption in the table of contents."""
    found = {}
    for tree in env.get_doctree(env.config.root_doc).findall(toctree):
        queue = [name for name in tree["includefiles"] if tree.get("caption")]
        while queue:
            name = queue.pop()
            found[name] = tree["caption"]
            queue += env.toctree_includes.get(name, [])
    return found


def numbers(env: BuildEnvironment) -> dict[str, str]:
    """The numbers of the boxes, by their labels."""
    return {
        label: ".".join(map(str, number))
        for kinds in env.toc_fignumbers.values()
        for kind, labels in kinds.items()
        if kind in NODE_TYPES
        for label, number in labels.items()
    }


def _outputs(app: Sphinx, docname: str) -> Iterator[dict[str, Any]]:
    """The evidence on a page, in its order, with the id that its place in a card gets there."""
    numbered = numbering()
    for cell in cells(app, docname):
        for item in records(cell):
            yield item | {"page": docname, "anchor": numbered(item["anchor"])}


def numbering() -> Callable[[str], str]:
    """Tells the ids of a page apart: a card shown twice, two formulas for one claim."""
    seen: Counter[str] = Counter()

    def numbered(name: str) -> str:
        seen[name] += 1
        return name if seen[name] == 1 else f"{name}-{seen[name]}"

    return numbered


def notebook(app: Sphinx, docname: str) -> Path:
    return Path(app.outdir).parent / "jupyter_execute" / f"{docname}.ipynb"


def cells(app: Sphinx, docname: str) -> list[dict[str, Any]]:
    """The executed code cells of a page."""
    return [cell for cell in all_cells(app, docname) if cell["cell_type"] == "code"]


def all_cells(app: Sphinx, docname: str) -> list[dict[str, Any]]:
    """The cells of a page, text and code."""
    path = notebook(app, docname)
    return json.loads(path.read_text("utf-8"))["cells"] if path.is_file() else []


def records(cell: dict[str, Any]) -> list[dict[str, Any]]:
    """The evidence that a cell shows."""
    shown = [output.get("data", {}).get(MIME, []) for output in cell["outputs"]]
    return [item for items in shown for item in items]


def warn(message: str, result: Result) -> None:
    """A warning at a box; the strict build fails on it."""
    logger.warning(message, location=(result.docname, result.line or None), type="ledger")

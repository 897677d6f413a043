"""The ledger: which result rests on what, and which check has shown what about it.

Read from the book itself. Results and their references are the `prf:` boxes, proofs and
`{prf:ref}`s of the pages; evidence is the output of their executed cells. The extension
writes ledger.json, draws the views on the ledger page, adds a line to each result, and warns
(so the strict build fails) about a result without evidence, evidence without a result, and a
docstring of lib/ that names no result.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import docstrings
import freshness
import ledger_views
from docutils import nodes
from docutils.parsers.rst import directives
from evidence.core import KINDS, MIME, TESTS
from evidence.project import Project
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from sphinx_proof.nodes import NODE_TYPES, proof_node

logger = logging.getLogger(__name__)

BOXES = tuple(NODE_TYPES.values())
CARD_ID = re.compile(r'(?<= id=")check-[^"]+(?=")')
CLAIMS = ("theorem", "lemma", "proposition", "corollary")


@dataclass
class Result:
    """A labelled box: a result, a definition, an algorithm or an answered question."""

    label: str
    kind: str
    title: str
    docname: str
    line: int
    uses: list[str] = field(default_factory=list)

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

    @property
    def claims(self) -> list[Result]:
        """The results proper."""
        return [r for r in self.results.values() if r.needs_evidence]

    @property
    def questions(self) -> list[Result]:
        """Open questions of the sources that the book answers."""
        return [r for r in self.results.values() if r.kind == "question"]

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

    def name(self, label: str) -> str:
        """For instance "Theorem 2.3", or the kind alone for an unnumbered box."""
        return f"{self.results[label].kind.title()} {self.numbers.get(label, '')}".strip()

    def data(self) -> dict[str, Any]:
        """The content of ledger.json."""
        return {
            "totals": self.totals(),
            "results": [self._entry(r) for r in self.results.values() if r.kind != "question"],
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
            "twins": sum(e["kind"] == "twin" for e in items),
            "errata": len({e for e, _ in self.errata}),
            "questions": len(self.questions),
        }

    def _entry(self, result: Result) -> dict[str, Any]:
        wanted = ["kind", "check", "about", "examples", "counterexample", "settles"]
        wanted += ["file", "line", "url", "page", "anchor"]
        return {
            "id": result.label,
            "kind": result.kind,
            "title": result.title,
            "number": self.numbers.get(result.label, ""),
            "chapter": result.docname,
            "uses": self.uses(result.label),
            "used_by": self.used_by(result.label),
            "implemented_by": [
                {"name": code.name, "file": code.file, "line": code.line}
                for code in self.code(result.label)
            ],
            "evidence": [
                {key: item[key] for key in wanted} for item in self.evidence.get(result.label, [])
            ],
        }


# ---------------------------------------------------------------- collecting


def collect(app: Sphinx, doctree: nodes.document) -> None:
    """Note the boxes of a page that has just been read, and mend sphinx-proof's markup."""
    found: list[Result] = []
    for node in doctree.findall(lambda n: isinstance(n, (*BOXES, proof_node, QuestionNode))):
        refs = [x["reftarget"] for x in node.findall(pending_xref) if x.get("refdomain") == "prf"]
        if isinstance(node, proof_node):
            if found:
                known = dict.fromkeys([*found[-1].uses, *refs])
                found[-1].uses = [label for label in known if label != found[-1].label]
            continue
        found.append(_box(app.env.docname, node, list(dict.fromkeys(refs))))
        for section in node.findall(nodes.section):
            if section["ids"] == ["proof-content"]:  # the same id in each box is not valid HTML
                section["ids"] = [f"{node['label']}-content"]
    _pages(app.env)[app.env.docname] = found


def _box(docname: str, node: nodes.Element, refs: list[str]) -> Result:
    title = node["title"].strip().removeprefix("(").removesuffix(")")
    result = Result(node["label"], node["realtype"], title, docname, node.line or 0, refs)
    if result.needs_evidence and result.label.rpartition("-")[0] == result.kind:
        _warn(f"a {result.kind} has no label; give it one with :label:", result)
    if result.needs_evidence and not title:
        _warn(f"{result.label} has no title; write it after the directive's name", result)
    return result


def _pages(env: BuildEnvironment) -> dict[str, list[Result]]:
    if not hasattr(env, "ledger_pages"):
        env.ledger_pages = {}
    return env.ledger_pages


def purge(app: Sphinx, env: BuildEnvironment, docname: str) -> None:
    """Forget a page that will be read again."""
    _pages(env).pop(docname, None)


def merge(app: Sphinx, env: BuildEnvironment, docnames: set[str], other: BuildEnvironment) -> None:
    """Take over pages that a parallel reader read."""
    _pages(env).update({d: v for d, v in _pages(other).items() if d in docnames})


def build(app: Sphinx) -> Ledger:
    """The ledger of the whole book."""
    env = app.env
    order = [d for d in _reading_order(env) if d in env.found_docs]
    results = {r.label: r for d in order for r in _pages(env).get(d, [])}
    evidence: dict[str, list[dict[str, Any]]] = {}
    for item in (item for d in order for item in _outputs(app, d)):
        known = evidence.setdefault(item["claim"], [])
        if item["check"] not in [(k["check"]) for k in known]:
            known.append(item)
    rank = list(KINDS)
    for items in evidence.values():
        items.sort(key=lambda item: rank.index(item["kind"]))
    titles = {d: env.titles[d].astext() for d in order}
    code = docstrings.implementers(docstrings.mentions(_project(app)))
    return Ledger(results, evidence, titles, _numbers(env), code)


def _project(app: Sphinx) -> Project:
    return Project.find(Path(app.srcdir))


def _reading_order(env: BuildEnvironment) -> list[str]:
    order, queue = [], [env.config.root_doc]
    while queue:
        name = queue.pop(0)
        if name not in order:
            order.append(name)
            queue = env.toctree_includes.get(name, []) + queue
    return order


def _numbers(env: BuildEnvironment) -> dict[str, str]:
    return {
        label: ".".join(map(str, number))
        for kinds in env.toc_fignumbers.values()
        for kind, labels in kinds.items()
        if kind in NODE_TYPES
        for label, number in labels.items()
    }


def _outputs(app: Sphinx, docname: str) -> Iterator[dict[str, Any]]:
    """The evidence on a page, in its order, with the id that its place in a card gets there."""
    numbered = _numbering()
    for cell in _cells(app, docname):
        for output in cell["outputs"]:
            for item in output.get("data", {}).get(MIME, []):
                yield item | {"page": docname, "anchor": numbered(item["anchor"])}


def _numbering() -> Callable[[str], str]:
    """Tells the ids of a page apart: a card shown twice, two formulas for one claim."""
    seen: Counter[str] = Counter()

    def numbered(name: str) -> str:
        seen[name] += 1
        return name if seen[name] == 1 else f"{name}-{seen[name]}"

    return numbered


def _notebook(app: Sphinx, docname: str) -> Path:
    return Path(app.outdir).parent / "jupyter_execute" / f"{docname}.ipynb"


def _cells(app: Sphinx, docname: str) -> list[dict[str, Any]]:
    """The executed code cells of a page."""
    path = _notebook(app, docname)
    cells = json.loads(path.read_text("utf-8"))["cells"] if path.is_file() else []
    return [cell for cell in cells if cell["cell_type"] == "code"]


# ---------------------------------------------------------------- judging


def judge(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Warn about every gap; return the pages whose ledger lines changed."""
    for docname in getattr(env, "ledger_views", set()) & env.found_docs:
        env.get_domain("math").data["has_equations"][docname] = True  # titles are drawn later
    for docname in env.found_docs:
        if (path := _notebook(app, docname)).is_file():
            freshness.restore_outputs(app, path, docname)
    ledger = build(app)
    if unexecuted(app, ledger):
        return []
    for result in ledger.claims:
        kinds = {e["kind"] for e in ledger.evidence.get(result.label, [])}
        if not kinds:
            _warn(f'{result.label} has no evidence; add verify("{result.label}")', result)
        elif not kinds & set(TESTS):
            _warn(f"{result.label} has no test; add a @claim to tests/", result)
        elif "twin" not in kinds:
            _warn(f"{result.label} has no false twin; add a @twin to tests/", result)
    for label, items in ledger.evidence.items():
        if label not in ledger.results:
            message = f'evidence for "{label}", which is no label of the book'
            logger.warning(message, location=items[0]["page"], type="ledger")
    for question in ledger.questions:
        if not any(ledger.evidence.get(u) for u in question.uses):
            _warn(f"{question.label} refers to no result with evidence", question)
    _judge_declarations(app, ledger)
    _judge_docstrings(app, ledger)
    return _changed_pages(env, ledger)


def unexecuted(app: Sphinx, ledger: Ledger) -> list[str]:
    """A killed kernel can leave a page without outputs; such a page must not look checked."""
    pages = [
        docname
        for docname in ledger.chapters
        if any(cell["execution_count"] is None for cell in _cells(app, docname))
    ]
    for docname in pages:
        freshness.forget(app, docname)
        logger.warning("a code cell was not executed", location=docname, type="ledger")
    return pages


def _judge_declarations(app: Sphinx, ledger: Ledger) -> None:
    ran = {(e["claim"], e["check"]) for items in ledger.evidence.values() for e in items}
    for d in _project(app).declarations():
        if (d.claim, f"{d.file}::{d.check}") not in ran:
            message = f'{d.check} is evidence for "{d.claim}", but no page verifies that'
            logger.warning(message, location=f"{d.file}:{d.line}", type="ledger")


def _judge_docstrings(app: Sphinx, ledger: Ledger) -> None:
    for m in docstrings.mentions(_project(app)):
        if m.label not in ledger.results:
            message = f"a docstring names `{m.label}`, which is no label of the book"
            logger.warning(message, location=f"{m.file}:{m.line}", type="ledger")


def _warn(message: str, result: Result) -> None:
    logger.warning(message, location=(result.docname, result.line or None), type="ledger")


def _changed_pages(env: BuildEnvironment, ledger: Ledger) -> list[str]:
    """Pages with a view of the ledger, and those with a result whose line is new."""
    before = getattr(env, "ledger_lines", {})
    after: dict[str, list[Any]] = {}
    for r in ledger.results.values():
        line = [
            r.label,
            ledger.used_by(r.label),
            [e["kind"] for e in ledger.evidence.get(r.label, [])],
            [code.name for code in ledger.code(r.label)],
        ]
        after.setdefault(r.docname, []).append(line)
    env.ledger_lines = after
    views = getattr(env, "ledger_views", set()) & env.found_docs
    return sorted(views | {d for d in after if after[d] != before.get(d)})


# ---------------------------------------------------------------- drawing


class ViewNode(nodes.General, nodes.Element):
    """A place on a page for a view of the ledger."""


class QuestionNode(nodes.General, nodes.Element):
    """An open question of the sources, with its answer."""


class ViewDirective(SphinxDirective):
    """`{ledger} totals`, `table`, `graph`, `details`, `errata` or `questions`."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Leave a placeholder: the ledger is complete only when all pages are read."""
        name = self.arguments[0]
        if name not in ledger_views.VIEWS:
            raise self.error(f"no ledger view {name!r}; use {', '.join(ledger_views.VIEWS)}")
        if not hasattr(self.env, "ledger_views"):
            self.env.ledger_views = set()
        self.env.ledger_views.add(self.env.docname)
        return [ViewNode(view=name)]


class QuestionDirective(SphinxDirective):
    """`{question} Title` with `:label: q-…` and `:from: course`; the content is the answer."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar = {
        "label": directives.unchanged_required,
        "from": directives.unchanged_required,
    }

    def run(self) -> list[nodes.Node]:
        """An admonition that the ledger knows."""
        label, title = self.options["label"], self.arguments[0]
        box = nodes.admonition(classes=["question"])
        text, messages = self.state.inline_text(title, self.lineno)
        source = self.options["from"]
        box += nodes.title("", "", nodes.inline("", f"Asked in {source}: "), *text)
        self.state.nested_parse(self.content, self.content_offset, box)
        node = QuestionNode(label=label, realtype="question", title=title, ids=[label])
        node.line = self.lineno
        node += box
        return [node, *messages]


def draw(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Fill in the views of a page and the line below each result; number the ids of its cards."""
    ledger, numbered = _ledger(app), _numbering()
    for node in doctree.findall(nodes.raw):
        text = CARD_ID.sub(lambda match: numbered(match[0]), node.astext())
        node[:] = [nodes.Text(text)]

    def link(target: str, label: str = "") -> str:
        place = app.builder.get_relative_uri(docname, target)
        return f"{place}#{label}" if label else place

    for node in list(doctree.findall(ViewNode)):
        text = ledger_views.VIEWS[node["view"]](ledger, link)
        node.replace_self(nodes.raw("", text, format="html"))
    for node in doctree.findall(lambda n: isinstance(n, BOXES)):
        if node["label"] in ledger.results:
            node += nodes.raw(
                "", ledger_views.result_line(ledger, node["label"], link), format="html"
            )


def _ledger(app: Sphinx) -> Ledger:
    """The ledger, built once after all numbers are known."""
    if not hasattr(app, "_ledger"):
        app._ledger = build(app)
    return app._ledger


def write(app: Sphinx, exception: Exception | None) -> None:
    """ledger.json and the style of the cards, beside the pages."""
    if exception is None and app.builder.format == "html":
        text = json.dumps(_ledger(app).data(), indent=1, ensure_ascii=False)
        Path(app.outdir, "ledger.json").write_text(text + "\n", "utf-8")


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the extension."""
    freshness.setup(app)
    app.add_directive("ledger", ViewDirective)
    app.add_directive("question", QuestionDirective)
    app.add_node(ViewNode)
    app.add_node(QuestionNode, html=(_visit_question, _depart_question))
    app.add_css_file("ledger.css")
    app.add_js_file("ledger.js", loading_method="defer")
    app.connect("doctree-read", collect)
    app.connect("env-purge-doc", purge)
    app.connect("env-merge-info", merge)
    app.connect("env-updated", judge)
    app.connect("doctree-resolved", draw)
    app.connect("build-finished", write)
    app.connect("config-inited", without_thebe)
    return {"parallel_read_safe": True, "parallel_write_safe": True, "env_version": 1}


def without_thebe(app: Sphinx, _config: Any) -> None:
    """Take the scripts of sphinx-thebe, which jupyter-book always loads, off the pages: they run
    cells on a remote server, and clash with each other. Its style sheet stays; it is harmless."""
    for event in ("env-before-read-docs", "doctree-resolved"):
        listeners = app.events.listeners[event]
        listeners[:] = [x for x in listeners if not x.handler.__module__.startswith("sphinx_thebe")]


def _visit_question(self: Any, node: nodes.Element) -> None:
    self.body.append(self.starttag(node, "div"))


def _depart_question(self: Any, node: nodes.Element) -> None:
    self.body.append("</div>")

"""What the ledger refuses: each gap is a warning, and the strict build fails on a warning."""

import ast
from typing import Any

import docstrings
import freshness
from evidence.core import FORMULAS, TESTS
from ledger_model import CLAIMS, OTHERS, Ledger
from ledger_nodes import shown_views
from ledger_reading import build, cells, logger, notebook, project, records, typeset, warn
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

BY_HAND = {"Formula", "Evidence"}  # the records themselves


def judge(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Warn about every gap; return the pages whose ledger lines changed."""
    for docname in shown_views(env):
        typeset(env, docname)  # titles are drawn later
    for docname in env.found_docs:
        if (path := notebook(app, docname)).is_file():
            freshness.restore_outputs(app, path, docname)
    ledger = build(app)
    if unexecuted(app, ledger):
        return []
    for result in ledger.claims:
        kinds = {e["kind"] for e in ledger.evidence.get(result.label, [])}
        if not kinds:
            warn(f'{result.label} has no evidence; add verify("{result.label}")', result)
        elif not kinds & set(TESTS):
            warn(f"{result.label} has no test; add a @claim to tests/", result)
        elif "twin" not in kinds:
            warn(f"{result.label} has no false twin; add a @twin to tests/", result)
    _judge_boxes(ledger)
    _judge_parts(ledger)
    for label, items in ledger.evidence.items():
        if label not in ledger.results:
            message = f'evidence for "{label}", which is no label of the book'
            logger.warning(message, location=items[0]["page"], type="ledger")
    for question in ledger.questions:
        if not any(ledger.evidence.get(u) for u in question.uses):
            warn(f"{question.label} refers to no result with evidence", question)
    _judge_declarations(app, ledger)
    _judge_formulas(app, ledger)
    _judge_docstrings(app, ledger)
    return _changed_pages(env, ledger)


def _judge_boxes(ledger: Ledger) -> None:
    """Results have proofs that do not go in a circle, and nothing hides in another kind of box."""
    for result in ledger.results.values():
        if result.kind not in (*CLAIMS, *OTHERS):
            warn(f"a {result.kind} carries no evidence; use {', '.join(CLAIMS)} or prose", result)
        if result.needs_evidence and not result.proved:
            warn(f"{result.label} has no proof", result)
    if circle := ledger.circle():
        warn(f"the proofs go in a circle: {' uses '.join(circle)}", ledger.results[circle[0]])


def _judge_parts(ledger: Ledger) -> None:
    """Every numbered item of a statement has a test, and every check says which it covers."""
    for result in ledger.claims:
        known = [str(n) for n in range(1, result.parts + 1)]
        for item in ledger.evidence.get(result.label, []):
            name = item["check"].rpartition("::")[2]
            if result.parts > 1 and not item["parts"]:
                warn(f"{name} does not say which part of {result.label} it covers: part=", result)
            elif unknown := set(item["parts"]) - {*known, "all"}:
                warn(f"{name}: {result.label} has no part {', '.join(sorted(unknown))}", result)
        for part in known if result.parts > 1 else []:
            if not any(e["kind"] in TESTS for e in ledger.covering(result.label, part)):
                warn(f"part {part} of {result.label} has no test", result)


def unexecuted(app: Sphinx, ledger: Ledger) -> list[str]:
    """A killed kernel can leave a page without outputs; such a page must not look checked."""
    pages = [
        docname
        for docname in ledger.chapters
        if any(cell["execution_count"] is None for cell in cells(app, docname))
    ]
    for docname in pages:
        freshness.forget(app, docname)
        logger.warning("a code cell was not executed", location=docname, type="ledger")
    return pages


def _judge_declarations(app: Sphinx, ledger: Ledger) -> None:
    """What the pages show is what the test files declare, no less and no more."""
    tested = [e for items in ledger.evidence.values() for e in items if e["kind"] not in FORMULAS]
    ran = {(e["claim"], e["check"], e["kind"]) for e in tested}
    declared = set()
    for d in project(app).declarations():
        declared.add((d.claim, f"{d.file}::{d.check}", d.kind))
        if (d.claim, f"{d.file}::{d.check}", d.kind) not in ran:
            message = f'{d.check} is evidence for "{d.claim}", but no page verifies that'
            logger.warning(message, location=f"{d.file}:{d.line}", type="ledger")
    for item in tested:
        if (item["claim"], item["check"], item["kind"]) not in declared:
            shown = f'{item["kind"]} evidence for "{item["claim"]}" by {item["check"]}'
            message = f"a cell shows {shown}, but no test declares that"
            logger.warning(message, location=item["page"], type="ledger")


def _judge_formulas(app: Sphinx, ledger: Ledger) -> None:
    """No test stands behind a formula, so the cell itself must ask SymPy or Z3."""
    for docname in ledger.chapters:
        for cell in cells(app, docname):
            called, texts = _calls_and_texts("".join(cell["source"]))
            for item in records(cell):
                kind, claim = item["kind"], item["claim"]
                made = any(name.startswith(kind) for name in called) and claim in texts
                if kind in FORMULAS and not (made and called.isdisjoint(BY_HAND)):
                    message = f'a cell shows {kind} evidence for "{claim}" without calling {kind}'
                    logger.warning(message, location=docname, type="ledger")


def _calls_and_texts(source: str) -> tuple[set[str], set[str]]:
    """The functions that a cell calls, by their last names, and the strings in it."""
    code = "\n".join(line for line in source.splitlines() if not line.startswith("%"))
    tree = list(ast.walk(ast.parse(code)))
    called = {ast.unparse(n.func).rpartition(".")[2] for n in tree if isinstance(n, ast.Call)}
    return called, {str(n.value) for n in tree if isinstance(n, ast.Constant)}


def _judge_docstrings(app: Sphinx, ledger: Ledger) -> None:
    for m in docstrings.mentions(project(app)):
        if m.must_exist and m.label not in ledger.results:
            message = f"a docstring names `{m.label}`, which is no label of the book"
            logger.warning(message, location=f"{m.file}:{m.line}", type="ledger")


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
    return sorted({*shown_views(env), *(d for d in after if after[d] != before.get(d))})

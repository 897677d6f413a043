"""The ledger as HTML: totals, table, dependency graph, details, errata, questions."""

import html
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from evidence.card import highlighted, parts_named
from evidence.core import KINDS

if TYPE_CHECKING:
    from docstrings import Code
    from ledger_model import Ledger

Link = Callable[..., str]

ROW, TOP, TEXT_X = 24, 30, 190
SHORT = {"symbolic": "sym", "property": "prop", "enumeration": "enum", "simulation": "sim"}


def totals(ledger: "Ledger", _link: Link) -> str:
    """The numbers of the book, computed when it was built."""
    count = ledger.totals()
    tiles = [
        (count["results"], "results"),
        (count["proved"], f"of them proved for every n and d, {count['proved_in_part']} in part"),
        (count["checks"], "checks passed"),
        (count["examples"], "examples tried"),
        (count["twins"], "false twins refuted"),
        (count["errata"], "errors of the sources refuted"),
        (count["questions"], "open questions answered"),
    ]
    cells = "".join(f"<div><strong>{n:,}</strong><span>{name}</span></div>" for n, name in tiles)
    return f'<div class="ledger-totals">{cells}</div>'


def table(ledger: "Ledger", link: Link) -> str:
    """One table a chapter, one row a result, one column a kind of evidence."""
    head = "".join(f'<th title="{html.escape(KINDS[k])}">{SHORT.get(k, k)}</th>' for k in KINDS)
    parts = [_filter(ledger)]
    for docname, title in ledger.chapters.items():
        rows = [r for r in ledger.claims if r.docname == docname]
        if rows:
            body = "".join(_table_row(ledger, r.label, link) for r in rows)
            parts.append(
                f'<h3><a href="{link(docname)}">{html.escape(title)}</a></h3>'
                f'<div class="ledger-scroll"><table class="ledger-table">'
                f"<thead><tr><th>Result</th>{head}</tr></thead><tbody>{body}</tbody></table></div>"
            )
    return "".join(parts)


def _filter(ledger: "Ledger") -> str:
    """Buttons that leave only the results with some kind of evidence; a script moves them."""
    kinds = dict.fromkeys(KINDS, 0)
    for r in ledger.claims:
        for kind in {e["kind"] for e in ledger.evidence.get(r.label, [])}:
            kinds[kind] += 1
    proved = [ledger.proof_of(r.label) for r in ledger.claims]
    full, part = proved.count("in full"), proved.count("in part")
    buttons = "".join(
        f'<button type="button" data-kind="{kind}" aria-pressed="false">{kind} {count}</button>'
        for kind, count in kinds.items()
        if count
    )
    said = f"Proofs for every n and d cover {full} results in full and {part} in part."
    return f'<p>{said}</p><div class="ledger-filter" hidden>Only results with {buttons}</div>'


def _table_row(ledger: "Ledger", label: str, link: Link) -> str:
    items = ledger.evidence.get(label, [])
    cells = ""
    for kind in KINDS:
        count = sum(e["kind"] == kind for e in items)
        cells += f'<td class="ledger-{kind}">{count or ""}</td>'
    kinds = " ".join(dict.fromkeys(e["kind"] for e in items))
    name = _anchor(ledger, label, link)
    return f'<tr id="row-{label}" data-kinds="{kinds}"><td>{name}</td>{cells}</tr>'


def details(ledger: "Ledger", link: Link) -> str:
    """For each result, and for each other box that code implements: what it uses, what uses it,
    all it rests on, that code, and each check."""
    shown = [r.label for r in ledger.results.values() if r.needs_evidence or ledger.code(r.label)]
    return "".join(_detail(ledger, label, link) for label in shown)


def _detail(ledger: "Ledger", label: str, link: Link) -> str:
    def listed(names: list[str]) -> str:
        return ", ".join(_anchor(ledger, n, link) for n in names) or "nothing in this book"

    checks = "".join(f"<li>{_check(e, link)}</li>" for e in ledger.evidence.get(label, []))
    code = "".join(map(_code, ledger.code(label)))
    result = ledger.results[label]
    return (
        f'<details class="ledger-detail" id="detail-{label}">'
        f"<summary>{html.escape(ledger.name(label))}: {math(result.title)}</summary>"
        f"<p>{_anchor(ledger, label, link)} <code>{label}</code></p>"
        f"<p><em>Uses</em> {listed(ledger.uses(label))}. "
        f"<em>Used by</em> {listed(ledger.used_by(label))}. "
        f"<em>Rests on</em> {listed(ledger.ancestors(label))}.</p>"
        + (f'<div class="ledger-code"><em>Implemented by</em>{code}</div>' if code else "")
        + (f"<ul>{checks}</ul>" if checks else "")
        + "</details>"
    )


def _code(code: "Code") -> str:
    return (
        f"<details><summary><code>{html.escape(code.name)}</code></summary>"
        f"{highlighted(code.source)}</details>"
    )


def _check(item: dict[str, object], link: Link) -> str:
    """A check in a line; its name leads to its card."""
    about = math(str(item["about"]))
    place = link(item["page"], item["anchor"])
    file, _, test = str(item["check"]).rpartition("::")
    shown = f"<code>{html.escape(test)}</code>" if file else "formula"
    name = f'<a href="{place}">{shown}</a>'
    covers = f" ({parts_named(item['parts'])})" if item["parts"] else ""
    if item["kind"] == "twin":
        found = f"<code>{html.escape(str(item['counterexample']))}</code>"
        return f"<strong>false twin</strong>{covers}: {about}; refuted by {found} ({name})"
    if item["kind"] == "proof":
        coq = ", replayed in Coq" if item["second"] else ""
        left = f" Left to the text: {math(str(item['left']))}" if item["left"] else ""
        return f"<strong>proof</strong>{covers}, {item['scope']}{coq}: {about} {name}{left}"
    count = f", {item['examples']:,} examples" if item["examples"] else ""
    return f"<strong>{item['kind']}</strong>{covers}{count}: {about or ''} {name}"


def errata(ledger: "Ledger", link: Link) -> str:
    """Errors of the sources, each with the counterexample that refutes it."""
    rows = "".join(
        f'<tr id="{e}"><td><code>{e}</code></td><td>{math(t["about"])}</td>'
        f"<td><code>{html.escape(t['counterexample'])}</code></td>"
        f"<td>{_anchor(ledger, t['claim'], link)}</td></tr>"
        for e, t in ledger.errata
        if t["claim"] in ledger.results
    )
    head = "<tr><th>Erratum</th><th>What was claimed</th><th>Refuted by</th><th>See</th></tr>"
    return (
        f'<div class="ledger-scroll"><table class="ledger-table ledger-errata">'
        f"<thead>{head}</thead><tbody>{rows}</tbody></table></div>"
    )


def questions(ledger: "Ledger", link: Link) -> str:
    """Open questions of the sources, with links to the answers."""
    items = "".join(
        f'<li><a href="{link(q.docname, q.label)}">{math(q.title)}</a>, settled by '
        f"{', '.join(_anchor(ledger, u, link) for u in ledger.uses(q.label))}</li>"
        for q in ledger.questions
    )
    return f"<ul>{items}</ul>" if items else "<p>None yet.</p>"


def graph(ledger: "Ledger", link: Link) -> str:
    """An arc diagram: results in reading order, an arc for each use."""
    place: dict[str, int] = {}
    texts, y = [], TOP
    for docname, title in ledger.chapters.items():
        names = [r.label for r in ledger.results.values() if r.docname == docname]
        names = [n for n in names if ledger.results[n].kind != "question"]
        if not names:
            continue
        texts.append(f'<text class="chapter" x="{TEXT_X}" y="{y + 5}">{html.escape(title)}</text>')
        for name in names:
            y += ROW
            place[name] = y
            texts.append(_graph_node(ledger, name, y, link))
        y += ROW + 10
    arcs = "".join(
        _arc(name, used, place) for name in place for used in ledger.uses(name) if used in place
    )
    title = "<title>Which result uses which: one arc for each use, results in reading order</title>"
    return (
        f'<div class="ledger-scroll"><svg class="ledger-graph" role="img" width="720" height="{y}" '
        f'viewBox="0 0 720 {y}">{title}{arcs}{"".join(texts)}</svg></div>'
    )


def _graph_node(ledger: "Ledger", label: str, y: int, link: Link) -> str:
    result = ledger.results[label]
    shown = html.escape(f"{ledger.name(label)}  {plain(result.title)}")
    return (
        f'<a href="{link(result.docname, label)}" class="node" data-label="{label}">'
        f'<circle cx="{TEXT_X - 12}" cy="{y}" r="4"/>'
        f'<text x="{TEXT_X}" y="{y + 4}">{shown}</text></a>'
    )


def _arc(name: str, used: str, place: dict[str, int]) -> str:
    x, a, b = TEXT_X - 12, place[used], place[name]
    reach = min(170, 14 + abs(b - a) // 4)
    kind = "arc" if a < b else "arc forward"
    return (
        f'<path class="{kind}" data-from="{used}" data-to="{name}" '
        f'd="M {x} {a} C {x - reach} {a}, {x - reach} {b}, {x} {b}"/>'
    )


def _anchor(ledger: "Ledger", label: str, link: Link) -> str:
    result = ledger.results[label]
    name = ledger.name(label)
    return (
        f'<a href="{link(result.docname, label)}">{html.escape(name)}</a> '
        f'<span class="ledger-title">{math(result.title)}</span>'
    )


def math(text: str) -> str:
    """Escaped text whose $formulas$ MathJax typesets."""
    parts = re.split(r"\$([^$]+)\$", text)
    return "".join(
        f'<span class="math">\\({html.escape(part)}\\)</span>' if i % 2 else html.escape(part)
        for i, part in enumerate(parts)
    )


def plain(text: str) -> str:
    """A title without the signs of mathematics."""
    return text.replace("$", "").replace("\\", "")


VIEWS: dict[str, Callable[["Ledger", Link], str]] = {
    "totals": totals,
    "table": table,
    "graph": graph,
    "details": details,
    "errata": errata,
    "questions": questions,
}

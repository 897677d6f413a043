"""The ledger as HTML: totals, matrix, graph of chapters, results, focus, errata, questions."""

import html
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from evidence.core import KINDS
from ledger_graph import chapters, focus
from ledger_model import CLAIMS, OTHERS, source_of
from ledger_places import (
    Link,
    anchor,
    chapter_place,
    detail_place,
    focus_place,
    math,
    plain,
)

if TYPE_CHECKING:
    from ledger_model import Ledger, Result

__all__ = ["VIEWS", "Link", "counts", "detail_place", "focus_place", "math", "plain"]

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


def matrix(ledger: "Ledger", link: Link) -> str:
    """One row a chapter, one column a kind of evidence, a number of checks in each field."""
    rows, sums, columns = "", Counter[str](), ("results", *KINDS)
    for docname, boxes in ledger.stating.items():
        found = _sum_of_kinds(ledger, boxes)
        sums.update(found)
        title = html.escape(ledger.chapters[docname])
        name = f'<a href="{link(chapter_place(docname))}">{title}</a>'
        rows += f'<tr><th scope="row">{name}</th>{_fields(found, columns)}</tr>'
    foot = f'<tr><th scope="row">All</th>{_fields(sums, columns)}</tr>'
    return _table(_head("Chapter", '<th scope="col">results</th>'), rows, "ledger-matrix", foot)


def counts(ledger: "Ledger", boxes: "list[Result]", link: Link) -> str:
    """One row a result, one column a kind of evidence; for the page of a chapter."""
    rows = ""
    for box in boxes:
        place = link(*detail_place(ledger, box.label))
        name = f'<a href="{place}">{html.escape(ledger.name(box.label))}</a>'
        title = f'{name} <span class="ledger-title">{math(box.title)}</span>'
        found = _sum_of_kinds(ledger, [box])
        rows += f'<tr><th scope="row">{title}</th>{_fields(found, tuple(KINDS))}</tr>'
    return _table(_head("Result", ""), rows, "ledger-matrix")


def _sum_of_kinds(ledger: "Ledger", boxes: "Iterable[Result]") -> Counter[str]:
    found = Counter[str]()
    for box in boxes:
        found.update({"results": int(box.needs_evidence), **ledger.kinds(box.label)})
    return found


def _head(first: str, second: str) -> str:
    kinds = "".join(
        f'<th scope="col" title="{html.escape(KINDS[k])}">{SHORT.get(k, k)}</th>' for k in KINDS
    )
    return f'<tr><th scope="col">{first}</th>{second}{kinds}</tr>'


def _fields(found: Counter[str], columns: tuple[str, ...]) -> str:
    return "".join(f'<td class="ledger-{name}">{found[name] or ""}</td>' for name in columns)


def _table(head: str, rows: str, name: str, foot: str = "") -> str:
    foot = f"<tfoot>{foot}</tfoot>" if foot else ""
    return (
        '<div class="ledger-scroll" tabindex="0" role="group" aria-label="Table, scrolls">'
        f'<table class="ledger-table {name}"><thead>{head}</thead>'
        f"<tbody>{rows}</tbody>{foot}</table></div>"
    )


def results(ledger: "Ledger", link: Link) -> str:
    """Every box of the book in one table. A script filters it and opens rows to the detail;
    without one the last column leads there."""
    bodies = ""
    for docname, boxes in ledger.stating.items():
        part = ledger.part_of.get(docname, "")
        title = html.escape(ledger.chapters[docname])
        name = f'<a href="{link(chapter_place(docname))}">{title}</a>'
        head = f'<tr><th colspan="4" scope="rowgroup">{name} <span>{html.escape(part)}</span></th>'
        rows = "".join(_result_row(ledger, box, part, link) for box in boxes)
        bodies += f'<tbody data-piece="{chapter_place(docname)}">{head}</tr>{rows}</tbody>'
    columns = "".join(
        f'<th scope="col">{n}</th>' for n in ("Number", "Title", "Evidence", "Detail")
    )
    return (
        f"{_filter(ledger)}<table class='ledger-table ledger-results'>"
        f"<thead><tr>{columns}</tr></thead>{bodies}</table>"
    )


def _result_row(ledger: "Ledger", box: "Result", part: str, link: Link) -> str:
    label, name = box.label, ledger.name(box.label)
    kinds = [kind for kind in KINDS if kind in ledger.kinds(label)]
    words = html.escape(f"{name} {plain(box.title)} {label}".lower())
    return (
        f'<tr id="row-{label}" data-text="{words}" data-part="{html.escape(part)}" '
        f'data-kind="{box.kind}" data-evidence="{" ".join(kinds)}" '
        f'data-settles="{"erratum" if ledger.settles(label) else ""}">'
        f'<td><a href="{link(box.docname, label)}">{html.escape(name)}</a></td>'
        f"<td>{math(box.title)}</td><td>{' · '.join(kinds)}</td>"
        f'<td><a class="ledger-open" href="{link(*detail_place(ledger, label))}" '
        f'aria-label="Detail of {html.escape(name)}">Detail</a></td></tr>'
    )


def _filter(ledger: "Ledger") -> str:
    """A box to type in, and chips; a script keeps their state in the address."""
    parts = Counter(ledger.part_of.get(r.docname, "") for r in ledger.boxes)
    kinds = Counter(r.kind for r in ledger.boxes)
    evidence = Counter(k for r in ledger.boxes for k in ledger.kinds(r.label))
    settling = sum(bool(ledger.settles(r.label)) for r in ledger.boxes)
    groups = [
        ("part", "Part", parts),
        ("kind", "Kind of result", {k: kinds[k] for k in (*CLAIMS, *OTHERS)}),
        ("evidence", "Evidence", {k: evidence[k] for k in KINDS}),
        ("settles", "Settles", {"erratum": settling}),
    ]
    return (
        '<form class="ledger-filter" role="search">'
        '<label>Number, title or label <input type="search" name="find" autocomplete="off"></label>'
        + "".join(_chips(*group) for group in groups)
        + '<p><output aria-live="polite"></output> <button type="reset">Show all</button></p>'
        "</form>"
    )


def _chips(group: str, legend: str, values: dict[str, int]) -> str:
    chips = "".join(
        f'<button type="button" data-group="{group}" data-value="{html.escape(value)}" '
        f'aria-pressed="false">{html.escape(value)} <span>{count}</span></button>'
        for value, count in values.items()
        if value and count
    )
    head = f'<div class="ledger-chips" role="group" aria-label="{legend}"><span>{legend}</span>'
    return f"{head}<div>{chips}</div></div>" if chips else ""


def errata(ledger: "Ledger", link: Link) -> str:
    """Errors of the sources, each with the counterexample that refutes it."""
    seen: set[str] = set()
    rows = ""
    for e, t in ledger.errata:
        if t["claim"] in ledger.results:
            place = "" if e in seen else f' id="{e}"'
            seen.add(e)
            rows += (
                f"<tr{place}><td><code>{e}</code></td><td>{source_of(e)}</td>"
                f"<td>{math(t['about'])}</td>"
                f"<td><code>{html.escape(t['counterexample'])}</code></td>"
                f"<td>{anchor(ledger, t['claim'], link)}</td></tr>"
            )
    columns = ("Erratum", "Source", "What was claimed", "Refuted by", "See")
    head = "".join(f'<th scope="col">{name}</th>' for name in columns)
    return _table(f"<tr>{head}</tr>", rows, "ledger-errata")


def questions(ledger: "Ledger", link: Link) -> str:
    """Open questions of the sources, with links to the answers."""
    items = "".join(
        f'<li><a href="{link(q.docname, q.label)}">{math(q.title)}</a>, settled by '
        f"{', '.join(anchor(ledger, u, link) for u in ledger.uses(q.label))}</li>"
        for q in ledger.questions
    )
    return f"<ul>{items}</ul>" if items else "<p>None yet.</p>"


VIEWS: dict[str, Callable[["Ledger", Link], str]] = {
    "totals": totals,
    "matrix": matrix,
    "chapters": chapters,
    "results": results,
    "focus": focus,
    "errata": errata,
    "questions": questions,
}

"""What rests on what: the graph of chapters, drawn here, and the data of the focus view."""

import html
from typing import TYPE_CHECKING

from ledger_places import Link, chapter_place, detail_place, math, plain

if TYPE_CHECKING:
    from ledger_model import Ledger, Result

ROW, TOP, DOT, TEXT = 34, 20, 178, 190
WIDTH = 720


def chapters(ledger: "Ledger", link: Link) -> str:
    """An arc diagram: chapters in reading order, an arc for each pair that uses the other, wider
    where more results do. The same as a list follows, for those who cannot see it."""
    pages = list(ledger.stating)
    place = {docname: TOP + ROW * i for i, docname in enumerate(pages)}
    uses = ledger.chapter_uses()
    arcs = "".join(_arc(pair, count, place) for pair, count in uses.items())
    names = "".join(
        f'<a class="node" href="{link(chapter_place(d))}" data-label="{d}">'
        f'<circle cx="{DOT}" cy="{y}" r="5"/>'
        f'<text x="{TEXT}" y="{y + 5}">{html.escape(ledger.chapters[d])}</text></a>'
        for d, y in place.items()
    )
    height = TOP + ROW * len(pages)
    return (
        '<div class="ledger-scroll" tabindex="0" role="group" aria-label="Picture, scrolls">'
        f'<svg class="ledger-graph" role="group" width="{WIDTH}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {height}" aria-label="Chapters in reading order, with an arc from '
        f'each to those that use it; the list below says the same">{arcs}{names}</svg></div>'
        f'<details class="ledger-list"><summary>The same as a list</summary>'
        f"<ul>{''.join(_listed(ledger, docname, uses, link) for docname in pages)}</ul></details>"
    )


def _arc(pair: tuple[str, str], count: int, place: dict[str, int]) -> str:
    user, used = pair
    a, b = place[used], place[user]
    reach = min(DOT - 8, 14 + abs(b - a) // 2) * 4 // 3  # a curve stays below its handles
    kind = "arc" if a < b else "arc forward"
    return (
        f'<path class="{kind}" data-from="{used}" data-to="{user}" '
        f'stroke-width="{1 + min(count, 12) / 3:.2g}" '
        f'd="M {DOT} {a} C {DOT - reach} {a}, {DOT - reach} {b}, {DOT} {b}"/>'
    )


def _listed(ledger: "Ledger", docname: str, uses: dict[tuple[str, str], int], link: Link) -> str:
    def name(page: str) -> str:
        return f'<a href="{link(chapter_place(page))}">{html.escape(ledger.chapters[page])}</a>'

    found = [f"{name(used)} ({n})" for (user, used), n in uses.items() if user == docname]
    return f"<li>{name(docname)} rests on {', '.join(found) or 'no other chapter'}</li>"


def focus(ledger: "Ledger", link: Link) -> str:
    """The data of the focus view: a list of all boxes, each with links to those that it uses.

    A script draws it for one box. Without a script the reader follows the links of the list.
    """
    items = "".join(_entry(ledger, box, link) for box in ledger.boxes)
    return (
        '<div class="focus-view" hidden></div>'
        f'<ul class="focus-data" aria-label="Each result with those it uses">{items}</ul>'
    )


def _entry(ledger: "Ledger", box: "Result", link: Link) -> str:
    label, name = box.label, html.escape(ledger.name(box.label))
    uses = [u for u in ledger.uses(label) if ledger.results[u].kind != "question"]
    used = ", ".join(f'<a href="#{u}">{html.escape(ledger.name(u))}</a>' for u in uses)
    return (
        f'<li id="{label}" data-uses="{" ".join(uses)}" '
        f'data-title="{html.escape(plain(box.title))}">'
        f'<a class="statement" href="{link(box.docname, label)}">{name}</a> '
        f'<span class="ledger-title">{math(box.title)}</span> uses {used or "nothing"}. '
        f'<a class="detail" href="{link(*detail_place(ledger, label))}">Detail</a></li>'
    )

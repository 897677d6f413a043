"""All that the ledger knows about one box: what it uses, what uses it, its code, its checks."""

import html
from typing import TYPE_CHECKING

from evidence.card import highlighted, parts_named
from ledger_places import Link, anchor, math, ways

if TYPE_CHECKING:
    from docstrings import Code
    from ledger_model import Ledger


def section(ledger: "Ledger", label: str, link: Link) -> str:
    """The detail of a box as a section of the page of its chapter."""
    title = f"{html.escape(ledger.name(label))}: {math(ledger.results[label].title)}"
    return (
        f'<section class="ledger-detail" id="detail-{label}"><h2>{title}'
        f'<a class="headerlink" href="#detail-{label}" title="Link to this detail">#</a></h2>'
        f"{detail(ledger, label, link)}</section>"
    )


def detail(ledger: "Ledger", label: str, link: Link) -> str:
    """The detail of a box, without its title."""

    def listed(names: list[str]) -> str:
        return ", ".join(anchor(ledger, n, link) for n in names) or "nothing in this book"

    checks = "".join(f"<li>{_check(e, link)}</li>" for e in ledger.evidence.get(label, []))
    code = "".join(map(_code, ledger.code(label)))
    return (
        f"<p>{ways(ledger, label, link)} · <code>{label}</code></p>"
        f"<p><em>Uses</em> {listed(ledger.uses(label))}.</p>"
        f"<p><em>Used by</em> {listed(ledger.used_by(label))}.</p>"
        f"<p><em>Rests on</em> {listed(ledger.ancestors(label))}.</p>"
        + _settled(ledger, label, link)
        + (f'<div class="ledger-code"><em>Implemented by</em>{code}</div>' if code else "")
        + (f"<ul>{checks}</ul>" if checks else "")
    )


def _settled(ledger: "Ledger", label: str, link: Link) -> str:
    """The errata that a result settles, with links to their rows if the book lists them."""
    home = ledger.views.get("errata")
    names = [f"<code>{html.escape(e)}</code>" for e in ledger.settles(label)]
    if home:
        places = [link(home, e) for e in ledger.settles(label)]
        names = [f'<a href="{at}">{name}</a>' for at, name in zip(places, names, strict=True)]
    return f"<p><em>Settles</em> {', '.join(names)}.</p>" if names else ""


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

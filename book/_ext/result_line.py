"""The line below each result: what it uses, what uses it, the code."""

import html
from typing import TYPE_CHECKING

from ledger_places import Link, detail_place, focus_place, plain

if TYPE_CHECKING:
    from ledger_model import Ledger


def result_line(ledger: "Ledger", label: str, link: Link) -> str:
    """The line below a result on its own page."""

    def to_ledger(shown: str) -> str:
        return f'<a href="{link(*detail_place(ledger, label))}">{shown}</a>'

    parts = []
    for word, names in (("uses", ledger.uses(label)), ("used by", ledger.used_by(label))):
        names = [n for n in names if ledger.results[n].kind != "question"]
        if names:
            listed = ", ".join(
                f'<a href="{link(ledger.results[n].docname, n)}" '
                f'title="{html.escape(plain(ledger.results[n].title))}">'
                f"{html.escape(ledger.name(n))}</a>"
                for n in names
            )
            parts.append(f"{word} {listed}")
    code = [".".join(c.name.split(".")[-2:]) for c in ledger.code(label) if not c.is_private]
    if code:
        shown = ", ".join(f"<code>{html.escape(name)}</code>" for name in code)
        parts.append(f"code: {to_ledger(shown)}")
    if place := focus_place(ledger, label):
        parts.append(f'<a class="rests-on" href="{link(*place)}">What does this rest on?</a>')
    if ledger.results[label].needs_evidence:
        parts.append(to_ledger("in the ledger"))
    return f'<p class="result-line">{"; ".join(parts)}</p>' if parts else ""

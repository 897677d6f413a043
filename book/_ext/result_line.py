"""The line below each result: what it uses, what uses it, the code."""

import html
from typing import TYPE_CHECKING

from ledger_views import Link, plain

if TYPE_CHECKING:
    from ledger_model import Ledger


def result_line(ledger: "Ledger", label: str, link: Link) -> str:
    """The line below a result on its own page."""
    home = next((d for d in ledger.chapters if d.endswith("ledger")), None)

    def to_ledger(place: str, shown: str) -> str:
        return f'<a href="{link(home, place)}">{shown}</a>' if home else shown

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
        parts.append(f"code: {to_ledger(f'detail-{label}', shown)}")
    if ledger.ancestors(label):
        parts.append(to_ledger(f"detail-{label}", "what does this rest on?"))
    return f'<p class="result-line">{"; ".join(parts)}</p>' if parts else ""

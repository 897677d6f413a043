"""Where things of the ledger are, and how a link to a result looks."""

import html
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ledger_model import Ledger

Link = Callable[..., str]  # from a page, and an anchor on it, to an address

FOLDER = "ledger"
"""Below it are the pages that no file stands for, one a chapter, and the data of the scripts."""


def chapter_place(docname: str) -> str:
    """The page of the ledger for a chapter."""
    return f"{FOLDER}/{docname}"


def detail_place(ledger: "Ledger", label: str) -> tuple[str, str]:
    """Page and anchor of all that the ledger knows about one box."""
    return chapter_place(ledger.results[label].docname), f"detail-{label}"


def focus_place(ledger: "Ledger", label: str) -> tuple[str, str] | None:
    """Page and anchor of "What does this rest on?", if the book has a page with that view."""
    home = ledger.views.get("focus")
    return (home, label) if home else None


def anchor(ledger: "Ledger", label: str, link: Link) -> str:
    """A link to a box, with its number, and its title."""
    result = ledger.results[label]
    return (
        f'<a href="{link(result.docname, label)}">{html.escape(ledger.name(label))}</a> '
        f'<span class="ledger-title">{math(result.title)}</span>'
    )


def ways(ledger: "Ledger", label: str, link: Link) -> str:
    """From a result to its statement and to what it rests on."""
    result = ledger.results[label]
    shown = [f'<a href="{link(result.docname, label)}">Statement and proof</a>']
    if place := focus_place(ledger, label):
        shown.append(f'<a class="rests-on" href="{link(*place)}">What does this rest on?</a>')
    return " · ".join(shown)


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

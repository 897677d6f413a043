"""What the previews of references need: links that say they lead to a result, and statements."""

import html
import re
from typing import Any

from ledger_model import Ledger
from ledger_pages import write_piece
from ledger_places import chapter_place, math
from sphinx.application import Sphinx

LINK = re.compile(r'<a (?=[^>]*href="([^"#]*)#([^"]+)")')


def prepare(app: Sphinx, ledger: Ledger, pagename: str, context: dict[str, Any]) -> None:
    """Mark the links of a page that is about to be written, and write its statements."""
    if "body" in context:
        context["body"] = marked(app, ledger, pagename, context["body"])
        if pagename in ledger.stating:
            shown = statements(ledger, pagename, context["body"])
            write_piece(app, f"{chapter_place(pagename)}.statements.js", shown)


def marked(app: Sphinx, ledger: Ledger, pagename: str, body: str) -> str:
    """The body with `data-result`, the page of the result, on each link to a result."""

    def mark(match: re.Match[str]) -> str:
        result = ledger.results.get(match[2])
        if result is None or result.kind == "question":
            return match[0]
        if match[1] != app.builder.get_relative_uri(pagename, result.docname):
            return match[0]
        return f'<a data-result="{result.docname}" '

    return LINK.sub(mark, body)


def statements(ledger: Ledger, docname: str, body: str) -> dict[str, str]:
    """The boxes of a page, as they are shown there, by their labels."""
    found = {}
    for box in ledger.stating[docname]:
        section = rf'<section [^>]*id="{re.escape(box.label)}-content">(.*?)</section>'
        if text := re.search(section, body, re.DOTALL):
            title = f"{html.escape(ledger.name(box.label))} ({math(box.title)})"
            found[box.label] = f'<p class="preview-title">{title}</p>{text[1]}'
    return found

"""What surrounds the text of a page: the menu, the title bar, the look."""

from typing import Any

from bs4 import BeautifulSoup
from docutils import nodes
from sphinx.application import Sphinx


def with_sections(menu: Any, sections: Any) -> str:
    """The menu of the book with the sections of this page below its entry."""
    soup = BeautifulSoup(str(menu), "html.parser")
    for fold in soup.select("summary"):  # the theme draws an arrow and says nothing
        fold["aria-label"] = "Pages below this one"
    current = soup.select_one("li.current.active")
    if current and (inside := BeautifulSoup(str(sections), "html.parser").select_one("ul")):
        nav = soup.new_tag("nav", attrs={"class": "bd-toc-nav", "aria-label": "On this page"})
        nav.append(inside)
        current.append(nav)
    return str(soup)


def add_context(
    _app: Sphinx,
    _pagename: str,
    _template: str,
    context: dict[str, Any],
    _doctree: nodes.document | None,
) -> None:
    """Give the templates what they call."""
    context["with_sections"] = with_sections


def setup(app: Sphinx) -> None:
    """Styles, scripts and templates (called by the ledger extension)."""
    app.add_css_file("page.css")
    app.add_css_file("icons.css")
    app.add_js_file("page.js", loading_method="defer")
    app.connect("html-page-context", add_context)

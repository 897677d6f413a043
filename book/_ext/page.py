"""What surrounds the text of a page: the menu, the title bar, the look."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from bs4 import BeautifulSoup
from docutils import nodes
from room import with_room
from sphinx.application import Sphinx

AS_WRITTEN = (nodes.raw, nodes.literal, nodes.literal_block, nodes.math, nodes.math_block)
PUNCTUATION = re.compile(r"[,.;:?!)\]’”]+")


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


def menu(
    known: dict[str, str],
    place: str | None,
    pages: Callable[..., Any],
    sections: Callable[[], Any],
    **options: Any,
) -> str:
    """The menu for a page. It takes the theme a sixth of a second, so all pages of one place that
    are not in it themselves, those of the ledger, share theirs."""
    if place is None:
        return with_sections(pages(**options), sections())
    if place not in known:
        known[place] = with_sections(pages(**options), "")
    return known[place]


def keep_together(_app: Sphinx, doctree: nodes.document, _docname: str) -> None:
    """No line ends between a formula and the comma after it, or inside of "0-1"."""
    for text in list(doctree.findall(nodes.Text)):
        if "0-1" in text and not isinstance(text.parent, AS_WRITTEN):
            _put(nodes.Text(text.replace("0-1", "0-\N{WORD JOINER}1")), text)
    for formula in list(doctree.findall(nodes.math)):
        after = formula.next_node(descend=False, siblings=True)
        if isinstance(after, nodes.Text) and (sign := PUNCTUATION.match(after)):
            rest = nodes.Text(after[sign.end() :])
            whole = nodes.inline("", "", classes=["unbroken"])
            _put(rest, after)
            _put(whole, formula)
            whole += [formula, nodes.Text(sign[0])]


def _put(new: nodes.Node, old: nodes.Node) -> None:
    """Put a node in the place of another. `replace` would look for a text that is equal, and take
    the first."""
    siblings = old.parent.children
    (place,) = (i for i, node in enumerate(siblings) if node is old)
    old.parent[place] = new


# The theme asks a script at the end of the page which mode is meant. Until it has answered, a page
# had the colours and the pictures of both.
MODE = """const page = document.documentElement.dataset;
if (page.theme === "auto")
  page.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";"""
FONTS = [f"_static/fonts/source-serif-4-latin-wght-{style}.woff2" for style in ("normal", "italic")]
# Or the text would be set in another font first, and move when this one has come.
PRELOAD = '<link rel="preload" as="font" type="font/woff2" crossorigin href="{}">'


def add_context(
    menus: dict[str, str],
    app: Sphinx,
    pagename: str,
    _template: str,
    context: dict[str, Any],
    _doctree: nodes.document | None,
) -> None:
    """Give the templates what they call. Entries of a list are items of it to a screen reader."""
    place = None if pagename in app.env.found_docs else pagename.rpartition("/")[0]
    context["menu"] = partial(menu, menus, place)
    fonts = [PRELOAD.format(context["pathto"](font, resource=True)) for font in FONTS]
    context["metatags"] = "".join([context.get("metatags", ""), *fonts])
    if body := context.get("body"):
        body = body.replace('role="doc-biblioentry"', 'role="listitem"')
        context["body"] = with_room(body)


def setup(app: Sphinx) -> None:
    """Styles, scripts and templates (called by the ledger extension)."""
    app.add_css_file("page.css")
    app.add_css_file("icons.css")
    app.add_js_file(None, body=MODE)
    app.add_js_file("page.js", loading_method="defer")
    app.connect("doctree-resolved", keep_together)
    app.connect("html-page-context", partial(add_context, {}))

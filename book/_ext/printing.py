"""The whole book as one PDF, printed by Chromium with the style sheet print.css.

The articles of the built pages are put into one document, in the order of the table of contents.
Links between pages become links inside of it, and the headings its bookmarks.
"""

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from execution import pages

ROOT = Path(__file__).resolve().parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FOOTER = (
    '<p style="font-size: 8pt; width: 100%; text-align: center; margin: 0">'
    '<span class="pageNumber"></span></p>'
)
MARGINS = {"top": "18mm", "bottom": "20mm", "left": "18mm", "right": "18mm"}
PAPER = """<!DOCTYPE html>
<html lang="en" data-theme="light">
<head><meta charset="utf-8"><title>{title}</title>
{head}
</head>
<body>
<header class="print-title"><h1>{title}</h1><p>{author}</p></header>
<nav class="print-contents"><h2>Contents</h2><ol>
{contents}
</ol></nav>
{articles}
</body>
</html>
"""


def document(source: Path, names: Sequence[str]) -> str:
    """These pages of the built book as one page, to be saved in a folder beside it."""
    import yaml

    config = yaml.safe_load((source / "_config.yml").read_text("utf-8"))
    read = {name: _page(source, name) for name in names}
    articles = {name: _article(name, page, set(names)) for name, page in read.items()}
    contents = [
        f'<li><a href="#{_id(name)}">{escape(_title(article))}</a></li>'
        for name, article in articles.items()
    ]
    return PAPER.format(
        title=escape(config["title"]),
        author=escape(config.get("author", "")),
        head=_head(names[0], read[names[0]]),
        contents="\n".join(contents),
        articles="\n".join(map(str, articles.values())),
    )


def _page(source: Path, name: str) -> Any:
    from bs4 import BeautifulSoup

    built = source / "_build" / "html" / f"{name}.html"
    if not built.is_file():
        sys.exit(f"{built} is missing; run make html")
    return BeautifulSoup(built.read_text("utf-8"), "html.parser")


def _title(article: Any) -> str:
    """The heading of a page without the sign that links to it."""
    for sign in article.select("a.headerlink"):
        sign.decompose()
    heading = article.find("h1")
    return heading.get_text() if heading else ""


def _head(name: str, page: Any) -> str:
    """The style sheets of a page, and what typesets formulas."""
    wanted = [*page.select('head link[rel="stylesheet"]'), *page.select("head script")]
    for node in wanted:
        for key in ("href", "src"):
            if node.get(key):
                node[key] = _beside(name, node[key])
    kept = [node for node in wanted if node.name == "link" or "mathjax" in str(node).lower()]
    style = '<link rel="stylesheet" href="../html/_static/print.css">'
    return "\n".join([*map(str, kept), style])


def _article(name: str, page: Any, names: set[str]) -> Any:
    """The text of a page, with ids and addresses that hold in the common document."""
    article = page.select_one("article")
    for node in article.find_all(True):
        if node.find_parent("svg") or node.name == "svg":
            continue  # parts of a picture refer to each other
        if node.get("id"):
            node["id"] = _id(name, node["id"])
        if node.get("src"):
            node["src"] = _beside(name, node["src"])
        if node.name == "a" and node.get("href"):
            node["href"] = _target(name, node["href"], names)
    article["id"] = _id(name)
    return article


def _id(name: str, anchor: str = "") -> str:
    """The id of a page, or of a place on it, in the common document."""
    return f"{name}--{anchor}" if anchor else name


def _target(name: str, link: str, names: set[str]) -> str:
    """Where a link of a page leads in the common document, or on the web."""
    parts = urlsplit(link)
    if parts.scheme:
        return link
    path = os.path.normpath(os.path.join(os.path.dirname(name), unquote(parts.path)))
    page = path.removesuffix(".html") if parts.path else name
    return f"#{_id(page, unquote(parts.fragment))}" if page in names else _beside(name, link)


def _beside(name: str, link: str) -> str:
    """A file of the site, seen from a folder beside it."""
    if urlsplit(link).scheme:
        return link
    return f"../html/{os.path.normpath(os.path.join(os.path.dirname(name), link))}"


def browser() -> str:
    """The program that prints."""
    found = next((path for path in map(shutil.which, BROWSERS) if path), None)
    return found or sys.exit(f"make pdf needs Chromium: none of {', '.join(BROWSERS)} was found")


def to_pdf(page: Path, pdf: Path) -> None:
    """Print a page, after its formulas are set."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=browser(), args=["--no-sandbox"])
        tab = chromium.new_page()
        tab.set_default_timeout(600_000)
        tab.goto(page.as_uri(), wait_until="load")
        tab.evaluate("async () => { await window.MathJax?.startup?.promise }")
        tab.pdf(
            path=pdf,
            format="A4",
            margin=MARGINS,
            display_header_footer=True,
            header_template="<span></span>",
            footer_template=FOOTER,
            tagged=True,
            outline=True,
        )
        chromium.close()


def print_book(source: Path, names: Sequence[str], pdf: Path) -> None:
    """Put the pages together and print them."""
    together = source / "_build" / "print" / "book.html"
    together.parent.mkdir(parents=True, exist_ok=True)
    together.write_text(document(source, names), "utf-8")
    to_pdf(together, pdf)


def main() -> int:
    """Print the book that was built last."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--source", type=Path, default=ROOT, help="folder with _config.yml")
    source = parser.parse_args().source.resolve()
    pdf = source / "_build" / "the-margin.pdf"
    print_book(source, pages(source), pdf)
    print(f"The book is printed to {pdf}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

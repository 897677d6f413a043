"""The contents of the book on its first page: part by part, with a sentence and the time it takes.

The sentences are written there, the rest is counted: pages from the table of contents, minutes
from their words.
"""

import html
import re
from pathlib import Path
from typing import Any

from docutils import nodes
from execution import table_of_contents
from freshness import CELL
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxDirective

WORDS_A_MINUTE = 130  # prose with formulas is read at half the pace of a novel
HEAD = re.compile(r"\A---\n.*?^---\n", re.MULTILINE | re.DOTALL)


class PartsNode(nodes.General, nodes.Element):
    """A place for the contents: titles are known when all pages are read."""


class PartsDirective(SphinxDirective):
    """`{parts}` with a line `Caption: sentence` for each part of the table of contents."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """Compare the captions with those of the table of contents."""
        said = dict(line.split(": ", 1) for line in self.content)
        captions = [part["caption"] for part in parts(self.env)]
        if list(said) != captions:
            raise self.error(f"the parts are {', '.join(captions)}; write a line for each of them")
        return [PartsNode(said=said)]


def parts(env: BuildEnvironment) -> list[dict[str, Any]]:
    """The parts of the table of contents, if it has any: a caption and the chapters of each."""
    found: list[dict[str, Any]] = table_of_contents(Path(env.srcdir)).get("parts", [])
    return found


def minutes(page: str) -> int:
    """How long the text of a page takes, without its code, in steps of five minutes."""
    prose = CELL.sub("", HEAD.sub("", page))
    return max(5, 5 * round(len(prose.split()) / WORDS_A_MINUTE / 5))


def taking(total: int) -> str:
    """A time as people say it."""
    hours, rest = divmod(5 * round(total / 5), 60)
    said = [f"{hours} h" * bool(hours), f"{rest} min" * bool(rest or not hours)]
    return " ".join(filter(None, said))


def draw(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Put the list in its place."""
    for node in list(doctree.findall(PartsNode)):
        items = "".join(_part(app, docname, part, node["said"]) for part in parts(app.env))
        node.replace_self(nodes.raw("", f'<dl class="parts">{items}</dl>', format="html"))


def _part(app: Sphinx, docname: str, part: dict[str, Any], said: dict[str, str]) -> str:
    names = [chapter["file"] for chapter in part["chapters"]]
    time = taking(sum(minutes(Path(app.env.doc2path(n)).read_text("utf-8")) for n in names))
    links = ", ".join(
        f'<a href="{app.builder.get_relative_uri(docname, name)}">'
        f"{html.escape(app.env.titles[name].astext())}</a>"
        for name in names
    )
    caption = part["caption"]
    return (
        f'<dt>{html.escape(caption)} <span class="parts-time">{time}</span></dt>'
        f'<dd>{html.escape(said[caption])} <span class="parts-chapters">{links}</span></dd>'
    )


def setup(app: Sphinx) -> None:
    """Register directive and node (called by the ledger extension)."""
    app.add_directive("parts", PartsDirective)
    app.add_node(PartsNode)
    app.connect("doctree-resolved", draw)

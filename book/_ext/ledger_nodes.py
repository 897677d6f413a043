"""The directives of the ledger, `{ledger}` and `{question}`, and the nodes they leave on a page."""

from typing import Any, ClassVar

import ledger_views
from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxDirective
from sphinx_proof.nodes import NODE_TYPES

BOXES = tuple(NODE_TYPES.values())


class ViewNode(nodes.General, nodes.Element):
    """A place on a page for a view of the ledger."""


class QuestionNode(nodes.General, nodes.Element):
    """An open question of the sources, with its answer."""


class ViewDirective(SphinxDirective):
    """`{ledger} totals` and the like: a view of `ledger_views.VIEWS`."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Leave a placeholder: the ledger is complete only when all pages are read."""
        name = self.arguments[0]
        if name not in ledger_views.VIEWS:
            raise self.error(f"no ledger view {name!r}; use {', '.join(ledger_views.VIEWS)}")
        shown_views(self.env).setdefault(self.env.docname, []).append(name)
        return [ViewNode(view=name)]


def shown_views(env: BuildEnvironment) -> dict[str, list[str]]:
    """For each page the views of the ledger on it."""
    if not hasattr(env, "ledger_views"):
        env.ledger_views = {}
    return env.ledger_views


class QuestionDirective(SphinxDirective):
    """`{question} Title` with `:label: q-…` and `:from: course`; the content is the answer."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar = {
        "label": directives.unchanged_required,
        "from": directives.unchanged_required,
    }

    def run(self) -> list[nodes.Node]:
        """An admonition that the ledger knows."""
        label, title = self.options["label"], self.arguments[0]
        box = nodes.admonition(classes=["question"])
        text, messages = self.state.inline_text(title, self.lineno)
        source = self.options["from"]
        box += nodes.title("", "", nodes.inline("", f"Asked in {source}: "), *text)
        self.state.nested_parse(self.content, self.content_offset, box)
        node = QuestionNode(label=label, realtype="question", title=title, ids=[label])
        node.line = self.lineno
        node += box
        return [node, *messages]


def visit_question(self: Any, node: nodes.Element) -> None:
    """Open the box of a question."""
    self.body.append(self.starttag(node, "div"))


def depart_question(self: Any, _node: nodes.Element) -> None:
    """Close it."""
    self.body.append("</div>")

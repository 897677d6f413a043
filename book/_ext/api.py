"""The directive `{api} margins.svm`: what the modules below a name offer, from their docstrings.

Docstrings are plain text and are shown as such: paragraphs, lists with dashes, indented lines and
`>>>` examples as they stand. In backquotes, the label of a result becomes a link to it, a name
of the library a link to its description if there is one, and all else code.
"""

import html
import re
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

from api_reading import Entry, Module, library
from docstrings import LABEL
from docutils import nodes
from docutils.parsers.rst import directives
from docutils.statemachine import StringList
from evidence.project import Project
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

Link = Callable[[str], nodes.Node]  # from what stands in backquotes


class ApiDirective(SphinxDirective):
    """`{api} margins.svm`: a section for each module below that name.

    `:without:` names a package to leave out, `:only:` a kind of names, such as exception; `:flat:`
    leaves out the headings and docstrings of the modules.
    """

    required_arguments = 1
    option_spec: ClassVar = {
        "flat": directives.flag,
        "only": directives.unchanged_required,
        "without": directives.unchanged_required,
    }

    def run(self) -> list[nodes.Node]:
        """The sections, or what they would hold."""
        self.library = library(Project.find(Path(self.env.srcdir)).lib)
        wanted = {name: self.options.get(name, "") for name in ("without", "only")}
        modules = self.library.below(self.arguments[0], **wanted)
        if not modules:
            raise self.error(f"lib/ has nothing to show below {self.arguments[0]}")
        show = self.entries if "flat" in self.options else self.section
        return [node for module in modules for node in show(module)]

    def section(self, module: Module) -> list[nodes.Node]:
        """A module: its name, what it is for, its chapter; and folded, since nobody reads all of
        it, the rest of its docstring and its entries, below a line with their names.

        No dot in the id: the script that follows a reader in the contents would not find it.
        """
        short = module.name.partition(".")[2]
        section = nodes.section(ids=[f"module-{short.replace('.', '-')}"], classes=["api-module"])
        section += nodes.title("", "", nodes.literal("", short))
        first, *rest = described(module.docstring or short, self.linker(module.name))
        section += first
        chapter = f"book/{short.replace('.', '/')}"
        if chapter in self.env.found_docs:
            first += [nodes.Text(" Chapter: "), self.chapter(chapter), nodes.Text(".")]
        section += folded([e.name for e in module.entries], [*rest, *self.entries(module)])
        return [section]

    def entries(self, module: Module) -> list[nodes.Node]:
        """The descriptions of what a module defines."""
        return [n for e in module.entries for n in self.entry(e, module.name)]

    def entry(self, entry: Entry, module: str, owner: str = "") -> list[nodes.Node]:
        """A function, a class with its members, or one member of the class `owner`."""
        package, _, name = self.library.names[entry.home].partition(".")
        link = self.linker(module, entry)
        about = list(described(entry.docstring, link)) or [nodes.paragraph()]
        if entry.fields:
            about.append(listed("Holds", [nodes.literal("", field) for field in entry.fields]))
        if bases := self.library.bases(entry):
            about.append(listed("Derived from", [link(base.name) for base in bases]))
        for member in entry.members:
            about += self.entry(member, module, owner=name)
        index, box = self.signature(entry, package, entry.name if owner else name, owner)
        for ref in box.findall(pending_xref):
            ref["reftarget"] = self.library.find(ref["reftarget"], module) or ref["reftarget"]
            ref["optional"] = True
            del ref["refspecific"]  # the target is a full name
        box[-1].extend(about)
        return [index, box]

    def signature(self, entry: Entry, package: str, name: str, owner: str) -> list[nodes.Node]:
        """What Sphinx itself makes of a signature: links, a place in the search and the contents.

        Members of classes are left out of the contents, and all of it out of the index, which is
        for words of the book.
        """
        kind = self.library.kind(entry)
        options = {"module": package, "no-index-entry": None}
        if self.library.names[entry.home] != entry.home:
            options["canonical"] = entry.home
        if owner:
            options["no-contents-entry"] = None
        if kind == "property":
            options["type"] = entry.call.removeprefix(" -> ")
        text = name if kind == "property" else f"{name}{entry.call}"
        self.env.ref_context["py:class"] = owner or None
        make: Any = self.env.get_domain("py").directive(kind)
        place = (self.lineno, self.content_offset, "", self.state, self.state_machine)
        made: list[nodes.Node] = make(kind, [text], options, StringList(), *place).run()
        self.env.ref_context["py:class"] = None
        return made

    def linker(self, module: str, entry: Entry | None = None) -> Link:
        """How the docstring of an entry is linked; its own arguments are no names of others."""
        own = set(re.findall(r"\w+(?=:)", entry.call)) if entry else set()

        def link(text: str) -> nodes.Node:
            code = nodes.literal("", text)
            if LABEL.fullmatch(f"`{text}`"):
                return self.reference(code, "prf", "ref", text)
            full = None if text in own else self.library.find(text, module)
            return self.reference(code, "py", "obj", full) if full else code

        return link

    def chapter(self, docname: str) -> pending_xref:
        """A link to a page, with its title."""
        return self.reference(nodes.inline(), "std", "doc", f"/{docname}", explicit=False)

    def reference(
        self, shown: nodes.Node, domain: str, role: str, target: str, *, explicit: bool = True
    ) -> pending_xref:
        """A link that Sphinx resolves when all pages are read."""
        names = {"refdomain": domain, "reftype": role, "reftarget": target}
        found = pending_xref("", shown, refdoc=self.env.docname, refexplicit=explicit, **names)
        found["optional"] = domain == "py"
        return found


def described(text: str, link: Link) -> Iterator[nodes.Node]:
    """A docstring as nodes."""
    for block in re.split(r"\n\s*\n", text) if text else []:
        if block.startswith(">>>"):
            yield nodes.literal_block(block, block, language="pycon")
        elif all(line.startswith("    ") for line in block.splitlines()):
            formula = textwrap.dedent(block)
            yield nodes.literal_block(formula, formula, language="text")
        elif block.startswith("- "):
            items = re.split(r"\n?^- ", block, flags=re.MULTILINE)[1:]
            yield nodes.bullet_list("", *(nodes.list_item("", plain(i, link)) for i in items))
        else:
            yield plain(block, link)


def plain(text: str, link: Link) -> nodes.paragraph:
    """Text in which only backquotes mean something: f''(m) keeps its two primes."""
    parts = re.split(r"`([^`]+)`", text)
    shown = [link(part) if i % 2 else nodes.Text(part) for i, part in enumerate(parts) if part]
    return nodes.paragraph("", "", *shown, support_smartquotes=False)


def folded(names: list[str], inside: list[nodes.Node]) -> list[nodes.Node]:
    """Nodes in a fold whose summary lists names; a link to something inside opens it."""
    summary = " ".join(f"<code>{html.escape(name)}</code>" for name in names)
    head = f'<details class="api"><summary>{summary}</summary>'
    return [nodes.raw("", head, format="html"), *inside, nodes.raw("", "</details>", format="html")]


def listed(head: str, items: list[nodes.Node]) -> nodes.paragraph:
    """A sentence that lists things."""
    paragraph = nodes.paragraph("", f"{head} ", classes=["api-list"])
    for i, item in enumerate(items):
        paragraph += [nodes.Text(", "), item] if i else [item]
    return paragraph


def unlinked(_app: Sphinx, _env: Any, node: pending_xref, shown: nodes.Node) -> nodes.Node | None:
    """A name that the page does not describe is shown as it is."""
    return shown if node.get("optional") else None


def setup(app: Sphinx) -> None:
    """Register the directive (called by the ledger extension)."""
    app.add_directive("api", ApiDirective)
    app.add_css_file("api.css")
    app.connect("missing-reference", unlinked)

"""Which code implements which result, read from the docstrings of lib/ without importing it.

A function says in its docstring what it implements: the label of a box of the book, in
backquotes, for instance `hyperplane-distance`. A word without a hyphen may be any name of the
code. It counts where it stands in brackets alone, as in (`massart`), and is a label of the book.
"""

import ast
import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from evidence.project import Project

LABEL = re.compile(r"`([a-z0-9]+(?:-[a-z0-9]+)+)`")
WORD = re.compile(r"\(`([a-z0-9]+)`\)")
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass(frozen=True)
class Code:
    """A function, class or method as it is written."""

    name: str  # dotted, with its module
    file: str
    line: int
    source: str

    @property
    def is_private(self) -> bool:
        """Whether a part of the name begins with an underscore, as `__call__` does not."""
        return any(p.startswith("_") and not p.endswith("__") for p in self.name.split("."))


@dataclass(frozen=True)
class Mention:
    """A label in a docstring, and the code that it belongs to; None for a whole module."""

    label: str
    file: str
    line: int
    code: Code | None

    @property
    def must_exist(self) -> bool:
        """Whether it can be nothing but a label."""
        return "-" in self.label


def mentions(project: Project) -> list[Mention]:
    """Every label that a docstring of the library names, in file order, and words that may be."""
    names = sorted(f.relative_to(project.lib) for f in project.lib.rglob("*.py"))
    files = [project.lib / name for name in names if name.parts[0] != "evidence"]
    return [m for f in files for m in _mentions(project.root, project.lib, f, f.stat().st_mtime_ns)]


def implementers(found: Iterable[Mention]) -> dict[str, list[Code]]:
    """For each label the code that names it. Private code counts where nothing is public."""
    everything: dict[str, dict[Code, None]] = {}
    for mention in found:
        if mention.code:
            everything.setdefault(mention.label, {})[mention.code] = None
    return {
        label: [code for code in known if not code.is_private] or list(known)
        for label, known in everything.items()
    }


@cache
def _mentions(root: Path, lib: Path, path: Path, _stamp: int) -> list[Mention]:
    """The labels in a file, looked for again only after an edit."""
    text, file = path.read_text("utf-8"), path.relative_to(root).as_posix()
    module = ".".join(path.relative_to(lib).with_suffix("").parts)
    tree = ast.parse(text, file)
    found = [Mention(label, file, line, None) for label, line in _labels(tree)]
    for name, node in _definitions(tree, module.removesuffix(".__init__")):
        code = Code(name, file, node.lineno, _source(text, node))
        found += [Mention(label, file, line, code) for label, line in _labels(node)]
    return found


def _definitions(
    node: ast.AST, name: str
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]]:
    """Everything that is defined below a node, with its dotted name."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, DEFINITIONS):
            yield f"{name}.{child.name}", child
            yield from _definitions(child, f"{name}.{child.name}")
        else:
            yield from _definitions(child, name)


def _labels(
    node: ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef,
) -> Iterator[tuple[str, int]]:
    """The labels in a docstring, each with its line."""
    docstring = ast.get_docstring(node, clean=False) or ""
    for match in (*LABEL.finditer(docstring), *WORD.finditer(docstring)):
        yield match[1], node.body[0].lineno + docstring.count("\n", 0, match.start())


def _source(text: str, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> str:
    """The lines of a definition with its decorators."""
    first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
    return textwrap.dedent("\n".join(text.splitlines()[first - 1 : node.end_lineno]))

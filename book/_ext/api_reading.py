"""The public names of lib/ as they are written: read from the text, without importing it.

Signatures keep the words of the source, so `PointsLike` stays `PointsLike`. A name is given as
a reader types it: the shortest under which an `__all__`, or the stub of the package, offers it.
"""

import ast
import builtins
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import zip_longest
from pathlib import Path

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
PROPERTIES = {"property", "cached_property"}


@dataclass(frozen=True)
class Entry:
    """A public function, class, method, property or type alias."""

    home: str  # dotted, with the module that defines it
    kind: str  # what the Python domain of Sphinx calls it
    docstring: str
    call: str = ""  # arguments and what is returned, as written
    bases: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()  # of a class that holds data
    members: tuple["Entry", ...] = ()

    @property
    def name(self) -> str:
        """The last part."""
        return self.home.rpartition(".")[2]


@dataclass(frozen=True)
class Module:
    """A module, what it defines, and what it offers from elsewhere."""

    name: str
    docstring: str
    entries: tuple[Entry, ...]
    offered: dict[str, str]  # by name: where it comes from


@dataclass(frozen=True)
class Library:
    """All modules of lib/, by name."""

    modules: dict[str, Module]

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Functions, classes and types, by the names of their homes."""
        return {entry.home: entry for m in self.modules.values() for entry in m.entries}

    @cached_property
    def typed(self) -> dict[str, str]:
        """For each home the shortest name; of equally short ones that of the same part."""
        names: dict[str, list[str]] = {home: [home] for home in self.entries}
        for module in self.modules.values():
            for name, source in module.offered.items():
                home = self._home(source)
                for entry in self._meant(home):
                    names[entry].append(f"{module.name}.{name}{entry.removeprefix(home)}")

        def length(home: str, name: str) -> tuple[int, bool, str]:
            part = ".".join(home.split(".")[:2])
            return name.count("."), not name.startswith(f"{part}."), name

        return {home: min(found, key=lambda n: length(home, n)) for home, found in names.items()}

    @cached_property
    def names(self) -> dict[str, str]:
        """The same with the members of classes."""
        members = {
            member.home: f"{self.typed[entry.home]}.{member.name}"
            for entry in self.entries.values()
            for member in entry.members
        }
        return self.typed | members

    def _home(self, name: str) -> str:
        """Where a name is defined that several modules may have handed on."""
        module, _, last = name.rpartition(".")
        offered = self.modules[module].offered if module in self.modules else {}
        source = offered.get(last, name)
        return name if source == name else self._home(source)

    def _meant(self, home: str) -> list[str]:
        """An entry, or all entries of a module."""
        if home in self.modules:
            return [entry.home for entry in self.modules[home].entries]
        return [home] if home in self.entries else []

    def below(self, name: str, without: str = "", only: str = "") -> list[Module]:
        """The modules below a name and not below another, with their entries of some kinds; those
        that have none are left out."""

        def inside(module: Module, package: str) -> bool:
            return bool(package) and f"{module.name}.".startswith(f"{package}.")

        def kept(module: Module) -> tuple[Entry, ...]:
            return tuple(e for e in module.entries if not only or self.kind(e) in only.split())

        found = [m for m in self.modules.values() if inside(m, name) and not inside(m, without)]
        return [replace(m, entries=kept(m)) for m in found if kept(m)]

    def bases(self, entry: Entry) -> list[Entry]:
        """The classes of the library that a class is derived from."""
        return [e for base in entry.bases for e in self.entries.values() if e.name == base]

    def kind(self, entry: Entry) -> str:
        """What Sphinx calls it: a class that can be raised is an exception."""
        known = [getattr(builtins, base, object) for base in entry.bases]
        raised = any(issubclass(k, BaseException) for k in known)
        inherited = any(self.kind(base) == "exception" for base in self.bases(entry))
        return "exception" if raised or inherited else entry.kind

    def find(self, text: str, module: str) -> str | None:
        """The full name that a docstring or a signature of a module means.

        A lower case word alone may be an argument, so it only means what the module defines.
        """
        if text in self.names.values():
            return text
        name = re.sub(r"\(.*\)$", "", text)
        if f"{module}.{name}" in self.names:
            return self.names[f"{module}.{name}"]
        if "." not in name and name.islower():
            return None
        found = {
            typed
            for home, typed in self.names.items()
            if f".{home}".endswith(f".{name}") or f".{typed}".endswith(f".{name}")
        }
        return found.pop() if len(found) == 1 else None


def library(lib: Path) -> Library:
    """What lib/ holds now."""
    modules: dict[str, Module] = {}
    for path in sorted({*lib.rglob("*.py"), *lib.rglob("*.pyi")}):  # a stub after its module
        found = _module(lib, path, path.stat().st_mtime_ns)
        known = modules.get(found.name, found)
        modules[found.name] = replace(known, offered=known.offered | found.offered)
    return Library(modules)


@cache
def _module(lib: Path, path: Path, _stamp: int) -> Module:
    """A module, read again only after an edit."""
    tree = ast.parse(path.read_text("utf-8"))
    _spell_out(tree)
    name = ".".join(path.relative_to(lib).with_suffix("").parts).removesuffix(".__init__")
    entries = tuple(_entries(tree.body, name))
    return Module(name, _docstring(tree), entries, _offered(tree, stub=path.suffix == ".pyi"))


def _spell_out(tree: ast.Module) -> None:
    """Put numbers in the place of defaults that name them: `tol=TOLERANCE` tells little."""
    known = {
        ast.unparse(node.targets[0]): node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
    }
    for node in (n for n in ast.walk(tree) if isinstance(n, ast.arguments)):
        for defaults in (node.defaults, node.kw_defaults):
            defaults[:] = [known.get(ast.unparse(d), d) if d else d for d in defaults]


def _offered(tree: ast.Module, *, stub: bool) -> dict[str, str]:
    """Names that a module has from others and says it offers: in a stub those that it renames to
    themselves, elsewhere those in its `__all__`."""
    imports = [n for n in tree.body if isinstance(n, ast.ImportFrom) and n.module]
    names = [(a.asname or a.name, f"{n.module}.{a.name}") for n in imports for a in n.names]
    return {name: source for name, source in names if stub or name in _all(tree)}


def _all(tree: ast.Module) -> list[str]:
    lists = [n.value for n in tree.body if isinstance(n, ast.Assign) and _named(n, "__all__")]
    return [str(name) for found in lists for name in ast.literal_eval(found)]


def _named(node: ast.Assign, name: str) -> bool:
    return ast.unparse(node.targets[0]) == name


def _entries(body: list[ast.stmt], owner: str, *, inside: bool = False) -> Iterator[Entry]:
    """What is public among these statements of a module or, inside, of a class."""
    for node, after in zip_longest(body, body[1:]):
        if isinstance(node, FUNCTIONS) and (is_public(node.name) or node.name == "__call__"):
            yield _function(node, owner, inside)
        elif isinstance(node, ast.ClassDef) and is_public(node.name):
            yield _class(node, owner)
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            text = after.value if isinstance(after, ast.Expr) else None
            about = str(text.value) if isinstance(text, ast.Constant) else ""
            yield Entry(f"{owner}.{ast.unparse(node.target)}", "type", about)


def is_public(name: str) -> bool:
    """Whether a name is for readers."""
    return not name.startswith("_")


def _function(node: ast.FunctionDef | ast.AsyncFunctionDef, owner: str, inside: bool) -> Entry:
    marks = {ast.unparse(mark) for mark in node.decorator_list}
    named = ast.unparse(node.returns).strip("'") if node.returns else ""  # quoted: defined later
    returns = f" -> {named}" if named else ""
    kind = "property" if marks & PROPERTIES else "method" if inside else "function"
    call = returns if kind == "property" else f"({_arguments(node, inside)}){returns}"
    return Entry(f"{owner}.{node.name}", kind, _docstring(node), call)


def _arguments(node: ast.FunctionDef | ast.AsyncFunctionDef, inside: bool) -> str:
    """The arguments as written, of a method without the first."""
    written = ast.unparse(node.args)
    return written.partition(", ")[2] if inside else written


def _class(node: ast.ClassDef, owner: str) -> Entry:
    home = f"{owner}.{node.name}"
    made = [n for n in node.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"]
    holds_data = any("dataclass" in ast.unparse(mark) for mark in node.decorator_list)
    bases = tuple(ast.unparse(base) for base in node.bases)
    fields = [n for n in node.body if isinstance(n, ast.AnnAssign)]
    return Entry(
        home,
        "class",
        _docstring(node),
        f"({_arguments(made[0], inside=True)})" if made else "",
        bases,
        tuple(map(_field, fields)) if holds_data or "NamedTuple" in bases else (),
        tuple(_entries(node.body, home, inside=True)),
    )


def _field(node: ast.AnnAssign) -> str:
    return f"{ast.unparse(node.target)}: {ast.unparse(node.annotation)}"


def _docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    return ast.get_docstring(node) or ""

"""A chapter is as old as the oldest thing it was computed from.

Sphinx knows a page's text and jupyter-cache its code cells; neither sees that a module or a
test changed. Here the execution cache of each chapter is keyed by a digest of all files that
the chapter reaches: modules it imports, tests of the claims and exercises that it names, and
what those import.
A page that shows docstrings depends on all of lib/.
"""

import ast
import hashlib
import os
import re
import shutil
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from importlib.metadata import distributions
from pathlib import Path
from typing import NamedTuple

import nbformat
from evidence.attempt import declared
from evidence.project import Project
from jupyter_cache import get_cache
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

ALWAYS = ("requirements.txt", "pyproject.toml")
DYNAMIC = {"importlib", "importlib.import_module", "runpy", "imp"}
API = re.compile(r"^`{3,}\{api\}", re.MULTILINE)  # shows docstrings of the whole library
CELL = re.compile(r"^(`{3,})\{code-cell\}[^\n]*\n(.*?)^\1", re.MULTILINE | re.DOTALL)
OPTIONS = re.compile(r"\A(---\n.*?^---\n|(:[^\n]*\n)+)", re.MULTILINE | re.DOTALL)


class Scope:
    """The pages that a build brings up to date with lib/ and tests/, if it is not all of them."""

    pages: set[str] | None = None


def digest(page: str, project: Project) -> str:
    """A hash of every project file that the page's code depends on, and of what is installed."""
    files = sorted({*reached(page, project), *(project.root / name for name in ALWAYS)})
    state = hashlib.sha256(_installed())
    for path in files:
        if path.is_file():
            state.update(path.relative_to(project.root).as_posix().encode() + path.read_bytes())
    return state.hexdigest()[:16]


def reached(page: str, project: Project) -> set[Path]:
    """Project files used by the code of a page, directly or through each other."""
    named = {d.file for d in project.declarations() if d.claim in page}
    named |= {file for name, file in declared(project).items() if name in page}
    rooms = _rooms(project)
    seen, names = set(rooms.data), _imports(code_of(page))
    asked = set(names)
    queue = [*(project.root / file for file in sorted(named)), *rooms.files(names)]
    while queue:
        path = queue.pop()
        if path not in seen:
            seen |= {path, *rooms.beside.get(path, ())}
            more = _module_imports(path, path.stat().st_mtime_ns)
            if project.lib / "evidence" not in path.parents:  # it loads the tests that are named
                names |= more
            queue += rooms.files(more - asked)
            asked |= more
    if names & DYNAMIC:  # a module can be named by any string
        seen |= {p for room in (project.lib, project.tests) for p in room.rglob("*.py")}
    if API.search(page):
        seen |= set(project.lib.rglob("*.py"))
    return seen


class Rooms(NamedTuple):
    """What lies in lib/ and tests/: modules by their dotted names; files that bear the name of a
    module, and belong to it; others, such as styles, which any code may read."""

    modules: dict[str, list[Path]]
    beside: dict[Path, set[Path]]
    data: set[Path]

    def files(self, names: Iterable[str]) -> list[Path]:
        """The modules that these names mean, with the packages around them."""
        found = []
        for name in names:
            while name:
                found += self.modules.get(name, [])
                name = name.rpartition(".")[0]
        return found


def _rooms(project: Project) -> Rooms:
    rooms = Rooms({}, {}, set())
    for room in (project.lib, project.tests):
        for folder, inner, names in os.walk(room):
            inner[:] = [n for n in inner if n != "__pycache__" and not n.endswith(".egg-info")]
            place, parts = Path(folder), Path(folder).relative_to(room).parts
            for name in names:
                stem, ending = os.path.splitext(name)
                if ending == ".py":
                    dotted = ".".join(parts if stem == "__init__" else (*parts, stem))
                    rooms.modules.setdefault(dotted, []).append(place / name)
                elif f"{stem}.py" in names:
                    rooms.beside.setdefault(place / f"{stem}.py", set()).add(place / name)
                else:
                    rooms.data.add(place / name)
    return rooms


@cache
def _installed() -> bytes:
    """Names and versions of all packages of the environment."""
    return "\n".join(sorted(f"{d.name} {d.version}" for d in distributions())).encode()


def code_of(page: str) -> str:
    """The code cells of a MyST notebook, one after the other."""
    return "\n".join(OPTIONS.sub("", body) for _, body in CELL.findall(page))


def _imports(code: str) -> frozenset[str]:
    """Dotted names that the code imports; a cell with magics may hide none."""
    names: set[str] = set()
    text = "\n".join(line for line in code.splitlines() if not line.lstrip().startswith(("%", "!")))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(names)


@cache
def _module_imports(path: Path, _stamp: int) -> frozenset[str]:
    return _imports(path.read_text("utf-8"))


def key_cache(app: Sphinx, docname: str, source: list[str]) -> None:
    """Before a page is read: let its execution cache depend on what it depends on."""
    known = _digests(app.env)
    known[docname] = digest(source[0], Project.find(Path(app.srcdir)))
    folder = _folder(app, docname)
    for old in folder.glob("*"):
        if old.name != known[docname]:
            shutil.rmtree(old)
    app.env.mystnb_config.execution_cache_path = str(folder / known[docname])


def restore_outputs(app: Sphinx, path: Path, docname: str) -> None:
    """Put the outputs into the executed notebook of a page that came from the cache.

    On a hit, myst-nb 1.4 renders the cached outputs but writes the notebook without them.
    """
    notebook = nbformat.read(path, as_version=4)
    if all(c.execution_count for c in notebook.cells if c.cell_type == "code"):
        return
    cache = get_cache(str(_folder(app, docname) / _digests(app.env)[docname]))
    with suppress(KeyError):  # not cached: a kernel was killed, and the ledger will say so
        _, merged = cache.merge_match_into_notebook(notebook)
        nbformat.write(merged, path)


def forget(app: Sphinx, docname: str) -> None:
    """Execute a page again in the next build."""
    shutil.rmtree(_folder(app, docname), ignore_errors=True)
    _digests(app.env).pop(docname, None)


def cache_folder(built: Path, docname: str) -> Path:
    """Where the execution caches of a page are, below the folder of all that is built.

    Never inside that of another page, which throws away what it does not know. No percent sign:
    the address of the database would be unquoted.
    """
    return built / ".jupyter_cache" / docname.replace("/", "~")


def _folder(app: Sphinx, docname: str) -> Path:
    return cache_folder(Path(app.outdir).parent, docname)


def outdated(
    app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]
) -> list[str]:
    """Pages to read again although their own text is unchanged."""
    project, known = Project.find(Path(app.srcdir)), _digests(env)
    same = env.found_docs - added - changed - removed
    if Scope.pages is not None:
        same &= Scope.pages
    return [d for d in sorted(same) if known.get(d) != digest(_text(env, d), project)]


def purge_first(app: Sphinx, env: BuildEnvironment, docnames: list[str]) -> None:
    """Forget all pages that will be read again before one of them is: a result may have moved
    from one to the other, and would be there twice."""
    for name in docnames:
        app.emit("env-purge-doc", env, name)
        env.clear_doc(name)


def merge(_app: Sphinx, env: BuildEnvironment, docnames: set[str], other: BuildEnvironment) -> None:
    """Keep the digests of pages that a parallel reader read."""
    _digests(env).update({d: v for d, v in _digests(other).items() if d in docnames})


def _text(env: BuildEnvironment, docname: str) -> str:
    return Path(env.doc2path(docname)).read_text("utf-8")


def _digests(env: BuildEnvironment) -> dict[str, str]:
    if not hasattr(env, "evidence_digests"):
        env.evidence_digests = {}
    return env.evidence_digests


def setup(app: Sphinx) -> None:
    """Connect the events (called by the ledger extension)."""
    app.connect("source-read", key_cache)
    app.connect("env-get-outdated", outdated)
    app.connect("env-before-read-docs", purge_first)
    app.connect("env-merge-info", merge)

"""Where the tests of a book live and how many examples they run, from its pyproject.toml."""

import ast
import linecache
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard

from hypothesis import HealthCheck, Phase, settings
from hypothesis.internal.conjecture import providers

PACKAGES = Path(__file__).resolve().parents[1]  # lib/, or where a wheel was installed
SHIPPED = PACKAGES / "evidence" / "shipped"  # what a wheel brings of the project, see setup.py

# `explain` would run the test again after the last, minimal failure, which a twin keeps.
PHASES = (Phase.explicit, Phase.generate, Phase.shrink)


@dataclass(frozen=True)
class Declaration:
    """A `@claim` or `@twin` as it is written in a test file, found without running it."""

    claim: str
    kind: str
    check: str
    file: str
    line: int


@dataclass(frozen=True)
class Project:
    """A folder with a pyproject.toml that has a [tool.evidence] table."""

    root: Path
    tests: Path
    profiles: dict[str, dict[str, Any]]
    repository: str = ""  # address, if the book has a public one
    proofs: str = ""  # the package of its proof scripts
    name: str = ""  # of the distribution, if it can be installed

    @classmethod
    def find(cls, start: Path | None = None) -> "Project":
        """The project around `start` (by default the working folder, then this package, in a
        repository or with what its wheel has brought)."""
        places = [start] if start else [Path.cwd(), SHIPPED]
        for folder in (p for place in places for p in [place, *place.resolve().parents]):
            config = folder / "pyproject.toml"
            if config.is_file():
                known = tomllib.loads(config.read_text("utf-8"))
                table = known.get("tool", {}).get("evidence")
                if table is not None:
                    named = known.get("project", {})
                    return cls(
                        root=folder,
                        tests=folder / table["tests"],
                        profiles=table.get("profiles", {}),
                        repository=named.get("urls", {}).get("Repository", ""),
                        proofs=table.get("proofs", ""),
                        name=named.get("name", ""),
                    )
        raise FileNotFoundError(
            f"no pyproject.toml with a [tool.evidence] table in or above {places[0]}; "
            'add one that says where the tests are: tests = "tests"'
        )

    @property
    def lib(self) -> Path:
        """Where the code of the book lies, if it has any."""
        return PACKAGES if self.installed else self.root / "lib"

    @property
    def installed(self) -> bool:
        """Whether this is what a wheel brought, not a repository."""
        return self.root == SHIPPED

    def modules(self) -> set[str]:
        """The names under which code of the project is imported."""
        shared = {path.stem for path in self.tests.glob("*")}
        if self.installed:  # lib holds all that was ever installed
            listed = metadata.distribution(self.name).read_text("top_level.txt") or ""
            return shared | set(listed.split())
        return shared | {path.stem for path in self.lib.glob("*")}

    def file(self, path: Path) -> str:
        """The name of a file in the repository, wherever it lies now; "" if it has none."""
        if path.is_relative_to(self.root):
            return path.relative_to(self.root).as_posix()
        if self.installed and path.is_relative_to(self.lib):
            return f"lib/{path.relative_to(self.lib).as_posix()}"
        return ""

    def url(self, file: str, line: int) -> str:
        """Where a reader finds a line of the project on the web; "" if nowhere."""
        place = f"blob/main/{file}#L{line}"
        return f"{self.repository.rstrip('/')}/{place}" if self.repository and file else ""

    def settings(self, profile: str) -> settings:
        """The Hypothesis settings of a profile. Without any profile runs are derandomised."""
        if self.profiles and profile not in self.profiles:
            raise KeyError(f"no profile {profile!r} in pyproject.toml: {', '.join(self.profiles)}")
        table = self.profiles.get(profile, {"derandomize": True})
        if table.get("derandomize"):
            _forget_local_constants()
        checks = [HealthCheck.too_slow, HealthCheck.data_too_large]
        return settings(
            deadline=None, database=None, phases=PHASES, suppress_health_check=checks, **table
        )

    @contextmanager
    def profile(self, name: str) -> Iterator[None]:
        """Run with a profile, and leave Hypothesis as it was found."""
        before = settings.get_current_profile_name()
        settings.register_profile(name, self.settings(name))
        settings.load_profile(name)
        try:
            yield
        finally:
            settings.load_profile(before)

    def declarations(self) -> list[Declaration]:
        """Every claim and twin in the tests, at any depth, in file order."""
        files = sorted(self.tests.rglob("test_*.py"))
        return [d for f in files for d in _declared(self.root, f, f.stat().st_mtime_ns)]

    def load(self, file: str) -> ModuleType:
        """Run a test file as a module named after its path, anew if it was edited since, or if
        the profile is another: a test takes its settings when it is defined.

        Parts of a book may have test files of the same name, so the path tells them apart. What
        they share lies in the tests folder itself, which is where their imports look.
        """
        if str(self.tests) not in sys.path:
            sys.path.insert(0, str(self.tests))
        path, name = self.root / file, ".".join(Path(file).with_suffix("").parts)
        profile = settings.get_current_profile_name()
        stamp = (str(path.resolve()), path.stat().st_mtime_ns, profile)
        known = sys.modules.get(name)
        if known is not None and getattr(known, "__stamp__", None) == stamp:
            return known
        module = _executed(name, path)
        vars(module)["__stamp__"] = stamp
        return module


def _forget_local_constants() -> None:
    """Hypothesis mixes in constants from the local modules that happen to be loaded. Then a page
    would see other examples than pytest, and than the same page with one import more."""
    vars(providers)["is_local_module_file"] = lambda _path: False


def _executed(name: str, path: Path) -> ModuleType:
    """A module run from its source, never from bytecode, which may miss an edit of this second."""
    linecache.checkcache(str(path))
    module = sys.modules[name] = ModuleType(name)  # dataclasses look it up while it runs
    module.__file__ = str(path)
    exec(compile(path.read_bytes(), path, "exec"), module.__dict__)
    return module


@cache
def _declared(root: Path, path: Path, _stamp: int) -> list[Declaration]:
    """The declarations of a file, parsed again only after an edit."""
    file = path.relative_to(root).as_posix()
    functions = [n for n in ast.parse(path.read_text("utf-8"), file).body if _is_function(n)]
    return [
        Declaration(str(arg.value), _kind(mark), node.name, file, node.lineno)
        for node in functions
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and _name(mark) in ("claim", "twin")
        for arg in mark.args
        if isinstance(arg, ast.Constant)
    ]


def _name(mark: ast.Call) -> str:
    """`claim` for `@claim(...)` and for `@evidence.claim(...)`."""
    return str(getattr(mark.func, "id", getattr(mark.func, "attr", "")))


def _kind(mark: ast.Call) -> str:
    if _name(mark) == "twin":
        return "twin"
    given = [k.value.value for k in mark.keywords if k.arg == "by" and _is_constant(k.value)]
    return str(given[0]) if given else ""


def _is_constant(node: ast.expr) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant)


def _is_function(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef)

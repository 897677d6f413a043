"""Run tests against an edited copy of the project: which tests see a line, which refuse an edit.

The project itself is never touched. Each worker has a copy of it and forks a process for every
trial, so the libraries are imported once and an edit leaves no trace.
"""

import ast
import importlib
import json
import multiprocessing
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.machinery import PathFinder, SourceFileLoader
from pathlib import Path
from typing import Any, ClassVar

import pytest
from edits import EVERYWHERE, Edit
from hypothesis import Phase, settings

ROOT = Path(__file__).resolve().parents[1]
HEAVY = ("matplotlib.pyplot", "numpy", "scipy.optimize", "scipy.special", "sklearn.svm", "sympy",
         "z3", "cvxpy", "IPython.display", "jupyter_book")  # fmt: skip
PACKAGES = ("margins", "evidence")
PATIENCE = 20.0  # seconds for a test, beyond ten times what it took before
MEMORY = 6 * 2**30
OPTIONS = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:nbval", "-m", "not browser",
           "-W", "ignore::pytest.PytestAssertRewriteWarning"]  # fmt: skip
IMPORTED = 0  # the line that stands for the import of a module
Times = dict[str, float]  # seconds by test


@dataclass(frozen=True)
class Reach:
    """What happened when every test ran once on the project as it is."""

    seconds: Times
    tests: dict[str, dict[int, list[str]]]  # by file, then line of a statement

    def of(self, edit: Edit) -> Times:
        """The tests that run a line of the edit, with their times, the fastest first."""
        first, last = edit.lines
        lines = self.tests.get(edit.file, {})
        inside = [tests for line, tests in lines.items() if max(first, 1) <= line <= last]
        if edit.lines == EVERYWHERE and not inside:  # a module of data: who imports it?
            inside = [lines.get(IMPORTED, [])]
        found = {t for tests in inside for t in tests}
        return dict(sorted(((t, self.seconds[t]) for t in found), key=lambda pair: pair[1]))

    @classmethod
    def read(cls, path: Path) -> "Reach":
        known = json.loads(path.read_text())
        tests = {f: {int(k): v for k, v in lines.items()} for f, lines in known["tests"].items()}
        return cls(known["seconds"], tests)

    def __or__(self, other: "Reach") -> "Reach":
        tests = {f: dict(lines) for f, lines in self.tests.items()}
        for file, lines in other.tests.items():
            known = tests.setdefault(file, {})
            for line, names in lines.items():
                known[line] = [*known.get(line, []), *names]
        return Reach(self.seconds | other.seconds, tests)

    def write(self, path: Path) -> None:
        path.write_text(json.dumps({"seconds": self.seconds, "tests": self.tests}))


@dataclass(frozen=True)
class Outcome:
    """`by` is the test that refused the edit; "time", "crash" and "import" are refusals too."""

    edit: Edit
    killed: bool
    by: str
    seconds: float


def copied(parent: Path) -> Path:
    """The files that git knows, and those that it would not ignore, in a folder of their own."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.check_output(listed, cwd=ROOT, text=True).splitlines():
        if (ROOT / name).is_file():
            (parent / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, parent / name)
    return parent


def enter(folder: Path) -> None:
    """Work in a copy, here and in every process that is started from here."""
    os.chdir(folder)
    sys.path.insert(0, str(folder / "lib"))
    os.environ["PYTHONPATH"] = str(folder / "lib")
    os.environ.pop("EVIDENCE_RECORD", None)
    sys.dont_write_bytecode = True
    ours = tuple(str(ROOT / part) for part in ("lib", "tests", "book"))
    for name, module in list(sys.modules.items()):  # they will come from the copy
        if str(getattr(module, "__file__", "")).startswith(ours):
            del sys.modules[name]
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"


class Watch:
    """A pytest plugin: choose and order the tests, no shrinking, a time limit for each."""

    def __init__(self, chosen: Times | None = None, told: Path | None = None) -> None:
        self.chosen, self.told = chosen, told

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        quick = settings(settings.default, phases=(Phase.explicit, Phase.generate))
        settings.register_profile("trials", quick)
        settings.load_profile("trials")
        if self.chosen is not None:
            order = {name: i for i, name in enumerate(self.chosen)}
            items[:] = sorted(
                (item for item in items if item.nodeid in order), key=lambda i: order[i.nodeid]
            )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if self.chosen is not None:
            signal.setitimer(signal.ITIMER_REAL, PATIENCE + 10 * self.chosen[item.nodeid])
        result = yield
        signal.setitimer(signal.ITIMER_REAL, 0)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.told:
            self.told.write_text(report.nodeid)


def trial(edit: Edit, chosen: Times) -> Outcome:
    """Whether one of the tests refuses the edit."""
    begin = time.perf_counter()
    path = Path(edit.file)
    source = path.read_bytes()
    path.write_bytes(edit.applied(source))
    killed, by = False, ""
    try:
        for some in _nearest_first(path, chosen):
            if not killed:
                killed, by = _judged(some)
    finally:
        path.write_bytes(source)
    return Outcome(edit, killed, by, time.perf_counter() - begin)


def _nearest_first(module: Path, chosen: Times) -> Iterator[Times]:
    """To import test files takes longer than most tests: first the module's own, then its part."""

    def distance(name: str) -> int:
        file = Path(name.partition("::")[0])
        own = file.stem.removeprefix("test_").removesuffix("_lib") == module.stem
        return 0 if own else 1 if file.parent.name in module.parts else 2

    for far in range(3):
        if some := {name: t for name, t in chosen.items() if distance(name) == far}:
            yield some


def _judged(chosen: Times) -> tuple[bool, str]:
    files = sorted({name.partition("::")[0] for name in chosen})
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder, "told")
        watch = Watch(chosen, told)
        status = _in_a_child(lambda: pytest.main([*OPTIONS, "-x", *files], plugins=[watch]))
        if os.WIFSIGNALED(status):
            return True, "time" if os.WTERMSIG(status) == signal.SIGALRM else "crash"
        if os.WEXITSTATUS(status) == pytest.ExitCode.OK:
            return False, ""
        return True, told.read_text() if told.exists() else "import"


def _in_a_child(work: Callable[[], int]) -> int:
    """Do it in a process of its own, and return how that ended."""
    pid = os.fork()
    if not pid:
        code = 1
        try:
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            null = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(null, stream)
            code = int(work())
        finally:
            os._exit(code)
    return os.waitpid(pid, 0)[1]


@contextmanager
def workers(jobs: int, heavy: tuple[str, ...] = HEAVY) -> Iterator[ProcessPoolExecutor]:
    """Processes with a copy of the project each. What is heavy is imported once, before them."""
    for name in heavy:
        importlib.import_module(name)
    context = multiprocessing.get_context("fork")
    folders = context.Queue()
    with tempfile.TemporaryDirectory(prefix="trials-") as parent:
        for i in range(jobs):
            Path(parent, str(i)).mkdir()
            folders.put(Path(parent, str(i)))
        with ProcessPoolExecutor(jobs, context, _settle, (folders,)) as pool:
            try:
                yield pool
            finally:
                pool.shutdown(cancel_futures=True)


def _settle(folders: Any) -> None:
    enter(copied(folders.get()))


class Probes(SourceFileLoader):
    """Loads a module with a note before every statement inside a function."""

    seen: ClassVar[set[tuple[str, int]]] = set()
    files: ClassVar[set[str]] = set()

    def source_to_code(self, data: Any, path: Any, **_: Any) -> Any:
        tree = ast.parse(data, path)
        file = Path(path).relative_to(Path.cwd()).as_posix()
        self.files.add(file)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                _probe(node, file)
        return compile(ast.fix_missing_locations(tree), path, "exec")

    def get_code(self, fullname: str) -> Any:
        path = self.get_filename(fullname)
        return self.source_to_code(self.get_data(path), path)

    def exec_module(self, module: Any) -> None:
        module.__dict__["__seen__"] = self.seen.add
        super().exec_module(module)


def _probe(function: ast.FunctionDef, file: str) -> None:
    for node in ast.walk(function):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and not isinstance(node, ast.ClassDef):
                setattr(node, name, [n for s in block for n in _noted(s, file)])


def _noted(statement: ast.stmt, file: str) -> list[ast.stmt]:
    if getattr(statement, "probe", False) or isinstance(statement, ast.Nonlocal | ast.Global):
        return [statement]
    note = ast.parse(f"__seen__(({file!r}, {statement.lineno}))").body[0]
    note.probe = statement.probe = True
    for node in ast.walk(note):
        if hasattr(node, "lineno"):
            ast.copy_location(node, statement)
    return [note, statement]


class Probing:
    """Finds the modules of the project and has them loaded with probes."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        if name.partition(".")[0] not in PACKAGES:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec and isinstance(spec.loader, SourceFileLoader):
            spec.loader = Probes(spec.loader.name, spec.loader.path)
        return spec


class Recorder:
    """A pytest plugin: what each test that passes has seen, and how long it took."""

    def __init__(self) -> None:
        self.seconds: Times = {}
        self.tests: dict[str, dict[int, list[str]]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        Probes.seen.clear()
        self.failed, begin = False, time.perf_counter()
        result = yield
        if not self.failed:
            self.seconds[item.nodeid] = round(time.perf_counter() - begin, 3)
            for file, line in Probes.seen:
                self.tests.setdefault(file, {}).setdefault(line, []).append(item.nodeid)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= not report.passed

    def pytest_sessionfinish(self) -> None:
        for file in Probes.files:
            self.tests.setdefault(file, {})[IMPORTED] = list(self.seconds)


def reach(file: str) -> Reach:
    """Run a test file once, with probes in the library."""
    with tempfile.TemporaryDirectory() as folder:
        result = Path(folder, "reach.json")

        def work() -> int:
            sys.meta_path.insert(0, Probing())
            recorder = Recorder()
            code = pytest.main([*OPTIONS, file], plugins=[Watch(), recorder])
            Reach(recorder.seconds, recorder.tests).write(result)
            return int(code)

        _in_a_child(work)
        return Reach.read(result)

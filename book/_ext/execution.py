"""Run the pages of a book on all cores, into the cache in which the build looks first.

Sphinx reads pages one after the other. The slow part, executing them, is done before.
"""

import hashlib
import logging
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from progress import Progress

KERNEL = """
c.IPKernelApp.log_level = 40
c.InlineBackend.figure_formats = {"svg"}
c.InlineBackend.print_figure_kwargs = {"bbox_inches": "tight", "metadata": {"Date": None}}
"""


@dataclass(frozen=True)
class Outcome:
    """How the execution of a page went: what was wrong, if anything, and how long it took."""

    error: str = ""
    seconds: float = 0.0


def quiet_kernels(source: Path) -> None:
    """Kernels that read no settings of the user, log errors only, and draw figures, not paint."""
    folder = Path(os.environ.setdefault("IPYTHONDIR", str(source / "_build" / "ipython")))
    profile = folder / "profile_default"
    profile.mkdir(parents=True, exist_ok=True)
    (profile / "ipython_kernel_config.py").write_text(KERNEL)


def pages(source: Path) -> list[str]:
    """The names of all pages, in the order of the table of contents."""
    toc = table_of_contents(source)
    return [toc["root"], *_files_below(toc)]


def table_of_contents(source: Path) -> dict[str, Any]:
    """What `_toc.yml` says."""
    import yaml

    toc: dict[str, Any] = yaml.safe_load((source / "_toc.yml").read_text("utf-8"))
    return toc


def _files_below(entry: dict[str, Any]) -> Iterator[str]:
    for key in ("parts", "chapters", "sections"):
        for inner in entry.get(key, []):
            if "file" in inner:
                yield inner["file"]
            yield from _files_below(inner)


class Inline(Executor):
    """Runs what is submitted at once, in this process: starting another takes longer than to
    execute a small page."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """A future that is done."""
        future: Future[Any] = Future()
        future.set_result(function(*arguments, **named))
        return future


def execute(source: Path, names: list[str], jobs: int, progress: Progress) -> list[str]:
    """Run those of the pages with code that are not in the cache; what went wrong on each that
    failed."""
    from freshness import code_of

    coded = [name for name in names if code_of((source / f"{name}.md").read_text("utf-8"))]
    waiting = [name for name in coded if not _mark(source, name).is_file()]
    # the longest first, so that none is left to run alone
    known, size = progress.known, {n: (source / f"{n}.md").stat().st_size for n in waiting}
    waiting.sort(key=lambda name: (-known.get(name, 0), -size[name]))
    progress.begin("executed", waiting, jobs)
    failures, running = [], {}
    with Inline() if jobs == 1 else ProcessPoolExecutor(max_workers=jobs) as pool:
        while waiting or running:
            while waiting and len(running) < jobs:
                name = waiting.pop(0)
                progress.start(name)
                running[pool.submit(execute_page, source, name)] = name
            done, _ = wait(running, timeout=1, return_when=FIRST_COMPLETED)
            for future in done:
                outcome = future.result()
                progress.finish(running.pop(future), outcome.seconds)
                failures += [outcome.error] if outcome.error else []
            progress.tick()
    return failures


def _mark(source: Path, name: str) -> Path:
    """A file that says that the code of a page has been executed. It lies in the cache of what the
    code depends on, and bears the hash of the code: what the cache knows a page by."""
    from evidence.project import Project
    from freshness import cache_folder, code_of, digest

    text = (source / f"{name}.md").read_text("utf-8")
    folder = cache_folder(source / "_build", name) / digest(text, Project.find(source))
    header = text.split("\n---\n")[0] if text.startswith("---\n") else ""
    return folder / hashlib.sha256((header + code_of(text)).encode()).hexdigest()


def execute_page(source: Path, name: str) -> Outcome:
    """Run one page into the cache that the build will look in."""
    from myst_nb.core.config import NbParserConfig
    from myst_nb.core.execute import create_client
    from myst_nb.core.read import create_nb_reader
    from myst_parser.config.main import MdParserConfig
    from nbclient.exceptions import DeadKernelError

    path, mark = source / f"{name}.md", _mark(source, name)
    text, known = path.read_text("utf-8"), {}
    config = NbParserConfig(
        execution_mode="cache", execution_cache_path=str(mark.parent), execution_timeout=900
    )
    reader = create_nb_reader(str(path), MdParserConfig(), config, text)
    if reader is not None:
        try:
            notebook = reader.read(text)
            with create_client(notebook, str(path), config, Silent(), reader.read_fmt) as client:
                known = client.exec_metadata or {}
        except DeadKernelError as error:
            known = {"traceback": str(error)}
    if trace := known.get("traceback"):
        return Outcome(error=f"{path}: {in_the_cell(trace)}")
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()
    return Outcome(seconds=known.get("runtime") or 0.0)


def in_the_cell(trace: str) -> str:
    """A traceback without the frames of what ran the cell."""
    return trace.partition("nbclient.exceptions.")[2] or trace


class Silent(logging.LoggerAdapter):
    """Takes what myst-nb logs, with its own keywords, and says nothing."""

    def __init__(self) -> None:
        """A logger that is switched off."""
        super().__init__(logging.Logger("silent", level=logging.CRITICAL + 1))

    def process(self, msg: Any, _kwargs: Any) -> tuple[Any, Any]:
        """Drop the keywords."""
        return msg, {}

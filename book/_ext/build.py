"""Build the book: jupyter-book's own Sphinx build, strict and quiet, after running all pages.

Sphinx reads pages one after the other. The slow part, executing them, is done before, on all
cores, into the cache in which the build looks first. `jupyter-book build . -W -n --keep-going`
gives the same book.
"""

import argparse
import hashlib
import json
import logging
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
KERNEL = """
c.IPKernelApp.log_level = 40
c.InlineBackend.figure_formats = {"svg"}
c.InlineBackend.print_figure_kwargs = {"bbox_inches": "tight", "metadata": {"Date": None}}
"""
INPUTS = ("book", "lib", "tests", "*.yml", "*.md", "*.bib", "*.toml", "requirements.txt")


def build(source: Path, jobs: int) -> int:
    """Render `source` to `source/_build/html`; 0 only if there was no warning.

    Does nothing if no input changed since the last build without a warning.
    """
    stamp, now = source / "_build" / "inputs.sha256", inputs(source)
    if stamp.is_file() and stamp.read_text() == now:
        return 0
    stamp.unlink(missing_ok=True)
    status = render(source, jobs)
    if status == 0:
        stamp.write_text(now)
    return status


def inputs(source: Path) -> str:
    """A hash of every file that the book is made from."""
    found = [path for pattern in INPUTS for path in sorted(source.glob(pattern))]
    files = [f for p in found for f in (sorted(p.rglob("*")) if p.is_dir() else [p])]
    state = hashlib.sha256()
    for file in files:
        if file.is_file() and "__pycache__" not in file.parts:
            state.update(file.relative_to(source).as_posix().encode() + file.read_bytes())
    return state.hexdigest()


def render(source: Path, jobs: int) -> int:
    """Execute and build. If a page fails there is nothing to render: say so for each such page."""
    quiet_kernels(source)
    if failures := execute(source, jobs):
        print("\n".join(failures), file=sys.stderr)
        return 1
    from jupyter_book.sphinx import build_sphinx

    result = build_sphinx(
        source,
        source / "_build" / "html",
        noconfig=True,
        path_config=source / "_config.yml",
        confoverrides={
            "external_toc_path": str(source / "_toc.yml"),
            "latex_individualpages": False,
            "nitpicky": True,
        },
        warningiserror=True,
        keep_going=True,
        quiet=True,
    )
    if isinstance(result, Exception):
        print(f"The book was not built: {result}", file=sys.stderr)
        return 1
    return int(result)


def quiet_kernels(source: Path) -> None:
    """Kernels that read no settings of the user, log errors only, and draw figures, not paint."""
    folder = Path(os.environ.setdefault("IPYTHONDIR", str(source / "_build" / "ipython")))
    profile = folder / "profile_default"
    profile.mkdir(parents=True, exist_ok=True)
    (profile / "ipython_kernel_config.py").write_text(KERNEL)


def pages(source: Path) -> list[str]:
    """The names of all pages, in the order of the table of contents."""
    import yaml

    toc = yaml.safe_load((source / "_toc.yml").read_text("utf-8"))
    return [toc["root"], *_files_below(toc)]


def _files_below(entry: dict[str, Any]) -> Iterator[str]:
    for key in ("parts", "chapters", "sections"):
        for inner in entry.get(key, []):
            if "file" in inner:
                yield inner["file"]
            yield from _files_below(inner)


def execute(source: Path, jobs: int) -> list[str]:
    """Run the pages that are not in the cache; what went wrong on each page that failed."""
    paths = [source / f"{name}.md" for name in pages(source)]
    paths.sort(key=lambda path: -path.stat().st_size)  # no long page is left to run alone
    if jobs == 1:
        outcomes = [execute_page(source, path) for path in paths]
    else:
        with ProcessPoolExecutor(max_workers=jobs) as pool:
            outcomes = list(pool.map(execute_page, [source] * len(paths), paths))
    return [outcome for outcome in outcomes if outcome]


def execute_page(source: Path, path: Path) -> str:
    """Run one page into the cache that the build will look in; what went wrong, if anything."""
    from evidence.project import Project
    from freshness import cache_folder, digest
    from myst_nb.core.config import NbParserConfig
    from myst_nb.core.execute import create_client
    from myst_nb.core.read import create_nb_reader
    from myst_parser.config.main import MdParserConfig
    from nbclient.exceptions import DeadKernelError

    text = path.read_text("utf-8")
    name = path.relative_to(source).with_suffix("").as_posix()
    folder = cache_folder(source / "_build", name) / digest(text, Project.find(source))
    config = NbParserConfig(
        execution_mode="cache", execution_cache_path=str(folder), execution_timeout=900
    )
    reader = create_nb_reader(str(path), MdParserConfig(), config, text)
    if reader is None:
        return ""
    try:
        notebook = reader.read(text)
        with create_client(notebook, str(path), config, Silent(), reader.read_fmt) as client:
            trace = (client.exec_metadata or {}).get("traceback")
    except DeadKernelError as error:
        trace = str(error)
    return f"{path}: {in_the_cell(trace)}" if trace else ""


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


def summary(source: Path) -> str:
    """What the ledger of the last build holds, in one line."""
    totals = json.loads((source / "_build/html/ledger.json").read_text("utf-8"))["totals"]
    return ", ".join(f"{count:,} {name}" for name, count in totals.items())


def differences(source: Path, folder: Path) -> list[str]:
    """What only the pages of the last build, or only pytest, say was run and found."""
    from evidence import record
    from evidence.core import FORMULAS

    data = json.loads((source / "_build/html/ledger.json").read_text("utf-8"))
    shown = {
        _found(result["id"], item)
        for result in data["results"]
        for item in result["evidence"]
        if item["kind"] not in FORMULAS
    }
    ran = {_found(item.claim, item.record()) for item in record.read(folder)}
    only = [("on a page, not by pytest", shown - ran), ("by pytest, not on a page", ran - shown)]
    return [f"{said} {where}" for where, found in only for said in sorted(found)]


def _found(label: str, item: dict[str, Any]) -> str:
    """All that a check found, in one line."""
    found = [item["counterexample"] or f"{item['examples']} examples", item["premise"]]
    parts = f" of part {', '.join(item['parts'])}" if item["parts"] else ""
    return f"{label}: {item['kind']} {item['check']}{parts} ({'; '.join(filter(None, found))})"


def main() -> int:
    """Build, or report on the last build."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--source", type=Path, default=ROOT, help="folder with _config.yml")
    parser.add_argument("--jobs", type=int, default=1, help="pages executed at the same time")
    parser.add_argument("--compare", type=Path, help="only compare the last build with this record")
    options = parser.parse_args()
    if options.compare:
        found = differences(options.source, options.compare)
        print(
            "\n".join(found)
            or f"\nPages and pytest ran the same checks: {summary(options.source)}."
        )
        return int(bool(found))
    return build(options.source.resolve(), options.jobs)


if __name__ == "__main__":
    sys.exit(main())

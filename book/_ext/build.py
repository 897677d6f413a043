"""Build the book: jupyter-book's own Sphinx build, strict and quiet, after running all pages.

`jupyter-book build . -W -n --keep-going` gives the same book, but executes one page at a time.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import inputs
from execution import execute, pages, quiet_kernels
from progress import Current, Progress

ROOT = Path(__file__).resolve().parents[2]


def build(source: Path, jobs: int, quiet: bool = True, only: str = "") -> int:
    """Render `source` to `source/_build/html`; 0 only if there was no warning.

    Does nothing if no input changed since the last build without a warning. With `only`, the name
    of a page, no other page is executed because of a change in lib/ or tests/; the next build does
    that.
    """
    stamp, now = source / "_build" / "inputs.sha256", inputs.state(source)
    if stamp.is_file() and stamp.read_text() == now:
        if not quiet:
            print(f"Nothing has changed since the last build. Open {first_page(source)}")
        return 0
    stamp.unlink(missing_ok=True)
    status = render(source, jobs, quiet, only)
    if status == 0 and not only:
        stamp.write_text(now)
    return status


def first_page(source: Path) -> Path:
    """Where a reader begins."""
    return source / "_build" / "html" / "index.html"


def render(source: Path, jobs: int, quiet: bool, only: str) -> int:
    """Execute and build. If a page fails there is nothing to render: say so for each such page."""
    import freshness

    quiet_kernels(source)
    progress = Progress(source / "_build" / "durations.json", None if quiet else sys.stdout)
    names = [only] if only else pages(source)
    if failures := execute(source, names, jobs, progress):
        progress.end(f"{len(failures)} of {len(names)} pages failed after {progress.elapsed}")
        print("\n".join(failures), file=sys.stderr)
        return 1
    Current.progress, freshness.Scope.pages = progress, {only} if only else None
    try:
        status = sphinx(source)
    finally:
        Current.progress, freshness.Scope.pages = Progress(), None
    if status:
        progress.end(f"Not built; stopped after {progress.elapsed}")
    else:
        how = f"{progress.executed} of {len(names)} pages executed, {summary(source)}"
        progress.end(f"Built in {progress.elapsed}: {how}. Open {first_page(source)}")
    return status


def sphinx(source: Path) -> int:
    """Render the pages as jupyter-book does, strictly."""
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


def summary(source: Path) -> str:
    """What the ledger of the last build holds, in one line."""
    totals = json.loads((source / "_build/html/ledger.json").read_text("utf-8"))["totals"]
    return ", ".join(f"{count:,} {name.replace('_', ' ')}" for name, count in totals.items())


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
    parser.add_argument("--only", default="", help="the last part of the name of one page")
    parser.add_argument("--quiet", action="store_true", help="say nothing unless it fails")
    parser.add_argument("--compare", type=Path, help="only compare the last build with this record")
    options = parser.parse_args()
    if options.compare:
        found = differences(options.source, options.compare)
        print(
            "\n".join(found)
            or f"\nPages and pytest ran the same checks: {summary(options.source)}."
        )
        return int(bool(found))
    source = options.source.resolve()
    only = named(source, options.only) if options.only else ""
    return build(source, options.jobs, options.quiet, only)


def named(source: Path, stem: str) -> str:
    """The page with this last part of its name."""
    found = [name for name in pages(source) if name.rpartition("/")[2] == stem]
    if len(found) != 1:
        known = ", ".join(name.rpartition("/")[2] for name in pages(source))
        sys.exit(f"{stem!r} is not the name of one page; these are: {known}")
    return found[0]


if __name__ == "__main__":
    sys.exit(main())

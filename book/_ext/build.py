"""Build the book: jupyter-book's own Sphinx build, strict and quiet.

The command `jupyter-book build . -W -n --keep-going` does the same.
"""

import argparse
import json
import sys
from pathlib import Path

from jupyter_book.sphinx import build_sphinx

ROOT = Path(__file__).resolve().parents[2]


def build(source: Path) -> int:
    """Render `source` to `source/_build/html`; 0 only if there was no warning."""
    overrides = {
        "external_toc_path": str(source / "_toc.yml"),
        "latex_individualpages": False,
        "nitpicky": True,
    }
    result = build_sphinx(
        source,
        source / "_build" / "html",
        noconfig=True,
        path_config=source / "_config.yml",
        confoverrides=overrides,
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
    return ", ".join(f"{count:,} {name}" for name, count in totals.items())


def main() -> int:
    """Build, or report on the last build."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--source", type=Path, default=ROOT, help="folder with _config.yml")
    parser.add_argument("--summary", action="store_true", help="only report on the last build")
    options = parser.parse_args()
    if options.summary:
        print(f"\nAll checks passed. In the ledger: {summary(options.source)}.")
        return 0
    return build(options.source.resolve())


if __name__ == "__main__":
    sys.exit(main())

"""Sharper claims: would the tests also pass a stronger statement?

The assertions of the claims are made stricter: <= becomes <, a constant is doubled and halved, a
premise is dropped. What still passes is listed: the test does not see that part of the statement,
or a stronger theorem is true. Each is answered in sharp.toml; else this command fails.
"""

import argparse
import re
import sys
from collections import defaultdict
from pathlib import Path

from edits import Edit, edits, sharper
from remembering import Past, reasons, tried
from trials import ROOT, workers

MEMORY = ROOT / "_build" / "mutants"
ANSWERS = Path(__file__).with_name("sharp.toml")
SECONDS = 10.0  # a generous guess for a test
SCALED = re.compile(r"\(2 \* (.*)\)|\((.*) / 2\)")


def proposals(only: str) -> list[Edit]:
    files = sorted(p.relative_to(ROOT).as_posix() for p in (ROOT / "tests").glob("*/test_*.py"))
    chapters = [file for file in files if only in file and not file.startswith("tests/house/")]
    return [e for file in chapters for e in edits(ROOT, file, sharper)]


def survivors(found: list[Edit], results: dict[str, Past]) -> list[str]:
    """What passes. A constant is seen if its double or its half fails: one of them is weaker."""
    places: dict[tuple[str, int, int, bool], list[Edit]] = defaultdict(list)
    for e in found:
        scaled = bool(SCALED.fullmatch(e.new))
        places[e.file, e.start, e.end, scaled].append(e)
    alive = []
    for (*_, scaled), group in places.items():
        passed = [e for e in group if not results[e.key].killed]
        if scaled and len(passed) == 2:
            alive.append(_about_constant(passed[0]))
        elif not scaled:
            alive += [e.key for e in passed]
    return alive


def _about_constant(edit: Edit) -> str:
    again = f" #{edit.again + 1}" if edit.again else ""
    return f"{edit.file}::{edit.function}: the constant {edit.old}{again}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="part of a file name")
    given = parser.parse_args()
    found = proposals(given.only)
    if not found:
        parser.error(f"no test file with claims has {given.only!r} in its name")
    MEMORY.mkdir(parents=True, exist_ok=True)
    with workers(given.jobs) as pool:
        work = {e: {f"{e.file}::{e.function}": SECONDS} for e in found}
        results = tried(pool, work, MEMORY / "sharper.jsonl")
    alive, answers = survivors(found, results), reasons(ANSWERS)
    open_ = [key for key in alive if key not in answers]
    for key in open_:
        print(f"still passes  {key}")
    print(f"{len(found)} sharper claims, {len(alive)} pass, {len(open_)} of them unanswered")
    return 1 if open_ else 0


if __name__ == "__main__":
    sys.exit(main())

"""Types that help: a wrong call is an error before it runs, a right one is not."""

import re
import sys
from pathlib import Path

from mypy import api

ROOT = Path(__file__).resolve().parents[2]
CALLS = Path(__file__).with_name("wrong_calls.py")
LINES = CALLS.read_text("utf-8").splitlines()
WRONG = {number for number, line in enumerate(LINES, start=1) if line.endswith("# wrong")}
KINDS = {"arg-type", "attr-defined", "list-item", "union-attr"}


def judged() -> list[tuple[int, str, str]]:
    """(line, message, kind) of each error, by the settings and with the cache of `make types`."""
    settings = [f"--config-file={ROOT / 'pyproject.toml'}", f"--python-executable={sys.executable}"]
    output, trouble, _ = api.run(
        [*settings, f"--cache-dir={ROOT / '.mypy_cache'}", "--hide-error-context", str(CALLS)]
    )
    assert not trouble
    found = re.findall(r"wrong_calls\.py:(\d+): error: (.*)  \[([a-z-]+)\]", output)
    assert len(found) == output.count(": error:"), output
    return [(int(line), message, kind) for line, message, kind in found]


def test_wrong_calls_are_errors_and_right_calls_are_not():
    errors = judged()
    assert WRONG
    missed = WRONG - {line for line, _, _ in errors}
    blamed = [(LINES[line - 1].strip(), what) for line, what, _ in errors if line not in WRONG]
    assert ([LINES[line - 1].strip() for line in sorted(missed)], blamed) == ([], [])
    assert {kind for _, _, kind in errors} <= KINDS

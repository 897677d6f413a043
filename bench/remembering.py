"""What was tried before, and why something may stay as it is: for `mutants` and `sharpen`."""

import hashlib
import json
import tomllib
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from edits import Edit
from trials import ROOT, Times, trial


@dataclass(frozen=True)
class Past:
    """The outcome of a trial, with digests of the edited file and of the tests that were asked."""

    killed: bool
    by: str
    source: str
    tests: str


def digest(patterns: Iterable[str]) -> str:
    found = sorted(path for pattern in patterns for path in ROOT.glob(pattern))
    text = "\n".join(_content(path, path.stat().st_mtime_ns) for path in found)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@cache
def _content(path: Path, _stamp: int) -> str:
    return path.name + hashlib.sha256(path.read_bytes()).hexdigest()


def remembered(path: Path) -> dict[str, Past]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    rows = [json.loads(line) for line in lines]
    return {row.pop("key"): Past(**row) for row in rows}


def tried(pool: ProcessPoolExecutor, work: dict[Edit, Times], path: Path) -> dict[str, Past]:
    """Try what is not known yet, and write it down at once.

    What was refused stays refused while its file stays as it is; what was not is tried again when
    a test changed that could refuse it.
    """
    stamps = {e: _stamps(e, tests) for e, tests in work.items()}  # as of now: the copies are made
    past = remembered(path)
    known = {e for e in work if (p := past.get(e.key)) and _holds(p, *stamps[e])}
    print(f"{len(work)} edits, {len(known)} known from before", flush=True)
    jobs = [pool.submit(trial, e, tests) for e, tests in work.items() if e not in known]
    with path.open("a", encoding="utf-8") as memory:
        for i, job in enumerate(as_completed(jobs), 1):
            done = job.result()
            key = done.edit.key
            past[key] = Past(done.killed, done.by, *stamps[done.edit])
            memory.write(json.dumps({"key": key, **asdict(past[key])}) + "\n")
            memory.flush()
            mark = "refused " if done.killed else "SURVIVED"
            print(f"{i:5}/{len(jobs)} {done.seconds:6.1f} s {mark} {key}", flush=True)
    return {e.key: past[e.key] for e in work}


def _stamps(edit: Edit, tests: Times) -> tuple[str, str]:
    files = sorted({name.partition("::")[0] for name in tests})
    return digest([edit.file]), digest(["tests/*.py", *files])


def _holds(past: Past, source: str, tests: str) -> bool:
    return past.source == source and (past.killed or past.tests == tests)


def reasons(path: Path) -> dict[str, str]:
    """Why an edit may survive, by its key. In the file the keys stand below the reason."""
    if not path.exists():
        return {}
    table = tomllib.loads(path.read_text("utf-8"))
    return {key: why for why, keys in table.items() for key in keys}

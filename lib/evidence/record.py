"""What pytest ran and what it showed, written down.

The pages of a book are compared with it. And their second execution takes the evidence from
here, where the tests have been run a second time already, in place of running them a third time.
"""

import hashlib
import json
import os
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any

from evidence.core import Evidence
from evidence.project import Project

REPLAY = "EVIDENCE_REPLAY"  # the folder of a record, for a second execution
STATE = "state.sha256"
SETTINGS = ("pyproject.toml", "requirements.txt")


def start(folder: Path, project: Project, profile: str) -> None:
    """Say for which code and which profile the record will hold."""
    (folder / STATE).write_text(_state(project, profile))


def add(folder: Path, found: Iterable[Evidence], writer: str) -> None:
    """Write evidence down; every process has a file of its own."""
    with (folder / f"{writer}.jsonl").open("a") as file:
        file.writelines(json.dumps(item.record()) + "\n" for item in found)


def read(folder: Path) -> list[Evidence]:
    """All evidence of a record."""
    texts = [file.read_text() for file in folder.glob("*.jsonl")]
    return [_evidence(json.loads(line)) for text in texts for line in text.splitlines()]


def replayed(project: Project, profile: str) -> dict[str, list[Evidence]]:
    """The evidence of each check, if there is a record of this very code, and it is asked for."""
    folder = Path(os.environ.get(REPLAY, ""))
    state = folder / STATE
    if REPLAY not in os.environ or not state.is_file():
        return {}
    if state.read_text() != _state(project, profile):
        return {}
    found: dict[str, list[Evidence]] = {}
    for item in read(folder):
        found.setdefault(item.check, []).append(item)
    return found


def _evidence(data: dict[str, Any]) -> Evidence:
    known = {f.name: data[f.name] for f in fields(Evidence)}
    return Evidence(**known | {"parts": tuple(data["parts"]), "settles": tuple(data["settles"])})


def _state(project: Project, profile: str) -> str:
    """A hash of all code that a test can reach."""
    state = hashlib.sha256(profile.encode())
    code = [file for folder in (project.lib, project.tests) for file in sorted(folder.rglob("*"))]
    for file in [*code, *(project.root / name for name in SETTINGS)]:
        if file.is_file() and "__pycache__" not in file.parts:
            state.update(file.relative_to(project.root).as_posix().encode())
            state.update(file.read_bytes())
    return state.hexdigest()

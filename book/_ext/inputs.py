"""The files that something is made from, and whether they are as they were."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

BOOK = (
    "book",
    "lib",
    "tests",
    "*.yml",
    "*.md",
    "*.bib",
    "*.toml",
    "setup.py",
    "requirements.txt",
)
WHEEL = ("lib", "tests", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
NOT_OURS = ("__pycache__", ".ipynb_checkpoints")  # written by whoever reads


def files(source: Path, patterns: Iterable[str]) -> list[Path]:
    """All files below `source` that the patterns name, or that lie in a folder they name."""
    found = [path for pattern in patterns for path in sorted(source.glob(pattern))]
    every = [f for p in found for f in (sorted(p.rglob("*")) if p.is_dir() else [p])]
    return [file for file in every if file.is_file() and not _foreign(file)]


def _foreign(file: Path) -> bool:
    return any(part in NOT_OURS or part.endswith(".egg-info") for part in file.parts)


def state(source: Path, patterns: Iterable[str] = BOOK) -> str:
    """A hash of these files, names and contents."""
    found = hashlib.sha256()
    for file in files(source, patterns):
        found.update(file.relative_to(source).as_posix().encode() + file.read_bytes())
    return found.hexdigest()

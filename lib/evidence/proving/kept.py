"""Numbers that Z3 found for scripts, kept in a file beside the module of the scripts.

A page need not look again, and always shows the same. The numbers are evaluated in `Fraction`s
each time they are used; where they are missing, or no longer fit, Z3 looks for others.
`python -m evidence.proving.kept` brings the files up to date; for scripts that are named, anew.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

from evidence.core import show
from evidence.project import Project
from evidence.proof import Script
from evidence.proving import library
from evidence.proving.searching import SIZES, Found, evaluated, numbers
from evidence.proving.small import Unreadable

EXAMPLE, AGAINST = "example", "against"


def example(script: Script) -> Found | None:
    """Numbers that satisfy what the script assumes."""
    return _known(script, EXAMPLE) or _searched(script, EXAMPLE)


def against(script: Script) -> Found | None:
    """Numbers that satisfy what the script's twin assumes, and not what it claims."""
    return _known(script, AGAINST) or _searched(script, AGAINST)


def read(file: Path) -> dict[str, Any]:
    """What is kept in a file: by script and purpose, size and values."""
    return dict(json.loads(file.read_text("utf-8"))) if file.is_file() else {}


def _known(script: Script, purpose: str) -> Found | None:
    """What is kept, if it fits what the script says."""
    entry = read(script.numbers).get(script.name, {}).get(purpose)
    if entry is None:
        return None
    values = {name: Fraction(value) for name, value in entry["values"].items()}
    is_against = purpose == AGAINST
    return evaluated(_reading(script, purpose), entry["size"], values, against=is_against)


def _searched(script: Script, purpose: str) -> Found | None:
    sizes = [script.size] if script.size and purpose == EXAMPLE else SIZES
    return numbers(_reading(script, purpose), against=purpose == AGAINST, sizes=sizes)


def _reading(script: Script, purpose: str) -> Callable[..., Any]:
    return partial(script, **script.twin) if purpose == AGAINST else script


def renewed(scripts: Iterable[Script], anew: Iterable[str] = ()) -> dict[str, Any]:
    """What is to be kept for these scripts."""
    entries: dict[str, Any] = {}
    for script in scripts:
        for purpose in (EXAMPLE, AGAINST):
            if purpose == EXAMPLE and script.example is not None:
                continue  # given by hand
            known = None if script.name in anew else _known(script, purpose)
            try:
                found = known or _searched(script, purpose)
            except Unreadable:  # exp is in the way
                continue
            if found is not None:
                values = {name: show(value) for name, value in found.values.items() if value}
                entry = {"size": list(found.size), "values": values}
                entries.setdefault(script.name, {})[purpose] = entry
    return entries


def main(arguments: list[str] | None = None) -> int:
    """Write the files of the project's scripts, one beside each module that has any."""
    parser = argparse.ArgumentParser(prog="python -m evidence.proving.kept", description=__doc__)
    parser.add_argument("names", nargs="*", help="scripts whose numbers are to be found anew")
    package = Project.find().proofs
    every = library.scripts(package)
    entries = renewed(every.values(), parser.parse_args(arguments).names)
    texts: dict[Path, list[str]] = {file: [] for file in library.folder(package).glob("*.json")}
    for name, entry in sorted(entries.items()):
        lines = texts.setdefault(every[name].numbers, [])
        lines.append(f"{json.dumps(name)}: {json.dumps(entry)}")
    for file, lines in texts.items():
        file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
        if not lines:
            file.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A second opinion: `python -m evidence.proving.second` checks the proofs in Coq.

For each script that Coq can replay there is a file in the folder `coq` beside the scripts. It is
compared with what the script says today, then `coqc` reads it, and the axioms that it reports must
be Coq's own of the real numbers. `--search` looks for the tactics of scripts that have no file, or
whose file is out of date.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from evidence.project import Project
from evidence.proof import Proved, Script, in_general
from evidence.proving import library
from evidence.proving.coq import Export
from evidence.proving.coq_steps import SEARCH, steps_of

FOLDER, PRELUDE = "coq", "Replay.v"
SECONDS = 20  # for one tactic in a search
ALLOWED = {
    "ClassicalDedekindReals.sig_forall_dec",
    "ClassicalDedekindReals.sig_not_dec",
    "FunctionalExtensionality.functional_extensionality_dep",
    "Classical_Prop.classic",
}  # Coq's axioms of the real numbers


@dataclass(frozen=True)
class Opinion:
    """What Coq said about one script."""

    name: str
    accepted: bool
    said: str


def written(script: Script, place: Path, proved: Proved | None = None) -> str:
    """The Coq file of a script, with the tactics of the file that is there."""
    file = place / f"{script.name}.v"
    known = steps_of(file.read_text("utf-8")) if file.is_file() else {}
    proved = proved or in_general(script)
    said = [("label", script.label), *(("given", g) for g in proved.given)]
    said += [(f"part {c.part}", c.formula) for c in proved.claims]
    header = "".join(f"(* {word}: {text} *)\n" for word, text in said)
    return header + Export(script.name, proved.reading, known).write()


def search(script: Script, place: Path) -> Opinion:
    """Look for a tactic for each step; write the file if there is one for all of them."""
    text = written(script, place)
    prelude = (place / PRELUDE).read_text("utf-8")
    tactics = re.findall(r"^Ltac (by_\w+)", prelude, re.M)
    tried = " | ".join(f'timeout {SECONDS} {t}; idtac "BY {t}"' for t in tactics)
    prelude += f"\nAxiom open_step : forall P : Prop, P.\nLtac {SEARCH} := first [ {tried} | "
    prelude += 'idtac "BY nothing"; apply open_step ].\n'
    asked = re.sub(
        rf"\(\* (\w+): ([\d ]*) \*\) {SEARCH}\.",
        rf'(* \1: \2 *) idtac "STEP \1"; {SEARCH}.',
        text,
    )
    done = _coqc({PRELUDE: prelude, f"{script.name}.v": asked})
    how = dict(re.findall(r"STEP (\w+)\s(?:(?!STEP).)*?BY (\w+)", done.stdout, re.S))
    for key, tactic in how.items():
        text = re.sub(rf"(\(\* {key}: [\d ]* \*\)) {SEARCH}\.", rf"\1 {tactic}.", text)
    missing = [key for key, tactic in how.items() if tactic == "nothing"]
    if done.returncode or missing or f" {SEARCH}." in text:
        shown = [
            m
            for key in missing
            for m in re.findall(rf"^(Lemma s\d+ [^#]*?\(\* {key}:)", text, re.M)
        ]
        return Opinion(
            script.name,
            False,
            done.stderr[-600:] + "\n".join(s[s.rfind("Lemma ") :] for s in shown),
        )
    (place / f"{script.name}.v").write_text(text, "utf-8")
    return Opinion(script.name, True, f"{len(how)} steps found")


def check(name: str, place: Path) -> Opinion:
    """What coqc says about the file of a script."""
    files = {f: (place / f).read_text("utf-8") for f in (PRELUDE, f"{name}.v")}
    done = _coqc(files)
    if done.returncode:
        return Opinion(name, False, done.stderr.strip()[-600:])
    used = set(re.findall(r"^([\w.]+)\s*:", done.stdout, re.M)) - {"Axioms"}
    if strange := used - ALLOWED:
        return Opinion(name, False, f"rests on {', '.join(sorted(strange))}")
    return Opinion(name, True, "accepted")


def _coqc(files: dict[str, str]) -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryDirectory() as place:
        for name, text in files.items():
            Path(place, name).write_text(text, "utf-8")
        for name in files:
            done = subprocess.run(
                ["coqc", "-q", name], cwd=place, capture_output=True, text=True, check=False
            )
            if done.returncode:
                break
        return done


def main(arguments: list[str] | None = None) -> int:
    """0 if Coq accepts every file, and every file is what its script says."""
    parser = argparse.ArgumentParser(prog="python -m evidence.proving.second", description=__doc__)
    parser.add_argument("names", nargs="*", help="scripts; all if none is named")
    parser.add_argument("--search", action="store_true", help="look for missing tactics")
    options = parser.parse_args(arguments)
    if shutil.which("coqc") is None:
        print("second opinion: skipped, there is no coqc (on Debian: apt-get install coq)")
        return 0
    package = Project.find().proofs
    place, every = library.folder(package) / FOLDER, library.scripts(package)
    names = options.names or list(every)
    if options.search:
        return _report(search(every[n], place) for n in names)
    names = [n for n in names if (place / f"{n}.v").is_file()]
    stale = [n for n in names if written(every[n], place) != (place / f"{n}.v").read_text("utf-8")]
    for name in stale:
        print(f"{name}: the file is not what the script says; run with --search {name}")
    with ThreadPoolExecutor(2) as pool:
        failed = _report(pool.map(lambda n: check(n, place), names))
    return int(bool(stale)) or failed


def _report(opinions: Iterable[Opinion]) -> int:
    failed = 0
    for opinion in opinions:
        print(f"{opinion.name}: {'' if opinion.accepted else 'NO: '}{opinion.said}", flush=True)
        failed |= not opinion.accepted
    return failed


if __name__ == "__main__":
    sys.exit(main())

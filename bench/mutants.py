"""Mutants of the library: is every slip of the hand noticed by a test?

A seeded sample of small edits, spread over all modules; each is tried against the tests that run
the edited line. What was tried is remembered in _build/mutants, so a run can be interrupted, and
after an edit only what it concerns is tried again. A mutant that no test refuses must be listed
in survivors.toml with a reason; else this command fails.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from hashlib import sha256
from itertools import accumulate
from pathlib import Path

from edits import EVERYWHERE, Edit, edits, mutants
from remembering import Past, digest, reasons, tried
from trials import PACKAGES, ROOT, Reach, Times, reach, workers

MEMORY = ROOT / "_build" / "mutants"
REASONS = Path(__file__).with_name("survivors.toml")
FEWEST = 8  # mutants of a module, if it has so many
GOAL = 0.95
BUDGET = 40.0  # seconds of tests for a mutant; what they do not refuse has survived
# These run `evidence` in processes of their own, where no probe can see it.
APART = ("tests/house/test_ledger.py", "tests/house/test_command.py")


def sample(size: int, seed: int) -> list[Edit]:
    """Edits of all modules, in proportion to what each of them offers.

    The lot is a digest of the edit, so after a change of the code most of the sample stays.
    """
    found = [
        edits(ROOT, path.relative_to(ROOT).as_posix(), mutants)
        for package in PACKAGES
        for path in sorted((ROOT / "lib" / package).rglob("*.py"))
    ]
    total = sum(map(len, found))
    chosen = []
    for possible in found:
        wanted = max(FEWEST, round(size * len(possible) / total))
        chosen += sorted(possible, key=lambda e: sha256(f"{seed} {e.key}".encode()).digest())[
            :wanted
        ]
    return chosen


def at(place: str) -> list[Edit]:
    """Every edit of a file, or of one of its lines."""
    file, _, line = place.partition(":")
    if not (ROOT / file).is_file():
        return []
    return [e for e in edits(ROOT, file, mutants) if line in ("", str(e.line))]


def mapped(pool: ProcessPoolExecutor) -> Reach:
    """Which tests run which lines; a test file is asked again when it or the library changed."""
    known: list[Reach] = []
    missing: dict[str, Path] = {}
    for path in sorted((ROOT / "tests").glob("*/test_*.py")):
        file = path.relative_to(ROOT).as_posix()
        memory = MEMORY / f"reach-{path.stem}-{digest(['lib/**/*.py', 'tests/*.py', file])}.json"
        if memory.exists():
            known.append(Reach.read(memory))
        else:
            missing[file] = memory
    for done, memory in zip(pool.map(reach, missing), missing.values(), strict=True):
        done.write(memory)
        known.append(done)
    return reduce(Reach.__or__, known)


def asked(edit: Edit, all_tests: Reach) -> Times:
    """The tests that may refuse an edit, the fastest first: as many as the budget allows.

    Of what is outside all functions a probe sees little; there the tests of the module come first.
    """
    found = all_tests.of(edit)
    if edit.lines == EVERYWHERE:
        name = Path(edit.file).stem
        found = _of(all_tests, f"/test_{name}.py", f"/test_{name}_lib.py") | found
    if edit.file.startswith("lib/evidence/"):
        found |= _of(all_tests, *APART)
    spent = accumulate(found.values())
    return {t: s for (t, s), total in zip(found.items(), spent, strict=True) if total <= BUDGET}


def _of(all_tests: Reach, *files: str) -> Times:
    return {t: s for t, s in all_tests.seconds.items() if t.partition("::")[0].endswith(files)}


def run(chosen: list[Edit], jobs: int) -> dict[str, Past]:
    MEMORY.mkdir(parents=True, exist_ok=True)
    with workers(jobs) as pool:
        all_tests = mapped(pool)
        return tried(pool, {e: asked(e, all_tests) for e in chosen}, MEMORY / "results.jsonl")


def report(results: dict[str, Past]) -> int:
    """Write the report; 0 if enough were killed and every survivor has a reason."""
    alive = [key for key, past in results.items() if not past.killed]
    why = reasons(REASONS)
    unexplained = [key for key in alive if key not in why]
    rate = 1 - len(alive) / len(results)
    total, lived = Counter(_module(k) for k in results), Counter(map(_module, alive))
    lines = [
        "# Mutants",
        "",
        f"{len(results)} tried, {len(results) - len(alive)} killed ({rate:.1%}), "
        f"{len(alive) - len(unexplained)} survivors explained, {len(unexplained)} not.",
        "",
        "| module | tried | killed |",
        "|---|---|---|",
        *(f"| {m} | {n} | {n - lived[m]} |" for m, n in sorted(total.items())),
        "",
        "## Survivors without a reason",
        *(f"- `{key}`" for key in unexplained),
        "",
        "## Survivors with a reason",
        *(f"- `{key}`: {why[key]}" for key in alive if key in why),
        "",
    ]
    (MEMORY / "report.md").write_text("\n".join(lines))
    print(lines[2])
    for key in unexplained:
        print(f"no test refuses  {key}")
    print(f"The report is {MEMORY / 'report.md'}")
    return 1 if unexplained or rate < GOAL else 0


def _module(key: str) -> str:
    return key.partition("::")[0]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=1000, help="how many, in all modules")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="part of a file name")
    parser.add_argument("--at", nargs="*", help="file or file:line; then all mutants there")
    given = parser.parse_args()
    if given.at:
        chosen = [e for place in given.at for e in at(place)]
    else:
        chosen = [e for e in sample(given.sample, given.seed) if given.only in e.file]
    if not chosen:
        parser.error("there is nothing to mutate; is that the name of a module?")
    return report(run(chosen, given.jobs))


if __name__ == "__main__":
    sys.exit(main())

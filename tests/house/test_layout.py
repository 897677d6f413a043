"""The rooms: chapter, module and test share a stem, names resolve, nothing shadows its module."""

import importlib
import inspect
import pkgutil
import re
from dataclasses import fields, is_dataclass
from importlib.metadata import packages_distributions
from itertools import pairwise
from pathlib import Path

import margins
import pytest
from execution import table_of_contents
from margins import boosting, exact, svm

ROOT = Path(__file__).resolve().parents[2]
LIB = ROOT / "lib" / "margins"
PROSE = ("start", "library", "appendix")  # parts of the book without a part of the library
BAR = re.compile(r"(?<!\\)\|")
LONGEST = 260  # a module is split at about 250 lines


def chapters() -> list[Path]:
    """The pages of the book below a part, in reading order."""
    parts = table_of_contents(ROOT)["parts"]
    files = [ROOT / f"{c['file']}.md" for part in parts for c in part["chapters"]]
    return [path.relative_to(ROOT / "book") for path in files]


def modules() -> list[str]:
    return [m.name for m in pkgutil.walk_packages(margins.__path__, "margins.")]


CHAPTERS = chapters()
PROVED = [c for c in CHAPTERS if c.parts[0] not in PROSE]
MODULES = modules()


@pytest.mark.parametrize("chapter", PROVED, ids=str)
def test_chapter_module_and_test_share_a_stem(chapter):
    assert (LIB / chapter).with_suffix(".py").is_file()
    assert (ROOT / "tests" / chapter.parent / f"test_{chapter.stem}.py").is_file()


def test_every_test_file_belongs_to_a_chapter_or_to_a_module():
    for path in (ROOT / "tests").glob("*/test_*.py"):
        part, stem = path.parent.name, path.stem.removeprefix("test_")
        if part == "house":
            continue
        if stem.endswith("_lib"):
            assert (LIB / part / f"{stem.removesuffix('_lib')}.py").is_file(), path
        else:
            assert Path(part, f"{stem}.md") in CHAPTERS, path


def test_no_module_of_the_extension_bears_the_name_of_a_package():
    """Whoever is imported first would be taken for the other: `jupyter-book build .` loads IPython
    before the extension, and that loads what it needs."""
    assert not {p.stem for p in (ROOT / "book" / "_ext").glob("*.py")} & set(
        packages_distributions()
    )


def test_modules_are_short():
    long = {
        p.name: n for p in LIB.rglob("*.py") if (n := len(p.read_text().splitlines())) > LONGEST
    }
    assert not long


@pytest.mark.parametrize("name", MODULES)
def test_no_module_bears_the_name_of_what_it_exports(name):
    """Otherwise `from package import name` means one or the other, as imports happen to run."""
    module = importlib.import_module(name)
    assert not callable(getattr(module, name.rpartition(".")[2], None))
    if hasattr(module, "__path__"):
        below = {m.name for m in pkgutil.iter_modules(module.__path__)}
        assert not below & set(getattr(module, "__all__", ()))


# Names tables


def named(chapter: Path) -> list[str]:
    """The dotted names in the library column of a chapter's Names table."""
    text = (ROOT / "book" / chapter).read_text("utf-8").partition("\n## Names\n")[2]
    cells = [row.split(" | ")[1] for row in text.splitlines() if row.count(" | ") == 2]
    spans = [span for cell in cells[1:] for span in re.findall(r"`([^`]+)`", cell)]
    found = [re.findall(r"(?<![\w.)])[A-Za-z_]\w*(?:\.\w+)+", span) for span in spans]
    assert all(found), f"{chapter}: a name without its module in {spans}"
    return [name for names in found for name in names]


def heads() -> dict[str, list[object]]:
    """What the first word of a dotted name can mean: a module, a part, a public class."""
    known: dict[str, list[object]] = {}
    for name in MODULES:
        module = importlib.import_module(name)
        known.setdefault(name.rpartition(".")[2], []).append(module)
        for label, value in vars(module).items():
            if inspect.isclass(value) and value.__module__ == name and not label.startswith("_"):
                known.setdefault(label, []).append(value)
    return known


def has(owner: object, attribute: str) -> bool:
    own = {f.name for f in fields(owner)} if is_dataclass(owner) else set()
    return hasattr(owner, attribute) or attribute in own | set(inspect.get_annotations(owner))


@pytest.mark.parametrize("chapter", PROVED, ids=str)
def test_names_resolve(chapter):
    known, names = heads(), named(chapter)
    assert names
    for name in names:
        head, attribute = name.split(".")
        assert any(has(owner, attribute) for owner in known.get(head, [])), name


def test_the_names_that_readers_type():
    for function in (svm.fit, exact.fit, boosting.adaboost, exact.adaboost):
        assert callable(function)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=str)
def test_rows_of_a_table_have_equally_many_cells(chapter):
    """A formula with a bar in it is cut in two; write lvert and rvert."""
    lines = (ROOT / "book" / chapter).with_suffix(".md").read_text("utf-8").splitlines()
    for above, below in pairwise(lines):
        if above.startswith("|") and below.startswith("|"):
            assert len(BAR.findall(above)) == len(BAR.findall(below)), below

"""The API page: nothing is missing, labels are links, examples run, an edit is seen."""

import doctest
import importlib
import re
from pathlib import Path

import pytest
from api import described
from api_reading import library
from docstrings import LABEL
from docutils import nodes
from evidence.project import Project
from freshness import digest
from public import functions, modules

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "book" / "library" / "api.md"
INSIDE = ("margins.base.", "margins.svm.solver")
LIBRARY = library(ROOT / "lib")
MAIN = re.findall(r"^\| \{py:\w+\}`[^`]*<([\w.]+)>`", PAGE.read_text("utf-8"), re.MULTILINE)


def shown() -> set[str]:
    """Where all that the directives of the page show is defined."""
    found = re.findall(r"```\{api\} (\S+)\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    directives = [(part, dict(re.findall(r":(\w+): (.*)", options))) for part, options in found]
    entries = [e for part, o in directives for m in LIBRARY.below(part, **o) for e in m.entries]
    return {e.home for entry in entries for e in (entry, *entry.members)}


def named(name: str) -> object:
    """What a dotted name means at a prompt."""
    parts = name.split(".")
    for depth in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:depth]))
        except ModuleNotFoundError:
            continue
        for part in parts[depth:]:
            found = getattr(found, part)
        return found
    raise AssertionError(f"{name} is not there")


def test_every_public_function_is_on_the_page():
    assert {f"margins.{name}" for name, _ in functions(without=INSIDE)} <= shown()


def test_of_the_edge_only_errors_and_types_are_on_the_page():
    inside = [home for home in shown() if home.startswith(INSIDE) and home in LIBRARY.entries]
    kinds = {home: LIBRARY.kind(LIBRARY.entries[home]) for home in inside}
    assert {"exception", "type"} == {*kinds.values()} - {"class"}
    classes = [home for home, kind in kinds.items() if kind == "class"]
    assert all(home.startswith("margins.base.types.") for home in classes)
    assert not [home for home in shown() if re.search(r"\._(?!_call__)", home)]


def test_names_are_those_that_readers_type():
    """The short name of each entry means what stands under the long one."""
    for home, typed in LIBRARY.names.items():
        if home in LIBRARY.entries and home.startswith("margins."):
            assert named(typed) is named(home), typed
    assert LIBRARY.names["margins.svm.certified.fit"] == "margins.svm.fit"
    assert LIBRARY.names["margins.losses.logistic.fit"] == "margins.logistic.fit"


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_examples_run(module):
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("name", MAIN)
def test_the_main_names_have_an_example(name):
    assert ">>> " in (named(name).__doc__ or "")


def test_there_are_main_names():
    assert {"margins.svm.fit", "margins.exact.fit", "margins.boosting.adaboost"} <= set(MAIN)


TEXT = """|w|^2 + a*b_i, *not* f''(m) with `one-label`.

    minimise |w|^2 / 2
      subject to x

- a dash
  goes on
- another

>>> 1 + 1
2"""


def test_docstrings_are_plain_text():
    """Stars, primes and indented lines survive; only backquotes mean something."""
    paragraph, formula, dashes, example = described(TEXT, lambda name: nodes.strong("", name))
    assert paragraph.astext() == "|w|^2 + a*b_i, *not* f''(m) with one-label."
    assert not paragraph["support_smartquotes"]
    assert [node.astext() for node in paragraph.findall(nodes.strong)] == ["one-label"]
    assert formula.astext() == "minimise |w|^2 / 2\n  subject to x"
    assert [item.astext().split() for item in dashes] == [["a", "dash", "goes", "on"], ["another"]]
    assert (example.astext(), example["language"]) == (">>> 1 + 1\n2", "pycon")


@pytest.mark.parametrize("page", ["```{api} pack\n```\n", "# None\n"])
def test_the_page_is_as_old_as_the_docstrings(tmp_path, page):
    """An edit anywhere in lib/ makes a page with the directive, and no other, read again."""
    (tmp_path / "pyproject.toml").write_text('[tool.evidence]\ntests = "tests"\n')
    (tmp_path / "lib" / "pack").mkdir(parents=True)
    module = tmp_path / "lib" / "pack" / "sums.py"
    module.write_text('"""Sums."""\n')
    project = Project.find(tmp_path)
    before = digest(page, project)
    module.write_text('"""Sums of numbers."""\n')
    assert (digest(page, project) != before) == ("{api}" in page)


@pytest.mark.browser
def test_the_built_page_has_every_name_and_every_label():
    """Each entry has a place, and its labels are links in it."""
    text = (ROOT / "_build/html/book/library/api.html").read_text("utf-8")
    places = dict(
        re.findall(r'<dt class="sig[^>]* id="([^"]+)">(.*?)(?=<dt class="sig|\Z)', text, re.S)
    )
    entries = [e for entry in LIBRARY.entries.values() for e in (entry, *entry.members)]
    for entry in (e for e in entries if e.home in shown()):
        place = places[LIBRARY.names[entry.home]]
        for label in LABEL.findall(entry.docstring):
            assert f'#{label}"' in place, (entry.home, label)

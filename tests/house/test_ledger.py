"""The ledger extension on tiny books in a temporary folder: what it writes and what it refuses."""

import json
import re
from dataclasses import replace
from pathlib import Path

import freshness
import pytest
from build import differences, pages
from evidence import Evidence, record
from evidence.project import Project
from freshness import cache_folder, code_of, digest, reached
from tiny_book import CODE, DEFINITION, FORMULA, HEADER, QUESTION, SUM, TESTS, VERIFY, Book

pytestmark = pytest.mark.build
ROOT = Project.find(Path(__file__)).root

FORGED_FORMULA = """
```{code-cell} ipython3
from evidence.card import Formula
Formula("sum", "symbolic", "Eq(a, b)", "All numbers are equal.", source="a = b")
```
"""

FORGED = """
```{code-cell} ipython3
from evidence import Evidence
from IPython.display import display
item = Evidence("sum", "exact", "tests/test_sum.py::test_forged", "Believe me.", examples=60)
display({"application/vnd.evidence+json": [item.record()], "text/plain": ""}, raw=True)
```
"""

GAPS = """
@claim("single", by="exact")
def test_single():
    assert sum([1, 1]) == 2

@claim("parts", by="enumeration", over=[1, 2], part=(1, 2))
def test_covered(n):
    assert n == n + 0

@claim("parts", by="enumeration", over=[1, 2])
def test_nameless(n):
    assert n == n + 0

@twin("parts", says="small", over=[1, 2], part=(3, 7))
def test_many(n):
    assert n < 2
"""


def test_a_complete_book(tmp_path):
    """It builds, the ledger is complete and linked both ways, and a second build is the same."""
    book = Book(tmp_path, sums=SUM + VERIFY + QUESTION)
    status, log = book.build_from_the_command_line()
    assert status == 0, log
    first = book.ledger
    assert first["totals"] == {
        "results": 2,
        "checks": 4,
        "examples": 3,
        "proved": 0,
        "proved_in_part": 0,
        "twins": 2,
        "errata": 1,
        "questions": 1,
    }
    lemma, theorem = first["results"]
    assert (lemma["id"], lemma["kind"], lemma["title"]) == ("sum", "lemma", "Sums commute")
    assert lemma["used_by"] == ["three-summands", "q-why"]
    assert theorem["uses"] == ["sum"]
    assert [e["kind"] for e in lemma["evidence"]] == ["enumeration", "twin"]
    assert lemma["evidence"][1]["counterexample"] == "a = 1, b = 2"
    assert lemma["evidence"][0]["check"] == "tests/test_sum.py::test_sum"
    checks = [e["check"] for e in lemma["evidence"]]
    assert lemma["parts"] == [{"part": "1", "checks": checks}]
    assert [e["id"] for e in first["errata"]] == ["e-1", "e-1"]
    assert first["chapters"] == [{"page": "sums", "title": "sums", "part": ""}]
    assert 'href="sums.html#sum"' in book.page("ledger")
    assert 'href="ledger/sums.html#detail-sum"' in book.page("sums")
    assert 'id="detail-sum"' in book.page("ledger/sums")
    assert 'href="ledger.html#sum">What does this rest on?' in book.page("sums")
    text = (tmp_path / "_build/html/ledger.json").read_bytes()
    assert book.build_from_the_command_line()[0] == 0
    assert (tmp_path / "_build/html/ledger.json").read_bytes() == text


def test_every_check_has_a_place_that_the_ledger_leads_to(tmp_path):
    """Ids of checks are unique on a page, also where a card is shown twice."""
    again = VERIFY.replace(', "three-summands"', "")
    formulas = FORMULA + FORMULA.replace("a + 1", "a + 2").replace("+ a", "+ 2*a")
    book = Book(tmp_path, sums=SUM + VERIFY + formulas + again)
    status, log = book.build()
    assert status == 0, log
    ids = re.findall(r' id="(check-[^"]+)"', book.page("sums"))
    assert ids == [  # the fold of a result has what is about it, in the order of the cells
        "check-sum-symbolic",
        "check-sum-symbolic-2",
        "check-sum-test_sum-2",
        "check-sum-test_difference-2",
        "check-sum-test_sum",
        "check-sum-test_difference",
        "check-three-summands-test_difference",
        "check-three-summands-test_triple",
    ]
    linked = re.findall(
        r'<a href="../sums.html#(check-[^"]+)">(?:<code>)?([^<]+)<', book.page("ledger/sums")
    )
    assert linked == [
        ("check-sum-symbolic", "formula"),
        ("check-sum-symbolic-2", "formula"),
        ("check-sum-test_sum", "test_sum"),
        ("check-sum-test_difference", "test_difference"),
        ("check-three-summands-test_triple", "test_triple"),
        ("check-three-summands-test_difference", "test_difference"),
    ]
    evidence = [e for result in book.ledger["results"] for e in result["evidence"]]
    assert [e["anchor"] for e in evidence] == [anchor for anchor, _ in linked]
    assert {e["page"] for e in evidence} == {"sums"}


def test_the_ledger_knows_the_code_of_a_result(tmp_path):
    """Docstrings name labels; the result's line, its detail and ledger.json name the code."""
    book = Book(tmp_path, sums=SUM + DEFINITION + VERIFY)
    book.write("lib/pack/__init__.py", "")
    book.write("lib/pack/deep/sums.py", CODE)
    status, log = book.build()
    assert status == 0, log
    code = {r["id"]: r["implemented_by"] for r in book.ledger["results"]}
    assert code == {
        "sum": [{"name": "pack.deep.sums.Sum", "file": "lib/pack/deep/sums.py", "line": 15}],
        "three-summands": [
            {"name": "pack.deep.sums.add_three", "file": "lib/pack/deep/sums.py", "line": 5},
            {"name": "pack.deep.sums.Sum.total", "file": "lib/pack/deep/sums.py", "line": 19},
        ],
        "empty-sum": [
            {"name": "pack.deep.sums._zero", "file": "lib/pack/deep/sums.py", "line": 12}
        ],
    }
    page = book.page("sums")
    names = "<code>sums.add_three</code>, <code>Sum.total</code>"
    assert f'; code: <a href="ledger/sums.html#detail-three-summands">{names}</a>' in page
    assert "_zero" not in page
    entries = book.page("ledger/sums").split('<section class="ledger-detail" id="detail-')[1:]
    details = dict(entry.split('">', 1) for entry in entries)
    assert list(details) == ["sum", "three-summands", "empty-sum"]
    assert "<summary><code>pack.deep.sums.Sum</code></summary>" in details["sum"]
    assert "<summary><code>pack.deep.sums._zero</code></summary>" in details["empty-sum"]
    shown = re.sub(r"<[^>]*>", "", details["three-summands"])
    assert "Implemented by" in shown
    assert "@no_such_module.mark" in shown
    assert "&lt;total&gt;" in shown
    assert "_hidden" not in shown


def test_docstrings_become_a_page_that_follows_them(tmp_path):
    """Public code is described, a label is a link to its result, and after an edit in lib/ the
    page shows what is written now."""
    book = Book(tmp_path, sums=SUM + DEFINITION + VERIFY, api="\n```{api} pack\n```\n")
    book.write("lib/pack/__init__.py", "")
    book.write("lib/pack/deep/sums.py", CODE)
    status, log = book.build()
    assert status == 0, log
    page = book.page("api")
    ids = ("pack.deep.sums.add_three", "pack.deep.sums.Sum", "pack.deep.sums.Sum.total")
    assert all(f'id="{name}"' in page for name in ids)
    assert "_hidden" not in page
    assert page.count('href="sums.html#three-summands"') == 3
    book.write("lib/pack/deep/sums.py", CODE.replace("The sum, twice", "Their |sum|^2 is *kept*"))
    assert book.build()[0] == 0
    assert "Their |sum|^2 is *kept*" in book.page("api")


def test_a_result_may_move_to_another_page(tmp_path):
    """In a warm build, also to a page that is read before the one that it leaves."""
    book = Book(tmp_path, first=DEFINITION, second=SUM + VERIFY)
    assert book.build()[0] == 0
    book.write("first.md", HEADER + "# first\n" + DEFINITION + SUM + VERIFY)
    book.write("second.md", HEADER + "# second\n")
    status, log = book.build()
    assert status == 0, log
    chapters = {result["id"]: result["chapter"] for result in book.ledger["results"]}
    assert chapters == dict.fromkeys(["empty-sum", "sum", "three-summands"], "first")


def test_a_stale_cache_cannot_lie(tmp_path):
    """After an edit in a module that a test imports, the page runs again, and fails; after an edit
    that fails nothing it shows what the test says now. What is outdated is thrown away."""
    book = Book(tmp_path, sums=SUM + VERIFY)
    assert book.build()[0] == 0
    book.write("tests/small.py", "def add(a, b):\n    return a + 2 * b\n")
    status, log = book.build()
    assert status != 0
    assert "CheckFailed" in log
    assert "sums.md" in log
    book.write("tests/small.py", "def add(a, b):\n    return b + a\n")
    book.write("tests/test_sum.py", TESTS.replace("Two sums.", "A pair of sums."))
    assert book.build()[0] == 0
    assert "A pair of sums." in book.page("sums")
    assert len(list(cache_folder(tmp_path / "_build", "sums").iterdir())) == 1


def test_after_a_failure_the_old_state_is_built_again(tmp_path, monkeypatch):
    """The files are as they were when the last build succeeded, but what was built is not."""
    book, rendered = Book(tmp_path), []
    monkeypatch.setattr("build.render", lambda *_: rendered.append(1) or int(len(rendered) == 2))
    (tmp_path / "_build").mkdir()
    (tmp_path / "book").mkdir()
    assert [book.build()[0] for _ in range(2)] == [0, 0]
    assert len(rendered) == 1
    book.write("book/page.md", "# Broken")
    assert book.build()[0] == 1
    (tmp_path / "book/page.md").unlink()
    assert book.build()[0] == 0
    assert len(rendered) == 3


def test_a_cell_that_was_not_executed_shows_nothing(tmp_path):
    """And the page is not taken from the cache the next time."""
    skipped = VERIFY.replace("ipython3\n", "ipython3\n:tags: [skip-execution]\n")
    book = Book(tmp_path, sums=SUM + VERIFY + skipped)
    status, log = book.build()
    assert status != 0
    assert "sums.md: WARNING: a code cell was not executed" in log, log
    assert not cache_folder(tmp_path / "_build", "sums").exists()


@pytest.mark.parametrize(
    ("forged", "said"),
    [
        (
            FORGED,
            'exact evidence for "sum" by tests/test_sum.py::test_forged, but no test declares that',
        ),
        (FORGED_FORMULA, 'symbolic evidence for "sum" without calling symbolic'),
    ],
    ids=["a test that does not exist", "a formula that nobody was asked about"],
)
def test_a_record_made_by_hand_is_refused(tmp_path, forged, said):
    """A cell that writes the data of a card itself."""
    book = Book(tmp_path, sums=SUM + VERIFY + forged)
    status, log = book.build()
    assert status != 0
    assert f"sums.md: WARNING: a cell shows {said}" in log, log


def test_pages_and_pytest_must_agree(tmp_path):
    """What a page shows and pytest did not run or find, and the reverse."""
    one = Evidence("sum", "exact", "t.py::test_a", "", examples=40, parts=("1", "2"))
    two = Evidence("sum", "twin", "t.py::test_b", "", counterexample="a = 0")
    formula = Evidence("sum", "symbolic", "Eq(1, 1)", "")
    results = [{"id": "sum", "evidence": [item.record() for item in (one, two, formula)]}]
    (tmp_path / "_build/html").mkdir(parents=True)
    ledger = {"results": results, "totals": {"results": 1}}
    (tmp_path / "_build/html/ledger.json").write_text(json.dumps(ledger))
    record.add(tmp_path, [one], "gw0")
    record.add(tmp_path, [two], "gw1")
    assert differences(tmp_path, tmp_path) == []
    (tmp_path / "gw0.jsonl").unlink()
    record.add(tmp_path, [replace(one, examples=39, premise="premise met in 30 of 39")], "gw0")
    said = "sum: exact t.py::test_a of part 1, 2"
    assert differences(tmp_path, tmp_path) == [
        f"{said} (40 examples) on a page, not by pytest",
        f"{said} (39 examples; premise met in 30 of 39) by pytest, not on a page",
    ]


def test_every_gap_is_named(tmp_path):
    """One book with all the gaps: each is reported with its label and its file."""
    gaps = """
```{prf:theorem} No evidence at all
:label: bare

Believe me.
```
```{prf:theorem} Only a formula
:label: formula

$1=1$
```
```{prf:theorem} No twin
:label: single

$2=2$
```
```{prf:theorem} No label

$3=3$
```
```{prf:theorem}
:label: untitled

$4=4$
```
```{prf:remark} A claim in disguise
:label: disguise

$5=5$
```
```{prf:lemma} Hen
:label: hen

Hens come from eggs.
```
```{prf:proof}
See {prf:ref}`egg`.
```
```{prf:lemma} Egg
:label: egg

Eggs come from hens.
```
```{prf:proof}
See {prf:ref}`hen`.
```
```{prf:theorem} Three parts
:label: parts

1. $a=a$
2. $b=b$
3. $c=c$
```
```{prf:proof}
Look.
```
```{ledger} pie
```
```{question} Unanswered?
:label: q-open
:from: a course

It is.
```
```{code-cell} ipython3
from evidence import symbolic
symbolic("formula", "a * (a + 1)", "a**2 + a")
```
```{code-cell} ipython3
symbolic("nowhere", "a * (a + 1)", "a**2 + a")
```
```{code-cell} ipython3
from evidence import verify
verify("single", "parts")
```
"""
    book = Book(tmp_path, gaps=gaps)
    book.write("tests/test_sum.py", TESTS + GAPS)
    book.write("lib/pack/__init__.py", '"""Not `one-of-ours`,\n\nnor\n`2-of-ours`; `bare` is."""\n')
    inner = '    def g():\n        """`few-labels`, `not_one`, `Not-one`, `x - y`."""\n'
    book.write("lib/pack/wrong.py", f"if True:\n  def f():\n{inner}")
    book.write("lib/evidence/own.py", '"""The ledger leaves `its-own` house alone."""\n')
    status, log = book.build()
    assert status != 0
    for message in [
        "gaps.md:8: WARNING: bare has no evidence",
        "gaps.md:13: WARNING: formula has no test",
        "gaps.md:18: WARNING: single has no false twin",
        "WARNING: a theorem has no label",
        "WARNING: untitled has no title",
        'gaps.md: WARNING: evidence for "nowhere", which is no label of the book',
        "no ledger view 'pie'",
        "lib/pack/__init__.py:1: WARNING: a docstring names `one-of-ours`, which is no label",
        "lib/pack/__init__.py:4: WARNING: a docstring names `2-of-ours`, which is no label",
        "lib/pack/wrong.py:4: WARNING: a docstring names `few-labels`, which is no label",
        "WARNING: q-open refers to no result with evidence",
        "WARNING: a remark carries no evidence; use theorem, lemma, proposition",
        "WARNING: bare has no proof",
        "WARNING: the proofs go in a circle: hen uses egg uses hen",
        "WARNING: test_nameless does not say which part of parts it covers: part=",
        "WARNING: test_many: parts has no part 7",
        "WARNING: part 3 of parts has no test",
        'test_triple is evidence for "three-summands", but no page verifies that',
    ]:
        assert message in log, log
    assert log.count("a docstring names") == 3, log
    assert not re.search(r"part [12] of parts has no test", log), log
    assert book.build()[0] != 0, "the second build must not be green either"


def test_every_page_that_fails_is_named_and_stops_the_build(tmp_path):
    """A check that fails, a twin that survives and a kernel that dies, each on its own page."""
    book = Book(
        tmp_path,
        sums=SUM + VERIFY.replace(', "three-summands"', ""),
        thirds=VERIFY.replace('"sum", ', ""),
        dead="```{code-cell}\nimport os\nos._exit(1)\n```\n",
    )
    wrong = TESTS.replace("add(a, b) == add(b, a)", "add(a, b) == 3")
    book.write("tests/test_sum.py", wrong.replace("a - b == b - a", "a - b == -1"))
    status, log = book.build()
    assert status != 0
    for page, message in [
        ("sums", "CheckFailed: sum .*test_sum"),
        ("thirds", "TwinSurvived: sum, three-summands .*differences commute"),
        ("dead", "Kernel died"),
    ]:
        (report,) = re.findall(rf"^.*/{page}\.md: (?s:.*?)(?=^/|\Z)", log, re.MULTILINE)
        assert re.search(message, report), log
    assert not (tmp_path / "_build/html").exists()


def test_the_example_of_contributing_builds(tmp_path):
    """The files shown in CONTRIBUTING.md are a complete result."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    shown = re.findall(r"^File `([^`]+)`:\n\n(`{3,})\w*\n(.*?)^\2$", text, re.MULTILINE | re.DOTALL)
    names = [name.removesuffix(".md") for name, _, _ in shown if name.endswith(".md")]
    book = Book(tmp_path, **dict.fromkeys(names, ""))
    (tmp_path / "tests/test_sum.py").unlink()
    for name, _, content in shown:
        book.write(name, content)
    status, log = book.build()
    assert status == 0, log
    (result,) = book.ledger["results"]
    assert [e["kind"] for e in result["evidence"]] == ["symbolic", "exact", "twin"]


def test_a_page_depends_on_what_its_code_reaches():
    """Chapters reach the modules they import, the tests they name, and what those import."""
    project = Project.find(ROOT)
    page = next(ROOT.glob("book/**/linear.md")).read_text("utf-8")
    files = {path.name for path in reached(page, project)}
    assert {"linear.py", "data.py", "verify.py", "zero_one.py"} <= files
    assert {"test_linear.py", "strategies.py"} <= files
    assert "linear.json" in files, "the numbers that are kept for its proofs"
    assert not {"test_ledger.py", "duality.json"} & files
    assert digest(page, project) == digest(page, project) != digest("", project)


def test_a_page_depends_on_its_own_one_of_two_tests_with_the_same_name(tmp_path):
    """Test files lie in the folder of their part; an edit in another part changes nothing."""
    book = Book(tmp_path)
    book.write("tests/near/test_sum.py", TESTS.replace("three-summands", "near"))
    book.write(
        "tests/far/test_sum.py", TESTS.replace("three-summands", "far").replace('"sum"', '"far"')
    )
    book.write("lib/pack/inner/tool.py", "import pack.other")
    book.write("lib/pack/other.py", "")
    project, page = (
        Project.find(tmp_path),
        "```{code-cell}\nverify('near')\nimport pack.inner.tool\n```\n",
    )
    files = {path.relative_to(tmp_path).as_posix() for path in reached(page, project)}
    assert files == {
        "tests/near/test_sum.py",
        "tests/small.py",
        "lib/pack/inner/tool.py",
        "lib/pack/other.py",
    }
    before = digest(page, project)
    book.write("tests/far/test_sum.py", "")
    assert digest(page, project) == before
    for data in ("tests/table.csv", "lib/pack/style.css"):
        book.write(data, "1")
        changed = digest(page, project)
        assert changed != before, data
        before = changed
    book.write("tests/near/test_sum.py", "")
    assert digest(page, project) != before


def test_a_page_depends_on_the_exercises_that_it_names(tmp_path):
    book = Book(tmp_path)
    book.write("tests/near/exercises_sum.py", '@exercise("ex-sum")\ndef property(): ...\n')
    project = Project.find(tmp_path)
    for page, expected in (("attempt('ex-sum', f)", True), ("attempt('ex-other', f)", False)):
        names = {path.name for path in reached(page, project)}
        assert ("exercises_sum.py" in names) == expected


def test_where_the_reach_cannot_be_told_everything_counts(tmp_path):
    book = Book(tmp_path)
    page = "```{code-cell}\nimport pack.tool\n```\n"
    book.write("lib/pack/tool.py", "from importlib import import_module\n")
    book.write("lib/pack/named_by_a_string.py", "")
    files = {path.name for path in reached(page, Project.find(tmp_path))}
    assert {"named_by_a_string.py", "test_sum.py"} <= files


@pytest.mark.parametrize("name", ["requirements.txt", "pyproject.toml"])
def test_every_page_depends_on_the_settings_of_the_project(tmp_path, name):
    Book(tmp_path)
    before = digest("", Project.find(tmp_path))
    with (tmp_path / name).open("a") as file:
        file.write("# new\n")
    assert digest("", Project.find(tmp_path)) != before


def test_a_page_depends_on_what_is_installed(monkeypatch):
    project = Project.find(ROOT)
    before = digest("", project)
    monkeypatch.setattr(freshness, "_installed", lambda: b"numpy 1")
    assert digest("", project) != before


def test_pages_are_found_at_any_depth_and_cached_apart(tmp_path):
    """A page `a` and a page `a/b` are two pages, with caches outside each other."""
    book = Book(tmp_path)
    chapters = "[{file: a, sections: [{file: a/b}, {file: a/c}]}]"
    book.write(
        "_toc.yml", f"root: i\nparts: [{{chapters: {chapters}}}, {{chapters: [{{file: d}}]}}]"
    )
    assert pages(tmp_path) == ["i", "a", "a/b", "a/c", "d"]
    outer, inner = cache_folder(tmp_path, "a"), cache_folder(tmp_path, "a/b")
    assert not inner.is_relative_to(outer)
    assert inner != cache_folder(tmp_path, "a/c")
    assert "%" not in inner.name  # the address of the database would be unquoted


def test_code_cells_are_found_without_their_options():
    first = "```{code-cell} ipython3\n---\ntags: [a]\n---\nx = 1\n```\n"
    page = first + "\n````{code-cell}\n:tags: [b]\ny = 2\n````\n"
    assert code_of(page).split() == ["x", "=", "1", "y", "=", "2"]

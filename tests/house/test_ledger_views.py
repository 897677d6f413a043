"""The pages of the ledger, the previews and the index of the search, on a tiny book."""

import json
import re
from types import SimpleNamespace

import pytest
from docutils import nodes
from finding import index_prose, prose
from ledger_details import detail
from ledger_model import Ledger, Result
from ledger_places import detail_place, focus_place
from ledger_reading import merge
from ledger_views import VIEWS
from sphinx_proof.nodes import theorem_node
from tiny_book import CODE, DEFINITION, FORMULA, QUESTION, SUM, TESTS, VERIFY, Book

AGAIN = """
```{index} ! repeated addition
```
```{prf:corollary} Twice $a$
:label: twice

By {prf:ref}`three-summands`, $a+b+a=2a+b$. See {prf:ref}`ahead`.
```
```{prf:proof}
Count.
```
```{code-cell} ipython3
from evidence import verify
hidden_word = 1
verify("twice")
```
"""

AHEAD = """
```{prf:definition} Ahead
:label: ahead

Later.
```
"""

TWICE = """
@claim("twice", by="enumeration", over=[(1, 2)])
def test_twice(a, b):
    assert a + b + a == 2 * a + b

@twin("twice", says="$a+b+a=3a$", over=[(1, 2)])
def test_thrice(a, b):
    assert a + b + a == 3 * a
"""

NOTATION = """# Notation

| symbol | meaning | where |
|---|---|---|
| $a$ | a number | sums, everywhere |

| other | table |
|---|---|
| sums | sums |
"""

TOC = """format: jb-book
root: index
parts:
- caption: Sums & more
  chapters: [{file: sums, sections: [{file: twice}]}, {file: ahead}]
- caption: Back
  chapters: [{file: notation}, {file: ledger}]
"""


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    """Three chapters that refer to each other in both directions, built once."""
    pages = {"sums": SUM + DEFINITION + VERIFY + FORMULA, "twice": AGAIN, "ahead": AHEAD + QUESTION}
    made = Book(tmp_path_factory.mktemp("book"), **pages)
    made.write("_toc.yml", TOC)
    made.write("notation.md", NOTATION)
    made.write("tests/test_sum.py", TESTS + TWICE)
    made.write("lib/pack/__init__.py", "")
    made.write("lib/pack/deep/sums.py", CODE)
    status, log = made.build()
    assert status == 0, log
    return made


def piece(book: Book, name: str) -> dict[str, str]:
    """What a script hands to the page that loads it."""
    text = (book.root / "_build/html/ledger" / name).read_text("utf-8")
    called, data = re.fullmatch(r"ledgerPiece\((.*?), (.*)\);\n", text, re.DOTALL).groups()
    assert json.loads(called) == f"ledger/{name}"
    return json.loads(data)


def search_index(book: Book) -> dict:
    """What the script of the search looks into."""
    text = (book.root / "_build/html/searchindex.js").read_text("utf-8")
    return json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))


@pytest.mark.build
def test_the_matrix_counts_checks_by_chapter_and_kind(book):
    rows = re.findall(r'<tr><th scope="row">(.*?)</tr>', book.page("ledger"), re.DOTALL)
    numbers = [re.findall(r"<td[^>]*>(\d*)</td>", row) for row in rows]
    names = [re.sub(r"<[^>]*>|\s", "", row.partition("</th>")[0]) for row in rows]
    assert names == ["sums", "twice", "ahead", "All"]
    evidence = [r["evidence"] for r in book.ledger["results"]]
    assert [int(row[0] or 0) for row in numbers] == [2, 1, 0, 3]
    assert sum(int(n or 0) for n in numbers[-1][1:]) == sum(map(len, evidence)) == 7
    assert 'href="ledger/sums.html"' in rows[0]


@pytest.mark.build
def test_each_row_of_the_index_says_what_the_filter_asks_for(book):
    page = book.page("ledger")
    (row,) = re.findall(r'<tr id="row-twice"[^>]*>', page)
    assert 'data-part="Sums &amp; more"' in row  # inherited from the page above it
    assert 'data-kind="corollary" data-evidence="enumeration twin" data-settles=""' in row
    assert "corollary" in row
    assert "twice a twice" in row
    assert re.search(r'id="row-sum"[^>]* data-settles="erratum"', page)
    chips = re.findall(r'data-group="(\w+)" data-value="([^"]+)" [^>]*>[^<]*<span>(\d+)<', page)
    assert ("part", "Sums &amp; more", "5") in chips
    assert ("kind", "definition", "2") in chips
    assert ("settles", "erratum", "2") in chips
    assert not any(value == "simulation" for _, value, _ in chips)


@pytest.mark.build
def test_a_chapter_has_a_page_with_its_details(book):
    page = book.page("ledger/twice")
    assert "MathJax" in page or "mathjax" in page
    assert 'href="../sums.html#three-summands"' in page
    assert 'href="../ledger.html#twice">What does this rest on?' in page
    assert 'href="../ledger.html#e-1"' in book.page("ledger/sums")
    details = piece(book, "twice.details.js")
    assert list(details) == ["twice"]
    assert 'href="root:sums.html#sum"' in details["twice"]


@pytest.mark.build
def test_the_graph_of_chapters_has_an_arc_in_each_direction_and_a_list(book):
    page = book.page("ledger")
    assert '<path class="arc" data-from="sums" data-to="twice"' in page
    assert '<path class="arc forward" data-from="ahead" data-to="twice"' in page
    listed = re.sub(r"<[^>]*>", "", page[page.index("The same as a list") :])
    assert "twice rests on sums (1), ahead (1)" in listed
    assert "sums rests on no other chapter" in listed


@pytest.mark.build
def test_the_list_behind_the_focus_view_can_be_walked_without_a_script(book):
    entry = re.search(r'<li id="twice".*?</li>', book.page("ledger"), re.DOTALL)[0]
    assert 'data-uses="three-summands ahead"' in entry
    assert 'data-title="Twice a"' in entry
    assert '<a href="#three-summands">Theorem' in entry
    assert re.search(r'<li id="sum" data-uses=""', book.page("ledger"))


@pytest.mark.build
def test_references_are_marked_and_statements_kept_for_previews(book):
    page = book.page("twice")
    assert re.search(r'<a data-result="sums" [^>]*href="sums.html#three-summands"', page)
    assert '<a data-result="sums"' in book.page("ledger/twice")
    assert 'data-result="sums" href="#' not in book.page("ledger")
    assert "data-result" not in re.search(r'<a [^>]*href="[^"]*#q-why"', book.page("ledger"))[0]
    shown = piece(book, "twice.statements.js")
    assert list(shown) == ["twice"]
    assert shown["twice"].startswith('<p class="preview-title">Corollary')
    assert r"\(a+b+a=2a+b\)" in shown["twice"]
    assert "result-line" not in shown["twice"]


@pytest.mark.build
def test_the_search_knows_results_and_index_entries_but_no_code(book):
    index = search_index(book)
    named = [f"{prefix}.{o[4]}" for prefix, objects in index["objects"].items() for o in objects]
    assert any(
        re.fullmatch(r"Corollary [\d.]+: Twice a \[twice\]", name.strip(".")) for name in named
    )
    assert "repeated addition" in index["indexentries"]
    assert "count" in index["terms"]
    assert not {"hidden_word", "hiddenword", "mathbb", "verifi"} & set(index["terms"])
    assert not any("Twice" in title for title in index["alltitles"])
    assert not (book.root / "_build/html/prf-prf.html").exists()
    scorer = (book.root / "_build/html/_static/language_data.js").read_text("utf-8")
    assert "var Scorer" in scorer


@pytest.mark.build
def test_the_notation_leads_to_chapters(book):
    cells = re.findall(r"<td><p>(.*?)</p></td>", book.page("notation"))
    assert 'href="sums.html"' in cells[2]
    assert cells[2].endswith(", everywhere")
    assert cells[3:] == ["sums", "sums"]


@pytest.mark.build
def test_the_search_keeps_index_entries_of_pages_that_did_not_change(book):
    """Sphinx itself would forget them."""
    text = (book.root / "ahead.md").read_text("utf-8")
    book.write("ahead.md", f"{text}\nA new sentence.\n")
    status, log = book.build()
    assert status == 0, log
    index = search_index(book)
    assert "sentenc" in index["terms"]
    assert "repeated addition" in index["indexentries"]


def test_without_pages_of_its_own_the_ledger_still_has_details():
    """No focus view, no list of errata, nothing asked: names in place of links."""
    box = Result("sum", "lemma", "Sums", "sums", 1)
    twin = {"kind": "twin", "settles": ["e-1"], "about": "no", "check": "t.py::t", "parts": []}
    twin |= {"counterexample": "a = 1", "page": "sums", "anchor": "check", "claim": "sum"}
    ledger = Ledger({"sum": box}, {"sum": [twin]}, {"sums": "Sums"}, {"sum": "1.1"}, {})
    assert focus_place(ledger, "sum") is None
    assert detail_place(ledger, "sum") == ("ledger/sums", "detail-sum")
    shown = detail(ledger, "sum", "{}#{}".format)
    assert "<em>Settles</em> <code>e-1</code>." in shown
    assert "rest on?" not in shown
    assert VIEWS["questions"](ledger, "{}#{}".format) == "<p>None yet.</p>"
    ledger.evidence["sum"].append(twin)
    rows = re.findall(r"<tr[^>]*>", VIEWS["errata"](ledger, "{}#{}".format))
    assert rows == ["<tr>", '<tr id="e-1">', "<tr>"], "one erratum, two twins, one id"


def test_prose_is_what_is_left_without_code_and_formulas():
    box = theorem_node("", nodes.title("", "Named"), nodes.paragraph("", "said"), label="x")
    kept = [nodes.paragraph("", "prose"), box]
    dropped = [nodes.literal_block("", "code"), nodes.raw("", "<b>raw</b>", format="html")]
    page = nodes.document(None, None, "", *kept, *dropped)
    left = prose(page)
    assert left.astext().split() == ["prose", "Named", "said"]
    assert not list(left.findall(nodes.title))
    assert len(page) == 4, "the page itself stays as it is"


def test_only_pages_of_html_are_indexed():
    builder = SimpleNamespace(format="latex", index_page=print)
    index_prose(SimpleNamespace(builder=builder))
    assert builder.index_page is print


def test_what_a_second_reader_read_is_taken_over():
    env = SimpleNamespace()
    other = SimpleNamespace(ledger_pages={"a": [1], "b": [2]}, ledger_views={"a": ["totals"]})
    merge(None, env, {"a"}, other)
    assert (env.ledger_pages, env.ledger_views) == ({"a": [1]}, {"a": ["totals"]})

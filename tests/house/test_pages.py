"""What stands around the text: folds, the menu, contents, figures in two modes."""

import re
from pathlib import Path

import contents
import figures
import folding
import matplotlib.pyplot as plt
import page
import pytest
import room
from docutils import nodes
from evidence.core import MIME
from ledger_model import Ledger, Result
from margins.show import plot


def ledger_with(*items: dict) -> Ledger:
    """A ledger with one result of one part."""
    plain = {"examples": None, "parts": ["all"], "left": "", "second": False, "scope": "all reals"}
    plain["settles"] = []
    result = Result("sum", "lemma", "Sums", "page", 1)
    return Ledger({"sum": result}, {"sum": [plain | item for item in items]}, {}, {}, {})


@pytest.mark.parametrize(
    ("items", "said"),
    [
        (
            [
                {"kind": "proof", "scope": "every n ≥ 1, every d", "second": True},
                {"kind": "proof", "scope": "every n, every T", "second": True},
                {"kind": "symbolic"},
            ],
            [
                "Proved for every <i>n</i>, <i>d</i> and <i>T</i>, also by Coq",
                "Steps checked by SymPy",
            ],
        ),
        (
            [{"kind": "proof", "left": "Existence."}, {"kind": "proof", "second": True}],
            ["Proved in part for all reals"],
        ),
        (
            [{"kind": "smt"}, {"kind": "symbolic"}, {"kind": "twin"}],
            ["Proved by Z3 and by SymPy", "1 false twin refuted"],
        ),
        (
            [{"kind": "twin", "settles": ["e0-a", "e0-b", "e-c"]}],
            ["1 false twin refuted", "Corrects several sources and CSC 411"],
        ),
        (
            [
                {"kind": "exact", "examples": 1500},
                {"kind": "exact", "examples": 60},
                {"kind": "enumeration", "examples": 1},
                {"kind": "property", "examples": 2},
                {"kind": "simulation", "examples": 1},
                {"kind": "peer"},
                {"kind": "peer"},
            ],
            [
                "1,560 exact tests",
                "2 tests in floats",
                "1 case of a finite space",
                "1 simulated sample",
                "2 peers agree",
            ],
        ),
    ],
)
def test_the_line_says_what_checked_a_result(items, said):
    assert [phrase for _, phrase in folding.words(ledger_with(*items), "sum")] == said


def test_a_cell_that_shows_anything_else_is_not_folded():
    card = {"data": {MIME: [{"claim": "sum"}], "text/html": ""}}
    assert folding.claims_of({"outputs": [card, card]}) == ["sum", "sum"]
    assert folding.claims_of({"outputs": [card, {"name": "stdout", "text": "1"}]}) == []
    assert folding.claims_of({"outputs": []}) == []


MENU = """<ul><li class="toctree-l1"><a href="a.html">A</a></li>
<li class="toctree-l1 current active"><a href="#">B</a></li></ul>"""


def test_the_menu_has_the_sections_of_this_page_below_its_entry():
    sections = '<ul><li><a href="#one">One</a></li></ul>'
    found = page.with_sections(MENU, sections)
    entry = '<li class="toctree-l1 current active"><a href="#">B</a><nav'
    assert entry in found
    assert '<a href="#one">One</a>' in found
    assert page.with_sections(MENU, "") == MENU
    assert "#one" not in page.with_sections(MENU.replace("current active", ""), sections)


def test_reading_times_count_words_and_no_code():
    words = "word " * contents.WORDS_A_MINUTE * 10
    code = f"```{{code-cell}} ipython3\n{words}\n```\n"
    assert contents.minutes(f"---\nhead: {words}\n---\n{words}\n{code}") == 10
    assert contents.minutes("short") == 5
    assert [contents.taking(m) for m in (5, 58, 60, 75)] == ["5 min", "1 h", "1 h", "1 h 15 min"]


def drawing(folder: Path, columns: int) -> Path:
    """A figure of the book as a file."""
    fig, _ = plot.figure(columns)
    for ax in fig.axes:
        ax.set(ylabel="value")
        plot.classes(ax, [(0, 0), (1, 1)], [1, -1])
    path = folder / f"figure{columns}.svg"
    fig.savefig(path, metadata={"Date": None})
    plt.close(fig)
    return path


def test_every_colour_of_the_book_has_one_for_dark_pages(tmp_path):
    ours = {*plot.COLOURS.values(), plot.INK, plot.QUIET, plot.ACCENT, plot.SECOND}
    assert {colour.lower() for colour in ours} <= set(figures.DARK)
    light = drawing(tmp_path, 1).read_text()
    dark = figures.darkened(light)
    assert "#ffffff" in light
    assert not any(colour in dark for colour in ("#ffffff", "#222222", "#0072b2"))
    assert light.count("#0072b2") == dark.count(figures.DARK["#0072b2"])
    assert dark.count(f'<svg fill="{figures.DARK["#000000"]}"') == 1


def test_drawings_inside_a_page_have_the_same_colours_when_it_is_dark():
    css = (Path(figures.__file__).parents[1] / "_static/page.css").read_text("utf-8")
    assert dict(re.findall(r"--drawn-(\w+): (#\w+);", css)) == {
        light.strip("#"): dark for light, dark in figures.DARK.items()
    }


def test_punctuation_stays_with_the_formula_before_it():
    line = nodes.paragraph()
    line += [nodes.math("", "a"), nodes.Text("), so "), nodes.math("", "b"), nodes.Text(" or ")]
    line += [nodes.math("", "c"), nodes.Text(".")]
    tree = nodes.document(None, None)
    tree += line
    page.keep_together(None, tree, "")
    assert line.astext() == "a), so b or c."
    kept = [n.astext() for n in line.findall(nodes.inline)]
    assert kept == ["a),", "c."]


def test_of_equal_texts_the_one_after_the_formula_is_taken():
    line = nodes.paragraph()
    line += [nodes.strong("", "a"), nodes.Text(", "), nodes.math("", "b"), nodes.Text(", ")]
    line += [nodes.math("", "c"), nodes.Text(" or 0-1, "), nodes.strong("", "d")]
    line += [nodes.Text(" or 0-1, ")]
    tree = nodes.document(None, None)
    tree += line
    page.keep_together(None, tree, "")
    zero_one = "0-\N{WORD JOINER}1"
    assert line.astext() == f"a, b, c or {zero_one}, d or {zero_one}, "
    assert [n.astext() for n in line.findall(nodes.inline)] == ["b,"]


def test_zero_one_is_one_word_in_text_and_as_it_was_in_code():
    line = nodes.paragraph()
    line += [nodes.Text("the 0-1 loss"), nodes.literal("", "0-1"), nodes.raw("", "M0-1.5")]
    tree = nodes.document(None, None)
    tree += line
    page.keep_together(None, tree, "")
    assert line.astext() == "the 0-\N{WORD JOINER}1 loss0-1M0-1.5"


def test_equal_figures_are_equal_files(tmp_path):
    assert drawing(tmp_path, 2).read_bytes() == drawing(tmp_path, 2).read_bytes()


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_panels_are_found_between_the_axes(tmp_path, columns):
    found = figures.panels(drawing(tmp_path, columns).read_text())
    if columns == 1:
        assert found == []
        return
    width = columns * 4.4 * 72
    assert [left for left, _ in found[1:]] == [right for _, right in found[:-1]]
    assert (found[0][0], found[-1][1]) == (0, pytest.approx(width))
    for number, (left, _) in enumerate(found):
        assert left == pytest.approx(number * width / columns, abs=12)


def test_panels_without_numbers_are_found_too(tmp_path):
    fig, axes = plot.figure(2)
    for ax in axes:
        ax.set(xticks=[], yticks=[], title="short")
    fig.savefig(tmp_path / "bare.svg")
    plt.close(fig)
    svg = (tmp_path / "bare.svg").read_text()
    (_, first), (second, _) = figures.panels(svg)
    assert first == second == pytest.approx(figures.size(svg)[0] / 2, abs=12)


def test_what_is_no_row_of_panels_stays_whole(tmp_path):
    assert figures.panels("<svg></svg>") == []
    fig, ax = plot.figure()
    ax.twinx().set(ylabel="other")
    fig.savefig(tmp_path / "twin.svg")
    plt.close(fig)
    assert figures.panels((tmp_path / "twin.svg").read_text()) == []


def test_a_figure_is_shown_in_both_modes_and_in_panels(tmp_path):
    sources = {"figure2.svg": drawing(tmp_path, 2)}
    image = figures.IMAGE.search('<img alt="Two &amp; two" src="../_images/figure2.svg" />')
    shown = figures.shown(image, sources, tmp_path)
    assert (tmp_path / "figure2-dark.svg").is_file()
    assert shown.count("<img") == 6
    assert shown.count('src="../_images/figure2-dark.svg') == 3
    assert shown.count('alt="Two &amp; two"') == 4
    assert shown.count("svgView(viewBox(") == 4
    other = figures.IMAGE.search('<img src="mark.svg">')
    assert figures.shown(other, sources, tmp_path) == other[0]
    whole = figures.IMAGE.search('<img src="figure1.svg">')
    assert figures.shown(whole, {"figure1.svg": drawing(tmp_path, 1)}, tmp_path).count("<img") == 2


def test_a_formula_has_room_before_it_is_drawn():
    """Widths in units of the letters around, in Computer Modern; signs are narrower than
    differences, fractions as wide as their wider part, sub- and superscripts stand above each
    other."""
    assert room.width("") == 0
    assert room.width("x+y") > room.width("+xy") > room.width("xy")
    assert room.width(r"a\le-b") < room.width("a-b=")
    assert room.width(r"\frac1{abc}") == room.width(r"\frac{abc}1")
    assert room.width("x_i^2") == max(room.width("x_i"), room.width("x^2"))
    assert room.width(r"\text{of}") == room.width("of")
    assert room.width(r"\dfrac ab") > room.width(r"\frac ab")
    assert room.width(r"\sqrt{ab}") > room.width("ab") + 0.5
    assert room.width(r"\left(x\right)") == room.width("(x)")
    formula, rest = r'<span class="math notranslate nohighlight">\(a&lt;b\)</span>', "<p>x</p>"
    roomy = room.with_room(formula + rest)
    assert roomy.endswith(rest)
    assert f"--room: {room.SCALE * room.width('a<b'):.2f}em" in roomy

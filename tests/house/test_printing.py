"""The pages as one document, and on paper."""

import re

import printing
import pytest
from browser import needs_browser
from printing import browser, document, main, print_book

HEAD = """<head>
<link rel="stylesheet" href="../_static/style.css"><link rel="icon" href="../_static/x.ico">
<script>window.MathJax = {}</script><script src="../_static/mathjax/tex.js"></script>
<script src="../_static/menu.js"></script></head>
"""
ONE = f"""<html>{HEAD}<body><nav>menu</nav><article class="bd-article">
<h1 id="one">1. One<a class="headerlink" href="#one">#</a></h1>
<p id="here"><a href="#one">up</a> <a href="two.html#there">on</a> <a href="two.html">two</a>
<a href="../search.html">search</a> <a href="https://example.org/#x">web</a></p>
<img src="../_images/a.png"><img src="data:image/png;base64,AAAA">
<svg><g id="g"/><use href="#g"/></svg>
<details><summary>Proved</summary><p>all about it</p></details>
</article></body></html>"""
TWO = f"""<html>{HEAD}<body><article><p id="there">No heading</p></article></body></html>"""


@pytest.fixture
def source(tmp_path):
    """A built book of two pages."""
    (tmp_path / "_config.yml").write_text("title: A & B\nauthor: Nobody\n")
    (tmp_path / "_toc.yml").write_text("root: book/one\nchapters: [{file: book/two}]\n")
    (tmp_path / "_build/html/book").mkdir(parents=True)
    for name, text in {"one": ONE, "two": TWO}.items():
        (tmp_path / f"_build/html/book/{name}.html").write_text(text)
    return tmp_path


def test_links_between_pages_become_links_inside_the_document(source):
    text = document(source, ["book/one", "book/two"])
    links = re.findall(r'<a href="([^"]+)"', text)
    contents, inside = links[:2], links[2:]
    assert contents == ["#book/one", "#book/two"]
    assert inside == [
        "#book/one--one",
        "#book/two--there",
        "#book/two",
        "../html/search.html",
        "https://example.org/#x",
    ]
    ids = re.findall(r' id="([^"]+)"', text)
    assert {link[1:] for link in links if link.startswith("#")} <= set(ids)
    assert {"g"} <= set(ids)
    assert 'href="#g"' in text


def test_the_document_has_a_title_contents_styles_and_formulas(source):
    text = document(source, ["book/one", "book/two"])
    assert "<h1>A &amp; B</h1>" in text
    assert ">1. One</a></li>" in text
    assert re.findall(r'<link href="([^"]+)"', text) == ["../html/_static/style.css"]
    assert "../html/_static/print.css" in text
    assert "../html/_static/mathjax/tex.js" in text
    assert 'src="../html/_images/a.png"' in text
    assert 'src="data:image/png;base64,AAAA"' in text
    assert "menu" not in text


def test_what_is_missing_is_named(source, monkeypatch):
    with pytest.raises(SystemExit, match=r"three.html is missing; run make html"):
        document(source, ["book/three"])
    monkeypatch.setattr(printing.shutil, "which", lambda _: None)
    with pytest.raises(SystemExit, match="make pdf needs Chromium"):
        browser()


def test_all_pages_are_printed(source, monkeypatch, capsys):
    printed = []
    monkeypatch.setattr(printing, "print_book", lambda *given: printed.append(given))
    monkeypatch.setattr(printing.sys, "argv", ["printing", "--source", str(source)])
    assert main() == 0
    assert printed[0][1] == ["book/one", "book/two"]
    assert str(printed[0][2]) in capsys.readouterr().out


@needs_browser
def test_a_title_contents_and_two_pages_are_four_sheets(source):
    (source / "_build/html/_static").mkdir()
    style = (printing.ROOT / "book/_static/print.css").read_text("utf-8")
    (source / "_build/html/_static/print.css").write_text(style)
    print_book(source, ["book/one", "book/two"], source / "book.pdf")
    data = (source / "book.pdf").read_bytes()
    assert len(re.findall(rb"/Type /Page\b(?!s)", data)) == 4
    assert b"/Outlines" in data


@needs_browser
def test_what_is_folded_and_what_is_pressed_stays_off_the_paper():
    from browser import BROWSER, FLAGS
    from playwright.sync_api import sync_playwright

    style = (printing.ROOT / "book/_static/print.css").read_text("utf-8")
    extra = '<button>press</button><div class="run-page">run</div><details open>'
    body = ONE.replace("<details>", extra) + f"<style>{style}</style>"
    with sync_playwright() as play:
        tab = play.chromium.launch(executable_path=BROWSER, args=FLAGS).new_page()
        tab.set_content(body)
        assert tab.get_by_text("all about it").is_visible()
        tab.emulate_media(media="print")
        assert tab.get_by_text("Proved").is_visible()
        for hidden in ("all about it", "press", "run", "#"):
            assert not tab.get_by_text(hidden, exact=True).is_visible()

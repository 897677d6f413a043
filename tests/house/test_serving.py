"""`make serve`: what is sent, when the book is built again, and that an open page follows."""

import threading
from contextlib import contextmanager
from urllib.request import urlopen

import pytest
from browser import BROWSER, FLAGS, needs_browser
from serve import EDITION, Shelf, look, server, watch, with_reload

PAGE = "<html><body><p>{}</p></body></html>"


@pytest.fixture
def shelf(tmp_path):
    """A book of one page, which is built by copying its text."""
    found = Shelf(tmp_path)
    (tmp_path / "book" / "__pycache__").mkdir(parents=True)
    (tmp_path / "book" / "page.md").write_text("one")
    found.html.mkdir(parents=True)
    built(found)
    return found


def built(shelf):
    text = (shelf.source / "book" / "page.md").read_text()
    (shelf.html / "index.html").write_text(PAGE.format(text))
    (shelf.html / "data.json").write_text("{}")
    return int(text == "broken")


@contextmanager
def served(shelf):
    with server(shelf, 0) as serving:
        thread = threading.Thread(target=serving.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{serving.server_port}"
        serving.shutdown()
        thread.join()


@contextmanager
def watched(shelf):
    thread = threading.Thread(target=watch, args=(shelf, lambda: built(shelf), 0.02))
    thread.start()
    yield
    shelf.stop.set()
    thread.join()


def text(address):
    with urlopen(address) as answer:
        return answer.read().decode()


def test_pages_are_sent_with_a_script_that_is_not_on_disk(shelf):
    with served(shelf) as address:
        page = text(f"{address}/")
        assert page == text(f"{address}/index.html") == with_reload(PAGE.format("one"))
        assert "location.reload()" in page
        assert text(f"{address}/data.json") == "{}"
        assert text(f"{address}{EDITION}") == "0"
    assert (shelf.html / "index.html").read_text() == PAGE.format("one")


def until(condition):
    for _ in range(500):
        if condition():
            return
        threading.Event().wait(0.01)
    raise AssertionError("nothing happened")


def test_the_book_is_built_when_a_file_changes(shelf, capsys):
    """Not when a reader of files leaves something behind; and a build that fails is no edition."""
    page = shelf.source / "book" / "page.md"
    with watched(shelf):
        threading.Event().wait(0.1)
        (page.parent / "__pycache__" / "page.pyc").write_text("")
        threading.Event().wait(0.1)
        assert shelf.edition == 0
        page.write_text("two")
        until(lambda: shelf.edition == 1)
        page.write_text("broken")
        until(lambda: "broken" in (shelf.html / "index.html").read_text())
        page.write_text("three")
        until(lambda: shelf.edition == 2)
    assert "book/page.md changed" in capsys.readouterr().out
    assert list(look(shelf.source)) == [page]


@needs_browser
def test_an_open_page_follows(shelf):
    from playwright.sync_api import sync_playwright

    with served(shelf) as address, watched(shelf), sync_playwright() as play:
        browser = play.chromium.launch(executable_path=BROWSER, args=FLAGS)
        tab = browser.new_page()
        tab.goto(f"{address}/")
        with tab.expect_response(f"**{EDITION}"):
            pass
        (shelf.source / "book" / "page.md").write_text("two")
        tab.get_by_text("two").wait_for()
        browser.close()

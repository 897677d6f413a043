"""What a build says while it runs, and that it does no more than it must."""

import io
import json
import sys

import progress
import pytest
from build import main
from execution import execute
from progress import Progress, clock
from tiny_book import HEADER, TinyBook

PROJECT = '[tool.evidence]\ntests = "tests"\n'
PAGE = HEADER + "# A page\n\n```{code-cell} ipython3\nprint('a page')\n```\n"


class Terminal(io.StringIO):
    """A stream that a person looks at."""

    def isatty(self):
        return True


@pytest.fixture
def now(monkeypatch):
    """A clock that a test can turn."""
    time = [0.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: time[0])
    return time


def known(tmp_path, **seconds):
    file = tmp_path / "durations.json"
    file.write_text(json.dumps(seconds))
    return file


def test_a_log_gets_a_line_for_each_page(tmp_path, now):
    """With what is running, and the time left by the last run: 30 s of b and 40 s of c, two at a
    time, cannot take less than the 40 s of c."""
    log, file = io.StringIO(), known(tmp_path, a=10, b=30, c=40)
    shown = Progress(file, log)
    shown.begin("executed", ["a", "b", "c"], jobs=2)
    shown.start("a")
    shown.start("b")
    assert shown.left() == (10 + 30 + 40) / 2
    assert log.getvalue() == ""
    now[0] = 12.0
    shown.finish("a", 12.0)
    shown.start("c")
    assert shown.left() == 40.0
    now[0] = 61.0
    shown.finish("b", 50.04)
    shown.finish("c", 49)
    assert log.getvalue().splitlines() == [
        "executed 1 of 3 pages; now b; about 40 s left",
        "executed 2 of 3 pages; now c",
        "executed 3 of 3 pages",
    ]
    shown.end(f"Built in {shown.elapsed}")
    assert log.getvalue().endswith("Built in 1:01 min\n")
    assert json.loads(file.read_text()) == {"a": 12.0, "b": 50.0, "c": 49}


def test_a_log_speaks_up_when_it_was_silent_for_long(now):
    log = io.StringIO()
    shown = Progress(stream=log)
    shown.begin("executed", ["book/svm/price"], jobs=1)
    shown.start("book/svm/price")
    now[0] = progress.SILENCE
    shown.tick()
    assert log.getvalue() == ""
    now[0] += 1
    shown.tick()
    shown.tick()
    assert log.getvalue() == "executed 0 of 1 pages; now svm/price\n"


def test_a_terminal_shows_one_line_that_changes():
    screen = Terminal()
    shown = Progress(stream=screen)
    shown.begin("read", ["a", "b"])
    shown.passed("a")
    shown.passed("b")
    shown.end("done")
    assert screen.getvalue().split("\r\x1b[K") == [
        "",
        "read 1 of 2 pages; now a",
        "read 2 of 2 pages; now b",
        "done\n",
    ]


def test_times_are_easy_to_read():
    assert [clock(s) for s in (0.4, 59.4, 59.6, 125)] == ["0 s", "59 s", "1:00 min", "2:05 min"]


@pytest.mark.build
def test_a_second_build_does_nothing_and_one_page_can_be_built_alone(tmp_path, capsys, monkeypatch):
    """A build tells what it did. What did not change is neither executed nor rendered; with one
    page asked for, no other is executed although what it imports has changed."""
    using = PAGE.replace("print(", "import shared; print(shared.A, ")
    pages = {"one": using, "two": using.replace("a page", "another"), "prose": "# Prose\n"}
    book = TinyBook(tmp_path, pages, PROJECT)
    book.write("tests/shared.py", "A = 'old'\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "tests"))
    assert book.build(quiet=False) == 0
    said = capsys.readouterr().out
    assert {"executed 1 of 2 pages", "executed 2 of 2 pages"} <= set(said.splitlines())
    assert ": 2 of 4 pages executed, 0 results" in said
    stamps = {path: path.stat().st_mtime_ns for path in (tmp_path / "_build").rglob("*")}
    assert book.build(quiet=False) == 0
    assert "Nothing has changed since the last build" in capsys.readouterr().out
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "_build").rglob("*")} == stamps
    assert execute(tmp_path, list(pages), 1, Progress()) == []
    book.write("tests/shared.py", "A = 'new'\n")
    assert book.build(quiet=False, only="one") == 0
    assert ": 1 of 1 pages executed" in capsys.readouterr().out
    assert "new a page" in book.page("one")
    assert "old another" in book.page("two")
    assert book.build(quiet=False) == 0
    assert ": 1 of 4 pages executed" in capsys.readouterr().out
    assert "new another" in book.page("two")


@pytest.mark.build
def test_a_page_that_fails_ends_the_build_with_a_count(tmp_path, capsys):
    book = TinyBook(tmp_path, {"one": PAGE.replace("print", "1 / 0; print")}, PROJECT)
    assert book.build(quiet=False) == 1
    said = capsys.readouterr()
    assert "1 of 2 pages failed" in said.out
    assert "ZeroDivisionError" in said.err


@pytest.mark.build
def test_a_warning_ends_the_build_with_the_time(tmp_path, capsys):
    book = TinyBook(tmp_path, {"prose": "# Prose\n\n{doc}`nowhere`\n"}, PROJECT)
    assert book.build(quiet=False) == 1
    assert "Not built; stopped after" in capsys.readouterr().out


def test_only_one_page_can_be_asked_for(tmp_path, monkeypatch):
    TinyBook(tmp_path, {"a/one": "# One\n"}, PROJECT)
    monkeypatch.setattr(sys, "argv", ["build", "--source", str(tmp_path), "--only", "two"])
    with pytest.raises(
        SystemExit, match="'two' is not the name of one page; these are: index, one"
    ):
        main()

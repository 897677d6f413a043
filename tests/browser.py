"""What all tests in a browser share: how it is started, and how a page is opened."""

import json
import os
import shutil
from functools import cache
from pathlib import Path

import pytest
from build import pages
from evidence.project import Project

ROOT = Project.find(Path(__file__)).root
HTML = ROOT / "_build" / "html"
NAMES = ("chromium", "chromium-browser", "google-chrome")
BROWSER = next((path for path in map(shutil.which, NAMES) if path), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
WIDE, NARROW = {"width": 1200, "height": 900}, {"width": 390, "height": 800}
PATIENCE = 60_000  # ms that a page may take on a machine that has other things to do
MARKS = [
    pytest.mark.browser,
    pytest.mark.skipif(
        BROWSER is None and not os.environ.get("REQUIRE_BROWSER"),
        reason="no Chromium on this machine; install it to run the browser tests",
    ),
]


def needs_browser(test):
    """The same marks for one test of a file whose others need no browser."""
    for mark in MARKS:
        test = mark(test)
    return test


def page_of(stem: str) -> str:
    """A page by the last part of its name, whatever folder it is in."""
    (found,) = [name for name in pages(ROOT) if name.split("/")[-1] == stem]
    return found


def visit(tab, name: str) -> None:
    """Open a page and wait until MathJax has done its work."""
    path, _, anchor = name.partition("#")
    tab.goto(f"/{path}.html" + (f"#{anchor}" if anchor else ""), wait_until="load")
    tab.wait_for_function(
        "window.MathJax?.startup?.promise !== undefined || !document.querySelector('.math')"
    )
    tab.evaluate("async () => { await window.MathJax?.startup?.promise }")


@cache
def results() -> list[dict]:
    """What ledger.json says about all results."""
    return json.loads((HTML / "ledger.json").read_text("utf-8"))["results"]


def result(label: str) -> dict:
    """What ledger.json says about a result."""
    (found,) = [r for r in results() if r["id"] == label]
    return found


def numbered(label: str) -> str:
    """For instance "Theorem 6.3"."""
    return f"{result(label)['kind'].title()} {result(label)['number']}"

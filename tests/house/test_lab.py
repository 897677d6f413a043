"""`make lab`: chapters open as notebooks, and a saved chapter keeps what was not edited."""

import difflib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import jupytext
import pytest
from browser import BROWSER, FLAGS, needs_browser
from evidence.project import Project
from saving import FORMAT, is_notebook, kept, split

from lab import environment, options

ROOT = Project.find(Path(__file__)).root
CHAPTERS = sorted(path for path in (ROOT / "book").rglob("*.md") if is_notebook(path))
CHAPTER = "book/hyperplanes/linear.md"  # has boxes, figures and cards, and runs in seconds
TOKEN = "of-this-test"


# Saving


def changed(old: str, new: str) -> list[str]:
    """The lines that differ."""
    lines = difflib.ndiff(old.splitlines(), new.splitlines())
    return [line for line in lines if line[0] in "+-"]


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: path.stem)
def test_a_chapter_that_nobody_edited_is_saved_as_it_was(path):
    text = path.read_text("utf-8")
    assert kept(text, jupytext.writes(jupytext.reads(text, FORMAT), FORMAT)) == text


def test_an_edit_changes_its_own_lines_only():
    """In cells with long options, in the first cell, in the last one, and where a cell is gone."""
    text = (ROOT / CHAPTER).read_text("utf-8")
    cells = jupytext.reads(text, FORMAT).cells
    with_options = [k for k, cell in enumerate(cells) if cell.metadata]
    assert with_options
    for k in [0, *with_options, len(cells) - 1]:
        notebook = jupytext.reads(text, FORMAT)
        notebook.cells[k].source += "\nx = 'new'"
        notebook.metadata.kernelspec["display_name"] = "Python 3 (ipykernel)"
        saved = kept(text, jupytext.writes(notebook, FORMAT))
        assert changed(text, saved) == ["+ x = 'new'"]
    notebook = jupytext.reads(text, FORMAT)
    gone = notebook.cells.pop(with_options[0])
    saved = changed(text, kept(text, jupytext.writes(notebook, FORMAT)))
    assert {f"- {line}" for line in gone.source.splitlines()} <= set(saved)
    assert {line.strip() for line in saved if line[0] == "+"} <= {"+", "+ +++"}  # a border


def test_what_is_meant_wins_over_how_it_was_written():
    """If the words of the old file would say something else, the new ones are taken."""
    old = "---\njupytext: {text_representation: {format_name: myst}}\n---\n\n{}\n"
    before, after = (
        "```{code-cell}\n---\ntags: [a]\n---\n1\n```",
        "```{code-cell}\n:tags: [b]\n\n1\n```",
    )
    saved = kept(old.replace("{}", before), old.replace("{}", after))
    assert jupytext.reads(saved, FORMAT).cells[0].metadata.tags == ["b"]


def test_other_files_are_no_chapters(tmp_path):
    (tmp_path / "notes.md").write_text("# Notes\n")
    (tmp_path / "code.py").write_text("1\n")
    assert not any(map(is_notebook, [*tmp_path.iterdir(), tmp_path / "none.md"]))
    assert split("# Notes\n") == ("", "# Notes\n")


# Settings


def test_no_folder_of_the_server_is_in_the_home_folder(tmp_path):
    folders = environment(tmp_path / "root", tmp_path / "environment")
    assert all(Path(folder).is_relative_to(tmp_path) for folder in folders.values())
    settings = [o for o in options(tmp_path / "root", tmp_path / "environment") if "_dir=" in o]
    own = [o for o in settings if "app_settings_dir" not in o]  # those are read only
    assert len(own) == 4
    assert all(Path(o.partition("=")[2]).is_relative_to(tmp_path) for o in own)


def test_the_settings_are_read_by_the_lab():
    known = json.loads((ROOT / "lab/overrides.json").read_text("utf-8"))
    viewers = known["@jupyterlab/docmanager-extension:plugin"]["defaultViewers"]
    assert set(viewers.values()) == {"Jupytext Notebook"}


# In a browser


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """The lab on a copy of some pages, with a home folder of its own: its address, both folders."""
    root, home = tmp_path_factory.mktemp("root"), tmp_path_factory.mktemp("home")
    for name in ("book/welcome.md", CHAPTER):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, ROOT / "book/_ext/lab.py", "--no-browser", "--allow-root"]
    command += [f"--ServerApp.port={port}", f"--IdentityProvider.token={TOKEN}"]
    command += [f"--root={root}"]
    log = (root / "log").open("w")
    process = subprocess.Popen(
        command, cwd=root, env=os.environ | {"HOME": str(home)}, stdout=log, stderr=log
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{address}/api", process, root / "log")
        yield address, root, home
    finally:
        process.terminate()
        process.wait()
        log.close()


def wait_for(address, process, log):
    """Until the server answers."""
    for _ in range(600):
        assert process.poll() is None, log.read_text()
        try:
            urlopen(address).close()
        except URLError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError(log.read_text())


@pytest.fixture
def lab(server):
    """The first page of the lab."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=BROWSER, args=FLAGS)
        page = browser.new_page(viewport={"width": 1300, "height": 1000})
        page.set_default_timeout(120_000)  # other tests run at the same time
        page.goto(f"{server[0]}/?token={TOKEN}")
        page.get_by_role("heading", name="Welcome to the lab").wait_for()
        yield page
        browser.close()


def open_chapter(page):
    """By clicks in the list of files."""
    listed = page.locator(".jp-DirListing-item")
    if page.locator(".jp-BreadCrumbs-item", has_text="hyperplanes").count() == 0:
        listed.filter(has_text="hyperplanes").dblclick()
    listed.filter(has_text="linear.md").dblclick()
    page.locator(".jp-Notebook:visible").get_by_role(
        "heading", name="Linear classifiers"
    ).wait_for()


def menu(page, name, item):
    page.locator(".lm-MenuBar-itemLabel", has_text=name).first.click()
    page.locator(".lm-Menu-itemLabel").get_by_text(item, exact=True).click()


@needs_browser
def test_a_chapter_is_opened_by_a_click_and_runs(lab, server):
    """The first page is the welcome. A theorem is drawn as a box, a plot and a card are shown, and
    nothing pops up or is left in the home folder."""
    assert lab.locator(".jp-Notebook:visible .jp-CodeCell").count() == 2
    open_chapter(lab)
    notebook = lab.locator(".jp-Notebook:visible")
    notebook.locator("aside.myst-proof", has_text="Theorem").first.wait_for()
    assert notebook.locator(".jp-MarkdownOutput").get_by_text("{prf:").count() == 0
    menu(lab, "Run", "Run All Cells")
    notebook.locator(".jp-OutputArea img").first.wait_for()
    notebook.locator(".jp-OutputArea .evidence").first.wait_for()
    assert lab.locator(".Toastify__toast").count() == 0
    left = [path.relative_to(server[2]) for path in server[2].rglob("*") if path.is_file()]
    assert [path for path in left if "matplotlib" not in path.parts] == []  # its list of fonts


@needs_browser
def test_a_saved_chapter_differs_in_what_was_edited(lab, server):
    file = server[1] / CHAPTER
    before, stamp = file.read_text("utf-8"), file.stat().st_mtime_ns
    open_chapter(lab)
    notebook = lab.locator(".jp-Notebook:visible")
    notebook.locator(".jp-CodeCell .cm-content").first.click()
    lab.keyboard.press("Control+End")
    lab.keyboard.type("\nx = 'new'")
    lab.keyboard.press("Control+s")
    for _ in range(300):
        if file.stat().st_mtime_ns != stamp and file.stat().st_size:  # it is emptied, then written
            break
        lab.wait_for_timeout(100)
    assert changed(before, file.read_text("utf-8")) == ["+ x = 'new'"]

"""What a page offers for download, on a tiny book and from the real one."""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import nbformat
import pytest
from downloads import Source
from evidence.project import Project
from packing import wheel
from tiny_book import HEADER, TinyBook

ROOT = Project.find(Path(__file__)).root
HTML = ROOT / "_build" / "html"
PAGE = HEADER + "# Sums\n\n```{code-cell} ipython3\n1 + 1\n```\n"
PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"
[project]
name = "tiny-book"
version = "1.2"
[tool.setuptools.packages.find]
where = ["lib"]
[tool.evidence]
tests = "tests"
"""
ADDRESS = '[project.urls]\nRepository = "{}/"\n'
WHEEL = "tiny_book-1.2-py3-none-any.whl"


def links(page: str) -> list[str]:
    return re.findall(r'href="([^"]+)"', page)


@pytest.mark.build
def test_a_page_offers_its_notebook_the_wheel_and_one_line(tmp_path):
    """A page without code offers none. The second wheel is the first, until a file changes."""
    book = TinyBook(tmp_path, {"part/sums": PAGE, "prose": "# Prose\n"}, PROJECT)
    book.write("lib/tiny/__init__.py", "ONE = 1\n")
    assert book.build() == 0
    page = book.page("part/sums")
    assert {"sums.ipynb", f"../{WHEEL}"} <= set(links(page))
    assert f'pip install "./{WHEEL}[lab]"' in page
    assert (tmp_path / "_build/html" / WHEEL).is_file()
    first, *_, last = nbformat.read(tmp_path / "_build/html/part/sums.ipynb", 4).cells
    assert f'pip install "./{WHEEL}[lab]"' in first.source
    assert last.outputs[0].data["text/plain"] == "2"
    assert not {link for link in links(book.page("prose")) if link.endswith((".ipynb", ".whl"))}
    assert not {link for link in links(page) if "colab" in link or "binder" in link}
    kept = wheel(tmp_path)
    known, made = kept.read_bytes(), kept.stat().st_mtime_ns
    assert wheel(tmp_path).stat().st_mtime_ns == made
    book.write("lib/tiny/__init__.py", "ONE = 2\n")
    assert wheel(tmp_path).read_bytes() != known
    book.write("lib/tiny/__init__.py", "ONE = 1\n")
    assert wheel(tmp_path).read_bytes() == known


@pytest.mark.build
def test_with_a_repository_there_are_buttons_and_an_address(tmp_path):
    address = "https://github.com/someone/tiny"
    book = TinyBook(tmp_path, {"part/sums": PAGE}, PROJECT + ADDRESS.format(address))
    book.write("lib/tiny/__init__.py", "")
    assert book.build() == 0
    page = book.page("part/sums")
    colab = "https://colab.research.google.com/github/someone/tiny/blob/notebooks/part/sums.ipynb"
    binder = "https://mybinder.org/v2/gh/someone/tiny/main?urlpath=lab/tree/part/sums.md"
    assert {colab, binder} <= set(links(page))
    wanted = f"tiny-book[lab] @ {address}/raw/notebooks/{WHEEL}"
    assert f'pip install "{wanted}"' in page
    note, on_colab, *_ = nbformat.read(tmp_path / "_build/html/part/sums.ipynb", 4).cells
    assert wanted in note.source
    assert f'%pip install -q "{wanted.replace("lab", "notebook", 1)}"' in on_colab.source


@pytest.mark.build
def test_a_book_that_cannot_be_installed_offers_its_notebooks(tmp_path):
    book = TinyBook(tmp_path, {"sums": PAGE}, '[tool.evidence]\ntests = "tests"\n')
    assert book.build() == 0
    assert "sums.ipynb" in links(book.page("sums"))
    assert "Run this page" not in book.page("sums")
    assert not list((tmp_path / "_build/html").glob("*.whl"))


def test_colab_only_knows_github():
    services = dict(Source("n", "w", "https://git.example.org/group/book").elsewhere("a/page"))
    quoted = "https%3A%2F%2Fgit.example.org%2Fgroup%2Fbook"
    place = f"https://mybinder.org/v2/git/{quoted}/main?urlpath=lab/tree/a/page.md"
    assert services == {"Binder": place}


@pytest.mark.build
def test_a_wheel_that_cannot_be_built_says_why(tmp_path):
    (tmp_path / "pyproject.toml").write_text(PROJECT.replace('version = "1.2"', "version = 1"))
    with pytest.raises(RuntimeError, match=r"(?s)was not built.*version"):
        wheel(tmp_path)


# The real book


@pytest.mark.browser
def test_every_page_with_code_has_its_notebook_and_knows_no_path():
    executed = ROOT / "_build" / "jupyter_execute"
    names = {path.relative_to(executed) for path in executed.rglob("*.ipynb")}
    assert len(names) > 10
    for name in names:
        text = (HTML / name).read_text("utf-8")
        assert str(ROOT) not in text
        assert name.name in links((HTML / name).with_suffix(".html").read_text("utf-8"))


def test_every_file_that_declares_a_claim_is_in_the_wheel():
    found = wheel(ROOT)
    shipped = {name.removeprefix("evidence/shipped/") for name in zipfile.ZipFile(found).namelist()}
    claims = {d.file for d in Project.find(ROOT).declarations() if "tests/house" not in d.file}
    assert claims
    assert claims <= shipped
    assert "pyproject.toml" in shipped


RUN = """
import sys, nbformat
from nbclient import NotebookClient
notebook = nbformat.read(sys.argv[1], 4)
NotebookClient(notebook, timeout=120).execute()
nbformat.write(notebook, sys.argv[2])
"""
SMALL = "book/start/checked.ipynb"  # a page that verifies and is executed in seconds


@pytest.fixture
def fresh(tmp_path):
    """The Python of a new environment with the wheel of the site. What others have written is
    borrowed from this environment, where no project is: its own is installed by a .pth file,
    which a borrowed folder does not read."""
    (built,) = HTML.glob("*.whl")
    environment, uv = tmp_path / "environment", Path(sys.executable).with_name("uv")
    subprocess.run([uv, "venv", "-q", "--offline", "-p", sys.executable, environment], check=True)
    python = environment / "bin" / "python"
    command = [uv, "pip", "install", "-q", "--offline", "--no-deps", "-p", python, built]
    subprocess.run(command, check=True)
    (folder,) = environment.glob("lib/*/site-packages")
    (folder / "borrowed.pth").write_text(str(Path(pytest.__file__).parents[1]))
    return python


@pytest.mark.browser
def test_a_notebook_runs_outside_of_the_repository(tmp_path, fresh):
    """And shows what the page shows, cards included."""
    place = tmp_path / "reader"
    place.mkdir()
    notebook = place / "page.ipynb"
    notebook.write_bytes((HTML / SMALL).read_bytes())
    where = [fresh, "-c", "import evidence.project as p; print(p.Project.find().root)"]
    root = subprocess.run(where, cwd=place, capture_output=True, text=True, check=True).stdout
    assert root.strip().endswith("site-packages/evidence/shipped")
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "EVIDENCE"))}
    environment |= {"IPYTHONDIR": str(place / "ipython"), "JUPYTER_RUNTIME_DIR": str(place / "run")}
    command = [fresh, "-c", RUN, notebook, place / "out.ipynb"]
    ran = subprocess.run(
        command, cwd=place, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert "verify(" in notebook.read_text("utf-8")
    assert cards(place / "out.ipynb") == cards(notebook) != []


def cards(path: Path) -> list[str]:
    """The evidence that the cells of a notebook show, as data."""
    mime = "application/vnd.evidence+json"
    cells = [c for c in nbformat.read(path, 4).cells if c.cell_type == "code"]
    data = [o.data for c in cells for o in c.outputs if "data" in o]
    return [json.dumps(found[mime], sort_keys=True) for found in data if mime in found]

"""A tiny book in a temporary folder, with the parts that tests of the extension put into it."""

import gc
import json
import re
import subprocess
import sys
import warnings
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path

from build import build
from evidence.project import Project

ROOT = Project.find(Path(__file__)).root

CONFIG = f"""
title: Tiny
only_build_toc_files: true
exclude_patterns: [_build]
execute: {{execute_notebooks: cache, timeout: 120}}
sphinx:
  local_extensions: {{ledger: {ROOT / "book/_ext"}}}
  extra_extensions: [sphinx_proof]
  config:
    nb_execution_raise_on_error: true
    nb_execution_show_tb: true
    suppress_warnings: [mystnb.unknown_mime_type]
    html_static_path: [{ROOT / "book/_static"}]
"""

HEADER = """---
jupytext: {text_representation: {extension: .md, format_name: myst}}
kernelspec: {display_name: Python 3, language: python, name: python3}
---
"""

SUM = """
```{prf:lemma} Sums commute
:label: sum

$a+b=b+a$ for $a,b\\in\\mathbb Z$.
```
```{prf:proof}
Count.
```
```{prf:theorem} Three summands
:label: three-summands

See {prf:ref}`sum`.
```
```{prf:proof}
By {prf:ref}`sum`, twice.
```
"""

FORMULA = """
```{code-cell} ipython3
from evidence import symbolic
symbolic("sum", "a * (a + 1)", "a**2 + a")
```
"""

VERIFY = """
```{code-cell} ipython3
from evidence import verify
verify("sum", "three-summands")
```
"""

TESTS = '''
from evidence import claim, twin
from small import add

@claim("sum", by="enumeration", over=[(1, 2), (3, 4)])
def test_sum(a, b):
    """Two sums."""
    assert add(a, b) == add(b, a)

@twin("sum", "three-summands", says="differences commute", over=[(1, 2)], settles="e-1")
def test_difference(a, b):
    assert a - b == b - a

@claim("three-summands", by="enumeration", over=[(1, 2, 3)])
def test_triple(a, b, c):
    assert add(a, add(b, c)) == add(c, add(b, a))
'''

DEFINITION = """
```{prf:definition} The empty sum
:label: empty-sum

$0$.
```
"""

# Labels are read from docstrings without importing the module, which would fail.
CODE = '''"""A module is no implementer (`empty-sum`)."""

import no_such_module

def add_three(a, b, c):
    """The sum, twice (`three-summands`, `three-summands`); `sum` may be any name."""
    return a + b + c

def _hidden(a, b, c):
    """Not listed beside public code (`three-summands`)."""

def _zero():
    """Nothing public has this label (`empty-sum`)."""

class Sum:
    """A word in brackets (`sum`) may be a label; (`other`) is none."""

    @no_such_module.mark
    def total(self):
        """A method (`three-summands`)."""
        return "<total>"
'''

LEDGER = "# Ledger\n\n" + "".join(
    f"```{{ledger}} {view}\n```\n"
    for view in ("totals", "matrix", "chapters", "results", "focus", "errata", "questions")
)

QUESTION = """
```{question} Why $a+b$?
:label: q-why
:from: a course

Because of {prf:ref}`sum`.
```
"""


class TinyBook:
    """Write its files, build it as the real one is, read what came out."""

    def __init__(self, root: Path, pages: dict[str, str], project: str) -> None:
        self.root = root
        names = "".join(f"- file: {name}\n" for name in pages)
        self.write("_config.yml", CONFIG)
        self.write("_toc.yml", f"format: jb-book\nroot: index\nchapters:\n{names}")
        self.write("index.md", "# Tiny\n")
        self.write("pyproject.toml", project)
        for name, text in pages.items():
            self.write(f"{name}.md", text)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def build(self, quiet: bool = True, only: str = "") -> int:
        """In this process: to import Sphinx takes longer than to build a tiny book."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # what libraries warn about is not tested here
            status = build(self.root, 1, quiet, only)
            gc.collect()  # what they leave open is closed, and warned about, now
        return status

    def page(self, name: str) -> str:
        return (self.root / f"_build/html/{name}.html").read_text("utf-8")


class Book(TinyBook):
    """A tiny book with a ledger and the tests that its pages name."""

    def __init__(self, root: Path, **pages: str) -> None:
        texts = {name: HEADER + f"# {name}\n" + text for name, text in pages.items()}
        super().__init__(root, texts | {"ledger": LEDGER}, '[tool.evidence]\ntests = "tests"\n')
        self.write("index.md", "# Tiny\n\nSee the ledger.\n")
        self.write("tests/test_sum.py", TESTS)
        self.write("tests/small.py", "def add(a, b):\n    return a + b\n")

    def build(self) -> tuple[int, str]:
        """The status, and what was said."""
        log = StringIO()
        with redirect_stderr(log):
            status = super().build()
        return status, re.sub(r"\x1b\[[0-9;]*m", "", log.getvalue())

    def build_from_the_command_line(self) -> tuple[int, str]:
        """As `make book` does it."""
        command = [sys.executable, ROOT / "book/_ext/build.py", "--source", self.root]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    @property
    def ledger(self) -> dict:
        return json.loads((self.root / "_build/html/ledger.json").read_text("utf-8"))

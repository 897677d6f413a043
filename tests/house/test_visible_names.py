"""What a visible cell uses, a visible cell defines: a reader who follows the code sees all of it.

A cell is hidden if a tag folds or removes its source. Names that it defines, imports included, may
be used by other hidden cells only. Cells below a solution's dropdown count as visible.
"""

import builtins
import dis
import re
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import pytest
import yaml

BOOK = Path(__file__).resolve().parents[2] / "book"
HIDDEN = {"hide-input", "hide-cell", "remove-input", "remove-cell"}
GIVEN = {*dir(builtins), "display"}
CELL = re.compile(r"^(`{3,})\{code-cell\}[^\n]*\n(.*?)^\1$", re.DOTALL | re.MULTILINE)
CHAPTERS = sorted(path for path in BOOK.rglob("*.md") if CELL.search(path.read_text("utf-8")))


class Cell(NamedTuple):
    """The source of a cell, the line of the page on which it begins, and whether it is hidden."""

    line: int
    source: str
    hidden: bool


def cells(page: str) -> list[Cell]:
    """The code cells of a page in MyST Markdown, options taken off."""
    found = []
    for match in CELL.finditer(page):
        text, options = match[2], {}
        if fenced := re.match(r"---\n(.*?\n)---\n", text, re.DOTALL):
            options, text = yaml.safe_load(fenced[1]) or {}, text[fenced.end() :]
        elif short := re.match(r"(:[\w-]+:.*\n)+", text):
            pairs = re.findall(r"^:([\w-]+): *(.*)$", short[0], re.MULTILINE)
            options = {key: yaml.safe_load(value) for key, value in pairs}
            text = text[short.end() :]
        tags = options.get("tags") or []
        line = page.count("\n", 0, match.start()) + 1
        hidden = not HIDDEN.isdisjoint([tags] if isinstance(tags, str) else tags)
        found.append(Cell(line, text, hidden))
    return found


class Names(NamedTuple):
    """The names that a cell defines for those below it, and those that it takes from above."""

    defined: set[str]
    used: set[str]


def names(source: str) -> Names:
    """Read off from the compiled cell, which knows what is local to a function and what is not.

    A name inside of a function is looked up when the function runs, so the cell may define it
    below the function.
    """
    python = re.sub(r"^[%!].*$", "", source, flags=re.MULTILINE)  # commands of IPython
    defined, used, later = set(), set(), set()
    for step in dis.get_instructions(compile(python, "cell", "exec")):
        if isinstance(step.argval, CodeType):
            later |= globals_of(step.argval)
        elif step.opname == "STORE_NAME":
            defined.add(step.argval)
        elif step.opname == "LOAD_NAME" and step.argval not in defined:
            used.add(step.argval)
    return Names(defined, (used | later - defined) - GIVEN)


def globals_of(code: CodeType) -> set[str]:
    """The global names that a function, a class or a comprehension reads."""
    found, own = set(), set()
    for step in dis.get_instructions(code):
        if isinstance(step.argval, CodeType):
            found |= globals_of(step.argval)
        elif step.opname == "STORE_NAME":  # in the body of a class
            own.add(step.argval)
        elif step.opname in ("LOAD_NAME", "LOAD_GLOBAL") and step.argval not in own:
            found.add(step.argval)
    return found


def hidden_names(page: str) -> list[str]:
    """The names that visible cells use and only hidden cells define, in words."""
    shown: set[str] = set()
    unseen: dict[str, int] = {}
    found = []
    for cell in cells(page):
        here = names(cell.source)
        if cell.hidden:
            unseen |= dict.fromkeys(here.defined - shown, cell.line)
            continue
        found += [
            f"line {cell.line}: {name} is defined in the hidden cell of line {unseen[name]}"
            for name in sorted(here.used - shown)
            if name in unseen
        ]
        shown |= here.defined
    return found


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: str(path.relative_to(BOOK)))
def test_visible_cells_use_no_names_of_hidden_cells(chapter):
    found = hidden_names(chapter.read_text("utf-8"))
    assert not found, "move these definitions to a visible cell:\n" + "\n".join(found)


# The check can fail

HIDE = "```{code-cell} ipython3\n:tags: [hide-input]\n\n%s\n```\n"
FENCED = "```{code-cell} ipython3\n---\ntags: [remove-cell]\nmystnb:\n  a: 1\n---\n%s\n```\n"
SHOW = "```{code-cell} ipython3\n%s\n```\n"


@pytest.mark.parametrize("hide", [HIDE, FENCED, HIDE.replace("[hide-input]", "hide-input")])
@pytest.mark.parametrize(
    ("definition", "use"),
    [
        ("import numpy as np", "np.zeros(3)"),
        ("from fractions import Fraction as F", "half = F(1, 2)"),
        ("x = 1", "x = x + 1"),
        ("x = 1", "x += 1"),
        ("x, y = 1, 2", "print([x for y in range(3)])"),
        ("def f(): pass", "def g():\n    return f()"),
        ("class A: pass", "class B(A): pass"),
        ("for i in range(3): pass", "f = lambda j: i + j"),
        ("with open('a') as file: pass", "print(f'{file}')"),
        ("if (n := 3): pass", "{n: k for k in range(2)}"),
        ("x = 1", "class A:\n    y = x"),
        ("x = 1", "def g(a=x, *b, c=x, **d):\n    return a, b, c, d"),
    ],
)
def test_a_planted_name_is_found(hide, definition, use):
    page = hide % definition + "\n" + SHOW % use
    (found,) = hidden_names(page)
    assert found.startswith(f"line {hide.count(chr(10)) + definition.count(chr(10)) + 2}: ")
    assert not hidden_names(SHOW % definition + page)
    assert not hidden_names(hide % definition + hide % use)


@pytest.mark.parametrize(
    "use",
    [
        "x = 2\nprint(x)",
        "import x",
        "def f(x):\n    return x",
        "print([x for x in range(3)], {x for x in 'a'}, {x: 1 for x in 'a'})",
        "f = lambda x: x",
        "for x in range(3):\n    print(x)",
        "def f():\n    return x\n\nx = 2",
        "class A:\n    x = 2\n    y = x",
        "%timeit x",
        "print('x')",
    ],
)
def test_a_name_of_their_own_is_fine(use):
    assert not hidden_names(HIDE % "x = 1" + SHOW % use)

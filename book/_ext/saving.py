"""A chapter that is saved as a notebook keeps the lines that nobody edited.

jupytext writes a notebook in a form of its own: other line breaks in the options of cells, version
numbers in the header, blank lines. Here a line changes only if what it says has changed.
"""

from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

import jupytext
from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager

FORMAT = "md:myst"
HEADER = "---\n"


class LeastChange(AsyncLargeFileManager):
    """The files of a server. jupytext derives its own manager from it and hands texts to it."""

    async def save(self, model: dict[str, Any], path: str = "") -> Any:
        """Write a file; of a chapter only what is new."""
        place = Path(self._get_os_path(path))
        if model.get("type") == "file" and is_notebook(place):
            model = model | {"content": kept(place.read_text("utf-8"), model["content"])}
        return await super().save(model, path)


def is_notebook(path: Path) -> bool:
    """Whether a file exists and says in its header that it is a notebook in MyST Markdown."""
    if path.suffix != ".md" or not path.is_file():
        return False
    return "format_name: myst" in split(path.read_text("utf-8"))[0]


def split(text: str) -> tuple[str, str]:
    """The header of a page, and the rest."""
    if not text.startswith(HEADER):
        return "", text
    header, mark, body = text.removeprefix(HEADER).partition(f"\n{HEADER}")
    return HEADER + header + mark, body


def kept(old: str, new: str) -> str:
    """The new text in the words of the old one, with the header of the old one: the lab would only
    add versions and names of kernels to it."""
    header, body = split(old)
    form = split(jupytext.writes(jupytext.reads(old, FORMAT), FORMAT))[1]
    merged = header + merge(form, body, split(new)[1])
    return merged if _cells(merged) == _cells(new) else header + split(new)[1]


def _cells(text: str) -> list[tuple[str, str, Any]]:
    """What a notebook says."""
    cells = jupytext.reads(text, FORMAT).cells
    return [(cell.cell_type, cell.source, cell.metadata) for cell in cells]


def merge(form: str, ours: str, theirs: str) -> str:
    """`theirs`, but what is unchanged since `form` is written as in `ours`."""
    base, own, result = (text.splitlines(keepends=True) for text in (form, ours, theirs))
    same = SequenceMatcher(None, base, result, autojunk=False).get_matching_blocks()
    for tag, low, high, first, last in reversed(
        SequenceMatcher(None, base, own, autojunk=False).get_opcodes()
    ):
        at = next((b.b - b.a for b in same if b.a <= low and high <= b.a + b.size), None)
        if tag != "equal" and at is not None:
            result[low + at : high + at] = own[first:last]
    return "".join(result)

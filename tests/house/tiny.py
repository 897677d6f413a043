"""A tiny book in a temporary folder, built as the real one is."""

import gc
import warnings
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
    suppress_warnings: [mystnb.unknown_mime_type]
    html_static_path: [{ROOT / "book/_static"}]
"""
HEADER = """---
jupytext: {text_representation: {extension: .md, format_name: myst}}
kernelspec: {display_name: Python 3, language: python, name: python3}
---
"""


class TinyBook:
    """Write its files, build it, read what came out."""

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

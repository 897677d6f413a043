"""Every page with code offers itself as a notebook, with what is needed to run it.

Beside a page lies its executed notebook, in the first folder of the site a wheel of the project
with the tests that cells run. If pyproject.toml names the repository of the book ([project.urls],
Repository), buttons open the page in Binder and Colab. Colab only knows notebooks of a repository,
so whoever names one publishes the notebooks and the wheel of the site as its branch `notebooks`.
"""

import shutil
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import nbformat
from evidence.project import Project
from packing import wheel
from sphinx.application import Sphinx
from sphinx.config import Config

BRANCH = "notebooks"
RUN = """<details class="run-page">
<summary>Run this page</summary>
<p>Save {files} in one folder. There, with Python 3.11 or later:</p>
<pre>{install}
jupyter lab {notebook}</pre>
</details>
"""
NOTE = """A page of *{title}* as it was executed for the book. To run it, install what it needs:

```
{install}
```"""
ON_COLAB = """# Colab has none of what this page imports.
import sys
if "google.colab" in sys.modules:
    %pip install -q "{wheel}"
"""


@dataclass(frozen=True)
class Source:
    """Where a reader gets the project from: its name, its wheel, its repository, each if it has
    one."""

    name: str
    wheel: str
    repository: str

    def requirement(self, extra: str) -> str:
        """The wheel with an extra, from the web or from the folder of a notebook."""
        if self.repository:
            return f"{self.name}[{extra}] @ {self.repository}/raw/{BRANCH}/{self.wheel}"
        return f"./{self.wheel}[{extra}]"

    @property
    def install(self) -> str:
        """The one line that installs what a notebook needs, JupyterLab included."""
        return f'pip install "{self.requirement("lab")}"'

    def elsewhere(self, page: str) -> Iterator[tuple[str, str]]:
        """The services that run a page in a browser, and where."""
        parts = urlsplit(self.repository)
        path = parts.path.strip("/")
        github = parts.netloc == "github.com"
        place = f"gh/{path}" if github else f"git/{quote(self.repository, safe='')}"
        yield "Binder", f"https://mybinder.org/v2/{place}/main?urlpath=lab/tree/{page}.md"
        if github:
            colab = "https://colab.research.google.com/github"
            yield "Colab", f"{colab}/{path}/blob/{BRANCH}/{page}.ipynb"


def find_source(app: Sphinx, config: Config) -> None:
    """Build the wheel. What pages say about it is a setting, so that they change when it does."""
    project = Project.find(Path(app.srcdir))
    built = wheel(project.root).name if project.name else ""
    config.downloads = astuple(Source(project.name, built, project.repository.rstrip("/")))


def offer(app: Sphinx, page: str, _: str, context: dict[str, Any], _doctree: object) -> None:
    """Put notebook and wheel into the menu of a page, and how to use them below its text."""
    if not _executed(app, page).is_file():
        return
    source, notebook = Source(*app.config.downloads), f"{page.rpartition('/')[2]}.ipynb"
    menu = next(b for b in context["header_buttons"] if b.get("label") == "download-buttons")
    offered = [_link(notebook, ".ipynb", "Download this page as a notebook", "fas fa-code")]
    if source.wheel:
        built = "../" * page.count("/") + source.wheel
        offered.append(_link(built, ".whl", "Download what the notebook needs", "fas fa-download"))
        context["body"] += _how_to_run(source, notebook, built)
    menu["buttons"][:0] = offered
    if source.repository:
        context["header_buttons"].insert(0, _launch(source, page))


def _link(url: str, text: str, tooltip: str, icon: str) -> dict[str, Any]:
    """A button as the theme draws it."""
    return {"type": "link", "url": url, "text": text, "tooltip": tooltip, "icon": icon}


def _launch(source: Source, page: str) -> dict[str, Any]:
    """The menu of services that run a page."""
    logos = {"Binder": "logo_binder.svg", "Colab": "logo_colab.png"}
    buttons = [
        _link(url, name, f"Run this page on {name}", f"_static/images/{logos[name]}")
        for name, url in source.elsewhere(page)
    ]
    about = {"tooltip": "Run this page", "icon": "fas fa-rocket", "label": "launch-buttons"}
    return {"type": "group", "buttons": buttons} | about


def _how_to_run(source: Source, notebook: str, built: str) -> str:
    """What a reader does to run a page. An address in place of a wheel needs no saving."""
    files = [notebook] if source.repository else [notebook, built]
    links = [f'<a href="{f}" download>{f.rpartition("/")[2]}</a>' for f in files]
    install = escape(source.install, quote=False)
    return RUN.format(files=" and ".join(links), install=install, notebook=notebook)


def _executed(app: Sphinx, page: str) -> Path:
    """The notebook that myst-nb has written for a page with code."""
    return Path(app.outdir).parent / "jupyter_execute" / f"{page}.ipynb"


def copy(app: Sphinx, exception: Exception | None) -> None:
    """Put the notebooks beside their pages and the wheel beside the first folder."""
    if exception is not None or app.builder.format != "html":
        return
    out, source = Path(app.outdir), Source(*app.config.downloads)
    for page in app.env.found_docs:
        if (executed := _executed(app, page)).is_file():
            (out / page).parent.mkdir(parents=True, exist_ok=True)
            nbformat.write(
                _introduced(executed, source, app.config.html_title), out / f"{page}.ipynb"
            )
    for old in out.glob("*.whl"):
        old.unlink()
    if source.wheel:
        shutil.copy(wheel(Project.find(Path(app.srcdir)).root), out)


def _introduced(executed: Path, source: Source, title: str) -> nbformat.NotebookNode:
    """A notebook that says in its first cell what it needs."""
    notebook = nbformat.read(executed, as_version=4)
    if source.wheel:
        note, code = nbformat.v4.new_markdown_cell, nbformat.v4.new_code_cell
        needs = NOTE.format(title=title, install=source.install)
        cells = [note(needs, id="what-it-needs")]
        if source.repository:
            line = ON_COLAB.format(wheel=source.requirement("notebook"))
            cells.append(code(line, id="on-colab"))
        notebook.cells[:0] = cells
    return notebook


def setup(app: Sphinx) -> None:
    """Connect the events (called by the ledger extension)."""
    app.add_config_value("downloads", ("", "", ""), "html")
    app.add_css_file("downloads.css")
    app.add_css_file("print.css", media="print")
    app.connect("config-inited", find_source)
    app.connect("html-page-context", offer, priority=502)  # after the menu of the theme
    app.connect("build-finished", copy)

"""Figures for a light and a dark page, whole and panel by panel.

Figures are SVG files in the colours of `margins.show.plot`. Each gets a copy in colours for a dark
page. Where it has panels side by side, a narrow screen shows them one below the other: the same
file, cut by its address.
"""

import html
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

DARK = {
    "#ffffff": "#14181d",  # the page
    "#222222": "#d8dde3",  # ink
    "#000000": "#d8dde3",
    "#8a8a8a": "#8f99a4",
    "#0072b2": "#5aaee6",
    "#d55e00": "#f28b3f",
    "#009e73": "#3ac79b",
    "#cc79a7": "#e39ac4",
}
IMAGE = re.compile(r'<img (?P<before>[^>]*?)src="(?P<source>[^"]+\.svg)"(?P<after>[^>]*?)/?>')
VIEW = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
AXES = re.compile(r'<g id="axes_\d+">')
GROUND = re.compile(r'<path d="M ([\d.]+) ')
TEXT = re.compile(r'<g [^>]*transform="translate\(([\d.]+) [\d.]+\)( rotate)?')
TURNED, SPACE = 9, 3  # points: the height of turned text, and what lies between two panels


def darkened(svg: str) -> str:
    """The same picture in colours for a dark page. What has no colour would be black."""
    ink = svg.replace("<svg ", f'<svg fill="{DARK["#000000"]}" ', 1)
    return re.sub(r"#[0-9a-f]{6}", lambda m: DARK.get(m[0], m[0]), ink)


def size(svg: str) -> tuple[float, float]:
    """Width and height of a drawing, in points."""
    found = VIEW.search(svg)
    return (float(found[1]), float(found[2])) if found else (0, 0)


def panels(svg: str) -> list[tuple[float, float]]:
    """Where each panel of a row begins and ends, or nothing if there is but one."""
    starts = [_left(part) for part in AXES.split(svg)[2:]]
    edges = [0.0, *starts, size(svg)[0]]
    widths = [right - left for left, right in pairwise(edges)]
    if not starts or min(widths) < edges[-1] / (2 * len(widths)):  # no panels of a row
        return []
    return list(pairwise(edges))


def _left(axes: str) -> float:
    """The left end of some axes: of their ground, which is drawn first, or of a text."""
    ends = [float(x) for x in GROUND.findall(axes)[:1]]
    ends += [float(x) - TURNED * bool(turned) for x, turned in TEXT.findall(axes)]
    return min(ends, default=0.0) - SPACE


def shown(image: re.Match[str], sources: dict[str, Path], folder: Path) -> str:
    """An `<img>` becomes one for each mode, followed by its panels for narrow screens."""
    path = Path(image["source"])
    if path.name not in sources:
        return image[0]
    svg = sources[path.name].read_text("utf-8")
    dark = path.with_name(f"{path.stem}-dark.svg")
    (folder / dark.name).write_text(darkened(svg), "utf-8")
    parts, (width, height) = panels(svg), size(svg)
    given = f"{image['before']} {image['after']}"
    alt = "".join(re.findall(r'alt="([^"]*)"', given))
    pictures = []
    for mode, name in (("light", path.name), ("dark", dark.name)):
        source = image["source"].replace(path.name, name)
        pixels = f'width="{width * 4 / 3:.0f}" height="{height * 4 / 3:.0f}" loading="lazy"'
        kind = f'class="figure for-{mode}{" in-panels" * bool(parts)}"'
        pictures.append(f'<img {kind} {pixels} alt="{alt}" src="{source}">')
        for number, (left, right) in enumerate(parts):
            cut = f"#svgView(viewBox({left:.1f},0,{right - left:.1f},{height:.1f}))"
            text = alt if number == 0 else html.escape(f"Panel {number + 1} of the same figure.")
            pictures.append(
                f'<img class="panel for-{mode}" style="aspect-ratio: {right - left:.1f} / '
                f'{height:.1f}" loading="lazy" alt="{text}" src="{source}{cut}">'
            )
    return "".join(pictures)


def draw(
    app: Sphinx,
    _pagename: str,
    _template: str,
    context: dict[str, Any],
    _doctree: nodes.document | None,
) -> None:
    """Replace the figures of a page that is about to be written."""
    if body := context.get("body"):
        folder = Path(app.outdir, app.builder.imagedir)
        folder.mkdir(parents=True, exist_ok=True)
        # Sphinx copies them only when all pages are written
        sources = {name: Path(app.srcdir, place) for place, name in app.builder.images.items()}
        context["body"] = IMAGE.sub(lambda image: shown(image, sources, folder), body)


def setup(app: Sphinx) -> None:
    """Connect the event (called by the ledger extension)."""
    app.connect("html-page-context", draw)

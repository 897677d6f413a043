"""Figures to step through in a static page: one picture for each value of a parameter.

The frames are drawings (SVG) inside the page, moved by a slider. What they share, such as letters,
is there once. A page may give each colour another value, for instance on a dark ground. Nothing is
loaded from a network, and equal input gives equal HTML, so a second run of a notebook can be
compared with the first.
"""

import io
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any
from xml.etree import ElementTree

import matplotlib.pyplot as plt

from margins.base.data import BadInput
from margins.show import plot

_SVG, _LINK = "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xlink}href"
_PIXELS = 4 / 3  # of a page, in a point of a drawing

_CSS = """
.stepper { max-width: 40rem; margin: 0 auto; }
.stepper svg { display: block; max-width: 100%; height: auto; margin: 0 auto;
  fill: var(--drawn-000000, #000000); stroke-linejoin: round; stroke-linecap: butt; }
.stepper > svg { position: absolute; width: 0; height: 0; }
.stepper [hidden] { display: none; }
.stepper .stepper-bar { display: flex; align-items: center; gap: .5rem; margin-top: .4rem; }
.stepper input { flex: 1; min-width: 0; height: 2rem; accent-color: #0072B2; }
.stepper button { font: inherit; min-width: 2.4rem; height: 2.2rem; color: inherit;
  background: none; border: 1px solid currentColor; border-radius: 4px; cursor: pointer; }
.stepper output { display: block; text-align: center; overflow-wrap: anywhere; }
"""

# `this` is the slider. The frame that it names is shown; its text goes below the picture and to
# screen readers.
_SHOW = (
    "const all=this.closest('.stepper'),frames=all.querySelectorAll('[data-label]');"
    "frames.forEach((frame,i)=>{frame.hidden=i!=this.value});"
    "const text=frames[this.value].dataset.label;"
    "all.querySelector('output').textContent=text;this.setAttribute('aria-valuetext',text)"
)
_BUTTON = "const slider=this.parentNode.querySelector('input');slider.{move}();slider.oninput()"


@dataclass(frozen=True, repr=False)
class Stepper:
    """Drawings of equal size, each with a text that says what it shows."""

    pictures: tuple[str, ...]
    labels: tuple[str, ...]
    alt: str
    start: int = 0

    def __repr__(self) -> str:
        return (
            f"{len(self.labels)} steps, from {self.labels[0]!r} to {self.labels[-1]!r}: {self.alt}"
        )

    def _repr_html_(self) -> str:
        now = escape(self.labels[self.start])
        bar = (
            _button("previous step", "‹", "stepDown")
            + f'<input type="range" min="0" max="{len(self.labels) - 1}" value="{self.start}" '
            f'autocomplete="off" aria-label="step" aria-valuetext="{now}" oninput="{_SHOW}">'
            + _button("next step", "›", "stepUp")
        )
        shared, drawings = _parted(self.pictures)
        return (
            f"<style>{' '.join(_CSS.split())}</style>"
            f'<div class="stepper" role="group" aria-label="{escape(self.alt)}">'
            f'<svg aria-hidden="true"><defs>{shared}</defs></svg>'
            f"{''.join(map(self._frame, range(len(self.labels)), drawings))}"
            f'<div class="stepper-bar">{bar}</div><output>{now}</output></div>'
        )

    def _frame(self, i: int, drawing: str) -> str:
        label = escape(self.labels[i])
        hidden = "" if i == self.start else " hidden"
        return (
            f'<div role="img" aria-label="{escape(self.alt)} {label}" data-label="{label}"{hidden}>'
            f"{drawing}</div>"
        )


def _button(name: str, sign: str, move: str) -> str:
    action = _BUTTON.format(move=move)
    return f'<button type="button" aria-label="{name}" onclick="{action}">{sign}</button>'


def stepper(
    draw: Callable[[Any, Any], object],
    frames: Iterable[Any],
    labels: Sequence[str],
    alt: str,
    *,
    columns: int = 1,
    width: float = 4.4,
    height: float = 3.4,
    start: int = 0,
) -> Stepper:
    """A slider over the pictures that `draw(axes, frame)` makes, one for each frame.

    `axes`, `columns`, `width` and `height` are those of `plot.figure`. `labels` holds one text for
    each frame: it stands below the picture and, after `alt`, in its text alternative, so it
    should say what the picture shows there. The frame with the index `start` is seen first, and
    without a script the only one. Arrow keys move the slider.
    """
    values = tuple(frames)
    texts = tuple(labels)
    if not values or len(values) != len(texts):
        raise BadInput(
            f"each frame needs one label: there are {len(values)} frames, {len(texts)} labels"
        )
    if not (alt.strip() and all(text.strip() for text in texts)):
        raise BadInput("alt and labels must say in words what is seen; one of them is empty")
    if not 0 <= start < len(values):
        raise BadInput(f"start must be the index of a frame, 0 to {len(values) - 1}, not {start}")
    size = {"columns": columns, "width": width, "height": height}
    return Stepper(tuple(_picture(draw, frame, **size) for frame in values), texts, alt, start)


def _picture(draw: Callable[[Any, Any], object], frame: Any, **size: Any) -> str:
    """One frame as an SVG. The figure is closed: a notebook would show it a second time."""
    fig, axes = plot.figure(**size)
    canvas = io.StringIO()
    try:
        draw(axes, frame)
        fig.savefig(canvas, format="svg", metadata={"Date": None})
    finally:
        plt.close(fig)
    return canvas.getvalue()


def _parted(pictures: Sequence[str]) -> tuple[str, list[str]]:
    """What the drawings define, each thing once, and the drawings without it.

    A definition has a name made from its content, so things with the same name are the same.
    """
    shared, drawings = {}, []
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        for parent in list(root.iter()):
            for child in list(parent):
                if child.tag == f"{_SVG}defs":
                    shared.update({thing.get("id"): _written(thing) for thing in child})
                if child.tag in (f"{_SVG}defs", f"{_SVG}metadata"):
                    parent.remove(child)
        for group in root.iter(f"{_SVG}g"):
            group.attrib.pop("id", None)
        width, height = (round(float(v) * _PIXELS) for v in root.get("viewBox", "").split()[2:])
        root.attrib |= {"width": str(width), "height": str(height)}
        drawings.append(_written(root))
    shared.pop(None, None)  # a style for all drawings, which the page has
    return "".join(shared.values()), drawings


def _written(element: ElementTree.Element) -> str:
    """An element as it stands in a page: short, and in colours that a page may change."""
    for part in element.iter():
        part.tag = part.tag.removeprefix(_SVG)
        part.text = part.tail = None
        if link := part.attrib.pop(_LINK, None):
            part.set("href", link)
        if path := part.get("d"):
            part.set(
                "d", re.sub(r"\d+\.\d+", lambda m: f"{float(m[0]):.2f}", " ".join(path.split()))
            )
        if style := part.get("style"):
            part.set("style", re.sub(r"#([0-9a-f]{6})", r"var(--drawn-\1, #\1)", style))
    return ElementTree.tostring(element, encoding="unicode")

"""Figures to step through in a static page: one picture for each value of a parameter.

The frames are PNG images inside the page, moved by a slider. Nothing is loaded from a network, and
equal input gives equal HTML, so a second run of a notebook can be compared with the first.
"""

import io
from base64 import b64encode
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import matplotlib.pyplot as plt
from PIL import Image

from margins.base.data import BadInput
from margins.show import plot

_COLOURS = 128  # a palette this large is not seen on a line drawing, and saves three quarters

# A theme may put a frame around pictures on a dark page; there the pictures are on their own.
_CSS = """
.stepper { max-width: 40rem; margin: 0 auto; }
.stepper img { display: block; max-width: 100%; height: auto; margin: 0 auto;
  padding: 0 !important; }
.stepper img[hidden] { display: none; }
.stepper .stepper-bar { display: flex; align-items: center; gap: .5rem; margin-top: .4rem; }
.stepper input { flex: 1; min-width: 0; height: 2rem; accent-color: #0072B2; }
.stepper button { font: inherit; min-width: 2.4rem; height: 2.2rem; color: inherit;
  background: none; border: 1px solid currentColor; border-radius: 4px; cursor: pointer; }
.stepper output { display: block; text-align: center; overflow-wrap: anywhere; }
"""

# `this` is the slider. The frame that it names is shown; its text goes below the picture and to
# screen readers.
_SHOW = (
    "const all=this.closest('.stepper'),frames=all.querySelectorAll('img');"
    "frames.forEach((frame,i)=>{frame.hidden=i!=this.value});"
    "const text=frames[this.value].dataset.label;"
    "all.querySelector('output').textContent=text;this.setAttribute('aria-valuetext',text)"
)
_BUTTON = "const slider=this.parentNode.querySelector('input');slider.{move}();slider.oninput()"


@dataclass(frozen=True, repr=False)
class Stepper:
    """Pictures of equal size, each with a text that says what it shows."""

    pictures: tuple[bytes, ...]
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
        return (
            f"<style>{' '.join(_CSS.split())}</style>"
            f'<div class="stepper" role="group" aria-label="{escape(self.alt)}">'
            f"{''.join(map(self._frame, range(len(self.labels))))}"
            f'<div class="stepper-bar">{bar}</div><output>{now}</output></div>'
        )

    def _frame(self, i: int) -> str:
        label = escape(self.labels[i])
        data = b64encode(self.pictures[i]).decode()
        hidden = "" if i == self.start else " hidden"
        return (
            f'<img alt="{escape(self.alt)} {label}" data-label="{label}"{hidden} '
            f'src="data:image/png;base64,{data}">'
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


def _picture(draw: Callable[[Any, Any], object], frame: Any, **size: Any) -> bytes:
    """One frame as a PNG. The figure is closed: a notebook would show it a second time."""
    fig, axes = plot.figure(**size)
    try:
        draw(axes, frame)
        canvas = io.BytesIO()
        fig.savefig(canvas, format="png")
    finally:
        plt.close(fig)
    smaller = io.BytesIO()
    Image.open(canvas).convert("RGB").quantize(_COLOURS).save(smaller, "PNG", optimize=True)
    return smaller.getvalue()

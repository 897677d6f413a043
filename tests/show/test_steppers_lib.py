"""Pictures to step through: the same twice, complete, usable without a mouse and without sight."""

import io
from base64 import b64decode
from html.parser import HTMLParser

import matplotlib.pyplot as plt
import pytest
from margins.base.data import BadInput
from margins.show.steppers import Stepper, stepper
from PIL import Image

ALT = "A line that turns."
LABELS = ["slope 0", "slope 1", 'slope <2> & "two"']


def turning_line(ax, slope):
    ax.axline((0, 0), slope=slope)
    ax.set(xlim=(-1, 1), ylim=(-1, 1))


def three_steps(**options):
    return stepper(turning_line, range(3), LABELS, ALT, **options)


class Page(HTMLParser):
    """The elements of an HTML fragment with their attributes, unescaped."""

    def __init__(self, html):
        super().__init__()
        self.found, self.open = [], []
        self.feed(html)
        assert not self.open

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))
        if tag not in ("img", "input"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def all(self, tag):
        return [attributes for name, attributes in self.found if name == tag]


def test_every_frame_is_a_picture_of_its_own():
    images = Page(three_steps()._repr_html_()).all("img")
    assert len(images) == 3
    assert len({image["src"] for image in images}) == 3
    for image in images:
        head, data = image["src"].split(",")
        assert head == "data:image/png;base64"
        with Image.open(io.BytesIO(b64decode(data))) as picture:
            assert picture.size == (528, 408)


@pytest.mark.parametrize("start", [0, 2])
def test_one_frame_is_shown(start):
    page = Page(three_steps(start=start)._repr_html_())
    assert ["hidden" not in image for image in page.all("img")] == [i == start for i in range(3)]
    (slider,) = page.all("input")
    assert (slider["type"], slider["min"], slider["max"]) == ("range", "0", "2")
    assert (slider["value"], slider["aria-valuetext"]) == (str(start), LABELS[start])


def test_every_picture_is_said_in_words():
    page = Page(three_steps()._repr_html_())
    assert [image["alt"] for image in page.all("img")] == [f"{ALT} {text}" for text in LABELS]
    assert [image["data-label"] for image in page.all("img")] == LABELS
    (group,) = [a for a in page.all("div") if "role" in a]
    assert group["aria-label"] == ALT
    assert all(button["aria-label"] for button in page.all("button"))


def test_equal_input_gives_equal_html_and_loads_nothing():
    html = three_steps()._repr_html_()
    assert html == three_steps()._repr_html_()
    assert "http" not in html
    assert "id=" not in html


def test_figures_are_closed_even_if_drawing_fails():
    def fails(_ax, _frame):
        raise RuntimeError("no picture")

    before = plt.get_fignums()
    three_steps()
    with pytest.raises(RuntimeError, match="no picture"):
        stepper(fails, [1], ["one"], ALT)
    assert plt.get_fignums() == before


def test_several_axes_and_any_iterable():
    def both(axes, value):
        for ax in axes:
            turning_line(ax, value)

    found = stepper(both, iter([1]), ("only",), ALT, columns=2, width=2, height=1)
    with Image.open(io.BytesIO(found.pictures[0])) as picture:
        assert picture.size == (480, 120)


def test_repr_is_short():
    assert repr(Stepper((b"", b""), ("a", "b"), "Two.")) == "2 steps, from 'a' to 'b': Two."


@pytest.mark.parametrize(
    ("frames", "labels", "alt", "start", "message"),
    [
        ([], [], ALT, 0, "0 frames, 0 labels"),
        ([1, 2], ["one"], ALT, 0, "2 frames, 1 labels"),
        ([1], [" "], ALT, 0, "is empty"),
        ([1, 2], ["one", " "], ALT, 0, "is empty"),
        ([1], ["one"], "", 0, "is empty"),
        ([1], ["one"], ALT, 1, "0 to 0, not 1"),
        ([1], ["one"], ALT, -1, "0 to 0, not -1"),
    ],
)
def test_arguments_are_checked(frames, labels, alt, start, message):
    with pytest.raises(BadInput, match=message):
        stepper(turning_line, frames, labels, alt, start=start)


def test_a_palette_keeps_pictures_small():
    def shades(ax, _frame):
        ax.imshow([list(range(256))], aspect="auto", cmap="gray")

    found = stepper(shades, [0], ["all shades"], ALT)
    with Image.open(io.BytesIO(found.pictures[0])) as picture:
        assert len(picture.getcolors()) == 128

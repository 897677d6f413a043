"""Pictures to step through: the same twice, complete, usable without a mouse and without sight."""

import re
from html.parser import HTMLParser

import matplotlib.pyplot as plt
import pytest
from margins.base.data import BadInput
from margins.show import plot
from margins.show.steppers import Stepper, stepper

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
        if tag != "input":
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def all(self, tag):
        return [attributes for name, attributes in self.found if name == tag]


def frames(page):
    return [attributes for attributes in page.all("div") if "data-label" in attributes]


def test_every_frame_is_a_drawing_of_its_own():
    html = three_steps()._repr_html_()
    page = Page(html)
    assert len(frames(page)) == 3
    assert len(set(re.findall(r"<svg width.*?</svg>", html))) == 3
    hidden, *drawings = page.all("svg")
    assert hidden == {"aria-hidden": "true"}
    sizes = [(svg["width"], svg["height"], svg["viewbox"]) for svg in drawings]
    assert sizes == [("422", "326", "0 0 316.8 244.8")] * 3


def test_what_the_frames_share_is_there_once_and_all_of_it_is_there():
    html = three_steps()._repr_html_()
    defined = re.findall(r'\bid="([^"]*)"', html)
    used = re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)', html)
    assert len(defined) == len(set(defined)) > 5
    assert set(defined) == {link or clip for link, clip in used}


def test_a_page_may_change_every_colour():
    drawn = three_steps()._repr_html_().partition("</style>")[2]
    colours = re.findall(r"(\S+) #([0-9a-f]{6})\b", drawn)
    assert plot.INK.strip("#") in dict(map(reversed, colours))
    assert all(before == f"var(--drawn-{colour}," for before, colour in colours)


def test_coordinates_are_short_and_letters_keep_their_scale():
    html = three_steps()._repr_html_()
    assert not re.search(r' d="[^"]*\.\d{3}', html)
    assert "scale(0.015625)" in html


@pytest.mark.parametrize("start", [0, 2])
def test_one_frame_is_shown(start):
    page = Page(three_steps(start=start)._repr_html_())
    assert ["hidden" not in frame for frame in frames(page)] == [i == start for i in range(3)]
    (slider,) = page.all("input")
    assert (slider["type"], slider["min"], slider["max"]) == ("range", "0", "2")
    assert (slider["value"], slider["aria-valuetext"]) == (str(start), LABELS[start])


def test_every_picture_is_said_in_words():
    page = Page(three_steps()._repr_html_())
    assert [f["aria-label"] for f in frames(page)] == [f"{ALT} {text}" for text in LABELS]
    assert [f["data-label"] for f in frames(page)] == LABELS
    group, *pictures = [a for a in page.all("div") if "role" in a]
    assert group["aria-label"] == ALT
    assert [picture["role"] for picture in pictures] == ["img"] * 3
    assert all(button["aria-label"] for button in page.all("button"))


def test_equal_input_gives_equal_html_and_loads_nothing():
    html = three_steps()._repr_html_()
    assert html == three_steps()._repr_html_()
    assert "http" not in html


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
    assert 'viewBox="0 0 288 72"' in found.pictures[0]


def test_repr_is_short():
    assert repr(Stepper(("", ""), ("a", "b"), "Two.")) == "2 steps, from 'a' to 'b': Two."


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

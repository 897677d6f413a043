"""The data sets of the chapters, compared with drawings of them."""

from margins.base.examples import FOUR_LABELS, FOUR_POINTS, TEN_LABELS, TEN_POINTS

SIGNS = {"+": 1, "-": -1}


def drawn(picture):
    """The signs of a picture as {(x, y): label}; its bottom left corner is (0, 0)."""
    rows = reversed(picture.split())
    return {(x, y): SIGNS[c] for y, row in enumerate(rows) for x, c in enumerate(row) if c in SIGNS}


def test_the_ten_points_are_those_of_the_drawing():
    picture = """
        .........-
        .....+....
        .......+..
        ....+.....
        ..........
        ..........
        ..........
        .+...-....
        .+....-...
        ...-.....-
        ..........
    """
    assert dict(zip(TEN_POINTS, TEN_LABELS, strict=True)) == drawn(picture)


def test_the_four_points_are_those_of_the_drawing():
    pairs = zip(FOUR_POINTS, FOUR_LABELS, strict=True)
    assert {(x, 0): label for (x,), label in pairs} == drawn("++-+")

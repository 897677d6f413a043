"""The data sets of the chapters, compared with drawings of them."""

from fractions import Fraction

import pytest
from margins import exact
from margins.base import examples
from margins.base.examples import FOUR_LABELS, FOUR_POINTS, TEN_LABELS, TEN_POINTS
from margins.svm import NotSeparable, path

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


def test_the_six_points_have_a_diagonal_street():
    street = exact.fit(examples.SIX_POINTS, examples.SIX_LABELS)
    assert street.w.tolist() == [Fraction(1, 2)] * 2


def test_no_line_separates_the_eight_points():
    with pytest.raises(NotSeparable):
        exact.fit(examples.EIGHT_POINTS, examples.EIGHT_LABELS)


def test_the_path_of_the_price_chapter():
    traced = path.trace(examples.PATH_POINTS, examples.PATH_LABELS)
    inverse = [60, 34, 28, 8, 6, Fraction(3, 2), 1]
    assert [1 / C for C in traced.critical] == inverse

"""Distances and projections: what they do with mixed and with bad input."""

from fractions import Fraction

import pytest
from margins.base.data import BadInput
from margins.hyperplanes import geometry

THIRD = Fraction(1, 3)


def test_integers_among_fractions_stay_exact():
    """One Fraction anywhere makes the answer exact; a float would not be equal to 4/9."""
    assert geometry.squared_distance([[THIRD]], [3], 1) == [Fraction(4, 9)]
    assert geometry.squared_distance([[0]], [1], -2 * THIRD) == [Fraction(4, 9)]
    assert geometry.project([[THIRD, 0]], [1, 2]).tolist() == [[4 * THIRD / 5, -2 * THIRD / 5]]


@pytest.mark.parametrize("function", [geometry.project, geometry.squared_distance])
def test_the_normal_is_not_zero(function):
    with pytest.raises(BadInput, match="w = 0 defines no hyperplane"):
        function([[1.0, 2.0]], [0, 0])


def test_a_length_must_have_room_in_a_float():
    with pytest.raises(BadInput, match="w holds a number that is too large for a float"):
        geometry.norm([10**400, Fraction(1)])
    with pytest.raises(BadInput, match="b holds a number that is too large for a float"):
        geometry.normal_form([Fraction(1)], 10**400)

"""Points that no affine score claims."""

from fractions import Fraction

import pytest
from margins.base.data import BadInput
from margins.multiclass.covering import cover


def test_factors():
    found = cover([[1, 0], [-1, 0], [0, 1]], [1, 1, 0])
    assert found.weights.tolist() == [Fraction(1, 2), Fraction(1, 2), 0]
    assert found.point is None
    assert repr(found) == "Cover(weights=<3>, point=None)"


def test_a_point():
    found = cover([[1, 0], [0, 1], [-1, -1]], [0, 0, -1])
    x, y = found.point
    assert found.weights is None
    assert x <= 0
    assert y <= 0
    assert x + y >= -1


def test_constant_scores():
    assert cover([[0]], [2]).weights.tolist() == [Fraction(1, 2)]
    assert cover([[0]], [0]).point is not None


@pytest.mark.parametrize(("W", "b"), [([[1.5]], [1]), ([[1]], [0.5]), ([[1], [2]], [1])])
def test_exact_data_only(W, b):
    with pytest.raises(BadInput):
        cover(W, b)

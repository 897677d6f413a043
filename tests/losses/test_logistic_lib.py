"""Logistic regression: plain numbers, and what is refused."""

import math

import numpy as np
import pytest
from margins.base.data import BadInput
from margins.losses.logistic import dual_value, entropy, fit, objective
from strategies import HALF

X, Y = [[0.0], [1.0], [2.0], [5.0]], [1, -1, 1, 1]


@pytest.mark.parametrize("bias", [True, False])
def test_single_numbers_are_plain_floats(bias):
    """They are printed in the book, where np.float64(0.5) would be noise."""
    found = fit(X, Y, 2, bias=bias)
    numbers = [found.C, found.b, found.primal, found.dual, found.excess, found.gap]
    numbers += [objective(X, Y, [1], 0, 2), dual_value(X, Y, [1, 1, 0, 0], 2)]
    assert {type(number) for number in numbers} == {float}


@pytest.mark.parametrize("share", [-0.1, 1.1, [0.5, 2.0], [-1.0, 0.5], math.nan])
def test_entropy_needs_shares(share):
    with pytest.raises(BadInput, match="between 0 and 1"):
        entropy(share)


def test_entropy_at_the_ends_and_in_the_middle():
    assert entropy([0.0, 1.0]).tolist() == [0, 0]
    assert entropy(0.5) == entropy(HALF) == pytest.approx(np.log(2))
    assert entropy(1e-300) > 0

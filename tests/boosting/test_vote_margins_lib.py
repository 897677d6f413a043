"""The bound on margins at the ends of its range."""

from fractions import Fraction

import numpy as np
import pytest
from margins.base.data import BadInput
from margins.boosting.vote_margins import (
    level,
    margin_bound,
    margin_bound_power,
    rounds_until_margin,
)


@pytest.mark.parametrize("theta", [Fraction(-3, 2), Fraction(3, 2), 2, -2])
def test_margins_beyond_one_are_refused(theta):
    for function in (level, lambda t: margin_bound(np.array([0.25]), float(t))):
        with pytest.raises(BadInput, match="normalised margins lie in \\[-1, 1\\]; theta is"):
            function(theta)


def test_the_bound_at_the_ends():
    """At theta = 1 it is prod 2 (1 - e), at theta = -1 prod 2 e."""
    errors = [Fraction(1, 4), Fraction(2, 5)]
    assert margin_bound_power(errors, 1) == (Fraction(3, 2) * Fraction(6, 5)) ** 2
    assert margin_bound_power(errors, -1) == (Fraction(1, 2) * Fraction(4, 5)) ** 2
    assert margin_bound(np.array([0.25, 0.4]), 1) == pytest.approx(9 / 5)
    assert margin_bound(np.array([0.25, 0.4]), -1) == pytest.approx(2 / 5)


def test_the_bound_of_the_empty_vote_is_a_one_of_the_same_kind():
    assert margin_bound_power([], 0) == 1
    assert isinstance(margin_bound_power([], 0), Fraction)
    assert repr(margin_bound(np.array([]), 0.5)) == "1.0"


@pytest.mark.parametrize("edge", [1e-5, 0.5, 0.7])
def test_edges_without_a_number_of_rounds(edge):
    with pytest.raises(BadInput, match="is out of range: 1/2 is perfect"):
        rounds_until_margin(10, edge)


def test_rounds_until_margin():
    """One point needs one round. In fractions n^20 q(3/10)^(20 T) < 1 for T rounds, not for one
    less. Near 0 the logarithm of q(g) is -4/3 g^4."""
    assert rounds_until_margin(1, 0.3) == 1
    T = rounds_until_margin(50, 0.3)
    power = Fraction(2, 5) ** 7 * Fraction(8, 5) ** 13  # q(3/10)^20
    assert 50**20 * power**T < 1 <= 50**20 * power ** (T - 1)
    assert rounds_until_margin(50, 1e-4) * 1e-16 == pytest.approx(np.log(50) * 3 / 4, rel=1e-6)

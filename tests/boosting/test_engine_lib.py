"""The engine at its edges: predictions that are none, weights that are nearly nothing."""

from fractions import Fraction

import numpy as np
import pytest
from margins.base.data import BadInput
from margins.boosting import Column, adaboost
from margins.boosting.engine import mistakes, reweight
from margins.boosting.learners import ROUNDING
from margins.rational.arrays import array
from strategies import HALF


@pytest.mark.parametrize("predictions", [[1, 0, -1], [1, -2, 1], [1, np.nan, 1]])
def test_one_prediction_that_is_no_label_is_refused(predictions):
    with pytest.raises(BadInput, match="predict -1 or \\+1 for each of the 3 points"):
        mistakes(lambda _: predictions, np.zeros((3, 1)), np.array([1, 1, -1]))


def test_float_weights_have_a_floor():
    """The point on the right side would fall below 2^-1000, or vanish."""
    wrong = np.array([True, False, False])
    for tiny in (2.0**-1000, 2.0**-1074):
        D = reweight(np.array([0.25, 0.75, tiny]), wrong)
        assert D.tolist() == [0.5, 0.5, 2.0**-1000]
    above = reweight(np.array([0.25, 0.75, 2.0**-999]), wrong)
    assert above[2] == 2.0**-999 / 1.5


def test_fractions_have_no_floor():
    tiny = Fraction(1, 2**1100)
    D = reweight(array([HALF / 2, 3 * HALF / 2 - tiny, tiny]), np.array([True, False, False]))
    assert D[2] == tiny * Fraction(2, 3)
    assert sum(D) == 1


@pytest.mark.parametrize(("edge", "stopped"), [(ROUNDING, "no edge"), (2 * ROUNDING, "rounds")])
@pytest.mark.parametrize("sign", [1, -1])
def test_an_edge_within_rounding_is_none(edge, stopped, sign):
    pool = np.array([[-1], [1]])
    start = [(1 - sign * edge) / 2, (1 + sign * edge) / 2]
    run = adaboost(pool, [1, 1], 1, learner=lambda _: Column(0), start=start)
    assert run.stopped == stopped


def test_rounding_is_what_the_chapters_say():
    assert ROUNDING * 2**40 == 1


def test_what_a_learner_gives_is_called():
    with pytest.raises(BadInput, match="the learner gave 3, which is no hypothesis"):
        adaboost([[0], [1]], [1, -1], 1, learner=lambda _: 3)


def test_the_sum_of_the_start_must_be_finite():
    with pytest.raises(BadInput, match="the sum of start overflows; rescale start"):
        adaboost([[0], [1]], [1, -1], 1, start=[1e308, 1e308])

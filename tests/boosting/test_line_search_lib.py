"""The best vote for each hypothesis of a pool."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins.boosting.additive import stagewise
from margins.boosting.line_search import line_minima
from margins.losses import EXPONENTIAL, HINGE, LOGISTIC, LOSSES, PERCEPTRON, SQUARED, tempered
from margins.trees.stumps import close_under_negation
from strategies import labelled_pools

SMOOTH = [EXPONENTIAL, LOGISTIC, SQUARED]
convex = st.sampled_from([loss for loss in LOSSES if loss.convex])
smooth = pytest.mark.parametrize("loss", SMOOTH, ids=lambda loss: loss.name)


@given(loss=convex, data=labelled_pools(), seed=st.integers(0, 2**32 - 1))
def test_line_minima_minimise(loss, data, seed):
    pool, y = data
    rng = np.random.default_rng(seed)
    margins, agreement = rng.normal(size=len(y)), pool * y[:, None]
    found = line_minima(loss, margins, agreement)
    for a, column in zip(found, agreement.T, strict=True):
        here = loss(margins + a * column).sum()
        others = loss(margins[:, None] + rng.normal(size=50) * 3 * column[:, None]).sum(axis=0)
        assert here <= others.min() + 1e-12 * (1 + here)


@smooth
def test_line_minima_are_accurate(loss):
    rng = np.random.default_rng(0)
    margins, column = rng.normal(size=30), np.where(rng.random(30) < 0.7, 1, -1)
    (found,) = line_minima(loss, margins, column[:, None])
    slope = (loss.slope(margins + found * column) * column).sum()
    assert abs(slope) < 1e-13 * np.abs(loss.slope(margins + found * column)).sum()


def test_line_minima_of_kinked_losses_are_nearest_to_zero():
    up = np.ones((2, 1), dtype=int)
    assert line_minima(HINGE, np.zeros(2), up) == [1]  # every a >= 1 is a minimiser
    assert line_minima(HINGE, np.zeros(2), -up) == [-1]
    assert line_minima(PERCEPTRON, np.zeros(2), up) == [0]
    assert line_minima(HINGE, np.array([-4.0, -6.0]), up) == [7]


@smooth
def test_line_minima_are_accurate_to_the_last_digits(loss):
    """One column at a time: the search ends when all columns have converged."""
    rng = np.random.default_rng(1)
    for _ in range(100):
        margins, column = 2 * rng.normal(size=5), np.array([1, 1, 1, -1, -1])
        (found,) = line_minima(loss, margins, column[:, None])
        near = found + np.array([-1, 1]) * 4e-15 * max(1, abs(found))
        slopes = (loss.slope(margins + near[:, None] * column) * column).sum(axis=1)
        assert slopes[0] < 0 < slopes[1]


@pytest.mark.parametrize("loss", [*SMOOTH, tempered(0.0, 0.01)], ids=lambda loss: loss.name)
@pytest.mark.parametrize("far", [33.0, 130.0, 260.0, 300.0])
def test_line_minima_far_away(loss, far):
    """Newton steps leave the bracket where the curvature is nearly 0, and are far too short
    where the loss is exponential. The minimum is where both margins are 0."""
    (found,) = line_minima(loss, np.array([-far, far]), np.array([[1], [-1]]))
    assert found == pytest.approx(far, rel=1e-14)


def test_line_minima_end_at_two_to_the_twenty():
    """The other column has no direction, and must not keep the search going."""
    columns = np.array([[1, 1], [1, -1]])
    assert line_minima(HINGE, np.full(2, 2 - 2.0**20), columns).tolist() == [2**20 - 1, 0]
    assert line_minima(HINGE, np.full(2, -(2.0**20)), columns).tolist() == [np.inf, 0]


@pytest.mark.parametrize("loss", [EXPONENTIAL, LOGISTIC])
def test_a_line_search_takes_few_steps(loss):
    """Also where the minimum is at 0, up to rounding, as for the column of the last stage."""
    steps = []
    counted = replace(loss, second=lambda m: steps.append(1) or loss.curvature(m))
    pool = close_under_negation(np.random.default_rng(0).choice([-1, 1], (40, 5)))
    rounds = len(stagewise(pool, np.ones(40, dtype=int), 30, loss=counted).votes)
    assert rounds > 15
    assert len(steps) <= 8 * rounds


def test_line_minima_at_infinity():
    up = np.ones((3, 1), dtype=int)
    assert line_minima(EXPONENTIAL, np.zeros(3), np.hstack([up, -up])).tolist() == [np.inf, -np.inf]
    assert line_minima(SQUARED, np.zeros(3), up) == [1]


def test_a_column_without_direction_has_no_vote_where_the_loss_is_straight():
    """At margins of -1000 the logistic loss has slope -1 and no curvature that a float can show."""
    columns = np.array([[1, 1], [1, -1]])
    assert line_minima(LOGISTIC, np.full(2, -1000.0), columns).tolist() == [np.inf, 0]

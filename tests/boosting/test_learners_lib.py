"""Weak learners: where a tie ends."""

import numpy as np
import pytest
from margins.boosting import Column, pool_learner, stump_learner
from margins.boosting.learners import ROUNDING
from margins.trees.stumps import Stump

AGAINST_EITHER = np.array([[-1, 1], [1, -1]])  # column j errs on point j


@pytest.mark.parametrize(("excess", "index"), [(ROUNDING, 0), (ROUNDING * 1.125, 1)])
def test_errors_within_rounding_are_ties(excess, index):
    D = np.array([(1 + excess) / 2, (1 - excess) / 2])
    assert pool_learner(AGAINST_EITHER, [1, 1])(D) == Column(index)
    assert pool_learner(AGAINST_EITHER, [1, 1])(8 * D) == Column(index)


@pytest.mark.parametrize(("excess", "polarity"), [(ROUNDING / 2, 1), (ROUNDING * 2, -1)])
def test_stumps_tie_within_rounding(excess, polarity):
    """One point under both labels: only the constants are left."""
    D = np.array([(1 - excess) / 2, (1 + excess) / 2])
    assert stump_learner([[0.0], [0.0]], [1, -1])(D) == Stump(0, -np.inf, polarity)


def test_the_width_of_a_tie_can_be_chosen():
    D = np.array([0.625, 0.375])
    assert pool_learner(AGAINST_EITHER, [1, 1], tie=0.25)(D) == Column(0)
    assert pool_learner(AGAINST_EITHER, [1, 1], tie=0.125)(D) == Column(1)
    assert stump_learner([[0.0], [0.0]], [-1, 1], tie=0.25)(D) == Stump(0, -np.inf, 1)
    assert stump_learner([[0.0], [0.0]], [-1, 1], tie=0.125)(D) == Stump(0, -np.inf, -1)

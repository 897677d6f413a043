"""The notations of the sources: what they cannot express is refused."""

import numpy as np
import pytest
from margins.base.data import BadInput
from margins.boosting import Column, adaboost
from margins.boosting.reweighting import mit6867

POOL = np.array([[-1, -1], [1, -1], [1, -1], [1, 1]])  # errors 1/4, then 1/2 + 1/3


def test_one_bad_hypothesis_among_good_ones_spoils_the_output():
    columns = iter([Column(0), Column(1)])
    run = adaboost(POOL, [1] * 4, 2, learner=lambda _: next(columns))
    assert run.errors == pytest.approx([1 / 4, 5 / 6])
    with pytest.raises(BadInput, match=r"no better than chance; divide by sum \|a_k\| instead"):
        mit6867(run).output(POOL)
    assert mit6867(run.first(1)).output(POOL) == pytest.approx([-1, 1, 1, 1])

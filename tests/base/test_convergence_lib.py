"""What a solver raises when rounding keeps it from what was asked."""

import pickle
from types import SimpleNamespace

import pytest
from margins.base.convergence import NotConverged


@pytest.mark.parametrize(("given", "last"), [({}, "X"), ({"advice": "wait"}, "wait")], ids=str)
def test_it_can_be_pickled_however_it_was_made(given, last):
    """A search on several cores sends it from one process to another."""
    error = NotConverged(SimpleNamespace(gap=0.25), tol=0.125, **given)
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert str(error).startswith("the certified relative gap is 0.25, not 0.12; ")
    assert str(error).endswith(last)
    assert (again.solution.gap, again.tol, again.advice) == (0.25, 0.125, error.advice)

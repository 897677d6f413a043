"""What a solver returns: short to print, ready to be stored, small where only scores count."""

import copy
import pickle
from fractions import Fraction

import numpy as np
import pytest
from margins import exact, kernels, svm
from margins.base.data import BadInput
from margins.svm import path

X, Y = [[0, 0], [2, 1], [3, 3], [1, 0]], [-1, 1, 1, -1]
NEW = [[1, 1], [4, 0]]
SOLUTIONS = {
    "floats": svm.fit(X, Y, 1.0),
    "hard": svm.fit(X, Y),
    "a price for each": svm.fit(X, Y, [1.0, 2, 3, 4], bias=False),
    "kernel": svm.fit(X, Y, 1.0, kernel=kernels.linear),
    "exact": exact.fit(X, Y, 1),
    "from a Gram matrix": exact.fit(None, Y, 1, gram=np.array(X) @ np.array(X).T),
    "path": path.trace(X, Y).at(Fraction(1, 2)),
}


@pytest.mark.parametrize("s", SOLUTIONS.values(), ids=SOLUTIONS)
def test_solutions_print_in_a_line(s):
    d = 4 if s.kernel is None and s.w is None else 2
    assert repr(s).startswith(f"Solution(n=4, d={d}, C=")
    assert f"support vectors={len(s.positive)})" in repr(s)
    assert len(repr(s)) < 100


def test_what_is_printed():
    s = exact.fit([[0], [2]], [-1, 1], [1, 3])
    assert repr(s) == "Solution(n=2, d=1, C=1 to 3, bias=True, gap=0, support vectors=2)"
    assert repr(s.machine) == "Machine(d=1)"
    assert repr(SOLUTIONS["kernel"].machine) == "Machine(d=2, support vectors=2)"


@pytest.mark.parametrize("s", SOLUTIONS.values(), ids=SOLUTIONS)
@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
def test_a_copy_scores_alike(s, again):
    new = NEW if s.X.shape[1] == 2 else np.array(NEW) @ np.array(X).T
    for it in (s, s.machine):
        assert again(it).decision(new).tolist() == s.decision(new).tolist()
        assert again(it).predict(new).tolist() == s.predict(new).tolist()
    assert again(s).gap == s.gap


def test_a_kernel_machine_keeps_its_support_vectors_only():
    s = SOLUTIONS["kernel"]
    assert len(s.machine.points) == len(s.positive) < len(X)
    plain = SOLUTIONS["floats"]
    np.testing.assert_allclose(s.machine.decision(NEW), plain.decision(NEW), atol=1e-12)
    assert len(pickle.dumps(plain.machine)) < len(pickle.dumps(plain)) / 2


def test_a_machine_knows_its_features():
    for s in SOLUTIONS.values():
        with pytest.raises(BadInput, match=f"trained on {s.X.shape[1]} features, X has 3"):
            s.machine.decision([[1, 2, 3]])


def test_errors_can_be_pickled():
    """A search on several cores sends them from one process to another."""
    with pytest.raises(svm.NotSeparable) as error:
        svm.fit([[0.0], [0.0]], [-1, 1], bias=False)
    again = pickle.loads(pickle.dumps(error.value))
    assert str(again) == str(error.value)
    assert "hyperplane through the origin" in str(again)
    assert again.certificate.tolist() == error.value.certificate.tolist()
    with pytest.raises(svm.NotConverged) as missed:
        svm.fit(X, Y, 0.1, tol=1e-300)
    again = pickle.loads(pickle.dumps(missed.value))
    assert str(again) == str(missed.value)
    assert again.solution.gap == missed.value.solution.gap

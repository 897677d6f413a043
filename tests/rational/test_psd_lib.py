"""Semidefinite matrices: a factor or a witness."""

from fractions import Fraction

import numpy as np
import oracles
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.base.data import rationals as exact_array
from strategies import integers


@st.composite
def symmetric(draw):
    n = draw(st.integers(1, 5))
    rows = draw(st.lists(st.tuples(*[integers] * n), min_size=n, max_size=n))
    if draw(st.booleans()):
        return [[oracles.dot(a, b) for b in rows] for a in rows]  # semidefinite
    return [[rows[max(i, j)][min(i, j)] for j in range(n)] for i in range(n)]


@given(symmetric())
@example([[Fraction(0), Fraction(1)], [Fraction(1), Fraction(5)]])
@example([[Fraction(0), Fraction(0)], [Fraction(0), Fraction(-1)]])
def test_psd_decision_carries_its_proof(K):
    matrix, witness = exact_array("K", K, 2), exact.psd_witness(K)
    if witness is not None:
        assert witness @ matrix @ witness < 0
        assert not exact.is_psd(K)
        with pytest.raises(exact.NotPSD) as error:
            exact.factor(K)
        assert (error.value.witness == witness).all()
    else:
        found = exact.factor(K)
        assert (found.D >= 0).all()
        assert (found.L @ np.diag(found.D) @ found.L.T == matrix).all()
        assert (np.triu(found.L) == np.eye(len(K))).all()


@pytest.mark.parametrize("K", [[[1, 2]], [[1, 2], [3, 4]], np.zeros((0, 0))])
def test_psd_refuses_what_is_no_symmetric_matrix(K):
    with pytest.raises(BadInput, match=r"must be s|is empty"):
        exact.factor(K)

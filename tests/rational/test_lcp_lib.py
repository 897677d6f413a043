"""Complementarity problems: solved, or proved to have no solution."""

from fractions import Fraction

import numpy as np
import oracles
from hypothesis import given
from hypothesis import strategies as st
from margins.rational import lcp
from strategies import positive


@st.composite
def complementarity_problems(draw):
    """M = B'B + (A - A') and q, small integers, often singular."""
    n = draw(st.integers(1, 5))
    square = st.lists(st.lists(st.integers(-2, 2), min_size=n, max_size=n), min_size=n, max_size=n)
    B, A = np.array(draw(square)), np.array(draw(square))
    q = draw(
        st.lists(st.builds(Fraction, st.integers(-2, 2), st.integers(1, 3)), min_size=n, max_size=n)
    )
    return (B.T @ B * draw(st.integers(0, 1)) + A - A.T).tolist(), q


@given(complementarity_problems(), positive)
def test_lcp_solves_or_proves_that_nothing_does(problem, factor):
    M, q = problem
    result = lcp.solve([[factor * v for v in row] for row in M], q)
    if isinstance(result, lcp.Solved):
        w = [factor * oracles.dot(row, result.z) + c for row, c in zip(M, q, strict=True)]
        assert min(result.z) >= 0
        assert min(w) >= 0
        assert oracles.dot(w, result.z) == 0
    else:
        assert min(result.u) >= 0
        assert all(oracles.dot(result.u, column) <= 0 for column in zip(*M, strict=True))
        assert oracles.dot(result.u, q) < 0


def test_lcp_meets_both_outcomes():
    assert lcp.solve([[1]], [-2]) == lcp.Solved([Fraction(2)])
    assert lcp.solve([[0]], [-1]) == lcp.Infeasible([Fraction(1)])
    # a negative constant beside a zero diagonal: two pairs are swapped at once
    assert lcp.solve([[0, 1], [-1, 0]], [-1, 2]) == lcp.Solved([Fraction(2), Fraction(1)])

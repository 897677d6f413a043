"""Linear programs: both problems at once, each answer with its proof."""

import oracles
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins.rational import lcp, lp
from strategies import integers, rationals


@given(
    st.integers(1, 4).flatmap(
        lambda n: st.tuples(
            st.lists(integers, min_size=n, max_size=n),
            st.lists(st.tuples(st.tuples(*[integers] * n), rationals), min_size=1, max_size=5),
        )
    )
)
def test_linear_programs_carry_their_proof(problem):
    c, rows = problem
    A, b = [r for r, _ in rows], [v for _, v in rows]
    result = lp.minimise(c, A, b)
    columns = list(zip(*A, strict=True))
    if isinstance(result, lp.Optimum):
        assert min(result.x) >= 0
        assert min(result.y) >= 0
        assert all(oracles.dot(r, result.x) >= v for r, v in rows)
        assert all(oracles.dot(k, result.y) <= v for k, v in zip(columns, c, strict=True))
        assert oracles.dot(c, result.x) == result.value == oracles.dot(b, result.y)
    else:
        ray, weights = result.u[: len(c)], result.u[len(c) :]
        assert min(result.u) >= 0
        assert all(oracles.dot(r, ray) >= 0 for r in A)
        assert all(oracles.dot(k, weights) <= 0 for k in columns)
        assert oracles.dot(c, ray) < oracles.dot(b, weights)


def test_linear_program_without_optimum():
    assert isinstance(lp.minimise([1], [[-1]], [1]), lcp.Infeasible)
    assert isinstance(lp.minimise([-1], [[1]], [1]), lcp.Infeasible)


def test_an_optimum_that_theory_promises_is_there_or_it_is_a_bug():
    assert lp.optimum([1], [[1]], [2]).value == 2
    with pytest.raises(ArithmeticError, match="no optimum"):
        lp.optimum([1], [[-1]], [1])

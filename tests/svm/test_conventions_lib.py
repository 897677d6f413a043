"""The table of regularisation conventions against closed forms and the exact solver."""

import math
from fractions import Fraction

import numpy as np
import pytest
import sympy
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.svm import conventions
from strategies import penalties, samples

names = st.sampled_from(sorted(conventions.CONVENTIONS))
counts = st.integers(1, 9)

C, n, v, norm2, total = sympy.symbols("C n v q S", positive=True)

# the parameter for a given C, as each source defines it, and its objective
REGISTER = {
    "conv-gamma0": (C, norm2 / 2 + v * total),
    "conv-c2": (2 * C, norm2 + v * total),
    "conv-lambda2": (1 / (2 * n * C), v * norm2 + total / n),
    "conv-lambda": (1 / (n * C), v / 2 * norm2 + total / n),
    "conv-lambda3": (1 / C, v / 2 * norm2 + total),
    "conv-creg": (1 / C, v / 2 * norm2 + total),
}


@pytest.mark.parametrize("name", REGISTER)
def test_table_says_what_the_sources_say(name):
    value, objective = REGISTER[name]
    row = conventions.CONVENTIONS[name]
    assert sympy.simplify(row.norm.at(v, n) * norm2 + row.slack.at(v, n) * total - objective) == 0
    assert sympy.simplify(row.slack.at(value, n) / (2 * row.norm.at(value, n)) - C) == 0
    assert conventions.from_C(Fraction(2, 7), name, 3) == value.subs(
        {C: sympy.Rational(2, 7), n: 3}
    )


@given(names, penalties, counts, penalties, penalties)
def test_objectives_are_proportional(name, C, n, norm2, total):
    value = conventions.from_C(C, name, n)
    assert conventions.to_C(value, name, n) == C
    assert math.isclose(conventions.to_C(float(value), name, n), C, rel_tol=1e-14)
    objective = conventions.objective(norm2, total, value, name, n)
    assert objective == conventions.dual_scale(value, name, n) * (norm2 / 2 + C * total)


@given(names, st.builds(Fraction, st.integers(1, 9), st.integers(2, 30)), st.sampled_from([1, 2]))
def test_minimiser_in_one_dimension(name, value, n):
    # n copies of x = y = 1: the minimum of a w^2 + c n (1 - w)_+ is at w = min(1, c n / (2a))
    found = exact.fit([[1]] * n, [1] * n, conventions.to_C(value, name, n), bias=False)
    slack = conventions.objective(0, Fraction(1), value, name, n)
    norm = conventions.objective(Fraction(1), 0, value, name, n)
    assert found.w.tolist() == [min(1, slack * n / (2 * norm))]


@given(samples(n=(1, 4)), penalties, names)
def test_dual_of_every_convention(sample, C, name):
    """Same w from the scaled multipliers, which fill the box [0, c]; equal values."""
    n, solved = len(sample.y), exact.fit(*sample, C)
    value = conventions.from_C(C, name, n)
    scale = conventions.dual_scale(value, name, n)
    beta = scale * solved.alpha
    image = (beta * solved.y) @ solved.X
    assert (image / scale == solved.w).all()
    assert (beta <= conventions.objective(0, 1, value, name, n)).all()
    dual = conventions.dual_objective(beta.sum(), image @ image, value, name, n)
    primal = conventions.objective(solved.w @ solved.w, solved.slack.sum(), value, name, n)
    assert dual == primal == scale * solved.primal


def test_types_are_kept():
    assert conventions.to_C(np.int64(2), "conv-c2", 1) == Fraction(1)
    assert isinstance(conventions.to_C(2, "conv-lambda", np.int64(3)), Fraction)
    assert isinstance(conventions.to_C(np.float64(0.5), "conv-lambda", 3), float)


@pytest.mark.parametrize("value", [0, -1, math.inf, math.nan, "1", None])
def test_penalty_must_be_positive_and_finite(value):
    with pytest.raises(BadInput, match="penalty value must be"):
        conventions.to_C(value, "conv-lambda", 3)
    with pytest.raises(BadInput, match="penalty C must be"):
        conventions.from_C(value, "conv-lambda", 3)


def test_other_arguments_are_checked():
    with pytest.raises(BadInput, match="conv-gamma0"):
        conventions.to_C(1, "lambda", 3)
    for n in (0, 2.5):
        with pytest.raises(BadInput, match="number of points"):
            conventions.from_C(1, "conv-lambda", n)

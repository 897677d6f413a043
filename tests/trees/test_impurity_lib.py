"""Impurities: values, exactness, and what is refused."""

from fractions import Fraction
from math import isclose, log

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.trees.impurity import (
    MEASURES,
    entropy,
    error,
    gain,
    gini,
    measure_of,
    variance,
    variance_gain,
)

HALF = Fraction(1, 2)
weights = st.lists(
    st.one_of(st.integers(0, 9), st.builds(Fraction, st.integers(0, 9), st.integers(1, 4))),
    min_size=1,
    max_size=5,
).filter(any)


def test_values():
    assert gini([2, 1]) == Fraction(4, 9)
    assert error([2, 1]) == Fraction(1, 3)
    assert entropy([1, 1]) == log(2)
    assert entropy([3, 0]) == 0
    assert variance([0, 1, 1]) == Fraction(2, 9)
    assert variance([0, 1, 5], [1, 0, HALF]) == Fraction(50, 9)
    assert isinstance(gini([2.0, 1.0]), float)
    assert isclose(variance([0.5, 1.5], [1, 3]), 3 / 16)
    assert gini([2**70, 2**70]) == HALF


@given(weights)
def test_by_definition(w):
    total = sum(w)
    q = [Fraction(v) / total for v in w]
    assert gini(w) == sum(a * b for i, a in enumerate(q) for j, b in enumerate(q) if i != j)
    assert error(w) == 1 - max(q)
    assert isclose(entropy(w), -sum(float(v) * log(v) for v in q if v), abs_tol=1e-12)
    assert isclose(gini([float(v) for v in w]), gini(w), abs_tol=1e-12)


@given(st.integers(1, 4).flatmap(lambda k: st.lists(st.tuples(*[st.integers(0, 5)] * k))))
def test_the_gain_is_parent_less_children(rows):
    if not any(map(any, rows)):
        return
    parent = [sum(column) for column in zip(*rows, strict=True)]
    for name, measure in MEASURES.items():
        children = sum(sum(row) * measure(row) for row in rows if any(row))
        expected = measure(parent) - children / Fraction(sum(parent))
        assert isclose(gain(rows, name), expected, abs_tol=1e-12)
        assert gain(rows, name) == gain(rows, measure)
        assert name == "entropy" or gain(rows, name) == expected


def test_the_gain_of_numbers():
    assert variance_gain([0, 0, 1, 1], [0, 0, 1, 1]) == Fraction(1, 4)
    assert variance_gain([0, 1, 0, 1], [0, 0, 1, 1]) == 0
    assert variance_gain([0, 2, 9], [0, 1, 1], [1, 1, 0]) == 1
    assert isclose(variance_gain([0.0, 3.0], [1, 2], [0.5, 1]), 2)


def test_what_is_refused():
    for measure in (gini, error, entropy):
        with pytest.raises(BadInput, match="negative"):
            measure([1, -1])
        with pytest.raises(BadInput, match="positive, finite sum"):
            measure([0, 0])
    with pytest.raises(BadInput, match="positive, finite sum"):
        gini([1e308] * 2)
    with pytest.raises(BadInput, match="variance_gain"):
        gain([[1, 1]], "variance")
    with pytest.raises(BadInput, match="impurity is 'ginny'"):
        measure_of("ginny")
    with pytest.raises(BadInput, match="one for each point"):
        variance_gain([1, 2], [1])
    with pytest.raises(BadInput, match="weights needs 2"):
        variance([1, 2], np.ones(3))

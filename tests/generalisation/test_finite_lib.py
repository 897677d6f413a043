"""Finite distributions: samples up to order against all sequences of draws."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.generalisation import distribution, leave_one_out
from margins.losses import ZERO_ONE
from margins.losses.surrogates import hinge

ATOMS = distribution(
    [[1], [-1], [2]], [1, -1, -1], [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)]
)


def machine(X, y):
    return exact.fit(X, y, Fraction(1, 2), bias=False)


@st.composite
def distributions(draw):
    """Up to four atoms on a line, repeated ones among them."""
    X = draw(st.lists(st.integers(-3, 3), min_size=1, max_size=4))
    y = draw(st.lists(st.sampled_from((-1, 1)), min_size=len(X), max_size=len(X)))
    parts = draw(st.lists(st.integers(1, 5), min_size=len(X), max_size=len(X)))
    return distribution([[x] for x in X], y, [Fraction(part, sum(parts)) for part in parts])


@given(distributions(), st.integers(1, 4))
def test_samples_are_all_sequences_up_to_order(D, n):
    counted = {}
    for rows in product(range(len(D.y)), repeat=n):
        kept = tuple(sorted(rows))
        chance = np.prod([D.probabilities[i] for i in rows])
        counted[kept] = counted.get(kept, Fraction(0)) + chance
    found = {tuple(s.rows.tolist()): s.probability for s in D.samples(n)}
    assert found == counted
    assert sum(found.values()) == 1


@given(distributions(), st.integers(1, 3))
def test_a_sample_holds_the_rows_that_it_names(D, n):
    for s in D.samples(n):
        assert (D.X[s.rows] == s.X).all()
        assert (s.y == D.y[s.rows]).all()


@given(distributions(), st.integers(1, 4))
def test_the_mean_of_a_sample_is_unbiased(D, n):
    values = D.X[:, 0] * D.y
    assert D.expected(n, lambda s: Fraction(sum(values[s.rows])) / n) == D.mean(values)


@given(distributions(), st.integers(1, 3))
def test_leaving_one_out_estimates_the_risk_of_one_example_less(D, n):
    left_out = D.expected(n + 1, lambda s: leave_one_out(s.X, s.y, machine, hinge).mean())
    assert left_out == D.expected_risk(n, machine, hinge)


def test_the_share_of_mistakes_is_exact():
    """Its values are integers, which numpy would take for floats."""
    share = ATOMS.mean(ZERO_ONE(ATOMS.y * ATOMS.X[:, 0]))
    assert isinstance(share, Fraction)
    assert share == Fraction(1, 6)


def test_by_hand():
    assert list(distribution([[0], [1]], [1, -1]).probabilities) == [Fraction(1, 2)] * 2
    assert ATOMS.mean([6, 6, 12]) == 7
    assert [s.probability for s in ATOMS.samples(2)] == [
        Fraction(k, 36) for k in (9, 12, 6, 4, 4, 1)
    ]
    # w = 1/2 on x = y = 1, so the other example has the margin -1/2
    assert list(leave_one_out([[1], [-1]], [1, 1], machine, hinge)) == [Fraction(3, 2)] * 2


def test_six_draws_from_four_atoms_are_84_samples():
    assert sum(1 for _ in distribution([[0], [1], [2], [3]], [1, 1, -1, -1]).samples(6)) == 84


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: distribution([[1], [2]], [1, 1], [Fraction(1, 2), Fraction(1, 3)]), "sum is 5/6"),
        (lambda: distribution([[1], [2]], [1, 1], [1, 0]), "positive"),
        (lambda: distribution([[0.5]], [1]), "float 0.5"),
        (lambda: distribution([[1], [2]], [1]), "one label for each"),
        (lambda: ATOMS.mean([1, 2]), "3"),
        (lambda: ATOMS.samples(0), "at least 1"),
        (lambda: ATOMS.samples(10_000), "fewer draws or atoms"),
        (lambda: ATOMS.expected_risk(2, 7, hinge), "learner is 7"),
        (lambda: leave_one_out([[1]], [1], machine, hinge), "at least 2 rows"),
    ],
)
def test_bad_input(call, message):
    with pytest.raises(BadInput, match=message):
        call()

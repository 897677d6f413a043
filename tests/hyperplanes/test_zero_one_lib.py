"""The separators that the search for the least 0-1 loss finds."""

from fractions import Fraction
from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from margins.hyperplanes.linear import functional_margins
from margins.hyperplanes.zero_one import (
    Graph,
    _by_weight,
    classifier_of,
    graphs,
    strict_separator,
)
from strategies import planted


@given(planted(n=(1, 5)))
def test_a_separator_has_margins_of_at_least_one(sample):
    w, b = strict_separator(sample.X, sample.y)
    assert min(functional_margins(sample.X, sample.y, w, b)) >= 1


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("affine", [True, False])
def test_a_separator_is_a_corner_of_what_is_asked_for(sign, affine):
    w, b = strict_separator([[2], [-2]], [sign, -sign], affine=affine)
    assert (w.tolist(), b) == ([Fraction(sign, 2)], 0)


def test_no_points_are_separated_by_anything():
    w, b = strict_separator(np.zeros((0, 2)), [])
    assert (w.tolist(), b) == ([1, 1], 1)


def test_a_classifier_is_exact_even_without_vertices():
    assert classifier_of(Graph(0, ()), ())[0].dtype == object
    w, b = classifier_of(Graph(2, ((0, 1),)), (1,))
    assert (w.tolist(), b) == ([-1, 2], Fraction(1, 2))


def test_every_subset_comes_once_and_the_lightest_first():
    subsets = list(islice(_by_weight([4, 1, 2]), 9))
    assert [weight for weight, _ in subsets] == list(range(8))
    assert subsets[7] == (7, (0, 1, 2))


def test_graphs_are_counted_up_to_isomorphism():
    assert [len(list(graphs(size))) for size in range(5)] == [1, 1, 2, 4, 11]

"""Linear classifiers: what they do when b or the sign of zero is not given."""

import pytest
from margins.hyperplanes import geometry, linear

X, Y, W = [[0.5, 0.0], [-0.25, 0.0]], [1, -1], [3, 4]  # with b = 1 both points are positive
OF_POINTS = [
    linear.score,
    linear.predict,
    geometry.project,
    geometry.signed_distance,
    geometry.squared_distance,
]
OF_SAMPLES = [
    linear.functional_margins,
    linear.mistakes,
    linear.zero_one_risk,
    linear.made_strict,
    linear.separation_radius,
    geometry.geometric_margins,
]


def name(function):
    return function.__name__


@pytest.mark.parametrize("function", OF_POINTS, ids=name)
def test_without_b_the_hyperplane_passes_through_the_origin(function):
    assert (function(X, W) == function(X, W, 0)).all()


@pytest.mark.parametrize("function", OF_SAMPLES, ids=name)
def test_without_b_a_sample_is_judged_from_the_origin(function):
    found = function(X, Y, W) == function(X, Y, W, 0)
    assert found if isinstance(found, bool) else found.all()


def test_the_normal_form_keeps_the_origin():
    w, b = geometry.normal_form(W)
    assert w.tolist() == [0.6, 0.8]
    assert b == 0


def test_zero_counts_as_plus_one_unless_told_otherwise():
    assert linear.sign([-1e-300, 0.0, 1e-300]).tolist() == [-1, 1, 1]
    assert linear.predict([[0, 0]], W).tolist() == [1]
    assert [int(linear.sign(0, at_zero)) for at_zero in (-1, 0, 1)] == [-1, 0, 1]

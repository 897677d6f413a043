"""Bad input gets a clear error, once, at the edge."""

import math
import re
from fractions import Fraction
from functools import partial

import numpy as np
import pytest
from margins.base.data import (
    BadInput,
    both_classes,
    count,
    labels,
    numbers,
    points,
    positive,
    price,
    sample,
    tolerance,
)
from margins.hyperplanes.geometry import geometric_margins, norm, project, slab_width
from margins.hyperplanes.linear import (
    functional_margins,
    made_strict,
    predict,
    score,
    separation_radius,
    sign,
)
from margins.hyperplanes.zero_one import (
    Graph,
    least_weighted_loss,
    minimum_cover,
    reduction,
    strict_separator,
)
from strategies import HALF


@pytest.mark.parametrize(
    ("X", "message"),
    [
        ([1, 2, 3], r"X must be an array of shape \(n, d\), but has shape \(3,\)"),
        ([[1, 2], [3]], "rows of different lengths"),
        ([[1, float("nan")]], "NaN or infinity"),
        ([[1, float("inf")]], "NaN or infinity"),
        ([["a", "b"]], "numbers only"),
        ([[None, 1]], "numbers only|NaN"),
        ([[HALF, 0.5]], r"X holds 0.5 while another entry is a Fraction"),
        ([], "has shape"),
        (np.zeros((0, 2)), "X is empty"),
        (np.zeros((2, 0)), "X is empty"),
    ],
)
def test_bad_points(X, message):
    with pytest.raises(BadInput, match=message):
        points(X)


@pytest.mark.parametrize(
    ("y", "message"),
    [
        ([1, 0], "labels must be -1 or"),
        ([1, 2], r"y contains (np.int64\(2\)|2)"),
        (["a", "b"], "labels must be -1 or"),
        ([1, np.nan], "labels must be"),
        ([1], "one label for each of the 2 points"),
        ([[1, 1]], "one label for each"),
    ],
)
def test_bad_labels(y, message):
    with pytest.raises(BadInput, match=message):
        labels(y, 2)


def test_labels_may_be_floats_and_stay_in_order():
    assert labels([1.0, -1.0, 1.0], 3).tolist() == [1, -1, 1]


def test_one_class_is_refused_where_two_are_needed():
    with pytest.raises(BadInput, match=r"only class \+1 is present; the hard margin needs both"):
        both_classes(labels([1, 1], 2), "the hard margin")
    both_classes(labels([1, -1], 2), "the hard margin")


def test_exactness_is_decided_for_all_arguments_together():
    X, w = numbers(X=([[1, 2]], 2), w=([HALF, 1], 1))
    assert X.dtype == w.dtype == object
    assert (X @ w).tolist() == [Fraction(5, 2)]
    X, w = numbers(X=([[1, 2]], 2), w=([1, 2], 1))
    assert X.dtype == w.dtype == np.float64
    (big,) = numbers(X=(np.array([[2**70, HALF]], dtype=object), 2))
    assert big[0, 0] == 2**70
    (mixed,) = numbers(X=([[np.int64(3), HALF]], 2))
    assert mixed[0, 0] == 3


def test_a_positive_number_keeps_its_kind():
    assert positive("v", 3) == positive("v", np.int64(3)) == Fraction(3)
    assert isinstance(positive("v", 3), Fraction)
    assert {type(positive("v", kind(0.5))) for kind in (np.float64, np.float32)} == {float}
    assert price(math.inf) == math.inf
    assert tolerance(0.5) == 0.5
    assert count("v", np.int64(2)) == 2


@pytest.mark.parametrize(
    ("check", "value", "message"),
    [
        (partial(positive, "v"), 0, "v must be positive and finite, but is 0"),
        (partial(positive, "v"), -HALF, "but is -1/2"),
        (partial(positive, "v"), math.nan, "but is nan"),
        (partial(positive, "v"), math.inf, "positive and finite, but is inf"),
        (partial(positive, "v", hint="try 1"), -1.5, "but is -1.5; try 1"),
        (partial(positive, "v"), "1", "v must be a positive number, but is '1'"),
        (partial(positive, "v"), None, "but is None"),
        (partial(positive, "v"), 1j, "but is 1j"),
        (price, 0, "C must be positive, but is 0; use infinity for the hard margin"),
        (price, -math.inf, "C must be positive"),
        (tolerance, 1, "tol must lie between 0 and 1"),
        (tolerance, math.nan, "tol must lie between 0 and 1"),
        (partial(count, "v"), 0, "v must be a whole number of at least 1, but is 0"),
        (partial(count, "v"), 2.0, "but is 2.0"),
    ],
)
def test_single_numbers_are_checked(check, value, message):
    with pytest.raises(BadInput, match=re.escape(message)):
        check(value)


def test_sample_checks_both():
    X, y = sample([[1, 2]], [1])
    assert X.shape == (1, 2)
    assert y.tolist() == [1]


def test_bad_classifiers():
    with pytest.raises(BadInput, match="X has 2 features, but w has 1"):
        score([[1, 2]], [1])
    with pytest.raises(BadInput, match="b must be a single number"):
        score([[1, 2]], [1, 1], [1, 2])
    with pytest.raises(BadInput, match="at least one row"):
        score(np.zeros((0, 2)), [1, 1])
    with pytest.raises(BadInput, match="one label for each"):
        functional_margins([[1], [2]], [1], [1])
    with pytest.raises(BadInput, match="-1, 0 or \\+1, not 2"):
        predict([[1]], [1], sign_at_zero=2)
    with pytest.raises(BadInput, match="sign at zero"):
        sign([0], at_zero=None)


@pytest.mark.parametrize("function", [norm, slab_width])
def test_zero_is_no_normal(function):
    with pytest.raises(BadInput, match="w = 0 defines no hyperplane"):
        function([0, 0])


def test_zero_is_no_normal_for_points_either():
    for function in (project, geometric_margins):
        arguments = ([[1, 2]], [1]) if function is geometric_margins else ([[1, 2]],)
        with pytest.raises(BadInput, match="w = 0"):
            function(*arguments, [0, 0])


def test_strictness_needs_a_separator():
    with pytest.raises(BadInput, match="point 0 is on the wrong side"):
        made_strict([[1]], [-1], [1])
    with pytest.raises(BadInput, match="point 1 is on the wrong side"):
        made_strict([[1], [0]], [1, -1], [1])
    with pytest.raises(BadInput, match="does not separate"):
        separation_radius([[1]], [-1], [1])
    assert made_strict([[1.0]], [1], [1.0]) == 1
    assert separation_radius([[3.0, 4.0]], [1], [1.0, 0.0]) == pytest.approx(0.5)


def test_norms_neither_overflow_nor_vanish():
    assert norm([3e200, 4e200]) == pytest.approx(5e200)
    assert norm([3e-200, 4e-200]) == pytest.approx(5e-200)


def test_geometric_margin_of_a_float_sample():
    assert geometric_margins([[3.0, 4.0]], [-1], [3.0, 4.0]).tolist() == [-5.0]


def test_edges_of_the_vertex_cover_reduction():
    with pytest.raises(BadInput, match="vertex that the graph does not have"):
        minimum_cover(Graph(1, ((1, 2),)))
    assert strict_separator([[0], [0]], [1, -1]) is None
    everything_wrong = reduction(Graph(1, ()))._replace(X=np.array([[HALF], [HALF]], dtype=object))
    assert least_weighted_loss(everything_wrong)[0] == 1
    contradiction = everything_wrong._replace(X=np.zeros((2, 1)), weights=np.array([1, 1]))
    assert least_weighted_loss(contradiction, affine=False)[0] == 2

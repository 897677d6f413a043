"""Bad input gets a clear error, once, at the edge."""

import math
import re
from datetime import date, timedelta
from fractions import Fraction
from functools import partial

import numpy as np
import pytest
from margins.base.data import (
    BadInput,
    both_classes,
    callable_kernel,
    count,
    float_points,
    indices,
    kernel_values,
    labels,
    not_negative,
    numbers,
    points,
    positive,
    positive_float,
    price,
    prices,
    rational,
    rationals,
    real,
    sample,
    sign_matrix,
    squarable,
    tolerance,
    weak_learner,
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
from margins.kernels import rbf
from scipy import sparse
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
        (sparse.eye_array(2), r"X is a sparse matrix; call X.toarray\(\) to make it dense"),
        (np.ma.masked_array([[1, 2]], mask=[[0, 1]]), r"X has masked entries; .* \.filled"),
        ([[1, np.ma.masked]], "X has masked entries"),
        ([[1, 2 + 0j]], "X must hold numbers only, but holds complex numbers; give the real parts"),
        ([[HALF, 1j]], "complex numbers"),
        (np.array([["2020-01-01"]], dtype="datetime64[D]"), "dates or time differences; divide"),
        ([[timedelta(1)]], "dates or time differences"),
        ([[date(2020, 1, 1), 1]], "dates or time differences"),
        ([["1", "2"]], "holds text; turn text that stands for numbers into numbers"),
        ([["1", HALF]], "holds text"),
        (np.zeros((1, 1), dtype=[("a", float), ("b", int)]), "records; .*one column for each"),
        ([[1, np.timedelta64(1, "h")]], "X must hold numbers only"),
        (None, "X is None; give a number, or a list or array of numbers"),
        ((v for v in [[1]]), "X is <generator"),
        ({1: 2}, r"X is \{1: 2\}; give"),
        (frozenset(range(100)), r"X is frozenset.*\.\.\.; give"),
        ([[10**400]], "X holds a number that is too large for a float; rescale"),
        ([[np.longdouble("1e400")]], "NaN or infinity"),
        ([[object()]], "numbers only; check for text"),
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
        (None, "y is None"),
        (["1", "-1"], "y must hold numbers only, but holds text; labels must be -1 or"),
        ([True, True], r"y holds truth values; write np.where\(y, 1, -1\)"),
        (np.array([True, HALF]), "y holds truth values"),
        ([1, -1 + 0j], "complex"),
        (np.ma.masked_array([1, -1], mask=[0, 1]), "y has masked entries"),
        (sparse.eye_array(2), "y is a sparse matrix"),
    ],
)
def test_bad_labels(y, message):
    with pytest.raises(BadInput, match=message):
        labels(y, 2)


def test_a_mask_that_hides_nothing_is_no_mask():
    assert points(np.ma.masked_array([[1.0, 2.0]])).tolist() == [[1, 2]]


def test_lists_without_an_end_are_no_arrays():
    endless = []
    endless.append(endless)
    for X in (endless, [endless], [[endless]]):
        with pytest.raises(BadInput, match="X"):
            points(X)


def test_truth_values_are_features():
    assert points([[True, False]]).tolist() == [[1, 0]]


class Table:
    """As much of pandas as is needed."""

    def __array__(self, dtype=None, copy=None):
        return np.array([[1.0, 2.0]], dtype=dtype)


def test_tables_of_other_libraries_are_read():
    assert points(Table()).tolist() == [[1, 2]]


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
    assert tolerance(0.5) == tolerance(HALF) == 0.5
    assert real("v", -HALF) == -HALF
    assert real("v", 10**400) == 10**400
    assert not_negative("v", 0) == 0
    assert positive_float("v", HALF) == 0.5
    assert positive_float("v", math.inf, infinite=True) == math.inf
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
        (tolerance, "a", "tol must lie between 0 and 1, but is 'a'"),
        (tolerance, None, "tol must lie between 0 and 1, but is None"),
        (tolerance, True, "but is True"),
        (price, True, "C must be a positive number, but is True"),
        (price, math.nan, "C must be positive, but is nan"),
        (partial(positive_float, "v"), 10**400, "v is too large for a float"),
        (partial(positive_float, "v"), Fraction(1, 10**400), "v must be positive and finite"),
        (partial(not_negative, "v"), -1, "v must not be negative, but is -1"),
        (partial(not_negative, "v", hint="use 0"), -HALF, "but is -1/2; use 0"),
        (partial(not_negative, "v"), math.inf, "v must be finite, but is inf"),
        (partial(real, "v"), math.nan, "v must be a number, but is nan"),
        (partial(rational, "v"), True, "v holds True; use integers and Fractions"),
        (partial(count, "v"), "1", "but is '1'"),
        (partial(count, "v"), True, "but is True"),
        (partial(count, "v"), 0, "v must be a whole number of at least 1, but is 0"),
        (partial(count, "v"), 2.0, "but is 2.0"),
    ],
)
def test_single_numbers_are_checked(check, value, message):
    with pytest.raises(BadInput, match=re.escape(message)):
        check(value)


def test_a_hint_for_negative_numbers_is_for_them_only():
    with pytest.raises(BadInput) as refused:
        not_negative("v", math.inf, hint="use 0")
    assert str(refused.value) == "v must be finite, but is inf"


def test_one_price_for_all_or_one_for_each():
    assert prices(3, 2) == Fraction(3)
    assert prices(math.inf, 2) == math.inf
    exact = prices([1, HALF], 2)
    assert exact.dtype == object
    assert exact.tolist() == [1, HALF]
    assert {type(value) for value in exact} == {Fraction}
    for given in ([1, 0.5], [HALF, 1.0], np.array([1.0, 0.5]), np.array([1, 2], dtype=np.float32)):
        assert prices(given, 2).dtype == np.float64
        assert prices(given, 2).tolist() == [float(value) for value in given]
    assert prices(np.array([1, 2]), 2).dtype == object


@pytest.mark.parametrize(
    ("C", "message"),
    [
        ([1], "C needs 2 entries, one for each point; it has 1"),
        ([1, 1, 1], "it has 3"),
        ([1, 0], "C must be positive and finite, but is 0; each point needs a price"),
        ([1, -HALF], "but is -1/2"),
        ([1.0, math.inf], "but is inf"),
        ([1.0, math.nan], "but is nan"),
        ([[1, 1]], "C must be a one-dimensional array, but has shape (1, 2)"),
        (["1", "2"], "C must hold numbers only, but holds text"),
        ([1, True, HALF][1:], "C must be a positive number, but is True"),
        (True, "C must be a positive number, but is True"),
        (None, "C is None"),
        (0, "C must be positive, but is 0; use infinity for the hard margin"),
        (sparse.eye_array(2), "C is a sparse matrix"),
    ],
)
def test_bad_prices(C, message):
    with pytest.raises(BadInput, match=re.escape(message)):
        prices(C, 2)


def test_kernels_and_learners_are_functions():
    assert callable_kernel(np.dot) is np.dot
    assert weak_learner(len) is len
    with pytest.raises(BadInput, match="kernel is 'rbf', but must be a function of two samples"):
        callable_kernel("rbf")
    with pytest.raises(BadInput, match=r"kernel is rbf, but .* two samples; .* rbf\(width\)"):
        callable_kernel(rbf)
    assert callable_kernel(np.minimum) is np.minimum
    assert callable_kernel(min) is min
    with pytest.raises(BadInput, match="learner is 3, but must be a function of weights"):
        weak_learner(3)


@pytest.mark.parametrize(
    ("kernel", "message"),
    [
        (lambda X, Z: sparse.csr_array(X @ Z.T), "kernel is a sparse matrix; call"),
        (lambda X, Z: (X @ Z.T)[1:], r"kernel\(X, Z\) must have shape \(2, 1\), .* \(1, 1\)"),
        (lambda _X, _Z: 1.0, r"kernel\(X, Z\) must have shape \(2, 1\), but has shape \(\)"),
        (lambda X, Z: np.nan * (X @ Z.T), "the kernel gives NaN or infinity .*; rescale X"),
        (lambda X, Z: 1e300 * (1e300 * X @ Z.T), "the kernel gives NaN or infinity"),
        (lambda X, Z: np.sqrt(-X @ Z.T), "the kernel gives NaN or infinity"),
        (lambda X, Z: 1j * (X @ Z.T), "kernel must hold numbers only, but holds complex"),
    ],
)
def test_bad_kernel_values(kernel, message):
    X = points([[1, 2], [3, 4]])
    assert kernel_values(lambda A, Z: A @ Z.T, X, X).tolist() == [[5, 11], [11, 25]]
    with pytest.raises(BadInput, match=message):
        kernel_values(kernel, X, X[:1])


def test_squares_must_have_room():
    assert squarable("X", points([[1e99, -1e99]])).shape == (1, 2)
    assert squarable("X", np.zeros((0, 2))).size == 0
    for X in ([[1.0, 1e200]], [[-1.7e308, 0]], [[HALF, -(10**200)]]):
        with pytest.raises(BadInput, match="too large for their squares; rescale X"):
            squarable("X", points(X))


def test_exact_arrays_refuse_what_is_not_exact():
    with pytest.raises(BadInput, match="holds text; use integers and Fractions"):
        rationals("v", ["1", "2"], 1)
    with pytest.raises(BadInput, match=r"v holds (np\.)?True_?; use integers and Fractions"):
        rationals("v", [True, False], 1)


def test_places_of_points():
    assert indices("v", [2, 0.0], 3).tolist() == [2, 0]
    assert indices("v", [], 3).tolist() == []
    for wrong in ([3], [-1], [0.5]):
        with pytest.raises(BadInput, match="v must hold indices, whole numbers from 0 to 2"):
            indices("v", wrong, 3)
    with pytest.raises(BadInput, match=r"give the places np.flatnonzero\(v\)"):
        indices("v", [True, False, True], 3)


def test_a_pool_is_named_as_the_caller_names_it():
    with pytest.raises(BadInput, match="the pool must hold predictions -1 or"):
        sign_matrix([[2]])
    with pytest.raises(BadInput, match="the votes must hold predictions"):
        sign_matrix([[0]], "votes")


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


def test_points_in_floats_are_not_copied():
    X = np.array([[0.5, 1.0]])
    assert float_points(X) is X
    assert float_points([[1, 2]]).dtype == np.float64
    assert float_points([[Fraction(1, 2)]]).tolist() == [[0.5]]
    for bad in ([[np.nan]], np.array([[np.inf]]), [[]], [1.0]):
        with pytest.raises(BadInput, match="X"):
            float_points(bad)

"""Stumps: the fast search against brute force in exact arithmetic, ties and all."""

from fractions import Fraction
from itertools import pairwise, product
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.data import BadInput, sign_matrix
from margins.trees import presorting, searching
from margins.trees.presorting import presort
from margins.trees.searching import best_regression_stump, best_stump
from margins.trees.stumps import (
    Stump,
    all_stumps,
    close_under_negation,
    dichotomies,
    midpoint,
)
from strategies import samples

small_or_wide = st.one_of(st.integers(0, 4), st.integers(0, 2**46))
any_float = st.floats(allow_nan=False, allow_infinity=False)


def exact_error(stump, X, y, weights):
    wrong = stump(np.asarray(X)) != y
    return sum((Fraction(w) for w, bad in zip(weights, wrong, strict=True) if bad), Fraction(0))


def brute_force(X, y, weights, tie=0):
    """The first stump within tie of the least error, by trying all of them in Fractions."""
    candidates = list(all_stumps(X))
    errors = [exact_error(s, X, y, weights) for s in candidates]
    limit = min(errors) + Fraction(tie) * sum(map(Fraction, weights))
    return next(s for s, e in zip(candidates, errors, strict=True) if e <= limit)


@st.composite
def weighted(draw, entries):
    X, y = draw(samples(n=(1, 10), d=(1, 2)))
    weights = draw(st.lists(entries, min_size=len(y), max_size=len(y)).filter(any))
    return np.array(X, dtype=float), np.array(y), np.array(weights, dtype=float)


@given(
    weighted(small_or_wide),
    st.integers(1, 8),
    st.sampled_from([0, 0, 0.125, 0.5]),
    st.sampled_from([1, 1 << 14]),
)
def test_search_is_brute_force_with_ties(data, bins, tie, chunk):
    X, y, weights = data
    with patch.multiple(searching, _FIRST_CHUNK=chunk, _CHUNK=chunk):
        found = best_stump(presort(X, y, bins=bins), weights, tie=tie)
    assert found == brute_force(X, y, weights, tie)


def test_a_bin_that_can_only_tie_is_looked_into(monkeypatch):
    """Two bins of three points, one after the other. A bin that cannot beat the least error, which
    its own end or the other bin has set, may still hold a lower threshold of the same error."""
    monkeypatch.setattr(searching, "_FIRST_CHUNK", 1)
    X = np.arange(6.0)[:, None]
    for y in product([1, -1], repeat=6):
        for weights in ([1] * 6, [2, 1, 1, 1, 1, 2], [1, 0, 0, 1, 1, 1], [0, 1, 0, 0, 1, 1]):
            found = best_stump(presort(X, y, bins=2), weights)
            assert found == brute_force(X, np.array(y), weights)


def test_the_bins_of_a_feature_share_its_points():
    """Also where a feature has fewer values than bins: the others are empty."""
    prepared = presort([[0.0, 1], [0, 2], [0, 3], [1, 4], [1, 5]], [1, -1, 1, 1, -1], bins=4)
    sizes = prepared.sizes.reshape(2, 4)
    assert sizes[0].tolist() == [3, 2, 0, 0]
    assert sizes.sum(axis=1).tolist() == [5, 5]
    assert (prepared.start + prepared.sizes).reshape(2, 4)[:, -1].tolist() == [5, 10]


@given(weighted(st.floats(0, 1)), st.sampled_from([-1000, -400, 0, 400, 1000]))
def test_float_weights_are_minimised_up_to_the_stated_rounding(data, exponent):
    X, y, weights = data
    weights = np.ldexp(weights, exponent)
    if not weights.any():
        return
    found = best_stump(presort(X, y), weights)
    least = min(exact_error(s, X, y, weights) for s in all_stumps(X))
    allowed = len(y) * Fraction(2) ** -51 * sum(map(Fraction, weights))
    assert exact_error(found, X, y, weights) - least <= allowed


@pytest.mark.parametrize("distinct", [3, 50, 10**9])
@pytest.mark.parametrize("bins", [None, 2, 40, 10**6])
def test_search_on_larger_samples(distinct, bins, monkeypatch):
    """Many chunks and many blocks of features; the reference is one cumulative sum a feature."""
    monkeypatch.setattr(searching, "_FIRST_CHUNK", 64)
    monkeypatch.setattr(searching, "_CHUNK", 200)
    monkeypatch.setattr(presorting, "_BLOCK", 1)
    rng = np.random.default_rng(distinct)
    n, d = 2000, 19
    X = rng.integers(0, distinct, (n, d)).astype(float)
    y = np.where(X[:, 3] + X[:, 5] + distinct * rng.normal(size=n) > distinct, 1, -1)
    weights = rng.integers(0, 1000, n)
    found = best_stump(presort(X, y, bins=bins), weights)
    assert found == plain_search(X, y, weights)


def plain_search(X, y, weights):
    """Sorting and integer sums; ties by keeping the first."""
    signed, negative, positive = weights * y, weights[y < 0].sum(), weights[y > 0].sum()
    best = min((negative, Stump(0, -np.inf, 1)), (positive, Stump(0, -np.inf, -1)), key=first)
    for j, column in enumerate(X.T):
        values, groups = np.unique(column, return_inverse=True)
        below = np.cumsum(np.bincount(groups, signed, len(values)))[:-1]
        for (low, high), left in zip(pairwise(values), below, strict=True):
            for error, polarity in ((negative + left, 1), (positive - left, -1)):
                best = min(best, (error, Stump(j, (low + high) / 2, polarity)), key=first)
    return best[1]


def first(pair):
    return pair[0]


@given(weighted(st.integers(1, 3)), st.sampled_from([1e-300, 1e-9, 1e9, 1e300]))
def test_scale_of_the_data_does_not_matter(data, scale):
    X, y, weights = data
    plain = best_stump(presort(X, y), weights)
    scaled = best_stump(presort(X * scale, y), weights)
    assert (plain.feature, plain.polarity) == (scaled.feature, scaled.polarity)
    assert (plain(X) == scaled(X * scale)).all()


def test_neighbouring_floats_are_told_apart():
    low = 1.0
    high = np.nextafter(low, 2)
    X = [[low], [high]]
    found = best_stump(presort(X, [-1, 1]), [1, 1])
    assert list(found(np.array(X))) == [-1, 1]
    assert found.threshold == low


def test_one_class_and_contradictory_points():
    assert best_stump(presort([[1.0], [2.0]], [1, 1]), [1, 1]) == Stump(0, -np.inf, 1)
    assert best_stump(presort([[1.0], [2.0]], [-1, -1]), [1, 1]) == Stump(0, -np.inf, -1)
    same = presort([[5.0, 7.0]] * 3, [1, -1, -1])
    assert best_stump(same, [1, 1, 1]) == Stump(0, -np.inf, -1)
    assert best_stump(same, [2, 1, 1]) == Stump(0, -np.inf, 1)


@given(st.lists(any_float, min_size=2, max_size=2, unique=True))
@example([1.0, np.nextafter(1.0, 2)])
@example([-1.7e308, 1.7e308])
@example([0.0, 5e-324])
@example([1.6e308, 1.7e308])
def test_midpoint_separates_any_two_floats(pair):
    low, high = sorted(pair)
    assert low <= midpoint(low, high) < high


def test_midpoint_is_exact_for_fractions():
    assert midpoint(Fraction(1, 3), Fraction(1, 2)) == Fraction(5, 12)


@given(samples())
def test_dichotomies_are_all_of_them_once_and_closed_under_negation(data):
    X = data.X
    array = np.array(X, dtype=object)
    found, columns = dichotomies(X)
    n, d = array.shape
    realised = {tuple(c) for c in columns.T}
    assert len(realised) == len(found) == columns.shape[1] <= 2 + 2 * d * (n - 1)
    assert realised == {tuple(s(array)) for s in all_stumps(X)}
    assert realised == {tuple(-s(array)) for s in found}
    # any threshold realises one of them
    for j in range(d):
        for t in {v + delta for v in array[:, j] for delta in (-1, 0, Fraction(1, 7))}:
            assert tuple(Stump(j, t, 1)(array)) in realised


def test_dichotomies_keep_the_first_stump_and_reach_the_largest_number():
    X = [[Fraction(v), Fraction(v * v - 2 * v)] for v in range(4)]  # second feature: 0, -1, 0, 3
    found, columns = dichotomies(X)
    assert found[:2] == [Stump(0, -np.inf, 1), Stump(0, -np.inf, -1)]
    assert found[2] == Stump(0, Fraction(1, 2), 1)
    assert [s.feature for s in found] == [0] * 8 + [1] * 2  # x2 > 3/2 is the same as x1 > 5/2
    distinct = [[0, 1], [1, 2], [2, 0]]
    assert dichotomies(distinct)[1].shape[1] == 2 + 2 * 2 * 2 - 2  # {0} and {1, 2} appear twice
    assert columns.dtype == np.int64


def test_negation():
    stump = Stump(1, 0.5, -1)
    X = np.array([[0.0, 0.0], [0.0, 1.0]])
    assert list(stump(X)) == [1, -1]
    negated = -stump
    assert list(negated(X)) == [-1, 1]
    assert -negated == stump


def test_closing_a_pool_under_negation():
    pool = np.array([[1, 1, -1], [1, -1, -1]])
    closed = close_under_negation(pool)
    assert (closed[:, :3] == pool).all()
    assert (closed[:, 3] == [-1, 1]).all()  # the negation of column 0 is there already
    assert closed.shape == (2, 4)
    assert (close_under_negation(closed) == closed).all()


def test_bad_input_is_refused():
    prepared = presort([[0.0], [1.0]], [1, -1])
    with pytest.raises(BadInput, match="weights needs 2 entries"):
        best_stump(prepared, [1.0])
    with pytest.raises(BadInput, match="nonnegative"):
        best_stump(prepared, [1.0, -1.0])
    with pytest.raises(BadInput, match="positive, finite sum"):
        best_stump(prepared, [0.0, 0.0])
    with pytest.raises(BadInput, match="rescale"):
        best_stump(prepared, [1.7e308, 1.7e308])
    with pytest.raises(BadInput, match="in floats"):
        presort([[Fraction(1)], [Fraction(2)]], [1, -1])
    with pytest.raises(BadInput, match="-1 or \\+1"):
        sign_matrix([[1, 0]])
    with pytest.raises(BadInput, match="empty"):
        sign_matrix(np.zeros((3, 0)))


def objective(predictions, slopes, curvatures):
    return (curvatures * predictions**2 / 2 - slopes * predictions).sum()


@given(weighted(st.integers(1, 5)), st.integers(0, 2**32 - 1), st.sampled_from([np.inf, 0.25]))
def test_regression_stump_is_the_best_of_all(data, seed, limit):
    X, y, curvatures = data
    slopes = np.random.default_rng(seed).normal(size=len(y))
    found = best_regression_stump(presort(X, y), slopes, curvatures, limit=limit)
    assert max(abs(found.below), abs(found.above)) <= limit
    least = np.inf
    for stump in all_stumps(X):
        above = stump.above(X)
        fit = np.zeros(len(y))
        for side in (above, ~above):
            if side.any():
                fit[side] = np.clip(slopes[side].sum() / curvatures[side].sum(), -limit, limit)
        least = min(least, objective(fit, slopes, curvatures))
    reached = objective(found(X), slopes, curvatures)
    assert reached <= least + 1e-12 * (slopes**2 / curvatures).sum()


def test_regression_stump_breaks_ties_in_order():
    X = np.array([[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]])
    found = best_regression_stump(presort(X, [1, 1, 1, 1]), np.array([1.0, 0, 0, 1]), np.ones(4))
    assert (found.feature, found.threshold) == (0, 0.5)
    assert (found.below, found.above) == (1.0, pytest.approx(1 / 3))


def test_regression_stump_without_thresholds_is_constant():
    X = np.ones((3, 2))
    found = best_regression_stump(presort(X, [1, 1, -1]), np.array([1.0, 2, 3]), np.ones(3))
    assert list(found(X)) == [2, 2, 2]


@pytest.mark.parametrize("scale", [2.0**-30, 1.0, 2.0**30])
@pytest.mark.parametrize(("excess", "feature"), [(0.75, 0), (1.25, 1)])
def test_gains_within_rounding_are_ties_at_any_scale(scale, excess, feature):
    """The gains of the two features are (1 - t)^2 and (1 + t)^2 times the same number."""
    X = np.array([[0.0, 0], [0, 1], [1, 0], [1, 1]])
    t = excess * 2.0**-42
    slopes = scale * np.array([1, -t, t, -1])
    assert best_regression_stump(presort(X, [1] * 4), slopes, np.ones(4)).feature == feature

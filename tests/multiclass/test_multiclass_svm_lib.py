"""The multiclass machine in floats: certificates, labels of any kind, what is refused."""

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.convergence import NotConverged
from margins.base.data import BadInput
from margins.base.rounding import reach
from margins.multiclass.multiclass_svm import fit, objective
from margins.multiclass.rational_machine import fit_multiclass
from margins.multiclass.solver import interior, sifting
from margins.multiclass.worth import Data, feasible, primals
from recomputed import check_multiclass, exactly, multipliers
from sklearn.svm import LinearSVC


def cloud(seed, n, d, K, kind):
    """Points of K classes, each of which occurs: on a grid, copied, scaled, moved, or separable."""
    rng = np.random.default_rng(seed)
    X = rng.standard_normal((n, d))
    y = rng.integers(K, size=n)
    y[:K] = np.arange(K)
    if kind == "grid":
        X = rng.integers(-2, 3, size=(n, d)).astype(float)
    elif kind == "copies":
        X = X[rng.integers(max(1, n // 4), size=n)]
    elif kind == "scaled":
        X = X * 10.0 ** rng.integers(-6, 7)
    elif kind == "moved":
        X = X + 10.0 ** rng.integers(0, 4)
    elif kind == "separable":
        y = (X @ rng.standard_normal((K, d)).T).argmax(axis=1)
        X, y = np.vstack((X, 9 * np.eye(K, d))), np.append(y, np.arange(K))
    return X, y


KINDS = ("plain", "grid", "copies", "scaled", "moved", "separable")
clouds = st.builds(
    lambda seed, more, d, K, kind: cloud(seed, K + more, d, K, kind),
    st.integers(0, 10**6),
    st.integers(0, 40),
    st.integers(1, 6),
    st.integers(2, 5),
    st.sampled_from(KINDS),
)
prices = st.integers(-3, 6).map(lambda k: 10.0**k)


@given(clouds, prices, st.booleans())
@example(cloud(1, 37, 6, 3, "copies"), 1e7, True)
@example(cloud(53, 5, 5, 5, "scaled"), 1e7, False)
@example(([[0.0], [0.0]], [0, 1]), 1.0, True)
@example(([[1e6], [1e6 + 1]], [0, 1]), 1e7, True)
def test_the_gap_covers_the_true_one(sample, C, bias):
    """Whether the tolerance was reached or not."""
    try:
        check_multiclass(fit(*sample, C, bias=bias))
    except NotConverged as error:
        check_multiclass(error.solution, math.inf)


def test_few_answers_are_refused():
    refused = 0
    for seed in range(120):
        X, y = cloud(seed, 30, 1 + seed % 6, 2 + seed % 4, KINDS[seed % 6])
        try:
            fit(X, y, 10.0 ** (seed % 7 - 3), bias=bool(seed % 5))
        except NotConverged:
            refused += 1
    assert refused <= 2


@given(clouds, st.sampled_from([Fraction(1, 10), Fraction(3)]), st.booleans())
def test_floats_come_near_the_exact_machine(sample, C, bias):
    X, y = sample
    X, y = np.rint(3 * X[:7] / np.abs(X).max()).astype(int), y[:7]
    y[:2] = 0, 1
    best, found = fit_multiclass(X, y, C, bias=bias), fit(X, y, float(C), bias=bias)
    assert best.gap == 0
    apart = exactly(found.W).whole * Fraction(2) ** exactly(found.W).power - best.W
    assert (apart * apart).sum() <= 2 * (Fraction(found.primal) - best.dual)


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize(
    ("n", "C", "spread"), [(2500, 1.0, 0.5), (6000, 100.0, 1.5), (6000, 1e-3, 3.0), (9000, 1, 0.2)]
)
def test_large_samples_are_sifted(n, C, spread, bias):
    rng = np.random.default_rng(n)
    y = rng.integers(4, size=n)
    y[y == 3] *= rng.random(np.count_nonzero(y == 3)) < 0.02  # the last class is rare
    y[0] = 3
    X = rng.standard_normal((n, 6)) + spread * rng.standard_normal((4, 6))[y]
    check_multiclass(fit(X, y, C, bias=bias, tol=1e-6), 1e-6)


def test_scikit_learn_finds_nothing_cheaper():
    """LinearSVC minimises the same, without biases, to a tolerance of its own."""
    X, y = cloud(11, 60, 4, 3, "grid")
    peer = LinearSVC(multi_class="crammer_singer", fit_intercept=False, tol=1e-6, max_iter=10**5)
    value = objective(X, y, peer.fit(X, y).coef_, 1)
    found = fit(X, y, 1, bias=False)
    assert found.dual <= value
    assert value == pytest.approx(found.primal, rel=1e-4)


@pytest.mark.parametrize("K", [12, 40, 90])
def test_many_classes(K):
    check_multiclass(fit(*cloud(K, 3 * K, 3, K, "plain"), 1.0))


def test_a_start_has_the_right_sums_for_any_number_of_classes():
    """And t + v is the same for all classes of a row."""
    rng = np.random.default_rng(2)
    for K in (2, 30, 1000):
        v, c = rng.standard_cauchy((K, 50)), 10 ** rng.uniform(-3, 3, 50)
        t, alpha = interior._central(v, c)
        assert alpha.sum(axis=0) == pytest.approx(c, rel=1e-12)
        assert (np.ptp(t + v, axis=0) <= 1e-12 * np.abs(t).max(axis=0)).all()


def test_more_features_than_points():
    X, y = cloud(3, 6, 40, 3, "plain")
    check_multiclass(fit(X, y, 1.0))


def test_labels_may_be_anything():
    found = fit([[0], [1], [5]], [("a", 1), "b", None.__class__], 1)
    assert found.predict([[-1], [9]]).tolist() == [("a", 1), None.__class__]
    assert found.decision([[0.5]]).shape == (1, 3)
    assert repr(found).startswith("MulticlassSolution(X=<3x1>, classes=<3>")
    with pytest.raises(BadInput, match="trained on 1 features, X has 2"):
        found.predict([[1, 2]])


def test_single_numbers_are_plain_floats():
    found = fit([[0.0], [1.0]], ["a", "b"], 2)
    assert {type(v) for v in (found.C, found.primal, found.dual, found.gap)} == {float}


@pytest.mark.parametrize("size", [1e3, 1e6, 1e9])
@pytest.mark.parametrize("bias", [True, False])
def test_separable_classes_may_be_far_apart(size, bias):
    """The rivals have some 1e-18 of the price, which the price itself has no digits for."""
    X, y = cloud(3, 30, 3, 3, "separable")
    check_multiclass(fit(size * X, y, 1.0, bias=bias))


def test_few_points_pull():
    """Those far on their side do not, and neither does rounding."""
    found = fit([[-9.0], [-1.0], [1.0], [9.0], [8.0]], [0, 0, 1, 1, 1], 1)
    assert found.support.tolist() == [1, 2]


@pytest.mark.parametrize(
    ("X", "C", "message"),
    [
        ([[1e60], [0.0]], 1, "too large for their squares"),
        ([[1e-60], [0.0]], 1, "too small for their squares"),
        ([[1.0], [0.0]], 1e200, "C = 1e[+]200 is too large or too small"),
    ],
)
def test_sizes_without_room(X, C, message):
    with pytest.raises(BadInput, match=message):
        fit(X, [0, 1], C)


def test_what_is_refused_has_the_best_solution():
    with pytest.raises(NotConverged) as caught:
        fit([[0.1], [0.7], [0.3]], [0, 1, 2], 1, tol=1e-300)
    check_multiclass(caught.value.solution, 1e-6)


def test_multipliers_that_rounding_spoils_prove_nothing_below_zero():
    """At 0 all of the price is on the own class."""
    X = [[1e15], [2e15], [3e15], [4e15]]
    with pytest.raises(NotConverged) as caught:
        fit(X, [0, 1, 0, 1], 1e10, bias=False)
    found = caught.value.solution
    check_multiclass(found, 2)
    assert found.dual == 0
    assert found.alpha.tolist() == [[1e10, 0], [0, 1e10]] * 2


def test_matrices_must_fit():
    with pytest.raises(BadInput, match="X has 1 features, W has 2"):
        objective([[1.0]], [0], [[1.0, 2.0]], 1)


# -------------------------------------------------------------- parts


@given(
    st.integers(1, 6),
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.sampled_from([1.0, 0.1, 7e5]),
    st.sampled_from([2, 0.3, 1e-12, 1e-30]),
)
def test_any_multipliers_become_feasible(n, K, seed, C, share):
    """Also those of which the own class has nearly all."""
    rng = np.random.default_rng(seed)
    own = rng.integers(K, size=n)
    raw = C * rng.standard_normal((n, K)) * share
    for bias in (False, True):
        found = multipliers(feasible(raw, own, C, bias), own, C)
        price = exactly(C)
        assert (found.whole >= 0).all()
        if bias:
            columns = found.whole.sum(axis=0) * Fraction(2) ** found.power
            assert (columns == np.bincount(own, minlength=K) * price.fraction()).all()


def test_a_longer_machine_costs_less_at_a_high_price():
    """A third is a little short in floats; the price makes that dear, and a longer W mends it."""
    X = np.array([[3.0], [-3.0]])
    data = Data(X, np.array([0, 1]), 1e20, reach(X), 1e-8)
    W = np.array([[1 / 6], [-1 / 6]]) * (1 - 1e-15)
    costs = [primal.cost for primal in primals(data, W, np.zeros(2))]
    assert costs[0] > 1e3
    assert costs[-1] == pytest.approx(1 / 36, rel=1e-6)


def test_a_band_that_cannot_balance_is_widened():
    """At a low price nearly all rows are pinned, most of them on the larger class."""
    rng = np.random.default_rng(7)
    y = (rng.random(4000) < 0.03).astype(int)
    X = rng.standard_normal((4000, 2)) + 3 * y[:, None]
    check_multiclass(fit(X, y, 1e-5, tol=1e-6), 1e-6)


def test_a_narrow_band_is_widened(monkeypatch):
    """Too few rows move U too far; what it costs on all rows tells."""
    monkeypatch.setattr(sifting, "_band_width", lambda lead, *_: float(np.quantile(lead, 0.01)))
    rng = np.random.default_rng(8)
    y = rng.integers(3, size=4000)
    X = rng.standard_normal((4000, 5)) + rng.standard_normal((3, 5))[y]
    rows = sifting.rows_of(X, y, 3, 1.0, bias=True)
    assert sifting.fit_rows(rows, 1e-6).U.shape == (3, 6)


def test_patience_has_an_end(monkeypatch):
    monkeypatch.setattr(interior, "_PATIENCE", 1)
    X, y = cloud(5, 30, 3, 3, "moved")
    rows = sifting.rows_of(X, y, 3, 1e6, bias=True)
    assert np.isfinite(sifting.at_once(rows, 1e-15).gap)

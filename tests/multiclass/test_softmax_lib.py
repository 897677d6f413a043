"""The solver of the softmax, its certificate, and what is refused."""

import math

import mpmath
import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.convergence import NotConverged
from margins.base.data import BadInput
from margins.losses import descent
from margins.multiclass import softmax
from margins.multiclass.cross_entropy import Terms, coordinates
from margins.multiclass.flows import feasible
from margins.multiclass.likelihood import maximum
from margins.multiclass.softmax import fit, gradient, gradient_descent, objective, probabilities
from margins.multiclass.softmax_gap import Certifier, divergences
from recomputed import check_softmax, exactly
from sklearn.linear_model import LogisticRegression

X, Y = [[0.0], [1.0], [2.0], [5.0]], ["a", "b", "b", "c"]
LAMS = st.sampled_from([1e-8, 1e-3, 0.5, 1.0, 30.0, 1e6])


def cloud(seed, n, d, K, size=1.0, offset=0.0):
    """Points of K classes, of which each occurs."""
    rng = np.random.default_rng(seed)
    y = np.r_[np.arange(K), rng.integers(0, K, n - K)]
    points = rng.normal(size=(n, d)) + rng.normal(size=(K, d))[y] + offset
    return size * points, y


@st.composite
def clouds(draw):
    """Small clouds, at times far off, of any size, rounded, or with a column twice."""
    K, d = draw(st.integers(2, 5)), draw(st.integers(1, 4))
    n, seed = draw(st.integers(K, 20)), draw(st.integers(0, 10**6))
    size, offset = draw(st.sampled_from([1e-6, 1.0, 1.0, 1e3])), draw(st.sampled_from([0, 0, 10.0]))
    points, y = cloud(seed, n, d, K, size, offset)
    shape = draw(st.sampled_from(["any", "grid", "twice"]))
    if shape == "grid":
        points = np.rint(points / size) * size
    return (np.hstack([points, points]) if shape == "twice" else points), y


@given(clouds(), LAMS, st.booleans())
@example((np.zeros((3, 1)), np.arange(3)), 1.0, True)
@example((np.ones((4, 2)), np.array([0, 1, 0, 1])), 1.0, False)
@example((np.array([[1e10], [0.3], [-1.0]]), np.arange(3)), 0.1, False)
@example((np.array([[1e100], [0.3], [-1.0]]), np.arange(3)), 1e12, True)
def test_the_gap_covers_the_true_one(sample, lam, bias):
    """Whether the tolerance was reached or not."""
    try:
        check_softmax(fit(*sample, lam, bias=bias))
    except NotConverged as error:
        check_softmax(error.solution, math.inf)


def test_few_answers_are_refused():
    refused = 0
    for seed in range(150):
        rng = np.random.default_rng(seed)
        d, K = (int(rng.integers(*ends)) for ends in ((1, 9), (2, 7)))
        points, y = cloud(seed, int(rng.integers(K, 60)), d, K, 1.0, rng.choice([0, 1, 1e3]))
        try:
            fit(points, y, 10.0 ** rng.integers(-7, 3), bias=bool(rng.integers(4)))
        except NotConverged:
            refused += 1
    assert refused <= 2


def test_a_gap_that_rounding_does_not_allow():
    with pytest.raises(NotConverged, match="rescale the features"):
        fit(X, Y, 1.0, tol=1e-300)


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("far", [0.3, 3.0])
def test_many_points_start_where_a_part_of_them_leads(far, bias):
    points, y = cloud(3, 1200, 2, 3)
    points[:, 0] += far * y
    newton = coordinates(points, y, 3, 0.01, bias)
    begun = descent.start(newton)
    assert begun.place.value < newton.at_zero
    assert begun.place.v.any()
    check_softmax(fit(points, y, 0.01, bias=bias))


def test_a_part_that_misleads_is_no_start():
    """The other points have the labels turned round."""
    y = np.where(np.arange(960) % 8 == 0, 1, 0)
    y[0] = 0  # a part has both classes
    newton = coordinates(np.ones((960, 1)), y, 2, 1e-5, False)
    assert not descent.start(newton).place.v.any()
    check_softmax(fit(np.ones((960, 1)), y, 1e-5, bias=False))


def test_scikit_learn_finds_the_same():
    """Its C is 1 / (n lam)."""
    points, y = cloud(1, 300, 4, 4)
    ours = fit(points, y, 0.01)
    peer = LogisticRegression(C=1 / (300 * 0.01), tol=1e-10, max_iter=10_000).fit(points, y)
    np.testing.assert_allclose(ours.W, peer.coef_, atol=1e-5)
    np.testing.assert_allclose(np.ptp(ours.b - peer.intercept_), 0, atol=1e-5)
    np.testing.assert_allclose(ours.probability(points), peer.predict_proba(points), atol=1e-5)
    assert (ours.predict(points) == peer.predict(points)).all()


def test_labels_may_be_anything():
    found = fit(X, [(1, 2), "b", "b", 3], 0.1)
    assert list(found.predict(X)) == [(1, 2), "b", "b", 3]
    assert repr(found).startswith("SoftmaxSolution(n=4, d=1, K=3, lam=0.1, bias=True, gap=")
    assert list(found.predict([[0.0]] * 0 + [[99.0]])) == [3]


def test_single_numbers_are_plain_floats():
    found = fit(X, Y, 2)
    numbers = [found.lam, found.primal, found.dual, found.excess, found.gap]
    assert {type(v) for v in [*numbers, objective(X, Y, found.W, 2, found.b)]} == {float}
    assert objective(X, Y, found.W, 2, found.b) == pytest.approx(found.primal)
    assert objective(X, Y, np.zeros((3, 1))) == pytest.approx(math.log(3))


def test_a_steep_enough_ridge_leaves_the_shares_of_the_classes():
    found = fit(X, Y, 1e9)
    np.testing.assert_allclose(found.probability(X), [[0.25, 0.5, 0.25]] * 4, atol=1e-5)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: fit([[1e200], [1.0]], [0, 1], 1), "too large for their squares"),
        (lambda: fit([[1e100], [1.0]], [0, 1], 1e-60), "lam = 1e-60 has no room .* rescale X"),
        (lambda: fit(X, Y, 1e140), r"lam = 1e\+140 has no room"),
        (lambda: fit(X, ["a"] * 4, 1), "one class only"),
        (lambda: fit(X, Y, 0), "lam must be"),
        (lambda: objective(X, Y, [[1.0]]), "W must have a row for each of the 3 classes"),
        (lambda: objective(X, Y, [[1.0, 2]] * 3), "X has 1 columns, but the rows of W 2"),
        (lambda: objective(X, Y, [[1.0]] * 3, 1, [0.0]), "b"),
        (lambda: probabilities(3.0), "the classes in the last axis"),
        (lambda: gradient(X, Y, [[1.0]] * 3, -1), "lam"),
        (lambda: maximum([[0.5], [1]], [0, 1]), "Fraction"),
    ],
)
def test_what_is_refused_is_named(call, message):
    with pytest.raises(BadInput, match=message):
        call()


def test_a_single_large_entry_is_solved_or_named():
    """At every size, without a warning."""
    outcomes = set()
    for exponent in range(0, 309, 7):
        points, y = cloud(0, 7, 2, 3)
        points[0, 0] = 10.0**exponent
        try:
            outcomes.add(fit(points, y, 1).gap <= 1e-10)
        except (BadInput, NotConverged) as error:
            outcomes.add("named" if "rescale" in str(error) else str(error))
    assert outcomes == {True, "named"}


def test_gradient_descent_starts_where_it_is_told():
    walk = gradient_descent(X, Y, steps=3, rate=0.1)
    assert walk.shape == (4, 3, 1)
    assert not walk[0].any()
    assert (gradient_descent(X, Y, steps=1, rate=0.1, start=walk[1])[1] == walk[2]).all()


def test_the_safe_rate_of_descent_never_goes_up():
    """One over lam + rho^2 / 2."""
    points, y = cloud(2, 30, 2, 3)
    rate = 1 / (0.1 + (points**2).sum(axis=1).max() / 2)
    values = [
        objective(points, y, W, 0.1) for W in gradient_descent(points, y, 0.1, steps=40, rate=rate)
    ]
    assert (np.diff(values) < 0).all()


# -------------------------------------------------------------- dual points


def is_feasible(alpha, codes, bias):
    own = np.arange(len(alpha))[:, None] == codes
    whole = exactly(alpha).whole
    assert (alpha[own] >= 0).all()
    assert (alpha[own] <= 1).all()
    assert (alpha[~own] <= 0).all()
    assert not whole.sum(axis=0).any()
    assert not (bias and whole.sum(axis=1).any())


@given(st.integers(0, 10**6), st.integers(2, 6), st.sampled_from([0, 3, 30, 700]), st.booleans())
@example(47251, 6, 3, True)
def test_dual_points_are_made_feasible(seed, K, spread, bias):
    """Whatever the shares are, and hardly changed if they balance."""
    rng = np.random.default_rng(seed)
    codes = np.r_[np.arange(K), rng.integers(0, K, int(rng.integers(0, 30)))]
    shares = Terms(spread * rng.normal(size=(K, len(codes))), codes).wrong
    is_feasible(feasible(shares, codes, bias), codes, bias)


@pytest.mark.parametrize("bias", [True, False])
def test_nothing_is_feasible(bias):
    codes = np.array([0, 1])
    assert not feasible(np.zeros((2, 2)), codes, bias).any()


def test_a_sum_above_one_is_shortened():
    codes = np.array([0, 1, 2])
    shares = np.array([[0, 0.5, 0.5], [0.7, 0, 0.5], [np.nextafter(0.3, 1), 0.5, 0]])
    alpha = feasible(shares, codes, False)
    is_feasible(alpha, codes, False)
    np.testing.assert_allclose(-alpha[1:, 0], shares[1:, 0], rtol=1e-14)


def test_flows_in_one_direction_only_cannot_be_balanced():
    """All points of class 0 are taken for class 1 with certainty, those of class 1 for sure are
    right: less of the first, or more of the second."""
    codes = np.array([0, 0, 1])
    shares = np.array([[0.0, 0.0, 0.0], [0.25, 0.5, 0.0]])
    alpha = feasible(shares, codes, True)
    is_feasible(alpha, codes, True)


def test_a_cycle_that_lacks_one_flow():
    codes = np.arange(3)
    shares = np.array([[0, 0, 0], [0.5, 0, 0], [0, 0.25, 0]])
    is_feasible(feasible(shares, codes, True), codes, True)


@pytest.mark.parametrize("behind", [-800.0, -40.0, -1.0, 0.0, 1e-9, 2.0, 40.0, 800.0])
@pytest.mark.parametrize("off", [0.0, 1e-16, 1e-8, 1e-3, 1.0])
def test_divergences_are_bounds(behind, off):
    """Of shares moved by a part `off` towards 0, at all scores within the error."""
    codes = np.array([1])
    terms = Terms(np.array([[behind], [0.0], [-2.0]]), codes)
    alpha = feasible(terms.wrong * (1 - off), codes, False)
    q = np.maximum(0, -alpha)
    for error in (0.0, 1e-9, 1e-3):
        bound = divergences(terms, alpha, np.array([error]))[0]
        for move in (-error, error):
            with mpmath.workdps(1000):
                assert true_divergence([behind + move, 0, -2], q[:, 0]) <= bound
        assert bound <= 8 * off * (1 + abs(behind)) + 1e-12 * (1 + abs(behind)) + 4 * error


def true_divergence(scores, q):
    """KL(q, p), where q lacks that of class 1."""
    powers = [mpmath.exp(mpmath.mpf(s)) for s in scores]
    shares = [mpmath.mpf(float(v)) for v in q]
    shares[1] = 1 - mpmath.fsum(shares)
    total = mpmath.fsum(powers)
    pairs = zip(shares, powers, strict=True)
    return mpmath.fsum(a * mpmath.log(a * total / b) for a, b in pairs if a)


@given(clouds(), LAMS, st.integers(0, 10**6))
def test_away_from_the_optimum_the_worth_is_that_of_the_definition(sample, lam, seed):
    """Of any (W, b), and of probabilities in balance that belong to others."""
    points, codes = sample
    rng, K = np.random.default_rng(seed), int(codes.max()) + 1
    W, b = rng.normal(size=(K, points.shape[1])), rng.normal(size=K)
    alpha = feasible(Terms(rng.normal(size=(K, len(codes))), codes).wrong, codes, True)
    found = Certifier(points, codes, lam, 1e-10).worth(W, b, alpha)
    primal = objective(points, codes, W, lam, b)
    q = np.eye(K)[codes] - alpha.T
    entropy = -(q * np.log(np.where(q > 0, q, 1))).sum() / len(codes)
    v = alpha @ points / (lam * len(codes))
    dual = entropy - lam / 2 * (v * v).sum()
    rounding = 1e-9 * (primal + abs(dual))
    assert found.primal == pytest.approx(primal, abs=rounding)
    assert primal - dual - rounding <= found.excess <= 1.02 * (primal - dual) + rounding
    assert found.dual == pytest.approx(found.primal - found.excess, abs=rounding)


def test_features_of_very_different_size_are_named(monkeypatch):
    def singular(*_):
        raise np.linalg.LinAlgError

    monkeypatch.setattr(softmax, "minimised", singular)
    with pytest.raises(BadInput, match="differ too much in size"):
        fit(X, Y, 1)

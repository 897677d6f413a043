"""The float solver: its certificates from the definition, the exact solver, peers, hard data."""

import math
import tracemalloc
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact, kernels, svm
from margins.base.data import BadInput
from margins.base.examples import CORNER_LABELS, CORNER_POINTS
from margins.svm import solving, support_vectors
from margins.svm.solution import NotSeparable
from margins.svm.solver import crossover, decomposition, gram, hard, interior, rows, sifting
from margins.svm.solver.program import Program, cholesky
from margins.svm.solver.threads import one_thread
from recomputed import check_machine, machine
from strategies import Planted, Sample, biases, penalties, planted, samples
from threadpoolctl import ThreadpoolController

EPS = float(np.finfo(float).eps)


def overlapping(n, d, rng, shift=1.2):
    """Two Gaussian clouds at distance 2 shift."""
    y = np.where(rng.random(n) < 0.5, 1, -1)
    X = rng.standard_normal((n, d))
    X[:, 0] += shift * y
    return X, y


def separable(n, d, rng):
    """A Gaussian cloud cut by a hyperplane off the origin, the halves pulled apart."""
    X = rng.standard_normal((n, d))
    y = np.where(X[:, 0] > 0.3, 1, -1)
    X[:, 0] += 0.2 * y
    return X, y


def radius(s):
    """How far w may be from optimal: the objective is 1-strongly convex. Rounding included."""
    return math.sqrt(2 * (s.primal - s.dual) + 16 * EPS * abs(s.primal))


def check_gordan(X, y, weights, bias):
    assert (weights >= 0).all()
    assert weights.sum() == pytest.approx(1)
    assert np.abs((weights * y) @ X).max() <= 1e-12 * (weights @ np.abs(X)).max()
    if bias:
        assert abs(weights @ y) <= 1e-12


# against the exact solver


def fit_both(X, y, C, bias):
    """The exact and the float answer, or the exceptions."""
    results = []
    for fit, data, cost in (
        (exact.fit, X, C),
        (svm.fit, np.array(X, dtype=float), float(C)),
    ):
        try:
            results.append(fit(data, y, cost, bias=bias))
        except BadInput as error:
            results.append(error)
    return results


@given(
    samples(n=(2, 8), two_classes=True, scaled=True),
    st.one_of(penalties, st.just(math.inf)),
    biases,
)
@example(Sample([(0,), (0,)], [1, -1]), math.inf, True)
@example(Sample([(-2,), (2,), (0,)], [1, 1, -1]), math.inf, True)
@example(Sample([(0, 0), (-1, 0), (1, 0), (0, 5)], [1, -1, -1, 1]), math.inf, True)
@example(Sample([(1,), (1,), (0,), (0,), (2,)], [-1, 1, -1, 1, -1]), 10**6, True)  # w = 0
@example(Sample([(2, 1)] * 4 + [(-2, 2)], [1, 1, -1, 1, -1]), 10**6, True)  # alpha of two sizes
@example(Sample([(2, -2), (2, 1), (-1, -2)], [1, 1, -1]), 10**18, False)  # as good as hard
@example(Sample([(1, 0), (1, -1), (1, 0), (1, 0), (1, 2)], [1, -1, 1, -1, -1]), 10**18, True)
@example(Sample([(-5, 8), (-1, 0), (0, -2)], [1, -1, -1]), Fraction(3, 4), False)  # circles
@example(Sample([(-4, 7), (-1, 0), (0, -2)], [1, -1, -1]), Fraction(4, 5), False)
@example(Sample([(-6, 8), (-1, 0), (1, -3)], [1, -1, -1]), Fraction(3, 4), False)
@example(Sample([(3, 10), (2, 7)], [1, -1]), math.inf, False)  # the value 157
def test_float_and_exact_solutions_agree_within_the_certificate(sample, C, bias):
    X, y = sample
    truth, found = fit_both(X, y, C, bias)
    if isinstance(truth, BadInput):
        assert isinstance(found, NotSeparable)
        check_gordan(np.array(X, dtype=float), np.array(y), found.certificate, bias)
        return
    check_machine(found)
    optimum = float(truth.primal)
    assert found.dual <= optimum * (1 + 16 * EPS)
    assert found.primal >= optimum * (1 - 16 * EPS)
    w = truth.w.astype(float)
    error = radius(found) + 16 * EPS * np.linalg.norm(w)
    assert np.linalg.norm(found.w - w) <= error
    # the ends of the interval of b move by at most max |x| times the error of w
    size = np.linalg.norm(np.array(X, dtype=float), axis=1).max()
    for end, exact_end in zip(found.interval, truth.interval, strict=True):
        assert abs(end - float(exact_end)) <= size * error + 64 * EPS * (1 + abs(end))


@given(samples(n=(2, 4), two_classes=True), penalties, biases)
@example(Sample([(1, 1), (1, -1), (-1, 1), (-1, -1)], [1, 1, -1, -1]), Fraction(1), True)
@example(Sample([(0,), (1,)], [1, -1]), Fraction(1), False)
@example(Sample([(0, 0), (0, 3), (1, 0), (0, 2)], [1, -1, -1, -1]), Fraction(1), True)  # C - 2^-53
def test_the_three_kinds_of_support_vectors_agree_with_the_exact_ones(sample, C, bias):
    truth, found = fit_both(*sample, C, bias)
    np.testing.assert_array_equal(support_vectors.tight(found), exact.tight(truth))
    np.testing.assert_array_equal(support_vectors.essential(found), exact.essential(truth))
    assert (
        set(support_vectors.essential(found))
        <= set(found.positive)
        <= set(support_vectors.tight(found))
    )


@given(planted(n=(2, 4), two_classes=True), biases)
@example(  # a bad step on the way, from which the path returns
    Planted(
        [(Fraction(-19, 5), Fraction(-12, 5)), (Fraction(-21, 5), Fraction(-8, 5)), (-1, 1)],
        [1, -1, -1],
        (1, -2),
        0,
    ),
    True,
)
def test_hard_margin_support_vectors_agree_with_the_exact_ones(sample, bias):
    truth, found = fit_both(sample.X, sample.y, math.inf, bias)
    if isinstance(truth, BadInput):  # planted with a bias, asked for without
        assert isinstance(found, NotSeparable)
        return
    np.testing.assert_array_equal(support_vectors.tight(found), exact.tight(truth))
    np.testing.assert_array_equal(support_vectors.essential(found), exact.essential(truth))


def test_four_corners_have_two_essential_points_at_most():
    s = svm.fit(CORNER_POINTS, CORNER_LABELS)
    assert list(support_vectors.tight(s)) == [0, 1, 2, 3]
    assert list(support_vectors.essential(s)) == []
    np.testing.assert_allclose(support_vectors.refit_on(s, [0, 1, 2]).w, s.w, atol=1e-12)


def test_a_point_is_essential_if_nothing_is_left_without_it():
    s = svm.fit([[0.0], [2.0]], [-1, 1])
    assert list(support_vectors.essential(s)) == [0, 1]
    alone = svm.fit([[2.0]], [1], bias=False)
    assert list(support_vectors.essential(alone)) == [0]
    np.testing.assert_allclose(alone.w, [0.5])


def test_refit_on_an_empty_subset_is_refused():
    with pytest.raises(BadInput, match="subset is empty"):
        support_vectors.refit_on(svm.fit(CORNER_POINTS, CORNER_LABELS), [])


@given(
    samples(n=(1, 6)),
    st.lists(st.integers(1, 4), min_size=6, max_size=6),
    st.sampled_from([0.1, 1.0, 1e3, 1e7]),
    biases,
)
def test_a_weight_is_so_many_copies(sample, times, C, bias):
    """To the gap: the optimal values are the same, and each machine bounds both."""
    times = times[: len(sample.y)]
    X, y = np.array(sample.X, dtype=float), np.array(sample.y)
    weighted = svm.fit(X, y, C * np.array(times), bias=bias)
    copies = svm.fit(np.repeat(X, times, axis=0), np.repeat(y, times), C, bias=bias)
    check_machine(weighted)
    check_machine(copies)
    price = np.array([exact_price(C) * k for k in times], dtype=object)
    optimum = exact.fit(sample.X, sample.y, price, bias=bias).primal
    assert copies.dual <= optimum <= copies.primal
    assert weighted.dual <= optimum * (1 + Fraction(EPS)) <= weighted.primal * (1 + 4 * EPS)
    if len(set(y)) == 2:
        part = support_vectors.refit_on(weighted, weighted.positive)
        assert np.linalg.norm(part.w - weighted.w) <= radius(part) + radius(weighted)


def exact_price(C):
    """The float as a fraction."""
    return Fraction(C)


# peers


@pytest.mark.parametrize("bias", [True, False])
def test_cvxpy_finds_the_same_optimum(bias):
    import cvxpy as cp

    X, y = overlapping(80, 3, np.random.default_rng(0))
    w, b = cp.Variable(3), cp.Variable() if bias else 0
    loss = cp.sum(cp.pos(1 - cp.multiply(y, X @ w + b)))
    problem = cp.Problem(cp.Minimize(cp.sum_squares(w) / 2 + 0.7 * loss))
    problem.solve(solver=cp.CLARABEL)
    s = svm.fit(X, y, 0.7, bias=bias)
    assert s.primal == pytest.approx(problem.value, rel=1e-7)
    np.testing.assert_allclose(s.w, w.value, atol=1e-5)


def test_sklearn_svc_finds_the_same_machines():
    """SVC has the same C, its dual_coef_ is alpha y, its intercept_ is b.

    libsvm keeps kernel values in single precision, which bounds what it can reach.
    """
    from sklearn.svm import SVC

    X, y = overlapping(150, 2, np.random.default_rng(1), shift=0.8)
    width, C = 1.3, 2.0
    for kernel, peer in (
        (kernels.linear, SVC(kernel="linear", C=C, tol=1e-6)),
        (kernels.rbf(width), SVC(kernel="rbf", gamma=1 / (2 * width**2), C=C, tol=1e-6)),
        (kernels.polynomial(3), SVC(kernel="poly", degree=3, gamma=1, coef0=1, C=C, tol=1e-6)),
    ):
        peer.fit(X, y)
        s = svm.fit(X, y, C, kernel=kernel)
        check_machine(s)
        beta = np.zeros(len(y))
        beta[peer.support_] = peer.dual_coef_[0]
        scores = kernel(X, X) @ beta
        slack = np.maximum(0, 1 - y * (scores + peer.intercept_[0]))
        primal = beta @ scores / 2 + C * slack.sum()
        assert s.dual <= primal <= s.primal * (1 + 1e-5)
        clear = np.abs(s.decision(X)) > 0.01
        assert (s.predict(X) == peer.predict(X))[clear].all()


def test_sklearn_svc_with_a_large_C_finds_the_hard_margin():
    from sklearn.svm import SVC

    X, y = separable(300, 4, np.random.default_rng(2))
    s = svm.fit(X, y)
    check_machine(s)
    peer = SVC(kernel="linear", C=1e8, tol=1e-9).fit(X, y)
    np.testing.assert_allclose(s.w, peer.coef_[0], atol=1e-5)
    assert s.b == pytest.approx(peer.intercept_[0], abs=1e-5)
    assert s.margins.min() == pytest.approx(1, abs=1e-12)


# degenerate data, scales


@pytest.mark.parametrize("scale", [1e-6, 1e-3, 1.0, 1e3, 1e6])
@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("C", [1e-4, 1.0, 1e4, math.inf])
def test_stretching_the_data_and_C_together_changes_only_the_units(scale, bias, C):
    X, y = separable(120, 3, np.random.default_rng(3))
    if not bias:
        X[:, 0] -= 0.3
    plain = svm.fit(X, y, C, bias=bias)
    stretched = svm.fit(scale * X, y, C / scale**2, bias=bias)
    for s in (plain, stretched):
        check_machine(s)
    np.testing.assert_allclose(scale * stretched.w, plain.w, rtol=1e-6, atol=1e-9)
    assert stretched.b == pytest.approx(plain.b, abs=1e-8)


@pytest.mark.parametrize("C", [1e-12, 1e-6, 1e6, 1e12])
@pytest.mark.parametrize("bias", [True, False])
def test_tiny_and_huge_penalties(C, bias):
    for seed in range(3):
        check_machine(svm.fit(*overlapping(60, 2, np.random.default_rng(seed)), C, bias=bias))
        check_machine(svm.fit(*separable(60, 2, np.random.default_rng(seed)), C))


def test_a_huge_penalty_on_separable_data_is_the_hard_margin():
    X, y = separable(200, 5, np.random.default_rng(4))
    np.testing.assert_allclose(svm.fit(X, y, 1e14).w, svm.fit(X, y).w, rtol=1e-9)


def awkward_samples():
    rng = np.random.default_rng(5)
    X, y = overlapping(60, 3, rng)
    constant = X.copy()
    constant[:, 1] = 1e6 / 3
    unequal = X * [1e-5, 1.0, 1e5]
    grid = rng.integers(0, 3, size=(400, 3)).astype(float)
    wide = rng.standard_normal((20, 70))
    offset = X + 1e6
    rare = np.full(600, -1)
    rare[:3] = 1
    return {
        "two points": (np.array([[0.0], [1.0]]), np.array([1, -1])),
        "the same point twice": (np.zeros((2, 3)), np.array([1, -1])),
        "all points equal, three to one": (np.ones((4, 2)), np.array([1, 1, 1, -1])),
        "constant column": (constant, y),
        "columns of very different size": (unequal, y),
        "every row five times": (np.repeat(X, 5, axis=0), np.repeat(y, 5)),
        "both labels everywhere": (np.vstack((X, X)), np.concatenate((y, -y))),
        "a grid": (grid, np.where(grid.sum(axis=1) + rng.normal(0, 1, 400) > 3, 1, -1)),
        "more features than points": (wide, np.where(np.arange(20) < 9, 1, -1)),
        "far from the origin": (offset, y),
        "three in six hundred": (rng.standard_normal((600, 2)), rare),
        "sorted by label": (X[np.argsort(y)], np.sort(y)),
        "a line": (np.outer(rng.standard_normal(50), [1.0, 2, -1]), np.tile([1, -1], 25)),
        "heavy tails": (rng.standard_cauchy((200, 2)), np.tile([1, -1], 100)),
    }


@pytest.mark.parametrize("name", awkward_samples())
@pytest.mark.parametrize("C", [1e-3, 1.0, 1e3])
@pytest.mark.parametrize("bias", [True, False])
def test_awkward_samples(name, C, bias):
    X, y = awkward_samples()[name]
    if name == "far from the origin" and not bias:
        X = X - 1e6 + 1e2  # without a bias the distance from the origin is part of the problem
    s = svm.fit(X, y, C, bias=bias)
    check_machine(s)
    at_bound = s.margins < 1 - 1e-6 * (1 + np.abs(s.margins).max())
    assert (s.alpha[at_bound] >= C * (1 - 1e-9)).all()
    assert (s.alpha[s.margins > 1 + 1e-6 * (1 + np.abs(s.margins).max())] <= 1e-9 * C).all()


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("n", [6, 400])
def test_a_kernel_that_is_zero_everywhere(capfd, n, bias):
    """No rank at all: no w, all margins 0 without a bias, and no word from LAPACK."""
    X, y = np.zeros((n, 2)), np.where(np.arange(n) % 3, 1, -1)
    s = svm.fit(X, y, 2.0, kernel=kernels.linear, bias=bias)
    check_machine(s)
    assert s.primal == pytest.approx(2.0 * (2 * (y < 0).sum() if bias else n))
    with pytest.raises(NotSeparable):
        svm.fit(X, y, kernel=kernels.linear, bias=bias)
    with pytest.raises(BadInput, match="not positive semidefinite"):
        svm.fit(X + 1, y, kernel=lambda A, B: -A @ B.T, bias=bias)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("label", "b", "interval"), [(1, 1, (1, math.inf)), (-1, -1, (-math.inf, -1))]
)
def test_one_class_needs_no_normal_vector(label, b, interval):
    for X in ([[1.0, 2.0], [3.0, 4.0]], overlapping(50, 3, np.random.default_rng(6))[0]):
        s = svm.fit(X, [label] * len(X), 1.0)
        assert not s.w.any()
        assert (s.b, s.interval, s.primal, s.dual, s.gap) == (b, interval, 0, 0, 0)
        assert (s.predict(X) == label).all()
        assert svm.fit(X, [label] * len(X), 1.0, kernel=kernels.linear).b == b


def test_one_class_with_the_hard_margin_is_refused_unless_there_is_no_bias():
    with pytest.raises(BadInput, match=r"only class \+1 is present"):
        svm.fit([[1.0], [2.0]], [1, 1])
    s = svm.fit([[1.0], [2.0]], [1, 1], bias=False)
    np.testing.assert_allclose(s.w, [1])


def test_exact_input_is_accepted():
    s = svm.fit([[Fraction(1, 2)], [Fraction(-1, 2)]], [1, -1], Fraction(10))
    np.testing.assert_allclose(s.w, [2])
    assert s.X.dtype == float


def test_equal_input_gives_equal_output():
    X, y = overlapping(3000, 3, np.random.default_rng(6))
    first, second = svm.fit(X, y, 1.0), svm.fit(X, y, 1.0)
    assert (first.w == second.w).all()
    assert (first.alpha == second.alpha).all()


# large samples


@pytest.mark.parametrize("C", [1e-3, 1.0, 100.0])
@pytest.mark.parametrize("bias", [True, False])
def test_sifting_finds_what_all_rows_at_once_give(C, bias):
    X, y = overlapping(20_000, 4, np.random.default_rng(7))
    s = svm.fit(X, y, C, bias=bias)
    check_machine(s)
    lines = rows.linear_rows(X, y, bias)
    plain = sifting.solve_all(lines, np.full(len(y), C * lines.unit), 1e-10)
    np.testing.assert_allclose(s.w, lines.w(plain.u), atol=1e-7)


def test_sifting_on_sorted_rare_and_duplicated_rows():
    rng = np.random.default_rng(8)
    X = rng.integers(0, 4, size=(8000, 4)).astype(float)
    y = np.where(X @ [1, -1, 1, 0.5] + rng.normal(0, 1, 8000) > 5, 1, -1)
    order = np.argsort(y, kind="stable")
    for sample, labels in ((X, y), (X[order], y[order])):
        check_machine(svm.fit(sample, labels, 1.0))
    rare = np.full(8000, -1)
    rare[:4] = 1
    check_machine(svm.fit(rng.standard_normal((8000, 3)), rare, 1.0))


@pytest.mark.parametrize("C", [1e-8, 1.0])
def test_a_bad_band_is_mended(C):
    """From a rough solution that is entirely wrong refine still reaches the optimum."""
    X, y = overlapping(4000, 3, np.random.default_rng(9))
    lines = rows.linear_rows(X, y, True)
    c = np.full(len(y), lines.unit * C)
    good = sifting.solve_all(lines, c, 1e-9)
    mended = sifting.refine(lines, c, -(good.margins - 1), 1e-3, 1e-9)
    np.testing.assert_allclose(mended.u, good.u, atol=1e-9)


def test_a_bad_band_is_mended_for_a_kernel():
    X, y = overlapping(300, 2, np.random.default_rng(35))
    grams, c = gram.gram_rows(kernels.rbf(1.0)(X, X), y, True), np.ones(300)
    good = sifting.solve_all(grams, c, 1e-9)
    mended = sifting.refine(grams, c, -(good.margins - 1), 1e-3, 1e-9)
    np.testing.assert_allclose(mended.margins, good.margins, atol=1e-7)


def test_large_hard_margin():
    X, y = separable(50_000, 3, np.random.default_rng(10))
    s = svm.fit(X, y)
    check_machine(s)
    np.testing.assert_allclose(
        s.w, support_vectors.refit_on(s, support_vectors.tight(s)).w, rtol=1e-9
    )


@pytest.mark.parametrize("bias", [True, False])
def test_large_inseparable_data_is_refused_with_a_proof(bias):
    X, y = overlapping(50_000, 3, np.random.default_rng(11))
    with pytest.raises(NotSeparable, match="finite C") as error:
        svm.fit(X, y, bias=bias)
    check_gordan(X, y, error.value.certificate, bias)


def test_a_thin_street_is_found():
    X, y = separable(500, 2, np.random.default_rng(12))
    X[:, 0] -= 0.2 * y - 1e-7 * y
    s = svm.fit(X, y)
    check_machine(s)
    assert 1 / np.linalg.norm(s.w) < 0.01


def peak_of(fit):
    """What it returns, and the most memory that it held, in numbers of eight bytes."""
    tracemalloc.start()
    found = fit()
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return found, peak / 8


def test_memory_stays_linear_in_n():
    n, d = 200_000, 3
    X, y = overlapping(n, d, np.random.default_rng(13))
    s, peak = peak_of(lambda: svm.fit(X, y, 1.0))
    check_machine(s)
    assert peak < 30 * n * d  # n x n numbers would be 300 000 times X


def test_a_kernel_machine_holds_one_gram_matrix():
    """Of a kernel without a theorem one more, which is factored to see what it is."""
    n = 1000
    X, y = overlapping(n, 10, np.random.default_rng(14))
    known = kernels.rbf(kernels.median_width(X) / 2)
    for kernel, most in ((known, 1.5), (known.__call__, 2.5)):
        s, peak = peak_of(lambda kernel=kernel: svm.fit(X, y, 1.0, kernel=kernel, tol=1e-6))
        assert s.gap <= 1e-6
        assert peak < most * n * n


# kernels


def test_linear_kernel_is_the_linear_machine():
    X, y = overlapping(100, 3, np.random.default_rng(14))
    new = np.random.default_rng(15).standard_normal((20, 3))
    for C, bias in ((1.0, True), (1.0, False)):
        with_kernel = svm.fit(X, y, C, kernel=kernels.linear, bias=bias)
        check_machine(with_kernel)
        plain = svm.fit(X, y, C, bias=bias)
        np.testing.assert_allclose(with_kernel.decision(new), plain.decision(new), atol=1e-9)


@pytest.mark.parametrize("n", [60, 700])
def test_polynomial_kernel_is_the_linear_machine_on_monomials(n):
    X, y = overlapping(n, 2, np.random.default_rng(16), shift=0.5)
    a, b = X.T
    root = math.sqrt(2)
    features = np.stack((a * a, b * b, root * a * b, root * a, root * b, np.ones(n)), axis=1)
    explicit = svm.fit(features, y, 0.5)
    s = svm.fit(X, y, 0.5, kernel=kernels.polynomial(2))
    check_machine(s)
    assert s.primal == pytest.approx(explicit.primal, rel=1e-8)
    np.testing.assert_allclose(s.margins, explicit.margins, atol=1e-7)


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("C", [0.1, 10.0])
def test_narrow_kernels_need_decomposition(bias, C):
    rng = np.random.default_rng(17)
    X = rng.uniform(-3, 3, size=(500, 3))
    y = np.where(np.sin(2 * X[:, 0]) * np.sin(2 * X[:, 1]) + rng.normal(0, 0.2, 500) > 0, 1, -1)
    s = svm.fit(X, y, C, kernel=kernels.rbf(0.5), bias=bias)
    check_machine(s)


@pytest.mark.parametrize("bias", [True, False])
def test_decomposition_reaches_its_tolerance(bias):
    X, y = overlapping(200, 2, np.random.default_rng(18))
    K, c = kernels.rbf(1.0)(X, X), np.full(200, 2.0)
    rough = decomposition.decompose(K, y.astype(float), c, bias=bias, tol=1e-3, steps=100_000)
    assert rough.violation <= 1e-3
    truth = svm.fit(X, y, 2.0, kernel=kernels.rbf(1.0), bias=bias)
    np.testing.assert_allclose(rough.margins, truth.margins, atol=2e-2)
    stopped = decomposition.decompose(K, y.astype(float), c, bias=bias, tol=1e-3, steps=3)
    assert stopped.violation > 0.1


def test_hard_margin_with_a_kernel():
    rng = np.random.default_rng(19)
    X = rng.standard_normal((80, 2))
    y = np.where((X**2).sum(axis=1) > 1.5, 1, -1)
    s = svm.fit(X, y, kernel=kernels.rbf(0.7))
    check_machine(s)
    assert (s.predict(X) == y).all()
    with pytest.raises(NotSeparable) as error:
        svm.fit(X, y, kernel=kernels.linear)
    check_gordan(X, y, error.value.certificate, True)


def noisy_grid(n, step, rng):
    """Points on a grid with labels of a chessboard, a twentieth of them wrong."""
    X = np.round(rng.uniform(-2, 2, size=(n, 2)) / step) * step
    board = np.sin(2 * X[:, 0]) * np.sin(2 * X[:, 1])
    return X, np.where((board > 0) != (rng.random(n) < 0.05), 1, -1)


def test_gordan_weights_for_a_kernel_that_nearly_separates():
    """Both labels at one point, among many that a very smooth kernel can hardly tell apart."""
    X, y = noisy_grid(100, 0.5, np.random.default_rng(24))
    kernel = kernels.rbf(5.0)
    with pytest.raises(NotSeparable) as error:
        svm.fit(X, y, kernel=kernel)
    beta = error.value.certificate * y
    assert error.value.certificate.min() >= 0
    assert abs(beta.sum()) <= 1e-12
    assert beta @ kernel(X, X) @ beta <= 1e-20


def test_a_street_that_rounding_hides_is_not_certified():
    X, y = noisy_grid(100, 0.001, np.random.default_rng(25))
    with pytest.raises((svm.NotConverged, NotSeparable)):
        svm.fit(X, y, kernel=kernels.rbf(5.0))


def test_essential_points_of_a_kernel_machine():
    X, y = [[-1.0], [0.0], [1.0], [4.0]], [1, -1, 1, 1]
    s = svm.fit(X, y, kernel=kernels.polynomial(2))
    assert list(support_vectors.essential(s)) == [0, 1, 2]


def test_precomputed_kernel():
    X, y = overlapping(50, 2, np.random.default_rng(20))
    K = kernels.rbf(1.0)(X, X)
    index = np.arange(50)[:, None]
    direct = svm.fit(X[:40], y[:40], 1.0, kernel=kernels.rbf(1.0))
    s = svm.fit(index[:40], y[:40], 1.0, kernel=kernels.precomputed(K))
    np.testing.assert_allclose(s.decision(index[40:]), direct.decision(X[40:]), atol=1e-10)
    with pytest.raises(BadInput, match="square"):
        kernels.precomputed(K[:3])


def test_kernels_follow_the_scale_of_the_data():
    X, _ = overlapping(30, 3, np.random.default_rng(21))
    width = kernels.median_width(X)
    for scale in (1e-6, 1e6):
        assert kernels.median_width(scale * X) == pytest.approx(scale * width)
        stretched = kernels.rbf(scale * width)(scale * X, scale * X)
        np.testing.assert_allclose(stretched, kernels.rbf(width)(X, X), atol=1e-12)
        polynomial = kernels.polynomial(2, scale=scale)(scale * X, scale * X)
        np.testing.assert_allclose(polynomial, kernels.polynomial(2)(X, X), rtol=1e-12)
    far = kernels.rbf(width)(X + 1e6, X + 1e6)
    np.testing.assert_allclose(far, kernels.rbf(width)(X, X), atol=1e-8)


def test_kernels_are_exact_on_exact_data():
    X = np.array([[Fraction(1, 2)], [Fraction(2)]], dtype=object)
    assert kernels.linear(X, X)[0, 1] == 1
    assert kernels.polynomial(2, Fraction(1, 2))(X, X)[0, 0] == Fraction(9, 16)


def test_kernel_parameters_are_checked():
    for bad in (0, 1.5):
        with pytest.raises(BadInput, match="degree"):
            kernels.polynomial(bad)
    with pytest.raises(BadInput, match="offset"):
        kernels.polynomial(2, -1)
    with pytest.raises(BadInput, match="scale"):
        kernels.polynomial(2, 1, 0)
    with pytest.raises(BadInput, match="median_width"):
        kernels.rbf(0)
    with pytest.raises(BadInput, match="all points are equal"):
        kernels.median_width([[1.0], [1.0]])


@pytest.mark.parametrize(
    ("kernel", "message"),
    [
        (lambda X, Z: X @ Z.T - 5, "not positive semidefinite"),
        (lambda X, Z: -np.ones((len(X), len(Z))), "not positive semidefinite"),
        (lambda X, Z: X[:, :1] - Z[:, 0], "not symmetric"),
        (lambda X, _: np.ones(len(X)), "must have shape"),
        (lambda X, Z: np.full((len(X), len(Z)), np.nan), "NaN or infinity"),
    ],
)
def test_functions_that_are_no_kernels_are_refused(kernel, message):
    with pytest.raises(BadInput, match=message):
        svm.fit(CORNER_POINTS, CORNER_LABELS, 1.0, kernel=kernel)


# errors


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"C": 0}, "C must be positive"),
        ({"C": -1.0}, "C must be positive"),
        ({"C": math.nan}, "C must be positive"),
        ({"C": "hard"}, "C must hold numbers only"),
        ({"tol": 0}, "tol must lie"),
        ({"tol": 2}, "tol must lie"),
        ({"X": [[1.0], [math.nan]]}, "NaN"),
        ({"X": [[1e200], [-1e200]]}, "too large for their squares"),
        ({"X": [[1.7e308], [1.7e308]]}, "too large for their squares"),
        ({"X": [[1e60], [0]], "kernel": kernels.linear}, "too large for their squares"),
        ({"X": [[1e-200], [-1e-200]]}, "too small for their squares"),
        ({"C": 1e300}, "use infinity for the hard margin"),
        ({"C": 1e-120}, "too small for data of this size"),
        ({"C": 1e-300}, "too small for data of this size"),
        ({"y": [0, 1]}, "labels must be -1 or"),
    ],
)
def test_bad_arguments(arguments, message):
    with pytest.raises(BadInput, match=message):
        svm.fit(**{"X": [[0.0], [1.0]], "y": [-1, 1], **arguments})


@pytest.mark.parametrize("tol", [0.3, 1e-2, 1e-4, 1e-12])
def test_any_tolerance_is_met(tol):
    for n in (300, 5000):
        X, y = overlapping(n, 3, np.random.default_rng(26))
        check_machine(svm.fit(X, y, 1.0, tol=tol), tol)


def test_an_answer_is_certified_or_refused():
    X, y = overlapping(200, 3, np.random.default_rng(22))
    with pytest.raises(svm.NotConverged, match="certified relative gap") as error:
        svm.fit(X, y, 1.0, tol=1e-18)
    check_machine(error.value.solution, tol=1e-12)


@pytest.mark.parametrize(("C", "bound"), [(1.0, "is 1, not"), (math.inf, "is inf, not")])
def test_a_solver_that_is_wrong_is_not_believed(monkeypatch, C, bound):
    """The certificate is computed from the data, not from what the solver says about itself."""
    X, y = separable(50, 2, np.random.default_rng(27))
    nothing = sifting.Fitted(np.zeros(3), np.zeros(50), np.ones(50), 0.0, settled=True)
    for name in ("fit_soft", "fit_hard", "harden", "solve_all"):
        monkeypatch.setattr(solving, name, lambda *_: nothing)
    with pytest.raises(svm.NotConverged, match=bound) as error:
        svm.fit(X, y, C)
    assert error.value.solution.dual == 0


# how much work it is

WORK = {  # data, options, Newton steps and rows of the largest program
    "few rows": (overlapping(200, 3, np.random.default_rng(1)), {"C": 1.0}, 9, 200),
    "a high price": (overlapping(200, 20, np.random.default_rng(2)), {"C": 100.0}, 11, 200),
    "no bias": (overlapping(200, 3, np.random.default_rng(3)), {"C": 1.0, "bias": False}, 9, 200),
    "hard": (separable(300, 3, np.random.default_rng(4)), {}, 14, 300),
    "many rows": (overlapping(20000, 5, np.random.default_rng(5)), {"C": 1.0}, 40, 2940),
    "many rows, hard": (separable(20000, 3, np.random.default_rng(6)), {}, 39, 852),
    "many features": (overlapping(30, 200, np.random.default_rng(7)), {"C": 1.0}, 6, 30),
    "beyond all prices": (overlapping(200, 3, np.random.default_rng(8)), {"C": 1e9}, 11, 200),
    "kernel": (
        overlapping(400, 2, np.random.default_rng(10)),
        {"C": 1.0, "kernel": kernels.rbf(0.3)}, 9, 267,
    ),
    "kernel, no bias": (
        overlapping(400, 2, np.random.default_rng(10)),
        {"C": 1.0, "kernel": kernels.rbf(0.3), "bias": False}, 9, 261,
    ),
    "kernel of low rank": (
        overlapping(400, 2, np.random.default_rng(11)),
        {"C": 1.0, "kernel": kernels.polynomial(2)}, 13, 400,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WORK)
def test_ordinary_data_take_little_work(monkeypatch, name):
    """A wrong turn in the solver costs time, not truth: the certificate refuses, and a slower
    method follows. So the work is counted: one candidate, few Newton steps, few rows, and an end
    at the exact solution, up to rounding."""
    (X, y), options, steps, rows_at_once = WORK[name]
    work = {"candidates": 0, "steps": 0, "rows": 0}
    certify, factor, solve = solving.Problem._certified, interior.cholesky, sifting.solve

    def certifying(*args):
        work["candidates"] += 1
        return certify(*args)

    def factoring(*args):
        work["steps"] += 1
        return factor(*args)

    def solve_noted(program, *args, **options):
        work["rows"] = max(work["rows"], program.A.shape[1])
        return solve(program, *args, **options)

    monkeypatch.setattr(solving.Problem, "_certified", certifying)
    monkeypatch.setattr(interior, "cholesky", factoring)
    monkeypatch.setattr(sifting, "solve", solve_noted)
    assert machine(svm.fit(X, y, **options)).gap <= 512 * EPS
    assert work["candidates"] == 1
    assert work["steps"] <= steps + 2
    assert work["rows"] <= 1.05 * rows_at_once


# parts of the solver


def test_interior_point_gives_up_only_with_what_it_has():
    """Tiny programs of every shape, also with more unknowns than rows and without tight rows."""
    rng = np.random.default_rng(23)
    for p, k in ((1, 1), (1, 6), (3, 2), (8, 3), (4, 9)):
        A = rng.standard_normal((p, k))
        program = Program(A, np.ones(p), np.full(k, 0.7), rng.standard_normal(p))
        for settle in (True, False):
            point = interior.solve(program, 1e-9, settle=settle)
            slack = np.maximum(0, 1 - point.u @ A)
            r = point.u @ A - 1
            complementarity = (0.7 - point.alpha) @ slack + point.alpha @ (r + slack)
            residual = point.u - A @ point.alpha - program.g
            gap = complementarity + residual @ residual / 2
            assert gap <= 1e-7 * (1 + abs(program.value(point.u, slack)))


def test_an_indefinite_matrix_has_no_factor():
    with pytest.raises(ArithmeticError, match="overflow"):
        cholesky(-np.eye(2))


def test_decision_needs_the_features_of_the_training():
    s = svm.fit([[0.0, 0.0], [1.0, 1.0]], [-1, 1])
    with pytest.raises(BadInput, match="trained on 2 features, X has 3"):
        s.decision([[1.0, 2.0, 3.0]])


def counted(monkeypatch, module, name):
    """A list that grows by the arguments of every call."""
    calls, real = [], getattr(module, name)

    def noting(*args, **options):
        calls.append(args)
        return real(*args, **options)

    monkeypatch.setattr(module, name, noting)
    return calls


@pytest.mark.parametrize(("p", "k"), [(8, 3), (5, 3), (2, 9)])
def test_more_unknowns_than_rows_are_as_cheap_as_equally_many(monkeypatch, p, k):
    """A program in the span of its rows and of g has at most k + 1 unknowns that cost."""
    A = np.random.default_rng(29).standard_normal((p, k))
    paths = counted(monkeypatch, interior, "_follow_the_path")
    assert interior.solve(Program(A, np.ones(p), np.ones(k), np.zeros(p)), 1e-9).settled
    assert [path[0].A.shape for path in paths] == [(4, 3) if p == 8 else (p, k)]


def test_the_unit_of_the_objective_does_not_change_the_work(monkeypatch):
    X, y = overlapping(100, 2, np.random.default_rng(30))
    lines = rows.linear_rows(X, y, True)
    program = lines.program(np.arange(100), np.full(100, lines.unit), np.zeros(100))
    steps = []
    for unit in (1e-6, 1.0, 1e6):
        factors = counted(monkeypatch, interior, "cholesky")
        scaled = Program(program.A, unit * program.q, unit * program.c, unit * program.g)
        point = interior.solve(scaled, 1e-9)
        assert point.settled
        steps.append(len(factors))
    assert max(steps) - min(steps) <= 1


def test_the_start_is_central():
    r, c = np.array([-3.0, 0.0, 0.5, 4.0]), np.array([1.0, 2.0, 1.0, 0.5])
    Z = interior._central(r, c)
    S, T = Z[:2], Z[2:]
    mu = 2 * np.mean([3, 0, 0.5, 2])
    np.testing.assert_allclose(S * T, np.full((2, 4), mu))
    np.testing.assert_allclose(S[0] - S[1], r, atol=1e-12)
    np.testing.assert_allclose(T.sum(axis=0), c)
    assert min(S.min(), T.min()) > 0


def test_the_cost_of_a_residual():
    """1/2 sum r_j^2 / q_j, and |r_b| (1 + max |u|) for a bias, which costs nothing itself."""
    residual, u = np.array([2.0, -3.0]), np.array([0.5, -4.0])
    assert interior._cost_of(residual, np.array([1.0, 9.0]), u) == 2.5
    assert interior._cost_of(residual, np.array([1.0, 0.0]), u) == 2 + 3 * 5


def test_the_value_of_a_program():
    program = Program(np.zeros((2, 2)), np.array([2.0, 0.0]), np.array([3.0, 5.0]), np.ones(2), 7.0)
    assert program.value(np.array([3.0, 4.0]), np.array([1.0, 2.0])) == 9 - 7 + 13 + 7


def twins(scale=1.0, unit=1.0, c=(0.8, 0.8)):
    """The row 1 twice, and the row 1/2, whose margin 1/2 at u = 1 puts its multiplier at 1/2.

    q u = A alpha + g leaves 1 - 1/4 - 1/4 = 1/2 for the sum of the twins' multipliers.
    """
    A = scale * np.array([[1.0, 1.0, 0.5]])
    costs = unit * np.array([*c, 0.5]) / scale**2
    return Program(A, np.array([unit]), costs, np.array([0.25 * unit]) / scale)


@pytest.mark.parametrize("scale", [1e-7, 1.0, 1e7])
@pytest.mark.parametrize("unit", [1e-8, 1.0])
@pytest.mark.parametrize(
    "path", [(0.3, 0.1), (0.7, 0.7), (0.1, 0.7), (-0.4, 0.1)], ids=["in", "out", "down", "up"]
)
def test_crossover_solves_for_twins(scale, unit, path):
    """Also where the neighbour of the path has multipliers outside the box."""
    program = twins(scale, unit)
    relative = np.zeros((2, 3))
    relative[1, 2] = -1  # beta of the last row vanishes
    sizes = unit / scale**2
    u, alpha = crossover.cross_over(program, sizes * np.array([*path, 0.4]), relative)
    np.testing.assert_allclose(u, [1 / scale])
    assert alpha[:2].sum() == pytest.approx(0.5 * sizes)
    assert alpha[2] == 0.5 * sizes
    assert ((alpha >= 0) & (alpha <= program.c)).all()


def test_crossover_refuses_a_wrong_partition():
    """At u = 1 the last row has margin 1/2, so its multiplier is not 0."""
    relative = np.zeros((2, 3))
    relative[0, 2] = -1
    assert crossover.cross_over(twins(), np.array([0.3, 0.1, 0.4]), relative) is None


def test_crossover_moves_multipliers_below_their_price():
    """(0.45, 0.05) lies on the line alpha_1 + alpha_2 = 1/2, but beyond the first price."""
    relative = np.zeros((2, 3))
    relative[1, 2] = -1
    program = twins(c=(0.3, 0.4))
    _, alpha = crossover.cross_over(program, np.array([0.45, 0.05, 0.4]), relative)
    assert alpha[:2].sum() == pytest.approx(0.5)
    assert ((alpha >= 0) & (alpha <= program.c)).all()


@pytest.mark.parametrize(("x", "off", "fits"), [(1.0, 1e-9, False), (1e4, 5e-9, True)])
def test_a_margin_fits_up_to_the_rounding_of_u(x, off, fits):
    """u = (A alpha + g) / q is off by 1e-15 of the size of these terms, times A for the margin."""
    program = Program(np.array([[x]]), np.ones(1), np.ones(1), np.zeros(1))
    neither = np.zeros(1, dtype=bool)
    u = np.array([(1 + off) / x])
    assert crossover._margins_fit(program, u, np.ones(1), neither, neither) == fits


def test_unequal_boxes():
    """alpha_1 + 2 alpha_2 = 2 in [0, 1/2] x [0, 3/4] has one solution."""
    alpha = crossover._into_the_box(np.array([[1.0, 2.0]]), np.array([2.0]), np.array([0.5, 0.75]))
    np.testing.assert_allclose(alpha, [0.5, 0.75])


@pytest.mark.parametrize(
    ("x", "y", "left", "b"),
    [
        ([2, -2], [1, -1], [False, False], 0),  # b >= -1 and b <= 1
        ([0, -4], [1, -1], [False, False], 1),  # b >= 1 and b <= 3
        ([4, 0], [1, -1], [False, False], -1),  # b >= -3 and b <= -1
        ([4, 0], [1, -1], [True, True], -3),  # the wrong way round: b <= -3 and b >= -1
        ([0, -4], [-1, 1], [True, True], 0),  # b >= -1 and b <= 5
        ([-2], [1], [False], 3),  # b >= 3
        ([2], [-1], [False], -3),  # b <= -3
    ],
)
def test_without_tight_rows_the_margins_leave_an_interval_for_b(x, y, left, b):
    """With w = (1, 0) margin 1 is at b = y - x; margins are at least 1, or at most 1 (left)."""
    x, y = np.array(x, dtype=float), np.array(y, dtype=float)
    A = np.stack((y * x, 5 * y, y))
    program = Program(A, np.array([2.0, 2.0, 0.0]), np.ones(len(y)), np.zeros(3))
    u = crossover._without_tight(program, np.array([2.0, 0.0, 0.0]), np.array(left))
    np.testing.assert_array_equal(u, [1, 0, b])


def test_decomposition_of_three_points():
    """x = 1 and x = -1 make w = 1, b = 0 in one step; x = 3/2 is beyond its margin."""
    x, y = np.array([1.0, -1.0, 1.5]), np.array([1.0, -1.0, 1.0])
    rough = decomposition.decompose(np.outer(x, x), y, np.full(3, 9.0), bias=True, tol=0.1, steps=1)
    np.testing.assert_allclose(rough.alpha, [0.5, 0.5, 0])
    np.testing.assert_allclose(rough.margins, [1, 1, 1.5])
    assert rough.violation == 0.1


def test_a_single_step_goes_where_it_gains_most():
    """From (1, 0, 0) the gains are wanted^2 / 2 K_ii = 1/16 and 1/12."""
    K = np.array([[1, 0.5, 0], [0.5, 2, 0], [0, 0, 6]])
    rough = decomposition.decompose(K, np.ones(3), np.full(3, 9.0), bias=False, tol=0.1, steps=2)
    np.testing.assert_allclose(rough.alpha, [1, 0, 1 / 6])
    np.testing.assert_allclose(rough.margins, [1, 0.5, 1])


def test_gordan_weights_of_rows_with_a_multiplier():
    """One point with three labels: the row without a multiplier is not needed."""
    lines = rows.linear_rows(np.array([[2.0], [2.0], [2.0], [5.0]]), np.array([1, -1, -1, 1]), True)
    weights = hard.gordan_weights(lines, np.array([0.5, 0.0, 0.5, 0.0]))
    np.testing.assert_allclose(weights, [0.5, 0, 0.5, 0])
    assert hard.gordan_weights(lines, np.array([0.5, 0.0, 0.0, 0.5])) is None


def test_the_cost_of_a_hard_margin_is_raised_to_what_surely_suffices():
    """From |w|^2 = 90 and least margin 1/10: no multiplier exceeds 90 / (1/10)^2."""
    lines, costs = rows.linear_rows(np.eye(2), np.array([1, -1]), True), []

    def fit(c):
        costs.append(c[0])
        return sifting.Fitted(np.zeros(3), c[:2] / len(costs), np.full(2, 0.1), 90.0, settled=True)

    hard.harden(lines, fit, cost=5.0)
    assert 9000 < costs[1] < 20_000
    assert len(costs) == 3


def test_least_margin_in_the_middle_of_the_street():
    margins, y = np.array([3.0, 1.0, -2.0, 0.5]), np.array([1, 1, 1, -1])
    assert hard.least_margin(margins, y, bias=True) == -0.75
    assert hard.least_margin(margins, y, bias=False) == -2


def test_linear_rows_on_the_negative_side():
    """Columns: varied, twice as varied, constant. The last gets the mean of the other scales."""
    X = np.array([[-11.0, 1, 4], [-13, -3, 4], [-11, 1, 4], [-13, -3, 4]])
    lines = rows.linear_rows(X, np.array([1, -1, 1, 1]), True)
    np.testing.assert_array_equal(lines.shift, [-12, -1, 4])
    np.testing.assert_array_equal(lines.scale, [1, 2, 1.5])
    program = lines.program(np.array([0, 1]), np.array([5.0, 6.0]), np.array([0.0, 0, 2, 3]))
    np.testing.assert_array_equal(program.A, [[1, 1], [1, 1], [0, 0], [1, -1]])
    np.testing.assert_allclose(program.q, [7.25, 7.25 / 4, 7.25 / 2.25, 0])
    np.testing.assert_array_equal(program.g, [-1, -1, 0, 5])
    np.testing.assert_array_equal(program.c, [5, 6])
    assert program.constant == 5
    u = np.array([1.0, 2, 3, 4])
    np.testing.assert_array_equal(lines.w(u), [1, 1, 2])
    assert lines.offset(u) == 4 + 12 + 1 - 8
    margins, norm2 = lines.evaluate(u)
    np.testing.assert_allclose(margins, [7, -1, 7, 1])
    assert norm2 == 7.25 * 6


@pytest.mark.parametrize("side", [1, -1])
def test_rows_far_off_without_a_bias_are_turned_to_the_first_axis(side):
    rng = np.random.default_rng(37)
    centre = side * np.array([3e5, -4e5, 0.0])
    X, y = centre + rng.standard_normal((50, 3)), rng.choice([-1, 1], 50)
    lines = rows.linear_rows(X, y, False)
    assert np.abs(lines.X[:, 0]).min() > 4.9e5
    assert np.abs(lines.X[:, 1:]).max() < 10
    np.testing.assert_allclose(lines.X @ lines.X.T, X @ X.T, rtol=1e-12)
    u = rng.standard_normal(3)
    margins, norm2 = lines.evaluate(u)
    w = lines.w(u)
    np.testing.assert_allclose(margins, y * (X @ w), rtol=1e-9, atol=1e-9)
    assert norm2 == pytest.approx(lines.unit * (w @ w))
    assert lines.take(np.arange(9)).w(u).tolist() == w.tolist()
    assert rows.linear_rows(X - centre, y, False).mirror is None
    assert rows.linear_rows(X, y, True).mirror is None
    assert rows.linear_rows(X[:, :1], y, False).mirror is None
    check_machine(svm.fit(X, y, 1.0, bias=False))


def test_a_column_that_hardly_varies_gets_an_ordinary_scale():
    lines = rows.linear_rows(np.array([[1e-320, 1.0], [1e-310, 3.0]]), np.array([1, -1]), True)
    np.testing.assert_array_equal(lines.scale, [1, 1])


def test_linear_rows_without_a_bias_are_not_shifted():
    lines = rows.linear_rows(np.array([[3.0], [-4.0]]), np.array([1, -1]), False)
    assert lines.shift == 0
    np.testing.assert_allclose(lines.scale, [np.sqrt(12.5)])


@pytest.mark.parametrize(
    ("rare", "taken", "weight"), [(8, 8, 1), (40, 25, 1.6), (400, 50, 8), (0, 0, None)]
)
def test_a_sample_has_enough_of_the_rarer_class(rare, taken, weight):
    y = np.where(np.arange(800) < rare, -1.0, 1.0)
    chosen, stands_for = sifting.stratified_sample(y)
    negative = y[chosen] < 0
    assert negative.sum() == taken
    assert (stands_for[negative] == weight).all()
    common = max(100 * (800 - rare) // 800, 25)
    assert (~negative).sum() == common
    np.testing.assert_allclose(stands_for[~negative], (800 - rare) / common)


def test_band_widths():
    """Shares 3 sqrt(4 / 900) = 1/5 of rows below the margin, 0.35 of that if all are above."""
    r = np.arange(1001) / 1000
    assert sifting.band_width(r, 4, 900) == pytest.approx(0.07)
    assert sifting.band_width(-r - 1e-9, 4, 900) == pytest.approx(0.2)
    assert sifting.band_width(r - 0.1, 4, 900) == pytest.approx(0.035 + 0.065 / 2, abs=0.01)
    assert sifting.band_width(r, 400, 900) == pytest.approx(0.7)
    assert sifting.band_width(r, 4, 90_000) == pytest.approx(6 * 4 / 1001, abs=1e-4)


def test_the_next_band():
    """Ten times narrower after a rough solution, else as the misplaced rows demand."""
    nothing, far = np.zeros(0), np.array([0.1, 0.2])
    assert sifting._next_width(4.0, far, narrowing=True) == 0.4
    assert sifting._next_width(4.0, far, narrowing=False) == pytest.approx(0.3)
    assert sifting._next_width(0.5, far, narrowing=False) == 0.15
    assert sifting._next_width(4.0, nothing, narrowing=False) == 0
    sizes = [(3000, 5000), (3001, 5000), (4999, 5000), (5000, 5000)]
    assert [sifting._is_wide(*size) for size in sizes] == [False, True, True, False]


def test_misplaced_rows():
    """With a multiplier and margin above 1, or without and below; not at 1, not in the band."""
    alpha, r = np.array([1.0, 1, 1, 0, 0, 0, 0]), np.array([-1.0, 0, 1, -1, 0, 1, -1])
    inside = np.arange(7) == 6
    np.testing.assert_array_equal(sifting._misplaced(alpha, r, inside), [2, 3])


@pytest.mark.parametrize(("few", "limit"), [(200, 200), (10, 120)])
def test_few_rows_are_solved_at_once_and_more_start_from_a_sample(monkeypatch, few, limit):
    """Few in all, or for each of the three unknowns."""
    monkeypatch.setattr(sifting, "_FEW", few)
    at_once, solve = [], sifting.solve

    def noting(program, tol, start=None, **options):
        at_once.append(start is None)
        return solve(program, tol, start, **options)

    monkeypatch.setattr(sifting, "solve", noting)
    for n in (limit, limit + 1):
        X, y = overlapping(n, 2, np.random.default_rng(34))
        lines = rows.linear_rows(X, y, True)
        sifting.fit_linear(lines, np.full(n, lines.unit), 1e-6)
    assert at_once[:3] == [True, True, False]  # all; the sample, from which the rest starts
    assert sum(at_once) == 2


@given(st.integers(0, 10**6), st.booleans(), st.booleans())
def test_a_band_can_balance_what_is_pinned(seed, pin, bias):
    rng = np.random.default_rng(seed)
    n = int(rng.integers(2, 40))
    y, c = rng.choice([-1.0, 1.0], n), 10 ** rng.uniform(-1, 1, n)
    y[:2] = -1, 1
    lines = rows.linear_rows(np.zeros((n, 1)), y, bias)
    r, width = rng.normal(rng.normal(), 1, n), 0.1
    inside, pinned, shift = sifting._solvable(lines, c, r, np.abs(r) <= width, width, pin)
    r = r + y * shift
    np.testing.assert_array_equal(pinned, np.where((r < 0) & ~inside & pin, c, 0))
    assert pin or inside[r < 0].all()
    if inside.all() or not bias:
        assert bias or shift == 0
        return
    free = {sign: c[inside & (y == sign)].sum() for sign in (-1, 1)}
    assert -free[1] < pinned @ y < free[-1]


def test_a_band_that_cannot_balance_is_moved_and_then_widened():
    """The best b for these kinks -2, -0.1, 1.2, 2 and 2 is between 1.2 and 2."""
    lines = rows.linear_rows(np.zeros((5, 1)), np.array([1, 1, -1, -1, 1]), True)
    c, r = np.ones(5), np.array([-3.0, 0.1, 0.2, 1.0, 2.0])
    _, _, shift = sifting._solvable(lines, c, r, np.abs(r) <= 0.3, 0.3, True)
    assert shift == pytest.approx(0.6)
    balanced = np.array([-3.0, 0.1, 0.2, 0.3, 2.0])
    inside, pinned, shift = sifting._solvable(lines, c, balanced, np.abs(r) <= 1, 1.0, True)
    np.testing.assert_array_equal(inside, [False, True, True, True, False])
    np.testing.assert_array_equal(pinned, [1, 0, 0, 0, 0])
    assert shift == 0


@pytest.mark.parametrize("C", [1e-9, 1e-7, 1e-5])
def test_at_a_low_price_few_rows_decide(monkeypatch, C):
    """Nearly all multipliers are C; a sample does not tell which few are not."""
    X, y = overlapping(20000, 2, np.random.default_rng(1), shift=0.8)
    solved = counted(monkeypatch, sifting, "solve")
    check_machine(svm.fit(X, y, C))
    assert max(program.A.shape[1] for program, *_ in solved) < 3000


def test_a_gap_that_equals_the_tolerance_is_enough():
    with pytest.raises(svm.NotConverged) as missed:
        svm.fit(CORNER_POINTS, CORNER_LABELS, 0.1, tol=1e-300)
    least = missed.value.solution.gap
    assert svm.fit(CORNER_POINTS, CORNER_LABELS, 0.1, tol=least).gap == least


def test_squares_have_room_in_the_points_or_in_their_gram_matrix():
    X, y = np.array([[1e30], [-1e30]]), [1, -1]
    check_machine(svm.fit(X, y, kernel=kernels.linear))
    with pytest.raises(BadInput, match="too large for their squares"):
        svm.fit(1e30 * X, y)


def test_the_gap_that_is_asked_for(monkeypatch):
    asked = counted(monkeypatch, solving.Problem, "solve")
    s = svm.fit([[1.0], [-1.0]], [1, -1])
    support_vectors.refit_on(s, [0, 1])
    svm.fit([[1.0], [-1.0]], [1, -1], tol=1e-3)
    assert [problem.tol for problem, *_ in asked] == [1e-8, 1e-8, 1e-3]


def test_multipliers_are_sorted_out_by_their_margins():
    alpha, margins = np.array([0.01, 0.99, 0.5, 0.5]), np.array([1.5, 0.5, 1.001, 0.999])
    fitted = sifting.Fitted(np.zeros(1), alpha, margins, 0.0, settled=False)
    np.testing.assert_array_equal(solving._sorted_out(fitted, 1.0), [0, 1, 0.5, 0.5])
    np.testing.assert_array_equal(solving._sorted_out(fitted, math.inf), [0, 0.99, 0.5, 0.5])


@pytest.mark.parametrize(("tol", "tried"), [(1e-8, 0), (0.3, 1)])
def test_only_multipliers_that_are_not_settled_are_sorted_out(monkeypatch, tol, tried):
    sorted_out = counted(monkeypatch, solving, "_sorted_out")
    svm.fit(*overlapping(100, 5, np.random.default_rng(32)), 1.0, tol=tol)
    assert len(sorted_out) == tried


@pytest.mark.parametrize("factor", [0.5, 2])
def test_a_hard_margin_is_scaled_to_least_margin_one(monkeypatch, factor):
    """Whatever multiple of w and alpha the solver finds."""
    fit_hard = solving.fit_hard

    def scaled(*args):
        fitted = fit_hard(*args)
        return replace(fitted, u=factor * fitted.u, alpha=factor * fitted.alpha)

    monkeypatch.setattr(solving, "fit_hard", scaled)
    slower = counted(monkeypatch, solving, "harden")
    s = svm.fit([[0.0], [2.0]], [-1, 1])
    check_machine(s)
    np.testing.assert_allclose(s.w, [1])
    assert not slower


def test_the_path_ends_where_nothing_is_gained(monkeypatch):
    X, y = overlapping(100, 2, np.random.default_rng(34))
    lines = rows.linear_rows(X, y, True)
    program = lines.program(np.arange(100), np.full(100, lines.unit), np.zeros(100))
    factors = counted(monkeypatch, interior, "cholesky")
    interior.solve(program, 1e-300, settle=False)
    assert len(factors) < 40


def test_small_products_wake_no_other_thread():
    libraries = ThreadpoolController().select(user_api="blas")
    with libraries.limit(limits=2), one_thread():
        assert {library["num_threads"] for library in libraries.info()} == {1}


# many prices


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize(("n", "offset"), [(200, 0.0), (3000, 0.0), (3000, 1e3)])
def test_a_path_has_a_certificate_for_every_price(n, offset, bias):
    X, y = overlapping(n, 3, np.random.default_rng(38))
    grid = np.logspace(-4, 3, 9)
    machines = svm.fit_path(X + offset, y, grid, bias=bias)
    assert [s.C for s in machines] == grid.tolist()
    for s in machines:
        check_machine(s)
    alone = svm.fit(X + offset, y, grid[4], bias=bias)
    assert np.linalg.norm(machines[4].w - alone.w) <= radius(machines[4]) + radius(alone)


def test_a_path_has_a_bias_unless_told_otherwise():
    X, y = overlapping(30, 2, np.random.default_rng(38))
    (machine,) = svm.fit_path(X, y, [1.0])
    assert machine.bias
    assert machine.b == svm.fit(X, y, 1.0).b != 0


def test_a_path_of_kernel_machines():
    X, y = overlapping(60, 2, np.random.default_rng(39))
    for s in svm.fit_path(X, y, [0.1, 1, 10], kernel=kernels.rbf(1.0)):
        check_machine(s)


@pytest.mark.parametrize(("prices", "samples"), [([1, 1.1, 1.2], 2), ([1e-3, 1e-2, 1], 3)])
def test_a_path_starts_from_the_machine_before(monkeypatch, prices, samples):
    """If margins hardly move; otherwise a sample tells more."""
    X, y = overlapping(8000, 3, np.random.default_rng(40))
    sampled = counted(monkeypatch, sifting, "stratified_sample")
    svm.fit_path(X, y, prices)
    assert len(sampled) == samples


@pytest.mark.parametrize(
    ("prices", "message"),
    [([], "prices is empty"), ([1, 0], "positive"), ([1, -2], "positive"), (1, "one-dimensional")],
)
def test_a_path_needs_prices(prices, message):
    with pytest.raises(BadInput, match=message):
        svm.fit_path([[0.0], [1.0]], [-1, 1], prices)


def test_the_place_of_a_machine():
    rng = np.random.default_rng(41)
    for bias, offset in ((True, 50.0), (False, 0.0), (False, 50.0)):
        lines = rows.linear_rows(rng.normal(size=(20, 3)) + offset, rng.choice([-1, 1], 20), bias)
        u = rng.normal(size=3 + bias)
        np.testing.assert_allclose(lines.place(lines.w(u), lines.offset(u)), u)


def test_the_number_of_threads_is_restored():
    libraries = ThreadpoolController().select(user_api="blas")
    with libraries.limit(limits=2):
        before = [library["num_threads"] for library in libraries.info()]
        with pytest.raises(ZeroDivisionError), one_thread():
            raise ZeroDivisionError
        assert [library["num_threads"] for library in libraries.info()] == before

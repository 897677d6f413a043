"""Few rows: growing the support of a hard margin, pivoting. Gram matrices: settling."""

import math

import numpy as np
import pytest
from margins import kernels, svm
from margins.base.data import BadInput
from margins.svm import support_vectors
from margins.svm.solver import gram, hard, interior, pivoting, settling, sifting, soft, support
from margins.svm.solver.decomposition import Rough, decompose
from margins.svm.solver.program import Program
from margins.svm.solver.rows import linear_rows
from recomputed import check_machine


def overlapping(n, d, seed, shift=1.0):
    rng = np.random.default_rng(seed)
    y = np.where(np.arange(n) % 2, 1, -1)
    return rng.normal(size=(n, d)) + shift * np.outer(y, np.ones(d)), y


def program_of(X, y, C=1.0, bias=True):
    rows, n = linear_rows(np.asarray(X, dtype=float), np.asarray(y), bias), len(y)
    return rows.program(np.arange(n), np.full(n, rows.unit * C), np.zeros(n))


def value(program, u):
    return program.value(u, np.maximum(0, 1 - u @ program.A))


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("d", [1, 2, 3])
@pytest.mark.parametrize("C", [1e-2, 1.0, 1e2])
def test_pivoting_and_the_interior_point_agree(d, bias, C):
    for seed in range(5):
        program = program_of(*overlapping(80, d, seed, 0.7), C, bias)
        u, alpha = pivoting.pivot(program)
        path = interior._follow_the_path(program, 1e-10, None, True)
        assert value(program, u) == pytest.approx(value(program, path.u), rel=1e-9)
        assert (alpha >= 0).all()
        assert (alpha <= program.c).all()
        np.testing.assert_allclose(program.q * u, program.A @ alpha, atol=1e-9 * program.c.sum())


def test_few_unknowns_take_no_step_of_the_interior_point(monkeypatch):
    def no_path(*_):
        raise AssertionError

    monkeypatch.setattr(interior, "_follow_the_path", no_path)
    check_machine(svm.fit(*overlapping(200, 2, 1), 1.0))
    check_machine(svm.fit(*overlapping(200, 3, 1), 1.0, bias=False))
    with pytest.raises(AssertionError):
        svm.fit(*overlapping(200, 3, 1), 1.0)


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("n", [40, 60, 150])
def test_grids_have_many_rows_on_a_kink(n, bias):
    """Points repeat and lie on lines: pivots of length 0, more rows at margin 1 than unknowns."""
    for seed in range(20):
        rng = np.random.default_rng(seed)
        X, y = rng.integers(-2, 3, (n, 2)).astype(float), rng.choice([-1, 1], n)
        check_machine(svm.fit(X, y, 1.0, bias=bias))


def test_a_wrong_turn_leads_back_to_the_interior_point(monkeypatch):
    monkeypatch.setattr(interior, "pivot", lambda _: None)
    check_machine(svm.fit(*overlapping(200, 2, 1), 1.0))


def test_pivoting_is_bounded(monkeypatch):
    program = program_of(*overlapping(80, 2, 0))
    monkeypatch.setattr(pivoting, "_STEPS", 1)
    assert pivoting.pivot(program) is None


def test_rows_that_depend_on_each_other_cannot_all_be_kept(monkeypatch):
    program = program_of(*overlapping(80, 2, 0))
    place = pivoting._Place(program, np.zeros(3))
    place._keep(0)
    assert place.aim() is not None
    place._keep(0)
    monkeypatch.setattr(pivoting.lapack, "dgesv", lambda *_: (None, None, None, 1), raising=False)
    assert place.aim() is None
    for row in (1, 2):
        place._keep(row)
    assert place.aim() is None
    monkeypatch.setattr(pivoting._Place, "aim", lambda _: None)
    assert pivoting.pivot(program) is None


def pivots(program, start):
    """The objective before and after each step."""
    place = pivoting._Place(program, start)
    for _ in range(200):
        step, multipliers = place.aim()
        if abs(step).max() > 1e-10 * (1 + abs(place.u).max()):
            before = value(program, place.u)
            place.go(step)
            yield before, value(program, place.u)
        elif not place.release(multipliers):
            return
    raise AssertionError("no end")


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("d", [1, 2, 3])
@pytest.mark.parametrize("C", [1e-2, 1.0, 1e2])
def test_the_objective_falls_with_each_pivot(d, bias, C):
    """From a start that knows nothing, as from a good one."""
    for seed in range(5):
        program = program_of(*overlapping(80, d, seed, 0.7), C, bias)
        for start in (np.zeros(d + bias), pivoting._smooth_start(program)):
            steps = list(pivots(program, start))
            assert all(after <= before * (1 + 1e-12) for before, after in steps)
        best, _ = pivoting.pivot(program)
        assert steps[-1][1] == pytest.approx(value(program, best), rel=1e-12)


def test_a_smooth_start_saves_pivots():
    """With 400 rows three or four are needed, and twice as many without it. The limits leave
    room for another rounding, not for another start."""
    good, bad = 0, 0
    for seed in range(20):
        program = program_of(*overlapping(400, 2, seed, 0.7))
        good += len(list(pivots(program, pivoting._smooth_start(program))))
        bad += len(list(pivots(program, np.zeros(3))))
    assert good <= 68
    assert bad >= 115


def grown(grown_support):
    """A support each time another row was taken in."""
    yield grown_support
    while (new := grown_support.nearest()) is not None:
        assert grown_support.is_sound()
        grown_support.take_in(new)
        yield grown_support


def dual_value(s):
    pull = s.F[:, s.rows] @ s.alpha
    return s.alpha.sum() - pull @ pull / 2


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("d", [1, 2, 5, 10])
def test_the_dual_value_rises_with_each_row_of_the_support(d, bias):
    """From one row, or one of each class, so that rows are dropped on the way."""
    for seed in range(10):
        X, y = overlapping(40, d, seed)
        program = program_of(X + np.outer(y, np.ones(d)) * (4 / math.sqrt(d)), y, bias=bias)
        s, values = support._Support(program), []
        s._begin(np.arange(1 + bias))
        for now in grown(s):
            values.append(dual_value(now))
            assert (now.alpha > 0).all()
            assert not bias or abs(now.y[now.rows] @ now.alpha) < 1e-9 * now.alpha.sum()
        assert sorted(values) == values
        _, alpha = support.grow_support(program)
        np.testing.assert_allclose(values[-1], alpha.sum() / 2, rtol=1e-8)


@pytest.mark.parametrize(("bias", "most"), [(True, 24), (False, 7)])
def test_near_rows_are_nearly_the_support(bias, most):
    """Growing takes a step or two from the rows that look near."""
    taken = 0
    for seed in range(20):
        X, y = overlapping(100, 10, seed)
        program = program_of(X + np.outer(y, np.ones(10)) * 2, y, bias=bias)
        s = support._Support(program)
        s.start()
        taken += len(list(grown(s))) - 1
    assert taken <= most


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize(("n", "d"), [(20, 1), (60, 2), (200, 5), (200, 20)])
def test_the_support_grows_to_the_hard_margin(n, d, bias):
    for seed in range(5):
        X, y = overlapping(n, d, seed)
        X = X + np.outer(y, np.ones(d)) * (6 / math.sqrt(d))
        program = program_of(X, y, bias=bias)
        u, alpha = support.grow_support(program)
        margins = u @ program.A
        assert margins.min() >= 1 - 1e-9
        assert (alpha >= 0).all()
        np.testing.assert_allclose(margins[alpha > 0], 1)
        np.testing.assert_allclose(program.q * u, program.A @ alpha, atol=1e-9 * alpha.sum())
        check_machine(svm.fit(X, y, bias=bias))


def test_no_support_grows_among_many_numbers(monkeypatch):
    def no_growth(*_):
        raise AssertionError

    monkeypatch.setattr(hard, "grow_support", no_growth)
    X, y = overlapping(300, 20, 0, 2.0)
    check_machine(svm.fit(X, y))
    with pytest.raises(AssertionError):
        svm.fit(X[:100], y[:100])


@pytest.mark.parametrize("bias", [True, False])
def test_no_support_where_nothing_separates(bias):
    X, y = overlapping(60, 2, 0, 0.3)
    assert support.grow_support(program_of(X, y, bias=bias)) is None
    with pytest.raises(svm.NotSeparable):
        svm.fit(X, y, bias=bias)


def test_growing_is_bounded(monkeypatch):
    X, y = overlapping(60, 2, 0, 6.0)
    monkeypatch.setattr(support, "_STEPS", -9)  # three unknowns have nine more
    assert support.grow_support(program_of(X, y)) is None
    check_machine(svm.fit(X, y))


@pytest.mark.parametrize("bias", [True, False])
def test_separable_integers(bias):
    """Many rows are equally near, and some of them depend on each other."""
    for seed in range(100):
        rng = np.random.default_rng(seed)
        X = rng.integers(-3, 4, (12, 3)).astype(float)
        y = np.where(X @ [3, 1, -1] > 0, 1, -1)
        X += np.outer(y, [3, 1, -1])
        if abs(y.sum()) < 12:
            check_machine(svm.fit(X, y, bias=bias))


@pytest.mark.parametrize("n", [50, 52])
def test_the_gap_of_a_hard_margin_is_near_rounding(n):
    """Whether its rows are so few that they are looked at precisely at once, or not."""
    X, y = overlapping(n, 2, 0, 6.0)
    s = svm.fit(X, y)
    check_machine(s, 1e-13)


def test_a_square_system_near_singular_is_solved_by_its_span():
    A = np.array([[1.0, 1.0], [1.0, 1.0 + 1e-7]])
    program = Program(A, np.ones(2), np.full(2, 9.0), np.zeros(2))
    point = interior.solve(program, 1e-8)
    np.testing.assert_allclose(point.u @ A, 1, atol=1e-6)


# Gram matrices


def test_gram_rows_have_size_one():
    x, y = np.array([2.0, -4.0]), np.array([1, -1])
    grams = gram.gram_rows(np.outer(x, x), y, True)
    assert grams.unit == 16
    margins, norm2 = grams.evaluate(np.array([0.0, 3.0]), np.array([2.0, 1.0]))
    np.testing.assert_allclose(margins, [4, -1])  # w = 2 in units where x = (1/2, -1); b = 3
    assert norm2 == 4
    assert gram.gram_rows(np.zeros((2, 2)), y, True).unit == 1


def of_rank(n, rank, seed=36):
    rng = np.random.default_rng(seed)
    F = rng.normal(size=(n, rank))
    return F @ F.T, rng.choice([-1, 1], n)


@pytest.mark.parametrize(("n", "rank", "few"), [(311, 34, True), (311, 35, False), (90, 30, True)])
def test_a_small_rank_is_seen_in_some_rows(n, rank, few):
    """Every third of 311 rows: of 104, a third is 34."""
    K, y = of_rank(n, rank)
    grams = gram.gram_rows(K, y, True)
    assert (grams.features is not None) == few
    if few:
        np.testing.assert_allclose(grams.features @ grams.features.T * grams.unit, K, atol=1e-9)


@pytest.mark.parametrize(("more", "few"), [(20, True), (200, False)])
def test_other_rows_may_have_more_features(more, few):
    """Every second row lies on a line, the others have features of their own."""
    F = np.zeros((300, 1 + more))
    F[::2, 0] = np.arange(1, 151) / 150
    F[np.arange(1, 300, 2), 1 + np.arange(150) % more] = 1
    grams = gram.gram_rows(F @ F.T, np.where(np.arange(300) % 3, 1, -1), True)
    assert (grams.features is not None) == few
    if few:
        np.testing.assert_allclose(grams.features @ grams.features.T, grams.K / grams.unit)


def test_a_kernel_of_low_rank_is_solved_in_its_features():
    X, y = overlapping(310, 2, 33)
    c = np.full(310, 2.0)
    grams = gram.gram_rows(kernels.polynomial(2)(X, X), y, True)
    found, plain = soft.fit_gram(grams, c, 1e-9), sifting.solve_all(grams, c, 1e-9)
    np.testing.assert_allclose(found.margins, plain.margins, atol=1e-7)
    assert found.norm2 == pytest.approx(plain.norm2)
    beta = found.alpha * y
    assert beta @ grams.K @ beta == pytest.approx(plain.norm2 * grams.unit)


@pytest.mark.parametrize(
    "K", [[[1.0, 2.0], [2.0, 1.0]], [[0.0, 0.0], [0.0, -1.0]], np.ones((9, 9)) / 2 - np.eye(9)]
)
def test_what_is_not_semidefinite_is_refused_with_its_eigenvalue(K):
    rows = gram.gram_rows(np.array(K), np.resize([1, -1], len(K)), True)
    with pytest.raises(BadInput, match="has the eigenvalue -1; then there are no features"):
        gram.check_semidefinite(rows)


@pytest.mark.parametrize("rank", [3, 80])
def test_rounding_does_not_spoil_a_gram_matrix(rank):
    """Of small rank, and of one too large for that and yet singular."""
    K, y = of_rank(100, rank)
    for size in (1e-6, 1.0, 1e6):
        gram.check_semidefinite(gram.gram_rows(size * K, y, True))
    broken = K.copy()
    broken[0, 1] = broken[1, 0] = K[0, 1] + 1e-3 * np.diag(K).max()
    with pytest.raises(BadInput, match="not positive semidefinite"):
        gram.check_semidefinite(gram.gram_rows(broken, y, True))


def test_the_reach_bounds_every_entry():
    for seed in range(20):
        K, _ = of_rank(10, 1 + seed % 4, seed)
        bound = gram.gram_reach(K)
        assert (np.abs(K) <= bound).all()
        assert (bound <= 1.001 * np.sqrt(np.diag(K).max() * (np.diag(K) + 1e-6))).all()


# settling


def mixed(n, seed, noise=0.3):
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(n, 3))
    return X, np.where((X**2).sum(axis=1) + noise * rng.normal(size=n) > 2.3, 1.0, -1.0)


def rough_of(K, y, c, bias=True, steps=20_000, tol=1e-3):
    return decompose(K, y, c, bias=bias, tol=tol, steps=steps)


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("C", [1e-2, 1.0, 1e2])
def test_a_settled_machine_is_optimal(C, bias):
    """By its own margins: a certificate that shares nothing with the way it was found."""
    for seed in range(4):
        X, y = mixed(120, seed)
        K = kernels.rbf(1.0)(X, X)
        c = C * (1 + np.arange(120) % 3)
        found = settling.settle(K, y, c, rough_of(K, y, c, bias), bias=bias, tol=1e-9)
        assert ((found.alpha >= 0) & (found.alpha <= c)).all()
        beta = found.alpha * y
        margins = y * (K @ beta + found.b)
        np.testing.assert_allclose(found.margins, margins, atol=1e-9)
        assert found.norm2 == pytest.approx(beta @ K @ beta)
        assert abs(beta.sum()) <= 1e-9 * found.alpha.sum() if bias else found.b == 0
        primal = found.norm2 / 2 + c @ np.maximum(0, 1 - margins)
        assert primal - (found.alpha.sum() - found.norm2 / 2) <= 1e-8 * primal


def test_equal_rows_share_their_multiplier():
    X, y = mixed(40, 1)
    X, y = np.repeat(X, 2, axis=0), np.repeat(y, 2)
    K, c = kernels.rbf(1.0)(X, X), np.ones(80)
    assert settling.settle(K, y, c, rough_of(K, y, c, steps=200), bias=True, tol=1e-9)


def test_with_all_multipliers_at_the_bound_b_is_the_middle_of_an_interval():
    """Two points a class at a low price: w = 1/5, and margins below 1 for every b."""
    x, y = np.array([2.0, 3.0, -2.0, -3.0]), np.array([1.0, 1.0, -1.0, -1.0])
    start = Rough(np.full(4, 0.02), 0.0, 0.2 * np.abs(x), 0.0)
    found = settling.settle(np.outer(x, x), y, np.full(4, 0.02), start, bias=True, tol=1e-9)
    np.testing.assert_allclose(found.alpha, 0.02)
    assert found.b == pytest.approx(0)
    assert found.norm2 == pytest.approx(0.04)


def test_all_at_the_bound_may_be_out_of_balance():
    y = np.array([1.0, 1.0, 1.0, -1.0])
    start = Rough(np.full(4, 0.1), 0.0, np.full(4, 0.1), 0.0)
    assert settling.settle(np.eye(4), y, np.full(4, 0.1), start, bias=True, tol=1e-9) is None


def test_no_gram_matrix_is_not_settled():
    start = Rough(np.array([0.5, 0.5]), 0.0, np.ones(2), 0.0)
    K, y = np.array([[1.0, 2.0], [2.0, 1.0]]), np.array([1.0, -1.0])
    assert settling.settle(K, y, np.ones(2), start, bias=True, tol=1e-9) is None


def test_settling_ends(monkeypatch):
    """From nowhere it takes more rounds than it is given, or changes no fewer rows."""
    X, y = mixed(120, 0)
    K, c = kernels.rbf(1.0)(X, X), np.ones(120)
    rough = rough_of(K, y, c, steps=1)
    monkeypatch.setattr(settling, "_PATIENCE", 1)
    assert settling.settle(K, y, c, rough, bias=True, tol=1e-9) is None
    monkeypatch.setattr(settling, "_PATIENCE", 99)
    monkeypatch.setattr(settling, "_ROUNDS", 2)
    assert settling.settle(K, y, c, rough, bias=True, tol=1e-9) is None


def test_what_cannot_be_settled_is_refined(monkeypatch):
    monkeypatch.setattr(soft, "settle", lambda *_, **__: None)
    X, y = mixed(320, 2)
    check_machine(svm.fit(X, y.astype(int), 3.0, kernel=kernels.rbf(1.0)))


def test_decomposition_goes_on_where_it_stopped():
    X, y = mixed(60, 5)
    K, c = kernels.rbf(1.0)(X, X), np.ones(60)
    for bias in (True, False):
        whole = rough_of(K, y, c, bias, steps=30)
        part = decompose(K, y, c, rough_of(K, y, c, bias, 12), bias=bias, tol=1e-3, steps=18)
        np.testing.assert_allclose(part.alpha, whole.alpha, atol=1e-12)
        np.testing.assert_allclose(part.margins, whole.margins, atol=1e-12)


def test_one_positive_point_among_many():
    X, y = mixed(700, 3)
    y = np.where(np.arange(700) == 350, 1, -1)
    for C in (1e-3, 1.0, 1e3):
        machine = svm.fit(X, y, C, kernel=kernels.rbf(1.0), tol=1e-6)
        check_machine(machine, 1e-6)
        assert 350 in machine.positive


def test_the_hard_margin_of_a_kernel_is_settled(monkeypatch):
    def no_band(*_, **__):
        raise AssertionError

    monkeypatch.setattr(soft, "refine", no_band)
    X, _ = mixed(500, 4)
    y = np.where((X**2).sum(axis=1) > 2.3, 1, -1)
    machine = svm.fit(X, y, kernel=kernels.rbf(0.7))
    check_machine(machine)
    assert len(support_vectors.tight(machine)) == len(machine.positive)

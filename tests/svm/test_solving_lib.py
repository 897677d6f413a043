"""Few rows: the hard margin by growing its support, few unknowns by pivoting."""

import math

import numpy as np
import pytest
from margins import svm
from margins.svm.solver import hard, interior, pivoting, support
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

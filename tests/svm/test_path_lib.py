"""The path of C: against the solver at single values, and by the structure that theory asks for."""

import math
from fractions import Fraction

import numpy as np
import oracles
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins import exact
from margins.base.data import BadInput
from margins.svm import budget, path, soft_margin
from margins.svm.soft_margin import minimal_slack
from strategies import (
    HALF,
    PLUS_MINUS_ONE,
    QUARTER,
    Sample,
    biases,
    penalties,
    planted,
    rationals,
    samples,
)

TWO_KINKS = Sample([(Fraction(1),), (HALF,)], [1, 1])  # without bias w stands still from 2/3 to 2


def inner(segment):
    """A value of C inside a piece."""
    return segment.low + 1 if segment.high == math.inf else (segment.low + segment.high) / 2


@given(samples(n=(1, 5), d=(1, 2), scaled=True), penalties, biases)
@example(PLUS_MINUS_ONE, QUARTER, True)
def test_path_agrees_with_the_solver(sample, C, bias):
    p = path.trace(*sample, bias=bias)
    for value in (C, *p.critical[:1]):
        on_path, solved = p.at(value), exact.fit(*sample, value, bias=bias)
        assert (on_path.w == solved.w).all()
        assert (on_path.b, on_path.interval) == (solved.b, solved.interval)
        assert on_path.primal == on_path.dual == solved.primal == p.value(value)
        assert on_path.slack.sum() == p.total(value)
        assert solved.w @ solved.w == p.norm2(value)
        assert exact.is_dual_optimum(solved, on_path.alpha)


def check_value_is_the_integral(p, segment):
    """V' = S, and S is affine on a piece: V grows by the mean of S times the length."""
    low, high = inner(segment), segment.high
    assert p.value(high) - p.value(low) == (p.total(low) + p.total(high)) / 2 * (high - low)


def check_least_slack(p, sample, bias):
    """The path ends at the shortest of all minimisers of the total slack."""
    least = soft_margin.least_slack(*sample, bias=bias)
    assert least.total == least.slack.sum() == p.least_total
    assert (least.slack == minimal_slack(*sample, least.w, least.b)).all()
    assert bias or least.b == 0
    assert (least.total == 0) == exact.alternative(*sample, bias=bias).separable
    assert p.norm2(p.segments[-1].low + 1) <= least.w @ least.w


@given(samples(n=(1, 5), d=(1, 2), scaled=True), biases)
def test_structure_of_the_path(sample, bias):
    p = path.trace(*sample, bias=bias)
    n, minority = len(sample.y), min(sample.y.count(1), sample.y.count(-1))
    assert p.total_at_zero == (2 * minority if bias else n)
    assert p.segments[0].low == 0
    assert p.segments[-1].high == math.inf
    assert p.segments[-1].total[1] == 0  # S and w are constant at the end
    assert p.norm2(p.segments[-1].low + 1) == p.norm2(p.segments[-1].low + 7)
    for left, right in zip(p.segments, p.segments[1:], strict=False):
        C = left.high
        assert left.low < C == right.low
        assert left.total[0] + C * left.total[1] == right.total[0] + C * right.total[1]
        assert left.total[1] <= 0
        check_value_is_the_integral(p, left)
        # a true kink of w: the slopes of <w, y_i x_i> differ
        assert p.problem.scores(left.alpha[1] - right.alpha[1]).any()
    check_least_slack(p, sample, bias)


@given(planted(n=(2, 4), d=(1, 2), two_classes=True))
@example(PLUS_MINUS_ONE)
def test_threshold_of_separable_data(sample):
    X, y = sample[:2]
    hard, threshold = exact.fit(X, y), budget.hard_threshold(X, y)
    p = path.trace(X, y)
    assert p.critical[-1] == threshold
    assert p.least_total == 0
    assert threshold <= max(hard.alpha)
    soft = exact.fit(X, y, threshold)
    assert (soft.w == hard.w).all()
    assert soft.interval == hard.interval
    assert (p.at(threshold * Fraction(99, 100)).w != hard.w).any()


def test_threshold_of_two_points():
    assert budget.hard_threshold(*PLUS_MINUS_ONE) == HALF
    p = path.trace(*PLUS_MINUS_ONE)
    assert p.critical == (HALF,)
    assert [p.at(C).w.tolist() for C in (QUARTER, HALF, 9)] == [
        [HALF],
        [1],
        [1],
    ]
    with pytest.raises(exact.NotSeparable):
        budget.hard_threshold([[1], [1]], [1, -1])
    with pytest.raises(BadInput, match="one label for each"):
        budget.hard_threshold([[1], [2], [3]], [1, 1])
    assert budget.hard_threshold(None, [1, -1], gram=[[1, -1], [-1, 1]]) == HALF
    assert budget.hard_threshold([[1], [1]], [1, 1], bias=False) == Fraction(
        1, 2
    )  # shared by duplicates


def test_non_separable_data_has_a_limit_too():
    p = path.trace([[1], [1], [1]], [1, 1, -1], bias=False)
    assert p.critical == (1,)
    assert [p.at(C).w.tolist() for C in (HALF, 1, 50)] == [[HALF], [1], [1]]
    assert p.least_total == 2


@given(samples(n=(1, 5), d=(1, 2)), biases, st.tuples(rationals, rationals), rationals)
@example(TWO_KINKS, False, (Fraction(4, 5), Fraction(0)), Fraction(0))
def test_constrained_form(sample, bias, w, b):
    """Any (w, b) is a rival for the s that is its own total slack."""
    w, b = w[: len(sample.X[0])], b if bias else Fraction(0)
    s = oracles.total_slack(*sample, w, b)
    p = path.trace(*sample, bias=bias)
    best = p.constrained(s)
    assert best.norm2 == best.w @ best.w <= oracles.dot(w, w)
    assert best.slack.sum() == oracles.total_slack(*sample, best.w, best.b) <= s
    low, high = best.C
    if s <= p.total_at_zero:
        assert best.slack.sum() == s  # the constraint is tight
        for C in {low, low + 1 if high == math.inf else high} - {0}:
            assert (exact.fit(*sample, C, bias=bias).w == best.w).all()
            assert p.total(C) == s
        if low > 0:
            assert p.total(low * Fraction(999, 1000)) > s
        if high < math.inf:
            assert p.total(high * Fraction(1001, 1000) + Fraction(1, 1000)) < s
    else:
        assert (low, high) == (0, 0)
        assert not best.w.any()


def test_map_between_total_slack_and_penalty():
    p = path.trace(*PLUS_MINUS_ONE)
    assert p.penalties_for(1) == (QUARTER, QUARTER)
    assert p.penalties_for(2) == (0, 0)
    assert p.penalties_for(0) == (HALF, math.inf)
    for s in (Fraction(-1), Fraction(5, 2)):
        with pytest.raises(BadInput, match="no C gives"):
            p.penalties_for(s)
    flat = path.trace(*TWO_KINKS, bias=False)
    assert flat.critical == (Fraction(2, 3), 2, 4)
    assert flat.penalties_for(HALF) == (Fraction(2, 3), 2)
    assert flat.constrained(HALF).w.tolist() == [1]


def test_constrained_form_at_the_ends():
    p = path.trace(*PLUS_MINUS_ONE)
    assert p.constrained(0).w.tolist() == [1]
    assert p.constrained(1).w.tolist() == [HALF]
    for s, C in ((2, (0, 0)), (3, (0, 0))):
        loose = p.constrained(s)
        assert (loose.w.tolist(), loose.b, loose.C) == ([0], 0, C)
    with pytest.raises(BadInput, match="least possible is 0"):
        p.constrained(-1)
    # both classes have the same mean: w = 0 for small C too
    still = path.trace([[1], [-1], [0], [0]], [1, 1, -1, -1])
    low, high = still.constrained(4).C
    assert (low, high) == (0, math.inf)
    majority = path.trace([[1], [2], [0]], [1, 1, -1]).constrained(7)
    assert (majority.b, majority.slack.tolist()) == (1, [0, 0, 2])


def test_one_class_never_moves():
    p = path.trace([[1], [2]], [1, 1])
    assert p.critical == ()
    assert (p.at(5).w.tolist(), p.at(5).interval) == ([0], (1, math.inf))
    assert p.total_at_zero == p.least_total == 0
    assert p.constrained(0).b == 1


@pytest.mark.parametrize("bias", [True, False])
def test_path_from_a_gram_matrix(bias):
    X, y = np.array([[0, 1], [2, 2], [1, -1], [0, 0], [3, 1]]), [1, 1, -1, -1, 1]
    p = path.trace(X, y, bias=bias)
    q = path.trace(None, y, bias=bias, gram=X @ X.T)
    assert q.critical == p.critical
    assert len(q.critical) > 2
    assert q.constrained(p.total_at_zero).w is None
    a, b = p.constrained(p.total_at_zero / 2), q.constrained(p.total_at_zero / 2)
    assert (a.C, a.norm2, a.b) == (b.C, b.norm2, b.b)
    assert (a.slack == b.slack).all()
    assert b.w is None


@pytest.mark.parametrize(("C", "message"), [(0, "positive"), (math.inf, "finite C")])
def test_penalty_is_checked(C, message):
    p = path.trace(*PLUS_MINUS_ONE)
    for ask in (p.at, p.total, p.value, p.norm2):
        with pytest.raises(BadInput, match=message):
            ask(C)

"""The subgradient method in floats: single steps in fractions, certificates, bad input."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from margins import svm
from margins.base.data import BadInput
from margins.first_order import subgradient
from recomputed import check_descent, mean_of, one_by_one
from strategies import biases, samples


@given(samples(n=(1, 5), d=(1, 2)), st.integers(1, 12), biases, st.sampled_from([0, 1]))
def test_steps_are_those_of_the_definition(sample, steps, bias, kink):
    """The mean over a batch that holds every point once."""
    X, y = sample
    lam, eta = Fraction(1, 2), Fraction(1, 4)
    draws = [range(len(y))] * steps
    path = one_by_one(X, y, lam, draws, lambda _t: eta, bias=bias, ties=kink == 1)
    margins = [
        y[i] * (w @ np.array(X[i]) + b) for w, b in path.iterates[:-1] for i in range(len(y))
    ]
    numbers = [v for w, b in path.iterates for v in (*w, b)]
    dyadic = all(v.denominator & (v.denominator - 1) == 0 for v in numbers)
    assume(dyadic or 1 not in margins)  # a float may miss the kink otherwise
    assume(path.nearest > 1e-9)
    run = subgradient(
        np.array(X, dtype=float), y, 0.5, steps=steps, rate=0.25, bias=bias, kink=kink
    )
    for at, (w, b) in ((run.last, path.iterates[-1]), (run.mean, mean_of(path.iterates[:-1]))):
        np.testing.assert_allclose(at.w, np.array(w, dtype=float), atol=1e-9)
        assert at.b == pytest.approx(float(b), abs=1e-9)
    values = [objective(X, y, lam, w, b) for w, b in path.iterates]
    np.testing.assert_allclose(run.record.last, np.array(values, dtype=float), atol=1e-9)
    means = [mean_of(path.iterates[: max(t, 1)]) for t in range(steps + 1)]
    np.testing.assert_allclose(
        run.record.mean, [float(objective(X, y, lam, w, b)) for w, b in means], atol=1e-9
    )
    assert float(objective(X, y, lam, *exact(run.w, run.b))) == pytest.approx(
        float(min(values)), abs=1e-9
    )
    check_descent(run)


def exact(w, b):
    return np.array([Fraction(v) for v in w.tolist()]), Fraction(b)


def objective(X, y, lam, w, b):
    margins = [s * (w @ np.array(x) + b) for x, s in zip(X, y, strict=True)]
    return lam * (w @ w) / 2 + sum(max(0, 1 - m) for m in margins) / Fraction(len(y))


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("rate", ["1/(lam t)", "1/sqrt(t)", "2 sqrt(k/t)/|x|^2", 0.1])
def test_it_comes_near_and_knows_it(rate, bias):
    rng = np.random.default_rng(0)
    y = np.where(rng.random(400) < 0.5, 1, -1)
    X = rng.standard_normal((400, 3)) + np.outer(1.2 * y, [1, 0, 0])
    run = subgradient(X, y, 0.1, steps=1500, rate=rate, bias=bias)
    check_descent(run)
    optimum = svm.fit(X, y, 1 / (0.1 * 400), bias=bias)
    assert run.dual <= 0.1 * optimum.primal * (1 + 1e-12)
    assert run.gap < (0.05 if (rate, bias) == ("1/(lam t)", True) else 0.01)
    assert run.record.last.min() == pytest.approx(run.primal, rel=1e-9)
    assert run.passes == 1500


def test_a_step_may_go_up():
    """From the minimiser, at the kink, to half of it."""
    run = subgradient([[1.0]], [1], 0.5, steps=2, rate=1)
    assert run.record.last.tolist() == [1.0, 0.25, 0.5625]
    assert (run.w.tolist(), run.last.w.tolist()) == ([1.0], [0.5])


def test_the_rule_at_the_kink_is_an_option():
    """After one step of rate 1 the margin is 1."""
    runs = [subgradient([[1.0]], [1], 0.5, steps=2, rate=1, kink=kink) for kink in (0, 1)]
    assert [run.last.w.tolist() for run in runs] == [[0.5], [1.5]]


@pytest.mark.parametrize("bias", [True, False])
def test_a_weight_counts_copies(bias):
    rng = np.random.default_rng(0)
    X, y, times = rng.standard_normal((30, 2)), np.tile([1, -1], 15), 1 + np.arange(30) % 3
    weighted = subgradient(X, y, 0.5, steps=50, weights=times, bias=bias, rate=0.1)
    copies = subgradient(
        X.repeat(times, axis=0), y.repeat(times), 0.5, steps=50, bias=bias, rate=0.1
    )
    np.testing.assert_allclose(weighted.last.w, copies.last.w, rtol=1e-12)
    np.testing.assert_allclose(weighted.record.mean, copies.record.mean, rtol=1e-12)
    check_descent(weighted)


def test_bad_input():
    for wrong, message in (
        ({"steps": 0}, "steps must be a whole number"),
        ({"lam": 0}, "lam must be positive"),
        ({"kink": 0.5}, "kink is 0.5; here it is 0"),
        ({"rate": "no"}, "rate is 'no'"),
        ({"rate": 1e20}, "the rate is too large"),
    ):
        with pytest.raises(BadInput, match=message):
            subgradient(**{"X": [[1.0], [3.0]], "y": [1, -1], "lam": 1, "steps": 20, **wrong})

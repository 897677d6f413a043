"""Stochastic subgradient steps in floats: single steps in fractions, certificates, bad input."""

import pickle
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from margins import svm
from margins.base.data import BadInput
from margins.first_order import sampling as module
from margins.first_order import sgd
from recomputed import Drawn, check_descent, mean_of, one_by_one
from strategies import biases, integers, samples, vectors

LAMS = (Fraction(1, 8), Fraction(1, 2), Fraction(1), Fraction(3))
RATES = {
    "1/(lam t)": lambda lam: lambda t: 1 / (lam * t),
    0.25: lambda _lam: lambda _t: Fraction(1, 4),
    3.0: lambda _lam: lambda _t: Fraction(3),
}
kinks = st.sampled_from([0, 1])


@st.composite
def sequences(draw, n=(1, 5), steps=(1, 60), batch=(1, 3)):
    """A small integer sample and the indices of many steps."""
    count, d, size = draw(st.integers(*n)), draw(st.integers(1, 2)), draw(st.integers(*batch))
    X = draw(st.lists(vectors(d, integers), min_size=count, max_size=count))
    y = draw(st.lists(st.sampled_from([1, -1]), min_size=count, max_size=count))
    total = draw(st.integers(*steps))
    seed = draw(st.integers(0, 10**6))
    draws = np.random.default_rng(seed).integers(0, count, (total, size)).tolist()
    return X, y, draws


def overlapping(n, d, seed=0):
    rng = np.random.default_rng(seed)
    y = np.where(rng.random(n) < 0.5, 1, -1)
    X = rng.standard_normal((n, d))
    X[:, 0] += 1.2 * y
    return X, y


def run(X, y, lam, draws, **options):
    flat = [i for drawn in draws for i in drawn]
    floats = np.array(X, dtype=float)
    return sgd(
        floats, y, float(lam), steps=len(draws), batch=len(draws[0]), rng=Drawn(flat), **options
    )


def close(found, expected):
    w, b = expected
    size = max([abs(float(v)) for v in [*w, b]] + [1.0])
    np.testing.assert_allclose(found.w, np.array(w, dtype=float), rtol=0, atol=1e-9 * size)
    assert found.b == pytest.approx(float(b), abs=1e-9 * size)


# ---------------------------------------------------------------- as if taken one by one


@given(sequences(batch=(1, 1)), st.sampled_from(LAMS[:3]), kinks)
def test_the_default_is_the_listing_to_the_last_digit(sequence, lam, kink):
    """theta is a sum of integers and lam t a float: ties at margin 1 are ties."""
    X, y, draws = sequence
    path = one_by_one(X, y, lam, draws, lambda t: 1 / (lam * t), ties=kink == 1)
    found = run(X, y, lam, draws, kink=kink)
    w, _ = path.iterates[-1]
    assert found.last.w.tolist() == [float(v) for v in w]
    close(found.mean, mean_of(path.iterates[:-1]))
    assert (found.w == found.mean.w).all()
    check_descent(found)


@given(sequences(), st.sampled_from(LAMS), st.sampled_from(list(RATES)), biases, kinks)
def test_other_rates_biases_and_batches(sequence, lam, rate, bias, kink):
    X, y, draws = sequence
    ties = kink == 1
    path = one_by_one(X, y, lam, draws, RATES[rate](lam), bias=bias, ties=ties)
    on_kink = any(
        y[i] * (w @ np.array(X[i]) + b) == 1
        for (w, b), drawn in zip(path.iterates[:-1], draws, strict=True)
        for i in drawn
    )
    assume(path.nearest > 1e-6 and not on_kink)  # floats round, and nobody asks them at a tie
    assume(max(abs(v) for w, b in path.iterates for v in [*w, b]) < 10**9)
    options = {"rate": rate, "bias": bias, "kink": kink}
    found = run(X, y, lam, draws, **options)
    close(found.last, path.iterates[-1])
    close(found.mean, mean_of(path.iterates[:-1]))
    tail = run(X, y, lam, draws, average="tail", **options)
    close(tail, mean_of(path.iterates[len(draws) // 2 : -1]))
    last = run(X, y, lam, draws, average=None, **options)
    assert (last.w == last.last.w).all()
    assert last.b == last.last.b
    check_descent(last)


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize(
    ("rate", "lam", "rule"),
    [
        ("1/(lam t)", 0.01, lambda t: 1 / (0.01 * t)),
        ("1/sqrt(t)", 0.3, lambda t: 1 / np.sqrt(t)),
        (0.05, 0.01, lambda _t: 0.05),
        (1.5, 0.4, lambda _t: 1.5),  # w shrinks to 2/5: a window of 64 groups would underflow
        (0.9, 1.0, lambda _t: 0.9),  # too much for a window
        (lambda t: 1 / (t + 9), 0.1, lambda t: 1 / (t + 9)),
    ],
)
def test_thousands_of_steps_are_those_that_single_steps_take(rate, lam, rule, bias):
    X, y = overlapping(300, 3)
    drawn = np.random.default_rng(1).integers(0, 300, 5000)
    path = one_by_one(X, y, lam, drawn[:, None].tolist(), rule, bias=bias)
    found = sgd(X, y, lam, steps=5000, rng=Drawn(drawn), rate=rate, bias=bias)
    for at, expected in (
        (found.last, path.iterates[-1]),
        (found.mean, mean_of(path.iterates[:-1])),
    ):
        np.testing.assert_allclose(at.w, expected[0], rtol=1e-8, atol=1e-10)
        assert at.b == pytest.approx(expected[1], rel=1e-8, abs=1e-10)


def test_how_many_are_drawn_at_a_time_does_not_matter(monkeypatch):
    X, y = overlapping(500, 3)
    found = []
    for rows in (8192, 100, 7):
        monkeypatch.setattr(module, "_ROWS", rows)
        found.append(sgd(X, y, 0.01, steps=3000, rng=np.random.default_rng(3)))
    for other in found[1:]:
        np.testing.assert_allclose(found[0].last.w, other.last.w, rtol=1e-12)
        np.testing.assert_allclose(found[0].w, other.w, rtol=1e-12)


# ---------------------------------------------------------------- how good it is


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("lam", [1e-2, 1e-4])
def test_large_batches_come_near_in_a_few_passes_and_know_it(lam, bias):
    X, y = overlapping(20_000, 5)
    optimum = svm.fit(X, y, 1 / (lam * len(y)), bias=bias)
    options = {"batch": 64, "rate": "2 sqrt(k/t)/|x|^2", "bias": bias}
    found = sgd(X, y, lam, steps=3000, rng=np.random.default_rng(0), **options)
    check_descent(found)
    least = lam * optimum.dual
    assert found.dual <= lam * optimum.primal
    assert found.gap < 3e-3
    assert found.gap < 20 * (found.primal - least) / found.primal
    assert found.passes == 9.6


def test_the_units_of_the_data_do_not_matter_to_the_rate_that_says_so():
    X, y = overlapping(1000, 3)
    found = [
        sgd(
            scale * X,
            y,
            scale**2 * 0.01,
            steps=200,
            batch=16,
            rate="2 sqrt(k/t)/|x|^2",
            rng=np.random.default_rng(0),
        )
        for scale in (1.0, 2.0**40)
    ]
    np.testing.assert_allclose(found[0].w, 2.0**40 * found[1].w, rtol=1e-12)


def test_the_record():
    X, y = overlapping(1000, 2)
    found = sgd(X, y, 0.1, steps=700, batch=10, rng=np.random.default_rng(0))
    assert found.record.steps.tolist() == [0, 100, 200, 400, 700]
    assert found.record.last[0] == found.record.mean[0] == 1
    for at, value in ((found.last, found.record.last), (found.mean, found.record.mean)):
        margins = y * (X @ at.w + at.b)
        plain = 0.05 * at.w @ at.w + np.maximum(0, 1 - margins).mean()
        assert value[-1] == pytest.approx(plain, rel=1e-12)
    best = y * (X @ found.best.w + found.best.b)
    plain = 0.05 * found.best.w @ found.best.w + np.maximum(0, 1 - best).mean()
    assert plain == pytest.approx(found.record.last.min(), rel=1e-12)
    assert sgd(X, y, 0.1, steps=1, rng=Drawn([0])).record.steps.tolist() == [0, 1]


# ---------------------------------------------------------------- in which order, how often


class Counted(Drawn):
    """In the place of a generator: permutations of 0 ... n - 1, noted."""

    def __init__(self):
        self.orders = []

    def permutation(self, n):
        self.orders.append(np.random.default_rng(len(self.orders)).permutation(n))
        return self.orders[-1]


@pytest.mark.parametrize("batch", [1, 4])
def test_shuffled_passes_take_every_point_once(batch, monkeypatch):
    monkeypatch.setattr(module, "_ROWS", 32)
    X, y = overlapping(50, 2)
    options = {"steps": 200 // batch, "batch": batch, "rate": 0.1}
    rng = Counted()
    found = sgd(X, y, 0.1, rng=rng, order="shuffled", **options)
    assert len(rng.orders) == 4
    same = sgd(X, y, 0.1, rng=Drawn(np.concatenate(rng.orders)), **options)
    np.testing.assert_allclose(found.w, same.w, rtol=1e-12)


def test_weights_are_copies_to_what_the_run_minimises():
    X, y = overlapping(300, 2)
    times = 1 + np.arange(300) % 4
    options = {"steps": 4000, "batch": 16, "rate": "2 sqrt(k/t)/|x|^2", "bias": True}
    rng = np.random.default_rng(0)
    weighted = sgd(X, y, 0.1, weights=times / 7, rng=rng, **options)
    copies = sgd(X.repeat(times, axis=0), y.repeat(times), 0.1, rng=rng, **options)
    for found in (weighted, copies):
        check_descent(found)
        assert found.gap < 0.002
    assert weighted.dual <= copies.primal
    assert copies.dual <= weighted.primal
    assert weighted.shares == pytest.approx(times / times.sum())


def test_points_are_drawn_in_proportion_to_their_weights():
    """Two points without effect on each other: w_j is the share of draws of point j.

    Hoeffding: off by 0.02 in 20,000 draws with a chance below 4e-7.
    """
    rng = np.random.default_rng(0)
    found = sgd(np.eye(2), [1, 1], 1.0, steps=20_000, rng=rng, weights=[1, 3], average=None)
    assert found.w == pytest.approx([0.25, 0.75], abs=0.02)


@given(samples(n=(2, 6)), biases, st.data())
def test_any_weights_are_certified(sample, bias, data):
    n = len(sample.y)
    weights = data.draw(st.lists(st.floats(1e-3, 1e3), min_size=n, max_size=n))
    X = np.array(sample.X, dtype=float)
    rng = np.random.default_rng(0)
    check_descent(sgd(X, sample.y, 0.5, steps=30, rng=rng, weights=weights, bias=bias))


def test_equal_weights_are_none():
    X, y = overlapping(40, 2)
    runs = [
        sgd(X, y, 0.1, steps=99, rng=np.random.default_rng(0), weights=weights)
        for weights in (None, [0.3] * 40)
    ]
    assert (runs[0].w == runs[1].w).all()
    assert runs[1].shares is None


# ---------------------------------------------------------------- what is no ordinary sample


@given(samples(scaled=True), st.sampled_from([0.5, 1.0, 1e-3]), biases, st.integers(1, 40))
def test_small_samples_of_all_kinds_are_certified(sample, lam, bias, steps):
    X = np.array(sample.X, dtype=float)
    size2 = float(max(1e-12, np.abs(X).max()) ** 2)
    found = sgd(X, sample.y, lam * size2, steps=steps, rng=np.random.default_rng(0), bias=bias)
    check_descent(found)


@pytest.mark.parametrize("bias", [True, False])
def test_points_at_the_origin_teach_nothing(bias):
    found = sgd(np.zeros((3, 2)), [1, -1, 1], 1.0, steps=50, rng=Drawn([0, 1, 2] * 17), bias=bias)
    assert not found.w.any()
    check_descent(found)
    if not bias:
        assert (found.primal, found.gap) == (pytest.approx(1), pytest.approx(0, abs=1e-9))


def test_one_class():
    X, _ = overlapping(200, 2)
    ones = np.ones(200, dtype=int)
    rng = np.random.default_rng(0)
    without = sgd(X + 3, ones, 0.1, steps=4000, rng=rng)
    check_descent(without)
    assert without.gap < 0.05
    with_bias = sgd(X + 3, ones, 0.1, steps=4000, rng=rng, bias=True)
    check_descent(with_bias)
    assert with_bias.dual == 0
    assert with_bias.gap in (0, 1)


@pytest.mark.parametrize("scale", [1e-40, 1e-8, 1e8, 1e40])
@pytest.mark.parametrize("average", ["mean", "tail", None])
def test_huge_and_tiny_scales(scale, average):
    X, y = overlapping(200, 2)
    rng = np.random.default_rng(0)
    found = sgd(scale * X, y, 0.1 * scale * scale, steps=3000, rng=rng, average=average)
    check_descent(found)
    assert found.gap < 0.03


def test_results_are_short_and_can_be_kept():
    X, y = overlapping(200, 2)
    found = sgd(X, y, 0.125, steps=300, rng=np.random.default_rng(0))
    assert repr(found).startswith("Run(n=200, d=2, lam=0.125, bias=False, steps=300, gap=0.0")
    assert repr(found.last) == "Iterate(w=<2>, b=0.0)"
    again = pickle.loads(pickle.dumps(found))
    assert repr(again) == repr(found)
    assert (again.predict(X) == found.predict(X)).all()
    assert (found.machine.decision(X) == found.decision(X)).all()
    assert len(pickle.dumps(found.machine)) < 500


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"steps": 0}, "steps must be a whole number of at least 1"),
        ({"batch": 0}, "batch must be a whole number of at least 1"),
        ({"lam": 0}, "lam must be positive"),
        ({"lam": -1.0}, "lam must be positive"),
        ({"lam": float("nan")}, "lam must be positive"),
        ({"lam": 1e-120}, "lam = 1e-120 is too large or too small"),
        ({"lam": 1e120}, "lam = 1e.120 is too large or too small"),
        ({"rng": None}, "rng is None; give a generator"),
        ({"rng": 7}, "rng is 7; give a generator"),
        ({"average": "median"}, "average is 'median'; use 'mean', 'tail' or None"),
        ({"order": "sorted"}, "order is 'sorted'; use 'uniform' or 'shuffled'"),
        ({"order": "shuffled", "weights": [1, 2, 3]}, "'shuffled', which has no place for weights"),
        ({"weights": [1, 0, 1]}, "weights must be positive"),
        ({"weights": [1, 1]}, "weights needs 3 entries"),
        ({"weights": [1, 1e-60, 1]}, "the weights differ too much"),
        ({"kink": 2}, "kink must lie between 0"),
        ({"rate": 0}, "rate must be positive"),
        ({"rate": -1.0}, "rate must be positive"),
        ({"rate": "1/t"}, "rate is '1/t'; use one of '1/.lam t.'"),
        ({"rate": lambda t: 3 - t}, r"rate\(3\) must be positive"),
        ({"rate": 1e10}, "by step .* beyond floats: the rate is too large"),
        ({"X": [[1e60], [1.0], [2.0]]}, "too large for their squares"),
        ({"X": [[1e-60], [0.0], [0.0]]}, "too small for their squares"),
        ({"X": [[np.nan], [1.0], [2.0]]}, "X contains NaN"),
        ({"y": [1, 0, 1]}, "labels must be -1 or"),
        ({"progress": "yes"}, "progress is 'yes'; give True, or a function"),
    ],
)
def test_bad_input(wrong, message):
    good = {"X": [[1.0], [2.0], [-1.0]], "y": [1, 1, -1], "lam": 1.0, "steps": 40}
    with pytest.raises(BadInput, match=message):
        sgd(**{**good, "rng": np.random.default_rng(0), **wrong})

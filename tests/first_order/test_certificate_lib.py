"""The certificate of any (w, b), wherever it comes from."""

from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins import svm
from margins.first_order.certificate import certify
from recomputed import check_descent
from strategies import Sample, biases, samples


def certified(X, y, lam, bias, w, b):
    X, y, w = np.array(X, dtype=float), np.array(y), np.array(w, dtype=float)
    found = certify(X, y, lam, bias, w, b)
    gap = (found.primal - found.dual) / found.primal * (1 + 1e-15) if found.primal else 0.0
    return SimpleNamespace(
        X=X, y=y, lam=lam, shares=None, bias=bias, w=w, b=b, gap=gap, **vars(found)
    )


places = st.floats(-1e3, 1e3).map(lambda v: 0.0 if abs(v) < 1e-6 else v)


@given(samples(scaled=True), st.floats(1e-4, 1e4), biases, st.data())
def test_it_is_valid_for_any_place(sample, lam, bias, data):
    d = len(sample.X[0])
    w = data.draw(st.lists(places, min_size=d, max_size=d))
    check_descent(certified(*sample, lam, bias, w, data.draw(places) if bias else 0.0))


@given(samples(), st.sampled_from([0.01, 0.3, 1.0, 7.0]), biases)
@example(Sample([(0, 1), (0, 3), *[(0, 1)] * 4], [-1, 1, -1, -1, -1, -1]), 0.3, True)
@example(Sample([(0, 1), (0, 3), *[(0, 1)] * 4], [1, -1, 1, 1, 1, 1]), 0.3, True)
def test_at_the_optimum_it_proves_optimality(sample, lam, bias):
    s = svm.fit(np.array(sample.X, dtype=float), sample.y, 1 / (lam * len(sample.y)), bias=bias)
    found = certified(*sample, lam, bias, s.w, s.b)
    check_descent(found)
    assert found.primal - found.dual <= 1e-6 * max(1e-6, found.primal)


@pytest.mark.parametrize("bias", [True, False])
def test_far_off_the_origin(bias):
    rng = np.random.default_rng(0)
    y = np.where(np.arange(100) % 3 == 0, 1, -1)
    X = rng.standard_normal((100, 2)) + 1e4
    s = svm.fit(X, y, 1.0, bias=bias)
    found = certified(X, y, 0.01, bias, s.w, s.b)
    check_descent(found)
    assert found.gap < 1e-3

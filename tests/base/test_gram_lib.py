"""Gram matrices in floats: one triangle where a theorem helps, checks where none does."""

from contextlib import nullcontext

import numpy as np
import pytest
from margins import kernels
from margins.base import gram as grams
from margins.base.data import BadInput
from margins.base.gram import gram_matrix


def cloud(n, d=3, seed=0):
    return np.random.default_rng(seed).normal(size=(n, d))


@pytest.mark.parametrize("kernel", [kernels.rbf(1.5), kernels.polynomial(3)], ids=repr)
def test_one_triangle_is_the_whole(monkeypatch, kernel):
    """Also in blocks of which the last is smaller."""
    X = cloud(70)
    for entries in (1, 1000, 10**6):
        monkeypatch.setattr(grams, "_ENTRIES", entries)
        K, certain = gram_matrix(kernel, X)
        assert certain
        assert (K == K.T).all()
        np.testing.assert_allclose(K, kernel(X, X), rtol=1e-12)


def test_each_entry_is_asked_for_once(monkeypatch):
    asked = []

    class Counted:
        def __call__(self, X, Z):
            asked.append(X.shape[0] * Z.shape[0])
            return X @ Z.T

        def rounding(self, _X):
            return 0.0

    monkeypatch.setattr(grams, "_ENTRIES", 640)
    gram_matrix(Counted(), cloud(64))
    assert sum(asked) < 0.6 * 64**2


def test_too_far_out_a_theorem_does_not_help():
    """Two pairs of neighbours, 1e9 widths apart: their distances drown in rounding."""
    X = np.array([[0.0], [0.3], [1e9], [1e9 + 0.3]])
    K, certain = gram_matrix(kernels.rbf(1.0), X)
    assert not certain
    assert (K == K.T).all()


@pytest.mark.parametrize("size", [1e-8, 1.0, 1e8])
def test_symmetry_is_judged_by_the_size(size):
    noise = np.array([[0, 1.0], [0, 0]])
    for error, fails in ((0, False), (1e-14, False), (1e-7, True)):
        K = size * (np.eye(2) + error * noise)
        with pytest.raises(BadInput, match="symmetric") if fails else nullcontext():
            found, certain = gram_matrix(lambda _X, _Z, K=K: K, np.eye(2))
            assert not certain
            assert (found == found.T).all()
            assert found[1, 0] == K[0, 1]


def test_asymmetry_is_found_in_every_tile(monkeypatch):
    monkeypatch.setattr(grams, "_TILE", 2)
    for i in range(5):
        for j in range(5):
            K = np.eye(5)
            K[i, j] += 0.5
            with nullcontext() if i == j else pytest.raises(BadInput, match="symmetric"):
                grams.symmetric(K)


def test_one_number_that_is_not_finite_spoils_a_kernel():
    K = np.array([[1.0, np.nan], [np.nan, 1.0]])
    with pytest.raises(BadInput, match="NaN or infinity"):
        gram_matrix(lambda _X, _Z: K, np.eye(2))


def test_a_matrix_that_would_not_fit_is_refused_before_it_is_made():
    with pytest.raises(BadInput, match=r"30001 rows has 7.2 GB; .* explicit features"):
        gram_matrix(kernels.rbf(1.0), np.zeros((30001, 1)))

"""Certificates computed once more from the floats that a solver returned, without any rounding.

A float is an integer times a power of two, so the two objectives at what was returned are
fractions. Every solver's answer goes through `check_machine`, `check_logistic` or
`check_least_squares`, which share no code with the library.
"""

import math
from fractions import Fraction
from typing import NamedTuple

import mpmath
import numpy as np


class Value(NamedTuple):
    """The exact objectives at a solution, and the exact margins."""

    primal: Fraction | float  # infinite if the margin is hard and a point lies inside
    dual: Fraction
    margins: np.ndarray

    @property
    def gap(self):
        """The true relative gap."""
        if self.primal == math.inf:
            return math.inf
        difference = self.primal - self.dual
        return difference / self.primal if self.primal else difference


class Dyadic:
    """An array of integers times one power of two."""

    def __init__(self, whole, power=0):
        self.whole, self.power = np.asarray(whole, dtype=object), power

    def __add__(self, other):
        power = min(self.power, other.power)
        mine, yours = (a.whole * (1 << (a.power - power)) for a in (self, other))
        return Dyadic(mine + yours, power)

    def __mul__(self, other):
        return Dyadic(self.whole * other.whole, self.power + other.power)

    def __matmul__(self, other):
        return Dyadic(self.whole @ other.whole, self.power + other.power)

    def __neg__(self):
        return Dyadic(-self.whole, self.power)

    @property
    def T(self):
        return Dyadic(self.whole.T, self.power)

    def positive_part(self):
        return Dyadic(np.where(self.whole > 0, self.whole, 0), self.power)

    def sum(self):
        return Dyadic(np.sum(self.whole), self.power)

    def fraction(self):
        """The number, if it is a single one."""
        return int(self.whole) * Fraction(2) ** self.power

    def floats(self):
        """The nearest floats."""
        scale = Fraction(2) ** self.power
        return np.array([float(int(v) * scale) for v in self.whole.ravel()])


def exactly(values):
    """Floats as what they are."""
    mantissas, powers = np.frexp(np.asarray(values, dtype=float))
    whole = np.ldexp(mantissas, 53).astype(np.int64).astype(object)
    least = int(powers[mantissas != 0].min(initial=0))
    shifts = np.where(mantissas != 0, powers - least, 0).astype(object)
    return Dyadic(whole << shifts, least - 53)


def machine(s):
    """The objectives of a support vector machine at a `Solution`, whose C may be a vector."""
    y, alpha, b = Dyadic(s.y), exactly(s.alpha), exactly(s.b)
    beta = alpha * y
    if s.w is None:
        upper = np.triu(s.kernel(s.X, s.X))  # what the library says it uses
        K, v = exactly(upper + np.triu(upper, 1).T), exactly(s.coefficients)
        scores = K @ v
        norm2, pull2 = v @ scores, beta @ (K @ beta)
    else:
        X, v = exactly(s.X), exactly(s.w)
        pull = X.T @ beta
        scores, norm2, pull2 = X @ v, v @ v, pull @ pull
    margins = y * (scores + b)
    slack = (Dyadic(1) + -margins).positive_part()
    if s.hard:
        loss = math.inf if slack.whole.any() else 0
    else:
        loss = (exactly(s.C) * slack).sum().fraction()
    return Value(
        norm2.fraction() / 2 + loss, alpha.sum().fraction() - pull2.fraction() / 2, margins
    )


def check_machine(s, tol=1e-8):
    """Both points are feasible, both values are bounds, the gap covers the true one."""
    exact = machine(s)
    assert (s.alpha >= 0).all()
    assert (s.alpha <= s.C).all()
    if s.bias:
        assert (exactly(s.alpha) * Dyadic(s.y)).sum().whole == 0
    else:
        assert (s.b, s.interval) == (0, (0, 0))
    low, high = s.interval
    assert low <= s.b <= high
    assert s.dual <= exact.dual
    assert exact.primal <= s.primal
    assert exact.gap <= s.gap <= tol
    _check_margins(s, exact.margins)


def _check_margins(s, margins):
    """They are those of (w, b), as far as floats can tell."""
    if s.w is None:
        terms = np.abs(s.kernel(s.X, s.X)) @ np.abs(s.coefficients)
    else:
        terms = np.abs(s.X) @ np.abs(s.w)
    error = (len(s.y) + s.X.shape[1]) * 1e-15 * (1 + terms + abs(s.b))
    assert (np.abs((margins + -exactly(s.margins)).floats()) <= error).all()
    np.testing.assert_allclose(s.slack, np.maximum(0, 1 - s.margins), atol=1e-15, rtol=1e-15)
    if s.hard:
        assert not s.slack.any()
        assert ((margins + Dyadic(-1)).whole >= 0).all()


def logistic(s, digits=60):
    """The objectives of logistic regression: sums are exact, logarithms have many digits."""
    y, alpha, w = Dyadic(s.y), exactly(s.alpha), exactly(s.w)
    X, C = exactly(s.X), np.broadcast_to(s.C, len(s.y)).tolist()
    pull = X.T @ (alpha * y)
    margins = y * (X @ w + exactly(s.b))
    with mpmath.workdps(digits):
        scale = mpmath.mpf(2) ** margins.power
        losses = [mpmath.log1p(mpmath.exp(-int(m) * scale)) for m in margins.whole]
        entropies = [_entropy(mpmath.mpf(a) / c) for a, c in zip(s.alpha.tolist(), C, strict=True)]
        norm2, pull2 = (_digits((v @ v).fraction()) for v in (w, pull))
        primal = norm2 / 2 + mpmath.fdot(C, losses)
        return Value(primal, mpmath.fdot(C, entropies) - pull2 / 2, margins)


def _digits(fraction):
    return mpmath.mpf(fraction.numerator) / fraction.denominator


def _entropy(share):
    return -sum(p * mpmath.log(p) for p in (share, 1 - share) if p)


def check_logistic(s, tol=1e-10):
    """Both points are feasible, both values are bounds, the gap covers the true one."""
    exact = logistic(s)
    assert (s.alpha >= 0).all()
    assert (s.alpha <= s.C).all()
    if s.bias:
        assert (exactly(s.alpha) * Dyadic(s.y)).sum().whole == 0
    else:
        assert s.b == 0
    assert s.dual <= exact.dual <= exact.primal <= s.primal
    assert exact.primal - exact.dual <= s.excess
    assert exact.gap <= s.gap <= tol
    assert s.primal <= exact.primal * (1 + 1e-6)
    error = (len(s.w) + 5) * 1e-15 * (1 + np.abs(s.X) @ np.abs(s.w) + abs(s.b))
    assert (np.abs((exact.margins + -exactly(s.margins)).floats()) <= error).all()


def squares(X, y, w, b, lam):
    """lam/2 |w|^2 + (1/n) sum (1 - m_i)^2 of fractions."""
    margins = [
        t * (sum(a * v for a, v in zip(x, w, strict=True)) + b) for x, t in zip(X, y, strict=True)
    ]
    return lam * sum(v * v for v in w) / 2 + sum((1 - m) ** 2 for m in margins) / len(margins)


def least_squares(X, y, lam, bias):
    """(w, b) from the normal equations of fractions, which must have one solution."""
    rows = [[*x, Fraction(1)] if bias else list(x) for x in X]
    n, k, d = len(rows), len(rows[0]), len(X[0])
    table = [
        [sum(r[i] * r[j] for r in rows) + (n * lam / 2 if i == j < d else 0) for j in range(k)]
        + [sum(r[i] * t for r, t in zip(rows, y, strict=True))]
        for i in range(k)
    ]
    for i in range(k):
        pivot = next(r for r in range(i, k) if table[r][i])
        table[i], table[pivot] = table[pivot], table[i]
        table[i] = [v / table[i][i] for v in table[i]]
        for r in range(k):
            if r != i:
                table[r] = [v - table[r][i] * p for v, p in zip(table[r], table[i], strict=True)]
    found = [row[-1] for row in table]
    return found[:d], found[d] if bias else Fraction(0)


def check_least_squares(s, tol=1e-10):
    """The values are bounds, and the gap covers the true one."""
    X = [[Fraction(v) for v in row] for row in s.X.tolist()]
    lam, y = Fraction(s.lam), s.y.tolist()
    primal = squares(X, y, [Fraction(v) for v in s.w.tolist()], Fraction(s.b), lam)
    best = squares(X, y, *least_squares(X, y, lam, s.bias), lam)
    assert s.bias or s.b == 0
    assert s.dual <= best <= primal <= s.primal
    assert primal - best <= s.excess
    assert primal == best or (primal - best) / primal <= s.gap <= 1
    assert s.gap <= tol
    assert s.primal <= primal * (1 + Fraction(1, 10**6)) + Fraction(1, 10**20)
    sizes = np.abs(s.X) @ np.abs(s.w) + abs(s.b)
    exact = [
        t
        * (
            sum(Fraction(v) * Fraction(a) for v, a in zip(s.w.tolist(), x, strict=True))
            + Fraction(s.b)
        )
        for x, t in zip(X, y, strict=True)
    ]
    assert all(
        abs(m - Fraction(v)) <= Fraction((len(s.w) + 5) * 1e-15 * (1 + size))
        for m, v, size in zip(exact, s.margins.tolist(), sizes.tolist(), strict=True)
    )

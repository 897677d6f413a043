"""Certificates computed once more from the floats that a solver returned, without any rounding.

A float is an integer times a power of two, so the two objectives at what was returned are
fractions. Every solver's answer goes through `check_machine`, `check_logistic`, `check_softmax`
or `check_least_squares`, which share no code with the library but for the Gram matrix.
"""

import math
from fractions import Fraction
from typing import NamedTuple

import mpmath
import numpy as np
from margins.base.gram import gram_matrix


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
        # Floats that are summed in another order are other floats: the matrix that was used.
        K, v = exactly(gram_matrix(s.kernel, s.X)[0]), exactly(s.coefficients)
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


def softmax(s, digits=60):
    """The objectives of a softmax with ridge: sums are exact, logarithms have many digits.

    The margins are s_y - s_k, a row for each point.
    """
    n, K = s.alpha.shape
    X, W, alpha = exactly(s.X), exactly(s.W), exactly(s.alpha)
    scores, pull = X @ W.T + exactly(s.b), X.T @ alpha
    margins = Dyadic(scores.whole[np.arange(n), s.y][:, None], scores.power) + -scores
    shares = Dyadic(np.eye(K, dtype=int)[s.y]) + -alpha
    with mpmath.workdps(digits):
        scale, part = mpmath.mpf(2) ** margins.power, mpmath.mpf(2) ** shares.power
        losses = [
            mpmath.log(mpmath.fsum(mpmath.exp(-int(m) * scale) for m in row))
            for row in margins.whole
        ]
        entropies = [
            -sum(q * mpmath.log(q) for q in (int(v) * part for v in row) if q)
            for row in shares.whole
        ]
        norm2, pull2 = (_digits((v * v).sum().fraction()) for v in (W, pull))
        lam = mpmath.mpf(s.lam)
        primal = lam * norm2 / 2 + mpmath.fsum(losses) / n
        return Value(primal, mpmath.fsum(entropies) / n - pull2 / (2 * lam * n * n), margins)


def check_softmax(s, tol=1e-10):
    """Both points are feasible, both values are bounds, the gap covers the true one."""
    exact, alpha = softmax(s), exactly(s.alpha)
    own = np.eye(len(s.classes), dtype=bool)[s.y]
    assert (s.alpha[own] >= 0).all()
    assert (s.alpha[own] <= 1).all()
    assert (s.alpha[~own] <= 0).all()
    assert not alpha.whole.sum(axis=1).any()
    if s.bias:
        assert not alpha.whole.sum(axis=0).any()
    else:
        assert not s.b.any()
    assert s.dual <= exact.dual <= exact.primal <= s.primal
    assert exact.primal - exact.dual <= s.excess
    assert exact.gap <= s.gap <= tol
    assert s.primal <= exact.primal * (1 + 1e-6)


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


def descent(run):
    """F(w, b) and lam D(alpha) of a first-order method, for lam/2 |w|^2 + (1/n) sum hinge."""
    lam, n = Fraction(run.lam), len(run.y)
    y, alpha, w = Dyadic(run.y), exactly(run.alpha), exactly(run.w)
    X = exactly(run.X)
    pull = X.T @ (alpha * y)
    margins = y * (X @ w + exactly(run.b))
    hinges = (Dyadic(1) + -margins).positive_part()
    loss = hinges.sum().fraction() / n
    if run.shares is not None:
        shares = exactly(run.shares)
        loss = (shares @ hinges).fraction() / shares.sum().fraction()
    return Value(
        lam * (w @ w).fraction() / 2 + loss,
        lam * (alpha.sum().fraction() - (pull @ pull).fraction() / 2),
        margins,
    )


def check_descent(run):
    """The dual point is feasible, both values are bounds, the gap covers the true one."""
    exact = descent(run)
    alpha = exactly(run.alpha)
    assert (run.alpha >= 0).all()
    equal = [1.0] * len(run.y)
    shares = list(map(Fraction, equal if run.shares is None else run.shares.tolist()))
    scale = Fraction(run.lam) * (len(shares) if run.shares is None else sum(shares))
    for a, share in zip(run.alpha.tolist(), shares, strict=True):
        assert Fraction(a) * scale <= share
    if run.bias:
        assert (alpha * Dyadic(run.y)).sum().whole == 0
    else:
        assert run.b == 0
    assert 0 <= run.dual <= exact.dual <= exact.primal <= run.primal
    assert exact.gap <= run.gap
    assert run.primal <= exact.primal * (1 + Fraction(1, 10**6)) + Fraction(1, 10**200)


class Drawn:
    """In the place of a generator: these indices, in this order."""

    def __init__(self, indices):
        self.indices = list(indices)

    def integers(self, low, high, size):
        found, self.indices = self.indices[:size], self.indices[size:]
        assert len(found) == size
        assert all(low <= i < high for i in found)
        return np.array(found)


class Path(NamedTuple):
    """All iterates (w, b), and how near a margin came to the kink without being on it."""

    iterates: list
    nearest: Fraction


def one_by_one(X, y, lam, draws, rate, *, bias=False, ties=False):
    """The stochastic subgradient method from its definition; `draws` has the indices of a step."""
    w, b = np.array([lam * 0] * len(X[0])), lam * 0
    iterates, nearest = [(w, b)], 1
    for t, drawn in enumerate(draws, start=1):
        eta, step, step_b = rate(t), 0 * w, 0 * b
        for i in drawn:
            x = np.array(X[i])
            margin = y[i] * (w @ x + b)
            if margin != 1:
                nearest = min(nearest, abs(margin - 1))
            if margin < 1 or (ties and margin == 1):
                step, step_b = step + y[i] * x, step_b + y[i]
        w = (1 - eta * lam) * w + eta * step / len(drawn)
        b = b + eta * step_b / len(drawn) if bias else b
        iterates.append((w, b))
    return Path(iterates, nearest)


def mean_of(iterates):
    """The mean of w, and that of b."""
    return tuple(sum(part) / len(iterates) for part in zip(*iterates, strict=True))


def multipliers(alpha, y, C):
    """Those of a multiclass machine, exactly: that of the own class, which is stored as the nearest
    float, is what the rivals leave of C."""
    at = np.arange(len(y)), y
    own = np.equal.outer(y, np.arange(alpha.shape[1])).astype(int)
    rivals = exactly(alpha) * Dyadic(1 - own)
    rest = exactly(C) + -Dyadic(rivals.whole.sum(axis=1), rivals.power)
    assert (rest.floats() == alpha[at]).all()
    return rivals + Dyadic(own) * Dyadic(rest.whole[:, None], rest.power)


def multiclass(s):
    """The objectives of the multiclass machine at a `MulticlassSolution`, and the exact slacks."""
    X, W, C, alpha = exactly(s.X), exactly(s.W), exactly(s.C), multipliers(s.alpha, s.y, s.C)
    own = np.equal.outer(s.y, np.arange(len(s.classes))).astype(int)
    ahead = X @ W.T + exactly(s.b) + Dyadic(1 - own)
    at = np.arange(len(s.y)), s.y
    slack = Dyadic(ahead.whole.max(axis=1) - ahead.whole[at], ahead.power)
    pull = (C * Dyadic(own) + -alpha).T @ X
    norm2, pull2 = ((v * v).sum().fraction() for v in (W, pull))
    gain = (alpha * Dyadic(1 - own)).sum().fraction()
    return Value(norm2 / 2 + (C * slack.sum()).fraction(), gain - pull2 / 2, slack)


def check_multiclass(s, tol=1e-8):
    """Both points are feasible, both values are bounds, the gap covers the true one."""
    exact, alpha, C = multiclass(s), multipliers(s.alpha, s.y, s.C), exactly(s.C)
    assert (alpha.whole >= 0).all()
    if s.bias:
        counts = Dyadic(np.bincount(s.y, minlength=len(s.classes)))
        columns = Dyadic(alpha.whole.sum(axis=0), alpha.power)
        assert not (columns + -(C * counts)).whole.any()
    else:
        assert not s.b.any()
    assert s.dual <= exact.dual <= exact.primal <= s.primal
    assert exact.gap <= s.gap <= tol
    assert s.primal <= exact.primal * (1 + Fraction(1, 10**6))
    size = 1 + (np.abs(s.X) @ np.abs(s.W).T + np.abs(s.b)).max(axis=1)
    error = (s.X.shape[1] + 8) * 2e-15 * size
    assert (np.abs((exact.margins + -exactly(s.slack)).floats()) <= error).all()

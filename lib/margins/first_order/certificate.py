"""How far a returned (w, b) is from optimal, whatever led to it.

The objective F = lam P, where P is the soft margin with C = 1 / (lam n). Any slopes 0 <= p <= 1,
with bias in balance, make a dual point alpha = C p, and lam D(alpha) is a lower bound of F
(`duality-gap-identity`). Those of the hinge at (w, b), without their sign, nearly balance the
gradient lam w already. What is left of it is spread over the points near margin 1, where a
change costs least.
"""

from dataclasses import dataclass

import numpy as np

from margins.base.balance import feasible
from margins.base.rounding import EPS, reach
from margins.base.types import Array, Labels
from margins.svm.evaluation import Data, primal_at
from margins.svm.solver.least_squares import between_zero_and_one

_TOL = 1e-9  # a smaller gap is worth to be rounded once
_CORRECTIONS = 4
_ROUNDING = 1e-12
_FEW, _GROWTH = 16, 4
_SMALL = 1000  # rows, which are all tried


@dataclass(frozen=True, eq=False, repr=False)
class Certificate:
    """alpha lies in the box and in balance exactly; dual <= min F <= F(w, b) <= primal."""

    alpha: Array
    primal: float
    dual: float


def certify(
    X: Array, y: Labels, lam: float, bias: bool, w: Array, b: float, shares: Array | None = None
) -> Certificate:
    """The certificate of exactly these floats; `shares` are those of the points in the mean."""
    price = 1 / (lam * len(y)) if shares is None else shares / lam
    high, low = price * (1 + 8 * EPS), price * (1 - 8 * EPS)  # the true C lies between
    data = Data(X, y, high, bias, gram=False, reach=reach(X))
    point = primal_at(data, w, b, _TOL)
    primal = lam * point.cost * (1 + 2 * EPS)
    counts = np.ones(len(y)) if shares is None else len(y) * shares
    alpha = feasible(
        low * _slopes(X, y, lam, w, b if bias else None, point.deficits, counts), y, low, bias
    )
    dual = data.dual(alpha, _TOL, fine=False)
    if lam * dual > (1 - _TOL) * primal or lam * dual <= 0:
        dual = data.dual(alpha, 1e-16, fine=True)
    if not dual > 0:  # nothing proves more
        return Certificate(np.zeros(len(y)), primal, 0.0)
    return Certificate(alpha, primal, lam * dual * (1 - 2 * EPS))


def _slopes(
    X: Array, y: Labels, lam: float, w: Array, b: float | None, deficits: Array, counts: Array
) -> Array:
    """Slopes 0 <= p <= 1 with sum c_i p_i y_i x_i near n lam w, and with bias sum c_i p_i y_i
    near 0, where point i counts c_i times.

    Points nearest to margin 1 are corrected, first of few and then of more, as long as the bound
    that this proves rises.
    """
    n, bias = len(y), b is not None
    price = None if b is None else 1 + abs(b)
    p = (deficits > 0).astype(float)
    target = n * lam * np.append(w, [0.0] * bias)
    signs = counts * y
    pull = np.append((p * signs) @ X, [float(p @ signs)] * bias)
    sizes = np.abs(deficits)
    order, rounding = np.argsort(sizes), _ROUNDING * (1 + float(sizes.max()))
    best, rows, falls = p[:0], order[:0], 0
    best_value = _value(float(p @ counts), pull, n * lam, price)
    for size in _counts(n):
        some = order[:size]
        Z = X[some] * signs[some, None]
        Z = np.column_stack((Z, signs[some])) if bias else Z
        ramp = _ramp(deficits[some], rounding)
        others = pull - p[some] @ Z
        q = _corrected(Z, ramp, target - others)
        total = p @ counts + (q - p[some]) @ counts[some]
        value = _value(float(total), others + q @ Z, n * lam, price)
        if value > best_value:
            best, best_value, rows, falls = q, value, some, 0
        else:
            falls += 1
        if falls > 1 and size > max(n / 16, _SMALL):
            break
    p[rows] = best
    force = (p * signs) @ X
    norm2 = float(force @ force)
    return np.asarray(p * min(1.0, float(p @ counts) * n * lam / norm2) if norm2 else p)


def _counts(n: int) -> list[int]:
    """From 1 to n: few one by one, many in leaps."""
    counts = [1]
    while counts[-1] < n:
        size = counts[-1]
        counts.append(min(n, size + 1 if size < _FEW else size * _GROWTH))
    return counts


def _value(total: float, pull: Array, unit: float, price: float | None) -> float:
    """n times the bound. With a bias, what is out of balance will be taken from the heavier
    class: near the kink that costs about 1 + |b| for each."""
    if price is None:
        return total - float(pull @ pull) / (2 * unit)
    force = pull[:-1]
    return total - price * abs(float(pull[-1])) - float(force @ force) / (2 * unit)


def _ramp(deficits: Array, rounding: float) -> Array:
    """Minus the slope of a hinge that is rounded as far as these points reach."""
    width = max(rounding, float(np.abs(deficits).max()))
    return np.asarray(0.5 + deficits / (2 * width))


def _corrected(Z: Array, q: Array, target: Array) -> Array:
    """Shares near q with sum q_i z_i near the target: least squares, back into the box, again
    with those inside."""
    free = np.ones(len(q), dtype=bool)
    for _ in range(_CORRECTIONS):
        if not free.any():
            break
        step = Z @ _solve(Z[free].T @ Z[free], target - q @ Z)
        wanted = q + step
        q = np.clip(wanted, 0.0, 1.0)
        free = (wanted >= 0) & (wanted <= 1)
    left = np.abs(target - q @ Z).max()
    if len(q) <= _FEW and left > _ROUNDING * np.abs(Z).sum():
        return between_zero_and_one(Z.T, target)
    return q


def _solve(A: Array, b: Array) -> Array:
    """A solution of A h = b where there is one; columns may have any sizes."""
    size = np.sqrt(np.diag(A))
    size[size == 0] = 1.0
    scaled = A / np.outer(size, size)
    scaled[np.diag_indices_from(scaled)] += 1e-12
    return np.asarray(np.linalg.solve(scaled, b / size) / size)

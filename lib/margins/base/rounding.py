"""Rounding: bounds for sums of floats, and sums that are rounded once.

The product of two floats is the sum of two floats (Dekker), and `math.fsum` adds any number of
them without error before it rounds.
"""

import math

import numpy as np

from margins.base.types import Array

EPS = float(np.finfo(float).eps)
UNIT = EPS / 2  # the largest relative error of one operation
_SPLIT = 2.0**27 + 1  # leaves half the digits
_AT_ONCE = 1 << 16  # products that are formed at a time
_ROWS = 4096  # in a sum over rows
_FEW_COLUMNS = 8
_SIDE_BY_SIDE = 64
_UNDERFLOW = 1e-290  # what may be lost of a product


def up(value: float, operations: int) -> float:
    """At least the sum of non-negative terms that was computed in so many operations.

    (1 - UNIT)^k >= 1 / (1 + k EPS) for any number k of operations that a computer can do.
    """
    return value * (1 + (operations + 1) * EPS)


def dots(A: Array, v: Array, rest: Array | None = None) -> Array:
    """A v, each entry rounded once; `rest` has further terms for each row.

    Entries below 1e150, or they overflow. Parts of products below 1e-290 are lost. About 50 ns a
    product.
    """
    count = max(1, _AT_ONCE // max(1, len(v)))
    found = []
    for start in range(0, len(A), count):
        terms = products(A[start : start + count], v)
        more = () if rest is None else (rest[start : start + count],)
        found += [math.fsum(row) for row in np.hstack((*terms, *more)).tolist()]
    return np.array(found, dtype=float)


def summed(values: Array, tol: float) -> tuple[float, float]:
    """The sum of values that are not negative, and a bound of its error.

    Many values are added as floats come, if an error of that size does not matter for tol: to
    round once takes thirty times as long.
    """
    if len(values) <= _ROWS or tol < 64 * _ROWS * EPS:
        total = math.fsum(values.tolist())
        return total, EPS * total
    total = math.fsum(float(part.sum()) for part in _blocks(values))
    return total, _ROWS * EPS * total


def _blocks(values: Array) -> list[Array]:
    return [values[k : k + _ROWS] for k in range(0, len(values), _ROWS)]


def reach(M: Array) -> Array:
    """The largest size in each column. Few columns are faster one by one."""
    if M.size <= _AT_ONCE:
        return np.asarray(np.maximum.reduce(np.abs(M.T, order="C"), axis=1))
    if M.shape[1] <= _FEW_COLUMNS:
        return np.array([max(column.max(), -column.min()) for column in M.T])
    whole = len(M) // _SIDE_BY_SIDE  # rows of few entries are faster side by side
    wide, rest = M[: whole * _SIDE_BY_SIDE].reshape(whole, -1), M[whole * _SIDE_BY_SIDE :]
    sizes = np.maximum(wide.max(axis=0), -wide.min(axis=0)).reshape(_SIDE_BY_SIDE, -1)
    return np.asarray(np.abs(np.vstack((sizes, rest))).max(axis=0))


def combined(X: Array, weights: Array, reach: Array, *, fine: bool) -> tuple[Array, Array]:
    """sum weights_i x_i, and a bound of its error; `reach` bounds the entries of each column.

    `fine` rounds once. Otherwise sums are taken as floats come, over few rows at a time: the
    fewer, the smaller the bound.
    """
    used = np.flatnonzero(weights)
    if fine:
        total = dots(X[used].T, weights[used])
        return total, UNIT * np.abs(total) + len(used) * _UNDERFLOW
    parts = [w @ x for w, x in zip(_blocks(weights), _blocks(X), strict=True)]
    steps = min(_ROWS, len(used)) + len(parts) + 2
    size = up(float(np.abs(weights).sum()), len(weights) + 2)
    return np.sum(parts, axis=0), steps * UNIT * size * reach


def products(a: Array, b: Array) -> tuple[Array, Array]:
    """a * b as a sum of two floats, without error."""
    product = a * b
    (a, small), (b, tiny) = _halves(a), _halves(b)
    return product, ((a * b - product) + a * tiny + small * b) + small * tiny


def _halves(a: Array) -> tuple[Array, Array]:
    """Two summands with half the digits each, so that their products are exact (Veltkamp)."""
    large = _SPLIT * a
    high = large - (large - a)
    return high, a - high

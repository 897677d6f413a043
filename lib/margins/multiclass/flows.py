"""Dual points of the softmax: shares of each point for the classes that it does not have.

A share of class k at a point of class a is a flow from a to k. The own class has what is missing
from 1. With free biases as much must flow into each class as out of it (`softmax-strong-duality`).
"""

import numpy as np

from margins.base.types import Array, Codes

_HALF = 2.0**27


def feasible(shares: Array, codes: Codes, bias: bool) -> Array:
    """The shares as 1{y = k} - q_k, made feasible exactly; a row for each class.

    All are multiples of the last digit of the largest sum, so that sums are exact. Flows are
    balanced by factors near 1, the same for all points between the same two classes; what then
    is left are some last digits.
    """
    shares = np.maximum(shares, 0)
    if bias:
        shares = shares * _factors(shares, codes)[codes].T
    shares = shares / np.maximum(1, shares.sum(axis=0))
    totals = shares.sum(axis=0)
    if not (largest := float(totals.max())):
        return shares
    digit = 2 * float(np.spacing(largest))
    parts, limit = np.rint(shares / digit), np.floor(1 / digit)
    if largest > 1 - len(shares) * digit:
        _shorten(parts, limit)
    if bias and not _balance(parts, codes, limit):
        parts[:] = 0  # every point with its own class for certain is balanced, too
    found = -digit * parts
    found[codes, np.arange(len(codes))] = digit * parts.sum(axis=0)
    return found


def _factors(shares: Array, codes: Codes) -> Array:
    """Factors for the flows from a to k, the nearest to 1 that balance each class.

    They are 1 - u_a + u_k, where u solves the equations of a network with the flows as
    conductances.
    """
    flows = _sums(shares, codes)
    both = flows + flows.T
    network = np.diag(both.sum(axis=0)) - both
    out = flows.sum(axis=1) - flows.sum(axis=0)
    size = np.sqrt(np.diag(network))
    size[size == 0] = 1
    u = np.linalg.lstsq(network / np.outer(size, size), out / size, rcond=None)[0] / size
    return np.asarray(np.maximum(0, 1 - u[:, None] + u))


def _sums(values: Array, codes: Codes) -> Array:
    """flows[a, k]: what the points of class a have for class k."""
    members = np.arange(len(values))[:, None] == codes
    return np.asarray(members.astype(np.float64) @ values.T)


def _shorten(parts: Array, limit: float) -> None:
    """Sums above 1, by some digits, are brought down to it at the largest share."""
    excess = parts.sum(axis=0) - limit
    for i in np.flatnonzero(excess > 0):
        parts[parts[:, i].argmax(), i] -= excess[i]


def _balance(parts: Array, codes: Codes, limit: float) -> bool:
    """Equal flows into each class and out of it, if there is room for it.

    A flow from a class with too much to one with too little is made smaller, or one back larger.
    """
    surplus = _surplus(parts, codes)
    while any(surplus):
        a = max(range(len(surplus)), key=surplus.__getitem__)
        k = min(range(len(surplus)), key=surplus.__getitem__)
        amount = min(surplus[a], -surplus[k])
        there, back = np.flatnonzero(codes == a), np.flatnonzero(codes == k)
        left = _give(parts, k, there, parts[k, there], -amount)
        if _give(parts, a, back, limit - parts[:, back].sum(axis=0), left):
            return False
        surplus[a] -= amount
        surplus[k] += amount
    return True


def _surplus(parts: Array, codes: Codes) -> list[int]:
    """What flows out of each class minus what flows into it. Halves of the numbers have so few
    digits that floats add millions of them without error."""
    high = np.rint(parts / _HALF)
    sums = [_sums(half, codes) for half in (high, parts - _HALF * high)]
    outs = [(half.sum(axis=1) - half.sum(axis=0)).tolist() for half in sums]
    return [int(_HALF) * int(h) + int(low) for h, low in zip(*outs, strict=True)]


def _give(parts: Array, k: int, rows: Array, room: Array, amount: int) -> int:
    """Change shares of class k by an amount in all, first where there is most room.

    Returns how much is left to do, without its sign.
    """
    left, sign = abs(amount), 1 if amount > 0 else -1
    for place in np.argsort(-room):
        if not left:
            break
        step = min(left, int(room[place]))
        parts[k, rows[place]] += sign * step
        left -= step
    return left

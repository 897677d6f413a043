"""Gram matrices, and what shows that a function is no kernel.

A kernel has a positive semidefinite Gram matrix on every finite set of points
(`psd-on-every-finite-set`). So some points and a vector v with v'Kv < 0, or two points at which
k is not symmetric, are a proof that k is none.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from margins.base.arrays import with_axes
from margins.base.brief import Brief
from margins.base.data import (
    as_floats,
    callable_kernel,
    inner,
    is_exact,
    kernel_values,
    not_empty,
    rationals,
    real_array,
)
from margins.base.gram import ROUNDING
from margins.base.types import Array, Kernel, Number, PointsLike
from margins.kernels.values import is_rational
from margins.rational.psd import psd_witness

_FEW = 12  # so many points are thinned out one by one


@dataclass(frozen=True, eq=False, repr=False)
class Witness(Brief):
    """Some of the points, with their Gram matrix K, that show that a function is no kernel.

    `v` has v'Kv = `value` < 0, by more than what counts as `rounding`, which is 0 for an exact
    kernel. Or it is None: then k(x, z) - k(z, x) = `value` for the two points, by more than twice
    the rounding, since both may be off.
    """

    places: Array
    points: Array
    gram: Array
    v: Array | None
    value: Number
    rounding: Number

    def __str__(self) -> str:
        listed = ", ".join(map(_shown, self.points))
        if self.v is None:
            return f"not symmetric at {listed}: k(x, z) - k(z, x) = {_number(self.value)}"
        return f"v'Kv = {_number(self.value)} for v = {_shown(self.v)} at the points {listed}"


def _shown(row: Array) -> str:
    return f"({', '.join(map(_number, row))})"


def _number(value: Number) -> str:
    return str(value) if isinstance(value, Fraction) else f"{value:.6g}"


def _given(X: PointsLike) -> Array:
    """The sample in fractions if it holds integers and fractions only, otherwise in floats."""
    array = not_empty("X", with_axes("X", X, 2))
    return rationals("X", array, 2) if is_rational(array) else as_floats("X", array)


def gram(kernel: Kernel, X: PointsLike) -> Array:
    """The Gram matrix of the points (`gram-psd`): exact for integers, if the kernel is.

    >>> from margins.kernels import linear
    >>> print(*gram(linear, [[1], [2]])[1])
    2 4
    """
    return _gram(callable_kernel(kernel), _given(X))


def _gram(kernel: Kernel, points: Array) -> Array:
    """In fractions if the kernel can be asked so. Many functions of numpy cannot."""
    if is_exact(points):
        try:
            raw = real_array("kernel", kernel(points, points))
            kernel_values(lambda *_: raw, points, points)
        except (TypeError, ValueError, AttributeError):
            return _gram(kernel, as_floats("X", points))
        if is_rational(raw):
            return rationals("kernel", raw, 2)
    return as_floats("kernel", kernel_values(kernel, points, points))


def _rounding(kernel: Kernel, points: Array, K: Array) -> Number:
    """How far the entries may be from what is meant."""
    if is_exact(K):
        return Fraction(0)
    known = getattr(kernel, "rounding", lambda _: math.inf)(as_floats("X", points))
    return float(np.abs(K).max()) * (max(known, ROUNDING) if known < math.inf else ROUNDING)


def find_witness(kernel: Kernel, X: PointsLike) -> Witness | None:
    """Points of the sample X that show that the function is no kernel; None if they do not.

    Exact if the points are integers or `Fraction`s and the kernel is exact. Otherwise the values
    are taken to be right to 1e-10 of the largest, and a witness is one for every function as near
    as that (`kernel-closure-limit`). One point or two if they are enough. In fractions O(n^3),
    which is slow from some hundred points on.

    >>> print(find_witness(lambda X, Z: X + Z.T, [[1], [0]]))
    v'Kv = -2 for v = (-1, 2) at the points (1), (0)
    """
    points = _given(X)
    K = _gram(callable_kernel(kernel), points)
    rounding = _rounding(kernel, points, K)
    apart = np.abs(K / 2 - K.T / 2)  # so far are both from the nearest symmetric values
    if apart.max() > rounding:
        x, z = divmod(int(apart.argmax()), len(K))
        return _witness(points, K, [x, z], None, rounding)
    places = _first(K, rounding)
    if places is None:
        return None
    return _witness(points, K, places, _direction(K[np.ix_(places, places)], rounding), rounding)


def _witness(
    points: Array, K: Array, places: list[int], v: Array | None, rounding: Number
) -> Witness:
    part = K[np.ix_(places, places)]
    value: Number = part[0, 1] - part[1, 0] if v is None else inner(v @ part, v)
    return Witness(np.array(places), points[places], part, v, value, rounding)


def _first(K: Array, rounding: Number) -> list[int] | None:
    """Places of few points that are enough."""
    if K.diagonal().min() < -rounding:
        return [int(K.diagonal().argmin())]
    small = K / (abs(K).max() or 1)  # products of large floats may overflow
    minors = np.outer(small.diagonal(), small.diagonal()) - small * small.T
    pair = list(divmod(int(minors.argmin()), len(K)))
    if minors.min() < 0 and _direction(K[np.ix_(pair, pair)], rounding) is not None:
        return pair

    def shows(places: list[int]) -> bool:
        return _direction(K[np.ix_(places, places)], rounding) is not None

    places = list(range(len(K)))
    return _thinned(places, shows) if shows(places) else None


def _thinned(places: list[int], shows: Callable[[list[int]], bool]) -> list[int]:
    """As few of the first places as show it; of few, those that cannot be left out."""
    low, high = 0, len(places)  # the first `low` do not show it, the first `high` do
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if shows(places[:middle]) else (middle, high)
    places = places[:high]
    for place in places[:] if high <= _FEW else []:
        rest = [other for other in places if other != place]
        places = rest if shows(rest) else places
    return places


def _direction(K: Array, rounding: Number) -> Array | None:
    """v with v'Kv < -rounding (sum |v_i|)^2, with few digits; None if there is none to be seen."""
    if is_exact(K):
        v = psd_witness(K / 2 + K.T / 2)
        return None if v is None else v * math.lcm(*(value.denominator for value in v))
    values, vectors = np.linalg.eigh(K / 2 + K.T / 2)
    if values[0] > -rounding / 2:
        return None
    lowest = vectors[:, 0] / np.abs(vectors[:, 0]).max()
    exact = np.array([[Fraction(value) for value in row] for row in K.tolist()])
    for digits in (0, 1, 2, 4, 8):
        v = lowest.round(digits)
        form = np.array([Fraction(value) for value in v.tolist()])
        if form @ exact @ form < -Fraction(rounding) * sum(abs(form)) ** 2:
            return np.asarray(v)
    return None

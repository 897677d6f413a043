"""Rademacher averages: how well a class of functions can follow the flips of fair coins.

A class is a matrix of values: a row for each function, a column for each example. A sign vector and
its negative are taken together, as the average is half of the mean spread (`rademacher-rules`).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from math import fsum, isfinite, prod, sqrt
from typing import Any

import numpy as np

from margins.base.arrays import as_floats, numbers, rationals, with_axes
from margins.base.data import BadInput, count, is_exact, not_empty, points
from margins.base.scalars import positive_float, shown
from margins.base.types import Array, Count, Number, PointsLike, Scalar
from margins.generalisation.rounding import above
from margins.rational.arrays import cleared

MOST_SIGNS = 20
"""Up to so many examples all sign vectors are listed."""

_BLOCK = 2**20  # numbers held at a time
_ROOM = 2**62


@dataclass(frozen=True)
class Estimate:
    """A mean over drawn sign vectors, and its standard error."""

    value: float
    error: float
    draws: int


def average(values: PointsLike) -> Number:
    """The empirical `rademacher-average` of a finite class, over all sign vectors.

        (1/n) E max_f sum_i sigma_i f(z_i), without absolute value

    A row of `values` holds f(z_1), ..., f(z_n). Integers and Fractions give a Fraction; floats give
    a float, within 2^-50 n max |f|. For n <= 20; beyond, see `estimate`.

    >>> print(average([[1, 1], [1, -1]]))
    1/2
    """
    rows = _values(values)
    _few(rows.shape[1])
    return _exactly(rows) if is_exact(rows) else _in_floats(rows, _mean_spread)


def estimate(values: PointsLike, *, rng: np.random.Generator, draws: Count = 10_000) -> Estimate:
    """The same average from sign vectors that are drawn, with the standard error of their mean.

    Each draw counts with its negative.

    >>> found = estimate([[1, 1], [1, -1]], rng=np.random.default_rng(0))
    >>> abs(found.value - 0.5) <= 4 * found.error
    True
    """
    rows = as_floats("values", not_empty("values", with_axes("values", values, 2)))
    return _drawn(rows.T, _spreads, 0.5, rng, draws)


def linear_average(X: PointsLike, B: Scalar = 1) -> float:
    """The average of the functions <w, x> with |w| <= B: (B/n) E |sum_i sigma_i x_i|.

    `rademacher-linear`. Over all sign vectors, n <= 20; beyond, see `estimate_linear`.

    >>> round(linear_average([[1, 0], [0, 1]]), 6)
    0.707107
    """
    rows, radius = as_floats("X", points(X)), positive_float("B", B)
    _few(len(rows))
    return _in_floats(rows.T, _mean_length, radius)


def estimate_linear(
    X: PointsLike, B: Scalar = 1, *, rng: np.random.Generator, draws: Count = 10_000
) -> Estimate:
    """The average of `linear_average` from sign vectors that are drawn, with its standard error."""
    rows, radius = as_floats("X", points(X)), positive_float("B", B)
    return _drawn(rows, _lengths, radius, rng, draws)


def squared_mean(X: PointsLike) -> Number:
    """E |sum_i sigma_i x_i|^2 over all sign vectors, which is sum_i |x_i|^2 (`sign-sum-square`).

    A Fraction for integers and Fractions. n <= 20.

    >>> print(squared_mean([[3, 4], [1, 0]]))
    26
    """
    columns = _values(X, "X").T
    _few(columns.shape[1])
    if not is_exact(columns):
        return _in_floats(columns, _mean_square, power=2)
    whole, denominator = _whole(columns, power=2)
    return Fraction(_total(whole, _squares), denominator**2 * _half(whole))


def linear_bound(X: PointsLike, B: Scalar = 1) -> float:
    """(B/n) times the root of sum_i |x_i|^2 (`rademacher-linear`)."""
    rows, radius = as_floats("X", points(X)), positive_float("B", B)
    return _in_floats(rows, lambda Z: float(np.linalg.norm(Z)) / len(Z), radius)


def massart_bound(size: Count, n: Count) -> float:
    """The root of 2 ln(size)/n, rounded upwards, for as many functions with |h| <= 1
    (`massart`)."""
    functions, length = count("size", size), count("n", n)

    def root() -> Decimal:
        return (2 * Decimal(functions).ln() / length).sqrt()

    return above(root)


def stump_bound(n: Count, d: Count) -> float:
    """sqrt(2 ln(2 + 2d(n - 1)) / n): no average of stumps on n points with d features is larger
    (`rademacher-stumps`)."""
    size, features = count("n", n), count("d", d)
    return massart_bound(2 + 2 * features * (size - 1), size)


# ---------------------------------------------------------------- the class


def _values(values: PointsLike, name: str = "values") -> Array:
    """A matrix of Fractions, if it holds integers or Fractions, or of floats."""
    raw = not_empty(name, with_axes(name, values, 2))
    if raw.dtype.kind in "iu" or (raw.dtype == object and not any(map(_is_float, raw.flat))):
        return rationals(name, raw, 2)
    return numbers(**{name: (raw, 2)})[0]


def _is_float(entry: object) -> bool:
    return isinstance(entry, float | np.floating)


def _few(n: int) -> None:
    if n > MOST_SIGNS:
        raise BadInput(
            f"there are 2^{n} sign vectors for {n} examples; up to {MOST_SIGNS} examples are "
            "counted out, for more of them draw with estimate or estimate_linear"
        )


def _whole(rows: Array, power: int = 1) -> tuple[Array, int]:
    """Integers and their common denominator; in 64 bits, if all that is added has room there."""
    whole, denominator = cleared(rows)
    most = max(np.abs(whole).sum(axis=1)) ** power * len(whole)
    small = most * 2 ** (whole.shape[1] + 1) < _ROOM
    return (whole.astype(np.int64) if small else whole), denominator


def _exactly(rows: Array) -> Number:
    whole, denominator = _whole(rows)
    return Fraction(_total(whole, _spreads), 2 * denominator * whole.shape[1] * _half(whole))


def _in_floats(
    rows: Array, mean: Callable[[Array], float], factor: float = 1.0, power: int = 1
) -> float:
    """A multiple of the mean for entries up to 1, scaled back: nothing overflows on the way."""
    scale = _scale(rows)
    return _finite(mean(rows / scale), factor, *[scale] * power)


def _scale(rows: Array) -> float:
    return float(np.abs(rows).max()) or 1.0


def _finite(*factors: float) -> float:
    """The product, refused if it has no room."""
    found = float(prod(sorted(factors)))
    if not isfinite(found):
        raise BadInput("the average has no room in a float; rescale the data")
    return found


def _mean_spread(rows: Array) -> float:
    return _mean(rows, _spreads) / len(rows.T) / 2


def _mean_length(rows: Array) -> float:
    return _mean(rows, _lengths) / len(rows.T)


def _mean_square(rows: Array) -> float:
    return _mean(rows, _squares)


def _mean(rows: Array, value: Callable[[Array], Array]) -> float:
    return float(_total(rows, value)) / _half(rows)


# ---------------------------------------------------------------- over the sign vectors


def _half(rows: Array) -> int:
    """How many sign vectors begin with +1."""
    return int(2 ** (rows.shape[1] - 1))


def _total(rows: Array, value: Callable[[Array], Array]) -> Any:
    """The sum of a value of the signed sums, over the sign vectors that begin with +1."""
    first, *rest = rows.T
    parts = [value(block).sum() for block in _signed(first[None], rest)]
    return fsum(parts) if rows.dtype == np.float64 else sum(map(int, parts))


def _signed(start: Array, terms: list[Array]) -> Iterator[Array]:
    """start + sum of +-terms, for all signs, in blocks of at most as many numbers as are held."""
    if terms and start.size * 2 ** len(terms) > _BLOCK:
        yield from _signed(start + terms[0], terms[1:])
        yield from _signed(start - terms[0], terms[1:])
        return
    for term in terms:
        start = np.concatenate((start + term, start - term))
    yield start


def _spreads(sums: Array) -> Array:
    """From the least to the greatest of the functions, for each sign vector."""
    return np.asarray(sums.max(axis=1) - sums.min(axis=1))


def _lengths(sums: Array) -> Array:
    return np.asarray(np.sqrt(_squares(sums)))


def _squares(sums: Array) -> Array:
    return np.asarray((sums * sums).sum(axis=1))


def _drawn(
    columns: Array,
    value: Callable[[Array], Array],
    scale: float,
    rng: np.random.Generator,
    draws: Count,
) -> Estimate:
    """The mean of a value of signed sums of the rows of a matrix, over the number of rows."""
    if not hasattr(rng, "integers"):
        raise BadInput(f"rng is {shown(rng)}; give a generator such as np.random.default_rng(0)")
    (size, width), wanted = columns.shape, count("draws", draws)
    if wanted < 2:
        raise BadInput("draws must be at least 2, or there is no standard error")
    block, most, found = max(1, _BLOCK // max(size, width)), _scale(columns), []
    for start in range(0, wanted, block):
        signs = 2.0 * rng.integers(0, 2, (min(block, wanted - start), size)) - 1
        found.append(value(signs @ (columns / most)) / size)
    each = np.concatenate(found)
    mean, error = each.mean(), each.std(ddof=1) / sqrt(wanted)
    return Estimate(_finite(mean, scale, most), _finite(error, scale, most), wanted)

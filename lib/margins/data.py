"""Samples at the edge of the library: every public function checks its input here, once.

Exact in, exact out. If one of the arguments of a call holds a `Fraction`, all of them must
be integers or `Fraction`s; they become object arrays of `Fraction`s, on which `@`, `+` and
comparisons are exact. Otherwise they become float64.
"""

from fractions import Fraction
from numbers import Rational
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Labels = NDArray[np.int64]

_SHAPES = {0: "a single number", 1: "a one-dimensional array", 2: "an array of shape (n, d)"}


class BadInput(ValueError):
    """Input that no definition covers. The message says what is wrong and how to mend it."""


def is_exact(array: Array) -> bool:
    """Whether an array made by this module holds `Fraction`s."""
    return array.dtype == object


def numbers(**arguments: tuple[Any, int]) -> list[Array]:
    """Checked arrays for `name=(value, number of axes)`, all exact or all float64."""
    raw = [_raw(name, value, ndim) for name, (value, ndim) in arguments.items()]
    exact = any(isinstance(v, Fraction) for array in raw if is_exact(array) for v in array.flat)
    convert = _fractions if exact else _floats
    return [convert(name, array) for name, array in zip(arguments, raw, strict=True)]


def _raw(name: str, value: Any, ndim: int) -> Array:
    try:
        array = np.asarray(value)
    except ValueError as error:
        raise BadInput(f"{name} has rows of different lengths") from error
    if array.ndim != ndim:
        raise BadInput(f"{name} must be {_SHAPES[ndim]}, but has shape {array.shape}")
    return array


def _floats(name: str, array: Array) -> Array:
    try:
        result = array.astype(np.float64)
    except (TypeError, ValueError) as error:
        raise BadInput(f"{name} must hold numbers only; check for text or None") from error
    if not np.isfinite(result).all():
        raise BadInput(f"{name} contains NaN or infinity; remove or impute those entries")
    return result


def _fractions(name: str, array: Array) -> Array:
    result = np.empty(array.shape, dtype=object)
    for index, value in np.ndenumerate(array):
        if not isinstance(value, Rational | np.integer):
            raise BadInput(
                f"{name} holds {value!r} while another entry is a Fraction; for an exact result "
                "use Fractions and integers only, otherwise floats only"
            )
        result[index] = Fraction(int(value)) if isinstance(value, np.integer) else Fraction(value)
    return result


def points(X: Any) -> Array:
    """The sample `X` of shape (n, d), with n and d at least 1."""
    (array,) = numbers(X=(X, 2))
    if 0 in array.shape:
        raise BadInput(f"X is empty (shape {array.shape}); at least one point is needed")
    return array


def labels(y: Any, n: int) -> Labels:
    """The labels `y`, n of them, each -1 or +1."""
    array = np.asarray(y)
    if array.shape != (n,):
        raise BadInput(f"y must hold one label for each of the {n} points; shape {array.shape}")
    wrong = array[~np.isin(array, (-1, 1))]
    if len(wrong):
        raise BadInput(
            f"labels must be -1 or +1, but y contains {wrong[0]!r}; "
            "recode them, for instance with np.where(y == positive, 1, -1)"
        )
    return array.astype(np.int64)


def sample(X: Any, y: Any) -> tuple[Array, Labels]:
    """Points and labels, checked together."""
    array = points(X)
    return array, labels(y, len(array))


def both_classes(y: Labels, why: str) -> None:
    """Refuse a sample with one class only."""
    if (y == y[0]).all():
        raise BadInput(f"only class {int(y[0]):+d} is present; {why} needs both labels")

"""The edge of the library: every public function checks its input here, once.

Exact in, exact out. If one of the arguments of a call holds a `Fraction`, all of them must
be integers or `Fraction`s; they become object arrays of `Fraction`s, on which `@`, `+` and
comparisons are exact. Otherwise they become float64.

The exact solvers read their input with `rational` and `rationals`, which refuse floats. A float
such as 0.1 is not the decimal a reader sees, and taking it for the binary number it is would give
answers with 55-bit denominators that look like a bug. Only floats that are whole numbers pass.
"""

import math
from collections.abc import Callable
from fractions import Fraction
from numbers import Rational
from typing import Any

import numpy as np

from margins.base.types import Array, Labels

_SHAPES = {0: "a single number", 1: "a one-dimensional array", 2: "an array of shape (n, d)"}


class BadInput(ValueError):
    """Input that no definition covers. The message says what is wrong and how to mend it."""


def is_exact(array: Array) -> bool:
    """Whether an array made by this module holds `Fraction`s."""
    return array.dtype == object


# ---------------------------------------------------------------- arrays


def numbers(**arguments: tuple[Any, int]) -> list[Array]:
    """Checked arrays for `name=(value, number of axes)`, all exact or all float64."""
    raw = [_raw(name, value, ndim) for name, (value, ndim) in arguments.items()]
    exact = any(isinstance(v, Fraction) for array in raw if is_exact(array) for v in array.flat)
    convert = _fractions if exact else _floats
    return [convert(name, array) for name, array in zip(arguments, raw, strict=True)]


def rationals(name: str, value: Any, ndim: int) -> Array:
    """An object array of `Fraction`s with `ndim` axes."""
    return _object_array(_raw(name, value, ndim), lambda entry: rational(name, entry))


def _object_array(array: Array, convert: Callable[[Any], Fraction]) -> Array:
    result = np.empty(array.size, dtype=object)
    result[:] = [convert(value) for value in array.flat]
    return result.reshape(array.shape)


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
    for value in array.flat:
        if not isinstance(value, Rational | np.integer):
            raise BadInput(
                f"{name} holds {value!r} while another entry is a Fraction; for an exact result "
                "use Fractions and integers only, otherwise floats only"
            )
    return _object_array(array, _fraction)


def not_empty(name: str, array: Array) -> Array:
    """The array, refused if it has no entry."""
    if array.size == 0:
        raise BadInput(f"{name} is empty (shape {array.shape}); at least one row is needed")
    return array


def same_length(n: int, **vectors: Array) -> None:
    """Refuse vectors that do not have one entry for each of n points."""
    for name, vector in vectors.items():
        if len(vector) != n:
            raise BadInput(f"{name} needs {n} entries, one for each point; it has {len(vector)}")


# ---------------------------------------------------------------- samples


def points(X: Any) -> Array:
    """The sample `X` of shape (n, d), with n and d at least 1."""
    (array,) = numbers(X=(X, 2))
    return not_empty("X", array)


def labels(y: Any, n: int) -> Labels:
    """The labels `y`, n of them, each -1 or +1."""
    array = np.asarray(y)
    if array.shape != (n,):
        raise BadInput(f"y must hold one label for each of the {n} points; shape {array.shape}")
    wrong = array[~_are_signs(array)]
    if len(wrong):
        raise BadInput(
            f"labels must be -1 or +1, but y contains {wrong[0]!r}; "
            "recode them, for instance with np.where(y == positive, 1, -1)"
        )
    return array.astype(np.int64)


def _are_signs(array: Array) -> Array:
    """Where an array is -1 or +1. On few entries `isin` takes ten times as long."""
    return np.asarray((array == 1) | (array == -1))


def sample(X: Any, y: Any) -> tuple[Array, Labels]:
    """Points and labels, checked together."""
    array = points(X)
    return array, labels(y, len(array))


def both_classes(y: Labels, why: str) -> None:
    """Refuse a sample with one class only."""
    if (y == y[0]).all():
        raise BadInput(f"only class {int(y[0]):+d} is present; {why} needs both labels")


def sign_matrix(pool: Any) -> Labels:
    """A checked pool of hypotheses: rows are points, columns hypotheses, entries -1 or +1."""
    (array,) = numbers(pool=(pool, 2))
    if not _are_signs(not_empty("the pool", array)).all():
        raise BadInput("the pool must hold predictions -1 or +1 only, one hypothesis a column")
    return array.astype(np.int64)


# ---------------------------------------------------------------- single numbers


def rational(name: str, value: Any) -> Fraction:
    """One exact number."""
    if isinstance(value, Rational | np.integer):
        return _fraction(value)
    if not isinstance(value, float | np.floating):
        raise BadInput(f"{name} holds {value!r}; use integers and Fractions")
    if not np.isfinite(value):
        raise BadInput(f"{name} contains NaN or infinity; remove or impute those entries")
    if value != int(value):
        raise BadInput(
            f"{name} holds the float {float(value)!r}, which is seldom the number meant; "
            "for an exact result write Fraction(str(v)) for the decimal v that is printed, "
            "or Fraction(v) for the binary number that is stored"
        )
    return Fraction(int(value))


def _fraction(value: Any) -> Fraction:
    """numpy's integers are not rational numbers to Python; the others are."""
    if type(value) is Fraction:
        return value
    return Fraction(int(value)) if isinstance(value, np.integer) else Fraction(value)


def positive(name: str, value: Any, *, infinite: bool = False, hint: str = "") -> Any:
    """A positive number: a `Fraction` if it is rational, otherwise a float.

    `infinite` allows infinity; `hint` tells how to mend a number that is refused.
    """
    if isinstance(value, Rational | np.integer):
        number: Any = _fraction(value)
    elif isinstance(value, float | np.floating):
        number = float(value)
    else:
        raise BadInput(f"{name} must be a positive number, but is {value!r}")
    if not 0 < number <= math.inf or (number == math.inf and not infinite):
        wanted = "positive" if infinite else "positive and finite"
        raise BadInput(f"{name} must be {wanted}, but is {value}" + (hint and f"; {hint}"))
    return number


def price(C: Any) -> Any:
    """C of the soft margin, or infinity, which stands for the hard margin."""
    return positive("C", C, infinite=True, hint="use infinity for the hard margin")


def tolerance(tol: float) -> float:
    """A relative tolerance."""
    if not 0 < tol < 1:
        raise BadInput(f"tol must lie between 0 and 1, but is {tol}")
    return tol


def count(name: str, value: Any) -> int:
    """A whole number of at least 1."""
    if not isinstance(value, int | np.integer) or value < 1:
        raise BadInput(f"{name} must be a whole number of at least 1, but is {value!r}")
    return int(value)

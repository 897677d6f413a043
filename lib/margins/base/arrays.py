"""Arrays at the edge: what is an array of real numbers, and when it is exact.

Exact in, exact out. If one of the arguments of a call holds a `Fraction`, all of them must
be integers or `Fraction`s; they become object arrays of `Fraction`s, on which `@`, `+` and
comparisons are exact. Otherwise they become float64.

The exact solvers read their input with `rational` and `rationals`, which refuse floats. A float
such as 0.1 is not the decimal a reader sees, and taking it for the binary number it is would give
answers with 55-bit denominators that look like a bug. Only floats that are whole numbers pass.

What numpy would turn into numbers without a word is refused: text that looks like a number, the
real part of a complex number, dates, and what a mask hides.
"""

from collections.abc import Callable
from datetime import date, timedelta
from fractions import Fraction
from itertools import chain
from numbers import Rational
from typing import Any

import numpy as np

from margins.base.scalars import BadInput, fraction, rational, shown
from margins.base.types import Array, Number, ValuesLike

_SHAPES = {0: "a single number", 1: "a one-dimensional array", 2: "an array of shape (n, d)"}
_SMALL = 2**30
_LARGEST = 1e100  # the square leaves room for sums and for a price

_PLAIN_KINDS, _PLAIN_TYPES = "biuf", {int, float, Fraction, np.int64, np.float64}
_Types = tuple[type, ...]
_FOREIGN: dict[str, tuple[str, _Types, str]] = {
    "SUT": ("text", (str, bytes), "turn text that stands for numbers into numbers first"),
    "c": ("complex numbers", (complex, np.complexfloating), "give the real parts by themselves"),
    "mM": (
        "dates or time differences",
        (date, timedelta, np.datetime64, np.timedelta64),
        "divide by a unit such as np.timedelta64(1, 'D')",
    ),
    "V": ("records", (np.void,), "give a plain array with one column for each field"),
    "": ("None", (type(None),), "remove or impute those entries"),
}
"""What is no real number to us: numpy's letters for it, what it is, its types, how to mend it."""


def is_exact(array: Array) -> bool:
    """Whether an array made by this module holds `Fraction`s."""
    return array.dtype == object


def numbers(**arguments: tuple[ValuesLike, int]) -> list[Array]:
    """Checked arrays for `name=(value, number of axes)`, all exact or all float64."""
    raw = [with_axes(name, value, ndim) for name, (value, ndim) in arguments.items()]
    exact = any(issubclass(t, Fraction) for array in raw if is_exact(array) for t in _types(array))
    convert = _fractions if exact else as_floats
    return [convert(name, array) for name, array in zip(arguments, raw, strict=True)]


def rationals(name: str, value: ValuesLike, ndim: int) -> Array:
    """An object array of `Fraction`s with `ndim` axes."""
    array = with_axes(name, value, ndim, "use integers and Fractions")
    return _object_array(array, lambda entry: rational(name, entry))


def _object_array(array: Array, convert: Callable[[Any], Fraction]) -> Array:
    result = np.empty(array.size, dtype=object)
    result[:] = [convert(value) for value in array.flat]
    return result.reshape(array.shape)


def with_axes(name: str, value: ValuesLike, ndim: int, mend: str = "") -> Array:
    """An array of real numbers of any kind, with `ndim` axes."""
    array = real_array(name, value, mend)
    if array.ndim != ndim:
        raise BadInput(f"{name} must be {_SHAPES[ndim]}, but has shape {array.shape}")
    return array


def real_array(name: str, value: ValuesLike, mend: str = "") -> Array:
    """Any array, refused if it cannot hold real numbers; `mend` takes the place of advice."""
    if type(value) is np.ndarray and value.dtype.kind in _PLAIN_KINDS:  # most are
        return value
    if hasattr(value, "toarray"):
        raise BadInput(f"{name} is a sparse matrix; call {name}.toarray() to make it dense")
    if _is_masked(value):
        raise BadInput(f"{name} has masked entries; remove them, or fill them with .filled(...)")
    try:
        array = np.asarray(value)
    except ValueError as error:
        raise BadInput(f"{name} has rows of different lengths") from error
    if array.dtype.kind in _PLAIN_KINDS:
        return array
    kinds = _types(array) if is_exact(array) else set()
    if kinds and array.ndim == 0 and not np.isscalar(array.item()):
        raise BadInput(f"{name} is {shown(value)}; give a number, or a list or array of numbers")
    for letters, (what, types, advice) in _FOREIGN.items():
        if array.dtype.kind in letters or any(issubclass(kind, types) for kind in kinds):
            raise BadInput(f"{name} must hold numbers only, but holds {what}; {mend or advice}")
    return array


def elementwise(name: str, value: ValuesLike) -> Array:
    """For a function that works entry by entry: an array of `Fraction`s as it is, one of integers
    in a type in which their squares do not overflow, any other in float64. Infinity may pass."""
    array = real_array(name, value)
    if array.dtype.kind in "biu":
        small = bool(((array > -_SMALL) & (array < _SMALL)).all())
        return array.astype(np.int64 if small else object)
    with np.errstate(over="ignore"):
        return array if is_exact(array) else array.astype(np.float64)


def in_floats(name: str, array: Array) -> Array:
    """Such an array in float64, for a function that is not rational."""
    return as_floats(name, array) if is_exact(array) else array.astype(np.float64)


def _types(array: Array) -> set[type]:
    return set(map(type, array.flat))


def _is_masked(value: object, depth: int = 3) -> bool:
    """Whether a mask hides an entry, also of a row in a list; lists in lists in lists are no rows.

    Types are collected first, which is much faster than to look at each number.
    """
    if not isinstance(value, list | tuple):
        return isinstance(value, np.ma.MaskedArray) and bool(np.ma.is_masked(value))
    kinds = set(map(type, value))
    if kinds <= _PLAIN_TYPES or depth == 0:
        return False
    rows = [list(chain.from_iterable(value))] if kinds <= {list, tuple} else value
    return any(_is_masked(row, depth - 1) for row in rows)


def as_floats(name: str, array: Array) -> Array:
    """The array in float64, refused if an entry has no place there."""
    if array.dtype == np.longdouble:  # a cast that overflows would warn
        array = np.where(np.abs(array) < np.finfo(np.float64).max, array, np.inf)
    try:
        result = array.astype(np.float64)
    except OverflowError as error:
        raise BadInput(
            f"{name} holds a number that is too large for a float; rescale it"
        ) from error
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
    return _object_array(array, fraction)


def entry(array: Array) -> Number:
    """The number in an array without axes."""
    result: Number = array.item()
    return result


def inner(u: Array, v: Array) -> Number:
    """<u, v>. To a type checker `u @ v` is an array."""
    result: Number = np.dot(u, v)
    return result


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


def positives(name: str, array: Array) -> Array:
    """The array, refused if an entry is not positive."""
    if not (array > 0).all():
        raise BadInput(f"{name} must be positive; leave out the points of weight 0")
    return array


def squarable(name: str, array: Array) -> Array:
    """The array, refused if its squares come near overflow."""
    if max(array.max(initial=0), -array.min(initial=0)) > _LARGEST:
        raise BadInput(f"the entries of {name} are too large for their squares; rescale {name}")
    return array

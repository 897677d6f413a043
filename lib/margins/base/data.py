"""The edge of the library: every public function checks its input here, once.

`arrays` says which arrays are numbers and which of them are exact, `scalars` does the same for
single numbers; this module has what is made of them: samples, labels, prices, kernels. All can be
had from here.
"""

from collections.abc import Callable
from fractions import Fraction
from inspect import signature
from typing import Any, TypeVar

import numpy as np

from margins.base.arrays import (
    as_floats,
    elementwise,
    entry,
    in_floats,
    inner,
    is_exact,
    not_empty,
    numbers,
    positives,
    rationals,
    real_array,
    same_length,
    squarable,
    with_axes,
)
from margins.base.scalars import (
    BadInput,
    count,
    is_truth_value,
    is_whole,
    not_negative,
    positive,
    positive_float,
    price,
    rational,
    real,
    shown,
    tolerance,
)
from margins.base.types import (
    Array,
    Kernel,
    Labels,
    LabelsLike,
    Number,
    PointsLike,
    PricesLike,
    VectorLike,
    WeakLearner,
)

__all__ = [
    "BadInput",
    "as_floats",
    "both_classes",
    "callable_kernel",
    "count",
    "elementwise",
    "entry",
    "feature_map",
    "float_points",
    "in_floats",
    "indices",
    "inner",
    "is_exact",
    "is_whole",
    "kernel_values",
    "labels",
    "learner_function",
    "not_empty",
    "not_negative",
    "numbers",
    "points",
    "positive",
    "positive_float",
    "positives",
    "price",
    "prices",
    "rational",
    "rationals",
    "real",
    "real_array",
    "same_length",
    "sample",
    "sign_matrix",
    "squarable",
    "tolerance",
    "weak_learner",
]

_F = TypeVar("_F", bound=Callable[..., Any])
_RECODE = "labels must be -1 or +1; recode them, for instance with np.where(y == positive, 1, -1)"


# ---------------------------------------------------------------- samples


def points(X: PointsLike, name: str = "X") -> Array:
    """The sample `X` of shape (n, d), with n and d at least 1."""
    (array,) = numbers(**{name: (X, 2)})
    return not_empty(name, array)


def float_points(X: PointsLike) -> Array:
    """The sample in float64. What is that already is not copied, so nobody may write into it."""
    raw = with_axes("X", X, 2)
    if raw.size and raw.dtype == np.float64 and np.isfinite(raw).all():
        return raw
    return in_floats("X", points(X))


def labels(y: LabelsLike, n: int) -> Labels:
    """The labels `y`, n of them, each -1 or +1.

    Truth values are refused: True equals 1 and would pass, False would not.
    """
    array = real_array("y", y, _RECODE)
    if array.shape != (n,):
        raise BadInput(f"y must hold one label for each of the {n} points; shape {array.shape}")
    if array.dtype == bool or any(map(is_truth_value, array.flat if is_exact(array) else ())):
        raise BadInput("y holds truth values; write np.where(y, 1, -1) for labels -1 and +1")
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


def sample(X: PointsLike, y: LabelsLike) -> tuple[Array, Labels]:
    """Points and labels, checked together."""
    array = points(X)
    return array, labels(y, len(array))


def both_classes(y: Labels, why: str) -> None:
    """Refuse a sample with one class only."""
    if (y == y[0]).all():
        raise BadInput(f"only class {int(y[0]):+d} is present; {why} needs both labels")


def indices(name: str, value: VectorLike, n: int) -> Array:
    """Places of points, each from 0 to n - 1: numpy would count negative ones from the end."""
    array = with_axes(name, value, 1)
    if array.dtype == bool:
        raise BadInput(f"{name} holds truth values; give the places np.flatnonzero({name})")
    floats = as_floats(name, array)
    if not ((floats >= 0) & (floats < n) & (floats == np.floor(floats))).all():
        raise BadInput(f"{name} must hold indices, whole numbers from 0 to {n - 1}")
    return floats.astype(np.int64)


def sign_matrix(pool: PointsLike, name: str = "pool") -> Labels:
    """A checked pool of hypotheses: rows are points, columns hypotheses, entries -1 or +1."""
    array = points(pool, name)
    if not _are_signs(array).all():
        raise BadInput(f"the {name} must hold predictions -1 or +1 only, one hypothesis a column")
    return array.astype(np.int64)


def prices(C: PricesLike, n: int) -> Number | Array:
    """The price C: one number as for `price`, or a vector of n positive finite numbers.

    A vector is exact if all its entries are integers or `Fraction`s, otherwise float64.
    """
    if (array := real_array("C", C)).ndim == 0:
        return price(array.item())
    array = with_axes("C", array, 1)
    same_length(n, C=array)
    if array.dtype.kind == "f" and ((array > 0) & (array < np.inf)).all():  # most are, and many
        return array.astype(np.float64)
    values = [positive("C", value, hint="each point needs a price") for value in array.flat]
    exact = all(isinstance(value, Fraction) for value in values)
    result = np.empty(n, dtype=object if exact else np.float64)
    result[:] = values
    return result


# ---------------------------------------------------------------- kernels


def callable_kernel(kernel: Kernel) -> Kernel:
    """The kernel, refused if it is no function, or none of two samples."""
    wanted = "a function of two samples; margins.kernels has some, such as rbf(width)"
    _function("kernel", kernel, wanted)
    try:
        signature(kernel).bind(None, None)
    except ValueError:  # what is written in C may not say what it takes
        return kernel
    except TypeError:
        name = getattr(kernel, "__name__", shown(kernel))
        raise BadInput(f"kernel is {name}, but must be {wanted}") from None
    return kernel


def weak_learner(learner: WeakLearner) -> WeakLearner:
    """The learner, refused if it is no function."""
    return _function("learner", learner, "a function of weights, such as stump_learner(X, y)")


def feature_map(phi: _F) -> _F:
    """The feature map, refused if it is no function."""
    return _function("phi", phi, "a function of a sample, such as margins.kernels.powers(2)")


def learner_function(learner: _F) -> _F:
    """The learner of a sample, refused if it is no function."""
    wanted = "a function of points and labels that returns a model, such as margins.svm.fit"
    return _function("learner", learner, wanted)


def _function(name: str, value: _F, wanted: str) -> _F:
    if not callable(value):
        raise BadInput(f"{name} is {shown(value)}, but must be {wanted}")
    return value


def kernel_values(kernel: Kernel, X: Array, Z: Array) -> Array:
    """kernel(X, Z), checked: finite numbers, a row for each point of X, a column for each of Z."""
    with np.errstate(over="ignore", invalid="ignore"):  # what comes of it is refused below
        raw = real_array("kernel", kernel(X, Z))
    if raw.shape != (shape := (len(X), len(Z))):
        raise BadInput(f"kernel(X, Z) must have shape {shape}, but has shape {raw.shape}")
    if not is_exact(raw) and not np.isfinite(raw).all():
        raise BadInput("the kernel gives NaN or infinity on these points; rescale X")
    if raw.dtype == np.float64:
        return raw  # large, and nobody writes into it
    (values,) = numbers(kernel=(raw, 2))
    return values

"""The words in which the library speaks of numbers, arrays and functions.

What a caller may pass ends in `Like`, or is a `Scalar`: numpy's own `ArrayLike` would let text
through. What the library gives back is an `Array`, `Labels` or a `Number`. The entries of an
object array have no type that a checker knows; where one leaves a function it is named first:
`result: Number = w @ w`.
"""

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

# ---------------------------------------------------------------- what comes in

Scalar: TypeAlias = int | float | Fraction | np.integer[Any] | np.floating[Any]
"""One real number. Exact are integers and `Fraction`s."""

Count: TypeAlias = int | np.integer[Any]
"""A whole number of at least 1."""

RealArray: TypeAlias = NDArray[np.integer[Any] | np.floating[Any] | np.bool_ | np.object_]
"""An array of real numbers; `Fraction`s are objects to numpy."""


class HasArray(Protocol):
    """A table of another library, such as pandas, that turns into an array."""

    def __array__(self) -> RealArray: ...


VectorLike: TypeAlias = RealArray | HasArray | Sequence[Scalar]
"""A list of numbers."""

PointsLike: TypeAlias = RealArray | HasArray | Sequence[RealArray | HasArray | Sequence[Scalar]]
"""A matrix of numbers: a row for each point, a column for each feature or hypothesis."""

ValuesLike: TypeAlias = (
    Scalar | RealArray | HasArray | Sequence[Scalar | RealArray | HasArray | Sequence[Scalar]]
)
"""Numbers in any shape, for functions that work entry by entry. One kind of sequence: given two, a
checker does not find out which of them a nested list is."""

LabelsLike: TypeAlias = (
    NDArray[np.integer[Any] | np.floating[Any] | np.object_] | HasArray | Sequence[Scalar]
)
"""Labels, each -1 or +1."""

ClassesLike: TypeAlias = NDArray[Any] | HasArray | Sequence[Hashable]
"""Labels of several classes: any values that can be hashed."""

PricesLike: TypeAlias = Scalar | VectorLike
"""The price C: one number, or one for each point."""

# ---------------------------------------------------------------- what goes out

Number: TypeAlias = float | Fraction
"""A float or, from exact data, a `Fraction`."""

Array: TypeAlias = NDArray[Any]
"""float64 or, for exact answers, an object array of `Fraction`s."""

Labels: TypeAlias = NDArray[np.int64]
"""Each -1 or +1."""

Codes: TypeAlias = NDArray[np.int64]
"""The number of each point's class, from 0 to K - 1."""

# ---------------------------------------------------------------- functions

Kernel: TypeAlias = Callable[[Array, Array], Array]
"""From two samples to the matrix of their inner products in feature space."""

Hypothesis: TypeAlias = Callable[[Array], Array]
"""From points of shape (n, d) to n predictions, each -1 or +1."""

WeakLearner: TypeAlias = Callable[[Array], Hypothesis]
"""From a distribution on the sample to a hypothesis."""

BinaryLearner: TypeAlias = Callable[[Array, Labels], Any]
"""From points and their signs to a model with `decision(X)`."""

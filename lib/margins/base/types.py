"""The words in which the library speaks of arrays and functions."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
"""float64 or, for exact answers, an object array of `Fraction`s."""

Labels = NDArray[np.int64]
"""Each -1 or +1."""

Kernel = Callable[[Array, Array], Array]
"""From two samples to the matrix of their inner products in feature space."""

Hypothesis = Callable[[Array], Array]
"""From points of shape (n, d) to n predictions, each -1 or +1."""

WeakLearner = Callable[[Array], Hypothesis]
"""From a distribution on the sample to a hypothesis."""

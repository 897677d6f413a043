"""How long the steps are."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from margins.base.data import BadInput, positive_float
from margins.base.types import Array, Scalar

Rate: TypeAlias = Scalar | str | Callable[[int], Scalar]
"""A number, the name of a rule, or a function of the step t = 1, 2, ..."""

INVERSE, ROOT, SCALED = RULES = ("1/(lam t)", "1/sqrt(t)", "2 sqrt(k/t)/|x|^2")


@dataclass(frozen=True)
class Rates:
    """The rates of all steps: a constant, or what a function of the steps says.

    With `inverse` they are 1 / (lam t), for which w_t = theta_t / (lam t) without rounding.
    """

    lam: float
    value: float | Callable[[Array], Array]
    inverse: bool = False

    def at(self, first: int, count: int) -> Array:
        """The rates of `count` steps from step `first` on."""
        if isinstance(self.value, float):
            return np.full(count, self.value)
        return self.value(np.arange(first, first + count))


def known_rates(rate: Rate, lam: float, size2: float, batch: int = 1) -> Rates:
    """The checked rates; `size2` is the mean of |x|^2, with a bias of |x|^2 + 1.

    The last rule takes the distance of the optimum for 2 / |x| and the size of a subgradient for
    |x| / sqrt(k), which is that of the mean of k random ones: so it does not mind in which units
    the data come.
    """
    if isinstance(rate, str):
        if rate == INVERSE:
            return Rates(lam, lambda t: 1 / (lam * t), inverse=True)
        if rate == ROOT:
            return Rates(lam, lambda t: 1 / np.sqrt(t))
        if rate == SCALED:
            first = 2 * float(np.sqrt(batch)) / (size2 or 1.0)
            return Rates(lam, lambda t: first / np.sqrt(t))
        rules = ", ".join(map(repr, RULES))
        raise BadInput(f"rate is {rate!r}; use one of {rules}, a number or a function of the step")
    if callable(rate):
        return Rates(lam, lambda t: _asked(rate, t))
    return Rates(lam, positive_float("rate", rate))


def _asked(rate: Callable[[int], Scalar], steps: Array) -> Array:
    return np.array([positive_float(f"rate({t})", rate(t)) for t in steps.tolist()])

"""Losses of the margin m = y f(x), with what boosting and descent need to know about each.

Values and derivatives work elementwise on floats. The piecewise polynomial losses (`ZERO_ONE`,
`HINGE`, `PERCEPTRON`, `RAMP`, `SQUARED`) are exact on `Fraction`s. A loss is made of functions
that have a name, so that it can be pickled.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial

import numpy as np
from scipy.special import expit

from margins.base.data import BadInput, real_array
from margins.base.types import Array, ValuesLike

Pointwise = Callable[[Array], Array]


def hinge(margins: ValuesLike) -> Array:
    """h(m) = max(0, 1 - m), the least slack at margin m (`slack-elimination`)."""
    m = real_array("margins", margins)
    return np.asarray(np.maximum(0 * m, 1 - m))


def slopes(margins: ValuesLike) -> tuple[Array, Array]:
    """The subdifferential of the hinge at m, an interval.

    {-1} below m = 1, {0} above, and [-1, 0] at the kink.
    """
    m = real_array("margins", margins)
    return np.where(m <= 1, -1, 0), np.where(m < 1, -1, 0)


@dataclass(frozen=True)
class Loss:
    """A loss of the margin.

    `derivative` is the right derivative, which for a convex loss is a subgradient; None for the
    zero-one loss, which jumps. `second` is None unless the loss is twice differentiable.
    `minimiser(p)` is the score f that minimises p loss(f) + (1 - p) loss(-f) for
    p = P(Y = 1 | x), 0 < p < 1 (`population-minimisers`). Where it is not unique it is the one
    of least absolute value, of two opposite ones the positive one; for the zero-one loss, where
    every score of the right sign will do, it is 1 or -1.
    """

    name: str
    value: Pointwise = field(repr=False)
    derivative: Pointwise | None = field(repr=False)
    second: Pointwise | None = field(repr=False)
    convex: bool
    minimiser: Callable[[ValuesLike], Array] = field(repr=False)

    def __call__(self, margins: ValuesLike) -> Array:
        return self.value(real_array("margins", margins))

    def slope(self, margins: ValuesLike) -> Array:
        """The derivative at these margins; refused where the loss has none."""
        if self.derivative is None:
            raise BadInput(f"the {self.name} loss jumps: it has no derivative")
        return self.derivative(real_array("margins", margins))

    def curvature(self, margins: ValuesLike) -> Array:
        """The second derivative at these margins; refused where the loss has none."""
        if self.second is None:
            raise BadInput(f"the {self.name} loss has no second derivative")
        return self.second(real_array("margins", margins))

    def risk(self, p: ValuesLike, score: ValuesLike) -> Array:
        """The conditional risk p loss(f) + (1 - p) loss(-f)."""
        f, q = real_array("score", score), real_array("p", p)
        return np.asarray(q * self.value(f) + (1 - q) * self.value(-f))

    def probability(self, score: ValuesLike) -> Array:
        """The p = P(Y = 1 | x) whose `minimiser` is this score, for a smooth loss: from
        p loss'(f) = (1 - p) loss'(-f). Scores that minimise for no p give 0 or 1."""
        if self.second is None:
            raise BadInput(f"the {self.name} loss has no derivative to read a probability from")
        f = real_array("score", score).astype(np.float64)
        with np.errstate(over="ignore", divide="ignore"):
            odds_against = self.slope(f) / self.slope(-f)
            return np.asarray(np.clip(1 / (1 + odds_against), 0, 1))


def known_loss(loss: Loss) -> Loss:
    """The loss, refused if it is something else, such as its name."""
    if not isinstance(loss, Loss):
        raise BadInput(f"loss is {loss!r}; give one of margins.losses, such as LOGISTIC")
    return loss


def log_odds(p: ValuesLike) -> Array:
    """log(p / (1 - p)) for 0 < p < 1."""
    array = _probabilities(p).astype(np.float64)
    return np.asarray(np.log(array) - np.log1p(-array))


def _probabilities(p: ValuesLike) -> Array:
    array = real_array("p", p)
    if not ((array > 0) & (array < 1)).all():
        raise BadInput("p must lie strictly between 0 and 1: at the ends there is no minimiser")
    return array


def _half_log_odds(p: ValuesLike) -> Array:
    return log_odds(p) / 2


def _difference(p: ValuesLike) -> Array:
    """P(Y = 1 | x) - P(Y = -1 | x)."""
    return np.asarray(2 * _probabilities(p) - 1)


def _zero(p: ValuesLike) -> Array:
    return np.asarray(0 * _probabilities(p))


def _majority(p: ValuesLike, *, at_half: int) -> Array:
    array = _probabilities(p)
    half = Fraction(1, 2)
    return np.where(array > half, 1, np.where(array < half, -1, at_half))


def _exp_minus(m: Array) -> Array:
    return np.asarray(np.exp(-np.asarray(m, dtype=np.float64)))


def _minus_exp_minus(m: Array) -> Array:
    return -_exp_minus(m)


def logistic_value(m: Array) -> Array:
    """log(1 + exp(-m)), without overflow."""
    return np.asarray(np.logaddexp(0.0, -np.asarray(m, dtype=np.float64)))


def logistic_slope(m: Array) -> Array:
    """The derivative of the logistic loss."""
    return np.asarray(-expit(-np.asarray(m, dtype=np.float64)))


def logistic_second(m: Array) -> Array:
    """The second derivative of the logistic loss."""
    array = np.asarray(m, dtype=np.float64)
    return np.asarray(expit(array) * expit(-array))


def _squared(m: Array) -> Array:
    return np.asarray((1 - np.asarray(m)) ** 2)


def _squared_slope(m: Array) -> Array:
    return np.asarray(2 * (np.asarray(m) - 1))


def _two(m: Array) -> Array:
    return np.asarray(0 * np.asarray(m) + 2)


def _right_slope(m: Array) -> Array:
    return slopes(m)[1]


def _perceptron(m: Array) -> Array:
    return hinge(np.asarray(m) + 1)


def _perceptron_slope(m: Array) -> Array:
    return _right_slope(np.asarray(m) + 1)


def _ramp(m: Array) -> Array:
    return np.asarray(np.minimum(1, hinge(m)))


def _ramp_slope(m: Array) -> Array:
    return np.where((np.asarray(m) >= 0) & (np.asarray(m) < 1), -1, 0)


def _step(m: Array) -> Array:
    return np.where(np.asarray(m) <= 0, 1, 0)


EXPONENTIAL = Loss(
    "exponential",
    value=_exp_minus,
    derivative=_minus_exp_minus,
    second=_exp_minus,
    convex=True,
    minimiser=_half_log_odds,
)

LOGISTIC = Loss(
    "logistic",
    value=logistic_value,
    derivative=logistic_slope,
    second=logistic_second,
    convex=True,
    minimiser=log_odds,
)

SQUARED = Loss(
    "squared",
    value=_squared,
    derivative=_squared_slope,
    second=_two,
    convex=True,
    minimiser=_difference,
)

HINGE = Loss(
    "hinge",
    value=hinge,
    derivative=_right_slope,
    second=None,
    convex=True,
    minimiser=partial(_majority, at_half=0),
)

PERCEPTRON = Loss(
    "perceptron",
    value=_perceptron,
    derivative=_perceptron_slope,
    second=None,
    convex=True,
    minimiser=_zero,
)

RAMP = Loss(
    "ramp",
    value=_ramp,
    derivative=_ramp_slope,
    second=None,
    convex=False,
    minimiser=partial(_majority, at_half=1),
)

ZERO_ONE = Loss(
    "zero-one",
    value=_step,
    derivative=None,
    second=None,
    convex=False,
    minimiser=partial(_majority, at_half=1),
)

LOSSES = (ZERO_ONE, HINGE, PERCEPTRON, RAMP, SQUARED, LOGISTIC, EXPONENTIAL)

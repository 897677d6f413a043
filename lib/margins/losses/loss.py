"""What a loss of the margin m = y f(x) is: a value, and what boosting and descent ask of it."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from margins.base.data import BadInput, elementwise, in_floats, is_exact
from margins.base.types import Array, ValuesLike

Pointwise = Callable[[Array], Array]


@dataclass(frozen=True)
class Loss:
    """A loss of the margin (`margin-losses`).

    It is made of functions of arrays, either of floats or of `Fraction`s, that have a name, so
    that a loss can be pickled:

    `value`.

    `derivative`: from the right, where a loss has a kink. None for the zero-one loss, which jumps.

    `second`: the second derivative. None unless there is one everywhere.

    `minimiser(p)`: the score f that minimises p loss(f) + (1 - p) loss(-f) for p = P(Y = 1 | x),
    0 < p < 1 (`population-minimisers`). Where it is not unique it is the one of least absolute
    value, of two opposite ones the positive one; for the zero-one loss, where every score of the
    right sign will do, it is 1 or -1.

    `left`: the derivative from the left. None where that is `derivative`.

    `dual`: the convex conjugate, s -> sup of s m - value(m) over all m. None where nobody asks.

    `lipschitz`: the least constant L with |value(m) - value(k)| <= L |m - k|, infinite if there
    is none.

    Values, slopes and curvatures are finite, without a warning, wherever the true ones have a
    place among the floats; infinite beyond.
    """

    name: str
    value: Pointwise = field(repr=False)
    derivative: Pointwise | None = field(repr=False)
    second: Pointwise | None = field(repr=False)
    convex: bool
    minimiser: Callable[[ValuesLike], Array] = field(repr=False)
    left: Pointwise | None = field(default=None, repr=False)
    dual: Pointwise | None = field(default=None, repr=False)
    lipschitz: float = field(default=math.inf, repr=False)

    def __call__(self, margins: ValuesLike) -> Array:
        return self.value(elementwise("margins", margins))

    def slope(self, margins: ValuesLike) -> Array:
        """The derivative at these margins, at a kink from the right; refused where the loss has
        none."""
        if self.derivative is None:
            raise BadInput(f"the {self.name} loss jumps: it has no derivative")
        return self.derivative(elementwise("margins", margins))

    def weight(self, margins: ValuesLike) -> Array:
        """-loss'(m): how strongly a point with margin m pulls (`loss-growth`)."""
        return np.asarray(-self.slope(margins))

    def subdifferential(self, margins: ValuesLike) -> tuple[Array, Array]:
        """(lower, upper): the subgradients at m are the numbers between them. Refused for a loss
        that is not convex, which may have none."""
        if not self.convex:
            raise BadInput(f"the {self.name} loss is not convex: it has no subdifferential")
        upper = self.slope(margins)
        return upper if self.left is None else self.left(elementwise("margins", margins)), upper

    def curvature(self, margins: ValuesLike) -> Array:
        """The second derivative at these margins; refused where the loss has none."""
        if self.second is None:
            raise BadInput(f"the {self.name} loss has no second derivative")
        return self.second(elementwise("margins", margins))

    def conjugate(self, slopes: ValuesLike) -> Array:
        """sup of s m - loss(m) over all m, infinite for an s that is no slope of the loss.

        The line of slope s through the height -conjugate(s) at m = 0 is the highest one of this
        slope that is nowhere above the loss (`logistic-conjugate`).
        """
        if self.dual is None:
            raise BadInput(f"the {self.name} loss does not say what its conjugate is")
        return self.dual(elementwise("slopes", slopes))

    def risk(self, p: ValuesLike, score: ValuesLike) -> Array:
        """The conditional risk p loss(f) + (1 - p) loss(-f) (`conditional-risk`)."""
        f, q = elementwise("score", score), elementwise("p", p)
        if is_exact(f) or is_exact(q):
            f, q = f.astype(object), q.astype(object)
        return np.asarray(_share(q, self.value(f)) + _share(1 - q, self.value(np.asarray(-f))))

    def probability(self, score: ValuesLike) -> Array:
        """The p = P(Y = 1 | x) whose `minimiser` is this score, for a smooth loss: from
        p loss'(f) = (1 - p) loss'(-f). Scores that minimise for no p give 0 or 1."""
        if self.second is None:
            raise BadInput(f"the {self.name} loss has no derivative to read a probability from")
        f = in_floats("score", elementwise("score", score))
        with np.errstate(over="ignore", divide="ignore"):
            odds_against = self.slope(f) / self.slope(-f)
            inside = odds_against >= 0
            return np.where(inside, 1 / (1 + np.where(inside, odds_against, 0)), f > 0)


def known_loss(loss: Loss) -> Loss:
    """The loss, refused if it is something else, such as its name."""
    if not isinstance(loss, Loss):
        raise BadInput(f"loss is {loss!r}; give one of margins.losses, such as LOGISTIC")
    return loss


def _share(part: Array, loss: Array) -> Array:
    """part * loss, where none of an infinite loss is 0."""
    with np.errstate(invalid="ignore"):
        product = np.asarray(part * loss)
    return np.where(part == 0, np.zeros_like(product), product)

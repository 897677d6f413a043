"""How far trees of one size are off, over all samples that noise can make: bias and variance.

The inputs stay, and each label is drawn afresh: 0 or 1. With n inputs there are 2^n samples, so
every expectation is a finite sum (`tree-overfits`, `bias-variance-of-trees`).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from margins.base.brief import Brief
from margins.base.data import BadInput, learner_function, not_empty, rationals, same_length
from margins.base.types import Array, Number, PointsLike, VectorLike
from margins.rational.arrays import array

MOST_INPUTS = 16
"""Of more, 2^n samples are too many."""


@dataclass(frozen=True, eq=False, repr=False)
class Study(Brief):
    """What happens on average: `training` is the mean squared error on the sample, `excess` the
    mean squared distance from the true shares, which is `squared_bias` + `variance`."""

    training: Number
    excess: Number
    squared_bias: Number
    variance: Number


@dataclass(frozen=True, eq=False, repr=False)
class Design(Brief):
    """Inputs, one row for each, and the probability of the label 1 at each."""

    X: Array
    shares: Array

    def samples(self) -> Iterator[tuple[Fraction, Array]]:
        """All label vectors with their probabilities."""
        for y in product((0, 1), repeat=len(self.shares)):
            each = (q if label else 1 - q for q, label in zip(self.shares, y, strict=True))
            yield prod(each, start=Fraction(1)), array([Fraction(label) for label in y])

    def study(self, learner: Callable[[Array, Array], Any]) -> Study:
        """Bias and variance of what a learner predicts at the inputs, means over them.

        The learner takes X and y and returns a model with `predict(X)`, such as a tree that is
        grown with impurity="variance". It is called 2^n times.
        """
        train = learner_function(learner)
        fits = [(p, y, train(self.X, y).predict(self.X)) for p, y in self.samples()]
        mean = sum(p * fit for p, _, fit in fits)
        return Study(
            training=_mean(sum(p * (fit - y) ** 2 for p, y, fit in fits)),
            excess=_mean(sum(p * (fit - self.shares) ** 2 for p, _, fit in fits)),
            squared_bias=_mean((mean - self.shares) ** 2),
            variance=_mean(sum(p * (fit - mean) ** 2 for p, _, fit in fits)),
        )


def design(X: PointsLike, shares: VectorLike) -> Design:
    """Inputs at the rows of X, all different or not, and the probability of the label 1 at each."""
    inputs = not_empty("X", rationals("X", X, 2))
    likely = rationals("shares", shares, 1)
    same_length(len(inputs), shares=likely)
    if len(inputs) > MOST_INPUTS:
        raise BadInput(
            f"{len(inputs)} inputs have 2^{len(inputs)} label vectors; take up to {MOST_INPUTS}"
        )
    if not ((likely >= 0) & (likely <= 1)).all():
        raise BadInput("shares must lie between 0 and 1; they are probabilities of the label 1")
    return Design(inputs, likely)


def _mean(values: Array) -> Number:
    result: Number = values.sum() / len(values)
    return result

"""Bagging: one learner, trained on many resamples, whose answers are put to a vote or averaged."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, TypeAlias

import numpy as np

from margins.base.brief import Brief
from margins.base.classes import coded
from margins.base.data import (
    BadInput,
    count,
    learner_function,
    not_empty,
    numbers,
    same_length,
    squarable,
)
from margins.base.types import Array, ClassesLike, Count, PointsLike
from margins.ensembles.out_of_bag import OutOfBag
from margins.ensembles.resampling import distinct_share, draw

Learner: TypeAlias = Callable[[Array, Array], Any]
"""From points and their labels (or numbers) to a model with `predict(X)`."""


@dataclass(frozen=True)
class Constant:
    """What is learned from a resample of one class: that class everywhere."""

    label: Hashable

    def predict(self, X: Array) -> list[Hashable]:
        """The label, for each row of X."""
        return [self.label] * len(X)


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Bag(Brief, OutOfBag):
    """The models of all replicates. `counts[k, i]` is how often replicate k drew example i."""

    models: tuple[Any, ...]
    counts: Array
    X: Array
    codes: Array
    classes: Array | None

    def votes(self, X: PointsLike) -> Array:
        """For each point how many models are for each class; or the mean of all models
        (`bagging-sums-over-replicates`)."""
        (new,) = numbers(X=(X, 2))
        if new.shape[1] != self.X.shape[1]:
            raise BadInput(f"X has {new.shape[1]} columns, the sample had {self.X.shape[1]}")
        said = np.array([self._answers(model, new) for model in self.models])
        if self.classes is None:
            return np.asarray(said.mean(axis=0))
        return np.stack([(said == k).sum(axis=0) for k in range(len(self.classes))], axis=1)

    def predict(self, X: PointsLike) -> Array:
        """The class with the most votes, the first among ties; or the mean of the models."""
        found = self.votes(X)
        return found if self.classes is None else np.asarray(self.classes[found.argmax(axis=1)])

    def _said_of(self, replicate: int, rows: Array) -> Array:
        return self._answers(self.models[replicate], self.X[rows])

    def _answers(self, model: Any, X: Array) -> Array:
        """What a model predicts: numbers of classes, or numbers."""
        told = list(model.predict(X))
        if len(told) != len(X):
            raise BadInput(f"a model of the learner gives {len(told)} answers to {len(X)} points")
        if self.classes is None:
            (said,) = numbers(predictions=(told, 1))
            return squarable("predictions", said)
        places = {label: k for k, label in enumerate(self.classes.tolist())}
        if unknown := set(told) - set(places):
            raise BadInput(f"a model of the learner predicts {unknown.pop()!r}, which y has not")
        return np.array([places[label] for label in told])


def bag(
    X: PointsLike,
    y: ClassesLike,
    learner: Learner,
    replicates: Count,
    rng: np.random.Generator,
    *,
    size: Count | None = None,
    combine: Literal["vote", "average"] = "vote",
) -> Bag:
    """Train on so many resamples, drawn with replacement, of n examples or of `size`; `combine`
    their answers.

    A resample of one class is answered by that class without asking the learner. Which examples
    each replicate lacks is kept, for the error out of the bag.
    """
    (points,) = numbers(X=(X, 2))
    not_empty("X", points)
    train, number = learner_function(learner), count("replicates", replicates)
    if combine not in ("vote", "average"):
        raise BadInput(f"combine must be 'vote' or 'average', but is {combine!r}")
    classes: Array | None = None
    if combine == "vote":
        classes, codes = coded(y, len(points))
        answers: Array = classes[codes]
    else:
        targets: Any = y  # numbers here
        (codes,) = numbers(y=(targets, 1))
        same_length(len(points), y=squarable("y", codes))
        answers = codes
    rows = draw(len(points), number, rng, size=size)
    models = [_trained(train, points[r], answers[r], combine) for r in rows]
    counts = np.array([np.bincount(r, minlength=len(points)) for r in rows])
    return Bag(models=tuple(models), counts=counts, X=points, codes=codes, classes=classes)


def _trained(learner: Learner, X: Array, y: Array, combine: str) -> Any:
    if combine == "vote" and all(label == y[0] for label in y):
        return Constant(y[:1].tolist()[0])
    return learner(X, y)


def out_probability(n: Count, size: Count | None = None) -> Fraction:
    """The probability (1 - 1/n)^n that a resample lacks a given point (`oob-probability`).

    >>> print(out_probability(2), out_probability(3))
    1/4 8/27
    """
    return 1 - distinct_share(n, size)


def never_out(n: Count, replicates: Count) -> Fraction:
    """The probability that a given point is in all of so many resamples, and has no prediction out
    of the bag (`oob-probability`)."""
    return (1 - out_probability(n)) ** count("replicates", replicates)

"""Distributions with finitely many atoms: risks and expectations over samples, exactly.

What is computed from a sample here must not depend on the order of its examples. Then a sample of
n draws from k atoms is a multiset, and there are (n+k-1 choose n) of them in place of k^n.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, factorial, prod

import numpy as np

from margins.base.arrays import with_axes
from margins.base.brief import Brief
from margins.base.data import (
    BadInput,
    count,
    elementwise,
    inner,
    is_whole,
    labels,
    learner_function,
    not_empty,
    numbers,
    positives,
    rationals,
    same_length,
)
from margins.base.types import (
    Array,
    BinaryLearner,
    Codes,
    Count,
    Labels,
    LabelsLike,
    Number,
    PointsLike,
    VectorLike,
)
from margins.rational.arrays import array

MOST_SAMPLES = 10**6
"""How many different samples are listed at the most."""


def multisets(probabilities: VectorLike, n: Count) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """What n independent draws can give, up to order: the numbers of the atoms in ascending order,
    and how likely they are. `probabilities` are those of the atoms."""
    size, shares = (
        count("n", n),
        not_empty("probabilities", rationals("probabilities", probabilities, 1)),
    )
    if (many := comb(size + len(shares) - 1, size)) > MOST_SAMPLES:
        raise BadInput(
            f"n = {size} draws from {len(shares)} atoms give {many} different samples, "
            f"more than {MOST_SAMPLES}; take fewer draws or atoms"
        )
    return (
        (rows, _orders(rows) * prod((shares[i] for i in rows), start=Fraction(1)))
        for rows in combinations_with_replacement(range(len(shares)), size)
    )


def _orders(rows: tuple[int, ...]) -> int:
    """In how many orders these numbers can stand."""
    return factorial(len(rows)) // prod(factorial(rows.count(i)) for i in set(rows))


@dataclass(frozen=True, eq=False, repr=False)
class Sample(Brief):
    """A sample up to order: `rows` holds the atom of each example, in ascending order."""

    rows: Codes
    X: Array
    y: Labels
    probability: Fraction


@dataclass(frozen=True, eq=False, repr=False)
class Finite(Brief):
    """Labelled points, one row for each atom, and their probabilities."""

    X: Array
    y: Labels
    probabilities: Array

    def mean(self, values: VectorLike) -> Number:
        """The expectation of a function of one example, from its value at each atom. Of integers,
        such as counts of mistakes, it is exact."""
        given = with_axes("values", values, 1)
        whole = given.dtype.kind in "iu" or all(map(is_whole, given))
        each = rationals("values", given, 1) if whole else numbers(values=(given, 1))[0]
        same_length(len(self.y), values=each)
        return inner(self.probabilities, each)

    def samples(self, n: Count) -> Iterator[Sample]:
        """All samples of n independent draws, with their probabilities, which add up to 1."""
        return (
            Sample(np.array(rows), self.X[list(rows)], self.y[list(rows)], likely)
            for rows, likely in multisets(self.probabilities, n)
        )

    def expected(self, n: Count, value: Callable[[Sample], Number]) -> Number:
        """The expectation of a function of the sample, over all samples of n draws."""
        return sum((s.probability * value(s) for s in self.samples(n)), start=Fraction(0))

    def expected_risk(
        self, n: Count, learner: BinaryLearner, loss: Callable[[Array], Array]
    ) -> Number:
        """E L_D(A(S)): how much what is learned from n draws loses, on average, on one more."""
        train = learner_function(learner)
        return self.expected(
            n, lambda s: self.mean(loss(self.y * train(s.X, s.y).decision(self.X)))
        )


def distribution(X: PointsLike, y: LabelsLike, probabilities: VectorLike | None = None) -> Finite:
    """Atoms at the rows of X with the labels y. Without probabilities all are equally likely; the
    same point may stand in several rows, with one label or with both."""
    points = not_empty("X", rationals("X", X, 2))
    signs = labels(y, len(points))
    if probabilities is None:
        return Finite(points, signs, array([Fraction(1, len(points))] * len(points)))
    shares = positives("probabilities", rationals("probabilities", probabilities, 1))
    same_length(len(points), probabilities=shares)
    if shares.sum() != 1:
        raise BadInput(
            f"probabilities must add up to 1, but their sum is {shares.sum()}; divide them by it"
        )
    return Finite(points, signs, shares)


def leave_one_out(
    X: PointsLike, y: LabelsLike, learner: BinaryLearner, loss: Callable[[Array], Array]
) -> Array:
    """The loss of each example under what is learned from the others."""
    points = not_empty("X", with_axes("X", X, 2))
    signs = labels(y, len(points))
    if len(points) < 2:
        raise BadInput("to leave one example out, X must have at least 2 rows")
    train, rows = learner_function(learner), np.arange(len(points))
    margins = [
        signs[i] * train(points[rows != i], signs[rows != i]).decision(points[i : i + 1])[0]
        for i in rows
    ]
    return np.asarray(loss(elementwise("decision", np.array(margins))))

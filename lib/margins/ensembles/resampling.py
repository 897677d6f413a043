"""The bootstrap: what a statistic does on samples drawn from the sample itself.

`law` lists all resamples, up to order, with their probabilities: exact, for few points.
`replicates` draws some of them. A statistic is a function of a matrix whose rows are samples; it
returns a value for each row, as `means` and `maxima` do.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from margins.base.brief import Brief
from margins.base.data import (
    BadInput,
    count,
    not_empty,
    numbers,
    rationals,
    real,
    same_length,
)
from margins.base.types import Array, Codes, Count, Number, Scalar, VectorLike
from margins.generalisation.finite import multisets
from margins.generalisation.rounding import share
from margins.rational.arrays import array
from margins.trees.chances import generator

Statistic = Callable[[Array], Array]
"""From a matrix, a row for each sample, to a value for each row."""


def means(samples: Array) -> Array:
    """The mean of each row."""
    return np.asarray(samples.sum(axis=1) / samples.shape[1])


def maxima(samples: Array) -> Array:
    """The largest value of each row."""
    return np.asarray(samples.max(axis=1))


# ---------------------------------------------------------------- exactly


@dataclass(frozen=True, eq=False, repr=False)
class Law(Brief):
    """A distribution of a number: the values in ascending order, and their probabilities."""

    values: Array
    probabilities: Array

    @property
    def mean(self) -> Number:
        """The expectation."""
        found: Number = (self.probabilities * self.values).sum()
        return found

    @property
    def variance(self) -> Number:
        """The expected squared distance from the mean."""
        found: Number = (self.probabilities * (self.values - self.mean) ** 2).sum()
        return found

    def below(self, t: Scalar) -> Number:
        """The probability of a value of at most t."""
        found: Number = self.probabilities[self.values <= real("t", t)].sum()
        return found

    def quantile(self, level: Scalar) -> Number:
        """The least value that is not exceeded with probability `level`, 0 < level <= 1."""
        wanted = share("level", level)
        if wanted == 0:
            raise BadInput("level must be larger than 0: every number is exceeded by something")
        sums = np.cumsum(self.probabilities)
        found: Number = self.values[int(np.argmax(sums >= wanted))]
        return found

    def centred(self, at: Scalar) -> "Law":
        """The law of the value minus a number."""
        return Law(self.values - real("at", at), self.probabilities)


def law_of(values: VectorLike, probabilities: VectorLike) -> Law:
    """The law with these values, which may repeat, and probabilities that add up to 1."""
    given = not_empty("values", rationals("values", values, 1))
    shares = rationals("probabilities", probabilities, 1)
    same_length(len(given), probabilities=shares)
    if (shares < 0).any() or shares.sum() != 1:
        raise BadInput("probabilities must not be negative, and add up to 1")
    found: dict[Fraction, Fraction] = {}
    for value, part in zip(given, shares, strict=True):
        found[value] = found.get(value, Fraction(0)) + part
    places = sorted(found)
    return Law(array(places), array([found[v] for v in places]))


def resamples(n: Count, size: Count | None = None) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """All resamples of n points, up to order: which points, in ascending order, and how likely
    that is. There are (n + size - 1 choose size) of them (`number-of-resamples`). Without a size,
    as many points are drawn as there are."""
    points = count("n", n)
    return multisets(
        [Fraction(1, points)] * points, points if size is None else count("size", size)
    )


def law(values: VectorLike, statistic: Statistic = means, *, size: Count | None = None) -> Law:
    """The law of a statistic over all resamples of these values (`resampling-is-sampling-from-Pn`).

    >>> found = law([0, 1, 5])
    >>> print(found.mean, found.variance)
    2 14/9
    """
    given = not_empty("values", rationals("values", values, 1))
    rows, chances = zip(*resamples(len(given), size), strict=True)
    return law_of(statistic(given[np.array(rows)]), list(chances))


def kolmogorov(first: Law, second: Law) -> Fraction:
    """The largest difference of the two distribution functions."""
    places = np.concatenate([first.values, second.values])
    return max(abs(Fraction(first.below(t)) - Fraction(second.below(t))) for t in places)


def distinct_share(n: Count, size: Count | None = None) -> Fraction:
    """The expected share of the n points that a resample contains: 1 - (1 - 1/n)^size
    (`bootstrap-distinct-fraction`, `m-out-of-n`)."""
    points = count("n", n)
    return 1 - (1 - Fraction(1, points)) ** (points if size is None else count("size", size))


def maximum_share(n: Count, often: Count = 1, size: Count | None = None) -> Fraction:
    """The probability that a resample of n values contains the largest one, which occurs
    `often` times: 1 - (1 - often/n)^size (`bootstrap-max-fails`)."""
    points, many = count("n", n), count("often", often)
    if many > points:
        raise BadInput(f"often = {many}, but there are n = {points} values")
    return 1 - (1 - Fraction(many, points)) ** (points if size is None else count("size", size))


# ---------------------------------------------------------------- by lot


def draw(n: Count, times: Count, rng: np.random.Generator, *, size: Count | None = None) -> Codes:
    """Which of n points are drawn, with replacement: a row for each replicate."""
    points = count("n", n)
    many = points if size is None else count("size", size)
    return generator(rng, "drawing resamples").integers(points, size=(count("times", times), many))


def replicates(
    values: VectorLike,
    rng: np.random.Generator,
    *,
    statistic: Statistic = means,
    times: Count = 999,
    size: Count | None = None,
) -> Array:
    """The statistic of so many resamples, drawn by lot. O(times size) numbers at once."""
    (given,) = numbers(values=(values, 1))
    not_empty("values", given)
    return np.asarray(statistic(given[draw(len(given), times, rng, size=size)]))

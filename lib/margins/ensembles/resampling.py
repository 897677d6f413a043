"""The bootstrap: what a statistic does on samples drawn from the sample itself.

`law` lists all resamples, up to order, with their probabilities: exact, for few points.
`replicates` draws some of them. A statistic is a function of a matrix whose rows are samples; it
returns a value for each row, as `means` and `maxima` do.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import ceil
from typing import Literal

import numpy as np

from margins.base.brief import Brief
from margins.base.data import (
    BadInput,
    count,
    not_empty,
    numbers,
    rational,
    rationals,
    real,
    same_length,
)
from margins.base.types import Array, Codes, Count, Number, Scalar, VectorLike
from margins.generalisation.finite import multisets
from margins.generalisation.rounding import share
from margins.rational.arrays import array

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
    return randomness(rng).integers(points, size=(count("times", times), many))


def randomness(rng: np.random.Generator) -> np.random.Generator:
    """The generator, refused if it is none: nothing here draws from a hidden one."""
    if not isinstance(rng, np.random.Generator):
        raise BadInput("rng must be a numpy generator, for instance np.random.default_rng(0)")
    return rng


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


def interval(
    values: VectorLike,
    level: Scalar,
    rng: np.random.Generator,
    *,
    kind: Literal["percentile", "basic", "t"] = "percentile",
    statistic: Statistic = means,
    times: Count = 999,
) -> tuple[float, float]:
    """A two-sided bootstrap interval that aims at covering with probability `level`.

    percentile: between two quantiles of the replicates. basic: these two, reflected at the value of
    the sample (`percentile-and-basic`). t, for the mean only: quantiles of the replicates in units
    of their own standard errors, turned around; without end if too many replicates are constant.
    """
    (given,) = numbers(values=(values, 1))
    floats = not_empty("values", given).astype(np.float64)
    part = _tail(level)
    if kind == "t":
        return _studentised(floats, part, rng, statistic, times)
    if kind not in ("percentile", "basic"):
        raise BadInput(f"kind must be 'percentile', 'basic' or 't', but is {kind!r}")
    found = replicates(floats, rng, statistic=statistic, times=times)
    low, high = _quantiles(found, part)
    if kind == "percentile":
        return low, high
    centre = float(statistic(floats[None])[0])
    return 2 * centre - high, 2 * centre - low


def exact_interval(
    values: VectorLike,
    level: Scalar,
    *,
    kind: Literal["percentile", "basic"] = "percentile",
    statistic: Statistic = means,
) -> tuple[Number, Number]:
    """The percentile or the basic interval from the law of all resamples
    (`percentile-and-basic`)."""
    given = not_empty("values", rationals("values", values, 1))
    part, found = _tail(rational("level", level)), law(given, statistic)
    low, high = found.quantile(part), found.quantile(1 - part)
    if kind not in ("percentile", "basic"):
        raise BadInput(f"kind must be 'percentile' or 'basic', but is {kind!r}")
    centre = statistic(given[None])[0]
    return (low, high) if kind == "percentile" else (2 * centre - high, 2 * centre - low)


def coverage(
    sample: Callable[[np.random.Generator], Array],
    truth: Scalar,
    level: Scalar,
    rng: np.random.Generator,
    *,
    kind: Literal["percentile", "basic", "t"] = "percentile",
    statistic: Statistic = means,
    trials: Count = 1000,
    times: Count = 199,
) -> float:
    """How often `interval` contains the truth: the share of so many samples, drawn by `sample`."""
    goal, many = float(real("truth", truth)), count("trials", trials)
    hits = 0
    for _ in range(many):
        low, high = interval(
            sample(randomness(rng)), level, rng, kind=kind, statistic=statistic, times=times
        )
        hits += low <= goal <= high
    return hits / many


def _tail(level: Scalar) -> Fraction:
    inside = share("level", level)
    if inside in (0, 1):
        raise BadInput(f"level = {level}: an interval covers with a probability between 0 and 1")
    return (1 - inside) / 2


def _quantiles(found: Array, part: Fraction) -> tuple[float, float]:
    """The quantiles of the levels `part` and 1 - part of equally likely values."""
    ordered = np.sort(found)
    low, high = (ordered[ceil(level * len(ordered)) - 1] for level in (part, 1 - part))
    return float(low), float(high)


def _studentised(
    floats: Array, part: Fraction, rng: np.random.Generator, statistic: Statistic, times: Count
) -> tuple[float, float]:
    if statistic is not means:
        raise BadInput("kind = 't' knows the standard error of the mean only; leave statistic out")
    if len(floats) < 2 or (floats == floats[0]).all():
        raise BadInput("kind = 't' needs at least two different numbers in values")
    centre, error = floats.mean(), floats.std() / len(floats) ** 0.5
    samples = floats[draw(len(floats), times, rng)]
    spread = samples.std(axis=1) / len(floats) ** 0.5
    with np.errstate(divide="ignore", invalid="ignore"):  # a resample may be constant
        scores = (samples.mean(axis=1) - centre) / spread
    low, high = _quantiles(np.where(np.isnan(scores), 0.0, scores), part)
    return float(centre - high * error), float(centre - low * error)

"""Confidence intervals from resamples: percentile, basic and studentised, by lot or exactly."""

from collections.abc import Callable
from fractions import Fraction
from math import ceil
from typing import Literal

import numpy as np

from margins.base.data import BadInput, count, not_empty, numbers, rational, rationals, real
from margins.base.types import Array, Count, Number, Scalar, VectorLike
from margins.ensembles.resampling import (
    Statistic,
    draw,
    law,
    means,
    replicates,
)
from margins.generalisation.rounding import share
from margins.trees.chances import generator


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
    source, hits = generator(rng, "coverage"), 0
    for _ in range(many):
        low, high = interval(
            sample(source), level, source, kind=kind, statistic=statistic, times=times
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
    unit = np.abs(floats).max()  # squares of tiny or huge numbers would be lost
    parts = floats / unit
    centre, error = parts.mean(), parts.std() / len(parts) ** 0.5
    samples = parts[draw(len(parts), times, rng)]
    constant = (samples == samples[:, :1]).all(axis=1)  # rounding would give it a spread
    spread = np.where(constant, 0.0, samples.std(axis=1)) / len(parts) ** 0.5
    with np.errstate(divide="ignore", invalid="ignore"):
        scores = (samples.mean(axis=1) - centre) / spread
    low, high = _quantiles(np.where(np.isnan(scores), 0.0, scores), part)
    return float((centre - high * error) * unit), float((centre - low * error) * unit)

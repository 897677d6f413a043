"""What a margin is worth, and what it is not worth, exactly: labellings of a few points,
thresholds on a line, and distributions that are scaled or get more coordinates."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import product

import numpy as np

from margins.base.brief import Brief
from margins.base.data import BadInput, not_empty, positive, rational, rationals
from margins.base.types import Array, Labels, PointsLike, Scalar
from margins.generalisation.finite import Finite, distribution
from margins.rational.arrays import array
from margins.svm import exact
from margins.svm.solution import NotSeparable

MOST_LABELLED = 12
"""For so many points at the most all labellings are tried."""


@dataclass(frozen=True, eq=False, repr=False)
class Labellings(Brief):
    """All labellings of some points, a row for each, and the squared best margin of each through
    the origin; 0 where no hyperplane separates."""

    signs: Labels
    squared_margins: Array

    @property
    def squared_margin(self) -> Fraction:
        """The square of the margin with which the points are shattered (`margin-shattering`)."""
        least: Fraction = min(self.squared_margins.tolist())
        return least


def labellings(X: PointsLike) -> Labellings:
    """Every labelling of the points with its best margin through the origin: 2^(N-1) fits, as the
    opposite labels have the same margin."""
    points = not_empty("X", rationals("X", X, 2))
    if len(points) > MOST_LABELLED:
        raise BadInput(f"X has {len(points)} points; give at most {MOST_LABELLED} of them")
    half = [(1, *rest) for rest in product((1, -1), repeat=len(points) - 1)]
    squares = [_squared_margin(points, np.array(signs)) for signs in half]
    opposite = [tuple(-e for e in signs) for signs in half]
    return Labellings(np.array([*half, *opposite]), array([*squares, *squares]))


def _squared_margin(points: Array, signs: Labels) -> Fraction:
    try:
        machine = exact.fit(points, signs, bias=False)
    except NotSeparable:
        return Fraction(0)
    return 1 / Fraction(2 * machine.primal)


def against(X: PointsLike) -> Labels:
    """Signs for the points, each chosen against the sum so far. Then |sum s_i x_i|^2 is at most
    sum |x_i|^2, so no normal has a large margin for these labels (`margin-shattering`)."""
    points = not_empty("X", rationals("X", X, 2))
    total, signs = 0 * points[0], []
    for x in points:
        signs.append(-1 if total @ x > 0 else 1)
        total = total + signs[-1] * x
    return np.array(signs)


def line_error(s: Scalar, t: Scalar) -> Fraction:
    """How often the threshold s errs, if x is uniform on [0, 1] and the label is +1 above t
    (`margin-not-a-guarantee`)."""
    return abs(_share("s", s) - _share("t", t))


def worst_line_error(s: Scalar) -> Fraction:
    """The least number that no t in [0, 1] makes the threshold s err more often than."""
    value = _share("s", s)
    return max(value, 1 - value)


def _share(name: str, value: Scalar) -> Fraction:
    number = rational(name, value)
    if not 0 <= number <= 1:
        raise BadInput(f"{name} is {number}, but must be between 0 and 1")
    return number


def scaled(D: Finite, c: Scalar) -> Finite:
    """The law of (c X, Y) for c > 0 (`margin-class-scale-free`)."""
    factor = positive("c", rational("c", c))
    return distribution(D.X * factor, D.y, D.probabilities)


def appended(D: Finite, Z: PointsLike) -> Finite:
    """The law of (X with further coordinates, Y): these are a row of Z, drawn independently, each
    row equally likely (`dimension-free`)."""
    more = not_empty("Z", rationals("Z", Z, 2))
    pairs = list(product(range(len(D.y)), range(len(more))))
    rows = [[*D.X[i], *more[j]] for i, j in pairs]
    labels = [int(D.y[i]) for i, _ in pairs]
    return distribution(rows, labels, [D.probabilities[i] / len(more) for i, _ in pairs])

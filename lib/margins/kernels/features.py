"""Explicit feature maps, and any linear learner on top of them.

A feature map sees inputs and gives a matrix with a row of features for each. The maps here keep
`Fraction`s exact where the features are rational, can be pickled, and are functions of the input
alone: none of them sees a label.
"""

import math
from collections.abc import Callable, Sized
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import numpy as np

from margins.base.data import (
    BadInput,
    as_floats,
    count,
    feature_map,
    learner_function,
    numbers,
    points,
    positive_float,
    real_array,
)
from margins.base.types import Array, Count, Labels, LabelsLike, Number, PointsLike, Scalar

Inputs: TypeAlias = Sized
"""Anything with a length that the feature map understands: rows of numbers, but also words."""

FeatureMap: TypeAlias = Callable[[Any], Any]
"""From inputs to the matrix of their features, a row for each."""

_MOST = 10**5  # features


class Scorer(Protocol):
    """What a linear learner returns."""

    @property
    def decision(self) -> Callable[..., Array]: ...

    @property
    def predict(self) -> Callable[..., Labels]: ...


_S = TypeVar("_S", bound=Scorer)

# ---------------------------------------------------------------- composition


@dataclass(frozen=True)
class Featured(Generic[_S]):
    """A linear machine on features: f(x) = <w, phi(x)> + b. `model` is the machine on phi(x)."""

    phi: FeatureMap
    model: _S

    def decision(self, X: Inputs) -> Array:
        """The scores f(x) of new inputs."""
        return self.model.decision(feature_rows(self.phi, X))

    def predict(self, X: Inputs) -> Labels:
        """The labels of new inputs."""
        return self.model.predict(feature_rows(self.phi, X))


@dataclass(frozen=True)
class OnFeatures(Generic[_S]):
    """A learner behind a feature map; see `with_features`."""

    phi: FeatureMap
    learner: Callable[..., _S]

    def __call__(
        self, X: Inputs, y: LabelsLike, *arguments: object, **options: Any
    ) -> Featured[_S]:
        model = self.learner(feature_rows(self.phi, X), y, *arguments, **options)
        return Featured(self.phi, model)


def with_features(phi: FeatureMap, learner: Callable[..., _S]) -> OnFeatures[_S]:
    """The learner that first replaces each input by its features.

    `learner(features, y, ...)` may be any function whose result has `decision` and `predict`:
    `svm.fit`, `exact.fit`, `logistic.fit`, `least_squares.fit`, `first_order.sgd`. What else is
    given goes to it as it is.

    >>> from margins import exact
    >>> machine = with_features(powers(2), exact.fit)([[-2], [0], [2]], [-1, 1, -1])
    >>> print(*machine.model.w, machine.model.b, *machine.predict([[3], [1]]))
    0 -1/2 1 -1 1
    """
    return OnFeatures(feature_map(phi), learner_function(learner))


def feature_rows(phi: FeatureMap, X: Inputs) -> Array:
    """phi(X), checked: finite numbers, a row for each input."""
    if not isinstance(X, Sized):
        raise BadInput("X must be a list or array of inputs")
    rows = real_array("features", phi(X))
    (checked,) = numbers(features=(rows, 2))
    if len(rows) != len(X):
        raise BadInput(f"phi gives {len(rows)} rows of features, but must give one for each input")
    return rows if rows.dtype.kind in "iO" else checked


def _whole(X: PointsLike) -> Array:
    """A sample; integers stay integers, of Python's kind, which do not overflow."""
    raw = real_array("X", X)
    checked = points(raw)
    return raw.astype(object) if raw.dtype.kind in "iu" else checked


# ---------------------------------------------------------------- maps


@dataclass(frozen=True)
class Powers:
    """x, x^2, ..., x^degree of each coordinate; see `powers`."""

    degree: Any

    def __call__(self, X: PointsLike) -> Array:
        sample = _whole(X)
        with np.errstate(over="ignore"):  # whoever learns from them refuses infinity
            return np.hstack([sample**k for k in range(1, int(self.degree) + 1)])


def powers(degree: Count) -> Powers:
    """All coordinates, then all their squares, and so on, up to a degree.

    `powers(2)` unrolls two rings (`feature-map-ring`); on a line powers separate what changes its
    label no more often than their degree (`powers-on-a-line`). Exact on `Fraction`s.

    >>> powers(2)([[2, 3]]).tolist()
    [[2, 3, 4, 9]]
    """
    return Powers(count("the degree", degree))


@dataclass(frozen=True)
class Products:
    """All products of `degree` entries of (1, x); see `products`."""

    degree: Any

    def __call__(self, X: PointsLike) -> Array:
        sample = _whole(X)
        long = np.hstack([np.ones_like(sample[:, :1]), sample])
        if long.shape[1] ** int(self.degree) > _MOST:
            raise BadInput(
                f"these are {long.shape[1] ** int(self.degree)} features; take the kernel "
                f"polynomial({self.degree}), which has the same inner products"
            )
        found = long
        for _ in range(int(self.degree) - 1):
            found = (found[:, :, None] * long[:, None, :]).reshape(len(long), -1)
        return found


def products(degree: Count) -> Products:
    """The (d + 1)^degree products of entries of (1, x), in every order.

    Their inner product is (1 + <x, z>)^degree, the kernel `polynomial(degree)`
    (`kernel-equals-explicit-features`). Equal products stand there several times in place of once
    with a root in front, so they are exact on `Fraction`s.

    >>> products(2)([[3]]).tolist()
    [[1, 3, 3, 9]]
    """
    return Products(count("the degree", degree))


@dataclass(frozen=True)
class Waves:
    """Sine and cosine of each coordinate; see `waves`."""

    period: float

    def __call__(self, X: PointsLike) -> Array:
        turns = as_floats("X", points(X)) / self.period
        turns = 2 * math.pi * (turns - np.round(turns))  # no digits are lost to whole turns
        return np.hstack([np.sin(turns), np.cos(turns)])


def waves(period: Scalar = 2 * math.pi) -> Waves:
    """sin(2 pi x / period) of all coordinates, then the cosines.

    >>> waves(4)([[1]]).round(6).tolist()
    [[1.0, 0.0]]
    """
    return Waves(positive_float("the period", period))


@dataclass(frozen=True, repr=False)
class OneHot:
    """A coordinate for each known input; see `one_hot`."""

    inputs: tuple[tuple[Number, ...], ...]

    def __repr__(self) -> str:
        return f"OneHot({len(self.inputs)} inputs)"

    def __call__(self, X: PointsLike) -> Array:
        (sample,) = numbers(X=(X, 2))
        places = {x: k for k, x in enumerate(self.inputs)}
        found = np.zeros((len(sample), len(places)), dtype=np.int64)
        for i, x in enumerate(map(tuple, sample.tolist())):
            if x in places:
                found[i, places[x]] = 1
        return found


def one_hot(X: PointsLike) -> OneHot:
    """Features e_x: a coordinate for each different row of X, in the order in which they come.

    An input that is not among them has the features 0. They separate whatever can be separated
    (`contradictory-duplicates-unsalvageable`), and learn nothing (`one-hot-memorises`).

    >>> one_hot([[5], [7], [5]])([[7], [6]]).tolist()
    [[0, 1], [0, 0]]
    """
    return OneHot(tuple(dict.fromkeys(map(tuple, points(X).tolist()))))


@dataclass(frozen=True, repr=False)
class Joined:
    """The features of several maps side by side; see `joined`."""

    maps: tuple[FeatureMap, ...]

    def __repr__(self) -> str:
        return f"Joined({len(self.maps)} maps)"

    def __call__(self, X: Inputs) -> Array:
        return np.hstack([feature_rows(phi, X) for phi in self.maps])


def joined(*maps: FeatureMap) -> Joined:
    """The features of all these maps, side by side (`affine-features-buy-nothing`).

    >>> joined(powers(1), lambda X: [[x * y] for x, y in X])([[2, 3]]).tolist()
    [[2, 3, 6]]
    """
    if not maps:
        raise BadInput("give at least one feature map")
    return Joined(tuple(map(feature_map, maps)))

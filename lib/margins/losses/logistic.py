"""Logistic regression with a ridge, and its dual: every answer comes with its certificate.

    minimise |w|^2 / 2 + C sum log(1 + exp(-m_i)),   m_i = y_i (<w, x_i> + b)

This is the soft margin with another loss, and its dual lives in the same box
(`logistic-strong-duality`):

    maximise C sum H(alpha_i / C) - |sum alpha_i y_i x_i|^2 / 2   over 0 <= alpha_i <= C,

with bias also sum alpha_i y_i = 0. H is the binary entropy in nats.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from scipy.special import expit

from margins.base.balance import feasible
from margins.base.data import (
    BadInput,
    as_floats,
    both_classes,
    numbers,
    positive_float,
    prices,
    real_array,
    sample,
    squarable,
    tolerance,
)
from margins.base.rounding import reach, up
from margins.base.types import (
    Array,
    Labels,
    LabelsLike,
    PointsLike,
    PricesLike,
    Scalar,
    ValuesLike,
    VectorLike,
)
from margins.hyperplanes.linear import combination, functional_margins, predict, score
from margins.losses.descent import minimised
from margins.losses.logistic_gap import worth
from margins.losses.newton import Newton, Place, coordinates
from margins.losses.surrogates import LOGISTIC

_LARGEST = 1e140  # the square of |w|, which is at most C times the sum of all |x_i|, has room


@dataclass(frozen=True, eq=False, repr=False)
class LogisticSolution:
    """A primal point (w, b) and a feasible dual point alpha, hence dual <= optimum <= primal.

    The floats are real numbers: `primal` is not below the objective at (w, b), `dual` not above
    that at alpha, and `excess` not below their true difference, rounding included. It is summed
    from terms that are not negative, so it does not drown in the rounding of the two values. The
    objective is 1-strongly convex in w: the optimal w lies within sqrt(2 excess) of `w`, and so
    does sum alpha_i y_i x_i. C is a number, or one for each point.
    """

    X: Array
    y: Labels
    C: float | Array
    bias: bool
    w: Array
    b: float
    alpha: Array
    margins: Array
    primal: float
    dual: float
    excess: float

    def __repr__(self) -> str:
        n, d = self.X.shape
        prices = np.unique(self.C)
        price = f"{prices[0]:g}" if len(prices) == 1 else f"{prices[0]:g} to {prices[-1]:g}"
        return f"LogisticSolution(n={n}, d={d}, C={price}, bias={self.bias}, gap={self.gap:.2g})"

    @property
    def gap(self) -> float:
        """The relative duality gap."""
        return up(self.excess / self.primal, 1)

    def decision(self, X: PointsLike) -> Array:
        """The scores f(x) of new points, which are log-odds."""
        return score(X, self.w, self.b)

    def probability(self, X: PointsLike) -> Array:
        """P(Y = 1 | x) = 1 / (1 + exp(-f(x)))."""
        return np.asarray(expit(self.decision(X)))

    def predict(self, X: PointsLike) -> Labels:
        """The labels of new points; a score of zero counts as +1."""
        return predict(X, self.w, self.b)


def entropy(share: ValuesLike) -> Array:
    """H(l) = -l log l - (1 - l) log(1 - l) in nats, for shares 0 <= l <= 1."""
    values = real_array("share", share).astype(np.float64)
    if not ((values >= 0) & (values <= 1)).all():
        raise BadInput("the binary entropy is defined for a share between 0 and 1")
    return np.asarray(0.0 - LOGISTIC.conjugate(-values))


def objective(X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar, C: Scalar) -> float:
    """|w|^2 / 2 + C sum log(1 + exp(-m_i))."""
    (normal,) = numbers(w=(w, 1))
    losses = LOGISTIC(functional_margins(X, y, w, b))
    return float(normal @ normal / 2 + positive_float("C", C) * losses.sum())


def dual_value(X: PointsLike, y: LabelsLike, alpha: VectorLike, C: Scalar) -> float:
    """C sum H(alpha_i / C) - |sum alpha_i y_i x_i|^2 / 2, for alpha in the box [0, C]."""
    price = positive_float("C", C)
    (multipliers,) = numbers(alpha=(alpha, 1))
    w = combination(X, y, multipliers)
    return float(price * entropy(multipliers.astype(np.float64) / price).sum() - w @ w / 2)


def fit(
    X: PointsLike, y: LabelsLike, C: PricesLike, *, bias: bool = True, tol: Scalar = 1e-10
) -> LogisticSolution:
    """The minimiser, with a relative duality gap of at most tol.

    C may be a vector with a price for each point: a point with price k C is as good as k copies
    with price C. Both problems have exactly one solution. With bias the sample needs both
    classes: with one class the loss falls for ever as b grows. Newton's method,
    O(n d min(n, d)) for each of usually 3 to 40 Hessians, the first of them on a part of the rows.
    Raises `NotConverged` with the best point if rounding keeps the gap above tol: multipliers
    near C have few digits left for small numbers, so without bias, or with features of very
    different size, no gap much below C (2e-16 |x|)^2 can be shown.

    >>> model = fit([[-1], [1]], [-1, 1], 2)
    >>> model.predict([[-3], [2]]), model.probability([[0]]).round(6).item(), model.gap <= 1e-10
    (array([-1,  1]), 0.5, True)
    """
    points, signs = sample(X, y)
    gap, price = tolerance(tol), prices(C, len(signs))
    cost = as_floats("C", price) if isinstance(price, np.ndarray) else positive_float("C", price)
    if bias:
        both_classes(signs, "logistic regression with bias")
    floats = squarable("X", points if points.dtype == np.float64 else as_floats("X", points))
    problem = _Problem(floats, signs, cost, bias, gap)
    if problem.top * float(problem.reach.max()) > _LARGEST:
        raise BadInput(f"C = {problem.top:g} is too large for data of this size; rescale X")
    try:
        newton = coordinates(problem.X, signs, problem.costs, bias)
        return minimised(newton, gap, lambda place: problem.certified(newton, place))
    except np.linalg.LinAlgError as error:
        raise BadInput(
            "the features of X differ too much in size to be solved for together; "
            "rescale X, for instance to standard deviation 1 in each column"
        ) from error


@dataclass(frozen=True, eq=False)
class _Problem:
    """A checked problem in floats, and the gap that is asked for."""

    X: Array
    y: Labels
    C: float | Array
    bias: bool
    tol: float

    @cached_property
    def costs(self) -> Array:
        return self.C if isinstance(self.C, np.ndarray) else np.full(len(self.y), self.C)

    @property
    def top(self) -> float:
        return float(np.max(self.C))

    @cached_property
    def reach(self) -> Array:
        return reach(self.X)

    def certified(self, newton: Newton, place: Place) -> LogisticSolution:
        """The primal point, with alpha_i = C_i sigma(-m_i) made feasible as its dual point.

        alpha is to give w, and a high price makes much of an error of m_i: so it is taken from
        the coordinates of Newton's method, in which less is lost to rounding.
        """
        X, y, C = self.X, self.y, self.costs
        alpha = feasible(self.top * place.share, y, C, self.bias)
        w, b = newton.machine(place.v)
        found = worth(X, y, C, self.reach, w, b, alpha, self.tol)
        return LogisticSolution(X, y, self.C, self.bias, w, b, alpha, **vars(found))

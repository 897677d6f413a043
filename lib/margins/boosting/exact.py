"""AdaBoost over the rationals: every comparison that its theory makes is decided exactly.

Weights and errors of a run are rational (`rational-weights`). Votes are not, but
exp(2 a_t) = (1 - e_t) / e_t is, and so is exp(2 F(x)), a product of such odds and their inverses.
So the sign of a vote and all bounds become comparisons of products of `Fraction`s. The numbers
roughly gain half their length in every round; 12 points and 16 rounds are a matter of
milliseconds, 30 rounds are not. `rational_votes` has no such limit.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from math import prod

import numpy as np

from margins.base.brief import Brief
from margins.base.data import (
    BadInput,
    count,
    is_whole,
    labels,
    not_empty,
    rationals,
    weak_learner,
)
from margins.base.types import (
    Array,
    Count,
    Hypothesis,
    Labels,
    LabelsLike,
    PointsLike,
    Scalar,
    VectorLike,
    WeakLearner,
)
from margins.boosting import training_error
from margins.boosting.engine import Stop, first_distribution, play, replay
from margins.boosting.learners import stump_learner
from margins.boosting.vote_margins import level, margin_bound_power
from margins.hyperplanes.linear import sign
from margins.rational.arrays import array

ONE = Fraction(1)


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class ExactRun(Brief):
    """An exact run of AdaBoost; `start` is D_1, `errors` are the weighted errors e_t."""

    X: Array
    y: Labels
    start: Array
    hypotheses: tuple[Hypothesis, ...]
    errors: tuple[Fraction, ...]
    stopped: Stop

    @property
    def edges(self) -> tuple[Fraction, ...]:
        """g_t = 1/2 - e_t (`conv-edge`)."""
        return tuple(Fraction(1, 2) - e for e in self.errors)

    @property
    def odds(self) -> tuple[Fraction, ...]:
        """exp(2 a_t) = (1 - e_t) / e_t (`conv-vote`)."""
        if self.stopped == "perfect":
            raise BadInput("the vote of a perfect hypothesis is infinite")
        return tuple((1 - e) / e for e in self.errors)

    @property
    def squared_normalisers(self) -> tuple[Fraction, ...]:
        """Z_t^2 = 4 e_t (1 - e_t) (`conv-normaliser`)."""
        return training_error.squared_normalisers(self.errors)

    def distributions(self) -> Iterator[Array]:
        """D_1, ..., D_{T+1}; after a perfect round there is no D_{T+1}."""
        last = len(self.hypotheses) - (self.stopped == "perfect")
        return replay(self.start, self.hypotheses[:last], self.X, self.y)

    def first(self, rounds: int) -> "ExactRun":
        """The run as it was after that many rounds."""
        if not is_whole(rounds) or not 0 <= rounds <= len(self.errors):
            raise BadInput(f"this run has {len(self.errors)} rounds, not {rounds}")
        stopped: Stop = self.stopped if rounds == len(self.errors) else "rounds"
        return replace(
            self,
            hypotheses=self.hypotheses[:rounds],
            errors=self.errors[:rounds],
            stopped=stopped,
        )

    def exp_twice(self, X: PointsLike) -> Array:
        """exp(2 F(x)), a product of odds and their inverses."""
        new = self._points(X)
        odds = self.odds
        predictions = [hypothesis(new) for hypothesis in self.hypotheses]
        return array(
            [
                prod((o ** int(h[i]) for o, h in zip(odds, predictions, strict=True)), start=ONE)
                for i in range(len(new))
            ]
        )

    def predict(self, X: PointsLike, *, sign_at_zero: int = 1) -> Labels:
        """The sign of F(x), by comparing exp(2 F(x)) with 1."""
        if self.stopped == "perfect":
            last = self.hypotheses[-1](self._points(X))
            return sign(last if self.errors[-1] == 0 else -last)
        return sign(self.exp_twice(X) - 1, sign_at_zero)

    def _points(self, X: PointsLike) -> Array:
        new, d = rationals("X", X, 2), self.X.shape[1]
        if new.shape[1] != d:
            raise BadInput(f"the run was trained on {d} features, X has {new.shape[1]}")
        return new

    def exp_twice_margins(self) -> Array:
        """exp(2 y_i F(x_i)) for the training points."""
        return np.asarray(self.exp_twice(self.X) ** self.y)

    def training_error(self) -> Fraction:
        """The fraction with y_i F(x_i) <= 0."""
        if self.stopped == "perfect":
            return Fraction(0)
        return share(self.exp_twice_margins() <= 1)

    def squared_bound(self) -> Fraction:
        """(prod Z_t)^2; at least the square of the training error (`training-error-bound`)."""
        return training_error.squared_product(self.errors)

    def exponential_bound_is_weaker(self) -> bool:
        """Whether prod Z_t <= exp(-2 sum g_t^2) (`normaliser-below-exponential`)."""
        return training_error.product_below_exponential(self.errors)

    def margin_share(self, theta: Scalar) -> Fraction:
        """The fraction of points with y_i F(x_i) / sum |a_t| <= theta, a rational p/q:
        exp(2 y F)^q <= exp(2 sum |a_t|)^p. The empty vote has margin 0 everywhere."""
        p, q = level(theta)
        if not self.errors:
            return Fraction(int(p >= 0))
        if self.stopped == "perfect":  # in the limit all margins are 1
            return Fraction(int(p >= q))
        largest = prod((max(o, 1 / o) for o in self.odds), start=ONE) ** p
        return share(self.exp_twice_margins() ** q <= largest)

    def margin_bound_power(self, theta: Scalar) -> Fraction:
        """The bound of `margin-distribution-bound` on `margin_share(theta)`, theta = p/q, raised
        to the power 2q."""
        return margin_bound_power(self.errors, theta)


def share(which: Array) -> Fraction:
    """Which part of the points this is true of."""
    return Fraction(int(np.count_nonzero(which)), len(which))


def adaboost(
    X: PointsLike,
    y: LabelsLike,
    rounds: Count,
    *,
    learner: WeakLearner | None = None,
    start: VectorLike | None = None,
) -> ExactRun:
    """`boosting.adaboost` on integers and `Fraction`s: the same engine, exact numbers.

    The learner is given `Fraction`s; without one, stumps with exact ties.

    >>> run = adaboost([[0], [1], [2], [3]], [1, 1, -1, 1], 3)
    >>> print(*run.errors, run.training_error())
    1/4 1/6 1/5 0
    """
    points, signs, D, learner = prepared(X, y, rounds, learner, start)
    played, stopped = play(points, signs, D, int(rounds), learner)
    return ExactRun(
        X=points,
        y=signs,
        start=D,
        hypotheses=tuple(p.hypothesis for p in played),
        errors=tuple(Fraction(p.wrong) for p in played),
        stopped=stopped,
    )


def prepared(
    X: PointsLike,
    y: LabelsLike,
    rounds: Count,
    learner: WeakLearner | None,
    start: VectorLike | None,
) -> tuple[Array, Labels, Array, WeakLearner]:
    """Checked points, labels and first distribution, and the learner: stumps by default."""
    count("rounds", rounds)
    points = not_empty("X", rationals("X", X, 2))
    signs = labels(y, len(points))
    given = None if start is None else rationals("start", start, 1)
    D = first_distribution(given, array([Fraction(1, len(signs))] * len(signs)))
    return (
        points,
        signs,
        D,
        stump_learner(points, signs) if learner is None else weak_learner(learner),
    )

"""AdaBoost over the rationals: every comparison that its theory makes is decided exactly.

Weights and errors of a run are rational (`rational-weights`). Votes are not, but
exp(2 a_t) = (1 - e_t) / e_t is, and so is exp(2 F(x)), a product of such odds and their inverses.
So the sign of a vote and all bounds become comparisons of products of `Fraction`s. The numbers
roughly gain half their length in every round; 12 points and 16 rounds are a matter of
milliseconds, 30 rounds are not. `adaboost_rational_votes` has no such limit.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from math import floor, isqrt, prod
from typing import Any

import numpy as np

from margins.base.data import BadInput, count, labels, rational, rationals
from margins.base.types import Array, Hypothesis, Labels, WeakLearner
from margins.boosting import training_error
from margins.boosting.engine import Stop, first_distribution, mistakes, play, replay
from margins.boosting.learners import stump_learner
from margins.boosting.vote_margins import level, margin_bound_power
from margins.hyperplanes.linear import sign
from margins.rational.arrays import array

ONE = Fraction(1)


@dataclass(frozen=True, eq=False, kw_only=True)
class ExactRun:
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
        if not 0 <= rounds <= len(self.errors):
            raise BadInput(f"this run has {len(self.errors)} rounds, not {rounds}")
        stopped: Stop = self.stopped if rounds == len(self.errors) else "rounds"
        return replace(
            self,
            hypotheses=self.hypotheses[:rounds],
            errors=self.errors[:rounds],
            stopped=stopped,
        )

    def exp_twice(self, X: Any) -> Array:
        """exp(2 F(x)), a product of odds and their inverses."""
        X = rationals("X", X, 2)
        odds = self.odds
        predictions = [hypothesis(X) for hypothesis in self.hypotheses]
        return array(
            [
                prod((o ** int(h[i]) for o, h in zip(odds, predictions, strict=True)), start=ONE)
                for i in range(len(X))
            ]
        )

    def predict(self, X: Any, *, sign_at_zero: int = 1) -> Labels:
        """The sign of F(x), by comparing exp(2 F(x)) with 1."""
        if self.stopped == "perfect":
            last = self.hypotheses[-1](rationals("X", X, 2))
            return sign(last if self.errors[-1] == 0 else -last)
        return sign(self.exp_twice(X) - 1, sign_at_zero)

    def exp_twice_margins(self) -> Array:
        """exp(2 y_i F(x_i)) for the training points."""
        return np.asarray(self.exp_twice(self.X) ** self.y)

    def training_error(self) -> Fraction:
        """The fraction with y_i F(x_i) <= 0."""
        if self.stopped == "perfect":
            return Fraction(0)
        return _share(self.exp_twice_margins() <= 1)

    def squared_bound(self) -> Fraction:
        """(prod Z_t)^2; at least the square of the training error (`training-error-bound`)."""
        return training_error.squared_product(self.errors)

    def exponential_bound_is_weaker(self) -> bool:
        """Whether prod Z_t <= exp(-2 sum g_t^2) (`normaliser-below-exponential`)."""
        return training_error.product_below_exponential(self.errors)

    def margin_share(self, theta: Fraction) -> Fraction:
        """The fraction of points with y_i F(x_i) / sum |a_t| <= theta, a rational p/q:
        exp(2 y F)^q <= exp(2 sum |a_t|)^p. The empty vote has margin 0 everywhere."""
        p, q = level(theta)
        if not self.errors:
            return Fraction(int(p >= 0))
        if self.stopped == "perfect":  # in the limit all margins are 1
            return Fraction(int(p >= q))
        largest = prod((max(o, 1 / o) for o in self.odds), start=ONE) ** p
        return _share(self.exp_twice_margins() ** q <= largest)

    def margin_bound_power(self, theta: Fraction) -> Fraction:
        """The bound of `margin-distribution-bound` on `margin_share(theta)`, theta = p/q, raised
        to the power 2q."""
        return margin_bound_power(self.errors, theta)


def _share(which: Array) -> Fraction:
    return Fraction(int(np.count_nonzero(which)), len(which))


def adaboost(
    X: Any, y: Any, rounds: int, *, learner: WeakLearner | None = None, start: Any = None
) -> ExactRun:
    """`boosting.adaboost` on integers and `Fraction`s: the same engine, exact numbers.

    The learner is given `Fraction`s; without one, stumps with exact ties.
    """
    X, y, D, learner = _prepared(X, y, rounds, learner, start)
    played, stopped = play(X, y, D, rounds, learner)
    return ExactRun(
        X=X,
        y=y,
        start=D,
        hypotheses=tuple(p.hypothesis for p in played),
        errors=tuple(p.wrong for p in played),
        stopped=stopped,
    )


def _prepared(
    X: Any, y: Any, rounds: int, learner: WeakLearner | None, start: Any
) -> tuple[Array, Labels, Array, WeakLearner]:
    count("rounds", rounds)
    X = rationals("X", X, 2)
    y = labels(y, len(X))
    given = None if start is None else rationals("start", start, 1)
    D = first_distribution(given, array([Fraction(1, len(y))] * len(y)))
    return X, y, D, stump_learner(X, y) if learner is None else learner


@dataclass(frozen=True, eq=False, kw_only=True)
class RationalVotes:
    """A run with votes a_t = log(u_t), u_t rational, from uniform weights: all is rational.

    `weights` are exp(-y_i F(x_i)) = prod u_t^(-y_i h_t(x_i)); their mean is prod Z_t.
    """

    hypotheses: tuple[Hypothesis, ...]
    errors: tuple[Fraction, ...]
    exp_votes: tuple[Fraction, ...]
    weights: Array
    stopped: Stop

    @property
    def normalisers(self) -> tuple[Fraction, ...]:
        """Z_t = e_t u_t + (1 - e_t) / u_t, at least 2 sqrt(e_t (1 - e_t)) (`optimal-vote`)."""
        pairs = zip(self.errors, self.exp_votes, strict=True)
        return tuple(e * u + (1 - e) / u for e, u in pairs)

    def training_error(self) -> Fraction:
        """The fraction with y_i F(x_i) <= 0."""
        return _share(self.weights >= 1)

    def bound(self) -> Fraction:
        """prod Z_t, at least the training error (`training-error-bound`)."""
        return prod(self.normalisers, start=ONE)


def adaboost_rational_votes(
    X: Any,
    y: Any,
    rounds: int,
    *,
    learner: WeakLearner | None = None,
    exp_vote: Callable[[Fraction], Fraction] | None = None,
) -> RationalVotes:
    """AdaBoost with u_t = exp_vote(e_t) in place of exp(a_t) = sqrt((1 - e_t) / e_t).

    By default u_t is `short_root` of the odds, so numbers grow by a few bits a round and
    hundreds of rounds are cheap. Stops like `adaboost`; a perfect hypothesis, which has no
    finite vote, is not recorded.
    """
    X, y, D, learner = _prepared(X, y, rounds, learner, None)
    choose = exp_vote or (lambda e: short_root((1 - e) / e))
    weights = D * len(y)
    hypotheses: list[Hypothesis] = []
    errors: list[Fraction] = []
    exp_votes: list[Fraction] = []
    stopped: Stop = "rounds"
    for _ in range(rounds):
        hypothesis = learner(weights)
        wrong = mistakes(hypothesis, X, y)
        e = (weights * wrong).sum() / weights.sum()
        if e in (0, Fraction(1, 2), 1):
            stopped = "perfect" if e in (0, 1) else "no edge"
            break
        u = rational("exp_vote", choose(e))
        hypotheses.append(hypothesis)
        errors.append(e)
        exp_votes.append(u)
        weights = weights * array([u if w else 1 / u for w in wrong])
    return RationalVotes(
        hypotheses=tuple(hypotheses),
        errors=tuple(errors),
        exp_votes=tuple(exp_votes),
        weights=weights,
        stopped=stopped,
    )


def short_root(odds: Fraction, denominator: int = 16) -> Fraction:
    """A rational u between 1 and sqrt(odds), not 1 unless odds = 1, with a small denominator.

    Then e u + (1 - e) / u < 1 for odds = (1 - e) / e: the vote log(u) lowers the bound.
    """
    if odds < 1:
        return 1 / short_root(1 / odds, denominator)
    root = Fraction(isqrt(floor(odds * denominator**2)), denominator)
    return root if root > 1 or odds == 1 else short_root(odds, 2 * denominator)

"""AdaBoost in floats: a run with its vote, weights, errors and bounds."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from margins.base.data import BadInput, count, is_exact, is_whole, real, sample
from margins.base.types import (
    Array,
    Count,
    Labels,
    LabelsLike,
    PointsLike,
    Scalar,
    VectorLike,
    WeakLearner,
)
from margins.boosting import training_error, vote_margins
from margins.boosting.engine import Stop, first_distribution, play, replay
from margins.boosting.learners import ROUNDING
from margins.boosting.vote import Vote
from margins.trees.presorting import presort
from margins.trees.searching import search


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Ensemble(Vote):
    """A run of AdaBoost: the vote, and for each round the weighted error and the normaliser.

    `stopped` says why the run ended; `start` is D_1.
    """

    X: Array
    y: Labels
    start: Array
    errors: Array
    normalisers: Array
    stopped: Stop

    @property
    def edges(self) -> Array:
        """g_t = 1/2 - e_t (`conv-edge`)."""
        return 0.5 - self.errors

    @property
    def correlations(self) -> Array:
        """r_t = 1 - 2 e_t = sum of D_t(i) y_i h_t(x_i) (`problem-one-equality`)."""
        return 1 - 2 * self.errors

    def distributions(self) -> Iterator[Array]:
        """D_1, ..., D_{T+1}, computed again; after a perfect round there is no D_{T+1}."""
        last = len(self.hypotheses) - (self.stopped == "perfect")
        return replay(self.start, self.hypotheses[:last], self.X, self.y)

    def distribution(self, t: int) -> Array:
        """D_t for t = 1, ..., T + 1; O(n t)."""
        for s, D in enumerate(self.distributions(), start=1):
            if s == t:
                return D
        raise BadInput(f"this run has no distribution of round {t}")

    def first(self, rounds: int) -> "Ensemble":
        """The run as it was after that many rounds."""
        if not is_whole(rounds) or not 0 <= rounds <= len(self.votes):
            raise BadInput(f"this run has {len(self.votes)} rounds, not {rounds}")
        if rounds == len(self.votes):
            return self
        return replace(
            self,
            hypotheses=self.hypotheses[:rounds],
            votes=self.votes[:rounds],
            errors=self.errors[:rounds],
            normalisers=self.normalisers[:rounds],
            stopped="rounds",
        )

    def normalised(self, X: PointsLike) -> Array:
        """F(x) / sum |a_t|, in [-1, 1] (`normalised-output`); 0 for the empty vote.

        A perfect hypothesis outvotes all others in the limit, so the value is its prediction.
        """
        *_, last = self.staged_normalised(X)
        return last

    def staged_normalised(self, X: PointsLike) -> Iterator[Array]:
        """The normalised vote before the first round and after each one."""
        new = self._points(X)
        yield np.zeros(len(new))
        totals = np.cumsum(np.abs(self.votes))
        stages = self.staged_decision(new)
        next(stages)
        for total, scores in zip(totals, stages, strict=True):
            yield scores / total if np.isfinite(total) else np.sign(scores)

    def margins(self) -> Array:
        """The normalised margins mu_i = y_i F(x_i) / sum |a_t| of the training points."""
        return np.asarray(self.y * self.normalised(self.X))

    def staged_margins(self) -> Iterator[Array]:
        """The normalised margins before the first round and after each one."""
        for scores in self.staged_normalised(self.X):
            yield self.y * scores

    def margin_distribution(self, theta: Scalar) -> float:
        """The fraction of training points with normalised margin at most theta."""
        return float(np.mean(self.margins() <= float(real("theta", theta))))

    def training_errors(self) -> Array:
        """The fraction with y_i F_t(x_i) <= 0 for t = 0, ..., T: a tie counts as a mistake."""
        return np.array([np.mean(self.y * F <= 0) for F in self.staged_decision(self.X)])

    def bounds(self) -> Array:
        """prod Z_s for t = 0, ..., T; each is at least the training error
        (`training-error-bound`)."""
        return training_error.products(self.normalisers)

    def exponential_bounds(self) -> Array:
        """exp(-2 sum g_s^2) for t = 0, ..., T, weaker than `bounds`
        (`normaliser-below-exponential`)."""
        return training_error.exponentials(self.edges)

    def margin_bound(self, theta: Scalar) -> float:
        """At least `margin_distribution(theta)`, for -1 <= theta <= 1
        (`margin-distribution-bound`)."""
        return vote_margins.margin_bound(self.errors, theta)


def adaboost(
    X: PointsLike,
    y: LabelsLike,
    rounds: Count,
    *,
    learner: WeakLearner | None = None,
    start: VectorLike | None = None,
) -> Ensemble:
    """At most `rounds` rounds of AdaBoost from the distribution `start` (uniform by default).

    Without a learner: stumps (`stump_learner`), O(nd) a round after O(d n log n) of sorting.

    >>> run = adaboost([[0], [1], [2], [3]], [1, 1, -1, 1], rounds=3)
    >>> run.errors.round(6).tolist(), run.training_errors().tolist()
    ([0.25, 0.166667, 0.2], [1.0, 0.25, 0.25, 0.0])
    """
    rounds = count("rounds", rounds)
    if learner is None:
        prepared = presort(X, y)
        points, signs = prepared.X, prepared.y
        learner = partial(search, prepared, tie=ROUNDING)
    else:
        points, signs = sample(X, y)
        if is_exact(points):
            raise BadInput("this run is in floats; for Fractions use margins.exact.adaboost")
    D = first_distribution(start, np.full(len(signs), 1 / len(signs)))
    played, stopped = play(points, signs, D, rounds, learner)
    wrong, right = np.array([(p.wrong, p.right) for p in played]).reshape(-1, 2).T
    with np.errstate(divide="ignore"):
        votes = (np.log(right) - np.log(wrong)) / 2
    return Ensemble(
        d=points.shape[1],
        hypotheses=tuple(p.hypothesis for p in played),
        votes=votes,
        X=points,
        y=signs,
        start=D,
        errors=wrong,
        normalisers=2 * np.sqrt(wrong * right),
        stopped=stopped,
    )

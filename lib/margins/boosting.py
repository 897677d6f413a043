"""AdaBoost: one engine for every weak learner and number type, and what its vote achieves.

In round t a weak learner answers the distribution D_t with a hypothesis h_t of weighted error
e_t. Its vote is a_t = log((1 - e_t) / e_t) / 2, and weights are divided by 2 e_t where h_t errs
and by 2 (1 - e_t) where it is right (`rational-weights`), so they stay rational and h_t has error
1/2 on D_{t+1} (`new-error-is-half`).

What happens at the ends:

- e_t = 0 or 1: h_t or its negation makes no mistake. The vote is +inf or -inf and the run stops
  as "perfect"; the decision of the vote is that hypothesis.
- e_t = 1/2: the vote would be 0 and D_{t+1} = D_t. The round is dropped and the run stops with
  "no edge" (for floats: if |1 - 2 e_t| <= 2^-40, which rounding could have made).
- e_t > 1/2: the vote is negative, which is the same as to flip h_t (`negative-vote-is-flip`).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import floor, lcm, log
from typing import Any, Literal

import numpy as np

from margins.data import Array, BadInput, Labels, is_exact, labels, numbers, sample
from margins.stumps import Stump, best_stump, dichotomies, presort, search, sign_matrix

Hypothesis = Callable[[Array], Array]
"""From points of shape (n, d) to n predictions, each -1 or +1."""

WeakLearner = Callable[[Array], Hypothesis]
"""From a distribution on the sample to a hypothesis."""

Stop = Literal["rounds", "perfect", "no edge"]

ROUNDING = 2.0**-40
"""Weighted errors of a float run that differ by no more than this count as equal."""

_LEAST_WEIGHT = 2.0**-1000


@dataclass(frozen=True)
class Column:
    """The hypothesis of a finite pool whose predictions are a column of X."""

    index: int

    def __call__(self, X: Array) -> Array:
        return np.asarray(X[:, self.index])


def stump_learner(X: Any, y: Any, *, tie: float = ROUNDING) -> WeakLearner:
    """The first stump of least weighted error in the order of `margins.stumps`.

    Errors within `tie` of the least count as ties, so that rounding does not decide between
    stumps that are tied in exact arithmetic. For `Fraction`s ties are exact.
    """
    X, y = sample(X, y)
    if is_exact(X):
        stumps, pool = dichotomies(X)
        choose = pool_learner(pool, y)
        return lambda D: stumps[choose(D).index]
    prepared = presort(X, y)
    return lambda D: best_stump(prepared, D, tie=tie)


def pool_learner(pool: Any, y: Any, *, tie: float = ROUNDING) -> Callable[[Array], Column]:
    """The first column of least weighted error in a finite pool of predictions (n x m, +-1).

    Used as `adaboost(pool, y, rounds, learner=pool_learner(pool, y))`: the points are then the
    rows of the pool, and a new point is the row of what all m hypotheses say about it.
    """
    columns = sign_matrix(pool)
    wrong = (columns != labels(y, len(columns))[:, None]).T
    as_floats, as_integers = wrong.astype(np.float64), wrong.astype(object)

    def choose(D: Array) -> Column:
        if is_exact(D):
            errors = as_integers @ _numerators(D)
            return Column(int(np.argmax(errors == errors.min())))
        errors = as_floats @ D
        return Column(int(np.argmax(errors <= errors.min() + tie * D.sum())))

    return choose


def _numerators(D: Array) -> Array:
    """Integers in the same proportions as the `Fraction`s D; they add much faster."""
    denominator = lcm(*(v.denominator for v in D))
    return np.array([v.numerator * (denominator // v.denominator) for v in D], dtype=object)


@dataclass(frozen=True, eq=False, kw_only=True)
class Vote:
    """A weighted vote F(x) = intercept + sum votes_t h_t(x) of hypotheses on d features."""

    d: int
    hypotheses: tuple[Hypothesis, ...]
    votes: Array
    intercept: float = 0.0

    def decision(self, X: Any) -> Array:
        """F(x) for new points; +-inf where a perfect hypothesis has spoken."""
        *_, last = self.staged_decision(X)
        return last

    def staged_decision(self, X: Any) -> Iterator[Array]:
        """F_0, F_1, ..., F_T: the decision before the first round and after each one."""
        X = self._points(X)
        total = np.full(len(X), self.intercept)
        yield total
        for vote, hypothesis in zip(self.votes, self.hypotheses, strict=True):
            total = total + vote * hypothesis(X)
            yield total

    def predict(self, X: Any, *, sign_at_zero: int = 1) -> Labels:
        """The sign of F(x), with a stated sign where F(x) = 0."""
        return _signs(self.decision(X), sign_at_zero)

    def staged_predict(self, X: Any, *, sign_at_zero: int = 1) -> Iterator[Labels]:
        """The predictions before the first round and after each one."""
        for total in self.staged_decision(X):
            yield _signs(total, sign_at_zero)

    def _points(self, X: Any) -> Array:
        (array,) = numbers(X=(X, 2))
        if array.shape[1] != self.d:
            raise BadInput(f"the vote was trained on {self.d} features, X has {array.shape[1]}")
        return array


def _signs(scores: Array, at_zero: int) -> Labels:
    return np.where(scores > 0, 1, np.where(scores < 0, -1, at_zero))


@dataclass(frozen=True, eq=False, kw_only=True)
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
        if not 0 <= rounds <= len(self.votes):
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

    def normalised(self, X: Any) -> Array:
        """F(x) / sum |a_t|, in [-1, 1] (`normalised-output`); 0 for the empty vote.

        A perfect hypothesis outvotes all others in the limit, so the value is its prediction.
        """
        *_, last = self.staged_normalised(X)
        return last

    def staged_normalised(self, X: Any) -> Iterator[Array]:
        """The normalised vote before the first round and after each one."""
        X = self._points(X)
        yield np.zeros(len(X))
        totals = np.cumsum(np.abs(self.votes))
        stages = self.staged_decision(X)
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

    def margin_distribution(self, theta: float) -> float:
        """The fraction of training points with normalised margin at most theta."""
        return float(np.mean(self.margins() <= theta))

    def training_errors(self) -> Array:
        """The fraction with y_i F_t(x_i) <= 0 for t = 0, ..., T: a tie counts as a mistake."""
        return np.array([np.mean(self.y * F <= 0) for F in self.staged_decision(self.X)])

    def bounds(self) -> Array:
        """prod Z_s for t = 0, ..., T; each is at least the training error
        (`training-error-bound`)."""
        return np.cumprod([1.0, *self.normalisers])

    def exponential_bounds(self) -> Array:
        """exp(-2 sum g_s^2) for t = 0, ..., T, weaker than `bounds`."""
        return np.asarray(np.exp(-2 * np.cumsum([0.0, *self.edges**2])))

    def margin_bound(self, theta: float) -> float:
        """At least `margin_distribution(theta)`, for -1 <= theta <= 1
        (`margin-distribution-bound`): prod 2 sqrt(e^(1 - theta) (1 - e)^(1 + theta)).

        A hypothesis with negative vote counts as flipped.
        """
        if not -1 <= theta <= 1:
            raise BadInput(f"normalised margins lie in [-1, 1]; theta is {theta}")
        e = np.minimum(self.errors, 1 - self.errors)
        return float(np.prod(2 * np.sqrt(e ** (1 - theta) * (1 - e) ** (1 + theta))))


def adaboost(
    X: Any, y: Any, rounds: int, *, learner: WeakLearner | None = None, start: Any = None
) -> Ensemble:
    """At most `rounds` rounds of AdaBoost from the distribution `start` (uniform by default).

    Without a learner: stumps (`stump_learner`), O(nd) a round after O(d n log n) of sorting.
    """
    check_rounds(rounds)
    if learner is None:
        prepared = presort(X, y)
        X, y = prepared.X, prepared.y
        learner = partial(search, prepared, tie=ROUNDING)
    else:
        X, y = sample(X, y)
        if is_exact(X):
            raise BadInput("this run is in floats; for Fractions use margins.exact.boosting")
    D = first_distribution(start, np.full(len(y), 1 / len(y)))
    played, stopped = play(X, y, D, rounds, learner)
    wrong, right = np.array([(p.wrong, p.right) for p in played], dtype=float).reshape(-1, 2).T
    with np.errstate(divide="ignore"):
        votes = (np.log(right) - np.log(wrong)) / 2
    return Ensemble(
        d=X.shape[1],
        hypotheses=tuple(p.hypothesis for p in played),
        votes=votes,
        X=X,
        y=y,
        start=D,
        errors=wrong,
        normalisers=2 * np.sqrt(wrong * right),
        stopped=stopped,
    )


@dataclass(frozen=True, eq=False)
class Round:
    """A hypothesis with the weight it gets wrong and right (they sum to 1)."""

    hypothesis: Hypothesis
    wrong: Any
    right: Any


def play(
    X: Array, y: Labels, D: Array, rounds: int, learner: WeakLearner
) -> tuple[list[Round], Stop]:
    """The engine. Floats or `Fraction`s: the number type is that of D."""
    played: list[Round] = []
    least_edge = 0 if is_exact(D) else ROUNDING
    for _ in range(rounds):
        hypothesis = learner(D)
        sides = _sides(D, mistakes(hypothesis, X, y))
        bad, good = (side.sum() for side in sides)
        wrong, right = bad / (bad + good), good / (bad + good)
        if abs(right - wrong) <= least_edge:
            return played, "no edge"
        played.append(Round(hypothesis, wrong, right))
        if wrong == 0 or right == 0:
            return played, "perfect"
        D = _balanced(*sides)
    return played, "rounds"


def mistakes(hypothesis: Hypothesis, X: Array, y: Labels) -> Array:
    """Which points the hypothesis gets wrong; its predictions are checked."""
    if isinstance(hypothesis, Stump):  # two passes over one column in place of six
        return np.asarray(hypothesis.above(X) != (y == hypothesis.polarity))
    predictions = np.asarray(hypothesis(X))
    if predictions.shape != y.shape or not (np.abs(predictions) == 1).all():
        raise BadInput(f"a hypothesis must predict -1 or +1 for each of the {len(y)} points")
    return np.asarray(predictions != y)


def reweight(D: Array, wrong: Array) -> Array:
    """D / (2 e) where wrong, D / (2 (1 - e)) where right (`rational-weights`), for 0 < e < 1.

    Float weights are held above 2^-1000: one that underflowed to 0 could never grow again.
    """
    return _balanced(*_sides(D, wrong))


def replay(start: Array, hypotheses: Sequence[Hypothesis], X: Array, y: Labels) -> Iterator[Array]:
    """The distribution before the first round and after each."""
    D = start
    yield D
    for hypothesis in hypotheses:
        D = reweight(D, mistakes(hypothesis, X, y))
        yield D


def _sides(D: Array, wrong: Array) -> tuple[Array, Array]:
    """The weights of the wrong and of the right points, 0 elsewhere."""
    bad = D * wrong
    return bad, D - bad


def _balanced(bad: Array, good: Array) -> Array:
    """The sum of both sides, each scaled to 1/2; uses their memory."""
    bad /= 2 * bad.sum()
    good /= 2 * good.sum()
    bad += good
    return bad if is_exact(bad) else np.maximum(bad, _LEAST_WEIGHT, out=bad)


def check_rounds(rounds: int) -> None:
    """Refuse a number of rounds below 1."""
    if rounds < 1:
        raise BadInput(f"at least one round is needed, not {rounds}")


def first_distribution(start: Any, uniform: Array) -> Array:
    """D_1: `start`, scaled to sum 1, or the uniform distribution."""
    if start is None:
        return uniform
    D, _ = numbers(start=(start, 1), uniform=(uniform, 1))
    if len(D) != len(uniform):
        raise BadInput(f"start must have {len(uniform)} entries, one for each point, not {len(D)}")
    if not (D > 0).all():
        raise BadInput("start must be positive; leave out the points of weight 0")
    return np.asarray(D / D.sum())


def rounds_until_consistent(n: int, edge: float) -> int:
    """Rounds after which n points have no training error left if every edge g_t is at least
    `edge`: the least T > ln(n) / (2 edge^2) (`zero-training-error-time`)."""
    return floor(log(n) / (2 * edge**2)) + 1


def unit_vote_distribution(predictions: Any, y: Any) -> Array:
    """p(i) proportional to exp(-y_i sum_k h_k(x_i)): reweighting without votes, which is not
    AdaBoost (`unit-vote-reweighting-differs`). Predictions are columns."""
    columns = sign_matrix(predictions)
    weights = np.exp(-labels(y, len(columns)) * columns.sum(axis=1))
    return np.asarray(weights / weights.sum())


@dataclass(frozen=True, eq=False, kw_only=True)
class Unnormalised:
    """The run as in CSC 411: w = 1 at first, then w_i <- w_i exp(-a h(x_i) y_i), never divided.

    `weights[t]` is w^(t+1); it equals exp(-y F_t) = n (prod of Z_s, s <= t) D_{t+1}.
    """

    weights: Array
    errors: Array
    votes: Array


@dataclass(frozen=True, eq=False, kw_only=True)
class Normalised:
    """The run as in 6.867: distributions p, and an output divided by the sum of the votes."""

    distributions: Array
    errors: Array
    votes: Array
    vote: Vote

    def output(self, X: Any) -> Array:
        """sum a_k h_k(x) / sum a_k. Needs every error below 1/2: with negative votes the sum
        may be negative or 0 and the sign of the output is lost (`normalised-output`)."""
        if not (self.errors < 0.5).all():
            raise BadInput("a hypothesis is no better than chance; divide by sum |a_k| instead")
        return np.asarray(self.vote.decision(X) / self.votes.sum())


@dataclass(frozen=True, eq=False, kw_only=True)
class Correlated:
    """The run as in the personal notes: correlations z, votes artanh(z), normalisers Z."""

    distributions: Array
    correlations: Array
    votes: Array
    normalisers: Array
    vote: Vote

    def predict(self, X: Any) -> Labels:
        """The sign of the vote, with sgn(0) = -1."""
        return self.vote.predict(X, sign_at_zero=-1)


def csc411(ensemble: Ensemble) -> Unnormalised:
    """The hypotheses of a run, weighted as in CSC 411 (`three-notations-agree`)."""
    agreement = _agreement(ensemble)
    weights, errors, votes = [np.ones(len(ensemble.y))], [], []
    for agrees in agreement:
        w = weights[-1]
        errors.append(w[agrees < 0].sum() / w.sum())
        votes.append(np.log((1 - errors[-1]) / errors[-1]) / 2)
        weights.append(w * np.exp(-votes[-1] * agrees))
    return Unnormalised(weights=np.array(weights), errors=np.array(errors), votes=np.array(votes))


def mit6867(ensemble: Ensemble) -> Normalised:
    """The hypotheses of a run, weighted as in 6.867 (`three-notations-agree`)."""
    agreement = _agreement(ensemble)
    p = [np.full(len(ensemble.y), 1 / len(ensemble.y))]
    errors, votes = [], []
    for agrees in agreement:
        errors.append((1 - p[-1] @ agrees) / 2)
        votes.append(np.log((1 - errors[-1]) / errors[-1]) / 2)
        weights = p[-1] * np.exp(-votes[-1] * agrees)
        p.append(weights / weights.sum())
    return Normalised(
        distributions=np.array(p), errors=np.array(errors), votes=np.array(votes), vote=ensemble
    )


def personal_notes(ensemble: Ensemble) -> Correlated:
    """The hypotheses of a run, weighted as in the personal notes (`three-notations-agree`)."""
    agreement = _agreement(ensemble)
    D = [np.full(len(ensemble.y), 1 / len(ensemble.y))]
    z, normalisers = [], []
    for agrees in agreement:
        z.append(D[-1] @ agrees)
        weights = D[-1] * np.exp(-np.arctanh(z[-1]) * agrees)
        normalisers.append(weights.sum())
        D.append(weights / normalisers[-1])
    return Correlated(
        distributions=np.array(D),
        correlations=np.array(z),
        votes=np.arctanh(z),
        normalisers=np.array(normalisers),
        vote=ensemble,
    )


def _agreement(ensemble: Ensemble) -> Array:
    """y_i h_t(x_i), a row for each round; the sources know neither other starts nor e = 0, 1."""
    if ensemble.stopped == "perfect" or (ensemble.start != ensemble.start[0]).any():
        raise BadInput("the sources start from uniform weights and have no perfect hypothesis")
    return np.array([ensemble.y * h(ensemble.X) for h in ensemble.hypotheses])

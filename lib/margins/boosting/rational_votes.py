"""AdaBoost with votes whose exponentials are rational: exact, and cheap for hundreds of rounds."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import floor, isqrt, prod

from margins.base.brief import Brief
from margins.base.data import positive, rational
from margins.base.types import Array, Count, Hypothesis, LabelsLike, PointsLike, WeakLearner
from margins.boosting.engine import Stop, mistakes
from margins.boosting.exact import ONE, prepared, share
from margins.rational.arrays import array


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class RationalVotes(Brief):
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
        return share(self.weights >= 1)

    def bound(self) -> Fraction:
        """prod Z_t, at least the training error (`training-error-bound`)."""
        return prod(self.normalisers, start=ONE)


def adaboost_rational_votes(
    X: PointsLike,
    y: LabelsLike,
    rounds: Count,
    *,
    learner: WeakLearner | None = None,
    exp_vote: Callable[[Fraction], Fraction] | None = None,
) -> RationalVotes:
    """AdaBoost with u_t = exp_vote(e_t) in place of exp(a_t) = sqrt((1 - e_t) / e_t).

    By default u_t is `short_root` of the odds, so numbers grow by a few bits a round and
    hundreds of rounds are cheap. Stops like `adaboost`; a perfect hypothesis, which has no
    finite vote, is not recorded.
    """
    points, signs, D, learner = prepared(X, y, rounds, learner, None)
    choose = exp_vote or (lambda e: short_root((1 - e) / e))
    weights = D * len(signs)
    hypotheses: list[Hypothesis] = []
    errors: list[Fraction] = []
    exp_votes: list[Fraction] = []
    stopped: Stop = "rounds"
    for _ in range(rounds):
        hypothesis = learner(weights)
        wrong = mistakes(hypothesis, points, signs)
        e = (weights * wrong).sum() / weights.sum()
        if e in (0, Fraction(1, 2), 1):
            stopped = "perfect" if e in (0, 1) else "no edge"
            break
        u = rational("exp_vote", choose(e))
        positive("exp_vote", u)
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
    if positive("odds", odds) < 1:
        return 1 / short_root(1 / odds, denominator)
    root = Fraction(isqrt(floor(odds * denominator**2)), denominator)
    return root if root > 1 or odds == 1 else short_root(odds, 2 * denominator)

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

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from margins.base.data import BadInput, is_exact, numbers, positives, same_length, weak_learner
from margins.base.types import Array, Hypothesis, Labels, Number, VectorLike, WeakLearner
from margins.boosting.learners import ROUNDING
from margins.trees.stumps import Stump

Stop = Literal["rounds", "perfect", "no edge"]

_LEAST_WEIGHT = 2.0**-1000


@dataclass(frozen=True, eq=False)
class Round:
    """A hypothesis with the weight it gets wrong and right (they sum to 1)."""

    hypothesis: Hypothesis
    wrong: Number
    right: Number


def play(
    X: Array, y: Labels, D: Array, rounds: int, learner: WeakLearner
) -> tuple[list[Round], Stop]:
    """The engine. Floats or `Fraction`s: the number type is that of D."""
    weak_learner(learner)
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
    if not callable(hypothesis):
        raise BadInput(f"the learner gave {hypothesis!r}, which is no hypothesis")
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


def first_distribution(start: VectorLike | None, uniform: Array) -> Array:
    """D_1: `start`, scaled to sum 1, or the uniform distribution."""
    if start is None:
        return uniform
    D, _ = numbers(start=(start, 1), uniform=(uniform, 1))
    same_length(len(uniform), start=D)
    with np.errstate(over="ignore"):
        total = positives("start", D).sum()
    if total == np.inf:
        raise BadInput("the sum of start overflows; rescale start")
    return np.asarray(D / total)

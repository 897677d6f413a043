"""Votes and averages of many predictors: how often a majority errs, exactly and at most.

Probabilities are `Fraction`s, except for bounds with roots, which are floats and never below the
formula. Where two outcomes tie, a parameter `ties` says what happens; none of them is hidden.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

import numpy as np

from margins.base.brief import Brief
from margins.base.classes import named
from margins.base.data import (
    BadInput,
    count,
    not_empty,
    not_negative,
    numbers,
    rational,
    rationals,
    same_length,
    sign_matrix,
)
from margins.base.types import (
    Array,
    Codes,
    Count,
    Labels,
    Number,
    PointsLike,
    Scalar,
    VectorLike,
)
from margins.generalisation.rounding import above, decimal, share
from margins.rational.arrays import array
from margins.trees.chances import generator

Ties = Literal["wrong", "right", "fair"]
"""What a tie is worth: a mistake, none, or half of one. A tie that always goes to the label +1 is
right where the truth is +1, and wrong where it is -1."""

_PARTS = {"wrong": Fraction(1), "right": Fraction(0), "fair": Fraction(1, 2)}


# ---------------------------------------------------------------- independent voters


def wrong_votes(errors: VectorLike) -> Array:
    """The law of the number of wrong votes among independent voters, from the probability that
    each of them is wrong: entry k is the probability of exactly k, for k = 0, ..., B (`all-wrong`).
    O(B^2).

    >>> [str(v) for v in wrong_votes([Fraction(2, 5)] * 3)]
    ['27/125', '54/125', '36/125', '8/125']
    """
    law = [Fraction(1)]
    for p in not_empty("errors", rationals("errors", errors, 1)):
        share("errors", p)
        law = [(1 - p) * stay + p * come for stay, come in zip([*law, 0], [0, *law], strict=True)]
    return array(law)


def majority_error(errors: VectorLike, *, ties: Ties = "wrong") -> Fraction:
    """The probability that the majority of independent voters is wrong (`majority-exact`). O(B^2).

    >>> print(majority_error([Fraction(2, 5)] * 3))
    44/125
    """
    law, part = wrong_votes(errors), _part(ties)
    voters = len(law) - 1
    lost = sum(law[k] for k in range(voters + 1) if 2 * k > voters)
    return Fraction(lost + (part * law[voters // 2] if voters % 2 == 0 else 0))


def majority_bound(p: Scalar, voters: Count) -> float:
    """(4 p (1 - p))^(B/2): of B independent voters, each wrong with probability p <= 1/2, at least
    half are wrong with at most this probability (`majority-bound`). It is rounded upwards."""
    wrong, size = share("p", p), count("voters", voters)
    if wrong > Fraction(1, 2):
        raise BadInput(f"p = {p}: voters worse than a coin make the majority worse; p is at most ½")
    return above(lambda: (4 * decimal(wrong) * (1 - decimal(wrong))).sqrt() ** size)


# ---------------------------------------------------------------- any voters


def error_range(p: Scalar, voters: Count, *, ties: Ties = "wrong") -> tuple[Fraction, Fraction]:
    """The least and the largest error that a majority of B voters can have, whatever their
    dependence, if each is wrong with probability p (`majority-any-dependence`).

    >>> print(*error_range(Fraction(2, 5), 3))
    1/10 3/5
    """
    wrong, size = share("p", rational("p", p)), count("voters", voters)
    if ties == "fair" and size % 2 == 0:
        raise BadInput("ties = 'fair': with an even number of voters say 'wrong' or 'right'")
    lost = size // 2 + (0 if _part(ties) == 1 and size % 2 == 0 else 1)  # so many wrong votes lose
    least = 1 - size * (1 - wrong) / (size - lost + 1)
    return max(Fraction(0), least), min(Fraction(1), size * wrong / lost)


def majority(
    votes: PointsLike,
    *,
    ties: Literal[1, -1, "fair"] = 1,
    rng: np.random.Generator | None = None,
) -> Labels:
    """The label of the majority at each point: rows are points, columns voters, entries -1 or +1.

    It is the sign of the mean (`vote-equals-sign-of-mean`). A tie goes to the label `ties`, or with
    "fair" to a coin that `rng` throws.
    """
    sums = sign_matrix(votes, "votes").sum(axis=1)
    if ties not in (1, -1, "fair"):
        raise BadInput(f"ties must be 1, -1 or 'fair', but is {ties!r}")
    broken = (
        generator(rng, "ties = 'fair'").choice([-1, 1], len(sums)) if ties == "fair" else int(ties)
    )
    return np.where(sums == 0, broken, np.sign(sums)).astype(np.int64)


def tally(votes: Sequence[Sequence[Hashable] | Array], classes: Sequence[Hashable]) -> Codes:
    """How many voters are for each class: a row for each point, a column for each class. `votes`
    has the answers of one voter after the other, each for all points."""
    places = {label: k for k, label in enumerate(classes)}
    if len(places) < max(len(classes), 1):
        raise BadInput("classes must hold at least one label, and none of them twice")
    sizes = {len(answers) for answers in votes}
    if len(sizes) != 1:
        raise BadInput("votes must hold an answer for each point, from at least one voter")
    found = np.zeros((sizes.pop(), len(classes)), dtype=np.int64)
    for answers in votes:
        for i, label in enumerate(answers):
            if label not in places:
                raise BadInput(f"votes holds {label!r}, which is not among the classes")
            found[i, places[label]] += 1
    return found


def plurality(votes: Sequence[Sequence[Hashable] | Array], classes: Sequence[Hashable]) -> Array:
    """The class with most votes at each point; of several that tie the first in `classes`.

    With more than two classes it need not have half of the votes.
    """
    names = classes if isinstance(classes, np.ndarray) else named(list(classes))
    return np.asarray(names[tally(votes, classes).argmax(axis=1)])


# ---------------------------------------------------------------- averages


@dataclass(frozen=True, eq=False, repr=False)
class Ambiguity(Brief):
    """At each point the squared error of the average, the mean squared error of the members, and
    their spread around the average. The first is the second minus the third
    (`ambiguity-decomposition`)."""

    average: Array
    members: Array
    spread: Array


def ambiguity(predictions: PointsLike, y: VectorLike) -> Ambiguity:
    """The decomposition for predictions (rows are points, columns members) of the numbers y."""
    values, targets = numbers(predictions=(predictions, 2), y=(y, 1))
    not_empty("predictions", values)
    same_length(len(values), y=targets)
    members: int = values.shape[1]
    mean = values.sum(axis=1) / members
    return Ambiguity(
        (mean - targets) ** 2,
        ((values - targets[:, None]) ** 2).sum(axis=1) / members,
        ((values - mean[:, None]) ** 2).sum(axis=1) / members,
    )


def variance_of_average(variance: Scalar, correlation: Scalar, members: Count) -> Number:
    """The variance of the average of B variables with equal variances, any two of which have the
    same correlation c: c s^2 + (1 - c) s^2/B (`variance-of-average`). c is at least -1/(B - 1)."""
    each, size = not_negative("variance", variance), count("members", members)
    (c,) = numbers(correlation=([correlation], 1))[0]
    if c > 1 or max(size - 1, 1) * c < -1:
        raise BadInput(
            f"correlation = {correlation}: with {size} members it lies between "
            f"{Fraction(-1, max(size - 1, 1))} and 1"
        )
    found: Number = c * each + (1 - c) * each / size
    return found


def _part(ties: Ties) -> Fraction:
    if ties not in _PARTS:
        raise BadInput(f"ties must be 'wrong', 'right' or 'fair', but is {ties!r}")
    return _PARTS[ties]

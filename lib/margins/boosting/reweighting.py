"""What the sources call the weights: three notations of one run, and a recipe that is not AdaBoost.

The rule itself is `engine.reweight`.
"""

from dataclasses import dataclass

import numpy as np

from margins.base.brief import Brief
from margins.base.data import BadInput, labels, sign_matrix
from margins.base.types import Array, Labels, LabelsLike, PointsLike
from margins.boosting.ensemble import Ensemble
from margins.boosting.vote import Vote


def unit_vote_distribution(predictions: PointsLike, y: LabelsLike) -> Array:
    """p(i) proportional to exp(-y_i sum_k h_k(x_i)): reweighting without votes, which is not
    AdaBoost (`unit-vote-reweighting-differs`). Predictions are columns."""
    columns = sign_matrix(predictions, "predictions")
    weights = np.exp(-labels(y, len(columns)) * columns.sum(axis=1))
    return np.asarray(weights / weights.sum())


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Unnormalised(Brief):
    """The run as in CSC 411: w = 1 at first, then w_i <- w_i exp(-a h(x_i) y_i), never divided.

    `weights[t]` is w^(t+1); it equals exp(-y F_t) = n (prod of Z_s, s <= t) D_{t+1}.
    """

    weights: Array
    errors: Array
    votes: Array


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Normalised(Brief):
    """The run as in 6.867: distributions p, and an output divided by the sum of the votes."""

    distributions: Array
    errors: Array
    votes: Array
    vote: Vote

    def output(self, X: PointsLike) -> Array:
        """sum a_k h_k(x) / sum a_k. Needs every error below 1/2: with negative votes the sum
        may be negative or 0 and the sign of the output is lost (`normalised-output`)."""
        if not (self.errors < 0.5).all():
            raise BadInput("a hypothesis is no better than chance; divide by sum |a_k| instead")
        return np.asarray(self.vote.decision(X) / self.votes.sum())


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Correlated(Brief):
    """The run as in the personal notes: correlations z, votes artanh(z), normalisers Z."""

    distributions: Array
    correlations: Array
    votes: Array
    normalisers: Array
    vote: Vote

    def predict(self, X: PointsLike) -> Labels:
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

"""Several classes with a learner of two: each class against all others, and each against each."""

from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

import numpy as np

from margins import svm
from margins.base.brief import Brief
from margins.base.classes import coded
from margins.base.convergence import NotConverged
from margins.base.data import BadInput, learner_function, numbers, points, real_array
from margins.base.scalars import shown
from margins.base.types import Array, BinaryLearner, ClassesLike, Codes, Labels, PointsLike
from margins.multiclass.problems import against, first_largest, largest, pairs
from margins.multiclass.tournaments import Triple, a_cycle, cycles, votes

Cycle: TypeAlias = tuple[Any, ...]


def soft_margin(X: Array, signs: Labels) -> svm.Solution:
    """The learner that is used if none is given: `svm.fit` with the price 1."""
    return svm.fit(X, signs, 1)


@dataclass(frozen=True, eq=False, repr=False)
class _Models(Brief):
    """The K classes, the number of points of each, and the models."""

    classes: Array
    sizes: Codes
    models: tuple[Any, ...]

    @property
    def gap(self) -> Any:
        """The certified relative gap of the worst model, if the learner gives certificates."""
        return max(model.gap for model in self.models)

    def _decisions(self, X: PointsLike) -> Array:
        """A column for each model."""
        checked = points(X)
        columns = [_decision(model, checked) for model in self.models]
        (scores,) = numbers(scores=(np.column_stack(columns), 2))
        return scores


@dataclass(frozen=True, eq=False, repr=False)
class Claims(Brief):
    """Places of points that no class claims, that several do, and at which several classes have
    the largest score (`ova-regions`, `argmax-ties`)."""

    nobody: Codes
    several: Codes
    tied: Codes


@dataclass(frozen=True, eq=False, repr=False)
class OneVsRest(_Models):
    """A model for each class against all others. For two classes there is one model, that of the
    second: the problem of the first is the same with the signs exchanged."""

    def scores(self, X: PointsLike) -> Array:
        """s_k(x), a column for each class; `Fraction`s if all models answer with them."""
        found = self._decisions(X)
        return np.hstack([-found, found]) if len(self.classes) == 2 else found

    def claims(self, X: PointsLike) -> Array:
        """Which classes claim each point, s_k(x) > 0: truth values, a column for each class."""
        return np.asarray(self.scores(X) > 0)

    def predict(self, X: PointsLike) -> Array:
        """The class of the largest score, of equal ones (in floats up to rounding) the first."""
        return np.asarray(self.classes[first_largest(self.scores(X))])

    def ambiguity(self, X: PointsLike) -> Claims:
        """The points that claims alone leave open, and those that the largest score does."""
        scores = self.scores(X)
        claims, best = (scores > 0).sum(axis=1), largest(scores).sum(axis=1)
        return Claims(*map(np.flatnonzero, (claims == 0, claims > 1, best > 1)))


@dataclass(frozen=True, eq=False, repr=False)
class Ties(Brief):
    """Places of points at which several classes have the most votes, that lie on a cycle of three,
    and at which a pair of classes has the score 0 (`ovo-cycle`)."""

    tied: Codes
    cyclic: Codes
    undecided: Codes


@dataclass(frozen=True, eq=False, repr=False)
class OneVsOne(_Models):
    """A model for each pair of classes (j, k), j < k, in the order of `pairs`."""

    @property
    def pairs(self) -> list[tuple[Any, Any]]:
        """The labels of the two classes of each model; its positive scores speak for the first."""
        labels = self.classes.tolist()
        return [(labels[j], labels[k]) for j, k in pairs(len(labels))]

    def scores(self, X: PointsLike) -> Array:
        """s_jk(x), a column for each pair; `Fraction`s if all models answer with them."""
        return self._decisions(X)

    def votes(self, X: PointsLike) -> Codes:
        """How many others each class beats; a score of 0 speaks for the first of its pair."""
        return votes(self._decisions(X))

    def predict(self, X: PointsLike) -> Array:
        """The class with the most votes. Of several the one with the largest sum of its scores
        against all others, of equal sums (in floats up to rounding) the first."""
        scores = self._decisions(X)
        found = votes(scores)
        sums, sizes = (np.zeros_like(scores, shape=found.shape) for _ in range(2))
        for column, (j, k) in zip(scores.T, pairs(len(self.classes)), strict=True):
            sums[:, j] += column
            sums[:, k] -= column
            sizes[:, [j, k]] += np.abs(column)[:, None]
        most = found == found.max(axis=1, keepdims=True)
        best = most & largest(np.where(most, sums, sums.min(axis=1, keepdims=True)), sizes)
        return np.asarray(self.classes[best.argmax(axis=1)])

    def ambiguity(self, X: PointsLike) -> Ties:
        """The points that votes leave open, and why."""
        scores = self._decisions(X)
        found = votes(scores)
        tied = (found == found.max(axis=1, keepdims=True)).sum(axis=1) > 1
        undecided = (scores == 0).any(axis=1)
        return Ties(*map(np.flatnonzero, (tied, cycles(scores) > 0, undecided)))

    def cycles(self, X: PointsLike) -> list[Cycle | None]:
        """For each point three labels, each of which beats the next and the last the first, or
        None if there is no cycle."""
        return [self._named(triple) for triple in a_cycle(self._decisions(X))]

    def _named(self, triple: Triple | None) -> Cycle | None:
        return None if triple is None else tuple(self.classes[list(triple)].tolist())


def one_vs_rest(X: PointsLike, y: ClassesLike, learner: BinaryLearner = soft_margin) -> OneVsRest:
    """One against all: a model for each class (`one-against-all`).

    `learner(X, signs)` returns a model with `decision(X)`, such as `exact.fit` or a function that
    calls `svm.fit` with a kernel. Labels may be any hashable values. K problems of n points; for
    K = 2 they are one problem. Raises `NotConverged` with all models as `solution` if the learner
    did so for one of them.

    >>> found = one_vs_rest([[0], [1], [4], [5], [8], [9]], ["a", "a", "b", "b", "c", "c"])
    >>> print(*found.predict([[0], [9]]), found.sizes)
    a c [2 2 2]
    """
    checked, classes, codes = _sample(X, y, learner)
    numbered = [1] if len(classes) == 2 else range(len(classes))
    problems = [(checked, against(codes, k)) for k in numbered]
    return _result(OneVsRest, classes, codes, learner, problems)


def one_vs_one(X: PointsLike, y: ClassesLike, learner: BinaryLearner = soft_margin) -> OneVsOne:
    """All pairs: a model for any two classes, from their points alone (`all-pairs`).

    As `one_vs_rest`, with K(K - 1)/2 problems of n_j + n_k points (`ovo-count`).

    >>> found = one_vs_one([[0], [1], [4], [5], [8], [9]], ["a", "a", "b", "b", "c", "c"])
    >>> print(*found.predict([[0], [4], [9]]), *found.pairs)
    a b c ('a', 'b') ('a', 'c') ('b', 'c')
    """
    checked, classes, codes = _sample(X, y, learner)
    problems = []
    for j, k in pairs(len(classes)):
        mine = np.flatnonzero((codes == j) | (codes == k))
        problems.append((checked[mine], against(codes[mine], j)))
    return _result(OneVsOne, classes, codes, learner, problems)


_Result = TypeVar("_Result", OneVsRest, OneVsOne)


def _sample(X: PointsLike, y: ClassesLike, learner: BinaryLearner) -> tuple[Array, Array, Codes]:
    """The points, the labels that occur, and the number of each point's label."""
    checked = points(X)
    learner_function(learner)
    return checked, *coded(y, len(checked))


def _result(
    kind: type[_Result],
    classes: Array,
    codes: Codes,
    learner: BinaryLearner,
    problems: list[tuple[Array, Labels]],
) -> _Result:
    """The models of all problems, also of those after one that did not converge."""
    late, models = None, []
    for problem in problems:
        try:
            models.append(learner(*problem))
        except NotConverged as error:
            models.append(error.solution)
            late = error
    found = kind(classes, np.bincount(codes), tuple(models))
    if late is not None:
        raise NotConverged(found, late.tol, late.advice) from late
    return found


def _decision(model: Any, X: Array) -> Array:
    """What a model says of the points."""
    if not callable(getattr(model, "decision", None)):
        raise BadInput(f"learner returned {shown(model)}, which has no method decision(X)")
    found = real_array("decision", model.decision(X))
    if found.shape != (len(X),):
        raise BadInput(f"decision(X) of a model has shape {found.shape}, not {(len(X),)}")
    return found

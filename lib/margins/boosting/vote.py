"""A weighted vote of hypotheses."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from margins.base.brief import Brief
from margins.base.data import BadInput, numbers
from margins.base.types import Array, Hypothesis, Labels, PointsLike
from margins.hyperplanes.linear import sign


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Vote(Brief):
    """A weighted vote F(x) = intercept + sum votes_t h_t(x) of hypotheses on d features."""

    d: int
    hypotheses: tuple[Hypothesis, ...]
    votes: Array
    intercept: float = 0.0

    def decision(self, X: PointsLike) -> Array:
        """F(x) for new points; +-inf where a perfect hypothesis has spoken."""
        *_, last = self.staged_decision(X)
        return last

    def staged_decision(self, X: PointsLike) -> Iterator[Array]:
        """F_0, F_1, ..., F_T: the decision before the first round and after each one."""
        new = self._points(X)
        total = np.full(len(new), self.intercept)
        yield total
        for vote, hypothesis in zip(self.votes, self.hypotheses, strict=True):
            total = total + vote * hypothesis(new)
            yield total

    def predict(self, X: PointsLike, *, sign_at_zero: int = 1) -> Labels:
        """The sign of F(x), with a stated sign where F(x) = 0."""
        return sign(self.decision(X), sign_at_zero)

    def staged_predict(self, X: PointsLike, *, sign_at_zero: int = 1) -> Iterator[Labels]:
        """The predictions before the first round and after each one."""
        for total in self.staged_decision(X):
            yield sign(total, sign_at_zero)

    def _points(self, X: PointsLike) -> Array:
        (array,) = numbers(X=(X, 2))
        if array.shape[1] != self.d:
            raise BadInput(f"the vote was trained on {self.d} features, X has {array.shape[1]}")
        return array

"""What predictors of resamples say of the examples that they have not drawn.

The predictors of `bagging` and the trees of `forests` have it from here.
"""

from abc import ABC, abstractmethod
from functools import cached_property

import numpy as np

from margins.base.data import BadInput
from margins.base.types import Array


class OutOfBag(ABC):
    """Needs `counts` (how often each replicate drew each example), `codes` (the number of each
    example's class, or the numbers y), `classes` (None for numbers) and `_said_of`."""

    counts: Array
    codes: Array
    classes: Array | None

    @abstractmethod
    def _said_of(self, replicate: int, rows: Array) -> Array:
        """What one predictor says of some examples: numbers of classes, or numbers."""

    @cached_property
    def _outside(self) -> Array:
        """What each predictor says of each example that it has not drawn; NaN of the others."""
        said = np.full(self.counts.shape, np.nan)
        for k, drawn in enumerate(self.counts > 0):
            if not drawn.all():
                said[k, ~drawn] = self._said_of(k, np.flatnonzero(~drawn))
        return np.asarray(said)

    @property
    def out_of_bag(self) -> Array:
        """How many replicates lack each example (`oob-probability`)."""
        return np.asarray((self.counts == 0).sum(axis=0))

    def out_of_bag_votes(self) -> Array:
        """The votes, or the mean, of the predictors that have not drawn an example; no votes, or
        NaN, for an example that all of them have drawn."""
        return np.asarray(self._tally(self._outside)[-1])

    def _tally(self, said: Array) -> Array:
        """The votes or means after each number of predictors."""
        if self.classes is None:
            known = np.isfinite(said)
            sums = np.cumsum(np.where(known, said, 0.0), axis=0)
            with np.errstate(invalid="ignore"):
                return np.asarray(sums / np.cumsum(known, axis=0), dtype=np.float64)
        votes = [np.cumsum(said == k, axis=0) for k in range(len(self.classes))]
        return np.stack(votes, axis=-1)

    def out_of_bag_errors(self) -> Array:
        """The out-of-bag error of the first 1, 2, ... predictors, over the examples that some of
        them have not drawn: the share of mistakes, or the mean squared error. NaN if there are
        none."""
        tally = self._tally(self._outside)
        if self.classes is None:
            known, losses = np.isfinite(tally), (tally - self.codes) ** 2
        else:
            known = np.asarray(tally.any(axis=-1))
            losses = np.asarray(tally.argmax(axis=-1) != self.codes)
        number = known.sum(axis=1)
        total = np.where(known, losses, 0).sum(axis=1)
        return np.asarray(np.where(number, total / np.maximum(number, 1), np.nan))

    def out_of_bag_error(self) -> float:
        """The out-of-bag error of all predictors (`oob-averages`)."""
        error = float(self.out_of_bag_errors()[-1])
        if np.isnan(error):
            raise BadInput("every replicate has drawn every example; take more replicates")
        return error

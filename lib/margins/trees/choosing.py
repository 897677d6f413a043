"""The best split of every leaf of a frontier, found for all leaves and all features together.

Whole numbers are added up, so equal gains are found equal; where floats cannot tell two gains
apart, they are compared as `Fraction`s. The order among ties is that of `trees.every_split`.
"""

import numpy as np

from margins.base.types import Array
from margins.trees.chances import drawn
from margins.trees.choice import Choice
from margins.trees.criteria import ROUNDED_SUM, Decrease
from margins.trees.frontier import Frontier
from margins.trees.material import Material
from margins.trees.plan import Plan, sorting_suffices
from margins.trees.qualitative import Options, options
from margins.trees.totals import Totals, totals_of


def choose(material: Material, frontier: Frontier, plan: Plan) -> Choice:
    """The best split of each leaf by the features that it may use; if they have none, by the first
    of the others that has one. O(d m), or O(sqrt(d) m) for as many features of each leaf."""
    d, k = len(frontier.order), len(frontier.sizes)
    if frontier.keys is None:
        return _among(material, frontier, plan, None)
    order = drawn(frontier.keys, d).T
    choice = _among(material, frontier, plan, np.sort(order[: plan.features], axis=0))
    for row in order[plan.features :]:
        without = np.flatnonzero(choice.feature < 0)
        if len(without):
            part = frontier if len(without) == k else frontier.take(without)
            other = _among(material, part, plan, row[None, without])
            choice = choice.put(without, other)
    return choice


def _among(material: Material, frontier: Frontier, plan: Plan, slots: Array | None) -> Choice:
    """The best split of each leaf by some features, ascending; by all if there are no `slots`."""
    search = _Search(material, frontier, plan, slots)
    best = search.best()
    top = best.max(axis=0)
    found = np.flatnonzero(top > -np.inf)
    limit = np.full(len(top), np.inf)
    whole = [each[found].astype(np.float64) for each in search.totals.sums]
    limit[found] = material.criterion.limits(top[found], whole, search.totals.weight[found])
    return search.first(best, np.where(np.isfinite(top), top, 0.0), limit)


class _Search:
    """The search through one frontier."""

    def __init__(
        self, material: Material, frontier: Frontier, plan: Plan, slots: Array | None
    ) -> None:
        self.material, self.frontier, self.plan, self.slots = material, frontier, plan, slots
        self.totals: Totals = totals_of(material, frontier, plan.min_leaf)
        self.options: dict[int, Options] = {}

    def best(self) -> Array:
        """The best score of each leaf by each of its features: rows are features."""
        n, starts = len(self.material.X), self.totals.starts
        d, k = len(self.frontier.order), len(self.frontier.sizes)
        if self.slots is None:
            best = np.empty((d, k))
            for block in self.frontier.blocks:
                offsets = np.arange(block.start, block.stop)[:, None] * n
                scores = self.totals.scores(self.frontier.order[block], offsets)
                np.maximum.reduceat(scores, starts, axis=1, out=best[block])
        else:
            best = np.empty(self.slots.shape)
            for features, row in zip(self.slots, best, strict=True):
                scores = self._row(features)[1]
                np.maximum.reduceat(scores, starts, out=row)
        for feature in np.flatnonzero(self.plan.qualitative).tolist():
            self._qualitative(feature, best)
        return best

    def _row(self, features: Array) -> tuple[Array, Array]:
        """The examples of each leaf in the order of a feature, and the scores."""
        ids = self.frontier.row(features)
        offsets = (features * len(self.material.X))[self.frontier.leaf]
        return ids, self.totals.scores(ids[None], offsets[None])[0]

    def _qualitative(self, feature: int, best: Array) -> None:
        """Puts the scores of a qualitative feature into their places."""
        if self.slots is None:
            here = np.zeros(best.shape, dtype=bool)
            here[feature] = True
        else:
            here = self.slots == feature
        if not here.any():
            return
        classes = 0 if self.material.classes is None else len(self.material.classes)
        found = options(
            self.material,
            self.frontier,
            self.totals,
            feature,
            self.plan.min_leaf,
            sorting_suffices(self.plan.impurity, classes),
        )
        self.options[feature] = found
        best[here] = np.broadcast_to(found.best(best.shape[1]), best.shape)[here]

    def features_at(self, slot: Array) -> Array:
        """The feature in a slot of each leaf."""
        if self.slots is None:
            return slot
        return np.asarray(self.slots[slot, np.arange(len(slot))])

    def first(self, best: Array, top: Array, limit: Array) -> Choice:
        """The first split of each leaf among those tied with its best."""
        totals, k = self.totals, best.shape[1]
        near_features = best >= limit
        feature = self.features_at(near_features.argmax(axis=0))
        ids, scores = self._row(feature)
        near = scores >= limit[self.frontier.leaf]
        near &= ~self.plan.qualitative[feature][self.frontier.leaf]
        several = np.add.reduceat(near.astype(np.int64), totals.starts)
        hits = np.flatnonzero(near)
        at = np.append(hits, 0)[np.minimum(np.searchsorted(hits, totals.starts), len(hits))]
        sums, weight = totals.left(ids)
        choice = Choice(
            feature=np.where(np.isfinite(limit), feature, -1),
            counts=at - totals.starts + 1,
            subsets=[None] * k,
            sums=np.array([each[at] for each in sums]),
            left=weight[at].astype(np.int64),
            whole=np.array(totals.sums),
            weight=totals.weight,
            decrease=self.material.criterion.decreases(top, totals.sums, totals.weight),
        )
        self._put_options(choice, limit, several)
        tied = (several > 1) | (near_features.sum(axis=0) > 1)
        tied &= ~self.material.criterion.is_safe(
            [each.astype(np.float64) for each in totals.sums], totals.weight.astype(np.float64)
        )
        for leaf in np.flatnonzero(tied & np.isfinite(limit)).tolist():
            self._decide(choice, leaf, near_features[:, leaf], float(limit[leaf]))
        choice.feature[~self._gains(choice)] = -1
        return choice

    def _put_options(self, choice: Choice, limit: Array, several: Array) -> None:
        """The first option of each leaf whose feature is qualitative."""
        for feature, found in self.options.items():
            good = np.flatnonzero(
                (choice.feature[found.leaf] == feature) & (found.score >= limit[found.leaf])
            )
            leaves, first, counts = np.unique(
                found.leaf[good], return_index=True, return_counts=True
            )
            several[leaves] = counts
            chosen = good[first]
            choice.counts[leaves] = found.counts[chosen]
            choice.sums[:, leaves] = found.sums[:, chosen]
            choice.left[leaves] = found.left[chosen]
            for leaf, index in zip(leaves.tolist(), chosen.tolist(), strict=True):
                choice.subsets[leaf] = found.levels[index]

    def _gains(self, choice: Choice) -> Array:
        """Whether each split may be used: without `allow_zero_gain` it must gain something."""
        if self.plan.allow_zero_gain:
            return np.ones(len(choice.feature), dtype=bool)
        exact = self.material.criterion.exact
        if self.plan.impurity == "error":
            return np.asarray(choice.decrease > (0 if exact else ROUNDED_SUM * choice.weight))
        whole, weight = choice.whole.astype(np.float64), choice.weight.astype(np.float64)
        moved = np.abs(choice.sums * weight - whole * choice.left)
        return np.asarray((moved > (0 if exact else ROUNDED_SUM * whole * weight)).any(axis=0))

    def _decide(self, choice: Choice, leaf: int, near: Array, limit: float) -> None:
        """Compare the splits of a leaf that floats cannot tell apart."""
        whole = choice.whole[:, leaf].tolist()
        weight = int(choice.weight[leaf])
        alone = self.frontier.take(np.array([leaf]))
        totals = totals_of(self.material, alone, self.plan.min_leaf)
        known: dict[tuple[int, ...], Decrease] = {}
        best: Decrease | None = None
        for slot in np.flatnonzero(near).tolist():
            feature = int(slot if self.slots is None else self.slots[slot, leaf])
            for count, sums, left, subset in self._splits(alone, totals, feature, leaf, limit):
                table = (*sums, left)
                if table not in known:
                    known[table] = self.material.criterion.exactly(sums, left, whole, weight)
                if best is None or known[table] > best:
                    best = known[table]
                    choice.feature[leaf], choice.counts[leaf] = feature, count
                    choice.sums[:, leaf], choice.left[leaf] = sums, left
                    choice.subsets[leaf] = subset

    def _splits(
        self, alone: Frontier, totals: Totals, feature: int, leaf: int, limit: float
    ) -> list[tuple[int, list[int], int, tuple[float, ...] | None]]:
        """The splits of a leaf by a feature with scores from the limit on: counts, sums, weight and
        values of the left side."""
        if feature in self.options:
            found = self.options[feature]
            good = np.flatnonzero((found.leaf == leaf) & (found.score >= limit)).tolist()
            return [
                (
                    int(found.counts[i]),
                    found.sums[:, i].tolist(),
                    int(found.left[i]),
                    found.levels[i],
                )
                for i in good
            ]
        ids = alone.order[feature][None]
        offsets = np.array([[feature * len(self.material.X)]])
        near = np.flatnonzero(totals.scores(ids, offsets)[0] >= limit)
        sums, weight = totals.left(ids)
        columns = np.array([each[0, near] for each in sums]).T.tolist()
        lefts = np.broadcast_to(weight, ids.shape)[0, near].astype(np.int64).tolist()
        return [
            (count, row, left, None)
            for count, row, left in zip((near + 1).tolist(), columns, lefts, strict=True)
        ]

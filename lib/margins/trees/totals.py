"""What the leaves of a frontier hold, and the score of every threshold in rows of `order`."""

from dataclasses import dataclass

import numpy as np

from margins.base.brief import Brief
from margins.base.types import Array
from margins.trees.frontier import Frontier
from margins.trees.material import Material


@dataclass(frozen=True, eq=False, repr=False)
class Totals(Brief):
    """For each leaf: `sums` of what the criterion adds up, `weight`, number of examples; and the
    same for the leaf of each column, with what stands before it in the row."""

    material: Material
    sizes: Array
    starts: Array
    sums: list[Array]
    weight: Array
    column_sums: list[Array]
    column_weight: Array
    before: list[Array]
    before_weight: Array | None
    counts: Array
    penalty: Array

    def left(self, ids: Array) -> tuple[list[Array], Array]:
        """Of rows of examples: the sums and the weight of a leaf's examples up to each."""
        sums = []
        for each, before in zip(self.material.sums, self.before, strict=True):
            total = np.cumsum(each.take(ids), axis=-1)
            total -= before
            sums.append(total)
        if self.material.units is None or self.before_weight is None:
            return sums, self.counts
        weight = np.cumsum(self.material.units.take(ids), axis=-1)
        weight -= self.before_weight
        return sums, weight

    def scores(self, ids: Array, offsets: Array) -> Array:
        """The score of the split after each example of these rows, -inf where there is none.

        `offsets` are the places of the features' ranks in the table of ranks.
        """
        sums, weight = self.left(ids)
        score = self.material.criterion.scores(
            sums, weight, self.column_sums, self.column_weight, np.empty(ids.shape)
        )
        score += self.penalty
        if self.material.ranks is not None:
            ranks = self.material.ranks.reshape(-1).take(ids + offsets)
            np.copyto(score[:, :-1], -np.inf, where=ranks[:, 1:] == ranks[:, :-1])
        return score


def totals_of(material: Material, frontier: Frontier, min_leaf: int) -> Totals:
    """The totals of the leaves: O(m)."""
    ids, starts, leaf = frontier.order[0], frontier.starts, frontier.leaf
    sums = [np.add.reduceat(each.take(ids), starts) for each in material.sums]
    counts = np.arange(1, len(ids) + 1) - starts[leaf]
    sizes = frontier.sizes
    weight, before_weight = sizes, None
    if material.units is not None:
        weight = np.add.reduceat(material.units.take(ids), starts)
        before_weight = _before(weight)[leaf]
    allowed = (counts >= min_leaf) & (sizes[leaf] - counts >= min_leaf)
    return Totals(
        material=material,
        sizes=sizes,
        starts=starts,
        sums=sums,
        weight=weight,
        column_sums=[each.astype(np.float64)[leaf] for each in sums],
        column_weight=weight.astype(np.float64)[leaf],
        before=[_before(each)[leaf] for each in sums],
        before_weight=before_weight,
        counts=counts.astype(np.float64),
        penalty=np.where(allowed, 0.0, -np.inf),
    )


def _before(each: Array) -> Array:
    return np.asarray(np.cumsum(each) - each)

"""The leaves of trees that still grow, and their examples in the order of every feature.

All leaves are searched and split together. Row j of `order` lists the examples leaf by leaf, and
within a leaf by feature j, so a leaf takes the same columns in each row. A split keeps the order,
and nothing is ever sorted again.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from margins.base.brief import Brief
from margins.base.types import Array

BLOCK = 1 << 16
"""So many entries of `order` at a time: what is computed from them stays in the cache."""


@dataclass(frozen=True, eq=False, repr=False)
class Frontier(Brief):
    """Leaves with the numbers `nodes`; each has so many examples (`sizes`), a depth, and a key for
    its draw of features if there is one."""

    order: Array
    sizes: Array
    nodes: Array
    depths: Array
    keys: Array | None

    @cached_property
    def starts(self) -> Array:
        """The first column of each leaf."""
        return np.cumsum(self.sizes) - self.sizes

    @cached_property
    def leaf(self) -> Array:
        """The place of the leaf of each column."""
        return np.repeat(np.arange(len(self.sizes)), self.sizes)

    @property
    def blocks(self) -> list[slice]:
        """Rows of `order`, a few at a time."""
        d, m = self.order.shape
        step = max(1, BLOCK // max(m, 1))
        return [slice(first, min(d, first + step)) for first in range(0, d, step)]

    def row(self, features: Array) -> Array:
        """The examples of each leaf in the order of its own feature."""
        columns = np.arange(self.order.shape[1])
        return self.order.reshape(-1).take((features * len(columns))[self.leaf] + columns)

    def take(self, places: Array) -> "Frontier":
        """Some of the leaves, in the order of their places."""
        kept = np.zeros(len(self.sizes), dtype=bool)
        kept[places] = True
        return Frontier(
            self.order[:, kept[self.leaf]],
            self.sizes[kept],
            self.nodes[kept],
            self.depths[kept],
            None if self.keys is None else self.keys[kept],
        )

    def join(self, other: "Frontier") -> "Frontier":
        """The leaves of both."""
        return Frontier(
            np.concatenate([self.order, other.order], axis=1),
            np.concatenate([self.sizes, other.sizes]),
            np.concatenate([self.nodes, other.nodes]),
            np.concatenate([self.depths, other.depths]),
            None
            if self.keys is None or other.keys is None
            else np.concatenate([self.keys, other.keys]),
        )

    def partition(self, side: Array) -> Array:
        """The order of the examples of side 1, followed by that of the examples of side 2; the
        others are left out. `side` tells it for each example: O(d m)."""
        first = side.take(self.order[0])
        sizes = [int(np.count_nonzero(first == s)) for s in (1, 2)]
        result = np.empty((len(self.order), sum(sizes)), dtype=self.order.dtype)
        for block in self.blocks:
            order = self.order[block].reshape(-1)
            sides = side.take(order)
            for s, columns in ((1, slice(0, sizes[0])), (2, slice(sizes[0], None))):
                rows = np.compress(sides == s, order)
                result[block, columns] = rows.reshape(block.stop - block.start, sizes[s - 1])
        return result

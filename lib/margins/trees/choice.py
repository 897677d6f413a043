"""The splits that the leaves of a frontier have."""

from dataclasses import dataclass, replace

import numpy as np

from margins.base.brief import Brief
from margins.base.types import Array


@dataclass(frozen=True, eq=False, repr=False)
class Choice(Brief):
    """The split of each leaf: its feature, or -1 if there is none.

    The first `counts` examples in the order of the feature go left or, where `subsets` has values,
    those with one of them. `sums` and `left` are what goes left, `whole` and `weight` what the leaf
    holds, in the units of the criterion; `decrease` is what the split gains.
    """

    feature: Array
    counts: Array
    subsets: list[tuple[float, ...] | None]
    sums: Array
    left: Array
    whole: Array
    weight: Array
    decrease: Array

    def take(self, places: Array) -> "Choice":
        """The splits of some leaves."""
        return Choice(
            self.feature[places],
            self.counts[places],
            [self.subsets[i] for i in places.tolist()],
            self.sums[:, places],
            self.left[places],
            self.whole[:, places],
            self.weight[places],
            self.decrease[places],
        )

    def join(self, other: "Choice") -> "Choice":
        """The splits of both."""
        return Choice(
            np.concatenate([self.feature, other.feature]),
            np.concatenate([self.counts, other.counts]),
            self.subsets + other.subsets,
            np.concatenate([self.sums, other.sums], axis=1),
            np.concatenate([self.left, other.left]),
            np.concatenate([self.whole, other.whole], axis=1),
            np.concatenate([self.weight, other.weight]),
            np.concatenate([self.decrease, other.decrease]),
        )

    def put(self, places: Array, other: "Choice") -> "Choice":
        """These splits, with those of other leaves in their places."""
        subsets = list(self.subsets)
        for place, subset in zip(places.tolist(), other.subsets, strict=True):
            subsets[place] = subset
        arrays = {}
        for name in ("feature", "counts", "sums", "left", "whole", "weight", "decrease"):
            arrays[name] = getattr(self, name).copy()
            arrays[name][..., places] = getattr(other, name)
        return replace(self, subsets=subsets, **arrays)

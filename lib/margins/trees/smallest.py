"""The smallest tree that is consistent with a sample.

A tree is consistent if it gives every example its label. `find` searches all of them by memoised
recursion (`smallest-tree-recursion`) for the fewest inner nodes or the least depth. Its time may
grow exponentially with the number of features, and nothing much better is expected, since the
samples of `set_cover` ask for a smallest cover (`smallest-tree-np-hard`).
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from margins.base.arrays import with_axes
from margins.base.brief import Brief
from margins.base.classes import coded
from margins.base.data import BadInput, count, not_empty, points, rationals
from margins.base.scalars import shown
from margins.base.types import Array, ClassesLike, Codes, Count, Number, PointsLike
from margins.trees.chosen_tree import Cut, chosen
from margins.trees.stumps import midpoint
from margins.trees.tree import Tree

MOST_INPUTS = 200
"""How many different inputs `find` takes."""

MOST_TRIES = 10**6
"""How many splits `find` tries if nothing else is said, a few seconds."""


@dataclass(frozen=True)
class Measure:
    """What is to be small: its value at a node from those of the children, and a lower bound from
    the number of classes."""

    join: Callable[[int, int], int]
    floor: Callable[[int], int]


MEASURES = {
    "nodes": Measure(lambda left, right: 1 + left + right, lambda classes: classes - 1),
    "depth": Measure(
        lambda left, right: 1 + max(left, right), lambda classes: (classes - 1).bit_length()
    ),
}


@dataclass(frozen=True)
class Division(Cut):
    """A split and the inputs that it sends left; `left` has a bit for each of them."""

    left: int


class Search:
    """The least value for every set of inputs that is asked for; a set has a bit for each."""

    def __init__(
        self, cuts: list[Division], classes: list[int], measure: Measure, most: int
    ) -> None:
        self.cuts, self.classes, self.measure, self.most = cuts, classes, measure, most
        self.tried = 0
        self.known: dict[int, tuple[int, Cut | None]] = {}

    def least(self, inputs: int) -> int:
        """The least value of a consistent tree for these inputs."""
        if inputs not in self.known:
            self.known[inputs] = self._best(inputs)
        return self.known[inputs][0]

    def cut(self, inputs: int) -> Cut | None:
        """The first split of such a tree; None for a leaf."""
        self.least(inputs)
        return self.known[inputs][1]

    def _best(self, inputs: int) -> tuple[int, Cut | None]:
        floor, join = self._floor(inputs), self.measure.join
        if not floor:
            return 0, None
        value, first = inputs.bit_count(), None  # one more than a tree can need
        for cut in self.cuts:
            below, above = inputs & cut.left, inputs & ~cut.left
            if not (below and above):
                continue
            self._count()
            rest = self._floor(above)
            if join(self._floor(below), rest) >= value or join(self.least(below), rest) >= value:
                continue
            found = join(self.least(below), self.least(above))
            if found < value:
                value, first = found, cut
            if value == floor:
                break
        return value, first

    def _floor(self, inputs: int) -> int:
        return self.measure.floor(sum(bool(inputs & members) for members in self.classes))

    def _count(self) -> None:
        self.tried += 1
        if self.tried > self.most:
            raise BadInput(
                f"{self.most} splits have been tried, and the search is not done; take fewer "
                "points or features, or raise most"
            )


@dataclass(frozen=True, eq=False, repr=False)
class Smallest(Brief):
    """A consistent tree, its number of inner nodes or its depth (`value`), and what the search
    took: about how many different samples it asked, and how many splits it tried."""

    tree: Tree
    value: int
    samples: int
    tried: int


def find(X: PointsLike, y: ClassesLike, *, by: str = "nodes", most: Count = MOST_TRIES) -> Smallest:
    """A consistent tree with the fewest inner nodes or, with `by="depth"`, of the least depth.

    Memoised recursion over the samples that splits can make (`smallest-tree-recursion`). Of m
    different inputs with d features there are at most 2^m - 1 of them, and at most (m(m + 1)/2)^d;
    each tries up to d(m - 1) splits. Of several best splits that of the lowest feature, then of the
    lowest threshold is taken. Whole numbers and `Fraction`s give thresholds in `Fraction`s.

    A sample without a consistent tree is refused, and one that would need more than `most` tries.

    >>> print(find([[0, 0], [0, 1], [1, 0], [1, 1]], [0, 1, 1, 0]).value)
    3
    """
    if by not in MEASURES:
        raise BadInput(f"by must be one of {', '.join(MEASURES)}, but is {shown(by)}")
    rows, tries = _numbers(X), count("most", most)
    classes, codes = coded(y, len(rows), least=1)
    inputs, number = _different(rows, codes)
    members = [_bits(number[codes == k]) for k in range(len(classes))]
    search = Search(_cuts(inputs), members, MEASURES[by], tries)
    value = search.least(_bits(number))
    tree = chosen(rows, codes, classes, lambda here: search.cut(_bits(number[here])))
    return Smallest(tree, value, len(search.known), search.tried)


def _numbers(X: PointsLike) -> Array:
    """Floats stay floats; whole numbers become `Fraction`s."""
    array = with_axes("X", X, 2)
    return points(array) if array.dtype.kind == "f" else not_empty("X", rationals("X", array, 2))


def _different(rows: Array, codes: Codes) -> tuple[Array, Codes]:
    """The different inputs, and the number of each row's input among them."""
    first: dict[tuple[Number, ...], int] = {}
    for i, row in enumerate(map(tuple, rows)):
        j = first.setdefault(row, i)
        if codes[i] != codes[j]:
            raise BadInput(
                f"no tree is consistent: rows {j} and {i} of X are equal and have different labels"
            )
    if len(first) > MOST_INPUTS:
        raise BadInput(f"X has {len(first)} different rows; the search takes up to {MOST_INPUTS}")
    numbers = {row: k for k, row in enumerate(first)}
    return rows[list(first.values())], np.array([numbers[tuple(row)] for row in rows])


def _cuts(inputs: Array) -> list[Division]:
    """Every split with something on both sides, thresholds midway between values; of those that
    part the inputs equally only the first."""
    found: dict[int, Division] = {}
    for feature, column in enumerate(inputs.T):
        for low, high in pairwise(np.unique(column)):
            left = _bits(np.flatnonzero(column <= low))
            found.setdefault(left, Division(feature, midpoint(low, high), left))
    return list(found.values())


def _bits(places: Iterable[int]) -> int:
    return sum(1 << int(i) for i in set(places))

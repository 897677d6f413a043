"""Covers by sets, and the samples that ask for them (`smallest-tree-np-hard`).

A family of sets is a table, its incidence: a row for each element, a column for each set, 1 where
the element is in the set.
"""

from fractions import Fraction
from itertools import combinations

import numpy as np

from margins.base.classes import coded
from margins.base.data import BadInput, indices, points, rationals
from margins.base.types import Array, Codes, Labels, PointsLike, VectorLike
from margins.trees.chosen_tree import Cut, chosen
from margins.trees.tree import Tree


def least(incidence: PointsLike) -> tuple[int, ...]:
    """The smallest number of sets that contain all elements, the first in order among these.

    By enumeration: 2^m choices of m sets.
    """
    rows = _incidence(incidence)
    every = range(rows.shape[1])
    return next(
        some
        for size in range(1, rows.shape[1] + 1)
        for some in combinations(every, size)
        if rows[:, some].any(axis=1).all()
    )


def sample(incidence: PointsLike) -> tuple[Codes, Labels]:
    """The sample of a family of sets: each element's row as a positive example, and the point 0 as
    a negative one (`smallest-tree-np-hard`)."""
    rows = _incidence(incidence)
    X = np.vstack([rows, np.zeros_like(rows[:1])])
    return X, np.append(np.ones(len(rows), dtype=np.int64), -1)


def tree_of(incidence: PointsLike, cover: VectorLike) -> Tree:
    """A consistent tree that asks the sets of a cover one after the other and stops at the first
    that contains the element (`smallest-tree-np-hard`). A set that adds nothing is left out."""
    rows, y = sample(incidence)
    sets = indices("cover", cover, rows.shape[1]).tolist()
    if not rows[:-1, sets].any(axis=1).all():
        raise BadInput("the sets of cover do not contain all elements; add some")

    def split(here: Array) -> Cut | None:
        useful = [j for j in sets if rows[here, j].any()]
        return None if (y[here] == 1).all() or not useful else Cut(useful[0], Fraction(1, 2))

    classes, codes = coded(y, len(y))
    return chosen(rationals("incidence", rows, 2), codes, classes, split)


def cover_of(tree: Tree) -> tuple[int, ...]:
    """The features that are tested on the way of the point 0: a cover, if the tree is consistent
    with the sample of some sets (`smallest-tree-np-hard`)."""
    here, tested = int(tree.apply([[0] * tree.d])[0]), set()
    for node in tree.inner[::-1].tolist():  # from the leaf up: parents have smaller numbers
        if here in (tree.left[node], tree.right[node]):
            tested.add(int(tree.feature[node]))
            here = node
    return tuple(sorted(tested))


def _incidence(incidence: PointsLike) -> Codes:
    rows = points(incidence, "incidence")
    if not np.isin(rows, (0, 1)).all():
        raise BadInput("incidence must hold 0 and 1 only: 1 where the element is in the set")
    empty = np.flatnonzero(~rows.any(axis=1))
    if len(empty):
        raise BadInput(f"no set contains the element of row {empty[0]}; leave it out")
    return rows.astype(np.int64)

"""Comparisons of every two classes: votes and cycles, for many points at once.

A score for each pair (j, k), j < k, in the order of `problems.pairs`, decides it: j beats k if the
score is positive or 0, otherwise k beats j. This is a tournament; a tie rule in it costs nothing.
"""

from itertools import pairwise
from math import comb, isqrt

import numpy as np

from margins.base.data import BadInput, numbers
from margins.base.types import Array, Codes, PointsLike
from margins.multiclass.problems import pairs

Triple = tuple[int, int, int]


def votes(scores: PointsLike) -> Codes:
    """How many others each class beats: a row for each point, in O(K^2)."""
    checked, classes = _checked(scores)
    found = np.zeros((len(checked), classes), dtype=np.int64)
    for column, (j, k) in zip(checked.T, pairs(classes), strict=True):
        wins = np.asarray(column >= 0, dtype=np.int64)
        found[:, j] += wins
        found[:, k] += 1 - wins
    return found


def cycles(scores: PointsLike) -> Codes:
    """How many cycles of three there are at each point, from the votes alone (`ovo-cycle`)."""
    found = votes(scores)
    return np.asarray(comb(found.shape[1], 3) - (found * (found - 1) // 2).sum(axis=1))


def a_cycle(scores: PointsLike) -> list[Triple | None]:
    """For each point a cycle of three, or None: each beats the next, and the last the first.

    The two classes with equally many votes that have most of them are two of the three
    (`ovo-cycle`).
    """
    checked, classes = _checked(scores)
    wins = np.zeros((len(checked), classes, classes), dtype=bool)
    for column, (j, k) in zip(checked.T, pairs(classes), strict=True):
        wins[:, j, k] = column >= 0
        wins[:, k, j] = ~wins[:, j, k]
    return [_cycle(beats) for beats in wins]


def _cycle(beats: Array) -> Triple | None:
    order = np.argsort(-beats.sum(axis=1), kind="stable")
    for first, second in pairwise(order):
        if beats[first].sum() == beats[second].sum():
            k, j = (first, second) if beats[first, second] else (second, first)
            between = np.flatnonzero(beats[j] & beats[:, k])
            return int(k), int(j), int(between[0])
    return None


def _checked(scores: PointsLike) -> tuple[Array, int]:
    """The scores, and the number of classes that has so many pairs."""
    (array,) = numbers(scores=(scores, 2))
    columns = array.shape[1]
    classes = (1 + isqrt(1 + 8 * columns)) // 2
    if not columns or comb(classes, 2) != columns:
        raise BadInput(f"scores has {columns} columns, but K classes have K(K - 1)/2 pairs")
    return array, classes

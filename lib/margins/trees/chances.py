"""Which features a node may use, drawn anew for each split of a tree.

A node has a key, a whole number below 2^64; the keys of its children follow from it, and so does
its draw. So the draw of a node depends on the root's key and on the way from the root, and not on
the order in which a tree is grown, or on the trees that grow beside it.
"""

import numpy as np

from margins.base.scalars import BadInput, shown
from margins.base.types import Array

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_FIRST = (np.uint64(30), np.uint64(0xBF58476D1CE4E5B9))
_SECOND = (np.uint64(27), np.uint64(0x94D049BB133111EB))
_LAST = np.uint64(31)


def generator(rng: np.random.Generator | None, why: str) -> np.random.Generator:
    """The source of randomness, refused if there is none."""
    if not isinstance(rng, np.random.Generator):
        raise BadInput(
            f"rng is {shown(rng)}, but {why} needs randomness; give np.random.default_rng(seed)"
        )
    return rng


def root_keys(rng: np.random.Generator, trees: int) -> Array:
    """The keys of some roots."""
    return rng.integers(np.iinfo(np.uint64).max, size=trees, dtype=np.uint64, endpoint=True)


def child_keys(keys: Array) -> Array:
    """The keys of the left and the right child of each node, as two columns."""
    return _mixed(_mixed(keys)[:, None] + np.array([1, 2], dtype=np.uint64) * _GOLDEN)


def drawn(keys: Array, d: int) -> Array:
    """The d features of each node in random order, a row for each node."""
    steps = np.arange(3, d + 3, dtype=np.uint64) * _GOLDEN
    return np.argsort(_mixed(_mixed(keys)[:, None] + steps), axis=1, kind="stable")


def _mixed(keys: Array) -> Array:
    """The last step of SplitMix64, after which neighbouring keys look independent."""
    mixed = keys.copy()
    for shift, factor in (_FIRST, _SECOND):
        mixed ^= mixed >> shift
        mixed *= factor
    mixed ^= mixed >> _LAST
    return mixed

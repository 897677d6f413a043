"""The nodes of a tree level by level: what runs down or up a tree takes one step for each."""

import numpy as np

from margins.base.types import Array


def inner_levels(left: Array, right: Array) -> list[Array]:
    """The nodes that are split, by depth, from the root on; at leaves `left` is -1."""
    levels = []
    now = np.zeros(1, dtype=np.int64)
    while len(now := now[left[now] >= 0]):
        levels.append(now)
        now = np.concatenate([left[now], right[now]])
    return levels

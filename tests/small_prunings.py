"""Small trees and all their prunings, by definition; a leaf is a tuple of class weights.

A pruning is known by the nodes that it still splits, each named by its way from the root: "" is the
root, "LR" the right child of the left child.
"""

from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from typing import NamedTuple

import numpy as np
from hypothesis import strategies as st
from margins.trees import Tree
from strategies import ONE, ZERO


class Inner(NamedTuple):
    left: object
    right: object


def weights(tree):
    """The class weights of a node."""
    if isinstance(tree, Inner):
        return tuple(a + b for a, b in zip(weights(tree.left), weights(tree.right), strict=True))
    return tree


def mistakes(tree):
    """What the node errs if it is a leaf."""
    return sum(weights(tree)) - max(weights(tree))


class Pruning(NamedTuple):
    errors: object
    leaves: int
    split: frozenset

    def cost(self, beta):
        return self.errors + beta * self.leaves


@cache
def prunings(tree, way=""):
    """All of them."""
    found = [Pruning(mistakes(tree), 1, frozenset())]
    if isinstance(tree, Inner):
        sides = prunings(tree.left, way + "L"), prunings(tree.right, way + "R")
        found += [
            Pruning(a.errors + b.errors, a.leaves + b.leaves, a.split | b.split | {way})
            for a, b in product(*sides)
        ]
    return found


def branches(tree, way=""):
    """All nodes: (way, branch)."""
    yield way, tree
    if isinstance(tree, Inner):
        yield from branches(tree.left, way + "L")
        yield from branches(tree.right, way + "R")


def least_cost(tree, beta):
    return min(p.cost(beta) for p in prunings(tree))


def cheapest(tree, beta):
    """All prunings of least cost."""
    least = least_cost(tree, beta)
    return [p for p in prunings(tree) if p.cost(beta) == least]


def prices(tree):
    """Numbers at which two prunings may cost the same, and some between, below and above."""
    ends = {
        Fraction(a.errors - b.errors, b.leaves - a.leaves)
        for a in prunings(tree)
        for b in prunings(tree)
        if b.leaves > a.leaves
    }
    found = sorted(ends | {ZERO})
    between = [(a + b) / 2 for a, b in pairwise(found)]
    return sorted([*found, *between, found[0] - 1, found[-1] + 1])


def as_tree(tree):
    """The library's tree: one feature, the leaves from left to right at 0, 1, 2, ..."""
    nodes, rows = [tree], []
    for node in nodes:  # children are appended
        rows.append(len(nodes) if isinstance(node, Inner) else -1)
        if isinstance(node, Inner):
            nodes += [node.left, node.right]
    cuts, passed = [ZERO] * len(nodes), [0]

    def walk(k):
        if rows[k] < 0:
            passed[0] += 1
            return
        walk(rows[k])
        cuts[k] = passed[0] - Fraction(1, 2)
        walk(rows[k] + 1)

    walk(0)
    value = np.array([[Fraction(v) for v in weights(node)] for node in nodes], dtype=object)
    total = value.sum(axis=1)
    return Tree(
        feature=np.array([0 if k >= 0 else -1 for k in rows]),
        threshold=np.array(cuts, dtype=object),
        subsets=(None,) * len(nodes),
        left=np.array(rows),
        right=np.array([k + 1 if k >= 0 else -1 for k in rows]),
        weight=total,
        value=value,
        impurity=np.array(
            [ONE - (row * row).sum() / (s * s) for row, s in zip(value, total, strict=True)]
        ),
        classes=np.arange(value.shape[1]),
        d=1,
        criterion="gini",
    )


def ways_of(tree):
    """The way to each node that the library's tree splits, by its number."""
    ways = {0: ""}
    for node in tree.inner.tolist():
        ways[int(tree.left[node])] = ways[node] + "L"
        ways[int(tree.right[node])] = ways[node] + "R"
    return {node: ways[node] for node in tree.inner.tolist()}


def split_nodes(tree):
    """The ways to the nodes that the library's tree splits."""
    return frozenset(ways_of(tree).values())


def shapes(leaves, kinds):
    """All trees with so many leaves, each one of some kinds."""
    if leaves == 1:
        return list(kinds)
    return [
        Inner(a, b)
        for k in range(1, leaves)
        for a in shapes(k, kinds)
        for b in shapes(leaves - k, kinds)
    ]


PURE = ((1, 0), (0, 1), (0, 2))
SMALL = [tree for leaves in range(1, 5) for tree in shapes(leaves, PURE)]
"""All trees with up to four leaves, pure, with one or two examples in each."""


@st.composite
def drawn(draw, most=6, classes=(2, 3)):
    """A tree with any shape and any weights, ties among classes and errors in leaves included."""
    size = draw(st.integers(*classes))
    weight = st.sampled_from([0, 0, 1, 1, 2, 3, Fraction(1, 2)])
    leaf = st.tuples(*[weight] * size).map(lambda w: w if any(w) else (1, *w[1:]))
    return draw(st.recursive(leaf, lambda below: st.builds(Inner, below, below), max_leaves=most))

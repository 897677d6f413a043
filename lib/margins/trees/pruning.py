"""Pruning: where a tree is better cut, at a price for each leaf or by a test of each split.

A pruning of a tree makes some of its nodes leaves. At the price beta it costs

    R_beta = errors + beta * leaves

`prune` finds the smallest pruning of least cost, `path` all that occur as beta grows
(`weakest-link-nested`, `weakest-link-next`). `local` goes from the leaves up and asks a test
whether a split may stay, as `local-pruning-differs` explains.

Errors are those of `Tree.errors`: the weight of the mistakes or, for numbers, the sum of squared
errors. Whatever they are, floats included, they are taken as the fractions that they are, so no
decision here is rounded.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from heapq import heapify, heappop, heappush
from math import comb, inf

import numpy as np

from margins.base.brief import Brief
from margins.base.classes import coded
from margins.base.data import BadInput, points, positive, rationals, real
from margins.base.types import Array, ClassesLike, Codes, Number, PointsLike, Scalar
from margins.trees.tree import Tree

Test = Callable[[Tree, int], bool]
"""From a tree and the number of a node with two leaves below it: may its split stay?"""


def prune(tree: Tree, beta: Scalar) -> Tree:
    """T(beta), the smallest pruning of least cost at the price beta of a leaf.

    From the leaves up: a node is split if that costs less than a leaf (`branch-costs`). O(nodes).
    """
    price = _price(beta)
    cost = [error + price for error in _errors(tree)]
    cut = []
    for node in tree.inner[::-1].tolist():  # children have larger numbers
        split = cost[tree.left[node]] + cost[tree.right[node]]
        if split < cost[node]:
            cost[node] = split
        else:
            cut.append(node)
    return tree.pruned_at(cut)


def cost(tree: Tree, beta: Scalar) -> Fraction:
    """R_beta of a tree: errors + beta * leaves."""
    errors = _errors(tree)
    wrong = sum((errors[leaf] for leaf in tree.leaves.tolist()), start=Fraction(0))
    return wrong + _price(beta) * len(tree.leaves)


@dataclass(frozen=True, eq=False, repr=False)
class Path(Brief):
    """The trees T(beta) for all beta, the largest first.

    Tree k is T(beta) for betas[k] <= beta < betas[k + 1]; betas[0] is minus infinity. `leaves` and
    `errors` are those of the trees. `prices` holds, for each node of the full tree, the price from
    which on it is no longer split: minus infinity for a leaf.
    """

    full: Tree
    betas: tuple[Number, ...]
    leaves: tuple[int, ...]
    errors: tuple[Fraction, ...]
    prices: tuple[Number, ...]

    def __len__(self) -> int:
        """The number of trees."""
        return len(self.betas)

    def tree(self, k: int) -> Tree:
        """Tree k, counted from 0; negative numbers count from the end."""
        return self.at(self.betas[k])

    def at(self, beta: Scalar) -> Tree:
        """T(beta)."""
        limit = real("beta", beta)
        cut = [node for node in self.full.inner.tolist() if self.prices[node] <= limit]
        return self.full.pruned_at(cut)


def path(tree: Tree) -> Path:
    """T(beta) for all beta, by cutting the weakest links.

    The weakest links are the nodes where a leaf would cost the fewest errors for each leaf that it
    saves (`weakest-link-next`). O(n log n) times the depth for n nodes.
    """
    branches = _Branches(tree)
    betas: list[Number] = [-inf]
    leaves, errors = [branches.leaves[0]], [branches.errors[0]]
    while (link := branches.weakest()) is not None:
        if link[0] != betas[-1]:
            betas.append(link[0])
            leaves.append(0)
            errors.append(Fraction(0))
        branches.cut(*link)
        leaves[-1], errors[-1] = branches.leaves[0], branches.errors[0]
    return Path(tree, tuple(betas), tuple(leaves), tuple(errors), tuple(branches.prices))


class _Branches:
    """Errors and leaves of every branch while links are cut, and the ratios in a heap."""

    def __init__(self, tree: Tree) -> None:
        self.tree, self.own = tree, _errors(tree)
        self.errors, self.leaves = list(self.own), [1] * len(tree)
        self.parent = [-1] * len(tree)
        self.prices: list[Number] = [-inf] * len(tree)
        self.split = set(tree.inner.tolist())
        for node in tree.inner[::-1].tolist():
            for child in self._children(node):
                self.parent[child] = node
            self._add_up(node)
        self.heap = [(self._ratio(node), node) for node in self.split]
        heapify(self.heap)

    def weakest(self) -> tuple[Fraction, int] | None:
        """The least ratio of a node that is split, and the node; None at a single leaf."""
        while self.heap:
            ratio, node = heappop(self.heap)
            if node in self.split and ratio == self._ratio(node):  # not out of date
                return ratio, node
        return None

    def cut(self, price: Fraction, node: int) -> None:
        """Make a node a leaf."""
        below = [node]
        for inner in below:
            if inner in self.split:
                self.split.remove(inner)
                self.prices[inner] = price
                below += self._children(inner)
        self.errors[node], self.leaves[node] = self.own[node], 1
        while (node := self.parent[node]) >= 0:
            self._add_up(node)
            heappush(self.heap, (self._ratio(node), node))

    def _ratio(self, node: int) -> Fraction:
        return (self.own[node] - self.errors[node]) / (self.leaves[node] - 1)

    def _add_up(self, node: int) -> None:
        left, right = self._children(node)
        self.errors[node] = self.errors[left] + self.errors[right]
        self.leaves[node] = self.leaves[left] + self.leaves[right]

    def _children(self, node: int) -> tuple[int, int]:
        return int(self.tree.left[node]), int(self.tree.right[node])


def held_out(trees: Path, X: PointsLike, y: ClassesLike) -> Codes:
    """How many of some examples each tree of the path gets wrong (`tree-size-is-hyperparameter`).

    Of several trees with the fewest mistakes the last is the smallest.
    """
    rows = points(X)
    if trees.full.classes is None:
        raise BadInput("a tree of numbers makes no mistakes to count; compare what it predicts")
    classes, codes = coded(y, len(rows), least=1)
    wrong = [trees.tree(k).predict(rows) != classes[codes] for k in range(len(trees))]
    return np.array([int(np.sum(row)) for row in wrong])


# ---------------------------------------------------------------- by a test of each split


def local(tree: Tree, stays: Test) -> Tree:
    """From the leaves up, remove the splits that a test finds not significant.

    Only nodes whose children are both leaves, or have become leaves, are asked. The order in which
    this is done does not matter (`local-pruning-differs`).
    """
    if not callable(stays):
        raise BadInput("stays must be a function of a tree and a node, such as saves(beta)")
    leaf = [True] * len(tree)
    for node in tree.inner[::-1].tolist():
        both = leaf[tree.left[node]] and leaf[tree.right[node]]
        leaf[node] = both and not stays(tree, node)
    return tree.pruned_at([node for node in tree.inner.tolist() if leaf[node]])


@dataclass(frozen=True)
class Saves:
    """The test that a split passes if it saves more than `price` errors."""

    price: Fraction

    def __call__(self, tree: Tree, node: int) -> bool:
        here, left, right = (Fraction(tree.errors[k]) for k in _family(tree, node))
        return here - left - right > self.price


def saves(beta: Scalar) -> Saves:
    """A test for `local`: a split passes if it saves more than beta errors."""
    return Saves(_price(beta))


@dataclass(frozen=True)
class Fisher:
    """The test that a split passes if its p-value is at most `level`."""

    level: Number

    def __call__(self, tree: Tree, node: int) -> bool:
        _, left, right = (tree.value[k] for k in _family(tree, node))
        return fisher_value(left, right) <= self.level


def fisher(level: Scalar) -> Fisher:
    """Fisher's exact test for `local`: a split passes if its p-value is at most the level.

    The p-value is the probability of a division of the labels that is at most as likely as the one
    found, if the labels of the node were dealt at random to its examples. The level is kept by a
    split that does not depend on the labels (`searched-split-significant`). For two classes and
    whole numbers of examples.
    """
    return Fisher(positive("level", level))


def fisher_value(left: Array, right: Array) -> Fraction:
    """The p-value of a division of two classes: the counts on the left and on the right."""
    (a, b), (c, d) = _two_counts("left", left), _two_counts("right", right)
    ways = [
        comb(a + b, k) * comb(c + d, a + c - k) for k in range(max(0, a - d), min(a + b, a + c) + 1)
    ]
    seen = comb(a + b, a) * comb(c + d, c)
    return Fraction(sum(way for way in ways if way <= seen), sum(ways))


def _two_counts(name: str, counts: Array) -> tuple[int, int]:
    numbers = rationals(name, np.atleast_1d(counts), 1).tolist()
    if len(numbers) != 2 or any(v < 0 or v != int(v) for v in numbers):
        raise BadInput("Fisher's test takes whole numbers of examples of two classes")
    return int(numbers[0]), int(numbers[1])


def _family(tree: Tree, node: int) -> tuple[int, int, int]:
    return node, int(tree.left[node]), int(tree.right[node])


def _errors(tree: Tree) -> list[Fraction]:
    return [Fraction(error) for error in tree.errors.tolist()]


def _price(beta: Scalar) -> Fraction:
    price = real("beta", beta)
    if abs(price) == inf:
        raise BadInput(f"beta must be finite, but is {beta}; the root alone is T(its errors)")
    return Fraction(price)

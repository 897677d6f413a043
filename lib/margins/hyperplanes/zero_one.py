"""Least weighted 0-1 loss of a halfspace: brute force, and why nothing much better is expected.

`reduction` turns a graph into a sample whose least loss is the size of a smallest vertex cover
(`zero-one-min-np-hard`), so minimising 0-1 loss is NP-hard when d is part of the input.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from heapq import heappop, heappush
from itertools import combinations, permutations
from typing import Any, NamedTuple

import numpy as np

from margins.base.data import BadInput, labels, rationals, sample
from margins.base.types import Array, Labels, LabelsLike, PointsLike
from margins.rational.arrays import array
from margins.rational.lcp import Infeasible
from margins.rational.lp import minimise


class Graph(NamedTuple):
    """A graph on the vertices 0, ..., size - 1."""

    size: int
    edges: tuple[tuple[int, int], ...]


class WeightedSample(NamedTuple):
    """Points, labels and the cost of a mistake at each point."""

    X: Array
    y: Labels
    weights: Array


def graphs(size: int) -> Iterator[Graph]:
    """Every graph with `size` vertices, one of each isomorphism class, for small sizes."""
    pairs = list(combinations(range(size), 2))
    seen: set[tuple[tuple[int, int], ...]] = set()
    for count in range(len(pairs) + 1):
        for edges in combinations(pairs, count):
            form = min(_renamed(edges, order) for order in permutations(range(size)))
            if form not in seen:
                seen.add(form)
                yield Graph(size, edges)


def _renamed(edges: Sequence[tuple[int, int]], order: Sequence[int]) -> tuple[tuple[int, int], ...]:
    pairs = ((order[u], order[v]) for u, v in edges)
    return tuple(sorted((min(p), max(p)) for p in pairs))


def minimum_cover(graph: Graph) -> tuple[int, ...]:
    """A smallest set of vertices that meets every edge, by exhaustion."""
    for size in range(graph.size + 1):
        for cover in combinations(range(graph.size), size):
            if all(u in cover or v in cover for u, v in graph.edges):
                return cover
    raise BadInput("an edge names a vertex that the graph does not have")


def reduction(graph: Graph, *, affine: bool = True, origin: bool = True) -> WeightedSample:
    """The sample whose least weighted 0-1 loss is the vertex cover number of the graph.

    A vertex is the point e_v, labelled -1, of weight 1. An edge is e_u + e_v, labelled +1, too
    costly to get wrong. For affine classifiers the origin, labelled +1, fixes the sign of b.
    """
    size, heavy = graph.size, graph.size + 1
    unit = [[Fraction(int(i == v)) for i in range(size)] for v in range(size)]
    rows = [
        *unit,
        *([a + b for a, b in zip(unit[u], unit[v], strict=True)] for u, v in graph.edges),
    ]
    y = [-1] * size + [1] * len(graph.edges)
    if affine and origin:
        rows, y = [*rows, [Fraction(0)] * size], [*y, 1]
    X, signs = sample(rows, y)
    return WeightedSample(X, signs, np.where(signs == 1, heavy, 1))


def classifier_of(graph: Graph, cover: Sequence[int]) -> tuple[Array, Fraction]:
    """A classifier that errs on the vertex points of a cover and nowhere else."""
    w = [Fraction(2 if v in cover else -1) for v in range(graph.size)]
    return array(w), Fraction(1, 2)


def least_weighted_loss(
    data: WeightedSample, *, affine: bool = True
) -> tuple[int, tuple[int, ...]]:
    """The least total weight of mistakes of a halfspace, and the points given up for it.

    Tries sets of points in the order of their weight and stops at the first whose complement
    can be separated strictly. Exponential in n; the same points are not asked about twice.
    """
    examples = [(*x, y) for x, y in zip(data.X.tolist(), data.y.tolist(), strict=True)]

    @cache
    def separable(kept: frozenset[tuple[Any, ...]]) -> bool:
        X, y = [row[:-1] for row in kept], [row[-1] for row in kept]
        return not kept or strict_separator(X, y, affine=affine) is not None

    def without(given_up: tuple[int, ...]) -> frozenset[tuple[Any, ...]]:
        return frozenset(e for i, e in enumerate(examples) if i not in given_up)

    subsets = _by_weight([int(v) for v in data.weights])
    return next((loss, out) for loss, out in subsets if separable(without(out)))


def _by_weight(weights: list[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """All subsets in the order of their total weight, made only as far as they are asked for."""
    heap: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    while heap:
        total, chosen = heappop(heap)
        yield total, chosen
        for i in range(chosen[-1] + 1 if chosen else 0, len(weights)):
            heappush(heap, (total + weights[i], (*chosen, i)))


def strict_separator(
    X: PointsLike, y: LabelsLike, *, affine: bool = True
) -> tuple[Array, Fraction] | None:
    """(w, b) with all margins at least 1, or None if no (w, b) has all margins positive.

    One linear program over the rationals, so both answers are exact.
    """
    points = rationals("X", X, 2)
    if len(points) == 0:
        return array([Fraction(1)] * points.shape[1]), Fraction(1)
    signs = labels(y, len(points))
    signed = np.column_stack([points, [int(affine)] * len(points)]) * signs[:, None]
    # the unknowns are the positive and the negative parts of (w, b)
    found = minimise(
        [0] * 2 * signed.shape[1], np.hstack([signed, -signed]).tolist(), [1] * len(points)
    )
    if isinstance(found, Infeasible):
        return None
    plus, minus = np.split(array(found.x), 2)
    *w, b = plus - minus
    return array(w), b

"""Least weighted 0-1 loss of a halfspace: brute force, and why nothing much better is expected.

`reduction` turns a graph into a sample whose least loss is the size of a smallest vertex cover
(`zero-one-min-np-hard`), so minimising 0-1 loss is NP-hard when d is part of the input.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from heapq import heappop, heappush
from itertools import combinations, permutations
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import linprog

from margins.base.data import BadInput, sample
from margins.base.types import Array, Labels
from margins.hyperplanes.linear import functional_margins


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
    w = np.array([Fraction(2 if v in cover else -1) for v in range(graph.size)], dtype=object)
    return w, Fraction(1, 2)


def least_weighted_loss(
    data: WeightedSample, *, affine: bool = True
) -> tuple[int, tuple[int, ...]]:
    """The least total weight of mistakes of a halfspace, and the points given up for it.

    Tries sets of points in the order of their weight and stops at the first whose complement
    can be separated strictly. Exponential in n.
    """

    def separable_without(given_up: tuple[int, ...]) -> bool:
        kept = [i for i in range(len(data.y)) if i not in given_up]
        return strict_separator(data.X[kept], data.y[kept], affine=affine) is not None

    subsets = _by_weight([int(v) for v in data.weights])
    return next((loss, out) for loss, out in subsets if separable_without(out))


def _by_weight(weights: list[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """All subsets in the order of their total weight, made only as far as they are asked for."""
    heap: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    while heap:
        total, chosen = heappop(heap)
        yield total, chosen
        for i in range(chosen[-1] + 1 if chosen else 0, len(weights)):
            heappush(heap, (total + weights[i], (*chosen, i)))


def strict_separator(X: Any, y: Any, *, affine: bool = True) -> tuple[Array, Fraction] | None:
    """(w, b) with all margins positive, or None. One linear program; a positive answer is exact.

    The program's floats are read as `Fraction`s and their margins checked with `>`.
    """
    if len(X) == 0:
        return np.full(np.shape(X)[1], Fraction(1)), Fraction(1)
    points, signs = sample(X, y)
    lifted = np.hstack([points.astype(float), np.full((len(points), 1), float(affine))])
    rows = -signs[:, None] * lifted
    found = linprog(
        np.zeros(rows.shape[1]), A_ub=rows, b_ub=-np.ones(len(rows)), bounds=(None, None)
    )
    if found.x is None:
        return None
    w = np.array([Fraction(v) for v in found.x[:-1]], dtype=object)
    b = Fraction(found.x[-1]) if affine else Fraction(0)
    exact = np.array([[Fraction(v) for v in row] for row in points], dtype=object)
    assert (functional_margins(exact, signs, w, b) > 0).all()
    return w, b

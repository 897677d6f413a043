"""Trees on small samples by enumeration, as nested tuples; knows nothing of the library.

A sample is a list of points and a list of labels; a node is a tuple of places. A tree is a label,
or (feature, threshold, low, high), where x[feature] <= threshold goes low.
"""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from math import prod

from hypothesis import strategies as st

HALF = Fraction(1, 2)


def pure(rows, y):
    return len({y[i] for i in rows}) <= 1


def halves(rows, X, empty=False):
    """The two sides of every split: thresholds at and between values and, with `empty`, beyond."""
    found = []
    for j in range(len(X[0])):
        values = sorted({X[i][j] for i in rows})
        more = [v + step for v in values for step in (-HALF, 0, HALF)] if empty else values[:-1]
        for s in more:
            low = tuple(i for i in rows if X[i][j] <= s)
            found.append((low, tuple(i for i in rows if X[i][j] > s)))
    return found


def fits(X, y, nodes, depth):
    """Is there a consistent tree with so many inner nodes and levels at the most? Sides of splits
    may be empty, and thresholds anywhere."""

    @cache
    def possible(rows, nodes, depth):
        if min(nodes, depth) < 0 or pure(rows, y):
            return min(nodes, depth) >= 0
        return nodes > 0 and depth > 0 and any(
            possible(low, k, depth - 1) and possible(high, nodes - 1 - k, depth - 1)
            for low, high in halves(rows, X, empty=True)
            for k in range(nodes)
        )  # fmt: skip

    return possible(tuple(range(len(y))), nodes, depth)


def gini(sides, y):
    """What greedy growing wants small: the impurities of the sides, times their sizes."""
    return sum(len(rows) - Fraction(sum(v * v for v in counts(rows, y)), len(rows))
               for rows in sides)  # fmt: skip


def entropy(sides, y):
    """The exponential of the weighted entropy, so that it is a fraction, and ties are exact."""
    return prod(Fraction(len(rows) ** len(rows), prod(v**v for v in counts(rows, y)))
                for rows in sides)  # fmt: skip


def counts(rows, y):
    return Counter(y[i] for i in rows).values()


def greedy_sizes(X, y, mixed=gini, sides=halves):
    """The numbers of inner nodes that greedy growing can end with, over all choices among ties."""

    @cache
    def sizes(rows):
        if pure(rows, y):
            return frozenset([0])
        values = [(mixed((low, high), y), low, high) for low, high in sides(rows, X)]
        best = min(v for v, _, _ in values)
        return frozenset(
            1 + p + q
            for v, low, high in values
            if v == best
            for p in sizes(low)
            for q in sizes(high)
        )

    return sizes(tuple(range(len(y))))


def met(X):
    """The samples, as tuples of places, that splits of a sample can lead to, by any way."""
    found = [tuple(range(len(X)))]
    for rows in found:  # the new ones are appended
        found += {side for split in halves(rows, X) for side in split}.difference(found)
    return found


def tidied(tree, X, y):
    """A consistent tree without the splits of pure nodes and those with an empty side, and with
    every threshold midway between two neighbouring values of its feature."""

    def tidy(tree, rows):
        if pure(rows, y):
            return y[rows[0]]
        feature, threshold, *branches = tree
        sides = ([i for i in rows if X[i][feature] <= threshold],
                 [i for i in rows if X[i][feature] > threshold])  # fmt: skip
        if not all(sides):
            return tidy(branches[not sides[0]], rows)
        values = [Fraction(x[feature]) for x in X]
        below, above = max(v for v in values if v <= threshold), min(v for v in values
                                                                     if v > threshold)  # fmt: skip
        return feature, (below + above) / 2, *map(tidy, branches, sides)

    return tidy(tree, range(len(y)))


def thresholds(tree):
    """The feature and the threshold of every test."""
    if not isinstance(tree, tuple):
        return []
    return [tree[:2], *thresholds(tree[2]), *thresholds(tree[3])]


def size(tree):
    """(inner nodes, leaves, depth)."""
    if not isinstance(tree, tuple):
        return 0, 1, 0
    low, high = size(tree[2]), size(tree[3])
    return low[0] + high[0] + 1, low[1] + high[1], 1 + max(low[2], high[2])


def answer(tree, x):
    while isinstance(tree, tuple):
        tree = tree[2] if x[tree[0]] <= tree[1] else tree[3]
    return tree


def asked(tree, x):
    """The features on the way of a point."""
    features = []
    while isinstance(tree, tuple):
        features.append(tree[0])
        tree = tree[2] if x[tree[0]] <= tree[1] else tree[3]
    return features


@st.composite
def consistent(draw, X, y, spare=2):
    """A consistent tree for a sample without contradictions; up to `spare` splits of it may be of
    no use, and thresholds may lie at values or beyond them."""
    left = [draw(st.integers(0, spare))]

    def grown(rows):
        use = halves(rows, X)
        if left[0] and draw(st.booleans()):
            left[0] -= 1
            feature = draw(st.integers(0, len(X[0]) - 1))
            threshold = draw(st.sampled_from([-HALF, Fraction(0), HALF, Fraction(1), 2 - HALF]))
        elif pure(rows, y):
            return y[rows[0]] if rows else draw(st.sampled_from(sorted(set(y))))
        else:
            low, high = use[draw(st.integers(0, len(use) - 1))]
            feature = next(
                j
                for j in range(len(X[0]))
                if max(X[i][j] for i in low) < min(X[i][j] for i in high)
            )
            ends = max(X[i][feature] for i in low), min(X[i][feature] for i in high)
            share = draw(st.sampled_from([Fraction(0), HALF, Fraction(1, 3)]))
            threshold = ends[0] + share * (ends[1] - ends[0])
        low = tuple(i for i in rows if X[i][feature] <= threshold)
        high = tuple(i for i in rows if X[i][feature] > threshold)
        return feature, threshold, grown(low), grown(high)

    return grown(tuple(range(len(y))))


def families(sets, most):
    """The rows of all families of so many sets on up to `most` different elements, each in a set,
    up to the names of the sets. Elements in the same sets make no difference."""
    rows = [row for row in product((0, 1), repeat=sets) if any(row)]
    orders = list(permutations(range(sets)))

    def first(family):
        """Does renaming the sets lead to nothing smaller?"""
        named = (sorted(tuple(row[j] for j in order) for row in family) for order in orders)
        return all(list(family) <= other for other in named)

    sizes = range(1, min(most, len(rows)) + 1)
    return [list(f) for size in sizes for f in combinations(rows, size) if first(f)]

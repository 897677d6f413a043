"""Chapter *Forests*: trees with few features at each split."""

from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
from math import comb, isqrt

import numpy as np
from evidence import both_ways, claim, twin, when
from hypothesis import given
from hypothesis import strategies as st
from margins.ensembles.forests import forest
from margins.trees import exact
from margins.trees.chances import drawn, root_keys
from margins.trees.plan import number_of_features
from strategies import ZERO, rationals

CORNERS = list(product([0, 1], repeat=2))
AND = [-1, -1, -1, 1]
XOR = [-1, 1, 1, -1]
TABLES = list(product([-1, 1], repeat=4))
"""All functions of the four corners."""
ONE_FEATURE = sorted({tuple(g[x[j]] for x in CORNERS) for j in (0, 1)
                      for g in product([-1, 1], repeat=2)})  # fmt: skip
"""What a tree can answer at the corners if it may look at one feature only."""


def wrong(scores, table, tie):
    """On how many corners the sign of the scores differs from the table."""
    return sum((tie if s == 0 else (1 if s > 0 else -1)) != v
               for s, v in zip(scores, table, strict=True))  # fmt: skip


def summed(trees, weights=None):
    weights = weights or [1] * len(trees)
    return [sum(w * t[i] for w, t in zip(weights, trees, strict=True)) for i in range(4)]


# -------------------------------------------------------------- per-split-vs-per-tree


@claim("per-split-vs-per-tree", by="enumeration", over=ONE_FEATURE, part=1)
def test_a_tree_with_one_feature(a, b, c, d):
    """All six functions of one feature against AND and XOR; the best is wrong once and twice."""
    answers = [a, b, c, d]
    assert wrong(answers, AND, 1) >= 1
    assert wrong(answers, XOR, 1) == 2
    assert min(wrong(list(t), AND, 1) for t in ONE_FEATURE) == 1


@claim("per-split-vs-per-tree", by="exact", part=2)
@given(st.integers(0, 2**32), st.sampled_from(TABLES))
def test_a_fresh_feature_at_each_split(seed, table):
    """Trees of the library on all four corners, one feature drawn for each split."""
    y = list(table)
    grown = exact.grow(CORNERS, y, features=1, rng=np.random.default_rng(seed))
    assert grown.predict(CORNERS).tolist() == y


@claim("per-split-vs-per-tree", by="enumeration", part=3,
       over=lambda: [(t, tie) for B in range(1, 6)
                     for t in combinations_with_replacement(ONE_FEATURE, B) for tie in (1, -1)],
       )  # fmt: skip
def test_votes_of_trees_with_one_feature(trees, tie):
    """All votes of up to five such trees, with both tie rules."""
    assert wrong(summed(trees), XOR, tie) >= 1


@claim("per-split-vs-per-tree", by="exact", part=3)
@given(st.lists(st.tuples(st.integers(0, 1), rationals, rationals), min_size=1, max_size=5),
       st.sampled_from([1, -1]))  # fmt: skip
def test_any_scores_of_one_feature_each(trees, tie):
    """Averages of trees that answer with numbers, or with shares; any weights."""
    scores = [sum((low, high)[x[j]] for j, low, high in trees) for x in CORNERS]
    assert scores[0] + scores[3] == scores[1] + scores[2]
    assert wrong(scores, XOR, tie) >= 1


@claim("per-split-vs-per-tree", by="enumeration", over=[1, -1], part=(3, 4))
def test_what_votes_reach(tie):
    """Three trees are exact on AND, whatever ties; one tie is enough for three of four of XOR."""
    first, second, never = (-1, -1, 1, 1), (-1, 1, -1, 1), (-1,) * 4
    assert wrong(summed([first, second, never]), AND, tie) == 0
    negated = tuple(-v for v in first)
    three = summed([second, negated, negated], [1, Fraction(1, 2), Fraction(1, 3)])
    assert min(wrong(three, XOR, tie), wrong(summed([first, second, (1,) * 4]), XOR, tie)) == 1


@twin("per-split-vs-per-tree", says="what trees with a fresh feature at each split can answer, a "
      "vote of trees with one feature each can, too", part=(2, 3), settles="e3-forest-per-tree",
      over=TABLES)  # fmt: skip
def test_twin_equivalent(a, b, c, d):
    best = min(
        wrong(summed(trees), [a, b, c, d], tie)
        for size in range(1, 4)
        for trees in combinations_with_replacement(ONE_FEATURE, size)
        for tie in (1, -1)
    )
    assert best == 0


@twin("per-split-vs-per-tree", says="a vote of trees with one feature each cannot do more than one "
      "of them", part=(1, 4), over=TABLES)  # fmt: skip
def test_twin_votes_are_trees(a, b, c, d):
    one = min(wrong(list(t), [a, b, c, d], 1) for t in ONE_FEATURE)
    many = min(wrong(summed(t), [a, b, c, d], 1) for t in product(ONE_FEATURE, repeat=3))
    assert many == one


# -------------------------------------------------------------- drawn-features


@claim("drawn-features", by="enumeration", part=(1, 2),
       over=[(d, k, r) for d in range(1, 7) for k in range(1, d + 1) for r in range(1, d + 1)],
       )  # fmt: skip
def test_what_a_split_sees(d, k, r):
    """All sets of k of d features; the first r are the ones that matter."""
    sets = list(combinations(range(d), k))
    assert Fraction(sum(0 in s for s in sets), len(sets)) == Fraction(k, d)
    none = Fraction(sum(min(s) >= r for s in sets), len(sets))
    assert none == Fraction(comb(d - r, k), comb(d, k))
    if when(r == 1):
        assert none == 1 - Fraction(k, d)


@claim("drawn-features", by="enumeration", part=3,
       over=[(d, k, t) for d in range(1, 5) for k in range(1, d + 1) for t in range(1, 4)],
       )  # fmt: skip
def test_several_draws(d, k, t):
    """All draws for t splits, and one draw for all of them."""
    sets = list(combinations(range(d), k))
    never = Fraction(
        sum(all(0 not in s for s in path) for path in product(sets, repeat=t)), len(sets) ** t
    )
    assert never == (1 - Fraction(k, d)) ** t
    both_ways(never == 1 - Fraction(k, d), t == 1 or k == d)


@claim("drawn-features", by="enumeration", over=list(range(1, 40)), part=4)
def test_the_root_is_rounded_down(d):
    """The number of features that the library draws."""
    k = number_of_features("sqrt", d)
    assert k * k <= d < (k + 1) ** 2
    assert 1 <= k <= d
    both_ways(k * k == d, any(j * j == d for j in range(d + 1)))


@twin("drawn-features", says=r"$\sqrt d$ is a number of features", part=4, settles="e3-sqrt-d")
@given(d=st.integers(1, 30))
def test_twin_roots_are_whole(d):
    assert isqrt(d) ** 2 == d


@twin("drawn-features", says="a tree that draws at each split gets to see a feature no more often "
      "than one that draws once", part=(2, 3))  # fmt: skip
@given(d=st.integers(1, 6), k=st.integers(1, 6), t=st.integers(1, 3))
def test_twin_once_for_the_tree(d, k, t):
    assert k > d or (1 - Fraction(k, d)) ** t == 1 - Fraction(k, d)


@twin("drawn-features", says="where a feature is not drawn it is not used", part=(1, 3))
@given(seed=st.integers(0, 2**32), x=st.lists(st.integers(0, 3), min_size=2, max_size=3))
def test_twin_only_what_is_drawn_is_used(seed, x):
    """The first feature is constant, so the second is used, whether it is drawn or not."""
    rng = np.random.default_rng(seed)
    key = root_keys(np.random.default_rng(seed), 1)
    (first,) = drawn(key, 2)[:, 0]
    root = exact.grow([(0, v) for v in x], x, features=1, rng=rng).feature[0]
    assert root in (-1, first)


@twin("drawn-features", says=r"a split sees a given one of $d$ features with probability "
      r"$\frac1k$", part=1)  # fmt: skip
@given(d=st.integers(1, 6), k=st.integers(1, 6))
def test_twin_one_of_the_drawn(d, k):
    sets = list(combinations(range(d), k))
    assert not sets or Fraction(sum(0 in s for s in sets), len(sets)) == Fraction(1, k)


# -------------------------------------------------------------- forest-importances


@st.composite
def grown(draw, impurities=("gini", "error", "variance")):
    """Trees of resamples, in fractions, with one feature drawn at each split."""
    n = draw(st.integers(2, 6))
    X = draw(st.lists(st.tuples(*[st.integers(0, 2)] * 2), min_size=n, max_size=n))
    y = draw(st.lists(st.integers(0, 2), min_size=n, max_size=n))
    y[0], y[-1] = 0, 1
    rng = np.random.default_rng(draw(st.integers(0, 2**32)))
    counts = draw(st.lists(st.lists(st.integers(0, 2), min_size=n, max_size=n).filter(any),
                           min_size=1, max_size=3))  # fmt: skip
    impurity = draw(st.sampled_from(impurities))
    return [
        exact.grow(X, y, impurity=impurity, features=1, rng=rng, sample_weight=c) for c in counts
    ]


def left_over(tree):
    """The weighted impurity of the leaves."""
    return sum(tree.weight[t] * tree.impurity[t] for t in tree.leaves) / tree.weight[0]


@claim("forest-importances", by="exact", part=(1, 2, 3, 4))
@given(grown())
def test_importances_add_up(trees):
    """Exact trees of resamples: decreases and occurrences, feature by feature."""
    B = len(trees)
    importance = [sum((tree.importances()[j] for tree in trees), ZERO) / B for j in range(2)]
    assert sum(importance) == sum(tree.impurity[0] - left_over(tree) for tree in trees) / B
    assert all(v >= 0 for v in importance)
    if when(all(tree.impurity[t] == 0 for tree in trees for t in tree.leaves)):
        assert sum(importance) == sum(tree.impurity[0] for tree in trees) / B
    splits = sum(sum(tree.occurrences()) for tree in trees)
    assert splits == sum(len(tree.leaves) for tree in trees) - B


@twin("forest-importances", says="if all leaves are pure, the importances add up to the impurity "
      "of the root, for every concave impurity", part=2)  # fmt: skip
@given(trees=grown(impurities=("gini",)), more=st.integers(0, 2))
def test_twin_impure_where_pure(trees, more):
    """The Gini impurity plus a number gains the same."""
    for tree in trees:
        impure = left_over(tree) > 0
        assert impure or sum(tree.importances()) == tree.impurity[0] + more


@twin("forest-importances", says="the importances add up to the impurity of the root, whether the "
      "leaves are pure or not", part=(1, 2))  # fmt: skip
@given(trees=grown())
def test_twin_equal_points(trees):
    """Equal points with two labels remain together."""
    assert all(sum(tree.importances()) == tree.impurity[0] for tree in trees)


OPPOSED = [(0, 0)] * 9 + [(0, 1)] + [(1, 0)] * 9 + [(1, 1)] + [(1, 2)]
OPPOSED_LABELS = list("a" * 9 + "b" * 10 + "ab")


@claim("forest-importances", by="enumeration", over=[(OPPOSED, OPPOSED_LABELS)], part=5)
def test_the_two_orders_differ(X, y):
    """The first feature splits once and gains most; the second splits more often."""
    tree = exact.grow(X, y)
    importance, number = tree.importances(), tree.occurrences()
    assert importance[0] > importance[1]
    assert number[0] < number[1]


@twin("forest-importances", says="the importances of a forest add up to $1$", part=1)
@given(trees=grown())
def test_twin_shares_of_one(trees):
    assert sum(sum(tree.importances() for tree in trees)) == len(trees)


@twin("forest-importances", says="importances are not negative, whatever the impurity", part=3,
      over=[([(0, 0), (0, 1), (1, 0), (1, 0), (1, 1), (1, 1)], [0, 1, 0, 0, 0, 0])])  # fmt: skip
def test_twin_squares_of_gini(X, y):
    """The square of the Gini impurity is not concave: one of six, parted from four, counts more."""
    tree = exact.grow(X, y)
    share = [v / tree.weight[0] * i**2 for v, i in zip(tree.weight, tree.impurity, strict=True)]
    gains = [share[t] - share[tree.left[t]] - share[tree.right[t]] for t in tree.inner]
    importance = [
        sum(g for g, t in zip(gains, tree.inner, strict=True) if tree.feature[t] == j)
        for j in range(2)
    ]
    assert all(v >= 0 for v in importance)


@twin("forest-importances", says="there are as many splits as leaves", part=4)
@given(trees=grown())
def test_twin_splits_and_leaves(trees):
    assert all(sum(tree.occurrences()) == len(tree.leaves) for tree in trees)


@twin("forest-importances", says="the feature that is used most often lowers the impurity most",
      part=5, over=[(OPPOSED, OPPOSED_LABELS)])  # fmt: skip
def test_twin_counting_is_measuring(X, y):
    tree = exact.grow(X, y)
    assert tree.occurrences().argmax() == tree.importances().argmax()


def test_the_forest_of_the_library_adds_up():
    """In floats, with the sums of the trees."""
    rng = np.random.default_rng(0)
    X, y = rng.random((60, 3)), rng.integers(0, 2, 60)
    wood = forest(X, y, trees=5, rng=rng)
    root = np.mean([tree.impurity[0] for tree in wood.trees])
    assert abs(wood.importances().sum() - root) < 1e-12  # pure leaves
    assert wood.occurrences().sum() == sum(len(t.leaves) - 1 for t in wood.trees)

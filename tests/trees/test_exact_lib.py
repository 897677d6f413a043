"""Trees over the rationals against a grower that shares no code with the library."""

from decimal import Decimal, localcontext
from fractions import Fraction
from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.trees import exact
from margins.trees.chances import child_keys, drawn, root_keys
from margins.trees.every_split import candidates
from margins.trees.impurity import gain, variance_gain
from trees_drawn import problems

TINY = Decimal(10) ** -40


# ---------------------------------------------------------------- by hand


def loss(y, w, impurity):
    """Weight times impurity; for the entropy to 60 digits."""
    total = sum(w)
    if impurity == "variance":
        mean = Fraction(sum(a * b for a, b in zip(w, y, strict=True))) / total
        return sum(a * (b - mean) ** 2 for a, b in zip(w, y, strict=True))
    shares = [sum(a for a, b in zip(w, y, strict=True) if b == c) for c in set(y)]
    if impurity == "error":
        return total - max(shares)
    if impurity == "gini":
        return total - sum(Fraction(s * s) / total for s in shares)
    with localcontext() as context:
        context.prec = 60
        return -sum(Decimal(s) * (Decimal(s) / Decimal(total)).ln() for s in shares)


def sides_of(X, y, w, j, impurity, categorical, labels):
    """The sets of values that go left, in the order among ties."""
    values = sorted({x[j] for x in X})
    if j not in categorical:
        return [set(values[:k]) for k in range(1, len(values))]
    if impurity != "variance" and len(labels) > 2:
        rest = values[1:]
        sets = [set(s) for k in range(len(rest)) for s in combinations(rest, k)]
        sets.sort(key=lambda s: sum(2 ** rest.index(v) for v in s))
        return [{values[0], *s} for s in sets]

    def height(v):
        here = [(a, b) for x, a, b in zip(X, w, y, strict=True) if x[j] == v]
        up = [a * (b if impurity == "variance" else b == labels[-1]) for a, b in here]
        return Fraction(sum(up), sum(a for a, _ in here))

    ordered = sorted(values, key=lambda v: (height(v), v))
    return [set(ordered[:k]) for k in range(1, len(ordered))]


def by_hand(X, y, w, depth, labels, how):
    """A leaf is the list of its (x, y, w); an inner node is (feature, left values, left, right)."""
    rows = list(zip(X, y, w, strict=True))
    best, found = None, None
    if depth != how["max_depth"] and len(set(y)) > 1:
        whole = loss(y, w, how["impurity"])
        for j in range(len(X[0])):
            for left in sides_of(X, y, w, j, how["impurity"], how["categorical"], labels):
                sides = [[r for r in rows if (r[0][j] in left) == side] for side in (True, False)]
                if min(map(len, sides)) < how["min_leaf"]:
                    continue
                parts = [loss([r[1] for r in s], [r[2] for r in s], how["impurity"]) for s in sides]
                slack = TINY if how["impurity"] == "entropy" else 0
                with localcontext() as context:
                    context.prec = 60
                    won = whole - parts[0] - parts[1]
                    enough = how["allow_zero_gain"] or won > slack
                    if enough and (best is None or won > best + slack):
                        best, found = won, (j, left, sides)
    if found is None:
        return rows
    j, left, sides = found
    return j, left, *(by_hand(*zip(*side, strict=True), depth + 1, labels, how) for side in sides)


def same(tree, node, X, other):
    """Whether the subtree at a node, in which the rows X arrive, is that of the other grower."""
    if isinstance(other, list):
        assert tree.feature[node] == -1
        assert sorted(x for x, _, _ in other) == sorted(X)
        assert tree.weight[node] == sum(w for _, _, w in other)
        if tree.classes is None:
            assert tree.value[node] == Fraction(sum(y * w for _, y, w in other), tree.weight[node])
        else:
            sums = [sum(w for _, y, w in other if y == c) for c in tree.classes]
            assert tree.value[node].tolist() == sums
        return
    j, left, *children = other
    assert tree.feature[node] == j
    subset = tree.subsets[node]
    goes = [x[j] <= tree.threshold[node] if subset is None else x[j] in subset for x in X]
    assert [x[j] in left for x in X] == goes
    for side, child, below in zip((True, False), (tree.left, tree.right), children, strict=True):
        here = [x for x, g in zip(X, goes, strict=True) if g == side]
        same(tree, int(child[node]), here, below)


@given(problems())
@example(
    (
        [(0,), (1,), (2,), (3,), (4,), (5,)],
        [0, 1, 1, 1, 1, 0],
        {
            "impurity": "entropy",
            "min_leaf": 1,
            "allow_zero_gain": False,
            "max_depth": 1,
            "sample_weight": None,
            "categorical": [],
        },
    )
)
def test_the_tree_is_the_one_that_was_defined(problem):
    X, y, how = problem
    tree = exact.grow(X, y, **how)
    w = how["sample_weight"] or [1] * len(y)
    same(tree, 0, X, by_hand(X, y, w, 0, sorted(set(y)), how))
    assert (tree.left[tree.inner] > tree.inner).all()
    assert tree.right[tree.inner].tolist() == (tree.left[tree.inner] + 1).tolist()


@given(problems())
def test_gains_are_those_of_the_impurities(problem):
    X, y, how = problem
    w = how["sample_weight"] or [1] * len(y)
    chosen = {k: how[k] for k in ("impurity", "min_leaf", "sample_weight", "categorical")}
    for split in candidates(X, y, **chosen):
        sides = split.goes_left
        if how["impurity"] == "variance":
            assert split.decrease == sum(w) * variance_gain(y, sides.astype(int), w)
            continue
        rows = [
            [sum(a for a, b, s in zip(w, y, sides, strict=True) if b == c and s == side)
             for c in sorted(set(y))]
            for side in (True, False)
        ]  # fmt: skip
        won = float(split.decrease) - float(sum(w) * gain(rows, how["impurity"]))
        assert abs(won) < 1e-12 if how["impurity"] == "entropy" else won == 0
        assert split.decrease >= 0


@given(problems(n=(2, 7), d=(1, 1), most=4, classes=(2, 2)))
def test_no_subset_beats_the_sorted_ones(problem):
    X, y, how = problem
    chosen = {k: how[k] for k in ("impurity", "sample_weight")}
    sorted_ones = candidates(X, y, **chosen, categorical=[0])
    w = how["sample_weight"] or [1] * len(y)
    levels = sorted({x[0] for x in X})
    if not sorted_ones:
        assert len(levels) == 1
        return
    best = max(float(split.decrease) for split in sorted_ones)
    for inside in product((False, True), repeat=len(levels)):
        chosen_levels = {v for v, take in zip(levels, inside, strict=True) if take}
        rows = list(zip(X, y, w, strict=True))
        sides = [[r for r in rows if (r[0][0] in chosen_levels) == s] for s in (True, False)]
        if all(sides):
            parts = [loss([r[1] for r in s], [r[2] for r in s], how["impurity"]) for s in sides]
            assert float(loss(y, w, how["impurity"]) - sum(parts)) <= best + 1e-12


@given(problems(n=(2, 8)), st.integers(1, 6))
def test_best_first_takes_the_largest_decrease(problem, leaves):
    X, y, how = problem
    small = exact.grow(X, y, **how, order="best", max_leaves=leaves)
    large = exact.grow(X, y, **how, order="best", max_leaves=leaves + 1)
    full = exact.grow(X, y, **how, order="best")
    assert len(small.leaves) <= leaves
    if len(large) > len(small):
        (node,) = set(large.inner) - set(small.inner)
        others = [leaf for leaf in small.leaves if full.feature[leaf] >= 0]
        if how["impurity"] != "entropy":
            assert full.decreases[node] == max(full.decreases[leaf] for leaf in others)
            assert node == min(b for b in others if full.decreases[b] == full.decreases[node])
    assert large.pruned_at([n for n in large.inner if n not in small.inner]).to_text() == (
        small.to_text()
    )


@given(problems(), st.integers(1, 6))
def test_the_order_of_growth_does_not_matter_in_the_end(problem, leaves):
    X, y, how = problem
    level_by_level = exact.grow(X, y, **how)
    assert level_by_level.to_text() == exact.grow(X, y, **how, order="best").to_text()
    capped = exact.grow(X, y, **how, max_leaves=leaves)
    assert len(capped.leaves) == min(leaves, len(level_by_level.leaves))
    assert capped.feature[capped.inner].tolist() == (
        level_by_level.feature[: len(capped)][capped.inner].tolist()
    )


@given(problems(n=(2, 8), d=(2, 3)), st.integers(0, 2**32))
def test_drawn_features(problem, seed):
    X, y, how = problem
    d = len(X[0])
    grown = [
        exact.grow(X, y, **how, features=m, rng=np.random.default_rng(seed)) for m in (1, 1, d)
    ]
    assert grown[0].to_text() == grown[1].to_text()
    assert grown[2].to_text() == exact.grow(X, y, **how).to_text()
    best = exact.grow(X, y, **how, features=1, order="best", rng=np.random.default_rng(seed))
    assert best.to_text() == grown[0].to_text()
    if how["max_depth"] is None and how["allow_zero_gain"] and how["min_leaf"] == 1:
        for leaf in np.unique(grown[0].apply(X)):
            inside = [i for i, at in enumerate(grown[0].apply(X)) if at == leaf]
            assert len({y[i] for i in inside}) == 1 or len({X[i] for i in inside}) == 1


def test_points_without_weight_are_not_there():
    tree = exact.grow([[0], [1], [2]], [0, 1, 1], sample_weight=[1, 0, 2])
    assert tree.to_text() == "x0 <= 1: 0 (1, 0)\nx0 > 1: 1 (0, 2)"


def test_one_point_and_one_class():
    assert exact.grow([[5]], ["a"]).predict([[0]]).tolist() == ["a"]
    assert len(exact.grow([[1], [2]], ["a", "a"])) == 1
    assert len(exact.grow([[1], [1]], ["a", "b"])) == 1
    assert exact.grow([[1], [1]], ["b", "a"]).predict([[1]]).tolist() == ["a"]


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        ({"impurity": "ginni"}, "impurity is 'ginni', but must be 'gini'"),
        ({"order": "width"}, "order is 'width'"),
        ({"min_leaf": 0}, "min_leaf must be a whole number of at least 1"),
        ({"max_leaves": 0}, "max_leaves must be"),
        ({"max_depth": -1}, "max_depth must be"),
        ({"allow_zero_gain": 1}, "allow_zero_gain must be True or False"),
        ({"features": 1}, "rng is None, but a draw of features needs randomness"),
        ({"features": "log2"}, "features is 'log2', but must be 'sqrt'"),
        ({"features": 0}, "features must be"),
        ({"sample_weight": [1, -1]}, "must not be negative"),
        ({"sample_weight": [0, 0]}, "not 0 everywhere"),
        ({"sample_weight": [1]}, "sample_weight needs 2 entries"),
        ({"categorical": [1]}, "categorical must hold indices"),
        ({"X": [[0.5], [1]]}, "Fraction"),
        ({"X": []}, "X"),
        ({"impurity": "variance", "y": ["a", "b"]}, "y must hold numbers"),
    ],
)
def test_what_is_refused(bad, message):
    with pytest.raises(BadInput, match=message):
        exact.grow(**{"X": [[0], [1]], "y": [0, 1], **bad})


def test_too_many_subsets():
    X, y = [[i] for i in range(18)], [i % 3 for i in range(18)]
    with pytest.raises(BadInput, match="feature 0 has 18 levels"):
        exact.grow(X, y, categorical=[0])
    with pytest.raises(BadInput, match="feature 0 has 18 levels"):
        candidates(X, y, categorical=[0])
    assert len(exact.grow(X, [i % 2 for i in range(18)], categorical=[0])) == 3


def test_the_draw_of_two_features_is_a_draw():
    """Each feature has the first place about as often as each other: 6000 draws, a false alarm
    less often than once in 10^9."""
    keys = root_keys(np.random.default_rng(0), 1)
    for _ in range(12):
        keys = child_keys(keys).ravel()
    first = np.bincount(drawn(keys, 5)[:, 0], minlength=5)
    n = len(keys)
    assert (abs(first - n / 5) < 6.5 * np.sqrt(n * 0.16)).all()
    pairs = np.bincount(drawn(keys, 5)[:, 0] * 5 + drawn(keys, 5)[:, 1], minlength=25)
    expected = np.where(np.arange(25) % 6 == 0, 0, n / 20)
    assert (abs(pairs - expected) < 6.5 * np.sqrt(n / 20)).all()

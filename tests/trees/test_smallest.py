"""Chapter *The smallest tree*: how small a consistent tree can be, and how hard that is to find."""

from fractions import Fraction
from itertools import combinations, pairwise, product

import numpy as np
import pytest
from evidence import both_ways, claim, premise, twin
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.trees import exact, set_cover
from margins.trees.smallest import MOST_INPUTS, find
from small_trees import (
    answer,
    asked,
    consistent,
    entropy,
    families,
    fits,
    gini,
    greedy_sizes,
    halves,
    met,
    size,
    thresholds,
    tidied,
)

SIX = (
    [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 1, 0), (1, 1, 0, 1)],
    [1, 0, 0, 0, 1, 1],
)
"""Four inner nodes or three levels, and not both."""


@st.composite
def samples(draw, n=(1, 5), d=(1, 3), values=3, labels=3):
    """A sample without contradictions; inputs may be repeated."""
    features = draw(st.integers(*d))
    point = st.tuples(*[st.integers(0, values - 1)] * features)
    X = draw(st.lists(point, min_size=n[0], max_size=n[1]))
    label = {x: draw(st.integers(0, labels - 1)) for x in dict.fromkeys(X)}
    return X, [label[x] for x in X]


def different(X):
    return len(set(X))


# -------------------------------------------------------------- smallest-tree-recursion


@claim("smallest-tree-recursion", by="exact", part=1)
@given(samples())
@example(SIX)
@example(([(0, 0), (0, 1), (1, 0), (1, 1)], [0, 1, 1, 0]))
def test_the_recursion_finds_the_least(sample):
    """Against a search over all trees, with empty sides and thresholds at the values, too."""
    X, y = sample
    nodes, depth = find(X, y), find(X, y, by="depth")
    assert fits(X, y, nodes.value, nodes.value)
    assert not fits(X, y, nodes.value - 1, nodes.value - 1)
    assert fits(X, y, 2**depth.value, depth.value)
    assert not fits(X, y, 2**depth.value, depth.value - 1)
    for found in (nodes, depth):
        assert found.tree.predict(X).tolist() == y
    assert (len(nodes.tree.inner), depth.tree.depth) == (nodes.value, depth.value)


@claim("smallest-tree-recursion", by="exact", part=2)
@given(samples(n=(1, 7)))
@example(([(i,) for i in range(7)], [i % 2 for i in range(7)]))
@example(([(i,) for i in range(4)], list(range(4))))
def test_sizes_lie_between_classes_and_inputs(sample):
    X, y = sample
    nodes, depth = find(X, y), find(X, y, by="depth")
    classes = len(set(y))
    assert classes - 1 <= nodes.value <= different(X) - 1
    assert classes <= 2**depth.value
    assert depth.value <= nodes.value
    for found in (nodes, depth):
        assert len(found.tree.leaves) == len(found.tree.inner) + 1


@claim("smallest-tree-recursion", by="enumeration", over=range(1, 9), part=2)
def test_a_line_reaches_both_bounds(n):
    """Alternating labels need n - 1 nodes; so do n labels. With labels that differ the depth is the
    logarithm, rounded up."""
    X = [(i,) for i in range(n)]
    assert find(X, [i % 2 for i in range(n)]).value == n - 1 == find(X, list(range(n))).value
    assert find(X, list(range(n)), by="depth").value == (n - 1).bit_length()


@claim("smallest-tree-recursion", by="exact", part=3)
@given(samples(n=(1, 8), values=4))
def test_few_samples_are_met(sample):
    """All samples that splits can lead to; the search asks about some of them."""
    X, y = sample
    m, d, all_met = different(X), len(X[0]), len(met(X))
    assert all_met <= min(2**m - 1, (m * (m + 1) // 2) ** d)
    for by in ("nodes", "depth"):
        assert find(X, y, by=by).samples <= all_met


@claim("smallest-tree-recursion", by="enumeration", over=range(1, 9), part=3)
def test_both_numbers_of_samples_are_reached(m):
    """On a line, and where each input has a feature of its own."""
    assert len(met([(i,) for i in range(m)])) == m * (m + 1) // 2
    assert len(met([tuple(int(i == j) for j in range(m)) for i in range(m)])) == 2**m - 1


@twin("smallest-tree-recursion", says="some tree has both the fewest nodes and the least depth",
      part=1)  # fmt: skip
@given(case=st.one_of(st.just(SIX), samples()))
def test_twin_both_at_once(case):
    X, y = case
    assert fits(X, y, find(X, y).value, find(X, y, by="depth").value)


@twin("smallest-tree-recursion", says="a consistent tree needs at most $m-2$ splits", part=2)
@given(samples(n=(3, 5)))
def test_twin_one_less(sample):
    X, y = sample
    assert find(X, y).value <= max(different(X) - 2, 0)


@twin("smallest-tree-recursion", says="$m^2$ samples are enough for any number of features", part=3)
@given(seed=st.integers(0, 20))
def test_twin_features_cost_nothing(seed):
    rng = np.random.default_rng(seed)
    found = find(rng.integers(0, 9, (10, 6)), rng.integers(0, 2, 10))
    assert found.samples <= 100


# -------------------------------------------------------------- greedy-tree-suboptimal

FIVE = [(0, 0, 0), (0, 0, 0), (0, 0, 1), (0, 1, 1), (1, 0, 1)], [0, 0, 0, 1, 1]
DIFFERENT = [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0)], [0, 1, 1, 0, 0]
QUARTERS = (
    [(1, 0), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (4, 0), (4, 3)],
    [0, 1, 0, 1, 1, 0, 1, 0],
)
ELEMENTS = [(1, 0, 1), (1, 0, 1), (1, 0, 0), (0, 1, 1), (0, 1, 1), (0, 1, 0)]
MEASURES = {"gini": gini, "entropy": entropy}


@claim(
    "greedy-tree-suboptimal",
    by="enumeration",
    over=[(FIVE, 3, 2), (DIFFERENT, 4, 3), (QUARTERS, 7, 3)],
    part=(1, 2, 3),
)
def test_greedy_trees_are_too_large(sample, greedy, least):
    """Over all choices among ties, for Gini and entropy; the library grows one of these trees."""
    for name, mixed in MEASURES.items():
        assert greedy_sizes(*sample, mixed) == {greedy}
        assert len(exact.grow(*sample, impurity=name).inner) == greedy
    assert find(*sample).value == least
    assert fits(*sample, least, least)
    assert not fits(*sample, least - 1, least - 1)


def test_one_split_of_the_figure_gains():
    """That of the topmost point."""
    X, y = QUARTERS
    whole = gini([tuple(range(8))], y)
    better = [sides for sides in halves(tuple(range(8)), X) if gini(sides, y) < whole]
    assert better == [((0, 1, 2, 3, 4, 5, 6), (7,))]


def divisions(n):
    """All sets of divisions of n examples into two parts, as the sides of their splits."""
    parts = [(0, *c) for k in range(n - 1) for c in combinations(range(1, n), k)]
    for k in range(len(parts) + 1):
        yield from combinations(parts, k)


def sides_of(chosen):
    """The sides of a node: each division that parts it."""

    def sides(rows, _):
        found = {
            (tuple(i for i in rows if i in part), tuple(i for i in rows if i not in part))
            for part in chosen
        }
        return [(low, high) for low, high in found if low and high]

    return sides


def labelings(n):
    """All labels of n examples, up to names."""
    return [y for y in product(range(n), repeat=n)
            if all(k <= max(y[:i], default=-1) + 1 for i, k in enumerate(y))]  # fmt: skip


def least_with(sides, y):
    """The fewest inner nodes with these divisions; None if the labels cannot be told apart."""

    def least(rows):
        if len({y[i] for i in rows}) == 1:
            return 0
        sizes = [(least(low), least(high)) for low, high in sides(rows, None)]
        return min((1 + a + b for a, b in sizes if None not in (a, b)), default=None)

    return least(tuple(range(len(y))))


def tellable(n):
    """The labelled divisions of n examples with a consistent tree, and its fewest nodes."""
    for chosen in divisions(n):
        for y in labelings(n):
            least = least_with(sides_of(chosen), y)
            if least is not None:
                yield chosen, y, least


@claim("greedy-tree-suboptimal", by="enumeration", over=lambda: tellable(4), part=4)
def test_of_four_examples_a_lucky_choice_is_smallest(chosen, y, least):
    """All sets of divisions that features could make, all labels."""
    for mixed in MEASURES.values():
        assert min(greedy_sizes([()] * 4, y, mixed, sides_of(chosen))) == least


@claim("greedy-tree-suboptimal", by="enumeration", part=4,
       over=lambda: [*tellable(1), *tellable(2), *tellable(3)])  # fmt: skip
def test_of_three_examples_any_choice_is_smallest(chosen, y, least):
    for mixed in MEASURES.values():
        assert greedy_sizes([()] * len(y), y, mixed, sides_of(chosen)) == {least}


@claim("greedy-tree-suboptimal", by="enumeration", over=sorted(MEASURES), part=4)
def test_of_four_examples_an_unlucky_choice_is_not(name):
    assert any(
        max(greedy_sizes([()] * 4, y, MEASURES[name], sides_of(chosen))) > least
        for chosen, y, least in tellable(4)
    )


@twin("greedy-tree-suboptimal", says="of four examples any choice is smallest", part=4,
      over=lambda: tellable(4))  # fmt: skip
def test_twin_unlucky(chosen, y, least):
    assert max(greedy_sizes([()] * 4, y, gini, sides_of(chosen))) == least


@twin("greedy-tree-suboptimal", says="of five examples a lucky choice is smallest", part=(1, 2),
      over=[FIVE, DIFFERENT])  # fmt: skip
def test_twin_five(X, y):
    assert min(greedy_sizes(X, y)) == find(X, y).value


@twin("greedy-tree-suboptimal", says="a greedy tree is at most twice as large as a smallest one",
      part=3)  # fmt: skip
@given(case=st.one_of(st.just(QUARTERS), samples(n=(1, 6), labels=2)))
def test_twin_twice(case):
    X, y = case
    assert min(greedy_sizes(X, y)) <= 2 * find(X, y).value


# -------------------------------------------------------------- smallest-tree-np-hard

THREE_SETS = families(3, 7)
FOUR_SETS = families(4, 5)


def fewest(rows):
    """The size of a smallest cover, by its definition."""
    sets = range(len(rows[0]))
    return min(
        k for k in range(1, len(sets) + 1) for c in combinations(sets, k)
        if all(any(row[j] for j in c) for row in rows)
    )  # fmt: skip


@claim("smallest-tree-np-hard", by="enumeration", over=THREE_SETS + FOUR_SETS,
       part=(1, 3))  # fmt: skip
def test_the_smallest_tree_is_the_smallest_cover(rows):
    """All families of three sets, and all of four sets on up to five elements,
    up to names."""
    k = fewest(rows)
    cover = set_cover.least(rows)
    X, y = set_cover.sample(rows)
    assert len(cover) == k == find(X, y).value == find(X, y, by="depth").value
    assert len(find(X, y).tree.leaves) == k + 1
    made = set_cover.tree_of(rows, cover)
    assert made.predict(X).tolist() == y.tolist()
    assert len(made.inner) == made.depth == k


@claim("smallest-tree-np-hard", by="exact", part=1)
@given(st.sampled_from(THREE_SETS + FOUR_SETS), st.permutations(range(4)), st.integers(1, 4))
def test_any_cover_gives_a_tree(rows, order, some):
    """Some of the sets in any order, and more until they are a cover."""
    names = [j for j in order if j < len(rows[0])]
    size = next(k for k in range(some, 5) if all(any(row[j] for j in names[:k]) for row in rows))
    X, y = set_cover.sample(rows)
    tree = set_cover.tree_of(rows, names[:size])
    assert tree.predict(X).tolist() == y.tolist()
    assert tree.depth <= len(tree.inner) <= len(names[:size])


@st.composite
def asking(draw):
    """A family of sets, its sample, and any consistent tree."""
    rows = draw(st.sampled_from(THREE_SETS + FOUR_SETS))
    X, y = [*rows, (0,) * len(rows[0])], [1] * len(rows) + [-1]
    return rows, X, y, draw(consistent(X, y))


@claim("smallest-tree-np-hard", by="exact", part=2)
@given(asking())
def test_what_is_asked_of_zero_is_a_cover(case):
    """Any consistent tree, with splits that are of no use and thresholds beyond the values."""
    rows, X, y, tree = case
    assert [answer(tree, x) for x in X] == y
    sets = set(asked(tree, X[-1]))
    assert all(any(row[j] for j in sets) for row in rows)
    assert fewest(rows) <= len(sets) <= size(tree)[2] <= size(tree)[0]


@claim("smallest-tree-np-hard", by="exact", part=2)
@given(st.sampled_from(THREE_SETS + FOUR_SETS), st.sampled_from(["gini", "entropy", "error"]))
def test_grown_trees_hold_a_cover_too(rows, impurity):
    X, y = set_cover.sample(rows)
    tree = exact.grow(X, y, impurity=impurity)
    sets = set_cover.cover_of(tree)
    assert all(any(row[j] for j in sets) for row in rows)
    assert len(sets) <= tree.depth


@st.composite
def any_consistent(draw):
    X, y = draw(samples(n=(1, 6)))
    return X, y, draw(consistent(X, y, spare=4))


@claim("smallest-tree-np-hard", by="exact", part=4)
@given(any_consistent())
def test_a_short_certificate_exists(case):
    """From a consistent tree of any size: one tree that keeps all the bounds at once."""
    X, y, tree = case
    nodes, leaves, depth = size(tree)
    assert leaves == nodes + 1
    short = tidied(tree, X, y)
    assert [answer(short, x) for x in X] == y
    assert size(short)[0] <= min(nodes, different(X) - 1)
    assert size(short)[2] <= depth
    for feature, threshold in thresholds(short):
        assert threshold in midway(X, feature)


@claim("smallest-tree-recursion", by="exact", part=1)
@given(samples())
def test_the_library_cuts_midway(sample):
    X, y = sample
    for by in ("nodes", "depth"):
        tree = find(X, y, by=by).tree
        for node in tree.inner:
            assert tree.threshold[node] in midway(X, tree.feature[node])


def midway(X, feature):
    """The places between two values of a feature that follow each other."""
    values = sorted({Fraction(x[feature]) for x in X})
    return [(a + b) / 2 for a, b in pairwise(values)]


@twin("smallest-tree-np-hard", says="greedy growing finds a smallest cover", part=3,
      over=[*THREE_SETS, ELEMENTS])  # fmt: skip
def test_twin_greedy_finds_it(rows):
    assert len(exact.grow(*set_cover.sample(rows)).inner) == fewest(rows)


def test_greedy_growing_needs_all_three_sets():
    """Whatever it does among ties; two are enough."""
    X, y = set_cover.sample(ELEMENTS)
    places = [tuple(x) for x in X.tolist()]
    assert fewest(ELEMENTS) == 2
    for mixed in MEASURES.values():
        assert greedy_sizes(places, y.tolist(), mixed) == {3}


@twin("smallest-tree-np-hard", says="any consistent tree has as many nodes as a cover needs sets",
      part=3)  # fmt: skip
@given(case=asking())
def test_twin_any_tree(case):
    rows, _, _, tree = case
    assert size(tree)[0] == fewest(rows)


@twin("smallest-tree-np-hard", says="it holds without the example $0$", part=(2, 3),
      over=THREE_SETS)  # fmt: skip
def test_twin_without_zero(rows):
    assert find(rows, [1] * len(rows)).value == fewest(rows)


@twin("smallest-tree-np-hard", says="every cover gives as many nodes as it has sets", part=1,
      over=THREE_SETS)  # fmt: skip
def test_twin_all_sets(rows):
    assert len(set_cover.tree_of(rows, range(3)).inner) == 3


@twin("smallest-tree-np-hard", says="a consistent tree may need as many nodes as there are inputs",
      part=4)  # fmt: skip
@given(samples(n=(1, 6)))
def test_twin_as_many_as_inputs(sample):
    X, y = sample
    assert find(X, y).value >= different(X)


# -------------------------------------------------------------- the library itself


@given(samples(n=(1, 6)))
def test_floats_and_fractions_agree(sample):
    X, y = sample
    fractions, floats = find(X, y), find(np.array(X, dtype=float), y)
    assert fractions.tree.feature.tolist() == floats.tree.feature.tolist()
    assert fractions.tree.threshold.tolist() == floats.tree.threshold.tolist()
    assert floats.tree.threshold.dtype == float
    assert (fractions.value, fractions.tried) == (floats.value, floats.tried)


@given(samples(n=(1, 6)))
def test_nodes_hold_the_whole_sample(sample):
    """Repeated inputs count as often as they occur, and no leaf has mistakes."""
    X, y = sample
    tree = find(X, y).tree
    assert tree.value[0].tolist() == [y.count(k) for k in tree.classes]
    assert tree.weight.tolist() == tree.value.sum(axis=1).tolist()
    assert not tree.errors[tree.leaves].any()
    assert (tree.weight[tree.leaves] > 0).all()


@claim("smallest-tree-recursion", by="exact", part=1)
@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=5),
       st.lists(st.integers(0, 1), min_size=5, max_size=5))  # fmt: skip
@example([(0, 0), (0, 0)], [0, 1, 0, 0, 0])
@example([(0, 0), (0, 1)], [0, 1, 0, 0, 0])
def test_a_tree_exists_unless_an_input_has_two_labels(X, labels):
    y = labels[: len(X)]
    try:
        exists = bool(find(X, y).tree)
    except BadInput as error:
        premise("no tree is consistent" in str(error))
        exists = False
    both_ways(exists, all(y[i] == y[j] for i in range(len(y)) for j in range(i) if X[i] == X[j]))


def test_what_is_refused():
    with pytest.raises(BadInput, match="rows 0 and 2 of X are equal"):
        find([[1], [2], [1]], [0, 1, 1])
    with pytest.raises(BadInput, match="by must be one of nodes, depth"):
        find([[1]], [0], by="size")
    with pytest.raises(BadInput, match="3 splits have been tried"):
        find([[i] for i in range(9)], [0, 1] * 4 + [0], most=3)
    with pytest.raises(BadInput, match=f"takes up to {MOST_INPUTS}"):
        find(np.arange(MOST_INPUTS + 1)[:, None], [0] * (MOST_INPUTS + 1))
    with pytest.raises(BadInput, match="row 1; leave it out"):
        set_cover.sample([[1, 0], [0, 0]])
    with pytest.raises(BadInput, match="0 and 1 only"):
        set_cover.least([[2]])
    with pytest.raises(BadInput, match="do not contain all elements"):
        set_cover.tree_of([[1, 0], [0, 1]], [0])


def test_one_label_is_a_leaf():
    found = find([[0.5, 1.0], [0.25, 2.0]], ["a", "a"])
    assert (found.value, found.samples, found.tried) == (0, 1, 0)
    assert found.tree.predict([[9, 9]]).tolist() == ["a"]


def test_a_cover_is_read_off_qualitative_splits_too():
    """0 goes left where 0 is in the subset."""
    rows = [(1, 0), (0, 1)]
    tree = exact.grow(*set_cover.sample(rows), categorical=(0, 1))
    assert any(tree.subsets)
    assert set_cover.cover_of(tree) == (0, 1)


def test_sides_are_listed_once():
    assert halves((0, 1, 2), [(0,), (1,), (1,)]) == [((0,), (1, 2))]

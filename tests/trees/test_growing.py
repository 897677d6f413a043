"""Chapter *A tree grows*: boxes, greedy splits, when growth ends and what it leaves behind."""

from fractions import Fraction
from itertools import pairwise, product
from random import Random

import numpy as np
from evidence import both_ways, claim, premise, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins.trees import exact
from margins.trees.every_split import candidates
from strategies import ONE, ZERO, contradicted, integers, rationals, samples

XOR_POINTS = [(0, 0), (0, 1), (1, 0), (1, 1)]
XOR_LABELS = [0, 1, 1, 0]
XOR = XOR_POINTS, XOR_LABELS


@st.composite
def labelled(draw, n=(2, 7), d=(1, 3), classes=3):
    """Points, and labels of up to three classes; often with contradictions."""
    X, _ = draw(samples(n=n, d=d))
    y = draw(st.lists(st.integers(0, classes - 1), min_size=len(X), max_size=len(X)))
    return X, y


@st.composite
def plantings(draw, **limits):
    """A sample, and how to grow a tree on it."""
    X, y = draw(labelled())
    options = {
        "impurity": draw(st.sampled_from(["gini", "error"])),
        "order": draw(st.sampled_from(["depth", "best"])),
        "max_leaves": draw(st.sampled_from([2, 3, 4, None])),
    }
    return X, y, options | limits


# -------------------------------------------------------------- leaf-majority


@claim("leaf-majority", by="exact", part=1)
@given(st.lists(st.integers(0, 3), min_size=1, max_size=8))
def test_majorities_and_nothing_else(y):
    wrong = {k: sum(v != k for v in y) for k in range(4)}
    most = max(y.count(k) for k in range(4))
    for k in range(4):
        assert wrong[k] == len(y) - y.count(k)
        both_ways(wrong[k] == min(wrong.values()), y.count(k) == most)


@claim("leaf-majority", by="exact", part=2)
@given(plantings())
def test_mistakes_of_a_tree_are_the_errors_of_its_leaves(case):
    X, y, options = case
    tree = exact.grow(X, y, **options)
    mistakes = int((tree.predict(X) != np.array(y)).sum())
    assert mistakes == tree.errors[tree.leaves].sum()
    shares = tree.weight[tree.leaves] / len(y)
    error = [1 - max(row) / sum(row) for row in tree.value[tree.leaves]]
    assert Fraction(mistakes, len(y)) == sum(a * b for a, b in zip(shares, error, strict=True))


@twin("leaf-majority", says="any label that occurs in the leaf is as good", part=1,
      settles="e3-leaf-all-labels")  # fmt: skip
@given(y=st.lists(st.integers(0, 3), min_size=1, max_size=8))
def test_twin_every_label_that_occurs(y):
    assert len({sum(v != k for v in y) for k in set(y)}) == 1


@twin("leaf-majority", says="the plain mean of the leaves' errors is the training error", part=2)
@given(case=labelled(n=(3, 4), d=(1, 1), classes=2))
def test_twin_leaves_count_once(case):
    X, y = case
    tree = exact.grow(X, y, max_leaves=2)
    error = [1 - max(row) / sum(row) for row in tree.value[tree.leaves]]
    assert sum(error) / len(error) == Fraction(tree.errors[tree.leaves].sum()) / len(y)


# -------------------------------------------------------------- tree-cells-boxes


def edges(tree, d):
    """Points at and beside the thresholds of a tree: a list of values for each coordinate."""
    found = [{ZERO} for _ in range(d)]
    for node in tree.inner.tolist():
        threshold = tree.threshold[node]
        found[tree.feature[node]] |= {threshold, threshold - 1, threshold + 1}
    return [sorted(values) for values in found]


@claim("tree-cells-boxes", by="exact", part=(1, 2, 3))
@given(plantings())
def test_the_cells_are_boxes_and_share_nothing(case):
    """At all points with coordinates on, below and above thresholds."""
    X, y, options = case
    tree = exact.grow(X, y, **options)
    d = len(X[0])
    P = [list(p) for p in product(*edges(tree, d))]
    leaf, boxes = tree.apply(P), tree.boxes()
    inside = np.array([box.contains(P) for box in boxes])
    assert (inside.sum(axis=0) == 1).all()
    assert [boxes[k].leaf for k in inside.argmax(axis=0)] == leaf.tolist()
    assert len(tree.inner) == len(tree.leaves) - 1
    assert set(tree.apply(X).tolist()) == set(tree.leaves.tolist())


@claim("tree-cells-boxes", by="exact", part=1)
@given(plantings(), st.data())
def test_what_two_points_of_a_cell_mix_stays_in_it(case, data):
    """A set is a product if with u and v it has each point that takes some coordinates from u and
    the others from v."""
    X, y, options = case
    tree = exact.grow(X, y, **options)
    P = [list(p) for p in product(*edges(tree, len(X[0])))]
    leaf = tree.apply(P)
    k = data.draw(st.integers(0, len(P) - 1))
    u, v = P[k], P[data.draw(st.sampled_from(np.flatnonzero(leaf == leaf[k]).tolist()))]
    mixed = [data.draw(st.sampled_from(pair)) for pair in zip(u, v, strict=True)]
    assert tree.apply([mixed])[0] == leaf[k]


def crossed(box, j, s):
    """Does the cut x_j = s go through the inside of a box (low, high)?"""
    return box[0][j] < s < box[1][j]


def first_cuts(boxes):
    """The cuts that have boxes on both sides and go through none of them: the two parts of each."""
    for j in range(2):
        for s in {box[0][j] for box in boxes} - {min(box[0][j] for box in boxes)}:
            if not any(crossed(box, j, s) for box in boxes):
                yield [[box for box in boxes if (box[1][j] <= s) == side] for side in (True, False)]


def from_a_tree(boxes):
    """Whether cuts can part the boxes, one after the other, until each is alone."""
    return len(boxes) == 1 or any(all(map(from_a_tree, parts)) for parts in first_cuts(boxes))


SQUARES = tuple(product(range(3), repeat=2))


def partitions(taken=()):
    """All partitions of a square of 3 times 3 unit squares into boxes."""
    covered = {(x, y) for (a, b), (c, e) in taken for x in range(a, c) for y in range(b, e)}
    free = [cell for cell in SQUARES if cell not in covered]
    if not free:
        yield taken
        return
    a, b = free[0]
    for c, e in product(range(a + 1, 4), range(b + 1, 4)):
        if not covered & set(product(range(a, c), range(b, e))):
            yield from partitions((*taken, ((a, b), (c, e))))


PARTITIONS = [found for found in partitions() if len(found) > 1]


@claim("tree-cells-boxes", by="exact", part=4)
@given(plantings(max_leaves=None))
def test_the_root_cuts_through_no_box(case):
    X, y, options = case
    tree = exact.grow(X, y, **options)
    if when(len(tree) > 1):
        j, s = int(tree.feature[0]), tree.threshold[0]
        assert all(box.high[j] <= s or s <= box.low[j] for box in tree.boxes())


@claim("tree-cells-boxes", by="enumeration", over=[(322, 2)], part=4)
def test_of_all_partitions_of_nine_squares_two_are_no_trees(number, pinwheels):
    """They have five boxes each, a pinwheel and its mirror image."""
    assert len(PARTITIONS) + 1 == number
    stuck = [boxes for boxes in PARTITIONS if not from_a_tree(boxes)]
    assert not any(list(first_cuts(boxes)) for boxes in stuck)
    assert [len(boxes) for boxes in stuck] == [5] * pinwheels


@twin("tree-cells-boxes", says="tests of linear combinations cut space into boxes, too", part=1,
      over=[(u, v) for u in XOR_POINTS for v in XOR_POINTS])  # fmt: skip
def test_twin_slanted_tests(u, v):
    """If u and v pass the test x_1 + x_2 <= 1, so does what takes one coordinate from each."""
    mixed = u[0], v[1]
    assert max(sum(u), sum(v)) > 1 or sum(mixed) <= 1


@twin("tree-cells-boxes", says="every partition into boxes belongs to a tree", part=4,
      over=PARTITIONS)  # fmt: skip
def test_twin_pinwheel(boxes):
    assert from_a_tree(boxes)


def corner(low, high):
    """A point of the interval from low to high, both ends included."""
    ends = [end for end in (high, low) if not np.isinf(float(end))]
    return ends[0] if ends else ZERO


@twin("tree-cells-boxes", says="points on the border belong to both boxes", part=2)
@given(case=plantings())
def test_twin_closed_boxes(case):
    X, y, options = case
    tree = exact.grow(X, y, **options)
    for box in tree.boxes():
        inside = [corner(low, high) for low, high in zip(box.low, box.high, strict=True)]
        for j in np.flatnonzero(~np.isinf(box.low.astype(float))).tolist():
            assert box.contains([[*inside[:j], box.low[j], *inside[j + 1 :]]])[0]


# -------------------------------------------------------------- threshold-conventions


columns = st.lists(integers, min_size=2, max_size=7)


@claim("threshold-conventions", by="exact", part=1)
@given(columns)
@example([ZERO, ZERO])
def test_both_conventions_have_the_same_splits(values):
    """Those with two nonempty sides, as sets of indices, for all thresholds that matter."""
    ends = [v + move for v in values for move in (-ONE / 2, ZERO, ONE / 2)]
    n = len(values)
    at_most = {tuple(v <= s for v in values) for s in ends}
    below = {tuple(v < s for v in values) for s in ends}
    trivial = {(True,) * n, (False,) * n}
    assert at_most - trivial == below - trivial
    assert len(at_most - trivial) == len(set(values)) - 1
    for low, high in pairwise(sorted(set(values))):
        middle = (low + high) / 2
        assert [v <= middle for v in values] == [v < middle for v in values]


@claim("threshold-conventions", by="exact", part=(2, 3))
@given(integers, integers)
def test_they_differ_at_the_threshold_only(x, s):
    both_ways((x <= s) != (x < s), x == s)
    assert (-x <= -s) == (x >= s)


@twin("threshold-conventions", says="they agree at thresholds that are values of the sample, too",
      part=2)  # fmt: skip
@given(values=columns)
def test_twin_threshold_at_a_value(values):
    s = values[0]
    assert [v <= s for v in values] == [v < s for v in values]


@twin("threshold-conventions", says="$n$ examples have $n-1$ splits by one feature", part=1)
@given(values=columns)
def test_twin_ties_have_splits(values):
    assert len(candidates([[v] for v in values], [0] * len(values))) == len(values) - 1


# -------------------------------------------------------------- xor-zero-gain


@claim("xor-zero-gain", by="enumeration", over=["gini", "entropy", "error"], part=(1, 2))
def test_no_split_of_the_four_points_helps(impurity):
    splits = candidates(*XOR, impurity=impurity)
    assert [split.decrease for split in splits] == [0, 0]
    for split in splits:  # the shares are those of the node, so no function of them changes
        assert sorted(np.array(XOR_LABELS)[split.goes_left].tolist()) == [0, 1]
    stuck = exact.grow(*XOR, impurity=impurity, allow_zero_gain=False)
    assert (len(stuck.leaves), stuck.errors.sum()) == (1, 2)
    tree = exact.grow(*XOR, impurity=impurity)
    assert (len(tree.leaves), tree.depth) == (4, 2)
    assert tree.predict(XOR_POINTS).tolist() == XOR_LABELS


def parity(d):
    """All points of the cube of dimension d, and whether the sum of their coordinates is odd."""
    X = list(product((0, 1), repeat=d))
    return X, [sum(x) % 2 for x in X]


@claim("xor-zero-gain", by="enumeration", over=[1, 2, 3, 4], part=3)
def test_nothing_is_gained_before_the_last_test(d):
    X, y = parity(d)
    tree = exact.grow(X, y)
    assert (len(tree.leaves), tree.depth) == (2**d, d)
    assert tree.errors[tree.leaves].sum() == 0
    for node in tree.inner.tolist():
        last = tree.depths[node] == d - 1
        assert (tree.decreases[node] > 0) == last
    sides = ((0,), (1,), (0, 1))
    for box in product(sides, repeat=d):  # every set of vertices that a box can hold
        inside = [y[X.index(x)] for x in product(*box)]
        assert len(set(inside)) == (1 if len(inside) == 1 else 2)


@twin("xor-zero-gain", says="splits of positive gain lead to no mistakes wherever a tree without "
      "mistakes exists", part=2, over=[parity(1), XOR])  # fmt: skip
def test_twin_positive_gains_are_enough(X, y):
    tree = exact.grow(X, y, allow_zero_gain=False)
    assert tree.predict(X).tolist() == list(y)


@twin("xor-zero-gain", says="features that say nothing about the label one by one say nothing "
      "together", part=1, over=[parity(2)])  # fmt: skip
def test_twin_alone_and_together(X, y):
    premise(all(split.decrease == 0 for split in candidates(X, y)))
    tree = exact.grow(X, y)
    assert tree.decreases.sum() == 0


@twin("xor-zero-gain", says="a tree for the parity of three bits can do with seven leaves", part=3,
      over=[parity(3)])  # fmt: skip
def test_twin_one_leaf_less(X, y):
    tree = exact.grow(X, y, max_leaves=7)
    assert tree.predict(X).tolist() == list(y)


# -------------------------------------------------------------- termination


def groups(X, y):
    """The labels at each point of the sample."""
    found = {}
    for x, label in zip(X, y, strict=True):
        found.setdefault(tuple(x), []).append(label)
    return found


def is_contradicted(labels):
    return len(set(labels)) > 1


def nonempty_splits(X):
    return [
        (j, low) for j, column in enumerate(zip(*X, strict=True))
        for low, _ in pairwise(sorted(set(column)))
    ]  # fmt: skip


def printed_rule_stops(X, y, kappa, pick):
    """The rule of the source: a leaf is done if it is pure or has fewer than kappa examples. Where
    no split has two nonempty sides, the next one leaves everything as it was, for ever."""
    if len(set(y)) == 1 or len(y) < kappa:
        return True
    splits = nonempty_splits(X)
    if not splits:
        return False
    j, s = pick(splits)
    for side in (True, False):
        rows = [i for i, x in enumerate(X) if (x[j] <= s) == side]
        if not printed_rule_stops([X[i] for i in rows], [y[i] for i in rows], kappa, pick):
            return False
    return True


contradictory = samples(n=(1, 6), d=(1, 2)).map(contradicted)  # labels -1 and 1


@claim("termination", by="exact", part=(1,))
@given(st.one_of(labelled(), contradictory))
def test_growth_ends(case):
    """After at most as many splits as there are different points, less one."""
    X, y = case
    for order in ("depth", "best"):
        tree = exact.grow(X, y, order=order)
        assert len(tree.inner) <= len(set(map(tuple, X))) - 1


@claim("termination", by="enumeration", over=range(1, 9), part=1)
def test_labels_that_alternate_need_all_of_them(n):
    tree = exact.grow([[i] for i in range(n)], [i % 2 for i in range(n)])
    assert len(tree.inner) == n - 1


@claim("termination", by="exact", part=2)
@given(st.one_of(labelled(), contradictory), st.integers(1, 4), st.randoms(use_true_random=False))
def test_when_the_printed_rule_stops(case, kappa, chance):
    """Whichever splits are chosen, as long as both sides are nonempty where that can be."""
    X, y = case
    small = all(len(g) < kappa for g in groups(X, y).values() if is_contradicted(g))
    both_ways(printed_rule_stops(X, y, kappa, chance.choice), small)


@twin("termination", says="the printed rule always stops: split until all leaves are pure or have "
      "fewer than $K$ examples", part=2, settles="e4-termination")  # fmt: skip
@given(case=contradictory)
def test_twin_printed_rule(case):
    X, y = case
    assert printed_rule_stops(X, y, 2, lambda splits: splits[0])


@twin("termination", says="on consistent samples it stops even if a split with an empty side may "
      "win ties", part=2, over=[parity(1), XOR])  # fmt: skip
def test_twin_empty_splits_win_ties(X, y):
    """An empty side gains 0. So it may win where no other split gains more."""
    assert len(set(y)) == 1 or max(split.decrease for split in candidates(X, y)) > 0


@twin("termination", says="two splits less than there are points are always enough", part=1)
@given(case=labelled(n=(2, 6), d=(1, 1)))
def test_twin_two_less(case):
    X, y = case
    assert len(exact.grow(X, y).inner) <= max(len(set(X)) - 2, 0)


# -------------------------------------------------------------- pure-leaves-iff


@claim("pure-leaves-iff", by="exact", part=(1, 2, 3))
@given(
    st.one_of(labelled(), contradictory), st.sampled_from(["gini", "entropy", "error"]),
    st.sampled_from(["depth", "best"]),
)  # fmt: skip
def test_what_a_full_tree_leaves(case, impurity, order):
    X, y = case
    tree = exact.grow(X, y, impurity=impurity, order=order)
    where = tree.apply(X).tolist()
    for leaf in tree.leaves.tolist():
        mine = [i for i, at in enumerate(where) if at == leaf]
        assert len({y[i] for i in mine}) == 1 or len({tuple(X[i]) for i in mine}) == 1
    found = groups(X, y).values()
    mistakes = int((tree.predict(X) != np.array(y)).sum())
    assert mistakes == sum(len(g) - max(map(g.count, g)) for g in found)
    assert mistakes == sum(min(sum(v != k for v in g) for k in (-1, 0, 1, 2)) for g in found)
    both_ways(mistakes == 0, not any(map(is_contradicted, found)))


@twin("pure-leaves-iff", says="a full tree makes no mistakes on its sample", part=3,
      settles="e3-pure")  # fmt: skip
@given(case=labelled())
def test_twin_no_mistakes(case):
    X, y = case
    assert exact.grow(X, y).predict(X).tolist() == list(y)


@twin("pure-leaves-iff", says="it is enough to take splits of positive gain", part=1,
      over=[parity(1), XOR])  # fmt: skip
def test_twin_positive_gain(X, y):
    tree = exact.grow(X, y, allow_zero_gain=False)
    assert all(sum(w > 0 for w in row) == 1 for row in tree.value[tree.leaves])


@twin("pure-leaves-iff", says="the mistakes number the examples that contradict another", part=2)
@given(case=labelled())
def test_twin_all_that_contradict(case):
    X, y = case
    found = [len(g) for g in groups(X, y).values() if is_contradicted(g)]
    assert exact.grow(X, y).errors[exact.grow(X, y).leaves].sum() == sum(found)


# -------------------------------------------------------------- greedy-order-irrelevant-when-full


def best_split(X, y, _step):
    """The first split of largest gain, and None where nothing is to be done."""
    if len(set(y)) == 1:
        return None
    best = None
    for split in candidates(X, y):
        if best is None or split.decrease > best.decrease:
            best = split
    return best and (best.feature, best.threshold)


def nodes_of(X, y, chance, rule=best_split):
    """Grow by splitting leaves in a random order: the split of each inner node, by its path."""
    waiting, found = [("", list(range(len(y))))], {}
    while waiting:
        path, rows = waiting.pop(chance.randrange(len(waiting)))
        split = rule([X[i] for i in rows], [y[i] for i in rows], len(found))
        if split:
            found[path] = split
            j, s = split
            waiting.append((path + "l", [i for i in rows if X[i][j] <= s]))
            waiting.append((path + "r", [i for i in rows if X[i][j] > s]))
    return found


def paths(tree):
    """The split of each inner node of a tree, by its path."""
    found, names = {}, {0: ""}
    for node in tree.inner.tolist():
        path = names[node]
        found[path] = int(tree.feature[node]), tree.threshold[node]
        names[int(tree.left[node])], names[int(tree.right[node])] = path + "l", path + "r"
    return found


@claim("greedy-order-irrelevant-when-full", by="exact", part=1)
@given(labelled(), st.randoms(use_true_random=False))
def test_any_order_gives_the_same_tree(case, chance):
    """Random orders, all leaves level by level, and the best leaf first."""
    X, y = case
    wanted = nodes_of(X, y, chance)
    for order in ("depth", "best"):
        assert paths(exact.grow(X, y, order=order)) == wanted


LINE = [[i] for i in range(7)]
SEVEN = [0, 1, 0, 0, 1, 1, 0]


@claim("greedy-order-irrelevant-when-full", by="enumeration", over=[(LINE, SEVEN)], part=2)
def test_with_a_cap_the_order_decides(X, y):
    by_level = exact.grow(X, y, max_leaves=3)
    best_first = exact.grow(X, y, max_leaves=3, order="best")
    assert paths(by_level).keys() == {"", "l"}
    assert paths(best_first).keys() == {"", "r"}
    assert (by_level.errors[by_level.leaves].sum(), best_first.errors[best_first.leaves].sum()) == (
        2,
        1,
    )


@twin("greedy-order-irrelevant-when-full", says="the same holds with a cap on the number of leaves",
      part=2, over=[(LINE, [0, 1, 0, *y]) for y in product((0, 1), repeat=4)])  # fmt: skip
def test_twin_cap(X, y):
    orders = ("depth", "best")
    one, other = (paths(exact.grow(X, y, max_leaves=3, order=order)) for order in orders)
    assert one == other


def turn_by_turn(X, y, step):
    """A rule that looks at more than the leaf: features take turns, split by split."""
    if len(set(y)) == 1:
        return None
    splits = nonempty_splits(X)
    return splits and splits[step % len(splits)]


@twin("greedy-order-irrelevant-when-full", says="it holds for rules that depend on how many splits "
      "were made before", part=1, over=range(10))  # fmt: skip
def test_twin_rules_with_a_memory(seed):
    """The corners of a cube with eight labels, and two random orders."""
    orders = Random(seed), Random(seed + 1)
    X = parity(3)[0]
    one, other = (nodes_of(X, list(range(8)), chance, turn_by_turn) for chance in orders)
    assert one == other


# -------------------------------------------------------------- mean-split-nonempty


lists = st.one_of(
    st.lists(rationals, min_size=1, max_size=7),
    st.tuples(rationals, st.integers(1, 5)).map(lambda pair: [pair[0]] * pair[1]),
)


@claim("mean-split-nonempty", by="exact", part=(1, 2))
@given(lists)
def test_the_mean_has_values_on_both_sides(v):
    m = sum(v) / len(v)
    differ = len(set(v)) > 1
    both_ways(any(x < m for x in v) and any(x >= m for x in v), differ)
    both_ways(any(x <= m for x in v) and any(x > m for x in v), differ)


@claim("mean-split-nonempty", by="exact", part=3)
@given(st.lists(integers, min_size=1, max_size=7), rationals)
def test_which_thresholds_have(v, s):
    both_ways(any(x < s for x in v) and any(x >= s for x in v), min(v) < s <= max(v))


def median(v):
    ordered, n = sorted(v), len(v)
    return (ordered[(n - 1) // 2] + ordered[n // 2]) / 2


@twin("mean-split-nonempty", says="so does the median", part=1)
@given(v=st.lists(integers, min_size=1, max_size=5))
def test_twin_the_median(v):
    m = median(v)
    assert len(set(v)) == 1 or (any(x < m for x in v) and any(x >= m for x in v))


@twin("mean-split-nonempty", says="constant features are split by their mean, too", part=2)
@given(v=lists)
def test_twin_constant(v):
    m = sum(v) / len(v)
    assert any(x > m for x in v)


@twin("mean-split-nonempty", says="the largest value is no threshold for $v<s$", part=3)
@given(v=st.lists(integers, min_size=2, max_size=5))
def test_twin_the_largest(v):
    s = max(v)
    assert not (any(x < s for x in v) and any(x >= s for x in v))

"""Chapter *How mixed is a leaf*: impurities and what a split gains."""

from fractions import Fraction
from itertools import permutations, product
from math import isclose, log, prod

import numpy as np
from evidence import both_ways, claim, premise, twin
from hypothesis import example, given
from hypothesis import strategies as st
from margins.trees import exact
from margins.trees.impurity import entropy, error, gain, gini, variance, variance_gain
from strategies import HALF, QUARTER, integers, nonnegative, positive, rationals, samples, vectors

# Entropy has no fractions. But n times the entropy of counts c_1, ..., c_K is ln(n^n / prod c^c),
# and those are compared in whole numbers.


def power(counts):
    """e to the n times the entropy of these counts."""
    n = sum(counts)
    return Fraction(n**n, prod(c**c for c in counts))


@st.composite
def tables(draw, classes=(2, 4), rows=2, most=4):
    """Counts of the classes in some nodes, none of them empty; sometimes proportional ones."""
    K = draw(st.integers(*classes))
    row = st.lists(st.integers(0, most), min_size=K, max_size=K).filter(any)
    found = [draw(row) for _ in range(rows)]
    if rows > 1 and draw(st.booleans()):
        times = draw(st.sampled_from([1, 2]))
        found[1] = [times * c for c in found[0]]
    return found


counts = st.one_of(
    tables(rows=1).map(lambda rows: rows[0]),
    st.integers(1, 4).flatmap(
        lambda n: st.integers(2, 5).flatmap(
            lambda K: st.sampled_from([[n] * K, [n] + [0] * (K - 1)])
        )
    ),
)
weights = st.lists(nonnegative, min_size=2, max_size=5).filter(any)


def uniform(row):
    return len(set(row)) == 1


def pure(row):
    return sum(c > 0 for c in row) == 1


def shares(row):
    return [Fraction(c, sum(row)) for c in row]


# -------------------------------------------------------------- impurity-axioms


@claim("impurity-axioms", by="exact", part=(1, 2))
@given(st.one_of(counts, weights))
def test_error_and_gini_between_pure_and_uniform(row):
    """Of counts and of other weights: 0 exactly if pure, the most exactly if uniform."""
    most = 1 - Fraction(1, len(row))
    for measure in (error, gini):
        value = measure(row)
        assert 0 <= value <= most
        both_ways(value == 0, pure(row))
        both_ways(value == most, uniform(row))


@claim("impurity-axioms", by="exact", part=(1, 2))
@given(counts)
def test_entropy_between_pure_and_uniform(row):
    """In whole numbers, as powers of e."""
    n, value = sum(row), power(row)
    assert 1 <= value <= len(row) ** n
    both_ways(value == 1, pure(row))
    both_ways(value == len(row) ** n, uniform(row))


@claim("impurity-axioms", by="property", part=(1, 2, 3))
@given(counts)
def test_the_entropy_of_the_library(row):
    """Within a few roundings it is the logarithm of that power, in any order of the classes."""
    assert isclose(entropy(row), log(power(row)) / sum(row), rel_tol=1e-13, abs_tol=1e-15)
    assert isclose(entropy(row), entropy(row[::-1]), rel_tol=1e-14, abs_tol=1e-15)


@claim("impurity-axioms", by="exact", part=3)
@given(weights.filter(lambda row: len(row) < 5), positive)
def test_order_and_scale_do_not_matter(row, scale):
    for measure in (error, gini):
        values = {
            measure([scale * row[k] for k in order]) for order in permutations(range(len(row)))
        }
        assert values == {measure(row)}


@claim("impurity-axioms", by="enumeration", over=range(1, 13), part=4)
def test_two_classes_rise_to_one_half(n):
    """n examples, the first class with 0, 1, ..., n/2 of them."""
    rows = [(k, n - k) for k in range(n // 2 + 1)]
    for measure in (error, gini, power):
        values = list(map(measure, rows))
        assert values == sorted(set(values))
        assert values == [measure(row[::-1]) for row in rows]


@claim("impurity-axioms", by="exact", part=4)
@given(st.lists(st.integers(0, 24).map(lambda k: Fraction(k, 48)), min_size=2, max_size=2,
                unique=True))  # fmt: skip
def test_two_shares(pair):
    low, high = sorted(pair)
    for measure in (error, gini):
        assert measure([low, 1 - low]) < measure([high, 1 - high])
    assert error([low, 1 - low]) == low
    assert gini([low, 1 - low]) == 2 * low * (1 - low)


@twin(
    "impurity-axioms",
    says="$\\max(q,1-q)$ is an impurity: it is $0$ where all labels are equal",
    part=1,
    settles="e4-impurity-max",
)
@given(row=tables(classes=(2, 2), rows=1))
def test_twin_the_larger_share(row):
    value = max(shares(row[0]))
    assert (value == 0) == pure(row[0])


@twin(
    "impurity-axioms",
    says="$h(q)=q(1\\;q)$, as it is printed, is $0$ where all labels are equal",
    part=1,
    settles="e4-lost-minus",
)
@given(row=tables(classes=(2, 2), rows=1))
def test_twin_without_its_minus(row):
    q, _ = shares(row[0])
    assert not pure(row[0]) or q * (1 * q) == 0


@twin("impurity-axioms", says="no impurity is above $\\frac12$", part=2)
@given(row=counts)
def test_twin_half_is_the_most(row):
    assert gini(row) <= HALF


@twin("impurity-axioms", says="for three classes, too, the Gini impurity falls with the largest "
      "share: nodes with one largest share have one impurity", part=4)  # fmt: skip
@given(row=tables(classes=(3, 3), rows=1))
def test_twin_one_share_tells_all(row):
    (found,) = row
    other = [max(found), sum(found) - max(found), 0]
    assert gini(found) == gini(other)


# -------------------------------------------------------------- impurity-concave

mixtures = st.sampled_from([Fraction(1, 3), HALF, Fraction(3, 4), Fraction(1, 100)])


def mixed(q, p, t):
    return [t * a + (1 - t) * b for a, b in zip(q, p, strict=True)]


def majorities(row):
    return {k for k, c in enumerate(row) if c == max(row)}


@claim("impurity-concave", by="exact", part=(1, 2, 3))
@given(tables(), st.one_of(mixtures, st.sampled_from([Fraction(0), Fraction(1)])))
def test_between_two_nodes_there_is_more(table, t):
    q, p = map(shares, table)
    gaps = {
        measure: measure(mixed(q, p, t)) - t * measure(q) - (1 - t) * measure(p)
        for measure in (error, gini)
    }
    assert min(gaps.values()) >= 0
    if 0 < t < 1:
        both_ways(gaps[gini] == 0, q == p)
        both_ways(gaps[error] == 0, majorities(q) & majorities(p))


@claim("impurity-concave", by="exact", part=(1, 2))
@given(tables())
def test_entropy_in_whole_numbers(table):
    """Two nodes put together; other mixtures are multiples of their counts."""
    q, p = table
    together = power([a + b for a, b in zip(q, p, strict=True)])
    assert together >= power(q) * power(p)
    both_ways(together == power(q) * power(p), shares(q) == shares(p))


@twin("impurity-concave", says="the error is strictly concave", part=2)
@given(table=tables(classes=(2, 2)))
def test_twin_error_is_strict(table):
    q, p = map(shares, table)
    assert q == p or 2 * error(mixed(q, p, HALF)) > error(q) + error(p)


@twin(
    "impurity-concave",
    says="whatever is $0$ at pure nodes and rises to its peak at equal shares is concave: "
    "the square of the Gini impurity",
    part=1,
)
@given(table=tables(classes=(2, 2)))
def test_twin_the_axioms_are_enough(table):
    q, p = map(shares, table)
    assert 2 * gini(mixed(q, p, HALF)) ** 2 >= gini(q) ** 2 + gini(p) ** 2


@twin("impurity-concave", says="a majority of the one that occurs in the other is enough", part=3)
@given(table=tables())
def test_twin_one_majority(table):
    q, p = map(shares, table)
    gap = 2 * error(mixed(q, p, HALF)) - error(q) - error(p)
    assert gap == 0 or not majorities(q) <= {k for k, v in enumerate(p) if v > 0}


# -------------------------------------------------------------- gini-is-variance, conv-gini


labelled = st.integers(2, 4).flatmap(
    lambda K: st.lists(st.integers(0, K - 1), min_size=1, max_size=7).map(lambda y: (y, K))
)


@claim("gini-is-variance", by="exact", part=1)
@given(st.lists(st.integers(0, 1), min_size=1, max_size=9))
def test_variance_of_zeros_and_ones(y):
    q = Fraction(sum(y), len(y))
    assert variance(y) == q * (1 - q) == gini([sum(y), len(y) - sum(y)]) / 2


@claim("gini-is-variance", by="exact", part=(2, 3))
@given(labelled)
def test_variances_of_all_classes_and_pairs_that_differ(case):
    y, K = case
    value = gini([y.count(k) for k in range(K)])
    assert value == sum(variance([int(v == k) for v in y]) for k in range(K))
    assert value == Fraction(sum(a != b for a in y for b in y), len(y) ** 2)


@twin("gini-is-variance", says="the variance with $n-1$ in place of $n$ is $q(1-q)$", part=1)
@given(y=st.lists(st.integers(0, 1), min_size=2, max_size=9))
def test_twin_the_other_variance(y):
    q = Fraction(sum(y), len(y))
    assert variance(y) * Fraction(len(y), len(y) - 1) == q * (1 - q)


@twin("gini-is-variance", says="the Gini impurity is the variance of the classes' numbers, twice",
      part=2)  # fmt: skip
@given(case=labelled)
def test_twin_numbers_of_classes(case):
    y, K = case
    assert gini([y.count(k) for k in range(K)]) == 2 * variance(y)


@twin("gini-is-variance", says="it is the chance that two different examples disagree", part=3)
@given(case=labelled)
def test_twin_without_replacement(case):
    y, K = case
    n = len(y)
    pairs = [(a, b) for i, a in enumerate(y) for j, b in enumerate(y) if i != j]
    chance = Fraction(sum(a != b for a, b in pairs), n * (n - 1)) if n > 1 else 0
    assert gini([y.count(k) for k in range(K)]) == chance


@claim("conv-gini", by="exact", part=(1, 2))
@given(st.lists(st.integers(0, 1), min_size=1, max_size=7), rationals, rationals)
@example([0, 1, 1], Fraction(1), Fraction(-1))
def test_two_labels_by_any_two_numbers(z, a, b):
    q = Fraction(sum(z), len(z))
    assert 2 * q * (1 - q) == 1 - q**2 - (1 - q) ** 2 == gini([q, 1 - q])
    assert variance([a if v else b for v in z]) == (a - b) ** 2 * q * (1 - q)


def best(candidates, measure):
    """The candidates with the largest gain."""
    gains = [gain(children, measure) for children in candidates]
    return [i for i, value in enumerate(gains) if value == max(gains)]


def cuts(labels, K=2):
    """The class counts on both sides of each cut of a sequence of labels."""
    return [
        [[part.count(k) for k in range(K)] for part in (labels[:c], labels[c:])]
        for c in range(1, len(labels))
    ]


sequences = st.lists(st.integers(0, 1), min_size=2, max_size=8)


@claim("conv-gini", by="exact", part=3)
@given(sequences, positive, rationals)
def test_factors_and_constants_change_no_choice(y, factor, constant):
    """Nor does the variance of 0 and 1, or of -1 and 1, in place of the Gini impurity."""
    wanted = best(cuts(y), "gini")
    assert best(cuts(y), lambda w: factor * gini(w) + constant) == wanted
    for labels in (y, [2 * v - 1 for v in y]):
        gains = [variance_gain(labels, [int(i >= c) for i in range(len(y))])
                 for c in range(1, len(y))]  # fmt: skip
        assert [c for c, value in enumerate(gains) if value == max(gains)] == wanted


@twin("conv-gini", says="$1-\\sum_kq_k^2=q(1-q)$ for two classes", part=1)
@given(y=sequences)
def test_twin_without_the_two(y):
    q = Fraction(sum(y), len(y))
    assert gini([q, 1 - q]) == q * (1 - q)


@twin("conv-gini", says="labels $\\pm1$ have the variance $q(1-q)$", part=2)
@given(y=sequences)
def test_twin_signs(y):
    q = Fraction(sum(y), len(y))
    assert variance([2 * v - 1 for v in y]) == q * (1 - q)


@twin("conv-gini", says="an increasing function of the impurity, such as its square, changes no "
      "choice", part=3)  # fmt: skip
@given(y=sequences)
def test_twin_monotone_is_enough(y):
    assert best(cuts(y), lambda w: gini(w) ** 2) == best(cuts(y), "gini")


# -------------------------------------------------------------- gain-nonnegative


@st.composite
def concave_cases(draw):
    """Some children, and affine functions of the shares; the least of them is concave."""
    table = draw(tables(rows=draw(st.integers(2, 3))))
    line = st.tuples(rationals, vectors(len(table[0])))
    return table, draw(st.lists(line, min_size=1, max_size=3))


@claim("gain-nonnegative", by="exact", part=1)
@given(concave_cases())
def test_a_split_loses_nothing(case):
    """For any concave function of the shares, two or three children."""
    table, lines = case

    def least(row):
        q = [c / sum(row) for c in row]
        return min(c + sum(g * v for g, v in zip(slope, q, strict=True)) for c, slope in lines)

    assert gain(table, least) >= 0
    assert min(gain(table, name) for name in ("gini", "error")) >= 0


@claim("gain-nonnegative", by="exact", part=2)
@given(tables())
def test_the_gini_gain_is_a_distance_of_shares(table):
    q, p = map(shares, table)
    first, second = map(sum, table)
    factor = Fraction(first * second, (first + second) ** 2)
    found = gain(table)
    assert found == factor * sum((a - b) ** 2 for a, b in zip(q, p, strict=True))
    both_ways(found > 0, q != p)
    together = [sum(column) for column in zip(*table, strict=True)]
    both_ways(power(together) > prod(map(power, table)), q != p)


@st.composite
def divided(draw):
    """Numbers with weights, in two groups that both weigh something; sometimes of equal means."""
    y = draw(st.lists(integers, min_size=2, max_size=6))
    groups = [0, 1, *draw(st.lists(st.integers(0, 1), min_size=len(y) - 2, max_size=len(y) - 2))]
    w = [draw(positive), draw(positive), *(draw(nonnegative) for _ in y[2:])]
    if draw(st.booleans()):
        y = [*y, *y]
        groups, w = [*groups, *(1 - g for g in groups)], [*w, *w]
    return y, groups, w


@claim("gain-nonnegative", by="exact", part=3)
@given(divided())
def test_the_variance_gain_is_a_distance_of_means(case):
    y, groups, w = case
    sizes = [sum(v for v, g in zip(w, groups, strict=True) if g == side) for side in (0, 1)]
    means = [
        sum(v * c for v, c, g in zip(w, y, groups, strict=True) if g == side) / sizes[side]
        for side in (0, 1)
    ]
    found = variance_gain(y, groups, w)
    assert found == sizes[0] * sizes[1] / sum(sizes) ** 2 * (means[0] - means[1]) ** 2
    both_ways(found > 0, means[0] != means[1])


def unweighted(table):
    """The parent's Gini impurity minus the plain mean of the children's."""
    together = [sum(column) for column in zip(*table, strict=True)]
    return gini(together) - sum(map(gini, table)) / len(table)


@twin("gain-nonnegative", says="the plain mean of the children is at most the parent, too", part=1)
@given(table=tables(classes=(2, 2), most=9))
def test_twin_plain_mean(table):
    assert unweighted(table) >= 0


@twin("gain-nonnegative", says="the plain sum of the children is at most the parent", part=1)
@given(table=tables(classes=(2, 2)))
def test_twin_plain_sum(table):
    together = [sum(column) for column in zip(*table, strict=True)]
    assert sum(map(gini, table)) <= gini(together)


@twin("gain-nonnegative", says="no child is more mixed than its parent", part=1)
@given(table=tables(classes=(2, 2)))
def test_twin_each_child(table):
    together = [sum(column) for column in zip(*table, strict=True)]
    assert max(map(gini, table)) <= gini(together)


def splits_of(first, second):
    """All splits of a node with two classes into two nonempty children."""
    rows = list(product(range(first + 1), range(second + 1)))[1:-1]
    return [[[a, b], [first - a, second - b]] for a, b in rows]


@twin("gain-nonnegative", says="without concavity, for the square of the Gini impurity, no split "
      "loses anything", part=1, over=splits_of(7, 1))  # fmt: skip
def test_twin_not_concave(left, right):
    assert gain([left, right], lambda row: gini(row) ** 2) >= 0


@twin("gain-nonnegative", says="the error, too, falls whenever the shares of the children differ",
      part=2)  # fmt: skip
@given(table=tables())
def test_twin_error_sees_all(table):
    q, p = map(shares, table)
    assert q == p or gain(table, "error") > 0


@twin("gain-nonnegative", says="the factor is $\\frac14$ for children of any sizes", part=3)
@given(case=divided())
def test_twin_factor_of_halves(case):
    y, groups, _ = case
    sides = [[v for v, g in zip(y, groups, strict=True) if g == side] for side in (0, 1)]
    means = [Fraction(sum(side)) / len(side) for side in sides]
    assert variance_gain(y, groups) == QUARTER * (means[0] - means[1]) ** 2


# -------------------------------------------------------------- weighted-matters


def plain_best(y):
    """The cuts with the least plain mean of the children's Gini impurities."""
    values = [sum(map(gini, children)) for children in cuts(y)]
    return [i for i, value in enumerate(values) if value == min(values)]


def words(n):
    return [list(y) for y in product((0, 1), repeat=n)]


@claim("weighted-matters", by="enumeration", over=[[0, 0, 1, 0]], part=1)
def test_two_rules_two_trees(y):
    """Cuts are counted from 0 here: cut i is after i + 1 labels."""
    assert best(cuts(y), "gini") == [1]
    assert plain_best(y) == [0, 2]


@claim("weighted-matters", by="enumeration", over=range(2, 5), part=2)
def test_the_shortest_sequences(n):
    differ = [y for y in words(n) if best(cuts(y), "gini") != plain_best(y)]
    flipped = [[0, 0, 1, 0], [0, 1, 0, 0], [1, 0, 1, 1], [1, 1, 0, 1]]
    assert differ == (flipped if n == 4 else [])


@claim("weighted-matters", by="exact", part=3)
@given(st.integers(1, 9), st.integers(1, 9), st.integers(1, 9), st.integers(1, 9))
@example(2, 1, 1, 1)
def test_copies_do_not_move_the_weighted_choice(a, b, c, d):
    """A weighted gain is the same for examples that are stored several times, all alike."""
    table, many = [[a, b], [c, d]], 3
    assert gain(table) == gain([[many * v for v in row] for row in table])


@twin("weighted-matters", says="both rules take the same cut", part=1, settles="e4-unweighted",
      over=words(4))  # fmt: skip
def test_twin_weights_do_not_matter(y):
    assert best(cuts(y), "gini") == plain_best(y)


@twin("weighted-matters", says="three labels are enough for the rules to differ", part=2,
      over=[words(3)])  # fmt: skip
def test_twin_three_labels(all_words):
    assert any(best(cuts(y), "gini") != plain_best(y) for y in all_words)


# -------------------------------------------------------------- error-impurity-stalls


@claim("error-impurity-stalls", by="exact", part=1)
@given(tables())
def test_when_the_error_stalls(table):
    both_ways(gain(table, "error") == 0, set.intersection(*map(majorities, table)))


@claim("error-impurity-stalls", by="enumeration", over=[([1, 0], [1, 1])], part=2)
def test_a_useful_split_that_the_error_does_not_see(left, right):
    table = [left, right]
    assert error([2, 1]) == Fraction(1, 3)
    assert gini([2, 1]) == Fraction(4, 9)
    assert gain(table, "error") == 0
    assert gain(table) == Fraction(4, 9) - Fraction(1, 3)


@claim(
    "error-impurity-stalls", by="enumeration",
    over=[([[3, 1], [1, 3]], [[2, 4], [2, 0]])], part=3,
)  # fmt: skip
def test_equal_errors_are_not_equally_good(even, one_pure):
    assert gain(even, "error") == gain(one_pure, "error") == QUARTER
    assert (gain(even), gain(one_pure)) == (Fraction(1, 8), Fraction(1, 6))


@twin("error-impurity-stalls", says="the same holds for the Gini impurity", part=1)
@given(table=tables())
def test_twin_gini_stalls(table):
    assert (gain(table) == 0) == bool(set.intersection(*map(majorities, table)))


@twin(
    "error-impurity-stalls",
    says="a sample with two labels and without equal points has a split that lowers the "
    "classification error",
    part=2,
    settles="e3-greedy-error",
)
@given(y=st.lists(st.integers(0, 1), min_size=2, max_size=6))
def test_twin_some_split_lowers_the_error(y):
    assert len(set(y)) == 1 or max(gain(children, "error") for children in cuts(y)) > 0


@twin("error-impurity-stalls", says="of two splits with one error the Gini gain is the same",
      part=3)  # fmt: skip
@given(pair=st.lists(st.sampled_from(splits_of(4, 4)), min_size=2, max_size=2))
def test_twin_one_error_one_gini(pair):
    one, other = pair
    assert gain(one, "error") != gain(other, "error") or gain(one) == gain(other)


# -------------------------------------------------------------- mdi-telescopes


@st.composite
def plantings(draw, *, impurities=("gini", "error", "variance"), **limits):
    """A sample with weights, and how to grow a tree on it."""
    X, y = draw(samples(n=(2, 7), d=(1, 3), two_classes=True))
    options = {
        "impurity": draw(st.sampled_from(impurities)),
        "max_leaves": draw(st.sampled_from([2, 3, None])),
        "order": draw(st.sampled_from(["depth", "best"])),
    }
    return X, y, [draw(positive) for _ in y], options | limits


def impurity_of(y, w, name):
    """The impurity of weighted examples, from the definition."""
    if name == "variance":
        return variance(y, w)
    row = [sum((v for v, c in zip(w, y, strict=True) if c == k), Fraction(0)) for k in (-1, 1)]
    return {"gini": gini, "error": error}[name](row)


@claim("mdi-telescopes", by="exact", part=(1, 2, 3))
@given(plantings())
def test_decreases_add_up_to_what_the_leaves_have_lost(case):
    """The leaves are found by asking the tree for each example."""
    X, y, w, options = case
    tree = exact.grow(X, y, sample_weight=w, **options)
    where = tree.apply(X)
    lost = Fraction(0)
    for leaf in set(where.tolist()):
        mine = [i for i in range(len(y)) if where[i] == leaf]
        inside = impurity_of([y[i] for i in mine], [w[i] for i in mine], tree.criterion)
        lost += sum(w[i] for i in mine) / sum(w) * inside
    whole = impurity_of(y, w, tree.criterion) - lost
    assert tree.decreases.sum() == whole
    importances = tree.importances().tolist()
    assert sum(importances) == whole
    assert min(importances) >= 0


@twin("mdi-telescopes", says="each decrease counts the same, however few examples reach the node",
      part=1, settles="e4-mdi")  # fmt: skip
@given(case=plantings(impurities=("gini",), max_leaves=None))
def test_twin_decreases_without_the_share_of_the_node(case):
    X, y, w, options = case
    tree = exact.grow(X, y, sample_weight=w, **options)
    plain = tree.decreases * tree.weight[0] / tree.weight
    inside = (tree.weight * tree.impurity)[tree.leaves].sum() / sum(w)
    assert plain.sum() == impurity_of(y, w, "gini") - inside


@twin("mdi-telescopes", says="a feature that no label depends on has importance $0$", part=2)
@given(X=st.lists(vectors(2, integers), min_size=2, max_size=4))
def test_twin_noise_has_no_importance(X):
    """The labels are signs of the second feature."""
    tree = exact.grow(X, [1 if x[1] > 0 else -1 for x in X])
    assert tree.importances()[0] == 0


@twin("mdi-telescopes", says="importances add up to $1$", part=3)
@given(case=plantings(impurities=("gini",)))
def test_twin_sum_is_one(case):
    X, y, w, options = case
    assert sum(exact.grow(X, y, sample_weight=w, **options).importances().tolist()) == 1


def test_the_worked_tree():
    """Root (4, 4), children (3, 1) and (1, 3), and the first of these split to the end."""
    X = [[0, 0], [0, 0], [0, 0], [0, 1], [1, 0], [1, 0], [1, 0], [1, 0]]
    tree = exact.grow(X, [0, 0, 0, 1, 0, 1, 1, 1], max_leaves=3, order="best")
    assert tree.decreases[tree.inner].tolist() == [Fraction(1, 8), Fraction(3, 16)]
    premise(len(np.unique(tree.apply(X))) == 3)

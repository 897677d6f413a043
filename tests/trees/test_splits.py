"""Chapter *What splits promise*: qualitative features, means in leaves, chance, and stumps."""

from fractions import Fraction
from itertools import combinations, pairwise, permutations, product
from math import prod

import numpy as np
import pytest
from evidence import both_ways, claim, twin
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.trees import exact
from margins.trees.every_split import candidates, subsets
from margins.trees.impurity import error, gini, variance, variance_gain
from margins.trees.splits import expected_decrease, level_splits, most_dichotomies, zigzag
from margins.trees.stumps import Stump, all_stumps, dichotomies
from strategies import HALF, ONE, ZERO, integers, nonnegative, points, positive, rationals, signs

# -------------------------------------------------------------- categorical-count


def pairs_of_groups(q):
    """All ways to part range(q) into two nonempty groups, as sets of two sets."""
    levels = range(q)
    return {
        frozenset({frozenset(chosen), frozenset(levels) - set(chosen)})
        for size in range(1, q)
        for chosen in combinations(levels, size)
    }


@claim("categorical-count", by="enumeration", over=range(1, 9), part=1)
def test_the_number_of_groupings(q):
    assert len(pairs_of_groups(q)) == level_splits(q) == 2 ** (q - 1) - 1
    listed = {frozenset({frozenset(a), frozenset(range(q)) - set(a)}) for a in subsets(range(q))}
    assert listed == pairs_of_groups(q)


@claim("categorical-count", by="enumeration", over=range(1, 7), part=2)
def test_thresholds_reach_few_of_them(q):
    """An ordered feature has q - 1 splits; every grouping is one of them for some coding."""
    X = [[v] for v in range(q)]
    by_threshold = candidates(X, list(range(q)))
    by_level = candidates(X, list(range(q)), categorical=[0]) if q > 1 else []
    assert (len(by_threshold), len(by_level)) == (q - 1, level_splits(q))
    reached = set()
    for coding in permutations(range(q)):
        for k in range(1, q):
            low = frozenset(coding[:k])
            reached.add(frozenset({low, frozenset(range(q)) - low}))
    assert reached == pairs_of_groups(q)


@twin("categorical-count", says="$q$ levels have $2^q-2$ splits", part=1, over=range(2, 5))
def test_twin_both_orders(q):
    assert len(pairs_of_groups(q)) == 2**q - 2


@twin("categorical-count", says="numbering the levels loses no split", part=2, over=range(1, 5))
def test_twin_numbers_are_enough(q):
    assert len(candidates([[v] for v in range(q)], [0] * q)) == level_splits(q)


# -------------------------------------------------------------- categorical-sorted-suffices


def cost(groups, measure):
    """The sizes of the groups times their impurities, added up."""
    return sum(sum(row) * measure(row) for row in groups)


def joined(rows):
    return [sum(column) for column in zip(*rows, strict=True)]


def groupings(rows, orders=None):
    """The class counts of both groups: for all splits of the levels, or for the first levels of
    some orders."""
    q = len(rows)
    chosen = (
        [set(a) for a in subsets(range(q))]
        if orders is None
        else [set(order[:k]) for order in orders for k in range(1, q)]
    )
    return [
        [joined([rows[v] for v in range(q) if (v in a) == side]) for side in (True, False)]
        for a in chosen
    ]


def share(row, k=1):
    return Fraction(row[k], sum(row))


@st.composite
def level_tables(draw, K=2, q=(2, 5), most=4):
    """The class counts of each level; each level has an example."""
    row = st.lists(st.integers(0, most), min_size=K, max_size=K).filter(any)
    return draw(st.lists(row, min_size=q[0], max_size=q[1]))


def power(row):
    """e to the n times the entropy."""
    n = sum(row)
    return Fraction(n**n, prod(c**c for c in row))


def in_some_order(draw, rows, key):
    """The levels by their key, equal ones in any order."""
    ties = draw(st.permutations(range(len(rows))))
    return sorted(ties, key=lambda v: key(rows[v]))


@claim("categorical-sorted-suffices", by="exact", part=1)
@given(st.data(), level_tables())
def test_the_first_levels_are_enough(data, rows):
    """For Gini, error, entropy (as a whole number) and the least of some affine functions, with
    ties among the levels in any order."""
    order = in_some_order(data.draw, rows, share)
    lines = data.draw(st.lists(st.tuples(rationals, rationals), min_size=1, max_size=3))

    def concave(row):
        return min(a + b * share(row) for a, b in lines)

    for measure in (gini, error, concave):
        best = min(cost(groups, measure) for groups in groupings(rows))
        assert min(cost(groups, measure) for groups in groupings(rows, [order])) == best
    entropies = [prod(map(power, groups)) for groups in groupings(rows)]
    assert min(prod(map(power, g)) for g in groupings(rows, [order])) == min(entropies)


@claim("categorical-sorted-suffices", by="exact", part=1)
@given(level_tables())
def test_the_library_finds_the_best_grouping(rows):
    """`exact.grow` tries the sorted ones only."""
    X = [[v] for v, row in enumerate(rows) for count in row for _ in range(count)]
    y = [k for row in rows for k, count in enumerate(row) for _ in range(count)]
    splits = candidates(X, y, categorical=[0])
    total = len(y) * gini(joined(rows))
    best = total - min(cost(groups, gini) for groups in groupings(rows))
    assert max(split.decrease for split in splits) == best


@st.composite
def lined(draw):
    """Levels in two groups, and the least of some lines, of which two touch it at the means."""
    q = draw(st.integers(2, 5))
    levels = [(draw(positive), draw(rationals)) for _ in range(q)]
    first = draw(st.sets(st.integers(0, q - 1), min_size=1, max_size=q - 1))
    lines = draw(st.lists(st.tuples(rationals, rationals), min_size=1, max_size=4))
    return levels, first, lines


def at(line, x):
    return line[0] + line[1] * x


def mean_of(levels, group):
    size = sum((levels[v][0] for v in group), ZERO)
    return size, sum(levels[v][0] * levels[v][1] for v in group) / size


def summed(levels, groups, h):
    found = [mean_of(levels, group) for group in groups if group]
    return sum(size * h(mean) for size, mean in found)


def regrouped(levels, first, second):
    """The levels where the first line is at most the second, and the others."""
    ours = {v for v, (_, p) in enumerate(levels) if at(first, p) <= at(second, p)}
    return ours, set(range(len(levels))) - ours


@claim("lines-regroup-levels", by="exact", part=(1, 2))
@given(lined())
def test_regrouping_costs_nothing_and_sorts(case):
    levels, A, lines = case
    B = set(range(len(levels))) - A

    def h(x):
        return min(at(line, x) for line in lines)

    touching = [min(lines, key=lambda line, g=g: at(line, mean_of(levels, g)[1])) for g in (A, B)]
    new = regrouped(levels, *touching)
    assert summed(levels, new, h) <= summed(levels, (A, B), h)
    for group, other in (new, new[::-1]):
        inside = [levels[v][1] for v in group]
        assert not any(min(inside, default=0) <= levels[v][1] <= max(inside, default=-1)
                       for v in other)  # fmt: skip


@twin("lines-regroup-levels", says="any lines through the two points will do", part=1)
@given(case=lined(), slopes=st.tuples(rationals, rationals))
def test_twin_lines_that_cut(case, slopes):
    levels, A, lines = case
    B = set(range(len(levels))) - A

    def h(x):
        return min(at(line, x) for line in lines)

    means = [mean_of(levels, group)[1] for group in (A, B)]
    through = [(h(m) - slope * m, slope) for m, slope in zip(means, slopes, strict=True)]
    assert summed(levels, regrouped(levels, *through), h) <= summed(levels, (A, B), h)


@twin("lines-regroup-levels", says="the first new group has the smallest $p_l$", part=2)
@given(case=lined())
def test_twin_always_the_first_part(case):
    levels, A, lines = case
    B = set(range(len(levels))) - A
    touching = [min(lines, key=lambda line, g=g: at(line, mean_of(levels, g)[1])) for g in (A, B)]
    ours, others = regrouped(levels, *touching)
    assert (
        not ours
        or not others
        or max(levels[v][1] for v in ours) <= min(levels[v][1] for v in others)
    )


@st.composite
def level_numbers(draw, most=5):
    """Some numbers at each level."""
    numbers = st.lists(integers, min_size=1, max_size=3)
    return draw(st.lists(numbers, min_size=2, max_size=most))


def within(groups):
    return sum(len(group) * variance(group) for group in groups)


@claim("categorical-sorted-suffices", by="exact", part=2)
@given(st.data(), level_numbers())
def test_sorted_by_means(data, rows):
    order = in_some_order(data.draw, rows, lambda row: Fraction(sum(row)) / len(row))
    q = len(rows)

    def value(a):
        sides = [[v for k in range(q) if (k in a) == side for v in rows[k]] for side in (1, 0)]
        return within(sides)

    best = min(value(set(a)) for a in subsets(range(q)))
    assert min(value(set(order[:k])) for k in range(1, q)) == best


def small_tables(K, most):
    """Three different levels with at most so many examples of each class."""
    return list(combinations([row for row in product(range(most + 1), repeat=K) if any(row)], 3))


ONE_CLASS = [[0, 0, 1], [1, 0, 1], [1, 2, 0]]
EACH_CLASS = [[9, 0, 0], [1, 2, 0], [3, 0, 2], [0, 0, 9], [0, 2, 1], [2, 0, 3]]


def by_class(rows, k):
    """All orders in which the share of class k rises."""
    return [
        order
        for order in permutations(range(len(rows)))
        if all(share(rows[a], k) <= share(rows[b], k) for a, b in pairwise(order))
    ]


@claim(
    "categorical-sorted-suffices", by="enumeration",
    over=[(ONE_CLASS, Fraction(8, 3), Fraction(16, 5), 1),
          (EACH_CLASS, Fraction(224, 17), Fraction(961, 70), 3)], part=3,
)  # fmt: skip
def test_three_classes_have_no_such_order(rows, best, sorted_best, classes):
    """For all orders by the share of the first class, and for those of each class."""
    assert min(cost(groups, gini) for groups in groupings(rows)) == best
    for k in range(classes):
        found = min(cost(groups, gini) for groups in groupings(rows, by_class(rows, k)))
        assert found == sorted_best


@twin("categorical-sorted-suffices", says="for three classes it is enough to sort by the share of "
      "the first", part=3, over=lambda: small_tables(3, 2))  # fmt: skip
def test_twin_three_classes(rows):
    best = min(cost(groups, gini) for groups in groupings(rows))
    assert min(cost(groups, gini) for groups in groupings(rows, by_class(rows, 0))) == best


@twin("categorical-sorted-suffices", says="for three classes some class gives an order that is "
      "enough", part=3, over=[ONE_CLASS, EACH_CLASS])  # fmt: skip
def test_twin_some_class(rows):
    best = min(cost(groups, gini) for groups in groupings(rows))
    orders = [order for k in range(3) for order in by_class(rows, k)]
    assert min(cost(groups, gini) for groups in groupings(rows, orders)) == best


def bumpy(row):
    """The square of the Gini impurity, which is not concave."""
    return gini(row) ** 2


@twin("categorical-sorted-suffices", says="concavity is not needed: the square of the Gini "
      "impurity will do", part=1, over=lambda: small_tables(2, 5))  # fmt: skip
def test_twin_not_concave(rows):
    best = min(cost(groups, bumpy) for groups in groupings(rows))
    assert min(cost(groups, bumpy) for groups in groupings(rows, by_class(rows, 1))) == best


@twin("categorical-sorted-suffices", says="levels may be sorted by the number of examples of class "
      "$1$", part=1)  # fmt: skip
@given(rows=level_tables(q=(3, 4)))
def test_twin_sorted_by_number(rows):
    order = sorted(range(len(rows)), key=lambda v: rows[v][1])
    best = min(cost(groups, gini) for groups in groupings(rows))
    assert min(cost(groups, gini) for groups in groupings(rows, [order])) == best


@twin("categorical-sorted-suffices", says="levels may be sorted by their sums", part=2)
@given(rows=level_numbers(most=3))
def test_twin_sorted_by_sums(rows):
    order = sorted(range(len(rows)), key=lambda v: sum(rows[v]))

    def value(a):
        return within([[v for k in range(len(rows)) if (k in a) == side for v in rows[k]]
                       for side in (1, 0)])  # fmt: skip

    best = min(value(set(a)) for a in subsets(range(len(rows))))
    assert min(value(set(order[:k])) for k in range(1, len(rows))) == best


# -------------------------------------------------------------- regression-leaf-mean


weighted = st.lists(st.tuples(integers, nonnegative), min_size=1, max_size=6).filter(
    lambda rows: any(w for _, w in rows)
)


def squares(rows, c):
    return sum(w * (y - c) ** 2 for y, w in rows)


@claim("regression-leaf-mean", by="exact", part=1)
@given(weighted, rationals)
def test_the_mean_and_nothing_else(rows, c):
    size = sum(w for _, w in rows)
    mean = sum(w * y for y, w in rows) / size
    assert squares(rows, c) == squares(rows, mean) + size * (c - mean) ** 2
    least = squares(rows, mean)
    for other in (c, mean):
        both_ways(squares(rows, other) == least, other == mean)


@claim("regression-leaf-mean", by="exact", part=2)
@given(weighted)
def test_what_is_left_is_the_variance(rows):
    y, w = map(list, zip(*rows, strict=True))
    mean = sum(a * b for a, b in rows) / sum(w)
    assert squares(rows, mean) == sum(w) * variance(y, w)
    tree = exact.grow([[0]] * len(y), y, impurity="variance", sample_weight=w)
    assert (tree.value[0], tree.errors[0]) == (mean, sum(w) * variance(y, w))


@twin("regression-leaf-mean", says="the median makes the squared error least", part=1)
@given(y=st.lists(integers, min_size=3, max_size=3))
def test_twin_median(y):
    rows = [(v, ONE) for v in y]
    assert squares(rows, sorted(y)[1]) == squares(rows, sum(y) / 3)


@twin("regression-leaf-mean", says="the mean makes the sum of the absolute errors least", part=1)
@given(y=st.lists(integers, min_size=3, max_size=3))
def test_twin_absolute_errors(y):
    mean, middle = sum(y) / 3, sorted(y)[1]
    assert sum(abs(v - mean) for v in y) <= sum(abs(v - middle) for v in y)


@twin("regression-leaf-mean", says="what is left is the variance, not $n$ times it", part=2)
@given(rows=weighted)
def test_twin_without_n(rows):
    y, w = map(list, zip(*rows, strict=True))
    mean = sum(a * b for a, b in rows) / sum(w)
    assert squares(rows, mean) == variance(y, w)


# -------------------------------------------------------------- mdi-bias

chances = st.sampled_from([ZERO, Fraction(1, 3), HALF, Fraction(3, 4), ONE])


@st.composite
def families(draw, most=3):
    """Some splits of two to five examples, each with two nonempty sides."""
    n = draw(st.integers(2, 5))
    split = st.lists(st.integers(0, 1), min_size=n, max_size=n).filter(lambda r: 0 < sum(r) < n)
    return draw(st.lists(split, min_size=1, max_size=most))


def expectation(rows, p):
    """The mean of n times the best gain, over all labels, from the means of the children."""
    n, total = len(rows[0]), ZERO
    for y in product((0, 1), repeat=n):
        best = ZERO
        for row in rows:
            sides = [[v for v, s in zip(y, row, strict=True) if s == side] for side in (0, 1)]
            first, second = (Fraction(sum(side), len(side)) for side in sides)
            best = max(best, Fraction(len(sides[0]) * len(sides[1]), n) * (first - second) ** 2)
        total += p ** sum(y) * (1 - p) ** (n - sum(y)) * best
    return total


@claim("mdi-bias", by="exact", part=1)
@given(families(most=1), chances)
def test_one_split_gains_the_same_on_average(rows, p):
    assert expected_decrease(rows, p) == expectation(rows, p) == p * (1 - p)


def same_partition(a, b):
    return a == b or all(u != v for u, v in zip(a, b, strict=True))


@claim("mdi-bias", by="exact", part=2)
@given(families(), chances)
def test_a_choice_gains_more(rows, p):
    """More exactly if there are two different partitions, and labels that vary."""
    found = expectation(rows, p)
    assert found >= expectation(rows[:-1] or rows, p) >= p * (1 - p)
    several = any(not same_partition(rows[0], row) for row in rows)
    both_ways(found > p * (1 - p), several and 0 < p < 1)


FOUR = {
    "two levels": ([[1, 1, 0, 0]], Fraction(1, 4)),
    "four ordered values": ([[1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0]], Fraction(11, 24)),
    "four levels": ([[1, *r] for r in product((0, 1), repeat=3) if not all(r)], Fraction(3, 4)),
}


@claim("mdi-bias", by="enumeration", over=list(FOUR.values()), part=3)
def test_four_examples_and_fair_coins(rows, value):
    assert expected_decrease(rows, HALF) == expectation(rows, HALF) == value


@claim("mdi-bias", by="enumeration", over=[4], part=3)
def test_the_families_are_the_splits_of_the_library(n):
    """One example a level; two levels of two examples."""
    y = list(range(n))
    X = [[v, v, v // 2] for v in range(n)]
    splits = candidates(X, y, categorical=[1])
    found = [[s for s in splits if s.feature == j] for j in (2, 0, 1)]
    for mine, (rows, _) in zip(found, FOUR.values(), strict=True):
        listed = {tuple(map(int, split.goes_left)) for split in mine}
        assert listed == set(map(tuple, rows))


@twin("mdi-bias", says="a feature that has nothing to do with the labels has the expected gain $0$",
      part=1)  # fmt: skip
@given(rows=families(most=1))
def test_twin_noise_gains_nothing(rows):
    assert expected_decrease(rows, HALF) == 0


@twin("mdi-bias", says="even splits gain more on average than uneven ones", part=1)
@given(rows=families(most=1))
def test_twin_sizes_matter(rows):
    n, left = len(rows[0]), sum(rows[0])
    assert expected_decrease(rows, HALF) == Fraction(left * (n - left), n * n)


@twin("mdi-bias", says="features of noise have equal expected gains, however many splits they "
      "offer", part=2, over=[tuple(rows for rows, _ in FOUR.values())])  # fmt: skip
def test_twin_levels_do_not_matter(binary, ordered, qualitative):
    values = {expected_decrease(rows, HALF) for rows in (binary, ordered, qualitative)}
    assert len(values) == 1


@twin("mdi-bias", says="three ordered splits of four examples gain three times as much as one",
      part=3, over=[FOUR["four ordered values"][0]])  # fmt: skip
def test_twin_gains_do_not_add_up(ordered):
    assert expected_decrease(ordered, HALF) == Fraction(3, 4)


# -------------------------------------------------------------- stump-dichotomies


@st.composite
def clouds(draw):
    n, d = draw(st.integers(1, 6)), draw(st.integers(1, 3))
    return draw(points(n, d))


@claim("stump-dichotomies", by="exact", part=1)
@given(clouds())
def test_there_are_at_most_so_many(X):
    n, d = len(X), len(X[0])
    stumps, columns = dichotomies(X)
    assert len(stumps) == columns.shape[1] <= most_dichotomies(n, d) == 2 + 2 * d * (n - 1)
    seen = {tuple(stump(np.array(X, dtype=object)).tolist()) for stump in all_stumps(X)}
    assert len(seen) == len(stumps)


def cuts(orders):
    """The different partitions into a first and a last part of some orders."""
    n = len(orders[0])
    return {
        frozenset({frozenset(order[:k]), frozenset(order[k:])})
        for order in orders
        for k in range(1, n)
    }


def most_cuts(n, d):
    """Over all ways to order n points in d coordinates; the first may be 0, 1, ..., n - 1."""
    start = tuple(range(n))
    return max(
        len(cuts((start, *others))) for others in product(permutations(range(n)), repeat=d - 1)
    )


SIZES = [(n, d) for n in range(1, 6) for d in (1, 2, 3) if (n, d) != (5, 3)]


@claim("stump-dichotomies", by="enumeration", over=SIZES, part=2)
def test_which_numbers_of_points_reach_it(n, d):
    """All orders of the points along the features. Ties make fewer cuts."""
    most = 2 + 2 * most_cuts(n, d)
    both_ways(most == most_dichotomies(n, d), n == 1 or n >= 2 * d)


@twin("stump-dichotomies", says="any points with different coordinates reach the bound", part=2)
@given(X=clouds())
def test_twin_generic_points(X):
    generic = all(len(set(column)) == len(X) for column in zip(*X, strict=True))
    assert not generic or len(dichotomies(X)[0]) == most_dichotomies(len(X), len(X[0]))


@twin("stump-dichotomies", says="$2d-1$ points can reach it", part=2, over=[(1, 1), (3, 2)])
def test_twin_one_point_less(n, d):
    assert 2 + 2 * most_cuts(n, d) == most_dichotomies(n, d)


@twin(
    "stump-dichotomies", says="the two constants need not be counted: $2d(n-1)$ is enough", part=1
)
@given(X=clouds())
def test_twin_without_constants(X):
    assert len(dichotomies(X)[0]) <= 2 * len(X[0]) * (len(X) - 1)


# -------------------------------------------------------------- zigzag-orders

many = st.integers(1, 5).flatmap(lambda d: st.tuples(st.integers(2 * d, 14), st.just(d)))


@claim("zigzag-orders", by="exact")
@given(many)
@example((2, 1))
@example((10, 5))
def test_no_two_cuts_of_zigzags_are_the_same(case):
    """Written down as lists, and by the library."""
    n, d = case
    orders = []
    for s in range(d):
        steps = [0, *(step for k in range(1, n) for step in (k, -k))]
        orders.append([(s + step) % n for step in steps][:n])
    assert all(len(set(order)) == n for order in orders)
    assert len(cuts(orders)) == d * (n - 1)
    assert [np.argsort(column).tolist() for column in zigzag(n, d).T] == orders
    assert len(dichotomies(zigzag(n, d))[0]) == most_dichotomies(n, d)


@twin("zigzag-orders", says="it holds for all $n$ and $d$",
      over=[(n, d) for n in (4, 3) for d in (1, 2)])  # fmt: skip
def test_twin_few_points(n, d):
    assert len(dichotomies(zigzag(n, d))[0]) == most_dichotomies(n, d)


# -------------------------------------------------------------- stump-negation-closed


@claim("stump-negation-closed", by="exact", part=1)
@given(clouds())
def test_labelings_come_in_pairs(X):
    _, columns = dichotomies(X)
    seen = {tuple(column) for column in columns.T.tolist()}
    assert {tuple(-v for v in column) for column in seen} == seen
    assert {(1,) * len(X), (-1,) * len(X)} <= seen


stumps = st.builds(Stump, st.just(0), st.one_of(st.just(-np.inf), rationals), signs)


@claim("stump-negation-closed", by="exact", part=2)
@given(rationals, rationals, signs)
@example(ONE, ONE, 1)
def test_the_negative_is_a_stump_everywhere(s, x, sign):
    """At the threshold, too."""
    h = Stump(0, s, sign)
    for place in (x, s, s - 1, s + 1):
        here = np.array([[place]], dtype=object)
        assert -h(here) == (-h)(here)


def by_sign(a, b, x):
    """sgn(a x - b) with sgn(0) = 1."""
    return 1 if a * x - b >= 0 else -1


@claim("stump-negation-closed", by="exact", part=3)
@given(rationals.filter(bool), rationals, rationals, rationals)
def test_with_a_fixed_sign_of_zero_it_is_not(a, b, c, e):
    """No sgn(c x - e) is the negative of sgn(a x - b): they agree at the threshold of one of them,
    or between the two thresholds, or beside them."""
    t = b / a
    u = e / c if c else t
    places = [t, u, (t + u) / 2, t - 1, t + 1]
    assert any(by_sign(a, b, x) == by_sign(c, e, x) for x in places)


@twin("stump-negation-closed", says="with $\\operatorname{sgn}(0)=+1$ the negative of "
      "$\\operatorname{sgn}(ax-b)$ is $\\operatorname{sgn}(-ax+b)$", part=3)  # fmt: skip
@given(a=rationals, b=rationals, x=rationals)
def test_twin_turn_the_sign(a, b, x):
    assert by_sign(-a, -b, x) == -by_sign(a, b, x)


@twin("stump-negation-closed", says="thresholds between values are enough for both constants",
      part=1)  # fmt: skip
@given(X=clouds())
def test_twin_no_constants(X):
    inner = [s for s in all_stumps(X) if s.threshold != -np.inf]
    seen = {tuple(s(np.array(X, dtype=object)).tolist()) for s in inner}
    assert (1,) * len(X) in seen


@twin("stump-negation-closed", says="half of the stumps, those with the polarity $+1$, are closed "
      "under negation", part=2)  # fmt: skip
@given(s=rationals)
def test_twin_one_polarity(s):
    """The negative is -1 above the threshold."""
    here = np.array([[s + 1]], dtype=object)
    assert -Stump(0, s, 1)(here) == Stump(0, s - 1, 1)(here)


# -------------------------------------------------------------- stump-one-coordinate


@claim("stump-one-coordinate", by="exact", part=(1, 2))
@given(clouds(), stumps)
def test_one_feature_decides(X, stump):
    """The same value of the feature, the same answer; and along it at most one change."""
    answers = stump(np.array(X, dtype=object)).tolist()
    rows = sorted(zip([x[0] for x in X], answers, strict=True))
    found = [answer for _, answer in rows]
    for (a, first), (b, second) in pairwise(rows):
        assert first == second or a < b
    assert sum(a != b for a, b in pairwise(found)) <= 1
    assert len(set(answers)) <= 2


@twin("stump-one-coordinate", says="whatever depends on one coordinate only is a stump", part=2)
@given(values=st.lists(integers, min_size=3, max_size=5))
def test_twin_an_interval(values):
    """1 for values between -1 and 1, both excluded."""
    y = [1 if -1 < v < 1 else -1 for v in values]
    _, columns = dichotomies([[v] for v in values])
    assert y in columns.T.tolist()


@twin("stump-one-coordinate", says="points with one label agree in the coordinate", part=1)
@given(X=clouds(), stump=stumps)
def test_twin_the_other_way(X, stump):
    answers = stump(np.array(X, dtype=object)).tolist()
    found = {x[0] for x, answer in zip(X, answers, strict=True) if answer == answers[0]}
    assert len(found) == 1


# -------------------------------------------------------------- bad input


def test_too_many_examples_for_all_labels():
    with pytest.raises(BadInput, match="use 12 examples at most"):
        expected_decrease([[0] * 7 + [1] * 6], HALF)


def test_a_probability():
    with pytest.raises(BadInput, match="between 0 and 1"):
        expected_decrease([[0, 1]], 2)


def test_variance_gain_knows_the_formula_of_the_lemma():
    assert variance_gain([0, 0, 1, 1], [0, 0, 1, 1]) == Fraction(1, 4)

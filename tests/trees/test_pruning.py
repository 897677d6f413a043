"""Chapter *Pruning*: the price of a leaf, the path of the weakest links, local tests."""

from fractions import Fraction
from itertools import combinations, pairwise, permutations
from math import inf

import numpy as np
import pytest
from evidence import claim, twin, when
from hypothesis import example, given
from hypothesis import strategies as st
from margins.base.data import BadInput
from margins.trees import exact, grow
from margins.trees.pruning import (
    cost,
    fisher,
    fisher_value,
    held_out,
    local,
    path,
    prune,
    saves,
)
from sklearn.tree import DecisionTreeRegressor
from small_prunings import (
    SMALL,
    Inner,
    as_tree,
    branches,
    cheapest,
    drawn,
    least_cost,
    mistakes,
    prices,
    prunings,
    split_nodes,
    ways_of,
    weights,
)
from strategies import HALF, ZERO, positive, rationals

TIE = Inner((1, 0), (0, 2))
"""A root with one error and two pure leaves."""

NEEDS_BOTH = Inner((0, 1), Inner((1, 0), (0, 2)))
"""Counts (1, 3) -> (0, 1), (1, 2), then (1, 2) -> (1, 0), (0, 2)."""

BESIDE = Inner(Inner(Inner((2, 0), (0, 2)), Inner((0, 3), (2, 0))), Inner((9, 0), (0, 1)))
"""On the left a split that saves nothing, and two below it that save two each; on the right one
that saves one."""

LEVEL = Inner(Inner((2, 0), (0, 2)), Inner((0, 2), (2, 0)))
"""The first split saves nothing, the two below it two errors each."""

priced = st.tuples(drawn(), rationals)
split_and_priced = st.tuples(
    st.builds(Inner, drawn(most=3, classes=(2, 2)), drawn(most=3, classes=(2, 2))),
    st.integers(-2, 4).map(lambda k: Fraction(k, 4)),
)


def gain(tree, beta):
    """g of a node: what its branches save over a leaf."""
    return mistakes(tree) + beta - least_cost(tree.left, beta) - least_cost(tree.right, beta)


def saved(branch):
    """The mistakes that the first split of a branch saves by itself."""
    return mistakes(branch) - mistakes(branch.left) - mistakes(branch.right)


def inner_branches(tree):
    return [branch for _, branch in branches(tree) if isinstance(branch, Inner)]


def smallest(tree, beta):
    """The nodes that every pruning of least cost splits."""
    return frozenset.intersection(*(p.split for p in cheapest(tree, beta)))


# -------------------------------------------------------------- branch-costs


@claim("branch-costs", by="exact", part=1)
@given(priced)
def test_the_least_cost_goes_up_from_the_leaves(case):
    """Against the least over all prunings, for every branch."""
    tree, beta = case
    for _, branch in branches(tree):
        least = mistakes(branch) + beta
        if isinstance(branch, Inner):
            least = min(least, least_cost(branch.left, beta) + least_cost(branch.right, beta))
        assert least_cost(branch, beta) == least
    assert cost(prune(as_tree(tree), beta), beta) == least_cost(tree, beta)


@claim("branch-costs", by="exact", part=(2, 3))
@given(drawn(), rationals, rationals)
def test_costs_rise_and_gains_fall(tree, one, other):
    low, high = sorted([one, other])
    for _, branch in branches(tree):
        assert least_cost(branch, high) - least_cost(branch, low) >= high - low
        if isinstance(branch, Inner):
            assert gain(branch, low) - gain(branch, high) >= high - low


@claim("branch-costs", by="exact", part=(2, 3))
@given(drawn(most=4), st.integers(1, 4))
def test_both_slopes_are_reached(tree, more):
    """At high prices a branch is one leaf; then its cost rises by as much as the price, and so does
    that of a leaf. So the gain of a node falls as fast."""
    high = mistakes(tree) + 1
    for _, branch in branches(tree):
        assert least_cost(branch, high + more) - least_cost(branch, high) == more
        if isinstance(branch, Inner):
            assert gain(branch, high) - gain(branch, high + more) == more


@twin("branch-costs", says="the least cost rises twice as fast as the price", part=2)
@given(drawn(), rationals, rationals)
def test_twin_steeper(tree, one, other):
    low, high = sorted([one, other])
    assert least_cost(tree, high) - least_cost(tree, low) >= 2 * (high - low)


@twin("branch-costs", says="gains fall twice as fast as the price rises", part=3)
@given(drawn(), rationals, rationals)
def test_twin_faster(tree, one, other):
    low, high = sorted([one, other])
    for branch in inner_branches(tree):
        assert gain(branch, low) - gain(branch, high) >= 2 * (high - low)


@twin("branch-costs", says="the least cost is that of the leaf or of the full tree", part=1)
@given(priced)
def test_twin_all_or_nothing(case):
    tree, beta = case
    full = max(prunings(tree), key=lambda p: p.leaves)
    assert least_cost(tree, beta) == min(mistakes(tree) + beta, full.cost(beta))


# -------------------------------------------------------------- weakest-link-nested


@claim("weakest-link-nested", by="enumeration", over=SMALL, part=(1, 2, 3))
def test_all_prices_of_all_small_trees(tree):
    """All trees of up to four leaves, at and between all prices at which prunings can tie."""
    given_tree, before = as_tree(tree), None
    for beta in prices(tree):
        found = smallest(tree, beta)
        assert found in [p.split for p in cheapest(tree, beta)]
        assert split_nodes(prune(given_tree, beta)) == found
        assert before is None or found <= before
        before = found
        if when(beta < 0):
            assert found == split_nodes(given_tree)
        if when(beta >= mistakes(tree)):
            assert not found


@claim("weakest-link-nested", by="exact", part=(1, 2, 3))
@given(drawn(), rationals, rationals)
def test_there_is_one_smallest_minimiser(tree, one, other):
    low, high = sorted([one, other])
    found = smallest(tree, high)
    assert found in [p.split for p in cheapest(tree, high)]
    assert split_nodes(prune(as_tree(tree), high)) == found
    assert found <= smallest(tree, low)
    assert smallest(tree, -1 - abs(one)) == split_nodes(as_tree(tree))
    assert not smallest(tree, mistakes(tree) + abs(one))


@claim("weakest-link-nested", by="exact", part=3)
@given(st.integers(1, 9), rationals)
def test_the_root_can_need_that_price(e, less):
    """A root with e errors and two pure leaves."""
    tree = Inner((e, 0), (0, e + 1))
    assert split_nodes(prune(as_tree(tree), e)) == frozenset()
    assert split_nodes(prune(as_tree(tree), e - abs(less) - HALF)) == {""}
    assert split_nodes(prune(as_tree(Inner((1, 0), (1, 0))), 0)) == frozenset()


@twin("weakest-link-nested", says="the pruning of least cost is unique", part=1)
@given(case=st.one_of(st.just((TIE, Fraction(1))), priced))
def test_twin_unique(case):
    tree, beta = case
    assert len(cheapest(tree, beta)) == 1


@twin("weakest-link-nested", says="any two prunings of least cost are nested", part=1)
@given(case=st.one_of(st.just((Inner(TIE, Inner((0, 1), (2, 0))), Fraction(1))), priced))
def test_twin_all_nested(case):
    tree, beta = case
    found = [p.split for p in cheapest(tree, beta)]
    assert all(p <= q or q <= p for p in found for q in found)


@twin("weakest-link-nested", says="the best prunings of each size are nested", part=2)
@given(tree=st.one_of(st.just(Inner(LEVEL, TIE)), drawn(classes=(2, 2))))
def test_twin_best_of_each_size(tree):
    sizes = {p.leaves for p in prunings(tree)}
    least = {k: min(p.errors for p in prunings(tree) if p.leaves == k) for k in sizes}
    best = [[p.split for p in prunings(tree) if (p.leaves, p.errors) == (k, least[k])]
            for k in sorted(sizes)]  # fmt: skip
    assert all(any(p <= q for p in small for q in large) for small, large in pairwise(best))


@twin("weakest-link-nested", says="from half of the root's errors on the root is alone", part=3)
@given(tree=drawn())
def test_twin_half_the_errors(tree):
    assert not smallest(tree, Fraction(mistakes(tree)) / 2)


@twin("weakest-link-nested", says="at the price $0$ nothing is cut", part=3)
@given(tree=drawn())
def test_twin_free_leaves(tree):
    assert smallest(tree, ZERO) == split_nodes(as_tree(tree))


# -------------------------------------------------------------- weakest-link-next


def ratio(tree, way, split):
    """(err(t) - err(T_t)) / (leaves(T_t) - 1) for a node of the pruning that splits these."""
    branch = dict(branches(tree))[way]
    below = {w for w in split if w.startswith(way)}
    ends = [b for w, b in branches(tree)
            if w.startswith(way) and w not in below and (w == way or w[:-1] in below)]  # fmt: skip
    saved = mistakes(branch) - sum(mistakes(b) for b in ends)
    return Fraction(saved) / (len(ends) - 1)


def weakest(tree, split):
    """The least ratio, and the nodes that have it."""
    ratios = {way: ratio(tree, way, split) for way in split}
    least = min(ratios.values())
    return least, {way for way, r in ratios.items() if r == least}


def cut_at(split, ways):
    return frozenset(w for w in split if not any(w.startswith(way) for way in ways))


@claim("weakest-link-next", by="exact", part=(1, 2))
@given(split_and_priced)
@example((NEEDS_BOTH, ZERO))
def test_the_next_price_is_the_least_ratio(case):
    """Also that nothing happens before: at the middle, and at all prices of ties."""
    tree, beta = case
    now = smallest(tree, beta)
    if when(now):
        then, links = weakest(tree, now)
        assert then > beta
        for price in [(beta + then) / 2, *(p for p in prices(tree) if beta <= p < then)]:
            assert smallest(tree, price) == now
        assert smallest(tree, then) == cut_at(now, links) != now


@claim("weakest-link-next", by="exact", part=(1, 2, 3))
@given(drawn(most=8))
@example(NEEDS_BOTH)
@example((1, 0))
def test_the_path_has_every_tree(tree):
    """The library's path against the smallest pruning of least cost at each price."""
    found = path(as_tree(tree))
    assert found.betas[0] == -inf
    assert list(found.betas) == sorted(set(found.betas))
    assert not split_nodes(found.tree(-1))
    changes = [b for a, b in pairwise(prices(tree)) if smallest(tree, a) != smallest(tree, b)]
    assert list(found.betas[1:]) == changes
    for beta in prices(tree):
        assert split_nodes(found.at(beta)) == smallest(tree, beta)
    for k in range(len(found)):
        here = found.tree(k)
        assert len(here.leaves) == found.leaves[k]
        assert here.errors[here.leaves].sum() == found.errors[k]


@claim("weakest-link-next", by="exact", part=3)
@given(drawn(most=7))
def test_fewest_errors_of_its_size(tree):
    found = path(as_tree(tree))
    for wrong, leaves in zip(found.errors, found.leaves, strict=True):
        assert wrong == min(p.errors for p in prunings(tree) if p.leaves <= leaves)
    assert len(found) <= len(inner_branches(tree)) + 1


@claim("weakest-link-next", by="peer", part=(1, 2))
@given(st.integers(0, 10**6), st.integers(5, 40), st.integers(1, 3))
def test_scikit_learn_has_the_same_path(seed, n, d):
    """Trees for numbers: its alpha is beta / n, for trees that it has grown by itself."""
    rng = np.random.default_rng(seed)
    X, y = rng.random((n, d)), rng.random(n)
    theirs = DecisionTreeRegressor(random_state=0).cost_complexity_pruning_path(X, y)
    ours = path(grow(X, y, impurity="variance"))
    assert len(ours) == len(theirs.ccp_alphas)
    assert np.allclose([float(b) / n for b in ours.betas[1:]], theirs.ccp_alphas[1:], atol=1e-12)
    errors = np.array([float(e) / n for e in ours.errors])
    assert np.allclose(errors, theirs.impurities, atol=1e-12)


@twin("weakest-link-next", says="it is enough to cut one of the weakest links", part=2)
@given(tree=drawn())
def test_twin_one_link(tree):
    now = smallest(tree, -1)
    if now:
        then, links = weakest(tree, now)
        assert smallest(tree, then) == cut_at(now, {min(links, key=lambda w: (-len(w), w))})


@twin("weakest-link-next", says="the next price is the least that a single split saves", part=1)
@given(tree=st.one_of(st.just(NEEDS_BOTH), drawn()))
def test_twin_own_split(tree):
    now = smallest(tree, ZERO)
    if now:
        own = [saved(b) for w, b in branches(tree) if w in now]
        assert weakest(tree, now)[0] == min(own)


@twin("weakest-link-next", says="the split that saves least by itself goes first", part=2)
@given(tree=st.one_of(st.just(BESIDE), drawn()))
def test_twin_least_saving(tree):
    now = smallest(tree, -1)
    if now:
        own = {w: saved(b) for w, b in branches(tree) if w in now}
        assert weakest(tree, now)[1] & {w for w in own if own[w] == min(own.values())}


def test_a_split_goes_before_one_that_saves_nothing():
    """The numbers of the text."""
    now = smallest(BESIDE, -1)
    assert (weakest(BESIDE, now), saved(BESIDE.right)) == ((1, {"R"}), 1)
    assert (ratio(BESIDE, "L", now), saved(BESIDE.left)) == (Fraction(4, 3), 0)
    assert saved(BESIDE.left.left) == saved(BESIDE.left.right) == 2


@twin("weakest-link-next", says="the path takes fewer steps than there are splits", part=3)
@given(tree=drawn())
def test_twin_fewer_steps(tree):
    steps = len(path(as_tree(tree))) - 1
    assert steps < len(inner_branches(tree)) or not steps


@twin("weakest-link-next", says="the path has the best pruning of each size", part=3)
@given(tree=drawn())
def test_twin_every_size(tree):
    assert set(path(as_tree(tree)).leaves) == {p.leaves for p in prunings(tree)}


# -------------------------------------------------------------- local-pruning-differs


def saving(beta):
    """The test of `saves` by hand."""
    return lambda b: saved(b) > beta


def in_order(split, chosen, order):
    """Local pruning where the nodes of `chosen` pass; the first in some order goes first."""
    ready = [w for w in order if w in split - chosen and not {w + "L", w + "R"} & split]
    return in_order(split - {ready[0]}, chosen, order) if ready else split


@claim("local-pruning-differs", by="exact", part=1)
@given(drawn(most=5, classes=(2, 2)), st.sets(st.integers(0, 9)))
def test_any_test_will_do(tree, keep):
    """A test that says whatever it likes of each node; each is asked at most once."""
    given_tree, asked = as_tree(tree), []

    def stays(whole, node):
        asked.append(node)
        assert whole is given_tree
        return node in keep

    found = split_nodes(local(given_tree, stays))
    assert len(asked) == len(set(asked))
    named = ways_of(given_tree)
    chosen = {named[k] for k in keep if k in named}
    for order in permutations(sorted(split_nodes(given_tree))):
        assert in_order(split_nodes(given_tree), chosen, order) == found


@claim("local-pruning-differs", by="exact", part=(2, 3))
@given(priced)
@example((NEEDS_BOTH, Fraction(3, 4)))
def test_local_pruning_keeps_at_least_as_much(case):
    tree, beta = case
    kept = split_nodes(local(as_tree(tree), saves(beta)))
    assert smallest(tree, beta) <= kept
    for price in (ZERO, -abs(beta)):
        assert split_nodes(local(as_tree(tree), saves(price))) == smallest(tree, price)


@claim("local-pruning-differs", by="enumeration", over=[(NEEDS_BOTH, Fraction(3, 4))], part=4)
def test_it_can_keep_more(tree, beta):
    kept = local(as_tree(tree), saves(beta))
    assert (cost(kept, beta), cost(prune(as_tree(tree), beta), beta)) == (
        Fraction(9, 4), Fraction(7, 4),
    )  # fmt: skip
    assert split_nodes(kept) == {"", "R"}


@twin("local-pruning-differs", says=r"at the price $\beta$ local pruning gives $T(\beta)$",
      part=(2, 4))  # fmt: skip
@given(case=st.one_of(st.just((NEEDS_BOTH, Fraction(3, 4))), priced))
def test_twin_the_same(case):
    tree, beta = case
    assert split_nodes(local(as_tree(tree), saves(beta))) == smallest(tree, beta)


@twin("local-pruning-differs", says="it is the same to ask from the root down", part=1)
@given(case=st.one_of(st.just((LEVEL, HALF)), priced))
def test_twin_from_the_root(case):
    tree, beta = case
    failing = {w for w, b in branches(tree) if isinstance(b, Inner) and not saving(beta)(b)}
    top_down = cut_at(split_nodes(as_tree(tree)), failing)
    assert split_nodes(local(as_tree(tree), saves(beta))) == top_down


@twin("local-pruning-differs", says="the two are equal at small positive prices", part=3)
@given(price=positive)
def test_twin_small_prices(price):
    w = price * Fraction(4, 3)
    tree = Inner((0, w), Inner((w, 0), (0, 2 * w)))
    assert split_nodes(local(as_tree(tree), saves(price))) == smallest(tree, price)


# -------------------------------------------------------------- searched-split-significant


def deals(a, b):
    """All sequences of a labels 0 and b labels 1, equally likely."""
    return [tuple(int(i in ones) for i in range(a + b)) for ones in combinations(range(a + b), b)]


def table(labels, left):
    """The counts of both classes in the first places and in the others."""
    low, high = labels[:left], labels[left:]
    return [(part.count(0), part.count(1)) for part in (low, high)]


def chance(found):
    """How often a list of equally likely cases is true."""
    return Fraction(sum(found), len(found))


@st.composite
def divided(draw):
    a, b = draw(st.integers(0, 4)), draw(st.integers(1, 4))
    return a, b, draw(st.integers(0, a + b))


@claim("searched-split-significant", by="exact", part=1)
@given(divided(), st.integers(1, 20))
def test_a_given_split_keeps_the_level(case, k):
    """The p-value by its definition, over all deals, which are at most as likely."""
    a, b, left = case
    tables = [table(labels, left) for labels in deals(a, b)]
    likely = {tuple(t): chance([u == t for u in tables]) for t in tables}
    for t in tables:
        value = sum(p for p in likely.values() if p <= likely[tuple(t)])
        assert fisher_value(*t) == value
    level = Fraction(1, k)
    assert chance([fisher_value(*t) <= level for t in tables]) <= level


@claim("searched-split-significant", by="exact", part=1)
@given(divided())
def test_the_level_is_reached_at_each_value(case):
    a, b, left = case
    values = [fisher_value(*table(labels, left)) for labels in deals(a, b)]
    for value in set(values):
        assert chance([v <= value for v in values]) == value


def searched(labels):
    """The least p-value among the splits of points on a line."""
    return min(
        (fisher_value(*table(labels, left)) for left in range(1, len(labels))), default=Fraction(1)
    )


@claim("searched-split-significant", by="enumeration", over=range(1, 10), part=2)
def test_a_split_that_was_looked_for_does_not(left):
    """Ten points on a line, five of each class, all 252 deals: each split, and the best of all."""
    found, level = deals(5, 5), Fraction(1, 20)
    passes = chance([fisher_value(*table(labels, left)) <= level for labels in found])
    assert passes == {4: Fraction(1, 21), 5: Fraction(1, 126), 6: Fraction(1, 21)}.get(left, 0)
    assert chance([searched(labels) <= level for labels in found]) == Fraction(5, 63) > level


@twin("searched-split-significant", says="the best of several splits keeps the level", part=(1, 2))
@given(case=divided(), k=st.integers(2, 20))
def test_twin_best_of_several(case, k):
    a, b, _ = case
    assert chance([searched(labels) <= Fraction(1, k) for labels in deals(a, b)]) <= Fraction(1, k)


@twin("searched-split-significant", says="a given split keeps half of the level", part=1)
@given(case=divided(), k=st.integers(1, 20))
def test_twin_half_of_the_level(case, k):
    a, b, left = case
    values = [fisher_value(*table(labels, left)) for labels in deals(a, b)]
    assert chance([v <= Fraction(1, k) for v in values]) <= Fraction(1, 2 * k)


# -------------------------------------------------------------- the library itself


@given(drawn(classes=(2, 2)), st.integers(1, 20))
def test_fisher_asks_the_counts(tree, k):
    """Half examples are refused; otherwise what is left passes where it is asked."""
    whole = all(w == int(w) for _, b in branches(tree) for w in weights(b))
    if not whole:
        with pytest.raises(BadInput, match="whole numbers of examples of two classes"):
            fisher_value((HALF, 1), (1, 1))
        return
    kept = local(as_tree(tree), fisher(Fraction(1, k)))
    for node in kept.inner:
        left, right = kept.left[node], kept.right[node]
        if kept.feature[left] < 0 and kept.feature[right] < 0:
            assert fisher_value(kept.value[left], kept.value[right]) <= Fraction(1, k)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=9), st.data())
def test_grown_trees_are_pruned_too(X, data):
    """Also with floats, and trees of numbers: the path and the single prices agree."""
    y = data.draw(st.lists(st.integers(0, 2), min_size=len(X), max_size=len(X)))
    for impurity in ("gini", "variance"):
        tree = exact.grow(X, y, impurity=impurity)
        found = path(tree)
        for beta in (-1, 0, HALF, 1, 2):
            a, b = prune(tree, beta), found.at(beta)
            assert a.left.tolist() == b.left.tolist()
            assert a.threshold.tolist() == b.threshold.tolist()
        wrong = [sum((t.predict(X) - np.array(y)) ** 2) for t in map(found.tree, range(len(found)))]
        if impurity == "variance":
            assert wrong == list(found.errors)


def test_held_out_counts_mistakes():
    tree = as_tree(NEEDS_BOTH)
    found = path(tree)
    assert [str(b) for b in found.betas] == ["-inf", "1/2"]
    assert held_out(found, [[0], [1], [2], [2]], [1, 1, 0, 1]).tolist() == [2, 1]
    assert held_out(found, [[0], [1]], ["a", "b"]).tolist() == [2, 2]
    with pytest.raises(BadInput, match="no mistakes to count"):
        held_out(path(exact.grow([[0], [1]], [0, 1], impurity="variance")), [[0]], [0])


@pytest.mark.parametrize("side", [(HALF, 1), (-1, 2), (float("nan"), 1), ("a", 1), (1, 2, 3)])
def test_what_fisher_refuses(side):
    for sides in ((side, (1, 1)), ((1, 1), side)):
        with pytest.raises(BadInput, match=r"^(left|right) |whole numbers of examples"):
            fisher_value(*sides)


def test_what_is_refused():
    tree = as_tree(TIE)
    with pytest.raises(BadInput, match="beta must be finite"):
        prune(tree, inf)
    with pytest.raises(BadInput, match="stays must be a function"):
        local(tree, 3)
    with pytest.raises(BadInput, match="level must be positive"):
        fisher(0)

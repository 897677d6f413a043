"""Proofs of the chapter *Pruning*: one node with n >= 2 children, the step of an induction over
the tree. In the book n is 2; nothing here needs that."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies


def node(s: Any) -> SimpleNamespace:
    """A node with mistakes e as a leaf, its price of a leaf, and least costs f(i) of its children:
    `split` if it is split, `least` if it may be a leaf, too, and `gain` of the split."""
    s.at_least(2)
    e, beta, f = s.real("e"), s.real("beta"), s.reals("f")
    split = s.sum(f)
    return SimpleNamespace(
        e=e, beta=beta, f=f, split=split, leaf=e + beta, gain=e + beta - split(s.n),
        least=choose(e + beta <= split(s.n), e + beta, split(s.n)),
        many=s.show(s.number(s.n) >= 2),
    )  # fmt: skip


@proves("branch-costs", {"slope": 0}, "The costs of the children need not rise so fast.")
def costs_rise(s: Any, slope: int = 1) -> None:
    """f(i) and F(i) are the least costs of the children at the prices beta and beta'."""
    t = node(s)
    more, higher = s.real("beta_prime"), s.reals("F")
    rise = s.given(t.beta <= more)
    each = s.given_each(lambda i: higher(i) - t.f(i) >= slope * (more - t.beta))
    high = s.sum(higher)
    summed = s.induction(
        lambda k: high(k) - t.split(k) >= s.number(k) * (more - t.beta), each, rise, only=True
    )(s.n)
    twice = s.show(s.number(s.n) * (more - t.beta) >= 2 * (more - t.beta), t.many, rise, only=True)
    least = choose(t.e + more <= high(s.n), t.e + more, high(s.n))
    s.claim(2, least - t.least >= more - t.beta, summed, twice, rise, only=True)
    s.claim(3, t.gain - (t.e + more - high(s.n)) >= more - t.beta, summed, twice, rise, only=True)
    s.prose("At a leaf f(beta') - f(beta) is beta' - beta.")


@proves("weakest-link-nested", {"least": False}, "The branches need not cost the least.")
def smallest_minimiser(s: Any, least: bool = True) -> None:
    """c(i) is the cost of a pruning of the branch at child i. If all together are a least cost of
    the node, and the split gains, each is a least cost of its child. If the node is a leaf at a
    least cost, the split does not gain."""
    t, c = node(s), s.reals("c")
    known = s.given_each(lambda i: t.f(i) <= c(i) if least else c(i) >= 0)
    cost, spare = s.sum(c), s.sum(lambda i: c(i) - t.f(i))
    some, each = s.nonnegative_sum(spare, lambda i: c(i) - t.f(i), known, only=True)
    total = s.induction(lambda k: spare(k) == cost(k) - t.split(k), only=True)(s.n)
    s.claim_each(
        1, lambda i: implies(both(cost(s.n) == t.least, t.gain > 0), c(i) == t.f(i)), known, each,
        total, only=True,
    )  # fmt: skip
    s.claim(1, implies(t.leaf == t.least, t.gain <= 0), only=True)
    below = s.show(cost(s.n) >= t.split(s.n), some, total, only=True)
    s.claim(1, both(t.least <= t.leaf, t.least <= cost(s.n)), below, only=True)


@proves("weakest-link-next", {"below": False}, "At any price.")
def next_price(s: Any, below: bool = True) -> None:
    """The branches at the children have E(i) mistakes and L(i) leaves, and these are least costs.
    Up to the ratio of the node its branch is one, too."""
    t, E, L = node(s), s.reals("E"), s.reals("L")
    now = s.given_each(lambda i: both(t.f(i) == E(i) + t.beta * L(i), E(i) >= 0, L(i) >= 1))
    wrong, leaves = s.sum(E), s.sum(L)
    cost = s.induction(lambda k: t.split(k) == wrong(k) + t.beta * leaves(k), now, only=True)(s.n)
    count = s.induction(lambda k: leaves(k) >= s.number(k), now, only=True)(s.n)
    ratio = s.let("ratio", (t.e - wrong(s.n)) / (leaves(s.n) - 1))
    more = s.show(leaves(s.n) - 1 >= 1, count, t.many, only=True)
    named = s.show(ratio * (leaves(s.n) - 1) == t.e - wrong(s.n), more)
    gain = s.show(t.gain == (ratio - t.beta) * (leaves(s.n) - 1), named, cost, only=True)
    s.claim(1, iff(t.gain > 0, t.beta < ratio), gain, more, only=True)
    s.claim(2, iff(t.gain == 0, t.beta == ratio), gain, more, only=True)
    small = t.beta <= ratio if below else t.beta == t.beta
    s.claim(
        1, implies(small, t.least == wrong(s.n) + t.beta * leaves(s.n)), gain, more, cost,
        only=True,
    )  # fmt: skip


@proves("local-pruning-differs", {"leaves": False}, "Some children were not cut.")
def local_keeps_more(s: Any, leaves: bool = True) -> None:
    """The children are leaves with e(i) mistakes, and their least cost is that. If the split saves
    at most beta for each leaf it adds, it does not gain."""
    t, e = node(s), s.reals("e_child")
    cut = s.given_each(lambda i: t.f(i) == e(i) + t.beta if leaves else t.f(i) <= e(i) + t.beta)
    wrong = s.sum(e)
    cost = s.induction(lambda k: t.split(k) == wrong(k) + s.number(k) * t.beta, cut, only=True)(s.n)
    saved = s.given(t.e - wrong(s.n) <= (s.number(s.n) - 1) * t.beta)
    s.claim(2, t.gain <= 0, cost, saved, only=True)


@proves("local-pruning-differs", {"free": False}, "At any price.")
def local_is_enough(s: Any, free: bool = True) -> None:
    """Prices up to 0. As a leaf each child has e(i) mistakes, and together no more than the node.
    If the split does not gain, then as leaves the children cost no more than the least, and to make
    the node a leaf is right for the local rule, too."""
    t, e = node(s), s.reals("e_child")
    most = s.given_each(lambda i: t.f(i) <= e(i) + t.beta)
    wrong = s.sum(e)
    fewer = s.given(wrong(s.n) <= t.e)
    cheap = s.given(t.beta <= 0 if free else t.beta == t.beta)
    spare = s.sum(lambda i: e(i) + t.beta - t.f(i))
    some, each = s.nonnegative_sum(spare, lambda i: e(i) + t.beta - t.f(i), most, only=True)
    total = s.induction(
        lambda k: spare(k) == wrong(k) + s.number(k) * t.beta - t.split(k), only=True
    )(s.n)
    low = s.show((s.number(s.n) - 1) * t.beta <= 0 if free else True, t.many, cheap,
                 only=True)  # fmt: skip
    s.claim_each(
        3, lambda i: implies(t.gain <= 0, t.f(i) == e(i) + t.beta), most, each, total, some, low,
        fewer, cheap, t.many, only=True,
    )  # fmt: skip
    s.claim(
        3, implies(t.gain <= 0, t.e - wrong(s.n) <= (s.number(s.n) - 1) * t.beta), total, some,
        low, fewer, only=True,
    )  # fmt: skip


@proves("searched-split-significant", {"likely": False}, "Divisions of any probability count.")
def level_is_kept(s: Any, likely: bool = True) -> None:
    """Division i has the probability w(i), and v is the p-value of division j, at most the level a.
    t(i) is 1 if the p-value of division i is at most the level, too. Of these j is the likeliest,
    and its p-value adds up the probability of all that are at most as likely."""
    w, t, a, j = s.reals("w"), s.reals("t"), s.real("a"), s.index("j")
    kinds = s.given_each(lambda i: both(w(i) >= 0, either(t(i) == 0, t(i) == 1)))
    top = s.given_each(lambda i: implies(t(i) == 1, w(i) <= w(j)) if likely else w(i) >= 0)
    small, counted = s.sum(lambda i: choose(w(i) <= w(j), w(i), 0)), s.sum(lambda i: t(i) * w(i))
    value = s.given(small(s.n) <= a)
    below = s.induction(lambda k: counted(k) <= small(k), kinds, top, only=True)(s.n)
    s.claim(1, counted(s.n) <= a, below, value, only=True)
    s.prose("If no p-value is at most the level, the probability is 0.")

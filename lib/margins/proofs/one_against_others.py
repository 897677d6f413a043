"""Proofs of the chapter *One against others*: how many problems, how large, how balanced.

n is the number of classes; m(k) points are of class k, N in all.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies


def sizes(s: Any, least: int = 2) -> SimpleNamespace:
    """Classes with at least one point each."""
    s.at_least(least)
    e = SimpleNamespace(m=s.reals("m"), K=s.number(s.n))
    e.some = s.given_each(lambda k: e.m(k) >= 1)
    e.S = s.sum(e.m)
    e.N = s.let("N", e.S(s.n))
    e.named = s.show(e.S(s.n) == e.N)
    e.many = s.induction(lambda k: e.S(k) >= s.number(k), e.some, only=True)
    e.positive = s.show(both(e.N >= e.K, e.K >= 1), e.many(s.n), e.named)
    return e


def different(s: Any, e: SimpleNamespace, *indices: Any) -> Any:
    """All points are at least those of some different classes."""

    def so_far(k: Any) -> Any:
        return sum(choose(i < k, e.m(i), s.number(0)) for i in indices)

    apart = both(*(i != j for i in indices for j in indices if i is not j))
    inside = [s.inside(i) for i in indices]
    whole = s.induction(
        lambda k: implies(apart, e.S(k) >= so_far(k)),
        e.some,
        *inside,
        using=lambda k: [s.show(implies(i == k, e.m(i) == e.m(k)), only=True) for i in indices],
        only=True,
    )
    said = implies(apart, sum(e.m(i) for i in indices) <= e.N)
    return s.show(said, whole(s.n), e.named, *inside, only=True)


@proves("ova-count-and-imbalance", {"all_of_them": True}, "The others are K - 1 times as many.")
def ova_counts(s: Any, all_of_them: bool = False) -> None:
    """Each point is in each problem, and for its class in one of them."""
    e = sizes(s)
    both_sides = s.sum(lambda k: e.m(k) + (e.N - e.m(k)))
    each = s.induction(lambda k: both_sides(k) == s.number(k) * e.N, only=True)
    s.claim(1, both_sides(s.n) == e.K * e.N, each(s.n), only=True)
    same = s.real("same")
    equal = s.induction(
        lambda k: implies(same == 1, e.S(k) == s.number(k) * e.m(0)),
        s.given_each(lambda k: implies(same == 1, e.m(k) == e.m(0))),
        only=True,
    )
    others = e.m(0) * (e.K - 1)
    said = e.m(0) == others if all_of_them else e.N - e.m(0) == others
    s.claim(1, implies(same == 1, said), equal(s.n), e.named, only=True)
    silent = s.sum(lambda k: e.m(k) / e.N)
    share = s.induction(lambda k: silent(k) * e.N == e.S(k), e.positive, only=True)
    s.claim(3, silent(s.n) / e.K == 1 / e.K, share(s.n), e.named, e.positive, only=True)


@proves("ova-count-and-imbalance", {"third": False}, "It holds for two classes, too.")
def minorities(s: Any, third: bool = True) -> None:
    """Of three classes two are smaller than the third and what else there is, taken together."""
    e = sizes(s, least=3 if third else 2)
    j, k, i = s.index("j"), s.index("k"), s.index("i")
    apart = s.given(both(j != k, j != i, k != i) if third else j != k)
    more, one = different(s, e, j, k, i), s.show(e.m(i) >= 1, e.some(i), s.inside(i), only=True)
    said = either(e.m(j) < e.N - e.m(j), e.m(k) < e.N - e.m(k))
    s.claim(2, said, more, one, apart, only=True)


@proves("ova-count-and-imbalance", {"zero": 1}, "The score of the class without a detector is 1.")
def class_without_detector(s: Any, zero: int = 0) -> None:
    """0 is the largest of the scores and 0 exactly if none of them is positive. The sum counts
    those that are."""
    score, rest = s.reals("s"), s.number(zero)
    claims = s.sum(lambda k: choose(score(k) > 0, s.number(1), 0))
    larger = s.sum(lambda k: choose(score(k) > rest, s.number(1), 0))
    same = s.induction(lambda k: claims(k) == larger(k), only=True)
    s.claim(4, iff(claims(s.n) == 0, larger(s.n) == 0), same(s.n), only=True)
    s.prose("Here n is K - 1, the number of detectors.")


def extremes(s: Any, least: int = 2) -> SimpleNamespace:
    """A smallest class j and a largest class l, two of them also if all are equally large."""
    e = sizes(s, least)
    e.j, e.l = s.index("j"), s.index("l")
    e.apart = s.given(e.j != e.l)
    e.least = s.given_each(lambda k: e.m(e.j) <= e.m(k))
    e.most = s.given_each(lambda k: e.m(k) <= e.m(e.l))
    e.low, e.high = e.m(e.j), e.m(e.l)
    at = [s.show(e.low >= 1, e.some(e.j), s.inside(e.j), only=True)]
    e.one = s.show(both(e.low >= 1, e.high >= e.low), *at, e.least(e.l), s.inside(e.l), only=True)
    return e


@proves("ovo-balance", {"attained": False}, "The largest class gives the largest imbalance.")
def worst_problems(s: Any, attained: bool = True) -> None:
    """A problem has n_k points on one side and the others, among them a smallest class or a
    largest one, on the other."""
    e = extremes(s)
    k, i = s.index("k"), s.index("i")
    m, N = e.m(k), e.N
    two = different(s, e, e.j, k), different(s, e, e.j, e.l)
    known = [e.one, *two, e.apart, e.least(k), e.most(k), s.inside(k), e.some(k)]
    sides = s.show(both(m >= e.low, N - m >= e.low), *known, only=True)
    worst = (N - e.low) / e.low if attained else (N - e.high) / e.high
    bound = s.show(both(m * e.low <= (N - m) * (N - e.low)), sides, e.one, only=True)
    other = s.show(both((N - m) * e.low <= m * (N - e.low)), sides, e.one, only=True)
    s.claim(1, m / (N - m) <= worst, bound, sides, e.one, only=True)
    s.claim(1, (N - m) / m <= worst, other, sides, e.one, only=True)
    ratio = s.show(e.low * (e.m(i) / e.low) == e.m(i), e.one, only=True)
    pair = [e.one, e.least(k), e.most(i), e.least(i), s.inside(k), s.inside(i), e.some(k), ratio]
    near = s.show(both(e.m(i) <= e.high, m >= e.low, e.low >= 1), *pair, only=True)
    cross = s.show(e.m(i) * e.low <= e.high * m, near, e.one, only=True)
    s.claim(2, e.m(i) / m <= e.high / e.low, cross, near, only=True)


@proves("ovo-balance", {"more": 1}, "The difference is at least K - 1.")
def worst_of_pairs(s: Any, more: int = 2) -> None:
    """What the difference exceeds K - 2 by is the sum of n_k - n_min over all classes but one
    largest, divided by n_min."""
    e = extremes(s)
    rest = s.sum(lambda k: choose(k == e.l, s.number(0), e.m(k) - e.low))
    spare, each = s.nonnegative_sum(
        rest, lambda k: choose(k == e.l, s.number(0), e.m(k) - e.low), e.least, only=True
    )
    total = s.induction(
        lambda k: (
            rest(k) == e.S(k) - s.number(k) * e.low - choose(e.l < k, e.high - e.low, s.number(0))
        ),
        s.inside(e.l),
        using=lambda k: [s.show(implies(e.l == k, e.high == e.m(k)), only=True)],
        only=True,
    )
    excess = s.show(
        rest(s.n) == e.N - e.high - (e.K - 1) * e.low,
        total(s.n),
        e.named,
        s.inside(e.l),
        only=True,
    )
    gap = (e.N - e.low) / e.low - e.high / e.low
    ratio = s.show((gap - (e.K - 2)) * e.low == rest(s.n), excess, e.one, only=True)
    s.claim(3, gap >= e.K - more, ratio, spare, e.one, only=True)
    tight = s.show(implies(gap == e.K - 2, rest(s.n) == 0), ratio, e.one, only=True)
    s.claim_each(
        3,
        lambda k: implies(both(gap == e.K - 2, k != e.l), e.m(k) == e.low),
        each,
        tight,
        e.least,
        only=True,
    )
    same = s.real("same")
    equal = s.given_each(lambda k: implies(both(same == 1, k != e.l), e.m(k) == e.low))
    nothing = s.induction(lambda k: implies(same == 1, rest(k) == 0), equal, only=True)
    s.claim(3, implies(same == 1, gap == e.K - 2), nothing(s.n), ratio, e.one, only=True)


@proves("ovo-balance", {"more": 0}, "The largest imbalance is at least K.")
def least_worst(s: Any, more: int = 1) -> None:
    """All points are at least K times those of a smallest class."""
    e = extremes(s)
    rest = s.sum(lambda k: e.m(k) - e.low)
    spare, each = s.nonnegative_sum(rest, lambda k: e.m(k) - e.low, e.least, only=True)
    total = s.induction(lambda k: rest(k) == e.S(k) - s.number(k) * e.low, only=True)
    excess = s.show(rest(s.n) == e.N - e.K * e.low, total(s.n), e.named, only=True)
    worst = (e.N - e.low) / e.low
    ratio = s.show((worst - (e.K - 1)) * e.low == rest(s.n), excess, e.one, only=True)
    s.claim(1, worst >= e.K - more, ratio, spare, e.one, only=True)
    tight = s.show(implies(worst == e.K - 1, rest(s.n) == 0), ratio, e.one, only=True)
    s.claim_each(
        1, lambda k: implies(worst == e.K - 1, e.m(k) == e.low), each, tight, e.least, only=True
    )
    same = s.real("same")
    equal = s.given_each(lambda k: implies(same == 1, e.m(k) == e.low))
    nothing = s.induction(lambda k: implies(same == 1, rest(k) == 0), equal, only=True)
    s.claim(1, implies(same == 1, worst == e.K - 1), nothing(s.n), ratio, e.one, only=True)

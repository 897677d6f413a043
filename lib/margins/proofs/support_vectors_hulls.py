"""Proofs of the chapter *Who holds the street up*: hulls, and a constant in place of a bias."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, implies

from margins.proofs.support_vectors import multipliers, optimal, street, total_is_square


def mixtures(s: Any, e: SimpleNamespace, weight: Any) -> SimpleNamespace:
    """The mixtures p and q of the two classes with these weights, and the sums of the weights."""

    def of(label: int) -> tuple[Any, Any]:
        def share(i: Any) -> Any:
            return choose(e.y(i) == label, weight(i), 0)

        return s.sum(lambda i: share(i) * e.x(i)), s.sum(share)

    (p, plus), (q, minus) = of(1), of(-1)
    return SimpleNamespace(p=p, q=q, plus=plus, minus=minus)


def closest(s: Any, least: int = 1) -> SimpleNamespace:
    """A street with w != 0, and weights >= 0 with sum 1 in each class."""
    e, weight = street(s, least), s.reals("lambda")
    s.given_each(lambda i: weight(i) >= 0)
    r = mixtures(s, e, weight)
    r.e, r.weight, r.nonzero = e, weight, s.given(e.w @ e.w > 0)
    r.ones = (s.given(r.plus(s.n) == 1), s.given(r.minus(s.n) == 1))
    r.f = lambda x: e.w @ x + e.b
    return r


@proves("hull-distance", {"least": 0}, "The margins are at least 0.")
def hull_distance(s: Any, least: int = 1) -> None:
    """|p - q|^2 is 4/|w|^2, plus what f(p) - f(q) exceeds 2, plus a square."""
    r = closest(s, least)
    e, p, q = r.e, s.vector("p"), s.vector("q")
    mixed = (s.given(p == r.p(s.n)), s.given(q == r.q(s.n)))
    high = s.induction(lambda k: e.w @ r.p(k) + e.b * r.plus(k) >= r.plus(k), only=True)(s.n)
    low = s.induction(lambda k: e.w @ r.q(k) + e.b * r.minus(k) <= -r.minus(k), only=True)(s.n)
    edges = s.show(both(r.f(p) >= 1, r.f(q) <= -1), high, low, *r.ones, *mixed, only=True)
    square, z = e.w @ e.w, (2 / (e.w @ e.w)) * e.w
    rest, away = (p - q - z) @ (p - q - z), (p - q) @ (p - q)
    sum_of_three = s.show(
        away * square == 4 + 4 * (r.f(p) - r.f(q) - 2) + rest * square, r.nonzero, only=True
    )
    known = (sum_of_three, edges, s.positive(p - q - z), r.nonzero)
    bound = s.show(away * square >= 4, *known, only=True)
    length, width = s.norm(p - q), s.norm(e.w)
    gamma = s.let("gamma", 1 / width)
    sizes = s.show(
        both(gamma > 0, gamma * gamma * square == 1, length >= 0, length * length == away)
    )
    near = length == 2 * gamma
    s.claim(1, length >= 2 * gamma, bound, sizes, only=True)
    nearest = s.show(implies(near, away * square == 4), sizes, only=True)
    s.claim_same(2, p - q, z, nearest, *known, when=near, only=True)
    levels = both(r.f(p) == 1, r.f(q) == -1)
    s.claim(2, implies(near, levels), nearest, *known, only=True)
    s.claim(2, implies(both(rest == 0, levels), near), sizes, *known, only=True)
    s.claim(3, implies(near, r.f((p + q) / 2) == 0), nearest, *known, only=True)
    s.claim_same(3, p - q, z, nearest, *known, when=near, only=True)


@proves("hull-distance", {"apart": 3}, "The pair is 3/|w| apart.")
def hull_multipliers(s: Any, apart: int = 2) -> None:
    """The weights of a closest pair, times |w|^2/2, are a dual optimum."""
    r = closest(s)
    e, weight, p, q = r.e, r.weight, r.p(s.n), r.q(s.n)
    s.given(p == q + (apart / (e.w @ e.w)) * e.w)
    way = s.sum(lambda i: (weight(i) * e.y(i)) * e.x(i))
    idle = s.sum(lambda i: weight(i) * (e.margin(i) - 1))
    balance = s.sum(lambda i: weight(i) * e.y(i))

    def off(k: Any) -> Any:
        return way(k) - (r.p(k) - r.q(k))

    same = s.induction(
        lambda k: both(
            off(k) @ off(k) == 0,
            idle(k)
            == e.w @ (r.p(k) - r.q(k)) + e.b * (r.plus(k) - r.minus(k)) - r.plus(k) - r.minus(k),
        ),
        only=True,
    )(s.n)
    s.claim_same(4, (e.w @ e.w / 2) * way(s.n), e.w, s.same(way(s.n), p - q, same, only=True))
    _, below = s.nonnegative_sum(idle, lambda i: weight(i) * (e.margin(i) - 1), only=True)
    none = s.show(idle(s.n) == 0, same)
    level = s.induction(lambda k: balance(k) == r.plus(k) - r.minus(k), only=True)(s.n)
    s.claim(4, e.w @ e.w / 2 * balance(s.n) == 0, level, *r.ones, only=True)
    s.claim_each(4, lambda i: weight(i) * (e.margin(i) - 1) == 0, none, below, only=True)


@proves("hull-distance", {"edges": False}, "The multipliers may live off the edges, too.")
def hull_weights(s: Any, edges: bool = True) -> None:
    """2 alpha / |w|^2 are weights of a closest pair."""
    e = street(s)
    a = multipliers(s, e)
    if edges:
        s.given_each(lambda i: a.at(i) * (e.margin(i) - 1) == 0)
    combined = s.given(e.w == a.w)
    s.given(a.balance == 0)
    nonzero = s.given(e.w @ e.w > 0)
    square = e.w @ e.w
    h = mixtures(s, e, lambda i: 2 * a.at(i) / square)
    shares = s.induction(
        lambda k: both(
            (h.plus(k) + h.minus(k)) * square == 2 * a.total(k),
            (h.plus(k) - h.minus(k)) * square == 2 * a.sums(k),
        ),
        nonzero,
        only=True,
    )(s.n)
    ones = both(h.plus(s.n) == 1, h.minus(s.n) == 1)

    def off(k: Any) -> Any:
        return square * (h.p(k) - h.q(k)) - 2 * a.v(k)

    way = s.induction(lambda k: off(k) @ off(k) == 0, nonzero, only=True)(s.n)
    total, z = total_is_square(s, e, a), (2 / square) * e.w
    p, q = s.vector("p"), s.vector("q")
    mixed = (s.given(p == h.p(s.n)), s.given(q == h.q(s.n)))
    far, gamma = s.norm(p - q), s.let("gamma", 1 / s.norm(e.w))
    apart = s.show((p - q - z) @ (p - q - z) == 0, way, nonzero, combined, *mixed, only=True)
    there = s.same(p, q + z, apart, only=True)
    length = s.show((p - q) @ (p - q) * square == 4, there, nonzero, only=True)
    for part in (1, 4):
        s.claim_each(part, lambda i: 2 * a.at(i) / square >= 0, nonzero, only=True)
        s.claim(part, ones, shares, total)
        s.claim(part, far == 2 * gamma, length)
    s.claim_same(4, p - q, z, apart, only=True)


@proves("hull-distance", {"least": 0}, "The margins are at least 0.")
def hull_without_bias(s: Any, least: int = 1) -> None:
    """Without bias no mixture of the signed points is nearer to 0 than 1/|w|; one is as near."""
    e, weight = street(s, least), s.reals("lambda")
    s.given(e.b == 0, e.w @ e.w > 0)
    s.given_each(lambda i: weight(i) >= 0)
    p, total = s.sum(lambda i: (weight(i) * e.y(i)) * e.x(i)), s.sum(weight)
    balance = s.sum(lambda i: weight(i) * e.y(i))
    s.given(total(s.n) == 1)
    above = s.induction(lambda k: e.w @ p(k) + e.b * balance(k) >= total(k), only=True)(s.n)
    length, gamma = s.norm(p(s.n)), s.let("gamma", 1 / s.norm(e.w))
    square, schwarz = e.w @ e.w, s.cauchy_schwarz(e.w, p(s.n))
    bound = s.show((p(s.n) @ p(s.n)) * square >= 1, above, schwarz)
    s.claim(5, length >= gamma, bound)
    a = multipliers(s, e)
    optimal(s, e, a)
    best = multipliers(s, e, lambda i: a.at(i) / square)

    def off(k: Any) -> Any:
        return square * best.v(k) - a.v(k)

    same = s.induction(
        lambda k: both(off(k) @ off(k) == 0, best.total(k) * square == a.total(k)),
        s.show(square > 0),
        only=True,
    )(s.n)
    s.claim(5, best.sum == 1, same, total_is_square(s, e, a))
    there = s.claim_same(5, best.w, (1 / square) * e.w, same)
    reached = s.show((best.w @ best.w) * square == 1, there)
    s.claim(5, s.norm(best.w) == gamma, reached)
    s.claim_each(5, lambda i: a.at(i) / square >= 0, s.show(square > 0), only=True)

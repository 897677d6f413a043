"""Proofs of the chapter *Who holds the street up*, for every n, in every inner product space.

A dual optimum enters by what strong duality says of it: w = sum alpha_i u_i, and alpha_i = 0
unless the margin is 1.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, either, implies


def street(s: Any, least: int = 1) -> SimpleNamespace:
    """A sample and a pair (w, b) with all margins at least 1."""
    x, y, w, b = s.vectors("x"), s.reals("y"), s.vector("w_star"), s.real("b_star")
    s.given_each(lambda i: either(y(i) == 1, y(i) == -1))

    def margin(i: Any, w: Any = w, b: Any = b) -> Any:
        return y(i) * (w @ x(i) + b)

    s.given_each(lambda i: margin(i) >= least)
    return SimpleNamespace(x=x, y=y, w=w, b=b, margin=margin)


def two_classes(s: Any, e: SimpleNamespace) -> Any:
    """With a point of each class, w is not 0."""
    i, j = s.index("i1"), s.index("i2")
    s.given(e.y(i) == 1, e.y(j) == -1)
    flat = [s.cauchy_schwarz(e.w, e.x(k)) for k in (i, j)]
    return s.show(e.w @ e.w > 0, *flat, s.positive(e.w), at=(i, j))


def multipliers(s: Any, e: SimpleNamespace, alpha: Any = "alpha") -> SimpleNamespace:
    """Multipliers, alpha >= 0 if they are new, their combination, sum and balance."""
    if isinstance(alpha, str):
        alpha = s.reals(alpha)
        s.given_each(lambda i: alpha(i) >= 0)
    v, total = s.sum(lambda i: (alpha(i) * e.y(i)) * e.x(i)), s.sum(alpha)
    sums = s.sum(lambda i: alpha(i) * e.y(i))
    return SimpleNamespace(
        at=alpha, v=v, w=v(s.n), total=total, sums=sums, sum=total(s.n), balance=sums(s.n)
    )


def optimal(s: Any, e: SimpleNamespace, a: SimpleNamespace) -> Any:
    """alpha is a dual optimum: w is its combination, and it lives on the edges of the street."""
    s.given_each(lambda i: a.at(i) * (e.margin(i) - 1) == 0)
    return s.given(e.w == a.w)


def total_is_square(s: Any, e: SimpleNamespace, a: SimpleNamespace, *by: Any) -> Any:
    """sum alpha_i = <w, sum alpha_i u_i> + b sum alpha_i y_i, because alpha_i = alpha_i m_i."""
    return s.induction(lambda k: a.total(k) == e.w @ a.v(k) + e.b * a.sums(k), *by, only=True)(s.n)


def shortest(s: Any, a: SimpleNamespace, v: Any, c: Any, *by: Any) -> Any:
    """sum alpha_i <= <v, sum alpha_i u_i> + c sum alpha_i y_i, because all m_i(v, c) >= 1."""
    return s.induction(lambda k: a.total(k) <= v @ a.v(k) + c * a.sums(k), *by, only=True)(s.n)


def same_offset(s: Any, e: SimpleNamespace, a: SimpleNamespace, c: Any, *by: Any) -> Any:
    """If (w, c) is feasible, too, and alpha is balanced, then (c - b)^2 |w|^2 = 0."""
    turn = c - e.b
    rest = s.sum(lambda i: a.at(i) * (e.margin(i, e.w, c) - 1))
    shown = s.induction(lambda k: rest(k) == turn * a.sums(k), *by, only=True)(s.n)
    _, below = s.nonnegative_sum(
        rest, lambda i: a.at(i) * (e.margin(i, e.w, c) - 1), *by, only=True
    )
    return s.induction(
        lambda k: implies(a.balance == 0, turn * (e.w @ a.v(k)) == 0), *by, below, shown, only=True
    )(s.n)


@proves("sv-representation", {"edges": False}, "The multipliers may live off the edges, too.")
def sv_representation(s: Any, edges: bool = True) -> None:
    """With a_i = alpha_i y_i, w is a combination of the points with |f(x_i)| = 1. That there is
    such a dual optimum alpha is hard-strong-duality."""
    e = street(s)
    a = multipliers(s, e)
    if edges:
        s.given_each(lambda i: a.at(i) * (e.margin(i) - 1) == 0)
    s.given(e.w == a.w)

    def part(i: Any) -> Any:
        return choose(absolute(e.w @ e.x(i) + e.b) == 1, a.at(i) * e.y(i), 0)

    inside, amount = s.sum(lambda i: part(i) * e.x(i)), s.sum(part)
    same = s.induction(
        lambda k: both((inside(k) - a.v(k)) @ (inside(k) - a.v(k)) == 0, amount(k) == a.sums(k)),
        only=True,
    )(s.n)
    there = s.same(inside(s.n), a.w, same, only=True)
    for number in (1, 2):
        s.claim_each(number, lambda i: part(i) * e.y(i) >= 0, only=True)
    s.claim_same(1, e.w, inside(s.n), there, when=e.b == 0)
    s.claim_same(2, e.w, inside(s.n), there, when=a.balance == 0)
    s.claim(2, implies(a.balance == 0, amount(s.n) == 0), same)


@proves("sv-representation", {"free": False}, "With a bias the sum of the coefficients may be any.")
def sv_converse(s: Any, free: bool = True) -> None:
    """A feasible pair made of the points with |f(x_i)| = 1 is shorter than every other one."""
    e = street(s)
    a, v, c = s.reals("a"), s.vector("w"), s.real("b")

    def part(i: Any) -> Any:
        return choose(absolute(e.w @ e.x(i) + e.b) == 1, a(i), 0)

    s.given_each(lambda i: both(part(i) * e.y(i) >= 0, e.margin(i, v, c) >= 1))
    inside, amount = s.sum(lambda i: part(i) * e.x(i)), s.sum(part)
    s.given(e.w == inside(s.n))
    if free:
        s.given(either(both(e.b == 0, c == 0), amount(s.n) == 0))
    m = multipliers(s, e, lambda i: part(i) * e.y(i))
    same = s.induction(
        lambda k: both((m.v(k) - inside(k)) @ (m.v(k) - inside(k)) == 0, m.sums(k) == amount(k)),
        only=True,
    )(s.n)
    there = s.same(m.w, inside(s.n), same, only=True)
    kept = s.show_each(lambda i: both(m.at(i) >= 0, m.at(i) * (e.margin(i) - 1) == 0), only=True)
    known = (total_is_square(s, e, m, kept), shortest(s, m, v, c, kept), there, same)
    more = s.show(v @ e.w >= e.w @ e.w, *known)
    for number in (3, 4):
        s.claim(number, v @ v >= e.w @ e.w, more, s.positive(v - e.w))
        s.claim_same(number, v, e.w, more, s.positive(v - e.w), when=v @ v <= e.w @ e.w)
    nonzero, other = two_classes(s, e), s.real("b_prime")
    s.given_each(lambda i: e.margin(i, e.w, other) >= 1)
    known = (same_offset(s, e, m, other, kept), nonzero, there, same)
    s.claim(4, implies(amount(s.n) == 0, other == e.b), *known)


@proves("sum-alpha-equals-norm", {"edges": False}, "The multipliers may live off the edges, too.")
def sum_alpha(s: Any, edges: bool = True) -> None:
    """Complementary slackness turns the sum of the multipliers into |w|^2. It is 1/gamma^2 by
    hard-value-relation."""
    e = street(s)
    a = multipliers(s, e)
    if edges:
        s.given_each(lambda i: a.at(i) * (e.margin(i) - 1) == 0)
    s.given(e.w == a.w, either(e.b == 0, a.balance == 0))
    total = s.claim(1, a.sum == e.w @ e.w, total_is_square(s, e, a))
    plus = s.sum(lambda i: choose(e.y(i) == 1, a.at(i), 0))
    minus = s.sum(lambda i: choose(e.y(i) == -1, a.at(i), 0))
    split = s.induction(
        lambda k: both(plus(k) + minus(k) == a.total(k), plus(k) - minus(k) == a.sums(k)),
        only=True,
    )(s.n)
    halves = both(plus(s.n) == e.w @ e.w / 2, minus(s.n) == e.w @ e.w / 2)
    s.claim(2, implies(a.balance == 0, halves), split, total)
    s.given(e.w @ e.w > 0)
    gamma = s.let("gamma", 1 / s.norm(e.w))
    s.claim(1, e.w @ e.w == 1 / (gamma * gamma))


@proves("sum-alpha-equals-norm", {"same": False}, "The values need not be equal.")
def sum_alpha_soft(s: Any, same: bool = True) -> None:
    """A feasible pair of equal values has w = sum alpha_i u_i, which gives the sum."""
    x, y, w, b = s.vectors("x"), s.reals("y"), s.vector("w"), s.real("b")
    C, xi = s.real("C"), s.reals("xi")
    e = SimpleNamespace(x=x, y=y, w=w, b=b)
    s.given_each(lambda i: either(y(i) == 1, y(i) == -1))
    a, slack = multipliers(s, e), s.sum(xi)

    def margin(i: Any) -> Any:
        return y(i) * (w @ x(i) + b)

    s.given_each(lambda i: both(a.at(i) <= C, xi(i) >= 0, margin(i) >= 1 - xi(i)))
    s.given(C > 0, either(b == 0, a.balance == 0))
    P, D = w @ w / 2 + C * slack(s.n), a.sum - a.w @ a.w / 2
    if same:
        s.given(P == D)
    bound = s.induction(
        lambda k: C * slack(k) - a.total(k) + w @ a.v(k) + b * a.sums(k) >= 0, only=True
    )(s.n)
    there = s.claim_same(3, w, a.w, bound, s.positive(w - a.w))
    s.claim(3, a.sum == w @ w + C * slack(s.n), there)

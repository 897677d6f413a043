"""Proofs of the chapter *Two problems, one answer*: the Lagrangian and the gap.

u(i) is the signed point y_i x_i, and v(n) the combination of all of them.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, implies, maximum


@proves("indicator-as-supremum", {"least": -1}, "Prices may be negative, down to -1.")
def indicator_as_supremum(s: Any, least: int = 0) -> None:
    """Prices gain nothing if all constraints are kept, and any amount if one is broken."""
    m, alpha, other, K = s.reals("m"), s.reals("alpha"), s.reals("m_prime"), s.real("K")
    gain, nothing = s.sum(lambda i: alpha(i) * (1 - m(i))), s.sum(lambda i: 0 * (1 - m(i)))
    s.given_each(lambda i: both(m(i) >= 1, alpha(i) >= least))
    s.claim(1, gain(s.n) <= 0, s.induction(lambda k: gain(k) <= 0)(s.n))
    s.claim(1, nothing(s.n) == 0, s.induction(lambda k: nothing(k) == 0)(s.n))

    def lack(i: Any) -> Any:
        return maximum(0, 1 - other(i))

    j = s.index("j")
    s.given(other(j) < 1, K >= 0)
    loss = s.sum(lack)
    _, terms = s.nonnegative_sum(loss, lack, only=True)
    positive = s.show(loss(s.n) > 0, terms(j))

    def price(i: Any) -> Any:
        return choose(other(i) < 1, K / loss(s.n), 0)

    dear = s.sum(lambda i: price(i) * (1 - other(i)))
    s.claim_each(1, lambda i: price(i) >= 0, s.show(K / loss(s.n) >= 0, positive), only=True)
    share = s.induction(lambda k: dear(k) == K / loss(s.n) * loss(k), only=True)
    s.claim(1, dear(s.n) == K, share(s.n), positive, only=True)


@proves("indicator-as-supremum", {"more": 1}, "Prices may go up to C + 1.")
def limited_prices(s: Any, more: int = 0) -> None:
    """Prices up to C gain at most C times the hinge losses, and they can gain that."""
    m, alpha, C = s.reals("m"), s.reals("alpha"), s.real("C")
    limit = s.given(C >= 0)

    def dear(i: Any) -> Any:
        return choose(m(i) < 1, C, 0)

    gain, loss = s.sum(lambda i: alpha(i) * (1 - m(i))), s.sum(lambda i: maximum(0, 1 - m(i)))
    best = s.sum(lambda i: dear(i) * (1 - m(i)))
    s.claim_each(2, lambda i: both(dear(i) >= 0, dear(i) <= C), limit, only=True)
    equal = s.induction(lambda k: best(k) == C * loss(k), only=True)
    s.claim(2, best(s.n) == C * loss(s.n), equal(s.n), only=True)
    box = s.given_each(lambda i: both(alpha(i) >= 0, alpha(i) <= (C + more if more else C)))
    below = s.induction(lambda k: gain(k) <= C * loss(k), box, limit, only=True)
    s.claim(2, gain(s.n) <= C * loss(s.n), below(s.n), only=True)


def labels(s: Any, y: Any) -> None:
    """Said last, for the numbers: what was proved before does not need it."""
    s.given_each(lambda i: either(y(i) == 1, y(i) == -1))


def pair(s: Any) -> SimpleNamespace:
    """A pair (w, b), multipliers alpha, and the two values."""
    u, y, alpha = s.vectors("u"), s.reals("y"), s.reals("alpha")
    w, b = s.vector("w"), s.real("b")
    v, total = s.sum(lambda i: alpha(i) * u(i)), s.sum(alpha)
    balance = s.sum(lambda i: alpha(i) * y(i))

    def m(w: Any, b: Any, i: Any) -> Any:
        return w @ u(i) + y(i) * b

    unpaid = s.sum(lambda w, b, i: alpha(i) * (1 - m(w, b, i)), over="VR")

    def lagrangian(w: Any, b: Any) -> Any:
        return w @ w / 2 + unpaid(w, b, s.n)

    def linear(w: Any, b: Any) -> Any:
        """The charges are linear in w and in b."""
        return s.induction(
            lambda k: unpaid(w, b, k) == total(k) - w @ v(k) - b * balance(k), only=True
        )(s.n)

    dual = total(s.n) - v(s.n) @ v(s.n) / 2
    return SimpleNamespace(
        u=u, y=y, alpha=alpha, w=w, b=b, m=m, v=v(s.n), v_to=v, total=total,
        balance=balance(s.n), balance_to=balance, dual=dual, gap=w - v(s.n),
        lagrangian=lagrangian, linear=linear,
    )  # fmt: skip


@proves("lagrangian-minimiser", {"part": 1}, "The square enters without the factor 1/2.")
def lagrangian_minimiser(s: Any, part: int = 2) -> None:
    """Completing the square: L is least at the combination of the points, and only there."""
    e = pair(s)
    L = e.lagrangian(e.w, 0)
    square = s.claim(1, e.dual + e.gap @ e.gap / part == L, e.linear(e.w, 0))
    s.claim(2, e.dual <= L, square, s.positive(e.gap))
    s.claim(2, e.lagrangian(e.v, 0) == e.dual, e.linear(e.v, 0))
    s.claim_same(2, e.w, e.v, square, when=e.dual == L)
    labels(s, e.y)


@proves("bias-gives-balance", {"slope": 1}, "The sum of the alpha_i y_i is 1.")
def bias_gives_balance(s: Any, slope: int = 0) -> None:
    """L is affine in b, with the slope -sum alpha_i y_i. If that is not 0, L has every value K."""
    e = pair(s)
    K, c, at_b, at_0 = s.real("K"), s.real("c"), e.linear(e.w, e.b), e.linear(e.w, 0)
    L = e.lagrangian(e.w, e.b)
    s.claim(1, e.lagrangian(e.w, 0) - e.b * e.balance == L, at_b, at_0)
    balanced = e.balance == slope
    square = s.show(implies(balanced, e.dual + e.gap @ e.gap / 2 == L), at_b)
    s.claim(2, implies(balanced, e.dual <= L), square, s.positive(e.gap))
    s.claim(2, implies(balanced, e.lagrangian(e.v, c) == e.dual), e.linear(e.v, c))
    s.claim_same(2, e.w, e.v, square, when=both(balanced, e.dual == L))
    offset = (e.lagrangian(e.w, 0) - K) / e.balance
    s.claim(
        3,
        implies(e.balance != 0, e.lagrangian(e.w, offset) == K),
        e.linear(e.w, offset),
        at_0,
    )
    labels(s, e.y)


def gap(s: Any) -> SimpleNamespace:
    """The four terms of the gap. For the hard margin all xi are 0."""
    e = pair(s)
    e.xi, e.C = s.reals("xi"), s.real("C")
    e.box = lambda i: (e.C - e.alpha(i)) * e.xi(i)
    e.rest = lambda i: e.alpha(i) * (e.m(e.w, e.b, i) - 1 + e.xi(i))
    e.boxes, e.rests, slack = s.sum(e.box), s.sum(e.rest), s.sum(e.xi)
    e.slack, e.primal = slack, e.w @ e.w / 2 + e.C * slack(s.n)
    e.terms = e.gap @ e.gap / 2 + e.boxes(s.n) + e.rests(s.n) - e.b * e.balance
    e.split = s.induction(
        lambda k: (
            e.boxes(k) + e.rests(k)
            == e.C * slack(k) + e.w @ e.v_to(k) + e.b * e.balance_to(k) - e.total(k)
        ),
        only=True,
    )(s.n)
    return e


def feasible_pair(s: Any, e: SimpleNamespace, last: Any) -> None:
    """Feasible points of both problems; e.signs are the signs of the four terms."""
    inside = s.given_each(
        lambda i: both(e.m(e.w, e.b, i) >= 1 - e.xi(i), e.xi(i) >= 0, e.alpha(i) >= 0)
    )
    bound = s.given_each(last)
    balanced = s.given(either(e.balance == 0, e.b == 0))
    e.points = s.show_each(lambda i: both(e.box(i) >= 0, e.rest(i) >= 0), inside, bound, only=True)
    box, e.each_box = s.nonnegative_sum(e.boxes, e.box, e.points, only=True)
    rest, e.each_rest = s.nonnegative_sum(e.rests, e.rest, e.points, only=True)
    none = s.show(e.b * e.balance == 0, balanced, only=True)
    e.signs = (box, rest, none, s.positive(e.gap))
    e.bound = bound


@proves("duality-gap-identity", {"limit": 2}, "Multipliers may go up to 2C.")
def duality_gap_identity(s: Any, limit: int = 1) -> None:
    """The gap is a sum of terms that are not negative; without a gap each of them is 0. With a
    bias the sum of the alpha_i y_i is 0; without a bias b = 0."""
    e = gap(s)
    C = e.C if limit == 1 else limit * e.C
    identity = s.claim(1, e.primal - e.dual == e.terms, e.split, only=True)
    feasible_pair(s, e, lambda i: e.alpha(i) <= C)
    s.claim_each(2, lambda i: both(e.box(i) >= 0, e.rest(i) >= 0), e.points, only=True)
    s.claim(2, both(e.gap @ e.gap / 2 >= 0, e.b * e.balance == 0), *e.signs, only=True)
    s.claim(2, e.primal >= e.dual, identity, *e.signs, only=True)
    equal = e.primal == e.dual
    s.claim_same(3, e.w, e.v, identity, *e.signs, when=equal, only=True)
    i = s.index()
    each = (e.each_box(i), e.each_rest(i), e.points(i))
    nothing = both(e.box(i) == 0, e.rest(i) == 0)
    s.claim(3, implies(equal, nothing), identity, *e.signs, *each, only=True)
    labels(s, e.y)


@proves(
    "duality-gap-identity",
    {"slackness": False},
    "It is enough that w is the combination and (C - alpha_i) xi_i = 0.",
)
def no_gap(s: Any, slackness: bool = True) -> None:
    """If w is the combination and complementary slackness holds, there is no gap."""
    e = gap(s)
    feasible_pair(s, e, lambda i: e.alpha(i) <= e.C)
    s.given(e.w == e.v)
    closed = s.given_each(lambda i: both(e.box(i) == 0, not slackness or e.rest(i) == 0))
    zero = s.induction(lambda k: both(e.boxes(k) == 0, e.rests(k) == 0), closed, only=True)
    s.claim(3, e.primal == e.dual, e.split, zero(s.n), e.signs[2])
    labels(s, e.y)


@proves("duality-gap-identity", {"slack": 1}, "The same if every point has the slack 1.")
def hard_gap(s: Any, slack: int = 0) -> None:
    """Without slack: no value of the hard margin is below a dual value; equality term by term."""
    e = gap(s)
    feasible_pair(s, e, lambda i: e.xi(i) == slack)
    none = s.induction(lambda k: e.slack(k) == 0, e.bound, only=True)(s.n)
    value = e.w @ e.w / 2
    identity = s.show(value - e.dual == e.terms, e.split, none, only=True)
    charge = s.show_each(
        lambda i: e.alpha(i) * (e.m(e.w, e.b, i) - 1) == e.rest(i), e.bound, only=True
    )
    s.claim_each(4, lambda i: e.alpha(i) * (e.m(e.w, e.b, i) - 1) >= 0, charge, e.points, only=True)
    s.claim(4, both(e.gap @ e.gap / 2 >= 0, e.b * e.balance == 0), *e.signs, only=True)
    s.claim(4, value >= e.dual, identity, *e.signs, only=True)
    s.claim_same(4, e.w, e.v, identity, *e.signs, when=value == e.dual, only=True)
    i = s.index()
    kept = e.alpha(i) * (e.m(e.w, e.b, i) - 1) == 0
    each = (e.each_rest(i), e.points(i), charge(i))
    s.claim(4, implies(value == e.dual, kept), identity, *e.signs, *each, only=True)
    labels(s, e.y)


@proves("duality-gap-identity", {"slackness": False}, "It is enough that w is the combination.")
def no_hard_gap(s: Any, slackness: bool = True) -> None:
    """The same conditions leave no gap between the hard margin and its dual."""
    e = pair(s)
    s.given_each(lambda i: both(e.m(e.w, e.b, i) >= 1, e.alpha(i) >= 0))
    s.given(either(e.balance == 0, e.b == 0), e.w == e.v)
    closed = s.given_each(
        lambda i: e.alpha(i) * (e.m(e.w, e.b, i) - 1) == 0 if slackness else e.alpha(i) >= 0
    )
    zero = s.induction(
        lambda k: e.w @ e.v_to(k) + e.b * e.balance_to(k) == e.total(k), closed, only=True
    )
    s.claim(4, e.w @ e.w / 2 == e.dual, zero(s.n))
    labels(s, e.y)

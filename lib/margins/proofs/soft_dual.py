"""Proofs of the chapter *The box*, for every n, in every real inner product space.

One identity carries them: P(w, b) - D(alpha) is half the square of w - sum alpha_i u_i, plus
C h(m_i) - alpha_i (1 - m_i) for each i, minus b sum alpha_i y_i.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies, maximum


def sample(s: Any) -> SimpleNamespace:
    """Points, labels, a price C > 0, and the cost P(w, b)."""
    x, y, C = s.vectors("x"), s.reals("y"), s.real("C")
    price = s.given(C > 0)
    labels = s.given_each(lambda i: either(y(i) == 1, y(i) == -1))

    def margin(w: Any, b: Any, i: Any) -> Any:
        return y(i) * (w @ x(i) + b)

    slack = s.sum(lambda w, b, i: maximum(0, 1 - margin(w, b, i)), over="VR")

    def cost(w: Any, b: Any) -> Any:
        return w @ w / 2 + C * slack(w, b, s.n)

    return SimpleNamespace(
        x=x, y=y, C=C, price=price, labels=labels, margin=margin, slack=slack, cost=cost
    )


def multipliers(s: Any, e: SimpleNamespace, alpha: Any = "alpha") -> SimpleNamespace:
    """Multipliers, their combination, sum and balance, and the dual value."""
    alpha = s.reals(alpha) if isinstance(alpha, str) else alpha
    v, total = s.sum(lambda i: (alpha(i) * e.y(i)) * e.x(i)), s.sum(alpha)
    balance = s.sum(lambda i: alpha(i) * e.y(i))
    dual = total(s.n) - v(s.n) @ v(s.n) / 2
    return SimpleNamespace(
        at=alpha, v=v, w=v(s.n), total=total, sums=balance, balance=balance(s.n), dual=dual
    )


def in_box(s: Any, e: SimpleNamespace, a: SimpleNamespace) -> Any:
    """0 <= alpha_i <= C for all i."""
    return s.given_each(lambda i: both(a.at(i) >= 0, a.at(i) <= e.C))


def gap(s: Any, e: SimpleNamespace, a: SimpleNamespace, w: Any, b: Any) -> SimpleNamespace:
    """P(w, b) - D(alpha), term by term."""

    def term(i: Any) -> Any:
        m = e.margin(w, b, i)
        return e.C * maximum(0, 1 - m) - a.at(i) * (1 - m)

    rest = s.sum(term)
    parts = s.induction(
        lambda k: rest(k) == e.C * e.slack(w, b, k) - a.total(k) + w @ a.v(k) + b * a.sums(k),
        only=True,
    )
    square = (w - a.w) @ (w - a.w)
    identity = s.show(
        e.cost(w, b) - a.dual == square / 2 + rest(s.n) - b * a.balance, parts(s.n), only=True
    )
    return SimpleNamespace(
        term=term, rest=rest, identity=identity, square=square, positive=s.positive(w - a.w)
    )


def weak(s: Any, e: Any, a: Any, box: Any, w: Any, b: Any, free: Any) -> SimpleNamespace:
    """P(w, b) >= D(alpha) for alpha in the box, if b = 0 or alpha is balanced."""
    g = gap(s, e, a, w, b)
    g.signs = s.show_each(lambda i: g.term(i) >= 0, e.price, box, only=True)
    g.least = s.induction(lambda k: g.rest(k) >= 0, g.signs, only=True)(s.n)
    g.bound = s.show(e.cost(w, b) >= a.dual, g.identity, g.least, g.positive, free, only=True)
    return g


def kinds(e: Any, a: Any, w: Any, b: Any, i: Any, inside: bool = True) -> Any:
    """Margins above 1 have no multiplier, margins below 1 the multiplier C."""
    m = e.margin(w, b, i)
    return both(implies(m > 1, a.at(i) == 0), implies(m < 1, a.at(i) == e.C if inside else True))


@proves(
    "kkt-trichotomy",
    {"inside": False},
    "A point inside the street may have any multiplier of the box.",
)
def kkt_trichotomy(s: Any, inside: bool = True) -> None:
    """The values are equal if and only if each multiplier fits its margin; then both are best.
    That two optimal points have equal values is soft-strong-duality."""
    e = sample(s)
    a = multipliers(s, e)
    w, b = s.vector("w"), s.real("b")
    box, free = in_box(s, e, a), s.given(either(b == 0, a.balance == 0))
    g = weak(s, e, a, box, w, b, free)
    _, below = s.nonnegative_sum(g.rest, g.term, g.signs, only=True)
    P, D = s.let("P", e.cost(w, b)), s.let("D", a.dual)
    named = s.show(both(e.cost(w, b) == P, a.dual == D))
    known = (named, g.identity, g.least, g.positive, free)
    s.claim_same(3, w, a.w, *known, when=P == D, only=True)
    none = s.show(implies(P == D, g.rest(s.n) == 0), *known, only=True)
    fits = s.show_each(
        lambda i: implies(P == D, kinds(e, a, w, b, i)), none, below, g.signs, only=True
    )
    for part in (1, 3):
        s.claim_each(part, lambda i: implies(P == D, kinds(e, a, w, b, i)), fits, only=True)
    s.claim_each(
        2,
        lambda i: implies(both(P == D, a.at(i) > 0, a.at(i) < e.C), e.margin(w, b, i) == 1),
        fits,
        only=True,
    )
    combined = s.given(w == a.w)
    each = s.given_each(lambda i: kinds(e, a, w, b, i, inside))

    def no_term(i: Any) -> Any:
        """Beyond the margin, inside the street, and on its edge."""
        m, none = e.margin(w, b, i), g.term(i) == 0
        cases = (m > 1, m < 1, m == 1)
        return s.show(
            none, *(s.show(implies(c, none), each(i), only=True) for c in cases), only=True
        )

    nothing = s.induction(lambda k: g.rest(k) == 0, using=lambda k: [no_term(k)], only=True)(s.n)
    equal = s.claim(1, P == D, named, g.identity, nothing, free, combined, only=True)
    v, c, other = s.vector("w_prime"), s.real("b_prime"), multipliers(s, e, "alpha_prime")
    free = s.given(either(c == 0, a.balance == 0))
    bound = weak(s, e, a, box, v, c, free).bound
    s.claim(1, e.cost(v, c) >= P, bound, equal, named, only=True)
    box, free = in_box(s, e, other), s.given(either(b == 0, other.balance == 0))
    bound = weak(s, e, other, box, w, b, free).bound
    s.claim(1, other.dual <= D, bound, equal, named, only=True)


@proves("slack-multiplier", {"signed": True}, "Slack may be negative, too.")
def slack_multiplier(s: Any, signed: bool = False) -> None:
    """Up to the price slack gains nothing; beyond, it gains any amount r."""
    C, alpha, xi, r = (s.real(name) for name in ("C", "alpha", "xi", "r"))
    s.given(C > 0)
    z = r / (alpha - C)
    s.claim(1, implies(both(r > 0, alpha > C), both(z > 0, z * (C - alpha) == -r)))
    if not signed:
        s.given(xi >= 0)
    worth = xi * (C - alpha)
    s.claim(1, implies(alpha <= C, both(worth >= 0, iff(worth == 0, either(xi == 0, alpha == C)))))
    s.claim(2, implies(alpha < C, iff(worth == 0, xi == 0)))
    s.claim(2, implies(alpha == C, worth == 0))


@proves("soft-dual-box", {"signed": True}, "The slacks of the infimum may be negative, too.")
def soft_dual_box(s: Any, signed: bool = False) -> None:
    """Sorted by variables, the Lagrangian is least at w = sum alpha_i u_i, or has no bound."""
    e = sample(s)
    a, xi, w = multipliers(s, e), s.reals("xi"), s.vector("w")
    b, c, r, z = (s.real(name) for name in ("b", "c", "r", "z"))
    D = s.let("D", a.dual)
    named = s.show(a.dual == D)

    def lagrangian(w: Any, over: str, xi: Any, offset: Any = lambda *_: 0) -> tuple[Any, Any]:
        """Its value for parameters `at`; and that it is sorted, if the slacks are worth `known`."""
        value = s.sum(
            lambda *p: e.C * xi(*p) + a.at(p[-1]) * (1 - xi(*p) - e.margin(w, offset(*p), p[-1])),
            over,
        )

        def L(*at: Any) -> Any:
            return w @ w / 2 + value(*at, s.n)

        def shown(known: Any, *at: Any, by: Any = (), **how: Any) -> Any:
            b, square = offset(*at, 0), (w - a.w) @ (w - a.w)
            parts = s.induction(
                lambda k: value(*at, k) == a.total(k) - w @ a.v(k) - b * a.sums(k) + known(k),
                *by,
                **how,
                only=True,
            )(s.n)
            said = D + square / 2 - b * a.balance + known(s.n) == L(*at)
            return s.show(said, parts, named, only=True)

        return L, shown

    none, parts = lagrangian(a.w, "R", lambda *_: 0, lambda c, _: c)
    for part in (1, 2):
        s.claim(part, none(0) == D, parts(lambda _: 0, 0), only=True)
    s.claim(2, implies(c * a.balance == r, none(c) == D - r), parts(lambda _: 0, c), only=True)
    deep, parts = lagrangian(a.w, "N", lambda i, k: choose(k == i, z, 0))

    def beyond(i: Any) -> Any:
        above = both(r > 0, a.at(i) > e.C, z * (a.at(i) - e.C) == r)
        return implies(above, both(z > 0, deep(i) == D - r))

    def spike(i: Any) -> Any:
        inside = s.inside(i)
        sums = parts(
            lambda k: choose(i < k, z * (e.C - a.at(i)), 0),
            i,
            by=(inside,),
            using=lambda k: [s.show(implies(i == k, a.at(i) == a.at(k)), only=True)],
        )
        return [inside, sums]

    far = s.show_each(beyond, using=spike, only=True)
    for part in (1, 2):
        s.claim_each(part, beyond, far, only=True)
    if not signed:
        s.given_each(lambda k: xi(k) >= 0)
    s.given_each(lambda k: a.at(k) <= e.C)
    worth = s.sum(lambda k: xi(k) * (e.C - a.at(k)))
    any_, parts = lagrangian(w, "", xi, lambda *_: b)
    least = s.induction(lambda k: worth(k) >= 0, only=True)(s.n)
    bound = (parts(worth), least, s.positive(w - a.w))
    s.claim(1, implies(b == 0, any_() >= D), *bound, only=True)
    s.claim(2, implies(a.balance == 0, any_() >= D), *bound, only=True)

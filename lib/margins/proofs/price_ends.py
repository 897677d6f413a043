"""Proofs of the chapter *The price C*: what happens when slack is almost free."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies

from margins.proofs.price import bounded, hinge, lipschitz, sample, solution, strictly
from margins.proofs.price_slack import best_offset


@proves("gamma-zero-gives-w-zero", {"price": 1}, "The price is 1.")
def gamma_zero(s: Any, price: int = 0) -> None:
    """At the price 0 the feasible triples of least cost are those with w = 0."""
    x, y, w, b = s.vectors("x"), s.reals("y"), s.vector("w"), s.real("b")
    v, c, xi, other = s.vector("w_prime"), s.real("b_prime"), s.reals("xi"), s.reals("xi_prime")
    total, others = s.sum(xi), s.sum(other)
    s.given_each(lambda i: either(y(i) == 1, y(i) == -1))
    s.given_each(lambda i: both(other(i) >= 0, y(i) * (v @ x(i) + c) >= 1 - other(i)))
    cost, another = w @ w / 2 + price * total(s.n), v @ v / 2 + price * others(s.n)
    s.claim("all", implies(w @ w == 0, cost <= another), s.positive(v))
    s.claim_same("all", w, s.zero, s.positive(w), when=cost <= 0)
    s.claim_each(
        "all",
        lambda i: iff(
            both(xi(i) >= 0, y(i) * (s.zero @ x(i) + b) >= 1 - xi(i)), xi(i) >= hinge(y(i) * b)
        ),
    )


@proves(
    "norm-vanishes-rate",
    {"best": False},
    "Any vector will do.",
    example={"x0.0": 1, "y0": 1, "C": "1/4", "w_C.0": "1/4", "rho": 1},
    size=(1, 1, 1),
)
def norm_vanishes(s: Any, best: bool = True) -> None:
    """The exchange inequality from the price 0 bounds |w_C| in two ways.
    k = 1 allows every b, any other k only b = 0."""
    e = sample(s)
    p, b, n = solution(s, e, best=best), s.real("b"), s.number(s.n)
    offset = best_offset(s, e, s.zero, b)
    more = strictly(s, e, p, s.zero, b, s.given(e.allowed(b)))
    start = s.let("S0", e.S(s.zero, b))
    first = s.claim(1, p.w @ p.w + p.C * p.slack <= p.C * start, more)
    ones = s.induction(
        lambda k: both(e.total(s.zero, 0, k) == s.number(k), e.total(p.w, p.b, k) >= 0), only=True
    )(s.n)
    count = s.show(both(start <= n, p.slack >= 0), offset(0), ones)
    size = s.norm(p.w)
    under = s.root(p.C * start, first, count, s.positive(p.w))
    over = s.root(p.C * n)
    s.claim(2, size <= under, first, count)
    s.claim(2, under <= over, count)
    rho = bounded(s, e)
    rate = lipschitz(s, e, s.zero, p.w, p.b, size)
    saved = s.show(start - p.slack <= n * rho * size, rate, offset(p.b))
    s.claim(3, size <= p.C * n * rho, first, saved)


def homogeneous(s: Any) -> SimpleNamespace:
    """The problem without bias: signed points, their sum U, and the cost."""
    x, y, C = s.vectors("x"), s.reals("y"), s.real("C")
    price = s.given(C > 0)
    s.given_each(lambda i: either(y(i) == 1, y(i) == -1))
    total = s.sum(lambda i: y(i) * x(i))
    slack = s.sum(lambda w, i: hinge(y(i) * (w @ x(i))), over="V")
    w = s.vector("w")
    combined = s.given(w == C * total(s.n))

    def cost(v: Any) -> Any:
        return v @ v / 2 + C * slack(v, s.n)

    return SimpleNamespace(
        x=x, y=y, C=C, price=price, total=total, slack=slack, cost=cost, w=w, combined=combined
    )


@proves("small-c-mean-classifier", {"least": False}, "The price may be of any size.")
def small_c(s: Any, least: bool = True) -> None:
    """If no margin of CU exceeds 1, every other vector costs more."""
    e, v = homogeneous(s), s.vector("v")
    if least:
        s.given_each(lambda i: e.y(i) * (e.w @ e.x(i)) <= 1)
    line = s.induction(
        lambda k: both(
            e.slack(v, k) >= s.number(k) - v @ e.total(k),
            e.slack(e.w, k) == s.number(k) - e.w @ e.total(k),
        ),
        only=True,
    )
    s.claim(
        "all",
        e.cost(v) >= e.cost(e.w) + (v - e.w) @ (v - e.w) / 2,
        line(s.n),
        e.combined,
        e.price,
        only=True,
    )


@proves(
    "small-c-mean-classifier",
    {"best": False},
    "CU need not be the solution.",
    example={"x0.0": 1, "y0": 1, "C": "1/2", "w.0": "1/2"},
    size=(1, 1, 1),
)
def small_c_only_if(s: Any, best: bool = True) -> None:
    """If CU is the solution, no margin exceeds 1: else a slightly shorter vector costs less."""
    e, t = homogeneous(s), s.real("t")
    least = s.given_all("V", lambda v: e.cost(e.w) <= e.cost(v) if best else v @ v >= 0)

    def m(i: Any) -> Any:
        return e.y(i) * (e.w @ e.x(i))

    def above(i: Any) -> Any:
        return choose(m(i) > 1, m(i), 0)

    def curve(i: Any) -> Any:
        return choose(m(i) > 1, m(i) * m(i) / choose(m(i) > 1, m(i) - 1, 1), 0)

    over, bend = s.sum(above), s.sum(curve)
    shrunk = e.w - t * e.w
    small = both(t > 0, t < 1)
    one = s.show_each(
        lambda i: implies(
            small,
            hinge(e.y(i) * (shrunk @ e.x(i)))
            <= hinge(m(i)) + t * (m(i) - above(i)) + t * t * curve(i),
        )
    )
    change = s.induction(
        lambda k: implies(
            small,
            e.slack(shrunk, k)
            <= e.slack(e.w, k) + t * (e.w @ e.total(k) - over(k)) + t * t * bend(k),
        ),
        one,
        only=True,
    )(s.n)
    signs = s.induction(lambda k: both(over(k) >= 0, bend(k) >= 0), only=True)(s.n)
    gain, K = e.C * over(s.n), e.w @ e.w / 2 + e.C * bend(s.n)
    norm = s.show(e.w @ e.w == e.C * (e.w @ e.total(s.n)), e.combined, only=True)
    less = s.show(
        implies(small, t * gain <= t * t * K), least(shrunk), change, norm, e.price, only=True
    )
    step = gain / (2 * (K + gain + 1))
    known = (s.for_all(less, t)(step), signs, e.price, s.positive(e.w))
    null = s.show(over(s.n) <= 0, *known, only=True)
    _, below = s.nonnegative_sum(over, above, only=True)
    s.claim_each("all", lambda i: m(i) <= 1, below, null, only=True)

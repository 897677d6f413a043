"""Proofs of the chapter *Dear slack*: the path ends at a finite price."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, either, implies

from margins.proofs import price, soft_dual
from margins.proofs.soft_dual import gap, in_box, multipliers


@proves("gamma-infinity-separable", {"capped": False}, "The multipliers may exceed C.")
def hard_at_last(s: Any, capped: bool = True) -> None:
    """Multipliers of the hard margin that are at most C make its solution the cheapest."""
    e = soft_dual.sample(s)
    a, w, b = multipliers(s, e), s.vector("w_star"), s.real("b_star")
    v, c, other = s.vector("v"), s.real("c"), s.real("b_prime")
    s.given_each(lambda i: both(a.at(i) >= 0, a.at(i) <= e.C if capped else True))
    s.given_each(lambda i: e.margin(w, b, i) >= 1)
    s.given_each(lambda i: a.at(i) * (e.margin(w, b, i) - 1) == 0)
    s.given(w == a.w, either(b == 0, a.balance == 0), either(c == 0, a.balance == 0))
    hard = gap(s, e, a, w, b)
    nothing = s.induction(lambda k: both(hard.rest(k) == 0, e.slack(w, b, k) == 0), only=True)(s.n)
    value = s.show(a.dual == w @ w / 2, hard.identity, nothing)
    s.claim(1, e.cost(w, b) == w @ w / 2, nothing)
    g = gap(s, e, a, v, c)
    least = s.induction(lambda k: g.rest(k) >= 0, e.price, only=True)(s.n)
    far = (v - w) @ (v - w) / 2
    s.claim(1, e.cost(v, c) >= w @ w / 2 + far, g.identity, least, value)
    _, below = s.nonnegative_sum(
        lambda k: e.slack(w, other, k), lambda i: price.hinge(e.margin(w, other, i)), only=True
    )
    cheap = e.cost(w, other) <= w @ w / 2
    none = s.show(implies(cheap, e.slack(w, other, s.n) <= 0))
    s.claim_each(2, lambda i: implies(cheap, e.margin(w, other, i) >= 1), none, below, only=True)
    s.prose("The minimum in C_0 is attained, as the dual solutions form a closed set.")


@proves("gamma-infinity-separable", {"feasible": False}, "The street need not be free of points.")
def hard_only_if(s: Any, feasible: bool = True) -> None:
    """If w* is the cheapest, a soft dual optimum, which is at most C, solves the hard dual. It has
    the value |w*|^2/2 by soft-strong-duality."""
    e = soft_dual.sample(s)
    a, beta = multipliers(s, e), multipliers(s, e, "beta")
    w, b = s.vector("w_star"), s.real("b_star")
    in_box(s, e, a)
    if feasible:
        s.given_each(lambda i: e.margin(w, b, i) >= 1)
    s.given(a.dual == w @ w / 2, either(b == 0, both(a.balance == 0, beta.balance == 0)))
    s.given_each(lambda i: beta.at(i) >= 0)
    g = gap(s, e, beta, w, b)
    signs = s.induction(lambda k: both(g.rest(k) >= 0, e.slack(w, b, k) == 0), e.price, only=True)(
        s.n
    )
    s.claim(1, beta.dual <= a.dual, g.identity, signs, g.positive)


@proves(
    "gamma-infinity-nonseparable",
    {"short": False},
    "The minimiser of the total slack need not be a shortest one.",
    example={"x0.0": 1, "y0": 1, "C": 1, "w_C.0": 1, "w_infty.0": 1, "v.0": 1},
    size=(1, 1, 1),
)
def path_ends(s: Any, short: bool = True) -> None:
    """One shortest minimiser of S; no solution is longer; a solution that minimises S is it.
    k = 1 allows every b, any other k only b = 0."""
    e = price.sample(s)
    w, b, v, c = s.vector("w_infty"), s.real("b_infty"), s.vector("v"), s.real("c")
    allowed = s.given(e.allowed(b))
    least = s.given_all("VR", lambda v, c: implies(e.allowed(c), e.S(w, b) <= e.S(v, c)))
    shortest = s.given_all(
        "VR",
        lambda v, c: implies(
            both(e.allowed(c), e.S(v, c) <= e.S(w, b)), w @ w <= v @ v if short else v @ v >= 0
        ),
    )
    p = price.solution(s, e)
    s.claim(2, p.w @ p.w <= w @ w, p.least(w, b), least(p.w, p.b))
    more = price.strictly(s, e, p, w, b, allowed)
    known = (more, shortest(p.w, p.b), least(p.w, p.b), s.positive(w - p.w))
    s.claim_same(2, w, p.w, *known, when=p.slack <= e.S(w, b))
    _, below = s.nonnegative_sum(
        lambda k: e.total(w, b, k), lambda i: price.hinge(e.y(i) * (w @ e.x(i) + b)), only=True
    )
    s.claim_each(
        3,
        lambda i: implies(e.S(w, b) <= 0, e.y(i) * (w @ e.x(i) + b) >= 1),
        below,
        only=True,
    )
    second = [s.given(f) for f in (e.allowed(c), e.S(v, c) <= e.S(w, b), v @ v <= w @ w)]
    half = s.number(1) / 2
    chord = s.for_all(price.convex(s, e, v, c, w, b), e.t)(half)
    middle = shortest(v + half * (w - v), c + half * (b - c))
    known = (*second, allowed, chord, middle, s.positive(v - w))
    s.claim_same(1, v, w, *known, only=True)
    s.prose("S attains its minimum; the gap kappa comes from finitely many compact sets.")


@proves("cancelling-slopes", {"null": False}, "The slopes need not cancel.")
def slopes_cancel(s: Any, null: bool = True) -> None:
    """Where slopes of the hinge cancel, the total slack is least."""
    x, y, slope = s.vectors("x"), s.reals("y"), s.reals("s")
    w, b, v, c = s.vector("w"), s.real("b"), s.vector("v"), s.real("c")
    total = s.sum(lambda w, b, i: price.hinge(y(i) * (w @ x(i) + b)), over="VR")
    pull, balance = s.sum(lambda i: (slope(i) * y(i)) * x(i)), s.sum(lambda i: slope(i) * y(i))
    s.given_each(lambda i: either(y(i) == 1, y(i) == -1))
    s.given_each(lambda i: both(slope(i) >= 0, slope(i) <= 1))

    def fits(i: Any) -> Any:
        m = y(i) * (w @ x(i) + b)
        return both(implies(m < 1, slope(i) == 1), implies(m > 1, slope(i) == 0))

    s.given_each(fits)
    s.given(either(both(b == 0, c == 0), balance(s.n) == 0))
    if null:
        s.given(pull(s.n) == s.zero)
    line = s.induction(
        lambda k: total(v, c, k) - total(w, b, k) >= (w - v) @ pull(k) + (b - c) * balance(k),
        only=True,
    )(s.n)
    s.claim("all", total(v, c, s.n) >= total(w, b, s.n), line)

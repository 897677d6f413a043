"""Proofs of the chapter *Dear slack*: budgets in place of prices."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, implies

from margins.proofs.price import convex, sample, solution, strictly
from margins.proofs.price_slack import best_offset

ONE_POINT = {"x0.0": 1, "y0": 1, "C": "1/4", "w_C.0": "1/4", "w.0": "1/4", "s": "3/4"}


@proves(
    "soft-penalised-constrained",
    {"budget": False},
    "The other vector need not keep to the budget.",
    example=ONE_POINT,
    size=(1, 1, 1),
)
def soft_penalised(s: Any, budget: bool = True) -> None:
    """Whoever keeps to the budget of the solution is longer, unless it is the solution.
    k = 1 allows every b, any other k only b = 0."""
    e = sample(s)
    p, v, c = solution(s, e), s.vector("w"), s.real("b")
    free = s.given(e.allowed(c))
    if budget:
        s.given(e.S(v, c) <= p.slack)
    more = strictly(s, e, p, v, c, free)
    short, long = s.norm(p.w), s.norm(v)
    s.claim(1, short <= long, more, s.positive(v - p.w))
    s.claim_same(1, v, p.w, more, s.positive(v - p.w), when=long == short)
    s.prose("Part 2 needs that S_C is continuous in C, and its limits at 0 and infinity.")


@proves(
    "conv-s",
    {"below": False},
    "The budget may exceed the slack of w = 0.",
    example=ONE_POINT,
    size=(1, 1, 1),
)
def conv_s(s: Any, below: bool = True) -> None:
    """There is one shortest vector w on a budget s, at most; if s < S(0), it uses it up and is w_C
    exactly if S_C = s. k = 1 allows every b, any other k only b = 0."""
    e = sample(s)
    w, b, budget = s.vector("w"), s.real("b"), s.real("s")
    allowed, best = s.given(e.allowed(b)), best_offset(s, e, w, b)
    s.given(e.S(w, b) <= budget)
    shortest = s.given_all(
        "VR", lambda v, c: implies(both(e.allowed(c), e.S(v, c) <= budget), w @ w <= v @ v)
    )
    nothing, c = e.S(s.zero, b), s.real("b_prime")
    s.given(e.allowed(c))
    enough = e.S(s.zero, c) <= budget
    s.claim_same(4, w, s.zero, shortest(s.zero, c), s.positive(w), when=enough)
    v, d, half = s.vector("w_prime"), s.real("c"), s.number(1) / 2
    middle = shortest(v + half * (w - v), d + half * (b - d))
    chord = s.for_all(convex(s, e, v, d, w, b), e.t)(half)
    again = both(e.allowed(d), e.S(v, d) <= budget, v @ v <= w @ w)
    s.claim_same(1, v, w, chord, middle, s.positive(v - w), when=again)
    if below:
        s.given(nothing > budget)
    used = s.let("S", e.S(w, b))
    chord = s.for_all(convex(s, e, w, b, s.zero, b), e.t)
    t = (budget - used) / choose(nothing > used, nothing - used, 1)
    less = chord(t), shortest(w + t * (s.zero - w), b + t * (b - b))
    null = s.show(implies(used < budget, w @ w <= 0), *less)
    turned = s.induction(
        lambda k: implies(w @ w <= 0, e.total(w, b, k) == e.total(s.zero, b, k)),
        using=lambda k: [s.cauchy_schwarz(w, e.x(k)), s.positive(w)],
        only=True,
    )(s.n)
    full = s.claim(1, used == budget, null, turned)
    p = solution(s, e)
    w_C, saved = p.w, p.slack
    more = strictly(s, e, p, w, b, allowed)
    s.claim_same(2, w, w_C, more, shortest(w_C, p.b), s.positive(w - w_C), when=saved == budget)
    apart = (w - w_C) @ (w - w_C)
    alike = [
        s.induction(
            lambda k, c=c: implies(apart <= 0, e.total(w, c, k) == e.total(w_C, c, k)),
            using=lambda k: [s.cauchy_schwarz(w - w_C, e.x(k)), s.positive(w - w_C)],
            only=True,
        )(s.n)
        for c in (b, p.b)
    ]
    s.claim(2, implies(apart == 0, saved == budget), full, *alike, best(p.b), p.least(w_C, b))
    s.prose("In 1 a solution exists, as {S <= s} is closed and not empty.")
    s.prose("Part 3: S_C is monotone and continuous in C, and takes the value s.")

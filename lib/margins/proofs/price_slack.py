"""Proofs of the chapter *The price C*: the total slack as a function of w."""

from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, implies

from margins.proofs.price import bounded, convex, lipschitz, sample


def best_offset(s: Any, e: Any, w: Any, b: Any, best: bool = True) -> Any:
    """S(w) = S(w, b)."""
    return s.given_all(
        "R", lambda c: implies(e.allowed(c), e.S(w, b) <= e.S(w, c)) if best else c * c >= 0
    )


@proves(
    "total-slack-convex",
    {"best": False},
    "The offset of the mixture need not be its best one.",
    example={"x0.0": 1, "y0": 1, "rho": 1, "w.0": 1, "w_prime.0": "1/2", "t": "1/2"},
    size=(1, 1, 1),
)
def total_slack_convex(s: Any, best: bool = True) -> None:
    """S lies below its chords and changes by at most n rho |w - w'|.
    k = 1 allows every b, any other k only b = 0."""
    e = sample(s)
    w, b, v, c = s.vector("w"), s.real("b"), s.vector("w_prime"), s.real("b_prime")
    free = (s.given(e.allowed(b)), s.given(e.allowed(c)))
    here, there = s.let("S", e.S(w, b)), s.let("S_prime", e.S(v, c))
    named = s.show(both(e.S(w, b) == here, e.S(v, c) == there))
    mean, offset = w + e.t * (v - w), s.real("b_t")
    s.given(e.allowed(offset), e.t >= 0, e.t <= 1)
    mixed = best_offset(s, e, mean, offset, best)(b + e.t * (c - b))
    chord = convex(s, e, w, b, v, c)
    s.claim(2, e.S(mean, offset) <= (1 - e.t) * here + e.t * there, chord, mixed)
    first, second = best_offset(s, e, w, b, best), best_offset(s, e, v, c, best)
    rho, n = bounded(s, e), s.number(s.n)
    far = s.norm(w - v)
    change = (
        lipschitz(s, e, w, v, c, far),
        lipschitz(s, e, v, w, b, far),
        s.show(
            both(here <= e.S(w, c), there <= e.S(v, b)),
            first(c),
            second(b),
            *free,
            named,
            only=True,
        ),
    )
    s.claim(3, absolute(here - there) <= n * rho * far, *change, named, only=True)
    s.prose("S(w, b) is piecewise linear in b and not negative, so its minimum is attained.")


@proves("total-slack-convex", {"rate": 3}, "At 0 the slack is three times the smaller class.")
def slack_at_zero(s: Any, rate: int = 2) -> None:
    """At w = 0 the total slack counts the labels."""
    e = sample(s)
    b = s.real("b")
    plus, minus = s.sum(lambda i: (1 + e.y(i)) / 2), s.sum(lambda i: (1 - e.y(i)) / 2)

    def counted(b: Any) -> Any:
        return s.induction(
            lambda k: both(
                e.total(s.zero, b, k)
                == plus(k) * choose(b <= 1, 1 - b, 0) + minus(k) * choose(b >= -1, 1 + b, 0),
                plus(k) >= 0,
                minus(k) >= 0,
                plus(k) + minus(k) == s.number(k),
            ),
            only=True,
        )(s.n)

    p, m = plus(s.n), minus(s.n)
    s.claim(4, e.S(s.zero, b) >= rate * choose(p <= m, p, m), counted(b))
    s.claim(4, both(e.S(s.zero, 1) == 2 * m, e.S(s.zero, -1) == 2 * p), counted(1), counted(-1))
    s.claim(4, e.S(s.zero, 0) == s.number(s.n), counted(0))

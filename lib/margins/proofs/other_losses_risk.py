"""Proofs of the chapter *Other losses* about the conditional risk, for all reals."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, iff, implies, maximum

from margins.proofs.surrogates import square


@proves(
    "population-minimisers",
    {"half": 1},
    "The minimiser is the logarithm of the odds.",
    example={"p": 0.5, "delta": 2},
)
def exponential_risk(s: Any, half: int = 2) -> None:
    """With u = e^f and v = e^f*, the risk exceeds the least one by (1 - p)(u - v)^2/u."""
    p, f = s.real("p"), s.real("f")
    inside = s.given(both(p > 0, p < 1))
    odds = p / (1 - p)
    best = s.let("f_star", s.ln(odds) / half)
    vote = s.show(best == s.ln(odds) / half)

    def risk(f: Any) -> Any:
        return p * s.exp(-f) + (1 - p) * s.exp(f)

    u, v = s.exp(f), s.exp(best)
    logs = [s.exp_ln(odds), s.exp_sum(best, best), s.exp_one_to_one(best + best, s.ln(odds))]
    odds_known = s.show(both(odds > 0, odds * (1 - p) == p), inside, only=True)
    odds_root = s.show(v * v * (1 - p) == p, *logs, odds_known, vote, only=True)
    powers = [s.exp_inverse(f), s.exp_inverse(best), s.exp_positive(f), s.exp_positive(best)]
    least = s.show(risk(best) == 2 * (1 - p) * v, odds_root, *powers, only=True)
    excess = s.show(
        (risk(f) - risk(best)) * u == (1 - p) * square(u - v), least, odds_root, *powers, only=True
    )
    s.claim(1, risk(f) >= risk(best), excess, inside, *powers, only=True)
    once = s.exp_one_to_one(f, best)
    s.claim(1, implies(risk(f) == risk(best), f == best), excess, inside, once, *powers, only=True)
    root = s.root(p * (1 - p), inside)
    s.claim(1, risk(best) == 2 * root, least, odds_root, inside, *powers)
    order = [
        s.exp_increasing(0, best),
        s.exp_increasing(best, 0),
        s.exp_zero(),
        s.exp_positive(best),
    ]
    sign = s.show(
        both(iff(v > 1, 2 * p > 1), iff(v < 1, 2 * p < 1)),
        odds_root,
        s.exp_positive(best),
        inside,
        only=True,
    )
    s.claim(
        2,
        both(iff(best > 0, 2 * p > 1), iff(best < 0, 2 * p < 1)),
        sign,
        *order,
        s.exp_one_to_one(best, 0),
        only=True,
    )
    delta = s.real("delta")
    large = s.ln(2 / delta)
    small = [s.exp_ln(2 / delta), s.exp_inverse(large), s.exp_positive(-large)]
    s.claim(3, s.exp(-f) > 0, s.exp_positive(-f), only=True)
    s.claim(3, implies(delta > 0, s.exp(-large) < delta), *small, only=True)


@proves("population-minimisers", {"double": False}, "The squared risk is least at p.")
def squared_and_hinge_risk(s: Any, double: bool = True) -> None:
    """The squared risk is 4p(1 - p) + (f - (2p - 1))^2; the hinge risk has three linear pieces."""
    p, f = s.real("p"), s.real("f")
    s.given(p > 0, p < 1)
    best = 2 * p - 1 if double else p
    risk = p * square(1 - f) + (1 - p) * square(1 + f)
    s.claim(1, both(risk >= 4 * p * (1 - p), iff(risk == 4 * p * (1 - p), f == best)))
    hinge = p * maximum(0, 1 - f) + (1 - p) * maximum(0, 1 + f)
    least = 2 * choose(p <= 1 - p, p, 1 - p)
    s.claim(1, hinge >= least)
    s.claim(1, implies(2 * p > 1, iff(hinge == least, f == 1)))
    s.claim(1, implies(2 * p < 1, iff(hinge == least, f == -1)))
    s.claim(1, implies(2 * p == 1, iff(hinge == least, both(f >= -1, f <= 1))))
    s.claim(2, both(iff(best > 0, 2 * p > 1), iff(best < 0, 2 * p < 1)))
    s.claim(3, both(square(1 - f) >= 0, iff(square(1 - f) == 0, f == 1)), only=True)
    s.claim(3, both(maximum(0, 1 - f) >= 0, iff(maximum(0, 1 - f) == 0, f >= 1)), only=True)


def strict_tangent(s: Any, w: Any) -> Any:
    """exp(w) > 1 + w unless w = 0."""
    half = [s.exp_sum(w / 2, w / 2), s.exp_tangent(w / 2), s.exp_positive(w)]
    return s.show(both(s.exp(w) >= 1 + w, implies(s.exp(w) == 1 + w, w == 0)), *half, only=True)


@proves("population-minimisers", {"turned": True}, "The minimiser is ln((1 - p)/p).", {"p": 0.5})
def logistic_risk(s: Any, turned: bool = False) -> None:
    """ln x >= 1 - 1/x at x = p (1 + e^-f) and at x = (1 - p)(1 + e^f); the right sides cancel."""
    p, f = s.real("p"), s.real("f")
    k, r, a, b = s.real("l"), s.real("r"), s.real("a"), s.real("b")
    inside = s.given(both(p > 0, p < 1))
    losses = both(s.exp(k) == 1 + s.exp(-f), s.exp(r) == 1 + s.exp(f))
    logs = both(s.exp(a) == p, s.exp(b) == 1 - p)
    u, v, x, y = s.exp(f), s.exp(-f), s.exp(-(k + a)), s.exp(-(r + b))
    powers = [s.exp_inverse(f), s.exp_positive(f), s.exp_positive(-f), inside]
    both_true = both(losses, logs)
    products = [s.exp_sum(k, a), s.exp_sum(r, b), s.exp_inverse(k + a), s.exp_inverse(r + b)]
    shares = s.show(
        implies(both_true, both(x * (p * (1 + v)) == 1, y * ((1 - p) * (1 + u)) == 1)),
        *products,
        only=True,
    )
    whole = s.show(implies(both_true, p * x + (1 - p) * y == 1), shares, *powers, only=True)
    tangents = [strict_tangent(s, -(k + a)), strict_tangent(s, -(r + b))]
    risk, least = p * k + (1 - p) * r, -p * a - (1 - p) * b
    s.claim(1, implies(both_true, risk >= least), whole, *tangents, inside, only=True)
    best = b - a if turned else a - b
    once = [s.exp_one_to_one(k + a, 0), s.exp_one_to_one(r + b, 0), s.exp_zero()]
    zero = both(k + a == 0, r + b == 0)
    equal = s.show(
        implies(both_true, iff(risk == least, zero)), whole, *tangents, inside, only=True
    )
    ones = s.show(
        implies(both_true, iff(zero, p * v == 1 - p)), *products[:2], *once, *powers, only=True
    )
    quotient = [s.exp_sum(b, -a), s.exp_inverse(a), s.exp_one_to_one(-f, b - a)]
    odds = s.show(implies(both_true, iff(p * v == 1 - p, f == best)), *quotient, inside, only=True)
    s.claim(1, implies(both_true, iff(risk == least, f == best)), equal, ones, odds, only=True)
    order = [s.exp_increasing(a, b), s.exp_increasing(b, a), s.exp_one_to_one(a, b)]
    s.claim(
        2,
        implies(logs, both(iff(a - b > 0, 2 * p > 1), iff(a - b < 0, 2 * p < 1))),
        *order,
        only=True,
    )
    tail = [s.exp_tangent(k), s.exp_increasing(k, 0), s.exp_zero(), s.exp_one_to_one(k, 0)]
    loss = s.exp(k) == 1 + v
    s.claim(3, implies(loss, both(k > 0, k <= v)), *tail, s.exp_positive(-f), only=True)

"""Proofs of the chapter *Paying for mistakes*: what a slack is, and what it is not."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies, maximum

from margins.proofs.duality import labels

TWO_POINTS = {
    "x0.0": 1, "x1.0": -1, "y0": 1, "y1": -1, "C": "1/4", "w.0": "1/2", "k": 1,
    "xi0": "1/2", "xi1": "1/2", "xi_prime0": 1, "xi_prime1": 1,
}  # fmt: skip


def hinge(m: Any) -> Any:
    """The hinge loss."""
    return maximum(0, 1 - m)


def sample(s: Any) -> SimpleNamespace:
    """Points, labels, margins and the total slack."""
    x, y = s.vectors("x"), s.reals("y")

    def m(w: Any, b: Any, i: Any) -> Any:
        return y(i) * (w @ x(i) + b)

    return SimpleNamespace(x=x, y=y, m=m, S=s.sum(lambda w, b, i: hinge(m(w, b, i)), over="VR"))


def with_or_without_bias(s: Any) -> SimpleNamespace:
    """A sample; k = 1 allows every offset, otherwise only 0 is allowed."""
    p, k = sample(s), s.real("k")
    p.k, p.allowed = k, lambda b: either(k == 1, b == 0)
    return p


def problem(s: Any) -> SimpleNamespace:
    """The soft margin problem: a sample, a price C and the cost P."""
    p, C = with_or_without_bias(s), s.real("C")
    p.C, p.P = C, lambda w, b: w @ w / 2 + C * p.S(w, b, s.n)
    return p


def cheapest(s: Any, total: Any, xi: Any, p: Any, w: Any, b: Any) -> SimpleNamespace:
    """Feasible slacks cost at least the hinge losses, and more unless they are these."""

    def extra(i: Any) -> Any:
        return xi(i) - hinge(p.m(w, b, i))

    excess = s.sum(extra)
    difference = s.induction(lambda k: excess(k) == total(k) - p.S(w, b, k), only=True)
    positive, terms = s.nonnegative_sum(excess, extra)
    return SimpleNamespace(difference=difference(s.n), positive=positive, terms=terms)


@proves(
    "slack-elimination",
    {"least": -1},
    "Slacks may be negative, down to -1.",
    example=TWO_POINTS,
    size=(2, 1, 1),
)
def slack_elimination(s: Any, least: int = 0) -> None:
    """A solution has the hinge losses as its slacks, and its (w, b) minimises P: compare it with
    triples that have the hinge losses as slacks. k = 1 allows every b, any other k only b = 0."""
    p = problem(s)
    w, b, xi, v, c = s.vector("w"), s.real("b"), s.reals("xi"), s.vector("v"), s.real("c")
    total = s.sum(xi)
    cost = w @ w / 2 + p.C * total(s.n)

    def feasible(i: Any) -> Any:
        return both(p.m(w, b, i) >= 1 - xi(i), xi(i) >= least)

    s.claim_each(1, lambda i: iff(feasible(i), xi(i) >= hinge(p.m(w, b, i))), only=True)
    s.given(p.C > 0, p.allowed(b))
    s.given_each(feasible)
    solves = s.given_all("VR", lambda v, c: implies(p.allowed(c), cost <= p.P(v, c)))
    e = cheapest(s, total, xi, p, w, b)
    no_more = s.show(total(s.n) <= p.S(w, b, s.n), solves(w, b))
    s.claim_each(2, lambda i: xi(i) == hinge(p.m(w, b, i)), e.terms, e.difference, no_more)
    equal = s.claim(3, cost == p.P(w, b), e.difference, e.positive, no_more)
    s.claim(2, implies(p.allowed(c), p.P(w, b) <= p.P(v, c)), equal, solves(v, c))
    labels(s, p.y)


@proves(
    "slack-elimination",
    {"minimal": False},
    "Any pair with the hinge losses as slacks is a solution.",
    example=TWO_POINTS,
    size=(2, 1, 1),
)
def slack_elimination_back(s: Any, minimal: bool = True) -> None:
    """A minimiser of P with its hinge losses is feasible, and no feasible triple is cheaper.
    k = 1 allows every b, any other k only b = 0."""
    p = problem(s)
    w, b, v, c = s.vector("w"), s.real("b"), s.vector("v"), s.real("c")
    xi, other = s.reals("xi"), s.reals("xi_prime")
    total, sum_other = s.sum(xi), s.sum(other)
    s.given(p.C > 0, p.allowed(b))
    s.given_each(lambda i: xi(i) == hinge(p.m(w, b, i)))
    s.claim_each(2, lambda i: both(p.m(w, b, i) >= 1 - xi(i), xi(i) >= 0))
    same = s.induction(lambda k: total(k) == p.S(w, b, k))
    s.claim(3, w @ w / 2 + p.C * total(s.n) == p.P(w, b), same(s.n))
    s.given(p.allowed(c))
    s.given_each(lambda i: both(p.m(v, c, i) >= 1 - other(i), other(i) >= 0))
    if minimal:
        least = s.given_all("VR", lambda v, c: implies(p.allowed(c), p.P(w, b) <= p.P(v, c)))(v, c)
    else:
        least = s.show(p.C > 0)
    e = cheapest(s, sum_other, other, p, v, c)
    reason = (same(s.n), least, e.difference, e.positive)
    costs = [u @ u / 2 + p.C * t(s.n) for u, t in ((w, total), (v, sum_other))]
    s.claim(2, costs[0] <= costs[1], *reason)
    labels(s, p.y)


@proves("soft-always-feasible", {"slack": 0}, "The pair w = 0, b = 0 needs no slack.")
def soft_always_feasible(s: Any, slack: int = 1) -> None:
    """w = 0, b = 0 with slacks 1 is feasible; pairs that cost no more are bounded. If all labels
    are c, then w = 0 and b = c cost 0."""
    x, y, C, c = s.vectors("x"), s.reals("y"), s.real("C"), s.real("c")
    w, b, xi, n = s.vector("w"), s.real("b"), s.reals("xi"), s.number(s.n)

    def loss(i: Any) -> Any:
        return hinge(y(i) * (w @ x(i) + b))

    total, S, alone = s.sum(xi), s.sum(loss), s.sum(lambda i: hinge(c * (s.zero @ x(i) + c)))
    positive, terms = s.nonnegative_sum(S, loss, only=True)
    label = s.given(either(c == 1, c == -1))
    free = s.induction(lambda k: alone(k) == 0, label, only=True)(s.n)
    s.claim(2, s.zero @ s.zero / 2 + C * alone(s.n) == 0, free, only=True)
    cheap = s.given(both(C > 0, w @ w / 2 + C * S(s.n) <= n * C))
    s.claim(2, w @ w <= 2 * n * C, positive, cheap, only=True)
    little = s.show(S(s.n) <= n, s.positive(w), cheap, only=True)
    one = s.given_each(lambda i: xi(i) == slack)
    s.claim_each(
        1, lambda i: both(y(i) * (s.zero @ x(i) + 0) >= 1 - xi(i), xi(i) >= 0), one, only=True
    )
    count = s.induction(lambda k: total(k) == slack * s.number(k), one, only=True)(s.n)
    s.claim(1, s.zero @ s.zero / 2 + C * total(s.n) == n * C, count, only=True)
    i = s.index()
    bound = s.claim(2, y(i) * (w @ x(i) + b) >= 1 - n, little, terms(i), only=True)
    s.claim(2, implies(y(i) == 1, b >= 1 - n - w @ x(i)), bound, only=True)
    s.claim(2, implies(y(i) == -1, b <= n - 1 - w @ x(i)), bound, only=True)
    s.prose(
        "By Cauchy-Schwarz the bounds in <w, x_i> are bounds of b. So with both labels, and for "
        "b = 0, the pairs that cost at most nC are bounded. P is continuous, so they form a "
        "closed set, and P has a least value there."
    )
    labels(s, y)


@proves("slack-zones", {"edge": 1}, "Every point with a margin of at most 1 is a mistake.")
def slack_zones(s: Any, edge: int = 0) -> None:
    """Slack and margin tell the same three zones, and a mistake costs at least 1."""
    m, xi = s.reals("m"), s.reals("xi")
    s.given_each(lambda i: xi(i) == hinge(m(i)))
    s.claim_each(1, lambda i: iff(xi(i) == 0, m(i) >= 1))
    s.claim_each(2, lambda i: iff(both(xi(i) > 0, xi(i) < 1), both(edge < m(i), m(i) < 1)))
    s.claim_each(3, lambda i: iff(xi(i) >= 1, m(i) <= edge))
    mistakes, total = s.sum(lambda i: choose(m(i) <= edge, 1, 0)), s.sum(xi)
    counted = s.induction(lambda k: mistakes(k) <= total(k))
    s.claim(4, mistakes(s.n) <= total(s.n), counted(s.n))


@proves("slack-vs-distance", {"inside": False}, "The same for points outside the street.")
def slack_vs_distance(s: Any, inside: bool = True) -> None:
    """The foot of x on the edge is at distance h(m)/|w|; no v on the edge is nearer."""
    w, x, v, b, y = s.vector("w"), s.vector("x"), s.vector("v"), s.real("b"), s.real("y")
    m = y * (w @ x + b)
    s.given(w @ w > 0, either(y == 1, y == -1))
    if inside:
        s.given(m <= 1)
    foot = x + (y * (1 - m) / (w @ w)) * w
    size, near, far = s.norm(w), s.norm(x - foot), s.norm(x - v)
    s.claim("all", y * (w @ foot + b) == 1)
    way = s.show((x - foot) @ (x - foot) * (w @ w) == (1 - m) * (1 - m))
    s.claim("all", near == hinge(m) / size, way)
    s.given(y * (w @ v + b) == 1)
    away, to_foot = (x - v) @ (x - v), (x - foot) @ (x - foot)
    pythagoras = s.show(away == to_foot + (v - foot) @ (v - foot))
    longer = s.show(away >= to_foot, pythagoras, s.positive(v - foot), only=True)
    s.claim("all", far >= near, longer)

"""Proofs of the chapter *Paying for mistakes*: the minimisers of the cost P."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, either, iff, implies, maximum

from margins.proofs.duality import labels
from margins.proofs.soft_margin import TWO_POINTS, hinge, problem


def strongly_convex(s: Any, p: Any, w: Any, b: Any, v: Any, c: Any) -> Any:
    """A minimiser (w, b) of P has P(v, c) >= P(w, b) + |v - w|^2/2."""
    least = s.given_all("VR", lambda v, c: implies(p.allowed(c), p.P(w, b) <= p.P(v, c)))
    s.given(p.C > 0, p.allowed(b), p.allowed(c))
    t, gap, q = s.real("t"), p.P(v, c) - p.P(w, b), (v - w) @ (v - w)
    u, a, between = w + t * (v - w), b + t * (c - b), both(t > 0, t < 1)
    convex = s.induction(
        lambda k: implies(between, p.S(u, a, k) <= (1 - t) * p.S(w, b, k) + t * p.S(v, c, k)),
        only=True,
    )(s.n)
    square = s.show(u @ u == (1 - t) * (w @ w) + t * (v @ v) - t * (1 - t) * q, only=True)
    step = s.show(implies(between, gap >= (1 - t) * q / 2), least(u, a), convex, square)
    at = s.for_all(step, t)
    half = s.show(gap >= q / 4, at("1/2"), only=True)
    small = (q / 2 - gap) / choose(q > 0, q, 1)
    grows = s.show(gap >= q / 2, at(small), half, s.positive(v - w), only=True)
    return s.show(p.P(v, c) >= p.P(w, b) + q / 2, grows, only=True)


@proves(
    "soft-w-unique-b-not", {"factor": 1}, "The cost grows twice as fast.",
    example=TWO_POINTS | {"v.0": 1}, size=(2, 1, 1),
)  # fmt: skip
def soft_w_unique(s: Any, factor: int = 2) -> None:
    """The cost grows at least like |v - w|^2/2 away from a minimiser, so w is unique.
    k = 1 allows every b, any other k only b = 0."""
    p = problem(s)
    w, b, v, c = s.vector("w"), s.real("b"), s.vector("v"), s.real("c")
    grows, far = strongly_convex(s, p, w, b, v, c), (v - w) @ (v - w)
    s.claim(1, implies(p.k == 1, p.P(v, c) >= p.P(w, b) + far / factor), grows, only=True)
    s.claim(3, implies(p.k != 1, p.P(v, c) >= p.P(w, b) + far / factor), grows, only=True)
    s.claim_same(2, v, w, grows, s.positive(v - w), when=p.P(v, c) == p.P(w, b), only=True)
    s.claim_same(
        3, v, w, grows, s.positive(v - w), when=both(p.k != 1, p.P(v, c) == p.P(w, b)), only=True
    )
    labels(s, p.y)


@proves(
    "soft-w-unique-b-not", {"classes": 1}, "The same if only one class occurs.",
    example=TWO_POINTS | {"b1": "-1/2", "b2": "1/2"}, size=(2, 1, 1),
)  # fmt: skip
def optimal_offsets(s: Any, classes: int = 2) -> None:
    """Between two optimal offsets all are optimal, and with both classes they are bounded. An
    offset c that is not optimal has a distance from all that are, so they are a closed set."""
    p = problem(s)
    w, b, low, high = s.vector("w"), s.real("b"), s.real("b1"), s.real("b2")
    inside = s.given(both(p.C > 0, low < high, low <= b, b <= high))
    least = s.given_all("VR", lambda v, c: p.P(w, low) <= p.P(v, c))
    also = s.given(p.P(w, high) == p.P(w, low))
    convex = s.induction(
        lambda k: (high - low) * p.S(w, b, k)
        <= (high - b) * p.S(w, low, k) + (b - low) * p.S(w, high, k),
        inside, only=True,
    )(s.n)  # fmt: skip
    equal = s.show(p.S(w, high, s.n) == p.S(w, low, s.n), also, inside, only=True)
    less = s.show(p.S(w, b, s.n) <= p.S(w, low, s.n), convex, equal, inside, only=True)
    s.claim(4, p.P(w, b) == p.P(w, low), less, least(w, b), inside, only=True)
    c, n = s.real("c"), s.number(s.n)
    ones = s.given_each(lambda i: either(p.y(i) == 1, p.y(i) == -1))
    steady = s.induction(
        lambda k: p.S(w, c, k) <= p.S(w, b, k) + s.number(k) * absolute(c - b), ones, only=True
    )(s.n)
    s.claim(4, p.P(w, c) - p.P(w, b) <= p.C * n * absolute(c - b), steady, inside, only=True)
    i, j = s.index("j"), s.index("l")
    signs = s.given(both(p.y(i) == 1, p.y(j) == (-1 if classes == 2 else 1)))
    loss = s.sum(lambda i: hinge(p.m(w, b, i)))
    same = s.induction(lambda k: loss(k) == p.S(w, b, k), only=True)(s.n)
    _, terms = s.nonnegative_sum(loss, lambda i: hinge(p.m(w, b, i)), only=True)
    most = p.S(w, low, s.n)
    reasons = (less, same, terms(i), terms(j), signs)
    s.claim(4, 1 - most - w @ p.x(i) <= b, *reasons, only=True)
    s.claim(4, b <= most - 1 - w @ p.x(j), *reasons, only=True)


@proves("soft-w-unique-b-not", {"edge": 1}, "All offsets between -1 and 1 are optimal.")
def two_points(s: Any, edge: int = 2) -> None:
    """For the points 1 and -1 and C = 1/4: w = 1/2, and exactly the b in [-1/2, 1/2]."""
    w, b = s.real("w"), s.real("b")
    cost = w * w / 2 + (hinge(w + b) + hinge(-(-w + b))) / 4
    s.claim(5, 8 * cost >= 3)
    s.claim(5, iff(8 * cost == 3, both(2 * w == 1, edge * b >= -1, edge * b <= 1)))


def short_way(s: Any, p: Any, d: Any, idle: Any, here: Any, there: Any) -> SimpleNamespace:
    """A step t on the way to (v, c) that leaves a margin of 1 to all deleted points, and what a
    point pays there: losses are convex, and a deleted point still pays nothing."""
    (w, b), (v, c), t = here, there, s.real("t")
    u, a = w + t * (v - w), b + t * (c - b)

    def speed(i: Any) -> Any:
        room, lost = p.m(w, b, i) - 1, maximum(0, p.m(w, b, i) - p.m(v, c, i))
        return choose(room > 0, lost, 0) / choose(room > 0, room, 1)

    speeds = s.sum(speed)
    positive, terms = s.nonnegative_sum(speeds, speed, idle, only=True)
    before = t * (1 + speeds(s.n)) == 1
    short = s.show(implies(before, both(t > 0, t <= 1)), positive, only=True)

    def pays(i: Any) -> Any:
        A, B, M = p.m(w, b, i), p.m(v, c, i), p.m(u, a, i)
        gone = both(before, d(i) != 1)
        way = s.show((1 - t) * A + t * B == M, only=True)
        slow = s.show(implies(before, t * speed(i) <= 1), terms(i), short, only=True)
        lost = s.show(implies(d(i) != 1, speed(i) * (A - 1) >= A - B), idle(i), only=True)
        room = s.show(implies(gone, t * (A - B) <= A - 1), slow, lost, short, idle(i), only=True)
        free = s.show(implies(gone, both(hinge(M) == 0, d(i) == 0)), room, way, idle(i), only=True)
        mixed = (1 - t) * hinge(A) + t * hinge(B)
        convex = s.show(implies(before, hinge(M) <= mixed), way, short, only=True)
        bound = (1 - t) * (d(i) * hinge(A)) + t * (d(i) * hinge(B))
        return s.show(implies(before, hinge(M) <= bound), convex, free, only=True)

    step = 1 / (1 + speeds(s.n))
    one = s.show(step * (1 + speeds(s.n)) == 1, positive, only=True)
    return SimpleNamespace(t=t, u=u, a=a, before=before, short=short, pays=pays, step=step, one=one)


@proves(
    "soft-remove-inactive", {"least": 0}, "Points on the margin may be deleted, too.",
    example=TWO_POINTS | {"C": 1, "w.0": 1, "x2.0": 2, "y2": 1, "d0": 1, "d1": 1}, size=(3, 1, 1),
)  # fmt: skip
def soft_remove_inactive(s: Any, least: int = 1) -> None:
    """d_i is 1 for the points that stay, 0 for deleted ones, which have margins above 1.
    k = 1 allows every b, any other k only b = 0."""
    p, d = problem(s), s.reals("d")
    w, b, v, c = s.vector("w"), s.real("b"), s.vector("v"), s.real("c")
    best = s.given_all("VR", lambda v, c: implies(p.allowed(c), p.P(w, b) <= p.P(v, c)))
    known = s.given(both(p.C > 0, p.allowed(b), p.allowed(c)))
    idle = s.given_each(
        lambda i: either(
            d(i) == 1, both(d(i) == 0, p.m(w, b, i) > 1 if least else p.m(w, b, i) >= 1)
        )
    )
    rest = s.sum(lambda w, b, i: d(i) * hinge(p.m(w, b, i)), over="VR")

    def cost(w: Any, b: Any) -> Any:
        return w @ w / 2 + p.C * rest(w, b, s.n)

    free = s.induction(lambda k: p.S(w, b, k) == rest(w, b, k), idle, only=True)(s.n)
    s.claim("all", cost(w, b) == p.P(w, b), free, only=True)
    e = short_way(s, p, d, idle, (w, b), (v, c))
    t, u, a, before, q = e.t, e.u, e.a, e.before, (v - w) @ (v - w)
    loss = s.induction(
        lambda k: implies(before, p.S(u, a, k) <= (1 - t) * rest(w, b, k) + t * rest(v, c, k)),
        using=lambda k: [e.pays(k)], only=True,
    )(s.n)  # fmt: skip
    square = s.show(u @ u == (1 - t) * (w @ w) + t * (v @ v) - t * (1 - t) * q, only=True)
    shorter = implies(before, u @ u <= (1 - t) * (w @ w) + t * (v @ v))
    flat = s.show(shorter, square, e.short, s.positive(v - w), only=True)
    lower = s.show(implies(before, p.P(w, b) <= p.P(u, a)), best(u, a), known, only=True)
    gain = implies(before, t * cost(w, b) <= t * cost(v, c))
    gained = s.show(gain, lower, flat, loss, free, known, only=True)
    less = s.show(implies(before, cost(w, b) <= cost(v, c)), gained, e.short, only=True)
    s.claim("all", cost(w, b) <= cost(v, c), s.for_all(less, t)(e.step), e.one, only=True)
    labels(s, p.y)

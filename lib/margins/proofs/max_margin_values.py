"""Proofs of the chapter *The widest street*: values, scaled data, and samples of one class."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, either, iff, implies

from margins.proofs.geometry import hyperplane
from margins.proofs.max_margin_pairs import (
    PLUS_MINUS,
    above,
    at_most,
    competitor,
    name_margin,
    pair,
    sample,
    solution,
)


def best_margin(s: Any, part: int, offset: bool, shortest: bool = True) -> SimpleNamespace:
    """For the margin gamma of (w*, b*): |w*|^2/2 = 1/(2 gamma^2), and no margin is larger."""
    q = sample(s, offset)
    o = solution(s, q, shortest)
    name_margin(s, q, o)
    o.value = o.w @ o.w / 2
    o.square = s.show(o.value * (2 * o.gamma * o.gamma) == 1, o.inverse)
    o.up = s.show(o.gamma > 0, o.inverse, o.plus, only=True)
    s.claim(part, o.value == 1 / (2 * (o.gamma * o.gamma)), o.square, o.up, only=True)
    p = pair(s, q, "w", "b")
    size, low = s.norm(p[0]), q.least(*p, s.n)
    s.given(size > 0)
    longer = s.show(low * o.length <= size, competitor(s, q, o, p))
    s.claim(part, low / size <= o.gamma, longer, o.inverse, o.plus)
    return o


def values(s: Any, offset: bool, shortest: bool) -> None:
    """gamma = 1/|w*|, and where |w*|^2/2 = gamma."""
    o, r = best_margin(s, 1, offset, shortest), s.real("r")
    s.claim(1, o.gamma == 1 / o.length, o.inverse, o.plus, only=True)
    cube, gamma = o.gamma * o.gamma * o.gamma, o.gamma
    equal = s.show(iff(o.value == gamma, 2 * cube == 1), o.square, o.up, only=True)
    above = s.show(implies(2 * cube < 1, o.value > gamma), o.square, o.up, only=True)
    root = 2 * (r * r * r) == 1
    plus = s.show(implies(root, r > 0), only=True)
    factor = s.show(
        cube - r * r * r == (gamma - r) * (gamma * gamma + gamma * r + r * r), only=True
    )
    more = s.show(implies(root, gamma * gamma + gamma * r + r * r > 0), plus, o.up, only=True)
    by = (factor, more, equal, above)
    s.claim(2, implies(root, iff(o.value == gamma, gamma == r)), *by, only=True)
    s.claim(2, implies(both(root, gamma < r), o.value > gamma), *by, only=True)


@proves(
    "hard-value-relation",
    {"shortest": False},
    "The pair is feasible, but need not be the shortest.",
    example=PLUS_MINUS | {"w_star.0": 1, "w.0": 1},
    size=(2, 1, 1),
)
def hard_value_relation(s: Any, shortest: bool = True) -> None:
    """The least margin of a shortest pair is 1, so gamma |w*| = 1."""
    values(s, True, shortest)


@proves(
    "hard-value-relation",
    {"shortest": False},
    "The normal is feasible, but need not be the shortest.",
    example=PLUS_MINUS | {"w_star.0": 1, "w.0": 1},
    size=(2, 1, 1),
)
def hard_value_relation_through_origin(s: Any, shortest: bool = True) -> None:
    """The same with b = 0, for any labels."""
    values(s, False, shortest)


@proves("conv-margin", {"edge": 0}, "From the middle of the street to its edge it is 2/|w|, too.")
def conv_margin(s: Any, edge: int = 1) -> None:
    """m_i is |w| times the geometric margin, and the edges of the street are 2/|w| apart."""
    h, x, y = hyperplane(s), s.vector("x"), s.real("y")
    u, v = s.vector("u"), s.vector("v")
    s.given(either(y == 1, y == -1))
    s.claim(1, y * h.f(x) == h.length * (y * h.f(x) / h.length))
    low = s.given(h.f(v) == -1)
    across = (2 / (h.w @ h.w)) * h.w
    s.claim(1, h.f(v + across) == 1)
    s.claim(1, s.norm(across) == 2 / h.length)
    high = s.given(h.f(u) == edge)
    far = s.norm(u - v)
    two = s.show(h.w @ (u - v) == 2, high, low, only=True)
    wide = s.show(far * h.length >= 2, two, s.cauchy_schwarz(h.w, u - v))
    s.claim(1, far >= 2 / h.length, wide, h.regular, only=True)


def street(s: Any, offset: bool, shortest: bool) -> None:
    """The street of (w*, b*) is 2 gamma wide."""
    o = best_margin(s, 2, offset, shortest)
    s.claim(2, 2 / o.length == 2 * o.gamma, o.inverse, o.plus, only=True)


@proves(
    "conv-margin",
    {"shortest": False},
    "The pair is feasible, but need not be the shortest.",
    example=PLUS_MINUS | {"w_star.0": 1, "w.0": 1},
    size=(2, 1, 1),
)
def conv_margin_of_the_solution(s: Any, shortest: bool = True) -> None:
    """For the solution the width 2/|w*| is 2 gamma."""
    street(s, True, shortest)


@proves(
    "conv-margin",
    {"shortest": False},
    "The normal is feasible, but need not be the shortest.",
    example=PLUS_MINUS | {"w_star.0": 1, "w.0": 1},
    size=(2, 1, 1),
)
def conv_margin_through_origin(s: Any, shortest: bool = True) -> None:
    """The same with b = 0, for any labels."""
    street(s, False, shortest)


@proves("same-argmin-monotone", {"largest": False}, "The minimisers of 2/|w| are the same, too.")
def same_argmin_monotone(s: Any, largest: bool = True) -> None:
    """Of two normals, all five functions prefer the same one."""
    u, v = s.vector("u"), s.vector("v")
    p, q = s.norm(u), s.norm(v)
    s.given(p > 0, q > 0)
    shorter = p <= q
    s.claim(1, iff(shorter, u @ u <= v @ v))
    s.claim(1, iff(shorter, u @ u / 2 <= v @ v / 2))
    s.claim(2, iff(shorter, 1 / p >= 1 / q))
    s.claim(2, iff(shorter, 2 / p >= 2 / q if largest else 2 / p <= 2 / q))


@proves("single-class-degenerate", {"same": False}, "The labels may differ.")
def single_class_degenerate(s: Any, same: bool = True) -> None:
    """An offset moved by d y moves every margin by d."""
    q = sample(s)
    (w, b), k, y = pair(s, q, "w", "b"), s.real("k"), q.y(0)
    size = s.norm(w)
    plus = s.given(size > 0)
    classes = [s.given_each(lambda i: q.y(i) == y)] if same else []
    d = k * size - q.least(w, b, s.n)
    moved = s.induction(
        lambda j: q.least(w, b + y * d, j) == q.least(w, b, j) + d,
        *classes,
        q.labels,
        q.labels(0),
        only=True,
    )(s.n)
    s.claim(1, q.least(w, b + y * d, s.n) / size == k, moved, plus, only=True)


@proves(
    "single-class-degenerate",
    {"shortest": False},
    "Every feasible pair is a solution.",
    example={"y0": 1, "b_star": 1, "c": 1},
    size=(1, 1, 1),
)
def single_class_solutions(s: Any, shortest: bool = True) -> None:
    """w = 0 is feasible, and only w = 0 has the value 0."""
    q = sample(s)
    p, c, u, y = pair(s, q, "w_star", "b_star"), s.real("c"), s.vector("u"), q.y(0)
    same, first = s.given_each(lambda i: q.y(i) == y), q.labels(0)
    s.claim(2, s.zero @ s.zero / 2 <= u @ u / 2, s.positive(u), only=True)
    one = s.show_each(lambda i: q.m(s.zero, y, i) >= 1, same, first, only=True)
    best = above(s, q, (s.zero, y), 1, one)
    enough = s.given(y * c >= 1)
    s.claim_each(2, lambda i: q.m(s.zero, c, i) >= 1, same, enough, only=True)
    feasible, optimal = s.given_each(lambda i: q.m(*p, i) >= 1), s.show(True)
    if shortest:
        w = p[0]
        optimal = s.given_all(
            "VR", lambda v, a: implies(q.least(v, a, s.n) >= 1, w @ w / 2 <= v @ v / 2)
        )(s.zero, y)
    nothing = s.claim_same(2, p[0], s.zero, optimal, best, s.positive(p[0]), only=True)
    s.claim(2, y * p[1] >= 1, nothing, feasible(0), only=True)


def scaled_data(s: Any, q: SimpleNamespace) -> SimpleNamespace:
    """The margins on the data c x(i)."""
    c = s.real("c")

    def m(w: Any, b: Any, i: Any) -> Any:
        return q.y(i) * (w @ (c * q.x(i)) + b)

    return SimpleNamespace(c=c, m=m, least=s.least(m, over="VR"), plus=s.given(c != 0))


@proves(
    "margin-scaling",
    {"shortest": False},
    "The pair is feasible, but need not be the shortest.",
    example=PLUS_MINUS | {"w_star.0": 1, "w.0": 1, "c": 1},
    size=(2, 1, 1),
)
def margin_scaling(s: Any, shortest: bool = True) -> None:
    """<w/c, c x> = <w, x>, so (w/c, b) has on the new data the margins of (w, b)."""
    q = sample(s)
    o, new = solution(s, q, shortest), scaled_data(s, q)
    c, w = new.c, o.w / new.c
    s.claim_each(1, lambda i: new.m(w, o.p[1], i) >= 1, o.feasible, new.plus, only=True)
    v, b = pair(s, q, "w", "b")
    feasible = s.given_each(lambda i: new.m(v, b, i) >= 1)
    old = s.show_each(lambda i: q.m(c * v, b, i) >= 1, feasible, only=True)
    by = (o.optimal(c * v, b), above(s, q, (c * v, b), 1, old), new.plus)
    s.claim(1, w @ w / 2 <= v @ v / 2, *by, only=True)


@proves(
    "margin-scaling",
    {"best": False},
    "The pair has a margin, but need not have the best.",
    example=PLUS_MINUS | {"w.0": 1, "v.0": 1, "c": 1, "rho": 1},
    size=(2, 1, 1),
)
def margin_scaling_values(s: Any, best: bool = True) -> None:
    """Dividing w by c divides |w| by |c|; the largest |x(i)| is multiplied by |c|."""
    q = sample(s)
    new, p, k, rho = scaled_data(s, q), pair(s, q, "w", "b"), s.index("k"), s.real("rho")
    c, w, size = new.c, p[0] / new.c, s.norm(p[0])
    length, plus = s.norm(w), s.given(size > 0)
    gamma = s.let("gamma", q.least(*p, s.n) / size)
    named = s.show(gamma == q.least(*p, s.n) / size)
    short = s.show(length * absolute(c) == size)
    same = s.induction(lambda j: new.least(w, p[1], j) == q.least(*p, j), new.plus, only=True)
    by = (same(s.n), short, plus, named, new.plus)
    s.claim(2, new.least(w, p[1], s.n) / length == absolute(c) * gamma, *by, only=True)
    v, a = pair(s, q, "v", "a")
    old, far = c * v, s.norm(v)
    there = [s.given_all("VR", lambda u, d: at_most(s, q, gamma, u, d))(old, a)] if best else []
    long = s.show(s.norm(old) == absolute(c) * far)
    same = s.induction(lambda j: new.least(v, a, j) == q.least(old, a, j), only=True)
    by = (same(s.n), long, s.given(far > 0), new.plus, *there)
    s.claim(2, new.least(v, a, s.n) / far <= absolute(c) * gamma, *by, only=True)
    points = s.given_each(lambda i: q.x(i) @ q.x(i) <= rho * rho)
    far = absolute(c) * rho
    s.claim_each(3, lambda i: (c * q.x(i)) @ (c * q.x(i)) <= far * far, points, only=True)
    top = s.given(both(rho >= 0, q.x(k) @ q.x(k) == rho * rho))
    s.claim(3, (c * q.x(k)) @ (c * q.x(k)) == far * far, top, only=True)
    up = s.given(gamma > 0)
    s.claim(3, far / (absolute(c) * gamma) == rho / gamma, up, new.plus, only=True)

"""Proofs of the chapter *The widest street*: convexity, uniqueness, and what they imply."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, iff, implies

from margins.proofs.max_margin_pairs import (
    PLUS_MINUS,
    Pair,
    above,
    below,
    competitor,
    name_margin,
    pair,
    sample,
    solution,
    times,
)


@proves("hard-qp-convex", {"most": 2}, "The weight may be as large as 2.")
def hard_qp_convex(s: Any, most: int = 1) -> None:
    """A mixture of feasible pairs has the mixture of their margins."""
    q = sample(s)
    p, other, t = pair(s, q, "u", "a"), pair(s, q, "v", "c"), s.real("t")
    one = s.given_each(lambda i: both(q.m(*p, i) >= 1, q.m(*other, i) >= 1))
    weight = s.given(both(t >= 0, t <= most))
    u, v = p[0], other[0]
    mixed = (t * u + (1 - t) * v, t * p[1] + (1 - t) * other[1])
    s.claim_each(1, lambda i: q.m(*mixed, i) >= 1, one, weight, only=True)
    gap = t * (u @ u) + (1 - t) * (v @ v) - mixed[0] @ mixed[0]
    equal = s.claim(2, gap == t * (1 - t) * ((u - v) @ (u - v)))
    mean, apart = t * (u @ u / 2) + (1 - t) * (v @ v / 2), (u - v) @ (u - v)
    more = s.show(t * (1 - t) * apart >= 0, weight, s.positive(u - v), only=True)
    s.claim(2, mixed[0] @ mixed[0] / 2 <= mean, equal, more, only=True)
    inside = both(t > 0, t < 1, apart > 0)
    more = s.show(implies(inside, t * (1 - t) * apart > 0), only=True)
    s.claim(2, implies(inside, mixed[0] @ mixed[0] / 2 < mean), equal, more, only=True)
    s.prose("Each condition on (w, b) is linear, so it is a closed half-space.")


@proves(
    "hard-both-classes-tight",
    {"shortest": False},
    "The pair is feasible, but need not be the shortest.",
    example=PLUS_MINUS | {"w_star.0": 1},
    size=(2, 1, 1),
)
def hard_both_classes_tight(s: Any, shortest: bool = True) -> None:
    """k and l have the least margins of their classes. Otherwise a shift and a division helped."""
    q = sample(s)
    o = solution(s, q, shortest)
    w, b = o.p
    high, low = (q.m(w, b, i) for i in o.classes)
    classes = s.given_each(
        lambda i: both(
            implies(q.y(i) == 1, q.m(w, b, i) >= high), implies(q.y(i) == -1, q.m(w, b, i) >= low)
        )
    )
    bounds = s.show(both(high >= 1, low >= 1), *map(o.feasible, o.classes), only=True)
    half, middle = (high + low) / 2, b - (high - low) / 2
    wide = s.show_each(lambda i: q.m(w, middle, i) >= half, classes, q.labels, only=True)
    new = times(1 / half, (w, middle))
    one = s.show_each(lambda i: q.m(*new, i) >= 1, wide, bounds, only=True)
    by = (o.optimal(*new), above(s, q, new, 1, one), o.nonzero, bounds)
    s.claim("all", both(high == 1, low == 1), *by, only=True)


def ahead(
    s: Any, q: SimpleNamespace, o: SimpleNamespace, p: Pair, feasible: Any, weight: str = "t"
) -> Any:
    """<w*, w - w*> >= 0: a small step towards a feasible pair makes w* no shorter."""
    w, b = o.p
    t, way = s.real(weight), p[0] - w
    mixed, inside = (w + t * way, b + t * (p[1] - b)), both(t > 0, t <= 1)
    margins = s.show_each(
        lambda i: implies(inside, q.m(*mixed, i) >= 1), o.feasible, feasible, only=True
    )
    least = s.induction(
        lambda k: implies(inside, q.least(*mixed, k) >= 1), margins, margins(0), only=True
    )
    slope, square = w @ way, way @ way
    step = implies(inside, 2 * slope + t * square >= 0)
    each = s.for_all(s.show(step, least(s.n), o.optimal(*mixed), only=True), t)
    small = absolute(slope) / (1 + square + absolute(slope))
    return s.show(slope >= 0, each(small), s.positive(way), only=True)


def same_offset(
    s: Any, q: SimpleNamespace, o: SimpleNamespace, p: Pair, feasible: Any, same: Any
) -> Any:
    """Feasible pairs with the normal w* have the offset b*: halfway margins would be larger."""
    w, b = o.p
    middle, high = (b + p[1]) / 2, 1 + absolute(b - p[1]) / 2
    wide = s.show_each(
        lambda i: q.m(w, middle, i) >= high, o.feasible, feasible, q.labels, same, only=True
    )
    new = times(1 / high, (w, middle))
    one = s.show_each(lambda i: q.m(*new, i) >= 1, wide, only=True)
    by = (o.optimal(*new), above(s, q, new, 1, one), o.nonzero)
    return s.show(p[1] == b, *by, only=True)


@proves(
    "hard-unique",
    {"shortest": False},
    "The pair is feasible, but need not be the shortest.",
    example=PLUS_MINUS | {"w_star.0": 1, "w.0": 1},
    size=(2, 1, 1),
)
def hard_unique(s: Any, shortest: bool = True) -> None:
    """<w*, w - w*> >= 0 for feasible pairs; a second solution has the same w, then the same b."""
    q = sample(s)
    o, p = solution(s, q, shortest), pair(s, q, "w", "b")
    feasible = s.given_each(lambda i: q.m(*p, i) >= 1)
    way = p[0] - o.w
    slope = ahead(s, q, o, p, feasible)
    s.claim(2, p[0] @ p[0] >= o.w @ o.w + way @ way, slope, only=True)
    equal = s.given(p[0] @ p[0] == o.w @ o.w)
    same = s.claim_same(1, p[0], o.w, slope, equal, s.positive(way), only=True)
    s.claim(1, p[1] == o.p[1], same_offset(s, q, o, p, feasible, same), only=True)
    s.prose("There is a solution, by compactness.")


@proves(
    "maximally-removed-means-minimum",
    {"shortest": False},
    "The pair is feasible, but need not be the shortest.",
    example=PLUS_MINUS | {"w_star.0": 1, "w.0": 1},
    size=(2, 1, 1),
)
def maximally_removed_means_minimum(s: Any, shortest: bool = True) -> None:
    """A separator that is nowhere nearer than gamma, divided by |w|/|w*|, is the solution."""
    q = sample(s)
    o, p, z = solution(s, q, shortest), pair(s, q, "w", "b"), s.vector("z")
    name_margin(s, q, o)
    up = o.plus
    right = (q.labels, up, o.inverse)
    s.claim_each(
        1,
        lambda i: absolute(q.f(*o.p, i)) / o.length >= o.gamma,
        o.feasible,
        *right,
        only=True,
    )
    size = s.norm(p[0])
    plus = s.given(size > 0)
    low = q.least(*p, s.n)
    longer = s.show(low * o.length <= size, competitor(s, q, o, p))
    s.claim(1, low / size <= o.gamma, longer, o.inverse, up, plus, only=True)
    positive = s.given_each(lambda i: q.m(*p, i) > 0)
    far = s.given_each(lambda i: absolute(q.f(*p, i)) / size >= o.gamma)
    ratio = s.let("c", size / o.length)
    known = s.show(both(ratio > 0, ratio * o.length == size), up, plus)
    new = times(1 / ratio, p)
    over = s.show_each(
        lambda i: q.m(*p, i) * o.length >= size, positive, far, plus, *right, only=True
    )
    feasible = s.show_each(lambda i: q.m(*new, i) >= 1, over, up, known, only=True)
    equal = s.show(new[0] @ new[0] == o.w @ o.w, known, up)
    slope = ahead(s, q, o, new, feasible)
    back = s.positive(new[0] - o.w)
    same = s.same(o.w, new[0], slope, equal, back, only=True)
    offset = same_offset(s, q, o, new, feasible, same)
    s.claim_same(2, p[0], ratio * o.w, same, known, only=True)
    s.claim(2, p[1] == ratio * o.p[1], offset, known, only=True)
    f, f_star = p[0] @ z + p[1], o.w @ z + o.p[1]
    multiple = s.show(f == ratio * f_star, same, offset, known)
    s.claim(2, iff(f == 0, f_star == 0), multiple, known, only=True)


@proves(
    "feasible-max-margin-nonhomogeneous-attained",
    {"two": False},
    "One class is enough.",
)
def middle_of_the_gap(s: Any, two: bool = True) -> None:
    """The least margin is the smaller of p + b and -q - b, which have the sum p - q."""
    q = sample(s)
    (w, b), c, k, j = pair(s, q, "w", "b"), s.real("c"), s.index("k"), s.index("l")
    low, high, rho = s.real("q"), s.real("p"), s.real("rho")
    unit = s.given(w @ w == 1)
    ends = s.given(
        both(q.y(k) == 1, q.y(j) == (-1 if two else 1), w @ q.x(k) == high, w @ q.x(j) == low)
    )
    sides = s.given_each(
        lambda i: both(
            implies(q.y(i) == 1, w @ q.x(i) >= high), implies(q.y(i) == -1, w @ q.x(i) <= low)
        )
    )
    least = q.least(w, b, s.n)
    smaller = minimum(high + b, -low - b)
    over = s.show_each(lambda i: q.m(w, b, i) >= smaller, sides, q.labels, only=True)
    by = (above(s, q, (w, b), smaller, over), *(below(s, q, (w, b), i) for i in (k, j)), ends)
    gap = s.show(least == smaller, *by, only=True)
    s.claim(1, least <= (high - low) / 2, gap, only=True)
    s.claim(1, iff(least == (high - low) / 2, b == -(high + low) / 2), gap, only=True)
    plus = s.given(rho >= 0)
    balls = s.given_each(lambda i: q.x(i) @ q.x(i) <= rho * rho)
    near = [
        s.show(
            absolute(w @ q.x(i)) <= rho,
            s.cauchy_schwarz(w, q.x(i)),
            balls(i),
            unit,
            plus,
            only=True,
        )
        for i in (k, j)
    ]
    s.claim(1, absolute(-(high + low) / 2) <= rho, *near, ends, only=True)
    right = s.given_each(lambda i: q.m(w, c, i) >= 0)
    s.claim(3, absolute(c) <= rho, right(k), right(j), *near, ends, only=True)
    s.prose("p - q has a maximum on the unit sphere, which is compact (part 2).")


def minimum(a: Any, b: Any) -> Any:
    """The smaller of two reals."""
    return choose(a <= b, a, b)

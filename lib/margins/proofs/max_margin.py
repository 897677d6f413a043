"""Proofs of the chapter *The widest street*: for every n, in every real inner product space."""

from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, either, iff, implies

from margins.proofs.geometry import no_nearer, projected
from margins.proofs.max_margin_pairs import (
    PLUS_MINUS,
    above,
    at_most,
    below,
    competitor,
    pair,
    positive_least,
    regular,
    sample,
    scaled,
    solution,
    times,
    two_classes,
)


@proves("feasible-iff-margin-one", {"any": True}, "Divide by the margin of any point.")
def feasible_iff_margin_one(s: Any, any: bool = False) -> None:
    """Positive margins, divided by the least of them, are at least 1."""
    q = sample(s)
    p, other, i = pair(s, q, "w", "b"), pair(s, q, "v", "c"), s.index("i")
    positive = s.given_each(lambda k: q.m(*p, k) > 0)
    mu = s.let("mu", q.m(*p, i) if any else q.least(*p, s.n))
    more = positive_least(s, q, p, positive)
    s.claim("all", mu > 0, more)
    new = times(1 / mu, p)
    s.claim_each("all", lambda k: q.m(*new, k) >= 1, more, using=lambda k: [below(s, q, p, k)])
    one = s.given_each(lambda k: q.m(*other, k) >= 1)
    s.claim("all", q.m(*other, i) > 0, one(i), only=True)


@proves(
    "norm-can-be-fixed",
    {"largest": False},
    "Any pair of norm r will do.",
    example=PLUS_MINUS | {"v.0": 1, "w.0": 1, "r": 1, "t": 1},
    size=(2, 1, 1),
)
def norm_can_be_fixed(s: Any, largest: bool = True) -> None:
    """The multiple of norm r has the same margin and the same hyperplane, and is the only one."""
    q = sample(s)
    p, r, t, z = pair(s, q, "w", "b"), s.real("r"), s.real("t"), s.vector("z")
    size, low = s.norm(p[0]), q.least(*p, s.n)
    plus = s.given(both(size > 0, r > 0, t > 0))
    new, many = times(r / size, p), times(t, p)
    up = s.show(r / size > 0, plus, only=True)
    length = s.norm(new[0])
    fixed = s.claim(1, length == r, up)
    small = scaled(s, q, p, r / size)
    equal = s.claim(1, q.least(*new, s.n) / r == low / size, small, up, plus, only=True)
    s.claim(2, iff(new[0] @ z + new[1] == 0, p[0] @ z + p[1] == 0), up, plus, only=True)
    length = s.norm(many[0])
    long = s.show(length == t * size)
    larger = scaled(s, q, p, t)
    s.claim(3, q.least(*many, s.n) / length == low / size, larger, long, plus, only=True)
    s.claim(3, iff(length == r, t == r / size), long, plus, only=True)
    best = pair(s, q, "v", "c")
    other, high = s.norm(best[0]), q.least(*best, s.n)
    there = s.given(other == r)
    no_larger = s.show(True)
    if largest:
        no_larger = s.given_all(
            "VR", lambda u, a: implies(s.norm(u) == r, q.least(u, a, s.n) <= high)
        )(*new)
    s.claim(2, low / size <= high / other, no_larger, fixed, equal, plus, there, only=True)


@proves("geometric-algebraic-iff", {"unit": True}, "m_i/|w| >= 1 says m_i >= 1.")
def geometric_algebraic_iff(s: Any, unit: bool = False) -> None:
    """Multiply by |w|."""
    q = sample(s)
    p = pair(s, q, "w", "b")
    size = s.norm(p[0])
    s.given(size > 0)
    bound = 1 if unit else 1 / size
    s.claim_each("all", lambda i: iff(q.m(*p, i) / size >= bound, q.m(*p, i) >= 1))


@proves("absolute-value-harmless", {"right": False}, "The point may lie on the wrong side.")
def absolute_value_harmless(s: Any, right: bool = True) -> None:
    """|f(x)| = |y f(x)| = y f(x), and the projection is at distance |f(x)|/|w|."""
    h, y, v = projected(s), s.real("y"), s.vector("v")
    m = y * h.f(h.x)
    label = s.given(either(y == 1, y == -1))
    side = s.given(m > 0 if right else m != 0)
    unsigned = s.claim(1, absolute(h.f(h.x)) == m, label, side, only=True)
    s.claim(2, h.f(h.foot) == 0, h.there, h.step, only=True)
    equal = s.claim(2, h.away == m / h.length, unsigned, h.distance, h.regular, only=True)
    other = no_nearer(s, h, v, s.given(h.f(v) == 0))
    s.claim(2, other.far >= m / h.length, other.nearest, equal, only=True)


@proves("normalisation-needs-positive-margin", {"positive": False}, "A negative c will do, too.")
def normalisation_needs_positive_margin(s: Any, positive: bool = True) -> None:
    """|cw| times the margin of c(w, b) is c times the least functional margin."""
    q = sample(s)
    p, c = pair(s, q, "w", "b"), s.real("c")
    size, low = s.norm(p[0]), q.least(*p, s.n)
    plus = s.given(both(size > 0, c > 0 if positive else c != 0))
    new, length = times(c, p), s.norm(c * p[0])
    long = s.show(length == c * size)
    normal = length * (q.least(*new, s.n) / length) == 1
    one = s.show(iff(normal, c * low == 1), scaled(s, q, p, c), long, plus, only=True)
    s.claim(1, implies(normal, low / size > 0), one, plus, only=True)
    s.claim(2, implies(normal, c == 1 / low), one, plus, only=True)
    s.claim_each(
        2,
        lambda i: implies(normal, q.m(*new, i) >= 1),
        one,
        plus,
        using=lambda i: [below(s, q, p, i)],
        only=True,
    )
    s.claim(2, implies(normal, length == 1 / (low / size)), one, long, plus, only=True)


@proves("normalisation-needs-positive-margin", {"two": False}, "One class is enough.")
def feasible_means_positive_margin(s: Any, two: bool = True) -> None:
    """With a positive margin c = 1/min m_i will do; with two classes separators have one."""
    q = sample(s)
    p = pair(s, q, "w", "b")
    size, low = s.norm(p[0]), s.let("mu", q.least(*p, s.n))
    named = s.show(low == q.least(*p, s.n))
    plus = s.given(both(size > 0, low / size > 0))
    up = s.show(both(low > 0, 1 / low > 0), plus, only=True)
    new, length = times(1 / low, p), s.norm((1 / low) * p[0])
    long = s.show(length == size / low, up)
    by = (up, plus, named, scaled(s, q, p, 1 / low), long)
    s.claim(1, both(1 / low > 0, length * (q.least(*new, s.n) / length) == 1), *by, only=True)
    under = s.show_each(
        lambda i: q.m(*p, i) >= low, named, using=lambda i: [below(s, q, p, i)], only=True
    )
    s.claim_each(4, lambda i: q.m(*p, i) > 0, up, under, only=True)
    s.claim_each(4, lambda i: q.m(*new, i) >= 1, up, under, only=True)
    v, k, j = pair(s, q, "v", "a"), s.index("k"), s.index("l")
    q.classes = [s.given(q.y(k) == 1), s.given(q.y(j) == (-1 if two else 1))]
    right = s.given_each(lambda i: q.m(*v, i) > 0)
    length, root = s.norm(v[0]), s.square_root(v[0] @ v[0], s.positive(v[0]), only=True)
    nonzero = s.claim(3, length > 0, regular(s, q, v, (k, j), right), root, only=True)
    if two:  # otherwise |v| may be 0
        more = positive_least(s, q, v, right)
        s.claim(4, q.least(*v, s.n) / length > 0, nonzero, more, only=True)
        least = above(s, q, v, 1, s.given_each(lambda i: q.m(*v, i) >= 1))
        s.claim(3, q.least(*v, s.n) / length >= 1 / length, nonzero, least, only=True)


def there(s: Any, part: int, offset: bool, shortest: bool) -> None:
    """No pair has a larger margin than the shortest pair, at unit length."""
    q = sample(s, offset)
    o = solution(s, q, shortest)
    s.claim(part, o.length > 0, o.nonzero)
    unit = times(1 / o.length, o.p)
    s.claim(part, s.norm(unit[0]) == 1, o.nonzero)
    p = pair(s, q, "w", "b")
    size = s.norm(p[0])
    s.given(size > 0)
    low = q.least(*p, s.n)
    longer = s.show(low * o.length <= size, competitor(s, q, o, p))
    same = s.show(
        q.least(*unit, s.n) * o.length == q.least(*o.p, s.n),
        scaled(s, q, o.p, 1 / o.length),
        o.nonzero,
    )
    s.claim(part, low / size <= q.least(*unit, s.n), longer, same, o.one, o.nonzero)


@proves(
    "hard-equivalence",
    {"shortest": False},
    "The pair is feasible, but need not be the shortest.",
    example=PLUS_MINUS | {"w_star.0": 1, "w.0": 1},
    size=(2, 1, 1),
)
def hard_there(s: Any, shortest: bool = True) -> None:
    """A separator divided by its least margin is feasible, so w* is no longer than it."""
    there(s, 1, True, shortest)


@proves(
    "hard-equivalence",
    {"shortest": False},
    "The normal is feasible, but need not be the shortest.",
    example=PLUS_MINUS | {"w_star.0": 1, "w.0": 1},
    size=(2, 1, 1),
)
def hard_there_through_origin(s: Any, shortest: bool = True) -> None:
    """The same with b = 0, for any labels."""
    there(s, 4, False, shortest)


def back(s: Any, part: int, offset: bool, best: bool) -> None:
    """No feasible pair is shorter than the unit pair of the largest margin, divided by it."""
    q = sample(s, offset)
    classes = two_classes(s, q) if offset else (s.index("k"),)
    some, hat, p = (pair(s, q, *names) for names in (("u", "a"), ("w_hat", "b_hat"), ("w", "b")))
    positive = s.given_each(lambda i: q.m(*some, i) > 0)
    s.given(s.norm(hat[0]) == 1)
    gamma = s.let("gamma", q.least(*hat, s.n))
    known = s.given_all(q.over, lambda v, *c: at_most(s, q, gamma, v, *c)) if best else None
    largest: Any = known or (lambda *_: s.given(gamma > 0))
    more = positive_least(s, q, some, positive)
    nonzero, size = regular(s, q, some, classes, positive), s.norm(some[0])
    sized = s.show(size > 0, nonzero)
    up = s.claim(part, gamma > 0, sized, more, largest(*some))
    new = times(1 / gamma, hat)
    s.claim_each(part, lambda i: q.m(*new, i) >= 1, up, using=lambda i: [below(s, q, hat, i)])
    feasible = s.given_each(lambda i: q.m(*p, i) >= 1)
    one, length = above(s, q, p, 1, feasible), s.norm(p[0])
    sized = s.show(length > 0, regular(s, q, p, classes, feasible))
    long = s.show(length * gamma >= 1, one, sized, largest(*p))
    s.claim(part, new[0] @ new[0] / 2 <= p[0] @ p[0] / 2, long, up)
    where = "(part 3)" if offset else "with b = 0, too"
    s.prose(f"Both problems have solutions {where}, because the unit sphere is compact.")


@proves(
    "hard-equivalence",
    {"best": False},
    "The margin is positive, but need not be the largest.",
    example=PLUS_MINUS | {"u.0": 1, "w_hat.0": 1, "w.0": 1},
    size=(2, 1, 1),
)
def hard_back(s: Any, best: bool = True) -> None:
    """Feasible pairs have |w| >= 1/gamma(w, b) >= 1/gamma."""
    back(s, 2, True, best)


@proves(
    "hard-equivalence",
    {"best": False},
    "The margin is positive, but need not be the largest.",
    example=PLUS_MINUS | {"u.0": 1, "w_hat.0": 1, "w.0": 1},
    size=(2, 1, 1),
)
def hard_back_through_origin(s: Any, best: bool = True) -> None:
    """The same with b = 0, for any labels."""
    back(s, 4, False, best)

"""Proofs of the chapter *One against others*: what affine scores claim, and where they tie.

n is the number of classes, in every real inner product space.
"""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, implies, maximum


@proves("ova-regions", {"opposite": True}, "Two half-spaces that face each other will do.")
def claimed_twice(s: Any, opposite: bool = False) -> None:
    """A half-space is c u with a unit vector u, c > 0. Two of them that are not opposite share
    the ball of radius 1 about a point far in the direction of the sum of u and v."""
    u, v, w = s.vector("u"), s.vector("v"), s.vector("w")
    unit = s.given(both(u @ u == 1, v @ v == 1, w @ w == 1))
    pairs = (u, v), (u, w), (v, w)
    size = [s.cauchy_schwarz(p, q) for p, q in pairs]
    low = [
        s.show(p @ q >= -1, bound, unit, only=True)
        for (p, q), bound in zip(pairs, size, strict=True)
    ]
    sum_of_two = u + v
    flat = s.cauchy_schwarz(sum_of_two, w)
    known = [flat, s.positive(sum_of_two), unit, *low]
    some = either(u @ v > -1, u @ w > -1, v @ w > -1)
    s.claim(1, some, *known, only=True)
    c, e, b, a, z = s.real("c"), s.real("e"), s.real("b"), s.real("a"), s.vector("z")
    s.given(both(c > 0, e > 0))
    if not opposite:
        s.given(u @ v > -1)
    far = maximum(maximum(-b / c, -a / e), 0) + 2
    t = s.let("t", far / choose(1 + u @ v == 0, 1, 1 + u @ v))
    x = s.let("x", t * sum_of_two)
    near = s.given((z - x) @ (z - x) < 1)
    turned = [
        s.show(both(p @ (z - x) > -1, p @ (z - x) < 1), s.cauchy_schwarz(p, z - x), near, unit)
        for p in (u, v)
    ]
    centre = s.show(
        both(u @ x == t * (1 + u @ v), v @ x == t * (1 + u @ v), t * (1 + u @ v) == far), unit
    )
    scale = s.show(both(c * (-b / c) == -b, e * (-a / e) == -a))
    for p, factor, offset, turn in ((u, c, b, turned[0]), (v, e, a, turned[1])):
        above = s.show(p @ z + offset / factor > 0, centre, turn)
        s.claim(1, factor * (p @ z) + offset > 0, above, scale)


@proves("ova-regions", {"level": 0}, "The combination may be 0.")
def claimed_everywhere(s: Any, level: int = 1) -> None:
    """If no class claimed x, all terms of the combination would be at most 0."""
    w, b, c, x = s.vectors("w"), s.reals("b"), s.reals("c"), s.vector("x")
    positive = s.given_each(lambda k: c(k) >= 0)

    def score(k: Any) -> Any:
        return w(k) @ x + b(k)

    total = s.sum(lambda k: c(k) * score(k))
    constant = s.given(total(s.n) == level)
    claims = s.sum(lambda k: choose(score(k) > 0, s.number(1), 0))
    up = s.induction(lambda k: claims(k) >= 0, only=True)
    none = s.induction(
        lambda k: either(claims(k) > 0, total(k) <= 0), positive, using=lambda k: [up(k)], only=True
    )
    s.claim(2, claims(s.n) > 0, none(s.n), constant, up(s.n), only=True)
    s.prose("That there are such factors if all points are claimed is Farkas' lemma.")


@proves("ova-regions", {"claims": False}, "Any class will do.")
def only_claim(s: Any, claims: bool = True) -> None:
    """A positive score is larger than one that is not."""
    score, j = s.reals("s"), s.index("j")
    one = s.given(score(j) > 0) if claims else s.given(score(j) >= score(j))
    rest = s.given_each(lambda k: implies(k != j, score(k) <= 0))
    s.claim_each(3, lambda k: implies(k != j, score(j) > score(k)), rest, one, only=True)


@proves("argmax-ties", {"moved": False}, "The tied point itself will do.")
def tie_of_two(s: Any, moved: bool = True) -> None:
    """Along the difference v of the normals the difference of two scores grows with t |v|^2. So
    there are points as near as one likes where they differ, and one where they do not."""
    u, w, b, c = s.vector("w_j"), s.vector("w_k"), s.real("b_j"), s.real("b_k")
    x, t = s.vector("x"), s.real("t")
    v = u - w
    apart = s.given(v @ v > 0)
    s.claim(1, implies(u == w, (u @ x + b == w @ x + c) == (b == c)))
    tie, y = u @ x + b == w @ x + c, x + t * v
    change = s.show(u @ y + b - (w @ y + c) == u @ x + b - (w @ x + c) + t * (v @ v))
    away = t != 0 if moved else either(t == 0, t != 0)
    s.claim(3, implies(both(tie, away), u @ y + b != w @ y + c), change, apart, only=True)
    foot = x - ((u @ x + b - w @ x - c) / (v @ v)) * v
    s.claim(1, u @ foot + b == w @ foot + c, apart)


@proves("argmax-ties", {"strict": False}, "The scores that differ may be as large.")
def ball_of_ties(s: Any, strict: bool = True) -> None:
    """j and k have the same score (w, b), which is larger at x than the others by g(i), unless
    they are the same, too. It stays the largest where |z - x| |w - w_i| < g(i)."""
    w, b, x, z = s.vector("w"), s.real("b"), s.vector("x"), s.vector("z")
    others, c, g = s.vectors("w_other"), s.reals("b_other"), s.reals("g")
    same = s.reals("same")

    def equal(i: Any) -> Any:
        way = w - others(i)
        return implies(same(i) == 1, both(way @ way == 0, c(i) == b))

    alike = s.given_each(equal)
    step = z - x

    def near(i: Any) -> Any:
        way = w - others(i)
        small = (step @ step) * (way @ way) < g(i) * g(i)
        above = w @ x + b - (others(i) @ x + c(i)) == g(i)
        return implies(same(i) != 1, both(g(i) > 0, above, small) if strict else above)

    ahead = s.given_each(near)
    turned = s.show_each(
        lambda i: implies(same(i) != 1, (w - others(i)) @ step > -g(i)),
        ahead,
        using=lambda i: [s.cauchy_schwarz(w - others(i), step)],
        only=True,
    )
    s.claim_each(
        2,
        lambda i: w @ z + b >= others(i) @ z + c(i),
        alike,
        ahead,
        turned,
        using=lambda i: [s.cauchy_schwarz(w - others(i), z)],
        only=True,
    )
    s.prose("Finitely many classes leave a positive radius.")


@proves("argmax-ties", {"largest": False}, "Equal scores need not be the largest.")
def ties_on_hyperplanes(s: Any, largest: bool = True) -> None:
    """At a tie of j and k the scores differ as functions, or a third one that differs from them
    is as large."""
    value, j, k, i = s.reals("s"), s.index("j"), s.index("k"), s.index("i")
    best = s.given_each(lambda c: value(c) <= value(j) if largest else value(j) == value(k))
    tie = s.given(value(j) == value(k))
    other = s.given(value(i) >= value(j))
    s.claim(3, value(i) == value(j), best(i), tie, other, s.inside(i), only=True)
    s.prose("A finite union of hyperplanes has measure 0, and so no ball.")

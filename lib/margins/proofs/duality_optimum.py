"""Proofs of the chapter *Two problems, one answer*: nearest points, and optimal multipliers."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies

from margins.proofs.duality import labels, pair


@proves(
    "nearest-point",
    {"convex": False},
    "Only z itself is known to be no shorter than p.",
    example={"p.0": 1, "z.0": 2},
)
def nearest_point(s: Any, convex: bool = True) -> None:
    """No point on the way from p to z is shorter than p, so <p, z> >= |p|^2; p is the only one."""
    p, z = s.vector("p"), s.vector("z")
    way = z - p
    if convex:
        near = s.given_all(
            "R",
            lambda t: implies(both(t > 0, t <= 1), p @ p <= (p + t * way) @ (p + t * way)),
        )
    else:
        s.given(p @ p <= z @ z)
        near = s.for_all(s.positive(p), s.real("r"))
    slope, q, t = p @ way, way @ way, s.real("t")
    longer = s.show(implies(both(t > 0, t <= 1), 2 * slope + t * q >= 0), near(t))
    far = s.for_all(longer, t)
    whole = s.show(implies(q <= -slope, slope >= 0), far(1), s.positive(way))
    part = s.show(implies(q > -slope, slope >= 0), far(-slope / q))
    longer = s.claim(1, p @ z >= p @ p, whole, part)
    s.claim_same(2, p, z, longer, s.positive(way), when=z @ z == p @ p)
    s.prose(
        "A closed set in R^d that is not empty has a nearest point: its short points are compact."
    )


NEAREST = "The hull is compact and has a nearest point p, and nearest-point applies to p."


def hull(s: Any, u: Any, size: int = 1, remark: str = NEAREST) -> SimpleNamespace:
    """A combination p of the u_i with weights beta of a given sum."""
    beta, p, c = s.reals("beta"), s.vector("p"), s.real("c")
    point, total = s.sum(lambda i: beta(i) * u(i)), s.sum(beta)
    named = s.given(p == point(s.n))
    whole = s.given(total(s.n) == size)
    signs = s.given_each(lambda i: beta(i) >= 0)
    s.prose(remark)
    return SimpleNamespace(
        p=p, c=c, beta=beta, point=point, total=total, named=named, whole=whole, signs=signs
    )


@proves("gordan-alternative", {"near": 0}, "Any p with inner products >= 0 will do.")
def gordan_alternative(s: Any, near: int = 1) -> None:
    """If the nearest point p is 0, its weights solve the second system; else c p the first."""
    u = s.vectors("u")
    h = hull(s, u)
    s.claim_same(1, h.point(s.n), s.zero, h.named, when=h.p @ h.p == 0, only=True)
    s.claim(1, h.total(s.n) > 0, h.whole, only=True)
    nearest = s.given_each(lambda i: h.p @ u(i) >= (h.p @ h.p if near else 0))
    scale = s.given(both(h.c > 0, h.c * (h.p @ h.p) == 1))
    s.claim_each(1, lambda i: (h.c * h.p) @ u(i) >= 1, nearest, scale, only=True)


@proves("gordan-alternative", {"margin": 0}, "The first system asks for inner products >= 0 only.")
def gordan_not_both(s: Any, margin: int = 1) -> None:
    """If the first system has a solution, only alpha = 0 has the combination 0."""
    u, alpha, w = s.vectors("u"), s.reals("alpha"), s.vector("w")
    total, v = s.sum(alpha), s.sum(lambda i: alpha(i) * u(i))
    solved = s.given_each(lambda i: both(w @ u(i) >= margin, alpha(i) >= 0))
    zero = s.given(v(s.n) == s.zero)
    below = s.induction(lambda k: w @ v(k) >= total(k), solved, only=True)
    _, terms = s.nonnegative_sum(total, alpha, solved, only=True)
    empty = s.show(total(s.n) <= 0, below(s.n), zero, only=True)
    s.claim_each(2, lambda i: alpha(i) == 0, terms, empty, solved, only=True)


def at_least_one(s: Any, e: SimpleNamespace) -> None:
    """With a bias: (p, q) is the combination of the y_i (x_i, 1) that is nearest to 0."""
    h = hull(
        s, e.u,
        remark="The hull of the y_i (x_i, 1) is compact and has a nearest point (p, q), and "
        "nearest-point applies to it.",
    )  # fmt: skip
    balance, q = s.sum(lambda i: h.beta(i) * e.y(i)), s.real("q")
    even = s.given(q == balance(s.n))
    square, positive = h.p @ h.p + q * q, s.positive(h.p)
    s.claim(4, h.total(s.n) > 0, h.whole, only=True)
    s.claim_same(4, h.point(s.n), s.zero, h.named, positive, when=square == 0, only=True)
    s.claim(4, implies(square == 0, balance(s.n) == 0), even, positive, only=True)
    nearest = s.given_each(lambda i: h.p @ e.u(i) + q * e.y(i) >= square)
    scale = s.given(both(h.c > 0, h.c * square == 1))
    i = s.index()
    s.claim(4, e.m(h.c * h.p, h.c * q, i) >= 1, nearest(i), scale, only=True)


@proves(
    "gordan-alternative", {"balanced": False}, "With a bias the second system needs no balance."
)
def gordan_with_bias(s: Any, balanced: bool = True) -> None:
    """With a bias: if all margins are at least 1, only alpha = 0 solves the second system; and the
    nearest point (p, q) of the hull of the y_i (x_i, 1) gives a solution of one of them."""
    e = pair(s)
    feasible = s.given_each(lambda i: both(e.m(e.w, e.b, i) >= 1, e.alpha(i) >= 0))
    zero = s.given(e.v == s.zero)
    balance = s.given(e.balance == 0 if balanced else e.total(s.n) >= 0)
    below = s.induction(
        lambda k: e.w @ e.v_to(k) + e.b * e.balance_to(k) >= e.total(k), feasible, only=True
    )
    _, terms = s.nonnegative_sum(e.total, e.alpha, feasible, only=True)
    empty = s.show(e.total(s.n) <= 0, below(s.n), zero, balance, only=True)
    s.claim_each(4, lambda i: e.alpha(i) == 0, terms, empty, feasible, only=True)
    at_least_one(s, e)
    labels(s, e.y)


def scaled(s: Any, t: Any, weight: Any, u: Any, total: Any, v: Any) -> SimpleNamespace:
    """The dual value of the multipliers t weight(i), whose sum and combination are known."""
    times, w = s.sum(lambda i: t * weight(i)), s.sum(lambda i: (t * weight(i)) * u(i))
    sums = s.induction(lambda k: times(k) == t * total(k), only=True)(s.n)
    apart = s.induction(lambda k: (w(k) - t * v(k)) @ (w(k) - t * v(k)) == 0, only=True)(s.n)
    same = s.same(w(s.n), t * v(s.n), apart, only=True)
    dual = times(s.n) - w(s.n) @ w(s.n) / 2
    value = s.show(dual == t * total(s.n) - t * t * (v(s.n) @ v(s.n)) / 2, sums, same, only=True)
    return SimpleNamespace(dual=dual, value=value)


def ray(s: Any, part: int, bias: int, zero: bool) -> None:
    """The dual value of t alpha, where the combination of the alpha_i is 0."""
    u, y, alpha, t, K = s.vectors("u"), s.reals("y"), s.reals("alpha"), s.real("t"), s.real("K")
    total, v = s.sum(alpha), s.sum(lambda i: alpha(i) * u(i))
    e = scaled(s, t, alpha, u, total, v)
    balance, times = s.sum(lambda i: alpha(i) * y(i)), s.sum(lambda i: t * alpha(i) * y(i))
    j = s.index("j")
    s.given(t >= 0, alpha(j) > 0)
    signs = s.given_each(lambda i: alpha(i) >= 0)
    null = s.given(v(s.n) == s.zero if zero else v(s.n) @ v(s.n) <= 1)
    _, terms = s.nonnegative_sum(total, alpha, signs, only=True)
    positive = s.show(total(s.n) > 0, terms(j))
    line = s.claim(part, e.dual == t * total(s.n), e.value, null, only=True)
    s.claim_each(part, lambda i: t * alpha(i) >= 0)
    s.claim(part, implies(t == K / total(s.n), e.dual == K), line, positive, only=True)
    same = s.induction(lambda k: times(k) == t * balance(k), only=True)(s.n)
    s.claim(bias, implies(balance(s.n) == 0, times(s.n) == 0), same, only=True)
    labels(s, y)


@proves("gordan-alternative", {"zero": False}, "The combination of the points is short, not 0.")
def gordan_ray(s: Any, zero: bool = True) -> None:
    """Along the ray t alpha the dual value is t times a positive number, so it reaches any K."""
    ray(s, 3, 4, zero)

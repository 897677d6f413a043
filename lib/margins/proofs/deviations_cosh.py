"""Proofs of the chapter on deviations: cosh u <= exp(u^2/2), without derivatives.

An inequality is doubled k times, from an argument so small that the tangent of exp is enough; what
is lost on the way is at most a constant divided by k.
"""

from collections.abc import Callable
from typing import Any

from evidence.smt import both, choose, implies


def doubling(s: Any) -> tuple[Any, Callable[[Any], Any]]:
    """2^k, and why it is larger than k."""
    power = s.product(lambda _: 2)
    return power, lambda k: s.induction(
        lambda j: both(power(j) >= s.number(j) + 1, power(j) > 0), to=k, only=True
    )(k)


def sides(s: Any, y: Any) -> Any:
    """2 cosh y."""
    return s.exp(y) + s.exp(-y)


def root_of(s: Any, y: Any) -> tuple[Any, Any, Any]:
    """e^(y/2) and e^(-y/2), and why their squares are e^y and e^-y and their product 1."""
    root, back = s.exp(y / 2), s.exp(-y / 2)
    said = both(
        s.exp(y) == root * root, s.exp(-y) == back * back, root * back == 1, root > 0, back > 0
    )
    laws = s.exp_sum(y / 2, y / 2), s.exp_sum(-y / 2, -y / 2), s.exp_inverse(y / 2)
    signs = s.exp_positive(y / 2), s.exp_positive(-y / 2)
    return root, back, s.show(said, *laws, *signs, only=True)


def cosh_near(s: Any) -> Any:
    """cosh v <= exp(e^v v^2/2) for v >= 0, as e^(v/2) - e^(-v/2) <= v e^(v/2)."""
    v = s.real("v")
    c, (root, back, square) = s.exp(v), root_of(s, v)
    known = square, s.exp_inverse(v), s.exp_positive(v)
    tangent = s.show(c - 1 <= v * c, s.exp_tangent(-v), *known, only=True)
    scaled = s.show(back * (c - 1) <= back * (v * c), tangent, square, only=True)
    short = s.show(root - back <= v * root, scaled, square, only=True)
    rise = s.exp_increasing(-v / 2, v / 2), s.exp_one_to_one(v / 2, -v / 2)
    order = s.show(implies(v >= 0, root >= back), *rise, only=True)
    gap = (root - back) * (root - back)
    squared = s.show(implies(v >= 0, gap <= (v * root) * (v * root)), short, order, only=True)
    b = c * v * v / 2
    said = implies(v >= 0, sides(s, v) <= 2 * s.exp(b))
    return s.for_all(s.show(said, squared, square, s.exp_tangent(b), only=True), v)


def cosh_twice(s: Any) -> Any:
    """cosh 2y <= exp(4b) if cosh y <= exp(b), as cosh 2y = 2 cosh^2 y - 1 <= cosh^4 y."""
    y, b = s.real("y"), s.real("b")
    half, most = sides(s, y) / 2, s.exp(b)
    before = sides(s, y) <= 2 * most
    signs = s.exp_positive(y), s.exp_positive(-y)
    below = s.show(implies(before, both(half <= most, half > 0)), *signs, only=True)
    q, r = half * half, most * most
    twice = s.show(implies(before, both(q <= r, q > 0)), below, only=True)
    fourth = s.show(implies(before, q * q <= r * r), twice, only=True)
    laws = s.exp_sum(y, y), s.exp_sum(-y, -y), s.exp_inverse(y)
    double = s.show(sides(s, 2 * y) == 4 * q - 2, *laws, only=True)
    powers = s.show(s.exp(4 * b) == r * r, s.exp_sum(b, b), s.exp_sum(2 * b, 2 * b), only=True)
    bend = s.show(2 * q - 1 <= q * q, only=True)
    said = implies(before, sides(s, 2 * y) <= 2 * s.exp(4 * b))
    return s.for_all(s.show(said, double, powers, fourth, bend, only=True), y, b)


def cosh_limit(s: Any) -> Any:
    """cosh u <= exp(u^2/2) for u >= 0: with w = u/2^k it is at most exp(e^w u^2/2)."""
    u, v, (power, grows) = s.real("u"), s.real("v"), doubling(s)

    def most(y: Any) -> Any:
        return s.exp(v) * y * y / 2

    def chain(k: Any) -> Any:
        doubled = s.induction(
            lambda j: implies(v >= 0, sides(s, power(j) * v) <= 2 * s.exp(most(power(j) * v))),
            s.lemma(cosh_near, v),
            using=lambda j: [s.lemma(cosh_twice, power(j) * v, most(power(j) * v))],
            to=k, only=True,
        )  # fmt: skip
        return s.for_all(doubled(k), v)

    half, bound = sides(s, u) / 2, u * u / 2
    log = s.ln(half)
    gap = log - bound
    signs = s.exp_positive(u), s.exp_positive(-u)
    named = s.show(both(half > 0, s.exp(log) == half), s.exp_ln(half), *signs, only=True)

    def limit(k: Any, large: Any) -> list[Any]:
        """gap <= log w, so k gap < log u, unless gap <= 0."""
        P, w, size = power(k), u / power(k), grows(k)
        whole = s.show(both(P * w == u, implies(u >= 0, w >= 0)), size, only=True)
        a, near, wrong = s.exp(w) * bound, both(u >= 0, w <= 1), both(u >= 0, gap > 0)
        there = s.show(implies(u >= 0, half <= s.exp(a)), chain(k)(w), whole, only=True)
        rise = s.exp_increasing(a, log)
        order = s.show(implies(u >= 0, log <= a), there, named, rise, only=True)
        laws = s.exp_tangent(-w), s.exp_inverse(w), s.exp_positive(w)
        tangent = s.show(s.exp(w) * (1 - w) <= 1, *laws, only=True)
        first = s.show(implies(near, log * (1 - w) <= a * (1 - w)), order, only=True)
        then = s.show((s.exp(w) * (1 - w)) * bound <= bound, tangent, only=True)
        close = s.show(implies(near, gap <= log * w), first, then, only=True)
        square = s.show(bound >= 0, only=True)
        far = s.show(implies(both(gap > 0, w > 1), gap <= log * w), square, only=True)
        either = s.show(implies(wrong, gap <= log * w), close, far, only=True)
        scaled = s.show(implies(wrong, P * gap <= log * (P * w)), either, size, only=True)
        back = s.show(implies(wrong, P * gap <= log * u), scaled, whole, only=True)
        more = s.show(implies(gap > 0, P * gap > s.number(k) * gap), size, only=True)
        enough = s.show(implies(gap > 0, s.number(k) * gap >= log * u), large, only=True)
        never = s.show(implies(u >= 0, gap <= 0), back, more, enough, only=True)
        return [never, named, s.exp_increasing(log, bound), s.exp_one_to_one(log, bound)]

    said = implies(u >= 0, half <= s.exp(bound))
    far = choose(gap > 0, log * u / choose(gap > 0, gap, 1), 0)
    return s.for_all(s.beyond(far, said, limit), u)


def cosh(s: Any) -> Any:
    """e^u + e^-u <= 2 exp(u^2/2), for all u."""
    u = s.real("u")
    ways = s.lemma(cosh_limit, u), s.lemma(cosh_limit, -u)
    return s.for_all(s.show(sides(s, u) <= 2 * s.exp(u * u / 2), *ways, only=True), u)

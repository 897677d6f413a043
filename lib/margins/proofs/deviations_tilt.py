"""Proofs of the chapter on deviations: Hoeffding's lemma for two values, without derivatives."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, implies

from margins.proofs.deviations_cosh import cosh, doubling, root_of, sides


def two(s: Any, p: Any, y: Any) -> Any:
    """F(y) = 1 - p + p e^y."""
    return 1 - p + p * s.exp(y)


def lost(s: Any, v: Any) -> Any:
    """What the first step may lose."""
    return v * v * (s.exp(v) + 1)


def inside(p: Any) -> Any:
    """p is a probability."""
    return both(p >= 0, p <= 1)


def tilt_near(s: Any) -> Any:
    """F(v) <= exp(p v + v^2/8 + v^2 (e^v + 1)), as F(v) <= exp(p (e^v - 1))."""
    p, v = s.real("p"), s.real("v")
    e, rest = s.exp(v), lost(s, v)
    slope = s.show(
        e - 1 <= v * e, s.exp_tangent(-v), s.exp_inverse(v), s.exp_positive(v), only=True
    )
    right = s.show(implies(v >= 0, v * (e - 1) <= v * (v * e)), slope, only=True)
    left = s.show(implies(v <= 0, v * (e - 1) <= v * v), s.exp_tangent(v), only=True)
    squares = s.show(both(v * v >= 0, v * v * e >= 0), s.exp_positive(v), only=True)
    bend = s.show(both(rest >= 0, v * (e - 1) <= rest), right, left, squares, only=True)
    scaled = s.show(implies(inside(p), p * (v * (e - 1)) <= rest), bend, only=True)
    linear = s.show(implies(inside(p), p * (e - 1) <= p * (v * e)), slope, only=True)
    a, b = p * (e - 1), p * v + v * v / 8 + rest
    order = s.show(implies(inside(p), a <= b), scaled, linear, squares, only=True)
    rise = s.exp_tangent(a), s.exp_increasing(a, b), s.exp_one_to_one(a, b)
    said = implies(inside(p), two(s, p, v) <= s.exp(b))
    return s.for_all(s.show(said, order, *rise, only=True), p, v)


def added(s: Any) -> Any:
    """4 a <= c f, if a is c plus at most c e/4, and f = 4 + e."""
    a, c, d, e, f = (s.real(name) for name in "acdef")
    given = both(a == c + d, 4 * d <= c * e, 4 + e == f)
    return s.for_all(s.show(implies(given, 4 * a <= c * f), only=True), a, c, d, e, f)


def scaled_below(s: Any) -> Any:
    """d a <= d c, if a <= c and d >= 0."""
    a, c, d = (s.real(name) for name in "acd")
    return s.for_all(s.show(implies(both(a <= c, d >= 0), d * a <= d * c), only=True), a, c, d)


def reaches(s: Any) -> Any:
    """a d <= e, if a <= c, d >= 0 and e = c d."""
    a, c, d, e = (s.real(name) for name in "acde")
    given = both(a <= c, d >= 0, e == c * d)
    return s.for_all(s.show(implies(given, a * d <= e), only=True), a, c, d, e)


def tilt_twice(s: Any) -> Any:
    """F(2y) <= exp(2b + y^2/4) if F(y) <= exp(b): F(2y) <= F(y)^2 cosh^2(y/2), as F(y)^2 is at
    least 4 p (1 - p) e^y."""
    p, y, b = s.real("p"), s.real("y"), s.real("b")
    here, e, (half, back, square) = two(s, p, y), s.exp(y), root_of(s, y)
    t, whole, squared = (half - back) * (half - back), (half + back) * (half + back), here * here
    apart = s.show(e * t == (e - 1) * (e - 1), square, only=True)
    part = p * (1 - p) * (e * t)
    spread = s.show(two(s, p, 2 * y) == squared + part, s.exp_sum(y, y), apart, only=True)
    middle = s.show(squared >= 4 * (p * (1 - p) * e), only=True)
    positive = s.show(t >= 0, only=True)
    quarter = s.show(4 * part <= squared * t, middle, positive, only=True)
    four = s.show(4 + t == whole, square, only=True)
    sums = s.lemma(added, two(s, p, 2 * y), squared, part, t, whole)
    below = s.show(4 * two(s, p, 2 * y) <= squared * whole, sums, spread, quarter, four, only=True)

    most, gauss = s.exp(b), s.exp(y * y / 8)
    curve = s.show(half + back <= 2 * gauss, s.lemma(cosh, y / 2), only=True)
    ends = s.show(whole <= 4 * (gauss * gauss), curve, square, only=True)
    squares = s.show(both(squared >= 0, gauss * gauss >= 0), only=True)
    larger = s.lemma(scaled_below, whole, 4 * (gauss * gauss), squared)
    first = s.show(
        squared * whole <= squared * (4 * (gauss * gauss)), larger, ends, squares, only=True
    )
    low = s.show(two(s, p, 2 * y) <= squared * (gauss * gauss), below, first, only=True)

    before, end = both(inside(p), here <= most), s.exp(2 * b + y * y / 4)
    sign = s.show(implies(inside(p), here >= 0), s.exp_positive(y), only=True)
    powers = s.show(implies(before, squared <= most * most), sign, only=True)
    laws = s.exp_sum(b, b), s.exp_sum(y * y / 8, y * y / 8), s.exp_sum(2 * b, y * y / 4)
    joined = s.show(end == most * most * (gauss * gauss), *laws, only=True)
    product = s.lemma(reaches, squared, most * most, gauss * gauss, end)
    high = s.show(
        implies(before, squared * (gauss * gauss) <= end),
        product,
        powers,
        joined,
        squares,
        only=True,
    )
    said = implies(before, two(s, p, 2 * y) <= end)
    return s.for_all(s.show(said, low, high, only=True), p, y, b)


def tilt(s: Any) -> Any:
    """F(u) <= exp(p u + u^2/8): with w = u/2^k it is, up to a factor of at most exp(c/2^k)."""
    p, u, v, (power, grows) = s.real("p"), s.real("u"), s.real("v"), doubling(s)

    def most(j: Any) -> Any:
        y = power(j) * v
        return p * y + y * y / 8 + power(j) * lost(s, v)

    def chain(k: Any) -> Any:
        doubled = s.induction(
            lambda j: implies(inside(p), two(s, p, power(j) * v) <= s.exp(most(j))),
            s.lemma(tilt_near, p, v),
            using=lambda j: [s.lemma(tilt_twice, p, power(j) * v, most(j))],
            to=k, only=True,
        )  # fmt: skip
        return s.for_all(doubled(k), v)

    value, bound = two(s, p, u), p * u + u * u / 8
    log, c = s.ln(value), u * u * (sides(s, u) + 1)
    gap, sign = log - bound, s.exp_positive(u)
    named = s.show(
        implies(inside(p), both(value > 0, s.exp(log) == value)), s.exp_ln(value), sign, only=True
    )

    def limit(k: Any, large: Any) -> list[Any]:
        """2^k gap <= c, for all k."""
        many, w, size = power(k), u / power(k), grows(k)
        whole, over = s.show(many * w == u, size, only=True), many * lost(s, w)
        there = s.show(
            implies(inside(p), value <= s.exp(bound + over)), chain(k)(w), whole, only=True
        )
        rise = s.exp_increasing(bound + over, log)
        order = s.show(implies(inside(p), gap <= over), there, named, rise, only=True)
        ways = both(implies(u >= 0, both(w <= u, w >= 0)), implies(u <= 0, w <= 0))
        nearer = s.show(ways, size, whole, only=True)
        laws = [law(w, x) for x in (u, 0) for law in (s.exp_increasing, s.exp_one_to_one)]
        ends = s.exp_zero(), sign, s.exp_positive(-u), s.exp_tangent(u), s.exp_tangent(-u)
        least = s.show(s.exp(w) <= sides(s, u), nearer, *laws, *ends, only=True)
        square = (many * w) * (many * w)
        squares = s.show(both(square == u * u, square >= 0), whole, only=True)
        product = s.show(many * over == square * (s.exp(w) + 1), only=True)
        less = s.show(
            square * (s.exp(w) + 1) <= square * (sides(s, u) + 1), least, squares, only=True
        )
        total = s.show(many * over <= c, product, less, squares, only=True)
        scaled = s.show(implies(inside(p), many * gap <= many * over), order, size, only=True)
        more = s.show(implies(gap > 0, many * gap > s.number(k) * gap), size, only=True)
        enough = s.show(implies(gap > 0, s.number(k) * gap >= c), large, only=True)
        never = s.show(implies(inside(p), gap <= 0), scaled, total, more, enough, only=True)
        return [never, named, s.exp_increasing(log, bound), s.exp_one_to_one(log, bound)]

    said = implies(inside(p), value <= s.exp(bound))
    far = choose(gap > 0, c / choose(gap > 0, gap, 1), 0)
    return s.for_all(s.beyond(far, said, limit), p, u)


@proves("hoeffding-lemma", {"eighth": 9}, "The exponent is u^2/9.", {"p": 0, "u": 0})
def two_values(s: Any, eighth: int = 8) -> None:
    """From the tangent of exp alone: what holds for a small u is doubled until it holds for all."""
    p, u = s.real("p"), s.real("u")
    known = s.given(inside(p))
    said = 1 - p + p * s.exp(u) <= s.exp(p * u + u * u / eighth)
    s.claim(1, said, s.lemma(tilt, p, u), known, only=True)

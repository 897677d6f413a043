"""Proofs of the chapter *The price of a margin*: which losses are convex, how fast they grow."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies, maximum

from margins.proofs.duality import labels
from margins.proofs.logistic_dual import touches
from margins.proofs.soft_margin import hinge
from margins.proofs.surrogates import ramp, square, step


def above_exp(s: Any, m: Any, c: Any) -> Any:
    """exp(-m) lies above its tangent at c, and touches it there only."""
    said = s.exp(-m) >= s.exp(-c) * (1 - (m - c))
    only = implies(s.exp(-m) == s.exp(-c) * (1 - (m - c)), m == c)
    whole = s.show(s.exp(-m) == s.exp(-c) * s.exp(-(m - c)), s.exp_sum(-c, -(m - c)), only=True)
    return s.show(both(said, only), whole, touches(s, m - c), s.exp_positive(-c), only=True)


def above_logistic(s: Any, m: Any, c: Any, loss: Any, at: Any) -> Any:
    """So does the logistic loss: 1 is e^-l + e^(-m-l), at m and at c, and exp has tangents."""
    said = both(s.exp(at) == 1 + s.exp(-c), s.exp(loss) == 1 + s.exp(-m))
    part, rest, y = s.exp(-c) * s.exp(-at), s.exp(-at), loss - at
    z = y + (m - c)
    one = s.show(
        implies(said, both(rest + part == 1, rest > 0, part > 0)),
        *(s.exp_inverse(at), s.exp_positive(-at), s.exp_positive(-c)),
        only=True,
    )
    other = s.show(
        implies(said, s.exp(-loss) + s.exp(-m) * s.exp(-loss) == 1), s.exp_inverse(loss), only=True
    )
    first = s.show(s.exp(-loss) == rest * s.exp(-y), s.exp_sum(-at, -y), only=True)
    sums = s.exp_sum(-c - at, -z), s.exp_sum(-c, -at), s.exp_sum(-m, -loss)
    second = s.show(s.exp(-m) * s.exp(-loss) == part * s.exp(-z), *sums, only=True)
    whole = s.show(
        implies(said, rest * s.exp(-y) + part * s.exp(-z) == 1), first, second, other, only=True
    )
    below = s.show(
        implies(
            said,
            both(
                rest * s.exp(-y) >= rest * (1 - y),
                part * s.exp(-z) >= part * (1 - z),
                implies(rest * s.exp(-y) == rest * (1 - y), y == 0),
                implies(part * s.exp(-z) == part * (1 - z), z == 0),
            ),
        ),
        *(touches(s, y), touches(s, z), one),
        only=True,
    )
    line = at - part * (m - c)
    above = both(loss >= line, implies(loss == line, m == c))
    return s.show(implies(said, above), whole, below, one, only=True)


def shared(s: Any, share: bool) -> SimpleNamespace:
    """A point c between a and b, and when it is strictly between them."""
    a, b, t = s.real("q"), s.real("s"), s.real("t")
    within = s.given(both(t >= 0, t <= (1 if share else 2)))
    inner = both(a != b, t > 0, t < 1)
    return SimpleNamespace(a=a, b=b, t=t, c=t * a + (1 - t) * b, within=within, inner=inner)


def chords(s: Any, r: SimpleNamespace) -> Any:
    """For a value at c, values at a and b above a line of slope -p through it: so is the chord."""
    middle, left, right, p, u = (s.real(name) for name in ("c", "a", "b", "p", "u"))
    gaps = left - middle + p * (r.a - r.c), right - middle + p * (r.b - r.c)
    mean = r.t * left + (1 - r.t) * right
    shares = s.show(mean - middle == r.t * gaps[0] + (1 - r.t) * gaps[1], only=True)
    multiples = implies(u >= 0, both(r.t * u >= 0, (1 - r.t) * u >= 0))
    strict = implies(both(r.t > 0, u > 0), r.t * u > 0)
    scaled = s.for_all(s.show(both(multiples, strict), r.within, only=True), u)
    away = s.show(r.a - r.c == (1 - r.t) * (r.a - r.b), only=True)
    apart = s.show(implies(r.inner, r.a != r.c), away, only=True)
    lines = both(gaps[0] >= 0, gaps[1] >= 0, implies(gaps[0] == 0, r.a == r.c))
    said = implies(lines, both(middle <= mean, implies(r.inner, middle < mean)))
    known = s.show(said, shares, *map(scaled, gaps), apart, only=True)
    return s.for_all(known, middle, left, right, p)


@proves("surrogates-convex", {"share": False}, "The share t may lie beyond 1.", example={})
def smooth_losses_are_convex(s: Any, share: bool = True) -> None:
    """Each loss touches a line at c = tq + (1 - t)s and lies above it elsewhere, so the chord lies
    above it at c. Here l, l_q and l_s are logistic losses."""
    r = shared(s, share)
    a, b, c, t = r.a, r.b, r.c, r.t
    chord = chords(s, r)

    def squared(m: Any) -> Any:
        return square(1 - m)

    def exponential(m: Any) -> Any:
        return s.exp(-m)

    def above_square(m: Any) -> Any:
        line = squared(c) - 2 * (1 - c) * (m - c)
        return s.show(squared(m) - line == square(m - c), only=True)

    lines = {
        squared: (2 * (1 - c), above_square),
        exponential: (s.exp(-c), lambda m: above_exp(s, m, c)),
    }
    for loss, (slope, above) in lines.items():
        known = [above(a), above(b), chord(loss(c), loss(a), loss(b), slope)]
        mean = t * loss(a) + (1 - t) * loss(b)
        s.claim(1, loss(c) <= mean, *known, only=True)
        s.claim(2, implies(r.inner, loss(c) < mean), *known, only=True)
    middle, left, right = s.real("l"), s.real("l_q"), s.real("l_s")
    losses = both(
        s.exp(middle) == 1 + s.exp(-c), s.exp(left) == 1 + s.exp(-a), s.exp(right) == 1 + s.exp(-b)
    )
    known = [
        above_logistic(s, a, c, left, middle),
        above_logistic(s, b, c, right, middle),
        chord(middle, left, right, s.exp(-c) * s.exp(-middle)),
    ]
    mean = t * left + (1 - t) * right
    s.claim(1, implies(losses, middle <= mean), *known, only=True)
    s.claim(2, implies(both(losses, r.inner), middle < mean), *known, only=True)


@proves("surrogates-convex", {"share": False}, "The share t may lie beyond 1.")
def kinked_losses_are_convex(s: Any, share: bool = True) -> None:
    """max(0, v) is at least 0 and at least v, at both ends. The last lines have numbers in them:
    where the first two losses have a straight chord, and two others lie above one."""
    r = shared(s, share)
    ends = s.real("u"), s.real("v")

    def part(v: Any) -> Any:
        return maximum(0, v)

    known = [
        s.show(both(share_ * part(v) >= 0, share_ * part(v) >= share_ * v), r.within, only=True)
        for share_, v in zip((r.t, 1 - r.t), ends, strict=True)
    ]
    mean = r.t * part(ends[0]) + (1 - r.t) * part(ends[1])
    said = part(r.t * ends[0] + (1 - r.t) * ends[1]) <= mean
    above = s.for_all(s.show(said, *known, only=True), *ends)
    for level in (1, 0):
        low, high = level - r.a, level - r.b
        moved = part(level - r.c) <= r.t * part(low) + (1 - r.t) * part(high)
        s.claim(1, moved, above(low, high), only=True)
    zero, one = s.number(0), s.number(1)
    s.claim(2, 2 * hinge(one + 2) == hinge(one + 1) + hinge(one + 3), only=True)
    s.claim(2, 2 * part(-one - 1) == part(-one) + part(-one - 2), only=True)
    for loss in (ramp, lambda m: step(s, m <= 0)):
        s.claim(3, 2 * loss(zero) > loss(zero - 1) + loss(one), only=True)


@proves("surrogates-convex", {"convex": False}, "The loss may lie above its chords.")
def total_loss_is_convex(s: Any, convex: bool = True) -> None:
    """E_i, E'_i and F_i are the losses of point i at (w, b), at (v, c) and between them."""
    w, v, x, y = s.vector("w"), s.vector("v"), s.vectors("x"), s.reals("y")
    b, c, t = s.real("b"), s.real("c"), s.real("t")
    start, end, between = s.reals("E"), s.reals("E_prime"), s.reals("F")
    s.given(t >= 0, t <= 1)
    if convex:
        s.given_each(lambda i: between(i) <= t * start(i) + (1 - t) * end(i))

    def margin(w: Any, b: Any, i: Any) -> Any:
        return y(i) * (w @ x(i) + b)

    middle = t * w + (1 - t) * v, t * b + (1 - t) * c
    s.claim_each(
        4,
        lambda i: margin(*middle, i) == t * margin(w, b, i) + (1 - t) * margin(v, c, i),
        only=True,
    )
    sums = s.sum(start), s.sum(end), s.sum(between)
    below = s.induction(lambda k: sums[2](k) <= t * sums[0](k) + (1 - t) * sums[1](k))
    s.claim(4, sums[2](s.n) <= t * sums[0](s.n) + (1 - t) * sums[1](s.n), below(s.n))
    labels(s, y)


@proves(
    "loss-growth",
    {"gap": False},
    "The logistic loss is at most max(0, -m).",
    example={"c": 1, "delta": 1},
)
def loss_growth(s: Any, gap: bool = True) -> None:
    """If e^l = 1 + e^-m, then l > 0 and l > -m, and e^l <= 2 max(1, e^-m)."""
    m, q, c, k, r, two = (s.real(name) for name in ("m", "q", "c", "l", "r", "k"))
    loss, other, half = s.exp(k) == 1 + s.exp(-m), s.exp(r) == 1 + s.exp(-q), s.exp(two) == 2
    weight, bend = 1 / (1 + s.exp(m)), maximum(0, -m)
    low = -s.ln(c)  # a margin of weight c
    s.claim(1, implies(c > 0, s.exp(-low) == c), s.exp_ln(c), only=True)
    positive = [s.exp_positive(m), s.exp_positive(-m), s.exp_positive(-q), s.exp_positive(two)]
    s.claim(2, both(weight > 0, weight < 1), *positive, only=True)
    delta = s.real("delta")
    small = s.show(
        implies(both(delta > 0, m < s.ln(delta)), s.exp(m) < delta),
        s.exp_increasing(m, s.ln(delta)),
        s.exp_ln(delta),
        only=True,
    )
    s.claim(
        2,
        implies(both(delta > 0, m < s.ln(delta)), weight > 1 - delta),
        small,
        s.exp_positive(m),
        only=True,
    )
    order = [s.exp_increasing(k, 0), s.exp_increasing(k, -m), s.exp_zero(), *positive]
    equal = [s.exp_one_to_one(k, 0), s.exp_one_to_one(k, -m)]
    s.claim(2, implies(loss, k > bend), *order, *equal, only=True)
    above = [s.exp_increasing(two, k), s.exp_increasing(two - m, k), s.exp_sum(two, -m)]
    sides = [s.exp_increasing(0, -m), s.exp_increasing(-m, 0), s.exp_one_to_one(-m, 0)]
    upper = k <= bend + (two if gap else 0)
    s.claim(2, implies(both(loss, half), upper), *above, *sides, *positive, s.exp_zero(), only=True)
    s.claim(5, implies(both(m >= 1, m < q), (1 - m) * (1 - m) < (1 - q) * (1 - q)), only=True)
    falls = [s.exp_increasing(-q, -m), s.exp_increasing(k, r)]
    s.claim(5, implies(m < q, s.exp(-q) < s.exp(-m)), *falls, only=True)
    s.claim(5, implies(both(m < q, loss, other), r <= k), *falls, only=True)
    s.claim(5, implies(m < q, maximum(0, 1 - q) <= maximum(0, 1 - m)), only=True)
    s.prose("That the weights are derivatives is left to the text.")

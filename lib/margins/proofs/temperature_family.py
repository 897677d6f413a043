"""Proofs of the chapter on the temperature: who is in the family, and who is not."""

from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, iff, implies, maximum

from margins.proofs.temperature import member, softplus


def equal_logs(s: Any, y: Any, z: Any, same: Any) -> Any:
    """ln(1 + exp y) = ln(1 + exp z), because y = z."""
    power = s.show(s.exp(y) == s.exp(z), same, s.exp_one_to_one(y, z), only=True)
    left, right = 1 + s.exp(y), 1 + s.exp(z)
    signs = s.show(both(left > 0, right > 0), s.exp_positive(z), power, only=True)
    logs = s.exp_ln(left), s.exp_ln(right), s.exp_one_to_one(s.ln(left), s.ln(right))
    return s.show(s.ln(left) == s.ln(right), *logs, power, signs, only=True)


@proves("conv-temperature", {"same": True}, "The price stays the same.", example={"C": 1, "tau": 1})
def conv_temperature(s: Any, same: bool = False) -> None:
    """The cost of (tau v, tau c) at price C is tau^2 times that of (v, c) at price C/tau."""
    x, y, v, c = s.vectors("x"), s.reals("y"), s.vector("v"), s.real("c")
    C, tau = s.real("C"), s.real("tau")
    positive = s.given(tau > 0)
    s.given(C > 0)

    def plain(i: Any) -> Any:
        return y(i) * (v @ x(i) + c)

    def cold(i: Any) -> Any:
        return y(i) * ((tau * v) @ x(i) + tau * c)

    one = s.sum(lambda i: s.ln(1 + s.exp(-plain(i))))
    all_of = s.sum(lambda i: tau * s.ln(1 + s.exp((0 - cold(i)) / tau)))

    def same_loss(i: Any) -> list[Any]:
        scaled = s.show(cold(i) == tau * plain(i), only=True)
        place = s.show((0 - cold(i)) / tau == -plain(i), scaled, positive, only=True)
        return [equal_logs(s, (0 - cold(i)) / tau, -plain(i), place)]

    m, L = s.real("m"), s.real("L")
    z = (m - L) / tau
    turned = s.show((L - m) / tau == -z, positive, only=True)
    logs = equal_logs(s, (L - m) / tau, -z, turned)
    s.claim(1, tau * s.ln(1 + s.exp((L - m) / tau)) == tau * s.ln(1 + s.exp(-z)), logs, only=True)
    total = s.induction(lambda k: all_of(k) == tau * one(k), using=same_loss, only=True)(s.n)
    w = tau * v
    price = C if same else C / tau
    scale = s.show(tau * tau * (C / tau) == C * tau, positive, only=True)
    s.claim(
        2,
        w @ w / 2 + C * all_of(s.n) == tau * tau * (v @ v / 2 + price * one(s.n)),
        total,
        scale,
        positive,
        only=True,
    )
    s.prose("tau^2 > 0, and every (w, b) is some (tau v, tau c): the minimisers correspond.")


@proves(
    "interpolation-endpoints", {"level": 1}, "The limit at level 0 is the hinge.", example={"C": 1}
)
def interpolation_endpoints(s: Any, level: int = 0) -> None:
    """The limits are those of temperature-limit; a cost that is at most that of w = 0, b = 0 has
    w = 0."""
    x, y, w, b, C = s.vectors("x"), s.reals("y"), s.vector("w"), s.real("b"), s.real("C")
    s.given(C > 0)
    m = s.real("m")
    hinge, other = maximum(0, 1 - m), maximum(0, level - m)
    s.claim(3, iff(hinge == other, m >= 1), only=True)

    def term(i: Any) -> Any:
        return maximum(0, -(y(i) * (w @ x(i) + b)))

    total = s.sum(term)
    least, _ = s.nonnegative_sum(total, term, only=True)
    cost = w @ w / 2 + C * total(s.n)
    small = s.given(cost <= 0)
    s.claim(1, s.ln(1 + s.exp((0 - m) / 1)) == s.ln(1 + s.exp(-m)), only=True)
    price = s.show(C * total(s.n) >= 0, least, s.show(C > 0), only=True)
    s.claim_same(4, w, 0 * w, price, small, s.positive(w), only=True)


@proves(
    "ls-not-in-family",
    {"steep": 2},
    "The losses fall by less than half of the margin.",
    example={"tau": 1, "q": 1},
)
def falls_slower(s: Any, steep: int = 1) -> None:
    """Of two margins the larger has the smaller loss, by less than the distance."""
    q = s.real("q")
    e = member(s, q)
    further, y = e.further, e.y
    other = s.show(e.tau * y == e.L - q)
    k, power = softplus(s, y)
    order = s.show(e.z > y, e.scaled, other, further, e.positive, only=True)
    rise = [s.exp_increasing(y, e.z), s.exp_increasing(e.k, k), s.exp_one_to_one(e.k, k)]
    less = s.show(k < e.k, order, *rise, e.power, power, s.exp_increasing(y, e.z), only=True)
    d = e.z - y
    shift = [s.exp_sum(k, d), s.exp_sum(y, d), s.exp_tangent(d)]
    moved = s.show(s.exp(k + d) == s.exp(d) + s.exp(e.z), *shift, power, only=True)
    near = s.show(
        e.k < k + d,
        moved,
        e.power,
        order,
        s.exp_tangent(d),
        s.exp_increasing(k + d, e.k),
        s.exp_one_to_one(k + d, e.k),
        only=True,
    )
    down = s.show(
        both(e.tau * (e.k - k) > 0, e.tau * (k + d - e.k) > 0), less, near, e.positive, only=True
    )
    drop = e.tau * e.k - e.tau * k
    s.claim(1, both(drop > 0, steep * drop < q - e.m), down, e.scaled, other, only=True)
    g, h, p, r, near_by = (s.real(name) for name in ("g", "h", "p", "r", "epsilon"))
    close = both(absolute(p - g) <= near_by, absolute(r - h) <= near_by)
    s.claim(2, implies(both(close, r <= p), h <= g + 2 * near_by), only=True)
    a, c = s.real("a"), s.real("c")
    up = implies(
        both(a > 0, e.m >= 1), a * ((1 - q) * (1 - q)) + c > a * ((1 - e.m) * (1 - e.m)) + c
    )
    s.claim(3, up, further, only=True)
    s.prose("Part 2 with any member within epsilon of the limit at m and at q, for every epsilon.")


@proves("interpolation-definition", {"weight": 2}, "The path starts at twice the loss.")
def interpolation_definition(s: Any, weight: int = 1) -> None:
    """The straight path between two numbers. In part 2, p and q are the losses of a mixture."""
    a, b, t, r = (s.real(name) for name in ("a", "b", "t", "r"))

    def path(t: Any, a: Any = a, b: Any = b) -> Any:
        return weight * (1 - t) * a + t * b

    s.claim(1, both(path(0) == a, path(1) == b), only=True)
    s.claim(1, path(t) - path(r) == (t - r) * (b - a), only=True)
    c, d, p, q, v = (s.real(name) for name in ("c", "d", "p", "q", "v"))
    inside = both(t >= 0, t <= 1)
    chords = both(p <= (1 - v) * a + v * c, q <= (1 - v) * b + v * d)
    first = s.show(
        implies(both(inside, chords), (1 - t) * (((1 - v) * a + v * c) - p) >= 0), only=True
    )
    then = s.show(implies(both(inside, chords), t * (((1 - v) * b + v * d) - q) >= 0), only=True)
    mixed = implies(both(inside, chords), path(t, p, q) <= (1 - v) * path(t) + v * path(t, c, d))
    s.claim(2, mixed, first, then, only=True)
    low = [
        s.show(
            implies(both(inside, c <= a, d <= b), both((1 - t) * (a - c) >= 0, t * (b - d) >= 0)),
            only=True,
        )
    ]
    s.claim(2, implies(both(inside, c <= a, d <= b), path(t, c, d) <= path(t)), *low, only=True)

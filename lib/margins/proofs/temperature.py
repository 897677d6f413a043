"""Proofs of the chapter on the temperature, for all levels, temperatures and margins."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, iff, implies, maximum


def softplus(s: Any, z: Any) -> tuple[Any, Any]:
    """ln(1 + exp z), and why its exponential is 1 + exp z."""
    power = s.show(1 + s.exp(z) > 0, s.exp_positive(z), only=True)
    value = s.ln(1 + s.exp(z))
    said = both(s.exp(value) == 1 + s.exp(z), s.exp(z) > 0)
    return value, s.show(said, s.exp_ln(1 + s.exp(z)), power, s.exp_positive(z), only=True)


def member(s: Any, q: Any = None) -> SimpleNamespace:
    """One loss: z = (L - m)/tau, and k with tau k = loss of m; y is the z of a larger margin q."""
    e = SimpleNamespace(L=s.real("L"), m=s.real("m"), tau=s.real("tau"))
    e.positive = s.given(e.tau > 0)
    e.z = s.let("z", (e.L - e.m) / e.tau)
    if q is not None:
        e.further = s.given(e.m < q)
        e.y = s.let("y", (e.L - q) / e.tau)
    e.scaled = s.show(e.tau * e.z == e.L - e.m)
    e.k, e.power = softplus(s, e.z)
    return e


def between(s: Any, z: Any, k: Any, power: Any, two: Any) -> Any:
    """0 < ln(1 + exp z) - max(0, z) <= ln 2 = two, with equality exactly at z = 0."""
    known = [power, s.exp_positive(-z), s.exp_inverse(z), s.exp_positive(two)]
    double = s.exp_ln(2)
    low = [s.exp_increasing(k, 0), s.exp_one_to_one(k, 0), s.exp_zero()]
    above = s.show(both(k > 0), *low, *known, only=True)
    beyond = s.show(k > z, s.exp_increasing(k, z), s.exp_one_to_one(k, z), *known, only=True)
    signs = [s.exp_increasing(z, 0), s.exp_increasing(0, z), s.exp_one_to_one(z, 0), s.exp_zero()]
    left = s.show(
        implies(z <= 0, both(k <= two, implies(k == two, z == 0))),
        *known,
        *signs,
        double,
        s.exp_increasing(two, k),
        s.exp_one_to_one(k, two),
        only=True,
    )
    sums = s.show(s.exp(z + two) == 2 * s.exp(z), s.exp_sum(z, two), double, only=True)
    right = s.show(
        implies(z >= 0, both(k <= z + two, implies(k == z + two, z == 0))),
        *known,
        *signs,
        sums,
        s.exp_increasing(z + two, k),
        s.exp_one_to_one(k, z + two),
        only=True,
    )
    at_zero = s.show(
        implies(z == 0, k == two), *known, *signs, double, s.exp_one_to_one(k, two), only=True
    )
    bend = maximum(0, z)
    said = both(k > bend, k <= bend + two, iff(k == bend + two, z == 0))
    return s.show(said, above, beyond, left, right, at_zero, only=True)


@proves(
    "temperature-uniform-bound",
    {"half": True},
    "The difference is at most tau/2.",
    example={"tau": 1},
)
def temperature_uniform_bound(s: Any, half: bool = False) -> None:
    """With z = (L - m)/tau the loss is tau k, where exp k = 1 + exp z."""
    e = member(s)
    two, bend = s.ln(2), maximum(0, e.L - e.m)
    size = choose(e.z >= 0, e.z, -e.z)
    rest, other = softplus(s, -size)
    turn = s.exp_sum(e.z, rest), s.exp_inverse(e.z), s.exp_zero()
    ones = s.exp_one_to_one(e.k, e.z + rest), s.exp_one_to_one(e.k, rest)
    same = s.show(e.k == maximum(0, e.z) + rest, e.power, other, *turn, *ones, only=True)
    sizes = s.show(
        both(e.tau * maximum(0, e.z) == bend, e.tau * size == absolute(e.L - e.m)),
        e.scaled,
        e.positive,
        only=True,
    )
    s.claim(1, e.tau * e.k == bend + e.tau * rest, same, sizes, only=True)
    near = between(s, e.z, e.k, e.power, two)
    most = two if not half else s.number(1) / 2
    zero = s.show(iff(e.z == 0, e.m == e.L), e.scaled, e.positive, only=True)
    reach = s.show(
        both(
            e.tau * (e.k - maximum(0, e.z)) > 0,
            e.tau * (maximum(0, e.z) + most - e.k) >= 0,
            iff(e.tau * (maximum(0, e.z) + most - e.k) == 0, e.z == 0),
        ),
        near,
        e.positive,
        only=True,
    )
    loss = e.tau * e.k
    said = both(
        loss > bend, loss <= bend + e.tau * most, iff(loss == bend + e.tau * most, e.m == e.L)
    )
    s.claim(2, said, reach, sizes, zero, only=True)


@proves(
    "temperature-limit",
    {"sides": 2},
    "The limit from the left is that from the right.",
    example={"tau": 1, "epsilon": 1},
)
def temperature_limit(s: Any, sides: int = 1) -> None:
    """With z = (L - m)/tau. For a negative tau write tau for -tau: then the formula is -tau k with
    exp k = 1 + exp(-z)."""
    e, epsilon = member(s), s.real("epsilon")
    two, a = s.ln(2), e.L - e.m
    doubled = [s.exp_ln(2), s.exp_increasing(two, 0), s.exp_one_to_one(two, 0), s.exp_zero()]
    log = s.show(two > 0, *doubled, only=True)
    near = between(s, e.z, e.k, e.power, two)
    scaled = s.show(e.tau * maximum(0, e.z) == maximum(0, a), e.scaled, e.positive, only=True)
    reach = s.show(
        both(e.tau * (e.k - maximum(0, e.z)) > 0, e.tau * (e.k - maximum(0, e.z)) <= e.tau * two),
        near,
        e.positive,
        only=True,
    )
    small = s.show(
        implies(e.tau < epsilon / two, e.tau * two < epsilon), log, e.positive, only=True
    )
    loss = e.tau * e.k
    cold = implies(e.tau < epsilon / two, absolute(loss - maximum(0, a)) < epsilon)
    s.claim(1, cold, small, reach, scaled, only=True)
    k, power = softplus(s, -e.z)
    other = between(s, -e.z, k, power, two)
    bend = maximum(0, -a) if sides == 1 else -maximum(0, a)
    turned = s.show(e.tau * maximum(0, -e.z) == maximum(0, -a), e.scaled, e.positive, only=True)
    mirror = s.show(
        both(e.tau * (k - maximum(0, -e.z)) > 0, e.tau * (k - maximum(0, -e.z)) <= e.tau * two),
        other,
        e.positive,
        only=True,
    )
    left = implies(e.tau < epsilon / two, absolute(-(e.tau * k) + bend) < epsilon)
    s.claim(2, left, small, mirror, turned, only=True)
    s.claim(2, iff(maximum(0, a) == -maximum(0, -a), e.m == e.L), only=True)
    half = s.exp_sum(e.z / 2, e.z / 2)
    root = s.show(1 + s.exp(e.z) >= 2 * s.exp(e.z / 2), half, only=True)
    line = s.show(
        s.exp(two + e.z / 2) == 2 * s.exp(e.z / 2), s.exp_sum(two, e.z / 2), s.exp_ln(2), only=True
    )
    below = s.show(
        e.k >= two + e.z / 2, root, line, e.power, s.exp_increasing(e.k, two + e.z / 2), only=True
    )
    flat = s.show(
        implies(both(2 * e.z <= 1, 2 * e.z >= -1), s.exp(e.z) * (1 - e.z) <= 1),
        s.exp_tangent(-e.z),
        s.exp_inverse(e.z),
        s.exp_positive(e.z),
        only=True,
    )
    raised = s.show(
        s.exp(e.k) == 2 * s.exp(e.k - two), s.exp_sum(two, e.k - two), s.exp_ln(2), only=True
    )
    slope = s.show(
        2 * (e.k - two) <= s.exp(e.z) - 1, raised, e.power, s.exp_tangent(e.k - two), only=True
    )
    power_bound = s.show(
        implies(both(2 * e.z <= 1, 2 * e.z >= -1), s.exp(e.z) - 1 <= e.z + 2 * (e.z * e.z)),
        flat,
        s.exp_positive(e.z),
        only=True,
    )
    above = s.show(
        implies(both(2 * e.z <= 1, 2 * e.z >= -1), e.k <= two + e.z / 2 + e.z * e.z),
        slope,
        power_bound,
        only=True,
    )
    square = s.show(e.tau * (e.tau * (e.z * e.z)) == a * a, e.scaled, only=True)
    low = s.show(e.tau * (e.k - two - e.z / 2) >= 0, below, e.positive, only=True)
    inside = s.show(
        implies(e.tau >= 2 * absolute(a), both(2 * e.z <= 1, 2 * e.z >= -1)),
        e.scaled,
        e.positive,
        only=True,
    )
    high = s.show(
        implies(e.tau >= 2 * absolute(a), e.tau * (e.tau * (e.k - two - e.z / 2)) <= a * a),
        above,
        inside,
        square,
        e.positive,
        only=True,
    )
    s.claim(3, loss - e.tau * two - a / 2 >= 0, low, e.scaled, only=True)
    s.claim(
        3,
        implies(e.tau >= 2 * absolute(a), e.tau * (loss - e.tau * two - a / 2) <= a * a),
        high,
        e.scaled,
        only=True,
    )


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

    def equal(i: Any) -> list[Any]:
        scaled = s.show(cold(i) == tau * plain(i), only=True)
        return [
            s.show((0 - cold(i)) / tau == -plain(i), scaled, positive, only=True),
            s.exp_one_to_one((0 - cold(i)) / tau, -plain(i)),
        ]

    def same_loss(k: Any) -> list[Any]:
        first, law = equal(k)
        power = s.show(s.exp((0 - cold(k)) / tau) == s.exp(-plain(k)), first, law, only=True)
        left, right = 1 + s.exp((0 - cold(k)) / tau), 1 + s.exp(-plain(k))
        signs = s.show(both(left > 0, right > 0), s.exp_positive(-plain(k)), power, only=True)
        logs = s.show(
            s.ln(left) == s.ln(right),
            s.exp_ln(left),
            s.exp_ln(right),
            power,
            signs,
            s.exp_one_to_one(s.ln(left), s.ln(right)),
            only=True,
        )
        return [logs]

    m, L = s.real("m"), s.real("L")
    s.claim(1, both((L - m) / tau == -((m - L) / tau)), positive, only=True)
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


def chord(s: Any, x: Any, d: Any) -> Any:
    """exp(x d) <= 1 - x + x exp(d) for 0 <= x <= 1: exp lies above its tangent at x d."""
    c, inside = x * d, both(x >= 0, x <= 1)
    here, there = s.exp(c), s.exp(d)
    laws = [s.exp_inverse(c), s.exp_positive(c)]
    left = s.show(here * (1 - c) <= 1, s.exp_tangent(-c), *laws, only=True)
    step = s.exp_sum(c, d - c), s.exp_tangent(d - c), s.exp_positive(c)
    right = s.show(here * (1 + d - c) <= there, *step, only=True)
    first = s.show(implies(inside, (1 - x) * (here * (1 - c)) <= 1 - x), left, only=True)
    then = s.show(implies(inside, x * (here * (1 + d - c)) <= x * there), right, only=True)
    whole = (1 - x) * (here * (1 - c)) + x * (here * (1 + d - c))
    same = s.show(here == whole, only=True)
    return s.show(implies(inside, here <= 1 - x + x * there), first, then, same, only=True)


@proves(
    "logistic-path-to-hard-margin",
    {"small": False},
    "The temperature may be anything.",
    example={"tau": 1, "gamma": 1, "p0": 2, "q0": 2},
    size=(1, 0, 0),
)
def logistic_path(s: Any, small: bool = True) -> None:
    """p_i are the margins of any (w, b) that costs no more than the widest street, q_i those of
    the widest street. Multiplied by n/ln 2, the exponentials are compared."""
    p, q, tau, gamma = s.reals("p"), s.reals("q"), s.real("tau"), s.real("gamma")
    s.at_least(1)
    n, positive = s.number(s.n), s.given(tau > 0)
    street = s.given_each(lambda i: q(i) >= gamma)
    two = s.ln(2)
    ours = s.sum(lambda i: s.ln(1 + s.exp(-(p(i) / tau))))
    widest = s.sum(lambda i: s.ln(1 + s.exp(-(q(i) / tau))))
    best = ours(s.n) <= widest(s.n)
    cold = gamma >= tau * s.ln(n / two) if small else gamma > 0
    both_hold = both(best, cold)
    doubled = [s.exp_ln(2), s.exp_increasing(two, 0), s.exp_one_to_one(two, 0), s.exp_zero()]
    log = s.show(two > 0, *doubled, only=True)
    most = s.exp(-(gamma / tau))

    def at_most(i: Any) -> list[Any]:
        z = -(q(i) / tau)
        k, power = softplus(s, z)
        low = s.show(k <= s.exp(z), power, s.exp_tangent(k), only=True)
        order = s.show(z <= -(gamma / tau), positive, street(i), only=True)
        rise = s.exp_increasing(z, -(gamma / tau)), s.exp_one_to_one(z, -(gamma / tau))
        return [s.show(k <= most, low, order, *rise, only=True)]

    upper = s.induction(lambda k: widest(k) <= s.number(k) * most, using=at_most, only=True)(s.n)

    def above(i: Any) -> list[Any]:
        k, power = softplus(s, -(p(i) / tau))
        laws = [s.exp_increasing(k, 0), s.exp_one_to_one(k, 0), s.exp_zero()]
        return [s.show(k > 0, power, *laws, only=True)]

    _, each = s.nonnegative_sum(
        ours, lambda i: s.ln(1 + s.exp(-(p(i) / tau))), using=above, only=True
    )
    level = s.ln(n / two)
    ratio = s.show(n / two > 0, log, s.show(n >= 1), only=True)
    inverse = s.show(
        s.exp(-level) * n == two, s.exp_ln(n / two), s.exp_inverse(level), ratio, log, only=True
    )
    far = s.show(implies(cold, -(gamma / tau) <= -level), positive, only=True)
    rise = s.exp_increasing(-(gamma / tau), -level), s.exp_one_to_one(-level, -(gamma / tau))
    less = s.show(implies(cold, most <= s.exp(-level)), far, *rise, only=True)
    bound = s.show(implies(cold, n * most <= two), inverse, less, s.show(n >= 1), only=True)

    def margins(i: Any) -> list[Any]:
        z = -(p(i) / tau)
        k, power = softplus(s, z)
        total = s.show(implies(best, k <= n * most), each(i), upper, only=True)
        y = s.exp(z)
        under = s.show(implies(both_hold, k <= two), total, bound, only=True)
        rise = s.exp_increasing(k, two), s.exp_one_to_one(two, k)
        one = s.show(implies(both_hold, y <= 1), under, power, s.exp_ln(2), *rise, only=True)
        bend = s.show(
            implies(both_hold, s.exp(y * two) <= 1 + y),
            chord(s, y, two),
            one,
            power,
            s.exp_ln(2),
            only=True,
        )
        line = s.show(
            implies(both_hold, y * two <= k), bend, power, s.exp_increasing(k, y * two), only=True
        )
        share = s.show(implies(both_hold, y * two <= n * most), line, total, only=True)
        shift = s.exp_sum(-(gamma / tau), level)
        reach = s.show(
            implies(both_hold, y <= s.exp(level - gamma / tau)),
            share,
            shift,
            s.exp_ln(n / two),
            ratio,
            log,
            only=True,
        )
        order = s.show(
            implies(both_hold, z <= level - gamma / tau),
            reach,
            s.exp_increasing(level - gamma / tau, z),
            only=True,
        )
        return [s.show(implies(both_hold, p(i) >= gamma - tau * level), order, positive, only=True)]

    s.claim_each(
        1, lambda i: implies(both_hold, p(i) >= gamma - tau * level), using=margins, only=True
    )


@proves(
    "logistic-path-to-hard-margin",
    {"root": 0},
    "The two directions are equal.",
    example={"gamma": 1, "w.0": 1, "u.0": 1},
)
def path_converges(s: Any, root: int = 4) -> None:
    """u is the best direction, with length 1; delta is tau ln(n/ln 2). The mean of w and u has
    margins of at least gamma - delta/2, and no margin is more than gamma times the length."""
    w, u, gamma, delta = s.vector("w"), s.vector("u"), s.real("gamma"), s.real("delta")
    s.given(w @ w <= 1, u @ u == 1, gamma > 0, delta >= 0, delta <= gamma)
    mean = w + u
    size = s.norm(mean)
    long = s.given(gamma * size >= 2 * gamma - delta)
    sides = s.show((w - u) @ (w - u) == 2 * (w @ w) + 2 * (u @ u) - mean @ mean)
    short = s.show(gamma * (2 - size) <= delta, long, only=True)
    whole = s.show(both(size >= 0, size * size == mean @ mean))
    most = s.show(size <= 2, sides, whole, s.positive(w - u))
    product = s.show((2 - size) * (2 + size) <= 4 * (2 - size), most, whole, only=True)
    apart = s.show((w - u) @ (w - u) <= 4 * (2 - size), sides, whole, product)
    s.claim(2, gamma * ((w - u) @ (w - u)) <= root * delta, apart, short)

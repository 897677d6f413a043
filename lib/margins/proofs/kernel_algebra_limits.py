"""Proofs of the chapter on the algebra of kernels: limits, exp, the Gaussian kernel."""

from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, either, implies


@proves(
    "kernel-closure-limit", {"part": 2}, "The forms differ by half of the bound.", size=(1, 1, 1)
)
def kernel_closure_limit(s: Any, part: int = 1) -> None:
    """Row by row; u and v may differ, so that this holds for every rectangle of a matrix."""
    m, u, v, d = s.natural("m"), s.reals("u"), s.reals("v"), s.real("delta")
    K, M = s.table("K"), s.table("K_prime")
    row = s.sum(lambda r, i: u(r) * v(i) * (K(r, i) - M(r, i)), over="N")
    gap = s.sum(lambda r: row(r, s.n))
    size, rows = s.sum(lambda i: absolute(v(i))), s.sum(lambda r: absolute(u(r)))
    s.given(d >= 0)
    near = s.given_each(lambda r, i: absolute(K(r, i) - M(r, i)) <= d, m, s.n)

    def entry(r: Any, i: Any) -> Any:
        e, c = K(r, i) - M(r, i), u(r) * v(i)
        scaled = s.show(absolute(c * e) == absolute(c) * absolute(e), only=True)
        least = s.show(absolute(c) * (d - absolute(e)) >= 0, near(r, i), only=True)
        sizes = s.show(absolute(c) == absolute(u(r)) * absolute(v(i)), only=True)
        return s.show(
            absolute(c * e) <= d * (absolute(u(r)) * absolute(v(i))),
            scaled,
            least,
            sizes,
            only=True,
        )

    def one(r: Any) -> Any:
        return s.induction(
            lambda i: absolute(row(r, i)) <= d * (absolute(u(r)) * size(i)),
            using=lambda i: [entry(r, i)],
            only=True,
        )(s.n)

    whole = s.induction(
        lambda r: absolute(gap(r)) <= d * (rows(r) * size(s.n)),
        using=lambda r: [one(r)],
        to=m,
        only=True,
    )(m)
    s.claim(2, part * absolute(gap(m)) <= d * (rows(m) * size(s.n)), whole, only=True)
    a, b, c = s.real("a"), s.real("b"), d * (rows(m) * size(s.n))
    s.claim(3, implies(both(absolute(a - b) <= c, a < -c), b < 0), only=True)
    s.claim(1, implies(both(absolute(a - b) <= c, b >= 0), a >= -c), only=True)
    s.prose("In part 1 delta is as small as one likes, so the form of the limit is not negative.")


@proves(
    "kernel-closure-exp",
    {"part": 2},
    "The bound holds with one half.",
    example={"t": 0},
    size=(1, 1, 1),
)
def kernel_closure_exp(s: Any, part: int = 1) -> None:
    """With a = t/m: 1 + a lies between (1 - a^2) e^a and e^a. Then powers, and Bernoulli."""
    t, m = s.real("t"), s.natural("m", 1)
    M = s.number(m)
    inside = s.given(absolute(t) <= M)
    a = t / M
    short = s.show(both(a <= 1, a >= -1, M * a == t), inside, s.show(M >= 1), only=True)
    power, rest = s.product(lambda _: 1 + a), s.product(lambda _: 1 - a * a)
    e = s.exp(a)
    above = s.show(both(1 + a >= 0, e >= 1 + a), s.exp_tangent(a), short, only=True)
    low = s.show(
        e * (1 - a) <= 1, s.exp_tangent(-a), s.exp_inverse(a), s.exp_positive(a), only=True
    )
    step = s.show((e * (1 - a)) * (1 + a) <= 1 + a, low, above, only=True)
    bend = s.show(both(1 - a * a >= 0, 1 - a * a <= 1), short, only=True)

    def up(k: Any) -> list[Any]:
        return [s.exp_sum(s.number(k) * a, a), above, s.exp_positive(s.number(k) * a)]

    most = s.induction(
        lambda k: both(power(k) >= 0, power(k) <= s.exp(s.number(k) * a)),
        s.exp_zero(), using=up, to=m, only=True,
    )  # fmt: skip
    bernoulli = s.induction(
        lambda k: both(rest(k) >= 0, rest(k) >= 1 - s.number(k) * (a * a)),
        bend, short, to=m, only=True,
    )  # fmt: skip

    def down(k: Any, now: Any) -> list[Any]:
        here = s.exp(s.number(k) * a)
        grown = s.show(power(k) * (1 + a) >= (here * rest(k)) * (1 + a), now, above, only=True)
        q = s.show(here * rest(k) >= 0, bernoulli(k), s.exp_positive(s.number(k) * a), only=True)
        then = s.show(
            (here * rest(k)) * (1 + a) >= (here * rest(k)) * ((e * (1 - a)) * (1 + a)),
            q,
            step,
            only=True,
        )
        return [grown, then, s.exp_sum(s.number(k) * a, a)]

    least = s.induction(
        lambda k: power(k) >= s.exp(s.number(k) * a) * rest(k),
        s.exp_zero(), using=down, to=m, only=True,
    )(m)  # fmt: skip
    whole = s.show(s.exp(M * a) == s.exp(t), s.exp_one_to_one(M * a, t), short, only=True)
    square = s.show(M * (a * a) == t * t / M, short, s.show(M >= 1), only=True)
    far = s.show(
        s.exp(M * a) * rest(m) >= s.exp(M * a) * (1 - M * (a * a)),
        bernoulli(m), s.exp_positive(M * a), only=True,
    )  # fmt: skip
    gap = s.exp(t) - power(m)
    s.claim(1, gap >= 0, most(m), whole, only=True)
    s.claim(1, part * gap <= t * t / M * s.exp(t), least, far, square, whole, only=True)
    s.prose("The powers (1 + k/m)^m are kernels by the rules, and e^k is their limit; so are the")
    s.prose("sums of part 3.")


def half(x: Any, var: Any) -> Any:
    """The exponent of the Gaussian function about 0."""
    return -(x @ x) / (2 * var)


def three(s: Any, positive: Any, a: Any, b: Any, c: Any, whole: Any) -> Any:
    """exp(whole) is the product of three, for whole = a + b + c."""
    same = s.show(a + b + c == whole, positive, only=True)
    same_exp = s.exp_one_to_one(a + b + c, whole)
    equal = s.show(s.exp(a + b + c) == s.exp(whole), same, same_exp, only=True)
    product = s.exp(whole) == s.exp(a) * s.exp(b) * s.exp(c)
    return s.show(product, equal, s.exp_sum(a + b, c), s.exp_sum(a, b), only=True)


@proves(
    "gaussian-kernel",
    {"part": 2},
    "The middle factor has half the exponent.",
    example={"sigma2": 1},
)
def gaussian_kernel(s: Any, part: int = 1) -> None:
    """The factors f(x), exp(<x, z>/sigma^2) and f(z)."""
    x, z, var = s.vector("x"), s.vector("z"), s.real("sigma2")
    positive = s.given(var > 0)
    ends, middle = (half(x, var), half(z, var)), x @ z / (part * var)
    split = three(s, positive, ends[0], middle, ends[1], half(x - z, var))
    value = s.exp(ends[0]) * s.exp(middle) * s.exp(ends[1])
    s.claim(1, s.exp(half(x - z, var)) == value, split, only=True)
    s.prose("Part 2 is gaussians-independent, together with gram-psd; part 3 follows from it.")


@proves(
    "gaussians-independent",
    {"apart": False},
    "The points may be anywhere.",
    example={"sigma2": 1},
    size=(1, 1, 1),
)
def gaussians_independent(s: Any, apart: bool = True) -> None:
    """p_j is a longest point, and the others differ from it. So g_i > 0, and for some t, which is
    so large, they lose. h_i is e to the -t g_i."""
    p, v, j = s.vectors("p"), s.reals("v"), s.index("j")
    var, t = s.real("sigma2"), s.real("t")
    positive = s.given(var > 0)

    def g(i: Any) -> Any:
        return (p(j) @ p(j) - p(i) @ p(j)) / var

    def u(i: Any) -> Any:
        return v(i) * s.exp(half(p(i), var))

    def h(i: Any) -> Any:
        return s.exp(-(t * g(i)))

    size = s.sum(lambda i: absolute(u(i)))
    if apart:
        longest = s.given_each(
            lambda i: either(
                i == j, both(p(i) @ p(i) <= p(j) @ p(j), (p(i) - p(j)) @ (p(i) - p(j)) > 0)
            )
        )

        def behind(i: Any) -> Any:
            return either(i == j, p(j) @ p(j) - p(i) @ p(j) > 0)

        s.claim_each("all", behind, longest, only=True)
    far = s.given_each(
        lambda i: either(i == j, t * g(i) * absolute(u(j)) >= size(s.n)) if apart else g(i) >= 0
    )
    total = s.sum(lambda i: v(i) * s.exp(half(p(i) - t * p(j), var)))
    none = s.given(total(s.n) == 0)
    reduced = s.sum(lambda i: u(i) * h(i))
    shift = (t * (p(j) @ p(j)) - t * t * (p(j) @ p(j)) / 2) / var
    E = s.exp(shift)

    def factored(i: Any) -> list[Any]:
        return [three(s, positive, half(p(i), var), -(t * g(i)), shift, half(p(i) - t * p(j), var))]

    scaled = s.induction(lambda k: total(k) == E * reduced(k), using=factored, only=True)(s.n)
    zero = s.show(reduced(s.n) == 0, scaled, none, s.exp_positive(shift), only=True)
    rest = s.sum(lambda i: choose(i == j, 0, u(i) * h(i)))
    others = s.sum(lambda i: choose(i == j, 0, absolute(u(i))))
    own = absolute(u(j))
    at_own = s.show(-(t * g(j)) == 0, positive, only=True)
    one = s.show(h(j) == 1, at_own, s.exp_one_to_one(-(t * g(j)), 0), s.exp_zero(), only=True)

    def is_own(k: Any) -> list[Any]:
        same = s.show(
            implies(k == j, both(u(k) * h(k) == u(j), absolute(u(k)) == own)), one, only=True
        )
        return [same]

    def parts(k: Any) -> Any:
        return both(
            reduced(k) == rest(k) + choose(j < k, u(j), 0),
            size(k) == others(k) + choose(j < k, own, 0),
        )

    inside = s.inside(j)
    apart_own = s.induction(parts, inside, using=is_own, only=True)(s.n)
    _, each = s.nonnegative_sum(size, lambda i: absolute(u(i)), only=True)
    W = size(s.n)

    def bound(i: Any) -> list[Any]:
        b = t * g(i)
        low = s.show(
            h(i) * (1 + b) <= 1, s.exp_tangent(b), s.exp_inverse(b), s.exp_positive(-b), only=True
        )
        grown = s.show(
            implies(b * own >= W, h(i) * (own + W) <= own),
            s.show(own * (h(i) * (1 + b)) <= own, low, only=True),
            s.show(implies(b * own >= W, h(i) * (b * own - W) >= 0), s.exp_positive(-b), only=True),
            only=True,
        )
        least = implies(b * own >= W, absolute(u(i)) * (h(i) * (own + W)) <= absolute(u(i)) * own)
        return [s.show(
            either(i == j, absolute(u(i) * h(i)) * (own + W) <= absolute(u(i)) * own),
            s.show(least, grown, only=True),
            s.show(absolute(u(i) * h(i)) == absolute(u(i)) * h(i), s.exp_positive(-b), only=True),
            far(i),
            only=True,
        )]  # fmt: skip

    positive_w = s.show(both(own >= 0, own <= W), each(j), only=True)
    limit = s.induction(
        lambda k: absolute(rest(k)) * (own + W) <= others(k) * own,
        positive_w, using=bound, only=True,
    )(s.n)  # fmt: skip
    balance = s.show(
        both(own == absolute(rest(s.n)), others(s.n) == W - own), zero, apart_own, inside, only=True
    )
    gone = s.show(2 * (own * own) <= 0, limit, balance, only=True)
    s.claim("all", v(j) == 0, gone, s.exp_positive(half(p(j), var)), only=True)
    s.prose(
        "The sum vanishes at every point, so at t p_j. Points with v_i = 0 are left out before,"
    )
    s.prose("so v_j = 0 says that no points were left.")

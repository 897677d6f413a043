"""Proofs of the chapter on the multiclass machine: two classes, and temperature."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, implies, maximum


def two(s: Any) -> SimpleNamespace:
    """Points with labels t_i = 1 or -1, and the two vectors."""
    e = SimpleNamespace(x=s.vectors("phi"), t=s.reals("t"), w=s.vector("w"), v=s.vector("w_prime"))
    e.sign = s.given_each(lambda i: e.t(i) * e.t(i) == 1)

    def loss(i: Any) -> Any:
        """Own class 1: 1 + s_2 - s_1. Own class 2: 1 + s_1 - s_2."""
        ahead = e.w @ e.x(i) - e.v @ e.x(i)
        return maximum(0, choose(e.t(i) == 1, 1 - ahead, 1 + ahead))

    def hinge(i: Any) -> Any:
        return maximum(0, 1 - e.t(i) * ((e.w - e.v) @ e.x(i)))

    def labelled(i: Any) -> list[Any]:
        return [s.show(implies(e.t(i) != 1, e.t(i) == -1), e.sign(i), only=True)]

    e.loss, e.hinge = s.sum(loss), s.sum(hinge)
    e.equal = s.induction(lambda k: e.loss(k) == e.hinge(k), using=labelled, only=True)(s.n)
    e.each = loss, hinge, labelled
    return e


@proves(
    "multiclass-k2-is-binary",
    {"price": 1},
    "The price is the same.",
    example={"C": 1, "t0": 1, "w0": 1},
    size=(1, 1, 1),
)
def multiclass_two(s: Any, price: int = 2) -> None:
    """The parallelogram identity, and both hinges are the same function of w - w'."""
    C = s.real("C")
    s.given(C > 0)
    e = two(s)
    u, m = e.w - e.v, e.w + e.v
    loss, hinge, labelled = e.each
    norms = s.claim(1, e.w @ e.w + e.v @ e.v == (u @ u) / 2 + (m @ m) / 2, only=True)
    s.claim_each(1, lambda i: loss(i) == hinge(i), using=labelled, only=True)
    cost = (e.w @ e.w + e.v @ e.v) / 2 + C * e.loss(s.n)
    binary = (u @ u) / 2 + price * C * e.hinge(s.n)
    s.claim(2, cost == binary / 2 + (m @ m) / 4, norms, e.equal, only=True)
    a, b, f, t = s.real("b_1"), s.real("b_2"), s.real("f"), s.real("y")
    other = f + a - b
    s.claim(3, implies(t == 1, maximum(0, 1 - other) == maximum(0, 1 - t * (f + (a - b)))))
    s.claim(3, implies(t == -1, maximum(0, 1 + other) == maximum(0, 1 - t * (f + (a - b)))))
    s.prose("Every u is w - w' of the pair u/2, -u/2, for which w + w' = 0.")


@proves(
    "conv-multiclass-binary",
    {"half": 1},
    "C_reg stays C_reg.",
    example={"lambda": 1, "t0": 1},
    size=(1, 1, 1),
)
def conv_binary(s: Any, half: int = 2) -> None:
    """The same, with the weight in front of the norm."""
    lam = s.real("lambda")
    s.given(lam > 0)
    e = two(s)
    u, m = e.w - e.v, e.w + e.v
    norms = s.show(e.w @ e.w + e.v @ e.v == (u @ u) / 2 + (m @ m) / 2, only=True)
    cost = lam / 2 * (e.w @ e.w + e.v @ e.v) + e.loss(s.n)
    binary = lam / half / 2 * (u @ u) + e.hinge(s.n)
    s.claim(1, cost == binary + lam / 4 * (m @ m), norms, e.equal, only=True)


@proves(
    "conv-multiclass-binary",
    {"twice": 1},
    "The multipliers are the same.",
    example={"t0": 1, "a0": 1},
    size=(1, 1, 1),
)
def conv_binary_dual(s: Any, twice: int = 2) -> None:
    """A point pulls w with t_i a_i and w' with -t_i a_i."""
    x, t, a = s.vectors("phi"), s.reals("t"), s.reals("a")
    sign = s.given_each(lambda i: t(i) * t(i) == 1)
    first = s.sum(lambda i: choose(t(i) == 1, a(i), -a(i)) * x(i))
    other = s.sum(lambda i: choose(t(i) == 1, -a(i), a(i)) * x(i))
    whole = s.sum(lambda i: (twice * a(i) * t(i)) * x(i))
    v = s.vector("v")

    def labelled(i: Any) -> list[Any]:
        return [s.show(implies(t(i) != 1, t(i) == -1), sign(i), only=True)]

    along = [
        s.induction(
            lambda k, f=f, c=c: 2 * (v @ f(k)) == c * (v @ whole(k)), using=labelled, only=True
        )(s.n)
        for f, c in ((first, 1), (other, -1))
    ]
    s.claim(2, 2 * (v @ first(s.n)) == v @ whole(s.n), along[0], only=True)
    s.claim(2, 2 * (v @ other(s.n)) == -(v @ whole(s.n)), along[1], only=True)
    q, total = s.vector("q"), s.real("A")
    s.claim(
        2,
        2 * (total - ((q @ q) + (-q) @ (-q)) / 2) == 2 * total - ((2 * q) @ (2 * q)) / 2,
        only=True,
    )
    balance = s.sum(lambda i: choose(t(i) == 1, a(i), -a(i)))
    even = s.sum(lambda i: t(i) * a(i))
    same = s.induction(lambda k: balance(k) == even(k), using=labelled, only=True)(s.n)
    s.claim(3, balance(s.n) == even(s.n), same, only=True)
    s.prose("v is any vector, so these are equations of vectors: w(alpha) = -w'(alpha) = q.")


def softmax_sum(s: Any, least: int = 1) -> SimpleNamespace:
    """z_k = tau q_k with the largest at a, and Z = sum of exp(q_k)."""
    e = SimpleNamespace(K=s.natural("K", least=least), q=s.reals("q"), tau=s.real("tau"))
    e.a = s.index("a", e.K)
    e.positive = s.given(e.tau > 0)
    e.best = s.given_each(lambda k: e.q(k) <= e.q(e.a), e.K)
    e.top = s.exp(e.q(e.a))
    e.Z, e.number = s.sum(lambda k: s.exp(e.q(k))), s.number(e.K)
    e.some = s.show(e.number >= 1)
    e.low, e.each = s.nonnegative_sum(
        e.Z,
        lambda k: s.exp(e.q(k)),
        to=e.K,
        using=lambda k: [s.exp_positive(e.q(k))],
        only=True,
    )
    e.above = s.show(e.Z(e.K) >= e.top, e.each(e.a), s.inside(e.a, e.K), only=True)
    e.room = s.show(e.Z(e.K) > 0, e.above, s.exp_positive(e.q(e.a)), only=True)
    e.power = s.exp_ln(e.Z(e.K))
    e.log = s.ln(e.Z(e.K))
    return e


@proves(
    "multiclass-temperature",
    {"log": False},
    "The bound without the logarithm of K.",
    example={"tau": 1},
    size=(2, 1, 2),
)
def multiclass_temperature(s: Any, log: bool = True) -> None:
    """Each power lies between 0 and the largest; a sum of K of them between that and K times it."""
    e = softmax_sum(s, least=2)
    q, a, K = e.q, e.a, e.K

    def lack(k: Any) -> Any:
        return e.top - s.exp(q(k))

    def behind(k: Any) -> list[Any]:
        rise = s.exp_increasing(q(k), q(a)), s.exp_one_to_one(q(k), q(a))
        return [s.show(lack(k) >= 0, e.best(k), *rise, only=True)]

    lacks = s.sum(lack)
    least, each = s.nonnegative_sum(lacks, lack, to=K, using=behind, only=True)
    split = s.induction(lambda k: lacks(k) == s.number(k) * e.top - e.Z(k), to=K, only=True)(K)

    def before(k: Any) -> Any:
        return choose(a < k, e.top, 0)

    some = s.induction(
        lambda k: both(
            e.Z(k) >= before(k), implies(s.number(k) > choose(a < k, 1, 0), e.Z(k) > before(k))
        ),
        s.inside(a, K),
        s.exp_positive(q(a)),
        using=lambda k: [
            s.exp_positive(q(k)),
            s.show(implies(k == a, s.exp(q(k)) == e.top), s.exp_one_to_one(q(k), q(a))),
        ],
        to=K,
        only=True,
    )(K)
    others = s.show(e.Z(K) > e.top, some, s.inside(a, K), s.show(e.number >= 2))
    rise = s.exp_increasing(e.log, q(a)), s.exp_one_to_one(e.log, q(a))
    low = s.show(e.log > q(a), others, e.power, e.room, *rise, only=True)
    size = s.ln(e.number)
    most = s.show(e.Z(K) <= e.number * e.top, least, split, only=True)
    both_parts = s.exp_sum(q(a), size), s.exp_ln(e.number), e.some
    whole = s.show(s.exp(q(a) + size) == e.number * e.top, *both_parts, only=True)
    order = s.exp_increasing(q(a) + size, e.log), s.exp_one_to_one(q(a) + size, e.log)
    high = s.show(e.log <= q(a) + size, most, whole, e.power, e.room, *order, only=True)
    extra = size if log else 0
    s.claim(1, e.tau * e.log > e.tau * q(a), low, e.positive, only=True)
    s.claim(1, e.tau * e.log <= e.tau * q(a) + e.tau * extra, high, e.positive, only=True)
    tie = s.show(
        implies(e.log == q(a) + size, lacks(K) <= 0), whole, e.power, e.room, split, only=True
    )
    s.claim_each(
        1,
        lambda k: implies(e.log == q(a) + size, q(k) == q(a)),
        each,
        tie,
        below=K,
        using=lambda k: [*behind(k), s.exp_one_to_one(q(k), q(a))],
        only=True,
    )
    s.claim(
        3,
        both(e.tau * e.log - e.tau * q(a) >= 0, e.tau * e.log - e.tau * q(a) <= e.tau * extra),
        low,
        high,
        e.positive,
        only=True,
    )
    s.prose("z_k = tau q_k. For part 3 take z_k = Delta + s_k, and subtract s_y.")


@proves(
    "multiclass-cooling",
    {"convex": 2},
    "Half of the bound.",
    example={"rest": 2, "F0": 1, "F1": 1, "G0": 2, "G1": 2},
)
def multiclass_cooling(s: Any, convex: int = 1) -> None:
    """F and G are the costs without and with temperature, 0 at W* and 1 at W_tau, q the squared
    distance, and `rest` the bound of a sum of differences."""
    F0, F1, G0, G1 = (s.real(name) for name in ("F0", "F1", "G0", "G1"))
    q, rest = s.real("q"), s.real("rest")
    s.given(F0 + rest >= G0, G1 > F1, F0 <= G0, F1 + rest >= G1)
    s.given(q / 2 <= F1 - F0, q / 2 <= G0 - G1)
    s.claim(1, both(F0 <= G0, F0 + rest >= G0))
    s.claim(2, convex * q < rest)
    s.prose("Both costs are 1-strongly convex. In part 1 the n bounds of the losses are added.")

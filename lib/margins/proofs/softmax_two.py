"""Proofs of the chapter on the softmax: two classes, and when the likelihood has no maximum."""

from typing import Any

from evidence.proof import proves
from evidence.smt import implies

from margins.proofs.softmax import powers
from margins.proofs.temperature import softplus


@proves("conv-softmax-sigmoid", {"share": 2}, "The ridge counts in full.", example={})
def softmax_sigmoid(s: Any, share: int = 4) -> None:
    """Divide by exp s_1. The ridge is a square of the difference and a square of the sum."""
    w, v, x = s.vector("w_1"), s.vector("w_2"), s.vector("phi")
    a, b, m = w @ x, v @ x, (w - v) @ x
    total = s.exp(a) + s.exp(b)
    known = s.exp_positive(a), s.exp_positive(b), s.exp_positive(-m)
    other = s.show(s.exp(b) == s.exp(-m) * s.exp(a), s.exp_sum(-m, a))
    s.claim(1, s.exp(a) / total == 1 / (1 + s.exp(-m)), other, *known, only=True)
    loss, power = softplus(s, -m)
    sums = s.show(s.exp(loss + a) == total, s.exp_sum(loss, a), power, other, only=True)
    log = s.ln(total)
    named = s.show(s.exp(log) == total, s.exp_ln(total), *known, only=True)
    same = s.show(log == loss + a, named, sums, s.exp_one_to_one(log, loss + a), only=True)
    s.claim(2, log - a == loss, same, only=True)
    lam = s.real("lambda")
    squares = lam / share * ((w - v) @ (w - v)) + lam / share * ((w + v) @ (w + v))
    s.claim(3, lam / 2 * (w @ w + v @ v) == squares)
    s.prose("Class 2 takes the place of class 1 in part 2, with -m. (lambda n/2) C = 1 in part 3.")


@proves("two-class-antisymmetry", {"start": 1}, "From any start.")
def two_classes(s: Any, start: int = 0) -> None:
    """Both gradients are the same vector with opposite signs. With the ridge the sum is multiplied
    by 1 - eta lambda; lambda = 0 is allowed."""
    w, v, g, h = s.vector("w_1"), s.vector("w_2"), s.vector("g_1"), s.vector("g_2")
    eta, lam = s.real("eta"), s.real("lambda")
    opposite = s.given(g == -1 * h)
    u, o = (z - eta * (lam * z + r) for z, r in ((w, g), (v, h)))
    s.claim_same(1, u + o, (1 - eta * lam) * (w + v), opposite)
    if not start:
        s.given(w == -1 * v)
    s.claim_same(1, u, -1 * o)


@proves("two-class-antisymmetry", {"kept": False}, "Any vectors at all.")
def two_class_minimum(s: Any, kept: bool = True) -> None:
    """The ridge is least, for a given difference, where the sum is 0. If w_2 = 0 then -w_2 = 0."""
    w, v, half = s.vector("w_1"), s.vector("w_2"), s.real("lambda")
    s.given(half > 0)
    d = 1 / s.number(2) * (w - v)
    if kept:
        s.given(half / 2 * (w @ w + v @ v) <= half / 2 * (d @ d + d @ d))
    s.claim_same(2, w, -1 * v, s.positive(w + v))
    s.prose(
        "(d, -d) has the same loss as (w_1, w_2). That the minimum exists: softmax-strong-duality."
    )


@proves(
    "softmax-mle-may-not-exist",
    {"positive": False},
    "The weights may be 0.",
)
def likelihood_weights(s: Any, positive: bool = True) -> None:
    """W is one vector with the blocks w_k. For each point i and each other class k let z_j be the
    vector with <W, z_j> = s_{y_i}(x_i) - s_k(x_i); the balance says that sum mu_j z_j = 0."""
    z, mu, W = s.vectors("z"), s.reals("mu"), s.vector("W")
    signs = s.given_each(lambda j: mu(j) > 0 if positive else mu(j) >= 0)
    total = s.sum(lambda j: mu(j) * z(j))
    balance = s.given(total(s.n) == s.zero)
    ahead = s.given_each(lambda j: W @ z(j) >= 0)
    value = s.sum(lambda j: mu(j) * (W @ z(j)))
    same = s.induction(lambda k: value(k) == W @ total(k), only=True)(s.n)
    zero = s.show(value(s.n) == 0, same, balance, only=True)

    def sign(j: Any) -> list[Any]:
        return [s.show(mu(j) * (W @ z(j)) >= 0, signs(j), ahead(j), only=True)]

    _, each = s.nonnegative_sum(value, lambda j: mu(j) * (W @ z(j)), using=sign, only=True)
    s.claim_each(2, lambda j: W @ z(j) == 0, each, signs, ahead, zero, only=True)
    s.prose(
        "So (c) excludes (b). That (b) gives (c): at a maximum mu = p, and (b) gives a maximum."
    )


@proves(
    "softmax-mle-may-not-exist",
    {"strict": False},
    "No inequality is strict.",
    example={"r": 1, "d0": 1},
)
def likelihood_rises(s: Any, strict: bool = True) -> None:
    """One point: along W its loss ln sum exp(s_k - s_y) falls, because no exponent rises, and
    strictly where one falls. d_k is <w_y - w_k, phi>, from time t to time r."""
    K, score, d = s.natural("K", least=1), s.reals("s"), s.reals("d")
    t, r, a = s.real("t"), s.real("r"), s.index("a", K)
    later = s.given(t < r)
    ahead = s.given_each(lambda k: d(k) >= 0, K)
    more = s.given(d(a) > 0) if strict else s.given(d(a) >= 0)
    e, f = (powers(s, K, lambda k, at=at: score(k) - at * d(k)) for at in (t, r))

    def fall(k: Any) -> Any:
        return s.exp(score(k) - t * d(k)) - s.exp(score(k) - r * d(k))

    def order(k: Any) -> list[Any]:
        up, low = score(k) - t * d(k), score(k) - r * d(k)
        lower = s.show(low <= up, later, ahead(k), only=True)
        return [s.show(fall(k) >= 0, lower, s.exp_increasing(low, up), s.exp_one_to_one(low, up))]

    falls = s.sum(fall)
    _, each = s.nonnegative_sum(falls, fall, to=K, using=order, only=True)
    up, low = score(a) - t * d(a), score(a) - r * d(a)
    below = s.show(implies(d(a) > 0, low < up), later, only=True)
    some = s.show(implies(d(a) > 0, fall(a) > 0), below, s.exp_increasing(low, up), only=True)
    total = s.induction(lambda k: falls(k) == e.Z(k) - f.Z(k), to=K, only=True)(K)
    L, M = s.ln(e.total), s.ln(f.total)
    logs = s.exp_ln(e.total), s.exp_ln(f.total), e.above, f.above
    down = s.show(f.total < e.total, total, each(a), some, more, only=True)
    s.claim(3, M < L, down, *logs, s.exp_increasing(L, M), s.exp_one_to_one(L, M), only=True)
    s.prose("Where no d_k is positive the loss does not rise. The sum over the points falls.")


@proves("softmax-mle-may-not-exist", {"most": 0}, "The loss reaches 0.", example={"m": 1, "d0": 1})
def likelihood_vanishes(s: Any, most: int = 1) -> None:
    """One point, d_k = s_y - s_k >= m for the K others: its loss is at most K exp(-t m), and as
    small as one likes, because exp(t m) > t m."""
    K, d, t, m = s.natural("K", least=1), s.reals("d"), s.real("t"), s.real("m")
    forward = s.given(t >= 0)
    ahead = s.given_each(lambda k: d(k) >= m, K)
    e = powers(s, K, lambda k: -(t * d(k)))
    top = s.exp(-(t * m))

    def order(k: Any) -> list[Any]:
        low, up = -(t * d(k)), -(t * m)
        lower = s.show(low <= up, forward, ahead(k), only=True)
        return [
            s.show(s.exp(low) <= top, lower, s.exp_increasing(low, up), s.exp_one_to_one(low, up))
        ]

    total = s.induction(lambda k: e.Z(k) <= s.number(k) * top, using=order, to=K, only=True)(K)
    loss = s.ln(1 + e.total)
    power = s.show(s.exp(loss) == 1 + e.total, s.exp_ln(1 + e.total), e.above, only=True)
    small = s.show(loss <= e.total, power, s.exp_tangent(loss), only=True)
    s.claim(4, loss <= most * s.number(K) * top, small, total, only=True)
    laws = s.exp_increasing(loss, 0), s.exp_one_to_one(loss, 0), s.exp_zero()
    s.claim(4, loss > 0, power, e.above, *laws, only=True)
    s.claim(
        4,
        top * (1 + t * m) <= 1,
        s.exp_tangent(t * m),
        s.exp_inverse(t * m),
        s.exp_positive(t * m),
        s.exp_positive(-(t * m)),
        only=True,
    )

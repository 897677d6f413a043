"""Proofs of the chapter *Two problems, one answer*: strong duality."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, either, implies

from margins.proofs.duality import labels, pair
from margins.proofs.duality_optimum import hull, ray, scaled

OPTIMAL = "A feasible pair with equal values is optimal by duality-gap-identity."


def not_zero(s: Any, h: SimpleNamespace, w: Any, b: Any, m: Any, balance: Any, *by: Any) -> Any:
    """p is not 0 if (w, b) separates: <w, p> is the weighted sum of the margins."""
    right = s.given_each(lambda i: m(w, b, i) > 0)
    weighted = s.sum(lambda i: h.beta(i) * m(w, b, i))
    positive = s.induction(
        lambda k: both(
            weighted(k) >= 0, h.total(k) >= 0, implies(h.total(k) > 0, weighted(k) > 0)
        ),
        right, h.signs, only=True,
    )(s.n)  # fmt: skip
    same = s.induction(lambda k: weighted(k) == w @ h.point(k) + b * balance(k), only=True)(s.n)
    return s.show(w @ h.p > 0, positive, same, h.named, h.whole, *by, only=True)


def value(s: Any, h: SimpleNamespace, u: Any, size: int) -> Any:
    """The multipliers c beta_i are not negative, and their dual value is that of c p."""
    scale = s.given(both(h.c > 0, h.c * (h.p @ h.p) == size))
    e = scaled(s, h.c, h.beta, u, h.total, h.point)
    w = h.c * h.p
    s.claim_each(1, lambda i: h.c * h.beta(i) >= 0, h.signs, scale, only=True)
    s.claim(1, w @ w / 2 == e.dual, e.value, scale, h.whole, h.named, only=True)
    return scale


@proves(
    "hard-strong-duality", {"near": 0}, "Any point of the hull with inner products >= 0 will do."
)
def strong_duality(s: Any, near: int = 1) -> None:
    """Without bias: the nearest point of the hull gives a feasible pair with equal values."""
    u, w = s.vectors("u"), s.vector("w")
    h = hull(s, u)
    inner = not_zero(s, h, w, 0, lambda w, _, i: w @ u(i), h.total)
    s.claim(1, h.p @ h.p > 0, inner, s.cauchy_schwarz(w, h.p), s.positive(h.p), only=True)
    scale = value(s, h, u, 1)
    nearest = s.given_each(lambda i: h.p @ u(i) >= (h.p @ h.p if near else 0))
    s.claim_each(1, lambda i: (h.c * h.p) @ u(i) >= 1, nearest, scale, only=True)
    s.prose(OPTIMAL)


@proves(
    "hard-strong-duality", {"near": 0},
    "With n >= 3, any difference of two points of the hulls with inner products >= 0 will do.",
)  # fmt: skip
def strong_duality_with_bias(s: Any, near: int = 1) -> None:
    """With bias: a shortest vector p between the hulls gives a feasible pair with equal values;
    x_k is the positive point with the least <p, x_k>."""
    x, y, w, b = s.vectors("x"), s.reals("y"), s.vector("w"), s.real("b")
    if not near:
        s.at_least(3)  # two points have one difference only

    def u(i: Any) -> Any:
        return y(i) * x(i)

    def m(w: Any, b: Any, i: Any) -> Any:
        return y(i) * (w @ x(i) + b)

    h = hull(
        s, u, 2,
        "The differences of the points of the two hulls form a compact convex set. It has a "
        "nearest point p, and nearest-point applies to p. Both classes occur, so there is an x_k.",
    )  # fmt: skip
    balance, times = s.sum(lambda i: h.beta(i) * y(i)), s.sum(lambda i: h.c * h.beta(i) * y(i))
    balanced = s.given(balance(s.n) == 0)
    inner = not_zero(s, h, w, b, m, balance, balanced)
    s.claim(1, h.p @ h.p > 0, inner, s.cauchy_schwarz(w, h.p), s.positive(h.p), only=True)
    scale = value(s, h, u, 2)
    even = s.induction(lambda k: times(k) == h.c * balance(k), only=True)(s.n)
    s.claim(1, times(s.n) == 0, even, balanced, only=True)
    k = s.index("k")
    sides = s.given_each(
        lambda i: either(
            both(y(i) == 1, h.p @ x(k) <= h.p @ x(i)),
            both(y(i) == -1, h.p @ (x(k) - x(i)) >= (h.p @ h.p if near else 0)),
        )
    )
    offset = 1 - (h.c * h.p) @ x(k)
    s.claim_each(1, lambda i: m(h.c * h.p, offset, i) >= 1, sides, scale, only=True)
    s.given(y(k) == 1)
    s.prose(OPTIMAL)


@proves("hard-strong-duality", {"one": False}, "The same if both classes occur.")
def one_class(s: Any, one: bool = True) -> None:
    """With bias and one class only, w = 0, b = y_1 and alpha = 0 have the value 0."""
    u, y, b = s.vectors("u"), s.reals("y"), s.real("b")
    total, v = s.sum(y), s.sum(lambda i: y(i) * u(i))
    known = s.given(either(b == 1, b == -1))
    label = s.given_each(lambda i: y(i) == b if one else either(y(i) == 1, y(i) == -1))
    s.claim_each(1, lambda i: s.zero @ u(i) + y(i) * b >= 1, label, known, only=True)
    e = scaled(s, 0, y, u, total, v)
    s.claim(1, s.zero @ s.zero / 2 == e.dual, e.value, only=True)
    s.prose(OPTIMAL)


@proves(
    "hard-strong-duality", {"best": False}, "The same for feasible points that are not optimal."
)
def optimal_pair(s: Any, best: bool = True) -> None:
    """Optimal points have w as the combination of the points, and complementary slackness; w*
    and D* are the equal values of part 1."""
    e = pair(s)
    w, value = s.vector("w_star"), s.real("D_star")
    feasible = s.given_each(lambda i: both(e.m(e.w, e.b, i) >= 1, e.alpha(i) >= 0))
    balanced = s.given(either(e.balance == 0, e.b == 0))
    rest = s.sum(lambda i: e.alpha(i) * (e.m(e.w, e.b, i) - 1))
    split = s.induction(
        lambda k: rest(k) == e.w @ e.v_to(k) + e.b * e.balance_to(k) - e.total(k), only=True
    )(s.n)
    gap = e.w @ e.w / 2 - e.dual
    identity = s.show(gap == e.gap @ e.gap / 2 + rest(s.n), split, balanced, only=True)
    positive, terms = s.nonnegative_sum(
        rest, lambda i: e.alpha(i) * (e.m(e.w, e.b, i) - 1), feasible, only=True
    )
    known = s.given(w @ w / 2 == value)
    if best:
        known = s.given(both(w @ w / 2 == value, e.w @ e.w <= w @ w, e.dual >= value))
    none = s.show(gap <= 0, known, only=True)
    reasons = (none, identity, positive, s.positive(e.gap))
    s.claim_same(2, e.w, e.v, *reasons, only=True)
    i = s.index()
    kept = e.alpha(i) * (e.m(e.w, e.b, i) - 1) == 0
    s.claim(2, kept, *reasons, terms(i), feasible(i), only=True)
    labels(s, e.y)


@proves("hard-strong-duality", {"slackness": False}, "It is enough that w is the combination.")
def slackness_is_optimal(s: Any, slackness: bool = True) -> None:
    """These conditions make both optimal: no feasible point of either problem is better."""
    e = pair(s)
    w, b, alpha = s.vector("w_prime"), s.real("b_prime"), s.reals("alpha_prime")
    v, total = s.sum(lambda i: alpha(i) * e.u(i)), s.sum(alpha)
    balance = s.sum(lambda i: alpha(i) * e.y(i))
    mine = s.given_each(lambda i: both(e.m(e.w, e.b, i) >= 1, e.alpha(i) >= 0))
    other = s.given_each(lambda i: both(e.m(w, b, i) >= 1, alpha(i) >= 0))
    even = s.given(
        either(both(e.balance == 0, balance(s.n) == 0), both(e.b == 0, b == 0)),
    )
    is_v = s.given(e.w == e.v)
    closed = s.given_each(
        lambda i: e.alpha(i) * (e.m(e.w, e.b, i) - 1) == 0 if slackness else e.alpha(i) >= 0
    )
    zero = s.induction(
        lambda k: e.w @ e.v_to(k) + e.b * e.balance_to(k) == e.total(k), closed, only=True
    )(s.n)
    longer = s.induction(
        lambda k: w @ e.v_to(k) + b * e.balance_to(k) >= e.total(k), mine, other, only=True
    )(s.n)
    lower = s.induction(
        lambda k: e.w @ v(k) + e.b * balance(k) >= total(k), mine, other, only=True
    )(s.n)
    s.claim(2, e.w @ e.w <= w @ w, zero, longer, even, is_v, s.positive(w - e.v), only=True)
    dual = total(s.n) - v(s.n) @ v(s.n) / 2
    s.claim(2, dual <= e.dual, zero, lower, even, is_v, s.positive(e.v - v(s.n)), only=True)
    labels(s, e.y)


@proves("hard-strong-duality", {"zero": False}, "The combination of the points is short, not 0.")
def not_separable(s: Any, zero: bool = True) -> None:
    """A solution of Gordan's second system gives a ray along which the dual value grows."""
    ray(s, 3, 3, zero)
    s.prose("Such an alpha exists by gordan-alternative, because a feasible point separates.")

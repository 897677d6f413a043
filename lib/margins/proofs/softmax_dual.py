"""Proofs of the chapter on the softmax: the dual point and the gap, for every n and every K."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies

from margins.proofs.logistic_dual import touches
from margins.proofs.softmax_gradient import no_sum, weighted


@proves(
    "softmax-strong-duality",
    {"half": 2},
    "The square counts in full.",
)
def softmax_identity(s: Any, half: int = 1) -> None:
    """ln p_k(x_i) is s_ik - l_i with s_ik = <w_k, x_i> + b_k, and g_ik stands for ln q_ik. The
    cross terms of the squares are the double sum of (delta_ik - q_ik) s_ik."""
    K, x, w, b = s.natural("K", least=1), s.vectors("phi"), s.vectors("w"), s.reals("b")
    own, q, log, level = s.table("delta"), s.table("q"), s.table("g"), s.reals("l")
    s.at_least(1)
    lam, n = s.real("lambda"), s.number(s.n)
    positive, some = s.given(lam > 0), s.show(n >= 1)
    shares = s.sum(lambda i, k: q(k, i), over="N")
    ones = s.sum(lambda i, k: own(k, i), over="N")
    sums = s.given_each(lambda i: both(shares(i, K) == 1, ones(i, K) == 1))

    def score(i: Any, k: Any) -> Any:
        return w(k) @ x(i) + b(k)

    scale = lam * n
    G = s.sum(lambda k, i: (own(k, i) - q(k, i)) * x(i), over="N")
    balance = s.sum(lambda k, i: own(k, i) - q(k, i), over="N")
    even = s.given_each(lambda k: (b(k) * balance(k, s.n)) == 0, K)
    entropy = s.sum(lambda i, k: -(q(k, i) * log(k, i)), over="N")
    label = s.sum(lambda i, k: own(k, i) * score(i, k), over="N")
    divergence = s.sum(lambda i, k: q(k, i) * (log(k, i) - (score(i, k) - level(i))), over="N")
    loss, heights = s.sum(lambda i: level(i) - label(i, K)), s.sum(lambda i: entropy(i, K))
    parts = s.sum(lambda i: divergence(i, K))
    cross = s.sum(lambda m, k: w(k) @ G(k, m) + b(k) * balance(k, m), over="N")

    def point(m: Any) -> list[Any]:
        row = s.induction(
            lambda k: both(
                cross(m + 1, k)
                == cross(m, k)
                + divergence(m, k)
                + entropy(m, k)
                + label(m, k)
                - level(m) * shares(m, k)
            ),
            to=K,
            only=True,
        )(K)
        return [row, sums(m)]

    empty = s.induction(lambda k: cross(0, k) == 0, to=K, only=True)(K)
    double = s.induction(
        lambda m: cross(m, K) == parts(m) - loss(m) + heights(m), empty, using=point, only=True
    )(s.n)

    def v(k: Any) -> Any:
        return (1 / scale) * G(k, s.n)

    norms, pulls = s.sum(lambda k: w(k) @ w(k)), s.sum(lambda k: v(k) @ v(k))
    apart = s.sum(lambda k: (w(k) - v(k)) @ (w(k) - v(k)))
    room = s.show(scale > 0, positive, some, only=True)
    squares = s.induction(
        lambda k: scale * apart(k) == scale * norms(k) + scale * pulls(k) - 2 * cross(s.n, k),
        even,
        room,
        to=K,
        only=True,
    )(K)
    primal = lam / 2 * norms(K) + loss(s.n) / n
    dual = heights(s.n) / n - lam / 2 * pulls(K)
    times = s.show(
        2 * n * (primal - dual)
        == scale * norms(K) + scale * pulls(K) + 2 * loss(s.n) - 2 * heights(s.n),
        some,
        only=True,
    )
    gap = half * lam / 2 * apart(K) + parts(s.n) / n
    right = s.show(2 * n * gap == half * scale * apart(K) + 2 * parts(s.n), some, only=True)
    equal = s.show(2 * n * (primal - dual) == 2 * n * gap, times, right, squares, double, only=True)
    s.claim(1, primal - dual == gap, equal, some, only=True)
    s.prose("With b = 0 nothing is assumed of the classes; otherwise each class is in balance.")


@proves(
    "softmax-strong-duality",
    {"whole": 2},
    "The q_k sum to 1/2.",
    example={"p0": 1, "q0": 1},
    size=(1, 1, 1),
)
def softmax_divergence(s: Any, whole: int = 1) -> None:
    """q_k = p_k exp(a_k), so p_k = q_k exp(-a_k) >= q_k - q_k a_k; a_k stands for ln(q_k/p_k). A
    class with q_k = 0 adds 0 to the divergence."""
    K, p, q, a = s.natural("K", least=1), s.reals("p"), s.reals("q"), s.reals("a")
    signs = s.given_each(
        lambda k: both(p(k) > 0, q(k) >= 0, implies(q(k) > 0, q(k) == p(k) * s.exp(a(k)))), K
    )
    left, right = s.sum(p), s.sum(q)
    sums = s.given(left(K) == 1, whole * right(K) == 1), s.show(left(K) == 1)
    value = s.sum(lambda k: q(k) * a(k))

    def lack(k: Any) -> Any:
        return q(k) * a(k) - q(k) + p(k)

    def above(k: Any) -> list[Any]:
        known = signs(k), touches(s, a(k)), s.exp_inverse(a(k)), s.exp_positive(a(k))
        back = s.show(implies(q(k) > 0, p(k) == q(k) * s.exp(-a(k))), *known, only=True)
        slope = s.show(
            implies(q(k) > 0, q(k) * s.exp(-a(k)) >= q(k) * (1 - a(k))), *known, only=True
        )
        low = s.show(lack(k) >= 0, back, slope, signs(k), only=True)
        flat = implies(both(q(k) > 0, lack(k) == 0), s.exp(-a(k)) == 1 - a(k))
        tie = s.show(flat, back, only=True)
        one = s.exp_one_to_one(a(k), 0), s.exp_zero()
        same = s.show(implies(lack(k) == 0, q(k) == p(k)), tie, *known, *one, only=True)
        return [low, same]

    lacks = s.sum(lack)
    least, each = s.nonnegative_sum(lacks, lack, to=K, using=lambda k: above(k)[:1], only=True)
    added = s.induction(lambda k: lacks(k) == value(k) - right(k) + left(k), to=K, only=True)(K)
    gap = s.show(lacks(K) == value(K) + 1 - s.number(1) / whole, added, *sums, only=True)
    s.claim(2, value(K) >= 0, gap, least, only=True)
    s.claim_each(
        2,
        lambda k: implies(value(K) == 0, q(k) == p(k)),
        each,
        gap,
        below=K,
        using=above,
        only=True,
    )
    equal = s.given_each(lambda k: q(k) == p(k), K)

    def nothing(k: Any) -> list[Any]:
        known = signs(k), equal(k), s.exp_one_to_one(a(k), 0), s.exp_zero()
        power = s.show(s.exp(a(k)) == 1, *known, only=True)
        return [s.show(a(k) == 0, power, *known, only=True)]

    none = s.induction(lambda k: value(k) == 0, using=nothing, to=K, only=True)(K)
    s.claim(2, value(K) == 0, none, only=True)


@proves("softmax-strong-duality", {"sign": 0}, "The vectors v_k are not summed.")
def softmax_pull(s: Any, sign: int = 1) -> None:
    """lambda n v_k is minus the G_k of a gradient, with q_ik in place of p_k(x_i)."""
    e: SimpleNamespace = weighted(s)
    s.at_least(1)
    lam, n = s.real("lambda"), s.number(s.n)
    s.given(lam > 0)
    total = s.sum(lambda k: (-1 / (lam * n)) * e.G(k, s.n))
    free = no_sum(s, e)
    moved = s.induction(
        lambda k: total(k) @ total(e.K) == (-1 / (lam * n)) * (e.total(s.n, k) @ total(e.K)),
        to=e.K,
        only=True,
    )(e.K)
    last = total(e.K) if sign else (-1 / (lam * n)) * e.G(0, s.n)
    s.claim_same(3, last, s.zero, moved, free(total(e.K)), only=True)

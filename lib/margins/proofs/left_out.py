"""Proofs of the chapter *One point stands outside*: leave-one-out, for every n, in every real
inner product space.

alpha is a dual optimum of the whole sample, v the normal that is learned without one point.
"""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, implies


def street(s: Any) -> SimpleNamespace:
    """Signed points u(i), the normal w* of all of them, and a dual optimum."""
    u, alpha, w = s.vectors("u"), s.reals("alpha"), s.vector("w_star")
    combined, total = s.sum(lambda j: alpha(j) * u(j)), s.sum(alpha)
    feasible = s.given_each(lambda j: both(alpha(j) >= 0, w @ u(j) >= 1))
    return SimpleNamespace(
        u=u, alpha=alpha, w=w, combined=combined, total=total, feasible=feasible,
        slack=s.given_each(lambda j: alpha(j) * (w @ u(j) - 1) == 0),
        is_w=s.given(w == combined(s.n)),
    )  # fmt: skip


def without(s: Any, e: SimpleNamespace, i: Any, slackness: bool = True) -> SimpleNamespace:
    """The normal v that is learned without u(i), and a dual optimum of the rest, 0 at i."""
    beta, v = s.reals("beta"), s.vector("v")
    combined = s.sum(lambda j: beta(j) * e.u(j))
    rest = s.given_each(
        lambda j: both(
            beta(j) >= 0, implies(j == i, beta(j) == 0), implies(j != i, v @ e.u(j) >= 1)
        )
    )
    closed = s.given_each(lambda j: beta(j) * (v @ e.u(j) - 1) == 0 if slackness else beta(j) >= 0)
    return SimpleNamespace(
        beta=beta, v=v, combined=combined, rest=rest, closed=closed,
        is_v=s.given(v == combined(s.n)),
    )  # fmt: skip


@proves("loo-margin", {"slackness": False}, "The normal of the rest need not be the shortest.")
def loo_margin(s: Any, slackness: bool = True) -> None:
    """|w* - v|^2 <= alpha_k (1 - m) for the margin m of u_k when it is left out, and 1 - m is at
    most <w* - v, u_k>. v is the normal that is learned without u_k, beta a dual optimum."""
    e, i = street(s), s.index("k")
    r = without(s, e, i, slackness)
    gap, m = e.w - r.v, r.v @ e.u(i)

    def step(j: Any) -> list[Any]:
        """(alpha_j - beta_j) <w* - v, u_j> is at most 0, and at i it is alpha_i (1 - m)."""
        a, b, p, q = e.alpha(j), r.beta(j), e.w @ e.u(j), r.v @ e.u(j)
        own = s.show(a * p == a, e.slack(j), only=True)
        other = s.show(b * q == b, r.closed(j), only=True)
        more = s.show(b * p >= b, e.feasible(j), r.rest(j), only=True)
        less = s.show(implies(j != i, a * q >= a), e.feasible(j), r.rest(j), only=True)
        none = s.show(implies(j == i, b == 0), r.rest(j), only=True)
        nothing = s.show(implies(j == i, both(b * p == 0, b * q == 0)), none, only=True)
        opened = s.show((a - b) * (gap @ e.u(j)) == a * p - b * p - a * q + b * q, only=True)
        away = s.show(implies(j != i, (a - b) * (gap @ e.u(j)) <= 0), own, other, more, less,
                      opened, only=True)  # fmt: skip
        same = s.show(implies(j == i, both(a == e.alpha(i), q == m)), only=True)
        scaled = s.show(implies(j == i, a * q == e.alpha(i) * m), same, only=True)
        here = s.show(
            implies(j == i, (a - b) * (gap @ e.u(j)) == e.alpha(i) * (1 - m)), own, nothing, opened,
            scaled, same, only=True,
        )  # fmt: skip
        return [away, here]

    bound = s.induction(
        lambda k: both(
            implies(i >= k, gap @ (e.combined(k) - r.combined(k)) <= 0),
            implies(i < k, gap @ (e.combined(k) - r.combined(k)) <= e.alpha(i) * (1 - m)),
        ),
        s.inside(i), using=step, only=True,
    )(s.n)  # fmt: skip
    near = s.show(gap @ gap <= e.alpha(i) * (1 - m), bound, s.inside(i), e.is_w, r.is_v, only=True)
    way = s.show(gap @ e.u(i) >= 1 - m, e.feasible(i), only=True)
    cut = s.show(
        (gap @ e.u(i)) * (gap @ e.u(i)) <= (gap @ gap) * (e.u(i) @ e.u(i)),
        s.cauchy_schwarz(gap, e.u(i)), only=True,
    )  # fmt: skip
    longer = s.show(
        (gap @ gap) * (e.u(i) @ e.u(i)) <= e.alpha(i) * (1 - m) * (e.u(i) @ e.u(i)), near,
        s.positive(e.u(i)), only=True,
    )  # fmt: skip
    square = s.show(
        implies(m < 1, (1 - m) * (1 - m) <= (gap @ e.u(i)) * (gap @ e.u(i))), way, only=True
    )
    joined = s.show(
        implies(m < 1, (1 - m) * (1 - m) <= (1 - m) * (e.alpha(i) * (e.u(i) @ e.u(i)))),
        square, cut, longer, only=True,
    )  # fmt: skip
    divided = s.show(implies(m < 1, 1 - m <= e.alpha(i) * (e.u(i) @ e.u(i))), joined, only=True)
    large = s.show(
        e.alpha(i) * (e.u(i) @ e.u(i)) >= 0, e.feasible(i), s.positive(e.u(i)), only=True
    )
    s.claim(1, gap @ gap <= e.alpha(i) * (1 - m), near, only=True)
    s.claim(2, m >= 1 - e.alpha(i) * (e.u(i) @ e.u(i)), divided, large, only=True)


@proves("loo-radius-margin", {"half": 2}, "Half of the bound.")
def radius_margin(s: Any, half: int = 1) -> None:
    """Each mistake has alpha_i |u_i|^2 >= 1, and these add up to at most rho^2 times the sum of
    the multipliers, which is |w*|^2 <= 1/gamma^2. m_i is the margin of u_i when it is left out, and
    t_i is 1 if it is a mistake."""
    e, m, rho, t = street(s), s.reals("m"), s.real("rho"), s.reals("t")
    balls = s.given_each(lambda i: e.u(i) @ e.u(i) <= rho * rho)
    known = s.given_each(lambda i: m(i) >= 1 - e.alpha(i) * (e.u(i) @ e.u(i)))
    marks = s.given_each(lambda i: either(both(t(i) == 1, m(i) <= 0), both(t(i) == 0, m(i) > 0)))

    def heavy(i: Any) -> Any:
        return choose(e.alpha(i) * (e.u(i) @ e.u(i)) >= 1, 1, 0)

    wrong, many = s.sum(t), s.sum(heavy)
    counted = s.induction(lambda k: wrong(k) <= many(k), known, marks, only=True)(s.n)
    s.claim(1, wrong(s.n) <= many(s.n), counted, only=True)

    def step(i: Any) -> list[Any]:
        size = e.u(i) @ e.u(i)
        large = s.show(e.alpha(i) * size >= 0, e.feasible(i), s.positive(e.u(i)), only=True)
        below = s.show(e.alpha(i) * size <= e.alpha(i) * (rho * rho), e.feasible(i), balls(i),
                       only=True)  # fmt: skip
        return [large, below]

    summed = s.induction(lambda k: many(k) <= rho * rho * e.total(k), using=step, only=True)(s.n)
    whole = s.induction(
        lambda k: e.w @ e.combined(k) == e.total(k), using=lambda k: [e.slack(k)], only=True
    )(s.n)
    norm = s.show(e.w @ e.w == e.total(s.n), whole, e.is_w, only=True)
    gamma = s.real("gamma")
    inverse = s.given(both(gamma > 0, gamma * gamma * (e.w @ e.w) <= 1))
    few = s.show(wrong(s.n) <= rho * rho * (e.w @ e.w), counted, summed, norm, only=True)
    scaled = s.show(
        gamma * gamma * wrong(s.n) <= gamma * gamma * (rho * rho * (e.w @ e.w)), few, inverse,
        only=True,
    )  # fmt: skip
    one = s.show(
        gamma * gamma * (rho * rho * (e.w @ e.w)) == rho * rho * (gamma * gamma * (e.w @ e.w)),
        only=True,
    )
    unit = s.show(rho * rho * (gamma * gamma * (e.w @ e.w)) <= rho * rho, inverse, only=True)
    bound = rho * rho if half == 1 else rho * rho / half
    s.claim(2, gamma * gamma * wrong(s.n) <= bound, scaled, one, unit, only=True)
    s.prose("The first assumption on m is loo-margin.")


@proves("loo-support-vectors", {"idle": False}, "Any point may be left out.")
def loo_support_vectors(s: Any, idle: bool = True) -> None:
    """Without x_k, which has no multiplier, the pair (v, c) of the rest is (w*, b*), so the margin
    of x_k is at least 1; with a bias x_p and x_q of the two classes hold the street."""
    x, y, w, b = s.vectors("x"), s.reals("y"), s.vector("w_star"), s.real("b_star")
    i, alpha, v, c = s.index("k"), s.reals("alpha"), s.vector("v"), s.real("c")

    def m(j: Any) -> Any:
        return y(j) * (w @ x(j) + b)

    def out(j: Any) -> Any:
        return y(j) * (v @ x(j) + c)

    combined, total = s.sum(lambda j: (alpha(j) * y(j)) * x(j)), s.sum(alpha)
    balance = s.sum(lambda j: alpha(j) * y(j))
    known = s.given_each(lambda j: both(alpha(j) >= 0, m(j) >= 1, alpha(j) * (m(j) - 1) == 0))
    is_w = s.given(w == combined(s.n))
    even = s.given(either(balance(s.n) == 0, both(b == 0, c == 0)))
    free = s.given(alpha(i) == 0 if idle else alpha(i) >= 0)
    rest = s.given_each(lambda j: implies(j != i, out(j) >= 1))
    shorter = s.given(v @ v <= w @ w)
    none = implies_zero(s, alpha, i, free)
    whole = s.induction(lambda k: w @ combined(k) + b * balance(k) == total(k), known, only=True)(
        s.n
    )
    more = s.induction(
        lambda k: v @ combined(k) + c * balance(k) >= total(k), known, rest,
        using=lambda k: [none(k)], only=True,
    )(s.n)  # fmt: skip
    ahead = s.show(v @ w >= w @ w, whole, more, even, is_w, only=True)
    reasons = (ahead, shorter, s.positive(v - w))
    same = s.claim_same(1, v, w, *reasons, only=True)
    k, j = s.index("p"), s.index("q")
    held = s.given(either(both(b == 0, c == 0), both(y(k) == 1, alpha(k) > 0, y(j) == -1,
                                                     alpha(j) > 0)))  # fmt: skip
    ends = [s.show(implies(alpha(q) > 0, both(out(q) >= 1, m(q) == 1)), known(q), rest(q), none(q),
                   only=True) for q in (k, j)]  # fmt: skip
    offset = s.show(c == b, same, held, *ends, only=True)
    s.claim(1, out(i) >= 1, same, offset, known(i), only=True)


def implies_zero(s: Any, alpha: Any, i: Any, free: Any) -> Any:
    """alpha_j = 0 for j = i."""
    return s.show_each(lambda j: implies(j == i, alpha(j) == 0), free, only=True)


@proves("loo-support-vectors", {"marked": False}, "Points without a multiplier may be mistakes.")
def loo_count(s: Any, marked: bool = True) -> None:
    """t_i = 1 marks the mistakes and e_i = 1 the essential points; a point with m_i = 1 is
    tight."""
    t, e, alpha, m = s.reals("t"), s.reals("e"), s.reals("alpha"), s.reals("m")
    ones = s.given_each(lambda i: both(either(t(i) == 0, t(i) == 1), either(e(i) == 0, e(i) == 1)))
    mistakes = s.given_each(lambda i: t(i) <= e(i))
    essential = s.given_each(lambda i: implies(e(i) == 1, alpha(i) > 0) if marked else e(i) <= 1)
    slack = s.given_each(lambda i: both(alpha(i) >= 0, m(i) >= 1, alpha(i) * (m(i) - 1) == 0))
    counts = (
        s.sum(t), s.sum(e), s.sum(lambda i: choose(alpha(i) > 0, 1, 0)),
        s.sum(lambda i: choose(m(i) == 1, 1, 0)),
    )  # fmt: skip
    chain = s.induction(
        lambda k: both(*(fewer(k) <= more(k) for fewer, more in pairwise(counts))),
        ones, mistakes, essential, slack, only=True,
    )(s.n)  # fmt: skip
    for fewer, more in pairwise(counts):
        s.claim(2, fewer(s.n) <= more(s.n), chain, only=True)

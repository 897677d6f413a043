"""Proofs of the chapter *One step at a time* about the stages of AdaBoost, for every n and T."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies

from margins.proofs import rounds, runs
from margins.proofs.exponential_loss import pool_errors
from margins.proofs.exponential_loss_pools import best_pair, no_better
from margins.proofs.rounds import best_vote, is_sign

COIN = {
    "y0": 1, "y1": 1, "h0.0": 1, "h0.1": -1, "D0.0": 0.5, "D0.1": 0.5, "D1.0": 0.5, "D1.1": 0.5,
    "Z0": 1, "k0.0": 1, "k0.1": -1, "epsilon0": 0.5, "a_star": 0, "delta": 4,
}  # fmt: skip


def stages(s: Any) -> SimpleNamespace:
    """T rounds with any votes, then a pool k_j; omega_i = exp(-y_i F_T(x_i)), and D_T = omega/W."""
    r = runs.run(s)
    T, n = r.T, s.number(s.n)

    def w(i: Any) -> Any:
        return s.exp(-r.y(i) * r.F(i, T))

    def whole(k: Any) -> Any:
        return r.loss(T, k)

    each = s.show_each(
        lambda i: r.D(T, i) * n * r.P(T) == w(i),
        using=lambda i: [runs.unrolled(s, r, i)(T)],
        only=True,
    )
    summed = s.induction(lambda k: whole(k) == n * r.P(T) * r.weight(T, k), each, only=True)(s.n)
    above = s.show_each(lambda i: w(i) > 0, using=lambda i: [s.exp_positive(-r.y(i) * r.F(i, T))])
    total = rounds.positive_total(s, w, whole, above)
    one = s.show(whole(s.n) == n * r.P(T), summed, runs.whole(s, r)(T), only=True)
    shares = s.claim_each(1, lambda i: r.D(T, i) == w(i) / whole(s.n), each, one, total, only=True)
    m, h, e, b = s.natural("m", least=1), s.table("k"), s.reals("epsilon"), s.real("b")
    bad = s.sum(lambda j, i: rounds.wrong(h(j, i), r.y(i), w(i)), over="N")
    wrong = s.sum(lambda j, i: rounds.wrong(h(j, i), r.y(i), r.D(T, i)), over="N")
    values = s.given_each(lambda j, i: is_sign(h(j, i)), m, s.n)
    errors = s.given_each(lambda j: e(j) == wrong(j, s.n), m)

    def signs(j: Any, i: Any) -> Any:
        said = both(is_sign(r.y(i)), is_sign(h(j, i)))
        return s.show(said, r.labels(i), values(j, i), only=True)

    def error(j: Any) -> Any:
        parts = s.induction(lambda i: wrong(j, i) * whole(s.n) == bad(j, i), scaled, only=True)
        return s.show(e(j) == bad(j, s.n) / whole(s.n), parts(s.n), errors(j), total, only=True)

    scaled = s.show_each(lambda i: r.D(T, i) * whole(s.n) == w(i), shares, total, only=True)
    p = SimpleNamespace(
        T=T, F=r.F, m=m, w=w, y=r.y, h=h, signs=signs, above=above, total=total, W=whole, e=e,
        bad=bad, b=b, j=s.index("j", m), k=s.index("u", m),
        E=s.sum(lambda j, a, i: w(i) * s.exp(-a * r.y(i) * h(j, i)), over="NR"),
        stage=s.sum(lambda j, a, i: s.exp(-r.y(i) * (r.F(i, T) + a * h(j, i))), over="NR"),
    )  # fmt: skip
    p.error, p.sum = error, lambda j, a: p.E(j, a, s.n)
    return p


def as_stage(s: Any, p: SimpleNamespace) -> Any:
    """The exponential loss of F_T + a k_j is the sum E(k_j, a), for all j and a."""

    def same(j: Any) -> list[Any]:
        summed = s.induction(
            lambda i: p.stage(j, p.b, i) == p.E(j, p.b, i),
            using=lambda i: [s.exp_sum(-p.y(i) * p.F(i, p.T), -p.b * p.y(i) * p.h(j, i))],
            only=True,
        )
        return [summed(s.n)]

    each = s.show_each(
        lambda j: p.stage(j, p.b, s.n) == p.E(j, p.b, s.n), below=p.m, using=same, only=True
    )
    return lambda j, a: s.for_all(each(j), p.b)(a)


@proves(
    "stagewise-is-adaboost",
    {"positive": False},
    "Votes may be negative, in any pool.",
    example=COIN,
    size=(2, 1, 1),
)
def stagewise_is_adaboost(s: Any, positive: bool = True) -> None:
    """After T rounds the stage is the sum E with weights W D_T; (k, b) is the stage (-k, -b). The
    pool consists of the $k_j$, whose errors in round t are $e_{t,j}$."""
    p = stages(s)
    j, k, b, e, W = p.j, p.k, p.b, p.e, p.W(s.n)
    as_sum = as_stage(s, p)
    stage = p.stage(k, b, s.n)
    turned = s.sum(lambda j, a, i: s.exp(-p.y(i) * (p.F(i, p.T) + -a * -p.h(j, i))), over="NR")
    same = s.induction(lambda i: turned(k, b, i) == p.stage(k, b, i), only=True)
    s.claim(1, turned(k, b, s.n) == stage, same(s.n), only=True)
    errors = pool_errors(s, p, b)
    at_k = errors(k)
    lower = s.show(
        implies(both(2 * e(k) >= 1, b >= 0), p.sum(k, b) >= W), no_better(s, p, at_k), only=True
    )
    coin = both(2 * e(k) >= 1, b >= 0)
    s.claim(2, implies(coin, stage >= W), lower, as_sum(k, b), only=True)
    powers = [s.exp_positive(b), s.exp_positive(-b)]
    s.claim(3, stage > 0, as_sum(k, b), at_k, *powers, only=True)
    delta = s.real("delta")
    c = s.let("c", s.ln(2 * W / delta))
    at_c = s.for_all(at_k, b)(c)
    named = s.show(c == s.ln(2 * W / delta))
    power = [s.exp_ln(2 * W / delta), s.exp_inverse(c), s.exp_one_to_one(c, s.ln(2 * W / delta))]
    s.claim(
        3,
        implies(both(delta > 0, e(k) == 0), p.stage(k, c, s.n) < delta),
        at_c, as_sum(k, c), named, *power, only=True,
    )  # fmt: skip
    star, small = s.let("a_star", best_vote(s, e(j))), 2 * e(j) < 1
    least = s.given_each(lambda k: e(j) <= e(k), p.m)
    known = s.given(both(e(j) > 0, e(j) < 1, star == best_vote(s, e(j))))
    said = best_pair(s, p, star, known, least(k), errors)
    allowed, best = both(small, b >= 0) if positive else small, p.stage(j, star, s.n)
    sums = [as_sum(j, star), as_sum(k, b)]
    s.claim(1, implies(small, star > 0), said, only=True)
    s.claim(1, implies(allowed, best <= stage), said, *sums, only=True)
    tie = both(b == star, e(k) == e(j))
    s.claim(1, implies(both(allowed, stage <= best), tie), said, *sums, only=True)

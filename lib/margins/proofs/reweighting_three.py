"""Proof that the three notations of AdaBoost agree, for every n and every T."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both

from margins.proofs.rounds import at_signs, best_vote, is_sign, wrong

COIN = {
    "y0": 1, "y1": 1, "h0.0": 1, "h0.1": -1, "epsilon0": 0.5, "err0": 0.5, "Z0": 1,
    **{f"D{t}.{i}": 0.5 for t in (0, 1) for i in (0, 1)},
    **{f"p{t}.{i}": 0.5 for t in (0, 1) for i in (0, 1)},
    **{f"w{t}.{i}": 1 for t in (0, 1) for i in (0, 1)},
}  # fmt: skip


def three_runs(s: Any, normal: bool) -> SimpleNamespace:
    """The runs of CSC 411 (w, err, a), of 6.867 (p, epsilon, b), of the notes (D, z, c, Z)."""
    s.at_least(1)
    T, n = s.natural("T"), s.number(s.n)
    y, h, w, p, D = s.reals("y"), s.table("h"), s.table("w"), s.table("p"), s.table("D")
    err, e, z = s.reals("err"), s.reals("epsilon"), s.reals("z")
    a, b, c, Z = s.reals("a"), s.reals("b"), s.reals("c"), s.reals("Z")

    def power(v: Any, t: Any, i: Any) -> Any:
        return s.exp(-v(t) * y(i) * h(t, i))

    def over(weights: Any) -> SimpleNamespace:
        return SimpleNamespace(
            all=s.sum(weights, over="N"),
            bad=s.sum(lambda t, i: wrong(h(t, i), y(i), weights(t, i)), over="N"),
        )

    r = SimpleNamespace(T=T, n=n, y=y, h=h, w=w, p=p, D=D, err=err, e=e, z=z, a=a, b=b, c=c, Z=Z)
    r.power, r.P, r.of_w, r.of_p, r.of_D = power, s.product(Z), over(w), over(p), over(D)
    r.products = s.sum(lambda t, i: D(t, i) * y(i) * h(t, i), over="N")
    r.new_p = s.sum(lambda t, i: p(t, i) * power(b, t, i), over="N")
    r.new_D = s.sum(lambda t, i: D(t, i) * power(c, t, i), over="N")
    r.labels = s.given_each(lambda i: is_sign(y(i)))
    r.signs = s.given_each(lambda t, i: is_sign(h(t, i)), T, s.n)
    r.start = s.given_each(lambda i: both(w(0, i) == 1, p(0, i) * n == 1, D(0, i) * n == 1))
    r.first = s.given_each(
        lambda t: both(
            err(t) == r.of_w.bad(t, s.n) / r.of_w.all(t, s.n), a(t) == best_vote(s, err(t))
        ),
        T,
    )
    r.second = s.given_each(
        lambda t: both(e(t) == r.of_p.bad(t, s.n), b(t) == best_vote(s, e(t)), e(t) > 0, e(t) < 1),
        T,
    )
    r.third = s.given_each(
        lambda t: both(
            z(t) == r.products(t, s.n),
            c(t) == s.ln((1 + z(t)) / (1 - z(t))) / 2,
            Z(t) == r.new_D(t, s.n),
        ),
        T,
    )
    r.update = s.given_each(
        lambda t, i: both(
            w(t + 1, i) == w(t, i) * power(a, t, i),
            p(t + 1, i) == p(t, i) * power(b, t, i) / r.new_p(t, s.n),
            D(t + 1, i) == D(t, i) * power(c, t, i) / (Z(t) if normal else 1),
        ),
        T,
        s.n,
    )
    return r


def differences(s: Any, r: SimpleNamespace) -> Any:
    """The sum over i of |p - D| + |w - n Z_0 … D|: if it is 0, all points agree."""

    def term(t: Any, i: Any) -> Any:
        u, v = r.p(t, i) - r.D(t, i), r.w(t, i) - r.n * r.P(t) * r.D(t, i)
        return absolute(u) + absolute(v)

    return term, s.sum(term, over="N")


def equal_weights(s: Any, r: SimpleNamespace, t: Any, now: Any) -> Any:
    """p = D and w = n Z_0 … D for each point, if the differences of round t sum to 0."""
    _, below = s.nonnegative_sum(lambda k: r.Q(t, k), lambda i: r.term(t, i), only=True)
    return s.show_each(
        lambda i: both(r.p(t, i) == r.D(t, i), r.w(t, i) == r.n * r.P(t) * r.D(t, i)),
        using=lambda i: [below(i), now],
        only=True,
    )


def equal_votes(s: Any, r: SimpleNamespace, t: Any, now: Any, each: Any) -> Any:
    """Equal errors and equal votes in round t."""
    scale = r.n * r.P(t)
    sums = s.induction(
        lambda k: both(
            r.of_p.bad(t, k) == r.of_D.bad(t, k),
            r.of_w.bad(t, k) == scale * r.of_D.bad(t, k),
            r.of_w.all(t, k) == scale * r.of_D.all(t, k),
            r.products(t, k) == r.of_D.all(t, k) - 2 * r.of_D.bad(t, k),
        ),
        each,
        using=lambda k: [r.labels(k), r.signs(t, k)],
        only=True,
    )(s.n)
    whole = s.show(both(r.of_D.all(t, s.n) == 1, r.P(t) > 0), now, only=True)
    known = [r.first(t), r.second(t), r.third(t), sums, whole]
    above = s.show(scale > 0, whole, only=True)
    errors = s.show(
        both(
            r.err(t) == r.e(t),
            r.z(t) == 1 - 2 * r.e(t),
            r.of_D.bad(t, s.n) == r.e(t),
            r.e(t) > 0,
            r.e(t) < 1,
        ),
        *known,
        above,
        only=True,
    )
    e = r.e(t)
    odds, first, third = (1 - e) / e, (1 - r.err(t)) / r.err(t), (1 + r.z(t)) / (1 - r.z(t))
    same = s.show(both(first == odds, third == odds, odds > 0), errors, only=True)
    logs = [s.exp_ln(v) for v in (odds, first, third)]
    once = [s.exp_one_to_one(s.ln(v), s.ln(odds)) for v in (first, third)]
    equal = s.show(
        both(r.a(t) == r.b(t), r.c(t) == r.b(t)), same, *logs, *once, *known[:3], only=True
    )
    return errors, equal


def next_round(s: Any, r: SimpleNamespace, t: Any, now: Any) -> list[Any]:
    """Equal weights in round t are equal in round t + 1."""
    each = equal_weights(s, r, t, now)
    errors, equal = equal_votes(s, r, t, now, each)
    up, down, Z = s.exp(r.c(t)), s.exp(-r.c(t)), r.Z(t)

    def same_powers(i: Any) -> Any:
        sign = r.y(i) * r.h(t, i)
        once = [s.exp_one_to_one(-v(t) * sign, -r.b(t) * sign) for v in (r.a, r.c)]
        b = r.power(r.b, t, i)
        return s.show(
            both(r.power(r.a, t, i) == b, r.power(r.c, t, i) == b), *once, equal, only=True
        )

    parts = s.induction(
        lambda k: r.new_D(t, k) == (up - down) * r.of_D.bad(t, k) + down * r.of_D.all(t, k),
        using=lambda k: [at_signs(s, r.c(t), r.y(k), r.h(t, k), r.labels(k), r.signs(t, k))],
        only=True,
    )(s.n)
    powers = [s.exp_positive(r.c(t)), s.exp_positive(-r.c(t))]
    positive = s.show(
        both(Z > 0, r.new_D(t, s.n) == Z), parts, errors, now, r.third(t), *powers, only=True
    )
    powers_at = s.show_each(
        lambda i: both(
            r.power(r.a, t, i) == r.power(r.b, t, i), r.power(r.c, t, i) == r.power(r.b, t, i)
        ),
        using=lambda i: [same_powers(i)],
        only=True,
    )
    news = s.induction(lambda k: r.new_p(t, k) == r.new_D(t, k), each, powers_at, only=True)(s.n)
    total = s.show(r.new_p(t, s.n) == Z, news, positive, only=True)
    after = s.show_each(
        lambda i: both(
            r.p(t + 1, i) == r.D(t + 1, i), r.w(t + 1, i) == r.n * (r.P(t) * Z) * r.D(t + 1, i)
        ),
        each,
        powers_at,
        using=lambda i: [r.update(t, i), total, positive],
        only=True,
    )
    zero = s.induction(lambda k: r.Q(t + 1, k) == 0, after, only=True)(s.n)
    moved = s.induction(
        lambda k: r.of_D.all(t + 1, k) * Z == r.new_D(t, k),
        using=lambda k: [r.update(t, k), positive],
        only=True,
    )(s.n)
    whole = s.show(r.of_D.all(t + 1, s.n) == 1, moved, positive, only=True)
    return [zero, whole, positive]


@proves(
    "three-notations-agree",
    {"normal": False},
    "The personal notes do not divide by Z.",
    example=COIN,
    size=(2, 1, 1),
)
def three_notations_agree(s: Any, normal: bool = True) -> None:
    """If the weights of a round are proportional, errors and votes agree, and so it goes on.
    The votes are $a_t$, $b_t$ and $c_t$; the sum of all differences of weights stays 0."""
    r = three_runs(s, normal)
    r.term, r.Q = differences(s, r)
    zero = s.induction(lambda k: r.Q(0, k) == 0, r.start, only=True)(s.n)
    counted = s.induction(lambda k: r.of_D.all(0, k) * r.n == s.number(k), r.start, only=True)
    first = s.show(r.of_D.all(0, s.n) == 1, counted(s.n), only=True)
    agree = s.induction(
        lambda t: both(r.Q(t, s.n) == 0, r.P(t) > 0, r.of_D.all(t, s.n) == 1),
        zero,
        first,
        using=lambda t, now: next_round(s, r, t, now),
        to=r.T,
        only=True,
    )

    def in_round(t: Any) -> list[Any]:
        return list(equal_votes(s, r, t, agree(t), equal_weights(s, r, t, agree(t))))

    known = s.show_each(
        lambda t: both(
            r.err(t) == r.e(t), r.e(t) == (1 - r.z(t)) / 2, r.a(t) == r.b(t), r.b(t) == r.c(t)
        ),
        below=r.T,
        using=in_round,
        only=True,
    )
    s.claim_each(
        1,
        lambda t: both(r.err(t) == r.e(t), r.e(t) == (1 - r.z(t)) / 2),
        known,
        below=r.T,
        only=True,
    )
    s.claim_each(2, lambda t: both(r.a(t) == r.b(t), r.b(t) == r.c(t)), known, below=r.T, only=True)
    last = equal_weights(s, r, r.T, agree(r.T))
    s.claim_each(
        3,
        lambda i: both(r.p(r.T, i) == r.D(r.T, i), r.w(r.T, i) == r.n * r.P(r.T) * r.D(r.T, i)),
        last,
        only=True,
    )

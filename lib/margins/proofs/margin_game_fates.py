"""Proofs of the chapter on the largest margin, about a pool without a positive one."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose

from margins.proofs import runs
from margins.proofs.rounds import is_sign
from margins.proofs.training_error import falls

PAIR = {
    "y0": 1, "y1": 1, "h0.0": 1, "h0.1": -1, "p0": 0.5, "p1": 0.5, "k0": 1, "k1": -1,
}  # fmt: skip
COIN = {
    **PAIR, "D0.0": 0.5, "D0.1": 0.5, "D1.0": 0.5, "D1.1": 0.5, "Z0": 1, "epsilon0": 0.5,
}  # fmt: skip


def balanced(s: Any, r: SimpleNamespace, strict: bool) -> SimpleNamespace:
    """Weights p under which k and each h_t are right on half of the weight."""
    p, k = s.reals("p"), s.reals("k")
    weights, own = s.sum(p), s.sum(lambda i: p(i) * r.y(i) * k(i))
    played = s.sum(lambda t, i: p(i) * r.y(i) * r.h(t, i), over="N")
    above = s.given_each(lambda i: both(p(i) >= 0, is_sign(k(i))))
    whole = s.given(weights(s.n) == 1)
    first = s.given(own(s.n) == 0 if strict else own(s.n) <= 0)
    each = s.given_each(lambda t: played(t, s.n) == 0 if strict else played(t, s.n) <= 0, r.T)
    return SimpleNamespace(
        p=p, k=k, weights=weights, own=own, played=played, above=above, whole=whole, first=first,
        each=each,
    )  # fmt: skip


def at_most_half(s: Any, r: SimpleNamespace, q: SimpleNamespace, i: Any) -> Any:
    """p_i <= 1/2, as the points on which k does as on i weigh 1/2."""
    sign = choose(q.k(i) == r.y(i), 1, -1)

    def term(j: Any) -> Any:
        return (q.p(j) + sign * (q.p(j) * r.y(j) * q.k(j))) / 2

    def total(j: Any) -> Any:
        return (q.weights(j) + sign * q.own(j)) / 2

    _, below = s.nonnegative_sum(total, term, q.above, r.labels, only=True)
    known = [below(i), q.whole, q.first, q.above(i), r.labels(i)]
    return s.show(2 * q.p(i) <= 1, *known, only=True)


def at_least_two(s: Any, r: SimpleNamespace, q: SimpleNamespace) -> Any:
    """The exponential sum of the vote is at least 2: its margins have the mean 0 under p."""
    T = r.T
    mixed = s.sum(lambda t, i: q.p(i) * r.y(i) * r.F(i, t), over="N")
    empty = s.induction(lambda k: mixed(0, k) == 0, only=True)(s.n)

    def added(t: Any) -> list[Any]:
        more = s.induction(
            lambda k: mixed(t + 1, k) == mixed(t, k) + r.a(t) * q.played(t, k), only=True
        )
        return [more(s.n), q.each(t)]

    zero = s.induction(lambda t: mixed(t, s.n) == 0, empty, using=added, to=T, only=True)(T)

    def power(i: Any) -> list[Any]:
        m = r.y(i) * r.F(i, T)
        half = [at_most_half(s, r, q, i), q.above(i), s.exp_tangent(-m), s.exp_positive(-m)]
        scaled = s.show(s.exp(-m) >= 2 * (q.p(i) * s.exp(-m)), *half, only=True)
        tangent = s.show(q.p(i) * s.exp(-m) >= q.p(i) * (1 - m), *half, only=True)
        return [scaled, tangent]

    below = s.induction(
        lambda k: r.loss(T, k) >= 2 * (q.weights(k) - mixed(T, k)), using=power, only=True
    )(s.n)
    return s.show(r.loss(T, s.n) >= 2, below, zero, q.whole, only=True)


@proves(
    "no-margin-loss",
    {"closed": False},
    "The pool need not be closed under negation.",
    example=PAIR,
    size=(2, 1, 1),
)
def no_margin_loss(s: Any, closed: bool = True) -> None:
    """If rho* = 0, weights p balance all of a closed pool (weak-learning-minimax)."""
    of = runs.sample(s)
    a = s.reals("a")
    F = s.sum(lambda i, t: a(t) * of.h(t, i), over="N")
    r = SimpleNamespace(
        T=of.T, y=of.y, h=of.h, a=a, F=F,
        loss=s.sum(lambda t, i: s.exp(-of.y(i) * F(i, t)), over="N"),
        labels=s.given_each(lambda i: is_sign(of.y(i))),
    )  # fmt: skip
    q = balanced(s, r, closed)
    s.claim_each(
        1, lambda i: 2 * q.p(i) <= 1, using=lambda i: [at_most_half(s, r, q, i)], only=True
    )
    s.claim(2, r.loss(r.T, s.n) >= 2, at_least_two(s, r, q), only=True)
    s.prose(
        "That such weights exist is weak-learning-minimax; with -h in the pool they make 0 of <= 0."
    )


@proves(
    "component-errors-dichotomy",
    {"closed": False},
    "The pool need not be closed under negation.",
    example=COIN,
    size=(2, 1, 1),
)
def no_margin(s: Any, closed: bool = True) -> None:
    """If rho* = 0, weights p balance all of a closed pool (weak-learning-minimax): loss >= 2."""
    r = runs.run(s)
    T, n = r.T, s.number(s.n)
    r.whole = runs.whole(s, r)
    loss = runs.mean_loss(s, r, T)
    two = at_least_two(s, r, balanced(s, r, closed))
    product = s.claim(3, r.P(T) >= 2 / n, two, loss, only=True)
    runs.best_votes(s, r)
    bound = falls(s, r)(T)
    twice, log = 2 * r.squares(T), s.ln(n / 2)
    power = s.show(
        s.exp(twice) <= n / 2,
        product,
        bound,
        s.exp_inverse(twice),
        s.exp_positive(twice),
        only=True,
    )
    order = [s.exp_ln(n / 2), s.exp_increasing(log, twice)]
    s.claim(4, r.squares(T) <= log / 2, power, *order, only=True)
    s.prose("That the errors of a run that goes on for ever tend to 1/2 is left to the text.")

"""Proofs of the chapter *What the weights do*, for every n and every T: weights and margins."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, iff, implies

from margins.proofs import rounds, runs

COIN = {"D0": 0.5, "D1": 0.5, "y0": 1, "y1": 1, "h0": 1, "h1": -1}
ONE_POINT = {"y0": 1, "h0.0": 1, "D0.0": 1, "D1.0": 1, "Z0": 1}


@proves(
    "conv-weights",
    {"shift": 1},
    "The product has one factor more.",
    example=ONE_POINT,
    size=(1, 1, 1),
)
def conv_weights(s: Any, shift: int = 0) -> None:
    """Each round multiplies D_t(i) Z_0 … Z_(t-1) by exp(-a_t y_i h_t(x_i))."""
    r, n = runs.run(s), s.number(s.n)
    product = r.P(r.T) if shift == 0 else r.P(r.T) * r.Z(r.T)
    s.claim_each(
        1,
        lambda i: s.exp(-r.y(i) * r.F(i, r.T)) == n * product * r.D(r.T, i),
        using=lambda i: [runs.unrolled(s, r, i)(r.T)],
        only=True,
    )


@proves(
    "conv-weights",
    {"twice": False},
    "Wrong weights are multiplied by exp(a).",
    example=COIN,
    size=(2, 1, 0),
)
def only_wrong_weights(s: Any, twice: bool = True) -> None:
    """exp(-a y h) exp(a) is exp(2a) where h is wrong and 1 where it is right."""
    r, a = rounds.distribution(s), s.real("a")
    up, square = s.exp(a), s.exp(2 * a if twice else a)

    def raw(i: Any) -> Any:
        return choose(r.h(i) != r.y(i), r.w(i) * square, r.w(i))

    total, norm = s.sum(raw), r.E(a, s.n)
    powers = [s.exp_sum(a, a), s.exp_inverse(a), s.exp_positive(a), s.exp_positive(-a)]

    def term(i: Any) -> Any:
        return r.w(i) * s.exp(-a * r.y(i) * r.h(i))

    each = s.show_each(
        lambda i: raw(i) == up * term(i),
        using=lambda i: [rounds.at_signs(s, a, r.y(i), r.h(i), r.signs(i)), *powers],
        only=True,
    )
    sums = s.induction(lambda k: total(k) == up * r.E(a, k), each, only=True)(s.n)
    above = s.show(norm > 0, rounds.split(s, r, a), rounds.shares(s, r), *powers, only=True)
    s.claim_each(
        2,
        lambda i: term(i) / norm == raw(i) / total(s.n),
        each,
        sums,
        above,
        s.exp_positive(a),
        only=True,
    )


def smaller_power(s: Any, u: Any, v: Any) -> Any:
    """exp(-u) < exp(-v) exactly if u > v."""
    laws = [s.exp_increasing(-u, -v), s.exp_increasing(-v, -u), s.exp_one_to_one(-u, -v)]
    return s.show(iff(s.exp(-u) < s.exp(-v), u > v), *laws, only=True)


@proves(
    "weights-decrease-in-margin",
    {"labels": False},
    "The margin is the sum of the predictions, without the label.",
    example=ONE_POINT | {"h1.0": -1, "D2.0": 1, "Z1": 1},
    size=(1, 1, 2),
)
def weights_decrease_in_margin(s: Any, labels: bool = True) -> None:
    """A weight is a positive constant times exp(-margin), and exp is increasing."""
    r, i, j = runs.sample(s), s.index("i"), s.index("j")
    T, votes = r.T, s.sum(lambda i, t: r.h(t, i), over="N")

    def unit(k: Any) -> Any:
        return r.y(k) * votes(k, T)

    shown = [r.y(k) * votes(k, T) if labels else votes(k, T) for k in (i, j)]
    total = s.sum(lambda k: s.exp(-unit(k)))

    def p(k: Any) -> Any:
        return s.exp(-unit(k)) / total(s.n)

    whole = positive_sum(s, total, unit)
    same = s.show(iff(p(i) < p(j), s.exp(-unit(i)) < s.exp(-unit(j))), whole, only=True)
    s.claim(
        2,
        iff(p(i) < p(j), shown[0] > shown[1]),
        same,
        smaller_power(s, unit(i), unit(j)),
        only=True,
    )

    r = runs.run(s, of=r)

    def margin(k: Any) -> Any:
        return r.y(k) * r.F(k, T)

    above = runs.positive_product(s, r, T)
    weights = [runs.unrolled(s, r, k)(T) for k in (i, j)]
    lighter, smaller = r.D(T, i) < r.D(T, j), s.exp(-margin(i)) < s.exp(-margin(j))
    same = s.show(iff(lighter, smaller), *weights, above, only=True)
    s.claim(
        1,
        iff(lighter, margin(i) > margin(j)),
        same,
        smaller_power(s, margin(i), margin(j)),
        only=True,
    )


def positive_sum(s: Any, total: Any, margin: Any) -> Any:
    """A sum of exp(-margin) is positive."""

    def power(k: Any) -> Any:
        return [s.exp_positive(-margin(k))]

    _, each = s.nonnegative_sum(total, lambda k: s.exp(-margin(k)), using=power, only=True)
    return s.show(total(s.n) > 0, each(0), *power(0), only=True)


def unit_votes(s: Any) -> SimpleNamespace:
    """A run from any weights; p(i) with unit votes, and K(i), the sum of (a_t - 1) y_i h_t(x_i)."""
    r = runs.run(s, uniform=False)
    votes = s.sum(lambda i, t: r.h(t, i), over="N")
    r.votes = votes
    r.raw = lambda i: r.D(0, i) * s.exp(-r.y(i) * votes(i, r.T))
    r.raws = s.sum(r.raw)
    r.p = lambda i: r.raw(i) / r.raws(s.n)
    r.K = s.sum(lambda i, t: (r.a(t) - 1) * r.y(i) * r.h(t, i), over="N")

    def unrolled(i: Any) -> Any:
        """D_T(i) Z_0 … Z_(T-1) = raw(i) exp(-K(i))."""
        parts = s.induction(
            lambda t: r.K(i, t) == r.y(i) * r.F(i, t) - r.y(i) * votes(i, t), to=r.T, only=True
        )(r.T)
        K, F, G = r.K(i, r.T), r.y(i) * r.F(i, r.T), r.y(i) * votes(i, r.T)
        power = [s.exp_sum(-G, -K), s.exp_one_to_one(-G - K, -F), parts]
        product = s.show(s.exp(-F) == s.exp(-G) * s.exp(-K), *power, only=True)
        known = runs.unrolled_from(s, r, i)(r.T)
        return s.show(r.D(r.T, i) * r.P(r.T) == r.raw(i) * s.exp(-K), known, product, only=True)

    r.unrolled = unrolled
    return r


@proves(
    "unit-vote-reweighting-differs",
    {"zero": True},
    "The sum is 0 at each point.",
    example=ONE_POINT | {"h1.0": -1, "D2.0": 1, "Z1": 1},
    size=(1, 1, 2),
)
def unit_vote_reweighting_differs(s: Any, zero: bool = False) -> None:
    """Both weights are multiples of D_1(i), by exp(-y_i F) and by exp(-y_i sum h)."""
    r, i, j = unit_votes(s), s.index("i"), s.index("j")
    T = r.T
    total = raw_total(s, r)
    agree = both(r.D(T, i) == r.p(i), r.D(T, j) == r.p(j))

    def value(k: Any) -> Any:
        return s.show(
            implies(r.D(T, k) == r.p(k), s.exp(-r.K(k, T)) * r.raws(s.n) == r.P(T)),
            r.unrolled(k),
            total,
            r.start(k),
            s.exp_positive(-r.y(k) * r.votes(k, T)),
            only=True,
        )

    once = s.exp_one_to_one(-r.K(i, T), -r.K(j, T))
    same = r.K(i, T) == (0 if zero else r.K(j, T))
    s.claim(1, implies(agree, same), value(i), value(j), total, once, only=True)


@proves(
    "unit-vote-reweighting-differs",
    {"constant": False},
    "The two weights agree in every run.",
    example=ONE_POINT | {"h1.0": -1, "D2.0": 1, "Z1": 1},
    size=(1, 1, 2),
)
def unit_votes_agree(s: Any, constant: bool = True) -> None:
    """If the exponents differ by a constant, both weights are the same after normalisation."""
    r, c = unit_votes(s), s.real("c")
    T, down = r.T, s.exp(-c)
    other = s.sum(lambda t: choose(r.a(t) != 1, s.number(1), 0))

    def zero(i: Any) -> list[Any]:
        terms = s.induction(
            lambda t: both(other(t) >= 0, implies(other(t) == 0, r.K(i, t) == 0)), to=T, only=True
        )
        return [terms(T)]

    s.claim_each(1, lambda i: implies(other(T) == 0, r.K(i, T) == 0), using=zero, only=True)
    level = s.given_each(lambda i: r.K(i, T) == c if constant else r.K(i, T) <= c)
    each = s.show_each(
        lambda i: r.D(T, i) * r.P(T) == r.raw(i) * down,
        level,
        using=lambda i: [r.unrolled(i), s.exp_one_to_one(-r.K(i, T), -c)],
        only=True,
    )
    sums = s.induction(lambda k: r.weight(T, k) * r.P(T) == r.raws(k) * down, each, only=True)(s.n)
    one = s.show(r.P(T) == r.raws(s.n) * down, sums, runs.whole(s, r)(T), only=True)
    total = raw_total(s, r)
    s.claim_each(1, lambda i: r.D(T, i) == r.p(i), each, one, total, s.exp_positive(-c), only=True)


def raw_total(s: Any, r: SimpleNamespace) -> Any:
    """The weights with unit votes have a positive sum."""

    def power(k: Any) -> Any:
        return [s.exp_positive(-r.y(k) * r.votes(k, r.T)), r.start(k)]

    _, each = s.nonnegative_sum(r.raws, r.raw, using=power, only=True)
    return s.show(r.raws(s.n) > 0, each(0), *power(0), only=True)

"""What the proofs about runs of boosting share: T rounds of AdaBoost.

h_(t,i) stands for h_t(x_i). Rounds are counted from 0.
"""

from types import SimpleNamespace
from typing import Any

from evidence.smt import both, choose, implies

from margins.proofs.rounds import at_best_vote, at_signs, is_sign, wrong


def sample(s: Any) -> SimpleNamespace:
    """n >= 1 points, T rounds, y_i and h_t(x_i)."""
    s.at_least(1)
    return SimpleNamespace(T=s.natural("T"), y=s.reals("y"), h=s.table("h"))


def run(s: Any, *, uniform: bool = True, of: SimpleNamespace | None = None) -> SimpleNamespace:
    """T rounds from uniform or other weights; Z(t) makes the weights of round t + 1 sum to 1."""
    of = of or sample(s)
    T, y, h = of.T, of.y, of.h
    a, Z, D = s.reals("a"), s.reals("Z"), s.table("D")
    weight, F = s.sum(D, over="N"), s.sum(lambda i, t: a(t) * h(t, i), over="N")
    return SimpleNamespace(
        T=T,
        y=y,
        a=a,
        Z=Z,
        D=D,
        h=h,
        F=F,
        loss=s.sum(lambda t, i: s.exp(-y(i) * F(i, t)), over="N"),
        P=s.product(Z),
        weight=weight,
        whole=None,
        labels=s.given_each(lambda i: is_sign(y(i))),
        signs=s.given_each(lambda t, i: is_sign(h(t, i)), T, s.n),
        start=s.given_each(lambda i: D(0, i) * s.number(s.n) == 1 if uniform else D(0, i) > 0),
        update=s.given_each(
            lambda t, i: D(t + 1, i) * Z(t) == D(t, i) * s.exp(-a(t) * y(i) * h(t, i)), T, s.n
        ),
        total=s.given_each(lambda t: weight(t + 1, s.n) == 1, T),
        first=None if uniform else s.given(weight(0, s.n) == 1),
    )


def whole(s: Any, r: SimpleNamespace) -> Any:
    """The weights of each round sum to 1."""
    first, n = r.first, s.number(s.n)
    if first is None:
        uniform = s.induction(lambda k: r.weight(0, k) * n == s.number(k), r.start, only=True)
        first = s.show(r.weight(0, s.n) == 1, uniform(s.n), only=True)
    return s.induction(
        lambda t: r.weight(t, s.n) == 1, first, using=lambda t: [r.total(t)], to=r.T, only=True
    )


def unrolled(s: Any, r: SimpleNamespace, i: Any) -> Any:
    """D_t(i) n Z_0 … Z_(t-1) = exp(-y_i F_t(x_i)), for each t."""

    def margin(t: Any) -> Any:
        return r.y(i) * r.F(i, t)

    return s.induction(
        lambda t: r.D(t, i) * s.number(s.n) * r.P(t) == s.exp(-margin(t)),
        r.start(i),
        s.exp_zero(),
        using=lambda t: [r.update(t, i), s.exp_sum(-margin(t), -r.a(t) * r.y(i) * r.h(t, i))],
        to=r.T,
        only=True,
    )


def unrolled_from(s: Any, r: SimpleNamespace, i: Any) -> Any:
    """D_t(i) Z_0 … Z_(t-1) = D_0(i) exp(-y_i F_t(x_i)), for each t and any first weights."""

    def margin(t: Any) -> Any:
        return r.y(i) * r.F(i, t)

    return s.induction(
        lambda t: r.D(t, i) * r.P(t) == r.D(0, i) * s.exp(-margin(t)),
        s.exp_zero(),
        using=lambda t: [r.update(t, i), s.exp_sum(-margin(t), -r.a(t) * r.y(i) * r.h(t, i))],
        to=r.T,
        only=True,
    )


def mean_loss(s: Any, r: SimpleNamespace, t: Any) -> Any:
    """The sum of exp(-y_i F_t(x_i)) is n Z_0 … Z_(t-1)."""
    n = s.number(s.n)
    summed = s.induction(
        lambda k: r.loss(t, k) == n * r.P(t) * r.weight(t, k),
        using=lambda k: [unrolled(s, r, k)(t)],
        only=True,
    )
    one = whole(s, r)(t) if r.whole is None else r.whole(t)
    return s.show(r.loss(t, s.n) == n * r.P(t), summed(s.n), one, only=True)


def positive_product(s: Any, r: SimpleNamespace, t: Any) -> Any:
    """Z_0 … Z_(t-1) > 0: times n and the weights, which sum to 1, it is a sum of powers."""

    def scaled(k: Any) -> Any:
        return s.number(s.n) * r.P(t) * r.weight(t, k)

    powers = s.induction(
        lambda k: both(scaled(k) >= 0, implies(s.number(k) > 0, scaled(k) > 0)),
        using=lambda k: [unrolled(s, r, k)(t), s.exp_positive(-r.y(k) * r.F(k, t))],
        only=True,
    )
    return s.show(r.P(t) > 0, powers(s.n), whole(s, r)(t), only=True)


def best_votes(s: Any, r: SimpleNamespace, half: int = 2) -> None:
    """0 < e_t < 1 and a_t = ln((1 - e_t)/e_t)/2 in every round."""
    r.e = s.reals("epsilon")
    r.bad = s.sum(lambda t, i: wrong(r.h(t, i), r.y(i), r.D(t, i)), over="N")
    r.error = s.given_each(lambda t: r.e(t) == r.bad(t, s.n), r.T)
    r.inside = s.given_each(lambda t: both(r.e(t) > 0, r.e(t) < 1), r.T)
    r.vote = s.given_each(lambda t: r.a(t) == s.ln((1 - r.e(t)) / r.e(t)) / half, r.T)


def edges(s: Any, r: SimpleNamespace) -> None:
    """g_t = 1/2 - e_t is the edge of round t."""
    r.g = s.reals("g")
    r.square = lambda t: r.g(t) * r.g(t)
    r.edge = s.given_each(lambda t: 2 * r.g(t) == 1 - 2 * r.e(t), r.T)


def normaliser(s: Any, r: SimpleNamespace, t: Any) -> Any:
    """Z_t = sum_i D_t(i) exp(-a_t y_i h_t(x_i)) = e exp(a) + (1 - e) exp(-a), for one t < T."""
    new = s.sum(lambda t, i: r.D(t, i) * s.exp(-r.a(t) * r.y(i) * r.h(t, i)), over="N")
    up, down = s.exp(r.a(t)), s.exp(-r.a(t))
    moved = s.induction(
        lambda k: r.Z(t) * r.weight(t + 1, k) == new(t, k),
        using=lambda k: [r.update(t, k)],
        only=True,
    )
    parts = s.induction(
        lambda k: new(t, k) == (up - down) * r.bad(t, k) + down * r.weight(t, k),
        using=lambda k: [at_signs(s, r.a(t), r.y(k), r.h(t, k), r.labels(k), r.signs(t, k))],
        only=True,
    )
    known = [moved(s.n), parts(s.n), r.total(t), r.whole(t), r.error(t)]
    said = both(r.Z(t) == new(t, s.n), r.Z(t) == r.e(t) * up + (1 - r.e(t)) * down)
    return s.show(said, *known, only=True)


def best_run(s: Any, half: int = 2, *, mean: bool = False) -> SimpleNamespace:
    """A run with the best votes; `mean` if its mean loss is wanted, which is so for any votes."""
    r = run(s)
    r.whole = whole(s, r)
    r.mean = mean_loss(s, r, r.T) if mean else None
    best_votes(s, r, half)
    return r


def factors(s: Any, r: SimpleNamespace) -> Any:
    """What the best votes make of Z_t, for each t."""
    return s.show_each(
        lambda t: both(
            r.Z(t) > 0,
            r.Z(t) == 2 * r.e(t) * s.exp(r.a(t)),
            r.Z(t) == 2 * (1 - r.e(t)) * s.exp(-r.a(t)),
            r.Z(t) * r.Z(t) == 4 * (r.e(t) * (1 - r.e(t))),
        ),
        below=r.T,
        using=lambda t: best_normaliser(s, r, t),
        only=True,
    )


def best_normaliser(s: Any, r: SimpleNamespace, t: Any) -> list[Any]:
    """With the best vote Z_t = 2 e exp(a) = 2 (1 - e) exp(-a) > 0 and Z_t^2 = 4 e (1 - e)."""
    e, norm, u = r.e(t), r.Z(t), s.exp(r.a(t))
    by = [r.inside(t), r.vote(t)]
    known = at_best_vote(s, r.a(t), e, *by)
    said = both(norm == 2 * e * u, norm == 2 * (1 - e) * s.exp(-r.a(t)), norm > 0)
    value = s.show(said, known, normaliser(s, r, t), *by, only=True)
    return [value, s.show(norm * norm == 4 * (e * (1 - e)), value, known, only=True)]


def at_most_half(s: Any, r: SimpleNamespace, t: Any, i: Any, positive: Any) -> Any:
    """D_(t+1)(i) <= 1/2: mistakes and other points weigh 1/2 each; `positive` is D_t(j) > 0."""
    D, e = r.D, r.e(t)
    own = choose(r.h(t, i) == r.y(i), 1, -1)

    def term(j: Any) -> Any:
        """The weight of j if h_t is right on both i and j, or wrong on both."""
        bad = wrong(r.h(t, j), r.y(j), D(t, j))
        return (D(t, j) + own * (D(t, j) - 2 * bad)) / 2

    def total(k: Any) -> Any:
        return (r.weight(t, k) + own * (r.weight(t, k) - 2 * r.bad(t, k))) / 2

    _, below = s.nonnegative_sum(total, term, positive, only=True)
    said = both(
        implies(r.h(t, i) != r.y(i), D(t, i) <= e), implies(r.h(t, i) == r.y(i), D(t, i) <= 1 - e)
    )
    share = s.show(said, below(i), r.whole(t), r.error(t), only=True)
    signs = at_signs(s, r.a(t), r.y(i), r.h(t, i), r.labels(i), r.signs(t, i))
    known = [r.update(t, i), signs, r.factor(t), s.exp_positive(r.a(t)), s.exp_positive(-r.a(t))]
    return s.show(2 * D(t + 1, i) <= 1, share, *known, only=True)

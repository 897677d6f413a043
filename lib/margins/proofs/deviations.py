"""Proofs of the chapter on deviations: for distributions with any finite number of atoms."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, implies

from margins.proofs.deviations_tilt import tilt
from margins.proofs.temperature_path import chord


def atoms(s: Any, name: str, to: Any) -> SimpleNamespace:
    """Probabilities p(0), p(1), …, which add up to 1."""
    p = s.reals(name)
    total = s.sum(p)
    return SimpleNamespace(
        p=p, to=to, total=total,
        signs=s.given_each(lambda i: p(i) >= 0, to),
        whole=s.given(total(to) == 1),
    )  # fmt: skip


def shifted(
    s: Any, D: SimpleNamespace, z: Any, a: Any, h: Any, known: Any, values: Any, t: Any
) -> Any:
    """E exp(t (Z - E Z)) <= exp(t^2 h^2/8), for a <= Z <= a + h; `values` says so, `known` h >= 0.
    Each value is a mixture of a and a + h, and exp lies below its chord."""
    mean = s.sum(lambda i: D.p(i) * z(i))
    width = choose(h == 0, 1, h)

    def x(i: Any) -> Any:
        return choose(h == 0, 0, (z(i) - a) / width)

    share = s.sum(lambda i: D.p(i) * x(i))
    power = s.sum(lambda c, i: D.p(i) * s.exp(t * (z(i) - c)), over="R")
    d = t * h

    def mixed(i: Any) -> list[Any]:
        inside = s.show(
            both(x(i) >= 0, x(i) <= 1, x(i) * h == z(i) - a), values(i), known, only=True
        )
        place = s.show(x(i) * d == t * (z(i) - a), inside, only=True)
        same = s.exp_one_to_one(x(i) * d, t * (z(i) - a))
        above = chord(s, x(i), d)
        said = s.exp(t * (z(i) - a)) <= 1 - x(i) + x(i) * s.exp(d)
        line = s.show(said, above, inside, place, same, only=True)
        return [inside, line, D.signs(i)]

    sums = s.induction(
        lambda k: both(
            share(k) >= 0, share(k) <= D.total(k), share(k) * h == mean(k) - a * D.total(k),
            power(a, k) <= D.total(k) - share(k) + share(k) * s.exp(d),
        ),
        using=mixed, to=D.to, only=True,
    )(D.to)  # fmt: skip
    p, m = share(D.to), mean(D.to)
    inside = s.show(both(p >= 0, p <= 1, p * h == m - a), sums, D.whole, only=True)
    top = s.exp(p * d + d * d / 8)
    curve = s.lemma(tilt, p, d)
    below = s.show(power(a, D.to) <= top, sums, D.whole, inside, curve, only=True)
    b = t * (m - a)
    moved = s.induction(
        lambda k: power(m, k) == s.exp(-b) * power(a, k),
        using=lambda i: [s.exp_sum(t * (z(i) - a), -b)],
        to=D.to, only=True,
    )(D.to)  # fmt: skip
    place = s.show(p * d == b, inside, only=True)
    split = s.exp_sum(p * d + d * d / 8, -b)
    ends = s.exp_one_to_one(p * d + d * d / 8 - b, d * d / 8)
    sign = s.exp_positive(-b)
    times = s.show(s.exp(-b) * power(a, D.to) <= s.exp(-b) * top, below, sign, only=True)
    said = power(m, D.to) <= s.exp(d * d / 8)
    return power, mean, s.show(said, moved, times, split, ends, place, only=True)


@proves(
    "hoeffding-lemma",
    {"eighth": 9},
    "The exponent is kappa^2 (b - a)^2/9.",
    {"p0": 1, "b": 1},
    (1, 1, 1),
)
def hoeffding(s: Any, eighth: int = 8) -> None:
    """Each value is a mixture of the ends, exp lies below its chord: that leaves two values."""
    s.at_least(1)
    D, z, t, a, b = atoms(s, "p", s.n), s.reals("z"), s.real("kappa"), s.real("a"), s.real("b")
    known = s.given(a <= b)
    range_ = s.given_each(lambda i: both(a <= z(i), z(i) <= b))
    h = b - a
    power, mean, shown = shifted(s, D, z, a, h, known, range_, t)
    s.claim(2, power(mean(s.n), s.n) <= s.exp(t * t * (h * h) / eighth), shown, only=True)


@proves(
    "one-more-variable",
    {"twice": 2},
    "The exponent is kappa^2 c^2/16.",
    {"p0": 1, "q0": 1, "K": 1},
    (1, 1, 1),
)
def one_more_variable(s: Any, twice: int = 1) -> None:
    """Rows are the values of X, columns those of Y. Inside a row, the bound K; over the means of
    the rows, which all lie in an interval of the length c, Hoeffding's lemma."""
    s.at_least(1)
    m = s.natural("m", least=1)
    X, Y, f = atoms(s, "p", m), atoms(s, "q", s.n), s.table("f")
    t, c, K = s.real("kappa"), s.real("c"), s.real("K")
    g = s.sum(lambda r, i: Y.p(i) * f(r, i), over="N")
    known = s.given(c >= 0)
    near = s.given_each(lambda r, j, i: f(r, i) - f(j, i) <= c, m, m, s.n)
    inner = s.sum(lambda r, a, i: Y.p(i) * s.exp(t * (f(r, i) - a)), over="NR")
    bound = s.given_each(lambda r: inner(r, g(r, s.n), s.n) <= K, m)

    def apart(r: Any, j: Any) -> Any:
        return s.induction(
            lambda k: g(r, k) - g(j, k) <= c * Y.total(k),
            known, using=lambda i: [near(r, j, i), Y.signs(i)], only=True,
        )(s.n)  # fmt: skip

    r, j = s.index("r", m), s.index("j", m)
    s.claim(1, g(r, s.n) - g(j, s.n) <= c, apart(r, j), Y.whole, only=True)
    least = s.least(lambda k: g(k, s.n))

    def reasons(i: Any) -> list[Any]:
        low = s.induction(
            lambda k: implies(i < k, least(k) <= g(i, s.n)),
            s.inside(i, m),
            using=lambda k: [s.show(implies(i == k, g(i, s.n) == g(k, s.n)), only=True)],
            to=m, only=True,
        )(m)  # fmt: skip
        first = s.show(g(i, s.n) - g(0, s.n) <= c, apart(i, 0), Y.whole, only=True)
        up = s.induction(
            lambda k: least(k) >= g(i, s.n) - c,
            first, using=lambda k: [s.show(g(i, s.n) - g(k, s.n) <= c, apart(i, k), Y.whole,
                                           only=True)],
            to=m, only=True,
        )(m)  # fmt: skip
        return [low, up, s.inside(i, m)]

    a = least(m)
    between = s.show_each(
        lambda i: both(a <= g(i, s.n), g(i, s.n) <= a + c), below=m, using=reasons, only=True
    )
    power, mean, outer = shifted(s, X, lambda i: g(i, s.n), a, c, known, between, t)
    mu = mean(m)
    rows = s.sum(lambda i: X.p(i) * inner(i, mu, s.n))

    def row(i: Any) -> list[Any]:
        b = t * (g(i, s.n) - mu)
        moved = s.induction(
            lambda k: inner(i, mu, k) == s.exp(b) * inner(i, g(i, s.n), k),
            using=lambda k: [s.exp_sum(t * (f(i, k) - g(i, s.n)), b)],
            only=True,
        )(s.n)  # fmt: skip
        times = s.show(s.exp(b) * inner(i, g(i, s.n), s.n) <= s.exp(b) * K, bound(i),
                       s.exp_positive(b), only=True)  # fmt: skip
        small = s.show(inner(i, mu, s.n) <= K * s.exp(b), moved, times, only=True)
        return [s.show(X.p(i) * inner(i, mu, s.n) <= K * (X.p(i) * s.exp(b)), small, X.signs(i),
                       only=True)]  # fmt: skip

    total = s.induction(lambda k: rows(k) <= K * power(mu, k), using=row, to=m, only=True)(m)
    positive = s.induction(
        lambda k: inner(0, g(0, s.n), k) >= 0,
        using=lambda k: [Y.signs(k), s.exp_positive(t * (f(0, k) - g(0, s.n)))], only=True,
    )(s.n)  # fmt: skip
    sign = s.show(K >= 0, positive, bound(0), only=True)
    same = s.show(power(mu, m) <= s.exp(t * t * (c * c) / 8), outer, only=True)
    scaled = s.show(K * power(mu, m) <= K * s.exp(t * t * (c * c) / 8), same, sign, only=True)
    s.claim(2, rows(m) <= K * s.exp(t * t * (c * c) / (8 * twice)), total, scaled, only=True)

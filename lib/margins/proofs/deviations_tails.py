"""Proofs of the chapter on deviations: from exponentials to probabilities, and ghost samples."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either

from margins.proofs.deviations import atoms


def values(s: Any) -> SimpleNamespace:
    """A function of the sample: n possible samples, the value f(i) at each; and c > 0."""
    s.at_least(1)
    r = atoms(s, "p", s.n)
    r.f, r.c = s.reals("f"), s.real("c")
    r.known = s.given(r.c > 0)
    mean = s.sum(lambda i: r.p(i) * r.f(i))
    r.mu = mean(s.n)
    r.power = s.sum(lambda k, i: r.p(i) * s.exp(k * (r.f(i) - r.mu)), over="R")
    return r


def tail(s: Any, r: SimpleNamespace, t: Any, sign: int) -> tuple[Any, Any]:
    """P(f - E f >= t), or of E f - f, and why it is at most exp(-2 t^2/c), for t >= 0."""
    k = sign * 4 * t / r.c
    bound = s.given(r.power(k, s.n) <= s.exp(k * k * r.c / 8))

    def gap(i: Any) -> Any:
        return r.f(i) - r.mu if sign > 0 else r.mu - r.f(i)

    chance = s.sum(lambda i: choose(gap(i) >= t, r.p(i), 0))

    def one(i: Any) -> list[Any]:
        b = k * (r.f(i) - r.mu)
        rise = s.show(both(k * sign >= 0, k * sign * r.c == 4 * t), r.known, r.size, only=True)
        more = s.show(choose(gap(i) >= t, b - k * sign * t, 0) >= 0, rise, only=True)
        tangent = s.show(choose(gap(i) >= t, s.exp(b - k * sign * t), 1) >= 1, more,
                         s.exp_tangent(b - k * sign * t), only=True)  # fmt: skip
        least = s.show(choose(gap(i) >= t, 1, 0) <= s.exp(b - k * sign * t), tangent,
                       s.exp_positive(b - k * sign * t), only=True)  # fmt: skip
        part = s.show(choose(gap(i) >= t, r.p(i), 0) <= r.p(i) * s.exp(b - k * sign * t),
                      least, r.signs(i), only=True)  # fmt: skip
        split = s.exp_sum(b, -k * sign * t)
        return [s.show(choose(gap(i) >= t, r.p(i), 0) <= s.exp(-k * sign * t) * (r.p(i) * s.exp(b)),
                       part, split, only=True)]  # fmt: skip

    below = s.induction(
        lambda j: chance(j) <= s.exp(-k * sign * t) * r.power(k, j), using=one, only=True
    )(s.n)
    e = s.exp(-k * sign * t)
    times = s.show(e * r.power(k, s.n) <= e * s.exp(k * k * r.c / 8), bound,
                   s.exp_positive(-k * sign * t), only=True)  # fmt: skip
    joined = s.exp_sum(-k * sign * t, k * k * r.c / 8)
    place = s.show(k * k * r.c / 8 - k * sign * t == -2 * t * t / r.c, r.known, only=True)
    same = s.exp_one_to_one(k * k * r.c / 8 - k * sign * t, -2 * t * t / r.c)
    return chance(s.n), s.show(chance(s.n) <= s.exp(-2 * t * t / r.c), below, times, joined, place,
                               same, only=True)  # fmt: skip


@proves(
    "bounded-differences", {"two": 3}, "The exponent is -3 t^2/c.", {"p0": 1, "c": 1}, (1, 1, 1)
)
def tails(s: Any, two: int = 2) -> None:
    """With kappa = 4 t/c: the indicator of f - E f >= t is at most exp(kappa (f - E f - t))."""
    r, t = values(s), s.real("t")
    r.size = s.given(t >= 0)
    for sign in (1, -1):
        chance, shown = tail(s, r, t, sign)
        s.claim(2, chance <= s.exp(-two * t * t / r.c), shown, only=True)
    s.prose("c is the sum of the c_i^2, and what is given is part 1 for kappa = 4t/c and -4t/c.")


@proves(
    "bounded-differences",
    {"half": 4},
    "The deviation is the root of a quarter.",
    {"p0": 1, "c": 1, "delta": 1},
    (1, 1, 1),
)
def confidence(s: Any, half: int = 2) -> None:
    """The t with exp(-2 t^2/c) = delta."""
    r, delta = values(s), s.real("delta")
    small = s.given(both(delta > 0, delta <= 1))
    log = s.ln(1 / delta)
    inverse = s.show(both(s.exp(log) * delta == 1, s.exp(log) >= 1), s.exp_ln(1 / delta), small,
                     s.show(1 / delta >= 1, small, only=True), only=True)  # fmt: skip
    sign = s.show(log >= 0, inverse, s.exp_increasing(log, 0), s.exp_zero(), only=True)
    product = s.show(r.c * log / half >= 0, sign, r.known, only=True)
    t = s.root(r.c * log / half, product)
    root = s.square_root(r.c * log / half, product, only=True)
    r.size = s.show(t >= 0, root, only=True)
    place = s.show(-2 * t * t / r.c == -log, root, r.known, only=True)
    power = -2 * t * t / r.c
    laws = s.exp_inverse(log), s.exp_one_to_one(power, -log), s.exp_positive(log)
    end = s.show(s.exp(power) == delta, inverse, place, *laws, only=True)
    for way in (1, -1):
        chance, shown = tail(s, r, t, way)
        s.claim(3, chance <= delta, shown, end, only=True)


@proves("ghost-sample-identity", {"twice": 2}, "The mean of the suprema counts half.")
def ghost(s: Any, twice: int = 1) -> None:
    """For each f: a(i) is its mean over the ghost sample i, b that over the sample, and m(i) the
    supremum, at least a(i) - b. The ghost samples are the n atoms."""
    s.at_least(1)
    D, a, b, m = atoms(s, "p", s.n), s.reals("a"), s.real("b"), s.reals("m")
    above = s.given_each(lambda i: a(i) - b <= m(i))
    mean, most = s.sum(lambda i: D.p(i) * a(i)), s.sum(lambda i: D.p(i) * m(i))

    def one(i: Any) -> list[Any]:
        return [s.show(D.p(i) * (a(i) - b) <= D.p(i) * m(i), above(i), D.signs(i), only=True)]

    total = s.induction(lambda k: mean(k) - b * D.total(k) <= most(k), using=one, only=True)(s.n)
    s.claim(2, twice * (mean(s.n) - b) <= most(s.n), total, D.whole, only=True)
    s.prose("This is so for each f, so the supremum over f may stand on the left.")


@proves("ghost-sample-identity", {"same": False}, "The ghost is drawn with other probabilities.")
def exchange(s: Any, same: bool = True) -> None:
    """One pair is exchanged, all others are fixed: A(r, i) is the supremum when r is drawn for the
    sample and i for the ghost. Sums over r and over i may be taken in either order."""
    s.at_least(1)
    D, A = atoms(s, "p", s.n), s.table("A")
    q = D.p if same else atoms(s, "q", s.n).p
    rows = s.sum(lambda r, i: q(i) * A(r, i), over="N")
    columns = s.sum(lambda i, r: D.p(r) * A(r, i), over="N")
    by_rows = s.sum(lambda j, r: D.p(r) * rows(r, j), over="N")
    by_columns = s.sum(lambda i: q(i) * columns(i, s.n))
    empty = s.induction(lambda k: by_rows(0, k) == 0, only=True)(s.n)

    def one(j: Any) -> list[Any]:
        return [s.induction(
            lambda k: by_rows(j + 1, k) == by_rows(j, k) + q(j) * columns(j, k), only=True
        )(s.n)]  # fmt: skip

    either_order = s.induction(
        lambda j: by_rows(j, s.n) == by_columns(j), empty, using=one, only=True
    )(s.n)
    turned = by_columns
    if not same:
        other = s.sum(lambda i, r: q(r) * A(r, i), over="N")
        turned = s.sum(lambda i: D.p(i) * other(i, s.n))
    s.claim(3, by_rows(s.n, s.n) == turned(s.n), either_order, only=True)
    s.prose("Pair by pair, every choice of signs is reached.")


@proves("uniform-deviation", {"twice": 1}, "The average counts once.")
def uniform(s: Any, twice: int = 2) -> None:
    """For the sample i, u(i) and v(i) are the suprema of both signs and a(i) is its average over
    signs. What is given is symmetrisation, and bounded differences for u, v and u - 2 a."""
    s.at_least(1)
    D, u, v, a = atoms(s, "p", s.n), s.reals("u"), s.reals("v"), s.reals("a")
    delta = s.real("delta")
    radii = [s.real(name) for name in ("r1", "r2", "r3")]
    up, down, average = (s.sum(lambda i, f=f: D.p(i) * f(i)) for f in (u, v, a))
    s.given(both(up(s.n) <= 2 * average(s.n), down(s.n) <= 2 * average(s.n)))
    means = s.show(both(up(s.n) <= 2 * average(s.n), down(s.n) <= 2 * average(s.n)))

    def chance(condition: Any) -> Any:
        return s.sum(lambda i: choose(condition(i), D.p(i), 0))

    def rarely(part: int, said: Any, sums: list[Any]) -> None:
        """said(i) is less likely than the conditions of the sums together."""
        whole = chance(said)
        share = delta / 2 if sums[1:] else delta
        known = [s.given(total(s.n) <= share) for total in sums]
        below = s.induction(
            lambda k: whole(k) <= sum((total(k) for total in sums[1:]), sums[0](k)),
            means, using=lambda i: [D.signs(i)], only=True,
        )(s.n)  # fmt: skip
        s.claim(part, whole(s.n) <= delta, below, *known, only=True)

    r, wide, far = radii
    high = twice * average(s.n)
    above = [chance(lambda i, x=x: u(i) > up(s.n) + x) for x in (r, wide)]
    under = [chance(lambda i, x=x: v(i) > down(s.n) + x) for x in (r, wide)]
    rarely(1, lambda i: u(i) > high + r, above[:1])
    rarely(2, lambda i: v(i) > high + r, under[:1])
    rarely(3, lambda i: either(u(i) > high + wide, v(i) > high + wide), [above[1], under[1]])
    middle = up(s.n) - 2 * average(s.n)
    rarely(4, lambda i: u(i) > twice * a(i) + far,
           [chance(lambda i: u(i) - 2 * a(i) > middle + far)])  # fmt: skip

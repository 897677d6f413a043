"""Proofs about averages over signs: rules of the average, convex hulls, finite classes."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, implies


@proves("rademacher-rules", {"most": True}, "The sums of two classes have a greater supremum.")
def rules(s: Any, most: bool = False) -> None:
    """At one sign vector: a(i) and c(k) are the signed means of the functions of two classes; A and
    C are their greatest values, L is the least value of a."""
    a, c = s.reals("a"), s.reals("c")
    A, C, L = s.real("A"), s.real("C"), s.real("L")
    top, other, low = s.index("i"), s.index("k"), s.index("l")
    least = s.given_each(lambda i: both(a(i) >= L, a(i) <= A))
    most_c = s.given_each(lambda i: c(i) <= C)
    met = s.given(both(a(top) == A, c(other) == C, a(low) == L))
    i, k = s.index("p"), s.index("q")
    s.claim(1, both(-a(i) <= -L, -a(low) == -L), least(i), met, only=True)
    s.claim(2, (A - L) / 2 >= 0, least(top), met, only=True)
    s.claim(2, implies(A == L, a(i) == a(k)), least(i), least(k), only=True)
    s.claim(3, a(i) <= A, least(i), only=True)
    t, g = s.real("t"), s.real("g")
    up = s.show(implies(t >= 0, t * (A - a(i)) >= 0), least(i), only=True)
    down = s.show(implies(t < 0, t * (L - a(i)) >= 0), least(i), only=True)
    s.claim(4, both(implies(t >= 0, t * a(i) + g <= t * A + g),
                    implies(t < 0, t * a(i) + g <= t * L + g)), up, down, only=True)  # fmt: skip
    s.claim(4, both(t * a(top) + g == t * A + g, t * a(low) + g == t * L + g), met, only=True)
    s.claim(5, a(i) + c(k) <= A + C, least(i), most_c(k), only=True)
    sums = A + C + 1 if most else A + C
    s.claim(5, a(top) + c(other) == sums, met, only=True)
    s.prose(
        "This is at one sign vector and its negative, for suprema that are reached; the mean over "
        "all sign vectors, and suprema as limits, are left to the text."
    )


def combination(s: Any) -> SimpleNamespace:
    """n functions h(t, i) at T examples with signs sigma(t), and g = sum_i c_i h_i."""
    T, h, sigma, c = s.natural("T"), s.table("h"), s.reals("sigma"), s.reals("c")
    g = s.sum(lambda t, i: c(i) * h(t, i), over="N")
    means = s.sum(lambda i, t: sigma(t) * h(t, i), over="N")
    weighted = s.sum(lambda t, i: c(i) * means(i, t), over="N")
    value = s.sum(lambda t: sigma(t) * g(t, s.n))

    def one_example(t: Any) -> Any:
        return s.induction(
            lambda k: weighted(t + 1, k) == weighted(t, k) + sigma(t) * g(t, k), only=True
        )(s.n)

    start = s.induction(lambda k: weighted(0, k) == 0, only=True)(s.n)
    linear = s.induction(
        lambda t: value(t) == weighted(t, s.n),
        start,
        using=lambda t: [one_example(t)],
        to=T,
        only=True,
    )(T)
    return SimpleNamespace(T=T, c=c, means=means, weighted=weighted, value=value(T), linear=linear)


@proves("rademacher-convex-hull", {"signed": True}, "The weights may be negative.")
def convex_hull(s: Any, signed: bool = False) -> None:
    """The signed sum of a combination is the combination of the signed sums, a mean of them."""
    r, M = combination(s), s.real("M")
    share = s.sum(r.c)
    weights = s.given_each(lambda i: r.c(i) >= (-1 if signed else 0))
    whole = s.given(share(s.n) == 1)
    above = s.given_each(lambda i: r.means(i, r.T) <= M)

    def one(i: Any) -> Any:
        return s.show(r.c(i) * (M - r.means(i, r.T)) >= 0, weights(i), above(i), only=True)

    below = s.induction(
        lambda k: r.weighted(r.T, k) <= M * share(k), using=lambda k: [one(k)], only=True
    )(s.n)
    s.claim(1, r.value <= M, below, whole, r.linear, only=True)


@proves("rademacher-convex-hull", {"more": True}, "The weights may add up to 2.")
def absolute_hull(s: Any, more: bool = False) -> None:
    """The same with |c_1| + ... + |c_n| <= 1 and a bound of the absolute values."""
    r, M = combination(s), s.real("M")
    share = s.sum(lambda i: absolute(r.c(i)))
    size = s.given(M >= 0)
    whole = s.given(share(s.n) <= (2 if more else 1))
    above = s.given_each(lambda i: absolute(r.means(i, r.T)) <= M)

    def one(i: Any) -> Any:
        c, v = r.c(i), r.means(i, r.T)
        inside = s.show(both(v <= M, -v <= M), above(i), only=True)
        up = s.show(implies(c >= 0, both(c * v <= c * M, -(c * v) <= c * M)), inside, only=True)
        down = s.show(implies(c < 0, both(c * v <= -c * M, -(c * v) <= -c * M)), inside, only=True)
        at = s.show(M * absolute(c) == absolute(c) * M, only=True)
        plain = s.show(both(implies(c >= 0, absolute(c) * M == c * M),
                            implies(c < 0, absolute(c) * M == -c * M)), only=True)  # fmt: skip
        said = both(c * v <= M * absolute(c), -(c * v) <= M * absolute(c))
        return s.show(said, up, down, at, plain, only=True)

    below = s.induction(
        lambda k: both(r.weighted(r.T, k) <= M * share(k), -r.weighted(r.T, k) <= M * share(k)),
        using=lambda k: [one(k)],
        only=True,
    )(s.n)
    scaled = s.show(M * share(s.n) <= M, whole, size, only=True)
    s.claim(2, absolute(r.value) <= M, below, scaled, r.linear, only=True)


@proves("massart", {"half": True}, "The logarithm counts half.",
        {"a": 1, "q0.0": 1}, (1, 1, 1))  # fmt: skip
def massart(s: Any, half: bool = False) -> None:
    """T sign vectors and n functions; v(t, i) is the signed sum of function i, L the greatest sum
    of squares. q(t) chooses a function for each sign vector: a best one, or any mixture."""
    s.at_least(1)
    T, v, q, a, L = s.natural("T", least=1), s.table("v"), s.table("q"), s.real("a"), s.real("L")
    sizes = s.given(both(a > 0, L >= 0))
    chances = s.given_each(lambda t, i: both(q(t, i) >= 0, q(t, i) <= 1), T, s.n)
    share = s.sum(q, over="N")
    whole = s.given_each(lambda t: share(t, s.n) == 1, T)
    column = s.sum(lambda i, t: s.exp(a * v(t, i)), over="N")
    bound = s.exp(a * a * L / 2)
    moments = s.given_each(lambda i: column(i, T) <= s.number(T) * bound)
    log, n = s.ln(s.number(s.n)), s.number(s.n)
    c = log + a * a * L / 2
    E = s.exp(c)
    power = s.show(both(n * bound == E, E > 0), s.exp_sum(log, a * a * L / 2), s.exp_ln(n),
                   s.show(n >= 1, only=True), s.exp_positive(c), only=True)  # fmt: skip
    row = s.sum(lambda t, i: s.exp(a * v(t, i)), over="N")
    rows, limit = swapped(s, T, row, column, moments, bound)
    chosen = s.sum(lambda t, i: q(t, i) * v(t, i), over="N")

    def one(t: Any, i: Any) -> Any:
        """exp(a v) >= q exp(a v) >= q exp(c)(1 + a v - c)."""
        X = s.exp(a * v(t, i))
        line = E * (1 + a * v(t, i) - c)
        above = s.show(line <= X, s.exp_sum(c, a * v(t, i) - c),
                       s.exp_tangent(a * v(t, i) - c), power, only=True)  # fmt: skip
        part = s.show((1 - q(t, i)) * X >= 0, chances(t, i), s.exp_positive(a * v(t, i)), only=True)
        said = q(t, i) * (X - line) >= 0
        rest = s.show(said, above, chances(t, i), only=True)
        said = E * (q(t, i) * (1 - c) + a * (q(t, i) * v(t, i))) <= X
        return s.show(said, part, rest, only=True)

    def one_row(t: Any) -> Any:
        summed = s.induction(
            lambda k: row(t, k) >= E * (share(t, k) * (1 - c) + a * chosen(t, k)),
            using=lambda k: [one(t, k)],
            only=True,
        )(s.n)
        return s.show(row(t, s.n) >= E * (1 - c + a * chosen(t, s.n)), summed, whole(t), only=True)

    total = s.sum(lambda t: chosen(t, s.n))
    tangents = s.induction(
        lambda t: rows(t) >= E * (s.number(t) * (1 - c) + a * total(t)),
        using=lambda t: [one_row(t)],
        to=T,
        only=True,
    )(T)
    level = s.show(E * (s.number(T) * c - a * total(T)) >= 0, tangents, limit, power, only=True)
    plain = s.show(a * total(T) <= s.number(T) * c, level, power, only=True)
    few = s.show(s.number(T) >= 1, only=True)
    kept = log / 2 if half else log
    mean = total(T) / s.number(T)
    there = s.show(both(mean * s.number(T) == total(T), s.number(T) * (c - a * mean) >= 0),
                   plain, few, only=True)  # fmt: skip
    small = s.show(a * mean <= c, there, few, only=True)
    s.claim(1, mean <= kept / a + a * L / 2, small, sizes, only=True)
    best = implies(a * a * L == 2 * log, both(a * L == log / a + a * L / 2,
                                              (a * L) * (a * L) == 2 * L * log))  # fmt: skip
    s.claim(1, best, sizes, only=True)
    s.prose("The left side is n times the average; the second claim is the best choice of a.")


def swapped(s: Any, T: Any, row: Any, column: Any, moments: Any, bound: Any) -> tuple[Any, Any]:
    """The sum over rows is the sum over columns, each of which is at most T times the bound."""
    rows = s.sum(lambda t: row(t, s.n))
    columns = s.sum(lambda t, i: column(i, t), over="N")

    def one_row(t: Any) -> Any:
        return s.induction(lambda k: columns(t + 1, k) == columns(t, k) + row(t, k), only=True)(s.n)

    start = s.induction(lambda k: columns(0, k) == 0, only=True)(s.n)
    same = s.induction(
        lambda t: rows(t) == columns(t, s.n), start, using=lambda t: [one_row(t)], to=T, only=True
    )(T)
    most = s.induction(
        lambda k: columns(T, k) <= s.number(T) * (s.number(k) * bound),
        using=lambda k: [moments(k)],
        only=True,
    )(s.n)
    said = rows(T) <= s.number(T) * (s.number(s.n) * bound)
    return rows, s.show(said, same, most, only=True)

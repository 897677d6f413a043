"""Proofs of the chapter on votes: labels and means, averages of predictions, any dependence.

Random variables with mean 0 are vectors, with their covariances as inner products.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies


def ballots(s: Any, numbers: bool = False) -> SimpleNamespace:
    """Votes h_i = 1 or -1, how many there are of each, and their sum."""
    h = s.reals("h")
    signs = s.given_each(lambda i: implies(not numbers, either(h(i) == 1, h(i) == -1)))
    plus, minus = (
        s.sum(lambda i: choose(h(i) == 1, 1, 0)),
        s.sum(lambda i: choose(h(i) == -1, 1, 0)),
    )
    return SimpleNamespace(h=h, signs=signs, plus=plus, minus=minus, total=s.sum(h))


@proves("vote-equals-sign-of-mean", {"numbers": True}, "The votes may be any numbers.")
def vote_equals_sign_of_mean(s: Any, numbers: bool = False) -> None:
    """Each vote adds as much to the sum as to the difference of the counts."""
    s.at_least(1)
    e = ballots(s, numbers)
    counted = s.induction(
        lambda k: both(e.total(k) == e.plus(k) - e.minus(k), e.plus(k) + e.minus(k) == s.number(k)),
        e.signs, only=True,
    )(s.n)  # fmt: skip
    n, plus, minus = s.number(s.n), e.plus(s.n), e.minus(s.n)
    mean = e.total(s.n) / n
    s.claim(1, both(mean * n == plus - minus, plus + minus == n), counted, only=True)
    scaled = s.show(both(n >= 1, mean * n == plus - minus), counted, only=True)
    s.claim(2, iff(mean > 0, plus > minus), scaled, only=True)
    s.claim(2, iff(mean < 0, plus < minus), scaled, only=True)
    s.claim(3, iff(mean == 0, plus == minus), scaled, only=True)
    s.claim(3, implies(mean == 0, n == 2 * plus), scaled, counted, only=True)
    s.prose("The counts are whole numbers, so there is no tie if n is odd.")


@proves("conv-vote-sign", {"down": True}, "The sign of 0 is -1, and a tie goes to +1.")
def conv_vote_sign(s: Any, down: bool = False) -> None:
    """The sign of the mean, the sign of the sum, and the label with more votes, ties to +1."""
    s.at_least(1)
    e = ballots(s)
    counted = s.induction(lambda k: e.total(k) == e.plus(k) - e.minus(k), e.signs, only=True)(s.n)
    n, total = s.number(s.n), e.total(s.n)
    mean = total / n
    scaled = s.show(both(n >= 1, mean * n == total), only=True)
    sign = choose(mean > 0, 1, -1) if down else choose(mean >= 0, 1, -1)
    s.claim(1, sign == choose(total >= 0, 1, -1), scaled, only=True)
    s.claim(1, choose(total >= 0, 1, -1) == choose(e.plus(s.n) >= e.minus(s.n), 1, -1), counted,
            only=True)  # fmt: skip
    s.claim(2, choose(mean > 0, 1, -1) == choose(e.plus(s.n) > e.minus(s.n), 1, -1), counted,
            scaled, only=True)  # fmt: skip


@proves("conv-pm-errors", {"once": True}, "Each wrong vote costs one.")
def conv_pm_errors(s: Any, once: bool = False) -> None:
    """A right vote adds 1 to y sum h, a wrong one takes 1 away."""
    e, y = ballots(s), s.real("y")
    label = s.given(either(y == 1, y == -1))
    wrong = s.sum(lambda i: choose(e.h(i) == y, 0, 1))
    weight = 1 if once else 2
    products = s.sum(lambda i: y * e.h(i))
    n, bad = s.number(s.n), wrong(s.n)
    counted = s.induction(
        lambda k: both(products(k) == s.number(k) - 2 * wrong(k), products(k) == y * e.total(k)),
        e.signs, label, only=True,
    )(s.n)  # fmt: skip
    s.claim(1, y * e.total(s.n) == n - weight * bad, counted, only=True)
    whole = y * e.total(s.n)
    s.claim(2, both(iff(whole < 0, 2 * bad > n), iff(whole == 0, 2 * bad == n)), counted, only=True)


@proves(
    "majority-any-dependence", {"more": True}, "The vote errs already with one wrong vote less."
)
def any_dependence(s: Any, more: bool = False) -> None:
    """n outcomes with probabilities p_i; W_i of the B voters are wrong, and e_i = 1 marks the
    outcomes with at least m wrong votes. Markov's inequality, for the wrong and the right votes."""
    s.at_least(1)
    p, W, e = s.reals("p"), s.reals("W"), s.reals("e")
    B, m, mean = s.real("B"), s.real("m"), s.real("p_mean")
    sizes = s.given(both(m >= 1, m <= B))
    least = m - 1 if more else m
    law = s.given_each(lambda i: both(p(i) >= 0, W(i) >= 0, W(i) <= B))
    marks = s.given_each(
        lambda i: either(both(e(i) == 1, W(i) >= least), both(e(i) == 0, W(i) <= m - 1))
    )
    whole, wrong = s.sum(p), s.sum(lambda i: p(i) * W(i))
    error = s.sum(lambda i: p(i) * e(i))
    known = s.given(both(whole(s.n) == 1, wrong(s.n) == B * mean))

    def step(i: Any) -> list[Any]:
        low = s.show(p(i) * (m * e(i)) <= p(i) * W(i), law(i), marks(i), sizes, only=True)
        high = s.show(p(i) * W(i) <= p(i) * (m - 1 + (B - m + 1) * e(i)), law(i), marks(i), sizes,
                      only=True)  # fmt: skip
        return [low, high]

    sums = s.induction(
        lambda k: both(m * error(k) <= wrong(k),
                       wrong(k) <= (m - 1) * whole(k) + (B - m + 1) * error(k)),
        using=step, only=True,
    )(s.n)  # fmt: skip
    s.claim(1, m * error(s.n) <= B * mean, sums, known, only=True)
    s.claim(2, (B - m + 1) * error(s.n) >= (B - m + 1) - B * (1 - mean), sums, known, only=True)
    s.prose("Divide by m and by B - m + 1.")


@proves("ambiguity-decomposition", {"anywhere": True}, "The average is replaced by another point.")
def ambiguity_decomposition(s: Any, anywhere: bool = False) -> None:
    """Sum a_i |f_i - z|^2 opens to what depends on z through the sum of a_i f_i alone."""
    f, a, y = s.vectors("f"), s.reals("a"), s.vector("y")
    signs = s.given_each(lambda i: a(i) >= 0)
    weight, combined = s.sum(a), s.sum(lambda i: a(i) * f(i))
    squares = s.sum(lambda i: a(i) * (f(i) @ f(i)))
    away = s.sum(lambda z, i: a(i) * ((f(i) - z) @ (f(i) - z)), over="V")
    one = s.given(weight(s.n) == 1)
    mean = s.vector("g") if anywhere else combined(s.n)

    def opened(z: Any) -> Any:
        return s.induction(
            lambda k: away(z, k)
            == squares(k) - 2 * (combined(k) @ z) + weight(k) * (z @ z), only=True,
        )(s.n)  # fmt: skip

    at_y, at_mean = opened(y), opened(mean)
    square = s.show((mean - y) @ (mean - y) == mean @ mean - 2 * (mean @ y) + y @ y, only=True)
    split = (mean - y) @ (mean - y) == away(y, s.n) - away(mean, s.n)
    parted = s.claim(1, split, at_y, at_mean, square, one, only=True)
    spread = s.induction(
        lambda k: away(mean, k) >= 0,
        using=lambda k: [s.show(a(k) * ((f(k) - mean) @ (f(k) - mean)) >= 0, signs(k),
                                s.positive(f(k) - mean), only=True)], only=True,
    )(s.n)  # fmt: skip
    s.claim(2, (mean - y) @ (mean - y) <= away(y, s.n), parted, spread, only=True)

    def gap(i: Any) -> Any:
        return a(i) * ((f(i) - mean) @ (f(i) - mean))

    gaps = s.sum(gap)
    same = s.induction(lambda k: gaps(k) == away(mean, k), only=True)(s.n)
    _, below = s.nonnegative_sum(
        gaps, gap, only=True,
        using=lambda i: [s.show(gap(i) >= 0, signs(i), s.positive(f(i) - mean), only=True)],
    )  # fmt: skip
    k = s.index("k")
    equal = (mean - y) @ (mean - y) == away(y, s.n)
    s.claim(3, implies(equal, gap(k) == 0), below(k), same, parted, signs(k),
            s.positive(f(k) - mean), only=True)  # fmt: skip
    s.prose("So a_k = 0, or f_k is the average.")


@proves("variance-of-average", {"neighbours": True}, "Only neighbours have the covariance c v.")
def variance_of_average(s: Any, neighbours: bool = False) -> None:
    """The sum of the first k has the inner product k c v with the next one."""
    s.at_least(1)
    z, v, c = s.vectors("z"), s.real("v"), s.real("c")
    own = s.given_each(lambda i: z(i) @ z(i) == v)
    other = s.given_each(
        lambda i, j: implies(j + 1 == i if neighbours else j < i, z(i) @ z(j) == c * v), s.n, s.n
    )
    total = s.sum(z)

    def cross(k: Any) -> Any:
        """<S_k, z_k> = k c v."""
        return s.induction(
            lambda m: implies(m <= k, z(k) @ total(m) == s.number(m) * (c * v)),
            using=lambda m: [other(k, m)] , to=k, only=True,
        )(k)  # fmt: skip

    square = s.induction(
        lambda k: total(k) @ total(k)
        == s.number(k) * v + s.number(k) * (s.number(k) - 1) * (c * v),
        own, using=lambda k: [cross(k)], only=True,
    )(s.n)  # fmt: skip
    n, whole = s.number(s.n), total(s.n)
    mean = (1 / n) * whole
    large = s.show(n >= 1, only=True)
    opened = s.show(mean @ mean == (1 / n) * (1 / n) * (whole @ whole), only=True)
    unit = s.show((1 / n) * n == 1, large, only=True)
    first = s.show(n * n * (mean @ mean) == whole @ whole, opened, unit, only=True)
    s.claim(1, n * (mean @ mean) == n * (c * v) + (1 - c) * v, first, square, large, only=True)
    s.claim(2, implies(v > 0, 1 + (n - 1) * c >= 0), square, s.positive(whole), large, only=True)

"""Proofs of the chapter on the bootstrap, for every n, and every size of a resample."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies


@proves("empirical-measure", {"larger": 2}, "The variance is twice as large.")
def empirical_measure(s: Any, larger: int = 1) -> None:
    """z_i is the indicator of x_i in A minus its mean, as a vector; covariances are inner products,
    and independent draws have none. e_i is the mean of the indicator."""
    s.at_least(1)
    z, e, p = s.vectors("z"), s.reals("e"), s.real("p")
    own = s.given_each(lambda i: both(z(i) @ z(i) == p * (1 - p), e(i) == p))
    apart = s.given_each(lambda i, j: implies(j < i, z(i) @ z(j) == 0), s.n, s.n)
    total, means = s.sum(z), s.sum(e)

    def cross(k: Any) -> Any:
        return s.induction(
            lambda m: implies(m <= k, z(k) @ total(m) == 0),
            using=lambda m: [apart(k, m)], to=k, only=True,
        )(k)  # fmt: skip

    sums = s.induction(
        lambda k: both(total(k) @ total(k) == s.number(k) * (p * (1 - p)),
                       means(k) == s.number(k) * p),
        own, using=lambda k: [cross(k)], only=True,
    )(s.n)  # fmt: skip
    n, whole = s.number(s.n), total(s.n)
    share = (1 / n) * whole
    large = s.show(n >= 1, only=True)
    opened = s.show(share @ share == (1 / n) * (1 / n) * (whole @ whole), only=True)
    unit = s.show((1 / n) * n == 1, large, only=True)
    first = s.show(n * n * (share @ share) == whole @ whole, opened, unit, only=True)
    s.claim(1, means(s.n) / n == p, sums, large, only=True)
    s.claim(2, n * (share @ share) == larger * (p * (1 - p)), first, sums, large, only=True)


@proves("bootstrap-mean-exact", {"moved": True}, "The points need not be centred.")
def one_more_draw(s: Any, moved: bool = False) -> None:
    """T equally likely rows with the sums S_t, and one draw more from the n centred points d_j. The
    mean square of the sum grows by that of the points."""
    s.at_least(1)
    T = s.natural("T", least=1)
    S, d = s.vectors("S"), s.vectors("d")
    points, squares = s.sum(d), s.sum(lambda j: d(j) @ d(j))
    old = s.sum(lambda t: S(t) @ S(t))
    centred = s.given(implies(not moved, points(s.n) @ points(s.n) == 0))
    none = s.same(points(s.n), s.zero, centred, only=True)
    v = s.vector("v")
    sums, row = s.sum(S), s.sum(lambda t, j: v @ (S(t) + d(j)), over="N")
    new = s.sum(lambda t, j: (S(t) + d(j)) @ (S(t) + d(j)), over="N")
    n = s.number(s.n)

    def one_row(t: Any) -> list[Any]:
        opened = s.induction(
            lambda k: new(t, k)
            == s.number(k) * (S(t) @ S(t)) + 2 * (S(t) @ points(k)) + squares(k),
            only=True,
        )(s.n)  # fmt: skip
        return [s.show(new(t, s.n) == n * (S(t) @ S(t)) + squares(s.n), opened, none, only=True)]

    total = s.sum(lambda t: new(t, s.n))
    found = s.induction(
        lambda t: total(t) == n * old(t) + s.number(t) * squares(s.n),
        using=one_row,
        to=T,
        only=True,
    )(T)
    rows = s.sum(lambda t: row(t, s.n))

    def one_mean(t: Any) -> list[Any]:
        opened = s.induction(
            lambda k: row(t, k) == s.number(k) * (v @ S(t)) + v @ points(k), only=True
        )(s.n)
        return [s.show(row(t, s.n) == n * (v @ S(t)), opened, none, only=True)]

    mean = s.induction(lambda t: rows(t) == n * (v @ sums(t)), using=one_mean, to=T, only=True)(T)
    s.claim(1, rows(T) == n * (v @ sums(T)), mean, only=True)
    s.claim(2, total(T) == n * old(T) + s.number(T) * squares(s.n), found, only=True)
    s.prose("Divided by nT. From one draw to the next the mean square of the sum grows by the "
            "variance of the sample.")  # fmt: skip


def missed(s: Any) -> tuple[Any, Any, Any, Any]:
    """(1 - 1/n)^n lies between (1 - 1/n)/e and 1/e, for n = m + 1, m >= 1."""
    m, n = s.natural("m", least=1), s.real("n")
    whole = s.given(n == s.number(m) + 1)
    power = s.product(lambda _: 1 - 1 / n)
    e, miss, rate = s.exp(-1), 1 - 1 / n, 1 / s.number(m)
    size = s.show(both(n >= 2, (1 / n) * n == 1, rate * (n - 1) == 1, (1 + rate) * miss == 1),
                  whole, only=True)  # fmt: skip
    one = s.show(both(miss <= s.exp(-1 / n), miss >= 0), size, s.exp_tangent(-1 / n), only=True)
    most = s.show(s.exp(rate) * miss >= 1, size, s.exp_tangent(rate), only=True)
    least = s.show(
        miss >= s.exp(-rate), most, s.exp_inverse(rate), s.exp_positive(-rate), only=True
    )

    def step(k: Any) -> list[Any]:
        """From k to k + 1, on both sides."""
        high, low = s.exp(-s.number(k) / n), s.exp(-s.number(k) * rate)
        above = s.show(
            implies(both(power(k) >= 0, power(k) <= high), power(k) * miss <= high * s.exp(-1 / n)),
            one, s.exp_positive(-s.number(k) / n), only=True,
        )  # fmt: skip
        below = s.show(
            implies(power(k) >= low, power(k) * miss >= low * s.exp(-rate)), least,
            s.exp_positive(-s.number(k) * rate), s.exp_positive(-rate), only=True,
        )  # fmt: skip
        positive = s.show(implies(power(k) >= 0, power(k) * miss >= 0), one, only=True)
        sums = [s.exp_sum(-s.number(k) / n, -1 / n), s.exp_sum(-s.number(k) * rate, -rate)]
        return [above, below, positive, *sums]

    found = s.induction(
        lambda k: both(power(k) >= 0, power(k) <= s.exp(-s.number(k) / n),
                       power(k) >= s.exp(-s.number(k) * rate)),
        s.exp_zero(), size, using=step, to=m, only=True,
    )(m)  # fmt: skip
    ends = s.show(
        both(-s.number(m) / n + -1 / n == -1, -s.number(m) * rate == -1), size, whole, only=True
    )
    same = s.exp_one_to_one(-s.number(m) * rate, -1)
    lower = s.show(power(m + 1) >= miss * e, found, ends, same, one, only=True)
    last = s.exp_one_to_one(-s.number(m) / n + -1 / n, -1)
    joined = s.exp_sum(-s.number(m) / n, -1 / n)
    above, *_ = step(m)
    upper = s.show(power(m + 1) <= e, found, ends, last, joined, above, only=True)
    return power(m + 1), upper, lower, miss


@proves("bootstrap-distinct-fraction", {"smaller": True}, "The share 1 - 1/e is never passed.",
    {"n": 2},
    (1, 1, 1))  # fmt: skip
def distinct_share(s: Any, smaller: bool = False) -> None:
    """1 + t <= exp(t) at t = -1/n, and at t = 1/(n - 1); n = m + 1."""
    power, upper, lower, miss = missed(s)
    share, limit = 1 - power, 1 - s.exp(-1)
    s.claim(2, share < limit if smaller else share >= limit, upper, only=True)
    s.claim(2, share <= 1 - miss * s.exp(-1), lower, only=True)


@proves("bootstrap-max-fails", {"close": True}, "The two laws are close.", {"n": 2}, (1, 1, 1))
def maximum(s: Any, close: bool = False) -> None:
    """Below 0 the one law has all its probability, the other at most (1 - 1/n)^n; n = m + 1."""
    power, upper, _, _ = missed(s)
    gap = 1 - power
    s.claim(2, gap <= 1 - s.exp(-1) - power if close else gap >= 1 - s.exp(-1), upper,
            only=True)  # fmt: skip
    s.prose("For n = 1 the power is 0.")

"""Proofs of the chapter on bagging, for every number of replicates and of points."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, implies


@proves("bagging-sums-over-replicates", {"shifted": True}, "Any other centre is as good.")
def average_of_replicates(s: Any, shifted: bool = False) -> None:
    """Sum |f_j - v|^2 over the n replicates is that at their average g, plus n |v - g|^2."""
    s.at_least(1)
    f, v, g = s.vectors("f"), s.vector("v"), s.vector("g")
    total = s.sum(f)
    away = s.sum(lambda z, j: (f(j) - z) @ (f(j) - z), over="V")
    squares = s.sum(lambda j: f(j) @ f(j))
    n = s.number(s.n)
    if not shifted:
        s.given(g == (1 / n) * total(s.n))
    mean = g if shifted else (1 / n) * total(s.n)

    def opened(z: Any) -> Any:
        return s.induction(
            lambda k: away(z, k) == squares(k) - 2 * (total(k) @ z) + s.number(k) * (z @ z),
            only=True,
        )(s.n)  # fmt: skip

    large = s.show(both(n >= 1, (1 / n) * n == 1), only=True)
    at_v, at_mean = opened(v), opened(mean)
    whole = total(s.n)
    inner = s.show(both(n * (mean @ v) == whole @ v, n * (mean @ mean) == whole @ mean), large,
                   only=True)  # fmt: skip
    gap = s.show((v - mean) @ (v - mean) == v @ v - 2 * (mean @ v) + mean @ mean, only=True)
    s.claim(1, away(v, s.n) == away(mean, s.n) + n * ((v - mean) @ (v - mean)), at_v, at_mean,
            inner, gap, only=True)  # fmt: skip


@proves("bagging-sums-over-replicates", {"fewer": True}, "The label with fewer votes has them.")
def votes_of_replicates(s: Any, fewer: bool = False) -> None:
    """A vote for a label agrees with it, any other does not."""
    h, a, b = s.reals("h"), s.real("a"), s.real("b")
    for_a, for_b = (
        s.sum(lambda j: choose(h(j) == a, 1, 0)),
        s.sum(lambda j: choose(h(j) == b, 1, 0)),
    )
    not_a, not_b = (
        s.sum(lambda j: choose(h(j) == a, 0, 1)),
        s.sum(lambda j: choose(h(j) == b, 0, 1)),
    )
    counted = s.induction(
        lambda k: both(for_a(k) + not_a(k) == s.number(k), for_b(k) + not_b(k) == s.number(k)),
        only=True,
    )(s.n)  # fmt: skip
    more = for_a(s.n) <= for_b(s.n) if fewer else for_a(s.n) >= for_b(s.n)
    s.claim(2, implies(more, not_a(s.n) <= not_b(s.n)), counted, only=True)


@proves("oob-probability", {"falls": True}, "The probability falls with n.", {"n": 2}, (1, 1, 2))
def grows(s: Any, falls: bool = False) -> None:
    """From n = m to n + 1: the base grows by the factor 1 + x with x = 1/(n^2 - 1), and
    (1 + x)^n >= 1 + n x."""
    m, n = s.natural("m", least=2), s.real("n")
    whole = s.given(n == s.number(m))
    x = 1 / (n * n - 1)
    old, new = 1 - 1 / n, 1 - 1 / (n + 1)
    size = s.show(both(n >= 2, n * n - 1 >= 3), whole, only=True)
    units = both((1 / n) * n == 1, (1 / (n + 1)) * (n + 1) == 1)
    shares = s.show(both(units, x * (n * n - 1) == 1, x > 0), size, only=True)
    base = s.show(both(n * old == n - 1, (n + 1) * new == n), shares, only=True)
    scaled = s.show((n * n - 1) * (1 + x) == n * n, shares, only=True)
    signs = s.show(both(old > 0, new > 0), base, size, only=True)
    product = s.show(
        n * (n + 1) * (n - 1) * (old * (1 + x)) == (n * old) * ((n * n - 1) * (1 + x)), only=True
    )
    value = s.show(n * (n + 1) * (n - 1) * (old * (1 + x)) == (n - 1) * (n * n), product, base,
                   scaled, only=True)  # fmt: skip
    other = s.show(n * (n + 1) * (n - 1) * new == n * (n - 1) * n, base, only=True)
    factor = s.show(new == old * (1 + x), value, other, size, only=True)
    before, after = s.product(lambda _: old), s.product(lambda _: new)

    def step(k: Any) -> list[Any]:
        j = s.number(k)
        bernoulli = s.show((1 + j * x) * (1 + x) >= 1 + (j + 1) * x, shares, only=True)
        bound = before(k) * (1 + j * x)
        first = s.show(implies(after(k) >= bound, after(k) * new >= bound * new), signs, only=True)
        same = s.show(bound * new == before(k) * old * ((1 + j * x) * (1 + x)), factor, only=True)
        last = s.show(
            implies(before(k) > 0, before(k) * old * ((1 + j * x) * (1 + x))
                    >= before(k) * old * (1 + (j + 1) * x)), bernoulli, signs, only=True,
        )  # fmt: skip
        positive = s.show(implies(before(k) > 0, before(k) * old > 0), signs, only=True)
        return [first, same, last, positive]

    found = s.induction(
        lambda k: both(before(k) > 0, after(k) >= before(k) * (1 + s.number(k) * x)),
        using=step, to=m, only=True,
    )(m)  # fmt: skip
    risen = (1 + n * x) * new
    gain = s.show((n * n - 1) * ((n + 1) * risen) == (n * n - 1 + n) * n, base, shares,
                  s.show((n * n - 1) * (1 + n * x) == n * n - 1 + n, shares, only=True),
                  only=True)  # fmt: skip
    above = s.show((1 + n * x) * new > 1, gain, size, only=True)
    more = s.show(after(m) * new >= before(m) * ((1 + n * x) * new), found, signs, whole, only=True)
    rise = s.show(before(m) * ((1 + n * x) * new) > before(m), above, found, only=True)
    claim = after(m + 1) < before(m) if falls else after(m + 1) > before(m)
    s.claim(2, claim, more, rise, only=True)
    s.prose("Below 1/e it stays by bootstrap-distinct-fraction. From n = 1 to 2 it grows from 0.")

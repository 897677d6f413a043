"""Proof of the contraction: coordinates pass one by one from phi to K times the value.

Sign vectors are rows t of a table sigma(t, i), T of them. What is used of them is that turning one
sign of all rows gives the same rows in another order, so that no sum over rows changes.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, either

from margins.proofs.subgradients_runs import no_larger

ONE = {"sigma0.0": 1, "sigma1.0": -1}


def steps(s: Any, steep: bool) -> SimpleNamespace:
    """m functions with the values v(f, i), and p(f, i) that come of them; minus the sums, so that
    the least of them stand for the greatest sums."""
    m, T = s.natural("m", least=1), s.natural("T")
    v, p, sigma, K = s.table("v"), s.table("p"), s.table("sigma"), s.real("K")
    slope = 2 * K if steep else K
    r = SimpleNamespace(
        m=m, T=T, v=v, p=p, sigma=sigma, K=K,
        size=s.given(K >= 0),
        unit=s.given_each(lambda t, i: either(sigma(t, i) == 1, sigma(t, i) == -1), T, s.n),
        near=s.given_each(
            lambda f, g, i: absolute(p(f, i) - p(g, i)) <= slope * absolute(v(f, i) - v(g, i)),
            m, m, s.n,
        ),
        old=s.sum(lambda t, f, i: sigma(t, i) * p(f, i), over="NN"),
        new=s.sum(lambda t, f, i: sigma(t, i) * (K * v(f, i)), over="NN"),
    )  # fmt: skip
    r.sum = lambda k, t, f: r.new(t, f, k) + r.old(t, f, s.n) - r.old(t, f, k)
    r.old_turned = lambda k, t, f: r.sum(k, t, f) - 2 * (sigma(t, k) * p(f, k))
    r.new_turned = lambda k, t, f: r.sum(k + 1, t, f) - 2 * (sigma(t, k) * (K * v(f, k)))
    r.least = s.least(lambda k, t, f: -r.sum(k, t, f), over="NN")
    r.least_old = s.least(lambda k, t, f: -r.old_turned(k, t, f), over="NN")
    r.least_new = s.least(lambda k, t, f: -r.new_turned(k, t, f), over="NN")
    r.total = s.sum(lambda k, t: r.least(k, t, m), over="N")
    r.total_old = s.sum(lambda k, t: r.least_old(k, t, m), over="N")
    r.total_new = s.sum(lambda k, t: r.least_new(k, t, m), over="N")
    r.same_old = s.given_each(lambda k: r.total_old(k, T) == r.total(k, T), s.n)
    r.same_new = s.given_each(lambda k: r.total_new(k, T) == r.total(k + 1, T), s.n)
    return r


def one_pair(s: Any, r: SimpleNamespace, k: Any, t: Any, f: Any, g: Any, low: Any) -> Any:
    """The lemma: function f at the sign vector, g at the turned one."""
    sign = r.sigma(t, k)
    move = [
        s.show(r.sum(k + 1, t, h) == r.sum(k, t, h) + sign * (r.K * r.v(h, k)) - sign * r.p(h, k),
               only=True)
        for h in (f, g)
    ]  # fmt: skip
    either_way = s.show(
        either(
            sign * r.p(f, k) - sign * r.p(g, k)
            <= sign * (r.K * r.v(f, k)) - sign * (r.K * r.v(g, k)),
            sign * r.p(f, k) - sign * r.p(g, k)
            <= sign * (r.K * r.v(g, k)) - sign * (r.K * r.v(f, k)),
        ),
        r.near(f, g, k), r.unit(t, k), r.size, only=True,
    )  # fmt: skip
    said = -r.sum(k, t, f) - r.old_turned(k, t, g) >= r.least(k + 1, t, r.m) + r.least_new(
        k, t, r.m
    )
    return s.show(said, either_way, *move, low(f), low(g), only=True)


def one_row(s: Any, r: SimpleNamespace, k: Any, t: Any) -> Any:
    """The lemma for the greatest sums."""
    first = s.show_each(
        lambda f: both(r.least(k + 1, t, r.m) <= -r.sum(k + 1, t, f),
                       r.least_new(k, t, r.m) <= -r.new_turned(k, t, f)),
        below=r.m,
        using=lambda f: [
            no_larger(s, lambda j: r.least(k + 1, t, j), lambda h: -r.sum(k + 1, t, h), r.m, f),
            no_larger(s, lambda j: r.least_new(k, t, j), lambda h: -r.new_turned(k, t, h), r.m, f),
        ],
        only=True,
    )  # fmt: skip
    both_ends = r.least(k + 1, t, r.m) + r.least_new(k, t, r.m)

    def for_one(f: Any) -> Any:
        return s.induction(
            lambda j: r.least_old(k, t, j) - r.sum(k, t, f) >= both_ends,
            one_pair(s, r, k, t, f, 0, first),
            using=lambda j: [one_pair(s, r, k, t, f, j, first)],
            to=r.m,
            only=True,
        )(r.m)

    return s.induction(
        lambda j: r.least_old(k, t, r.m) + r.least(k, t, j) >= both_ends,
        for_one(0),
        using=lambda j: [for_one(j)],
        to=r.m,
        only=True,
    )(r.m)


@proves("rademacher-contraction", {"steep": True}, "The functions may be twice as steep.",
        ONE, (1, 1, 1))  # fmt: skip
def contraction(s: Any, steep: bool = False) -> None:
    """m functions, T sign vectors. If turning one sign of all of them does not change sums over
    them, no coordinate that passes from phi to K times the value lowers the sum of the suprema."""
    r = steps(s, steep)

    def one_step(k: Any) -> Any:
        rows = s.induction(
            lambda t: r.total_old(k, t) + r.total(k, t) >= r.total(k + 1, t) + r.total_new(k, t),
            using=lambda t: [one_row(s, r, k, t)],
            to=r.T,
            only=True,
        )(r.T)
        said = r.total(k, r.T) >= r.total(k + 1, r.T)
        return s.show(said, rows, r.same_old(k), r.same_new(k), only=True)

    down = s.induction(
        lambda k: r.total(0, r.T) >= r.total(k, r.T), using=lambda k: [one_step(k)], only=True
    )(s.n)
    bends, plain = plainly(s, r, 0, r.old), plainly(s, r, s.n, r.new)
    s.claim(1, -bends.sum <= -plain.sum, down, bends.same, plain.same, only=True)
    s.prose("The greatest sums are written as minus the least of the negative ones.")


def plainly(s: Any, r: SimpleNamespace, k: Any, sums: Any) -> SimpleNamespace:
    """The sum over rows of the least for k coordinates, written with the signed sums alone."""
    least = s.least(lambda t, f: -sums(t, f, s.n), over="N")
    total = s.sum(lambda t: least(t, r.m))

    def one(t: Any) -> Any:
        return s.induction(lambda j: r.least(k, t, j) == least(t, j), to=r.m, only=True)(r.m)

    same = s.induction(
        lambda t: r.total(k, t) == total(t), using=lambda t: [one(t)], to=r.T, only=True
    )
    return SimpleNamespace(sum=total(r.T), same=same(r.T))

"""Proofs of the chapter on the softmax: slopes and curvature, for every number K of classes."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies

from margins.proofs.logistic_dual import touches
from margins.proofs.softmax import powers


def spread(s: Any) -> SimpleNamespace:
    """Probabilities p_k of K classes and numbers t_k, with their mean and their variance."""
    e = SimpleNamespace(K=s.natural("K", least=1), p=s.reals("p"), t=s.reals("t"))
    e.positive = s.given_each(lambda k: e.p(k) > 0, e.K)
    e.shares = s.sum(e.p)
    e.whole = s.given(e.shares(e.K) == 1)
    e.mean, e.squares = s.sum(lambda k: e.p(k) * e.t(k)), s.sum(lambda k: e.p(k) * e.t(k) * e.t(k))
    e.value = e.squares(e.K) - e.mean(e.K) * e.mean(e.K)
    return e


@proves("softmax-gradient", {"own": 1}, "The square of the mean is not taken away.")
def softmax_variance(s: Any, own: int = 0) -> None:
    """The curvature at a point is the variance of t_k = <v_k, phi> under p, a sum of squares."""
    e, m = spread(s), s.real("m")
    K = e.K
    named = s.given(m == e.mean(K))

    def term(k: Any) -> Any:
        return e.p(k) * ((e.t(k) - m) * (e.t(k) - m))

    def signed(k: Any) -> list[Any]:
        return [s.show(term(k) >= 0, e.positive(k), only=True)]

    centred = s.sum(term)
    parts = s.induction(
        lambda k: centred(k) == e.squares(k) - 2 * m * e.mean(k) + m * m * e.shares(k),
        to=K,
        only=True,
    )(K)
    same = s.claim(2, e.value + own * m * m == centred(K), parts, named, e.whole, only=True)
    least, each = s.nonnegative_sum(centred, term, to=K, using=signed, only=True)
    s.claim(2, e.value >= 0, same, least, only=True)
    s.claim_each(
        3,
        lambda k: implies(e.value == 0, e.t(k) == m),
        each,
        e.positive,
        same,
        below=K,
        using=lambda k: [signed(k)[0]],
        only=True,
    )
    c = s.real("c")
    equal = s.given_each(lambda k: e.t(k) == c, K)
    flat = s.induction(
        lambda k: both(e.squares(k) == c * c * e.shares(k), e.mean(k) == c * e.shares(k)),
        equal,
        to=K,
        only=True,
    )(K)
    s.claim(3, e.value == 0, flat, e.whole, only=True)


@proves("softmax-gradient", {"half": 4}, "The constant is 1/4.")
def softmax_curvature(s: Any, half: int = 2) -> None:
    """With A, M and Q the sums of p_k, p_k t_k and p_k t_k^2 over some classes, A Q + M^2 is at
    least twice the sum of p_k^2 t_k^2: another class adds p_k times a sum of squares. So the
    variance is at most twice the sum of p_k (1 - p_k) t_k^2."""
    e = spread(s)
    K, p, t = e.K, e.p, e.t
    rest = s.sum(lambda k: p(k) * p(k) * t(k) * t(k))
    lengths = s.sum(lambda k: t(k) * t(k))

    def pairs(k: Any, z: Any) -> Any:
        return e.shares(k) * z * z + e.squares(k) + 2 * e.mean(k) * z

    def gained(k: Any) -> list[Any]:
        z = t(k)
        above = s.induction(
            lambda j: pairs(j, z) >= 0,
            using=lambda j: [s.show(p(j) * ((z + t(j)) * (z + t(j))) >= 0, e.positive(j))],
            to=K,
        )(k)
        return [s.show(p(k) * pairs(k, z) >= 0, above, e.positive(k), only=True)]

    def left(k: Any) -> Any:
        return e.shares(k) * e.squares(k) + e.mean(k) * e.mean(k) - 2 * rest(k)

    total = s.induction(lambda k: left(k) >= 0, using=gained, to=K, only=True)(K)

    def fourth(k: Any) -> list[Any]:
        apart = (1 - 2 * p(k)) * (1 - 2 * p(k)) * (t(k) * t(k))
        return [s.show(apart >= 0, only=True)]

    halves = s.induction(
        lambda k: 4 * e.squares(k) - 4 * rest(k) <= lengths(k), using=fourth, to=K, only=True
    )(K)
    s.claim(5, half * e.value <= lengths(K), total, halves, e.whole, only=True)
    s.prose("For K = 2, p = (1/2, 1/2), t = (1, -1) both sides are 1.")


@proves("softmax-gradient", {"sign": -1}, "The gradient with the opposite sign.", example={})
def softmax_convex(s: Any, sign: int = 1) -> None:
    """One point: scores s_k at W and t_k at W + V, with L and M the logarithms of the sums of their
    powers, y the class of the point. q_k = p_k exp(d_k) >= p_k + p_k d_k, and both sum to 1."""
    K, old, new = s.natural("K", least=1), s.reals("s"), s.reals("t")
    e, f, y = powers(s, K, old), powers(s, K, new), s.index("y", K)
    L, M = s.ln(e.total), s.ln(f.total)
    sums = [
        s.show(s.exp(log) == g.total, s.exp_ln(g.total), g.above, only=True)
        for log, g in ((L, e), (M, f))
    ]

    def p(k: Any) -> Any:
        return s.exp(old(k) - L)

    def d(k: Any) -> Any:
        return (new(k) - M) - (old(k) - L)

    shares, others = s.sum(p), s.sum(lambda k: s.exp(new(k) - M))
    moves = s.sum(lambda k: p(k) * d(k))
    slope = s.sum(lambda k: p(k) * (new(k) - old(k)))

    def whole(total: Any, g: Any, score: Any, log: Any, known: Any) -> Any:
        parts = s.induction(
            lambda k: total(k) * s.exp(log) == g.Z(k),
            using=lambda k: [s.exp_sum(score(k) - log, log)],
            to=K,
            only=True,
        )(K)
        return s.show(total(K) == 1, parts, known, g.above, only=True)

    ones = [whole(shares, e, old, L, sums[0]), whole(others, f, new, M, sums[1])]

    def lack(k: Any) -> Any:
        return s.exp(new(k) - M) - p(k) - p(k) * d(k)

    def above(k: Any) -> list[Any]:
        step = s.exp_sum(old(k) - L, d(k)), touches(s, -d(k)), s.exp_positive(old(k) - L)
        said = both(lack(k) >= 0, implies(lack(k) == 0, d(k) == 0))
        return [s.show(said, *step, only=True)]

    lacks = s.sum(lack)
    least, each = s.nonnegative_sum(lacks, lack, to=K, using=above, only=True)
    added = s.induction(lambda k: lacks(k) == others(k) - shares(k) - moves(k), to=K, only=True)(K)
    parts = s.induction(lambda k: moves(k) == slope(k) - (M - L) * shares(k), to=K, only=True)(K)
    gap = s.show((M - L) - slope(K) == lacks(K), added, parts, *ones, only=True)
    move = new(y) - old(y)
    s.claim(4, (M - new(y)) - (L - old(y)) >= sign * (slope(K) - move), gap, least, only=True)
    s.claim_each(
        4,
        lambda k: implies(slope(K) == M - L, new(k) - old(k) == M - L),
        each,
        gap,
        below=K,
        using=above,
        only=True,
    )
    c = s.real("c")
    same = s.given_each(lambda k: new(k) - old(k) == c, K)
    shifted = s.induction(
        lambda k: f.Z(k) == s.exp(c) * e.Z(k),
        same,
        using=lambda k: [s.exp_sum(c, old(k)), s.exp_one_to_one(new(k), c + old(k))],
        to=K,
        only=True,
    )(K)
    log = s.show(
        c + L == M,
        shifted,
        *sums,
        s.exp_sum(c, L),
        s.exp_one_to_one(M, c + L),
        only=True,
    )
    flat = s.induction(lambda k: slope(k) == c * shares(k), same, to=K, only=True)(K)
    s.claim(4, slope(K) == M - L, flat, log, ones[0], only=True)
    s.prose("M - t_y and L - s_y are the losses of the point. Part 4 is the mean over the points.")


def weighted(s: Any) -> SimpleNamespace:
    """Numbers p_k(x_i) and 1{y_i = k} for classes and points, and G_k, the sum of their differences
    times x_i."""
    e = SimpleNamespace(K=s.natural("K", least=1), x=s.vectors("phi"))
    e.p, e.own = s.table("p"), s.table("delta")
    e.shares = s.sum(lambda i, k: e.p(k, i), over="N")
    e.ones = s.sum(lambda i, k: e.own(k, i), over="N")
    e.sums = s.given_each(lambda i: both(e.shares(i, e.K) == 1, e.ones(i, e.K) == 1))
    e.G = s.sum(lambda k, i: (e.p(k, i) - e.own(k, i)) * e.x(i), over="N")
    e.total = s.sum(lambda m, k: e.G(k, m), over="N")
    return e


def no_sum(s: Any, e: SimpleNamespace) -> Any:
    """The sum of all G_k is 0: its product with any vector, point by point."""
    z = s.vector("z")

    def next_point(m: Any) -> list[Any]:
        row = s.induction(
            lambda k: (
                e.total(m + 1, k) @ z
                == e.total(m, k) @ z + (e.shares(m, k) - e.ones(m, k)) * (e.x(m) @ z)
            ),
            to=e.K,
            only=True,
        )(e.K)
        return [row, e.sums(m)]

    empty = s.induction(lambda k: e.total(0, k) @ z == 0, to=e.K, only=True)(e.K)
    none = s.induction(lambda m: e.total(m, e.K) @ z == 0, empty, using=next_point, only=True)(s.n)
    return s.for_all(none, z)


@proves("softmax-gradients-sum-zero", {"ridge": 2}, "The ridge counts twice.")
def softmax_sum_zero(s: Any, ridge: int = 1) -> None:
    """For each point the p_k sum to 1, as the indicators delta_ik = 1{y_i = k} do. A step goes
    from w_k to u_k; lambda = 0 is allowed."""
    e = weighted(s)
    K, n = e.K, s.number(s.n)
    s.at_least(1)
    eta, lam, w, u = s.real("eta"), s.real("lambda"), s.vectors("w"), s.vectors("u")
    free = no_sum(s, e)
    total = e.total(s.n, K)
    zero = s.claim_same(1, total, s.zero, free(total), only=True)
    step = s.given_each(lambda k: u(k) == w(k) - eta * (lam * w(k) + (1 / n) * e.G(k, s.n)), K)
    before, after = s.sum(w), s.sum(u)

    def moved(z: Any) -> list[Any]:
        found = s.induction(
            lambda k: (
                after(k) @ z
                == (1 - eta * lam) * (before(k) @ z) - (eta / n) * (e.total(s.n, k) @ z)
            ),
            step,
            to=K,
            only=True,
        )
        return [found(K), free(z)]

    aim = (1 - ridge * eta * lam) * before(K)
    s.claim_same(3, after(K), aim, *moved(after(K) - aim), only=True)
    gap = after(K) - before(K)
    s.claim_same(2, after(K), before(K), *moved(gap), zero, when=lam == 0, only=True)

"""Proofs of the bound for the mean: what holds for every order of the examples.

Steps are counted from 0, and there are T + 1 of them; u(t) is the signed point of step t.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, implies

from margins.proofs.averaging_bound import regret
from margins.proofs.soft_margin import hinge
from margins.proofs.stochastic_gradient_runs import fits, loss_gap, short

ONE_STEP = {"lambda": 1, "eta0": 1, "eta1": "1/2", "rho": 1, "s0": 1, "u0.0": 1, "w1.0": 1,
            "s1": 1, "w2.0": "1/2"}  # fmt: skip


def hinge_run(s: Any) -> SimpleNamespace:
    """T + 1 steps 1/(lambda (t + 1)) from 0 on hinge losses, |u(t)| <= rho, with any kink rule."""
    T, lam, rho = s.natural("T"), s.real("lambda"), s.real("rho")
    w, u, eta, share = s.vectors("w"), s.vectors("u"), s.reals("eta"), s.reals("s")
    return SimpleNamespace(
        T=T, w=w, u=u, eta=eta, share=share, lam=lam, rho=rho, z=s.vector("z"),
        v=lambda t: -share(t) * u(t),
        g=lambda t: lam * w(t) - share(t) * u(t),
        known=s.given(lam > 0),
        start=s.given(w(0) == s.zero),
        balls=s.given_each(lambda t: u(t) @ u(t) <= rho * rho, T + 1),
        shares=s.given_each(lambda t: fits(share(t), w(t) @ u(t)), T + 1),
        rates=s.given_each(lambda t: eta(t) * (lam * (s.number(t) + 1)) == 1, T + 1),
        moves=s.given_each(
            lambda t: w(t + 1) == w(t) - eta(t) * (lam * w(t) - share(t) * u(t)), T + 1
        ),
    )  # fmt: skip


def weight(s: Any, t: Any) -> Any:
    """What step t adds: 2 for t = 0, then 1/t."""
    k = s.number(t)
    return choose(k == 0, 2, 1 / choose(k == 0, 1, k))


def later_step(s: Any, r: SimpleNamespace, k: Any, now: Any) -> Any:
    """lambda eta |g(k)|^2 + |lambda w(k + 1)|^2 <= |lambda w(k)|^2 + weight(k) rho^2."""
    a, W, v = s.number(k), r.lam * r.w(k), r.v(k)
    g, new = r.g(k), (r.lam * r.w(k + 1)) @ (r.lam * r.w(k + 1))
    one = r.eta(k) * (r.lam * (a + 1))
    unit = s.show(one == 1, r.rates(k), only=True)
    G = r.lam * (r.eta(k) * (g @ g))
    opened = s.show(
        (a + 1) * new == (a + 1) * (W @ W) - 2 * one * (W @ g) + one * G, r.moves(k), only=True
    )
    split = s.show((a + 1) * G == one * (g @ g), only=True)
    c, q = s.real("c"), s.real("q")
    times_one = s.for_all(s.show(implies(c == 1, c * q == q), only=True), c, q)
    ones = [s.show(one * x == x, times_one(one, x), unit, only=True) for x in (W @ g, G, g @ g)]
    slope = s.show(g @ g == W @ W + 2 * (W @ v) + v @ v, only=True)
    mixed = s.show(W @ g == W @ W + W @ v, only=True)
    whole = s.show(
        a * G + (a + 1) * new == a * (W @ W) + v @ v,
        opened, split, *ones, slope, mixed, only=True,
    )  # fmt: skip
    left = s.show(new >= 0, s.positive(r.lam * r.w(k + 1)), only=True)
    size = short(s, r, k)
    at_zero = s.show(implies(a == 0, W @ W == 0), now, only=True)
    across = s.show(implies(a == 0, W @ v == 0), at_zero, s.cauchy_schwarz(W, v), only=True)
    first = s.show(
        implies(a == 0, both(new == v @ v, v @ v == G)),
        whole, split, *ones, slope, across, at_zero, only=True,
    )  # fmt: skip
    R, c = r.rho * r.rho, weight(s, k)
    other = s.show(implies(a != 0, a * c == 1), only=True)
    scaled = s.show(a * (G + new) <= a * (W @ W) + R, whole, left, size, only=True)
    times = s.show(implies(a != 0, a * (c * R) == R), other, only=True)
    rest = s.show(implies(a != 0, G + new <= W @ W + c * R), scaled, times, only=True)
    here = s.show(implies(a == 0, both(c == 2, G + new <= 2 * R, W @ W == 0)),
                  first, size, at_zero, only=True)  # fmt: skip
    return s.show(G + new <= W @ W + c * R, rest, here, only=True)


def slopes(s: Any, r: SimpleNamespace) -> tuple[Any, Any]:
    """lambda (sum of eta |g|^2) + |lambda w|^2 <= rho^2 (2 + H) after T + 1 steps, H with T
    terms."""
    H = s.sum(lambda t: 1 / (s.number(t) + 1))
    weights = s.sum(lambda t: weight(s, t))
    squares = s.sum(lambda t: r.eta(t) * (r.g(t) @ r.g(t)))
    R = r.rho * r.rho

    def square(t: Any) -> Any:
        return (r.lam * r.w(t)) @ (r.lam * r.w(t))

    total = s.induction(
        lambda t: both(
            r.lam * squares(t) + square(t) <= R * weights(t),
            implies(s.number(t) == 0, square(t) == 0),
        ),
        r.start,
        using=lambda t, now: [later_step(s, r, t, now)],
        to=r.T + 1,
        only=True,
    )(r.T + 1)
    same = s.induction(lambda t: weights(t + 1) == 2 + H(t), to=r.T, only=True)(r.T)
    said = r.lam * squares(r.T + 1) + square(r.T + 1) <= R * (2 + H(r.T))
    return s.show(said, total, same, only=True), (H, squares)


@proves("sgd-slopes-sum", {"two": 1}, "The bound is rho^2 (1 + H).", ONE_STEP, (3, 1, 1))
def slopes_sum(s: Any, two: int = 2) -> None:
    """Each step trades |g|^2 for the fall of |lambda w|^2, up to rho^2/t."""
    r = hinge_run(s)
    total, (H, squares) = slopes(s, r)
    start = s.show(r.g(0) @ r.g(0) == r.v(0) @ r.v(0), r.start, only=True)
    s.claim(1, r.g(0) @ r.g(0) <= r.rho * r.rho, start, short(s, r, 0), only=True)
    end = s.positive(r.lam * r.w(r.T + 1))
    terms = s.sum(lambda t: r.g(t) @ r.g(t) / (s.number(t) + 1))
    same = s.induction(
        lambda t: terms(t) == r.lam * squares(t),
        using=lambda t: [scaled_term(s, r, t)],
        to=r.T + 1,
        only=True,
    )(r.T + 1)
    said = terms(r.T + 1) <= r.rho * r.rho * (two + H(r.T))
    s.claim(2, said, same, total, end, only=True)


def scaled_term(s: Any, r: SimpleNamespace, t: Any) -> Any:
    """lambda eta |g|^2 = |g|^2/(t + 1)."""
    G = r.g(t) @ r.g(t)
    rate = one_over(s, r, t)
    return s.show(r.lam * (r.eta(t) * G) == G / (s.number(t) + 1), rate, only=True)


def one_over(s: Any, r: SimpleNamespace, t: Any) -> Any:
    """eta lambda = 1/(t + 1)."""
    return s.show(r.lam * r.eta(t) == 1 / (s.number(t) + 1), r.rates(t), only=True)


def slope_gap(s: Any, r: SimpleNamespace, t: Any) -> Any:
    """The objective of one example: its gap is <g, w - z> - lambda/2 |w - z|^2, or less."""
    way = r.w(t) - r.z
    norms = s.show(
        r.lam / 2 * (r.w(t) @ r.w(t)) - r.lam / 2 * (r.z @ r.z)
        == r.lam * (r.w(t) @ way) - r.lam / 2 * (way @ way),
        only=True,
    )
    split = s.show(r.g(t) @ way == r.lam * (r.w(t) @ way) + r.v(t) @ way, only=True)
    said = cost(r, r.w(t), t) - cost(r, r.z, t) <= r.g(t) @ way - r.lam / 2 * (way @ way)
    return s.show(said, norms, split, loss_gap(s, r, t), only=True)


def named_gap(s: Any, r: SimpleNamespace, t: Any, gap: Any, gaps: Any) -> Any:
    """The same of gap(t), the name of it."""
    way = r.w(t) - r.z
    said = gap(t) <= r.g(t) @ way - r.lam / 2 * (way @ way)
    return s.show(said, slope_gap(s, r, t), gaps(t), only=True)


def cost(r: SimpleNamespace, w: Any, t: Any) -> Any:
    """The objective of the example of step t."""
    return r.lam / 2 * (w @ w) + hinge(w @ r.u(t))


@proves(
    "sgd-average-bound", {"two": 1}, "The bound has 1 + H.", ONE_STEP | {"gap1": "1/2"}, (3, 1, 1)
)
def average_regret(s: Any, two: int = 2) -> None:
    """For each order of the examples and each z: the distance lemma and the sum of the slopes."""
    r = hinge_run(s)
    total, (H, squares) = slopes(s, r)

    gap = s.reals("gap")
    gaps = s.given_each(lambda t: gap(t) == cost(r, r.w(t), t) - cost(r, r.z, t), r.T + 1)

    start = s.show(r.g(0) @ (r.w(0) - r.z) - r.lam / 2 * ((r.w(0) - r.z) @ (r.w(0) - r.z))
                   == -(r.v(0) @ r.z) - r.lam / 2 * (r.z @ r.z), r.start, only=True)  # fmt: skip
    far = r.v(0) + r.lam * r.z
    square = s.show(
        r.v(0) @ r.v(0) + 2 * r.lam * (r.v(0) @ r.z) + r.lam * r.lam * (r.z @ r.z) >= 0,
        s.show(far @ far >= 0, s.positive(far), only=True),
        only=True,
    )
    single = s.show(
        2 * r.lam * (-(r.v(0) @ r.z) - r.lam / 2 * (r.z @ r.z)) <= r.rho * r.rho,
        square, short(s, r, 0), only=True,
    )  # fmt: skip
    first = named_gap(s, r, 0, gap, gaps)
    limit = -(r.v(0) @ r.z) - r.lam / 2 * (r.z @ r.z)
    below = s.show(gap(0) <= limit, first, start, only=True)
    s.claim(1, gap(0) <= r.rho * r.rho / (2 * r.lam), below, single, r.known, only=True)
    end, (regrets, again) = regret(s, r, gap, lambda t: named_gap(s, r, t, gap, gaps), r.T + 1)
    same = s.induction(lambda t: squares(t) == again(t), to=r.T + 1, only=True)
    rest = s.positive(r.lam * r.w(r.T + 1))
    R = r.rho * r.rho
    scaled = s.show(
        2 * r.lam * regrets(r.T + 1) <= R * (2 + H(r.T)),
        end, same(r.T + 1), total, rest, r.known, only=True,
    )  # fmt: skip
    said = regrets(r.T + 1) <= R * (two + H(r.T)) / (2 * r.lam)
    s.claim(2, said, scaled, r.known, only=True)
    s.prose(
        "This bounds the sum of the gaps for each order of the examples; divided by the number "
        "of steps, its mean over all orders, with z = w*, is the statement."
    )


@proves(
    "sgd-average-bound",
    {"start": -1},
    "H_k is at most ln(k + 1) - 1.",
    {"lambda": 1, "rho": 1},
    (1, 1, 0),
)
def harmonic_sum(s: Any, start: int = 1) -> None:
    """H_k <= 1 + ln(k + 1) for k = T - 1, as each term is at most the rise of the logarithm before
    it."""
    k, lam, rho = s.natural("k"), s.real("lambda"), s.real("rho")
    known = s.given(lam > 0)
    H = s.sum(lambda t: 1 / (s.number(t) + 1))

    def rise(t: Any) -> Any:
        """ln(a + 1) >= ln(a) + 1/(a + 1) for a = t + 1."""
        a = s.number(t) + 1
        c = 1 / (a + 1)
        part = s.show(both(c > 0, c * (a + 1) == 1), only=True)
        tangent = s.show(s.exp(-c) >= 1 - c, s.exp_tangent(-c), only=True)
        inverse = s.show(
            s.exp(c) * a <= a + 1, tangent, part, s.exp_inverse(c), s.exp_positive(c), only=True
        )
        both_sides = [s.exp_ln(a), s.exp_ln(a + 1), s.exp_sum(s.ln(a), c), s.exp_positive(c)]
        below = s.show(s.exp(s.ln(a) + c) <= s.exp(s.ln(a + 1)), inverse, *both_sides, only=True)
        order = s.exp_increasing(s.ln(a + 1), s.ln(a) + c)
        return s.show(s.ln(a) + c <= s.ln(a + 1), below, order, only=True)

    nothing = s.show(s.ln(1) == 0, s.exp_ln(1), s.exp_zero(), s.exp_one_to_one(s.ln(1), 0))
    total = s.induction(
        lambda t: H(t + 1) <= 1 + s.ln(s.number(t) + 1),
        nothing,
        using=lambda t: [rise(t)],
        to=k,
        only=True,
    )(k)
    log = s.ln(s.number(k) + 1)
    factor = rho * rho / (2 * lam * (s.number(k) + 1))
    positive = s.show(factor >= 0, known, only=True)
    apart = s.show(factor * (1 + log - H(k)) >= 0, total, positive, only=True)
    s.claim(3, factor * (2 + H(k)) <= factor * (2 + start + log), apart, only=True)

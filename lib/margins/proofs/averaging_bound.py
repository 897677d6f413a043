"""Proofs about the steps 1/(lambda t): how long the subgradients are, and what the mean is worth.

Steps are counted from 0: w(k) is w_{k+1} of the text.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both

from margins.proofs.averaging import stays, steps
from margins.proofs.stochastic_gradient_runs import product

ONE_STEP = {"lambda": 1, "eta0": 1, "v0.0": -1, "w1.0": 1, "rho": 1}


def bounded(s: Any) -> SimpleNamespace:
    """A run from 0 with |v(k)| <= rho; lambda k w(k) = -V(k)."""
    r = steps(s)
    r.rho = s.real("rho")
    r.start, r.size = s.given(r.w(0) == s.zero), s.given(r.rho >= 0)
    r.short = s.given_each(lambda k: r.v(k) @ r.v(k) <= r.rho * r.rho, r.T)
    return r


def inside(s: Any, r: SimpleNamespace) -> Any:
    """|lambda w(k)|^2 <= rho^2: V(k) has k terms."""
    zero = s.induction(
        lambda k: r.apart(k) @ r.apart(k) == 0, using=lambda k: [stays(s, r, k)], to=r.T, only=True
    )

    def step(k: Any, now: Any) -> list[Any]:
        n = s.number(k)
        reach = s.show(n * r.rho >= 0, r.size, only=True)
        return [product(s, r.V(k), r.v(k), n * r.rho, r.rho, now, r.short(k), reach, r.size)]

    sums = s.induction(
        lambda k: r.V(k) @ r.V(k) <= (s.number(k) * r.rho) * (s.number(k) * r.rho),
        using=lambda k, now: [*step(k, now), r.short(k)],
        to=r.T,
        only=True,
    )

    def scaled(k: Any) -> Any:
        """k^2 |lambda w(k)|^2 = |V(k)|^2."""
        n, W = s.number(k), r.lam * r.w(k)
        gap = n * W + r.V(k)
        none = s.show(gap @ gap == 0, zero(k), only=True)
        turned = s.show(gap @ (n * W - r.V(k)) == 0, none,
                        s.cauchy_schwarz(gap, n * W - r.V(k)), only=True)  # fmt: skip
        same = s.show(n * n * (W @ W) == r.V(k) @ r.V(k), turned, only=True)
        return s.show(n * n * (W @ W) <= n * n * (r.rho * r.rho), same, sums(k), only=True)

    def one(k: Any) -> Any:
        """The same without k^2."""
        W = r.lam * r.w(k + 1)
        known = scaled(k + 1)
        square = s.show((s.number(k) + 1) * (s.number(k) + 1) > 0, only=True)
        limit = r.rho * r.rho
        return s.show(limit >= W @ W, known, square, only=True)

    return s.show_each(
        lambda k: (r.lam * r.w(k + 1)) @ (r.lam * r.w(k + 1)) <= r.rho * r.rho,
        below=r.T,
        using=lambda k: [one(k)],
        only=True,
    )


@proves(
    "sgd-iterates-bounded", {"radius": 1}, "They stay in half of the ball.", ONE_STEP, (1, 1, 1)
)
def iterates_bounded(s: Any, radius: int = 2) -> None:
    """w(k) is a mean of k vectors of length at most rho, over lambda. Both for the w(k + 1) that a
    step leads to; w(0) is 0."""
    r = bounded(s)
    ball, t = inside(s, r), s.index("k", r.T)
    W = r.lam * r.w(t + 1)
    length = s.norm(r.w(t + 1))
    scale = s.show(
        (r.lam * length) * (r.lam * length) == W @ W,
        s.square_root(r.w(t + 1) @ r.w(t + 1), s.positive(r.w(t + 1)), only=True),
        only=True,
    )
    known = [ball(t), scale, r.known, r.size, s.show(length >= 0)]
    small = s.show(r.lam * length <= r.rho, *known, only=True)
    half = s.number(radius) / 2
    s.claim(1, length <= half * (r.rho / r.lam), small, r.known, only=True)
    v = s.vector("v_next")
    ends = s.given(v @ v <= r.rho * r.rho)
    mixed = s.show_each(
        lambda _: both(W @ v <= r.rho * r.rho, -(W @ v) <= r.rho * r.rho),
        below=r.T,
        using=lambda _: [product(s, W, v, r.rho, r.rho, ball(t), ends, r.size)],
        only=True,
    )(t)
    g = W + v
    square = s.show(g @ g == W @ W + 2 * (W @ v) + v @ v, only=True)
    long = s.norm(g)
    total = s.show(g @ g <= (2 * r.rho) * (2 * r.rho), square, mixed, ball(t), ends, only=True)
    root = s.square_root(g @ g, s.positive(g), only=True)
    s.claim(2, long <= 2 * r.rho, total, root, r.size, only=True)


@proves("strongly-convex-distance-lemma", {"twice": 2}, "The gain is 2 lambda |w - z|^2.")
def strong_step(s: Any, twice: int = 1) -> None:
    """Strong convexity bounds the gap at w by <g, w - z> less lambda/2 |w - z|^2."""
    w, z, g = s.vector("w"), s.vector("z"), s.vector("g")
    lam, eta, here, there = (s.real(name) for name in ("lambda", "eta", "F_w", "F_z"))
    s.given(both(lam > 0, eta > 0))
    away = (w - z) @ (w - z)
    above = s.given(there >= here + g @ (z - w) + lam / 2 * away)
    scaled = s.show(2 * eta * (here - there) <= 2 * eta * (g @ (w - z)) - eta * lam * away, above)
    new = w - eta * g
    moved = s.show(
        (new - z) @ (new - z) == away - 2 * eta * (g @ (w - z)) + eta * eta * (g @ g), only=True
    )
    said = (new - z) @ (new - z) <= (1 - twice * eta * lam) * away - 2 * eta * (
        here - there
    ) + eta * eta * (g @ g)
    s.claim(1, said, scaled, moved, only=True)


def regret(s: Any, r: SimpleNamespace, gap: Any, by: Any, T: Any) -> tuple[Any, Any]:
    """2 (regret) + lambda T |w(T) - z|^2 <= sum of eta |g|^2, for slopes g of strongly convex
    functions: by(t) is gap(t) <= <g, w - z> - lambda/2 |w - z|^2."""
    total, squares = s.sum(gap), s.sum(lambda t: r.eta(t) * (r.g(t) @ r.g(t)))

    def away(t: Any) -> Any:
        return (r.w(t) - r.z) @ (r.w(t) - r.z)

    def step(t: Any) -> list[Any]:
        c, way = r.lam * (s.number(t) + 1), r.g(t) @ (r.w(t) - r.z)
        one = c * r.eta(t)
        unit = s.show(one == 1, r.rates(t), only=True)
        opened = s.show(
            c * away(t + 1) == c * away(t) - 2 * one * way + one * (r.eta(t) * (r.g(t) @ r.g(t))),
            r.moves(t),
            only=True,
        )
        first = s.show(one * way == way, unit, only=True)
        second = s.show(
            one * (r.eta(t) * (r.g(t) @ r.g(t))) == r.eta(t) * (r.g(t) @ r.g(t)), unit, only=True
        )
        moved = s.show(
            c * away(t + 1) == c * away(t) - 2 * way + r.eta(t) * (r.g(t) @ r.g(t)),
            opened, first, second, only=True,
        )  # fmt: skip
        return [moved, by(t)]

    summed = s.induction(
        lambda t: 2 * total(t) + r.lam * s.number(t) * away(t) <= squares(t),
        using=step,
        to=T,
        only=True,
    )(T)
    weight = s.show(r.lam * s.number(T) >= 0, r.known, only=True)
    left = s.show(r.lam * s.number(T) * away(T) >= 0, weight, s.positive(r.w(T) - r.z), only=True)
    return s.show(2 * total(T) <= squares(T), summed, left, only=True), (total, squares)


@proves("strongly-convex-distance-lemma", {"half": 4}, "Half of the bound.")
def strong_regret(s: Any, half: int = 2) -> None:
    """The distances cancel from step to step, as lambda t is 1/eta_t; F_t(w) - F_t(z) = gap(t)."""
    T, lam = s.natural("T", least=1), s.real("lambda")
    w, g, eta, gap = s.vectors("w"), s.vectors("g"), s.reals("eta"), s.reals("gap")
    r = SimpleNamespace(
        w=w, g=g, eta=eta, lam=lam, z=s.vector("z"), known=s.given(lam > 0),
        rates=s.given_each(lambda k: eta(k) * (lam * (s.number(k) + 1)) == 1, T),
        moves=s.given_each(lambda k: w(k + 1) == w(k) - eta(k) * g(k), T),
    )  # fmt: skip
    below = s.given_each(
        lambda t: gap(t) <= g(t) @ (w(t) - r.z) - lam / 2 * ((w(t) - r.z) @ (w(t) - r.z)), T
    )
    end, (total, squares) = regret(s, r, gap, below, T)
    s.claim(2, total(T) <= squares(T) / half, end, only=True)

"""Proofs about runs of subgradient steps, for every d and every number of steps.

Steps are counted from 0: w(0) is the start.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies

from margins.proofs.soft_margin import hinge


def path(s: Any) -> SimpleNamespace:
    """A run of T >= 1 subgradient steps on a function F that has a subgradient at each point of
    the run: F_t is its value at w(t), F' its value at z."""
    T = s.natural("T", least=1)
    w, g, eta, F = s.vectors("w"), s.vectors("g"), s.reals("eta"), s.reals("F")
    z, there = s.vector("z"), s.real("F_z")
    return SimpleNamespace(
        T=T,
        w=w,
        g=g,
        eta=eta,
        F=F,
        z=z,
        there=there,
        steps=s.given_each(lambda t: w(t + 1) == w(t) - eta(t) * g(t), T),
        sizes=s.given_each(lambda t: eta(t) > 0, T),
        below=s.given_each(lambda t: there >= F(t) + g(t) @ (z - w(t)), T),
        away=lambda t: (w(t) - z) @ (w(t) - z),
        eta_sum=s.sum(eta),
        squares=s.sum(lambda t: eta(t) * eta(t)),
        gaps=s.sum(lambda t: eta(t) * (F(t) - there)),
    )


def one_step(s: Any, r: SimpleNamespace, t: Any, square: int = 1) -> tuple[Any, Any]:
    """|w(t+1) - z|^2 against |w(t) - z|^2."""
    eta, g, gap = r.eta(t), r.g(t), r.F(t) - r.there
    scaled = s.show(eta * gap <= eta * (g @ (r.w(t) - r.z)), r.below(t), r.sizes(t), only=True)
    moved = s.show(
        r.away(t + 1) == r.away(t) - 2 * eta * (g @ (r.w(t) - r.z)) + eta * eta * (g @ g),
        r.steps(t),
        only=True,
    )
    said = r.away(t + 1) <= r.away(t) - 2 * eta * gap + square * eta * eta * (g @ g)
    return said, [scaled, moved]


@proves("subgradient-distance-lemma", {"square": 0}, "The square of the step is left out.")
def distance_lemma(s: Any, square: int = 1) -> None:
    """Expand the square and use the subgradient inequality."""
    r = path(s)
    s.claim_each(
        1,
        lambda t: one_step(s, r, t, square)[0],
        below=r.T,
        using=lambda t: one_step(s, r, t, square)[1],
        only=True,
    )


def summed(s: Any, r: SimpleNamespace) -> tuple[Any, Any, Any]:
    """2 sum eta (F_t - F(z)) <= R^2 + G^2 sum eta^2, with R = |w(0) - z|; and sum eta > 0."""
    G, R = s.real("G"), s.norm(r.w(0) - r.z)
    root = s.square_root(r.away(0), s.positive(r.w(0) - r.z), only=True)
    size = s.given(G >= 0)
    short = s.given_each(lambda t: r.g(t) @ r.g(t) <= G * G, r.T)

    def step(t: Any) -> list[Any]:
        eta = r.eta(t)
        said, known = one_step(s, r, t)
        scaled = s.show(
            eta * eta * (r.g(t) @ r.g(t)) <= eta * eta * (G * G), short(t), r.sizes(t), only=True
        )
        return [s.show(said, *known, only=True), scaled]

    total = s.induction(
        lambda t: 2 * r.gaps(t) + r.away(t) <= R * R + G * G * r.squares(t),
        root,
        using=step,
        to=r.T,
        only=True,
    )(r.T)
    positive = s.induction(
        lambda t: both(r.eta_sum(t) >= 0, implies(s.number(t) >= 1, r.eta_sum(t) > 0)),
        r.sizes,
        to=r.T,
        only=True,
    )(r.T)
    bound = R * R + G * G * r.squares(r.T)
    end = s.show(2 * r.gaps(r.T) <= bound, total, s.positive(r.w(r.T) - r.z), only=True)
    up = s.show(r.eta_sum(r.T) > 0, positive, only=True)
    return bound, [end, up], (R, G, size)


def no_larger(s: Any, least: Any, F: Any, T: Any, i: Any) -> Any:
    """The least of F(0), ..., F(T - 1) is at most F(i)."""
    by = s.induction(
        lambda k: implies(i < k, least(k) <= F(i)),
        s.inside(i, T),
        using=lambda k: [s.show(implies(i == k, F(i) == F(k)), only=True)],
        to=T,
        only=True,
    )
    return s.show(least(T) <= F(i), by(T), s.inside(i, T), only=True)


@proves("subgradient-distance-lemma", {"half": 4}, "Half of the bound.")
def best_iterate(s: Any, half: int = 2) -> None:
    """The least value, times the sum of the steps, is at most the sum of eta_t F_t."""
    r = path(s)
    bound, known, _ = summed(s, r)
    least = s.least(r.F)

    def term(t: Any) -> list[Any]:
        below = no_larger(s, least, r.F, r.T, t)
        gap = least(r.T) - r.there
        return [
            s.show(r.eta(t) * gap <= r.eta(t) * (r.F(t) - r.there), below, r.sizes(t), only=True)
        ]

    below = s.induction(
        lambda t: r.eta_sum(t) * (least(r.T) - r.there) <= r.gaps(t),
        using=term,
        to=r.T,
        only=True,
    )(r.T)
    s.claim(2, least(r.T) - r.there <= bound / (half * r.eta_sum(r.T)), below, *known, only=True)


@proves("subgradient-distance-lemma", {"half": 4}, "Half of the bound.")
def weighted_mean(s: Any, half: int = 2) -> None:
    """F has a subgradient h at the mean, so its value there is at most the mean of the values."""
    r = path(s)
    bound, known, _ = summed(s, r)
    mean, h, value = s.vector("w_mean"), s.vector("h"), s.real("F_mean")
    total = s.sum(lambda t: r.eta(t) * r.w(t))
    s.given(mean == (1 / r.eta_sum(r.T)) * total(r.T))
    above = s.given_each(lambda t: r.F(t) >= value + h @ (r.w(t) - mean), r.T)
    below = s.induction(
        lambda t: r.eta_sum(t) * (value - r.there - h @ mean) + h @ total(t) <= r.gaps(t),
        using=lambda t: [
            s.show(
                r.eta(t) * (value - r.there + h @ (r.w(t) - mean)) <= r.eta(t) * (r.F(t) - r.there),
                above(t),
                r.sizes(t),
                only=True,
            )
        ],
        to=r.T,
        only=True,
    )(r.T)
    centre = s.show(r.eta_sum(r.T) * (h @ mean) == h @ total(r.T), *known)
    s.claim(3, value - r.there <= bound / (half * r.eta_sum(r.T)), below, centre, *known, only=True)


@proves("subgradient-distance-lemma", {"one": 0}, "The steps need not add up to much.")
def converges(s: Any, one: int = 1) -> None:
    """If the sum A of the steps is large and the sum B of their squares small against it, so is the
    bound."""
    R, G, A, B, e = (s.real(name) for name in ("R", "G", "A", "B", "epsilon"))
    s.given(e > 0, A > 0, B > 0, R >= 0, G >= 0)
    s.given(e * A >= one * R * R, e * A >= G * G * B)
    s.claim(4, e >= (R * R + G * G * B) / (2 * A))


@proves("subgradient-distance-lemma", {"root": 2}, "The steps are R/(2 G sqrt T).")
def constant_steps(s: Any, root: int = 1) -> None:
    """T equal steps eta have the sums T eta and T eta^2."""
    T = s.natural("T", least=1)
    R, G, eta = s.real("R"), s.real("G"), s.real("eta")
    s.given(R > 0, G > 0)
    q = s.root(s.number(T))
    s.given(root * eta * G * q == R)
    n = s.number(T)
    A = s.sum(lambda t: eta + 0 * s.number(t))
    B = s.sum(lambda t: eta * eta + 0 * s.number(t))
    sums = s.induction(
        lambda t: both(A(t) == s.number(t) * eta, B(t) == s.number(t) * eta * eta),
        to=T,
        only=True,
    )(T)
    up = s.show(q > 0)
    size = s.show(eta > 0, up)
    same = s.show(G * G * n * eta * eta == R * R, up)
    s.claim(5, (R * R + G * G * B(T)) / (2 * A(T)) * q == R * G, sums, size, same, up)


@proves("bias-must-be-updated", {"least": 2}, "With b = 0 the total is at least 2.")
def frozen_bias(s: Any, least: int = 0) -> None:
    """The points 1 and 3, with the labels 1 and -1, on any line through the origin: e is its
    direction."""
    w, e = s.vector("w"), s.vector("e")
    s.given(e @ e == 1)
    total = hinge(w @ e) + hinge(-(w @ (3 * e)))
    four_thirds = s.number(4) / 3
    s.claim(1, total >= (least or four_thirds))
    s.claim(1, implies(w @ e == s.number(-1) / 3, total == four_thirds))
    s.claim(1, implies(total == four_thirds, w @ e == s.number(-1) / 3))
    v = -e
    s.claim(2, hinge(v @ e + 2) + hinge(-(v @ (3 * e) + 2)) == 0)

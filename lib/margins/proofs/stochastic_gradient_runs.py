"""Proofs about runs of steps on one example at a time, for every d and every number of steps.

u(t) is the signed point of the example of step t. Steps are counted from 0.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies

from margins.proofs.soft_margin import hinge

ONE_STEP = {"eta": 1, "rho": 1, "u0.0": 1, "s0": 1, "w1.0": 1}


def run(s: Any) -> SimpleNamespace:
    """A run of T >= 1 steps from 0 on losses h(<w, u(t)>), |u(t)| <= rho, with any kink rule:
    v(t) = -s(t) u(t)."""
    T = s.natural("T", least=1)
    w, u, share = s.vectors("w"), s.vectors("u"), s.reals("s")
    lam, rho = s.real("lambda"), s.real("rho")
    return SimpleNamespace(
        T=T,
        w=w,
        u=u,
        lam=lam,
        rho=rho,
        z=s.vector("z"),
        start=s.given(w(0) == s.zero),
        size=s.given(rho >= 0),
        balls=s.given_each(lambda t: u(t) @ u(t) <= rho * rho, T),
        shares=s.given_each(lambda t: fits(share(t), w(t) @ u(t)), T),
        v=lambda t: -share(t) * u(t),
        g=lambda t: lam * w(t) - share(t) * u(t),
        share=share,
    )


def fits(share: Any, m: Any) -> Any:
    """The share of a margin: 1 below 1, 0 above, between them at 1."""
    inside = both(share >= 0, share <= 1)
    return both(inside, implies(m < 1, share == 1), implies(m > 1, share == 0))


def short(s: Any, r: SimpleNamespace, t: Any) -> Any:
    """|v|^2 <= rho^2."""
    small = s.show(
        both(r.share(t) * r.share(t) <= 1, r.share(t) * r.share(t) >= 0), r.shares(t), only=True
    )
    identity = s.show(r.v(t) @ r.v(t) == r.share(t) * r.share(t) * (r.u(t) @ r.u(t)), only=True)
    known = [small, identity, r.balls(t), s.positive(r.u(t))]
    return s.show(r.v(t) @ r.v(t) <= r.rho * r.rho, *known, only=True)


def loss_gap(s: Any, r: SimpleNamespace, t: Any) -> Any:
    """h(<w, u>) - h(<z, u>) <= <v, w - z>."""
    return s.show(
        hinge(r.w(t) @ r.u(t)) - hinge(r.z @ r.u(t)) <= r.v(t) @ (r.w(t) - r.z),
        r.shares(t),
        only=True,
    )


def product(s: Any, p: Any, q: Any, a: Any, b: Any, *by: Any) -> Any:
    """<p, q> <= a b if |p|^2 <= a^2, |q|^2 <= b^2 and a, b >= 0; a step inside of others."""
    P, Q, A, B, c = (s.real(name) for name in "PQABc")
    given = both(P <= A * A, Q <= B * B, P >= 0, Q >= 0, A >= 0, B >= 0)
    first = s.show(
        implies(given, both(P * Q <= A * A * Q, A * A * Q <= A * A * (B * B))), only=True
    )
    square = s.show(
        implies(both(given, c * c <= P * Q), c * c <= (A * B) * (A * B)), first, only=True
    )
    positive = s.show(implies(given, A * B >= 0), only=True)
    said = both(c <= A * B, -c <= A * B)
    lemma = s.for_all(
        s.show(implies(both(given, c * c <= P * Q), said), square, positive, only=True),
        P, Q, A, B, c,
    )  # fmt: skip
    known = [s.cauchy_schwarz(p, q), s.positive(p), s.positive(q), *by]
    return s.show(
        both(p @ q <= a * b, -(p @ q) <= a * b), lemma(p @ p, q @ q, a, b, p @ q), *known, only=True
    )


def constant_step(s: Any, r: SimpleNamespace) -> Any:
    """Steps of the same size eta with eta lambda <= 1 stay in the ball: |lambda w| <= rho."""
    r.eta = s.real("eta")
    r.sizes = s.given(both(r.eta > 0, r.lam >= 0, r.eta * r.lam <= 1))
    r.steps = s.given_each(lambda t: r.w(t + 1) == r.w(t) - r.eta * r.g(t), r.T)

    def step(t: Any, now: Any) -> list[Any]:
        q = 1 - r.eta * r.lam
        p = r.lam * r.w(t)
        here = s.show(p @ p <= r.rho * r.rho, now, only=True)
        v = short(s, r, t)
        mixed = product(s, p, r.v(t), r.rho, r.rho, here, v, r.size)
        moved = s.show(
            (r.lam * r.w(t + 1)) @ (r.lam * r.w(t + 1))
            == q * q * (p @ p)
            - 2 * q * (r.eta * r.lam) * (p @ r.v(t))
            + (r.eta * r.lam) * (r.eta * r.lam) * (r.v(t) @ r.v(t)),
            r.steps(t),
            only=True,
        )
        e = r.eta * r.lam
        weights = s.show(both(q >= 0, e >= 0, q + e == 1), r.sizes, only=True)
        one = s.show(q * q * (p @ p) <= q * q * (r.rho * r.rho), here, only=True)
        two = s.show(
            -2 * q * e * (p @ r.v(t)) <= 2 * q * e * (r.rho * r.rho), mixed, weights, only=True
        )
        three = s.show(e * e * (r.v(t) @ r.v(t)) <= e * e * (r.rho * r.rho), v, only=True)
        whole = s.show(
            q * q * (r.rho * r.rho) + 2 * q * e * (r.rho * r.rho) + e * e * (r.rho * r.rho)
            == r.rho * r.rho,
            weights,
            only=True,
        )
        return [moved, one, two, three, whole]

    return s.induction(
        lambda t: (r.lam * r.w(t)) @ (r.lam * r.w(t)) <= r.rho * r.rho,
        r.start,
        r.size,
        using=step,
        to=r.T,
        only=True,
    )


def long_slope(s: Any, r: SimpleNamespace, t: Any, inside: Any) -> Any:
    """|lambda w + v|^2 <= 4 rho^2."""
    p, v = r.lam * r.w(t), short(s, r, t)
    here = s.show(p @ p <= r.rho * r.rho, inside(t), only=True)
    mixed = product(s, p, r.v(t), r.rho, r.rho, here, v, r.size)
    square = s.show(r.g(t) @ r.g(t) == p @ p + 2 * (p @ r.v(t)) + r.v(t) @ r.v(t), only=True)
    return s.show(r.g(t) @ r.g(t) <= 4 * (r.rho * r.rho), here, mixed, v, square, only=True)


@proves(
    "sgd-constant-step", {"twice": 1}, "The iterates stay in half of the ball.", ONE_STEP, (1, 1, 1)
)
def constant_step_bounded(s: Any, twice: int = 2) -> None:
    """A step takes lambda w to a mean of lambda w and -v, both in the ball of radius rho."""
    r = run(s)
    inside = constant_step(s, r)
    s.claim_each(
        1,
        lambda t: 4 * ((r.lam * r.w(t)) @ (r.lam * r.w(t))) <= twice * twice * (r.rho * r.rho),
        below=r.T,
        using=lambda t: [inside(t)],
        only=True,
    )
    s.claim_each(
        1,
        lambda t: r.g(t) @ r.g(t) <= 4 * (r.rho * r.rho),
        below=r.T,
        using=lambda t: [long_slope(s, r, t, inside)],
        only=True,
    )


@proves(
    "sgd-constant-step", {"twice": 0}, "The regret is at most R^2/(2 eta T).", ONE_STEP, (1, 1, 1)
)
def constant_step_regret(s: Any, twice: int = 2) -> None:
    """For the objectives of the drawn examples, in whatever order: the distance lemma, summed."""
    r = run(s)
    inside, T = constant_step(s, r), s.number(r.T)

    def cost(w: Any, t: Any) -> Any:
        return r.lam / 2 * (w @ w) + hinge(w @ r.u(t))

    gap_of = s.reals("gap")
    gaps = s.given_each(lambda t: gap_of(t) == cost(r.w(t), t) - cost(r.z, t), r.T)
    regret = s.sum(gap_of)

    def away(t: Any) -> Any:
        return (r.w(t) - r.z) @ (r.w(t) - r.z)

    def step(t: Any) -> list[Any]:
        norms = s.show(
            r.lam / 2 * (r.w(t) @ r.w(t)) - r.lam / 2 * (r.z @ r.z)
            == r.lam * (r.w(t) @ (r.w(t) - r.z)) - r.lam / 2 * away(t),
            only=True,
        )
        square = s.show(r.lam / 2 * away(t) >= 0, s.positive(r.w(t) - r.z), r.sizes, only=True)
        split = s.show(
            r.g(t) @ (r.w(t) - r.z) == r.lam * (r.w(t) @ (r.w(t) - r.z)) + r.v(t) @ (r.w(t) - r.z),
            only=True,
        )
        gap = s.show(
            gap_of(t) <= r.g(t) @ (r.w(t) - r.z),
            gaps(t), loss_gap(s, r, t), norms, square, split, only=True,
        )  # fmt: skip
        scaled = s.show(
            r.eta * gap_of(t) <= r.eta * (r.g(t) @ (r.w(t) - r.z)), gap, r.sizes, only=True
        )
        moved = s.show(
            away(t + 1)
            == away(t) - 2 * r.eta * (r.g(t) @ (r.w(t) - r.z)) + r.eta * r.eta * (r.g(t) @ r.g(t)),
            r.steps(t),
            only=True,
        )
        long = long_slope(s, r, t, inside)
        square = s.show(
            r.eta * r.eta * (r.g(t) @ r.g(t)) <= r.eta * r.eta * (4 * (r.rho * r.rho)),
            long, only=True,
        )  # fmt: skip
        said = 2 * r.eta * gap_of(t) + away(t + 1) <= away(t) + 4 * r.eta * r.eta * (r.rho * r.rho)
        return [s.show(said, scaled, moved, square, only=True)]

    total = s.induction(
        lambda t: (
            2 * r.eta * regret(t) + away(t)
            <= r.z @ r.z + s.number(t) * (4 * r.eta * r.eta * (r.rho * r.rho))
        ),
        r.start,
        using=step,
        to=r.T,
        only=True,
    )(r.T)
    end = s.show(
        2 * r.eta * regret(r.T) <= r.z @ r.z + T * (4 * r.eta * r.eta * (r.rho * r.rho)),
        total,
        s.positive(r.w(r.T) - r.z),
        only=True,
    )
    bound = r.z @ r.z + 2 * twice * (T * r.eta * r.eta * (r.rho * r.rho))
    s.claim(2, 2 * r.eta * regret(r.T) <= bound, end, only=True)
    s.prose(
        "This bounds the sum of the gaps for each order of the examples; divided by 2 eta T, its "
        "mean over all orders, with z = w*, is the statement."
    )

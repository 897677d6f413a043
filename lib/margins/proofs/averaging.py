"""Proofs of the chapter on averages: strong convexity, and the steps 1/(lambda t) in closed form.

Steps are counted from 0: w(k) is w_{k+1} of the text, and V(k) = v(0) + … + v(k - 1).
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, implies

from margins.proofs.soft_margin import hinge, sample

ONE_STEP = {"lambda": 1, "eta0": 1, "v0.0": 1, "w1.0": -1}


def strong(s: Any) -> SimpleNamespace:
    """The objective, with and without the mean loss L."""
    p = sample(s)
    s.at_least(1)
    b, lam, n = s.real("b"), s.real("lambda"), s.number(s.n)
    known = s.given(lam > 0)
    return SimpleNamespace(
        p=p, b=b, lam=lam, known=known, n=n, L=lambda w: p.S(w, b, s.n) / n,
        Phi=lambda w: lam / 2 * (w @ w) + p.S(w, b, s.n) / n,
    )  # fmt: skip


def mean_is_convex(s: Any, q: SimpleNamespace, w: Any, v: Any, t: Any) -> Any:
    """L((1 - t) w + t v) <= (1 - t) L(w) + t L(v) if 0 <= t <= 1."""
    p, b, z, part = q.p, q.b, (1 - t) * w + t * v, both(t >= 0, t <= 1)

    def one(k: Any) -> Any:
        here, there = p.m(w, b, k), p.m(v, b, k)
        margins = s.show(p.m(z, b, k) == (1 - t) * here + t * there, only=True)
        first = s.show(
            implies(part, both((1 - t) * hinge(here) >= 0,
                               (1 - t) * hinge(here) >= (1 - t) * (1 - here))),
            only=True,
        )  # fmt: skip
        second = s.show(
            implies(part, both(t * hinge(there) >= 0, t * hinge(there) >= t * (1 - there))),
            only=True,
        )
        said = hinge(p.m(z, b, k)) <= (1 - t) * hinge(here) + t * hinge(there)
        return s.show(implies(part, said), margins, first, second, only=True)

    total = s.induction(
        lambda k: implies(part, p.S(z, b, k) <= (1 - t) * p.S(w, b, k) + t * p.S(v, b, k)),
        using=lambda k: [one(k)],
        only=True,
    )(s.n)
    return s.show(implies(part, q.L(z) <= (1 - t) * q.L(w) + t * q.L(v)), total, only=True)


@proves("strong-convexity", {"twice": 2}, "The constant is 2 lambda.")
def strong_convexity(s: Any, twice: int = 1) -> None:
    """The loss is convex, and the square of the norm is a polynomial in t. The constant is that of
    lambda/2 |w|^2; with lambda = 2 lambda_2 it is part 4."""
    q = strong(s)
    w, v, t = s.vector("w"), s.vector("v"), s.real("t")
    part = s.given(both(t >= 0, t <= 1))
    convex = s.show(
        q.L((1 - t) * w + t * v) <= (1 - t) * q.L(w) + t * q.L(v),
        mean_is_convex(s, q, w, v, t),
        part,
        only=True,
    )
    z, half = (1 - t) * w + t * v, q.lam / 2
    norms = s.show(
        half * (z @ z)
        == (1 - t) * (half * (w @ w))
        + t * (half * (v @ v))
        - half * t * (1 - t) * ((v - w) @ (v - w)),
        only=True,
    )
    s.claim(
        1,
        q.Phi(z)
        <= (1 - t) * q.Phi(w) + t * q.Phi(v) - twice * half * t * (1 - t) * ((v - w) @ (v - w)),
        norms,
        convex,
        only=True,
    )
    s.claim(
        4,
        q.lam * (z @ z) + q.L(z)
        <= (1 - t) * (q.lam * (w @ w) + q.L(w))
        + t * (q.lam * (v @ v) + q.L(v))
        - q.lam * twice * t * (1 - t) * ((v - w) @ (v - w)),
        norms,
        convex,
        only=True,
    )


@proves("strong-convexity", {"twice": 2}, "The constant is 2 lambda.")
def strongly_above(s: Any, twice: int = 1) -> None:
    """Any subgradient g of the objective: if Phi(v) were lower, so would be a point at a small
    part t of the way from w to v. At the minimiser take g = 0."""
    q = strong(s)
    w, v, g = s.vector("w"), s.vector("v"), s.vector("g")
    below = s.given_all("V", lambda z: q.Phi(z) >= q.Phi(w) + g @ (z - w))
    rest = q.L(v) - q.L(w) - (g - q.lam * w) @ (v - w)
    far = q.lam / 2 * ((v - w) @ (v - w))
    c = s.real("c")
    z = (1 - c) * w + c * v
    norms = s.show(
        q.lam / 2 * (z @ z) == q.lam / 2 * (w @ w) + c * (q.lam * (w @ (v - w))) + c * c * far,
        only=True,
    )
    rise = s.show(g @ (z - w) == c * (g @ (v - w)), only=True)
    split = s.show(rest == q.L(v) - q.L(w) - g @ (v - w) + q.lam * (w @ (v - w)), only=True)
    convex = mean_is_convex(s, q, w, v, c)
    scaled = s.show(
        implies(both(c >= 0, c <= 1), c * (rest + c * far) >= 0),
        below(z), convex, norms, rise, split, only=True,
    )  # fmt: skip
    positive = s.show(implies(both(c > 0, c <= 1), rest + c * far >= 0), scaled, only=True)
    t = choose(either(rest >= 0, 2 * far <= -rest), 1, -rest / (2 * far))
    plus = s.show(far >= 0, s.positive(v - w), q.known)
    small = s.show(both(t > 0, t <= 1, implies(rest < 0, t * far < -rest)), plus, only=True)
    enough = s.show(rest >= 0, s.for_all(positive, c)(t), small, only=True)
    square = s.show(
        q.lam / 2 * (v @ v) == q.lam / 2 * (w @ w) + q.lam * (w @ (v - w)) + far, only=True
    )
    said = q.Phi(v) >= q.Phi(w) + g @ (v - w) + twice * far
    found = s.claim(2, said, enough, square, split, only=True)
    there = s.show(implies(g @ g == 0, g @ (v - w) == 0), s.cauchy_schwarz(g, v - w), only=True)
    s.claim(3, implies(g @ g == 0, q.Phi(v) >= q.Phi(w) + twice * far), found, there, only=True)


def steps(s: Any, shift: int = 0) -> SimpleNamespace:
    """w(k + 1) = w(k) - eta(k) (lambda w(k) + v(k)), with any vectors v(k) and the steps
    1/(lambda (k + 1 + shift))."""
    T, lam = s.natural("T", least=1), s.real("lambda")
    w, v, eta = s.vectors("w"), s.vectors("v"), s.reals("eta")
    r = SimpleNamespace(
        T=T,
        lam=lam,
        w=w,
        v=v,
        eta=eta,
        V=s.sum(v),
        known=s.given(lam > 0),
        rates=s.given_each(lambda k: eta(k) * (lam * (s.number(k) + 1 + shift)) == 1, T),
        moves=s.given_each(lambda k: w(k + 1) == w(k) - eta(k) * (lam * w(k) + v(k)), T),
    )
    r.apart = lambda k: (lam * (s.number(k) + shift)) * w(k) + r.V(k)
    return r


def stays(s: Any, r: SimpleNamespace, k: Any, shift: int = 0) -> Any:
    """|lambda (k + 1) w(k + 1) + V(k + 1)| = |lambda k w(k) + V(k)|, as these vectors differ by
    (1 - c eta) g with c = lambda (k + 1), and c eta = 1."""
    g, old = r.lam * r.w(k) + r.v(k), r.apart(k)
    one = r.lam * (s.number(k) + 1 + shift) * r.eta(k)
    d, x, z = (s.real(name) for name in "dxz")
    nothing = s.for_all(s.show(implies(both(x == 1, d == (1 - x) * z), d == 0), only=True), d, x, z)
    rest = 2 * (old @ g) + (1 - one) * (g @ g)
    more = r.apart(k + 1) @ r.apart(k + 1) - old @ old
    opened = s.show(more == (1 - one) * rest, r.moves(k), only=True)
    unit = s.show(one == 1, r.rates(k), only=True)
    return s.show(more == 0, nothing(more, one, rest), opened, unit, only=True)


@proves(
    "sgd-closed-form", {"late": 1}, "The sum is divided by lambda (t + 1).", ONE_STEP, (1, 1, 1)
)
def closed_form(s: Any, late: int = 0) -> None:
    """lambda k w(k) + V(k) is 0 for k = 0, and a step does not change its length."""
    r = steps(s)
    zero = s.induction(
        lambda k: r.apart(k) @ r.apart(k) == 0, using=lambda k: [stays(s, r, k)], to=r.T, only=True
    )
    k = s.index("k", r.T)
    c, t = r.lam * (s.number(k) + 1), s.number(k) + 1
    rate = s.show(both(r.eta(k) == 1 / c, c > 0), r.rates(k), r.known, only=True)
    shrink = s.show(1 - r.eta(k) * r.lam == s.number(k) / t, rate, r.known, only=True)
    moved = (1 - r.eta(k) * r.lam) * r.w(k) - r.eta(k) * r.v(k)
    gap = r.w(k + 1) - moved
    nothing = s.show(gap @ gap == 0, r.moves(k), only=True)
    new = s.same(r.w(k + 1), moved, nothing, only=True)
    printed = (s.number(k) / t) * r.w(k) - (1 / c) * r.v(k)
    s.claim_same(1, r.w(k + 1), printed, new, rate, shrink, only=True)
    e, new, U = r.eta(k), r.w(k + 1), r.V(k + 1)
    one, far = e * c, c * new + U
    unit = s.show(one == 1, r.rates(k), only=True)
    none = s.show(far @ far == 0, zero(k + 1), only=True)
    opened = s.show(
        e * e * (far @ far)
        == one * one * (new @ new) + 2 * (one * (e * (new @ U))) + e * e * (U @ U),
        only=True,
    )
    ones = [
        s.show(one * one * (new @ new) == new @ new, unit, only=True),
        s.show(one * (e * (new @ U)) == e * (new @ U), unit, only=True),
    ]
    nothing = s.show(e * e * (far @ far) == 0, none, only=True)
    rate = 1 / (r.lam * (s.number(k) + 2)) if late else e
    s.claim_same(2, new, -rate * U, opened, *ones, nothing, only=True)

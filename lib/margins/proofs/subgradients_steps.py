"""Proofs about the objective, its subgradients and one step along them, for every n and d."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, iff

from margins.proofs.duality import labels
from margins.proofs.soft_margin import hinge, sample


@proves("both-kink-rules-valid", {"slack": 1}, "The rule may stop at m <= 2.")
def both_rules(s: Any, slack: int = 0) -> None:
    """Whether the kink counts or not, the slopes lie below the hinge; v is any other normal, a any
    other offset."""
    p = sample(s)
    w, b, v, a, i = s.vector("w"), s.real("b"), s.vector("v"), s.real("a"), s.index("i")
    m = p.m(w, b, i)
    labels(s, p.y)
    rises = s.show((p.y(i) * p.x(i)) @ (v - w) + p.y(i) * (a - b) == p.m(v, a, i) - m, only=True)
    for rule in (m < 1, m <= 1 + slack):
        share = choose(rule, 1, 0)
        slope = share * ((p.y(i) * p.x(i)) @ (v - w) + p.y(i) * (a - b))
        s.claim(1, hinge(p.m(v, a, i)) >= hinge(m) - slope, rises, only=True)


@proves("both-kink-rules-valid", {"never": True}, "The steps are always the same.")
def rules_part(s: Any, never: bool = False) -> None:
    """Both steps differ by eta/n times the sum of the signed points on the kink."""
    p = sample(s)
    s.at_least(1)
    w, b, lam, eta = s.vector("w"), s.real("b"), s.real("lambda"), s.real("eta")
    size = s.given(eta > 0)
    labels(s, p.y)

    def signed(i: Any) -> Any:
        return p.y(i) * p.x(i)

    def total(rule: Any) -> Any:
        return s.sum(lambda i: choose(rule(p.m(w, b, i)), s.number(1), 0) * signed(i))

    strict, loose, kink = (
        total(rule) for rule in (lambda m: m < 1, lambda m: m <= 1, lambda m: m == 1)
    )

    def apart(k: Any) -> Any:
        return loose(k) - strict(k) - kink(k)

    n = s.number(s.n)
    none = s.induction(lambda k: apart(k) @ apart(k) == 0, only=True)(s.n)
    same = s.same(loose(s.n) - strict(s.n), kink(s.n), none, only=True)
    steps = [w - eta * (lam * w - (1 / n) * part(s.n)) for part in (strict, loose)]
    gap = (steps[1] - steps[0]) @ (steps[1] - steps[0])
    far = s.show(
        gap == (eta / n) * (eta / n) * ((loose(s.n) - strict(s.n)) @ (loose(s.n) - strict(s.n))),
        only=True,
    )
    on = s.show(
        (loose(s.n) - strict(s.n)) @ (loose(s.n) - strict(s.n)) == kink(s.n) @ kink(s.n),
        same,
        only=True,
    )
    scale = s.show(both(eta / n > 0, (eta / n) * (eta / n) > 0), size, only=True)
    said = iff(gap == 0, True if never else kink(s.n) @ kink(s.n) == 0)
    s.claim(2, said, far, on, scale, only=True)


@proves("objective-subgradient", {"twice": 1}, "Beside lambda_2 |w|^2 it has lambda_2 w.")
def objective_subgradient(s: Any, twice: int = 2) -> None:
    """Add up the subgradients of the losses; the rest of the norm term is a square. z and a are
    any other normal and offset, and v(i), c(i) subgradients of loss i."""
    p = sample(s)
    s.at_least(1)
    w, b, z, a = s.vector("w"), s.real("b"), s.vector("z"), s.real("a")
    v, c, n = s.vectors("v"), s.reals("c"), s.number(s.n)
    labels(s, p.y)
    lam, lam2 = s.real("lambda"), s.real("lambda2")
    sizes = s.given(both(lam >= 0, lam2 >= 0))
    below = s.given_each(
        lambda i: hinge(p.m(z, a, i)) >= hinge(p.m(w, b, i)) + v(i) @ (z - w) + c(i) * (a - b)
    )
    V, c_sum = s.sum(v), s.sum(c)
    rises = s.induction(
        lambda k: p.S(z, a, k) >= p.S(w, b, k) + V(k) @ (z - w) + c_sum(k) * (a - b),
        below,
        only=True,
    )(s.n)
    mean = s.show(
        p.S(z, a, s.n) / n
        >= p.S(w, b, s.n) / n + ((1 / n) * V(s.n)) @ (z - w) + (c_sum(s.n) / n) * (a - b),
        rises,
        only=True,
    )
    square = s.show((z - w) @ (z - w) >= 0, s.positive(z - w), only=True)
    for part, weight, slope in ((1, lam / 2, lam), (3, lam2, twice * lam2)):
        norms = s.show(
            weight * (z @ z)
            == weight * (w @ w) + (2 * weight) * (w @ (z - w)) + weight * ((z - w) @ (z - w)),
            only=True,
        )
        rest = s.show(weight * ((z - w) @ (z - w)) >= 0, square, sizes, only=True)
        said = weight * (z @ z) + p.S(z, a, s.n) / n >= weight * (w @ w) + p.S(w, b, s.n) / n + (
            slope * w + (1 / n) * V(s.n)
        ) @ (z - w) + (c_sum(s.n) / n) * (a - b)
        s.claim(part, said, norms, rest, mean, only=True)


@proves("objective-subgradient", {"half": 1}, "With lambda |w|^2 it has lambda w, too.")
def objective_subgradient_in_w(s: Any, half: int = 2) -> None:
    """With a fixed offset; z is any other normal, v(i) a subgradient of loss i in w alone."""
    p = sample(s)
    s.at_least(1)
    w, b, z, v, n = s.vector("w"), s.real("b"), s.vector("z"), s.vectors("v"), s.number(s.n)
    labels(s, p.y)
    lam = s.real("lambda")
    sizes = s.given(lam >= 0)
    below = s.given_each(lambda i: hinge(p.m(z, b, i)) >= hinge(p.m(w, b, i)) + v(i) @ (z - w))
    V = s.sum(v)
    rises = s.induction(lambda k: p.S(z, b, k) >= p.S(w, b, k) + V(k) @ (z - w), below, only=True)(
        s.n
    )
    mean = s.show(
        p.S(z, b, s.n) / n >= p.S(w, b, s.n) / n + ((1 / n) * V(s.n)) @ (z - w), rises, only=True
    )
    square = s.show(lam * ((z - w) @ (z - w)) >= 0, s.positive(z - w), sizes)
    identity = s.show(
        lam * (z @ z) == lam * (w @ w) + 2 * lam * (w @ (z - w)) + lam * ((z - w) @ (z - w)),
        only=True,
    )
    said = lam / half * (z @ z) + p.S(z, b, s.n) / n >= lam / half * (w @ w) + p.S(
        w, b, s.n
    ) / n + (lam * w + (1 / n) * V(s.n)) @ (z - w)
    s.claim(2, said, mean, square, identity, only=True)


@proves("subgradient-update-algebra", {"sign": -1}, "The data term has the other sign.")
def update_algebra(s: Any, sign: int = 1) -> None:
    """The sum of the subgradients is minus the sum of the signed points with a margin below 1."""
    p = sample(s)
    s.at_least(1)
    w, b, lam, eta, n = s.vector("w"), s.real("b"), s.real("lambda"), s.real("eta"), s.number(s.n)
    labels(s, p.y)

    def below(i: Any) -> Any:
        return choose(p.m(w, b, i) < 1, s.number(1), 0)

    each = s.sum(lambda i: lam * w - below(i) * (p.y(i) * p.x(i)))
    V = s.sum(lambda i: -below(i) * (p.y(i) * p.x(i)))
    ups = s.sum(lambda i: below(i) * (p.y(i) * p.x(i)))

    def first(k: Any) -> Any:
        return each(k) - (s.number(k) * lam) * w - V(k)

    def second(k: Any) -> Any:
        return V(k) + ups(k)

    zero = s.induction(lambda k: first(k) @ first(k) == 0, only=True)(s.n)
    opposite = s.induction(lambda k: second(k) @ second(k) == 0, only=True)(s.n)
    steps = [
        w - (eta / n) * each(s.n),
        w - eta * (lam * w + (1 / n) * V(s.n)),
        (1 - eta * lam) * w + (sign * eta / n) * ups(s.n),
    ]
    gap = steps[0] - steps[1]
    size = s.show(gap @ gap == (eta / n) * (eta / n) * (first(s.n) @ first(s.n)), only=True)
    s.claim_same(1, steps[0], steps[1], size, zero, only=True)
    gap = steps[1] - steps[2]
    size = s.show(gap @ gap == (eta / n) * (eta / n) * (second(s.n) @ second(s.n)), only=True)
    s.claim_same(2, steps[1], steps[2], *([size] if sign == 1 else []), opposite, only=True)

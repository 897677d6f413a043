"""Proofs of the chapter *Other losses*, for all margins and for every n."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, either, iff, implies

from margins.proofs import rounds
from margins.proofs.surrogates import square

COIN = {"D0": 0.5, "D1": 0.5, "y0": 1, "y1": 1, "h0": 1, "h1": -1, "D_prime0": 0.5, "D_prime1": 0.5}


@proves(
    "sensitive-to-outliers",
    {"mistakes": False},
    "Margins may be positive.",
    example={"W": 1, "delta": 1},
)
def sensitive_to_outliers(s: Any, mistakes: bool = True) -> None:
    """The logistic weight of a mistake is at least 1/2 and below 1; W is the weight of the rest."""
    M, c = s.real("M"), s.real("c")
    m = [s.real(name) for name in ("m1", "m2", "m3")]

    def weight(margin: Any) -> Any:
        return 1 / (1 + s.exp(margin))

    def bounds(margin: Any) -> Any:
        laws = [s.exp_increasing(margin, 0), s.exp_one_to_one(margin, 0), s.exp_zero()]
        power = s.show(implies(margin <= 0, s.exp(margin) <= 1), *laws, only=True)
        said = implies(margin <= 0, both(2 * weight(margin) >= 1, weight(margin) < 1))
        return s.show(said, power, s.exp_positive(margin), only=True)

    s.claim(1, implies(M >= 0, both(2 * weight(-M) >= 1, weight(-M) < 1)), bounds(-M), only=True)

    def wrong(*margins: Any) -> Any:
        return both(*(x <= 0 for x in margins)) if mistakes else margins[0] <= 0

    known = [bounds(x) for x in m]
    two, three = wrong(m[0], m[1]), wrong(*m)
    s.claim(3, implies(two, weight(m[0]) < 2 * weight(m[1])), *known, only=True)
    s.claim(3, implies(three, weight(m[0]) < weight(m[1]) + weight(m[2])), *known, only=True)
    worse = m[0] - s.ln(c + 1)
    power = [s.exp_ln(c + 1), s.exp_sum(s.ln(c + 1), -m[0]), s.exp_positive(-m[0])]
    s.claim(3, implies(c >= 0, s.exp(-worse) > c * s.exp(-m[0])), *power, only=True)
    own, rest, delta = weight(-M), s.real("W"), s.real("delta")
    s.claim(
        2,
        implies(rest > 0, own / (own + rest) < 1 / (1 + rest)),
        s.show(both(own > 0, own < 1), s.exp_positive(-M), only=True),
        only=True,
    )
    others = both(rest > 0, delta > 0)
    far = both(others, s.ln(rest / delta) < M)
    power = [s.exp_ln(rest / delta), s.exp_increasing(s.ln(rest / delta), M)]
    quotient = s.show(implies(others, both(rest / delta > 0)), only=True)
    larger = s.show(implies(far, s.exp(M) * delta > rest), quotient, *power, only=True)
    share = s.exp(M) / (s.exp(M) + rest)
    s.claim(2, implies(far, share > 1 - delta), larger, s.exp_positive(M), only=True)


@proves(
    "sensitive-to-outliers",
    {"mistakes": 2},
    "The first hypothesis errs on two points.",
    example=COIN,
    size=(2, 1, 0),
)
def half_for_one_mistake(s: Any, mistakes: int = 1) -> None:
    """The error is 1/n, and the weight 1/n of the mistake is divided by 2/n."""
    r = rounds.distribution(s)
    n, count = s.number(s.n), s.sum(lambda i: choose(r.h(i) != r.y(i), s.number(1), 0))
    equal = s.given_each(lambda i: r.w(i) * n == 1)
    one = s.given(count(s.n) == mistakes)
    counted = s.induction(lambda k: r.bad(k) * n == count(k), equal, only=True)
    error = s.show(r.e * n == 1, counted(s.n), one, r.sums, only=True)
    weights = rounds.divided(s, rounds.vote(s, r))
    s.claim_each(
        4,
        lambda i: implies(r.h(i) != r.y(i), 2 * r.new(i) == 1),
        weights,
        equal,
        error,
        r.known,
        only=True,
    )


@proves("stagewise-squared-residual", {"abstain": True}, "The hypothesis may be 0 at some points.")
def stagewise_squared_residual(s: Any, abstain: bool = False) -> None:
    """The loss is a quadratic function of the vote, with n in front of the square."""
    y, F, a, h, k = s.reals("y"), s.reals("F"), s.real("a"), s.reals("h"), s.reals("k")
    labels = s.given_each(lambda i: rounds.is_sign(y(i)))
    squares = s.sum(lambda i: square(y(i) - F(i)))
    s.claim_each(1, lambda i: y(i) * (2 * (1 - y(i) * F(i))) == 2 * (y(i) - F(i)), only=True)

    def total(h: Any) -> SimpleNamespace:
        """The loss L(F + a h) as a sum of squares of residuals."""
        loss = s.sum(lambda a, i: square(1 - y(i) * (F(i) + a * h(i))), over="R")
        fit = s.sum(lambda a, i: square(y(i) - F(i) - a * h(i)), over="R")
        same = s.induction(lambda j: loss(a, j) == fit(a, j), labels, only=True)(s.n)
        products = s.sum(lambda i: (y(i) - F(i)) * h(i))
        return SimpleNamespace(h=h, loss=loss, fit=fit, same=same, products=products)

    def values(v: Any) -> Any:
        return either(rounds.is_sign(v), v == 0) if abstain else rounds.is_sign(v)

    n = s.number(s.n)

    def stage(name: str, r: SimpleNamespace) -> SimpleNamespace:
        """The best vote of h, and the loss as a function of the vote."""
        signs = s.given_each(lambda i: values(r.h(i)))
        parts = s.induction(
            lambda j: r.fit(a, j) == squares(j) - 2 * a * r.products(j) + s.number(j) * (a * a),
            signs,
            only=True,
        )(s.n)
        r.best = s.let(name, r.products(s.n) / n)
        mean = s.show(r.best * n == r.products(s.n))
        said = r.loss(a, s.n) == squares(s.n) - 2 * a * r.products(s.n) + n * (a * a)
        value = s.for_all(s.show(said, r.same, parts, only=True), a)
        r.least, r.known = r.loss(r.best, s.n), [value(a), value(r.best), value(0), mean]
        drop = r.loss(0, s.n) - r.least
        r.drop = s.show(drop == n * square(r.best), *r.known, only=True)
        r.gain = s.show(drop == square(r.products(s.n)) / n, r.drop, mean, only=True)
        return r

    first, other = total(h), total(k)
    s.claim(1, first.loss(a, s.n) == first.fit(a, s.n), first.same, only=True)
    s.at_least(1)
    r, q = stage("a_bar", first), stage("b", other)
    s.claim(2, r.loss(a, s.n) - r.least == n * square(a - r.best), *r.known, only=True)
    s.claim(2, r.loss(0, s.n) - r.least == n * square(r.best), r.drop, only=True)
    start = s.show(r.loss(0, s.n) == q.loss(0, s.n), r.known[2], q.known[2], only=True)
    sizes = [absolute(r.products(s.n)), absolute(q.products(s.n))]
    order = s.show(iff(square(sizes[0]) >= square(sizes[1]), sizes[0] >= sizes[1]), only=True)
    s.claim(
        2, iff(r.least <= q.least, sizes[0] >= sizes[1]), start, r.gain, q.gain, order, only=True
    )
    s.prose("That the weight of a margin is 2(1 - m) is a derivative.")


@proves(
    "stagewise-squared-residual", {"scaled": False}, "The direction is zeta, of its own length."
)
def steepest_direction(s: Any, scaled: bool = True) -> None:
    """Cauchy-Schwarz: <zeta, h> <= |zeta| |h|, with equality only for a positive multiple."""
    zeta, h = s.vector("zeta"), s.vector("h")
    s.given(zeta @ zeta > 0, h @ h > 0)
    length, size = s.norm(h), s.norm(zeta)
    best = (length / size) * zeta if scaled else 1 * zeta
    positive = s.show(both(size > 0, length > 0))
    gap = h - (length / size) * zeta
    value = s.show((length / size) * (zeta @ zeta) == length * size, positive)
    apart = s.show(gap @ gap == 2 * (length * length) - 2 * (length / size) * (zeta @ h), positive)
    half = s.show(gap @ gap * size == 2 * length * (length * size - zeta @ h), apart, positive)
    s.claim(4, best @ best == h @ h, positive)
    s.claim(4, -(zeta @ h) >= -(zeta @ best), half, value, positive, s.positive(gap))
    s.claim_same(4, h, best, half, value, positive, when=zeta @ h == zeta @ best)


@proves("stagewise-squared-residual", {"divided": False}, "The response is zeta itself.")
def newton_step(s: Any, divided: bool = True) -> None:
    """Complete the square, point by point. In the responses u is exp(-m)."""
    zeta, bend, h = s.reals("zeta"), s.reals("c"), s.reals("h")
    positive = s.given_each(lambda i: bend(i) > 0)
    model = s.sum(lambda i: -zeta(i) * h(i) + bend(i) * square(h(i)) / 2)
    fit = s.sum(lambda i: bend(i) * square((zeta(i) / bend(i) if divided else zeta(i)) - h(i)))
    fixed = s.sum(lambda i: square(zeta(i)) / bend(i))
    whole = s.induction(lambda k: model(k) == fit(k) / 2 - fixed(k) / 2, positive, only=True)
    s.claim(6, model(s.n) == fit(s.n) / 2 - fixed(s.n) / 2, whole(s.n), only=True)
    y, u = s.real("y"), s.real("u")
    above = s.given(u > 0)
    s.claim(6, y * u / u == y, above, only=True)
    weight, second = u / (1 + u), u / ((1 + u) * (1 + u))
    s.claim(6, y * weight / second == y * (1 + u), above, only=True)
    s.prose("The first and second derivatives of the two losses are left to the text.")

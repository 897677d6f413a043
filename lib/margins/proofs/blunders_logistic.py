"""Proofs of the chapter on what a convex loss can get wrong: logistic regression."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, iff, implies

from margins.proofs.temperature import softplus
from margins.proofs.temperature_path import chord


@proves("logistic-small-loss-no-error", {"bound": 1}, "The total loss is below 1.", example={})
def small_loss(s: Any, bound: int = 0) -> None:
    """No loss is larger than the total, and a mistake costs at least ln 2."""
    m, two = s.reals("m"), s.ln(2)
    doubled = [s.exp_ln(2), s.exp_increasing(two, 0), s.exp_one_to_one(two, 0), s.exp_zero()]
    log = s.show(two > 0, *doubled, only=True)

    def loss(i: Any) -> Any:
        return s.ln(1 + s.exp(-m(i)))

    def facts(i: Any) -> list[Any]:
        k, power = softplus(s, -m(i))
        above = s.show(
            k > 0, power, s.exp_increasing(k, 0), s.exp_one_to_one(k, 0), s.exp_zero(), only=True
        )
        sign = [s.exp_increasing(0, -m(i)), s.exp_one_to_one(0, -m(i)), s.exp_zero()]
        rise = s.exp_ln(2), s.exp_increasing(k, two)
        dear = s.show(implies(m(i) <= 0, k >= two), power, *sign, *rise, only=True)
        return [above, dear]

    total = s.sum(loss)
    hits = s.sum(lambda i: choose(m(i) <= 0, s.number(1), 0))
    _, each = s.nonnegative_sum(total, loss, using=facts, only=True)
    small = total(s.n) < (bound or two)
    s.claim_each(
        1, lambda i: implies(small, m(i) > 0), using=lambda i: [each(i), *facts(i)], only=True
    )
    counted = s.induction(lambda k: hits(k) * two <= total(k), using=facts, only=True)(s.n)
    s.claim(2, hits(s.n) <= total(s.n) / two, counted, log, only=True)


@proves(
    "logistic-blunder",
    {"heavy": False},
    "The points may balance in any way.",
    example={"c": -1, "u0": -1},
)
def one_heavy_point(s: Any, heavy: bool = True) -> None:
    """E_i is the loss of the margin w u_i. It lies above its tangent at 0, with slope c < 0."""
    u, loss, w, c, start = s.reals("u"), s.reals("E"), s.real("w"), s.real("c"), s.real("l")
    s.given(c < 0)
    s.given_each(lambda i: loss(i) >= start + c * (w * u(i)))
    total, weight = s.sum(loss), s.sum(u)
    line = s.induction(lambda k: total(k) >= s.number(k) * start + c * (w * weight(k)), only=True)(
        s.n
    )
    if heavy:
        s.given(weight(s.n) < 0)
    right = s.show(implies(w >= 0, c * (w * weight(s.n)) >= 0))
    s.claim(1, implies(w >= 0, total(s.n) >= s.number(s.n) * start), line, right, only=True)
    s.prose("The derivative of the cost at w = 0 is c times the sum of the u_i, which is positive;")
    s.prose("so some w < 0 costs less.")


def tangent(s: Any, m: Any, at: Any) -> tuple[Any, Any, Any]:
    """ln(1 + exp(-m)) lies above its tangent: with the loss there, and the weight there."""
    k, power = softplus(s, -m)
    there, known = softplus(s, -at)
    share, d = s.exp(-at) / (1 + s.exp(-at)), at - m
    inside = s.show(both(share >= 0, share <= 1), known, only=True)
    step = s.exp_sum(-at, d)
    mixed = s.show(
        (1 + s.exp(-at)) * (1 - share + share * s.exp(d)) == 1 + s.exp(-m), step, known, only=True
    )
    below = s.show(
        s.exp(share * d) <= 1 - share + share * s.exp(d), chord(s, share, d), inside, only=True
    )
    product = s.show(
        s.exp(there) * s.exp(share * d) <= s.exp(k), below, mixed, power, known, only=True
    )
    whole = s.show(
        s.exp(there + share * d) <= s.exp(k), s.exp_sum(there, share * d), product, only=True
    )
    said = s.show(k >= there + share * d, whole, s.exp_increasing(k, there + share * d), only=True)
    return k, there, said


@proves("logistic-blunder", {"far": 1}, "The third point is at (1, 1/2).", example={"t": 1})
def ridge_on_separable_points(s: Any, far: int = 4) -> None:
    """u = (-1, 1/2) twice and (4, 1/2). On the line of the vectors (a, 2a), where the first margin
    is 0, the best has t = 5a with 5 C = t (1 + e^t). F lies above its tangent there."""
    t, p, q = (s.real(name) for name in ("t", "p", "q"))
    pos = s.given(t > 0)
    C = t * (1 + s.exp(t)) / 5
    best = s.show(both(t * (1 + s.exp(t)) == 5 * C, C > 0), pos, s.exp_positive(t), only=True)
    one, three = -p + q / 2, far * p + q / 2
    k1, zero, above = tangent(s, one, s.number(0))
    k3, there, beyond = tangent(s, three, t)
    share = s.exp(-t) / (1 + s.exp(-t))
    turn = s.show(
        both(share * (1 + s.exp(t)) == 1, s.exp(t) > 0),
        s.exp_inverse(t),
        s.exp_positive(t),
        s.exp_positive(-t),
        only=True,
    )
    a = t / 5
    force = s.show(a == C * share, best, turn, only=True)
    half = s.show(s.exp(-s.number(0)) == 1, s.exp_zero(), only=True)
    near = s.show(2 * k1 >= 2 * zero - one, above, half, only=True)
    cost = (p * p + q * q) / 2 + C * (2 * k1 + k3)
    base = (a * a + 4 * a * a) / 2 + C * (2 * zero + there)
    first = s.show(
        C * (2 * k1 + k3) >= C * (2 * zero - one + there + share * (t - three)),
        near,
        beyond,
        best,
        only=True,
    )
    away = (p - a) * (p - a) + (q - 2 * a) * (q - 2 * a)
    least = away / 2 - C * (1 - 3 * share) * one
    spare = C * (2 * k1 + k3) - C * (2 * zero - one + there + share * (t - three))
    rest = (C * share - a) * (t - three - 3 * one)
    split = s.show(cost - base - least == spare + rest, only=True)
    u, v = s.real("u"), s.real("v")
    nothing = s.for_all(s.show(implies(u == 0, u * v == 0), only=True), u, v)
    none = s.show(rest == 0, nothing(C * share - a, t - three - 3 * one), force, only=True)
    s.claim(2, cost - base >= least, split, none, first, only=True)
    two = s.ln(2)
    log = [
        s.exp_ln(2),
        s.exp_increasing(t, two),
        s.exp_increasing(two, t),
        s.exp_one_to_one(t, two),
    ]
    third = both(iff(3 * share > 1, s.exp(t) < 2), iff(3 * share == 1, s.exp(t) == 2))
    shares = s.show(third, turn, only=True)
    order = s.show(both(iff(t < two, s.exp(t) < 2), iff(t == two, s.exp(t) == 2)), *log, only=True)
    low = s.show(implies(t < two, 3 * two > 5 * C), best, pos, order, only=True)
    high = s.show(implies(t > two, 3 * two < 5 * C), best, pos, order, *log, only=True)
    even = s.show(implies(t == two, 3 * two == 5 * C), best, order, only=True)
    s.claim(2, iff(3 * share > 1, 3 * two > 5 * C), shares, order, low, high, even, only=True)
    s.claim(2, iff(3 * share == 1, 3 * two == 5 * C), shares, order, low, high, even, only=True)
    s.prose("So a w that costs no more than (a, 2a) has (1 - 3 sigma(-t)) m_1 >= 0.")
    s.prose("Every C > 0 has such a t. Unless 3 sigma(-t) = 1 the gradient at (a, 2a) is not 0, so")
    s.prose("the minimiser is another point, and the first margin has the sign of 1 - 3 sigma(-t).")


@proves(
    "logistic-blunder",
    {"third": 10},
    "The threshold of the hinge is the same at C = 1/10.",
    example={
        "C": "1/10",
        "alpha1": "1/10",
        "alpha2": "1/10",
        "alpha3": "1/10",
        "p": "1/5",
        "q": "3/20",
    },
)
def hinge_on_separable_points(s: Any, third: int = 3) -> None:
    """The multipliers of the hinge by kkt-trichotomy: alpha_i = C inside the street, 0 outside."""
    C, p, q = s.real("C"), s.real("p"), s.real("q")
    forces = [s.real(f"alpha{i}") for i in (1, 2, 3)]
    one, three = -p + q / 2, 4 * p + q / 2
    s.given(C > 0)
    for force, m in zip(forces, (one, one, three), strict=True):
        s.given(force >= 0, force <= C, implies(m < 1, force == C), implies(m > 1, force == 0))
    s.given(p == -forces[0] - forces[1] + 4 * forces[2])
    s.given(2 * q == forces[0] + forces[1] + forces[2])
    s.claim(3, iff(one > 0, third < 10 * C))
    s.claim(3, iff(one == 0, third == 10 * C))
    s.claim(3, implies(one >= 0, three > 0))

"""Proofs of the chapter on what a convex loss can get wrong: separable data."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies

from margins.proofs.temperature import softplus


@proves(
    "logistic-separable-behaviour",
    {"late": False},
    "It holds from the start.",
    example={"mu": 1, "epsilon": 1, "m0": 1, "t": 1},
    size=(1, 0, 0),
)
def separable(s: Any, late: bool = True) -> None:
    """m_i >= mu > 0 are the margins of a separating hyperplane, t times it has the margins t m_i;
    q_i are the margins of any other."""
    m, q, mu, t, epsilon = s.reals("m"), s.reals("q"), s.real("mu"), s.real("t"), s.real("epsilon")
    s.at_least(1)
    n = s.number(s.n)
    sides = s.given_each(lambda i: m(i) >= mu)
    s.given(epsilon > 0, mu > 0)
    s.given(t * mu > s.ln(n / epsilon) if late else t >= 0, t >= 0)

    def total(margin: Any) -> Any:
        return s.sum(lambda i: s.ln(1 + s.exp(-margin(i))))

    far, any_of = total(lambda i: t * m(i)), total(q)
    small = s.exp(-(t * mu))

    def at_most(i: Any) -> list[Any]:
        k, power = softplus(s, -(t * m(i)))
        low = s.show(k <= s.exp(-(t * m(i))), power, s.exp_tangent(k), only=True)
        order = s.show(-(t * m(i)) <= -(t * mu), sides(i), s.show(t >= 0), only=True)
        rise = s.exp_increasing(-(t * m(i)), -(t * mu)), s.exp_one_to_one(-(t * m(i)), -(t * mu))
        return [s.show(k <= small, low, order, *rise, only=True)]

    upper = s.induction(lambda k: far(k) <= s.number(k) * small, using=at_most, only=True)(s.n)
    level = s.ln(n / epsilon)
    ratio = s.show(n / epsilon > 0, s.show(both(n >= 1, epsilon > 0)), only=True)
    less = s.show(
        small < s.exp(-level),
        s.show(-(t * mu) < -level),
        s.exp_increasing(-(t * mu), -level),
        only=True,
    )
    inverse = s.show(
        n * s.exp(-level) == epsilon,
        s.exp_inverse(level),
        s.exp_ln(n / epsilon),
        ratio,
        s.show(both(n >= 1, epsilon > 0)),
        only=True,
    )
    s.claim(1, far(s.n) < epsilon, upper, less, inverse, s.show(n >= 1), only=True)

    def one(i: Any) -> list[Any]:
        k, power = softplus(s, -q(i))
        return [
            s.show(
                k > 0,
                power,
                s.exp_increasing(k, 0),
                s.exp_one_to_one(k, 0),
                s.exp_zero(),
                only=True,
            )
        ]

    def term(i: Any) -> Any:
        return s.ln(1 + s.exp(-q(i)))

    _, each = s.nonnegative_sum(any_of, term, using=one, only=True)
    some = s.index("p")
    s.claim(1, any_of(s.n) > 0, each(some), *one(some), only=True)

    def margins(i: Any) -> list[Any]:
        k, power = softplus(s, -q(i))
        rise = s.exp_increasing(k, any_of(s.n)), s.exp_one_to_one(k, any_of(s.n))
        return [s.show(s.exp(-q(i)) <= s.exp(any_of(s.n)) - 1, each(i), power, *rise, only=True)]

    s.claim_each(3, lambda i: s.exp(-q(i)) <= s.exp(any_of(s.n)) - 1, using=margins, only=True)
    two = s.ln(2)

    def positive(i: Any) -> list[Any]:
        (low,) = margins(i)
        rise = s.exp_increasing(any_of(s.n), two), s.exp_ln(2)
        signs = s.exp_increasing(0, -q(i)), s.exp_one_to_one(0, -q(i)), s.exp_zero()
        return [low, *rise, *signs]

    s.claim_each(2, lambda i: implies(any_of(s.n) < two, q(i) > 0), using=positive, only=True)

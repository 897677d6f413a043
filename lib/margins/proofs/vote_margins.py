"""Proofs of the chapter *Margins of a vote*, for every n and every T."""

from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, iff, implies

from margins.proofs import rounds, runs


@proves(
    "normalised-output",
    {"sizes": False},
    "The divisor is the sum of the votes, for any errors.",
    example={"epsilon0": 0.5, "h0": 1},
    size=(1, 1, 1),
)
def normalised_output(s: Any, sizes: bool = True) -> None:
    """Each vote adds at most its size to F, and its size is 0 only if the error is 1/2.
    $v$ and $u$ are the two quotients."""
    T, e, a, h = s.natural("T", least=1), s.reals("epsilon"), s.reals("a"), s.reals("h")
    inside = s.given_each(lambda t: both(e(t) > 0, e(t) < 1), T)
    votes = s.given_each(lambda t: a(t) == rounds.best_vote(s, e(t)), T)
    signs = s.given_each(lambda t: rounds.is_sign(h(t)), T)
    F, plain, size = s.sum(lambda t: a(t) * h(t)), s.sum(a), s.sum(lambda t: absolute(a(t)))
    large = s.sum(lambda t: choose(2 * e(t) >= 1, s.number(1), 0))
    other = s.sum(lambda t: choose(2 * e(t) != 1, s.number(1), 0))

    def sign(t: Any) -> list[Any]:
        known = rounds.at_best_vote(s, a(t), e(t), inside(t), votes(t))
        said, *reasons = rounds.vote_sign(s, a(t), e(t), known, inside(t))
        return [s.show(said, *reasons, only=True), signs(t)]

    known = s.induction(
        lambda t: both(
            F(t) <= size(t), -F(t) <= size(t), size(t) >= 0, large(t) >= 0, other(t) >= 0,
            implies(other(t) > 0, size(t) > 0), other(t) + large(t) >= s.number(t),
            implies(large(t) == 0, plain(t) == size(t)),
        ),
        using=sign,
        to=T,
        only=True,
    )(T)  # fmt: skip

    def output(part: int, when: Any, v: Any, divisor: Any) -> None:
        """v = F/divisor has the sign of F and lies in [-1, 1]."""
        quotient = s.given(implies(divisor != 0, v * divisor == F(T)))
        said = both(iff(v > 0, F(T) > 0), iff(v < 0, F(T) < 0), v >= -1, v <= 1)
        s.claim(part, implies(when, said), known, quotient, only=True)

    small, some = large(T) == 0, other(T) > 0
    divisor = size(T) if sizes else plain(T)
    s.claim(3, implies(some, divisor > 0), known, only=True)
    output(3, some, s.real("v"), divisor)
    s.claim(1, implies(small, plain(T) > 0), known, only=True)
    output(2, small, s.real("u"), plain(T))


@proves(
    "margin-distribution-bound",
    {"swapped": True},
    "The exponents 1 - theta and 1 + theta change places.",
    example={"y0": 1, "D0.0": 1},
    size=(1, 1, 0),
)
def margin_distribution_bound(s: Any, swapped: bool = False) -> None:
    """If y F <= theta sum |a|, then exp(theta sum a - y F) >= 1. Powers are exp of logarithms."""
    r, theta = runs.best_run(s, mean=True), s.real("theta")
    T, n, factors = r.T, s.number(s.n), runs.factors(s, r)
    small = s.given_each(lambda t: 2 * r.e(t) < 1, T)
    votes, sizes = s.sum(r.a), s.sum(lambda t: absolute(r.a(t)))

    def exponent(t: Any) -> Any:
        first, second = s.ln(r.e(t)), s.ln(1 - r.e(t))
        if swapped:
            first, second = second, first
        return ((1 - theta) * first + (1 + theta) * second) / 2

    bound = s.product(lambda t: 2 * s.exp(exponent(t)))

    def one(t: Any) -> list[Any]:
        e, a, p, q = r.e(t), r.a(t), s.ln(r.e(t)), s.ln(1 - r.e(t))
        logs = [s.exp_ln(e), s.exp_ln(1 - e), s.exp_ln((1 - e) / e), r.inside(t)]
        quotient = [s.exp_sum(s.ln((1 - e) / e), p), s.exp_one_to_one(s.ln((1 - e) / e) + p, q)]
        vote = s.show(2 * a == q - p, *logs, *quotient, r.vote(t), only=True)
        half = s.exp((p + q) / 2)
        square = s.show(
            half * half == e * (1 - e),
            s.exp_sum((p + q) / 2, (p + q) / 2),
            s.exp_sum(p, q),
            *logs,
            only=True,
        )
        root = s.show(
            r.Z(t) == 2 * half,
            square,
            s.exp_positive((p + q) / 2),
            factors(t),
            only=True,
        )
        power = s.exp_sum(theta * a, (p + q) / 2)
        same = s.exp_one_to_one(theta * a + (p + q) / 2, exponent(t))
        product = s.show(
            s.exp(theta * a) * half == s.exp(exponent(t)), power, same, vote, only=True
        )
        return [root, product, s.exp_sum(theta * votes(t), theta * a)]

    whole = s.induction(
        lambda t: bound(t) == s.exp(theta * votes(t)) * r.P(t),
        s.exp_zero(),
        using=one,
        to=T,
        only=True,
    )

    def positive(t: Any) -> list[Any]:
        by = [rounds.at_best_vote(s, r.a(t), r.e(t), r.inside(t), r.vote(t)), r.inside(t)]
        said, *reasons = rounds.vote_sign(s, r.a(t), r.e(t), *by)
        return [s.show(said, *reasons, only=True), small(t)]

    same = s.induction(lambda t: votes(t) == sizes(t), using=positive, to=T, only=True)(T)
    loss, level = r.mean, theta * sizes(T)

    def margin(i: Any) -> Any:
        return r.y(i) * r.F(i, T)

    def costs(i: Any) -> list[Any]:
        power = s.exp(level) * s.exp(-margin(i))
        said = both(power > 0, implies(margin(i) <= level, power >= 1))
        tangent = s.exp_tangent(level - margin(i))
        laws = [s.exp_sum(level, -margin(i)), tangent, s.exp_positive(level - margin(i))]
        return [s.show(said, *laws, only=True)]

    hits = s.sum(lambda i: choose(margin(i) <= level, s.number(1), 0))
    below = s.induction(lambda k: hits(k) <= s.exp(level) * r.loss(T, k), using=costs, only=True)

    total = s.show(
        bound(T) == s.exp(level) * r.P(T),
        whole(T),
        same,
        s.exp_one_to_one(level, theta * votes(T)),
        only=True,
    )
    s.claim(1, hits(s.n) / n <= bound(T), below(s.n), loss, total, only=True)

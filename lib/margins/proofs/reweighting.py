"""Proofs of the chapter *What the weights do*, for every n: one round."""

from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, iff, implies

from margins.proofs import rounds

COIN = {"D0": 0.5, "D1": 0.5, "y0": 1, "y1": 1, "h0": 1, "h1": -1, "D_prime0": 0.5, "D_prime1": 0.5}


@proves(
    "rational-weights",
    {"half": 1},
    "The vote is ln((1 - e)/e).",
    example=COIN,
    size=(2, 1, 0),
)
def rational_weights(s: Any, half: int = 2) -> None:
    """Both e exp(a) and (1 - e) exp(-a) are half of Z. $D$ and $D'$ are the weights before and
    after the round."""
    r = rounds.vote(s, rounds.distribution(s), half)
    weights = rounds.divided(s, r)
    s.claim_each(
        1,
        lambda i: (
            r.new(i) == choose(r.h(i) != r.y(i), r.w(i) / (2 * r.e), r.w(i) / (2 * (1 - r.e)))
        ),
        weights,
        only=True,
    )


@proves(
    "weights-move",
    {"positive": False},
    "Wrong weights grow in every round.",
    example=COIN,
    size=(2, 1, 0),
)
def weights_move(s: Any, positive: bool = True) -> None:
    """The factors are 1/(2 e) and 1/(2 (1 - e)), and the vote is positive if e < 1/2."""
    r = rounds.vote(s, rounds.distribution(s))
    weights = rounds.divided(s, r)
    said, *reasons = rounds.vote_sign(s, r.a, r.e, r.best, r.known)
    sign = s.show(said, *reasons, only=True)
    s.claim(1, iff(r.a > 0, 2 * r.e < 1), sign, only=True)
    s.claim(2, iff(r.a < 0, 2 * r.e > 1), sign, only=True)

    def grows(i: Any) -> Any:
        return both(
            implies(r.h(i) != r.y(i), r.new(i) > r.w(i)),
            implies(r.h(i) == r.y(i), r.new(i) < r.w(i)),
        )

    def falls(i: Any) -> Any:
        return both(
            implies(r.h(i) != r.y(i), r.new(i) < r.w(i)),
            implies(r.h(i) == r.y(i), r.new(i) > r.w(i)),
        )

    up = r.a > 0 if positive else r.a != 0
    s.claim_each(1, lambda i: implies(up, grows(i)), weights, sign, r.known, r.above, only=True)
    s.claim_each(
        2, lambda i: implies(r.a < 0, falls(i)), weights, sign, r.known, r.above, only=True
    )


@proves(
    "new-error-is-half",
    {"half": 1},
    "The vote is ln((1 - e)/e).",
    example=COIN,
    size=(2, 1, 0),
)
def new_error_is_half(s: Any, half: int = 2) -> None:
    """With any vote b the mistakes weigh e exp(b)/Z and the rest (1 - e) exp(-b)/Z."""
    r, b = rounds.distribution(s), s.real("b")
    e, norm, up, down = r.e, r.E(b, s.n), s.exp(b), s.exp(-b)
    inside = s.given(both(e > 0, e < 1))
    a = s.let("a", s.ln((1 - e) / e) / half)
    vote = s.show(a == s.ln((1 - e) / e) / half)

    def new(b: Any, i: Any) -> Any:
        return r.w(i) * s.exp(-b * r.y(i) * r.h(i)) / r.E(b, s.n)

    error = s.sum(lambda b, i: rounds.wrong(r.h(i), r.y(i), new(b, i)), over="R")
    products = s.sum(lambda b, i: new(b, i) * r.y(i) * r.h(i), over="R")
    powers = [s.exp_positive(b), s.exp_positive(-b)]
    value = s.show(
        both(norm == e * up + (1 - e) * down, norm > 0),
        rounds.split(s, r, b),
        r.sums,
        inside,
        *powers,
        only=True,
    )
    parts = s.induction(
        lambda k: both(
            error(b, k) * norm == r.bad(k) * up,
            products(b, k) * norm == (r.W(k) - r.bad(k)) * down - r.bad(k) * up,
        ),
        value,
        using=lambda k: [r.signs(k), rounds.at_signs(s, b, r.y(k), r.h(k), r.signs(k))],
        only=True,
    )(s.n)
    halves = s.show(
        both(
            iff(2 * error(b, s.n) == 1, e * up == (1 - e) * down),
            iff(products(b, s.n) == 0, e * up == (1 - e) * down),
        ),
        parts,
        value,
        r.sums,
        only=True,
    )
    best = rounds.at_best_vote(s, a, e, inside, vote)
    u = s.exp(a)
    root = s.show(
        iff(e * up == (1 - e) * down, up == u), best, *powers, s.exp_inverse(b), inside, only=True
    )
    once = [halves, root, s.exp_one_to_one(b, a)]
    said = both(iff(2 * error(b, s.n) == 1, b == a), iff(products(b, s.n) == 0, b == a))
    whole = s.show(said, *once, only=True)
    at_a = s.for_all(whole, b)(a)
    s.claim(1, both(2 * error(a, s.n) == 1, products(a, s.n) == 0), at_a, only=True)
    s.claim(2, said, whole, only=True)


@proves("problem-one-equality", {"abstain": True}, "The hypothesis may abstain, h = 0.")
def problem_one_equality(s: Any, abstain: bool = False) -> None:
    """Right points add their weights to the correlation, wrong ones subtract them."""
    r, g = rounds.distribution(s, abstain=abstain, zero=True), s.real("g")
    s.given(2 * g == 1 - 2 * r.e)
    z, known = r.products(s.n), rounds.correlation(s, r)
    good = s.sum(lambda i: choose(r.h(i) == r.y(i), r.w(i), 0))
    rest = s.induction(lambda k: good(k) == r.W(k) - r.bad(k), only=True)
    s.claim(1, both(z == 1 - 2 * r.e, z == 2 * g), known)
    s.claim(2, both(good(s.n) == (1 + 2 * g) / 2, good(s.n) == (1 + z) / 2), known, rest(s.n))


@proves("z-range-and-sign", {"zero": True}, "Weights may be 0.")
def correlation_range(s: Any, zero: bool = False) -> None:
    """The error is between 0 and 1, and it is 0 or 1 only if no point is wrong or right."""
    r = rounds.distribution(s, zero=zero)
    z, known = r.products(s.n), rounds.correlation(s, r)
    mistakes = s.sum(lambda i: choose(r.h(i) != r.y(i), s.number(1), 0))
    hits = s.sum(lambda i: choose(r.h(i) == r.y(i), s.number(1), 0))
    shares = s.induction(
        lambda k: both(
            r.bad(k) >= 0,
            r.bad(k) <= r.W(k),
            mistakes(k) >= 0,
            hits(k) >= 0,
            iff(mistakes(k) == 0, r.bad(k) == 0),
            iff(hits(k) == 0, r.bad(k) == r.W(k)),
        ),
        r.above,
        only=True,
    )(s.n)
    s.claim(1, both(z >= -1, z <= 1), known, shares)
    s.claim(2, both(iff(z == 1, mistakes(s.n) == 0), iff(z == -1, hits(s.n) == 0)), known, shares)


@proves(
    "z-range-and-sign",
    {"half": -2},
    "The vote is ln(e/(1 - e))/2.",
    example=COIN,
    size=(2, 1, 0),
)
def correlation_sign(s: Any, half: int = 2) -> None:
    """exp(2a) = (1 + r)/(1 - r) is larger than 1 exactly if r > 0."""
    r, b = rounds.distribution(s), s.real("b")
    z, known = r.products(s.n), rounds.correlation(s, r)
    s.claim(
        3,
        implies(absolute(z) == 1, (1 - z) * s.exp(2 * b) != 1 + z),
        s.exp_positive(2 * b),
        only=True,
    )
    rounds.vote(s, r, half)
    said, *reasons = rounds.vote_sign(s, r.a, r.e, r.best, r.known)
    sign = s.show(said, *reasons, only=True)
    s.claim(
        4,
        both(iff(r.a > 0, z > 0), iff(r.a < 0, z < 0), iff(r.a == 0, z == 0)),
        sign,
        known,
        only=True,
    )
    weights = rounds.divided(s, r)
    s.claim_each(
        5, lambda i: iff(r.new(i) == r.w(i), z == 0), weights, known, r.known, r.above, only=True
    )

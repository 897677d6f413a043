"""Proofs of the chapter *One step at a time* about the best pair of hypothesis and vote."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, either, iff, implies

from margins.proofs import rounds
from margins.proofs.exponential_loss import factor_sign, in_errors, only_best, pool_errors
from margins.proofs.rounds import best_vote

HALVES = {
    "omega0": 1, "omega1": 1, "y0": 1, "y1": 1, "h0.0": 1, "h0.1": -1, "h1.0": 1, "h1.1": -1,
    "epsilon0": 0.5, "epsilon1": 0.5,
}  # fmt: skip


def pair(s: Any) -> SimpleNamespace:
    """Two hypotheses j and k of a pool, and any vote b."""
    p = rounds.pool(s)
    p.j, p.k, p.b = s.index("j", p.m), s.index("k", p.m), s.real("b")
    p.sum = lambda j, a: p.E(j, a, s.n)
    return p


def both_best(s: Any) -> SimpleNamespace:
    """A pair, all errors of the pool between 0 and 1; the order of the two best sums."""
    p = pair(s)
    j, k, b, e, star = p.j, p.k, p.b, p.e, s.reals("a_star")
    inside = s.given_each(lambda j: both(e(j) > 0, e(j) < 1), p.m)
    votes = s.given_each(lambda j: star(j) == best_vote(s, e(j)), p.m)

    def square(j: Any) -> Any:
        return e(j) * (1 - e(j))

    def root(j: Any) -> Any:
        return s.root(square(j), later=True)

    def at_best(j: Any) -> list[Any]:
        known = s.show(
            both(e(j) > 0, e(j) < 1, star(j) == best_vote(s, e(j))), inside(j), votes(j), only=True
        )
        at = only_best(s, rounds.member(p, j), b, star(j), known)
        return [at.only, at.least, at.whole, at.root]

    p.best = s.show_each(
        lambda j: both(
            p.sum(j, b) >= p.sum(j, star(j)),
            implies(p.sum(j, b) == p.sum(j, star(j)), b == star(j)),
            p.sum(j, star(j)) == 2 * p.W(s.n) * root(j),
            root(j) > 0,
            root(j) * root(j) == square(j),
        ),
        below=p.m,
        using=at_best,
        only=True,
    )
    p.star, p.far = star, lambda j: absolute(1 - 2 * e(j))
    p.inside, p.votes = inside, votes
    ends = [p.best(j), p.best(k)]
    order = s.show(iff(root(j) <= root(k), square(j) <= square(k)), *ends, only=True)
    sums = s.show(
        iff(p.sum(j, star(j)) <= p.sum(k, star(k)), root(j) <= root(k)), p.total, *ends, only=True
    )
    away = s.show(iff(square(j) <= square(k), p.far(k) <= p.far(j)), only=True)
    said = iff(p.sum(j, star(j)) <= p.sum(k, star(k)), p.far(k) <= p.far(j))
    p.order = s.show(said, order, sums, away, only=True)
    back = s.show(
        iff(p.sum(k, star(k)) <= p.sum(j, star(j)), root(k) <= root(j)), p.total, *ends, only=True
    )
    p.back = s.show(
        implies(p.sum(k, star(k)) <= p.sum(j, star(j)), square(k) <= square(j)),
        back,
        *ends,
        only=True,
    )
    return p


@proves(
    "joint-argmin",
    {"least_error": True},
    "The hypothesis of least error is best, in every pool.",
    example=HALVES,
    size=(2, 1, 1),
)
def joint_argmin(s: Any, least_error: bool = False) -> None:
    """The best sum of h is 2 W sqrt(e(1 - e)), and e(1 - e) = 1/4 - (1/2 - e)^2."""
    p = both_best(s)
    j, k, b = p.j, p.k, p.b

    def far(j: Any) -> Any:
        return -p.e(j) if least_error else p.far(j)

    best, other, own = p.sum(j, p.star(j)), p.sum(k, b), p.sum(j, b)
    s.claim(1, implies(far(k) <= far(j), best <= other), p.order, p.best(k), only=True)
    s.claim(1, implies(own <= best, b == p.star(j)), p.best(j), only=True)
    best_of_k = p.sum(k, p.star(k))
    s.claim(1, implies(own <= best_of_k, far(k) <= far(j)), p.order, p.best(j), only=True)


@proves(
    "joint-argmin",
    {"closed": False},
    "The pool need not be closed under negation.",
    example=HALVES | {"epsilon_prime0": 0.5, "epsilon_prime1": 0.5},
    size=(2, 1, 1),
)
def closed_pool(s: Any, closed: bool = True) -> None:
    """A closed pool is h_t and -h_t, with errors e_t and 1 - e_t; h_j has the least of them."""
    p = both_best(s)
    j, k, b, e, nu = p.j, p.k, p.b, p.e, s.reals("epsilon_prime")
    wrong = s.sum(lambda k, i: rounds.wrong(-p.h(k, i), p.y(i), p.w(i)), over="N")
    rest = s.induction(
        lambda i: wrong(k, i) == p.W(i) - p.bad(k, i), using=lambda i: [p.signs(k, i)], only=True
    )
    turned = s.sum(lambda i: p.w(i) * s.exp(b * p.y(i) * -p.h(k, i)))
    same = s.induction(lambda i: turned(i) == p.E(k, b, i), only=True)
    s.claim(2, turned(s.n) == p.sum(k, b), same(s.n), only=True)
    errors = s.given_each(lambda k: nu(k) == wrong(k, s.n) / p.W(s.n), p.m)
    least = s.given_each(
        lambda k: both(e(j) <= e(k), e(j) <= nu(k)) if closed else e(j) <= e(k), p.m
    )
    other_error = s.claim(
        2, nu(k) == 1 - e(k), rest(s.n), errors(k), p.error(k), p.total, only=True
    )
    best, other, far = (
        p.sum(j, p.star(j)),
        p.sum(k, b),
        s.show(both(e(j) <= e(k), e(j) <= 1 - e(k)), least(k), other_error, only=True),
    )
    nearer = s.show(p.far(k) <= p.far(j), far, only=True)
    s.claim(2, best <= other, nearer, p.order, p.best(k), only=True)
    equal = s.show(
        implies(other <= best, e(k) * (1 - e(k)) <= e(j) * (1 - e(j))), p.back, p.best(k), only=True
    )
    own = implies(other <= best, b == p.star(k))
    known = s.show(own, nearer, p.order, p.best(k), only=True)
    ends = s.show(
        implies(other <= best, either(e(k) == e(j), 1 - e(k) == e(j))), equal, far, only=True
    )
    tie = either(both(b == p.star(j), e(k) == e(j)), both(b == -p.star(j), nu(k) == e(j)))
    votes = opposite_votes(s, p)
    s.claim(2, implies(other <= best, tie), ends, known, *votes, other_error, only=True)


def opposite_votes(s: Any, p: SimpleNamespace) -> list[Any]:
    """Equal errors have equal best votes; errors that sum to 1 have opposite ones."""
    first, second = ((1 - p.e(j)) / p.e(j) for j in (p.j, p.k))
    inside = [p.inside(p.j), p.inside(p.k)]
    odds = s.show(
        both(
            first > 0,
            second > 0,
            implies(p.e(p.k) == p.e(p.j), first == second),
            implies(1 - p.e(p.k) == p.e(p.j), first * second == 1),
        ),
        *inside,
        only=True,
    )
    a, b = s.ln(first), s.ln(second)
    powers = [s.exp_ln(first), s.exp_ln(second), s.exp_inverse(a)]
    once = [s.exp_one_to_one(a, b), s.exp_one_to_one(-a, b)]
    said = both(implies(p.e(p.k) == p.e(p.j), a == b), implies(1 - p.e(p.k) == p.e(p.j), b == -a))
    return [s.show(said, odds, *powers, *once, only=True), p.votes(p.j), p.votes(p.k)]


@proves(
    "joint-argmin",
    {"signs": True},
    "Votes may be negative.",
    example=HALVES | {"a_star": 0},
    size=(2, 1, 1),
)
def positive_votes(s: Any, signs: bool = False) -> None:
    """For a vote b > 0 less error is better; a hypothesis of least error is best at its vote."""
    p = pair(s)
    star = s.let("a_star", best_vote(s, p.e(p.j)))
    least = s.given_each(lambda k: p.e(p.j) <= p.e(k), p.m)
    known = s.given(both(p.e(p.j) > 0, p.e(p.j) < 1, star == best_vote(s, p.e(p.j))))
    said = best_pair(s, p, star, known, least(p.k), pool_errors(s, p, p.b))
    small = 2 * p.e(p.j) < 1
    allowed = small if signs else both(small, p.b >= 0)
    s.claim(3, implies(small, star > 0), said, only=True)
    best, other = p.sum(p.j, star), p.sum(p.k, p.b)
    s.claim(3, implies(allowed, best <= other), said, only=True)
    tie = both(p.b == star, p.e(p.k) == p.e(p.j))
    s.claim(3, implies(both(allowed, other <= best), tie), said, only=True)


def best_pair(s: Any, p: SimpleNamespace, star: Any, known: Any, least: Any, errors: Any) -> Any:
    """If e_j < 1/2, its vote is positive and no worse than b >= 0 for k, and better unless tied."""
    j, k, b, e = p.j, p.k, p.b, p.e
    at = only_best(s, rounds.member(p, j), b, star, known, errors(j))
    said, *reasons = rounds.vote_sign(s, star, e(j), at.known, known)
    small, sign = 2 * e(j) < 1, s.show(said, *reasons, only=True)
    gap = s.show(
        p.sum(k, b) - p.sum(j, b) == p.W(s.n) * (s.exp(b) - s.exp(-b)) * (e(k) - e(j)),
        errors(j),
        errors(k),
        only=True,
    )
    best, other = p.sum(j, star), p.sum(k, b)
    by = [gap, at.only, factor_sign(s, b), least, p.total]
    above = s.show(implies(b >= 0, best <= other), *by, only=True)
    tie = implies(both(small, b >= 0, other <= best), both(b == star, e(k) == e(j)))
    tied = s.show(tie, *by, sign, only=True)
    said = both(implies(small, star > 0), implies(b >= 0, best <= other), tie)
    return s.show(said, sign, above, tied, only=True)


@proves(
    "joint-argmin",
    {"signs": True},
    "Votes may be negative.",
    example=HALVES,
    size=(2, 1, 1),
)
def no_vote_helps(s: Any, signs: bool = False) -> None:
    """E - W = W (1 - exp(-b)) (e (exp(b) + 1) - 1), and exp(b) + 1 > 2."""
    p = pair(s)
    value, total = p.sum(p.k, p.b), p.W(s.n)
    large = s.given_each(lambda k: 2 * p.e(k) >= 1, p.m)
    known = no_better(s, p, in_errors(s, rounds.member(p, p.k), p.b))
    allowed = total > 0 if signs else p.b >= 0
    said = both(value >= total, iff(value == total, p.b == 0))
    s.claim(4, implies(allowed, said), known, large(p.k), only=True)


def no_better(s: Any, p: SimpleNamespace, at_k: Any) -> Any:
    """If e_k >= 1/2, then E(k, b) >= W for b >= 0, with equality for b = 0 only."""
    b, e, value, total, up = p.b, p.e(p.k), p.sum(p.k, p.b), p.W(s.n), s.exp(p.b)
    excess = total * ((up - 1) * (e * (up + 1) - 1))
    gap = s.show((value - total) * up == excess, at_k, s.exp_inverse(b), only=True)
    order = [s.exp_increasing(0, b), s.exp_one_to_one(b, 0), s.exp_zero(), s.exp_positive(b)]
    sign = s.show(both(implies(b > 0, up > 1), iff(b == 0, up == 1), up > 0), *order, only=True)
    large = 2 * e >= 1
    bracket = s.show(implies(both(large, up >= 1), e * (up + 1) >= 1), only=True)
    strict = s.show(implies(both(large, up > 1), e * (up + 1) > 1), only=True)
    said = both(value >= total, iff(value == total, b == 0))
    return s.show(
        implies(both(large, b >= 0), said), gap, sign, bracket, strict, p.total, only=True
    )

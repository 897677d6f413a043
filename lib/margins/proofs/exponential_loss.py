"""Proofs of the chapter *One step at a time*, for every n."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies

from margins.proofs import rounds

TWO_RIGHT = {"omega0": 1, "y0": 1, "h0.0": 1, "h1.0": 1}
ONE_RIGHT = {"omega0": 1, "y0": 1, "h0": 1}
HALF = {"omega0": 1, "y0": 1, "h0": 1, "omega1": 1, "y1": 1, "h1": -1}


@proves(
    "weight-recursion",
    {"sign": 1},
    "The update multiplies by e to the plus a y h.",
    example={"y0": 1, "h0.0": 1, "k0": 1},
    size=(1, 1, 1),
)
def weight_recursion(s: Any, sign: int = -1) -> None:
    """The exponential turns the sum F + a h into a product, for each point."""
    T = s.natural("T")
    y, k, a, b = s.reals("y"), s.reals("k"), s.reals("a"), s.real("b")
    h = s.table("h")
    F = s.sum(lambda i, t: a(t) * h(t, i), over="N")

    def omega(t: Any, i: Any) -> Any:
        return s.exp(-y(i) * F(i, t))

    s.claim_each(1, lambda i: omega(0, i) == 1, s.exp_zero(), only=True)
    s.claim_each(
        1,
        lambda i: omega(T + 1, i) == omega(T, i) * s.exp(sign * a(T) * y(i) * h(T, i)),
        using=lambda i: [s.exp_sum(-y(i) * F(i, T), -a(T) * y(i) * h(T, i))],
        only=True,
    )
    loss = s.sum(lambda t, i: s.exp(-y(i) * (F(i, t) + b * k(i))), over="N")
    weighted = s.sum(lambda t, i: omega(t, i) * s.exp(-b * y(i) * k(i)), over="N")
    same = s.induction(
        lambda j: loss(T, j) == weighted(T, j),
        using=lambda j: [s.exp_sum(-y(j) * F(j, T), -b * y(j) * k(j))],
        only=True,
    )
    s.claim(2, loss(T, s.n) == weighted(T, s.n), same(s.n))


@proves(
    "exp-loss-split",
    {"abstain": True},
    "The hypothesis may abstain, h = 0, at some points.",
    example=ONE_RIGHT,
    size=(1, 1, 1),
)
def exp_loss_split(s: Any, abstain: bool = False) -> None:
    """Each right point has the factor exp(-a), each wrong one exp(a); sum over the points."""
    r, a = rounds.sample(s, abstain=abstain), s.real("a")
    up, down, bad, whole = s.exp(a), s.exp(-a), r.bad(s.n), r.W(s.n)
    first = s.claim("all", r.E(a, s.n) == (up - down) * bad + down * whole, rounds.split(s, r, a))
    s.claim("all", r.E(a, s.n) == whole * (r.e * up + (1 - r.e) * down), first, rounds.shares(s, r))


def in_errors(s: Any, r: SimpleNamespace, a: Any) -> Any:
    """E(a) = W (e exp(a) + (1 - e) exp(-a)), W > 0 and 0 <= e <= 1."""
    value, whole, e = r.E(a, s.n), r.W(s.n), r.e
    said = both(value == whole * (e * s.exp(a) + (1 - e) * s.exp(-a)), whole > 0, e >= 0, e <= 1)
    return s.show(said, r.error(), rounds.split(s, r, a), rounds.shares(s, r), only=True)


def pool_errors(s: Any, p: SimpleNamespace, a: Any) -> Any:
    """The same for each hypothesis of a pool."""

    def said(j: Any) -> Any:
        W, e = p.W(s.n), p.e(j)
        value = W * (e * s.exp(a) + (1 - e) * s.exp(-a))
        return both(p.E(j, a, s.n) == value, W > 0, e >= 0, e <= 1)

    def reasons(j: Any) -> list[Any]:
        return [in_errors(s, rounds.member(p, j), a)]

    return s.show_each(said, below=p.m, using=reasons, only=True)


def factor_sign(s: Any, a: Any) -> Any:
    """exp(a) - exp(-a) has the sign of a."""
    gap = s.exp(a) - s.exp(-a)
    order = [s.exp_increasing(a, -a), s.exp_increasing(-a, a), s.exp_one_to_one(a, -a)]
    return s.show(both(iff(gap > 0, a > 0), iff(gap == 0, a == 0)), *order, only=True)


@proves(
    "argmin-h-is-weighted-error",
    {"positive": False},
    "For votes of any sign less error means a smaller sum.",
    example=TWO_RIGHT,
    size=(1, 1, 2),
)
def argmin_h_is_weighted_error(s: Any, positive: bool = True) -> None:
    """The difference of two sums is exp(a) - exp(-a) times the difference of the errors."""
    p, a = rounds.pool(s), s.real("a")
    j, q = s.index("j", p.m), s.index("k", p.m)
    h, k, at = rounds.member(p, j), rounds.member(p, q), pool_errors(s, p, a)
    value, F = h.E(a, s.n), k.E(a, s.n)
    known = [at(j), at(q), factor_sign(s, a)]
    gap = (s.exp(a) - s.exp(-a)) * p.W(s.n) * (h.e - k.e)
    difference = s.show(value - F == gap, *known, only=True)
    slope = (s.exp(a) - s.exp(-a)) * p.W(s.n)

    def ordered(vote: Any, sign: Any, order: Any) -> list[Any]:
        """The order of the sums and that of the errors, each from the other."""
        known_sign = s.show(implies(vote, sign), *known, only=True)
        both_ways = (order, value <= F), (value <= F, order)
        return [
            s.show(implies(both(vote, x), y), difference, known_sign, only=True)
            for x, y in both_ways
        ]

    up, down = ordered(a > 0, slope > 0, h.e <= k.e), ordered(a < 0, slope < 0, h.e >= k.e)
    vote = a > 0 if positive else a != 0
    s.claim(1, implies(vote, iff(value <= F, h.e <= k.e)), *up, only=True)
    s.claim(2, implies(a < 0, iff(value <= F, h.e >= k.e)), *down, only=True)
    s.claim(3, implies(a == 0, value == F), difference, *known, only=True)


@proves(
    "printed-min-equality-false",
    {"positive": False},
    "The vote may be negative.",
    example=TWO_RIGHT,
    size=(1, 1, 1),
)
def printed_min_equality_false(s: Any, positive: bool = True) -> None:
    """For a positive vote the sum grows with the error, and it is larger than W times the error."""
    p, a = rounds.pool(s), s.real("a")
    whole, up, down = p.W(s.n), s.exp(a), s.exp(-a)
    condition = a > 0 if positive else a != 0
    least_sum = s.least(lambda j: p.E(j, a, s.n))
    e = s.least(p.e)

    def one(j: Any) -> Any:
        return in_errors(s, rounds.member(p, j), a)

    def first(k: Any) -> Any:
        return implies(condition, least_sum(k) == whole * (down + (up - down) * e(k)))

    least = s.induction(
        lambda k: both(whole > 0, e(k) >= 0, e(k) <= 1, first(k)),
        one(0),
        factor_sign(s, a),
        using=lambda k: [one(k)],
        to=p.m,
        only=True,
    )(p.m)
    s.claim(1, first(p.m), least, only=True)
    one_up = [s.exp_increasing(0, a), s.exp_zero(), s.exp_positive(-a)]
    s.claim(2, implies(condition, least_sum(p.m) > whole * e(p.m)), least, *one_up, only=True)


def around_best(
    s: Any, r: SimpleNamespace, a: Any, c: Any, by: Any, errors: Any = None
) -> SimpleNamespace:
    """E(a) = 2 W sqrt(e(1 - e)) cosh(a - c), because of 0 < e < 1 and c = ln((1 - e)/e)/2."""
    e, whole = r.e, r.W(s.n)
    known = rounds.at_best_vote(s, c, e, by)
    q = s.root(e * (1 - e), later=True)
    root = s.square_root(e * (1 - e), by, only=True)
    half = s.show(
        both(e * s.exp(c) == q, (1 - e) * s.exp(-c) == q, q > 0), known, root, by, only=True
    )
    cosh = (s.exp(a - c) + s.exp(c - a)) / 2
    powers = [known, s.exp_sum(a, -c), s.exp_sum(c, -a)]
    said = both(r.E(a, s.n) == 2 * whole * q * cosh, whole > 0, q > 0)
    errors = errors or in_errors(s, r, a)
    around = s.show(said, errors, half, *powers, only=True)
    least = s.show(r.E(c, s.n) == 2 * whole * q, s.for_all(around, a)(c), s.exp_zero(), only=True)
    return SimpleNamespace(q=q, root=root, cosh=cosh, whole=around, known=known, least=least)


def only_best(
    s: Any, r: SimpleNamespace, a: Any, c: Any, by: Any, errors: Any = None
) -> SimpleNamespace:
    """E(a) >= E(c) = 2 W sqrt(e(1 - e)) for every a, and E(a) = E(c) for a = c only."""
    at = around_best(s, r, a, c, by, errors)
    value, best, u = r.E(a, s.n), r.E(c, s.n), s.exp(a - c)
    power = [s.exp_inverse(a - c), s.exp_positive(a - c)]
    square = s.show((2 * at.cosh - 2) * u == (u - 1) * (u - 1), *power, only=True)
    above = s.show(
        value - best == r.W(s.n) * at.q * (2 * at.cosh - 2), at.least, at.whole, only=True
    )
    excess = s.show(
        (value - best) * u == r.W(s.n) * at.q * ((u - 1) * (u - 1)), above, square, only=True
    )
    heavy = s.show(r.W(s.n) * at.q > 0, at.whole, only=True)
    more = s.show(r.W(s.n) * at.q * ((u - 1) * (u - 1)) >= 0, heavy, only=True)
    least = s.show(value >= best, excess, more, *power, only=True)
    there = s.show(implies(value == best, u == 1), excess, heavy, only=True)
    one = [s.exp_one_to_one(a - c, 0), s.exp_zero()]
    only = s.show(implies(value == best, a == c), there, *one, only=True)
    at.only = s.show(both(value >= best, implies(value == best, a == c)), least, only, only=True)
    return at


@proves(
    "optimal-vote",
    {"half": 1},
    "The best vote is ln((1 - e)/e), without the factor 1/2.",
    example=HALF,
    size=(2, 1, 0),
)
def optimal_vote(s: Any, half: int = 2) -> None:
    """At the best vote right and wrong points weigh the same; the sum is a cosh around it."""
    r, a = rounds.sample(s), s.real("a")
    e, value, whole = r.e, r.E(a, s.n), r.W(s.n)
    s.given(e > 0, e < 1)
    c = s.let("a_star", s.ln((1 - e) / e) / half)
    known = s.show(both(e > 0, e < 1, c == s.ln((1 - e) / e) / half))
    at = only_best(s, r, a, c, known)
    s.claim(1, value == 2 * whole * at.q * at.cosh, at.whole, only=True)
    s.claim(1, r.E(c, s.n) == 2 * whole * at.q, at.least, only=True)
    s.claim(
        1, both(value >= r.E(c, s.n), implies(value == r.E(c, s.n), a == c)), at.only, only=True
    )
    s.claim(1, *rounds.vote_sign(s, c, e, at.known, known), only=True)


@proves(
    "optimal-vote",
    {"perfect": False},
    "The hypothesis may have any error.",
    example=ONE_RIGHT | {"delta": 2},
    size=(1, 1, 0),
)
def no_best_vote(s: Any, perfect: bool = True) -> None:
    """If h is right everywhere, or nowhere, one term of the sum is missing: no vote is the best."""
    r, a, delta = rounds.sample(s), s.real("a"), s.real("delta")
    s.given(delta > 0)
    if perfect:
        s.given(either(r.e == 0, r.e == 1))
    whole = r.W(s.n)
    large = s.ln(2 * whole / delta)
    b = s.let("b", choose(r.e == 0, large, -large))
    at_a = in_errors(s, r, a)
    at_b = s.for_all(at_a, a)(b)
    s.claim(2, r.E(a, s.n) > 0, at_a, s.exp_positive(a), s.exp_positive(-a), only=True)
    once = [s.exp_one_to_one(b, large), s.exp_one_to_one(-b, large)]
    s.claim(2, r.E(b, s.n) < delta, at_b, s.exp_ln(2 * whole / delta), s.exp_inverse(b), *once)

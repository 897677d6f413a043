"""Proofs of the chapter *Paying for mistakes*: slack without a unit, with a price, on a budget."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, either, iff, implies, maximum

from margins.proofs.duality import labels
from margins.proofs.soft_margin import hinge, sample, with_or_without_bias


@proves("slackened-feasibility-vacuous", {"least": -1}, "Slacks may be negative, down to -1.")
def slackened_feasibility(s: Any, least: int = 0) -> None:
    """With threshold 0 any positive total slack is enough, and slacks 0 are feasible exactly if
    all margins are positive, with threshold 1 after scaling by t. k = 1 allows every b, any
    other k only b = 0."""
    p, n, t, epsilon = with_or_without_bias(s), s.number(s.n), s.real("t"), s.real("epsilon")
    w, b, xi, v, c = s.vector("w"), s.real("b"), s.reals("xi"), s.vector("v"), s.real("c")
    tiny, total = s.sum(lambda _: epsilon / (n + 1)), s.sum(xi)
    inverse = s.sum(lambda i: 1 / p.m(v, c, i))
    s.given(epsilon > 0)
    little = s.show(epsilon / (n + 1) > 0)
    s.claim_each(
        1, lambda i: both(p.m(s.zero, 0, i) > -(epsilon / (n + 1)), epsilon / (n + 1) >= 0), little
    )
    sums = s.induction(lambda k: tiny(k) == s.number(k) * (epsilon / (n + 1)), only=True)(s.n)
    s.claim(1, tiny(s.n) < epsilon, sums)
    signs = s.given_each(lambda i: xi(i) >= least)
    positive, terms = s.nonnegative_sum(total, xi, signs, only=True)
    s.claim(1, total(s.n) >= 0, positive, only=True)
    none = total(s.n) == 0
    s.claim_each(2, lambda i: implies(both(none, p.m(w, b, i) > -xi(i)), p.m(w, b, i) > 0), terms)
    s.claim_each(
        3, lambda i: implies(both(none, p.m(w, b, i) >= 1 - xi(i)), p.m(w, b, i) > 0), terms
    )
    separates = s.given_each(lambda i: p.m(v, c, i) > 0)
    s.claim_each(
        2, lambda i: implies(xi(i) == 0, both(p.m(v, c, i) > -xi(i), xi(i) >= 0)), separates
    )
    _, most = s.nonnegative_sum(inverse, lambda i: 1 / p.m(v, c, i), separates, only=True)
    s.claim_each(
        3, lambda i: implies(t == inverse(s.n), p.m(t * v, t * c, i) >= 1), most, separates
    )
    s.claim(3, implies(p.allowed(c), p.allowed(t * c)))
    s.prose("A linear program that is feasible and bounded attains its minimum.")
    labels(s, p.y)


@proves("soft-relative-unbounded", {"most": 1}, "Relative slacks are at most 1.")
def soft_relative_unbounded(s: Any, most: int = 2) -> None:
    """Slacks in units of M cost at most 2|c|n, so the value grows beyond every K. The g_i are the
    geometric margins, and xi' are slacks for margins -M."""
    g, xi, c, M, K = s.reals("g"), s.reals("xi"), s.real("c"), s.real("M"), s.real("K")
    n, total, other = s.number(s.n), s.sum(xi), s.reals("xi_prime")
    size, sum_other = s.sum(lambda i: absolute(g(i))), s.sum(other)
    far = size(s.n) + absolute(K) + 2 * absolute(c) * n + 1 == M
    positive, terms = s.nonnegative_sum(size, lambda i: absolute(g(i)), only=True)
    large = s.show(2 * absolute(c) * n >= 0, only=True)
    s.claim(2, implies(far, M > 0), positive, large, only=True)
    s.claim_each(2, lambda i: implies(far, absolute(g(i)) <= M), terms, large, only=True)
    width = s.given(M > 0)
    least = s.given_each(lambda i: xi(i) == maximum(0, 1 - g(i) / M))
    wide = s.given_each(lambda i: absolute(g(i)) <= M)
    inverse = s.show(both(M > 0, 1 / M > 0, M * (1 / M) == 1), width, only=True)
    s.claim_each(1, lambda i: both(g(i) >= M * (1 - xi(i)), xi(i) >= 0), least, inverse, only=True)
    two = s.show_each(lambda i: both(xi(i) >= 0, xi(i) <= most), least, wide, inverse, only=True)
    sums = s.induction(
        lambda k: both(total(k) >= 0, total(k) <= most * s.number(k)), two, only=True
    )(s.n)
    bound = s.claim(1, M - c * total(s.n) >= M - most * absolute(c) * n, sums, only=True)
    s.claim(2, implies(far, M - c * total(s.n) >= K), bound, positive, only=True)
    behind = s.given_each(lambda i: M * (1 - other(i)) <= -M)
    twice = s.show_each(lambda i: other(i) >= most, behind, width, only=True)
    all_two = s.induction(lambda k: sum_other(k) >= most * s.number(k), twice, only=True)(s.n)
    no_more = M - c * sum_other(s.n) <= M - most * absolute(c) * n
    s.claim(1, implies(c >= 0, no_more), all_two, only=True)


@proves("monotone-transform-breaks-sums", {"strict": False}, "Increasing, but not strictly.")
def monotone_transform(s: Any, strict: bool = True) -> None:
    """A and phi of A put two points into the same order; with a second summand they do not."""
    a1, a2, b1, b2 = s.real("A1"), s.real("A2"), s.real("phi1"), s.real("phi2")
    w = s.real("w")
    s.given(implies(a1 < a2, b1 < b2 if strict else b1 <= b2))
    s.given(implies(a2 < a1, b2 < b1 if strict else b2 <= b1))
    s.given(implies(a1 == a2, b1 == b2))
    s.claim(1, iff(a1 <= a2, b1 <= b2))
    s.claim(2, implies(w >= 0, both(w - w / 2 >= 0, iff(w - w / 2 == 0, w == 0))), only=True)
    v = s.real("v")
    s.claim(2, implies(both(w >= 0, w < v), w * w < v * v), only=True)
    parabola = w * w - w / 2
    s.claim(2, both(16 * parabola >= -1, iff(16 * parabola == -1, 4 * w == 1)), only=True)


@proves("soft-constrained-geometric", {"factor": 3}, "A budget below 3 min(n+, n-) forbids w = 0.")
def normal_not_zero(s: Any, factor: int = 2) -> None:
    """With w = 0 the smaller class pays at least 2 a point, and without b every point pays 1."""
    p, w, b, budget = sample(s), s.vector("w"), s.real("b"), s.real("s")
    plus, minus = (s.sum(lambda i, c=c: choose(p.y(i) == c, 1, 0)) for c in (1, -1))
    signs = s.given_each(lambda i: either(p.y(i) == 1, p.y(i) == -1))
    flat = w @ w == 0
    level = s.show_each(
        lambda i: implies(flat, w @ p.x(i) == 0),
        using=lambda i: [s.cauchy_schwarz(w, p.x(i))], only=True,
    )  # fmt: skip
    counted = s.induction(
        lambda k: both(
            implies(flat, p.S(w, b, k) == plus(k) * hinge(b) + minus(k) * hinge(-b)),
            plus(k) + minus(k) == s.number(k), plus(k) >= 0, minus(k) >= 0,
        ),
        signs, level, only=True,
    )(s.n)  # fmt: skip
    n_plus, n_minus = plus(s.n), minus(s.n)
    smaller = choose(n_plus <= n_minus, n_plus, n_minus)
    large = s.show(implies(flat, p.S(w, b, s.n) >= 2 * smaller), counted, only=True)
    within = both(p.S(w, b, s.n) <= budget, budget < factor * smaller)
    s.claim(1, implies(within, w @ w > 0), large, s.positive(w), only=True)
    alone = both(b == 0, p.S(w, b, s.n) <= budget, budget < s.number(s.n))
    s.claim(3, implies(alone, w @ w > 0), counted, s.positive(w), only=True)


def street(s: Any, p: SimpleNamespace, budget: Any, bounded: bool = True) -> SimpleNamespace:
    """A feasible point (v, c, M, xi) of the geometric problem, and t = 1/(M |v|)."""
    v, c, M, xi, t = s.vector("v"), s.real("c"), s.real("M"), s.reals("xi"), s.real("t")
    total = s.sum(xi)
    known = s.given(both(v @ v > 0, M > 0, p.allowed(c)))
    few = s.given(total(s.n) <= budget if bounded else budget >= 0)
    size = s.norm(v)
    scale = s.given(t * (M * size) == 1)
    root = s.show(both(size > 0, size * size == v @ v, t > 0, t * (M * size) == 1), known, scale)
    kept = s.given_each(lambda i: both(p.m(v, c, i) / size >= M * (1 - xi(i)), xi(i) >= 0))
    long = s.show_each(
        lambda i: both(p.m(v, c, i) >= M * size * (1 - xi(i)), xi(i) >= 0), kept, root, only=True
    )

    def paid(i: Any) -> Any:
        m = s.show(p.m(t * v, t * c, i) == t * p.m(v, c, i), only=True)
        least = s.show(t * p.m(v, c, i) >= 1 - xi(i), long(i), root, only=True)
        return s.show(hinge(p.m(t * v, t * c, i)) <= xi(i), m, least, long(i), only=True)

    less = s.induction(
        lambda k: p.S(t * v, t * c, k) <= total(k), using=lambda k: [paid(k)], only=True
    )(s.n)
    within = s.show(p.S(t * v, t * c, s.n) <= budget, less, few, only=True)
    length = s.show((t * v) @ (t * v) * (M * M) == 1, root, only=True)
    return SimpleNamespace(v=v, c=c, M=M, t=t, known=known, within=within, length=length)


@proves(
    "soft-constrained-geometric", {"bounded": False}, "The total relative slack is not bounded.",
    example={
        "x0.0": 1, "x1.0": -1, "y0": 1, "y1": -1, "k": 1, "w.0": 1, "v.0": 1, "M": 1, "t": 1
    }, size=(2, 1, 1),
)  # fmt: skip
def shortest_is_widest(s: Any, bounded: bool = True) -> None:
    """A shortest (w, b) within the budget gives a widest street, and 1/|w| is its M.
    k = 1 allows every b, any other k only b = 0."""
    p, w, b, budget = with_or_without_bias(s), s.vector("w"), s.real("b"), s.real("s")
    mine = s.given(both(w @ w > 0, p.allowed(b), p.S(w, b, s.n) <= budget))
    size = s.norm(w)
    root = s.show(both(size > 0, size * size == w @ w), mine)
    positive = s.show(1 / size > 0, root, only=True)
    below = s.show_each(lambda i: p.m(w, b, i) >= 1 - hinge(p.m(w, b, i)), only=True)

    def feasible(i: Any) -> Any:
        loss = hinge(p.m(w, b, i))
        return both(p.m(w, b, i) / size >= 1 / size * (1 - loss), loss >= 0)

    s.claim_each(2, feasible, below, positive, root, only=True)
    e = street(s, p, budget, bounded)
    least = s.given_all(
        "VR",
        lambda v, c: implies(both(p.allowed(c), p.S(v, c, s.n) <= budget), w @ w <= v @ v),
    )
    scaled = (e.t * e.v, e.t * e.c)
    shorter = s.show(w @ w <= scaled[0] @ scaled[0], least(*scaled), e.within, e.known, only=True)
    product = s.show(e.M * e.M * (w @ w) <= 1, shorter, e.length, e.known, only=True)
    small = s.show(e.M * size <= 1, product, root, e.known, only=True)
    s.claim(1, 1 / size >= e.M, small, root, only=True)
    s.claim(3, implies(p.k != 1, 1 / size >= e.M), small, root, only=True)
    s.prose("That a shortest pair exists is shown as in soft-always-feasible.")
    labels(s, p.y)


@proves(
    "soft-constrained-geometric", {"best": False}, "Any street within the budget will do.",
    example={
        "x0.0": 1, "x1.0": -1, "y0": 1, "y1": -1, "k": 1, "w.0": 1, "v.0": 1, "M": 1, "t": 1
    }, size=(2, 1, 1),
)  # fmt: skip
def widest_is_shortest(s: Any, best: bool = True) -> None:
    """A widest street, scaled by t = 1/(M |v|), is a shortest pair within the budget: all other
    pairs there have a street, so that M is at least 1/|v| for each of them."""
    p, w, b, budget = with_or_without_bias(s), s.vector("w"), s.real("b"), s.real("s")
    e = street(s, p, budget)
    u, a = e.t * e.v, e.t * e.c
    s.claim(2, both(p.S(u, a, s.n) <= budget, p.allowed(a)), e.within, e.known, only=True)
    size, length = s.norm(u), s.norm(w)
    root = s.show(both(size >= 0, size * size == u @ u))
    inverse = s.show(size * e.M == 1, root, e.length, e.known, only=True)
    s.claim(1, size == 1 / e.M, inverse, e.known, only=True)
    mine = s.given(both(w @ w > 0, p.allowed(b), p.S(w, b, s.n) <= budget))

    def wider(v: Any, c: Any) -> Any:
        inside = both(v @ v > 0, p.allowed(c), p.S(v, c, s.n) <= budget)
        return implies(inside, e.M * e.M * (v @ v) >= 1)

    widest = s.given_all("VR", wider)(w, b) if best else e.known
    shorter = s.show(u @ u <= w @ w, widest, mine, e.length, e.known, only=True)
    s.claim(2, size <= length, shorter, root, s.show(both(length >= 0, length * length == w @ w)))
    labels(s, p.y)

"""Proofs of the chapter *The box* about pairs of multipliers: exchange, no gap, the offset b."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, implies

from margins.proofs.soft_dual import gap, in_box, kinds, multipliers, sample, weak


def may_go_up(e: SimpleNamespace, a: SimpleNamespace, i: Any) -> Any:
    """There is room to raise alpha_i y_i."""
    return either(both(e.y(i) == 1, a.at(i) < e.C), both(e.y(i) == -1, a.at(i) > 0))


def may_go_down(e: SimpleNamespace, a: SimpleNamespace, i: Any) -> Any:
    """There is room to lower alpha_i y_i."""
    return either(both(e.y(i) == 1, a.at(i) > 0), both(e.y(i) == -1, a.at(i) < e.C))


def balanced(s: Any, bias: bool = True) -> SimpleNamespace:
    """A sample, multipliers of the box, balanced if there is a bias; who may go up or down; t_i."""
    e = sample(s)
    a = multipliers(s, e)
    box, free = in_box(s, e, a), s.given(a.balance == 0) if bias else e.price
    y, C, w = e.y, e.C, s.vector("w")
    combined = s.given(w == a.w)

    def up(i: Any) -> Any:
        return may_go_up(e, a, i)

    def down(i: Any) -> Any:
        return may_go_down(e, a, i)

    def t(i: Any) -> Any:
        return y(i) - w @ e.x(i)

    return SimpleNamespace(
        e=e, a=a, C=C, w=w, combined=combined, box=box, free=free, up=up, down=down, t=t
    )


def moved(s: Any, r: SimpleNamespace, i: Any, *others: Any) -> tuple[Any, Any, Any]:
    """The dual value if alpha_i y_i is raised by t, and lowered at the others; its change."""
    e, a, c, z = r.e, r.a, s.real("c"), s.vector("z")
    here = [f(j) for j in (i, *others) for f in (s.inside, e.labels)]

    def together(term: Any) -> Any:
        value = term(i)
        for j in others:
            value = value - term(j)
        return value

    def alpha(t: Any, k: Any) -> Any:
        return a.at(k) + e.y(k) * together(lambda j: choose(k == j, t, 0))

    total = s.sum(alpha, over="R")
    v = s.sum(lambda t, k: (alpha(t, k) * e.y(k)) * e.x(k), over="R")

    def jumps(old: Any, new: Any, term: Any) -> Any:
        """The sums differ by c term(j), from the index j on."""

        def alike(k: Any) -> list[Any]:
            return [s.show(implies(j == k, term(j) == term(k)), only=True) for j in (i, *others)]

        return s.induction(
            lambda k: new(k) == old(k) + together(lambda j: choose(j < k, c * term(j), 0)),
            *here,
            using=alike,
            only=True,
        )(s.n)

    way = together(e.x)
    sums = jumps(a.total, lambda k: total(c, k), e.y)
    along = jumps(lambda k: z @ a.v(k), lambda k: z @ v(c, k), lambda i: z @ e.x(i))
    there = a.w + c * way
    along = s.for_all(s.show(z @ v(c, s.n) == z @ there, along, *here, only=True), z)
    arrived = s.same(v(c, s.n), there, along(v(c, s.n) - there), only=True)

    def dual(t: Any) -> Any:
        return total(t, s.n) - v(t, s.n) @ v(t, s.n) / 2

    said = dual(c) == a.dual + c * together(r.t) - c * c / 2 * (way @ way)
    return dual, s.for_all(s.show(said, arrived, sums, r.combined, *here, only=True), c), way


@proves("dual-pair-exchange", {"best": False}, "Any balanced point of the box will do.")
def pair_move(s: Any, best: bool = True) -> None:
    """If no move of the pair p, q raises the dual value, then t_p <= t_q. The moved multipliers are
    balanced and in the box."""
    r = balanced(s)
    i, j, at, y, C = s.index("p"), s.index("q"), r.a.at, r.e.y, r.C
    s.given(r.up(i), r.down(j))
    dual, change, way = moved(s, r, i, j)

    def inside(t: Any) -> Any:
        first, second = at(i) + t * y(i), at(j) - t * y(j)
        return both(t > 0, first >= 0, first <= C, second >= 0, second <= C)

    def optimal(t: Any) -> Any:
        return implies(inside(t), dual(t) <= r.a.dual if best else t > 0)

    none_better = s.given_all("R", optimal)
    step = (r.t(i) - r.t(j)) / (way @ way + 1)
    for room in (choose(y(i) == 1, C - at(i), at(i)), choose(y(j) == 1, at(j), C - at(j))):
        step = choose(step <= room, step, room)
    reasons = (change(step), none_better(step), s.positive(way))
    s.claim("all", r.t(i) <= r.t(j), *reasons, at=(i, j))
    t, here = s.real("t"), [f(j) for j in (i, j) for f in (s.inside, r.e.labels)]

    def new(k: Any) -> Any:
        return at(k) + y(k) * (choose(k == i, t, 0) - choose(k == j, t, 0))

    balance = s.sum(lambda k: new(k) * y(k))
    sums = s.induction(
        lambda k: balance(k) == r.a.sums(k) + choose(i < k, t, 0) - choose(j < k, t, 0),
        *here,
        only=True,
    )(s.n)
    s.claim("all", balance(s.n) == 0, sums, r.free, *here, only=True)
    s.claim_each(
        "all",
        lambda k: implies(inside(t), both(new(k) >= 0, new(k) <= C)),
        *here,
        using=lambda k: [s.show(implies(m == k, new(m) == new(k)), only=True) for m in (i, j)],
        only=True,
    )


def middle(s: Any, r: SimpleNamespace) -> SimpleNamespace:
    """Pairs in order leave no gap: b is the largest t_i of those that may go up."""
    e, a, n = r.e, r.a, s.n
    lowest = s.least(r.t)

    def chosen(i: Any) -> Any:
        return -choose(r.up(i), r.t(i), lowest(n))

    largest = s.least(chosen)
    b = s.let("b", -largest(n))
    named = s.show(-largest(n) == b)

    def below(least: Any, term: Any, i: Any) -> Any:
        """The least is at most term i."""
        return s.induction(
            lambda k: either(i >= k, least(k) <= term(i)),
            s.inside(i),
            using=lambda k: [s.show(implies(i == k, term(i) == term(k)), only=True)],
            only=True,
        )(n)

    def under(j: Any) -> Any:
        return s.induction(
            lambda k: implies(r.down(j), largest(k) >= -r.t(j)),
            r.order(0, j),
            below(lowest, r.t, j),
            s.inside(j),
            using=lambda k: [r.order(k, j)],
            only=True,
        )(n)

    ups = s.show_each(
        lambda i: implies(r.up(i), b >= r.t(i)),
        using=lambda i: [below(largest, chosen, i), s.inside(i), named],
        only=True,
    )
    downs = s.show_each(
        lambda j: implies(r.down(j), b <= r.t(j)), using=lambda j: [under(j), named], only=True
    )
    fits = s.show_each(lambda i: kinds(e, a, r.w, b, i), ups, downs, only=True)
    g = gap(s, e, a, r.w, b)
    nothing = s.induction(lambda k: g.rest(k) == 0, fits, only=True)
    reasons = (g.identity, nothing(n), r.free, r.combined)
    return SimpleNamespace(b=b, equal=s.show(e.cost(r.w, b) == a.dual, *reasons, only=True))


def in_order(s: Any, r: SimpleNamespace, stated: bool) -> Any:
    """t_i <= t_j whenever i may go up and j may go down."""
    s.at_least(1)
    return s.given_each(
        lambda i, j: implies(both(r.up(i), r.down(j)), r.t(i) <= r.t(j)) if stated else r.C > 0,
        s.n,
        s.n,
    )


@proves("dual-pair-exchange", {"stated": False}, "Any balanced point of the box is best.")
def pairs_in_order(s: Any, stated: bool = True) -> None:
    """If all pairs are in order, no other multipliers have a larger dual value."""
    r = balanced(s)
    r.order = in_order(s, r, stated)
    here = middle(s, r)
    other = multipliers(s, r.e, "alpha_prime")
    box, free = in_box(s, r.e, other), s.given(other.balance == 0)
    bound = weak(s, r.e, other, box, r.w, here.b, free).bound
    s.claim("all", other.dual <= r.a.dual, bound, here.equal, only=True)


@proves("soft-strong-duality", {"stated": False}, "Any balanced point of the box has no gap.")
def soft_strong_duality(s: Any, stated: bool = True) -> None:
    """With a bias, multipliers with all pairs in order have the value of the cheapest street, and
    no others have more. By dual-pair-exchange the pairs of a maximiser are in order."""
    r = balanced(s)
    r.order = in_order(s, r, stated)
    here = middle(s, r)
    v, c, D = s.vector("w_prime"), s.real("b_prime"), s.let("D", r.a.dual)
    named = s.show(r.a.dual == D)
    P, cost = r.e.cost(r.w, here.b), r.e.cost(v, c)
    bound = weak(s, r.e, r.a, r.box, v, c, r.free).bound
    s.claim(2, P == D, here.equal, named, only=True)
    s.claim(1, cost >= P, bound, here.equal, only=True)
    other = multipliers(s, r.e, "alpha_prime")
    box, free = in_box(s, r.e, other), s.given(other.balance == 0)
    bound = weak(s, r.e, other, box, r.w, here.b, free).bound
    s.claim(2, other.dual <= D, bound, here.equal, named, only=True)
    s.prose("A maximiser of the dual exists by compactness.")


@proves("soft-strong-duality", {"best": False}, "Any point of the box has no gap.")
def soft_strong_duality_without_bias(s: Any, best: bool = True) -> None:
    """Without bias, if no move of one multiplier raises the dual value, there is no gap. The first
    two claims hold for every p; this is what the others assume."""
    r = balanced(s, bias=False)
    i, at, y, C = s.index("p"), r.a.at, r.e.y, r.C
    dual, change, way = moved(s, r, i)

    def optimal(t: Any) -> Any:
        first = at(i) + t * y(i)
        return implies(both(first >= 0, first <= C), dual(t) <= r.a.dual if best else t * t >= 0)

    none_better = s.given_all("R", optimal)
    up, down = choose(y(i) == 1, C - at(i), at(i)), choose(y(i) == 1, at(i), C - at(i))
    step = r.t(i) / (way @ way + 1)
    claims = ((up, 1, implies(r.up(i), r.t(i) <= 0)), (down, -1, implies(r.down(i), r.t(i) >= 0)))
    for room, sense, said in claims:
        c = sense * choose(sense * step <= room, sense * step, room)
        s.claim(2, said, change(c), none_better(c), s.positive(way), at=(i,))
    if best:
        s.given_each(lambda i: both(implies(r.up(i), r.t(i) <= 0), implies(r.down(i), r.t(i) >= 0)))
    g, v, D = gap(s, r.e, r.a, r.w, 0), s.vector("w_prime"), s.let("D", r.a.dual)
    nothing = s.induction(lambda k: g.rest(k) == 0, only=True)(s.n)
    named = s.show(r.a.dual == D)
    equal = s.claim(2, r.e.cost(r.w, 0) == D, g.identity, nothing, r.combined, named, only=True)
    bound = weak(s, r.e, r.a, r.box, v, 0, r.free).bound
    s.claim(1, r.e.cost(r.w, 0) <= r.e.cost(v, 0), bound, equal, named, only=True)
    other = multipliers(s, r.e, "alpha_prime")
    bound = weak(s, r.e, other, in_box(s, r.e, other), r.w, 0, r.e.price).bound
    s.claim(2, other.dual <= D, bound, equal, named, only=True)
    s.prose("A maximiser of the dual exists by compactness.")

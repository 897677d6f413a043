"""Proofs of the chapter *The box* about pairs of multipliers: exchange, no gap, the offset b."""

from functools import partial
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
    """A sample, multipliers of the box, balanced if there is a bias; who may go up or down; b_i."""
    e = sample(s)
    a = multipliers(s, e)
    box, free = in_box(s, e, a), s.given(a.balance == 0) if bias else e.price
    y, C, w = e.y, e.C, s.vector("w")
    combined = s.given(w == a.w)

    return SimpleNamespace(
        e=e,
        a=a,
        C=C,
        w=w,
        combined=combined,
        box=box,
        free=free,
        up=partial(may_go_up, e, a),
        down=partial(may_go_down, e, a),
        t=lambda i: y(i) - w @ e.x(i),
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
    """If no move of the pair p, q raises the dual value, then b_p <= b_q. The moved multipliers are
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
    s.claim(1, r.t(i) <= r.t(j), *reasons, at=(i, j))
    t, here = s.real("t"), [f(j) for j in (i, j) for f in (s.inside, r.e.labels)]

    def new(k: Any) -> Any:
        return at(k) + y(k) * (choose(k == i, t, 0) - choose(k == j, t, 0))

    balance = s.sum(lambda k: new(k) * y(k))
    sums = s.induction(
        lambda k: balance(k) == r.a.sums(k) + choose(i < k, t, 0) - choose(j < k, t, 0),
        *here,
        only=True,
    )(s.n)
    s.claim(1, balance(s.n) == 0, sums, r.free, *here, only=True)
    s.claim_each(
        1,
        lambda k: implies(inside(t), both(new(k) >= 0, new(k) <= C)),
        *here,
        using=lambda k: [s.show(implies(m == k, new(m) == new(k)), only=True) for m in (i, j)],
        only=True,
    )


def middle(s: Any, r: SimpleNamespace) -> SimpleNamespace:
    """Pairs in order leave no gap: b is the largest b_i of those that may go up."""
    n = s.n
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
    return SimpleNamespace(b=b, ups=ups, downs=downs, equal=no_gap(s, r, b, ups, downs))


def between(r: SimpleNamespace, b: Any, i: Any) -> Any:
    """b lies on the right side of b_i."""
    return both(implies(r.up(i), b >= r.t(i)), implies(r.down(i), b <= r.t(i)))


def no_gap(s: Any, r: SimpleNamespace, b: Any, *placed: Any) -> Any:
    """P(w, b) = D(alpha), if b lies between the pairs."""
    e, a = r.e, r.a
    fits = s.show_each(lambda i: kinds(e, a, r.w, b, i), *placed, only=True)
    g = gap(s, e, a, r.w, b)
    nothing = s.induction(lambda k: g.rest(k) == 0, fits, only=True)
    reasons = (g.identity, nothing(s.n), r.free, r.combined)
    return s.show(e.cost(r.w, b) == a.dual, *reasons, only=True)


def in_order(s: Any, r: SimpleNamespace, stated: bool) -> Any:
    """b_i <= b_j whenever i may go up and j may go down."""
    s.at_least(1)
    return s.given_each(
        lambda i, j: implies(both(r.up(i), r.down(j)), r.t(i) <= r.t(j)) if stated else r.C > 0,
        s.n,
        s.n,
    )


@proves("dual-pair-exchange", {"stated": False}, "Any balanced point of the box is best.")
def pairs_in_order(s: Any, stated: bool = True) -> None:
    """If all pairs are in order, no other multipliers have a larger dual value. There is a b
    between the pairs, and every such b leaves no gap."""
    r = balanced(s)
    r.order = in_order(s, r, stated)
    here = middle(s, r)
    s.claim_each(2, lambda i: between(r, here.b, i), here.ups, here.downs, only=True)
    other = multipliers(s, r.e, "alpha_prime")
    box, free = in_box(s, r.e, other), s.given(other.balance == 0)
    bound = weak(s, r.e, other, box, r.w, here.b, free).bound
    s.claim(1, other.dual <= r.a.dual, bound, here.equal, only=True)
    c = s.real("b_prime")
    placed = s.given_each(lambda i: between(r, c, i) if stated else r.C > 0)
    s.claim(2, r.e.cost(r.w, c) == r.a.dual, no_gap(s, r, c, placed), only=True)

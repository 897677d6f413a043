"""Proofs of the chapter *The box* about the offset b and about other multipliers."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies

from margins.proofs.soft_dual import in_box, multipliers, sample, weak
from margins.proofs.soft_dual_pairs import balanced, may_go_down, may_go_up


def nothing_left(s: Any, g: Any, no_gap: Any) -> tuple[Any, Any]:
    """Without a gap the terms sum to 0, and none of them is more than the sum."""
    _, below = s.nonnegative_sum(g.rest, g.term, g.signs, only=True)
    none = s.show(implies(no_gap, g.rest(s.n) == 0), g.identity, g.least, g.positive)
    return none, below


@proves("bias-recovery", {"all_bounds": False}, "Only the points that may go up bound b.")
def bias_recovery(s: Any, all_bounds: bool = True) -> None:
    """b leaves no gap exactly if it lies between the b_i. By soft-strong-duality these b are the
    optimal ones, and there is one, so a free point leaves b_i only."""
    r = balanced(s)
    e, a, b = r.e, r.a, s.real("b")
    g = weak(s, e, a, r.box, r.w, b, r.free)
    P, D = s.let("P", e.cost(r.w, b)), s.let("D", a.dual)

    def between(i: Any) -> Any:
        return both(implies(r.up(i), r.t(i) <= b), implies(r.down(i), b <= r.t(i)))

    none, below = nothing_left(s, g, P == D)
    bounds = s.claim_each(1, lambda i: implies(P == D, between(i)), none, below, g.signs, only=True)
    s.claim_each(
        2,
        lambda i: implies(both(P == D, a.at(i) > 0, a.at(i) < e.C), b == r.t(i)),
        bounds,
        only=True,
    )
    s.given_each(lambda i: between(i) if all_bounds else implies(r.up(i), r.t(i) <= b))
    nothing = s.induction(lambda k: g.rest(k) == 0, only=True)(s.n)
    s.claim(1, P == D, g.identity, nothing)


@proves("bias-recovery", {"optimal": False}, "The other multipliers may have any dual value.")
def bias_same_interval(s: Any, optimal: bool = True) -> None:
    """An optimal b for alpha lies in the interval of any other dual optimum, which has the same w;
    exchange the two for the other inclusion."""
    r = balanced(s)
    e, a, b = r.e, r.a, s.real("b")
    other = multipliers(s, e, "alpha_prime")
    box, free = in_box(s, e, other), s.given(other.balance == 0)
    P, D = s.let("P", e.cost(r.w, b)), s.let("D", a.dual)
    s.given(P == D, *([other.dual == D] if optimal else []))
    g = weak(s, e, other, box, r.w, b, free)
    s.claim_same(3, r.w, other.w, g.identity, g.least, g.positive)
    none, below = nothing_left(s, g, P == D)

    def between(i: Any) -> Any:
        t = e.y(i) - r.w @ e.x(i)
        low, high = may_go_up(e, other, i), may_go_down(e, other, i)
        return both(implies(low, t <= b), implies(high, b <= t))

    here = s.show(g.rest(s.n) == 0, none)
    s.claim_each(3, between, here, below, g.signs, only=True)


@proves("bias-recovery", {"balance": False}, "The multipliers need not balance.")
def bias_bounded(s: Any, balance: bool = True) -> None:
    """Some point may go up, so bounds b from below, and some point may go down, so bounds it from
    above, if and only if there are two classes."""
    e = sample(s)
    a = multipliers(s, e)
    in_box(s, e, a)
    if balance:
        s.given(a.balance == 0)

    def count(condition: Any) -> Any:
        return s.sum(lambda i: choose(condition(i), 1, 0))

    ups, downs = count(lambda i: may_go_up(e, a, i)), count(lambda i: may_go_down(e, a, i))
    plus, minus = count(lambda i: e.y(i) == 1), count(lambda i: e.y(i) == -1)
    counts = (ups, downs, plus, minus)
    signs = s.induction(lambda k: both(*(c(k) >= 0 for c in counts)), only=True)
    full = s.induction(
        lambda k: both(
            implies(ups(k) <= 0, a.sums(k) >= e.C * plus(k)),
            implies(downs(k) <= 0, a.sums(k) <= -e.C * minus(k)),
            implies(minus(k) <= 0, a.sums(k) == a.total(k)),
            implies(plus(k) <= 0, a.sums(k) == -a.total(k)),
        ),
        signs,
        e.price,
        only=True,
    )
    _, below = s.nonnegative_sum(a.total, a.at, only=True)
    one_class = either(minus(s.n) <= 0, plus(s.n) <= 0)
    zero = s.show(implies(one_class, a.total(s.n) <= 0), full(s.n))
    none = s.induction(
        lambda k: both(
            implies(minus(s.n) <= 0, downs(k) <= minus(k)),
            implies(plus(s.n) <= 0, ups(k) <= plus(k)),
        ),
        below,
        zero,
        e.price,
        only=True,
    )
    s.claim(
        4,
        iff(both(ups(s.n) > 0, downs(s.n) > 0), both(plus(s.n) > 0, minus(s.n) > 0)),
        none(s.n),
        full(s.n),
        signs(s.n),
    )


def equal_sums(s: Any, a: Any, w: Any, total: Any, sums: Any, *by: Any) -> Any:
    """The combination, the sum and the balance of a are w(n), total(n) and sums(n)."""

    def said(k: Any) -> Any:
        off = a.v(k) - w(k)
        return both(off @ off == 0, a.total(k) == total(k), a.sums(k) == sums(k))

    return s.induction(said, *by, only=True)(s.n)


@proves("dual-restriction-optimal", {"capped": False}, "The other multipliers may exceed C.")
def dual_restriction(s: Any, capped: bool = True) -> None:
    """On the points with alpha_i > 0 nothing beats alpha; what ties differs from it by a delta of
    part 2. That some (w, b) has the value of a dual optimum alpha is soft-strong-duality."""
    e = sample(s)
    a, w, b, t = multipliers(s, e), s.vector("w"), s.real("b"), s.real("t")
    box, free = in_box(s, e, a), s.given(either(b == 0, a.balance == 0))
    D = s.let("D", a.dual)
    value = s.given(e.cost(w, b) == D)
    g = weak(s, e, a, box, w, b, free)
    best = s.claim_same(1, w, a.w, g.identity, g.least, g.positive)
    kept = multipliers(s, e, lambda i: choose(a.at(i) > 0, 1, 0) * a.at(i))
    same = equal_sums(s, kept, a.v, a.total, a.sums)
    s.claim_same(1, kept.w, a.w, same, only=True)
    s.claim(1, both(kept.total(s.n) == a.total(s.n), kept.balance == a.balance), same, only=True)
    beta = s.reals("beta")
    box = s.given_each(lambda i: both(beta(i) >= 0, beta(i) <= e.C if capped else True))
    rest = multipliers(s, e, lambda i: choose(a.at(i) > 0, beta(i), 0))
    free = s.given(either(b == 0, rest.balance == 0))
    bound = weak(s, e, rest, box, w, b, free)
    s.claim(1, rest.dual <= D, bound.bound, value, only=True)
    delta = multipliers(s, e, lambda i: choose(a.at(i) > 0, 1, 0) * (beta(i) - a.at(i)))
    parts = equal_sums(
        s,
        delta,
        lambda k: rest.v(k) - kept.v(k),
        lambda k: rest.total(k) - kept.total(k),
        lambda k: rest.sums(k) - kept.sums(k),
    )
    there = s.same(delta.w, rest.w - kept.w, parts, only=True)
    off, tie = rest.w - w, rest.dual == D
    known = (bound.identity, bound.least, s.positive(w - rest.w), free, value)
    none = s.show(implies(tie, off @ off <= 0), *known, only=True)
    turn = s.cauchy_schwarz(off, rest.w + w)
    again = s.same(kept.w, w, same, best, only=True)
    s.claim_same(2, delta.w, s.zero, there, none, again, s.positive(off), when=tie, only=True)
    level = s.show(implies(tie, rest.w @ rest.w == w @ w), none, turn, s.positive(off), only=True)
    sums = (level, parts, same, best, s.show(a.dual == D))
    s.claim(2, implies(tie, delta.total(s.n) == 0), *sums, only=True)
    both_balance = both(a.balance == 0, rest.balance == 0)
    s.claim(2, implies(both_balance, delta.balance == 0), parts, same, only=True)
    way = both(t >= 0, t <= 1)
    s.claim_each(
        2,
        lambda i: implies(
            way, both(kept.at(i) + t * delta.at(i) >= 0, kept.at(i) + t * delta.at(i) <= e.C)
        ),
        only=True,
    )


@proves("dual-restriction-optimal", {"null": False}, "The direction may change the sum.")
def dual_ties(s: Any, null: bool = True) -> None:
    """A direction that changes neither the combination nor the sum leaves the value as it is."""
    e = sample(s)
    a, delta, t = multipliers(s, e), multipliers(s, e, "delta"), s.real("t")
    s.given(delta.w == s.zero, *([delta.total(s.n) == 0] if null else []))
    moved = multipliers(s, e, lambda i: a.at(i) + t * delta.at(i))
    same = equal_sums(
        s,
        moved,
        lambda k: a.v(k) + t * delta.v(k),
        lambda k: a.total(k) + t * delta.total(k),
        lambda k: a.sums(k) + t * delta.sums(k),
    )
    there = s.same(moved.w, a.w + t * delta.w, same, only=True)
    s.claim_same(2, moved.w, a.w, there)
    s.claim(2, moved.dual == a.dual, there, same)
    s.claim(2, implies(delta.balance == 0, moved.balance == a.balance), same)


@proves("conv-dual-scaling", {"scaled": False}, "Both duals are given the same numbers.")
def conv_dual_scaling(s: Any, scaled: bool = True) -> None:
    """alpha' = alpha / C has the box of side 1, the same w, and the dual value divided by C."""
    e = sample(s)
    a, b, C_reg = multipliers(s, e), multipliers(s, e, "beta"), s.real("C_reg")
    s.given(C_reg * e.C == 1)

    def second(a: Any) -> tuple[Any, Any, Any]:
        new = multipliers(s, e, lambda i: a.at(i) / e.C if scaled else a.at(i))
        same = equal_sums(
            s,
            new,
            lambda k: (1 / e.C) * a.v(k),
            lambda k: a.total(k) / e.C,
            lambda k: a.sums(k) / e.C,
            e.price,
        )
        there = s.same(new.w, (1 / e.C) * a.w, same, e.price, only=True)
        value = new.total(s.n) - 1 / (2 * C_reg) * (new.w @ new.w)
        return new, value, (there, same)

    new, value, why = second(a)
    _, other, because = second(b)
    s.claim_each(
        1,
        lambda i: iff(both(a.at(i) >= 0, a.at(i) <= e.C), both(new.at(i) >= 0, new.at(i) <= 1)),
    )
    here = s.claim(2, value == a.dual / e.C, *why)
    s.claim_same(3, (1 / C_reg) * new.w, a.w, *why)
    there = s.show(other == b.dual / e.C, *because)
    s.claim(4, iff(b.dual <= a.dual, other <= value), here, there, e.price, only=True)
    s.claim(4, iff(a.balance == 0, new.balance == 0), *why, e.price, only=True)

"""Proofs of the chapter *Who holds the street up* about deleting points."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, implies, maximum

from margins.proofs import soft_dual
from margins.proofs.support_vectors import (
    multipliers,
    optimal,
    same_offset,
    shortest,
    street,
    total_is_square,
    two_classes,
)


def kept_points(s: Any, e: Any, a: Any, idle: bool) -> SimpleNamespace:
    """r_i = 1 marks the points that stay, and the others have no multiplier; (w, b) is feasible
    for the rest, so <w, w*> >= |w*|^2."""
    v, c, kept = s.vector("w"), s.real("b"), s.reals("r")
    s.given_each(lambda i: either(kept(i) == 1, both(kept(i) == 0, a.at(i) == 0 if idle else True)))
    s.given_each(lambda i: implies(kept(i) == 1, e.margin(i, v, c) >= 1))
    s.given(either(both(e.b == 0, c == 0), a.balance == 0))
    full = total_is_square(s, e, a)
    more = s.show(v @ e.w >= e.w @ e.w, full, shortest(s, a, v, c))
    return SimpleNamespace(v=v, at=kept, full=full, more=(more, s.positive(v - e.w)))


def stays(s: Any, e: Any, r: SimpleNamespace, *parts: int) -> None:
    """w* is the only shortest vector for the rest."""
    for part in parts:
        s.claim(part, r.v @ r.v >= e.w @ e.w, *r.more, only=True)
        s.claim_same(part, r.v, e.w, *r.more, when=r.v @ r.v <= e.w @ e.w, only=True)


@proves("hard-remove-nontight", {"idle": False}, "Any points may be deleted.")
def hard_remove(s: Any, idle: bool = True) -> None:
    """Without points that have no multiplier, the solution and the rest of alpha stay optimal;
    r_i = 1 marks the points that are kept."""
    e = street(s)
    a, other = multipliers(s, e), s.real("b_prime")
    combined = optimal(s, e, a)
    s.claim_each(3, lambda i: implies(e.margin(i) > 1, a.at(i) == 0), only=True)
    r = kept_points(s, e, a, idle)
    stays(s, e, r, 1)
    beta = multipliers(s, e, "beta")
    s.given(either(e.b == 0, beta.balance == 0))
    s.given_each(lambda i: implies(r.at(i) == 0, beta.at(i) == 0))
    value, bound = s.show(a.sum == e.w @ e.w, r.full), shortest(s, beta, e.w, e.b)
    D, another = a.sum - a.w @ a.w / 2, beta.sum - beta.w @ beta.w / 2
    s.claim(2, another <= D, bound, value, s.positive(e.w - beta.w))
    nonzero = two_classes(s, e)
    s.given_each(lambda i: implies(r.at(i) == 1, e.margin(i, e.w, other) >= 1))
    offset = same_offset(s, e, a, other)
    s.claim(1, implies(a.balance == 0, other == e.b), offset, nonzero, combined)


@proves("sv-inclusions", {"idle": False}, "A point with a multiplier may be deleted, too.")
def sv_inclusions(s: Any, idle: bool = True) -> None:
    """A multiplier means margin 1; without points that have none, a street is left and stays.
    r_i = 1 marks the points that are kept; beta is a dual optimum of a rest with the same w*."""
    e = street(s)
    a = multipliers(s, e)
    optimal(s, e, a)
    s.claim_each(1, lambda i: implies(a.at(i) > 0, e.margin(i) == 1), only=True)
    r = kept_points(s, e, a, idle)
    stays(s, e, r, 1, 3)
    plus = s.sum(lambda i: choose(e.y(i) == 1, r.at(i) * a.at(i), 0))
    minus = s.sum(lambda i: choose(e.y(i) == -1, r.at(i) * a.at(i), 0))
    split = s.induction(
        lambda k: both(plus(k) + minus(k) == a.total(k), plus(k) - minus(k) == a.sums(k)),
        only=True,
    )(s.n)
    nonzero = s.given(e.w @ e.w > 0)
    value = s.show(a.sum == e.w @ e.w, r.full)
    left = (split, value, nonzero)
    s.claim(1, plus(s.n) + minus(s.n) > 0, *left, only=True)
    two = implies(a.balance == 0, both(plus(s.n) > 0, minus(s.n) > 0))
    s.claim(1, two, *left, only=True)
    beta, other = (multipliers(s, e, name) for name in ("beta", "alpha_prime"))
    s.given(beta.sum - beta.w @ beta.w / 2 == e.w @ e.w / 2, either(e.b == 0, other.balance == 0))
    bound = shortest(s, other, e.w, e.b)
    best = other.sum - other.w @ other.w / 2 <= beta.sum - beta.w @ beta.w / 2
    s.claim(3, best, bound, s.positive(e.w - other.w))
    s.prose("That the inclusions can be strict, part 2, is shown by the square.")


@proves("sv-inclusions", {"idle": False}, "A point with a multiplier may be deleted, too.")
def sv_inclusions_soft(s: Any, idle: bool = True) -> None:
    """For the soft margin a multiplier means m_i <= 1, and a point without one can go: r_i = 1
    marks the points that are kept. An optimal pair is known by kkt-trichotomy."""
    e = soft_dual.sample(s)
    a, kept = soft_dual.multipliers(s, e), s.reals("r")
    w, b, v, c = s.vector("w"), s.real("b"), s.vector("v"), s.real("c")
    soft_dual.in_box(s, e, a)
    s.given(w == a.w, either(both(b == 0, c == 0), a.balance == 0))
    s.given_each(lambda i: soft_dual.kinds(e, a, w, b, i))
    s.claim_each(4, lambda i: implies(a.at(i) > 0, e.margin(w, b, i) <= 1), only=True)
    s.given_each(lambda i: either(kept(i) == 1, both(kept(i) == 0, a.at(i) == 0 if idle else True)))

    def hinge(w: Any, b: Any, i: Any) -> Any:
        return kept(i) * maximum(0, 1 - e.margin(w, b, i))

    slack = s.sum(hinge, over="VR")
    line = s.induction(
        lambda k: both(
            e.C * slack(v, c, k) >= a.total(k) - v @ a.v(k) - c * a.sums(k),
            e.C * slack(w, b, k) == a.total(k) - w @ a.v(k) - b * a.sums(k),
        ),
        e.price,
        only=True,
    )(s.n)
    cost, another = w @ w / 2 + e.C * slack(w, b, s.n), v @ v / 2 + e.C * slack(v, c, s.n)
    s.claim(4, another >= cost + (v - w) @ (v - w) / 2, line)
    s.prose("Part 5 is the example of two points.")


@proves("few-sv-suffice", {"inside": False}, "The direction may leave the positive points.")
def few_suffice(s: Any, inside: bool = True) -> None:
    """Along a direction that combines to 0 on the positive points, alpha stays a dual optimum."""
    e = street(s)
    a, beta, t = multipliers(s, e), s.reals("beta"), s.real("t")
    optimal(s, e, a)
    if inside:
        s.given_each(lambda i: implies(a.at(i) == 0, beta(i) == 0))
    null = multipliers(s, e, beta)
    s.given(null.w == s.zero, either(e.b == 0, null.balance == 0))
    sums = total_is_square(s, e, null)
    zero = s.claim(1, null.sum == 0, sums)
    moved = multipliers(s, e, lambda i: a.at(i) + t * beta(i))
    same = s.induction(
        lambda k: both(
            (moved.v(k) - (a.v(k) + t * null.v(k))) @ (moved.v(k) - (a.v(k) + t * null.v(k))) == 0,
            moved.total(k) == a.total(k) + t * null.total(k),
            moved.sums(k) == a.sums(k) + t * null.sums(k),
        ),
        only=True,
    )(s.n)
    there = s.same(moved.w, a.w + t * null.w, same, only=True)
    s.claim_same(1, moved.w, e.w, there)
    s.claim(1, moved.sum == a.sum, same, zero)
    s.claim(1, implies(null.balance == 0, moved.balance == a.balance), same)
    s.claim_each(1, lambda i: moved.at(i) * (e.margin(i) - 1) == 0, only=True)
    s.prose("Some entry of beta is negative; raise t until the first entry vanishes.")
    s.prose("So independent points have only one dual optimum, which gives 2.")
    s.prose("Independent vectors are counted, and the examples of 3 and 4 computed, in the text.")

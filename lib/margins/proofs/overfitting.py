"""Proofs of the chapter *A tree that learns too much*: overfitting."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies


@proves("refinement-monotone", {"majority": False}, "The children answer with any label.")
def refining(s: Any, majority: bool = True) -> None:
    """Of n classes, a(k) and b(k) are the weights in the two children, i is the label of the parent
    and p and q are those of the children."""
    s.at_least(1)
    a, b = s.reals("a"), s.reals("b")
    i, p, q = s.index("i"), s.index("p"), s.index("q")
    parent = s.given_each(lambda k: a(k) + b(k) <= a(i) + b(i))
    here = s.given_each(lambda k: a(k) <= a(p) if majority else a(k) >= 0)
    there = s.given_each(lambda k: b(k) <= b(q) if majority else b(k) >= 0)
    left, right, both_sides = s.sum(a), s.sum(b), s.sum(lambda k: a(k) + b(k))
    whole = s.induction(lambda k: both_sides(k) == left(k) + right(k), only=True)(s.n)
    before = both_sides(s.n) - (a(i) + b(i))
    after = left(s.n) - a(p) + (right(s.n) - b(q))
    most = here(i), there(i), s.inside(i)
    s.claim(1, after <= before, whole, *most, only=True)
    s.claim(2, implies(after == before, both(a(i) == a(p), b(i) == b(q))), whole, *most, only=True)
    j = s.index("j")
    shared = both(a(j) == a(p), b(j) == b(q))
    s.claim(2, implies(shared, after == before), whole, *most, parent(j), s.inside(j), only=True)


@proves("refinement-monotone", {"down": False}, "A split may add mistakes.")
def refining_often(s: Any, down: bool = True) -> None:
    """After k of n splits there are e(k) mistakes."""
    e, k = s.reals("e"), s.index("k")
    step = s.given_each(lambda t: e(t + 1) <= e(t) if down else e(t + 1) >= 0)
    fall = s.induction(
        lambda t: implies(t >= k, e(t) <= e(k)), step, s.inside(k),
        using=lambda t: [s.show(implies(t == k, e(t) == e(k)), only=True),
                         s.show(implies(t + 1 == k, e(t + 1) == e(k)), only=True)],
        only=True,
    )  # fmt: skip
    s.claim(3, e(s.n) <= e(k), fall(s.n), s.inside(k), only=True)

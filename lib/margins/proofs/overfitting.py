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


@proves("tree-size-is-hyperparameter", {"down": False}, "A split may add mistakes.")
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
    s.claim(1, e(s.n) <= e(k), fall(s.n), s.inside(k), only=True)


@proves("tree-size-is-hyperparameter", {"honest": 0}, "Some examples were in the training sample.")
def held_out_mean(s: Any, honest: int = 1) -> None:
    """L is the true error of a tree, and l(i) the expected loss of the held-out example i."""
    s.at_least(1)
    loss, true = s.reals("l"), s.real("L")
    fair = s.given_each(lambda i: loss(i) == true if honest else loss(i) <= true)
    total = s.sum(loss)
    whole = s.induction(lambda k: total(k) == s.number(k) * true, fair, only=True)(s.n)
    s.claim(2, total(s.n) / s.number(s.n) == true, whole)


@proves("bias-variance-of-trees", {"centred": 0}, "Around any number in place of the mean.")
def bias_and_variance(s: Any, centred: int = 1) -> None:
    """Sample i has the probability p(i), and f(i) is what is learned from it; q is what is meant,
    and m the mean."""
    p, f, q, m = s.reals("p"), s.reals("f"), s.real("q"), s.real("m")
    likely, mean = s.sum(p), s.sum(lambda i: p(i) * f(i))
    one = s.given(likely(s.n) == 1)
    named = s.given(m == mean(s.n) if centred else m >= 0)
    excess = s.sum(lambda i: p(i) * ((f(i) - q) * (f(i) - q)))
    variance = s.sum(lambda i: p(i) * ((f(i) - m) * (f(i) - m)))
    step = s.induction(
        lambda k: (
            excess(k) == variance(k) + 2 * (m - q) * mean(k) + (q * q - m * m) * likely(k)
        ),
        only=True,
    )(s.n)  # fmt: skip
    s.claim(1, excess(s.n) == (m - q) * (m - q) + variance(s.n), step, one, named, only=True)

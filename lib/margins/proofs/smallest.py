"""Proofs of the chapter *The smallest tree*: one node and its two children, and paths of any
length; n is the number of tests on the path of the example 0."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, either, implies


@proves("smallest-tree-recursion", {"split": 0}, "A split may leave one side empty.")
def few_nodes(s: Any, split: int = 1) -> None:
    """a and b inputs go left and right, and the trees there have p and q inner nodes and leaves P
    and Q."""
    a, b, p, q = (s.real(name) for name in ("a", "b", "p", "q"))
    left, right = s.real("P"), s.real("Q")
    s.given(both(a >= split, b >= split))
    s.given(both(p >= 0, q >= 0, left == p + 1, right == q + 1))
    few = s.given(both(implies(a >= 1, p <= a - 1), implies(b >= 1, q <= b - 1)))
    empty = s.given(both(implies(a == 0, p <= 0), implies(b == 0, q <= 0)))
    s.claim(2, left + right == 1 + p + q + 1)
    s.claim(2, 1 + p + q <= a + b - 1, few, empty)


@proves("smallest-tree-np-hard", {"covered": False}, "The element is in none of the sets.")
def cover_gives_tree(s: Any, covered: bool = True) -> None:
    """On the way of the example 0, x(t) is the coordinate of an element's example that test t asks
    for, and r(t) is 1 while the element is on the way, too. The list of a cover sends 1 to a
    positive leaf and 0 on: an element of one of the sets leaves the way."""
    x, r = s.reals("x"), s.reals("r")
    leaves = s.given_each(lambda t: r(t + 1) == r(t) * (1 - x(t)))
    inside = s.given_each(lambda t: either(x(t) == 0, x(t) == 1))
    times = s.sum(x)
    inner = s.given(times(s.n) >= 1 if covered else times(s.n) >= 0)
    start = s.given(r(0) == 1)
    gone = s.induction(
        lambda t: both(times(t) >= 0, either(both(times(t) == 0, r(t) == 1), both(times(t) >= 1,
                                                                                   r(t) == 0))),
        leaves, inside, start, only=True,
    )(s.n)  # fmt: skip
    s.claim(1, r(s.n) == 0, gone, inner, only=True)


@proves("smallest-tree-np-hard", {"other": False}, "The element may end where 0 does.")
def tree_gives_cover(s: Any, other: bool = True) -> None:
    """A test that finds the same value in an element's example and in 0 sends them the same way.
    They have different labels, so they end in different leaves, and a tested set has the element.
    """
    x, r = s.reals("x"), s.reals("r")
    same = s.given_each(lambda t: implies(both(r(t) == 1, x(t) == 0), r(t + 1) == 1))
    values = s.given_each(lambda t: either(x(t) == 0, x(t) == 1))
    start = s.given(r(0) == 1)
    ends = s.given(r(s.n) == 0 if other else r(s.n) >= 0)
    times = s.sum(x)
    stays = s.induction(
        lambda t: both(times(t) >= 0, either(times(t) >= 1, r(t) == 1)), same, values, start,
        only=True,
    )(s.n)  # fmt: skip
    s.claim(2, times(s.n) >= 1, stays, ends, only=True)

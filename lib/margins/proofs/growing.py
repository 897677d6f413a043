"""Proofs of the chapter on growing trees: what holds for every number of examples."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies


@proves("mean-split-nonempty", {"mean": 2}, "The threshold is twice the mean.")
def mean_split_nonempty(s: Any, mean: int = 1) -> None:
    """m is the mean of the v_i. If none is below it, or if none is above it, all are equal."""
    s.at_least(1)
    v, number = s.reals("v"), s.number(s.n)
    total = s.sum(v)
    m = s.let("m", mean * total(s.n) / number)
    sums = s.show(total(s.n) == m * number) if mean == 1 else s.given(total(s.n) >= 0)

    def count(condition: Any) -> Any:
        return s.sum(lambda i: choose(condition(v(i)), s.number(1), 0))

    below, above = count(lambda x: x < m), count(lambda x: x > m)
    left, right, other = count(lambda x: x <= m), count(lambda x: x >= m), count(lambda x: x != m)
    signs = s.induction(lambda k: both(below(k) >= 0, above(k) >= 0), only=True)
    counted = s.induction(
        lambda k: both(
            other(k) == below(k) + above(k), above(k) <= right(k), below(k) <= left(k),
        ), only=True,
    )(s.n)  # fmt: skip
    lack = s.induction(
        lambda k: both(
            implies(below(k) == 0, both(total(k) >= s.number(k) * m,
                                        iff(total(k) == s.number(k) * m, above(k) == 0))),
            implies(above(k) == 0, both(total(k) <= s.number(k) * m,
                                        iff(total(k) == s.number(k) * m, below(k) == 0))),
        ),
        signs, only=True,
    )(s.n)  # fmt: skip
    same = s.show(iff(below(s.n) == 0, above(s.n) == 0), lack, sums, only=True)
    s.claim(1, iff(both(below(s.n) > 0, right(s.n) > 0), other(s.n) > 0), counted, same, signs(s.n),
            only=True)  # fmt: skip
    s.claim(2, iff(both(left(s.n) > 0, above(s.n) > 0), other(s.n) > 0), counted, same, signs(s.n),
            only=True)  # fmt: skip


@proves("leaf-majority", {"most": False}, "Any class, and not a largest one.")
def leaf_majority(s: Any, most: bool = True) -> None:
    """c_i is the class of example i, and n_k the number of examples of class k. The answer a makes
    n - n_a mistakes, for a largest class the fewest."""
    c, K = s.reals("c"), s.natural("K", least=1)
    size = s.sum(lambda k, i: choose(c(i) == s.number(k), s.number(1), 0), over="N")
    wrong = s.sum(lambda k, i: choose(c(i) == s.number(k), 0, s.number(1)), over="N")
    a, b = s.index("a", K), s.index("b", K)
    if most:
        s.given_each(lambda k: size(k, s.n) <= size(a, s.n), K)
    mine = s.induction(lambda i: wrong(a, i) + size(a, i) == s.number(i), only=True)(s.n)
    yours = s.induction(lambda i: wrong(b, i) + size(b, i) == s.number(i), only=True)(s.n)
    s.claim(1, wrong(a, s.n) == s.number(s.n) - size(a, s.n), mine, only=True)
    s.claim(1, both(wrong(a, s.n) <= wrong(b, s.n),
                    iff(wrong(a, s.n) == wrong(b, s.n), size(a, s.n) == size(b, s.n))),
            mine, yours, at=(b,) if most else ())  # fmt: skip


@proves("threshold-conventions", {"ends": False}, "The lower value may be the second threshold.")
def threshold_conventions(s: Any, ends: bool = True) -> None:
    """low and high are neighbouring values of the sample: each x_i is at most low or at least
    high. s and t are thresholds between them."""
    x, low, high = s.reals("x"), s.real("low"), s.real("high")
    cut, other = s.real("s"), s.real("t")
    places = s.given(both(low < high, low <= cut, cut < high,
                          low < other if ends else low <= other, other <= high))  # fmt: skip
    values = s.given_each(lambda i: either(x(i) <= low, x(i) >= high))
    s.claim_each(1, lambda i: iff(x(i) <= cut, x(i) < other), places, values, only=True)
    y, mirrored = s.real("y"), s.real("r")
    s.claim(2, iff(iff(y <= mirrored, y < mirrored), y != mirrored), only=True)
    s.claim(3, iff(-y <= -mirrored, y >= mirrored), only=True)

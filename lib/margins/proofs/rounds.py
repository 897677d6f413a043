"""What the proofs about one round of boosting share: weights, a hypothesis, its sum and its error.

h_i stands for h(x_i).
"""

from types import SimpleNamespace
from typing import Any

from evidence.smt import both, choose, either, iff, implies


def is_sign(v: Any) -> Any:
    """v is 1 or -1."""
    return either(v == 1, v == -1)


def wrong(h: Any, y: Any, weight: Any) -> Any:
    """The weight where h is wrong, 0 where it is right."""
    return choose(h != y, weight, 0)


def best_vote(s: Any, e: Any) -> Any:
    """a* = ln((1 - e)/e)/2."""
    return s.ln((1 - e) / e) / 2


def at_signs(s: Any, a: Any, y: Any, h: Any, *signs: Any) -> Any:
    """exp(-a y h) is exp(-a) where h is right and exp(a) where it is wrong."""
    power = s.exp(-a * y * h)
    said = both(implies(h == y, power == s.exp(-a)), implies(h != y, power == s.exp(a)))
    once = [s.exp_one_to_one(-a * y * h, -a), s.exp_one_to_one(-a * y * h, a)]
    return s.show(said, *signs, *once, only=True)


def at_best_vote(s: Any, a: Any, e: Any, *by: Any) -> Any:
    """u = exp(a) has u^2 = (1 - e)/e, u > 0 and u exp(-a) = 1, if a = ln((1 - e)/e)/2."""
    odds, u = (1 - e) / e, s.exp(a)
    known = [s.exp_ln(odds), s.exp_sum(a, a), s.exp_inverse(a), s.exp_positive(a)]
    once = s.exp_one_to_one(a + a, s.ln(odds))
    square = s.show(u * u == odds, *known[:2], once, *by, only=True)
    return s.show(
        both(u * u * e == 1 - e, u > 0, u * s.exp(-a) == 1), square, *known, *by, only=True
    )


def vote_sign(s: Any, a: Any, e: Any, *by: Any) -> tuple[Any, ...]:
    """a > 0 exactly if e < 1/2, and so on, with reasons; `by` is `at_best_vote` and 0 < e < 1."""
    u = s.exp(a)
    odds = both(iff(u > 1, 2 * e < 1), iff(u < 1, 2 * e > 1))
    said = both(iff(a > 0, 2 * e < 1), iff(a < 0, 2 * e > 1), iff(a == 0, 2 * e == 1))
    order = [s.exp_increasing(0, a), s.exp_increasing(a, 0), s.exp_zero()]
    return said, s.show(odds, *by, only=True), *order, s.exp_one_to_one(a, 0)


def sample(s: Any, *, abstain: bool = False) -> SimpleNamespace:
    """Positive weights, labels and a hypothesis; its sum E(a, n), wrong weight, all weight W."""
    r = _sample(s, "omega", abstain)
    r.e = s.let("epsilon", r.bad(s.n) / r.W(s.n))
    r.error = lambda: s.show(r.e == r.bad(s.n) / r.W(s.n))
    return r


def distribution(s: Any, *, abstain: bool = False, zero: bool = False) -> SimpleNamespace:
    """A sample whose weights D sum to 1; its correlation is the sum of D(i) y_i h(x_i)."""
    r = _sample(s, "D", abstain, zero)
    s.given(r.W(s.n) == 1)
    r.e = s.let("epsilon", r.bad(s.n))
    r.sums = s.show(both(r.W(s.n) == 1, r.e == r.bad(s.n)))
    r.error = lambda: s.show(r.e == r.bad(s.n) / r.W(s.n), r.sums, only=True)
    r.products = s.sum(lambda i: r.w(i) * r.y(i) * r.h(i))
    return r


def _sample(s: Any, weights: str, abstain: bool = False, zero: bool = False) -> SimpleNamespace:
    s.at_least(1)
    w, y, h = s.reals(weights), s.reals("y"), s.reals("h")

    def values(v: Any) -> Any:
        return either(is_sign(v), v == 0) if abstain else is_sign(v)

    whole, above = s.sum(w), s.given_each(lambda i: w(i) >= 0 if zero else w(i) > 0)
    return SimpleNamespace(
        w=w,
        y=y,
        h=h,
        signs=s.given_each(lambda i: both(is_sign(y(i)), values(h(i)))),
        above=above,
        total=None if zero else positive_total(s, w, whole, above),
        E=s.sum(lambda a, i: w(i) * s.exp(-a * y(i) * h(i)), over="R"),
        bad=s.sum(lambda i: wrong(h(i), y(i), w(i))),
        W=whole,
    )


def pool(s: Any) -> SimpleNamespace:
    """Positive weights, labels and m hypotheses."""
    s.at_least(1)
    m = s.natural("m", least=1)
    w, y, h, e = s.reals("omega"), s.reals("y"), s.table("h"), s.reals("epsilon")
    bad, whole = s.sum(lambda j, i: wrong(h(j, i), y(i), w(i)), over="N"), s.sum(w)
    above = s.given_each(lambda i: w(i) > 0)
    return SimpleNamespace(
        m=m,
        w=w,
        y=y,
        h=h,
        signs=s.given_each(lambda j, i: both(is_sign(y(i)), is_sign(h(j, i))), m, s.n),
        above=above,
        total=positive_total(s, w, whole, above),
        E=s.sum(lambda j, a, i: w(i) * s.exp(-a * y(i) * h(j, i)), over="NR"),
        bad=bad,
        W=whole,
        e=e,
        error=s.given_each(lambda j: e(j) == bad(j, s.n) / whole(s.n), m),
    )


def member(p: SimpleNamespace, j: Any) -> SimpleNamespace:
    """One hypothesis of a pool, with its weighted error e."""
    return SimpleNamespace(
        w=p.w,
        y=p.y,
        h=lambda i: p.h(j, i),
        signs=lambda i: p.signs(j, i),
        above=p.above,
        total=p.total,
        E=lambda a, k: p.E(j, a, k),
        bad=lambda k: p.bad(j, k),
        W=p.W,
        e=p.e(j),
        error=lambda: p.error(j),
    )


def split(s: Any, r: SimpleNamespace, a: Any) -> Any:
    """E(a) = (e^a - e^-a) times the wrong weight + e^-a times all weight."""
    up, down = s.exp(a), s.exp(-a)
    return s.induction(
        lambda k: r.E(a, k) == (up - down) * r.bad(k) + down * r.W(k),
        using=lambda k: [at_signs(s, a, r.y(k), r.h(k), r.signs(k))],
        only=True,
    )(s.n)


def positive_total(s: Any, w: Any, whole: Any, above: Any) -> Any:
    """W > 0, as one weight is positive and no other is negative."""
    _, below = s.nonnegative_sum(whole, w, above, only=True)
    return s.show(whole(s.n) > 0, below(0), above(0), only=True)


def shares(s: Any, r: SimpleNamespace) -> Any:
    """W > 0, and the wrong weight is between 0 and W."""
    between = s.induction(lambda k: both(r.bad(k) >= 0, r.bad(k) <= r.W(k)), r.above, only=True)
    bad, whole = r.bad(s.n), r.W(s.n)
    return s.show(both(bad >= 0, bad <= whole, whole > 0), between(s.n), r.total, only=True)


def vote(s: Any, r: SimpleNamespace, half: int = 2) -> SimpleNamespace:
    """0 < e < 1 and a = ln((1 - e)/e)/2; Z and the new weights, with Z = 2 e exp(a)."""
    e = r.e
    s.given(e > 0, e < 1)
    r.a = s.let("a", s.ln((1 - e) / e) / half)
    r.Z = s.let("Z", r.E(r.a, s.n))
    r.new = s.reals("D_prime")
    r.update = s.given_each(lambda i: r.new(i) == r.w(i) * s.exp(-r.a * r.y(i) * r.h(i)) / r.Z)
    r.known = s.show(both(e > 0, e < 1, r.a == s.ln((1 - e) / e) / half))
    r.best = at_best_vote(s, r.a, e, r.known)
    said = both(2 * e * s.exp(r.a) == r.Z, 2 * (1 - e) * s.exp(-r.a) == r.Z, r.Z > 0)
    start = s.show(r.E(r.a, s.n) == r.Z)
    wrong, right = s.exp(r.a) * e, s.exp(-r.a) * (1 - e)
    total = s.show(wrong + right == r.Z, start, split(s, r, r.a), r.sums, only=True)
    even = s.show(wrong == right, r.best, only=True)
    some = s.show(wrong > 0, r.best, r.known, only=True)
    r.value = s.show(said, total, even, some, only=True)
    return r


def divided(s: Any, r: SimpleNamespace) -> Any:
    """The update divides wrong weights by 2 e and right ones by 2 (1 - e)."""

    def said(i: Any, e: Any) -> Any:
        return both(
            implies(r.h(i) != r.y(i), r.new(i) * (2 * e) == r.w(i)),
            implies(r.h(i) == r.y(i), r.new(i) * (2 * (1 - e)) == r.w(i)),
        )

    def reasons(i: Any) -> list[Any]:
        powers = at_signs(s, r.a, r.y(i), r.h(i), r.signs(i))
        raw = r.w(i) * s.exp(-r.a * r.y(i) * r.h(i))
        moved = s.show(r.new(i) * r.Z == raw, r.update(i), r.value, only=True)
        known = [r.value, s.exp_positive(r.a), s.exp_positive(-r.a)]
        return [s.show(said(i, r.e), moved, powers, *known, only=True), r.known]

    return s.show_each(
        lambda i: both(
            implies(r.h(i) != r.y(i), r.new(i) == r.w(i) / (2 * r.e)),
            implies(r.h(i) == r.y(i), r.new(i) == r.w(i) / (2 * (1 - r.e))),
        ),
        using=reasons,
        only=True,
    )


def correlation(s: Any, r: SimpleNamespace) -> Any:
    """The correlation is 1 - 2 e."""
    parts = s.induction(lambda k: r.products(k) == r.W(k) - 2 * r.bad(k), r.signs, only=True)
    return s.show(r.products(s.n) == 1 - 2 * r.e, parts(s.n), r.sums, only=True)

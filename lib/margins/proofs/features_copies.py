"""Proofs of the chapter *Unrolling the rings*: inputs that occur several times."""

from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, either, iff, maximum


@proves("contradictory-duplicates-unsalvageable", {"same": False}, "The two inputs may differ.")
def both_labels(s: Any, same: bool = True) -> None:
    """Points i and j have the same features, so they have the same score."""
    phi, y, w, b = s.vectors("phi"), s.reals("y"), s.vector("w"), s.real("b")
    i, j = s.index("i"), s.index("j")
    s.given(y(i) == -y(j))
    s.given(phi(i) == phi(j) if same else phi(i) @ phi(i) == phi(j) @ phi(j))

    def m(k: Any) -> Any:
        return y(k) * (w @ phi(k) + b)

    s.claim(1, m(i) + m(j) == 0)
    s.claim(1, either(m(i) <= 0, m(j) <= 0))
    s.claim(3, either(m(i) <= 0, m(j) <= 0))
    s.given(either(y(i) == 1, y(i) == -1))


@proves("contradictory-duplicates-unsalvageable", {"label": False}, "The weight may be any.")
def one_hot_separates(s: Any, label: bool = True) -> None:
    """Of the sum over all inputs t only the term of the input p is left. Here n is their number."""
    w, y, p = s.reals("w"), s.real("y"), s.index("p")
    score = s.sum(lambda t: w(t) * choose(t == p, 1, 0))
    found = s.induction(lambda k: score(k) == choose(p < k, w(p), 0), s.inside(p), only=True)(s.n)
    own = s.show(score(s.n) == w(p), found, s.inside(p), only=True)
    known = s.given(either(y == 1, y == -1), w(p) == y if label else w(p) != 0)
    sign = s.given(either(y == 1, y == -1))
    s.claim(2, y * score(s.n) == 1, own, known, sign, only=True)
    s.claim(3, y * score(s.n) > 0, own, known, sign, only=True)


@proves(
    "contradiction-price", {"most": True}, "The larger of the two numbers in place of the less."
)
def contradiction_price(s: Any, most: bool = False) -> None:
    """Input by input, and added up. Here n is the number of inputs and f_x the score of input x."""
    p, q, f = s.reals("p"), s.reals("q"), s.reals("f")
    counts = s.given_each(lambda x: both(p(x) >= 0, q(x) >= 0))

    def majority(x: Any) -> Any:
        return choose(p(x) >= q(x), 1, -1)

    def wrong(f: Any, x: Any) -> Any:
        return p(x) * choose(f <= 0, 1, 0) + q(x) * choose(-f <= 0, 1, 0)

    def loss(f: Any, x: Any) -> Any:
        return p(x) * maximum(0, 1 - f) + q(x) * maximum(0, 1 + f)

    least = s.sum(lambda x: choose((p(x) >= q(x)) if most else (p(x) <= q(x)), p(x), q(x)))
    for part, cost, times in ((1, wrong, 1), (2, loss, 2)):
        total, best = (
            s.sum(lambda x, c=cost: c(f(x), x)),
            s.sum(lambda x, c=cost: c(majority(x), x)),
        )
        above = s.induction(
            lambda k, t=total, c=times: t(k) >= c * least(k), counts, only=True
        )(s.n)  # fmt: skip
        s.claim(part, total(s.n) >= times * least(s.n), above, only=True)
        equal = s.induction(
            lambda k, t=best, c=times: t(k) == c * least(k), counts, only=True
        )(s.n)  # fmt: skip
        s.claim(3, best(s.n) == times * least(s.n), equal, only=True)


@proves("contradiction-price", {"convex": False}, "The loss need not be convex.")
def price_of_a_pair(s: Any, convex: bool = True) -> None:
    """0 is the middle of m and -m. The loss has the values l(0), l(m), l(-m)."""
    m, zero, plus, minus = s.real("m"), s.real("l_zero"), s.real("l_plus"), s.real("l_minus")
    pair = maximum(0, 1 - m) + maximum(0, 1 + m)
    s.claim(4, pair >= 2, only=True)
    s.claim(4, iff(pair == 2, absolute(m) <= 1), only=True)
    middle = s.given(zero <= plus / 2 + minus / 2 if convex else zero >= plus / 2)
    s.claim(4, plus + minus >= 2 * zero, middle, only=True)


@proves("one-hot-memorises", {"one": False}, "All margins are positive.")
def one_hot_machine(s: Any, one: bool = True) -> None:
    """Each weight has at least the size 1, and exactly that in a shortest w. Here n is k."""
    y, w = s.reals("y"), s.reals("w")
    signs = s.given_each(lambda t: either(y(t) == 1, y(t) == -1))
    square, labels, nothing = (
        s.sum(lambda t: w(t) * w(t)), s.sum(lambda t: y(t) * y(t)), s.sum(lambda t: w(t) * 0)
    )  # fmt: skip
    own = s.induction(lambda k: labels(k) == s.number(k), signs, only=True)(s.n)
    s.claim(1, labels(s.n) == s.number(s.n), own, only=True)
    s.claim_each(1, lambda t: y(t) * y(t) >= 1, signs, only=True)
    s.claim(3, nothing(s.n) == 0, s.induction(lambda k: nothing(k) == 0, only=True)(s.n))
    feasible = s.given_each(lambda t: y(t) * w(t) >= 1 if one else y(t) * w(t) > 0)

    def more(t: Any) -> Any:
        return w(t) * w(t) - 1

    rest = s.sum(more)
    split = s.induction(lambda k: rest(k) == square(k) - s.number(k), only=True)(s.n)
    positive, terms = s.nonnegative_sum(rest, more, feasible, signs, only=True)
    s.claim(1, square(s.n) >= s.number(s.n), split, positive, only=True)
    short = s.given(square(s.n) <= s.number(s.n))
    s.claim_each(1, lambda t: w(t) == y(t), terms, feasible, signs, split, short, only=True)


@proves("one-hot-memorises", {"best": False}, "Every point of the dual is like that.")
def one_hot_multipliers(s: Any, best: bool = True) -> None:
    """A_x is the sum of the multipliers of the copies of x; the dual value is a square away from
    n/2, n the number of inputs."""
    A = s.reals("A")
    total, square = s.sum(A), s.sum(lambda t: A(t) * A(t))

    def away(t: Any) -> Any:
        return (A(t) - 1) * (A(t) - 1)

    rest = s.sum(away)
    dual, top = total(s.n) - square(s.n) / 2, s.number(s.n) / 2
    split = s.induction(
        lambda k: total(k) - square(k) / 2 == s.number(k) / 2 - rest(k) / 2, only=True
    )(s.n)
    positive, terms = s.nonnegative_sum(rest, away, only=True)
    s.claim(2, dual <= top, split, positive, only=True)
    ones = s.sum(lambda _: s.number(1) - s.number(1) * s.number(1) / 2)
    reached = s.induction(lambda k: ones(k) == s.number(k) / 2, only=True)(s.n)
    s.claim(2, ones(s.n) == top, reached, only=True)
    known = s.given(dual == top) if best else s.given(dual <= top)
    s.claim_each(2, lambda t: A(t) == 1, terms, split, known, only=True)
    s.prose(
        "All copies of x have the same signed features y_x e_x, so the combination has the "
        "coordinates y_x A_x, and its square is the sum of the A_x^2."
    )

"""Proofs of the chapter on impurity about what a split gains, and what the splits of a tree gain
together."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff


@proves("gain-nonnegative", {"weighted": False}, "Both children count the same.")
def concave_gain(s: Any, weighted: bool = True) -> None:
    """The shares of two children with n_1 and n_2 examples are the vectors p and q, those of the
    parent are r. The concave impurity has the values i_p, i_q and i_r, and a supporting line at
    r with the slope g."""
    a, b, n = s.real("n_1"), s.real("n_2"), s.real("size")
    sizes = s.given(both(a > 0, b > 0, n == a + b))
    p, q, g = s.vector("p"), s.vector("q"), s.vector("g")
    r = s.let("r", (a / n) * p + (b / n) * q)
    of_p, of_q, of_r = s.real("i_p"), s.real("i_q"), s.real("i_r")
    line = s.given(both(of_p <= of_r + g @ (p - r), of_q <= of_r + g @ (q - r)))
    unit = s.show(a / n + b / n == 1, sizes, only=True)
    parts = s.show(both(a / n > 0, b / n > 0), sizes, only=True)
    flat = s.show((a / n) * (g @ (p - r)) + (b / n) * (g @ (q - r)) == 0, unit)
    first = s.show((a / n) * of_p <= (a / n) * of_r + (a / n) * (g @ (p - r)), line, parts,
                   only=True)  # fmt: skip
    second = s.show((b / n) * of_q <= (b / n) * of_r + (b / n) * (g @ (q - r)), line, parts,
                    only=True)  # fmt: skip
    whole = s.show((a / n) * of_r + (b / n) * of_r == of_r, unit, only=True)
    children = (a / n) * of_p + (b / n) * of_q if weighted else (of_p + of_q) / 2
    s.claim(1, of_r - children >= 0, first, second, flat, whole, only=True)
    s.prose("A concave function has a supporting line at the shares of the parent, within the "
            "shares of the classes that occur there.")  # fmt: skip


@proves("gain-nonnegative", {"weighted": False}, "The factor is 1/4, whatever the sizes.")
def gini_gain(s: Any, weighted: bool = True) -> None:
    """p_k and q_k are the shares of class k in the children."""
    K = s.natural("K", least=1)
    p, q, a, b, n = s.reals("p"), s.reals("q"), s.real("n_1"), s.real("n_2"), s.real("size")
    sizes = s.given(both(a > 0, b > 0, n == a + b))
    t, u = s.let("t", a / n), s.let("u", b / n)
    unit = s.show(both(t + u == 1, t > 0, u > 0, t * n == a, u * n == b))
    r = s.reals("r")
    parent = s.given_each(lambda k: n * r(k) == a * p(k) + b * q(k), K)
    of_p, of_q = s.sum(lambda k: p(k) * p(k)), s.sum(lambda k: q(k) * q(k))
    of_r, apart = s.sum(lambda k: r(k) * r(k)), s.sum(lambda k: (p(k) - q(k)) * (p(k) - q(k)))
    other = s.sum(lambda k: choose(p(k) != q(k), s.number(1), 0))

    def step(k: Any) -> list[Any]:
        times = s.show(n * r(k) == n * (t * p(k) + u * q(k)), parent(k), unit, only=True)
        return [s.show(r(k) == t * p(k) + u * q(k), times, sizes, only=True), unit]

    opened = s.induction(
        lambda k: t * of_p(k) + u * of_q(k) - of_r(k) == t * u * apart(k),
        using=step, to=K, only=True,
    )(K)  # fmt: skip
    signs = s.induction(
        lambda k: both(apart(k) >= 0, other(k) >= 0, iff(apart(k) == 0, other(k) == 0)),
        to=K, only=True,
    )(K)  # fmt: skip
    gain = (1 - of_r(K)) - t * (1 - of_p(K)) - u * (1 - of_q(K))
    same = s.show(gain == t * u * apart(K), opened, unit, only=True)
    positive = s.show(t * u > 0, unit, only=True)
    s.claim(2, gain == (t * u if weighted else s.number(1) / 4) * apart(K), same, only=True)
    s.claim(2, both(gain >= 0, iff(gain == 0, other(K) == 0)), same, positive, signs, only=True)
    s.prose("t and u are the shares of the two children, so tu is n_1 n_2 / n^2.")


@proves("gain-nonnegative", {"means": False}, "The difference itself, and not its square.")
def variance_gain(s: Any, means: bool = True) -> None:
    """Examples with weights w_i >= 0; z_i is 1 in the first child, 0 in the second. W, A and B are
    the weights of the parent and of the children, and m, m_1, m_2 their means."""
    w, y, z = s.reals("w"), s.reals("y"), s.reals("z")
    known = s.given_each(lambda i: both(w(i) >= 0, either(z(i) == 0, z(i) == 1)))
    one, two = s.sum(lambda i: w(i) * z(i)), s.sum(lambda i: w(i) * (1 - z(i)))
    first, second = s.sum(lambda i: w(i) * z(i) * y(i)), s.sum(lambda i: w(i) * (1 - z(i)) * y(i))
    squares = s.sum(lambda i: w(i) * y(i) * y(i))
    A, B = s.let("A", one(s.n)), s.let("B", two(s.n))
    some = s.given(both(A > 0, B > 0))
    W = s.let("W", A + B)
    p, q, m = s.let("m_1", first(s.n) / A), s.let("m_2", second(s.n) / B), s.real("m")
    here = s.given(W * m == first(s.n) + second(s.n))
    sums = s.show(both(first(s.n) == p * A, second(s.n) == q * B))
    whole = s.sum(lambda i: w(i) * (y(i) - m) * (y(i) - m))
    inside = s.sum(lambda i: w(i) * z(i) * (y(i) - p) * (y(i) - p))
    beside = s.sum(lambda i: w(i) * (1 - z(i)) * (y(i) - q) * (y(i) - q))
    opened = s.induction(
        lambda k: both(
            whole(k) == squares(k) - 2 * m * (first(k) + second(k)) + m * m * (one(k) + two(k)),
            inside(k) + beside(k) == squares(k) - 2 * p * first(k) + p * p * one(k)
            - 2 * q * second(k) + q * q * two(k),
        ),
        known, only=True,
    )(s.n)  # fmt: skip
    gain = whole(s.n) - inside(s.n) - beside(s.n)
    totals = s.show(both(one(s.n) == A, two(s.n) == B, W == A + B, W > 0))
    total = s.show(W * m == p * A + q * B, here, sums, only=True)
    plain = s.show(gain == p * p * A + q * q * B - m * (W * m), opened, sums, totals, total,
                   only=True)  # fmt: skip
    cross = s.show(W * (m * (W * m)) == (p * A + q * B) * (p * A + q * B), total, only=True)
    scaled = s.show(W * gain == W * (p * p * A + q * q * B) - (p * A + q * B) * (p * A + q * B),
                    plain, cross, only=True)  # fmt: skip
    square = s.show(
        W * (p * p * A + q * q * B) - (p * A + q * B) * (p * A + q * B)
        == A * B * ((p - q) * (p - q)), totals, only=True,
    )  # fmt: skip
    gap = (p - q) * (p - q) if means else p - q
    s.claim(3, W * gain == A * B * gap, scaled, square, only=True)
    product = s.show(A * B > 0, some, only=True)
    s.claim(3, both(gain >= 0, iff(gain == 0, p == q)), scaled, square, product, totals, only=True)
    s.prose("The gain is this divided by the weight W of the parent.")


@proves("mdi-telescopes", {"weighted": False}, "The second child is left out.")
def decreases_telescope(s: Any, weighted: bool = True) -> None:
    """A tree grows by T splits. R_t is the sum of w times impurity over the leaves after t splits.
    Split t takes away a leaf with a_t, and puts two with b_t and c_t in its place."""
    T, a, b, c, rest = s.natural("T"), s.reals("a"), s.reals("b"), s.reals("c"), s.reals("R")
    grown = s.given_each(lambda t: rest(t + 1) == rest(t) - a(t) + b(t) + c(t), T)

    def decrease(t: Any) -> Any:
        return a(t) - b(t) - (c(t) if weighted else 0)

    total = s.sum(decrease)
    sums = s.induction(lambda t: total(t) == rest(0) - rest(t), grown, to=T, only=True)(T)
    s.claim(1, total(T) == rest(0) - rest(T), sums, only=True)
    s.prose("Every binary tree arises from its root by splitting one leaf after the other.")


@proves("mdi-telescopes", {"each": False}, "A split may count for no feature.")
def importances_add_up(s: Any, each: bool = True) -> None:
    """u_{tj} is 1 if split t asks for feature j, else 0; its weighted decrease is D_t. The
    importance of a feature is the sum over its splits."""
    T, d = s.natural("T"), s.natural("d", least=1)
    decrease, used = s.reals("D"), s.table("u")
    marks = s.given_each(
        lambda t, j: both(either(used(t, j) == 0, used(t, j) == 1), decrease(t) >= 0), T, d
    )
    asked = s.sum(used, over="N")
    one = s.given_each(lambda t: asked(t, d) == 1 if each else asked(t, d) <= 1, T)
    importance = s.sum(lambda j, t: used(t, j) * decrease(t), over="N")
    together = s.sum(lambda t, j: importance(j, t), over="N")
    total = s.sum(decrease)

    def step(t: Any) -> list[Any]:
        more = s.induction(
            lambda j: together(t + 1, j) == together(t, j) + decrease(t) * asked(t, j),
            to=d, only=True,
        )(d)  # fmt: skip
        return [s.show(together(t + 1, d) == together(t, d) + decrease(t), more, one(t), only=True)]

    empty = s.induction(lambda j: together(0, j) == 0, to=d, only=True)(d)
    whole = s.induction(lambda t: together(t, d) == total(t), empty, using=step, to=T, only=True)(T)
    s.claim(2, together(T, d) == total(T), whole, only=True)
    j = s.index("j", d)
    signs = s.induction(
        lambda t: importance(j, t) >= 0, using=lambda t: [marks(t, j)], to=T, only=True
    )(T)
    s.claim(3, importance(j, T) >= 0, signs, only=True)
    s.prose("Decreases that are not negative: gain-nonnegative.")

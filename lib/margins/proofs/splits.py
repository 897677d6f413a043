"""Proofs of the chapter on splits: for every number of levels and of examples."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies


@proves("lines-regroup-levels", {"above": False}, "The impurity may lie above the lines.")
def sorting_costs_nothing(s: Any, above: bool = True) -> None:
    """Level l has the weight w_l and the share or mean p_l; a_l is 1 if it is in the first group of
    a split, and z_l is 1 if the line of the first group is at most that of the second at p_l. The
    lines have the slopes f and g. h_1, h_2 are the impurities of the old groups, r_1, r_2 those of
    the new ones, at the shares u_1, u_2 and v_1, v_2."""
    w, p, a, z = s.reals("w"), s.reals("p"), s.reals("a"), s.reals("z")
    f0, f, g0, g = s.real("f_0"), s.real("f"), s.real("g_0"), s.real("g")
    u = [s.real(f"u_{c}") for c in (1, 2)]
    v = [s.real(f"v_{c}") for c in (1, 2)]
    h = [s.real(f"h_{c}") for c in (1, 2)]
    r = [s.real(f"r_{c}") for c in (1, 2)]
    lines = (lambda x: f0 + f * x, lambda x: g0 + g * x)
    levels = s.given_each(lambda i: both(w(i) > 0, either(a(i) == 0, a(i) == 1)))
    marks = s.given_each(
        lambda i: either(both(z(i) == 1, lines[0](p(i)) <= lines[1](p(i))),
                         both(z(i) == 0, lines[0](p(i)) > lines[1](p(i))))
    )  # fmt: skip

    def totals(mark: Any) -> list[Any]:
        sides = (mark, lambda i: 1 - mark(i))
        return [(s.sum(lambda i, m=m: w(i) * m(i)), s.sum(lambda i, m=m: w(i) * m(i) * p(i)))
                for m in sides]  # fmt: skip

    old, new = totals(a), totals(z)
    n = s.n
    for c in (0, 1):
        s.given(u[c] * old[c][0](n) == old[c][1](n), h[c] == lines[c](u[c]))
        s.given(v[c] * new[c][0](n) == new[c][1](n), r[c] <= (lines[c](v[c]) if above else h[c]))
    sizes = s.induction(
        lambda k: both(new[0][0](k) >= 0, new[1][0](k) >= 0), levels, marks, only=True
    )(n)

    def step(i: Any) -> list[Any]:
        """w times the line of the new group is at most w times that of the old one."""
        one, two = lines[0](p(i)), lines[1](p(i))
        less = s.show(z(i) * one + (1 - z(i)) * two <= a(i) * one + (1 - a(i)) * two, levels(i),
                      marks(i), only=True)  # fmt: skip
        return [s.show(w(i) * (z(i) * one + (1 - z(i)) * two) <= w(i) * (a(i) * one + (1 - a(i)) *
                       two), less, levels(i), only=True)]  # fmt: skip

    def cost(side: list[Any], k: Any) -> Any:
        (first, one), (second, two) = side
        return f0 * first(k) + f * one(k) + g0 * second(k) + g * two(k)

    lower = s.induction(lambda k: cost(new, k) <= cost(old, k), using=step, only=True)(n)
    before = s.show(cost(old, n) == old[0][0](n) * h[0] + old[1][0](n) * h[1])
    parts = []
    for c in (0, 1):
        raised = s.show(new[c][0](n) * r[c] <= new[c][0](n) * lines[c](v[c]), sizes)
        parts.append(s.show(new[c][0](n) * lines[c](v[c]) == (f0, g0)[c] * new[c][0](n)
                            + (f, g)[c] * new[c][1](n)))  # fmt: skip
        parts.append(raised)
    after = new[0][0](n) * r[0] + new[1][0](n) * r[1]
    s.claim(1, after <= old[0][0](n) * h[0] + old[1][0](n) * h[1], lower, before, *parts, only=True)
    i, j, k = s.index("i"), s.index("j"), s.index("k")
    between = s.show(
        implies(both(p(i) <= p(j), p(j) <= p(k), z(i) == z(k)), z(j) == z(i)),
        *_convex(s, f0 - g0, f - g, p, (i, j, k)), marks(i), marks(j), marks(k), only=True,
    )  # fmt: skip
    s.claim(2, implies(both(p(i) <= p(j), p(j) <= p(k), z(i) == z(k)), z(j) == z(i)), between,
            only=True)  # fmt: skip


def _convex(s: Any, at: Any, slope: Any, p: Any, places: tuple[Any, Any, Any]) -> list[Any]:
    """An affine function that is <= 0, or > 0, at both ends is so between them."""
    i, j, k = places

    def value(v: Any) -> Any:
        return at + slope * p(v)

    rise = s.show(implies(both(slope >= 0, p(i) <= p(j), p(j) <= p(k)),
                          both(value(i) <= value(j), value(j) <= value(k))), only=True)  # fmt: skip
    fall = s.show(implies(both(slope <= 0, p(i) <= p(j), p(j) <= p(k)),
                          both(value(i) >= value(j), value(j) >= value(k))), only=True)  # fmt: skip
    return [rise, fall, s.show(either(slope >= 0, slope <= 0), only=True)]


@proves("regression-leaf-mean", {"mean": False}, "Any other constant does as well.")
def regression_leaf_mean(s: Any, mean: bool = True) -> None:
    """Numbers y_i with weights w_i >= 0 that have the sum W > 0, and their weighted mean m."""
    w, y, c = s.reals("w"), s.reals("y"), s.real("c")
    s.given_each(lambda i: w(i) >= 0)
    size, total = s.sum(w), s.sum(lambda i: w(i) * y(i))
    W, m = s.let("W", size(s.n)), s.real("m")
    plus = s.given(W > 0)
    here = s.given(W * m == total(s.n) if mean else W * m >= total(s.n))
    around_c = s.sum(lambda i: w(i) * (y(i) - c) * (y(i) - c))
    around_m = s.sum(lambda i: w(i) * (y(i) - m) * (y(i) - m))
    opened = s.induction(
        lambda k: around_c(k) == around_m(k) + 2 * (m - c) * (total(k) - m * size(k))
        + (m - c) * (m - c) * size(k), only=True,
    )(s.n)  # fmt: skip
    sums = s.show(both(size(s.n) == W, total(s.n) - m * size(s.n) == 0), here)
    same = s.show(around_c(s.n) == around_m(s.n) + W * ((c - m) * (c - m)), opened, sums, only=True)
    s.claim(1, around_c(s.n) == around_m(s.n) + W * ((c - m) * (c - m)), same, only=True)
    least = iff(around_c(s.n) == around_m(s.n), c == m)
    s.claim(1, both(around_c(s.n) >= around_m(s.n), least), same, plus, only=True)


@proves("stump-one-coordinate", {"strict": True}, "Equal values may be told apart.")
def stump_of_one_coordinate(s: Any, strict: bool = False) -> None:
    """x_i are the points' values of the feature; a stump answers a above the threshold t, and -a
    elsewhere, or with t = -infinity a everywhere (b = 1)."""
    x, t, a, b = s.reals("x"), s.real("t"), s.real("a"), s.real("b")
    sign = s.given(both(either(a == 1, a == -1), either(b == 0, b == 1)))

    def stump(i: Any) -> Any:
        return choose(either(x(i) > t, b == 1), a, -a)

    i, j = s.index("i"), s.index("j")
    same = x(i) <= x(j) if strict else x(i) == x(j)
    s.claim(1, implies(same, stump(i) == stump(j)), only=True)
    s.claim(2, implies(x(i) <= x(j), a * stump(i) <= a * stump(j)), sign, only=True)
    s.prose("a times the stump does not fall along the feature.")

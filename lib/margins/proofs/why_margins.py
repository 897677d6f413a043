"""Proofs of the chapter *Why a large margin is good news*: for every n, in every real inner
product space."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, either, iff, implies

from margins.proofs.duality import labels
from margins.proofs.soft_margin import hinge


def scaled_sample(s: Any) -> SimpleNamespace:
    """Points, labels, and a factor c > 0 of the points."""
    x, y, c = s.vectors("x"), s.reals("y"), s.real("c")

    def m(w: Any, b: Any, i: Any) -> Any:
        return y(i) * (w @ x(i) + b)

    def new(w: Any, b: Any, i: Any) -> Any:
        return y(i) * (w @ (c * x(i)) + b)

    return SimpleNamespace(x=x, y=y, c=c, m=m, new=new, plus=s.given(c > 0))


@proves("margin-class-scale-free", {"offset": False}, "The offset is not multiplied.")
def scaled_separator(s: Any, offset: bool = True) -> None:
    """The margin at c x is the c-fold, and so is the norm."""
    q = scaled_sample(s)
    w, b, gamma, rho = s.vector("w"), s.real("b"), s.real("gamma"), s.real("rho")
    known = s.given(rho >= 0)
    moved = q.c * b if offset else b
    s.claim_each(
        1, lambda i: iff(q.m(w, b, i) >= gamma, q.new(w, moved, i) >= q.c * gamma), q.plus,
        using=lambda i: [
            s.show(q.new(w, q.c * b, i) == q.c * q.m(w, b, i), only=True),
            times(s, q.c, q.m(w, b, i), gamma, q.plus),
        ],
        only=True,
    )  # fmt: skip
    i = s.index()
    square = s.show((q.c * q.x(i)) @ (q.c * q.x(i)) == (q.c * q.c) * (q.x(i) @ q.x(i)), only=True)
    same = times(s, q.c * q.c, rho * rho, q.x(i) @ q.x(i), s.show(q.c * q.c > 0, q.plus, only=True))
    inside = q.x(i) @ q.x(i) <= rho * rho
    there = (q.c * q.x(i)) @ (q.c * q.x(i)) <= (q.c * rho) * (q.c * rho)
    s.claim(1, iff(inside, there), square, same, known, only=True)
    labels(s, q.y)


def times(s: Any, c: Any, a: Any, b: Any, plus: Any) -> Any:
    """c a >= c b exactly if a >= b, for c > 0."""
    return s.show(iff(a >= b, c * a >= c * b), plus, only=True)


@proves(
    "margin-class-scale-free", {"best": False}, "The pair need not be the best one.",
    {"x0.0": 1, "y0": 1, "c": 2, "C": "1/8", "b": 1, "v.0": 1}, (1, 1, 1),
)  # fmt: skip
def scaled_machine(s: Any, best: bool = True) -> None:
    """The pair (v, a) costs on the scaled sample 1/c^2 of what (c v, a) costs on the sample; u is
    w/c."""
    q, C = scaled_sample(s), s.real("C")
    u, b, v, a = s.vector("u"), s.real("b"), s.vector("v"), s.real("a")
    S = s.sum(lambda w, b, i: hinge(q.m(w, b, i)), over="VR")
    T = s.sum(lambda w, b, i: hinge(q.new(w, b, i)), over="VR")

    def P(w: Any, b: Any) -> Any:
        return w @ w / 2 + C * S(w, b, s.n)

    def Q(w: Any, b: Any) -> Any:
        return w @ w / 2 + C / (q.c * q.c) * T(w, b, s.n)

    known = s.given_all("VR", lambda v, a: P(q.c * u, b) <= P(v, a)) if best else None
    least: Any = known or (lambda *_: q.plus)

    def cost(u: Any, a: Any) -> Any:
        """c^2 Q(u, a) = P(c u, a)."""
        slack = s.induction(lambda k: T(u, a, k) == S(q.c * u, a, k), only=True)(s.n)
        norm = s.show((q.c * u) @ (q.c * u) == q.c * q.c * (u @ u), only=True)
        wanted = q.c * q.c * Q(u, a) == P(q.c * u, a)
        return s.show(wanted, slack, norm, q.plus, only=True)

    up = s.show(q.c * q.c > 0, q.plus, only=True)
    s.claim(3, Q(u, b) <= Q(v, a), cost(u, b), cost(v, a), least(q.c * v, a), up, only=True)
    z = s.vector("z")
    s.claim(3, u @ (q.c * z) + b == (q.c * u) @ z + b, only=True)
    labels(s, q.y)
    s.prose("For b = 0 fixed take a = b = 0. Part 2 is margin-scaling.")


def signed_sum(s: Any) -> SimpleNamespace:
    """Points, and signs that are chosen one after the other, against the sum so far."""
    x, e, rho = s.vectors("x"), s.reals("s"), s.real("rho")
    S = s.sum(lambda i: e(i) * x(i))
    signs = s.given_each(lambda i: either(e(i) == 1, e(i) == -1))
    return SimpleNamespace(x=x, e=e, rho=rho, S=S, signs=signs)


def short_sum(s: Any, q: SimpleNamespace, chosen: bool) -> tuple[Any, Any]:
    """|sum s_i x_i|^2 <= sum |x_i|^2 for signs that are chosen against the sum so far."""
    against = q.signs
    if chosen:
        against = s.given_each(lambda i: q.e(i) * (q.S(i) @ q.x(i)) <= 0)
    squares = s.sum(lambda i: q.x(i) @ q.x(i))

    def step(k: Any) -> list[Any]:
        new = q.S(k) + q.e(k) * q.x(k)
        opened = s.show(
            new @ new
            == q.S(k) @ q.S(k)
            + 2 * (q.e(k) * (q.S(k) @ q.x(k)))
            + q.e(k) * q.e(k) * (q.x(k) @ q.x(k)),
            only=True,
        )
        one = s.show(q.e(k) * q.e(k) == 1, q.signs(k), only=True)
        same = s.show(q.e(k) * q.e(k) * (q.x(k) @ q.x(k)) == q.x(k) @ q.x(k), one, only=True)
        return [opened, same, against(k)]

    short = s.induction(lambda k: q.S(k) @ q.S(k) <= squares(k), using=step, only=True)(s.n)
    return short, squares


@proves("margin-shattering", {"against": False}, "The signs are any.")
def shattering(s: Any, against: bool = True) -> None:
    """A normal that is right about signs that nearly cancel has little to hold on to. The points
    are numbered from 0, and there are n of them."""
    q, gamma, w = signed_sum(s), s.real("gamma"), s.vector("w")
    plus = s.given(both(gamma > 0, q.rho > 0))
    unit = s.given(w @ w == 1)
    right = s.given_each(lambda i: q.e(i) * (w @ q.x(i)) >= gamma)
    n = s.number(s.n)
    many = s.induction(lambda k: s.number(k) >= 0, only=True)(s.n)
    along = s.induction(lambda k: w @ q.S(k) >= s.number(k) * gamma, right, only=True)(s.n)
    positive = s.show(n * gamma >= 0, many, plus, only=True)
    squared = s.show((n * gamma) * (n * gamma) <= (w @ q.S(s.n)) * (w @ q.S(s.n)),
                     along, positive, only=True)  # fmt: skip
    cut = s.show((w @ q.S(s.n)) * (w @ q.S(s.n)) <= q.S(s.n) @ q.S(s.n),
                 s.cauchy_schwarz(w, q.S(s.n)), unit, only=True)  # fmt: skip
    s.claim(1, (n * gamma) * (n * gamma) <= q.S(s.n) @ q.S(s.n), squared, cut, only=True)
    balls = s.given_each(lambda i: q.x(i) @ q.x(i) <= q.rho * q.rho)
    short, squares = short_sum(s, q, against)
    s.claim(2, q.S(s.n) @ q.S(s.n) <= squares(s.n), short, only=True)
    all_ = s.induction(lambda k: squares(k) <= s.number(k) * (q.rho * q.rho), balls, only=True)(s.n)
    whole = s.show((n * gamma) * (n * gamma) <= n * (q.rho * q.rho), squared, cut, short, all_,
                   only=True)  # fmt: skip
    s.claim(3, n * (gamma * gamma) <= q.rho * q.rho, whole, many, plus, only=True)


@proves("margin-shattering", {"root": 0}, "The normal is the plain sum of the points.")
def shattered_frame(s: Any, root: int = 1) -> None:
    """N orthogonal points of length rho have the margin rho/sqrt(N) under any signs."""
    s.at_least(1)
    e, sign, rho = s.vectors("e"), s.reals("s"), s.real("rho")
    plus = s.given(rho > 0)
    unit = s.given_each(lambda i: e(i) @ e(i) == 1)
    apart = s.given_each(lambda i, j: implies(i != j, e(i) @ e(j) == 0), s.n, s.n)
    signs = s.given_each(lambda i: either(sign(i) == 1, sign(i) == -1))
    S, n = s.sum(lambda i: sign(i) * e(i)), s.number(s.n)
    i = s.index()

    def along(i: Any) -> Any:
        """The product of the first k terms with e_i is s_i, or 0 if i >= k."""

        def step(k: Any) -> list[Any]:
            off = s.show(implies(i != k, e(k) @ e(i) == 0), apart(k, i), s.inside(i), only=True)
            own = s.show(
                implies(i == k, both(e(k) @ e(i) == 1, sign(k) == sign(i))), unit(i), only=True
            )
            return [off, own]

        return s.induction(
            lambda k: both(
                implies(i >= k, S(k) @ e(i) == 0), implies(i < k, S(k) @ e(i) == sign(i))
            ),
            s.inside(i), using=step, only=True,
        )  # fmt: skip

    inner = s.show(S(s.n) @ e(i) == sign(i), along(i)(s.n), s.inside(i), only=True)
    one = s.show_each(lambda k: S(k) @ e(k) == 0, using=lambda k: [along(k)(k)], only=True)
    square = s.induction(
        lambda k: S(k) @ S(k) == s.number(k), using=lambda k: [one(k), unit(k), signs(k)], only=True
    )(s.n)
    N = s.root(n) if root else s.number(1)
    size = s.show(N > 0)
    w = (1 / N) * S(s.n)
    s.claim(4, w @ w == 1, square, size)
    s.claim(4, sign(i) * (w @ (rho * e(i))) == rho / N, inner, signs(i), size)
    s.claim(4, rho * rho / ((rho / N) * (rho / N)) == n, size, plus)


@proves("dimension-free", {"alike": False}, "Only the lengths are the same.")
def same_inner_products(s: Any, alike: bool = True) -> None:
    """z(i) are other points with the same inner products: the combinations have the same scores
    at the points and at x_new and z_new, and the same length."""
    x, z, a = s.vectors("x"), s.vectors("z"), s.reals("a")
    new, other, b = s.vector("x_new"), s.vector("z_new"), s.real("b")
    gram = s.given_each(
        lambda i, j: z(i) @ z(j) == x(i) @ x(j) if alike else z(i) @ z(i) == x(i) @ x(i), s.n, s.n
    )
    there = s.given_each(lambda i: z(i) @ other == x(i) @ new)
    w, v = s.sum(lambda i: a(i) * x(i)), s.sum(lambda i: a(i) * z(i))
    scores = s.induction(lambda k: v(k) @ other == w(k) @ new, there, only=True)(s.n)
    s.claim(1, v(s.n) @ other + b == w(s.n) @ new + b, scores, only=True)

    def row(j: Any) -> Any:
        return s.induction(
            lambda k: v(k) @ z(j) == w(k) @ x(j), using=lambda k: [gram(k, j)], only=True
        )

    own = s.show_each(lambda j: v(s.n) @ z(j) == w(s.n) @ x(j), using=lambda j: [row(j)(s.n)],
                      only=True)  # fmt: skip
    s.claim_each(1, lambda j: v(s.n) @ z(j) + b == w(s.n) @ x(j) + b, own, only=True)
    square = s.induction(
        lambda k: v(s.n) @ v(k) == w(s.n) @ w(k), using=lambda k: [own(k)], only=True
    )(s.n)
    s.claim(1, v(s.n) @ v(s.n) == w(s.n) @ w(s.n), square, only=True)
    s.prose(
        "Optimal pairs are told by their margins, their length and multipliers "
        "(hard-strong-duality, soft-strong-duality), and these are the same."
    )


@proves("dimension-free", {"across": False}, "What is appended may lean on the points.")
def appended(s: Any, across: bool = True) -> None:
    """What is appended is orthogonal to the points and to the normal."""
    x, z, y, w = s.vectors("x"), s.vectors("z"), s.reals("y"), s.vector("w")
    b, gamma, rho, zeta = (s.real(name) for name in ("b", "gamma", "rho", "zeta"))
    right = s.given_each(lambda i: y(i) * (w @ x(i) + b) >= gamma)
    inside = s.given_each(lambda i: both(x(i) @ x(i) <= rho * rho, z(i) @ z(i) <= zeta * zeta))
    cross = s.given_each(
        lambda i: both(x(i) @ z(i) == 0, w @ z(i) == 0) if across else x(i) @ z(i) == 0
    )
    s.claim_each(2, lambda i: y(i) * (w @ (x(i) + z(i)) + b) >= gamma, right, cross, only=True)
    s.claim_each(
        2, lambda i: (x(i) + z(i)) @ (x(i) + z(i)) <= rho * rho + zeta * zeta, inside, cross,
        only=True,
    )  # fmt: skip
    labels(s, y)

"""Proofs of the chapter *Two problems, one answer*: what multipliers share and see."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, iff, implies

from margins.proofs.duality import labels
from margins.proofs.soft_margin import hinge


@proves("w-unique-alpha-not", {"convex": False}, "The set of multipliers need not be convex.")
def w_unique_alpha_not(s: Any, convex: bool = True) -> None:
    """The midpoint of two maximisers lies in the convex set A and is no better, so they have the
    same combination and the same sum."""
    u, alpha, beta = s.vectors("u"), s.reals("alpha"), s.reals("beta")
    v, z = s.sum(lambda i: alpha(i) * u(i)), s.sum(lambda i: beta(i) * u(i))
    sums, others = s.sum(alpha), s.sum(beta)
    middle = s.sum(lambda i: ((alpha(i) + beta(i)) / 2) * u(i))
    half = s.sum(lambda i: (alpha(i) + beta(i)) / 2)
    mean = s.induction(lambda k: half(k) == (sums(k) + others(k)) / 2, only=True)(s.n)
    off = s.induction(
        lambda k: (middle(k) - (v(k) + z(k)) / 2) @ (middle(k) - (v(k) + z(k)) / 2) == 0, only=True
    )(s.n)
    same = s.same(middle(s.n), (v(s.n) + z(s.n)) / 2, off, only=True)
    D, E = (t(s.n) - c(s.n) @ c(s.n) / 2 for t, c in ((sums, v), (others, z)))
    M = half(s.n) - middle(s.n) @ middle(s.n) / 2
    gap = v(s.n) - z(s.n)
    gain = s.show(D / 2 + E / 2 + gap @ gap / 8 == M, mean, same, only=True)
    best = s.given(both(D == E, M <= D) if convex else D == E)
    one = s.claim_same(1, v(s.n), z(s.n), gain, best, s.positive(gap), only=True)
    s.claim(1, sums(s.n) == others(s.n), best, one, only=True)


@proves("w-unique-alpha-not", {"most": 2}, "On these points the sum is 2 at a maximum.")
def alpha_not_unique(s: Any, most: int = 1) -> None:
    """Signed points 1, 1, and with balance 1, 1, 1: only sums are determined. So (1, 0) and
    (0, 1), and (1/2, 0, 1/2) and (0, 1/2, 1/2) are optimal, also in the box with C = 1."""
    a1, a2, a3 = (s.real(f"alpha{i}") for i in (1, 2, 3))
    without = a1 + a2 - (a1 + a2) * (a1 + a2) / 2
    s.claim(2, 2 * without <= 1)
    s.claim(2, iff(2 * without == 1, a1 + a2 == most))
    balanced = a1 + a2 + a3 - (a1 + a2 + a3) * (a1 + a2 + a3) / 2
    even = a1 + a2 == a3
    s.claim(2, implies(even, 2 * balanced <= 1))
    s.claim(2, iff(both(even, 2 * balanced == 1), both(2 * (a1 + a2) == most, 2 * a3 == most)))


def combination(s: Any, x: Any, y: Any, alpha: Any) -> Any:
    """The combination of the signed points, up to each place."""
    return s.sum(lambda i: (alpha(i) * y(i)) * x(i))


def expanded(s: Any, x: Any, y: Any, alpha: Any, v: Any) -> tuple[Any, Any]:
    """The double sum over inner products; its rows, and that it is the square of v."""
    row = s.sum(lambda i, j: alpha(i) * alpha(j) * y(i) * y(j) * (x(i) @ x(j)), over="N")
    square = s.sum(lambda i: row(i, s.n))

    def one(i: Any) -> Any:
        return s.induction(lambda k: row(i, k) == alpha(i) * y(i) * (x(i) @ v(k)), only=True)(s.n)

    whole = s.induction(lambda k: square(k) == v(k) @ v(s.n), using=lambda k: [one(k)], only=True)(
        s.n
    )
    return square, (row, whole)


@proves("dual-inner-products-only", {"diagonal": True}, "Only the lengths of the points count.")
def dual_inner_products_only(s: Any, diagonal: bool = False) -> None:
    """The squared length is a double sum of inner products, so these determine the dual. The
    points x' have the same, for instance as images under an orthogonal map."""
    x, z, y, alpha = s.vectors("x"), s.vectors("x_prime"), s.reals("y"), s.reals("alpha")
    total = s.sum(alpha)
    v = combination(s, x, y, alpha)
    square, (row, whole) = expanded(s, x, y, alpha, v)
    dual = total(s.n) - v(s.n) @ v(s.n) / 2
    s.claim(1, dual == total(s.n) - square(s.n) / 2, whole, only=True)
    u = combination(s, z, y, alpha)
    square_other, (row_other, whole_other) = expanded(s, z, y, alpha, u)
    other = total(s.n) - u(s.n) @ u(s.n) / 2
    gram = s.given_each(
        lambda i, j: z(i) @ z(i) == x(i) @ x(i) if diagonal else z(i) @ z(j) == x(i) @ x(j),
        s.n, s.n,
    )  # fmt: skip

    def rows(i: Any) -> Any:
        return s.induction(
            lambda k: row_other(i, k) == row(i, k), using=lambda k: [gram(i, k)], only=True
        )(s.n)

    same = s.induction(
        lambda k: square_other(k) == square(k), using=lambda k: [rows(k)], only=True
    )(s.n)
    s.claim(2, other == dual, same, whole, whole_other, only=True)
    s.claim(3, other == dual, same, whole, whole_other, only=True)
    labels(s, y)


@proves("dual-inner-products-only", {"keeps": False}, "The map may change lengths.")
def orthogonal_primal(s: Any, keeps: bool = True) -> None:
    """U keeps margins and lengths, so it keeps feasible pairs and their values, with slack or
    without. Primes are images under U."""
    x, z, y, C = s.vectors("x"), s.vectors("x_prime"), s.reals("y"), s.real("C")
    w, turned, b = s.vector("w"), s.vector("w_prime"), s.real("b")
    v, v_turned, c = s.vector("v"), s.vector("v_prime"), s.real("c")
    images = s.given_each(lambda i: both(turned @ z(i) == w @ x(i), v_turned @ z(i) == v @ x(i)))
    loss = s.sum(lambda u, a, i: hinge(y(i) * (u @ x(i) + a)), over="VR")
    other = s.sum(lambda u, a, i: hinge(y(i) * (u @ z(i) + a)), over="VR")
    sums = []
    for u, t, a in ((w, turned, b), (v, v_turned, c)):
        s.claim_each(
            4,
            lambda i, u=u, t=t, a=a: iff(y(i) * (t @ z(i) + a) >= 1, y(i) * (u @ x(i) + a) >= 1),
            images, only=True,
        )  # fmt: skip
        sums.append(
            s.induction(
                lambda k, u=u, t=t, a=a: other(t, a, k) == loss(u, a, k), images, only=True
            )(s.n)
        )
    long = s.given(
        both(turned @ turned == w @ w, v_turned @ v_turned == v @ v) if keeps else w @ w >= 0
    )
    s.claim(4, iff(turned @ turned <= v_turned @ v_turned, w @ w <= v @ v), long, only=True)
    for u, t, a, same in ((w, turned, b, sums[0]), (v, v_turned, c, sums[1])):
        costs = t @ t / 2 + C * other(t, a, s.n), u @ u / 2 + C * loss(u, a, s.n)
        s.claim(4, costs[0] == costs[1], same, long, only=True)
    s.prose("Every vector is an image, because U has an inverse.")
    s.given(C > 0)
    labels(s, y)

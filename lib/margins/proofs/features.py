"""Proofs of the chapter *Unrolling the rings*."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, implies, maximum


@proves("feature-map-ring", {"missing": True}, "The square of the first coordinate is missing.")
def feature_map_ring(s: Any, missing: bool = False) -> None:
    """The score, coordinate by coordinate: 2 c x - x^2 = c^2 - (x - c)^2. Here n is d, and x_t are
    the coordinates of one point with the label y."""
    x, c, y, r, R = s.reals("x"), s.reals("c"), s.real("y"), s.real("r"), s.real("R")
    linear = s.sum(lambda t: 2 * c(t) * x(t))
    squares = s.sum(lambda t: (choose(t == 0, 0, -1) if missing else -1) * (x(t) * x(t)))
    away, centre = s.sum(lambda t: (x(t) - c(t)) * (x(t) - c(t))), s.sum(lambda t: c(t) * c(t))
    same = s.induction(lambda k: linear(k) + squares(k) == centre(k) - away(k), only=True)(s.n)
    f, far = linear(s.n) + squares(s.n) + ((r * r + R * R) / 2 - centre(s.n)), away(s.n)
    score = s.claim(1, f == (r * r + R * R) / 2 - far, same, only=True)
    size = s.given(both(r >= 0, r < R))
    least = (R * R - r * r) / 2
    s.claim(2, least > 0, size, only=True)
    on = either(both(y == 1, far == r * r), both(y == -1, far == R * R))
    s.claim(2, implies(on, y * f == least), score, only=True)
    place = s.given(either(both(y == 1, far <= r * r), both(y == -1, far >= R * R)))
    s.claim(2, y * f >= least, score, place, only=True)
    s.claim(2, implies(y * f == least, on), score, place, only=True)


@proves("feature-map-ring", {"hull": False}, "The weights may have any sign.")
def point_in_the_hull(s: Any, hull: bool = True) -> None:
    """The score of a combination z of negative points is the combination of their scores."""
    x, beta, z, w, b = s.vectors("x"), s.reals("beta"), s.vector("z"), s.vector("w"), s.real("b")
    point, total = s.sum(lambda i: beta(i) * x(i)), s.sum(beta)
    named, whole = s.given(z == point(s.n)), s.given(total(s.n) == 1)
    negative = s.given_each(lambda i: both(w @ x(i) + b < 0, beta(i) >= 0 if hull else beta(i) < 2))
    below = s.induction(lambda k: w @ point(k) + b * total(k) <= 0, negative, only=True)
    s.claim(3, w @ z + b <= 0, below(s.n), named, whole, only=True)


@proves("affine-features-buy-nothing", {"shift": False}, "The bias stays the same.")
def affine_features(s: Any, shift: bool = True) -> None:
    """The score is linear in the features, which are affine in x. Here n is D."""
    a, c, w = s.vectors("a"), s.reals("c"), s.reals("w")
    x, b = s.vector("x"), s.real("b")
    score, v = s.sum(lambda t: w(t) * (a(t) @ x + c(t))), s.sum(lambda t: w(t) * a(t))
    constant = s.sum(lambda t: w(t) * c(t))
    same = s.induction(lambda k: score(k) == v(k) @ x + constant(k), only=True)(s.n)
    offset = b + constant(s.n) if shift else b
    s.claim(1, v(s.n) @ x + offset == score(s.n) + b, same, only=True)


@proves("affine-features-buy-nothing", {"nothing": False}, "The new features have any weights.")
def appended_features(s: Any, nothing: bool = True) -> None:
    """In the direct sum inner products add up, and those with the weights 0 are 0."""
    phi, psi, y, C = s.vectors("phi"), s.vectors("psi"), s.reals("y"), s.real("C")
    w, b, v = s.vector("w"), s.real("b"), s.zero if nothing else s.vector("v")

    def before(i: Any) -> Any:
        return y(i) * (w @ phi(i) + b)

    def after(i: Any) -> Any:
        return y(i) * (w @ phi(i) + v @ psi(i) + b)

    s.claim_each(2, lambda i: after(i) == before(i), only=True)
    s.claim(2, w @ w + v @ v == w @ w, only=True)
    slack, other = (s.sum(lambda i, m=m: maximum(0, 1 - m(i))) for m in (before, after))
    same = s.induction(lambda k: other(k) == slack(k), only=True)(s.n)
    cost = w @ w / 2 + C * slack(s.n)
    s.claim(2, (w @ w + v @ v) / 2 + C * other(s.n) == cost, same, only=True)
    s.given(C > 0)
    s.given_each(lambda i: either(y(i) == 1, y(i) == -1))


@proves("powers-on-a-line", {"apart": False}, "The number may be one of the roots.")
def roots_between(s: Any, apart: bool = True) -> None:
    """The product of all t_j - x has the sign of the product of the sides s_j of x. Here n is the
    number of roots."""
    x, t, side = s.real("x"), s.reals("t"), s.reals("s")
    f, sign = s.product(lambda j: t(j) - x), s.product(side)

    def away(j: Any) -> Any:
        beyond = side(j) * (t(j) - x)
        return both(either(side(j) == 1, side(j) == -1), beyond > 0 if apart else beyond >= 0)

    sides = s.given_each(away)
    right = s.induction(lambda k: sign(k) * f(k) > 0, sides, only=True)(s.n)
    s.claim(1, sign(s.n) * f(s.n) > 0, right, only=True)
    s.prose(
        "Left of all roots every side is +1 and the label is the first one. Where x passes a root "
        "one side changes, and the label does: so it is the first label times the product."
    )

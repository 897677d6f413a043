"""Proofs of the chapter *A constant in place of the bias*."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, either, implies

from margins.proofs.support_vectors import multipliers, optimal, shortest, street, total_is_square


@proves("homogeneous-loses-generality", {"shift": 2}, "The shift goes twice as far.")
def homogeneous_loses(s: Any, shift: int = 1) -> None:
    """A weight of the constant, or a shift onto the hyperplane, does the work of the bias. The
    points 1 (+) and 2 (-) need w > 0 and -2w > 0 without it; with it, -2x + 3 separates them."""
    x, y, w, b = s.vectors("x"), s.reals("y"), s.vector("w"), s.real("b")
    kappa, v, c, w1 = s.real("kappa"), s.real("v"), s.vector("c"), s.real("w1")
    s.given_each(lambda i: either(y(i) == 1, y(i) == -1))
    s.claim_each(1, lambda i: implies(y(i) * (w @ x(i)) > 0, y(i) * (w @ x(i) + 0) > 0))
    s.claim(1, implies(w1 > 0, -2 * w1 <= 0), only=True)
    s.claim(1, implies(both(w1 == -2, b == 3), both(w1 + b > 0, -(2 * w1 + b) > 0)), only=True)
    s.claim_each(3, lambda i: implies(b == -(w @ c), w @ (x(i) - c) == w @ x(i) + b))
    s.given(kappa != 0)

    def longer(i: Any, last: Any) -> Any:
        """The score of (x_i, kappa) with the weights (w, last)."""
        return w @ x(i) + last * kappa

    s.claim_each(2, lambda i: longer(i, b / kappa) == w @ x(i) + b)
    s.claim_each(2, lambda i: implies(b == kappa * v, longer(i, v) == w @ x(i) + b))
    nonzero = s.given(w @ w > 0)
    centre = (-shift * b / (w @ w)) * w
    s.claim_each(3, lambda i: w @ (x(i) - centre) == w @ x(i) + b, nonzero, only=True)
    s.prose("With one class every w has a b that separates, so w = 0 can be avoided.")


def charged(s: Any, e: SimpleNamespace, best: bool = True) -> SimpleNamespace:
    """The pair with a constant feature and its multipliers."""
    w, b, beta = s.vector("w_kappa"), s.real("b_kappa"), multipliers(s, e, "beta")
    kappa, last = s.real("kappa"), s.real("v_kappa")
    s.given_each(lambda i: e.margin(i, w, b) >= 1)
    s.given_each(lambda i: beta.at(i) * (e.margin(i, w, b) - 1) == 0)
    known = [s.given(kappa > 0), s.given(b == kappa * last), s.given(w == beta.w)]
    if best:
        known.append(s.given(last == kappa * beta.balance))
    total = s.induction(lambda k: beta.total(k) == w @ beta.v(k) + b * beta.sums(k), only=True)(s.n)

    def paid(v: Any, c: Any) -> Any:
        """A feasible pair (v, c) lies beyond (w, b)."""
        square = kappa * kappa
        return s.show(
            square * (v @ w) + c * b >= square * (w @ w) + b * b,
            shortest(s, beta, v, c),
            total,
            *known,
            only=True,
        )

    return SimpleNamespace(w=w, b=b, beta=beta, kappa=kappa, known=known, paid=paid)


@proves("augmented-bias-differs", {"best": False}, "The weight of the constant may be any.")
def augmented_problem(s: Any, best: bool = True) -> None:
    """The constant feature charges b^2/kappa^2, and its solution is the cheapest feasible pair."""
    x, y, v, c = s.vectors("x"), s.reals("y"), s.vector("v"), s.real("c")
    s.given_each(lambda i: either(y(i) == 1, y(i) == -1))
    e = SimpleNamespace(x=x, y=y, margin=lambda i, w, b: y(i) * (w @ x(i) + b))
    r = charged(s, e, best)
    w, b, beta, kappa = r.w, r.b, r.beta, r.kappa
    s.claim(2, b == kappa * kappa * beta.balance, *r.known, only=True)
    s.given_each(lambda i: e.margin(i, v, c) >= 1)
    square, known = kappa * kappa, r.paid(v, c)
    gap = square * (v @ v) + c * c - square * (w @ w) - b * b
    least = s.show(gap >= square * ((v - w) @ (v - w)) + (c - b) * (c - b), known)
    cost, another = w @ w / 2 + b * b / (2 * square), v @ v / 2 + c * c / (2 * square)
    s.claim(1, another >= cost, least, s.positive(v - w))
    s.claim_same(1, v, w, least, s.positive(v - w), when=another <= cost)
    s.claim(1, implies(another <= cost, c == b), least, s.positive(v - w))


def both_nearest(s: Any, best: bool) -> SimpleNamespace:
    """Both solutions are nearest points; their two inequalities are added."""
    e = street(s)
    r, a = charged(s, e, best), multipliers(s, e)
    combined, level = optimal(s, e, a), s.given(a.balance == 0)
    sums = (total_is_square(s, e, a), shortest(s, a, r.w, r.b))
    free = s.show(r.w @ e.w >= e.w @ e.w, *sums, combined, level, only=True)
    square, away = r.kappa * r.kappa, (r.w - e.w) @ (r.w - e.w)
    bound = s.show(square * away <= r.b * (e.b - r.b), free, r.paid(e.w, e.b), only=True)
    size = s.show(both(s.norm(r.w - e.w) >= 0, r.kappa > 0))
    order = s.show(
        both(absolute(r.b) <= absolute(e.b), r.b * e.b >= 0),
        bound,
        size,
        s.positive(r.w - e.w),
        only=True,
    )
    return SimpleNamespace(e=e, r=r, square=square, away=away, bound=bound, order=order)


@proves("constant-feature-distance", {"best": False}, "The weight of the constant may be any.")
def constant_distance(s: Any, best: bool = True) -> None:
    """That there are tight points i_1 and i_2 of both classes is hard-both-classes-tight."""
    n, rho = both_nearest(s, best), s.real("rho")
    e, w, b, kappa, square = n.e, n.r.w, n.r.b, n.r.kappa, n.square
    s.claim(1, n.away <= b * (e.b - b) / square, n.bound, n.r.known[0], only=True)
    s.claim(1, both(absolute(b) <= absolute(e.b), b * e.b >= 0), n.order, only=True)
    s.given_each(lambda i: e.x(i) @ e.x(i) <= rho * rho)
    i, j = s.index("i1"), s.index("i2")
    s.given(rho >= 0, e.y(i) == 1, e.margin(i) == 1, e.y(j) == -1, e.margin(j) == 1)
    far = s.norm(w - e.w)
    turn = [s.cauchy_schwarz(w - e.w, e.x(k)) for k in (i, j)]
    near = s.claim(2, absolute(b - e.b) <= rho * far, *turn, at=(i, j))
    size = s.show(both(far >= 0, far * far == n.away, rho >= 0, kappa > 0))
    rate = s.show(far * square <= rho * absolute(b), n.bound, near, size, n.order, only=True)
    s.claim(3, far <= rho * absolute(b) / square, rate, n.r.known[0], only=True)
    less = rho * absolute(b) / square <= rho * absolute(e.b) / square
    s.claim(3, less, n.order, size, only=True)


@proves("constant-feature-exact", {"best": False}, "The weight of the constant may be any.")
def constant_exact(s: Any, best: bool = True) -> None:
    """With b_star = 0 the bound of the distance is 0."""
    n = both_nearest(s, best)
    e, w, b = n.e, n.r.w, n.r.b
    known = (n.bound, n.order, n.r.known[0], s.positive(w - e.w))
    s.claim_same(1, w, e.w, *known, when=e.b == 0, only=True)
    s.claim(1, implies(e.b == 0, b == 0), n.order, only=True)
    s.prose("For part 2 a basis is chosen, for part 3 an example computed, in the text.")

"""Proofs of the chapter *The price of a margin*: the squared loss, and all losses with a ridge."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, either, iff, implies

from margins.proofs.duality import labels
from margins.proofs.surrogates import square


@proves("square-loss-penalises-correctness", {"level": 0}, "The hyperplane is where f(x) = 0.")
def square_loss_penalises(s: Any, level: int = 1) -> None:
    """The foot of x on {y f = 1}, and Pythagoras: any other point v of it is farther away."""
    m, q, t = s.real("m"), s.real("q"), s.real("t")
    s.claim(1, implies(both(m < q, q <= 1), square(1 - q) < square(1 - m)), only=True)
    s.claim(1, implies(both(m >= 1, m < q), square(1 - m) < square(1 - q)), only=True)
    s.claim(1, square(1 - (1 + t)) == square(1 - (1 - t)), only=True)
    s.claim(2, implies(m == 0, square(1 - m) == 1), only=True)
    w, x, v, b, y = s.vector("w"), s.vector("x"), s.vector("v"), s.real("b"), s.real("y")
    s.given(w @ w > 0, either(y == 1, y == -1), y * (w @ v + b) == level)
    loss = square(1 - y * (w @ x + b))
    off = (w @ x + b - y) / (w @ w)
    foot = x - off * w
    scaled = s.show(off * (w @ w) == w @ x + b - y)
    on = s.show(w @ foot + b == y, scaled)
    s.claim(3, y * (w @ foot + b) == 1, on)
    away = s.show((x - foot) @ (x - foot) == off * off * (w @ w), only=True)
    s.claim(3, (w @ w) * ((x - foot) @ (x - foot)) == loss, away, scaled)
    rest = s.show(w @ (v - foot) == 0, on)
    apart = s.show(
        (x - v) @ (x - v)
        == (x - foot) @ (x - foot) + (v - foot) @ (v - foot) - 2 * off * (w @ (v - foot)),
        only=True,
    )
    s.claim(3, (x - v) @ (x - v) >= (x - foot) @ (x - foot), apart, rest, s.positive(v - foot))


@proves("conv-squared", {"factor": -1}, "The first factor is 1 - y^2.")
def conv_squared(s: Any, factor: int = 1) -> None:
    """Expand the squares. For a label other than 1 and -1 the score 0 tells the two apart."""
    y, z = s.real("y"), s.real("s")
    gap = square(y - z) - square(1 - y * z)
    identity = s.claim(1, gap == factor * (square(y) - 1) * (1 - square(z)), only=True)
    sides = s.show(iff(square(y) == 1, either(y == 1, y == -1)), only=True)
    signs = s.show(iff(square(z) == 1, either(z == 1, z == -1)), only=True)
    zero = s.show(iff(gap == 0, either(square(y) == 1, square(z) == 1)), identity, only=True)
    same = either(y == 1, y == -1, z == 1, z == -1)
    s.claim(2, iff(square(y - z) == square(1 - y * z), same), zero, sides, signs, only=True)
    s.claim(3, implies(either(y == 1, y == -1), gap == 0), identity, sides, only=True)
    at_zero = square(y - 0) - square(1 - y * 0) == 0
    s.claim(3, implies(at_zero, either(y == 1, y == -1)), only=True)


@proves("squared-loss-margin-form", {"signs": False}, "The labels may be any numbers.")
def squared_loss_margin_form(s: Any, signs: bool = True) -> None:
    """Term by term; f_i and f'_i are the scores of two functions."""
    y, f, g = s.reals("y"), s.reals("f"), s.reals("f_prime")
    if signs:
        s.given_each(lambda i: either(y(i) == 1, y(i) == -1))

    def same(f: Any) -> Any:
        fit, loss = s.sum(lambda i: square(y(i) - f(i))), s.sum(lambda i: square(1 - y(i) * f(i)))
        s.claim_each(1, lambda i: square(y(i) - f(i)) == square(1 - y(i) * f(i)))
        total = s.induction(lambda k: fit(k) == loss(k))(s.n)
        return fit(s.n), loss(s.n), s.claim(2, fit(s.n) == loss(s.n), total)

    mine, margins, here = same(f)
    theirs, other, there = same(g)
    s.claim(3, iff(mine <= theirs, margins <= other), here, there)


@proves("conv-squared-half", {"half": False}, "The second ridge is half as large.")
def conv_squared_half(s: Any, half: bool = True) -> None:
    """One problem is half of the other. On the points 1 and -1 with their own labels the minimiser
    is 2/(c + 2), so it tells c. In part 1 q is a label and s a score."""
    c, w, x, y, b = s.real("c"), s.vector("w"), s.vectors("x"), s.reals("y"), s.real("b")
    sign = s.given_each(lambda i: either(y(i) == 1, y(i) == -1))
    one, z = s.real("q"), s.real("s")
    single = implies(either(one == 1, one == -1), square(1 - one * z) / 2 == square(one - z) / 2)
    s.claim(1, single, only=True)
    margins = s.sum(lambda i: square(1 - y(i) * (w @ x(i) + b)) / 2)
    labelled = s.sum(lambda i: square(y(i) - (w @ x(i) + b)))
    total = s.induction(lambda k: 2 * margins(k) == labelled(k), sign)(s.n)
    ridge = c if half else c / 2
    notes, slides = c / 2 * (w @ w) + margins(s.n), ridge * (w @ w) + labelled(s.n)
    s.claim(2, 2 * notes == slides, total)
    v, a, d = s.real("v"), s.real("a"), s.real("kappa")
    s.given(c > 0, d > 0)

    def cost(r: Any, v: Any, a: Any) -> Any:
        """r v^2 and the squares of the two points, at (v, a)."""
        return r * square(v) + square(1 - (v + a)) + square(-1 - (a - v))

    best = 2 / (c + 2)
    value = s.show(best * (c + 2) == 2)
    above = cost(c, v, a) - cost(c, best, 0) == (c + 2) * square(v - best) + 2 * square(a)
    s.claim(3, above, value)
    s.claim(3, iff(2 / (c + 2) == 2 / (d + 2), c == d))


@proves("erm-form", {"inverse": False}, "The price is the regulariser itself.")
def erm_form(s: Any, inverse: bool = True) -> None:
    """E_i and E'_i are the losses of the margins of (w, b) and of (v, c), for any loss. One
    objective is a multiple of the other, so both order all pairs in the same way."""
    w, v, r, C = s.vector("w"), s.vector("v"), s.real("C_reg"), s.real("C")
    here, there = s.sum(s.reals("E")), s.sum(s.reals("E_prime"))
    positive = s.given(r > 0, C * r == 1 if inverse else r == C)

    def ridge(w: Any, total: Any) -> Any:
        return r / 2 * (w @ w) + total(s.n)

    def priced(w: Any, total: Any) -> Any:
        return w @ w / 2 + C * total(s.n)

    one = s.claim(1, ridge(w, here) == r * priced(w, here), positive)
    two = s.claim(1, ridge(v, there) == r * priced(v, there), positive)
    order = iff(ridge(w, here) <= ridge(v, there), priced(w, here) <= priced(v, there))
    s.claim(1, order, one, two, positive)
    x, y, b = s.vectors("x"), s.reals("y"), s.real("b")
    labels(s, y)
    s.claim_each(2, lambda i: y(i) * (w @ x(i)) == w @ (y(i) * x(i)), only=True)
    s.claim_each(2, lambda i: -y(i) * (w @ (-1 * x(i))) == y(i) * (w @ x(i)), only=True)
    s.claim_each(3, lambda i: -y(i) * (w @ (-1 * x(i)) - b) == y(i) * (w @ x(i) + b), only=True)

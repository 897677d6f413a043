"""Proofs of the chapter *The smooth box* about any convex loss."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, either, implies, maximum


def sample(s: Any) -> SimpleNamespace:
    """Points with labels, a price C > 0, a pair (w, b) and its margins."""
    x, y, w, b, C = s.vectors("x"), s.reals("y"), s.vector("w"), s.real("b"), s.real("C")
    price = s.given(C > 0)
    labels = s.given_each(lambda i: either(y(i) == 1, y(i) == -1))

    def margin(i: Any, w: Any = w, b: Any = b) -> Any:
        return y(i) * (w @ x(i) + b)

    return SimpleNamespace(x=x, y=y, w=w, b=b, C=C, price=price, labels=labels, margin=margin)


@proves("predictions-same-form", {"convex": False}, "The loss need not be convex.")
def predictions_same_form(s: Any, convex: bool = True) -> None:
    """If the slopes of a convex loss pull as hard as w, every other pair costs more; E_i and E'_i
    are the losses, and the hinge has such slopes, too."""
    e = sample(s)
    v, c, x = s.vector("w_prime"), s.real("b_prime"), s.vector("x_prime")
    alpha, here, there = s.reals("alpha"), s.reals("E"), s.reals("E_prime")
    total, balance = (
        s.sum(lambda i: (alpha(i) * e.y(i)) * e.x(i)),
        s.sum(lambda i: alpha(i) * e.y(i)),
    )
    s.given(e.w == total(s.n))
    score = s.sum(lambda i: alpha(i) * e.y(i) * (e.x(i) @ x))
    parts = s.induction(lambda k: score(k) == total(k) @ x, only=True)(s.n)
    s.claim(3, e.w @ x + e.b == score(s.n) + e.b, parts)
    if convex:
        s.given_each(
            lambda i: e.C * (there(i) - here(i)) >= -alpha(i) * (e.margin(i, v, c) - e.margin(i))
        )
    s.given(either(both(e.b == 0, c == 0), balance(s.n) == 0))
    old, new = s.sum(here), s.sum(there)
    line = s.induction(
        lambda k: e.C * (new(k) - old(k)) >= (e.w - v) @ total(k) + (e.b - c) * balance(k),
        only=True,
    )(s.n)
    cost, another = e.w @ e.w / 2 + e.C * old(s.n), v @ v / 2 + e.C * new(s.n)
    for part in (1, 2):
        s.claim(part, another >= cost + (v - e.w) @ (v - e.w) / 2, line)
    s.prose("That a minimiser has gradient 0, the other half of 1, is calculus.")


@proves(
    "predictions-same-form", {"capped": False}, "The multiplier may exceed C.", example={"C": 1}
)
def slopes_of_the_hinge(s: Any, capped: bool = True) -> None:
    """-alpha/C is a slope of the hinge at m exactly if alpha is in the box and fits the margin, as
    the multipliers of a minimiser do by kkt-trichotomy."""
    C, alpha, m, k = (s.real(name) for name in ("C", "alpha", "m", "k"))
    price = s.given(C > 0)

    def h(m: Any) -> Any:
        return maximum(0, 1 - m)

    def slope(k: Any) -> Any:
        return C * h(k) >= C * h(m) - alpha * (k - m)

    fits = both(implies(m > 1, alpha == 0), implies(m < 1, alpha == C))
    box = both(alpha >= 0, alpha <= C if capped else True)
    s.claim(2, implies(both(box, fits), slope(k)), price, only=True)
    ways = both(slope(m + 1), slope(m - 1), slope(1))
    s.claim(2, implies(ways, both(alpha >= 0, alpha <= C, fits)), price, only=True)

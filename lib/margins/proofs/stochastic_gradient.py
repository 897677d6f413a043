"""Proofs of the chapter on stochastic steps, for every n and every d.

u is the signed point of the example that was drawn.
"""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies

from margins.proofs.rounds import is_sign
from margins.proofs.soft_margin import hinge


@proves("sgd-unbiased", {"times": 1}, "Beside a sum of losses the drawn step needs no factor n.")
def sgd_unbiased(s: Any, times: int = 0) -> None:
    """The mean of equal terms is that term, and means add; v(i) are any vectors."""
    s.at_least(1)
    w, v, lam, n = s.vector("w"), s.vectors("v"), s.real("lambda"), s.number(s.n)
    V = s.sum(v)
    for part, factor in (
        (1, 1),
        (2, times or n / 1),
    ):  # n alone, read as a numeral, knows no vectors
        drawn = s.sum(lambda i, f=factor: lam * w + f * v(i))

        def apart(k: Any, f: Any = factor, drawn: Any = drawn) -> Any:
            return drawn(k) - (s.number(k) * lam) * w - f * V(k)

        none = s.induction(lambda k, a=apart: a(k) @ a(k) == 0, only=True)(s.n)
        mean = (1 / n) * drawn(s.n)
        wanted = lam * w + (1 / n if part == 1 else 1) * V(s.n)
        exact = part == 1 or not times
        gap = (mean - wanted) @ (mean - wanted)
        scaled = s.show(gap == apart(s.n) @ apart(s.n) / (n * n), only=True) if exact else none
        s.claim_same(part, mean, wanted, scaled, none, only=True)


@proves("single-example-update", {"step": 1}, "The norm shrinks by lambda, whatever the step is.")
def single_example_update(s: Any, step: int = 0) -> None:
    """v = -u below the kink and 0 elsewhere, for the rule m < 1; z is any other normal."""
    u, w, z, lam, eta = s.vector("u"), s.vector("w"), s.vector("z"), s.real("lambda"), s.real("eta")
    s.given(both(lam >= 0, eta > 0))
    m = w @ u
    active = choose(m < 1, s.number(1), 0)
    v = -active * u
    loss = s.show(hinge(z @ u) >= hinge(m) + v @ (z - w))
    norms = s.show(
        lam * (z @ z) == lam * (w @ w) + 2 * lam * (w @ (z - w)) + lam * ((z - w) @ (z - w)),
        only=True,
    )
    square = s.show(lam * ((z - w) @ (z - w)) >= 0, s.positive(z - w))
    g = lam * w + v
    said = lam / 2 * (z @ z) + hinge(z @ u) >= lam / 2 * (w @ w) + hinge(m) + g @ (z - w)
    s.claim(1, said, loss, norms, square, only=True)
    shrunk = (1 - lam if step else 1 - eta * lam) * w + (eta * active) * u
    s.claim_same(1, w - eta * g, shrunk, only=True)
    printed = (1 - lam) * w + (eta * active) * u
    gap = ((w - eta * g) - printed) @ ((w - eta * g) - printed)
    size = s.show(gap == (1 - eta) * (1 - eta) * lam * lam * (w @ w), only=True)
    s.claim(2, iff(gap == 0, either(eta == 1, lam == 0, w @ w == 0)), size, s.positive(w))


@proves("update-margin-gain", {"always": True}, "The margin always grows.")
def update_margin_gain(s: Any, always: bool = False) -> None:
    """The new margin is <w+, u>, and |u| = |x|."""
    x, y, w, lam, eta = s.vector("x"), s.real("y"), s.vector("w"), s.real("lambda"), s.real("eta")
    s.given(both(is_sign(y), lam >= 0, eta > 0))
    u = y * x
    m, new = w @ u, ((1 - eta * lam) * w + eta * u) @ u
    s.given(m < 1)
    size = s.show(u @ u == x @ x)
    gain = s.claim(1, new == (1 - eta * lam) * m + eta * (x @ x), size)
    s.claim(2, iff(new > m, True if always else x @ x > lam * m), gain, s.positive(x))
    s.claim(3, implies(both(lam <= x @ x, x @ x > 0), new > m), gain)
    s.claim(3, implies(both(m <= 0, x @ x > 0), new > m), gain)


@proves("shrinkage-needs-small-step", {"limit": 4}, "It shrinks up to eta lambda = 4.")
def shrinkage(s: Any, limit: int = 2) -> None:
    """The square of the length is multiplied by (1 - eta lambda)^2."""
    w, lam, eta = s.vector("w"), s.real("lambda"), s.real("eta")
    s.given(both(lam > 0, eta > 0, w @ w > 0))
    new = (1 - eta * lam) * w
    size = s.show(new @ new == (1 - eta * lam) * (1 - eta * lam) * (w @ w), only=True)
    less = s.show(iff((1 - eta * lam) * (1 - eta * lam) < 1, eta * lam < 2))
    s.claim(1, iff(new @ new < w @ w, eta * lam < limit), size, less)
    turned = s.show(new @ w == (1 - eta * lam) * (w @ w), only=True)
    s.claim(2, iff(new @ w >= 0, eta * lam <= 1), turned)

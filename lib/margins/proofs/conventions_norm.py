"""Proofs of the chapter *One problem, seven names*: the norm is not its square."""

from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, iff, implies

from margins.proofs.duality import labels
from margins.proofs.soft_margin import TWO_POINTS, hinge, problem
from margins.proofs.soft_margin_minimiser import strongly_convex


@proves("norm-vs-squared-norm", {"half": False}, "The square is least at min(1, 1/lambda).")
def one_point(s: Any, half: bool = True) -> None:
    """On the point 1 the square shrinks w, while the norm switches it between 0 and 1."""
    w, c = s.real("w"), s.real("lambda")
    s.given(c > 0)

    def square(w: Any) -> Any:
        return hinge(w) + c * w * w

    def norm(w: Any) -> Any:
        return hinge(w) + c * absolute(w)

    place = 1 / (2 * c) if half else 1 / c
    best = choose(place <= 1, place, 1)
    s.claim(1, both(square(w) >= square(best), iff(square(w) == square(best), w == best)))
    s.claim(2, implies(c < 1, both(norm(w) >= c, iff(norm(w) == c, w == 1))))
    s.claim(2, implies(c > 1, both(norm(w) >= 1, iff(norm(w) == 1, w == 0))))
    s.claim(2, implies(c == 1, both(norm(w) >= 1, iff(norm(w) == 1, both(w >= 0, w <= 1)))))


@proves(
    "norm-vs-squared-norm", {"factor": 2}, "The same with twice this coefficient.",
    example=TWO_POINTS | {"v.0": 1, "mu": 2}, size=(2, 1, 1),
)  # fmt: skip
def same_minimiser(s: Any, factor: int = 1) -> None:
    """A minimiser of P also minimises S + mu|w| for mu = |w|/C.
    k = 1 allows every b, any other k only b = 0."""
    p = problem(s)
    w, b, v, c, mu = s.vector("w"), s.real("b"), s.vector("v"), s.real("c"), s.real("mu")
    grows = strongly_convex(s, p, w, b, v, c)
    length, other = s.norm(w), s.norm(v)
    sizes = s.show(both(length >= 0, other >= 0, length * length == w @ w, other * other == v @ v))
    known = s.given(both(p.C > 0, mu == (length / p.C if factor == 1 else factor * length / p.C)))
    inner = s.show(w @ v <= length * other, s.cauchy_schwarz(w, v), sizes, only=True)
    slope = s.show(p.C * (p.S(v, c, s.n) - p.S(w, b, s.n)) >= w @ w - w @ v, grows, only=True)
    more = s.show(
        p.C * (p.S(v, c, s.n) - p.S(w, b, s.n)) >= length * (length - other),
        slope, inner, sizes, only=True,
    )  # fmt: skip
    scale = s.show(p.C * mu == factor * length, known, only=True)
    least = s.show(
        p.C * (p.S(v, c, s.n) + mu * other - p.S(w, b, s.n) - mu * length) >= 0,
        more, scale, only=True,
    )  # fmt: skip
    s.claim(3, p.S(v, c, s.n) + mu * other >= p.S(w, b, s.n) + mu * length, least, known, only=True)
    labels(s, p.y)

"""Proofs of the chapter *The machine that never sees its features*: positive definite matrices.

phi(i) are the features of input i; k(i, j) = <phi(i), phi(j)>.
"""

from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, either


@proves("strictly-pd-separates", {"solves": False}, "The coefficients solve the system nearly.")
def interpolating(s: Any, solves: bool = True) -> None:
    """Coefficients with K c = y are those of a w whose scores are the labels. With a bias they
    solve (K + 1) c = y, and b is their sum."""
    phi, y, c = s.vectors("phi"), s.reals("y"), s.reals("c")
    w, total, i, B = s.sum(lambda j: c(j) * phi(j)), s.sum(c), s.index("i"), s.real("B")
    row = s.sum(lambda j: c(j) * (phi(i) @ phi(j) + B))
    same = s.induction(lambda k: row(k) == w(k) @ phi(i) + B * total(k), only=True)(s.n)
    sign = s.given(either(y(i) == 1, y(i) == -1))
    system = s.given(row(s.n) == y(i) if solves else y(i) * row(s.n) > 0)
    none = s.given(either(B == 0, B == 1))
    score = w(s.n) @ phi(i) + B * total(s.n)
    s.claim(1, y(i) * score == 1, same, system, sign, none, only=True)
    s.claim(3, y(i) * score > 0, same, system, sign, none, only=True)
    s.claim(4, y(i) * score > 0, same, system, sign, none, only=True)
    s.prose("Without a bias B = 0, with one B = 1. A positive definite matrix has an inverse.")


@proves("strictly-pd-separates", {"null": False}, "v is any vector.")
def null_vector(s: Any, null: bool = True) -> None:
    """If Kv = 0 the combination of the phi(i) is 0, and |v_i| are Gordan's weights."""
    phi, y, v, w, b = s.vectors("phi"), s.reals("y"), s.reals("v"), s.vector("w"), s.real("b")
    point, balance = s.sum(lambda i: v(i) * phi(i)), s.sum(v)
    form = s.sum(lambda i: v(i) * (phi(i) @ point(s.n)))
    square = s.induction(lambda k: form(k) == point(k) @ point(s.n), only=True)(s.n)
    sign = s.given_each(
        lambda i: both(either(y(i) == 1, y(i) == -1), y(i) * v(i) == absolute(v(i)))
    )
    rows = s.given_each(lambda i: phi(i) @ point(s.n) == 0 if null else v(i) <= 1)
    zero = s.induction(lambda k: form(k) == 0, rows, only=True)(s.n)
    nothing = s.claim_same(2, point(s.n), s.zero, square, zero, only=True)
    signed = s.sum(lambda i: (absolute(v(i)) * y(i)) * phi(i))
    off = s.induction(
        lambda k: (signed(k) - point(k)) @ (signed(k) - point(k)) == 0, sign, only=True
    )(s.n)
    s.claim_same(2, signed(s.n), s.zero, off, nothing, only=True)
    j, level = s.index("j"), s.given(either(b == 0, balance(s.n) == 0))
    some = s.given(v(j) != 0)

    def m(i: Any) -> Any:
        return y(i) * (w @ phi(i) + b)

    weighted = s.sum(lambda i: absolute(v(i)) * m(i))
    sums = s.induction(lambda k: weighted(k) == w @ point(k) + b * balance(k), sign, only=True)(s.n)
    margins = s.given_each(lambda i: m(i) >= 0)
    _, terms = s.nonnegative_sum(weighted, lambda i: absolute(v(i)) * m(i), margins, only=True)
    for part in (2, 3, 4):
        s.claim(part, m(j) <= 0, terms(j), sums, nothing, level, some, only=True)
    s.prose(
        "So not all margins are positive. The form is never negative; where it is 0, Kv = 0: "
        "the combination of the phi(i) is 0, and its inner products are Kv."
    )


@proves("hard-margin-interpolates", {"sign": False}, "The multipliers may be negative.")
def interpolant_is_shortest(s: Any, sign: bool = True) -> None:
    """w = sum c_j phi(j) with scores y: nothing feasible is shorter if all y_j c_j >= 0."""
    phi, y, c, v = s.vectors("phi"), s.reals("y"), s.reals("c"), s.vector("v")
    w, total = s.sum(lambda j: c(j) * phi(j)), s.sum(lambda j: c(j) * y(j))
    known = s.given_each(lambda i: either(y(i) == 1, y(i) == -1))
    scores = s.given_each(lambda i: w(s.n) @ phi(i) == y(i))
    square = s.induction(lambda k: w(s.n) @ w(k) == total(k), scores, only=True)(s.n)
    s.claim(1, w(s.n) @ w(s.n) == total(s.n), square, only=True)
    s.claim_each(1, lambda i: y(i) * (w(s.n) @ phi(i)) >= 1, scores, known, only=True)
    feasible = s.given_each(lambda i: y(i) * (v @ phi(i)) >= 1)
    if sign:
        known = s.given_each(lambda j: both(either(y(j) == 1, y(j) == -1), y(j) * c(j) >= 0))
    below = s.induction(lambda k: v @ w(k) >= total(k), feasible, known, only=True)(s.n)
    reasons = (below, square, s.positive(v - w(s.n)))
    s.claim(2, v @ v >= w(s.n) @ w(s.n), *reasons, only=True)


@proves("hard-margin-interpolates", {"short": False}, "The step may be long.")
def interpolant_is_not_shortest(s: Any, short: bool = True) -> None:
    """If y_j c_j < 0, a small step along a vector u that is orthogonal to all other phi(i) keeps
    the constraints and makes w shorter."""
    phi, y, c, u, t = s.vectors("phi"), s.reals("y"), s.reals("c"), s.vector("u"), s.real("t")
    j, w = s.index("j"), s.sum(lambda i: c(i) * phi(i))
    known = s.given_each(lambda i: either(y(i) == 1, y(i) == -1))
    scores = s.given_each(lambda i: w(s.n) @ phi(i) == y(i))
    dual = s.given_each(lambda i: u @ phi(i) == choose(i == j, y(j), 0))
    along = s.induction(
        lambda k: u @ w(k) == choose(j < k, y(j) * c(j), 0), dual, s.inside(j), only=True
    )(s.n)
    slope = s.show(u @ w(s.n) == y(j) * c(j), along, s.inside(j), only=True)
    step = s.given(both(t > 0, t * (u @ u) < -y(j) * c(j) if short else y(j) * c(j) < 0))
    new = w(s.n) + t * u
    s.claim_each(2, lambda i: y(i) * (new @ phi(i)) >= 1, scores, dual, known, step, only=True)
    length = s.show(
        new @ new == w(s.n) @ w(s.n) + t * (2 * (y(j) * c(j)) + t * (u @ u)), slope, only=True
    )
    inner = s.show(2 * (y(j) * c(j)) + t * (u @ u) < 0, step, s.positive(u), only=True)
    s.claim(2, new @ new < w(s.n) @ w(s.n), length, inner, step, only=True)
    s.prose("A positive definite K gives such a u, and a small t fits.")

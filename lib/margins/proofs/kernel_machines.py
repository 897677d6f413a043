"""Proofs of the chapter *The machine that never sees its features*.

phi(i) are the features of input i, z those of any input.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, iff

from margins.proofs.duality import labels
from margins.proofs.duality_multipliers import combination, expanded


def combined(s: Any) -> SimpleNamespace:
    """Features, labels and multipliers, and what kernel values make of them at z."""
    phi, y, alpha, z = s.vectors("phi"), s.reals("y"), s.reals("alpha"), s.vector("z")
    w, total = combination(s, phi, y, alpha), s.sum(alpha)
    score = s.sum(lambda i: alpha(i) * y(i) * (phi(i) @ z))
    same = s.induction(lambda k: w(k) @ z == score(k), only=True)(s.n)
    return SimpleNamespace(
        phi=phi, y=y, alpha=alpha, z=z, w=w, total=total, score=score, same=same
    )  # fmt: skip


@proves("kernel-prediction", {"signs": False}, "The labels are left out of the double sum.")
def kernel_prediction(s: Any, signs: bool = True) -> None:
    """Inner products with a combination are combinations of inner products."""
    e, b, x = combined(s), s.real("b"), s.vector("x")
    y = e.y if signs else lambda _: 1
    s.claim(1, e.w(s.n) @ e.z + b == e.score(s.n) + b, e.same, only=True)
    square, (_, whole) = expanded(s, e.phi, y, e.alpha, e.w)
    s.claim(2, e.w(s.n) @ e.w(s.n) == square(s.n), whole, only=True)
    s.claim(3, (x - e.z) @ (x - e.z) == x @ x - 2 * (x @ e.z) + e.z @ e.z, only=True)
    used = s.sum(lambda i: choose(e.alpha(i) == 0, 0, e.alpha(i) * e.y(i) * (e.phi(i) @ e.z)))
    kept = s.induction(lambda k: used(k) == e.score(k), only=True)(s.n)
    s.claim(4, used(s.n) + b == e.score(s.n) + b, kept, only=True)
    labels(s, e.y)


@proves("kernel-equals-explicit-features", {"alike": False}, "Only the squares are the same.")
def same_kernel(s: Any, alike: bool = True) -> None:
    """The dual value is made of kernel values. psi(i) are other features with the same ones, and x
    are those of the input of z."""
    e, psi, x, b = combined(s), s.vectors("psi"), s.vector("x"), s.real("b")
    square, (row, whole) = expanded(s, e.phi, e.y, e.alpha, e.w)
    v = combination(s, psi, e.y, e.alpha)
    dual, other = (e.total(s.n) - u(s.n) @ u(s.n) / 2 for u in (e.w, v))
    s.claim(1, dual == e.total(s.n) - square(s.n) / 2, whole, only=True)
    gram = s.given_each(
        lambda i, j: (
            psi(i) @ psi(j) == e.phi(i) @ e.phi(j)
            if alike
            else psi(i) @ psi(i) == e.phi(i) @ e.phi(i)
        ),
        s.n, s.n,
    )  # fmt: skip
    new = s.given_each(lambda i: psi(i) @ x == e.phi(i) @ e.z)
    square_other, (row_other, whole_other) = expanded(s, psi, e.y, e.alpha, v)

    def rows(i: Any) -> Any:
        return s.induction(
            lambda k: row_other(i, k) == row(i, k), using=lambda k: [gram(i, k)], only=True
        )(s.n)

    same = s.induction(
        lambda k: square_other(k) == square(k), using=lambda k: [rows(k)], only=True
    )(s.n)
    s.claim(3, other == dual, same, whole, whole_other, only=True)
    scores = s.induction(lambda k: v(k) @ x == e.score(k), new, only=True)(s.n)
    s.claim(3, v(s.n) @ x + b == e.w(s.n) @ e.z + b, scores, e.same, only=True)
    labels(s, e.y)


@proves("kernel-equals-explicit-features", {"best": False}, "The two need only be equally good.")
def same_scores(s: Any, best: bool = True) -> None:
    """The midpoint of two optima is no better, so their combinations are equal, and with them the
    scores at every input."""
    e, beta = combined(s), s.reals("beta")
    v, others = combination(s, e.phi, e.y, beta), s.sum(beta)
    score = s.sum(lambda i: beta(i) * e.y(i) * (e.phi(i) @ e.z))
    same = s.induction(lambda k: v(k) @ e.z == score(k), only=True)(s.n)
    half = s.sum(lambda i: (e.alpha(i) + beta(i)) / 2)
    middle = s.sum(lambda i: ((e.alpha(i) + beta(i)) / 2 * e.y(i)) * e.phi(i))
    mean = s.induction(lambda k: half(k) == (e.total(k) + others(k)) / 2, only=True)(s.n)
    off = s.induction(
        lambda k: (middle(k) - (e.w(k) + v(k)) / 2) @ (middle(k) - (e.w(k) + v(k)) / 2) == 0,
        only=True,
    )(s.n)
    between = s.same(middle(s.n), (e.w(s.n) + v(s.n)) / 2, off, only=True)
    D = e.total(s.n) - e.w(s.n) @ e.w(s.n) / 2
    E = others(s.n) - v(s.n) @ v(s.n) / 2
    M = half(s.n) - middle(s.n) @ middle(s.n) / 2
    gap = e.w(s.n) - v(s.n)
    gain = s.show(D / 2 + E / 2 + gap @ gap / 8 == M, mean, between, only=True)
    known = s.given(both(D == E, M <= D) if best else D == E)
    one = s.same(e.w(s.n), v(s.n), gain, known, s.positive(gap), only=True)
    s.claim(2, e.score(s.n) == score(s.n), one, e.same, same, only=True)
    labels(s, e.y)
    s.prose(
        "The admissible b are told by the margins and the multipliers, through w alone "
        "(bias-recovery, feasible-max-margin-nonhomogeneous-attained)."
    )


@proves(
    "kernel-scale-and-shift", {"power": 2}, "The multipliers are multiplied by the square of c."
)
def kernel_scale(s: Any, power: int = 1) -> None:
    """One factor c of c k goes to each of the two multipliers, and one is left over."""
    e, c = combined(s), s.real("c")
    positive, d = s.given(c > 0), c if power == 1 else c * c
    row = s.sum(
        lambda i, j: e.alpha(i) * e.alpha(j) * e.y(i) * e.y(j) * (c * (e.phi(i) @ e.phi(j))),
        over="N",
    )
    times = s.sum(
        lambda i, j: (d * e.alpha(i)) * (d * e.alpha(j)) * e.y(i) * e.y(j) * (e.phi(i) @ e.phi(j)),
        over="N",
    )
    square, other = s.sum(lambda i: row(i, s.n)), s.sum(lambda i: times(i, s.n))
    large, score = (
        s.sum(lambda i: d * e.alpha(i)),
        s.sum(lambda i: (d * e.alpha(i)) * e.y(i) * (e.phi(i) @ e.z)),
    )
    scaled = s.sum(lambda i: e.alpha(i) * e.y(i) * (c * (e.phi(i) @ e.z)))

    def one(i: Any) -> Any:
        return s.induction(lambda k: times(i, k) == c * row(i, k), only=True)(s.n)

    double = s.induction(lambda k: other(k) == c * square(k), using=lambda k: [one(k)], only=True)
    sums = s.induction(lambda k: large(k) == c * e.total(k), only=True)(s.n)
    mine, theirs = e.total(s.n) - square(s.n) / 2, large(s.n) - other(s.n) / 2
    s.claim(1, theirs == c * mine, double(s.n), sums, only=True)
    same = s.induction(lambda k: score(k) == scaled(k), only=True)(s.n)
    s.claim(1, score(s.n) == scaled(s.n), same, only=True)
    C = s.real("C")

    def inside(a: Any, price: Any) -> Any:
        return both(a >= 0, a <= price)

    s.claim_each(
        1,
        lambda i: iff(inside(e.alpha(i), C), inside(d * e.alpha(i), c * C)),
        positive,
        only=True,
    )
    labels(s, e.y)


@proves("kernel-scale-and-shift", {"balanced": False}, "The multipliers need no balance.")
def kernel_shift(s: Any, balanced: bool = True) -> None:
    """In the double sum g(x_i) stands beside the sum of the alpha_j y_j, which is 0."""
    e, g, at = combined(s), s.reals("g"), s.real("g_z")
    balance = s.sum(lambda i: e.alpha(i) * e.y(i))
    weighted = s.sum(lambda i: e.alpha(i) * e.y(i) * g(i))
    even = s.given(balance(s.n) == 0) if balanced else s.given(balance(s.n) >= 0)
    row = s.sum(
        lambda i, j: e.alpha(i) * e.alpha(j) * e.y(i) * e.y(j) * (e.phi(i) @ e.phi(j)), over="N"
    )
    other = s.sum(
        lambda i, j: (
            e.alpha(i) * e.alpha(j) * e.y(i) * e.y(j) * (e.phi(i) @ e.phi(j) + g(i) + g(j))
        ),
        over="N",
    )
    square, more = s.sum(lambda i: row(i, s.n)), s.sum(lambda i: other(i, s.n))

    def one(i: Any) -> Any:
        mine = e.alpha(i) * e.y(i)
        return s.induction(
            lambda k: other(i, k) == row(i, k) + mine * (g(i) * balance(k) + weighted(k)),
            only=True,
        )(s.n)

    double = s.induction(
        lambda k: more(k) == square(k) + weighted(k) * balance(s.n) + balance(k) * weighted(s.n),
        using=lambda k: [one(k)],
        only=True,
    )(s.n)
    s.claim(
        2, e.total(s.n) - more(s.n) / 2 == e.total(s.n) - square(s.n) / 2, double, even, only=True
    )
    score = s.sum(lambda i: e.alpha(i) * e.y(i) * (e.phi(i) @ e.z + g(i) + at))
    shifted = s.induction(
        lambda k: score(k) == e.score(k) + weighted(k) + at * balance(k), only=True
    )(s.n)
    s.claim(2, score(s.n) == e.score(s.n) + weighted(s.n), shifted, even, only=True)
    labels(s, e.y)

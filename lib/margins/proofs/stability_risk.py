"""Proofs of the chapter on stability: expectations, the best regulariser, the bias.

An expectation here is over the finitely many samples of a distribution with finitely many atoms:
there are n of them, with the probabilities p(i).
"""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, either, iff, implies

from margins.proofs.soft_margin import hinge

CERTAIN = {"lambda": 1, "m": 1, "rho": 2, "p0": 1, "out0": 3, "own0": 1, "x0": 4}
ONE = {"lambda": 1, "rho": 1, "B": 1}


@proves(
    "soft-svm-expectation", {"norm": 0}, "Without the norm in the infimum.",
    {"lambda": 1, "m": 10, "p0": 1, "own0": 1, "v.0": 1, "r0": 1}, (1, 1, 1),
)  # fmt: skip
def sample_to_risk(s: Any, norm: int = 1) -> None:
    """r(i) is the risk of the solution w(i) of sample i, own(i) its loss on that sample, L(i) the
    loss of a fixed v there. The gap is at most 5 rho^2/(8 lambda_2 m) for samples of size m."""
    p, risk, own, fixed = s.reals("p"), s.reals("r"), s.reals("own"), s.reals("L")
    w, v, lam, rho, m = (
        s.vectors("w"), s.vector("v"), s.real("lambda"), s.real("rho"), s.real("m")
    )  # fmt: skip
    known = s.given(both(lam > 0, m >= 1))
    shares = s.given_each(lambda i: p(i) >= 0)
    best = s.given_each(lambda i: own(i) + lam * (w(i) @ w(i)) <= fixed(i) + lam * (v @ v))
    mass, mean = s.sum(p), s.sum(lambda i: p(i) * fixed(i))
    risks, losses = s.sum(lambda i: p(i) * risk(i)), s.sum(lambda i: p(i) * own(i))
    one = s.given(mass(s.n) == 1)
    share = rho * rho / (lam * m)
    gap = s.given(risks(s.n) - losses(s.n) <= s.number(5) / 8 * share)

    def each(i: Any) -> Any:
        square = s.show(lam * (w(i) @ w(i)) >= 0, s.positive(w(i)), known, only=True)
        below = s.show(own(i) <= fixed(i) + lam * (v @ v), best(i), square, only=True)
        return s.show(p(i) * own(i) <= p(i) * (fixed(i) + lam * (v @ v)), below, shares(i),
                      only=True)  # fmt: skip

    total = s.induction(
        lambda k: losses(k) <= mean(k) + lam * (v @ v) * mass(k), using=lambda i: [each(i)],
        only=True,
    )(s.n)  # fmt: skip
    positive = s.show(share >= 0, known, only=True)
    s.claim(
        2, risks(s.n) <= mean(s.n) + norm * lam * (v @ v) + 2 * share,
        total, gap, one, positive, only=True,
    )  # fmt: skip
    s.prose(
        "The expected gap is soft-svm-gap, and part 1 is left to the text. Distributions with "
        "infinitely many atoms are, too."
    )


@proves("soft-svm-leave-one-out", {"half": 4}, "The constant is 1/4.", CERTAIN, (1, 1, 1))
def left_out_to_risk(s: Any, half: int = 2) -> None:
    """Over all samples of m + 1 draws: out(i) is the mean of what the examples of sample i cost
    when they are left out, own(i) the loss of a fixed v on it, x(i) the mean of its |x|^2. From
    soft-svm-left-out, part 3."""
    p, out, own, squares = s.reals("p"), s.reals("out"), s.reals("own"), s.reals("x")
    v, lam, rho, m = s.vector("v"), s.real("lambda"), s.real("rho"), s.real("m")
    known = s.given(both(lam > 0, m >= 1))
    shares = s.given_each(lambda i: p(i) >= 0)
    c = 1 / (2 * lam * m)
    norm = lam * (m / (m + 1)) * (v @ v)
    step = s.given_each(lambda i: out(i) <= norm + own(i) + squares(i) * c)
    mass, risk = s.sum(p), s.sum(lambda i: p(i) * out(i))
    mean, size = s.sum(lambda i: p(i) * own(i)), s.sum(lambda i: p(i) * squares(i))
    one = s.given(mass(s.n) == 1)

    def each(i: Any) -> Any:
        return s.show(p(i) * out(i) <= p(i) * (norm + own(i) + squares(i) * c), step(i), shares(i),
                      only=True)  # fmt: skip

    total = s.induction(
        lambda k: risk(k) <= norm * mass(k) + mean(k) + size(k) * c, using=lambda i: [each(i)],
        only=True,
    )(s.n)  # fmt: skip
    first = s.show(risk(s.n) <= mean(s.n) + norm + size(s.n) * c, total, one, only=True)
    positive = s.show(both(lam > 0, m >= 1, c > 0), known, only=True)
    s.claim(1, risk(s.n) <= mean(s.n) + norm + size(s.n) * (c * 2 / half), first, only=True)
    ball = s.given(size(s.n) <= rho * rho)
    shrink = s.show(both(m / (m + 1) >= 0, m / (m + 1) <= 1), positive, only=True)
    longer = s.show(norm <= lam * (v @ v), s.show(lam * (v @ v) >= 0, s.positive(v), positive,
                                                  only=True), shrink, only=True)  # fmt: skip
    room = s.show(size(s.n) * c <= rho * rho * c, ball, positive, only=True)
    same = s.show(rho * rho * c == rho * rho / (2 * lam * m), positive, only=True)
    s.claim(
        2, risk(s.n) <= mean(s.n) + lam * (v @ v) + rho * rho / (2 * lam * m),
        first, longer, room, same, only=True,
    )  # fmt: skip
    s.prose(
        "By loo-identity the mean of out is the expected risk after m draws. Distributions with "
        "infinitely many atoms are left to the text."
    )


def trade(s: Any, part: int, lam: Any, p: Any, q: Any, r: Any, least: Any, *by: Any) -> None:
    """p lambda + q/lambda >= least = 2 root(pq), with equality at r = root(q/p) only."""
    L, P, Q, z, m, V = (s.real(name) for name in "stzpqr")
    given = both(L > 0, P > 0, Q > 0, z >= 0, m >= 0, P * (z * z) == Q, m * m == 4 * (P * Q))
    given = both(given, L * V == P * (L * L) + Q)
    square = s.show(implies(given, m * m == (2 * P * z) * (2 * P * z)), only=True)
    side = s.show(implies(given, 2 * P * z >= 0), only=True)
    root = s.show(implies(given, m == 2 * P * z), square, side, only=True)
    excess = s.show(implies(given, L * (V - 2 * P * z) == P * ((L - z) * (L - z))), only=True)
    below = s.show(implies(given, 2 * P * z <= V), excess, only=True)
    equal = s.show(implies(given, iff(2 * P * z == V, z == L)), excess, only=True)
    said = implies(given, both(m <= V, iff(m == V, z == L)))
    lemma = s.for_all(s.show(said, root, below, equal, only=True), L, P, Q, z, m, V)
    positive = s.show(both(p > 0, q > 0, lam > 0), *by)
    roots = s.show(both(r >= 0, least >= 0, p * (r * r) == q, least * least == 4 * (p * q)), *by)
    value = p * lam + q / lam
    times = s.show(lam * value == p * (lam * lam) + q, positive, only=True)
    reasons = (lemma(lam, p, q, r, least, value), positive, roots, times)
    s.claim(part, value >= least, *reasons, only=True)
    s.claim(part, iff(value == least, lam == r), *reasons, only=True)


@proves("soft-svm-tuning", {"eight": 2}, "The least value is half as large.", ONE, (2, 1, 1))
def tuning(s: Any, eight: int = 8) -> None:
    """lambda B^2 + 2 rho^2/(lambda n) exceeds its least value by B^2 (lambda - r)^2/lambda."""
    s.at_least(1)
    lam, rho, B, n = s.real("lambda"), s.real("rho"), s.real("B"), s.number(s.n)
    known = s.given(both(lam > 0, rho > 0, B > 0))
    r = s.root(2 * (rho * rho) / (B * B * n), known)
    least = s.root(eight * (rho * rho) * (B * B) / n, known)
    trade(s, 1, lam, B * B, 2 * (rho * rho) / n, r, least, known)


@proves(
    "soft-svm-tuning",
    {"two": 8},
    "The least value is twice as large.",
    ONE,
    (1, 1, 1),
)
def tuning_sharper(s: Any, two: int = 2) -> None:
    """The same for lambda B^2 n/(n + 1) + rho^2/(2 lambda n)."""
    s.at_least(1)
    lam, rho, B, n = s.real("lambda"), s.real("rho"), s.real("B"), s.number(s.n)
    known = s.given(both(lam > 0, rho > 0, B > 0))
    r = s.root(rho * rho * (n + 1) / (2 * (n * n) * (B * B)), known)
    least = s.root(two * (rho * rho) * (B * B) / (n + 1), known)
    trade(s, 3, lam, B * B * (n / (n + 1)), rho * rho / (2 * n), r, least, known)


@proves(
    "soft-svm-penalised-bias", {"square": 0}, "The longer points stay in the ball.",
    {"kappa": 1, "y0": 1, "lambda": 1}, (1, 1, 1),
)  # fmt: skip
def charged(s: Any, square: int = 1) -> None:
    """(w, b) costs what (w, v) with kappa v = b costs on the points (x_i, kappa); their inner
    products are <w, x_i> + v kappa, their squares |x_i|^2 + kappa^2."""
    x, y, w, b = s.vectors("x"), s.reals("y"), s.vector("w"), s.real("b")
    kappa, v, lam, rho = s.real("kappa"), s.real("v"), s.real("lambda"), s.real("rho")
    signs = s.given_each(lambda i: either(y(i) == 1, y(i) == -1))
    known = s.given(both(kappa > 0, lam > 0, b == kappa * v))
    balls = s.given_each(lambda i: x(i) @ x(i) <= rho * rho)
    S = s.sum(lambda i: hinge(y(i) * (w @ x(i) + b)))
    long = s.sum(lambda i: hinge(y(i) * (w @ x(i) + v * kappa)))
    same = s.induction(lambda k: S(k) == long(k), known, only=True)(s.n)
    norm = s.show(b * b / (kappa * kappa) == v * v, known, only=True)
    cost = lam * (w @ w + b * b / (kappa * kappa)) + S(s.n) / s.number(s.n)
    s.claim(1, cost == lam * (w @ w + v * v) + long(s.n) / s.number(s.n), same, norm, only=True)

    def own(i: Any) -> Any:
        return (y(i) * y(i)) * (x(i) @ x(i) + kappa * kappa)

    s.claim_each(
        2, lambda i: own(i) <= rho * rho + square * (kappa * kappa), signs, balls, only=True
    )
    s.prose("So part 2 is soft-svm-leave-one-out for the longer points; that is left to the text.")


@proves("soft-svm-penalised-bias", {"least": 1}, "Every b loses 1 at least.")
def free(s: Any, least: int = 2) -> None:
    """All points are 0, a quarter of the labels -1: no b loses less than 1/2, and with all labels
    of the sample -1 only b <= -1 costs nothing there, which loses 3/2 at least."""
    b = s.real("b")
    loss = 3 * hinge(b) + hinge(-b)
    s.claim(3, loss >= s.number(4) / least)
    s.claim(3, implies(b == 1, loss == 2))
    s.claim(3, iff(hinge(-b) == 0, b <= -1))
    s.claim(3, implies(b <= -1, loss >= 6))
    s.prose("That all labels are -1 has the probability 4^-n, and w = 0: left to the text.")

"""Proofs of the chapter on stability: an example left out, and the mean over pairs of draws."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, implies

from margins.proofs.soft_margin import hinge
from margins.proofs.stability import grows, length, mean_share, pulled, share, shared

LEFT_OUT = {"lambda": "1/2", "a.0": 1, "w.0": 1}
TWO_POINTS = {
    "lambda": 1, "u0.0": 1, "u1.0": -1, "z0.0": "-1/2", "z1.0": "1/2", "v.0": 0,
}  # fmt: skip
FAIR = {"lambda": 1, "rho": 1, "u0.0": 1, "u1.0": -1, "p0": "1/2", "p1": "1/2", "K": 2}


@proves("soft-svm-left-out", {"half": 4}, "The constant is half as large.", LEFT_OUT, (1, 1, 1))
def left_out(s: Any, half: int = 2) -> None:
    """n examples, and one more with the signed point a: w is the solution with it, w' without. The
    order of the examples does not matter."""
    s.at_least(1)
    q = shared(s)
    a, w, v = s.vector("a"), s.vector("w"), s.vector("w_prime")
    c = q.lam * s.number(s.n)
    q.known = s.show(c > 0, q.known)
    up = grows(s, q, c, lambda z: hinge(z @ a), w, v)
    down = grows(s, q, c, lambda _: 0, v, w)
    D, Q = hinge(v @ a) - hinge(w @ a), (w - v) @ (w - v)
    same = s.show((v - w) @ (v - w) == Q, only=True)
    far = s.show(2 * c * Q <= D, up, down, same, only=True)
    positive = s.show(c * Q >= 0, s.positive(w - v), q.known, only=True)
    s.claim(2, D >= 0, far, positive, only=True)
    part = share(v @ a, w @ a)
    mean = mean_share(s, q)(v @ a, w @ a)
    slope, K = part * a, s.norm(a)
    rise = s.show((w - v) @ slope == D, mean, only=True)
    size = s.show(both(K >= 0, a @ a == K * K))
    opened = s.show(slope @ slope == part * part * (a @ a), only=True)
    small = s.show(both(part * part <= 1, part * part >= 0), mean, only=True)
    steep = s.show(slope @ slope <= K * K, opened, small, size, s.positive(a), only=True)
    both_ways = pulled(s, q, c, D, w - v, slope, K, far, rise, steep, q.known)
    moved = s.norm(w - v)
    near = length(s, q, c, K, moved, both_ways, size, q.known)
    s.claim(1, moved <= K / (half * c), near, q.known, only=True)
    s.claim(2, half * c * D <= a @ a, both_ways, size, only=True)


@proves("soft-svm-left-out", {"half": 4}, "The constant is half as large.", TWO_POINTS, (2, 1, 1))
def left_out_mean(s: Any, half: int = 2) -> None:
    """n >= 2 examples, c = lambda_2 (n - 1), and z_i is the solution without example i. From part
    2 for each example, and from the minimality of w."""
    s.at_least(2)
    u, one, w, v, lam = (
        s.vectors("u"), s.vectors("z"), s.vector("w"), s.vector("v"), s.real("lambda")
    )  # fmt: skip
    n = s.number(s.n)
    c = lam * (n - 1)
    known = s.given(lam > 0)
    S = s.sum(lambda w, i: hinge(w @ u(i)), over="V")
    out, squares = s.sum(lambda i: hinge(one(i) @ u(i))), s.sum(lambda i: u(i) @ u(i))
    least = s.given_all("V", lambda v: c * (w @ w) + S(w, s.n) <= c * (v @ v) + S(v, s.n))(v)
    step = s.given_each(lambda i: hinge(one(i) @ u(i)) - hinge(w @ u(i)) <= u(i) @ u(i) / (2 * c))
    positive = s.show(both(c > 0, n >= 2), known)
    scale = s.show(1 / (2 * c) > 0, positive, only=True)

    def line(k: Any) -> Any:
        return out(k) <= S(w, k) + squares(k) / (2 * c)

    total = s.induction(line, step, scale, positive, only=True)(s.n)
    norm = s.show(c * (w @ w) >= 0, s.positive(w), positive, only=True)
    both_sums = s.show(
        out(s.n) <= c * (v @ v) + S(v, s.n) + squares(s.n) / (2 * c), total, least, norm, only=True
    )
    whole = c * (v @ v) + S(v, s.n) + squares(s.n) / (2 * c)
    mean = s.show(out(s.n) / n <= whole / n, both_sums, positive, only=True)
    parts = s.show(
        whole / n == c * (v @ v) / n + S(v, s.n) / n + squares(s.n) / (2 * c) / n, positive,
        only=True,
    )  # fmt: skip
    mine = s.show(c * (v @ v) / n == lam * ((n - 1) / n) * (v @ v), positive, only=True)
    last = s.show(squares(s.n) / (2 * c) / n == squares(s.n) / n / (2 * c), positive, only=True)
    said = lam * ((n - 1) / n) * (v @ v) + S(v, s.n) / n + squares(s.n) / n / (half * c)
    s.claim(3, out(s.n) / n <= said, mean, parts, mine, last, positive, only=True)


@proves("soft-svm-gap", {"five": 4}, "The constant is 1/2.", FAIR, (2, 1, 1))
def mean_of_pairs(s: Any, five: int = 5) -> None:
    """Two draws from atoms u(i) with probabilities p(i). From part 2 of the stability, 2c times
    the difference of the losses is at most K^2, where K^2 is rho^2 or |u - u'|^2; for each pair
    that is at most rho^2 + 3/4 |u - u'|^2. The gap is half of the mean over the pairs."""
    u, p, rho, v = s.vectors("u"), s.reals("p"), s.real("rho"), s.vector("v")
    balls = s.given_each(lambda i: u(i) @ u(i) <= rho * rho)
    shares = s.given_each(lambda i: p(i) >= 0)
    mass, centre = s.sum(p), s.sum(lambda i: p(i) * u(i))
    squares = s.sum(lambda i: p(i) * (u(i) @ u(i)))
    one = s.given(mass(s.n) == 1)
    R = rho * rho

    def wide(v: Any, z: Any) -> Any:
        """The larger of rho^2 and |v - z|^2."""
        far = (v - z) @ (v - z)
        return choose(far > R, far, R)

    inner = s.sum(lambda v, j: p(j) * wide(v, u(j)), over="V")
    pairs = s.sum(lambda i: p(i) * inner(u(i), s.n))
    in_ball = v @ v <= R
    quarter = s.number(3) / 4

    def pair(j: Any) -> Any:
        """For v in the ball: wide <= rho^2 + 3/4 |v - u(j)|^2."""
        far = (v - u(j)) @ (v - u(j))
        opened = s.show(far == v @ v - 2 * (v @ u(j)) + u(j) @ u(j), only=True)
        twice = s.show(far == 2 * (v @ v) + 2 * (u(j) @ u(j)) - (v + u(j)) @ (v + u(j)), only=True)
        most = s.show(
            implies(in_ball, far <= 4 * R), twice, s.positive(v + u(j)), balls(j), only=True
        )
        least = s.show(far >= 0, s.positive(v - u(j)), only=True)
        above = s.show(implies(in_ball, wide(v, u(j)) <= R + quarter * far), most, least, only=True)
        square = v @ v - 2 * (v @ u(j)) + u(j) @ u(j)
        flat = s.show(implies(in_ball, wide(v, u(j)) <= R + quarter * square), above, opened,
                      only=True)  # fmt: skip
        times = implies(in_ball, p(j) * wide(v, u(j)) <= p(j) * (R + quarter * square))
        return s.show(times, flat, shares(j), only=True)

    rows = s.induction(
        lambda k: implies(
            in_ball,
            inner(v, k) <= (R + quarter * (v @ v)) * mass(k) - 2 * quarter * (v @ centre(k))
            + quarter * squares(k),
        ),
        using=lambda j: [pair(j)], only=True,
    )(s.n)  # fmt: skip
    row = s.for_all(rows, v)
    rest = R + quarter * squares(s.n)

    def each(i: Any) -> Any:
        z = u(i)
        here = s.show(
            inner(z, s.n) <= rest + quarter * (z @ z) - 2 * quarter * (z @ centre(s.n)),
            row(z), balls(i), one, only=True,
        )  # fmt: skip
        bound = rest + quarter * (z @ z) - 2 * quarter * (z @ centre(s.n))
        return s.show(p(i) * inner(z, s.n) <= p(i) * bound, here, shares(i), only=True)

    total = s.induction(
        lambda k: pairs(k) <= rest * mass(k) + quarter * squares(k)
        - 2 * quarter * (centre(k) @ centre(s.n)),
        using=lambda i: [each(i)], only=True,
    )(s.n)  # fmt: skip

    def short(i: Any) -> Any:
        return s.show(p(i) * (u(i) @ u(i)) <= p(i) * R, balls(i), shares(i), only=True)

    small = s.induction(lambda k: squares(k) <= R * mass(k), using=lambda i: [short(i)], only=True)(
        s.n
    )
    s.claim(2, 2 * pairs(s.n) <= five * R, total, small, one, s.positive(centre(s.n)), only=True)
    s.prose("So E K^2 is at most 5/2 rho^2, and the gap, half of the mean of D, is at most "
            "5 rho^2/(8 lambda_2 n).")  # fmt: skip

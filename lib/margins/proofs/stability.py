"""Proofs of the chapter on stability: two objectives that differ in one example.

Each objective is c|w|^2, plus the losses of the n examples that both samples share, given by their
signed points u(i), plus what the last example costs.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, either, implies

from margins.proofs.soft_margin import hinge

ONE_MOVES = {
    "lambda": "1/2", "rho": 1, "K": 2, "a.0": 1, "a_prime.0": -1, "w.0": 1, "w_prime.0": -1,
    "z.0": 1,
}  # fmt: skip
FAR = {"lambda": 1, "rho": 1, "w.0": 1, "z.0": 1}
REACHED = {"lambda": 1, "rho": 1, "e.0": 1}


def shared(s: Any, letters: str = "pqrstk") -> SimpleNamespace:
    """The examples that both samples have, and letters for the lemmas on the way."""
    u, lam = s.vectors("u"), s.real("lambda")
    S = s.sum(lambda w, i: hinge(w @ u(i)), over="V")
    free = [s.real(name) for name in letters]
    return SimpleNamespace(u=u, S=S, lam=lam, known=s.given(lam > 0), free=free)


def grows(s: Any, q: SimpleNamespace, c: Any, own: Any, w: Any, v: Any) -> Any:
    """A minimiser w of c|w|^2 + S(w) + own(w) costs c|v - w|^2 less than v."""

    def cost(z: Any) -> Any:
        return c * (z @ z) + q.S(z, s.n) + own(z)

    least = s.given_all("V", lambda v: cost(w) <= cost(v))
    t, gap, far = q.free[0], cost(v) - cost(w), c * ((v - w) @ (v - w))
    z, between = w + t * (v - w), both(t > 0, t < 1)
    convex = s.induction(
        lambda k: implies(between, q.S(z, k) <= (1 - t) * q.S(w, k) + t * q.S(v, k)), only=True
    )(s.n)
    mine = s.show(implies(between, own(z) <= (1 - t) * own(w) + t * own(v)), only=True)
    square = s.show(
        c * (z @ z) == (1 - t) * (c * (w @ w)) + t * (c * (v @ v)) - t * (1 - t) * far, only=True
    )
    lower = s.show(
        implies(between, t * (gap - (1 - t) * far) >= 0), least(z), convex, mine, square, only=True
    )
    step = s.show(implies(between, gap >= (1 - t) * far), lower, only=True)
    at = s.for_all(step, t)
    half = s.show(2 * gap >= far, at("1/2"), only=True)
    small = (far - gap) / choose(far > 0, 2 * far, 1)
    positive = s.show(far >= 0, s.positive(v - w), q.known, only=True)
    return s.show(gap >= far, at(small), half, positive, only=True)


def mean_share(s: Any, q: SimpleNamespace) -> Any:
    """h(p) - h(r) = share (r - p) with a share between 0 and 1."""
    p, r = q.free[:2]
    return s.for_all(
        s.show(
            both(
                share(p, r) >= 0, share(p, r) <= 1, hinge(p) - hinge(r) == share(p, r) * (r - p)
            ),
            only=True,
        ),
        p, r,
    )  # fmt: skip


def share(p: Any, r: Any) -> Any:
    """The slope of the hinge between two margins, times -1."""
    return choose(p == r, 0, (hinge(p) - hinge(r)) / choose(p == r, 1, r - p))


def short(s: Any, q: SimpleNamespace, a: Any, b: Any, one: Any, two: Any, K: Any, *by: Any) -> Any:
    """|s a - r b| <= K for s and r between 0 and 1, if a, b and a - b are not longer than K."""
    A, B, g, p, r, k = q.free
    inside = both(p >= 0, p <= 1, r >= 0, r <= 1)
    sizes = both(A >= 0, B >= 0, k * k >= A, k * k >= B, A + B - 2 * g <= k * k)
    square = p * p * A + r * r * B - 2 * p * r * g

    def ordered(p: Any, r: Any, A: Any, B: Any) -> Any:
        """For r <= p: the square is p r |a - b|^2 + p (p - r)|a|^2 - r (p - r)|b|^2."""
        L, given = A + B - 2 * g, both(inside, sizes, r <= p)
        split = s.show(square == p * r * L + p * (p - r) * A - r * (p - r) * B, only=True)
        signs = s.show(implies(given, both(p * r >= 0, p * (p - r) >= 0, r * (p - r) >= 0)),
                       only=True)  # fmt: skip
        parts = [
            s.show(implies(given, p * r * L <= p * r * (k * k)), signs, only=True),
            s.show(implies(given, p * (p - r) * A <= p * (p - r) * (k * k)), signs, only=True),
            s.show(implies(given, r * (p - r) * B >= 0), signs, only=True),
            s.show(implies(inside, p * p * (k * k) <= k * k), only=True),
        ]
        return s.show(implies(given, square <= k * k), split, *parts, only=True)

    cases = (ordered(p, r, A, B), ordered(r, p, B, A))
    lemma = s.show(implies(both(inside, sizes), square <= k * k), *cases, only=True)
    found = s.for_all(lemma, A, B, g, p, r, k)(a @ a, b @ b, a @ b, one, two, K)
    vector = one * a - two * b
    opened = s.show(
        vector @ vector == one * one * (a @ a) + two * two * (b @ b) - 2 * one * two * (a @ b),
        only=True,
    )
    wide = s.show((a - b) @ (a - b) == a @ a + b @ b - 2 * (a @ b), only=True)
    positive = (s.positive(a), s.positive(b))
    return s.show(vector @ vector <= K * K, found, opened, wide, *positive, *by, only=True)


def pulled(
    s: Any, q: SimpleNamespace, c: Any, D: Any, away: Any, slope: Any, K: Any, *by: Any
) -> Any:
    """From 2c|away|^2 <= D = <away, slope>, |slope| <= K and c > 0: 2cD <= K^2, and
    (2c)^2 |away|^2 <= K^2."""
    Q, P, d, C, k = q.free[:5]
    given = both(d * d <= Q * P, Q >= 0, k * k >= P, d >= 2 * C * Q, C > 0)
    wide = s.show(implies(given, both(d * d <= Q * (k * k), d >= 0)), only=True)
    times = s.show(implies(given, 2 * C * (d * d) <= d * (k * k)), wide, only=True)
    first = s.show(implies(given, 2 * C * d <= k * k), times, wide, only=True)
    second = s.show(implies(given, k * k >= 4 * C * C * Q), first, only=True)
    said = both(2 * C * d <= k * k, k * k >= 4 * C * C * Q)
    lemma = s.for_all(s.show(implies(given, said), first, second, only=True), Q, P, d, C, k)
    turn = s.cauchy_schwarz(away, slope)
    square = s.show((away @ away) * (slope @ slope) >= D * D, turn, *by, only=True)
    Q, P = away @ away, slope @ slope
    said = both(2 * c * D <= K * K, 4 * c * c * Q <= K * K)
    return s.show(said, lemma(Q, P, D, c, K), square, s.positive(away), *by, only=True)


def length(s: Any, q: SimpleNamespace, c: Any, K: Any, far: Any, *by: Any) -> Any:
    """|far| <= K/(2c) from (2c)^2 |far|^2 <= K^2."""
    e, C, k = q.free[:3]
    given = both(4 * C * C * (e * e) <= k * k, C > 0, e >= 0, k >= 0)
    square = s.show(implies(given, (2 * C * e) * (2 * C * e) <= k * k), only=True)
    below = s.show(implies(given, 2 * C * e <= k), square, only=True)
    lemma = s.for_all(below, e, C, k)
    return s.show(far <= K / (2 * c), s.show(2 * c * far <= K, lemma(far, c, K), *by), *by)


@proves("soft-svm-stability", {"half": 4}, "The solution moves half as far.", ONE_MOVES, (0, 1, 1))
def one_example(s: Any, half: int = 2) -> None:
    """n + 1 examples, whose order does not matter; the last, with the signed point a, is replaced
    by a'. Both objectives grow with the square of the distance, and the slopes of their difference
    are not longer than K."""
    q = shared(s)
    a, other, w, v = s.vector("a"), s.vector("a_prime"), s.vector("w"), s.vector("w_prime")
    K, rho, c = s.real("K"), s.real("rho"), q.lam * (s.number(s.n) + 1)
    room = s.given(
        both(K >= 0, a @ a <= K * K, other @ other <= K * K, (a - other) @ (a - other) <= K * K)
    )
    q.known = s.show(c > 0, q.known)
    up = grows(s, q, c, lambda z: hinge(z @ a), w, v)
    down = grows(s, q, c, lambda z: hinge(z @ other), v, w)
    D = hinge(v @ a) - hinge(w @ a) + hinge(w @ other) - hinge(v @ other)
    Q = (w - v) @ (w - v)
    same = s.show((v - w) @ (v - w) == Q, only=True)
    far = s.claim(2, 2 * c * Q <= D, up, down, same, only=True)
    means = mean_share(s, q)
    one, two = share(v @ a, w @ a), share(w @ other, v @ other)
    slope = one * a - two * other
    shares = (means(v @ a, w @ a), means(w @ other, v @ other))
    rise = s.show((w - v) @ slope == D, *shares, only=True)
    steep = short(s, q, a, other, one, two, K, *shares, room)
    both_ways = pulled(s, q, c, D, w - v, slope, K, far, rise, steep, q.known)
    s.claim(2, half * c * D <= K * K, both_ways, only=True)
    moved = s.norm(w - v)
    near = length(s, q, c, K, moved, both_ways, room, q.known)
    s.claim(1, moved <= K / (half * c), near, only=True)
    wide = s.show(
        (a - other) @ (a - other) == 2 * (a @ a) + 2 * (other @ other) - (a + other) @ (a + other),
        only=True,
    )
    balls = both(rho >= 0, a @ a <= rho * rho, other @ other <= rho * rho)
    twice = (a - other) @ (a - other) <= (2 * rho) * (2 * rho)
    wide = s.show(implies(balls, twice), wide, s.positive(a + other), only=True)
    squares = (a @ a, other @ other, (a - other) @ (a - other))
    largest = either(*(square == K * K for square in squares))
    said = implies(both(balls, largest), 2 * rho >= K)
    most = s.claim(1, said, wide, room, only=True)
    ball = s.show(implies(both(balls, largest), K / (half * c) <= 2 * rho / (half * c)), most,
                  q.known, only=True)  # fmt: skip
    last = s.show(2 * rho / (half * c) == 2 / s.number(half) * rho / c, q.known, only=True)
    s.claim(1, implies(both(balls, largest), moved <= 2 / s.number(half) * rho / c), near, ball,
            last, only=True)  # fmt: skip


@proves("soft-svm-stability", {"half": 2}, "Losses move half as far.", FAR, (0, 1, 1))
def losses_move(s: Any, half: int = 1) -> None:
    """From part 1: the hinge is steep at most 1, so a loss at z moves by |<w - w', z>| at most."""
    w, v, z, lam, rho = (
        s.vector("w"), s.vector("w_prime"), s.vector("z"), s.real("lambda"), s.real("rho")
    )  # fmt: skip
    c, moved, size = lam * (s.number(s.n) + 1), s.norm(w - v), s.norm(z)
    known = s.given(both(lam > 0, rho >= 0, z @ z <= rho * rho))
    near = s.given(moved <= rho / c)
    positive = s.show(c > 0, known)
    loss = absolute(hinge(w @ z) - hinge(v @ z))
    steep = s.show(loss <= absolute((w - v) @ z), only=True)
    e, f, g, r, C = (s.real(name) for name in "pqrst")
    given = both(e >= 0, f >= 0, g * g <= (e * e) * (f * f))
    square = s.show(implies(given, both(g * g <= (e * f) * (e * f), e * f >= 0)), only=True)
    turn = s.for_all(s.show(implies(given, absolute(g) <= e * f), square, only=True), e, f, g)
    sizes = s.show(both(moved >= 0, size >= 0, moved * moved == (w - v) @ (w - v),
                        size * size == z @ z))  # fmt: skip
    across = s.show(
        absolute((w - v) @ z) <= moved * size,
        turn(moved, size, (w - v) @ z), sizes, s.cauchy_schwarz(w - v, z), only=True,
    )  # fmt: skip
    short_z = s.show(size <= rho, sizes, known, only=True)
    given = both(e >= 0, f >= 0, f <= r, r >= 0, C * e <= r, C > 0)
    first = s.show(implies(given, both(C * e * f <= r * f, r * f <= r * r)), only=True)
    product = s.for_all(s.show(implies(given, C * e * f <= r * r), first, only=True), e, f, r, C)
    times = s.show(c * moved <= rho, near, positive, only=True)
    most = s.show(c * (moved * size) <= rho * rho, product(moved, size, rho, c), times, sizes,
                  short_z, positive, known, only=True)  # fmt: skip
    below = s.show(moved * size <= rho * rho / c, most, positive, only=True)
    s.claim(3, loss <= rho * rho / (half * c), steep, across, below, only=True)


@proves(
    "soft-svm-stability", {"half": 2}, "The solutions are half as far apart.", REACHED, (1, 1, 1)
)
def reached(s: Any, half: int = 1) -> None:
    """n points at 0, and one more, rho e with |e| = 1, of either sign: then the solutions are
    rho/(2c) e and its negative, as c|v|^2 + n + 1 - rho<v, e> is a square."""
    e, v, rho = s.vector("e"), s.vector("v"), s.real("rho")
    q = shared(s, letters="")
    places = s.given_each(lambda i: q.u(i) == s.zero)
    c = q.lam * (s.number(s.n) + 1)
    positive = s.show(c > 0, q.known)
    known = s.given(both(e @ e == 1, rho >= 0, rho * rho <= 2 * c))
    w = (rho / (2 * c)) * e
    total = s.induction(lambda k: q.S(v, k) == s.number(k), places, only=True)(s.n)
    every = s.for_all(total, v)
    for side in (1, -1):
        z, a = side * w, (side * rho) * e
        here = s.show(z @ a == rho * rho / (2 * c), known, positive, only=True)
        value = s.show(hinge(z @ a) == 1 - rho * rho / (2 * c), here, known, positive, only=True)
        square = s.show(
            c * (v @ v) - v @ a == c * ((v - z) @ (v - z)) - c * (z @ z), known, positive, only=True
        )
        norm = s.show(2 * c * (z @ z) == rho * rho / (2 * c), known, positive, only=True)
        rest = s.show(c * ((v - z) @ (v - z)) >= 0, s.positive(v - z), positive, only=True)
        cost = [c * (p @ p) + q.S(p, s.n) + hinge(p @ a) for p in (z, v)]
        s.claim(4, cost[0] <= cost[1], value, square, norm, rest, every(z), total, only=True)
    gap = s.show((w + w) @ (w + w) == rho / c * (rho / c), known, positive, only=True)
    moved = s.norm(w - (-1) * w)
    ends = s.show(both(moved >= 0, moved * moved == (w + w) @ (w + w), rho / c >= 0), positive)
    s.claim(4, moved == rho / (half * c), gap, ends, positive, only=True)

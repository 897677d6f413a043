"""Proofs about averages over signs: linear classes, one step of the contraction, hulls.

Sign vectors are rows t of a table sigma(t, i), T of them and equally likely. What is used of them
is assumed: for all 2^n rows it is true, as flipping one sign turns the products around.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, implies

ONE_POINT = {"sigma0.0": 1, "sigma1.0": -1, "x0.0": 1}


def flips(s: Any) -> SimpleNamespace:
    """T rows of n signs with <sigma_i, sigma_k> = 0 for i != k, points, and what is summed."""
    T, sigma, x = s.natural("T", least=1), s.table("sigma"), s.vectors("x")
    mixed = s.sum(lambda i, k, t: sigma(t, i) * sigma(t, k), over="NN")
    signed = s.sum(lambda t, i: sigma(t, i) * x(i), over="N")
    return SimpleNamespace(
        T=T, sigma=sigma, x=x, mixed=mixed, signed=signed,
        squares=s.sum(lambda i: x(i) @ x(i)),
        total=s.sum(lambda k, t: signed(t, k) @ signed(t, k), over="N"),
        unit=s.given_each(lambda t, i: sigma(t, i) * sigma(t, i) == 1, T, s.n),
        apart=s.given_each(lambda i, k: implies(k < i, mixed(i, k, T) == 0), s.n, s.n),
    )  # fmt: skip


def squares_add(s: Any, r: SimpleNamespace) -> Any:
    """The sum over T rows of |sum_i sigma_i x_i|^2 is T times the sum of |x_i|^2."""
    cross = s.sum(lambda k, m, t: r.sigma(t, k) * (r.signed(t, m) @ r.x(k)), over="NN")

    def no_cross(k: Any) -> Any:
        """sum_t sigma_k <S_m, x_k> = 0, for S_m with the first m <= k points."""

        def one_more(m: Any) -> Any:
            both_products = r.x(m) @ r.x(k)
            return s.induction(
                lambda t: cross(k, m + 1, t) == cross(k, m, t) + both_products * r.mixed(k, m, t),
                to=r.T,
                only=True,
            )(r.T)

        start = s.induction(lambda t: cross(k, 0, t) == 0, to=r.T, only=True)(r.T)
        return s.induction(
            lambda m: cross(k, m, r.T) == 0,
            start,
            using=lambda m: [one_more(m), r.apart(k, m), s.inside(m, k)],
            to=k,
            only=True,
        )(k)

    def one_point(k: Any) -> Any:
        return s.induction(
            lambda t: (
                r.total(k + 1, t)
                == r.total(k, t) + 2 * cross(k, k, t) + s.number(t) * (r.x(k) @ r.x(k))
            ),
            using=lambda t: [opened(s, r, t, k)],
            to=r.T,
            only=True,
        )(r.T)

    start = s.induction(lambda t: r.total(0, t) == 0, to=r.T, only=True)(r.T)
    return s.induction(
        lambda k: r.total(k, r.T) == s.number(r.T) * r.squares(k),
        start,
        using=lambda k: [one_point(k), no_cross(k)],
        only=True,
    )(s.n)


def opened(s: Any, r: SimpleNamespace, t: Any, k: Any) -> Any:
    """|S + sigma x|^2 = |S|^2 + 2 sigma <S, x> + |x|^2."""
    S, new, x, sign = r.signed(t, k), r.signed(t, k + 1), r.x(k), r.sigma(t, k)
    square = s.show(new @ new == S @ S + 2 * (sign * (S @ x)) + sign * sign * (x @ x), only=True)
    one = s.show(sign * sign * (x @ x) == x @ x, r.unit(t, k), only=True)
    return s.show(new @ new == S @ S + 2 * (sign * (S @ x)) + x @ x, square, one, only=True)


def mean_length(s: Any, r: SimpleNamespace) -> SimpleNamespace:
    """(sum over T rows of |S|)^2 <= T (sum over T rows of |S|^2), from 2 c |S| <= c^2 + |S|^2."""

    def length(t: Any) -> Any:
        return s.root(r.signed(t, s.n) @ r.signed(t, s.n), later=True)

    lengths, c = s.sum(length), s.real("c")

    def one(t: Any) -> Any:
        S = r.signed(t, s.n)
        known = s.square_root(S @ S, s.positive(S), only=True)
        square = s.show((c - length(t)) * (c - length(t)) >= 0, only=True)
        said = both(2 * c * length(t) <= c * c + S @ S, length(t) >= 0)
        return s.show(said, known, square, only=True)

    below = s.induction(
        lambda t: both(2 * c * lengths(t) <= s.number(t) * (c * c) + r.total(s.n, t),
                       lengths(t) >= 0),
        using=lambda t: [one(t)],
        to=r.T,
        only=True,
    )(r.T)  # fmt: skip
    T, L = s.number(r.T), lengths(r.T)
    m = L / T
    mean = s.show(both(T * m == L, T >= 1), only=True)
    there = s.for_all(below, c)(m)
    said = both(m * m * T <= r.total(s.n, r.T), m >= 0)
    at = s.show(both(2 * m * L <= T * (m * m) + r.total(s.n, r.T), L >= 0), there, only=True)
    same = s.show(m * L == T * (m * m), mean, only=True)
    return SimpleNamespace(mean=m, known=s.show(said, at, same, mean, only=True))


def jensen(s: Any, r: SimpleNamespace) -> SimpleNamespace:
    """The mean of |S| is at most the root of the sum of |x_i|^2."""
    adds, short = squares_add(s, r), mean_length(s, r)
    signs = s.induction(
        lambda k: r.squares(k) >= 0, using=lambda k: [s.positive(r.x(k))], only=True
    )(s.n)
    m, A, T = short.mean, r.squares(s.n), s.number(r.T)
    square = s.show(T * (m * m) <= T * A, short.known, adds, only=True)
    plain = s.show(m * m <= A, square, s.show(T >= 1, only=True), only=True)
    root = s.root(A, signs)
    known = s.square_root(A, signs, only=True)
    below = s.show(m <= root, plain, short.known, known, only=True)
    return SimpleNamespace(mean=m, root=root, square=known, below=below, adds=adds)


@proves("sign-sum-square", {"twice": True}, "The sum of the squares counts twice.", ONE_POINT,
        (1, 1, 2))  # fmt: skip
def sign_sum_square(s: Any, twice: bool = False) -> None:
    """By induction on n: products of two different signs are 0 on average. Then Cauchy-Schwarz."""
    r = flips(s)
    found = jensen(s, r)
    T = s.number(r.T)
    wanted = 2 * T * r.squares(s.n) if twice else T * r.squares(s.n)
    s.claim(1, r.total(s.n, r.T) == wanted, found.adds, only=True)
    s.claim(2, found.mean <= found.root, found.below, only=True)


@proves("rademacher-linear", {"half": True}, "The best w gains half of that.",
        {"v.0": 2, "B": 1, "w.0": 1}, (1, 1, 1))  # fmt: skip
def best_direction(s: Any, half: bool = False) -> None:
    """The greatest <w, v> over |w| <= B is B |v|, and it is reached. v is a signed sum."""
    v, w, B = s.vector("v"), s.vector("w"), s.real("B")
    positive = s.given(B > 0)
    short = s.given(w @ w <= B * B)
    size = s.norm(v)
    known = s.square_root(v @ v, s.positive(v), only=True)
    product = s.show((w @ v) * (w @ v) <= (B * B) * (v @ v), s.cauchy_schwarz(w, v), short,
                     s.positive(v), only=True)  # fmt: skip
    square = s.show((w @ v) * (w @ v) <= (B * size) * (B * size), product, known, only=True)
    sign = s.show(B * size >= 0, positive, known, only=True)
    gain = B * size / 2 if half else B * size
    s.claim(1, w @ v <= gain, square, sign, only=True)
    best = (B / size) * v
    ratio = s.show(implies(size > 0, (B / size) * size == B), only=True)
    s.claim(
        1,
        implies(size > 0, both(best @ best == B * B, best @ v == B * size)),
        ratio, known, only=True,
    )  # fmt: skip
    s.prose("If the sum is 0, every w gains 0.")


@proves("rademacher-linear", {"half": True}, "The average is at most half of that.",
        {"x0.0": 1, "rho": 1, "B": 1, "m": 1}, (1, 1, 1))  # fmt: skip
def linear_bound(s: Any, half: bool = False) -> None:
    """m is the mean of |sum_i sigma_i x_i|, which the lemma bounds."""
    s.at_least(1)
    x, m, B, rho = s.vectors("x"), s.real("m"), s.real("B"), s.real("rho")
    sizes = s.given(both(m >= 0, B >= 0, rho >= 0))
    squares, n = s.sum(lambda i: x(i) @ x(i)), s.number(s.n)
    A = squares(s.n)
    lemma = s.given(m * m <= A)
    balls = s.given_each(lambda i: x(i) @ x(i) <= rho * rho)
    signs = s.show(A >= 0, lemma, only=True)
    root = s.root(A, signs)
    known = s.square_root(A, signs, only=True)
    below = s.show(m <= root, lemma, known, sizes, only=True)
    part = s.show((B / n) * (root - m) >= 0, below, sizes, only=True)
    s.claim(2, (B / n) * m <= (B / n) * root, part, only=True)
    most = s.induction(
        lambda k: squares(k) <= s.number(k) * (rho * rho), using=lambda k: [balls(k)], only=True
    )(s.n)
    side = s.root(n)
    width = s.square_root(n, only=True)
    square = s.show(root * root <= (rho * side) * (rho * side), most, width, known, only=True)
    sign = s.show(rho * side >= 0, sizes, width, only=True)
    far = s.show(root <= rho * side, square, sign, known, only=True)
    rest = s.show(both(side > 0, side / n == 1 / side), width, s.show(n >= 1, only=True), only=True)
    part = s.show((B / n) * (rho * side - root) >= 0, far, sizes, only=True)
    same = s.show((B / n) * (rho * side) == B * rho / side, rest, only=True)
    limit = B * rho / (2 * side) if half else B * rho / side
    s.claim(3, (B / n) * root <= limit, part, same, only=True)


@proves("rademacher-one-coordinate", {"steep": True}, "The function may be twice as steep.")
def one_coordinate(s: Any, steep: bool = False) -> None:
    """Two functions of the class, i for the sign +1 and k for -1. a is the rest of the sum, v the
    value at the coordinate, p what phi makes of it; U and W are above all a + Kv and a - Kv."""
    a, v, p, K = s.reals("a"), s.reals("v"), s.reals("p"), s.real("K")
    U, W = s.real("U"), s.real("W")
    s.given(K >= 0)
    slope = 2 * K if steep else K
    lipschitz = s.given_each(
        lambda i, k: absolute(p(i) - p(k)) <= slope * absolute(v(i) - v(k)), s.n, s.n
    )
    above = s.given_each(lambda i: a(i) + K * v(i) <= U)
    under = s.given_each(lambda i: a(i) - K * v(i) <= W)
    i, k = s.index("i"), s.index("k")
    near = lipschitz(i, k)
    size = s.show(either_way(K, v(i), v(k)), only=True)
    s.claim("all", a(i) + p(i) + a(k) - p(k) <= U + W, near, size,
            above(i), above(k), under(i), under(k), only=True)  # fmt: skip


def either_way(K: Any, x: Any, z: Any) -> Any:
    """K |x - z| is K(x - z) or K(z - x)."""
    size = K * absolute(x - z)
    return both(implies(x >= z, size == K * x - K * z), implies(x < z, size == K * z - K * x))

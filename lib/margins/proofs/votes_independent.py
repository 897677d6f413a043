"""Proofs of the chapter on votes: independent voters, each wrong with probability p, q = 1 - p."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies

HALVES = {"P0": 1, "p": "1/2", "q": "1/2"}


@proves("majority-bound", {"worse": True}, "p may be larger than 1/2.", HALVES, (1, 1, 0))
def majority_bound(s: Any, worse: bool = False) -> None:
    """n outcomes, P_i their probabilities; w(t, i) = 1 if voter t is wrong there, otherwise 0. h is
    half of ln(q/p). Where at least half are wrong, the product of exp(h) for each wrong vote and of
    exp(-h) for each right one is at least 1; its mean is (p exp(h) + q exp(-h))^T."""
    s.at_least(1)
    T, P, w = s.natural("T"), s.reals("P"), s.table("w")
    p, q, h = s.real("p"), s.real("q"), s.real("h")
    shares = s.given(both(p > 0, p + q == 1))
    better = s.given(both(p * (s.exp(h) * s.exp(h)) == q, q > 0 if worse else h >= 0))
    law = s.given_each(lambda i: P(i) >= 0)
    votes = s.given_each(lambda t, i: either(w(t, i) == 0, w(t, i) == 1), T, s.n)
    wrong = s.sum(lambda i, t: w(t, i), over="N")
    factor = s.product(lambda i, t: choose(w(t, i) == 1, s.exp(h), s.exp(-h)), over="N")
    mean = s.sum(lambda t, i: P(i) * factor(i, t), over="N")
    one = s.given(mean(0, s.n) == 1)
    apart = s.given_each(
        lambda t: mean(t + 1, s.n) == mean(t, s.n) * (p * s.exp(h) + q * s.exp(-h)), T
    )
    error = s.sum(lambda i: choose(2 * wrong(i, T) >= s.number(T), P(i), 0))

    def opened(i: Any) -> Any:
        """The product is exp((2 W - t) h)."""

        def vote(t: Any) -> list[Any]:
            so_far = (2 * wrong(i, t) - s.number(t)) * h
            return [votes(t, i), s.exp_sum(so_far, h), s.exp_sum(so_far, -h)]

        return s.induction(
            lambda t: factor(i, t) == s.exp((2 * wrong(i, t) - s.number(t)) * h),
            s.exp_zero(), using=vote, to=T, only=True,
        )(T)  # fmt: skip

    def one_outcome(i: Any) -> list[Any]:
        power = (2 * wrong(i, T) - s.number(T)) * h
        above = s.show(implies(2 * wrong(i, T) >= s.number(T), power >= 0), better, only=True)
        least = s.show(
            choose(2 * wrong(i, T) >= s.number(T), 1, 0) <= factor(i, T), above, opened(i),
            s.exp_tangent(power), s.exp_positive(power), only=True,
        )  # fmt: skip
        return [s.show(choose(2 * wrong(i, T) >= s.number(T), P(i), 0) <= P(i) * factor(i, T),
                       least, law(i), only=True)]  # fmt: skip

    below = s.induction(lambda k: error(k) <= mean(T, k), using=one_outcome, only=True)(s.n)
    positive = s.induction(lambda k: error(k) >= 0, law, only=True)(s.n)
    y, u = s.exp(h), s.exp(-h)
    inverse = s.show(both(y * u == 1, u > 0, y > 0), s.exp_inverse(h), s.exp_positive(-h),
                     s.exp_positive(h), only=True)  # fmt: skip
    same = s.show(q * u == (p * y) * (y * u), better, only=True)
    turned = s.show(p * y == q * u, same, inverse, only=True)
    rate = s.show(both(p * y + q * u == 2 * (q * u), (2 * (q * u)) * (2 * (q * u)) == 4 * p * q),
                  turned, inverse, s.show((q * u) * (p * y) == p * q * (y * u), only=True),
                  only=True)  # fmt: skip
    power = s.product(lambda _: 4 * p * q)

    def squared(t: Any) -> list[Any]:
        m, g = mean(t, s.n), p * y + q * u
        step = s.show((m * g) * (m * g) == (m * m) * (g * g), only=True)
        four = s.show(g * g == 4 * p * q, rate, only=True)
        return [apart(t), step, four]

    square = s.induction(
        lambda t: mean(t, s.n) * mean(t, s.n) == power(t), one, using=squared, to=T, only=True
    )(T)
    s.claim(1, error(s.n) * error(s.n) <= power(T), below, positive, square, only=True)
    delta = s.real("delta")
    edge = s.given(delta == (q - p) / 2)
    exponent = -4 * (delta * delta)
    curve = s.show(both(4 * p * q <= s.exp(exponent), 4 * p * q >= 0), s.exp_tangent(exponent),
                   edge, shares, better, only=True)  # fmt: skip

    def falling(t: Any) -> list[Any]:
        more = s.exp_sum(s.number(t) * exponent, exponent)
        sign = s.exp_positive(s.number(t) * exponent)
        product = s.show(implies(both(power(t) >= 0, power(t) <= s.exp(s.number(t) * exponent)),
                                 power(t) * (4 * p * q)
                                 <= s.exp(s.number(t) * exponent) * s.exp(exponent)),
                         curve, sign, only=True)  # fmt: skip
        return [more, product, curve]

    rest = s.induction(
        lambda t: both(power(t) >= 0, power(t) <= s.exp(s.number(t) * exponent)),
        s.exp_zero(), using=falling, to=T, only=True,
    )(T)  # fmt: skip
    s.claim(2, power(T) <= s.exp(s.number(T) * exponent), rest, only=True)
    s.prose("All sides are squares of those in the text. Of the independence of the voters this "
            "uses that the mean of a product is the product of the means.")  # fmt: skip


@proves("majority-bound", {"twice": 2}, "It is at least twice as much.")
def central_term(s: Any, twice: int = 1) -> None:
    """c_k is the middle binomial coefficient of 2k, r = pq."""
    c, r = s.reals("c"), s.real("r")
    sign = s.given(r >= 0)
    first = s.given(c(0) == 1)
    step = s.given_each(lambda k: c(k + 1) * (s.number(k) + 1) == 2 * (2 * s.number(k) + 1) * c(k))
    power, full = s.product(lambda _: r), s.product(lambda _: 4 * r)

    def one(k: Any) -> list[Any]:
        n, b = s.number(k), c(k) * power(k)
        next_ = s.show(
            (n + 1) * (c(k + 1) * power(k + 1)) == 2 * (2 * n + 1) * (b * r), step(k), only=True
        )
        more = s.show(
            implies(b >= 0, (2 * n + 3) * (c(k + 1) * power(k + 1)) >= 4 * (2 * n + 1) * (b * r)),
            next_, sign, only=True,
        )  # fmt: skip
        scaled = s.show(
            implies((2 * n + 1) * b >= full(k), 4 * r * ((2 * n + 1) * b) >= 4 * r * full(k)),
            sign,
            only=True,
        )
        positive = s.show(implies(b >= 0, c(k + 1) * power(k + 1) >= 0), next_, sign, only=True)
        return [more, scaled, positive]

    found = s.induction(
        lambda k: both(c(k) * power(k) >= 0, (2 * s.number(k) + 1) * (c(k) * power(k)) >= full(k)),
        first, using=one, only=True,
    )(s.n)  # fmt: skip
    k = s.number(s.n)
    s.claim(3, (2 * k + 1) * (c(s.n) * power(s.n)) >= twice * full(s.n), found, only=True)
    s.prose("The chance of a tie of 2k voters is part of the error.")


@proves(
    "majority-bound",
    {"early": True},
    "It holds for every number of voters.",
    {"x": "1/2", "kappa": 20, "g": 4},
    (1, 1, 0),
)
def best_constant(s: Any, early: bool = False) -> None:
    """x = 4 delta^2, so 4pq = 1 - x; g is how much kappa x/2 exceeds x/(1 - x). There are 2n
    voters."""
    x, kappa, g = s.real("x"), s.real("kappa"), s.real("g")
    sizes = s.given(both(x > 0, x < 1, kappa * (1 - x) > 2))
    gap = s.given(g == kappa * x / 2 - x / (1 - x))
    n = s.number(s.n)
    many = s.given(n * g * g >= (0 if early else 8))
    rate = x / (1 - x)
    ratio = s.show(both(rate * (1 - x) == x, rate > 0), sizes, only=True)
    half = s.show(kappa * x / 2 * (1 - x) > x, sizes, only=True)
    more = s.show((kappa * x / 2 - rate) * (1 - x) > 0, half, ratio, only=True)
    positive = s.show(g > 0, gap, more, sizes, only=True)
    inverse = s.show((1 + rate) * (1 - x) == 1, ratio, only=True)
    least = s.show(s.exp(rate) * (1 - x) >= 1, inverse, s.exp_tangent(rate), sizes, only=True)
    above = s.show(
        1 - x >= s.exp(-rate), least, s.exp_inverse(rate), s.exp_positive(-rate), sizes, only=True
    )
    power = s.product(lambda _: 1 - x)

    def one(k: Any) -> list[Any]:
        e = s.exp(-s.number(k) * rate)
        product = s.show(
            implies(power(k) >= e, power(k) * (1 - x) >= e * s.exp(-rate)), above,
            s.exp_positive(-s.number(k) * rate), s.exp_positive(-rate), sizes, only=True,
        )  # fmt: skip
        return [product, s.exp_sum(-s.number(k) * rate, -rate)]

    low = s.induction(
        lambda k: power(k) >= s.exp(-s.number(k) * rate), s.exp_zero(), using=one, only=True
    )(s.n)
    a = n * g / 2
    size = s.show(both(a >= 0, (1 + a) * (1 + a) > 2 * n + 1), positive, many, only=True)
    tangent = s.show(s.exp(a) * s.exp(a) >= (1 + a) * (1 + a), s.exp_tangent(a), size, only=True)
    ends = s.exp_sum(a, a)
    large = s.show(s.exp(n * g) > 2 * n + 1, tangent, size, ends, only=True)
    bound = -n * (kappa * x / 2)
    there = s.exp_sum(bound, n * g)
    place = s.show(bound + n * g == -n * rate, gap, only=True)
    same = s.exp_one_to_one(bound + n * g, -n * rate)
    above_bound = s.show(
        s.exp(-n * rate) > (2 * n + 1) * s.exp(bound), there, place, same, large,
        s.exp_positive(bound), only=True,
    )  # fmt: skip
    s.claim(4, power(s.n) > (2 * n + 1) * s.exp(bound), low, above_bound, only=True)
    s.prose("By part 3 the error is at least the left side, divided by 2n + 1.")


@proves("condorcet-odd", {"swapped": True}, "It grows by as much as it should fall.")
def two_more_voters(s: Any, swapped: bool = False) -> None:
    """2k - 1 voters: A0, A1, A2 are the chances of at least k - 1, k, k + 1 wrong votes, c is the
    middle binomial coefficient, u = p^(k-1), v = q^(k-1)."""
    p, q, c, u, v = s.real("p"), s.real("q"), s.real("c"), s.real("u"), s.real("v")
    a0, a1, a2 = s.real("A0"), s.real("A1"), s.real("A2")
    shares = s.given(both(p + q == 1, p > 0, q > 0, c > 0, u > 0, v > 0))
    below = s.given(a0 - a1 == c * u * (q * v))
    above = s.given(a1 - a2 == c * (p * u) * v)
    b1, b2 = p * a0 + q * a1, p * a1 + q * a2
    new = p * b1 + q * b2
    middle = c * ((p * u) * (q * v))
    turned = s.show(both(p * (a0 - a1) == middle, q * (a1 - a2) == middle), below, above, only=True)
    one = s.show((p + q) * (p + q) * a1 == a1, shares, only=True)
    opened = s.show(
        new == (p + q) * (p + q) * a1 + p * (p * (a0 - a1)) - q * (q * (a1 - a2)), only=True
    )
    sign = 1 if swapped else -1
    change = s.claim(1, new - a1 == sign * (q - p) * middle, opened, one, turned, only=True)
    positive = s.show(middle > 0, shares, only=True)
    s.claim(1, iff(p < q, new < a1), change, positive, only=True)
    fair = s.show(b1 + b2 == 2 * (p + q) * a1 + p * (a0 - a1) - q * (a1 - a2), only=True)
    whole = s.show((p + q) * a1 == a1, shares, only=True)
    s.claim(2, (b1 + b2) / 2 == a1, fair, turned, whole, only=True)


@proves("condorcet-odd", {"half": True}, "With fair ties it falls as much.")
def two_more_even(s: Any, half: bool = False) -> None:
    """2k voters: A0 to A3 are the chances of at least k - 1, k, k + 1, k + 2 wrong votes, c is the
    middle binomial coefficient, u = p^k, v = q^k, r = k/(k + 1)."""
    p, q, c, u, v, r = (s.real(name) for name in ("p", "q", "c", "u", "v", "r"))
    a0, a1, a2, a3 = (s.real(f"A{i}") for i in range(4))
    shares = s.given(both(p + q == 1, p > 0, q > 0, c > 0, u > 0, v > 0, r >= 0, r < 1))
    lower = s.given(p * (a0 - a1) == r * c * u * (q * v))
    tie = s.given(a1 - a2 == c * u * v)
    upper = s.given(q * (a2 - a3) == r * c * (p * u) * v)
    middle = c * (u * v)
    positive = s.show(middle > 0, shares, only=True)

    def later(a: Any, b: Any, d: Any) -> tuple[Any, Any]:
        """The chance two voters later, and what it is made of."""
        new = p * (p * a + q * b) + q * (p * b + q * d)
        opened = s.show(new == (p + q) * (p + q) * b + p * (p * (a - b)) - q * (q * (b - d)),
                        only=True)  # fmt: skip
        one = s.show((p + q) * (p + q) * b == b, shares, only=True)
        found = new == b + p * (p * (a - b)) - q * (q * (b - d))
        return new, s.show(found, opened, one, only=True)

    d1, wrong = later(a0, a1, a2)
    d2, right = later(a1, a2, a3)
    gap1, gap2 = q * (q - p * r), p * (p - q * r)
    ties_wrong = (d1 + d2 - a1 - a2) / 2 == -gap1 * middle if half else d1 - a1 == -gap1 * middle
    change = s.claim(3, ties_wrong, wrong, lower, tie, only=True)
    signs = s.show(both(gap1 == q * (1 - p * (1 + r)), gap2 == p * (1 - q * (1 + r))), shares,
                   only=True)  # fmt: skip
    s.claim(3, iff(p * (1 + r) < 1, d1 < a1), change, signs, shares, positive, only=True)
    rise = s.claim(4, d2 - a2 == gap2 * middle, right, tie, upper, only=True)
    s.claim(4, iff(q * (1 + r) < 1, d2 > a2), rise, signs, shares, positive, only=True)
    s.prose("The binomial coefficients k - 1 and k + 1 of 2k are r times the middle one.")

"""Proofs of the chapter on the hard margin's theorem: what holds for every sample."""

from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, either, implies

from margins.proofs.max_margin_pairs import above, competitor, pair, sample, solution
from margins.proofs.soft_margin import hinge
from margins.proofs.surrogates import ramp, step


@proves("ramp-sandwich", {"late": 1}, "The step on the left is at margin 1.")
def ramp_sandwich(s: Any, late: int = 0) -> None:
    """By cases. m and q are two margins."""
    m, q = s.real("m"), s.real("q")
    s.claim(1, both(step(s, m <= late) <= ramp(m), ramp(m) <= step(s, m < 1)), only=True)
    s.claim(2, ramp(m) <= hinge(m), only=True)
    s.claim(3, absolute(ramp(m) - ramp(q)) <= absolute(m - q), only=True)
    s.claim(3, implies(both(m == 0, q == 1), ramp(m) - ramp(q) == q - m), only=True)


@proves("ramp-sandwich", {"one": False}, "The margins are positive.")
def no_ramp_loss(s: Any, one: bool = True) -> None:
    """The sum of the ramp losses of a sample is 0 exactly if no margin is below 1."""
    m, i = s.reals("m"), s.index("i")
    total = s.sum(lambda t: ramp(m(t)))
    _, terms = s.nonnegative_sum(total, lambda t: ramp(m(t)), only=True)
    s.claim(4, implies(total(s.n) == 0, m(i) >= 1), terms(i), only=True)
    far = s.given_each(lambda t: m(t) >= 1 if one else m(t) > 0)
    s.claim(4, total(s.n) == 0, s.induction(lambda k: total(k) == 0, far, only=True)(s.n))


@proves("hinge-dominates-01-risk", {"late": 1}, "Margins up to 1 count as mistakes.")
def hinge_dominates_risk(s: Any, late: int = 0) -> None:
    """D has n atoms here; atom i has the probability p_i and the margin m_i."""
    p, m, i = s.reals("p"), s.reals("m"), s.index("i")
    shares = s.given_each(lambda t: p(t) >= 0)

    def wrong(t: Any) -> Any:
        return p(t) * step(s, m(t) <= late)

    def rest(t: Any) -> Any:
        return p(t) * (hinge(m(t)) - step(s, m(t) <= late))

    mistakes, ramps = s.sum(wrong), s.sum(lambda t: p(t) * ramp(m(t)))
    hinges, rests = s.sum(lambda t: p(t) * hinge(m(t))), s.sum(rest)

    def order(t: Any) -> list[Any]:
        low = s.show(both(step(s, m(t) <= late) <= ramp(m(t)), ramp(m(t)) <= hinge(m(t))))
        said = both(wrong(t) <= p(t) * ramp(m(t)), p(t) * ramp(m(t)) <= p(t) * hinge(m(t)))
        return [s.show(said, low, shares(t), only=True)]

    total = s.induction(
        lambda k: both(mistakes(k) <= ramps(k), ramps(k) <= hinges(k)), using=order, only=True
    )(s.n)
    s.claim(1, both(mistakes(s.n) <= ramps(s.n), ramps(s.n) <= hinges(s.n)), total, only=True)
    split = s.induction(lambda k: rests(k) == hinges(k) - mistakes(k), only=True)(s.n)
    _, terms = s.nonnegative_sum(rests, rest, using=order, only=True)
    none = s.show(implies(hinges(s.n) == mistakes(s.n), rest(i) <= 0), split, terms(i), only=True)
    free = s.show(either(m(i) == 0, m(i) >= 1, hinge(m(i)) > step(s, m(i) <= 0)), only=True)
    gap = hinge(m(i)) - step(s, m(i) <= late)
    off = s.show(implies(both(p(i) > 0, gap > 0), p(i) * gap > 0), only=True)
    said = implies(both(hinges(s.n) == mistakes(s.n), p(i) > 0), either(m(i) == 0, m(i) >= 1))
    s.claim(2, said, none, free, off, only=True)
    fits = s.given_each(lambda t: either(p(t) == 0, m(t) == 0, m(t) >= 1))
    same = s.induction(lambda k: hinges(k) == mistakes(k), fits, only=True)(s.n)
    s.claim(2, hinges(s.n) == mistakes(s.n), same, only=True)


def norm_bound(s: Any, offset: bool, unit: Any) -> tuple[Any, Any, Any]:
    """The shortest w with margins at least 1, a unit vector with margins at least gamma > 0, and
    gamma |w| <= 1."""
    q = sample(s, offset)
    o, gamma = solution(s, q), s.real("gamma")
    p = pair(s, q, "v", "c")
    plus = s.given(gamma > 0)
    one = s.given(p[0] @ p[0] == 1 if unit else p[0] @ p[0] >= 1)
    wide = s.given_each(lambda i: q.m(*p, i) >= gamma)
    low = above(s, q, p, gamma, wide)
    least = q.least(*p, s.n)
    shorter = s.show(least * least * (o.w @ o.w) <= p[0] @ p[0], competitor(s, q, o, p), low, plus)
    scale = s.show(gamma * gamma <= least * least, low, plus, only=True)
    positive = s.show(o.length * o.length == o.w @ o.w)
    square = s.show(
        gamma * gamma * (o.length * o.length) <= 1,
        s.show(gamma * gamma * (o.w @ o.w) <= least * least * (o.w @ o.w), scale,
               s.positive(o.w), only=True),
        shorter, one, positive, only=True,
    )  # fmt: skip
    size = s.show(o.length >= 0)
    product = s.show(gamma * o.length >= 0, plus, size, only=True)
    return o, gamma, s.show(gamma * o.length <= 1, square, product, only=True)


@proves("hard-svm-norm-bound", {"unit": False}, "The separator may be longer than 1.")
def hard_svm_norm_bound(s: Any, unit: bool = True) -> None:
    """v is a unit vector with margins of at least gamma; v/gamma is feasible."""
    o, gamma, short = norm_bound(s, offset=False, unit=unit)
    plus = s.given(gamma > 0)
    s.claim(1, o.length <= 1 / gamma, short, plus, only=True)


@proves("hard-svm-norm-bound", {"unit": False}, "The separator may be longer than 1.")
def norm_bound_with_offset(s: Any, unit: bool = True) -> None:
    """The same with b. Here c is the offset of v."""
    o, gamma, short = norm_bound(s, offset=True, unit=unit)
    plus = s.given(gamma > 0)
    s.claim(3, o.length <= 1 / gamma, short, plus, only=True)


@proves("hard-svm-offset-bound", {"ball": False}, "The points may lie anywhere.")
def hard_svm_offset_bound(s: Any, ball: bool = True) -> None:
    """x and z are points on the two sides of the street, r is the length of w, and rho bounds
    |x| and |z|."""
    w, x, z, b = s.vector("w"), s.vector("x"), s.vector("z"), s.real("b")
    r, rho = s.norm(w), s.real("rho")
    tight = s.given(rho >= 0, w @ x + b == 1, w @ z + b == -1)
    sides = s.given(both(w @ x + b == 1, w @ z + b == -1))
    inside = s.given(both(rho >= 0, x @ x <= rho * rho, z @ z <= rho * rho) if ball else rho >= 0)
    sizes = s.show(both(r >= 0, r * r == w @ w))

    def reach(v: Any) -> Any:
        square = s.show(
            (w @ v) * (w @ v) <= (r * rho) * (r * rho),
            s.cauchy_schwarz(w, v), inside, sizes, s.positive(w), only=True,
        )  # fmt: skip
        up = s.show(r * rho >= 0, sizes, inside, only=True)
        return s.show(absolute(w @ v) <= r * rho, square, up, only=True)

    s.claim(1, absolute(b) <= rho * r - 1, reach(x), reach(z), sides, tight, only=True)


@proves("hard-svm-generalisation", {"luck": False}, "The risk of the ramp is that of the sample.")
def hard_svm_chain(s: Any, luck: bool = True) -> None:
    """What is left when the chain is put together. Here r is the ramp risk of w, m_i are its
    margins on the sample, R the Rademacher average of the class, q = sqrt(n), and c the
    deviation."""
    s.at_least(1)
    m, gamma, rho = s.reals("m"), s.real("gamma"), s.real("rho")
    risk, wrong, R, c, q = (s.real(name) for name in ("r", "e", "R", "c", "q"))
    total = s.sum(lambda t: ramp(m(t)))
    far = s.given_each(lambda t: m(t) >= 1)
    plus = s.given(both(gamma > 0, q > 0, q * q == s.number(s.n)))
    mistakes = s.given(wrong <= risk)
    mean = total(s.n) / s.number(s.n)
    uniform = s.given(risk <= mean + 2 * R + (c if luck else 0))
    average = s.given((1 / gamma) * rho / q >= R)
    zero = s.induction(lambda k: total(k) == 0, far, only=True)(s.n)
    empty = s.show(mean == 0, zero, only=True)
    twice = s.show(2 * rho / (gamma * q) >= 2 * R, average, plus, only=True)
    end = 2 * rho / (gamma * q) + (c if luck else -1)
    s.claim(1, wrong <= end, mistakes, uniform, empty, twice, only=True)
    s.prose(
        "The third assumption is the uniform deviation for the class of all w of norm at most "
        "1/gamma, and the fourth its Rademacher average: contraction by the ramp, then the linear "
        "class."
    )


@proves(
    "hard-svm-generalisation",
    {"double": False},
    "The printed second term without the first 2.",
    example={"delta": 0.5, "q": 1},
    size=(1, 1, 1),
)
def printed_is_weaker(s: Any, double: bool = True) -> None:
    """l = ln(1/delta) and L = ln(2/delta); c and p are the two deviations."""
    s.at_least(1)
    delta, n = s.real("delta"), s.number(s.n)
    known = s.given(both(delta > 0, delta < 1))
    small, large = s.ln(1 / delta), s.ln(2 / delta)
    whole = s.show(both(1 / delta > 1, 2 / delta > 1 / delta), known, only=True)
    logs = [s.exp_ln(1 / delta), s.exp_ln(2 / delta), s.exp_zero()]
    order = [s.exp_increasing(small, 0), s.exp_one_to_one(small, 0),
             s.exp_increasing(large, small), s.exp_one_to_one(large, small)]  # fmt: skip
    high = s.show(both(small > 0, large > small), *logs, *order, whole, only=True)
    size = s.show(n >= 1)
    first = s.show(small / (2 * n) >= 0, high, size, only=True)
    second = s.show((2 if double else 1) * large / n >= 0, high, size, only=True)
    c = s.root(small / (2 * n), first)
    p = s.root((2 if double else 1) * large / n, second)
    squares = s.show(both(c >= 0, p >= 0, c * c == small / (2 * n)))
    other = s.show(p * p == (2 if double else 1) * large / n)
    four = s.show(p * p > 4 * (small / (2 * n)), other, high, size, only=True)
    s.claim(3, p > 2 * c, squares, four, only=True)


@proves(
    "orthonormal-world",
    {"unit": 2},
    "The vectors have the square 2.",
    {"u0.0": 1, "z.0": 1, "v.1": 1},
)
def orthonormal_world(s: Any, unit: int = 1) -> None:
    """u_i are the n signed vectors that were seen, v is an unseen one, and w their sum. No z with
    margins of at least 1 is shorter."""
    u, v, z = s.vectors("u"), s.vector("v"), s.vector("z")
    far = s.given_each(lambda j: v @ u(j) == 0)
    right = s.given_each(lambda j, k: u(j) @ u(k) == choose(j == k, unit, 0), s.n, s.n)
    feasible = s.given_each(lambda j: z @ u(j) >= 1)
    w, n, i = s.sum(u), s.number(s.n), s.index("i")

    def product(j: Any) -> Any:
        """<u_j, w> is 1 from its turn on."""
        return s.induction(
            lambda k: u(j) @ w(k) == choose(j < k, unit, 0),
            s.inside(j),
            using=lambda k: [right(j, k)],
            only=True,
        )

    unseen = s.induction(lambda k: v @ w(k) == 0, far, only=True)(s.n)
    s.claim(1, v @ w(s.n) == 0, unseen, only=True)
    s.claim(1, u(i) @ w(s.n) == 1, product(i)(s.n), s.inside(i), only=True)
    square = s.induction(
        lambda k: w(k) @ w(k) == s.number(k),
        using=lambda k: [
            s.show(u(k) @ w(k) == 0, product(k)(k), s.inside(k), only=True),
            right(k, k),
        ],
        only=True,
    )(s.n)
    s.claim(1, w(s.n) @ w(s.n) == n, square, only=True)
    much = s.induction(lambda k: z @ w(k) >= s.number(k), feasible, only=True)(s.n)
    gap = s.positive(z - w(s.n))
    split = s.show(
        (z - w(s.n)) @ (z - w(s.n)) == z @ z - 2 * (z @ w(s.n)) + w(s.n) @ w(s.n), only=True
    )
    s.claim(1, z @ z >= w(s.n) @ w(s.n), gap, split, much, square, only=True)

"""Proofs of the chapter *The smooth box* about logistic regression."""

from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, either, iff, implies

from margins.proofs.logistic_dual_losses import sample


def touches(s: Any, y: Any) -> Any:
    """exp(-y) >= 1 - y, with equality only at y = 0: square the tangent at y/2."""
    parts = s.exp_sum(-y / 2, -y / 2), s.exp_tangent(-y / 2), s.exp_positive(-y)
    bend = s.show(implies(y <= 2, s.exp(-y) >= (1 - y / 2) * (1 - y / 2)), *parts, only=True)
    said = both(s.exp(-y) >= 1 - y, implies(s.exp(-y) == 1 - y, y == 0))
    return s.show(said, bend, s.exp_tangent(-y), s.exp_positive(-y), only=True)


@proves("logistic-conjugate", {"nats": 2}, "The entropy is twice as large.", example={})
def logistic_conjugate(s: Any, nats: int = 1) -> None:
    """The loss minus a line is a sum of l y and (1 - l) z, and exp lies above its tangent."""
    m, loss, part, a, c = (s.real(name) for name in ("m", "L", "l", "a", "c"))
    p, q = s.exp(m), s.exp(-m)
    logs = both(s.exp(loss) == 1 + q, s.exp(a) == part, s.exp(c) == 1 - part)
    entropy = -part * a - (1 - part) * c
    line = -part * m + (entropy if nats == 1 else 2 * entropy)
    y, z = a + m + loss, c + loss
    signs = [s.exp_inverse(m), s.exp_positive(a), s.exp_positive(c), s.exp_positive(m)]
    products = [s.exp_sum(a + m, loss), s.exp_sum(a, m), s.exp_sum(c, loss)]
    shares = s.show(
        implies(
            logs,
            both(s.exp(y) == part * (1 + p), s.exp(z) == (1 - part) * (1 + q), part > 0, part < 1),
        ),
        *products,
        *signs,
        only=True,
    )
    laws = (s.exp_inverse(y), s.exp_inverse(z), *signs)
    near = (touches(s, y), touches(s, z))
    rise = both(
        part * (1 + p) * y >= part * (1 + p) - 1,
        (1 - part) * (1 + q) * z >= (1 - part) * (1 + q) - 1,
    )
    above = s.show(implies(logs, rise), shares, *near, *laws, only=True)
    s.claim(1, implies(logs, loss >= line), above, shares, *signs, only=True)
    best = part * (1 + p) == 1
    ones = s.exp_one_to_one(y, 0), s.exp_one_to_one(z, 0), s.exp_zero()
    s.claim(1, implies(both(logs, best), loss == line), shares, *ones, *signs, only=True)
    edge = implies(both(logs, part * (1 + p) * y == part * (1 + p) - 1), best)
    only = s.show(edge, shares, *near, *laws, *ones, only=True)
    s.claim(2, implies(both(logs, loss == line), best), only, above, shares, *signs, only=True)
    ends = s.exp_increasing(loss, 0), s.exp_increasing(loss, -m), s.exp_positive(-m), s.exp_zero()
    same = s.exp_one_to_one(loss, 0), s.exp_one_to_one(loss, -m)
    above_ends = implies(s.exp(loss) == 1 + q, both(loss > 0, loss > -m))
    for number in (1, 2):
        s.claim(number, above_ends, *ends, *same, only=True)
    s.prose("L is the loss, a = ln l and c = ln(1 - l). The last line: at l = 0 and l = 1 H is 0.")


@proves("logistic-strong-duality", {"below": False}, "The losses may lie below their lines.")
def logistic_duality(s: Any, below: bool = True) -> None:
    """Primal minus dual value is a square, a bracket for each point, and a term in b. What is
    assumed of loss E_i, entropy G_i and s_i = sigma(-m_i) is logistic-conjugate."""
    e = sample(s)
    alpha, loss, height, best = s.reals("alpha"), s.reals("E"), s.reals("G"), s.reals("s")

    def bracket(i: Any) -> Any:
        return e.C * (loss(i) - height(i)) + alpha(i) * e.margin(i)

    if below:
        s.given_each(
            lambda i: both(bracket(i) >= 0, iff(bracket(i) == 0, alpha(i) == e.C * best(i)))
        )
    v, balance = s.sum(lambda i: (alpha(i) * e.y(i)) * e.x(i)), s.sum(lambda i: alpha(i) * e.y(i))
    losses, heights, brackets = s.sum(loss), s.sum(height), s.sum(bracket)
    parts = s.induction(
        lambda k: brackets(k) == e.C * losses(k) - e.C * heights(k) + e.w @ v(k) + e.b * balance(k),
        only=True,
    )(s.n)
    P = s.let("P", e.w @ e.w / 2 + e.C * losses(s.n))
    D = s.let("D", e.C * heights(s.n) - v(s.n) @ v(s.n) / 2)
    square = (e.w - v(s.n)) @ (e.w - v(s.n))
    identity = s.show(square / 2 + brackets(s.n) - e.b * balance(s.n) == P - D, parts)
    free = s.given(either(e.b == 0, balance(s.n) == 0))
    least, terms = s.nonnegative_sum(brackets, bracket, only=True)
    known = (identity, least, free, s.positive(e.w - v(s.n)))
    s.claim(2, P >= D, *known, only=True)
    s.claim_same(3, e.w, v(s.n), *known, when=P == D, only=True)
    none = s.show(implies(P == D, brackets(s.n) <= 0), *known, only=True)
    s.claim_each(3, lambda i: implies(P == D, alpha(i) == e.C * best(i)), none, terms, only=True)
    met, each = s.given(e.w == v(s.n)), s.given_each(lambda i: alpha(i) == e.C * best(i))
    zero = s.induction(lambda k: brackets(k) == 0, each, only=True)(s.n)
    s.claim(2, P == D, identity, zero, met, free, only=True)
    s.prose("P_log has a minimiser by compactness, and its gradient is 0 there.")
    s.prose("It is unique: two minimisers share alpha, so w and all sigma(-m_i), so b.")


@proves("logistic-never-sparse", {"best": False}, "Any w will do.", example={"C": 1, "y0": 1})
def logistic_never_sparse(s: Any, best: bool = True) -> None:
    """By logistic-strong-duality alpha_i is C sigma(-m_i), and sigma lies between 0 and 1. With the
    losses E_i and k = ln 2, the cost C n k of w = 0 bounds |w|, and with it every margin."""
    e = sample(s)
    loss, k, i, n = s.reals("E"), s.real("k"), s.index("p"), s.number(s.n)
    m, biased = e.margin(i, e.w, 0), e.margin(i)
    share, force = e.C / (1 + s.exp(m)), e.C / (1 + s.exp(biased))
    s.claim(1, both(force > 0, force < e.C), s.exp_positive(biased))
    s.given(k >= 0)
    s.given_each(lambda i: loss(i) >= 0)
    total = s.sum(loss)
    if best:
        s.given(e.w @ e.w / 2 + e.C * total(s.n) <= e.C * n * k)
    positive = s.induction(lambda j: total(j) >= 0, only=True)(s.n)
    length = s.norm(e.x(i))
    bound = s.root(2 * e.C * n * k)
    size = s.show(e.w @ e.w <= 2 * e.C * n * k, positive)
    turned = s.cauchy_schwarz(e.w, e.x(i))
    below = s.show(m <= length * bound, size, turned, s.positive(e.w), at=(i,))
    power = s.exp_increasing(m, length * bound), s.exp_one_to_one(m, length * bound)
    lower = s.show(s.exp(m) <= s.exp(length * bound), below, *power, only=True)
    s.claim(2, share >= e.C / (1 + s.exp(length * bound)), lower, s.exp_positive(m))


@proves("logistic-never-sparse", {"steep": 1}, "The shares may change as fast as the margins.")
def logistic_deletion(s: Any, steep: int = 4) -> None:
    """Without the point x_0 the shares s_i = sigma(-m_i) of the others become s'_i: they change at
    most by a quarter of what the margins do."""
    e, v, x = sample(s), s.vector("w_prime"), s.vector("x0")
    y, force, share, other = s.real("y0"), s.real("alpha0"), s.reals("s"), s.reals("s_prime")
    s.given(either(y == 1, y == -1), force >= 0)
    sign = s.show(y * y == 1)
    old = s.sum(lambda j: (e.C * share(j) * e.y(j)) * e.x(j))
    new = s.sum(lambda j: (e.C * other(j) * e.y(j)) * e.x(j))
    squares = s.sum(lambda j: e.x(j) @ e.x(j))
    there = (s.given(e.w == (force * y) * x + old(s.n)), s.given(v == new(s.n)))
    slopes = s.given_each(
        lambda j: steep * absolute(share(j) - other(j)) <= absolute(e.y(j) * ((e.w - v) @ e.x(j)))
    )
    d = e.w - v
    far, length = s.norm(d), s.norm(x)
    sizes = s.show(both(far >= 0, far * far == d @ d, length >= 0, length * length == x @ x))

    def one(j: Any) -> Any:
        """The pull of a point changes by at most C/4 |d| |x_0| |x_j|^2, seen from x_0."""
        a, b, square, known = d @ e.x(j), x @ e.x(j), e.x(j) @ e.x(j), s.positive(e.x(j))
        near = s.cauchy_schwarz(d, e.x(j)), s.cauchy_schwarz(x, e.x(j))
        part = far * far * square * (b * b)
        first = s.show(a * a * (b * b) <= part, sizes, near[0], only=True)
        whole = far * far * square * (length * length * square)
        then = s.show(part <= whole, sizes, known, near[1], only=True)
        product = absolute(a * b) <= far * length * square
        turn = s.show(product, first, then, sizes, known, only=True)
        change = y * (e.C * (other(j) - share(j)) * e.y(j) * b)
        bent = implies(y * y == 1, steep * change <= e.C * absolute(a * b))
        slow = s.show(bent, slopes(j), e.labels(j), e.price, only=True)
        signs = s.show(
            steep * change <= e.C * far * length * square, slow, turn, sign, e.price, only=True
        )
        return [signs]

    sums = s.induction(
        lambda k: steep * (y * (x @ new(k) - x @ old(k))) <= e.C * far * length * squares(k),
        using=one,
        only=True,
    )(s.n)
    moved = s.show(
        y * (x @ d) == force * (x @ x) + y * (x @ old(s.n) - x @ new(s.n)), *there, sign, only=True
    )
    reach = s.show(
        both(x @ d <= length * far, x @ d >= -length * far),
        s.cauchy_schwarz(x, d),
        sizes,
        only=True,
    )
    total = squares(s.n)
    least = s.induction(lambda k: squares(k) >= 0, using=lambda k: [s.positive(e.x(k))], only=True)(
        s.n
    )
    pulled = s.show(
        4 * (force * (length * length)) <= length * far * (4 + e.C * total),
        moved,
        reach,
        sums,
        sizes,
        sign,
        only=True,
    )
    lipschitz = 1 + e.C / 4 * (total + x @ x)
    short = s.show(
        force * length <= far * lipschitz,
        pulled,
        sizes,
        least,
        e.price,
        s.positive(x),
        s.show(force >= 0),
        only=True,
    )
    s.claim(3, far >= force * length / lipschitz, short, least, e.price, s.positive(x), only=True)
    s.prose("That sigma has slope 1/4 at most is calculus.")

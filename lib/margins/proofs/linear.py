"""Proofs of the chapter *Linear classifiers*, for every n, in every real inner product space."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, either, iff, implies

from margins.proofs.geometry import label
from margins.proofs.max_margin_pairs import Pair, below, pair, positive_least, sample


@proves("sign-iff-positive-margin", {"boundary": True}, "It holds on the boundary, too.")
def sign_iff_positive_margin(s: Any, boundary: bool = False) -> None:
    """Off the boundary sgn(f) = f/|f|; on it t f is 0, which is not positive."""
    f, t, zero = s.real("f"), s.real("t"), s.real("s0")
    s.given(either(t == 1, t == -1))
    sgn = s.let("sgn", choose(f > 0, 1, choose(f < 0, -1, zero)))

    def right(target: Any) -> Any:
        return iff(sgn == target, target * f > 0)

    s.claim(1, right(t) if boundary else implies(f != 0, right(t)))
    s.claim(2, implies(zero != t, right(t)))
    s.claim(2, implies(both(f == 0, right(t)), zero != t))
    neither = both(zero != 1, zero != -1)
    s.claim(3, implies(neither, both(right(1), right(-1))))
    s.claim(3, implies(both(f == 0, right(1), right(-1)), neither))


@proves("separation-can-be-made-strict", {"plus": False}, "It holds with sgn(0) = -1, too.")
def separation_can_be_made_strict(s: Any, plus: bool = True) -> None:
    """Negative points score at most -2 delta, positive ones at least 0."""
    q = sample(s)
    p, delta, j = pair(s, q, "w", "b"), s.real("delta"), s.index("j")

    def given(f: Any) -> Any:
        return label(f) if plus else -label(-f)

    right = s.given_each(lambda i: given(q.f(*p, i)) == q.y(i))
    some = s.given(either(both(q.y(j) == -1, 2 * delta == absolute(q.f(*p, j))), delta == 1))
    least = s.given_each(lambda i: implies(q.y(i) == -1, 2 * delta <= absolute(q.f(*p, i))))
    up = s.show(delta > 0, some, right(j), only=True)
    new = (p[0], p[1] + delta)
    s.claim_each("all", lambda i: q.m(*new, i) > 0, right, least, up, q.labels, only=True)


def inner_products(s: Any, q: SimpleNamespace, v: Any, rho: Any) -> Any:
    """Assume that no |x(i)| is larger than rho. Then |<v, x(i)>| is at most rho |v|."""
    length, root = s.norm(v), s.square_root(v @ v, s.positive(v), only=True)
    size = s.given(rho >= 0)
    balls = s.given_each(lambda i: q.x(i) @ q.x(i) <= rho * rho)
    return s.show_each(
        lambda i: absolute(v @ q.x(i)) <= rho * length,
        balls,
        size,
        root,
        using=lambda i: [s.cauchy_schwarz(v, q.x(i))],
        only=True,
    )


def nearby(s: Any, q: SimpleNamespace, p: Pair, mu: Any, loose: bool = False) -> SimpleNamespace:
    """A pair (w', b') less than mu/(1 + rho) away from (w, b): margins change by less than mu."""
    other, rho = pair(s, q, "w_prime", "b_prime"), s.real("rho")
    way = other[0] - p[0]
    far, shift = s.norm(way), absolute(other[1] - p[1])
    turned = inner_products(s, q, way, rho)
    r = mu / (choose(rho >= 1, rho, 1) if loose else 1 + rho)
    near = s.given(both(far < r, shift < r))
    known = s.show(both(rho >= 0, far >= 0))
    total = s.show(rho * far + shift < mu, near, known, only=True)
    moved = s.show_each(
        lambda i: absolute(q.m(*other, i) - q.m(*p, i)) < mu, turned, total, q.labels, only=True
    )
    return SimpleNamespace(other=other, moved=moved)


@proves("strict-separators-open", {"loose": True}, "The radius is min m_i / max(1, rho).")
def strict_separators_open(s: Any, loose: bool = False) -> None:
    """A move of w and b changes a margin by at most rho |w' - w| + |b' - b|."""
    q = sample(s)
    p = pair(s, q, "w", "b")
    s.given_each(lambda i: q.m(*p, i) > 0)
    new = nearby(s, q, p, q.least(*p, s.n), loose)
    s.claim_each(
        1,
        lambda i: q.m(*new.other, i) > 0,
        new.moved,
        using=lambda i: [below(s, q, p, i)],
        only=True,
    )


@proves("strict-separators-open", {"zero": True}, "The factors may be 0.")
def separators_form_a_cone(s: Any, zero: bool = False) -> None:
    """Margins are linear in (w, b)."""
    q = sample(s)
    p, other = pair(s, q, "w", "b"), pair(s, q, "w_prime", "b_prime")
    c, k = s.real("c"), s.real("c_prime")
    both_right = s.given_each(lambda i: both(q.m(*p, i) > 0, q.m(*other, i) > 0))
    plus = s.given(both(c >= 0, k >= 0) if zero else both(c > 0, k > 0))
    mixed = (c * p[0] + k * other[0], c * p[1] + k * other[1])
    s.claim_each(3, lambda i: q.m(*mixed, i) > 0, both_right, plus, only=True)


@proves("strict-separators-open", {"half": True}, "Moves half as long will do.")
def largest_radius(s: Any, half: bool = False) -> None:
    """Moves of length r = m/(1 + |x|) against the label take the margin away."""
    w, b, x, y, e = s.vector("w"), s.real("b"), s.vector("x"), s.real("y"), s.vector("e")
    rho, one = s.norm(x), s.norm(e)
    m = y * (w @ x + b)
    known = s.given(both(either(y == 1, y == -1), m > 0))
    unit = s.given(both(one == 1, e @ x == rho))
    r = s.let("r", m / (2 + 2 * rho) if half else m / (1 + rho))
    up = s.show(r > 0, known)
    w2, b2 = w - (r * y) * e, b - r * y
    far = s.norm(w2 - w)
    square = s.show(both(far >= 0, far * far == r * r))
    s.claim(2, far == r, square, up, only=True)
    s.claim(2, absolute(b2 - b) == r, up, known, only=True)
    s.claim(2, y * (w2 @ x + b2) == 0, known, unit)
    s.prose("For e take x/|x|, or any unit vector if x = 0.")


@proves("strict-separators-open", {"wide": True}, "Shifts by less than twice the least margin do.")
def parallel_separators(s: Any, wide: bool = False) -> None:
    """Shifts of b by less than the least margin give parallel separators without common points."""
    q = sample(s)
    p, t, other, z = pair(s, q, "w", "b"), s.real("t"), s.real("t_prime"), s.vector("z")
    right = s.given_each(lambda i: q.m(*p, i) > 0)
    least = q.least(*p, s.n)
    s.claim(4, least > 0, positive_least(s, q, p, right), only=True)
    shift = s.given(absolute(t) < (2 * least if wide else least))
    s.claim_each(
        4,
        lambda i: q.m(p[0], p[1] + t, i) > 0,
        shift,
        q.labels,
        using=lambda i: [below(s, q, p, i)],
        only=True,
    )
    on = p[0] @ z + (p[1] + t) == 0
    s.claim(4, implies(both(on, t != other), p[0] @ z + (p[1] + other) != 0), only=True)


@proves("strict-separators-open", {"far": False}, "Any offset on the right side will do.")
def separators_of_one_class(s: Any, far: bool = True) -> None:
    """If w = 0, all labels are equal, and all hyperplanes far from the sample separate it."""
    q = sample(s)
    b, v, t, other, z = s.real("b"), s.vector("v"), s.real("t"), s.real("t_prime"), s.vector("z")
    right = s.given_each(lambda i: q.m(s.zero, b, i) > 0)
    nonzero = s.show(b != 0, right(0), only=True)
    on = v @ z + t * b == 0
    apart = implies(both(on, t != other), v @ z + other * b != 0)
    s.claim(4, apart, nonzero, only=True)
    rho, size = s.real("rho"), s.norm(v)
    turned = inner_products(s, q, v, rho)
    away = s.given(t * absolute(b) > (rho * size if far else 0))
    by = (right, turned, away, q.labels)
    s.claim_each(4, lambda i: q.m(v, t * b, i) > 0, *by, only=True)


@proves("zero-one-piecewise-constant", {"loose": True}, "The radius is min |m_i| / max(1, rho).")
def zero_one_piecewise_constant(s: Any, loose: bool = False) -> None:
    """Moves that are too small to change the sign of a margin change no count."""
    q = sample(s)
    p = pair(s, q, "w", "b")
    mistakes = s.sum(lambda w, b, i: choose(q.m(w, b, i) <= 0, 1, 0), over="VR")
    sure = s.given_each(lambda i: q.m(*p, i) != 0)
    size = SimpleNamespace(m=lambda w, b, i: absolute(q.m(w, b, i)))
    size.least = s.least(size.m, over="VR")
    mu = s.let("mu", size.least(*p, s.n))
    named = s.show(mu == size.least(*p, s.n))
    s.claim(2, mu > 0, positive_least(s, size, p, s.show_each(lambda i: size.m(*p, i) > 0, sure)))
    new = nearby(s, q, p, mu, loose)
    same = s.induction(
        lambda k: mistakes(*new.other, k) == mistakes(*p, k),
        new.moved,
        named,
        using=lambda k: [below(s, size, p, k)],
        only=True,
    )
    n = s.number(s.n)
    s.claim(2, mistakes(*new.other, s.n) / n == mistakes(*p, s.n) / n, same(s.n), only=True)
    s.prose("Where a function is constant nearby, its gradient is 0.")


@proves("zero-one-piecewise-constant", {"strict": False}, "Margins may be 0.")
def risk_zero(s: Any, strict: bool = True) -> None:
    """The count is a sum of terms >= 0, so it is 0 exactly if each of them is."""
    q = sample(s)
    p, other, n = pair(s, q, "w", "b"), pair(s, q, "v", "c"), s.number(s.n)

    def mistake(i: Any) -> Any:
        return choose(q.m(*other, i) <= 0, 1, 0)

    total = s.sum(mistake)
    nothing = s.show(total(s.n) == 0, s.given(total(s.n) / n == 0))
    _, each = s.nonnegative_sum(total, mistake, only=True)
    s.claim_each(3, lambda i: q.m(*other, i) > 0, each, nothing, only=True)
    right = s.given_each(lambda i: q.m(*p, i) > 0 if strict else q.m(*p, i) >= 0)
    count = s.sum(lambda i: choose(q.m(*p, i) <= 0, 1, 0))
    none = s.induction(lambda k: count(k) == 0, right, only=True)
    s.claim(3, count(s.n) / n == 0, none(s.n), only=True)


@proves("zero-one-piecewise-constant", {"more": 0}, "Some point is always right.")
def risk_values(s: Any, more: int = 1) -> None:
    """If c is the number of mistakes, then one of the factors c - j, j = 0, …, n, is 0."""
    q = sample(s)
    p, c, e = pair(s, q, "w", "b"), s.real("c"), s.real("e")
    one, none = s.number(1), s.number(0)

    def mistake(i: Any) -> Any:
        return choose(q.m(*p, i) <= 0, one, none)

    count = s.sum(mistake)
    factors = s.product(lambda c, j: c - s.number(j), over="R")

    def raised(k: Any) -> Any:
        """What becomes of the product if c is raised by e = 1, or stays."""
        higher, same = (c + 1) * factors(c, k), factors(c, k + 1)
        return implies(either(e == 0, e == 1), factors(c + e, k + 1) == e * higher + (1 - e) * same)

    higher = s.induction(raised, only=True)
    zero = s.induction(
        lambda k: factors(count(k), k + 1) == 0,
        using=lambda k: [s.for_all(higher(k + 1), c, e)(count(k), mistake(k))],
        only=True,
    )
    s.claim(1, factors(count(s.n), s.n + more) == 0, zero(s.n), only=True)

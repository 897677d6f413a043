"""Proofs of the chapter *The price of a margin*: what stands above the number of mistakes."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies, maximum

from margins.proofs.soft_margin import hinge


def square(v: Any) -> Any:
    """v^2."""
    return v * v


def minimum(a: Any, b: Any) -> Any:
    """The smaller of two numbers."""
    return choose(a < b, a, b)


def ramp(m: Any) -> Any:
    """The ramp loss."""
    return minimum(1, hinge(m))


def step(s: Any, condition: Any) -> Any:
    """1 if the condition holds, 0 if not."""
    return choose(condition, s.number(1), 0)


@proves("zero-one-is-threshold-zero", {"origin": 1}, "The threshold is compared with 1.")
def zero_one_is_threshold_zero(s: Any, origin: int = 0) -> None:
    """f is the score, y the label, and v the predicted one. Where two indicators differ, a margin
    between the two thresholds shows it; so does a margin between 0 and t for the hinge."""
    f, y, v, t, m = (s.real(name) for name in ("f", "y", "v", "t", "m"))
    sign = both(either(v == 1, v == -1), implies(f > 0, v == 1), implies(f < 0, v == -1))
    s.given(either(y == 1, y == -1), sign)
    wrong, counted = step(s, v != y), step(s, y * f <= 0)
    s.claim(1, both(wrong <= counted, implies(f != 0, wrong == counted)))

    def closed(t: Any, m: Any) -> Any:
        return step(s, m <= t)

    def open_(t: Any, m: Any) -> Any:
        return step(s, m < t)

    s.claim(2, implies(t == origin, closed(t, m) == closed(0, m)), only=True)
    s.claim(2, implies(t > 0, closed(t, t) != closed(0, t)), only=True)
    s.claim(2, implies(t < 0, closed(t, t / 2) != closed(0, t / 2)), only=True)
    s.claim(2, open_(0, 0) != closed(0, 0), only=True)
    s.claim(2, implies(t > 0, open_(t, t / 2) != closed(0, t / 2)), only=True)
    s.claim(2, implies(t < 0, open_(t, t / 2) != closed(0, t / 2)), only=True)
    below = both(closed(t, m) <= hinge(m), open_(t, m) <= hinge(m))
    s.claim(3, implies(t <= origin, below), only=True)
    k = minimum(t, 1) / 2
    above = both(closed(t, k) > hinge(k), open_(t, k) > hinge(k))
    s.claim(3, implies(t > 0, above), only=True)


@proves(
    "surrogates-dominate-01",
    {"bits": False},
    "The logistic loss is counted in nats.",
    example={},
)
def surrogates_dominate(s: Any, bits: bool = True) -> None:
    """Below margin 0 the losses are at least 1, elsewhere at least 0. Here k = ln 2, and l is the
    logistic loss of m; the loss in bits is l/k."""
    m, c, k, loss = (s.real(name) for name in ("m", "c", "k", "l"))
    said, zero_one = both(s.exp(k) == 2, s.exp(loss) == 1 + s.exp(-m)), step(s, m <= 0)
    laws = [s.exp_positive(-m), s.exp_zero()]
    at_zero = [s.exp_increasing(-m, 0), s.exp_increasing(0, -m), s.exp_one_to_one(-m, 0), *laws]
    s.claim(1, both(zero_one <= ramp(m), ramp(m) <= hinge(m), zero_one <= square(1 - m)), only=True)
    s.claim(1, zero_one <= s.exp(-m), *at_zero, only=True)
    s.claim(2, iff(zero_one == hinge(m), either(m == 0, m >= 1)), only=True)
    s.claim(2, iff(zero_one == ramp(m), either(m <= 0, m >= 1)), only=True)
    s.claim(2, iff(zero_one == square(1 - m), either(m == 0, m == 1)), only=True)
    s.claim(2, iff(zero_one == s.exp(-m), m == 0), *at_zero, only=True)
    order = [s.exp_increasing(0, k), s.exp_increasing(k, 0), s.exp_increasing(loss, 0)]
    order += [s.exp_increasing(loss, k), s.exp_increasing(k, loss), s.exp_one_to_one(loss, k)]
    order += [s.exp_one_to_one(k, 0), s.exp_one_to_one(loss, 0)]
    facts = both(k > 0, loss > 0, implies(m <= 0, loss >= k), iff(loss == k, m == 0))
    high = s.show(implies(said, facts), *order, *at_zero, only=True)
    unit = k if bits else 1
    s.claim(1, implies(said, zero_one * unit <= loss), high, only=True)
    s.claim(2, implies(said, iff(zero_one * k == loss, m == 0)), high, only=True)
    s.claim(3, implies(c >= 1, zero_one <= c * square(1 - m)), only=True)
    enough = s.show(implies(both(said, c * k >= 1), c * loss >= c * k * zero_one), high, only=True)
    s.claim(3, implies(both(said, c * k >= 1), zero_one <= c * loss), enough, high, only=True)
    s.claim(3, implies(both(m == 0, c * square(1 - m) >= 1), c >= 1), only=True)
    s.claim(3, implies(both(said, m == 0, c * loss >= 1), c * k >= 1), high, only=True)
    s.claim(3, implies(m == 0, c * maximum(0, -m) < 1), only=True)


@proves("surrogates-dominate-01", {"above": False}, "The loss may lie below the 0-1 loss.")
def total_loss_counts(s: Any, above: bool = True) -> None:
    """E_i is the loss of m_i, a number that is not below the 0-1 loss."""
    m, loss = s.reals("m"), s.reals("E")
    if above:
        s.given_each(lambda i: loss(i) >= step(s, m(i) <= 0))
    mistakes, total = s.sum(lambda i: step(s, m(i) <= 0)), s.sum(loss)
    s.claim(4, mistakes(s.n) <= total(s.n), s.induction(lambda k: mistakes(k) <= total(k))(s.n))


@proves(
    "logistic-positive-everywhere",
    {"base": 2},
    "The losses have e^l = 2 + e^-m.",
    example={"delta": 1},
)
def logistic_positive(s: Any, base: int = 1) -> None:
    """l and r are the losses of m and of q, and k = ln 2. The bound above is 1 + u <= e^u."""
    m, q, loss, other, k, delta = (s.real(name) for name in ("m", "q", "l", "r", "k", "delta"))
    said = both(s.exp(loss) == base + s.exp(-m), s.exp(other) == base + s.exp(-q), s.exp(k) == 2)
    laws = [s.exp_positive(-m), s.exp_zero()]
    positive = [s.exp_increasing(loss, 0), s.exp_one_to_one(loss, 0)]
    s.claim(1, implies(said, loss > 0), *positive, *laws, only=True)
    falls = [s.exp_increasing(-q, -m), s.exp_increasing(loss, other), s.exp_one_to_one(loss, other)]
    s.claim(2, implies(both(said, m < q), other < loss), *falls, only=True)
    at_zero = [s.exp_one_to_one(loss, k), s.exp_one_to_one(-m, 0), *laws]
    s.claim(3, implies(said, iff(loss == k, m == 0)), *at_zero, only=True)
    tangent = [s.exp_tangent(s.exp(-m)), s.exp_increasing(s.exp(-m), loss)]
    s.claim(4, implies(said, loss <= s.exp(-m)), *tangent, only=True)
    late = both(said, delta > 0, m > -s.ln(delta))
    small = [s.exp_increasing(-m, s.ln(delta)), s.exp_ln(delta)]
    s.claim(4, implies(late, loss < delta), *small, *tangent, only=True)
    s.prose("That the loss at margin 1 lies between 0.3132 and 0.3133 is left to the other checks.")


@proves(
    "cross-entropy-is-logistic",
    {"target": False},
    "The target is the label itself.",
    example={},
)
def cross_entropy_is_logistic(s: Any, target: bool = True) -> None:
    """-ln of 1/(1 + e^-s) is ln(1 + e^-s). Here l and r are the logistic losses of the margins s
    and -s, a = ln p and c = ln(1 - p) for p = 1/(1 + e^-s)."""
    z, y, t = s.real("s"), s.real("y"), s.real("t")
    loss, other, a, c = (s.real(name) for name in ("l", "r", "a", "c"))
    p = 1 / (1 + s.exp(-z))
    said = both(
        s.exp(loss) == 1 + s.exp(-z), s.exp(other) == 1 + s.exp(z), s.exp(a) == p, s.exp(c) == 1 - p
    )
    laws = [s.exp_positive(-z), s.exp_inverse(z)]
    right = [s.exp_inverse(loss), s.exp_one_to_one(a, -loss), *laws]
    wrong = [s.exp_inverse(other), s.exp_one_to_one(c, -other), *laws]
    logs = [
        s.show(implies(said, s.exp(a) == s.exp(-loss)), s.exp_inverse(loss), *laws, only=True),
        s.show(implies(said, s.exp(c) == s.exp(-other)), s.exp_inverse(other), *laws, only=True),
    ]
    logs = [
        s.show(implies(said, a == -loss), logs[0], *right, only=True),
        s.show(implies(said, c == -other), logs[1], *wrong, only=True),
    ]

    def entropy(t: Any) -> Any:
        return -t * a - (1 - t) * c

    share = (1 + y) / 2 if target else y
    s.claim(1, implies(both(said, y == 1), entropy(share) == loss), *logs, only=True)
    s.claim(1, implies(both(said, y == -1), entropy(share) == other), *logs, only=True)
    s.claim(2, implies(said, entropy(t) == t * loss + (1 - t) * other), *logs, only=True)
    apart = [s.exp_sum(z, loss), s.exp_one_to_one(z + loss, other), *laws]
    gap = s.show(implies(said, other == z + loss), *apart, only=True)
    s.claim(3, implies(said, entropy(t) == loss + (1 - t) * z), *logs, gap, only=True)

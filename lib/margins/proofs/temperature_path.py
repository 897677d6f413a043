"""Proofs of the chapter on the temperature: logistic regression finds the widest street."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies

from margins.proofs.temperature import softplus


def chord(s: Any, x: Any, d: Any) -> Any:
    """exp(x d) <= 1 - x + x exp(d) for 0 <= x <= 1: exp lies above its tangent at x d."""
    c, inside = x * d, both(x >= 0, x <= 1)
    here, there = s.exp(c), s.exp(d)
    laws = [s.exp_inverse(c), s.exp_positive(c)]
    left = s.show(here * (1 - c) <= 1, s.exp_tangent(-c), *laws, only=True)
    step = s.exp_sum(c, d - c), s.exp_tangent(d - c), s.exp_positive(c)
    right = s.show(here * (1 + d - c) <= there, *step, only=True)
    first = s.show(implies(inside, (1 - x) * (here * (1 - c)) <= 1 - x), left, only=True)
    then = s.show(implies(inside, x * (here * (1 + d - c)) <= x * there), right, only=True)
    whole = (1 - x) * (here * (1 - c)) + x * (here * (1 + d - c))
    same = s.show(here == whole, only=True)
    return s.show(implies(inside, here <= 1 - x + x * there), first, then, same, only=True)


def below_power(s: Any, z: Any) -> tuple[Any, Any, Any]:
    """r = ln(1 + exp z), why exp r = 1 + exp z, and why r < exp z: exp r = exp(r/2)^2 > 1 + r."""
    r, equal = softplus(s, z)
    up = s.exp_increasing(r, 0), s.exp_one_to_one(r, 0), s.exp_zero()
    least = s.show(r > 0, equal, *up, only=True)
    half = s.exp_sum(r / 2, r / 2), s.exp_tangent(r / 2)
    square = s.show(s.exp(r) >= 1 + r + r * r / 4, *half, least, only=True)
    return r, equal, s.show(r < s.exp(z), square, equal, least, only=True)


@proves(
    "logistic-path-to-hard-margin",
    {"small": False},
    "The temperature may be anything.",
    example={"tau": 1, "gamma": 1, "p0": 2, "q0": 2},
    size=(1, 0, 0),
)
def logistic_path(s: Any, small: bool = True) -> None:
    """p_i are the margins of any (w, b) that costs no more than the widest street, q_i those of
    the widest street. Multiplied by n/ln 2, the exponentials are compared."""
    p, q, tau, gamma = s.reals("p"), s.reals("q"), s.real("tau"), s.real("gamma")
    s.at_least(1)
    n, positive = s.number(s.n), s.given(tau > 0)
    street = s.given_each(lambda i: q(i) >= gamma)
    two = s.ln(2)
    ours = s.sum(lambda i: s.ln(1 + s.exp(-(p(i) / tau))))
    widest = s.sum(lambda i: s.ln(1 + s.exp(-(q(i) / tau))))
    best = ours(s.n) <= widest(s.n)
    cold = gamma >= tau * s.ln(n / two) if small else gamma > 0
    both_hold = both(best, cold)
    doubled = [s.exp_ln(2), s.exp_increasing(two, 0), s.exp_one_to_one(two, 0), s.exp_zero()]
    log = s.show(two > 0, *doubled, only=True)
    most = s.exp(-(gamma / tau))
    r, equal, strict = below_power(s, -(gamma / tau))

    def at_most(i: Any) -> list[Any]:
        z = -(q(i) / tau)
        k, power = softplus(s, z)
        order = s.show(z <= -(gamma / tau), positive, street(i), only=True)
        rise = s.exp_increasing(z, -(gamma / tau)), s.exp_one_to_one(z, -(gamma / tau))
        low = s.show(s.exp(z) <= most, order, *rise, only=True)
        return [s.show(k <= r, low, power, equal, s.exp_increasing(r, k), only=True)]

    summed = s.induction(lambda k: widest(k) <= s.number(k) * r, using=at_most, only=True)(s.n)
    upper = s.show(widest(s.n) < n * most, summed, strict, s.show(n >= 1), only=True)

    def above(i: Any) -> list[Any]:
        k, power = softplus(s, -(p(i) / tau))
        laws = [s.exp_increasing(k, 0), s.exp_one_to_one(k, 0), s.exp_zero()]
        return [s.show(k > 0, power, *laws, only=True)]

    _, each = s.nonnegative_sum(
        ours, lambda i: s.ln(1 + s.exp(-(p(i) / tau))), using=above, only=True
    )
    level = s.ln(n / two)
    ratio = s.show(n / two > 0, log, s.show(n >= 1), only=True)
    inverse = s.show(
        s.exp(-level) * n == two, s.exp_ln(n / two), s.exp_inverse(level), ratio, log, only=True
    )
    far = s.show(implies(cold, -(gamma / tau) <= -level), positive, only=True)
    rise = s.exp_increasing(-(gamma / tau), -level), s.exp_one_to_one(-level, -(gamma / tau))
    less = s.show(implies(cold, most <= s.exp(-level)), far, *rise, only=True)
    bound = s.show(implies(cold, n * most <= two), inverse, less, s.show(n >= 1), only=True)

    def margins(i: Any) -> list[Any]:
        z = -(p(i) / tau)
        k, power = softplus(s, z)
        total = s.show(implies(best, k < n * most), each(i), upper, only=True)
        y = s.exp(z)
        under = s.show(implies(both_hold, k <= two), total, bound, only=True)
        rise = s.exp_increasing(k, two), s.exp_one_to_one(two, k)
        one = s.show(implies(both_hold, y <= 1), under, power, s.exp_ln(2), *rise, only=True)
        bend = s.show(
            implies(both_hold, s.exp(y * two) <= 1 + y),
            chord(s, y, two),
            one,
            power,
            s.exp_ln(2),
            only=True,
        )
        line = s.show(
            implies(both_hold, y * two <= k), bend, power, s.exp_increasing(k, y * two), only=True
        )
        share = s.show(implies(both_hold, y * two < n * most), line, total, only=True)
        shift = s.exp_sum(-(gamma / tau), level)
        reach = s.show(
            implies(both_hold, y < s.exp(level - gamma / tau)),
            share,
            shift,
            s.exp_ln(n / two),
            ratio,
            log,
            only=True,
        )
        order = s.show(
            implies(both_hold, z < level - gamma / tau),
            reach,
            s.exp_increasing(level - gamma / tau, z),
            s.exp_one_to_one(level - gamma / tau, z),
            only=True,
        )
        return [s.show(implies(both_hold, p(i) > gamma - tau * level), order, positive, only=True)]

    s.claim_each(
        1, lambda i: implies(both_hold, p(i) > gamma - tau * level), using=margins, only=True
    )


@proves(
    "logistic-path-to-hard-margin",
    {"root": 0},
    "The two directions are equal.",
    example={"gamma": 1, "w.0": 1, "u.0": 1},
)
def path_converges(s: Any, root: int = 4) -> None:
    """u is the best direction, with length 1; delta is tau ln(n/ln 2)."""
    w, u, gamma, delta = s.vector("w"), s.vector("u"), s.real("gamma"), s.real("delta")
    s.given(w @ w <= 1, u @ u == 1, gamma > 0, delta >= 0, delta <= gamma)
    mean = w + u
    size = s.norm(mean)
    long = s.given(gamma * size >= 2 * gamma - delta)
    sides = s.show((w - u) @ (w - u) == 2 * (w @ w) + 2 * (u @ u) - mean @ mean)
    short = s.show(gamma * (2 - size) <= delta, long, only=True)
    whole = s.show(both(size >= 0, size * size == mean @ mean))
    most = s.show(size <= 2, sides, whole, s.positive(w - u))
    product = s.show((2 - size) * (2 + size) <= 4 * (2 - size), most, whole, only=True)
    apart = s.show((w - u) @ (w - u) <= 4 * (2 - size), sides, whole, product)
    s.claim(2, gamma * ((w - u) @ (w - u)) <= root * delta, apart, short)
    s.prose("The mean of the two pairs has margins of at least gamma - delta/2, and no pair has a")
    s.prose("least margin above gamma times its length. This gives the bound on the norm of w + u.")

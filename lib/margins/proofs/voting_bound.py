"""Proofs of the chapter on the true error of a vote: what holds for every sample and every vote."""

from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, either, implies, maximum

from margins.proofs.surrogates import minimum, step


def level_ramp(m: Any, theta: Any) -> Any:
    """The ramp that falls from 1 at margin 0 to 0 at theta."""
    return minimum(1, maximum(0, 1 - m / theta))


def between(s: Any, m: Any, theta: Any) -> Any:
    """The ramp is 1 up to 0, 0 from theta on, and 1 - m/theta between. Here q = m/theta."""
    q = m / theta
    scaled = s.show(implies(theta > 0, q * theta == m), only=True)
    places = s.show(
        implies(theta > 0, both(either(m > 0, q <= 0), either(m < theta, q >= 1),
                                either(m <= 0, q > 0), either(m >= theta, q < 1))),
        scaled, only=True,
    )  # fmt: skip
    return s.show(
        implies(theta > 0, both(step(s, m <= 0) <= level_ramp(m, theta),
                                level_ramp(m, theta) <= step(s, m < theta))),
        places, only=True,
    )  # fmt: skip


@proves("ramp-at-a-level", {"half": 2}, "The slope is half as large.", example={"theta": 1})
def ramp_at_a_level(s: Any, half: int = 1) -> None:
    """m and q are margins. The ramp is 1 at 0 and 0 at theta."""
    m, q, theta = s.real("m"), s.real("q"), s.real("theta")
    plus = s.given(theta > 0)
    order = between(s, m, theta)
    s.claim(1, step(s, m <= 0) <= level_ramp(m, theta), order, plus, only=True)
    s.claim(1, level_ramp(m, theta) <= step(s, m < theta), order, plus, only=True)
    a, c = m / theta, q / theta
    gap = s.show(half * (absolute(a - c) * theta) == half * absolute(m - q), plus, only=True)
    clipped = s.show(absolute(level_ramp(m, theta) - level_ramp(q, theta)) <= absolute(a - c),
                     only=True)  # fmt: skip
    by = [gap, clipped, plus]
    rise = absolute(level_ramp(m, theta) - level_ramp(q, theta))
    s.claim(2, rise * theta * half <= absolute(m - q), *by, only=True)
    s.claim(2, implies(both(m == 0, q == theta), rise * theta == absolute(m - q)), plus, only=True)


@proves("ramp-at-a-level", {"strict": False}, "The margins up to theta cost nothing.",
        example={"theta": 1})  # fmt: skip
def sample_below_the_level(s: Any, strict: bool = True) -> None:
    """Added up over a sample with the margins m_i."""
    m, theta = s.reals("m"), s.real("theta")
    plus = s.given(theta > 0)
    wrong, ramps = s.sum(lambda t: step(s, m(t) <= 0)), s.sum(lambda t: level_ramp(m(t), theta))
    low = s.sum(lambda t: step(s, m(t) < theta) if strict else step(s, m(t) < 0))
    total = s.induction(
        lambda k: both(wrong(k) <= ramps(k), ramps(k) <= low(k)),
        using=lambda k: [between(s, m(k), theta), plus],
        only=True,
    )(s.n)
    s.claim(3, wrong(s.n) <= ramps(s.n), total, only=True)
    s.claim(3, ramps(s.n) <= low(s.n), total, only=True)


@proves("voting-margin-bound", {"closed": False}, "Negative votes are left as they are.")
def votes_of_any_sign(s: Any, closed: bool = True) -> None:
    """A negative vote for h is a positive one for -h: with a^+ and a^- the two parts of each vote,
    and divided by the sum of |a|, any vote is a convex combination. h_j are the values of the
    hypotheses at one point."""
    a, h = s.reals("a"), s.reals("h")

    def up(j: Any) -> Any:
        return maximum(a(j), 0)

    def down(j: Any) -> Any:
        return maximum(-a(j), 0) if closed else -up(j)

    vote, size = s.sum(lambda j: a(j) * h(j)), s.sum(lambda j: absolute(a(j)))
    parts = s.sum(lambda j: up(j) * h(j) + down(j) * (-h(j)))
    weights = s.sum(lambda j: up(j) + down(j))
    same = s.induction(lambda k: parts(k) == vote(k), only=True)(s.n)
    s.claim(2, parts(s.n) == vote(s.n), same, only=True)
    s.claim(2, weights(s.n) == size(s.n), s.induction(lambda k: weights(k) == size(k))(s.n))
    s.claim_each(2, lambda j: both(up(j) >= 0, down(j) >= 0), only=True)


@proves("voting-margin-bound", {"luck": False}, "The risk of the ramp is that of the sample.",
        example={"theta": 1, "r": 0})  # fmt: skip
def voting_chain(s: Any, luck: bool = True) -> None:
    """What is left when the chain is put together. Here r is the ramp risk of a vote, e its error,
    m_i are its margins on the sample, R is the average of the pool, A that of the ramps of its
    votes, and c the deviation."""
    s.at_least(1)
    m, theta = s.reals("m"), s.real("theta")
    risk, wrong, R, A, c = (s.real(name) for name in ("r", "e", "R", "A", "c"))
    n = s.number(s.n)
    ramps = s.sum(lambda t: level_ramp(m(t), theta))
    low = s.sum(lambda t: step(s, m(t) < theta))
    plus = s.given(theta > 0)
    mistakes = s.given(wrong <= risk)
    uniform = s.given(risk <= ramps(s.n) / n + 2 * A + c)
    flat = s.given(A * theta <= R)
    total = s.induction(
        lambda k: ramps(k) <= low(k), using=lambda k: [between(s, m(k), theta), plus], only=True
    )(s.n)
    size = s.show(n >= 1)
    mean = s.show(ramps(s.n) / n <= low(s.n) / n, total, size, only=True)
    twice = s.show(2 / theta * R >= 2 * A, flat, plus, only=True)
    end = low(s.n) / n + 2 / theta * R + (c if luck else 0)
    s.claim(1, wrong <= end, mistakes, uniform, mean, twice, only=True)
    s.prose(
        "The third assumption is the uniform deviation for the ramps of all convex combinations, "
        "and the fourth their Rademacher average: contraction, then the convex hull."
    )


@proves("adaboost-generalisation", {"enough": False}, "The product may be 1/n.",
        example={"m0": 1, "p": 0}, size=(1, 1, 1))  # fmt: skip
def no_small_margin(s: Any, enough: bool = True) -> None:
    """A share below 1/n is 0, as it is a number of points over n. p bounds the share."""
    s.at_least(1)
    m, g, p, i = s.reals("m"), s.real("g"), s.real("p"), s.index("i")
    n = s.number(s.n)

    def small(t: Any) -> Any:
        return choose(m(t) <= g, s.number(1), 0)

    count = s.sum(small)
    bound = s.given(count(s.n) / n <= p)
    late = s.given(p * n < 1 if enough else p * n <= 1)
    _, terms = s.nonnegative_sum(count, small, only=True)
    size = s.show(n >= 1)
    few = s.show(count(s.n) <= p * n, bound, size, only=True)
    s.claim(2, m(i) > g, few, late, terms(i), only=True)

"""Proofs of the chapter on impurity about mixtures of two nodes, for every number of classes."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies


@proves("impurity-concave", {"factor": 2}, "The gap is twice as large.")
def gini_concave(s: Any, factor: int = 1) -> None:
    """With r = w q + (1 - w) p, where w is the t of the statement, the gap of the Gini impurity is
    w (1 - w) sum (q_k - p_k)^2."""
    K = s.natural("K", least=1)
    q, p, w = s.reals("q"), s.reals("p"), s.real("w")
    inside = s.given(both(w >= 0, w <= 1))

    def r(k: Any) -> Any:
        return w * q(k) + (1 - w) * p(k)

    of_q, of_p = s.sum(lambda k: q(k) * q(k)), s.sum(lambda k: p(k) * p(k))
    of_r = s.sum(lambda k: r(k) * r(k))
    apart = s.sum(lambda k: (q(k) - p(k)) * (q(k) - p(k)))
    other = s.sum(lambda k: choose(q(k) != p(k), s.number(1), 0))
    opened = s.induction(
        lambda k: w * of_q(k) + (1 - w) * of_p(k) - of_r(k) == w * (1 - w) * apart(k),
        to=K, only=True,
    )(K)  # fmt: skip
    signs = s.induction(
        lambda k: both(apart(k) >= 0, other(k) >= 0, iff(apart(k) == 0, other(k) == 0)),
        to=K, only=True,
    )(K)  # fmt: skip
    gap = (1 - of_r(K)) - w * (1 - of_q(K)) - (1 - w) * (1 - of_p(K))
    same = s.show(gap == w * (1 - w) * apart(K), opened, only=True)
    weight = s.show(both(w * (1 - w) >= 0, iff(w * (1 - w) > 0, both(w > 0, w < 1))), inside,
                    only=True)  # fmt: skip
    s.claim(1, gap == w * (1 - w) * apart(K) * factor, same, only=True)
    s.claim(1, gap >= 0, same, weight, signs, only=True)
    s.claim(2, implies(both(w > 0, w < 1), iff(gap == 0, other(K) == 0)), same, weight, signs,
            only=True)  # fmt: skip


@proves("impurity-concave", {"largest": False}, "Any class, and not one with the largest share.")
def error_concave(s: Any, largest: bool = True) -> None:
    """The classes a, b and c have the largest shares of q, p and of w q + (1 - w) p, where w is
    the t of the statement."""
    K = s.natural("K", least=1)
    q, p, w = s.reals("q"), s.reals("p"), s.real("w")
    inside = s.given(both(w > 0, w < 1))
    a, b, c = s.index("a", K), s.index("b", K), s.index("c", K)
    top = s.given_each(lambda k: both(q(k) <= q(a), p(k) <= p(b)), K)

    def mixed(k: Any) -> Any:
        return w * q(k) + (1 - w) * p(k)

    most = s.given_each(lambda k: mixed(k) <= mixed(c) if largest else mixed(k) <= 1, K)
    gap = (1 - mixed(c)) - w * (1 - q(a)) - (1 - w) * (1 - p(b))
    first = s.show(w * (q(a) - q(c)) >= 0, top(c), inside, only=True)
    second = s.show((1 - w) * (p(b) - p(c)) >= 0, top(c), inside, only=True)
    opened = s.show(gap == w * (q(a) - q(c)) + (1 - w) * (p(b) - p(c)), only=True)
    s.claim(1, gap >= 0, opened, first, second, only=True)
    found = s.show(
        implies(w * (q(a) - q(c)) + (1 - w) * (p(b) - p(c)) == 0,
                both(q(c) == q(a), p(c) == p(b))), top(c), inside, first, second, only=True,
    )  # fmt: skip
    s.claim(3, implies(gap == 0, both(q(c) == q(a), p(c) == p(b))), opened, found, only=True)
    k = s.index("k", K)
    shared = both(q(k) == q(a), p(k) == p(b))
    above = s.show(implies(shared, w * q(a) + (1 - w) * p(b) <= mixed(c)), most(k), only=True)
    s.claim(3, implies(shared, gap == 0), above, opened, first, second, only=True)


@proves("impurity-concave", {"more": 2}, "The mixture has twice the mean entropy.",
        example={"q0": 1, "p0": 1, "w": "1/2"}, size=(1, 1, 1))  # fmt: skip
def entropy_concave(s: Any, more: int = 1) -> None:
    """With r = w q + (1 - w) p, where w is the t of the statement; -x ln x counts 0 for x = 0. From
    exp(u) > 1 + u at u = ln r_k - ln q_k and at u = ln r_k - ln p_k, if these are not 0."""
    K = s.natural("K", least=1)
    q, p, w = s.reals("q"), s.reals("p"), s.real("w")
    inside = s.given(both(w > 0, w < 1))
    signs = s.given_each(lambda k: both(q(k) >= 0, p(k) >= 0), K)

    def mixed(k: Any) -> Any:
        return w * q(k) + (1 - w) * p(k)

    of_q, of_p = s.sum(lambda k: _part(s, q(k))), s.sum(lambda k: _part(s, p(k)))
    of_r = s.sum(lambda k: _part(s, mixed(k)))
    other = s.sum(lambda k: choose(q(k) != p(k), s.number(1), 0))
    gaps = s.induction(
        lambda k: both(
            of_r(k) - w * of_q(k) - (1 - w) * of_p(k) >= 0, other(k) >= 0,
            iff(of_r(k) - w * of_q(k) - (1 - w) * of_p(k) == 0, other(k) == 0),
        ),
        using=lambda k: [_gap(s, w, q(k), p(k), mixed(k), inside, signs(k))], to=K, only=True,
    )(K)  # fmt: skip
    s.claim(1, of_r(K) >= more * (w * of_q(K) + (1 - w) * of_p(K)), gaps, only=True)
    s.claim(2, iff(of_r(K) == w * of_q(K) + (1 - w) * of_p(K), other(K) == 0), gaps, only=True)


def _part(s: Any, x: Any) -> Any:
    """The term of the entropy that belongs to a share."""
    return choose(x > 0, -x * s.ln(x), 0)


def _gap(s: Any, w: Any, x: Any, y: Any, z: Any, inside: Any, signs: Any) -> Any:
    """The gap of one class with the shares x, y, and z = w x + (1 - w) y: 0 if x = y, and otherwise
    positive."""
    some = s.show(both(z >= 0, implies(either(x > 0, y > 0), z > 0)), signs, inside, only=True)
    log, lines = s.ln(z), []
    for weight, share in ((w, x), (1 - w, y)):
        rest = -share * log - _part(s, share)
        line = _line(s, share, z, rest, some, signs)
        least = weight * (share - z)
        more = both(weight * rest >= least, implies(share != z, weight * rest > least))
        lines.append(s.show(implies(z > 0, more), line, inside, only=True))
    gap = _part(s, z) - w * _part(s, x) - (1 - w) * _part(s, y)
    opened = s.show(implies(z > 0, gap == w * (-x * log - _part(s, x)) + (1 - w) * (-y * log
                    - _part(s, y))), only=True)  # fmt: skip
    apart = s.show(implies(x != y, both(x != z, y != z)), inside, only=True)
    flat = s.show(w * (x - z) + (1 - w) * (y - z) == 0, only=True)
    above = s.show(implies(z > 0, both(gap >= 0, implies(x != y, gap > 0))), opened, apart, flat,
                   *lines, only=True)  # fmt: skip
    none = s.show(implies(z == 0, both(x == 0, y == 0)), some, signs, only=True)
    same = s.show(implies(x == y, z == x), only=True)
    equal = s.show(implies(x == y, gap == 0), same, only=True)
    return s.show(both(gap >= 0, iff(gap == 0, x == y)), above, some, none, equal, only=True)


def _line(s: Any, x: Any, z: Any, rest: Any, *known: Any) -> Any:
    """-x ln z + x ln x, which is `rest`, is at least x - z, and more if x and z differ."""
    u = s.ln(z) - s.ln(x)
    own = s.show(implies(x > 0, x * s.exp(-s.ln(x)) == 1), s.exp_ln(x), s.exp_inverse(s.ln(x)),
                 only=True)  # fmt: skip
    ratio = s.show(s.exp(u) == s.exp(s.ln(z)) * s.exp(-s.ln(x)), s.exp_sum(s.ln(z), -s.ln(x)),
                   only=True)  # fmt: skip
    moved = s.show(implies(both(x > 0, z > 0), x * s.exp(u) == z), own, ratio, s.exp_ln(z),
                   only=True)  # fmt: skip
    square = s.show(s.exp(u) == s.exp(u / 2) * s.exp(u / 2), s.exp_sum(u / 2, u / 2), only=True)
    above = s.show(
        both(s.exp(u) >= 1 + u, implies(u != 0, s.exp(u) > 1 + u)), square, s.exp_tangent(u / 2),
        s.exp_tangent(u), s.exp_positive(u), only=True,
    )  # fmt: skip
    zero = s.show(implies(u == 0, s.exp(u) == 1), s.exp_zero(), only=True)
    times = s.show(
        implies(x > 0, both(x * s.exp(u) >= x * (1 + u),
                            implies(u != 0, x * s.exp(u) > x * (1 + u)))), above, only=True,
    )  # fmt: skip
    full = s.show(
        implies(both(x > 0, z > 0), both(rest >= x - z, implies(x != z, rest > x - z))), times,
        moved, zero, only=True,
    )  # fmt: skip
    none = s.show(implies(x == 0, rest == 0), only=True)
    return s.show(implies(z > 0, both(rest >= x - z, implies(x != z, rest > x - z))), full, none,
                  *known, only=True)  # fmt: skip

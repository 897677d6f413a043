"""Proofs of the chapter on the softmax, for every number K of classes: probabilities and scores.

Classes are counted from 0.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, iff, implies


def powers(s: Any, K: Any, score: Any) -> SimpleNamespace:
    """Z = sum of exp(s_k) over the classes, and why it is positive."""
    Z = s.sum(lambda k: s.exp(score(k)))
    above = s.induction(
        lambda k: both(Z(k) >= 0, implies(s.number(k) > 0, Z(k) > 0)),
        using=lambda k: [s.exp_positive(score(k))],
        to=K,
        only=True,
    )
    some = s.show(s.number(K) >= 1)
    return SimpleNamespace(Z=Z, total=Z(K), above=s.show(Z(K) > 0, above(K), some, only=True))


@proves("softmax-argmax", {"share": 2}, "The winner has at least twice its share.", example={})
def softmax_argmax(s: Any, share: int = 1) -> None:
    """All p_k are exp(s_k) divided by the same number, and exp rises."""
    K, score = s.natural("K", least=1), s.reals("s")
    e = powers(s, K, score)

    def p(k: Any) -> Any:
        return s.exp(score(k)) / e.total

    s.claim_each(
        1, lambda k: p(k) > 0, e.above, below=K, using=lambda k: [s.exp_positive(score(k))]
    )
    shares = s.sum(p)
    parts = s.induction(lambda k: shares(k) * e.total == e.Z(k), e.above, to=K, only=True)(K)
    s.claim(1, shares(K) == 1, parts, e.above, only=True)
    j, k, a = s.index("j", K), s.index("k", K), s.index("a", K)
    ratio = s.show(
        s.exp(score(j)) == s.exp(score(j) - score(k)) * s.exp(score(k)),
        s.exp_sum(score(j) - score(k), score(k)),
        only=True,
    )
    s.claim(2, p(j) == s.exp(score(j) - score(k)) * p(k), ratio, e.above, only=True)
    rise = s.exp_increasing(score(j), score(k)), s.exp_one_to_one(score(j), score(k))
    order = s.show(
        iff(s.exp(score(j)) >= s.exp(score(k)), score(j) >= score(k)),
        *rise,
        s.exp_increasing(score(k), score(j)),
        only=True,
    )
    same = s.show(iff(p(j) >= p(k), s.exp(score(j)) >= s.exp(score(k))), e.above, only=True)
    s.claim(2, iff(p(j) >= p(k), score(j) >= score(k)), order, same, only=True)
    best = s.given_each(lambda k: score(k) <= score(a), K)

    def lack(k: Any) -> Any:
        return s.exp(score(a)) - s.exp(score(k))

    def behind(k: Any) -> list[Any]:
        rise = s.exp_increasing(score(k), score(a)), s.exp_one_to_one(score(k), score(a))
        return [s.show(lack(k) >= 0, best(k), *rise, only=True)]

    lacks = s.sum(lack)
    least, each = s.nonnegative_sum(lacks, lack, to=K, using=behind, only=True)
    added = s.induction(
        lambda k: lacks(k) == s.number(k) * s.exp(score(a)) - e.Z(k), to=K, only=True
    )(K)
    s.claim(3, s.number(K) * p(a) >= share, added, least, e.above, only=True)
    tie = s.show(implies(s.number(K) * p(a) == 1, lacks(K) == 0), added, e.above, only=True)
    s.claim_each(
        3,
        lambda k: implies(s.number(K) * p(a) == 1, score(k) == score(a)),
        each,
        tie,
        below=K,
        using=lambda k: [*behind(k), s.exp_one_to_one(score(k), score(a))],
        only=True,
    )
    equal = s.given_each(lambda k: score(k) == score(a), K)
    none = s.induction(
        lambda k: e.Z(k) == s.number(k) * s.exp(score(a)),
        equal,
        using=lambda k: [s.exp_one_to_one(score(k), score(a))],
        to=K,
        only=True,
    )(K)
    s.claim(3, s.number(K) * p(a) == 1, none, e.above, only=True)


@proves(
    "softmax-shift-invariance",
    {"same": False},
    "Each class gets a vector of its own.",
    example={},
)
def softmax_shift(s: Any, same: bool = True) -> None:
    """All powers are multiplied by exp <v, phi>. Of three classes K is the last."""
    K, w, x = s.natural("K", least=1), s.vectors("w"), s.vector("phi")
    v, u = s.vector("v"), s.vectors("u")

    def moved(k: Any) -> Any:
        return w(k) + v if same else w(k) + u(k)

    old, new = powers(s, K, lambda k: w(k) @ x), powers(s, K, lambda k: moved(k) @ x)
    factor = s.exp(v @ x)

    def each(k: Any) -> list[Any]:
        return [s.show(s.exp(moved(k) @ x) == factor * s.exp(w(k) @ x), s.exp_sum(v @ x, w(k) @ x))]

    total = s.induction(lambda k: new.Z(k) == factor * old.Z(k), using=each, to=K)(K)
    s.claim_each(
        1,
        lambda k: s.exp(moved(k) @ x) / new.total == s.exp(w(k) @ x) / old.total,
        total,
        old.above,
        s.exp_positive(v @ x),
        below=K,
        using=each,
        only=True,
    )
    s.prose("The loss of a point is the logarithm of a probability.")


@proves(
    "softmax-shift-invariance",
    {"all_of": False},
    "It is enough that one class keeps its probability.",
    example={},
)
def softmax_same(s: Any, all_of: bool = True) -> None:
    """Equal probabilities are equal ratios of powers. s and t are the scores of W and W'."""
    K, old, new = s.natural("K", least=1), s.reals("s"), s.reals("t")
    e, f = powers(s, K, old), powers(s, K, new)
    j, k = s.index("j", K), s.index("k", K)
    kept = s.given_each(lambda i: s.exp(new(i)) / f.total == s.exp(old(i)) / e.total, K)
    cross = [
        s.show(s.exp(new(i)) * e.total == s.exp(old(i)) * f.total, kept(i), e.above, f.above)
        for i in ((j, k) if all_of else (j, j))
    ]
    known = s.exp_positive(old(j)), s.exp_positive(new(k)), e.above, f.above
    ratio = s.show(
        s.exp(new(j)) * s.exp(old(k)) * e.total * f.total
        == s.exp(old(j)) * s.exp(new(k)) * e.total * f.total,
        *cross,
        only=True,
    )
    whole = s.show(
        s.exp(new(j)) * s.exp(old(k)) == s.exp(old(j)) * s.exp(new(k)), ratio, *known, only=True
    )
    left, right = new(j) + old(k), old(j) + new(k)
    sums = s.exp_sum(new(j), old(k)), s.exp_sum(old(j), new(k)), s.exp_one_to_one(left, right)
    s.claim(2, new(j) - old(j) == new(k) - old(k), whole, *sums, only=True)
    s.prose("The other direction is part 1 at a single phi, where only the scores count.")
    w, last, u, o = (s.vector(name) for name in ("w_k", "w_K", "w_prime_k", "w_prime_K"))
    rule = s.given_all("V", lambda z: (u - w) @ z == (o - last) @ z)
    d = (u - w) - (o - last)
    s.claim_same(2, u - w, o - last, rule(d), only=True)
    s.given(o == s.zero)
    s.claim_same(3, u, w - last, rule(u - w + last))


@proves("softmax-shift-invariance", {"twice": 1}, "The term with v counts once.")
def softmax_shortest(s: Any, twice: int = 2) -> None:
    """Expand the squares. c is the vector -(1/K) sum w_k."""
    K, w, v, c = s.natural("K", least=1), s.vectors("w"), s.vector("v"), s.vector("c")
    number = s.number(K)
    one = s.show(number >= 1)
    total = s.sum(w)
    squares = s.sum(lambda k: w(k) @ w(k))
    shifted = s.sum(lambda u, k: (w(k) + u) @ (w(k) + u), over="V")

    def expanded(u: Any) -> Any:
        return s.induction(
            lambda k: shifted(u, k) == squares(k) + 2 * (u @ total(k)) + s.number(k) * (u @ u),
            to=K,
            only=True,
        )(K)

    here, there = expanded(v), expanded(c)
    s.claim(
        4,
        shifted(v, K) == squares(K) + twice * (v @ total(K)) + number * (v @ v),
        here,
        only=True,
    )
    mean = s.given(c == (-1 / number) * total(K))
    turned = [s.show(z @ total(K) == -number * (z @ c), mean, one, only=True) for z in (v, c)]
    apart = s.show(
        shifted(v, K) == shifted(c, K) + number * ((v - c) @ (v - c)),
        here,
        there,
        *turned,
        only=True,
    )
    known = apart, one, s.positive(v - c)
    s.claim(4, shifted(v, K) >= shifted(c, K), *known, only=True)
    s.claim_same(4, v, c, *known, when=shifted(v, K) <= shifted(c, K), only=True)

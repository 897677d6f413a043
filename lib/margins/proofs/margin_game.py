"""Proofs of the chapter on the largest margin of a vote, for every n and every pool."""

from functools import partial
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, either, implies

from margins.proofs import rounds


@proves("weak-learning-minimax", {"more": True}, "The votes may sum to more than 1.")
def weak_learning_minimax(s: Any, more: bool = False) -> None:
    """The mean of the margins under D is the mean of the correlations under the votes."""
    m, rho = s.natural("m", least=1), s.real("rho")
    D, a, A = s.reals("D"), s.reals("a"), s.table("A")
    weights, votes = s.sum(D), s.sum(a)
    margin = s.sum(lambda i, j: a(j) * A(j, i), over="N")
    edge = s.sum(lambda j, i: D(i) * A(j, i), over="N")
    error = s.sum(lambda j, i: choose(A(j, i) == -1, D(i), 0), over="N")
    least = s.least(lambda j: error(j, s.n))
    signs = s.given_each(lambda j, i: rounds.is_sign(A(j, i)), m, s.n)
    above = s.given_each(lambda i: both(D(i) >= 0, margin(i, m) >= rho))
    positive = s.given_each(lambda j: a(j) >= 0, m)
    whole = s.given(weights(s.n) == 1)
    simplex = s.given(votes(m) >= 1 if more else votes(m) == 1)
    by_point = s.sum(lambda i: D(i) * margin(i, m))
    by_vote = s.sum(lambda k, j: a(j) * edge(j, k), over="N")
    low = s.induction(lambda k: by_point(k) >= rho * weights(k), above, only=True)(s.n)

    def column(k: Any) -> list[Any]:
        added = by_vote(k, m) + D(k) * margin(k, m)
        more = s.induction(
            lambda j: by_vote(k + 1, j) == by_vote(k, j) + D(k) * margin(k, j), to=m, only=True
        )
        return [s.show(by_vote(k + 1, m) == added, more(m), only=True)]

    empty = s.induction(lambda j: by_vote(0, j) == 0, to=m, only=True)(m)
    exchanged = s.induction(lambda k: by_point(k) == by_vote(k, m), empty, using=column, only=True)

    def split(j: Any) -> list[Any]:
        parts = s.induction(
            lambda k: edge(j, k) == weights(k) - 2 * error(j, k),
            using=lambda k: [signs(j, k)],
            only=True,
        )
        return [s.show(edge(j, s.n) == 1 - 2 * error(j, s.n), parts(s.n), whole, only=True)]

    high = s.induction(
        lambda j: both(votes(j) >= 0, by_vote(s.n, j) <= (1 - 2 * least(j)) * votes(j)),
        positive,
        using=split,
        to=m,
        only=True,
    )(m)
    by = [low, exchanged(s.n), high, whole, simplex]
    s.claim(1, least(m) <= (1 - rho) / 2, *by, only=True)
    s.prose("Some votes a reach the largest least margin: the simplex is compact.")


@proves(
    "max-norm-distance",
    {"signed": False},
    "Each entry moves in the same direction, whatever the sign of a_j.",
)
def max_norm_distance(s: Any, signed: bool = True) -> None:
    """No step changes the score by more than its largest entry times |a|_1; one does by as much.
    Here $\\delta$ is any bound on the entries of $x-v$, and $n$ the number of entries."""
    s.at_least(1)
    a, x, v, p = s.reals("a"), s.reals("x"), s.reals("v"), s.reals("p")
    b, delta = s.real("b"), s.real("delta")
    size = s.sum(lambda j: absolute(a(j)))
    here, there, moved = (s.sum(lambda j, z=z: a(j) * z(j)) for z in (x, v, p))
    regular = s.given(size(s.n) > 0)
    f = here(s.n) + b
    t = s.let("s", f / size(s.n))
    step = s.show(f == t * size(s.n), regular)
    foot = s.given_each(lambda j: p(j) == x(j) - t * (choose(a(j) >= 0, 1, -1) if signed else 1))
    down = s.induction(lambda k: moved(k) == here(k) - t * size(k), foot, only=True)(s.n)
    s.claim(2, moved(s.n) + b == 0, down, step, only=True)
    s.claim_each(2, lambda j: absolute(x(j) - p(j)) == absolute(t), foot, only=True)
    on = s.given(there(s.n) + b == 0)
    near = s.given_each(lambda j: absolute(x(j) - v(j)) <= delta)

    def term(side: int, j: Any) -> Any:
        return delta * absolute(a(j)) - side * a(j) * (x(j) - v(j))

    def total(side: int, k: Any) -> Any:
        return delta * size(k) - side * (here(k) - there(k))

    rests = {
        side: s.nonnegative_sum(partial(total, side), partial(term, side), near, only=True)
        for side in (1, -1)
    }
    wholes = [whole for whole, _ in rests.values()]
    s.claim(1, delta >= absolute(f) / size(s.n), *wholes, on, regular, only=True)

    def tight(j: Any) -> list[Any]:
        """At the least distance nothing is left in any entry, on the side of t."""
        nearest = delta == absolute(t)
        return [
            s.show(implies(both(nearest, side * t >= 0), term(side, j) <= 0), rest(j), on, step)
            for side, (_, rest) in rests.items()
        ]

    s.claim_each(
        3,
        lambda j: implies(both(delta == absolute(t), either(a(j) != 0, t == 0)), v(j) == p(j)),
        foot,
        near,
        using=tight,
        only=True,
    )
    s.prose("That an entry with a_j = 0 may move less is left to the text.")

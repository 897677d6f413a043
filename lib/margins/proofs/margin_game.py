"""Proofs of the chapter on the largest margin of a vote, for every n and every pool."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose

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

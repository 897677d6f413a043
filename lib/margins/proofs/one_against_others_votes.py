"""Proofs of the chapter *One against others*: pairs, votes, cycles; n is K."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, implies

from margins.proofs.one_against_others import sizes


@proves("ovo-count", {"twice": 1}, "Each point is in K problems.")
def ovo_counts(s: Any, twice: int = 0) -> None:
    """Class k meets k classes before it, which have S(k) points."""
    e = sizes(s)
    problems = s.sum(s.number)
    count = s.induction(lambda k: 2 * problems(k) == s.number(k) * (s.number(k) - 1), only=True)
    s.claim(1, problems(s.n) == e.K * (e.K - 1) / 2, count(s.n), only=True)
    points = s.sum(lambda k: e.S(k) + s.number(k) * e.m(k))
    total = s.induction(lambda k: points(k) == (s.number(k) - 1) * e.S(k), only=True)
    said = points(s.n) == (e.K - 1 + twice) * e.N
    s.claim(1, said, total(s.n), e.named, only=True)


def problem_times(s: Any) -> SimpleNamespace:
    """All M = K(K - 1)/2 pairwise problems: a(i) points and the time t(i). All N points take T."""
    e = SimpleNamespace(a=s.reals("a"), t=s.reals("t"))
    e.N, e.T, e.K = s.real("N"), s.real("T"), s.real("K")
    s.at_least(1)
    e.known = s.given(both(e.N >= 1, e.T > 0, e.K >= 2, 2 * s.number(s.n) == e.K * (e.K - 1)))
    e.positive = s.given_each(lambda i: both(e.a(i) >= 1, e.a(i) <= e.N, e.t(i) > 0))
    e.time = s.sum(e.t)
    return e


@proves("ovo-count", {"rising": False}, "The time for a point may fall with their number.")
def ovo_time(s: Any, rising: bool = True) -> None:
    """A point takes at most T/N, and all pairs together have (K - 1) N points."""
    e = problem_times(s)
    strict = s.real("strict")
    slow = s.given_each(lambda i: e.t(i) * e.N <= e.a(i) * e.T if rising else e.t(i) <= e.T)
    fast = s.given_each(lambda i: implies(strict == 1, e.t(i) * e.N < e.a(i) * e.T))
    points = s.sum(e.a)
    whole = s.given(points(s.n) == (e.K - 1) * e.N)
    up = s.induction(lambda i: e.time(i) * e.N <= points(i) * e.T, slow, only=True)
    total = s.show(e.time(s.n) * e.N <= (e.K - 1) * e.T * e.N, up(s.n), whole, only=True)
    most = (e.K - 1) / e.K * (e.K * e.T)
    same = s.show(most == (e.K - 1) * e.T, e.known, only=True)
    s.claim(2, e.time(s.n) <= most, total, same, e.known, only=True)
    below = s.induction(
        lambda i: implies(both(strict == 1, s.number(i) >= 1), e.time(i) * e.N < points(i) * e.T),
        slow,
        fast,
        using=lambda i: [up(i)],
        only=True,
    )
    less = s.show(
        implies(strict == 1, e.time(s.n) * e.N < (e.K - 1) * e.T * e.N),
        below(s.n),
        whole,
        only=True,
    )
    s.claim(2, implies(strict == 1, e.time(s.n) < most), less, same, e.known, only=True)
    s.prose("For K = 2 the pair is one problem with all points, and the times are T and 2T.")


@proves("ovo-count", {"double": 2}, "The longest takes twice the mean time.")
def ovo_parallel(s: Any, double: int = 1) -> None:
    """The longest of M problems takes at least the mean time, and exactly that if all take the
    same."""
    e = problem_times(s)
    i = s.index("i")
    longest = e.t(i)
    most = s.given_each(lambda k: e.t(k) <= longest)
    spare = s.sum(lambda k: longest - e.t(k))
    positive, each = s.nonnegative_sum(spare, lambda k: longest - e.t(k), most, only=True)
    total = s.induction(lambda k: spare(k) == s.number(k) * longest - e.time(k), only=True)
    pairs = e.K * (e.K - 1)
    excess = s.show(spare(s.n) == pairs / 2 * longest - e.time(s.n), total(s.n), e.known, only=True)
    many = s.show(pairs >= 2, e.known, only=True)
    mean = 2 / pairs * e.time(s.n)
    gap = s.show(pairs / 2 * (longest - mean) == spare(s.n), excess, many, only=True)
    s.claim(3, longest >= double * mean, gap, positive, many, only=True)
    tight = s.show(implies(longest == mean, spare(s.n) == 0), gap, many, only=True)
    s.claim_each(3, lambda k: implies(longest == mean, e.t(k) == longest), each, tight, only=True)
    same = s.real("same")
    equal = s.given_each(lambda k: implies(same == 1, e.t(k) == longest))
    nothing = s.induction(lambda k: implies(same == 1, spare(k) == 0), equal, only=True)
    s.claim(3, implies(same == 1, longest == mean), nothing(s.n), gap, many, only=True)
    s.prose("Times are equal exactly if sizes are, as T(N) rises with N.")


@proves("ovo-cycle", {"free": False}, "Votes differ also where there is a cycle.")
def equal_votes(s: Any, free: bool = True) -> None:
    """Let k beat j, and let no class lie on a cycle with them. Then k beats all that j beats, and
    j itself. q(i) = 1 if j beats i and p(i) = 1 if k beats i, otherwise they are 0."""
    q, p, j, k = s.reals("q"), s.reals("p"), s.index("j"), s.index("k")
    one, zero, mine, other = s.number(1), s.number(0), s.sum(p), s.sum(q)
    values = s.given_each(
        lambda i: both(either(p(i) == 0, p(i) == 1), either(q(i) == 0, q(i) == 1))
    )
    wins = s.given(both(j != k, p(j) == 1, q(k) == 0, p(k) == 0, q(j) == 0))
    cycle = s.given_each(
        lambda i: implies(both(q(i) == 1, i != k), p(i) == 1) if free else q(i) >= 0
    )

    def here(i: Any) -> list[Any]:
        return [
            s.show(implies(i == c, both(p(i) == p(c), q(i) == q(c))), only=True) for c in (j, k)
        ]

    more = s.induction(
        lambda i: mine(i) >= other(i) + choose(j < i, one, zero),
        s.inside(j),
        wins,
        cycle,
        values,
        using=here,
        only=True,
    )
    s.claim(1, mine(s.n) != other(s.n), more(s.n), s.inside(j), only=True)


@proves(
    "shared-scores-transitive",
    {"strict": False},
    "Of equal scores each beats the other.",
    size=(1, 1, 1),
)
def no_cycle(s: Any, strict: bool = True) -> None:
    """The larger score wins, of equal ones the smaller number. In a chain of classes s(t) is the
    score of the one at place t, and p(t) its number."""
    score, number = s.reals("s"), s.reals("p")
    s.at_least(1)

    def beats(one: Any, other: Any) -> Any:
        first = one[1] < other[1] if strict else one[1] <= other[1]
        return either(one[0] > other[0], both(one[0] == other[0], first))

    def at(t: Any) -> Any:
        return score(t), number(t)

    x, y, z = ((s.real(f"s_{name}"), s.real(f"p_{name}")) for name in "jkl")
    s.claim(1, implies(both(beats(x, y), beats(y, z)), beats(x, z)), only=True)
    chain = s.given_each(lambda t: beats(at(t), at(t + 1)))
    ahead = s.induction(lambda t: either(t == 0, beats(at(0), at(t))), chain, only=True)
    s.claim(1, either(score(s.n) != score(0), number(s.n) != number(0)), ahead(s.n), s.inside(0))


@proves("shared-scores-transitive", {"first": False}, "Any class of the largest score will do.")
def plurality_is_argmax(s: Any, first: bool = True) -> None:
    """The first class j of the largest score beats all others, and so has K - 1 votes."""
    value, k, j = s.reals("s"), s.index("k"), s.index("j")
    best = s.given_each(lambda i: value(i) <= value(j))
    other_class = s.given(k != j)
    front = s.given_each(lambda i: implies(both(first, i < j), value(i) < value(j)))

    def beats(one: Any, other: Any) -> Any:
        wins = either(value(one) > value(other), both(value(one) == value(other), one < other))
        return choose(wins, s.number(1), 0)

    votes, other = s.sum(lambda i: beats(j, i)), s.sum(lambda i: beats(k, i))
    all_others = s.induction(
        lambda i: votes(i) == s.number(i) - choose(j < i, s.number(1), 0),
        best,
        front,
        s.inside(j),
        using=lambda i: [s.show(implies(i == j, value(i) == value(j)), only=True)],
        only=True,
    )
    s.claim(2, votes(s.n) == s.number(s.n) - 1, all_others(s.n), s.inside(j), only=True)
    lost = s.show(beats(k, j) == 0, best(k), front(k), s.inside(k), other_class, only=True)
    own = s.show(beats(k, k) == 0, only=True)
    fewer = s.induction(
        lambda i: (
            other(i) <= s.number(i) - choose(j < i, s.number(1), 0) - choose(k < i, s.number(1), 0)
        ),
        lost,
        own,
        s.inside(j),
        s.inside(k),
        other_class,
        using=lambda i: [
            s.show(implies(i == j, value(i) == value(j)), only=True),
            s.show(implies(i == k, value(i) == value(k)), only=True),
        ],
        only=True,
    )
    s.claim(2, other(s.n) <= s.number(s.n) - 2, fewer(s.n), s.inside(j), s.inside(k), only=True)


@proves("shared-scores-transitive", {"zero": False}, "The sums may be negative.", size=(2, 1, 1))
def differences(s: Any, zero: bool = True) -> None:
    """With the scores s(k) = p(k, 0)."""
    s.at_least(1)
    p, score, j, k, i = s.table("p"), s.reals("s"), s.index("j"), s.index("k"), s.index("i")
    round_trip = score(j) - score(k) + (score(k) - score(i)) + (score(i) - score(j))
    s.claim(3, round_trip == 0, only=True)

    def around(j: Any, k: Any, i: Any) -> Any:
        total = p(j, k) + p(k, i) + p(i, j)
        return total == 0 if zero else total <= 0

    sums = s.given_each(around, s.n, s.n, s.n)
    start = sums(0, 0, 0), sums(j, 0, 0), sums(j, k, 0)
    s.claim(3, p(j, k) == p(j, 0) - p(k, 0), *start)


@proves("ovo-count", {"beaten": False}, "The others may win against it.")
def one_beats_all(s: Any, beaten: bool = True) -> None:
    """The class k beats j, and no class beats itself: at most K - 2 of its terms are 1."""
    wins, j, k = s.reals("b"), s.index("j"), s.index("k")
    one, zero = s.number(1), s.number(0)
    values = s.given_each(lambda i: either(wins(i) == 0, wins(i) == 1))
    lost = s.given(both(j != k, wins(k) == 0, wins(j) == 0 if beaten else wins(j) == 1))
    votes = s.sum(wins)
    fewer = s.induction(
        lambda i: votes(i) <= s.number(i) - choose(j < i, one, zero) - choose(k < i, one, zero),
        values,
        lost,
        s.inside(j),
        s.inside(k),
        using=lambda i: [s.show(implies(i == c, wins(i) == wins(c)), only=True) for c in (j, k)],
        only=True,
    )
    inside = s.inside(j), s.inside(k)
    s.claim(4, votes(s.n) <= s.number(s.n) - 2, fewer(s.n), *inside, only=True)

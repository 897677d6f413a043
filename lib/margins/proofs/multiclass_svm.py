"""Proofs of the chapter on the multiclass machine: its features, its constraints, its slack.

For every number K of classes, which are counted from 0.
"""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies, maximum


@proves(
    "joint-feature-identity",
    {"indicator": False},
    "The point stands in every block.",
    example={"phi.0": 1, "phi_prime.0": 1, "w0.0": 1},
    size=(2, 1, 2),
)
def joint_feature_identity(s: Any, indicator: bool = True) -> None:
    """The inner product of two stacks is the sum over their blocks, of which one is not 0."""
    K, w, x, z = s.natural("K", least=1), s.vectors("w"), s.vector("phi"), s.vector("phi_prime")
    k, h = s.index("k", K), s.index("h", K)

    def inside(j: Any, block: Any) -> Any:
        return choose(j == block, 1, 0) if indicator else 1

    low = [s.inside(k, K), s.inside(h, K)]
    score = s.sum(lambda j: w(j) @ (inside(j, k) * x))
    found = s.induction(lambda m: score(m) == choose(m > k, w(k) @ x, 0), *low, to=K, only=True)
    s.claim(1, score(K) == w(k) @ x, found(K), *low, only=True)
    pair = s.sum(lambda j: (inside(j, k) * x) @ (inside(j, h) * z))
    value = choose(k == h, x @ z, 0)
    found = s.induction(lambda m: pair(m) == choose(m > k, value, 0), *low, to=K, only=True)
    s.claim(2, pair(K) == value, found(K), *low, only=True)
    other = s.given(k != h)
    apart = s.sum(
        lambda j: ((inside(j, k) - inside(j, h)) * x) @ ((inside(j, k) - inside(j, h)) * x)
    )
    found = s.induction(
        lambda m: apart(m) == (choose(m > k, 1, 0) + choose(m > h, 1, 0)) * (x @ x),
        *low,
        other,
        to=K,
        only=True,
    )
    s.claim(3, apart(K) == 2 * (x @ x), found(K), *low, only=True)
    s.prose("The squared norm of a stack is the sum of those of its blocks: so it is defined.")


@proves(
    "ranking-constraint-needs-margin", {"margin": 0}, "A margin of 0 is enough.", example={"m": 1}
)
def ranking_constraint(s: Any, margin: int = 1) -> None:
    """Equal vectors have equal scores; a margin of 1 is more than a tie; margins can be scaled."""
    K, w, b, x = s.natural("K", least=1), s.vectors("w"), s.reals("b"), s.vector("phi")
    k, y = s.index("k", K), s.index("y", K)
    tie = implies(
        both((w(k) - w(y)) @ (w(k) - w(y)) == 0, b(k) == b(y)), w(k) @ x + b(k) == w(y) @ x + b(y)
    )
    gap = w(k) - w(y)
    same = s.show(implies(gap @ gap == 0, gap @ x == 0), s.cauchy_schwarz(gap, x))
    s.claim(1, tie, same)
    t = s.reals("s")
    s.claim(2, implies(t(y) >= t(k) + margin, t(y) > t(k)), only=True)
    least, high, low = s.real("m"), s.real("s_y"), s.real("s_k")
    s.given(least > 0)
    s.claim(3, implies(high - low >= least, high / least >= low / least + 1))
    s.prose("m is the least of all s_y - s_k, of which there are finitely many.")


def slack(s: Any) -> Any:
    """K scores, the own class y, and the largest Delta + s_k - s_y, which is attained at a."""
    K, score, loss = s.natural("K", least=1), s.reals("s"), s.real("l")
    y, a = s.index("y", K), s.index("a", K)

    def ahead(k: Any) -> Any:
        return choose(k == y, 0, 1) + score(k) - score(y)

    largest = s.given_each(lambda k: ahead(k) <= loss, K)
    attained = s.given(loss == ahead(a))
    return K, score, loss, y, a, ahead, largest, attained


@proves(
    "multiclass-slack-elimination",
    {"own": True},
    "The own class must keep a margin of 1 to itself.",
    example={"K": 2},
)
def multiclass_slack(s: Any, own: bool = False) -> None:
    """What holds for the class with the largest Delta + score holds for all."""
    K, score, loss, y, a, _, largest, attained = slack(s)
    xi = s.real("xi")

    def kept(k: Any) -> Any:
        rival = score(y) >= score(k) + 1 - xi
        return rival if own else either(k == y, rival)

    s.claim_each(
        1,
        lambda k: implies(xi >= loss, both(xi >= 0, kept(k))),
        largest,
        below=K,
        using=lambda _: [largest(y)],
        only=True,
    )
    s.claim(1, implies(both(xi >= 0, kept(a)), xi >= loss), attained, only=True)


@proves(
    "multiclass-slack-elimination",
    {"zero": False},
    "Without the largest of 0 and that.",
    example={"r": 1, "l": 1},
    size=(2, 0, 2),
)
def multiclass_slack_value(s: Any, zero: bool = True) -> None:
    """r is the largest 1 + s_k - s_y of all rivals, attained at c."""
    K, score, loss, y, a, _, largest, attained = slack(s)
    c, r = s.index("c", K), s.real("r")
    rivals = s.given_each(lambda k: either(k == y, 1 + score(k) - score(y) <= r), K)
    other = s.given(c != y)
    met = s.given(r == 1 + score(c) - score(y))
    value = maximum(0, r) if zero else r
    known = [largest(y), largest(c), rivals(a), attained, met, other]
    s.claim(2, loss == value, *known, only=True)
    s.claim(2, both(loss >= 0, implies(loss == 0, score(y) >= score(c) + 1)), *known, only=True)
    s.claim(2, implies(loss > 0, score(y) < score(c) + 1), *known, only=True)
    k = s.index("k", K)
    s.claim(3, implies(both(k != y, score(k) >= score(y)), loss >= 1), largest(k), only=True)


@proves("multiclass-slack-elimination", {"least": 2}, "The slack is 2 at least.", example={"K": 2})
def multiclass_slack_printed(s: Any, least: int = 1) -> None:
    """With the own class the constant 1 stands in front of every term; a has the largest score."""
    K, score, xi = s.natural("K", least=1), s.reals("s"), s.real("xi")
    y, a = s.index("y", K), s.index("a", K)
    best = s.given_each(lambda k: score(k) <= score(a), K)
    bound = 1 + score(a) - score(y)
    s.claim_each(4, lambda k: implies(xi >= bound, score(y) >= score(k) + 1 - xi), below=K)
    s.claim(4, iff(score(y) >= score(a) + 1 - xi, xi >= bound), only=True)
    s.claim(4, bound >= least, best(y), only=True)


@proves("multiclass-slack-elimination", {"free": True}, "The price may be 0.", example={"C": 1})
def multiclass_slack_price(s: Any, free: bool = False) -> None:
    """More slack than the least costs more, because C > 0."""
    xi, loss, C = s.reals("xi"), s.reals("l"), s.real("C")
    positive = s.given(C >= 0 if free else C > 0)
    room = s.given_each(lambda i: xi(i) >= loss(i))
    more = s.sum(lambda i: xi(i) - loss(i))
    paid, least = s.sum(xi), s.sum(loss)
    split = s.induction(lambda k: more(k) == paid(k) - least(k), only=True)(s.n)
    total, each = s.nonnegative_sum(more, lambda i: xi(i) - loss(i), room, only=True)
    up = s.show(C * (paid(s.n) - least(s.n)) >= 0, total, split, positive, only=True)
    s.claim(5, C * paid(s.n) >= C * least(s.n), up, only=True)
    none = s.show(
        implies(C * paid(s.n) <= C * least(s.n), more(s.n) <= 0), split, positive, only=True
    )
    s.claim_each(
        5,
        lambda i: implies(C * paid(s.n) <= C * least(s.n), xi(i) == loss(i)),
        each,
        room,
        none,
        only=True,
    )
    s.prose("The l_i are those of any W; so the least cost over all slacks is P(W).")


@proves(
    "printed-multiclass-objective-trivial",
    {"free": True},
    "The ridge may be 0.",
    example={"K": 2, "lambda": 1},
)
def printed_objective(s: Any, free: bool = False) -> None:
    """lead(i) is the largest s_k - s_y of point i; that of the own class is 0."""
    K, w, lead, lam = s.natural("K", least=1), s.vectors("w"), s.reals("lead"), s.real("lambda")
    ridge = s.given(lam >= 0 if free else lam > 0)
    least = s.given_each(lambda i: lead(i) >= 0)
    total, leads = s.sum(lambda i: 1 + lead(i)), s.sum(lead)
    squares = s.sum(lambda k: w(k) @ w(k))
    zero = s.real("m")
    s.claim(1, implies(zero >= 0, both(1 + zero >= 1, iff(1 + zero == 1, zero <= 0))), only=True)
    apart = s.induction(lambda k: total(k) == s.number(k) + leads(k), only=True)(s.n)
    sums, _ = s.nonnegative_sum(leads, lead, least, only=True)
    norm2, each = s.nonnegative_sum(
        squares, lambda k: w(k) @ w(k), to=K, using=lambda k: [s.positive(w(k))], only=True
    )
    n = s.number(s.n)
    s.claim(
        2, lam / 2 * squares(K) + total(s.n) >= n + lam / 2 * squares(K), apart, sums, only=True
    )
    k = s.index("k", K)
    small = s.given(lam / 2 * squares(K) + total(s.n) <= n)
    flat = s.show(lam * squares(K) <= 0, small, apart, sums, only=True)
    none = s.show(squares(K) <= 0, flat, ridge, norm2, only=True)
    s.claim_same(2, w(k), s.zero, each(k), none, s.positive(w(k)), only=True)
    s.prose("At W = 0 all scores are equal, so each summand is 1.")


@proves("printed-multiclass-objective-trivial", {"first": 0}, "The minimiser is 0.", example={})
def printed_example(s: Any, first: int = 1) -> None:
    """One point 1 of the first of two classes: a square appears."""
    a, b = s.real("a"), s.real("b")
    cost = (a * a + b * b) / 2 + maximum(0, 1 + b - a)
    half = s.show(a * a + b * b >= (a - b) * (a - b) / 2, only=True)
    u = a - b
    hinge = s.show(u * u / 4 + maximum(0, 1 - u) >= s.number(1) / 4, only=True)
    s.claim(3, cost >= s.number(1) / 4, half, hinge, only=True)
    square = s.show(a * a + b * b == (a - b) * (a - b) / 2 + (a + b) * (a + b) / 2, only=True)
    sides = s.show(implies(u * u / 4 + maximum(0, 1 - u) <= s.number(1) / 4, u == 1), only=True)
    s.claim(
        3,
        implies(cost <= s.number(1) / 4, both(2 * a == first, 2 * b == -first)),
        square,
        sides,
        hinge,
        only=True,
    )

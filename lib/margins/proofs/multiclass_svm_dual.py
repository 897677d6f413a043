"""Proofs of the chapter on the multiclass machine: what is conserved, the gap, the optimum.

For every number K of classes, which are counted from 0. `own(i, k)` is 1 for the class of point i.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, implies


@proves("multiclass-sum-zero", {"rivals": True}, "Only one score is shifted.", example={})
def multiclass_shift(s: Any, rivals: bool = False) -> None:
    """A constant on all scores leaves all differences."""
    K, score, c = s.natural("K", least=1), s.reals("s"), s.real("c")
    k, y, delta = s.index("k", K), s.index("y", K), s.real("Delta")
    moved = score(y) if rivals else score(y) + c
    s.claim(1, delta + (score(k) + c) - moved == delta + score(k) - score(y), only=True)
    b = s.reals("b")
    s.claim(
        3,
        delta + (score(k) + (b(k) + c)) - (score(y) + (b(y) + c))
        == delta + (score(k) + b(k)) - (score(y) + b(y)),
        only=True,
    )


@proves("multiclass-sum-zero", {"share": 2}, "The rest counts twice.", example={}, size=(2, 1, 1))
def multiclass_mean(s: Any, share: int = 1) -> None:
    """Squares around the mean, as for any K vectors; scores lose the same <mean, phi>."""
    K, w, mean, x = s.natural("K", least=1), s.vectors("w"), s.vector("m"), s.vector("phi")
    number = s.number(K)
    total = s.sum(w)
    squares = s.sum(lambda k: w(k) @ w(k))
    centred = s.sum(lambda k: (w(k) - mean) @ (w(k) - mean))
    split = s.induction(
        lambda k: squares(k) == centred(k) + 2 * (mean @ total(k)) - s.number(k) * (mean @ mean),
        to=K,
        only=True,
    )(K)
    k, y = s.index("k", K), s.index("y", K)
    s.claim(2, (w(k) - mean) @ x - (w(y) - mean) @ x == w(k) @ x - w(y) @ x, only=True)
    one = s.show(number >= 1)
    middle = s.given(mean == (1 / number) * total(K))
    pulled = s.show(mean @ total(K) == number * (mean @ mean), middle, one, only=True)
    s.claim(2, squares(K) == centred(K) + share * number * (mean @ mean), split, pulled, only=True)
    least = s.show(
        implies(squares(K) <= centred(K), mean @ mean <= 0), split, pulled, one, only=True
    )
    s.claim_same(2, mean, s.zero, least, s.positive(mean), when=squares(K) <= centred(K), only=True)
    s.prose("With biases the same sums; subtract the mean of the b_k from all of them.")


def dual(s: Any) -> SimpleNamespace:
    """Points, their classes, multipliers whose rows sum to C, and all w_k(alpha) = pull(k, n)."""
    e = SimpleNamespace(K=s.natural("K", least=1), x=s.vectors("phi"), C=s.real("C"))
    e.alpha, e.own = s.table("alpha"), s.table("delta")
    e.rows, e.ones = s.sum(e.alpha, over="N"), s.sum(e.own, over="N")
    e.ones_sum = s.given_each(lambda i: e.ones(i, e.K) == 1)

    def beta(i: Any, k: Any) -> Any:
        return e.C * e.own(i, k) - e.alpha(i, k)

    e.beta = beta
    e.pull = s.sum(lambda k, i: beta(i, k) * e.x(i), over="N")
    return e


@proves(
    "multiclass-duality-gap",
    {"rows": 2},
    "The rows of alpha sum to 2C.",
    example={"C": 1, "delta0.0": 1, "alpha0.0": 1},
    size=(1, 1, 1),
)
def multiclass_pulls(s: Any, rows: int = 1) -> None:
    """Each point pulls with weights that sum to 0 over the classes. v is any vector."""
    e, v = dual(s), s.vector("v")
    sums = s.given_each(lambda i: e.rows(i, e.K) == rows * e.C)
    along = s.sum(lambda m, k: v @ e.pull(k, m), over="N")
    empty = s.induction(lambda k: along(0, k) == 0, to=e.K, only=True)(e.K)

    def point(m: Any) -> list[Any]:
        row = s.induction(
            lambda k: (
                along(m + 1, k) == along(m, k) + (e.C * e.ones(m, k) - e.rows(m, k)) * (v @ e.x(m))
            ),
            to=e.K,
            only=True,
        )
        return [row(e.K), sums(m), e.ones_sum(m)]

    whole = s.induction(lambda m: along(m, e.K) == 0, empty, using=point, only=True)
    s.claim(1, along(s.n, e.K) == 0, whole(s.n), only=True)
    s.prose("<v, sum w_k(alpha)> = 0 for every v, so the sum is 0.")


@proves(
    "multiclass-duality-gap",
    {"half": 2},
    "The square counts in full.",
    example={"C": 1, "delta0.0": 1, "alpha0.0": 1, "w0.0": 1},
    size=(1, 1, 1),
)
def multiclass_gap(s: Any, half: int = 1) -> None:
    """The cross terms of the squares are the double sum of (C delta_ik - alpha_ik) s_ik, with
    s_ik = <w_k, phi_i> + b_k. own(i) is the score of the own class, l_i any loss."""
    e, w, b, loss = dual(s), s.vectors("w"), s.reals("b"), s.reals("l")
    K = e.K
    sums = s.given_each(lambda i: e.rows(i, K) == e.C)

    def score(i: Any, k: Any) -> Any:
        return w(k) @ e.x(i) + b(k)

    def away(i: Any, k: Any) -> Any:
        return 1 - e.own(i, k)

    balance = s.sum(lambda k, i: e.beta(i, k), over="N")
    even = s.given_each(lambda k: b(k) * balance(k, s.n) == 0, K)
    label = s.sum(lambda i, k: e.own(i, k) * score(i, k), over="N")
    gains = s.sum(lambda i, k: e.alpha(i, k) * away(i, k), over="N")
    value = s.sum(lambda i, k: e.alpha(i, k) * (away(i, k) + score(i, k)), over="N")
    parts = s.sum(lambda i: e.C * (loss(i) + label(i, K)) - value(i, K))
    losses, gained = s.sum(loss), s.sum(lambda i: gains(i, K))
    cross = s.sum(lambda m, k: w(k) @ e.pull(k, m) + b(k) * balance(k, m), over="N")

    def point(m: Any) -> list[Any]:
        row = s.induction(
            lambda k: (
                cross(m + 1, k) == cross(m, k) + e.C * label(m, k) - value(m, k) + gains(m, k)
            ),
            to=K,
            only=True,
        )
        return [row(K)]

    empty = s.induction(lambda k: cross(0, k) == 0, to=K, only=True)(K)
    double = s.induction(
        lambda m: cross(m, K) == parts(m) - e.C * losses(m) + gained(m),
        empty,
        using=point,
        only=True,
    )(s.n)

    def v(k: Any) -> Any:
        return e.pull(k, s.n)

    norms, pulls = s.sum(lambda k: w(k) @ w(k)), s.sum(lambda k: v(k) @ v(k))
    apart = s.sum(lambda k: (w(k) - v(k)) @ (w(k) - v(k)))
    squares = s.induction(
        lambda k: apart(k) == norms(k) + pulls(k) - 2 * cross(s.n, k), even, to=K, only=True
    )(K)
    primal = norms(K) / 2 + e.C * losses(s.n)
    proved = gained(s.n) - pulls(K) / 2
    s.claim(2, primal - proved == half * apart(K) / 2 + parts(s.n), squares, double, only=True)
    s.claim(4, primal - proved == apart(K) / 2 + parts(s.n), squares, double, only=True)
    i = s.index("i")
    lacks = s.sum(
        lambda i, k: e.alpha(i, k) * (loss(i) - away(i, k) - score(i, k) + label(i, K)), over="N"
    )
    row = s.induction(
        lambda k: lacks(i, k) == e.rows(i, k) * (loss(i) + label(i, K)) - value(i, k),
        to=K,
        only=True,
    )(K)
    s.claim(2, e.C * (loss(i) + label(i, K)) - value(i, K) == lacks(i, K), row, sums(i), only=True)
    s.prose("With b = 0 nothing is assumed of the classes; otherwise each class is in balance.")


@proves("multiclass-duality-gap", {"sign": -1}, "alpha may be as low as -1.", example={"l": 1})
def multiclass_gap_signs(s: Any, sign: int = 0) -> None:
    """A multiplier times what a class lacks to the largest Delta + score; and what is near."""
    alpha, loss, value = s.real("alpha"), s.real("l"), s.real("value")
    feasible = s.given(alpha >= sign)
    above = s.given(value <= loss)
    s.claim(3, alpha * (loss - value) >= 0, feasible, above, only=True)
    distance, primal, dual, least = (s.real(name) for name in ("q", "P", "D", "P_star"))
    convex = s.given(distance / 2 <= primal - least)
    weak = s.given(dual <= least)
    s.claim(5, distance <= 2 * (primal - dual), convex, weak, only=True)
    s.prose("P is 1-strongly convex, so P(W) - P(W*) is at least half of the squared distance.")


@proves(
    "multiclass-exchange",
    {"there": 0},
    "Moving a multiplier changes one of two vectors.",
    example={"phi.0": 1, "t": 1},
    size=(1, 1, 1),
)
def multiclass_exchange(s: Any, there: int = 1) -> None:
    """Move t from class k to class j at one point: two vectors change, by t phi each."""
    v, u, x, t = s.vector("w_k"), s.vector("w_j"), s.vector("phi"), s.real("t")
    here, gain = s.real("Delta_k"), s.real("Delta_j")
    slope = (gain + u @ x) - (here + v @ x)
    before = -(v @ v) / 2 - (u @ u) / 2
    left, right = v + t * x, u - (there * t) * x
    after = t * (gain - here) - (left @ left) / 2 - (right @ right) / 2
    s.claim("all", after - before == t * slope - t * t * (x @ x))
    s.prose("The other vectors and multipliers stay.")


@proves(
    "multiclass-strong-duality",
    {"least": -1},
    "The slope may be negative.",
    example={"alpha": 1, "g": 1},
)
def multiclass_move(s: Any, least: int = 0) -> None:
    """A positive slope g is worth a small move, of at most alpha: so at a maximiser no class with a
    positive multiplier has a smaller value than another. q stands for |phi|^2."""
    g, q, alpha, t = s.real("g"), s.real("q"), s.real("alpha"), s.real("t")
    s.given(q >= 0, alpha > 0, g > least)
    step = g / (2 * (q + 1))
    move = s.show(step * (q + 1) == g / 2)
    inside = both(t > 0, t <= alpha, t <= step)
    small = s.show(implies(both(t > 0, t <= step), t * q < g), move)
    s.claim(1, both(step > 0, implies(inside, t * g - t * t * q > 0)), small, move)
    s.prose("D is continuous, the feasible set compact, so there is a maximiser; at it the terms")
    s.prose("of the gap are 0 for W(alpha).")


@proves(
    "multiclass-strong-duality",
    {"far": 0},
    "A positive margin is enough.",
    example={"lead": 2, "lack": 1},
)
def multiclass_fates(s: Any, far: int = 1) -> None:
    """A multiplier stands on a class with the largest value: 0 for the own one, 1 - m for the best
    rival. `lead` is the margin m, `alpha` a multiplier of a rival, a that of the own class."""
    lead, loss, alpha, a = s.real("lead"), s.real("loss"), s.real("alpha"), s.real("a")
    lack = s.real("lack")
    s.given(loss >= 0, loss >= 1 - lead, lack >= loss - (1 - lead), alpha >= 0, a >= 0)
    s.given(alpha * lack == 0, a * loss == 0)
    s.given(implies(lead >= 1, loss == 0))
    away = s.show(implies(lead > far, lack > 0))
    s.claim(3, implies(lead > far, alpha == 0), away)
    s.claim(3, implies(lead < 1, a == 0))
    total, rest, gap = s.real("Q"), s.real("R"), s.real("gap")
    s.given(total >= 0, rest >= 0, gap == total / 2 + rest)
    s.claim(2, implies(gap == 0, both(total == 0, rest == 0)))
    s.claim(2, implies(both(total == 0, rest == 0), gap == 0))
    s.prose("A sum of terms that are not negative is 0 exactly if all are.")
    s.prose("With biases: at a minimiser 0 is a subgradient, so a balanced alpha has gap 0.")

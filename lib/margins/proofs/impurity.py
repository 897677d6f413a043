"""Proofs of the chapter on impurity: for every number of examples, of classes, and of splits.

Shares of K classes are q_0, ..., q_{K-1}; classes are counted from 0.
"""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, iff, implies


def shares(s: Any, K: Any, name: str = "q") -> SimpleNamespace:
    """Shares of K classes: not negative, with the sum 1."""
    q = s.reals(name)
    total = s.sum(q)
    signs = s.given_each(lambda k: q(k) >= 0, K)
    one = s.given(total(K) == 1)
    _, each = s.nonnegative_sum(total, q, signs, to=K, only=True)
    most = s.show_each(lambda k: both(q(k) >= 0, q(k) <= 1), signs, each, one, below=K, only=True)
    return SimpleNamespace(q=q, total=total, one=one, most=most)


@proves("impurity-axioms", {"uniform": 2}, "The peak is lower by half.")
def gini_axioms(s: Any, uniform: int = 1) -> None:
    """The Gini impurity is the sum of q_k (1 - q_k), and 1 - 1/K minus it is the sum of the
    (q_k - 1/K)^2."""
    K = s.natural("K", least=1)
    e, number = shares(s, K), s.number(K)
    squares = s.sum(lambda k: e.q(k) * e.q(k))
    mixed = s.sum(lambda k: e.q(k) * (1 - e.q(k)))
    gini = 1 - squares(K)
    same = s.induction(lambda k: mixed(k) == e.total(k) - squares(k), to=K, only=True)(K)
    inner = s.sum(lambda k: choose(both(e.q(k) > 0, e.q(k) < 1), s.number(1), 0))
    signs = s.induction(
        lambda k: both(mixed(k) >= 0, inner(k) >= 0, iff(mixed(k) == 0, inner(k) == 0)),
        e.most, to=K, only=True,
    )(K)  # fmt: skip
    s.claim(1, gini >= 0, same, signs, e.one, only=True)
    s.claim(1, iff(gini == 0, inner(K) == 0), same, signs, e.one, only=True)
    c = s.let("c", 1 / number)
    unit = s.show(c * number == 1)
    spread = s.sum(lambda k: (e.q(k) - c) * (e.q(k) - c))
    other = s.sum(lambda k: choose(e.q(k) != c, s.number(1), 0))
    opened = s.induction(
        lambda k: spread(k) == squares(k) - 2 * c * e.total(k) + s.number(k) * c * c,
        to=K, only=True,
    )(K)  # fmt: skip
    apart = s.induction(
        lambda k: both(spread(k) >= 0, other(k) >= 0, iff(spread(k) == 0, other(k) == 0)),
        to=K, only=True,
    )(K)  # fmt: skip
    square = s.show(number * c * c == c, unit, only=True)
    gap = s.show(spread(K) == squares(K) - c, opened, e.one, square, only=True)
    s.claim(2, gini <= (1 - c) / uniform, gap, apart, only=True)
    s.claim(2, iff(gini == 1 - c, other(K) == 0), gap, apart, only=True)
    s.prose("All q_k are 0 or 1 and add up to 1, so exactly one of them is 1.")


@proves("impurity-axioms", {"largest": False}, "Any share, and not the largest.")
def error_axioms(s: Any, largest: bool = True) -> None:
    """m is the largest share, that of the class a; the error is 1 - m."""
    K = s.natural("K", least=1)
    e, number, a = shares(s, K), s.number(K), s.index("a", K)
    m = e.q(a)
    top = s.given_each(lambda k: e.q(k) <= m if largest else e.q(k) <= 1, K)
    s.claim(1, 1 - m >= 0, e.most(a), only=True)
    c = s.let("c", 1 / number)
    unit = s.show(c * number == 1)
    lack = s.sum(lambda k: m - e.q(k))
    other = s.sum(lambda k: choose(e.q(k) != m, s.number(1), 0))
    added = s.induction(lambda k: lack(k) == s.number(k) * m - e.total(k), to=K, only=True)(K)
    signs = s.induction(
        lambda k: both(lack(k) >= 0, other(k) >= 0, iff(lack(k) == 0, other(k) == 0)),
        top, to=K, only=True,
    )(K)  # fmt: skip
    scaled = s.show(number * (m - c) == lack(K), added, e.one, unit, only=True)
    some = s.show(number >= 1)
    low = s.show(m >= c, scaled, signs, some, only=True)
    s.claim(2, 1 - m <= 1 - c, low, only=True)
    s.claim(2, iff(1 - m == 1 - c, other(K) == 0), scaled, signs, some, low, only=True)
    s.prose("The error is 0 if and only if the largest share is 1; and all shares are equal to it "
            "if and only if they are 1/K.")  # fmt: skip


@proves("impurity-axioms", {"half": 2}, "The peak is at half of ln K.", example={"q0": 1},
        size=(1, 1, 1))  # fmt: skip
def entropy_axioms(s: Any, half: int = 1) -> None:
    """h_k is -q_k ln q_k, or 0 if q_k = 0. From exp(t) >= 1 + t at t = -ln q_k - ln K."""
    K = s.natural("K", least=1)
    e, number = shares(s, K), s.number(K)
    log, plus = s.ln(number), s.show(number >= 1)

    def part(k: Any) -> Any:
        return choose(e.q(k) > 0, -e.q(k) * s.ln(e.q(k)), 0)

    entropy = s.sum(part)
    c = s.let("c", 1 / number)
    unit = s.show(c * number == 1)
    whole = s.show(s.exp(log) == number, s.exp_ln(number), plus, only=True)
    back = s.show(s.exp(-log) == c, whole, s.exp_inverse(log), unit, plus, only=True)

    def signed(k: Any) -> list[Any]:
        """ln q <= q - 1 <= 0."""
        q = e.q(k)
        own = s.show(implies(q > 0, q >= 1 + s.ln(q)), s.exp_ln(q), s.exp_tangent(s.ln(q)),
                     only=True)  # fmt: skip
        below = s.show(implies(q > 0, s.ln(q) <= 0), own, e.most(k), only=True)
        return [s.show(part(k) >= 0, below, e.most(k), only=True)]

    def step(k: Any) -> list[Any]:
        """q (1 - ln q - ln K) <= 1/K."""
        q, u = e.q(k), -s.ln(e.q(k))
        own = s.show(implies(q > 0, q * s.exp(u) == 1), s.exp_ln(q), s.exp_inverse(-u), only=True)
        sum_ = s.show(s.exp(u - log) == s.exp(u) * c, s.exp_sum(u, -log), back, only=True)
        tangent = s.show(s.exp(u) * c >= 1 + u - log, sum_, s.exp_tangent(u - log), only=True)
        times = s.show(implies(q > 0, q * (s.exp(u) * c) >= q * (1 + u - log)), tangent, only=True)
        short = s.show(implies(q > 0, q * (s.exp(u) * c) == c), own, only=True)
        positive = s.show(c > 0, unit, plus, only=True)
        return [s.show(q + part(k) - log * q <= c, times, short, positive, e.most(k), only=True)]

    low = s.induction(lambda k: entropy(k) >= 0, using=signed, to=K, only=True)(K)
    s.claim(1, entropy(K) >= 0, low, only=True)
    high = s.induction(
        lambda k: e.total(k) + entropy(k) - log * e.total(k) <= s.number(k) * c,
        using=step, to=K, only=True,
    )(K)  # fmt: skip
    s.claim(2, entropy(K) <= log / half, high, e.one, unit, only=True)
    s.prose("Equality in part 1 needs all ln q_k = 0 where q_k > 0, in part 2 all K q_k = 1, since "
            "exp(t) = 1 + t for t = 0 only.")  # fmt: skip


@proves("gini-is-variance", {"lost": 1}, "Divided by n - 1.")
def gini_is_variance(s: Any, lost: int = 0) -> None:
    """The labels y_i are 0 or 1, and q is the share of 1."""
    s.at_least(2 if lost else 1)
    y, number = s.reals("y"), s.number(s.n)
    labels = s.given_each(lambda i: either(y(i) == 0, y(i) == 1))
    ones = s.sum(y)
    q = s.let("q", ones(s.n) / number)
    spread = s.sum(lambda i: (y(i) - q) * (y(i) - q))
    counted = s.induction(
        lambda k: spread(k) == (1 - 2 * q) * ones(k) + s.number(k) * q * q, labels, only=True
    )(s.n)
    share = s.show(ones(s.n) == q * number)
    whole = s.show(spread(s.n) == number * (q * (1 - q)), counted, share, only=True)
    some = s.show(number >= 1)
    s.claim(1, spread(s.n) / (number - lost) == q * (1 - q), whole, some, only=True)


@proves("gini-is-variance", {"pure": 2}, "Twice the variance.")
def gini_of_classes(s: Any, pure: int = 1) -> None:
    """For each class k, v_k = q_k (1 - q_k) is the variance of its indicator. Added up over the
    classes this is the Gini impurity."""
    K = s.natural("K", least=1)
    e = shares(s, K)
    v = s.reals("v")
    known = s.given_each(lambda k: v(k) == e.q(k) * (1 - e.q(k)), K)
    total, squares = s.sum(v), s.sum(lambda k: e.q(k) * e.q(k))
    added = s.induction(lambda k: total(k) == e.total(k) - squares(k), known, to=K, only=True)(K)
    s.claim(2, total(K) == (1 - squares(K)) * pure, added, e.one, only=True)


@proves("gini-is-variance", {"order": 2}, "Only pairs i < j are counted.")
def different_pairs(s: Any, order: int = 1) -> None:
    """Among the N = n^2 ordered pairs of examples, n_k n_k are pairs of class k, and the others
    have two labels."""
    K = s.natural("K", least=1)
    m, size = s.reals("m"), s.real("n")
    known = s.given_each(lambda k: m(k) >= 0, K)
    total, alike = s.sum(m), s.sum(lambda k: m(k) * m(k))
    all_ = s.given(both(total(K) == size, size > 0))
    squares = s.sum(lambda k: (m(k) / size) * (m(k) / size))

    def step(k: Any) -> list[Any]:
        ratio = s.show((m(k) / size) * size == m(k), all_, only=True)
        return [s.show((m(k) / size) * (m(k) / size) * (size * size) == m(k) * m(k), ratio,
                       only=True)]  # fmt: skip

    scaled = s.induction(lambda k: squares(k) * (size * size) == alike(k), known, using=step, to=K,
                         only=True)(K)  # fmt: skip
    different = size * size - alike(K)
    s.claim(3, (1 - squares(K)) * (size * size) == different / order, scaled, only=True)


@proves("conv-gini", {"same": True}, "The variance of any two values is that of 0 and 1.")
def variance_of_two_values(s: Any, same: bool = False) -> None:
    """Each label is a or b, and z_i is 1 where it is a; q is the share of a."""
    s.at_least(1)
    z, number, a, b = s.reals("z"), s.number(s.n), s.real("a"), s.real("b")
    labels = s.given_each(lambda i: either(z(i) == 0, z(i) == 1))

    def y(i: Any) -> Any:
        return b + (a - b) * z(i)

    ones, values = s.sum(z), s.sum(y)
    q = s.let("q", ones(s.n) / number)
    share = s.show(ones(s.n) == q * number)
    mean = s.let("m", values(s.n) / number)
    total = s.show(values(s.n) == mean * number)
    some = s.show(number >= 1)
    added = s.induction(lambda k: values(k) == s.number(k) * b + (a - b) * ones(k), only=True)(s.n)
    place = s.show(mean == b + (a - b) * q, added, share, total, some, only=True)
    shifted = s.sum(lambda i: (y(i) - mean) * (y(i) - mean))
    plain = s.sum(lambda i: (z(i) - q) * (z(i) - q))

    def step(i: Any) -> list[Any]:
        gap = s.show(y(i) - mean == (a - b) * (z(i) - q), place, only=True)
        return [s.show((y(i) - mean) * (y(i) - mean) == (a - b) * (a - b) * ((z(i) - q) *
                       (z(i) - q)), gap, only=True)]  # fmt: skip

    scaled = s.induction(lambda k: shifted(k) == (a - b) * (a - b) * plain(k), using=step,
                         only=True)(s.n)  # fmt: skip
    counted = s.induction(
        lambda k: plain(k) == (1 - 2 * q) * ones(k) + s.number(k) * q * q, labels, only=True
    )(s.n)
    whole = s.show(plain(s.n) == number * (q * (1 - q)), counted, share, only=True)
    factor = 1 if same else (a - b) * (a - b)
    joined = s.show(shifted(s.n) == number * ((a - b) * (a - b) * (q * (1 - q))), scaled, whole,
                    only=True)  # fmt: skip
    s.claim(2, shifted(s.n) / number == factor * (q * (1 - q)), joined, some, only=True)

"""What the proofs of *The widest street* share: samples, pairs (w, b), and their least margins.

A pair is (w, b), or (w,) if the offset b = 0 is fixed. q.m(*pair, i) is the functional margin of
x(i) and q.least(*pair, n) the least of them.
"""

from types import SimpleNamespace
from typing import Any

from evidence.smt import either, implies

PLUS_MINUS = {"x0.0": 1, "x1.0": -1, "y0": 1, "y1": -1}  # the points 1 (+) and -1 (-)
Pair = tuple[Any, ...]


def sample(s: Any, offset: bool = True) -> SimpleNamespace:
    """n >= 1 points with labels 1 and -1, and their margins."""
    s.at_least(1)
    x, y = s.vectors("x"), s.reals("y")

    def f(w: Any, *b: Any) -> Any:
        return w @ x(b[-1]) + b[0] if offset else w @ x(b[-1])

    def m(*a: Any) -> Any:
        return y(a[-1]) * f(*a)

    over = "VR" if offset else "V"
    labels = s.given_each(lambda i: either(y(i) == 1, y(i) == -1))
    return SimpleNamespace(
        x=x, y=y, f=f, m=m, over=over, labels=labels, offset=offset, least=s.least(m, over=over)
    )


def pair(s: Any, q: SimpleNamespace, w: str, b: str) -> Pair:
    """A pair with these names."""
    return (s.vector(w), s.real(b)) if q.offset else (s.vector(w),)


def times(c: Any, p: Pair) -> Pair:
    """The multiple of a pair."""
    return tuple(c * a for a in p)


def below(s: Any, q: SimpleNamespace, p: Pair, i: Any) -> Any:
    """The least margin is at most the margin of x(i)."""
    m = q.m(*p, i)
    by = s.induction(
        lambda k: implies(i < k, q.least(*p, k) <= m),
        s.inside(i),
        using=lambda k: [s.show(implies(i == k, m == q.m(*p, k)), only=True)],
        only=True,
    )
    return s.show(q.least(*p, s.n) <= m, by(s.n), s.inside(i), only=True)


def above(s: Any, q: SimpleNamespace, p: Pair, bound: Any, *by: Any) -> Any:
    """The least margin is at least what all margins are at least."""
    first = [family(0) for family in by]
    return s.induction(lambda k: q.least(*p, k) >= bound, *by, *first, only=True)(s.n)


def positive_least(s: Any, q: SimpleNamespace, p: Pair, positive: Any) -> Any:
    """The least of positive margins is positive."""
    first = positive(0)
    return s.induction(lambda k: q.least(*p, k) > 0, positive, first, only=True)(s.n)


def scaled(s: Any, q: SimpleNamespace, p: Pair, c: Any) -> Any:
    """If c > 0, the least margin of the c-fold pair is the c-fold."""
    by = s.induction(
        lambda k: implies(c > 0, q.least(*times(c, p), k) == c * q.least(*p, k)), only=True
    )
    return by(s.n)


def at_most(s: Any, q: SimpleNamespace, bound: Any, *p: Any) -> Any:
    """The margin of the pair, if w is not 0, is not larger than the bound."""
    length = s.norm(p[0])
    return implies(length > 0, q.least(*p, s.n) / length <= bound)


def two_classes(s: Any, q: SimpleNamespace) -> Pair:
    """An index of each class."""
    k, j = s.index("k"), s.index("l")
    q.classes = [s.given(q.y(k) == 1), s.given(q.y(j) == -1)]
    return k, j


def regular(s: Any, q: SimpleNamespace, p: Pair, classes: Pair, feasible: Any) -> Any:
    """A pair with positive margins has w != 0: w has a positive product with some vector."""
    w, i = p[0], classes[0]
    d = q.x(i) - q.x(classes[1]) if q.offset else q.y(i) * q.x(i)
    signs = q.classes if q.offset else [q.labels(i)]
    up = s.show(w @ d > 0, *(feasible(i) for i in classes), *signs, only=True)
    return s.show(w @ w > 0, up, s.cauchy_schwarz(w, d), s.positive(w), only=True)


def solution(s: Any, q: SimpleNamespace, shortest: bool = True) -> SimpleNamespace:
    """A solution (w*, b*) of the algebraic problem, of a sample that it needs."""
    classes = two_classes(s, q) if q.offset else (s.index("k"),)
    p = pair(s, q, "w_star", "b_star")
    w = p[0]
    feasible = s.given_each(lambda i: q.m(*p, i) >= 1)
    known = None
    if shortest:
        known = s.given_all(
            q.over, lambda u, *a: implies(q.least(u, *a, s.n) >= 1, w @ w / 2 <= u @ u / 2)
        )
    optimal: Any = known or (lambda *_: s.show(True))
    nonzero = regular(s, q, p, classes, feasible)
    one = above(s, q, p, 1, feasible)
    return SimpleNamespace(
        p=p, w=w, length=s.norm(w), feasible=feasible, optimal=optimal, nonzero=nonzero, one=one,
        classes=classes,
    )  # fmt: skip


def competitor(s: Any, q: SimpleNamespace, o: SimpleNamespace, p: Pair) -> Any:
    """If the least margin low of a pair is positive, then low |w*| <= |w|."""
    low, w = q.least(*p, s.n), p[0]
    feasible = s.show(
        implies(low > 0, q.least(*times(1 / low, p), s.n) == 1), scaled(s, q, p, 1 / low)
    )
    best, new = o.optimal(*times(1 / low, p)), times(1 / low, p)[0]
    shorter = s.show(implies(low > 0, o.w @ o.w <= new @ new), feasible, best, only=True)
    back = s.show(implies(low > 0, low * low * (new @ new) == w @ w), only=True)
    return s.show(implies(low > 0, low * low * (o.w @ o.w) <= w @ w), shorter, back, only=True)


def name_margin(s: Any, q: SimpleNamespace, o: SimpleNamespace) -> None:
    """Call the margin of (w*, b*) gamma. The least functional margin is 1: gamma |w*| = 1."""
    low = q.least(*o.p, s.n)
    o.plus = s.show(o.length > 0, o.nonzero)
    o.gamma = s.let("gamma", low / o.length)
    named = s.show(o.gamma * o.length == low, o.plus)
    tight = s.show(low == 1, competitor(s, q, o, o.p), o.one, o.nonzero, only=True)
    o.inverse = s.show(o.gamma * o.length == 1, named, tight, only=True)

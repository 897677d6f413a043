"""Proofs of the chapter *The price C*, for every n, in every real inner product space."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, implies, maximum

ONE_POINT = {
    "x0.0": 1, "y0": 1, "C1": "1/4", "w1.0": "1/4", "C2": "1/2", "w2.0": "1/2",
}  # fmt: skip


def hinge(m: Any) -> Any:
    """The hinge loss."""
    return maximum(0, 1 - m)


def sample(s: Any) -> SimpleNamespace:
    """Points, labels and the total slack S(w, b). k = 1 allows every b; otherwise only 0."""
    x, y, k = s.vectors("x"), s.reals("y"), s.real("k")
    labels = s.given_each(lambda i: either(y(i) == 1, y(i) == -1))
    total = s.sum(lambda w, b, i: hinge(y(i) * (w @ x(i) + b)), over="VR")
    t = s.real("t")

    def allowed(b: Any) -> Any:
        return either(k == 1, b == 0)

    def S(w: Any, b: Any) -> Any:
        return total(w, b, s.n)

    return SimpleNamespace(x=x, y=y, t=t, labels=labels, total=total, S=S, allowed=allowed)


def solution(s: Any, e: SimpleNamespace, digit: str = "", best: bool = True) -> SimpleNamespace:
    """A price C > 0 and a pair (w, b) of least cost, with |w|^2/2, its slack and the cost."""
    mark = digit or "_C"
    C, w, b = s.real(f"C{digit}"), s.vector(f"w{mark}"), s.real(f"b{mark}")
    price, free = s.given(C > 0), s.given(e.allowed(b))

    def cost(v: Any, c: Any) -> Any:
        return v @ v / 2 + C * e.S(v, c)

    least = s.given_all(
        "VR",
        lambda v, c: implies(e.allowed(c), cost(w, b) <= cost(v, c)) if best else c * c >= 0,
    )
    return SimpleNamespace(
        C=C,
        w=w,
        b=b,
        half=w @ w / 2,
        slack=s.let(f"S{mark}", e.S(w, b)),
        cost=cost,
        least=least,
        price=price,
        free=free,
    )


def convex(s: Any, e: SimpleNamespace, w: Any, b: Any, v: Any, c: Any) -> Any:
    """S lies below its chords: at (w, b) + t ((v, c) - (w, b))."""
    u, a = w + e.t * (v - w), b + e.t * (c - b)
    return s.induction(
        lambda k: implies(
            both(e.t >= 0, e.t <= 1),
            e.total(u, a, k) <= (1 - e.t) * e.total(w, b, k) + e.t * e.total(v, c, k),
        ),
        only=True,
    )(s.n)


def strictly(s: Any, e: SimpleNamespace, p: SimpleNamespace, v: Any, c: Any, free: Any) -> Any:
    """Another pair costs at least |v - w|^2/2 more: look a little way towards it."""
    d, gap = (v - p.w) @ (v - p.w), p.cost(v, c) - p.cost(p.w, p.b)
    u, a = p.w + e.t * (v - p.w), p.b + e.t * (c - p.b)
    way = s.show(
        implies(both(e.t > 0, e.t < 1), gap >= (1 - e.t) * d / 2),
        p.least(u, a),
        convex(s, e, p.w, p.b, v, c),
        p.price,
        p.free,
        free,
        only=True,
    )
    near = (d / 2 - gap) / (d + 1)
    near = choose(near <= s.number(1) / 2, near, s.number(1) / 2)
    return s.show(gap >= d / 2, s.for_all(way, e.t)(near), s.positive(v - p.w), only=True)


def bounded(s: Any, e: SimpleNamespace) -> Any:
    """rho is at least the length of every point."""
    e.rho, e.r = s.real("rho"), s.real("r")
    e.longest = s.given(e.rho >= 0)
    e.lengths = s.given_each(lambda i: e.x(i) @ e.x(i) <= e.rho * e.rho)
    return e.rho


def lipschitz(s: Any, e: SimpleNamespace, w: Any, v: Any, b: Any, far: Any) -> Any:
    """S(w, b) - S(v, b) is at most n rho |w - v|, which is `far`."""
    rho, r, way = e.rho, e.r, w - v
    size = both(r >= 0, r * r == way @ way)

    def one(i: Any) -> Any:
        """The margin changes by at most rho r."""
        return [
            s.show(
                implies(size, both(way @ e.x(i) <= rho * r, way @ e.x(i) >= -rho * r)),
                e.longest,
                e.lengths(i),
                s.cauchy_schwarz(way, e.x(i)),
                s.positive(e.x(i)),
                only=True,
            )
        ]

    whole = s.induction(
        lambda k: implies(size, e.total(w, b, k) - e.total(v, b, k) <= s.number(k) * rho * r),
        using=one,
        only=True,
    )(s.n)
    length = s.square_root(way @ way, s.positive(way), only=True)
    said = e.S(w, b) - e.S(v, b) <= s.number(s.n) * rho * far
    return s.show(said, s.for_all(whole, r)(far), length, only=True)


@proves(
    "c-exchange", {"best": False}, "Any two vectors will do.", example=ONE_POINT, size=(1, 1, 1)
)
def c_exchange(s: Any, best: bool = True) -> None:
    """Two prices: the distance of the solutions is bounded by the slack that is saved.
    k = 1 allows every b, any other k only b = 0."""
    e = sample(s)
    q, b = solution(s, e, "2", best), s.real("b")
    from_zero = strictly(s, e, q, s.zero, b, s.given(e.allowed(b)))
    s.claim(2, q.w @ q.w <= q.C * (e.S(s.zero, b) - q.slack), from_zero)
    p = solution(s, e, "1", best)
    apart = (p.w - q.w) @ (p.w - q.w)
    s.given(p.C < q.C)
    first, second = strictly(s, e, p, q.w, q.b, q.free), strictly(s, e, q, p.w, p.b, p.free)
    s.claim(1, apart <= (q.C - p.C) * (p.slack - q.slack), first, second)


@proves(
    "c-tradeoff-monotone",
    {"best": False},
    "The second vector need not be a solution.",
    example=ONE_POINT,
    size=(1, 1, 1),
)
def c_tradeoff(s: Any, best: bool = True) -> None:
    """Each solution is best at its own price, which bounds what a unit of slack costs.
    k = 1 allows every b, any other k only b = 0."""
    e = sample(s)
    p, q = solution(s, e, "1"), solution(s, e, "2", best)
    s.given(p.C < q.C)
    own = s.show(p.cost(p.w, p.b) <= p.cost(q.w, q.b), p.least(q.w, q.b))
    other = s.show(q.cost(q.w, q.b) <= q.cost(p.w, p.b), q.least(p.w, p.b))
    bill = (own, other)
    s.claim(
        1,
        both(
            p.C * (p.slack - q.slack) <= q.half - p.half,
            q.half - p.half <= q.C * (p.slack - q.slack),
        ),
        *bill,
    )
    less = s.claim(2, p.slack >= q.slack, *bill)
    short, long = s.norm(p.w), s.norm(q.w)
    s.claim(2, short <= long, *bill, less)
    strict = (strictly(s, e, p, q.w, q.b, q.free), strictly(s, e, q, p.w, p.b, p.free))
    still = either(p.slack == q.slack, short == long)
    saved = s.show(implies(still, p.slack == q.slack), *bill, less)
    s.claim_same(3, p.w, q.w, saved, *strict, s.positive(p.w - q.w), when=still)


@proves(
    "value-function-concave",
    {"best": False},
    "Any vectors will do.",
    example=ONE_POINT | {"C3": "3/8", "w3.0": "3/8", "s": "1/2", "rho": 1},
    size=(1, 1, 1),
)
def value_function(s: Any, best: bool = True) -> None:
    """V is concave and grows; V(C_2) - V(C_1) is (C_2 - C_1) S_1 up to a multiple of its square.
    k = 1 allows every b, any other k only b = 0."""
    e = sample(s)
    p, q = (solution(s, e, digit, best) for digit in "12")
    higher = s.given(p.C < q.C)
    V = {d: s.let(f"V{d}", x.half + x.C * x.slack) for d, x in (("1", p), ("2", q))}
    own = s.show(V["1"] <= q.half + p.C * q.slack, p.least(q.w, q.b))
    other = s.show(V["2"] <= p.half + q.C * p.slack, q.least(p.w, p.b))
    values = [s.show(V[d] == x.half + x.C * x.slack) for d, x in (("1", p), ("2", q))]
    known = (own, other, *values, higher)
    positive = s.induction(lambda k: e.total(q.w, q.b, k) >= 0, only=True)(s.n)
    saved = s.show(q.slack >= 0, positive)
    s.claim(1, V["1"] <= V["2"], *known, saved, only=True)
    slope = (V["2"] - V["1"]) / (q.C - p.C)
    s.claim(2, both(q.slack <= slope, slope <= p.slack), *known, only=True)
    best_offset = s.show(p.slack <= e.S(p.w, q.b), p.least(p.w, q.b))
    strict = (strictly(s, e, p, q.w, q.b, q.free), strictly(s, e, q, p.w, p.b, p.free))
    apart = (p.w - q.w) @ (p.w - q.w)
    near = s.show(apart <= (q.C - p.C) * (p.slack - q.slack), *strict)
    slack = s.show(q.slack == e.S(q.w, q.b))
    rho, n, far = bounded(s, e), s.number(s.n), s.norm(p.w - q.w)
    length = s.square_root(apart, s.positive(p.w - q.w), only=True)
    rate = s.show(
        p.slack - q.slack <= n * rho * far,
        lipschitz(s, e, p.w, q.w, q.b, far),
        best_offset,
        slack,
        only=True,
    )
    bound = p.slack - q.slack <= n * n * rho * rho * (q.C - p.C)
    s.claim(2, bound, rate, near, length, higher, e.longest, only=True)
    r, part = solution(s, e, "3", best), s.real("s")
    V["3"] = s.let("V3", r.half + r.C * r.slack)
    s.given(part >= 0, part <= 1, (1 - part) * p.C + part * q.C == r.C)
    lines = (
        s.show(V["1"] <= r.half + p.C * r.slack, p.least(r.w, r.b)),
        s.show(V["2"] <= r.half + q.C * r.slack, q.least(r.w, r.b)),
    )
    s.claim(1, V["3"] >= (1 - part) * V["1"] + part * V["2"], *lines)
    s.prose(
        "As the prices meet, both bounds tend to S: this is the derivative. Part 3 is calculus."
    )

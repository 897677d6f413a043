"""Proofs of the chapter *Margin geometry*, in every real inner product space."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, choose, either, iff, implies


def hyperplane(s: Any) -> SimpleNamespace:
    """A normal w that is not 0, an offset b and the score f."""
    w, b = s.vector("w"), s.real("b")
    length = s.norm(w)
    regular = s.given(length > 0)
    return SimpleNamespace(w=w, b=b, length=length, regular=regular, f=lambda x: w @ x + b)


def same_sign(f: Any, g: Any) -> Any:
    """Positive together and negative together, so the labels agree with any sgn(0)."""
    return both(iff(f > 0, g > 0), iff(f < 0, g < 0))


def label(f: Any) -> Any:
    """sgn f, with sgn(0) = +1."""
    return choose(f >= 0, 1, -1)


@proves(
    "hyperplane-codimension-one",
    {"level": 1},
    "The direction changes the score by 1.",
)
def hyperplane_codimension_one(s: Any, level: int = 0) -> None:
    """The hyperplane has a point, its directions are those orthogonal to w, and with w they
    span everything."""
    h = hyperplane(s)
    w, f, square = h.w, h.f, h.w @ h.w
    x, v, u, t = s.vector("x"), s.vector("v"), s.vector("u"), s.real("t")
    s.claim("all", f((-h.b / square) * w) == 0)
    s.claim("all", iff(w @ (u - t * w) == 0, t == (w @ u) / square))
    s.given(f(x) == 0)
    s.claim("all", iff(f(x + v) == 0, w @ v == level))
    s.prose(
        "Each u is a direction of the hyperplane plus one multiple of w, so dimensions add up to d."
    )


@proves("normal-orthogonal", {"level": 1}, "One of the points lies off the hyperplane.")
def normal_orthogonal(s: Any, level: int = 0) -> None:
    """The normal is orthogonal to differences of points of the hyperplane."""
    w, b, x, z = s.vector("w"), s.real("b"), s.vector("x"), s.vector("x_prime")
    s.given(w @ x + b == level, w @ z + b == 0)
    s.claim("all", w @ (x - z) == 0)


@proves("unit-normal-same-hyperplane", {"offset": False}, "Only the normal is divided.")
def unit_normal_same_hyperplane(s: Any, offset: bool = True) -> None:
    """Dividing w and b by r > 0 divides the score by r, which moves no zero and no sign."""
    h = hyperplane(s)
    x, r = s.vector("x"), s.real("r")
    s.claim(3, s.norm(h.w / h.length) == 1)
    s.given(r > 0)
    f, g = h.f(x), (h.w / r) @ x + (h.b / r if offset else h.b)
    divided = s.show(g * r == f)
    s.claim(1, iff(g == 0, f == 0), divided)
    s.claim(2, same_sign(g, f), divided)


@proves("orthogonal-decomposition", {"power": 1}, "The step is f(x)/|w|.")
def orthogonal_decomposition(s: Any, power: int = 2) -> None:
    """x - t w lies in the hyperplane for t = f(x)/|w|^2 and for no other t."""
    h = hyperplane(s)
    x, t = s.vector("x"), s.real("lambda")
    divisor = h.w @ h.w if power == 2 else h.length
    s.claim("all", iff(h.f(x - t * h.w) == 0, t == h.f(x) / divisor))


def projected(s: Any) -> SimpleNamespace:
    """A point x and its projection x - t w, t = f(x)/|w|^2, with its distance."""
    h = hyperplane(s)
    x, w = s.vector("x"), h.w
    t = s.let("lambda", h.f(x) / (w @ w))
    h.score, square = absolute(h.f(x)), s.show(h.length * h.length == w @ w)
    h.step = s.show(h.f(x) == t * (w @ w), square, h.regular)
    h.x, h.foot = x, s.vector("x_tilde")
    h.there = s.given(h.foot == x - t * w)
    h.away = s.norm(x - h.foot)
    root = s.square_root((x - h.foot) @ (x - h.foot), s.positive(x - h.foot), only=True)
    size = s.show(both(h.away >= 0, h.away * h.away == t * t * (w @ w)), root, h.there, only=True)
    equal = h.away * h.length == h.score
    by = (size, h.step, square, h.regular)
    h.distance = s.show(both(h.away >= 0, equal), *by, only=True)
    return h


def no_nearer(s: Any, h: SimpleNamespace, v: Any, on: Any) -> SimpleNamespace:
    """No point v of the hyperplane is nearer to x than its projection, by Pythagoras."""
    far, near, rest = h.x - v, h.x - h.foot, v - h.foot
    pythagoras = s.show(far @ far == near @ near + rest @ rest, h.there, h.step, on, only=True)
    roots = [s.square_root(z @ z, s.positive(z), only=True) for z in (far, near)]
    by = (pythagoras, *roots)
    nearest = s.show(s.norm(far) >= h.away, *by, s.positive(rest), only=True)
    return SimpleNamespace(far=s.norm(far), by=by, nearest=nearest)


@proves("hyperplane-distance", {"level": 1}, "The other point need not lie in the hyperplane.")
def hyperplane_distance(s: Any, level: int = 0) -> None:
    """The projection is at distance |f(x)|/|w|; every other point is further off."""
    h = projected(s)
    v, known = s.vector("v"), (h.distance, h.regular)
    s.claim(1, h.f(h.foot) == 0, h.there, h.step, only=True)
    s.claim(1, h.away == h.score / h.length, *known, only=True)
    other = no_nearer(s, h, v, s.given(h.f(v) == level))
    s.claim(1, other.far >= h.score / h.length, other.nearest, *known, only=True)
    equal = other.far == h.score / h.length
    s.claim_same(2, v, h.foot, *other.by, *known, when=equal, only=True)


@proves("signed-distance", {"signed": False}, "f(x)/|w| is the distance on both sides.")
def signed_distance(s: Any, signed: bool = True) -> None:
    """x is f(x)/|w| steps of length 1 along w away from its projection, the nearest point."""
    h = projected(s)
    v, known = s.vector("v"), (h.distance, h.regular)
    t = h.f(h.x) / h.length
    s.claim("all", h.f(h.foot) == 0, h.there, h.step, only=True)
    s.claim("all", s.norm(h.w / h.length) == 1)
    s.claim_same("all", h.x, h.foot + t * (h.w / h.length))
    s.claim("all", implies(h.f(h.x) >= 0, t == h.away), *known, only=True)
    side = -h.away if signed else h.away
    s.claim("all", implies(h.f(h.x) <= 0, t == side), *known, only=True)
    other = no_nearer(s, h, v, s.given(h.f(v) == 0))
    s.claim("all", other.far >= h.away, other.nearest, only=True)


@proves("cosine-formula", {"proper": False}, "The second direction need not be orthogonal to u.")
def cosine_formula(s: Any, proper: bool = True) -> None:
    """Polar coordinates: if v/|v| = c u/|u| + r and r is orthogonal to u, then c is the cosine."""
    u, v, c, r = s.vector("u"), s.vector("v"), s.real("c"), s.vector("r")
    p, q = s.norm(u), s.norm(v)
    s.given(p > 0, q > 0)
    s.claim(1, u @ (v / q - ((u @ v) / (p * p * q)) * u) == 0)
    polar = s.given(r == v / q - (c / p) * u)
    right = s.given(u @ r == 0) if proper else s.show(True)
    formula = s.claim(1, u @ v == p * q * c, polar, right)
    circle = s.claim(1, c * c + r @ r == 1, polar, right)
    s.claim(1, both(c >= -1, c <= 1), circle, s.positive(r), only=True)
    s.claim_same(1, v, (c * q / p) * u, circle, when=absolute(c) == 1)
    along, square = ((u @ v) / (u @ u)) * u, s.show(both(u @ u == p * p, p > 0))
    s.claim(2, u @ (v - along) == 0, square, only=True)
    size = s.norm(along)
    squared = s.show(size * size * (p * p) == (u @ v) * (u @ v), square)
    sizes = s.show(both(size >= 0, p > 0, q > 0))
    equal = s.show(size * p == absolute(u @ v), squared, sizes, only=True)
    s.claim(2, size == absolute(u @ v) / p, equal, sizes, only=True)
    scale = s.show(p * q > 0, sizes, only=True)
    up = s.show(implies(c >= 0, u @ v >= 0), formula, scale, only=True)
    down = s.show(implies(c <= 0, u @ v <= 0), formula, scale, only=True)
    turned = s.show(absolute(u @ v) == p * (q * absolute(c)), formula, up, down, only=True)
    s.claim(2, size == q * absolute(c), equal, turned, sizes, only=True)
    s.prose("The angle is the one with the cosine c and the sine |r|.")


@proves("projection-side-identities", {"side": False}, "The point may lie on either side.")
def projection_side_identities(s: Any, side: bool = True) -> None:
    """x minus its projection is a multiple of w with the sign of f(x)."""
    h = projected(s)
    inner, lengths = (h.x - h.foot) @ h.w, h.away * h.length
    score = s.show(inner == h.f(h.x), h.there, h.step, only=True)
    along = inner == lengths
    s.claim(1, implies(h.f(h.x) >= 0, along) if side else along, score, h.distance, only=True)
    s.claim(2, implies(h.f(h.x) <= 0, inner == -lengths), score, h.distance, only=True)


@proves("slab-width", {"edge": 0}, "One of the points lies in the middle of the street.")
def slab_width(s: Any, edge: int = 1) -> None:
    """<w, u - v> = 2, and the rest of u - v is orthogonal to w."""
    h = hyperplane(s)
    w, square = h.w, h.w @ h.w
    u, v, c = s.vector("u"), s.vector("v"), s.real("c")
    s.claim(2, h.f((-(1 + h.b) / square) * w) == -1)
    s.given(h.f(v) == -1)
    across = (2 / square) * w
    s.claim(2, h.f(v + across) == 1)
    step = s.norm(across)
    s.claim(2, step == 2 / h.length, s.show(step * step * (h.length * h.length) == 4))
    s.given(h.f(u) == edge)
    far = s.norm(u - v)
    rest = u - v - across
    lagrange = s.show(far * far * (h.length * h.length) == 4 + rest @ rest * square)
    sizes = s.show(both(far >= 0, h.length > 0, square > 0))
    more = s.show(rest @ rest * square >= 0, s.positive(rest), sizes, only=True)
    wide = s.show(far * h.length >= 2, lagrange, more, sizes, only=True)
    s.claim(1, far >= 2 / h.length, wide)
    s.claim_same(1, u - v, across, lagrange, when=far == 2 / h.length)
    s.claim_same(2, u, v + across, lagrange, when=far == 2 / h.length)
    parallel = s.given(u == v + c * w)
    s.claim(1, far == 2 / h.length, parallel)


@proves("scale-invariance", {"positive": False}, "Negative factors keep the labels, too.")
def scale_invariance(s: Any, positive: bool = True) -> None:
    """A positive factor multiplies scores and |w| alike; a negative one turns the signs."""
    h = hyperplane(s)
    x, y, c, k = s.vector("x"), s.real("y"), s.real("c"), s.real("c_prime")
    s.given(either(y == 1, y == -1), c > 0 if positive else c < 0)
    f = h.f(x)
    g, turned = (c * h.w) @ x + c * h.b, (k * h.w) @ x + k * h.b
    scaled, other = s.show(g == c * f), s.show(turned == k * f, only=True)
    s.claim(1, iff(g == 0, f == 0), scaled)
    s.claim(1, same_sign(g, f), scaled)
    long = s.norm(c * h.w)
    size = s.show(long == c * h.length)
    s.claim(1, y * g / long == y * f / h.length, size)
    s.claim(1, y * g == c * (y * f))
    minus = s.given(k < 0)
    s.claim(2, iff(turned == 0, f == 0), other, minus, only=True)
    s.claim(2, iff(label(turned) == -label(f), f != 0), other, minus, only=True)

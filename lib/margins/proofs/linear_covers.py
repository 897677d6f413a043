"""Proofs of the chapter *Linear classifiers*: the least 0-1 loss on the sample of a graph.

E(u, v), u < v, is 1 if uv is an edge, and 0 otherwise; e(v) are orthogonal unit vectors.
"""

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, either, implies

HALF = Fraction(1, 2)
EDGE = {"e0.0": 1, "e1.1": 1, "E0.1": 1}  # two vertices and the edge between them


def graph(s: Any, affine: bool, dear: bool = True) -> SimpleNamespace:
    """The sample of a graph and its weighted loss, with b = 0 and no origin if not affine.

    If they are not dear, wrong edges cost nothing.
    """
    s.at_least(1)
    e, E, n = s.vectors("e"), s.table("E"), s.number(s.n)
    unit = s.given_each(lambda u, v: e(u) @ e(v) == choose(u == v, 1, 0), s.n, s.n)
    edge = s.given_each(lambda u, v: either(E(u, v) == 0, both(E(u, v) == 1, u < v)), s.n, s.n)

    def f(w: Any, b: Any, z: Any) -> Any:
        return w @ z + b if affine else w @ z

    def vertex(w: Any, b: Any, v: Any) -> Any:
        return choose(-f(w, b, e(v)) <= 0, 1, 0)

    def pair(w: Any, b: Any, u: Any, v: Any) -> Any:
        return E(u, v) * choose(f(w, b, e(u) + e(v)) <= 0, 1, 0)

    wrong, row = s.sum(vertex, over="VR"), s.sum(pair, over="VRN")
    edges = s.sum(lambda w, b, u: row(w, b, u, s.n), over="VR")

    def loss(w: Any, b: Any) -> Any:
        heavy = edges(w, b, s.n) if dear else 0
        heavy = heavy + choose(b <= 0, 1, 0) if affine else heavy
        return wrong(w, b, s.n) + (n + 1) * heavy

    return SimpleNamespace(
        e=e, E=E, n=n, f=f, unit=unit, edge=edge, vertex=vertex, pair=pair, wrong=wrong, row=row,
        edges=edges, loss=loss,
    )  # fmt: skip


def lower(s: Any, part: int, affine: bool, dear: bool) -> None:
    """A loss of at most n comes from a cover: the wrong vertices."""
    g = graph(s, affine, dear)
    w, b = s.vector("w"), s.real("b") if affine else 0
    u, v = s.index("u"), s.index("v")

    def signs(i: Any) -> Any:
        """The mistakes at the edges of i are counted by a number >= 0."""
        return s.induction(
            lambda k: g.row(w, b, i, k) >= 0, using=lambda k: [g.edge(i, k)], only=True
        )(s.n)

    _, each = s.nonnegative_sum(
        lambda k: g.row(w, b, u, k),
        lambda j: g.pair(w, b, u, j),
        using=lambda j: [g.edge(u, j)],
        only=True,
    )
    some, rows = s.nonnegative_sum(
        lambda k: g.edges(w, b, k),
        lambda i: g.row(w, b, i, s.n),
        using=lambda i: [signs(i)],
        only=True,
    )
    count = s.induction(lambda k: g.wrong(w, b, k) >= 0, only=True)(s.n)
    size, value = s.show(g.n >= 1), s.let("L", g.loss(w, b))
    named = s.show(value == g.loss(w, b))
    s.claim(part, value >= g.wrong(w, b, s.n), some, size, named, only=True)
    covered = either(g.f(w, b, g.e(u)) >= 0, g.f(w, b, g.e(v)) >= 0)
    by = (each(v), rows(u), some, count, size, named)
    s.claim(part, implies(both(value <= g.n, g.E(u, v) == 1), covered), *by, only=True)
    s.prose("A loss above n is above the size of a cover, too: of all vertices.")


def upper(s: Any, part: int, affine: bool, covers: bool) -> None:
    """The loss of the classifier of a cover is the size of the cover."""
    g = graph(s, affine)
    c, b = s.reals("c"), s.real("b") if affine else 0
    chosen = s.given_each(lambda v: either(c(v) == 0, c(v) == 1))
    half = s.given(b == HALF) if affine else s.show(True)
    cover = s.given_each(
        lambda u, v: either(c(u) == 1, c(v) == 1, g.E(u, v) == 0, *([] if covers else [u < v])),
        s.n,
        s.n,
    )
    vector, size = s.sum(lambda v: (3 * c(v) - 1) * g.e(v)), s.sum(c)
    w = vector(s.n)

    def coordinate(v: Any) -> Any:
        """<w, e_v> is the coefficient of e_v."""
        by = s.induction(
            lambda k: vector(k) @ g.e(v) == choose(v < k, 3 * c(v) - 1, 0),
            s.inside(v),
            using=lambda k: [g.unit(k, v), s.show(implies(k == v, c(k) == c(v)), only=True)],
            only=True,
        )(s.n)
        return s.show(w @ g.e(v) == 3 * c(v) - 1, by, s.inside(v), only=True)

    given = s.show_each(lambda v: w @ g.e(v) == 3 * c(v) - 1, using=lambda v: [coordinate(v)])
    wrong = s.induction(lambda k: g.wrong(w, b, k) == size(k), given, chosen, half, only=True)

    def row(u: Any) -> Any:
        """No edge at u is wrong."""
        return s.induction(
            lambda k: g.row(w, b, u, k) == 0,
            given(u),
            chosen(u),
            half,
            given,
            chosen,
            using=lambda k: [g.edge(u, k), cover(u, k)],
            only=True,
        )(s.n)

    edges = s.induction(lambda k: g.edges(w, b, k) == 0, using=lambda k: [row(k)], only=True)
    s.claim(part, g.loss(w, b) == size(s.n), wrong(s.n), edges(s.n), half, only=True)
    if affine:
        s.prose("A point of weight k is k copies (part 3), and vertex cover is NP-hard.")


@proves(
    "zero-one-min-np-hard",
    {"edges": False},
    "A wrong edge costs nothing.",
    example=EDGE | {"w.0": 2, "w.1": -1, "b": 1},
    size=(2, 2, 1),
)
def loss_gives_cover(s: Any, edges: bool = True) -> None:
    """If edges and origin are right, b > 0 and (w_u + b) + (w_v + b) > 0 for every edge."""
    lower(s, 1, True, edges)


@proves(
    "zero-one-min-np-hard",
    {"covers": False},
    "An edge may have no vertex in the cover.",
    example=EDGE | {"c0": 1, "b": HALF},
    size=(2, 2, 1),
)
def cover_gives_loss(s: Any, covers: bool = True) -> None:
    """Coefficients 2 in the cover and -1 outside make the vertices of the cover wrong only."""
    upper(s, 1, True, covers)


@proves(
    "zero-one-min-np-hard",
    {"edges": False},
    "A wrong edge costs nothing.",
    example=EDGE | {"w.0": 2, "w.1": -1},
    size=(2, 2, 1),
)
def loss_gives_cover_through_origin(s: Any, edges: bool = True) -> None:
    """With b = 0, w_u + w_v > 0 for every edge that is right."""
    lower(s, 2, False, edges)


@proves(
    "zero-one-min-np-hard",
    {"covers": False},
    "An edge may have no vertex in the cover.",
    example=EDGE | {"c0": 1},
    size=(2, 2, 1),
)
def cover_gives_loss_through_origin(s: Any, covers: bool = True) -> None:
    """The same coefficients do without an offset."""
    upper(s, 2, False, covers)

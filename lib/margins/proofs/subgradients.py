"""Proofs of the chapter on subgradients, for every n, every d and every number of steps."""

from types import SimpleNamespace
from typing import Any

from evidence.proof import proves
from evidence.smt import absolute, both, implies

from margins.proofs.rounds import is_sign
from margins.proofs.soft_margin import hinge


def point(s: Any, in_w: bool, in_b: bool) -> SimpleNamespace:
    """One example at (w, b); u = (y x, y), with 0 for what does not move."""
    x, y, w, b = s.vector("x"), s.real("y"), s.vector("w"), s.real("b")
    s.given(is_sign(y))
    return SimpleNamespace(
        w=w,
        b=b,
        u=(y * x if in_w else s.zero, y if in_b else 0),
        m=lambda v, a: y * (v @ x + a),
        here=y * (w @ x + b),
    )


def share_fits(share: Any, m: Any) -> Any:
    """1 below the kink, 0 above, something between on it."""
    inside = both(share >= 0, share <= 1)
    return both(inside, implies(m < 1, share == 1), implies(m > 1, share == 0))


def shares_are_subgradients(s: Any, part: int, in_w: bool, in_b: bool, below: bool) -> None:
    """The lines of these slopes stay below the hinge: v and a are any other point."""
    p = point(s, in_w, in_b)
    share, v, a = s.real("s"), s.vector("v"), s.real("a")
    v, a = v if in_w else p.w, a if in_b else p.b
    fits = share_fits(share, p.here)
    s.given(both(share >= -1, share <= 1) if below else fits)
    rise = (-share * p.u[0]) @ (v - p.w) - share * p.u[1] * (a - p.b)
    moved = s.show(rise == -share * (p.m(v, a) - p.here), only=False)
    s.claim(part, hinge(p.m(v, a)) >= hinge(p.here) + rise, moved)


@proves("hinge-subdifferential", {"below": True}, "The share may be negative.")
def shares_for_w(s: Any, below: bool = False) -> None:
    """In w: the line with the slope -s y x stays below the hinge; v is any other normal."""
    shares_are_subgradients(s, 1, True, False, below)


@proves("hinge-subdifferential", {"below": True}, "The share may be negative.")
def shares_for_b(s: Any, below: bool = False) -> None:
    """In b: the line with the slope -s y stays below the hinge; a is any other offset."""
    shares_are_subgradients(s, 2, False, True, below)


@proves("hinge-subdifferential", {"below": True}, "The share may be negative.")
def shares_for_both(s: Any, below: bool = False) -> None:
    """In (w, b): the plane with the slopes -s y x and -s y stays below the hinge."""
    shares_are_subgradients(s, 3, True, True, below)


def no_others(s: Any, part: int, in_w: bool, in_b: bool, whole: int) -> None:
    """A step of size delta along the slope, or along what is left of it, would cross the hinge."""
    p = point(s, in_w, in_b)
    g, c = s.vector("g") if in_w else s.zero, s.real("c") if in_b else 0
    u, here = p.u, p.here

    def below(v: Any, a: Any) -> Any:
        return hinge(p.m(v, a)) >= hinge(here) + g @ (v - p.w) + c * (a - p.b)

    def below_in_w(v: Any) -> Any:
        return below(v, p.b)

    def below_in_b(a: Any) -> Any:
        return below(p.w, a)

    said = below_in_w if not in_b else below if in_w else below_in_b
    slope = s.given_all("V" * in_w + "R" * in_b, said)

    def dot(q: Any, r: Any) -> Any:
        return q[0] @ r[0] + q[1] * r[1]

    def moved(size: Any, r: Any) -> list[Any]:
        """What the slope says at (w, b) + size r, with the margin there."""
        v, a = p.w + size * r[0], p.b + size * r[1]
        new = p.m(v, a)
        known = slope(*((v,) * in_w + (a,) * in_b))
        margin = s.show(new == here + size * dot(r, u), only=True)
        rise = s.show(g @ (v - p.w) + c * (a - p.b) == size * dot((g, c), r), only=True)
        said = hinge(here + size * dot(r, u)) >= hinge(here) + size * dot((g, c), r)
        return [s.show(said, known, margin, rise, only=True)]

    def vanishes(case: Any, r: Any, gap: Any, sign: int) -> None:
        """r = 0 in this case: a step along r that stays on one side of the kink."""
        size = gap / (1 + absolute(dot(r, u)))
        fits = s.show(implies(case, both(size > 0, absolute(size * dot(r, u)) <= gap)), only=True)
        flat = s.show(
            implies(case, size * (dot((g, c), r) + sign * dot(u, r)) <= 0),
            fits,
            *moved(size, r),
            only=True,
        )
        none = s.show(implies(case, dot(r, r) <= 0), flat, fits, only=True)
        is_zero(case, r, none)

    def is_zero(case: Any, r: Any, none: Any) -> None:
        if in_w:
            s.claim_same(part, r[0], s.zero, none, s.positive(r[0]), when=case, only=True)
        if in_b:
            s.claim(part, implies(case, r[1] == 0), none, s.positive(r[0]), only=True)

    vanishes(here > 1, (g, c), here - 1, 0)
    rest = (g + whole * u[0], c + whole * u[1])
    vanishes(here < 1, rest, 1 - here, 1)
    length = dot(u, u)
    kink = both(here == 1, length > 0)
    share = -dot((g, c), u) / length
    left = (g + share * u[0], c + share * u[1])
    parts = s.show(
        implies(length > 0, both(dot(left, u) == 0, dot((g, c), left) == dot(left, left))),
        only=True,
    )
    flat = s.show(implies(kink, dot(left, left) <= 0), parts, *moved(1, left), only=True)
    is_zero(kink, left, flat)
    along = s.show(implies(length > 0, dot((g, c), u) == -share * length), only=True)
    known = [along, *moved(1, u), *moved(-1, u)]
    scaled = s.show(
        implies(kink, both(share * length >= 0, share * length <= length)), *known, only=True
    )
    s.claim(part, implies(kink, both(share >= 0, share <= 1)), scaled, only=True)
    if in_w and not in_b:
        nothing = both(here == 1, length == 0)
        zero = s.show(implies(nothing, dot((g, c), u) == 0), s.cauchy_schwarz(g, u[0]), only=True)
        none = s.show(implies(nothing, g @ g <= 0), zero, *moved(1, (g, 0)), only=True)
        is_zero(nothing, (g, 0), none)


@proves("hinge-subdifferential", {"whole": 2}, "Below the kink the subgradient is -2yx.")
def no_others_for_w(s: Any, whole: int = 1) -> None:
    """In w: a subgradient g is 0 above the kink, -yx below, and -s yx with 0 <= s <= 1 on it."""
    no_others(s, 1, True, False, whole)


@proves("hinge-subdifferential", {"whole": 2}, "Below the kink the subgradient is -2y.")
def no_others_for_b(s: Any, whole: int = 1) -> None:
    """In b: a subgradient c is 0 above the kink, -y below, and -s y with 0 <= s <= 1 on it."""
    no_others(s, 2, False, True, whole)


@proves("hinge-subdifferential", {"whole": 2}, "Below the kink both slopes are twice as large.")
def no_others_for_both(s: Any, whole: int = 1) -> None:
    """In (w, b): a subgradient (g, c) has one share s for both of its parts."""
    no_others(s, 3, True, True, whole)

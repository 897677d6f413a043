"""Proofs of the chapter *The box* that primal and dual values meet, with bias and without."""

from typing import Any

from evidence.proof import proves
from evidence.smt import both, choose, implies

from margins.proofs.soft_dual import gap, in_box, multipliers, weak
from margins.proofs.soft_dual_pairs import balanced, in_order, middle, moved


@proves("soft-strong-duality", {"stated": False}, "Any balanced point of the box has no gap.")
def soft_strong_duality(s: Any, stated: bool = True) -> None:
    """With a bias, multipliers with all pairs in order have the value of the cheapest street, and
    no others have more. By dual-pair-exchange the pairs of a maximiser are in order."""
    r = balanced(s)
    r.order = in_order(s, r, stated)
    here = middle(s, r)
    v, c, D = s.vector("w_prime"), s.real("b_prime"), s.let("D", r.a.dual)
    named = s.show(r.a.dual == D)
    P, cost = r.e.cost(r.w, here.b), r.e.cost(v, c)
    bound = weak(s, r.e, r.a, r.box, v, c, r.free).bound
    s.claim(2, P == D, here.equal, named, only=True)
    s.claim(1, cost >= P, bound, here.equal, only=True)
    other = multipliers(s, r.e, "alpha_prime")
    box, free = in_box(s, r.e, other), s.given(other.balance == 0)
    bound = weak(s, r.e, other, box, r.w, here.b, free).bound
    s.claim(2, other.dual <= D, bound, here.equal, named, only=True)
    s.prose("A maximiser of the dual exists by compactness.")


@proves("soft-strong-duality", {"best": False}, "Any point of the box has no gap.")
def soft_strong_duality_without_bias(s: Any, best: bool = True) -> None:
    """Without bias, if no move of one multiplier raises the dual value, there is no gap. The first
    two claims hold for every p; this is what the others assume."""
    r = balanced(s, bias=False)
    i, at, y, C = s.index("p"), r.a.at, r.e.y, r.C
    dual, change, way = moved(s, r, i)

    def optimal(t: Any) -> Any:
        first = at(i) + t * y(i)
        return implies(both(first >= 0, first <= C), dual(t) <= r.a.dual if best else t * t >= 0)

    none_better = s.given_all("R", optimal)
    up, down = choose(y(i) == 1, C - at(i), at(i)), choose(y(i) == 1, at(i), C - at(i))
    step = r.t(i) / (way @ way + 1)
    claims = ((up, 1, implies(r.up(i), r.t(i) <= 0)), (down, -1, implies(r.down(i), r.t(i) >= 0)))
    for room, sense, said in claims:
        c = sense * choose(sense * step <= room, sense * step, room)
        s.claim(2, said, change(c), none_better(c), s.positive(way), at=(i,))
    if best:
        s.given_each(lambda i: both(implies(r.up(i), r.t(i) <= 0), implies(r.down(i), r.t(i) >= 0)))
    g, v, D = gap(s, r.e, r.a, r.w, 0), s.vector("w_prime"), s.let("D", r.a.dual)
    nothing = s.induction(lambda k: g.rest(k) == 0, only=True)(s.n)
    named = s.show(r.a.dual == D)
    equal = s.claim(2, r.e.cost(r.w, 0) == D, g.identity, nothing, r.combined, named, only=True)
    bound = weak(s, r.e, r.a, r.box, v, 0, r.free).bound
    s.claim(1, r.e.cost(r.w, 0) <= r.e.cost(v, 0), bound, equal, named, only=True)
    other = multipliers(s, r.e, "alpha_prime")
    bound = weak(s, r.e, other, in_box(s, r.e, other), r.w, 0, r.e.price).bound
    s.claim(2, other.dual <= D, bound, equal, named, only=True)
    s.prose("A maximiser of the dual exists by compactness.")

"""Whether some point is claimed by no affine score, with a proof of either answer."""

from dataclasses import dataclass

from margins.base.arrays import rationals
from margins.base.brief import Brief
from margins.base.data import not_empty, same_length
from margins.base.types import Array, PointsLike, VectorLike
from margins.rational.arrays import array
from margins.rational.lcp import Infeasible
from margins.rational.lp import equalities, minimise


@dataclass(frozen=True, eq=False, repr=False)
class Cover(Brief):
    """Either `weights` c >= 0 with sum c_k s_k = 1 everywhere, so that every point is claimed, or
    a `point` at which no score is positive. The other one is None."""

    weights: Array | None
    point: Array | None


def cover(W: PointsLike, b: VectorLike) -> Cover:
    """Do the scores <w_k, x> + b_k claim every x? W has a row for each class (`ova-regions`).

    Exact on integers and `Fraction`s. The weights are a linear program over them; if there are
    none, Farkas' lemma gives the point.
    """
    normals, offsets = not_empty("W", rationals("W", W, 2)), rationals("b", b, 1)
    same_length(len(normals), b=offsets)
    d = normals.shape[1]
    rows = [*normals.T.tolist(), offsets.tolist()]
    found = minimise([0] * len(normals), *equalities(rows, [0] * d + [1]))
    if not isinstance(found, Infeasible):
        return Cover(array(found.x), None)
    r = found.u[len(normals) :]
    z = [plus - minus for plus, minus in zip(r[: d + 1], r[d + 1 :], strict=True)]
    return Cover(None, array([v / z[d] for v in z[:d]]))

"""Subgradients of the total slack, and certificates of optimality for the soft margin.

All functions take floats or, for exact answers, `Fraction`s.
"""

from dataclasses import dataclass

import numpy as np

from margins.base.brief import Brief
from margins.base.data import (
    BadInput,
    entry,
    is_exact,
    labels,
    not_negative,
    numbers,
    positive,
    same_length,
    tolerance,
)
from margins.base.types import Array, Labels, LabelsLike, Number, PointsLike, Scalar, VectorLike
from margins.hyperplanes.linear import functional_margins
from margins.losses.surrogates import hinge
from margins.rational.lp import Optimum, equalities, minimise
from margins.svm import certified, duality, exact
from margins.svm.soft_margin import objective
from margins.svm.solver.least_squares import between_zero_and_one


def is_subgradient(
    X: PointsLike,
    y: LabelsLike,
    w: VectorLike,
    b: Scalar,
    vector: VectorLike,
    slope_b: Scalar | None = None,
    *,
    tol: Scalar = 1e-9,
) -> bool:
    """Whether `vector` is a subgradient of S(., b) at w; with `slope_b`, of S at (w, b).

    The subdifferential is the set of -sum s_i u_i with -s_i in the subdifferential of the hinge
    at m_i and u_i = y_i x_i (and the last entry y_i for b). For `Fraction`s the answer is exact,
    by a linear program. For floats a margin within `tol` of 1 counts as on the kink, and the
    distance to the set as 0 if it is below tol * (|vector| + sum |u_i|), the size of the sums.
    """
    at = _linear(X, y, w, b)
    _, target = numbers(X=(at.X, 2), vector=(vector, 1))
    if len(target) != len(at.w):
        raise BadInput(f"the vector has {len(target)} entries, w has {len(at.w)}")
    signed = at.X * at.y[:, None]
    if slope_b is not None:
        _, last = numbers(X=(at.X, 2), slope_b=(slope_b, 0))
        signed = np.column_stack([signed, at.y])
        target = np.append(target, last)
    tol, exact = tolerance(tol), is_exact(at.X)
    kink = np.abs(at.margins - 1) <= (0 if exact else tol)
    rest = -target - signed[(at.margins < 1) & ~kink].sum(axis=0)
    if exact:
        return _in_zonotope(signed[kink], rest)
    size = np.linalg.norm(target) + np.linalg.norm(signed, axis=1).sum()
    return _near_zonotope(signed[kink], rest, float(tol * size))


def _in_zonotope(vectors: Array, target: Array) -> bool:
    """Whether target = sum s_i v_i for some s in [0, 1], exactly."""
    k = len(vectors)
    A, b = equalities(vectors.T.tolist(), target.tolist())
    below_one = [[-int(i == j) for j in range(k)] for i in range(k)]
    return isinstance(minimise([0] * k, [*A, *below_one], [*b, *[-1] * k]), Optimum)


def _near_zonotope(vectors: Array, target: Array, distance: float) -> bool:
    """Whether the zonotope of the vectors comes within `distance` of the target."""
    if len(vectors) == 0:
        return bool(np.linalg.norm(target) <= distance)
    best = between_zero_and_one(vectors.T, target)
    return bool(np.linalg.norm(vectors.T @ best - target) <= distance)


@dataclass(frozen=True, eq=False, repr=False)
class Certificate(Brief):
    """Multipliers s that bound how far (w, b) is from optimal.

    `excess` = P(w, b) - D(C s) >= P(w, b) - min P >= 0 (weak duality). If it is 0 then (w, b) is
    optimal, s_i = 1 below margin 1 and 0 above, w = C sum s_i u_i, and with bias sum s_i y_i = 0:
    -s_i is a slope of the hinge at m_i, and the subgradient that these slopes make vanishes.
    """

    multipliers: Array
    excess: Number


def certificate(
    X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar, C: Scalar, *, bias: bool = True
) -> Certificate:
    """The best certificate for (w, b), a dual optimum: it proves every primal optimum.

    So `excess` is 0 iff (w, b) is optimal. It is the distance of the objective from its minimum,
    exactly for `Fraction`s, up to the certified gap of the solver for floats.
    """
    at = _linear(X, y, w, b, C)
    fit = exact.fit if is_exact(at.X) else certified.fit
    multipliers = fit(at.X, at.y, at.value, bias=bias).alpha / at.value
    return Certificate(multipliers, excess(X, y, w, b, C, multipliers, bias=bias))


def excess(
    X: PointsLike,
    y: LabelsLike,
    w: VectorLike,
    b: Scalar,
    C: Scalar,
    multipliers: VectorLike,
    *,
    bias: bool = True,
) -> Number:
    """P(w, b) - D(C s), by the sum of non-negative terms of `duality-gap-identity`.

    The terms vanish one by one iff the conditions of `Certificate` hold. Raises `BadInput` if s is
    not feasible: outside [0, 1], b not 0 without bias, or out of balance with bias (for floats,
    by more than the rounding of the sum).
    """
    at = _linear(X, y, w, b, C)
    _, s = numbers(X=(at.X, 2), multipliers=(multipliers, 1))
    same_length(len(at.y), multipliers=s)
    if (s < 0).any() or (s > 1).any():
        raise BadInput("multipliers must lie between 0 and 1, as minus a slope of the hinge does")
    rounding = 0 if is_exact(at.X) else len(s) * np.finfo(np.float64).eps * s.sum()
    if bias and abs(s @ at.y) > rounding:
        raise BadInput("with bias the multipliers of the two classes must have the same sum")
    if not bias and at.b != 0:
        raise BadInput("b must be 0 without bias")
    terms = duality.gap(at.X, at.y, at.w, at.b, at.value * s, slack=hinge(at.margins), C=at.value)
    return terms.distance + terms.box + terms.complementarity


def is_certificate(
    X: PointsLike,
    y: LabelsLike,
    w: VectorLike,
    b: Scalar,
    C: Scalar,
    multipliers: VectorLike,
    *,
    bias: bool = True,
    gap: Scalar = 0.0,
) -> bool:
    """Whether the multipliers prove (w, b) optimal, up to `gap` relative to the objective.

    Floats are forgiven the rounding of the margins as well: an error e in a margin changes the
    excess by at most C e, which is more than the objective itself when C is far beyond the
    multipliers.
    """
    at = _linear(X, y, w, b, C)
    bound = excess(X, y, w, b, C, multipliers, bias=bias)
    return bool(
        bound
        <= not_negative("gap", gap) * objective(X, y, w, b, C)
        + at.value * _margin_rounding(at).sum()
    )


def _margin_rounding(at: "_Linear") -> Array:
    """A bound for the rounding error of each margin and slack; 0 for `Fraction`s."""
    if is_exact(at.X):
        return 0 * at.margins
    operations = len(at.w) + 3
    size = np.abs(at.X) @ np.abs(at.w) + abs(at.b) + 1
    return np.asarray(operations * np.finfo(np.float64).eps * size)


@dataclass(frozen=True, eq=False)
class _Linear:
    """Checked arguments: a linear classifier on a sample, and a penalty."""

    X: Array
    y: Labels
    w: Array
    b: Number
    margins: Array
    value: Number


def _linear(X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar, value: Scalar = 1) -> _Linear:
    points, weights, offset, number = numbers(X=(X, 2), w=(w, 1), b=(b, 0), C=(value, 0))
    positive("the penalty C", entry(number))
    margins = functional_margins(points, y, weights, entry(offset))
    return _Linear(points, labels(y, len(points)), weights, entry(offset), margins, entry(number))

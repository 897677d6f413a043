"""The soft margin with lam2 |w|^2 + (mean hinge loss), and what its stability says of the risk.

Without bias, or with a bias that is charged as the weight of a constant feature. Machines and
risks are exact; the bounds are exact on integers and `Fraction`s, float otherwise.
"""

import math
from collections import Counter
from fractions import Fraction

import numpy as np

from margins.base.data import count, not_negative, positive, rational, sample
from margins.base.types import Array, Count, LabelsLike, Number, PointsLike, Scalar
from margins.generalisation.finite import Finite
from margins.svm import exact
from margins.svm.constant_feature import from_constant, with_constant
from margins.svm.conventions import to_C
from margins.svm.solution import Machine


def soft_svm(
    X: PointsLike, y: LabelsLike, lam2: Scalar, *, constant: Scalar | None = None
) -> Machine:
    """A(S), the minimiser of lam2 |w|^2 + the mean of h(m_i), exactly (`soft-svm-stability`).

    Without bias; or, with a constant feature, the minimiser of lam2 (|w|^2 + (b/constant)^2) + the
    mean of h(m_i) (`soft-svm-penalised-bias`). Such a machine is a learner for `expected_risk`.
    Copies of an example cost no time: k of them are one with the price of k.

    >>> print(*soft_svm([[1], [2]], [1, -1], 1).weights)
    -1/4
    """
    points, signs = sample(X, y)
    price = to_C(_regulariser(lam2), "conv-lambda2", len(signs))
    names = Counter((*x, s) for x, s in zip(points.tolist(), signs.tolist(), strict=True))
    kept = np.array(list(names), dtype=object)
    counts = np.array(list(map(Fraction, names.values())))
    return _machine(kept[:, :-1], kept[:, -1], counts * price, constant)


def _regulariser(lam2: Scalar) -> Number:
    """An exact lam2 > 0."""
    return positive("lam2", rational("lam2", lam2))


def _machine(X: Array, y: Array, C: Number | Array, constant: Scalar | None) -> Machine:
    """Without bias, or with one that is the weight of the constant."""
    if constant is None:
        return exact.fit(X, y, C, bias=False).machine
    found = exact.fit(with_constant(X, constant), y, C, bias=False)
    return Machine(*from_constant(found.machine.weights, constant))


def penalised_risk(D: Finite, lam2: Scalar, *, constant: Scalar | None = None) -> Number:
    """The least value of L_D(u) + lam2 |u|^2 over all u, with the hinge loss: what the bounds
    compare with (`soft-svm-expectation`); with a constant, of L_D(u, c) + lam2 (|u|^2 +
    (c/constant)^2)."""
    weight = _regulariser(lam2)
    X = D.X if constant is None else with_constant(D.X, constant)
    return 2 * weight * exact.fit(X, D.y, D.probabilities / (2 * weight), bias=False).primal


def largest_move(rho: Scalar, lam2: Scalar, n: Count) -> Number:
    """rho/(lam2 n): no solution moves farther if one of n examples changes
    (`soft-svm-stability`)."""
    return not_negative("rho", rho) / (positive("lam2", lam2) * count("n", n))


def gap_bound(rho: Scalar, lam2: Scalar, n: Count) -> Number:
    """5 rho^2/(8 lam2 n), by which the risk exceeds the loss on the sample at most, in expectation
    (`soft-svm-gap`)."""
    return _share(rho, lam2, n) * 5 / 8


def expectation_bound(D: Finite, rho: Scalar, lam2: Scalar, n: Count) -> Number:
    """The printed bound of the expected risk: inf_u (L_D(u) + lam2 |u|^2) + 2 rho^2/(lam2 n)
    (`soft-svm-expectation`)."""
    return penalised_risk(D, lam2) + 2 * _share(rho, lam2, n)


def leave_one_out_bound(D: Finite, rho: Scalar, lam2: Scalar, n: Count) -> Number:
    """The sharper bound of the expected risk: inf_u (L_D(u) + lam2 n/(n+1) |u|^2) +
    rho^2/(2 lam2 n) (`soft-svm-leave-one-out`)."""
    size = count("n", n)
    least = penalised_risk(D, _regulariser(lam2) * size / (size + 1))
    return least + _share(rho, lam2, size) / 2


def _share(rho: Scalar, lam2: Scalar, n: Count) -> Number:
    """rho^2/(lam2 n)."""
    return not_negative("rho", rho) * largest_move(rho, lam2, n)


def tuned(rho: Scalar, size: Scalar, n: Count, *, sharper: bool = False) -> float:
    """The lam2 with the least bound for comparison with |u| <= size (`soft-svm-tuning`):
    sqrt(2 rho^2/(size^2 n)), or sqrt(rho^2 (n+1)/(2 n^2 size^2)) for the sharper bound."""
    radius, length, number = positive("rho", rho), positive("size", size), count("n", n)
    factor = (number + 1) / (2 * number**2) if sharper else 2 / number
    return float(radius / length) * math.sqrt(factor)


def tuned_excess(rho: Scalar, size: Scalar, n: Count, *, sharper: bool = False) -> float:
    """What the tuned machine loses, in expectation, beyond the best u with |u| <= size at most
    (`soft-svm-tuning`): sqrt(8 rho^2 size^2/n), or sqrt(2 rho^2 size^2/(n+1))."""
    radius, length, number = positive("rho", rho), positive("size", size), count("n", n)
    return float(radius * length) * math.sqrt(2 / (number + 1) if sharper else 8 / number)

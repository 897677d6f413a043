"""What the dual of logistic regression says: its gap term by term, and how much each point counts.

The solver and both objectives are in `margins.losses.logistic`. All functions work in floats and
cost O(n d).
"""

import math

import numpy as np
from scipy.special import expit

from margins.base.data import as_floats, numbers, points, positive_float, same_length
from margins.base.types import Array, LabelsLike, PointsLike, Scalar, VectorLike
from margins.hyperplanes.linear import combination, functional_margins
from margins.losses.logistic import entropy
from margins.losses.surrogates import LOGISTIC


def gap_terms(
    X: PointsLike, y: LabelsLike, w: VectorLike, b: Scalar, alpha: VectorLike, C: Scalar
) -> tuple[float, Array]:
    """Half the square and the brackets of the points (`logistic-strong-duality`).

    They add up to primal minus dual value, for b = 0 or alpha in balance:

        |w - sum alpha_i y_i x_i|^2 / 2 + C sum [log(1 + exp(-m_i)) + l_i m_i - H(l_i)]

    with l_i = alpha_i / C. No bracket is negative (`logistic-conjugate`).
    """
    price = positive_float("C", C)
    normal, multipliers = numbers(w=(w, 1), alpha=(alpha, 1))
    shares = as_floats("alpha", multipliers) / price
    margins = as_floats("margins", functional_margins(X, y, normal, b))
    away = as_floats("w", normal - combination(X, y, multipliers))
    brackets = price * (LOGISTIC(margins) + shares * margins - entropy(shares))
    return float(away @ away / 2), np.asarray(brackets)


def least_multipliers(X: PointsLike, C: Scalar) -> Array:
    """C sigma(-|x_i| sqrt(2 C n log 2)), which no alpha_i is below (`logistic-never-sparse`).

    For logistic regression without bias.
    """
    lengths = np.linalg.norm(as_floats("X", points(X)), axis=1)
    price = positive_float("C", C)
    longest = math.sqrt(2 * price * len(lengths) * math.log(2))  # |w| is at most this
    return np.asarray(price * expit(-lengths * longest))


def deletion_moves(X: PointsLike, alpha: VectorLike, C: Scalar) -> Array:
    """alpha_i |x_i| / L: deleting point i moves w by at least this (`logistic-never-sparse`).

    L = 1 + C sum |x_j|^2 / 4 bounds the curvature. For logistic regression without bias.
    """
    floats = as_floats("X", points(X))
    (multipliers,) = numbers(alpha=(alpha, 1))
    same_length(len(floats), alpha=multipliers)
    curvature = 1 + positive_float("C", C) * float((floats**2).sum()) / 4
    return np.asarray(as_floats("alpha", multipliers) * np.linalg.norm(floats, axis=1) / curvature)

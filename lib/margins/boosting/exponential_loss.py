"""One stage of AdaBoost: the weighted exponential sum of a hypothesis and its best vote.

A hypothesis enters by its agreements s_i = y_i h(x_i), which are -1 where it errs, and a vote a by
u = exp(a) > 0. Then the sum of w_i exp(-a s_i) is the sum of w_i u^(-s_i): exact on `Fraction`s.
All functions take the agreements of one hypothesis (n) or of a pool (n x m, a column for each), and
answer with one value or with m values. O(n m).
"""

from typing import Any

from margins.base.data import (
    entry,
    numbers,
    positive,
    positives,
    real_array,
    same_length,
    sign_matrix,
)
from margins.base.types import Array, Number, Scalar, ValuesLike, VectorLike

Values = Number | Array
"""One number, or one for each hypothesis of a pool."""


def sides(weights: VectorLike, agreement: ValuesLike) -> tuple[Values, Values]:
    """The weight that is wrong and the weight that is right."""
    return _sides(weights, agreement)


def _sides(weights: VectorLike, agreement: ValuesLike) -> tuple[Any, Any]:
    (w,) = numbers(weights=(weights, 1))
    signs = real_array("agreement", agreement)
    single = signs.ndim == 1
    pool = sign_matrix(signs.reshape(-1, 1) if single else signs, "agreement")
    same_length(len(pool), weights=positives("weights", w))
    wrong = w @ (pool < 0)
    right = w.sum() - wrong
    return (wrong[0], right[0]) if single else (wrong, right)


def weighted_error(weights: VectorLike, agreement: ValuesLike) -> Values:
    """The share of the weight that is wrong."""
    wrong, right = _sides(weights, agreement)
    result: Values = wrong / (wrong + right)
    return result


def exponential_sum(weights: VectorLike, agreement: ValuesLike, u: Scalar) -> Values:
    """The sum of w_i exp(-a s_i) for the vote a = ln u (`exp-loss-split`)."""
    w, value = numbers(weights=(weights, 1), u=(u, 0))
    factor = positive("u = exp(a)", entry(value))
    wrong, right = _sides(w, agreement)
    result: Values = wrong * factor + right / factor
    return result


def squared_least_sum(weights: VectorLike, agreement: ValuesLike) -> Values:
    """The square of the least exponential sum over all votes, 4 wrong right (`optimal-vote`).

    The least sum itself is a root; squares order hypotheses exactly. 0 is an infimum only.
    """
    wrong, right = _sides(weights, agreement)
    result: Values = 4 * wrong * right
    return result

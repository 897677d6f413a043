"""One stage of AdaBoost: the weighted exponential sum of a hypothesis and its best vote.

A hypothesis enters by its agreements s_i = y_i h(x_i), which are -1 where it errs, and a vote a by
u = exp(a) > 0. Then the sum of w_i exp(-a s_i) is the sum of w_i u^(-s_i): exact on `Fraction`s.
All functions take the agreements of one hypothesis (n) or of a pool (n x m, a column for each), and
answer with one value or with m values. O(n m).
"""

from typing import Any

import numpy as np

from margins.base.data import BadInput, numbers, positive, sign_matrix


def sides(weights: Any, agreement: Any) -> tuple[Any, Any]:
    """The weight that is wrong and the weight that is right."""
    (w,) = numbers(weights=(weights, 1))
    single = np.ndim(agreement) == 1
    pool = sign_matrix(np.reshape(agreement, (-1, 1)) if single else agreement)
    if len(w) != len(pool) or not (w > 0).all():
        raise BadInput(f"give one positive weight for each of the {len(pool)} points")
    wrong = w @ (pool < 0)
    right = w.sum() - wrong
    return (wrong[0], right[0]) if single else (wrong, right)


def weighted_error(weights: Any, agreement: Any) -> Any:
    """The share of the weight that is wrong."""
    wrong, right = sides(weights, agreement)
    return wrong / (wrong + right)


def exponential_sum(weights: Any, agreement: Any, u: Any) -> Any:
    """The sum of w_i exp(-a s_i) for the vote a = ln u (`exp-loss-split`)."""
    w, value = numbers(weights=(weights, 1), u=(u, 0))
    factor = positive("u = exp(a)", value[()])
    wrong, right = sides(w, agreement)
    return wrong * factor + right / factor


def squared_least_sum(weights: Any, agreement: Any) -> Any:
    """The square of the least exponential sum over all votes, 4 wrong right (`optimal-vote`).

    The least sum itself is a root; squares order hypotheses exactly. 0 is an infimum only.
    """
    wrong, right = sides(weights, agreement)
    return 4 * wrong * right

"""Multipliers made feasible: in the box and, with a bias, in balance, both exactly."""

import math

import numpy as np

from margins.base.types import Array, Labels


def feasible(alpha: Array, y: Labels, C: float | Array, bias: bool) -> Array:
    """alpha moved into the box and, with a bias, to sum alpha_i y_i = 0, exactly.

    All are made multiples of the last digit of the largest, so that their sums are exact. A
    common price is such a multiple, prices of their own may be missed by a digit. The surplus is
    taken from the multipliers of the heavier class, in proportion to them; if possible from those
    between the bounds only, so that C stays C.
    """
    alpha = np.minimum(np.maximum(alpha, 0), C)
    if not bias:
        return alpha
    digit = float(np.spacing(alpha.max()))
    alpha = np.rint(alpha / digit) * digit
    alpha -= digit * (alpha > C)
    if surplus := _sum(alpha * y, digit):
        chosen = _can_give(alpha, y, C, surplus)
        share = max(0.0, 1 - abs(surplus) / float(alpha[chosen].sum()))
        alpha[chosen] = np.rint(share * alpha[chosen] / digit) * digit
    for _ in range(len(alpha)):  # some last digits are left; a step ends this, or empties a row
        if not (surplus := _sum(alpha * y, digit)):
            break
        chosen = _can_give(alpha, y, C, surplus)
        largest = chosen[np.argmax(alpha[chosen])]
        alpha[largest] -= min(abs(surplus), float(alpha[largest]))
    return alpha


def _sum(values: Array, digit: float) -> float:
    """The sum of multiples of a digit, each below 2^54 times it, rounded once.

    Halves of the numbers have so few digits that floats add millions of them without error.
    """
    coarse = 2.0**27 * digit
    high = np.rint(values / coarse) * coarse
    return math.fsum((float(high.sum()), float((values - high).sum())))


def _can_give(alpha: Array, y: Labels, C: float | Array, surplus: float) -> Array:
    """The rows of the heavier class, those at the bound C only if they are needed."""
    heavier = y > 0 if surplus > 0 else y < 0
    (between,) = (heavier & (alpha < C)).nonzero()
    return between if alpha[between].sum() >= abs(surplus) else np.flatnonzero(heavier)

"""Runs of AdaBoost in which three hypotheses come in turn."""

from fractions import Fraction

from margins.base.data import count, not_negative, positive, rational
from margins.base.types import Count, Scalar


def errors_in_turn(
    first: Scalar, second: Scalar, rest: Scalar, rounds: Count
) -> tuple[Fraction, ...]:
    """c_t / (2 c_{t+2}) with c_{t+2} = c_{t+1} + c_t + rest: the weighted errors of three
    hypotheses that come in turn (`three-in-turn`).

    >>> errors_in_turn(1, 1, 0, 4)  # Fibonacci numbers
    (Fraction(1, 4), Fraction(1, 6), Fraction(1, 5), Fraction(3, 16))
    """
    c = [rational("first", positive("first", first))]
    c.append(rational("second", positive("second", second)))
    z = rational("rest", not_negative("rest", rest))
    total = count("rounds", rounds)
    while len(c) < total + 2:
        c.append(c[-1] + c[-2] + z)
    return tuple(c[t] / (2 * c[t + 2]) for t in range(total))

"""Bounds on the error of a vote from its margins on the sample, as numbers.

They are floats and never below the formulas. A bound of 1 or more says nothing, and is returned as
it is.
"""

from fractions import Fraction

from margins.base.data import BadInput, count, not_negative, numbers, positive
from margins.base.types import Count, Scalar, VectorLike
from margins.generalisation.rounding import above, chance, decimal, luck
from margins.generalisation.rounding import share as share_of


def error_bound(share: Scalar, theta: Scalar, average: Scalar, n: Count, delta: Scalar) -> float:
    """share + 2 average / theta + sqrt(ln(1/delta) / (2n)) (`voting-margin-bound`).

    `share` is the fraction of training points whose normalised margin is below theta, a level
    chosen before the sample, and `average` the Rademacher average of the pool.
    """
    part, level = share_of("share", share), positive("theta", theta)
    rich, size, failure = not_negative("average", average), count("n", n), chance(delta)
    return above(lambda: decimal(part) + 2 * decimal(rich) / decimal(level) + luck(size, failure))


def error_bound_on(margins: VectorLike, theta: Scalar, average: Scalar, delta: Scalar) -> float:
    """The same from the normalised margins of the training points (`voting-margin-bound`)."""
    (array,) = numbers(margins=(margins, 1))
    if len(array) == 0 or (abs(array) > 1).any():
        raise BadInput("margins must be normalised: at least one of them, all from -1 to 1")
    below = Fraction(int((array < positive("theta", theta)).sum()), len(array))
    return error_bound(below, theta, average, len(array), delta)

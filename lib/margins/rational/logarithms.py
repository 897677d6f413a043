"""Sums of logarithms of whole numbers, compared exactly.

The sign of e_1 ln a_1 + ... + e_m ln a_m is decided for whole numbers a_i >= 1 and rational e_i.
Whether the sum is 0 is a question about products of powers: written over numbers that have no
factor in common, such a product is 1 only if every exponent is 0. If it is not 0, more and more
digits of the logarithms tell its sign.
"""

from collections.abc import Iterable, Mapping
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import total_ordering
from math import fsum, gcd, lcm, log

from margins.base.data import BadInput

_CERTAIN = 2.0**-44
"""The float sum of a few logarithms is this close, relative to the sum of their sizes."""


@total_ordering
class LogSum:
    """The real number sum(exponent * ln(base)) over whole bases >= 1, with an exact order.

    >>> LogSum({2: 8}) == LogSum({4: 4})
    True
    >>> LogSum({2: 8}) < LogSum({3: 5})
    False
    """

    def __init__(self, powers: Mapping[int, Fraction | int]) -> None:
        if any(base < 1 for base in powers):
            raise BadInput("the bases must be whole numbers of at least 1")
        self.powers = {b: Fraction(e) for b, e in powers.items() if b > 1 and e}

    def __add__(self, other: "LogSum") -> "LogSum":
        return LogSum(_added(self.powers, other.powers, 1))

    def __sub__(self, other: "LogSum") -> "LogSum":
        return LogSum(_added(self.powers, other.powers, -1))

    def __truediv__(self, by: Fraction | int) -> "LogSum":
        return LogSum({base: exponent / by for base, exponent in self.powers.items()})

    def __eq__(self, other: object) -> bool:
        return sign_of(self - _as_sum(other)) == 0

    def __lt__(self, other: object) -> bool:
        return sign_of(self - _as_sum(other)) < 0

    __hash__ = None  # type: ignore[assignment]  # equal sums may stand over different bases

    def __float__(self) -> float:
        return fsum(float(e) * log(b) for b, e in self.powers.items())

    def __repr__(self) -> str:
        return f"LogSum(about {float(self):.6g})"


def _as_sum(other: object) -> LogSum:
    """0 stands for the empty sum."""
    if isinstance(other, LogSum):
        return other
    if other == 0:
        return LogSum({})
    raise BadInput(f"a sum of logarithms is compared with {other!r}; compare it with another or 0")


def _added(
    a: Mapping[int, Fraction], b: Mapping[int, Fraction], factor: int
) -> dict[int, Fraction]:
    total = dict(a)
    for base, exponent in b.items():
        total[base] = total.get(base, Fraction(0)) + factor * exponent
    return total


def sign_of(sum_: LogSum) -> int:
    """-1, 0 or +1. Floats decide if they can, then exact exponents, then more digits."""
    terms = [float(e) * log(b) for b, e in sum_.powers.items()]
    total = fsum(terms)
    if abs(total) > _CERTAIN * fsum(map(abs, terms)):
        return 1 if total > 0 else -1
    powers = {b: e for b, e in _over_coprime(sum_.powers).items() if e}
    if not powers:
        return 0
    whole = lcm(*(e.denominator for e in powers.values()))
    exponents = {b: int(e * whole) for b, e in powers.items()}
    digits = 40
    while True:  # ends: the sum is not 0
        with localcontext() as context:
            context.prec = digits + len(str(max(map(abs, exponents.values())))) + 20
            value = sum((e * Decimal(b).ln() for b, e in exponents.items()), Decimal(0))
            if abs(value) > Decimal(10) ** -digits:
                return 1 if value > 0 else -1
        digits *= 2


def _over_coprime(powers: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """The same product of powers over bases no two of which have a factor in common."""
    found: dict[int, Fraction] = {}
    waiting = list(powers.items())
    while waiting:
        base, exponent = waiting.pop()
        if base == 1:
            continue
        other = next((b for b in found if gcd(b, base) > 1), None)
        if other is None:
            found[base] = exponent
            continue
        common, old = gcd(other, base), found.pop(other)
        waiting += [(common, exponent + old), (base // common, exponent), (other // common, old)]
    return found


def log_sum(terms: Iterable[tuple[Fraction | int, Fraction | int]]) -> LogSum:
    """The sum of e ln v over pairs (e, v) of rational numbers, v > 0."""
    powers: dict[int, Fraction] = {}
    for exponent, value in terms:
        for base, sign in ((Fraction(value).numerator, 1), (Fraction(value).denominator, -1)):
            powers[base] = powers.get(base, Fraction(0)) + sign * Fraction(exponent)
    return LogSum(powers)

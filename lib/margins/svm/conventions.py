"""The ways to write the penalty of the soft margin, in one table.

Every source minimises a |w|^2 + c sum(slack) and puts its own parameter v and the number n of
points into a and c. Dividing by 2a > 0 gives the reference problem |w|^2/2 + C sum(slack) with
C = c / (2a): the minimisers are the same. All formulas follow from the columns a and c.

Integers and `Fraction`s give exact results, floats give floats.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from margins.base.data import BadInput, count, positive
from margins.base.types import Count, Number, Scalar


@dataclass(frozen=True)
class Weight:
    """factor * v^v_power * n^n_power. `at` also takes symbols."""

    factor: Fraction
    v_power: int = 0
    n_power: int = 0

    def at(self, v: Any, n: Any) -> Any:
        """The weight for the parameter v and n points."""
        return self.factor * v**self.v_power * n**self.n_power


@dataclass(frozen=True)
class Convention:
    """The objective norm |w|^2 + slack sum(slack)."""

    formula: str
    norm: Weight
    slack: Weight


_HALF, _ONE = Fraction(1, 2), Fraction(1)

CONVENTIONS: dict[str, Convention] = {
    "conv-gamma0": Convention("|w|²/2 + γ Σξ", Weight(_HALF), Weight(_ONE, v_power=1)),
    "conv-c2": Convention("|w|² + C₂ Σξ", Weight(_ONE), Weight(_ONE, v_power=1)),
    "conv-lambda2": Convention(
        "λ₂ |w|² + Σξ / n", Weight(_ONE, v_power=1), Weight(_ONE, n_power=-1)
    ),
    "conv-lambda": Convention(
        "λ/2 |w|² + Σξ / n", Weight(_HALF, v_power=1), Weight(_ONE, n_power=-1)
    ),
    "conv-lambda3": Convention("λ₃/2 |w|² + Σξ", Weight(_HALF, v_power=1), Weight(_ONE)),
    "conv-creg": Convention("C_reg/2 |w|² + Σξ", Weight(_HALF, v_power=1), Weight(_ONE)),
}


def to_C(value: Scalar, convention: str, n: Count) -> Number:
    """The C with the same minimisers as the convention with this parameter: c / (2a)."""
    norm, slack = _weights(value, convention, n)
    return slack / (2 * norm)


def from_C(C: Scalar, convention: str, n: Count) -> Number:
    """The parameter of the convention with the same minimisers as C.

    In every row C is a multiple of v or of 1/v, so v is that power of C over the multiple.
    """
    row = _row(convention)
    power = row.slack.v_power - row.norm.v_power
    return (_penalty("C", C) / to_C(_ONE, convention, n)) ** power


def objective(norm2: Number, total: Number, value: Scalar, convention: str, n: Count) -> Number:
    """The objective of the convention at |w|^2 = norm2 and total slack `total`."""
    norm, slack = _weights(value, convention, n)
    return norm * norm2 + slack * total


def dual_scale(value: Scalar, convention: str, n: Count) -> Number:
    """t = 2a: objective and dual variables are t times those of the reference problem.

    The dual of the convention is max sum(beta) - |sum beta_i u_i|^2 / (2t) over beta in [0, c],
    with beta = t alpha and w = sum beta_i u_i / t. For conv-creg, t = 1/C and beta lies in [0, 1]
    (`conv-dual-scaling`).
    """
    return 2 * _weights(value, convention, n)[0]


def dual_objective(
    total: Number, norm2: Number, value: Scalar, convention: str, n: Count
) -> Number:
    """The dual objective of the convention at sum(beta) = total, |sum beta_i u_i|^2 = norm2."""
    return total - norm2 / (2 * dual_scale(value, convention, n))


def _row(convention: str) -> Convention:
    if convention not in CONVENTIONS:
        raise BadInput(f"unknown convention {convention!r}; choose one of {', '.join(CONVENTIONS)}")
    return CONVENTIONS[convention]


def _weights(value: Scalar, convention: str, n: Count) -> tuple[Number, Number]:
    row = _row(convention)
    v, size = _penalty("value", value), Fraction(count("n, the number of points,", n))
    return row.norm.at(v, size), row.slack.at(v, size)


def _penalty(name: str, value: Scalar) -> Number:
    hint = "the hard margin is a limit of these problems, not one of them"
    return positive(f"the penalty {name}", value, hint=hint)
